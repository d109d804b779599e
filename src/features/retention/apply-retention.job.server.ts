import { and, gt, isNull } from "drizzle-orm";
import { retentionRuns } from "#app/db/schema/index.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { run } from "./apply-retention.server.ts";

const queue = "apply-retention";
const hour = 60 * 60 * 1000;
/** The schedule runs once a day, however often it is asked. */
const between = 20 * hour;

/** Runs the rules unless the schedule has done so within the last hours. */
export async function applyDaily(ctx: Context<SystemActor>): Promise<void> {
  const [recent] = await ctx.db
    .select({ id: retentionRuns.id })
    .from(retentionRuns)
    .where(and(isNull(retentionRuns.startedBy), gt(retentionRuns.startedAt, new Date(ctx.now().getTime() - between))))
    .limit(1);
  if (!recent) await run(ctx);
}

/** Works the daily run in this process: asked for at the start and every hour, by whichever process is free. */
export async function workRetention(app: App): Promise<void> {
  const { jobs } = app.services;
  await jobs.work(queue, () => applyDaily(jobContext(app, queue)), { retries: 2, concurrency: 1 });
  const ask = () =>
    jobs.enqueue(app.db, queue, {}, { key: queue }).catch(() => {
      // The process is closing, or the database is away: the next hour asks again.
    });
  setInterval(() => void ask(), hour).unref();
  await ask();
}
