/** `queued → running → done | failed | cancelled`. It costs nothing. */
export const evidenceCheckStatuses = ["queued", "running", "done", "failed", "cancelled"] as const;
export type EvidenceCheckStatus = (typeof evidenceCheckStatuses)[number];

export function hasEnded(status: EvidenceCheckStatus): boolean {
  return status !== "queued" && status !== "running";
}

/** What became of a live page since it was archived. */
export const pageOutcomes = ["unchanged", "changed", "corrected", "gone", "unreachable"] as const;
export type PageOutcome = (typeof pageOutcomes)[number];

export const outcomeLabels: Record<PageOutcome, string> = {
  unchanged: "Unchanged",
  changed: "Changed",
  corrected: "Corrected",
  gone: "Gone",
  unreachable: "Could not be reached",
};

/** Pages that one check looks at, at most. */
export const pagesPerCheck = 200;
/** A dossier is checked again this many minutes after a check that was done, at the earliest. */
export const minutesBetweenChecks = 10;

/** A live page, and what was found of it the last time that it was looked at. */
export type PageHealth = {
  source_id: string;
  title: string;
  url: string;
  archived_at: string;
  /** Null while it waits in the check under way. */
  outcome: PageOutcome | null;
  /** Why it could not be read, or what its notice of correction says. */
  detail: string | null;
  quoted_count: number | null;
  standing_count: number | null;
  checked_at: string | null;
};

export type EvidenceHealth = {
  /** Pages of the dossier's evidence that have an address, and sources that have none. */
  page_count: number;
  document_count: number;
  latest: {
    id: string;
    status: EvidenceCheckStatus;
    started_by: string;
    created_at: string;
    finished_at: string | null;
    failure: string | null;
    done_count: number;
    total_count: number;
    pages: PageHealth[];
  } | null;
  /** From when on it can be checked again; null: now. */
  next_at: string | null;
};

/** What a card says of a source's live page; nothing for a page that is unchanged or could not be reached. */
export type PageChange = {
  source_id: string;
  outcome: Extract<PageOutcome, "changed" | "corrected" | "gone">;
  detail: string | null;
  quoted_count: number | null;
  standing_count: number | null;
  checked_at: string;
};
