/** How often a dossier is searched again. */
export const monitorFrequencies = { weekly: "Every week", monthly: "Every month" } as const;
export type MonitorFrequency = keyof typeof monitorFrequencies;
export const monitorFrequencyNames = Object.keys(monitorFrequencies) as MonitorFrequency[];

/** Watching a person has an end: at most this many days after it is set up. */
export const maxMonitorDays = 90;

const dayLength = 24 * 60 * 60 * 1000;

/** What a person sees of a schedule. */
export type MonitorView = {
  frequency: MonitorFrequency;
  started_on: string;
  ends_on: string;
  next_run_at: string | null;
  created_by: string;
};

/** Why a schedule cannot end on `endsOn`, in words; null when it can. Days are YYYY-MM-DD in UTC. */
export function refuseEnd(endsOn: string, today: string): string | null {
  if (endsOn <= today) return "The end date must be in the future";
  if (endsOn > addDays(today, maxMonitorDays)) return `The end date must be within ${maxMonitorDays} days`;
  return null;
}

/** Days after `day`, as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/**
 * The next search after `after`, or null when it would come after the last day. Weeks and months are counted from the
 * start, so that they never drift; a month that lacks the day has its last one.
 */
export function nextSearch(schedule: { frequency: MonitorFrequency; startedAt: Date; endsOn: string }, after: Date): Date | null {
  for (let count = 1; ; count += 1) {
    const at = nth(schedule, count);
    if (at.toISOString().slice(0, 10) > schedule.endsOn) return null;
    if (at > after) return at;
  }
}

/** How many searches a schedule will make. */
export function countSearches(schedule: { frequency: MonitorFrequency; startedAt: Date; endsOn: string }): number {
  let count = 0;
  while (
    nth(schedule, count + 1)
      .toISOString()
      .slice(0, 10) <= schedule.endsOn
  )
    count += 1;
  return count;
}

function nth({ frequency, startedAt }: { frequency: MonitorFrequency; startedAt: Date }, count: number): Date {
  if (frequency === "weekly") return new Date(startedAt.getTime() + count * 7 * dayLength);
  const at = new Date(startedAt);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(startedAt.getUTCDate(), lastDay));
  return at;
}
