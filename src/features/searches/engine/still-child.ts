/**
 * Whether somebody of whom a page of `date` (YYYY, YYYY-MM or YYYY-MM-DD) says that they are `age` may be under 18 at `now`:
 * their birthday is taken to be the day after, the cautious reading. A page without a date speaks of today.
 */
export function isStillChild(age: number, date: string | null, now: Date): boolean {
  const [year, month = "12", day = "31"] = (date ?? "").split("-");
  if (!year || !/^\d{4}$/.test(year)) return age < 18;
  const today = now.toISOString().slice(0, 10);
  const hadDay = today.slice(5) >= `${month}-${day}`;
  const yearsSince = Number(today.slice(0, 4)) - Number(year) - (hadDay ? 0 : 1);
  return age + Math.max(0, yearsSince) < 18;
}
