/** How an incident differs now from what a report says of it. */
export const incidentChanges = {
  corrected: "has been corrected",
  disputed: "is disputed",
  withdrawn: "has been withdrawn",
  deleted: "was deleted at the request of the person recorded",
  "evidence-altered": "rests on an archived copy that no longer matches its hash",
} as const;

/** `number` is the incident's in the report. */
export type IncidentChange = { number: number; change: keyof typeof incidentChanges };

/** What the page behind a report's code shows: nothing about a person. */
export type ReportVerification = {
  code: string;
  sha256: string;
  byte_size: number;
  page_count: number;
  made_at: string;
  incident_count: number;
  changes: IncidentChange[];
};
