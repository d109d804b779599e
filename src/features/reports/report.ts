import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

/** `queued → running → ready | failed | cancelled`. Credits are committed with `ready`, released with the other two. */
export const reportStatuses = ["queued", "running", "ready", "failed", "cancelled"] as const;
export type ReportStatus = (typeof reportStatuses)[number];
export const activeReportStatuses: readonly ReportStatus[] = ["queued", "running"];

export function hasEnded(status: ReportStatus): boolean {
  return !activeReportStatuses.includes(status);
}

/** What a report is made by, in order. A try that was interrupted begins again: none of it has an effect outside. */
export const reportStages = ["collect", "check", "typeset", "keep"] as const;
export type ReportStage = (typeof reportStages)[number];

export const reportStageLabels: Record<ReportStage, string> = {
  collect: "Collect what is confirmed",
  check: "Check every quotation",
  typeset: "Set the pages",
  keep: "Keep the file",
};

/** What a report said of one incident when it was made: enough to tell later whether that still stands, and no words. */
export type ReportedIncident = {
  incidentId: string;
  /** SHA-256 of title, summary, description, outcomes, date and place, as printed. */
  stateSha256: string;
  isDisputed: boolean;
  /** What the report told as part of the same event. */
  parts?: ReportedIncident[];
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

export const reportInput = workspaceInput.extend({ reportId: z.uuid("Report ID is invalid") });
