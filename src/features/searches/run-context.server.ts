import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { searchRuns, searchRunSteps } from "#app/db/schema/index.ts";
import { announce } from "#app/server/changes.server.ts";
import type { SystemActor, WorkspaceContext } from "#app/server/context.ts";
import type { SubjectFacts } from "./engine/judgement.ts";
import { searchSteps, type SearchStepName } from "./search-run.ts";
import { runTopic } from "./searches.server.ts";

/** Where a test may kill the process: before a step's effect, after it, and after its commit. */
export type CrashPhase = "before" | "after" | "committed";

/** What the steps of one run work with. */
export type RunContext = WorkspaceContext<SystemActor> & {
  run: { id: string; dossierId: string; subjectId: string; facts: SubjectFacts };
  /** Aborted when the worker stops or the run has ended. */
  signal: AbortSignal;
  crashPoint: (step: SearchStepName, phase: CrashPhase) => void;
};

/** The run was cancelled, or ended by another worker: what this one still holds is dropped. */
export class RunEnded extends Error {
  override readonly name = "RunEnded";
}

/** The search could not be done; the message is for the person who started it. Nothing is charged. */
export class SearchImpossible extends Error {
  override readonly name = "SearchImpossible";
}

/**
 * A transaction that holds only while the run is under way: its row is locked, so that a cancellation comes
 * either before (nothing is written) or after.
 * @throws RunEnded
 */
export async function whileRunning<T>(ctx: RunContext, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const [run] = await tx
      .select({ id: searchRuns.id, subjectId: searchRuns.subjectId })
      .from(searchRuns)
      .where(and(eq(searchRuns.id, ctx.run.id), eq(searchRuns.workspaceId, ctx.workspaceId), eq(searchRuns.status, "running")))
      .for("update");
    if (!run) throw new RunEnded();
    // Their subject may have been merged into another one since the last step: what is found belongs to that one.
    ctx.run.subjectId = run.subjectId;
    const result = await work(tx);
    await announce(tx, runTopic(ctx.run.id));
    return result;
  });
}

type Work = (tx: Queryable) => Promise<void>;
type Batch = { works: Work[]; lastly: Work | undefined; written: Promise<void> };
/** The latest batch of each run, and whether it still takes work. */
const batches = new WeakMap<RunContext, Batch & { isOpen: boolean }>();

/**
 * `whileRunning` for lanes that work side by side: what they have to write while one transaction is under way goes
 * into the next one together, in the order they came. Each commit waits for the disk under the run's lock, so one for
 * each page would put the pages in a queue. When one of the works fails, none of its transaction is written.
 * @param lastly is done once for them all, the one given last: how far the step has got
 * @throws RunEnded
 */
export function writeTogether(ctx: RunContext, work: Work, lastly?: Work): Promise<void> {
  const latest = batches.get(ctx);
  if (latest?.isOpen) {
    latest.works.push(work);
    latest.lastly = lastly ?? latest.lastly;
    return latest.written;
  }
  const works = [work];
  const before = latest ? latest.written.catch(() => undefined) : Promise.resolve();
  const written = before.then(() => {
    batch.isOpen = false;
    return whileRunning(ctx, async (tx) => {
      for (const each of works) await each(tx);
      await batch.lastly?.(tx);
    });
  });
  const batch: Batch & { isOpen: boolean } = { works, lastly, written, isOpen: true };
  batches.set(ctx, batch);
  return written;
}

/** Marks a step as begun; false when an earlier try has finished it. */
export async function beginStep(ctx: RunContext, name: SearchStepName): Promise<boolean> {
  return whileRunning(ctx, async (tx) => {
    const [step] = await tx
      .select({ status: searchRunSteps.status })
      .from(searchRunSteps)
      .where(and(eq(searchRunSteps.runId, ctx.run.id), eq(searchRunSteps.name, name)));
    if (step?.status === "done") return false;
    await markBegun(tx, ctx, name);
    return true;
  });
}

async function markBegun(tx: Queryable, ctx: RunContext, name: SearchStepName): Promise<void> {
  await tx
    .update(searchRunSteps)
    .set({ status: "running", startedAt: sql`coalesce(${searchRunSteps.startedAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(and(eq(searchRunSteps.runId, ctx.run.id), eq(searchRunSteps.name, name)));
}

/** Finishes a step in the transaction that wrote its last effect, and begins the one after it: a transaction less to wait for. */
export async function finishStep(
  tx: Queryable,
  ctx: RunContext,
  name: SearchStepName,
  counts: { done: number; total: number },
): Promise<void> {
  await tx
    .update(searchRunSteps)
    .set({ status: "done", doneCount: counts.done, totalCount: counts.total, currentSourceId: null, finishedAt: ctx.now() })
    .where(and(eq(searchRunSteps.runId, ctx.run.id), eq(searchRunSteps.name, name)));
  const next = searchSteps[searchSteps.indexOf(name) + 1];
  if (next) await markBegun(tx, ctx, next);
}

/** How far a step has got, and what it is working on. */
export async function reportStep(
  tx: Queryable,
  ctx: RunContext,
  name: SearchStepName,
  progress: { done: number; total: number; sourceId?: string | null },
): Promise<void> {
  await tx
    .update(searchRunSteps)
    .set({
      doneCount: progress.done,
      totalCount: progress.total,
      ...(progress.sourceId === undefined ? {} : { currentSourceId: progress.sourceId }),
    })
    .where(and(eq(searchRunSteps.runId, ctx.run.id), eq(searchRunSteps.name, name)));
}

/** Milliseconds between two notices of what is being worked on: as often as a person can follow. */
const betweenNotices = 250;
const lastNotices = new WeakMap<RunContext, number>();

/**
 * Says in passing what a step is working on, at most four times a second: each notice is a transaction that waits for
 * the run's lock, and pages follow one another faster. Results never come this way.
 */
export async function noticeStep(
  ctx: RunContext,
  name: SearchStepName,
  progress: { done: number; total: number; sourceId?: string | null },
): Promise<void> {
  const now = performance.now();
  if (now - (lastNotices.get(ctx) ?? Number.NEGATIVE_INFINITY) < betweenNotices) return;
  lastNotices.set(ctx, now);
  await whileRunning(ctx, (tx) => reportStep(tx, ctx, name, progress));
}

/**
 * Works through `items`, at most `concurrency` at a time, and stops at the first failure or when the signal
 * is aborted; what was begun is awaited. `keep` gets each answer and has the time in which its lane waits for
 * the next one: the world is not kept waiting for our own disk, and no lane is more than one answer behind.
 */
export async function eachOf<Item, Answer>(
  items: readonly Item[],
  options: { concurrency: number; signal: AbortSignal },
  ask: (item: Item) => Promise<Answer>,
  keep: (item: Item, answer: Answer) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let next = 0;
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  async function lane(): Promise<void> {
    let keeping = Promise.resolve();
    while (next < items.length && failure === undefined && !options.signal.aborted) {
      const item = items[next++];
      if (item === undefined) continue;
      try {
        const answer = await ask(item);
        await keeping;
        keeping = keep(item, answer).catch(fail);
      } catch (error) {
        fail(error);
      }
    }
    await keeping;
  }
  await Promise.all(Array.from({ length: Math.min(options.concurrency, items.length) }, lane));
  if (failure !== undefined) throw failure;
  options.signal.throwIfAborted();
}
