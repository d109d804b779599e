import { z } from "zod";
import { dayDate, monthDate, type PartialDate, unknownDate, yearDate } from "#app/lib/partial-date.ts";

export const givenDatePrecisions = ["day", "month", "year", "unknown"] as const;
export type GivenDatePrecision = (typeof givenDatePrecisions)[number];

const earliestYear = 1900;
const invalid = "Date is invalid";

/** When it happened, as precisely as the writer knows: `year` alone, with `month`, or with `month` and `day`. */
export const givenDateSchema = z
  .object({
    precision: z.enum(givenDatePrecisions, { error: invalid }),
    year: z.number(invalid).int(invalid).optional(),
    month: z.number(invalid).int(invalid).optional(),
    day: z.number(invalid).int(invalid).optional(),
  })
  .refine((given) => readGivenDate(given) !== null, invalid);
export type GivenDate = {
  precision: GivenDatePrecision;
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
};

/** The span of days that is meant; null when there is no such date. */
export function readGivenDate(given: GivenDate): PartialDate | null {
  const { precision, year, month, day } = given;
  if (precision === "unknown") return unknownDate;
  if (year === undefined || year < earliestYear || year > 9999) return null;
  if (precision === "year") return yearDate(year);
  if (month === undefined || month < 1 || month > 12) return null;
  if (precision === "month") return monthDate(year, month);
  if (day === undefined) return null;
  const written = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const real = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(written) ? dayDate(written) : null;
}

/** Whether the whole span lies ahead of `today` (YYYY-MM-DD); a day more, since it may be tomorrow elsewhere. */
export function isInFuture(date: PartialDate, today: string): boolean {
  if (date.start === null) return false;
  const limit = new Date(`${today}T00:00:00Z`);
  limit.setUTCDate(limit.getUTCDate() + 1);
  return date.start > limit.toISOString().slice(0, 10);
}
