/**
 * The credit month that holds `now`: it begins on the anchor's day and time, on the last day of a month that is too
 * short, and the day comes back afterwards. `start` is inside, `end` is the next one's start.
 */
export function creditMonthAt(anchor: Date, now: Date): { start: Date; end: Date; key: string } {
  let count = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (monthAfter(anchor, count).getTime() > now.getTime()) count -= 1;
  const start = monthAfter(anchor, count);
  return { start, end: monthAfter(anchor, count + 1), key: start.toISOString().slice(0, 10) };
}

function monthAfter(anchor: Date, count: number): Date {
  const month = anchor.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(month, Math.min(anchor.getUTCDate(), lastDay));
  return date;
}
