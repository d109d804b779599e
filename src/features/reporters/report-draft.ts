import { z } from "zod";
import { keptText, keptWords, noWords, readKept, toGivenWords } from "#app/features/incidents/kept-words.ts";

const evidence = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  url: z.string().nullable(),
  file_name: z.string().nullable(),
});

/** A report as it is typed, kept in the reporter's browser until it is sent. */
const draftSchema = z.object({
  idempotencyKey: z.string(),
  subjectName: keptText,
  subjectDetails: keptText,
  ...keptWords,
  evidence: z.array(evidence).catch([]),
});
export type ReportDraft = z.output<typeof draftSchema>;
export type DraftEvidence = z.output<typeof evidence>;

export const reportDrafts = {
  read: (kept: string | null): ReportDraft | null => readKept(draftSchema, kept),
  empty: (idempotencyKey: string): ReportDraft => ({
    idempotencyKey,
    subjectName: "",
    subjectDetails: "",
    ...noWords,
    evidence: [],
  }),
};

/** The draft as the call takes it. */
export function toReport(draft: ReportDraft) {
  const { evidence: items, ...words } = toGivenWords(draft);
  return { ...words, evidenceIds: items.map(({ id }) => id) };
}
