/**
 * A date known to some precision, as a span of days. `day`: start and end are the same day;
 * `unknown`: both are null. Days are YYYY-MM-DD in the proleptic Gregorian calendar.
 */
export type DatePrecision = "day" | "month" | "months" | "year" | "unknown";
export type PartialDate = { start: string | null; end: string | null; precision: DatePrecision };

export const unknownDate: PartialDate = { start: null, end: null, precision: "unknown" };

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

function monthAndYear(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1] ?? ""}, ${day.slice(0, 4)}`;
}

/** 'March, 2024' (the specification's "Month, Year"), the year alone, or 'Unknown date'. */
export function formatMonthYear(date: PartialDate): string {
  if (!date.start) return "Unknown date";
  if (date.precision === "year") return date.start.slice(0, 4);
  return monthAndYear(date.start);
}

/** The precision in words, where "Month, Year" alone would hide it; null where it says all. */
export function describePrecision(date: PartialDate): string | null {
  if (!date.start || !date.end) return null;
  if (date.precision === "day") return `on ${Number(date.start.slice(8))} ${monthAndYear(date.start).replace(",", "")}`;
  if (date.precision === "months") return `between ${monthAndYear(date.start)} and ${monthAndYear(date.end)}`;
  return null;
}

function lastDayOfMonth(year: number, month: number): string {
  const day = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

export function dayDate(day: string): PartialDate {
  return { start: day, end: day, precision: "day" };
}

/** `month` is 1 to 12. */
export function monthDate(year: number, month: number): PartialDate {
  return {
    start: `${year}-${String(month).padStart(2, "0")}-01`,
    end: lastDayOfMonth(year, month),
    precision: "month",
  };
}

export function yearDate(year: number): PartialDate {
  return { start: `${year}-01-01`, end: `${year}-12-31`, precision: "year" };
}

/** Reads '2024-03-05', '2024-03', '2024' or '' (unknown); null for anything else and for days that no calendar has. */
export function readPartialDate(written: string): PartialDate | null {
  if (written === "") return unknownDate;
  const [, year = "", month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(written) ?? [];
  if (year === "" || Number(year) === 0) return null;
  if (month === undefined) return yearDate(Number(year));
  if (Number(month) < 1 || Number(month) > 12) return null;
  const span = monthDate(Number(year), Number(month));
  if (day === undefined) return span;
  const lastDay = span.end?.slice(8) ?? "";
  return Number(day) >= 1 && day <= lastDay ? dayDate(written) : null;
}

/** What is said of a text that it cannot read. */
export const noPartialDate = "Enter a day (2024-03-05), a month (2024-03) or a year (2024)";

/** The inverse of {@link readPartialDate}; of a span of months its first, which is all that can be written so. */
export function writePartialDate(date: PartialDate): string {
  if (!date.start) return "";
  if (date.precision === "year") return date.start.slice(0, 4);
  return date.precision === "day" ? date.start : date.start.slice(0, 7);
}
