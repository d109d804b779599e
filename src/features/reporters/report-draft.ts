import { z } from "zod";
import { givenDatePrecisions } from "#app/features/incidents/given-date.ts";

const evidence = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  url: z.string().nullable(),
  file_name: z.string().nullable(),
});
const text = z.string().catch("");

/** A report as it is typed, kept in the browser until it is sent. */
const draftSchema = z.object({
  idempotencyKey: z.string(),
  subjectName: text,
  subjectDetails: text,
  title: text,
  summary: text,
  description: text,
  location: text,
  precision: z.enum(givenDatePrecisions).catch("unknown"),
  year: text,
  month: text,
  day: text,
  evidence: z.array(evidence).catch([]),
});
export type ReportDraft = z.output<typeof draftSchema>;
export type DraftEvidence = z.output<typeof evidence>;

export function emptyDraft(idempotencyKey: string): ReportDraft {
  return {
    idempotencyKey,
    subjectName: "",
    subjectDetails: "",
    title: "",
    summary: "",
    description: "",
    location: "",
    precision: "unknown",
    year: "",
    month: "",
    day: "",
    evidence: [],
  };
}

/** A kept draft; null for none and for what is none. */
export function readDraft(kept: string | null): ReportDraft | null {
  if (kept === null) return null;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const number = (digits: string) => (/^\d{1,4}$/.test(digits.trim()) ? Number(digits) : undefined);

/** The draft as the call takes it. */
export function toReport(draft: ReportDraft) {
  const { evidence: items, precision, year, month, day, ...words } = draft;
  return {
    ...words,
    date: {
      precision,
      ...(precision === "unknown" ? {} : { year: number(year) }),
      ...(precision === "month" || precision === "day" ? { month: number(month) } : {}),
      ...(precision === "day" ? { day: number(day) } : {}),
    },
    evidenceIds: items.map(({ id }) => id),
  };
}
