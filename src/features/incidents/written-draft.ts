import { z } from "zod";
import { allegationStatuses } from "./allegation.ts";
import { givenDatePrecisions } from "./given-date.ts";
import { evidenceTypeSchema } from "./evidence-item.ts";

const text = z.string().catch("");
const textOrNull = z.string().nullable().catch(null);

/** An incident as it is typed, kept in this browser until it is saved. */
const draftSchema = z.object({
  idempotencyKey: z.uuid(),
  title: text,
  summary: text,
  description: text,
  location: text,
  precision: z.enum(givenDatePrecisions).catch("unknown"),
  year: text,
  month: text,
  day: text,
  allegation: z.enum(allegationStatuses).or(z.literal("")).catch(""),
  evidence: z
    .array(z.object({ title: text, type: evidenceTypeSchema, url: textOrNull, sourceId: textOrNull, quotation: textOrNull }))
    .catch([]),
});
export type IncidentDraft = z.output<typeof draftSchema>;

export function emptyIncidentDraft(idempotencyKey: string): IncidentDraft {
  return {
    idempotencyKey,
    title: "",
    summary: "",
    description: "",
    location: "",
    precision: "unknown",
    year: "",
    month: "",
    day: "",
    allegation: "",
    evidence: [],
  };
}

/** A kept draft; null for none and for what is none. */
export function readIncidentDraft(kept: string | null): IncidentDraft | null {
  if (kept === null) return null;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const number = (digits: string) => (/^\d{1,4}$/.test(digits.trim()) ? Number(digits) : undefined);

/** The draft as the calls take it (`writtenIncidentSchema`). */
export function toWrittenIncident(draft: IncidentDraft) {
  const { precision, year, month, day, allegation, ...words } = draft;
  return {
    ...words,
    allegation: allegation || null,
    date: {
      precision,
      ...(precision === "unknown" ? {} : { year: number(year) }),
      ...(precision === "month" || precision === "day" ? { month: number(month) } : {}),
      ...(precision === "day" ? { day: number(day) } : {}),
    },
  };
}
