import type { App } from "#app/server/app.server.ts";
import { forgetFiles } from "#app/features/retention/forget-files.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { purgeDossiers } from "./purge-dossiers.server.ts";

const everyMilliseconds = 60 * 60_000;

/** Looks once an hour, in whichever process is free, for dossiers whose time to be put back is over. */
export async function workPurges(app: App): Promise<void> {
  const { jobs } = app.services;
  const ctx = jobContext(app, "purge-dossiers");
  await jobs.work(
    "purge-dossiers",
    async ({ payload }) => {
      if (payload["fileKeys"]) await forgetFiles(ctx, payload["fileKeys"].split(","));
      else await purgeDossiers(ctx);
    },
    { retries: 3, concurrency: 1 },
  );
  const ask = () =>
    jobs.enqueue(app.db, "purge-dossiers", {}, { key: "purge-dossiers" }).catch(() => {
      // The process is closing, or the database is away: the next hour asks again.
    });
  setInterval(() => void ask(), everyMilliseconds).unref();
  await ask();
}
