/*
 * Written by hand: a formatter of `Intl` for dates takes a browser 12 ms to make, 50 on a slow phone, before a page answers. The
 * words are those of `Intl` in British English, to which a test holds them.
 */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];
const two = (number: number) => String(number).padStart(2, "0");

/** "21 Nov 2026": the same on every server and browser, because it does not depend on where they stand. */
export function utcDay(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "21 Nov 2026, 09:17 UTC". */
export function utcMinute(date: Date): string {
  return `${utcDay(date)}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
}

let relative: Intl.RelativeTimeFormat | undefined;
function inWords(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  relative ??= new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return relative.format(count, unit);
}

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "just now", "3 minutes ago", "in 2 hours", "yesterday"; the day itself once it is more than a week away. */
export function timeFrom(now: Date, date: Date): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  if (Math.abs(seconds) < 45) return "just now";
  if (Math.abs(seconds) > 7 * 86_400) return utcDay(date);
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return inWords(Math.trunc(seconds / length), unit);
  }
  return inWords(Math.sign(seconds), "minute");
}
