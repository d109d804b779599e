const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const minute = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
});
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

// A page says a few days many times, and formatting is dear.
const days = new Map<number, string>();
const mostDays = 5_000;

/** "21 Nov 2026": the same on every server and browser, because it does not depend on where they stand. */
export function utcDay(date: Date): string {
  const number = Math.floor(date.getTime() / 86_400_000);
  let words = days.get(number);
  if (words === undefined) {
    words = day.format(date);
    if (days.size >= mostDays) days.clear();
    days.set(number, words);
  }
  return words;
}

/** "21 Nov 2026, 09:17 UTC". */
export function utcMinute(date: Date): string {
  return `${minute.format(date)} UTC`;
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
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return relative.format(Math.sign(seconds), "minute");
}
