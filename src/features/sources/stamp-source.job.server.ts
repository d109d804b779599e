import type { App } from "#app/server/app.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { askForMissing, stampSource } from "./time-stamps.server.ts";

const everyMilliseconds = 60 * 60_000;

/** Works `stamp-source` jobs: one archived source each; and, once an hour, those that have no time stamp yet. */
export async function workTimeStamps(app: App): Promise<void> {
  const { jobs, timeStamps } = app.services;
  const ctx = jobContext(app, "stamp-source");
  await jobs.work(
    "stamp-source",
    async ({ payload, signal, isLastTry }) => {
      if (payload["sourceId"]) await stampSource(ctx, { sourceId: payload["sourceId"], signal, isLastTry });
      else await askForMissing(ctx);
    },
    { retries: 3, concurrency: 2 },
  );
  if (!timeStamps) return;
  const ask = () =>
    jobs.enqueue(app.db, "stamp-source", {}, { key: "stamp-source" }).catch(() => {
      // The process is closing, or the database is away: the next hour asks again.
    });
  setInterval(() => void ask(), everyMilliseconds).unref();
  await ask();
}
