import { z } from "zod";
import { evidenceTitleSchema, evidenceTypeSchema, evidenceUrlSchema } from "#app/features/incidents/evidence-item.ts";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { toldWords } from "#app/features/incidents/incident-words.ts";
import { oneLine } from "#app/features/incidents/written-text.ts";
import { noPartialDate, readPartialDate } from "#app/lib/partial-date.ts";

export const mostStaffEvidence = 10;

/** An incident in the words of staff: at least one source bears it out. */
export const staffIncidentSchema = z.object({
  subjectId: z.uuid("Subject ID is invalid"),
  ...toldWords,
  /** A day, a month, a year, or nothing for an unknown date. */
  date: z
    .string()
    .trim()
    .default("")
    .refine((date) => readPartialDate(date) !== null, noPartialDate),
  location: z.string().overwrite(oneLine).max(200, "Location must be at most 200 characters").default(""),
  evidence: z
    .array(z.object({ title: evidenceTitleSchema, type: evidenceTypeSchema, url: evidenceUrlSchema }))
    .min(1, "Add where it can be read")
    .max(mostStaffEvidence, `An incident can have at most ${mostStaffEvidence} pieces of evidence`),
  /** What bears it out: why it stands confirmed. */
  reason: reasonSchema,
  idempotencyKey: z.uuid("ID is invalid"),
});
export type StaffIncidentInput = z.output<typeof staffIncidentSchema>;
