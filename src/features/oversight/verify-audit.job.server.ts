import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import { verifyAll } from "./verify-audit.server.ts";

const queue = "verify-audit";
const day = 24 * 60 * 60 * 1000;

/** Checks the audit log in this process: at the start and once a day, by whichever process is free. */
export async function workAuditChecks(app: App): Promise<void> {
  const { jobs } = app.services;
  await jobs.work(
    queue,
    async () => {
      await verifyAll(jobContext(app, queue));
    },
    { retries: 2, concurrency: 1 },
  );
  const ask = () =>
    jobs.enqueue(app.db, queue, {}, { key: queue }).catch(() => {
      // The process is closing, or the database is away: tomorrow asks again.
    });
  setInterval(() => void ask(), day).unref();
  await ask();
}
