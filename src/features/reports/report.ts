/** `queued → running → ready | failed | cancelled`. Credits are committed with `ready`, released with the other two. */
export const reportStatuses = ["queued", "running", "ready", "failed", "cancelled"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What a report is made by, in order. A try that was interrupted begins again: none of it has an effect outside. */
export const reportStages = ["collect", "check", "typeset", "keep"] as const;
export type ReportStage = (typeof reportStages)[number];

/** What a report said of one incident when it was made: enough to tell later whether that still stands, and no words. */
export type ReportedIncident = {
  incidentId: string;
  /** SHA-256 of title, summary, description, outcomes, date and place, as printed. */
  stateSha256: string;
  isDisputed: boolean;
};

/** The link between a report and what it printed. Incidents are in the order of their numbers in the report. */
export type ReportContents = { incidents: ReportedIncident[] };

/** What a person who may see the report sees of it. */
export type ReportView = {
  id: string;
  dossier_id: string | null;
  status: ReportStatus;
  stage: ReportStage | null;
  /** In words, when it failed. */
  failure: string | null;
  requested_by: string;
  created_at: string;
  finished_at: string | null;
  code: string;
  sha256: string | null;
  byte_size: number | null;
  page_count: number | null;
  incident_count: number | null;
};
