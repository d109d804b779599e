import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import { sendDigests, startDueSearches } from "./run-monitors.server.ts";

const everyMilliseconds = 60_000;

/** Looks once a minute, in whichever process is free, for searches that are due and for news to mail. */
export async function workMonitoring(app: App): Promise<void> {
  const { jobs } = app.services;
  await jobs.work(
    "monitor-dossiers",
    async () => {
      const ctx = jobContext(app, "monitor-dossiers");
      await startDueSearches(ctx);
      await sendDigests(ctx);
    },
    { retries: 2, concurrency: 1 },
  );
  const ask = () =>
    jobs.enqueue(app.db, "monitor-dossiers", {}, { key: "monitor-dossiers" }).catch(() => {
      // The process is closing, or the database is away: the next minute asks again.
    });
  setInterval(() => void ask(), everyMilliseconds).unref();
  await ask();
}
