import { asc } from "drizzle-orm";
import { auditHeads } from "#app/db/schema/index.ts";
import { answerCall, answered } from "#app/features/public-api/answer-call.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { App } from "#app/server/app.server.ts";
import { requireKey } from "#app/server/installation-keys.server.ts";
import { isStartableJob, startableJobs } from "./startable-jobs.ts";

/** What may be started, for who holds the job-trigger key. */
export function answerJobs(app: App, request: Request): Promise<Response> {
  return answerCall(app, request, async (requestId) => {
    await requireKey(app, request, ["job-trigger"]);
    return answered({ jobs: Object.entries(startableJobs).map(([name, summary]) => ({ name, summary })) }, requestId);
  });
}

/**
 * Enqueues a job by its name, with the job-trigger key alone: 202 once it waits or runs, whether this call or an earlier
 * one brought it there.
 */
export function answerStartJob(app: App, request: Request, name: string): Promise<Response> {
  return answerCall(app, request, async (requestId) => {
    await requireKey(app, request, ["job-trigger"]);
    if (!isStartableJob(name))
      throw new AppError("not-found", "There is no job of this name to start. GET /api/jobs lists them.");
    await app.services.jobs.enqueue(app.db, name, {}, { key: name });
    app.log.info({ job: name }, "a job was asked for by its key");
    return answered({ job: name, status: "queued" }, requestId, 202);
  });
}

/**
 * What a trusted machine watches the installation by, with the service-role key alone: how many jobs wait, run and have
 * failed for good, and where the chains of the audit log end, to be noted outside. Counts, names of jobs and hashes; nobody's
 * data.
 */
export function answerInstallation(app: App, request: Request): Promise<Response> {
  return answerCall(app, request, async (requestId) => {
    await requireKey(app, request, ["service-role"]);
    const [jobs, chains] = await Promise.all([
      app.services.jobs.count(),
      app.db
        .select({ chain: auditHeads.chain, sequence: auditHeads.sequence, hash: auditHeads.hash })
        .from(auditHeads)
        .orderBy(asc(auditHeads.chain)),
    ]);
    return answered({ jobs, audit: { chains } }, requestId);
  });
}
