import { z } from "zod";
import { type GivenDate, givenDatePrecisions } from "./given-date.ts";

/** A text of a draft: whatever else was kept is none. */
export const keptText = z.string().catch("");

/** What every incident that somebody is typing holds, as it is kept in their browser. */
export const keptWords = {
  title: keptText,
  summary: keptText,
  description: keptText,
  location: keptText,
  precision: z.enum(givenDatePrecisions).catch("unknown"),
  year: keptText,
  month: keptText,
  day: keptText,
};
export type KeptWords = { [name in keyof typeof keptWords]: z.output<(typeof keptWords)[name]> };

export const noWords: KeptWords = {
  title: "",
  summary: "",
  description: "",
  location: "",
  precision: "unknown",
  year: "",
  month: "",
  day: "",
};

/** A kept draft; null for none and for what is none. */
export function readKept<Schema extends z.ZodType>(schema: Schema, kept: string | null): z.output<Schema> | null {
  if (kept === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const number = (digits: string) => (/^\d{1,4}$/.test(digits.trim()) ? Number(digits) : undefined);

/** The words as the calls take them (`incidentWords`), with whatever else the draft holds. */
export function toGivenWords<Draft extends KeptWords>(
  draft: Draft,
): Omit<Draft, "precision" | "year" | "month" | "day"> & { date: GivenDate } {
  const { precision, year, month, day, ...words } = draft;
  return {
    ...words,
    date: {
      precision,
      ...(precision === "unknown" ? {} : { year: number(year) }),
      ...(precision === "month" || precision === "day" ? { month: number(month) } : {}),
      ...(precision === "day" ? { day: number(day) } : {}),
    },
  };
}
