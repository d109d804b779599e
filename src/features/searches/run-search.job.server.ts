import { and, eq, inArray } from "drizzle-orm";
import { searchRuns } from "#app/db/schema/index.ts";
import { describeError } from "#app/lib/describe-error.ts";
import type { App } from "#app/server/app.server.ts";
import { asWorkspaceId, type Context, type SystemActor } from "#app/server/context.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { JobHandler } from "#app/services/jobs/jobs.ts";
import { RunEnded, SearchImpossible, beginStep, type CrashPhase, type RunContext } from "./run-context.server.ts";
import { activeRunStatuses, searchSteps, type SearchStepName, unexpectedFailure } from "./search-run.ts";
import { endWithoutDelivery } from "./searches.server.ts";
import { identifyStep } from "./steps/identify.server.ts";
import { judgeStep } from "./steps/judge.server.ts";
import { mergeStep } from "./steps/merge.server.ts";
import { planStep } from "./steps/plan.server.ts";
import { readStep } from "./steps/read.server.ts";
import { retrieveStep } from "./steps/retrieve.server.ts";
import { verifyStep } from "./steps/verify.server.ts";

/**
 * The steps of a search. Each reads what the earlier ones wrote, writes its own effects under the run's
 * lock and marks itself done in the transaction of its last effect, so that a run resumes from its last
 * finished step, in any process, and nothing happens twice.
 */
const steps: Record<SearchStepName, (ctx: RunContext) => Promise<void>> = {
  plan: planStep,
  retrieve: retrieveStep,
  read: readStep,
  identify: identifyStep,
  judge: judgeStep,
  verify: verifyStep,
  merge: mergeStep,
};

/** `CRASH_AT=judge:after` ends the process there, as a kill would; for tests of recovery alone. */
function dieAt(crashAt: string | undefined): (step: SearchStepName, phase: CrashPhase) => void {
  return (step, phase) => {
    if (crashAt === `${step}:${phase}`) process.kill(process.pid, "SIGKILL");
  };
}

const liveOn = () => undefined;

/**
 * Works one run to its end: delivered, failed with its credits released, or left to the next try when this
 * one throws. A run that has ended is left alone.
 */
export async function runSearch(
  base: Context<SystemActor>,
  job: {
    runId: string;
    workspaceId: string;
    signal: AbortSignal;
    isLastTry: boolean;
    /** Called where a test may end the process. */
    crashPoint?: (step: SearchStepName, phase: CrashPhase) => void;
  },
): Promise<void> {
  const workspaceId = asWorkspaceId(job.workspaceId);
  const log = base.log.child({ runId: job.runId });
  const [run] = await base.db
    .update(searchRuns)
    .set({ status: "running", updatedAt: base.now() })
    .where(
      and(
        eq(searchRuns.id, job.runId),
        eq(searchRuns.workspaceId, workspaceId),
        inArray(searchRuns.status, [...activeRunStatuses]),
      ),
    )
    .returning({
      id: searchRuns.id,
      dossierId: searchRuns.dossierId,
      subjectId: searchRuns.subjectId,
      facts: searchRuns.facts,
      startedAt: searchRuns.startedAt,
    });
  // Cancelled before it began, or delivered by a try whose answer the queue never heard.
  if (!run) return;
  if (!run.startedAt) await base.db.update(searchRuns).set({ startedAt: base.now() }).where(eq(searchRuns.id, run.id));
  const ctx: RunContext = { ...base, log, workspaceId, run, signal: job.signal, crashPoint: job.crashPoint ?? liveOn };
  try {
    // A step that ends begins the next one.
    let isBegun = false;
    for (const name of searchSteps) {
      ctx.signal.throwIfAborted();
      if (!isBegun && !(await beginStep(ctx, name))) continue;
      isBegun = true;
      const from = performance.now();
      ctx.crashPoint(name, "before");
      await steps[name](ctx);
      ctx.crashPoint(name, "committed");
      log.info({ step: name, ms: Math.round(performance.now() - from) }, "a search step is done");
    }
    ctx.services.analytics.count("search-delivered");
  } catch (error) {
    if (error instanceof RunEnded) return;
    // The worker stops: another takes the run over where this one leaves it.
    if (ctx.signal.aborted) throw error;
    const failure = error instanceof SearchImpossible ? error.message : null;
    log.warn({ error: describeError(error), isLastTry: job.isLastTry }, "a search run failed");
    if (!failure && !job.isLastTry) throw error;
    await failRun(base, { runId: run.id, workspaceId: job.workspaceId }, failure ?? undefined);
  }
}

/** Ends a run that cannot be finished and gives its credits back. */
export async function failRun(
  base: Pick<Context<SystemActor>, "db" | "now" | "services">,
  job: { runId: string; workspaceId: string },
  failure: string = unexpectedFailure,
): Promise<void> {
  const ended = await endWithoutDelivery(base, {
    runId: job.runId,
    workspaceId: asWorkspaceId(job.workspaceId),
    status: "failed",
    failure,
  });
  if (ended) base.services.analytics.count("search-failed");
}

/** Works `run-search` jobs in this process. */
export async function workSearches(app: App): Promise<void> {
  const base = jobContext(app, "run-search");
  const handler: JobHandler = async ({ payload, signal, isLastTry }) => {
    const { runId, workspaceId } = payload;
    if (!runId || !workspaceId) throw new Error("A run-search job names no run");
    await runSearch(base, { runId, workspaceId, signal, isLastTry, crashPoint: dieAt(app.env.CRASH_AT) });
  };
  await app.services.jobs.work("run-search", handler, {
    concurrency: 4,
    retries: 5,
    onGivenUp: async ({ payload }) => {
      const { runId, workspaceId } = payload;
      if (runId && workspaceId) await failRun(base, { runId, workspaceId });
    },
  });
}
