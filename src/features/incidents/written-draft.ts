import { z } from "zod";
import { allegationStatuses } from "./allegation.ts";
import { evidenceTypeSchema } from "./evidence-item.ts";
import { keptText, keptWords, noWords, readKept, toGivenWords } from "./kept-words.ts";

const textOrNull = z.string().nullable().catch(null);

/** An incident as a member types it, kept in this browser until it is saved. */
const draftSchema = z.object({
  idempotencyKey: z.uuid(),
  ...keptWords,
  allegation: z.enum(allegationStatuses).or(z.literal("")).catch(""),
  evidence: z
    .array(z.object({ title: keptText, type: evidenceTypeSchema, url: textOrNull, sourceId: textOrNull, quotation: textOrNull }))
    .catch([]),
});
export type IncidentDraft = z.output<typeof draftSchema>;

export const incidentDrafts = {
  read: (kept: string | null): IncidentDraft | null => readKept(draftSchema, kept),
  empty: (idempotencyKey: string): IncidentDraft => ({ idempotencyKey, ...noWords, allegation: "", evidence: [] }),
};

/** The draft as the calls take it (`writtenIncidentSchema`). */
export function toWrittenIncident(draft: IncidentDraft) {
  return { ...toGivenWords(draft), allegation: draft.allegation || null };
}
