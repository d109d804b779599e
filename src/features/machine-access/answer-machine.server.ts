import { asc } from "drizzle-orm";
import { auditHeads } from "#app/db/schema/index.ts";
import { describeError } from "#app/lib/describe-error.ts";
import { AppError, isAppError } from "#app/lib/errors.ts";
import { problemOf } from "#app/features/public-api/problem.ts";
import type { App } from "#app/server/app.server.ts";
import { requestIdOf } from "#app/server/door.server.ts";
import { requireKey } from "./installation-keys.server.ts";
import { isStartableJob, startableJobs } from "./startable-jobs.ts";

type Work = () => Promise<{ status?: 200 | 202; body: unknown }>;

/** Answers a machine of the installation's own. Every failure is a problem document. */
async function answer(app: App, request: Request, work: Work): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    const { status = 200, body } = await work();
    const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": requestId };
    return Response.json(body, { status, headers });
  } catch (error) {
    if (isAppError(error)) return problemOf(error, requestId);
    app.log.error({ requestId, error: describeError(error) }, "a machine's call failed");
    return problemOf(new AppError("unexpected", "Something went wrong on our side. Please try again."), requestId);
  }
}

/** What may be started, for who holds the job-trigger key. */
export function answerJobs(app: App, request: Request): Promise<Response> {
  return answer(app, request, async () => {
    await requireKey(app, request, ["job-trigger"]);
    return { body: { jobs: Object.entries(startableJobs).map(([name, summary]) => ({ name, summary })) } };
  });
}

/**
 * Enqueues a job by its name, with the job-trigger key alone: 202 once it waits or runs, whether this call or an earlier
 * one brought it there.
 */
export function answerStartJob(app: App, request: Request, name: string): Promise<Response> {
  return answer(app, request, async () => {
    await requireKey(app, request, ["job-trigger"]);
    if (!isStartableJob(name))
      throw new AppError("not-found", "There is no job of this name to start. GET /api/jobs lists them.");
    await app.services.jobs.enqueue(app.db, name, {}, { key: name });
    app.log.info({ job: name }, "a job was asked for by its key");
    return { status: 202, body: { job: name, status: "queued" } };
  });
}

/**
 * What a trusted machine watches the installation by, with the service-role key alone: how many jobs wait, run and have
 * failed for good, and where the chains of the audit log end, to be noted outside. Counts, names of jobs and hashes; nobody's
 * data.
 */
export function answerInstallation(app: App, request: Request): Promise<Response> {
  return answer(app, request, async () => {
    await requireKey(app, request, ["service-role"]);
    const [jobs, chains] = await Promise.all([
      app.services.jobs.count(),
      app.db
        .select({ chain: auditHeads.chain, sequence: auditHeads.sequence, hash: auditHeads.hash })
        .from(auditHeads)
        .orderBy(asc(auditHeads.chain)),
    ]);
    return { body: { jobs, audit: { chains } } };
  });
}
