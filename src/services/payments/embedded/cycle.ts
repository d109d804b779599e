const hour = 60 * 60;

/** Seconds since 1970, `count` months later; the last day of a month that is too short. The day is the anchor's. */
export function addMonths(anchor: number, count: number): number {
  const from = new Date(anchor * 1000);
  const month = from.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(month, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** The end of the period that begins at `start`, counted from the anchor so that the 31st comes back after February. */
export function periodEnd(anchor: number, start: number, interval: "month" | "year"): number {
  const step = interval === "year" ? 12 : 1;
  for (let count = step; ; count += step) {
    const end = addMonths(anchor, count);
    // An hour of play: leap seconds and rounding make no period of a second.
    if (end > start + hour) return end;
  }
}

/** The part of `amount` that belongs to what is left of a period at `now`, in whole minor units. */
export function remaining(amount: number, start: number, end: number, now: number): number {
  if (now >= end) return 0;
  return Math.round((amount * (end - Math.max(now, start))) / (end - start));
}
