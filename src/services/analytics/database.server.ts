import { sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { analyticsCounts } from "#app/db/schema/index.ts";
import type { Analytics, AnalyticsEvent } from "./analytics.ts";

const holdMilliseconds = 5_000;

/**
 * The embedded analytics service: counts by day (UTC) and event in the database. Counts are held back for up to five
 * seconds and written together; those of a process that is killed meanwhile are lost, which no feature depends on.
 */
export function createDatabaseAnalytics(db: Queryable, now: () => Date = () => new Date()): Analytics {
  let held = new Map<string, { day: string; event: AnalyticsEvent; count: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(day: string, event: AnalyticsEvent, count: number): void {
    const key = `${day} ${event}`;
    held.set(key, { day, event, count: (held.get(key)?.count ?? 0) + count });
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // In one order everywhere, so that two processes cannot wait for each other's rows.
    const rows = [...held.values()].sort((one, other) => `${one.day} ${one.event}`.localeCompare(`${other.day} ${other.event}`));
    held = new Map();
    if (rows.length === 0) return;
    try {
      await db
        .insert(analyticsCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [analyticsCounts.day, analyticsCounts.event],
          set: { count: sql`${analyticsCounts.count} + excluded.count` },
        });
    } catch (error) {
      for (const row of rows) add(row.day, row.event, row.count);
      throw error;
    }
  }

  const flush = () => {
    const next = writing.then(write);
    writing = next.catch(() => undefined);
    return next;
  };

  return {
    count(event) {
      add(now().toISOString().slice(0, 10), event, 1);
      // What could not be written waits for the next event or flush.
      timer ??= setTimeout(() => void flush().catch(() => undefined), holdMilliseconds).unref();
    },
    flush,
  };
}
