import { z } from "zod";
import type { EvidenceType, IncidentStatus } from "#app/features/incidents/incident.ts";
import { incidentWords } from "#app/features/incidents/incident-words.ts";
import { plainText } from "#app/features/incidents/written-text.ts";
import { mostEvidence } from "./evidence.ts";
import type { ArchiveState } from "./evidence.ts";

/**
 * A report as it is sent: the specification's incident in the reporter's words, and whom it is about: in words, since
 * which recorded person that is, is for a moderator to find.
 */
export const reportSchema = z.object({
  ...incidentWords,
  subjectName: z.string({ error: "Name is required" }).max(2_000, "Name must be at most 200 characters"),
  /** What tells the person from others of the name. */
  subjectDetails: z.string().overwrite(plainText).max(1_000, "This must be at most 1,000 characters").default(""),
  evidenceIds: z
    .array(z.uuid("Evidence ID is invalid"))
    .max(mostEvidence, `A report can have at most ${mostEvidence} pieces of evidence`)
    .default([]),
});

/** A piece of evidence as its reporter sees it. */
export type ReportedEvidence = {
  id: string;
  title: string;
  type: EvidenceType;
  url: string | null;
  file_name: string | null;
  state: ArchiveState;
  failure: string | null;
};

export type ReportMessage = { id: string; author: "moderator" | "reporter"; text: string; at: string };

/** A report as its reporter sees it: nothing of other reports, of subjects or of who decides. */
export type ReporterReport = {
  id: string;
  receipt: string;
  status: IncidentStatus;
  subject_name: string;
  subject_details: string;
  title: string;
  date: string;
  location: string;
  summary: string;
  description: string;
  evidence: ReportedEvidence[];
  /** The latest decision that stands, in words. */
  decision: { at: string; title: string; reason: string } | null;
  messages: ReportMessage[];
  created_at: string;
};

/** What happens next, in a sentence. */
export function nextStep(report: Pick<ReporterReport, "status" | "messages" | "decision">): string {
  if (report.status === "approved")
    return "The incident is recorded, without your name. You may be asked about it here if something is contested.";
  if (report.status === "rejected")
    return "The report is closed and is shown to nobody else. If you have further evidence, send a new report and quote the receipt.";
  if (report.messages.at(-1)?.author === "moderator") return "A moderator has asked you something: please answer below.";
  if (report.messages.length > 0) return "A moderator will read your answer and decide.";
  return "A moderator will read it and look at the evidence. Each report is decided by a person, with a reason.";
}
