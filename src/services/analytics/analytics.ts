/**
 * Product analytics. Events are a closed list and carry nothing about a person: no names, search text,
 * page addresses or slugs (product rule 12).
 */
export interface Analytics {
  /** Never throws and never delays the caller. */
  count(event: AnalyticsEvent): void;
  /** Writes what is still held back. */
  flush(): Promise<void>;
}

export const analyticsEvents = [
  "signed-in",
  "signed-up",
  "source-added",
  "dossier-created",
  "search-started",
  "search-delivered",
  "search-failed",
  "search-cancelled",
  "incident-reviewed",
  "incident-written",
  "report-requested",
  "report-made",
] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];
