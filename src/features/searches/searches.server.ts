import { and, asc, desc, eq, inArray, isNull, sql, type Column, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { isoMoment, jsonRows } from "#app/db/json-rows.ts";
import { prepared } from "#app/db/prepared.server.ts";
import { searchRunPages, searchRunQueries, searchRuns, searchRunSteps, sources } from "#app/db/schema/index.ts";
import type { LanguageModel } from "#app/services/language-model/language-model.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { fileSystemTopic } from "#app/features/workspaces/file-system-topic.ts";
import { emitEvent } from "#app/features/webhooks/emit.server.ts";
import { holdSubject } from "#app/features/subjects/hold-subject.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { Actor, Context, MemberContext, WorkspaceContext, WorkspaceId } from "#app/server/context.ts";
import type { Quotation, SetAsideReason, SubjectFacts } from "./engine/judgement.ts";
import type { EngineAnswer } from "./engine-answer.ts";
import { sumModelUse, type ModelSettings, type ModelUsage, type PageModelUse } from "./model-use.ts";
import type { SearchProgress } from "./search-progress.ts";
import { activeRunStatuses, hasEnded, searchSteps, type RunStatus } from "./search-run.ts";

/** What the change listener is asked for: everything that happens to one run. */
export const runTopic = (runId: string) => `search-run:${runId}`;
/** Everything that happens to one dossier. */
export const dossierTopic = (dossierId: string) => `dossier:${dossierId}`;

export type StartOutcome = { ok: true; runId: string } | { ok: false; reason: "not-enough-credits"; balance: number };

/**
 * Reserves the cost, writes the run with its steps and enqueues the job, in the caller's transaction. When
 * the credits do not suffice nothing is written, and the caller rolls back what it wrote itself.
 * @throws AppError `refused` for a subject found to be under 18
 */
export async function startRun(
  tx: Queryable,
  ctx: MemberContext,
  input: { dossierId: string; subjectId: string; facts: SubjectFacts; idempotencyKey: string },
): Promise<StartOutcome> {
  const runId = newId();
  const now = ctx.now();
  const subjectId = await holdSubject(tx, input.subjectId);
  const reserved = await credits.reserve(tx, {
    workspaceId: ctx.workspaceId,
    purpose: "behavior-incidents-search",
    reference: runId,
    actorId: ctx.actor.userId,
    now,
  });
  if (!reserved.ok) return { ok: false, reason: "not-enough-credits", balance: reserved.balance };
  await tx.insert(searchRuns).values({
    id: runId,
    workspaceId: ctx.workspaceId,
    dossierId: input.dossierId,
    subjectId,
    startedBy: ctx.actor.userId,
    idempotencyKey: input.idempotencyKey,
    facts: input.facts,
    engine: ctx.services.languageModel.model,
    searchEngine: ctx.services.webSearch.engine,
    modelSettings: modelSettingsOf(ctx.services.languageModel),
    cost: creditCosts["behavior-incidents-search"],
    createdAt: now,
    updatedAt: now,
  });
  await tx
    .insert(searchRunSteps)
    .values(searchSteps.map((name, position) => ({ workspaceId: ctx.workspaceId, runId, name, position })));
  await ctx.services.jobs.enqueue(tx, "run-search", { runId, workspaceId: ctx.workspaceId }, { key: runId });
  await audit.record(tx, ctx, {
    action: "search",
    entity: "dossier",
    entityId: input.dossierId,
    workspaceId: ctx.workspaceId,
    details: { runId },
  });
  await announce(tx, dossierTopic(input.dossierId));
  await announce(tx, fileSystemTopic(ctx.workspaceId));
  return { ok: true, runId };
}

function modelSettingsOf({ model, hosted }: LanguageModel): ModelSettings | null {
  if (!hosted) return null;
  const { promptVersion, parameters, prices, budget } = hosted;
  return { model, promptVersion, parameters, prices, budget };
}

/** A run of this idempotency key, or else one that is under way for the dossier. */
export async function findStarted(
  tx: Queryable,
  ctx: MemberContext,
  input: { dossierId: string; idempotencyKey: string },
): Promise<{ runId: string; isSame: boolean } | null> {
  const rows = await tx
    .select({ id: searchRuns.id, key: searchRuns.idempotencyKey, status: searchRuns.status })
    .from(searchRuns)
    .where(and(eq(searchRuns.workspaceId, ctx.workspaceId), eq(searchRuns.dossierId, input.dossierId)));
  const same = rows.find((row) => row.key === input.idempotencyKey);
  if (same) return { runId: same.id, isSame: true };
  const active = rows.find((row) => activeRunStatuses.includes(row.status));
  return active ? { runId: active.id, isSame: false } : null;
}

/**
 * Ends a run that has not ended yet and gives its credits back, in one transaction; later writes of the
 * worker find it ended and are dropped. False when it had ended before.
 */
export async function endWithoutDelivery(
  ctx: Pick<Context<Actor>, "db" | "now" | "services">,
  input: {
    runId: string;
    workspaceId: WorkspaceId;
    status: Extract<RunStatus, "failed" | "cancelled">;
    failure?: string;
    /** Written in the same transaction, when the run is ended by it. */
    onEnded?: (tx: Queryable, dossierId: string) => Promise<void>;
  },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(searchRuns)
      .set({ status: input.status, failure: input.failure ?? null, finishedAt: ctx.now(), updatedAt: ctx.now() })
      .where(
        and(
          eq(searchRuns.id, input.runId),
          eq(searchRuns.workspaceId, input.workspaceId),
          inArray(searchRuns.status, [...activeRunStatuses]),
        ),
      )
      .returning({ dossierId: searchRuns.dossierId });
    if (!ended) return false;
    await tx
      .update(searchRunSteps)
      .set({ status: input.status === "failed" ? "failed" : "skipped", finishedAt: ctx.now() })
      .where(and(eq(searchRunSteps.runId, input.runId), eq(searchRunSteps.status, "running")));
    await tx
      .update(searchRunSteps)
      .set({ status: "skipped" })
      .where(and(eq(searchRunSteps.runId, input.runId), eq(searchRunSteps.status, "waiting")));
    await credits.release(tx, { workspaceId: input.workspaceId, reference: input.runId, now: ctx.now() });
    await input.onEnded?.(tx, ended.dossierId);
    await tellFinished(tx, ctx, { ...input, dossierId: ended.dossierId });
    await announce(tx, runTopic(input.runId));
    await announce(tx, dossierTopic(ended.dossierId));
    await announce(tx, fileSystemTopic(input.workspaceId));
    return true;
  });
}

/** Tells the workspace's webhooks, in the transaction that ends a run, how it ended. */
export async function tellFinished(
  tx: Queryable,
  ctx: Pick<Context<Actor>, "now" | "services">,
  told: { runId: string; dossierId: string; workspaceId: WorkspaceId; status: RunStatus },
): Promise<void> {
  await emitEvent(tx, ctx, {
    workspaceId: told.workspaceId,
    event: "search.finished",
    eventKey: `search:${told.runId}`,
    data: { search_id: told.runId, dossier_id: told.dossierId, status: told.status },
  });
}

/** Cancels a run of this workspace: at once, whatever its worker is doing. Cancelling twice changes nothing. */
export async function cancel(ctx: MemberContext, runId: string): Promise<{ cancelled: boolean }> {
  const [row] = await ctx.db
    .select({ id: searchRuns.id })
    .from(searchRuns)
    .where(and(eq(searchRuns.id, runId), eq(searchRuns.workspaceId, ctx.workspaceId)));
  if (!row) throw new AppError("not-found", "This search does not exist");
  const cancelled = await endWithoutDelivery(ctx, {
    runId,
    workspaceId: ctx.workspaceId,
    status: "cancelled",
    onEnded: (tx, dossierId) =>
      audit.record(tx, ctx, {
        action: "cancel-search",
        entity: "dossier",
        entityId: dossierId,
        workspaceId: ctx.workspaceId,
        details: { runId },
      }),
  });
  if (cancelled) ctx.services.analytics.count("search-cancelled");
  return { cancelled };
}

/** A run with its steps and counts in one statement: what every look at a dossier asks for. */
function selectRun(db: Queryable) {
  const ofRun = (column: Column) => sql`${column} = ${searchRuns.id}`;
  const pages = (condition: SQL) =>
    sql<number>`${sql`(select count(*) from ${searchRunPages} where ${ofRun(searchRunPages.runId)} and ${condition})`}::int`;
  return db
    .select({
      id: searchRuns.id,
      dossierId: searchRuns.dossierId,
      status: searchRuns.status,
      createdAt: searchRuns.createdAt,
      startedAt: searchRuns.startedAt,
      finishedAt: searchRuns.finishedAt,
      failure: searchRuns.failure,
      cost: searchRuns.cost,
      engine: searchRuns.engine,
      searchEngine: searchRuns.searchEngine,
      steps: jsonRows(
        {
          name: searchRunSteps.name,
          status: searchRunSteps.status,
          doneCount: searchRunSteps.doneCount,
          totalCount: searchRunSteps.totalCount,
          current: sql<string | null>`case when ${searchRunSteps.status} = 'running' then ${sources.title} end`,
          startedAt: searchRunSteps.startedAt,
          finishedAt: searchRunSteps.finishedAt,
        },
        {
          from: sql`from ${searchRunSteps} left join ${sources} on ${sources.id} = ${searchRunSteps.currentSourceId} where ${ofRun(searchRunSteps.runId)}`,
          orderBy: sql`${searchRunSteps.position}`,
        },
      ),
      queries: sql<number>`(select count(*) from ${searchRunQueries} where ${ofRun(searchRunQueries.runId)})::int`,
      pages: pages(sql`true`),
      read: pages(sql`${searchRunPages.readAt} is not null`),
      setAside: pages(sql`${searchRunPages.setAside} is not null`),
      proposed: pages(sql`${searchRunPages.judgement} ->> 'finding' is not null and ${searchRunPages.setAside} is null`),
    })
    .from(searchRuns)
    .$dynamic();
}

const ofWorkspace = eq(searchRuns.workspaceId, sql.placeholder("workspaceId"));

const runOfId = prepared((db) =>
  selectRun(db)
    .where(and(eq(searchRuns.id, sql.placeholder("runId")), ofWorkspace))
    .prepare("run_of_id"),
);

const latestRunOfDossier = prepared((db) =>
  selectRun(db)
    .where(and(eq(searchRuns.dossierId, sql.placeholder("dossierId")), ofWorkspace))
    .orderBy(desc(searchRuns.createdAt), desc(searchRuns.id))
    .limit(1)
    .prepare("latest_run_of_dossier"),
);

type RunRow = Awaited<ReturnType<typeof selectRun>>[number];

/** Where a run stands, or null when the workspace has no such run. */
export async function findProgress(
  ctx: Pick<WorkspaceContext, "db" | "workspaceId">,
  runId: string,
): Promise<SearchProgress | null> {
  const [run] = await runOfId(ctx.db).execute({ runId, workspaceId: ctx.workspaceId });
  return run ? toProgress(ctx.db, run) : null;
}

async function toProgress(db: Queryable, run: RunRow): Promise<SearchProgress> {
  return {
    runId: run.id,
    dossierId: run.dossierId,
    status: run.status,
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    failure: run.failure,
    cost: run.cost,
    engine: run.engine,
    searchEngine: run.searchEngine,
    steps: run.steps.map((step) => ({
      ...step,
      startedAt: step.startedAt === null ? null : isoMoment(step.startedAt),
      finishedAt: step.finishedAt === null ? null : isoMoment(step.finishedAt),
    })),
    counts: {
      queries: run.queries,
      pages: run.pages,
      read: run.read,
      setAside: run.setAside,
      proposed: run.proposed,
    },
    // Once it has ended there are incidents to look at instead.
    partial: hasEnded(run.status) ? [] : await listProposals(db, run.id),
  };
}

function listProposals(db: Queryable, runId: string): Promise<SearchProgress["partial"]> {
  return db
    .select({
      sourceId: sources.id,
      pageTitle: sources.title,
      proposal: sql<string>`${searchRunPages.judgement} -> 'finding' -> 'title' ->> 'text'`,
      kept: sql<"incident" | "human">`${searchRunPages.judgement} ->> 'decision'`,
    })
    .from(searchRunPages)
    .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
    .where(
      and(
        eq(searchRunPages.runId, runId),
        isNull(searchRunPages.setAside),
        sql`${searchRunPages.judgement} ->> 'finding' is not null`,
        sql`${searchRunPages.judgement} ->> 'decision' <> 'none'`,
      ),
    )
    .orderBy(asc(searchRunPages.position))
    .limit(20);
}

/** The dossier's latest run, or null when it was never searched or is not this workspace's. */
export async function findLatest(ctx: MemberContext, dossierId: string): Promise<SearchProgress | null> {
  const [run] = await latestRunOfDossier(ctx.db).execute({ dossierId, workspaceId: ctx.workspaceId });
  return run ? toProgress(ctx.db, run) : null;
}

/** What a run looked for, and each page that it read and set aside, with the reason. */
export type SearchRecord = {
  queries: {
    query: string;
    purpose: string;
    resultCount: number | null;
    failure: string | null;
    /** Of each engine that was asked. */
    answers: EngineAnswer[];
  }[];
  setAside: {
    sourceId: string | null;
    title: string;
    url: string | null;
    kind: SetAsideReason;
    reason: string;
    passage: { text: string; start: number; end: number } | null;
  }[];
  pagesRead: number;
  /** The language model that was asked, and what that used; null where the embedded engine judged alone. */
  model: { settings: ModelSettings; usage: ModelUsage } | null;
};

const recordOfRun = prepared((db) =>
  db
    .select({
      queries: jsonRows(
        {
          query: searchRunQueries.query,
          purpose: searchRunQueries.purpose,
          resultCount: searchRunQueries.resultCount,
          failure: searchRunQueries.failure,
          answers: sql<EngineAnswer[]>`coalesce(${searchRunQueries.answers}, '[]'::jsonb)`,
        },
        {
          from: sql`from ${searchRunQueries} where ${searchRunQueries.runId} = ${searchRuns.id}`,
          orderBy: sql`${searchRunQueries.position}`,
        },
      ),
      setAside: jsonRows(
        {
          sourceId: searchRunPages.sourceId,
          title: sql<string | null>`${sources.title}`,
          sourceUrl: sources.url,
          url: searchRunPages.url,
          kind: searchRunPages.setAside,
          reason: searchRunPages.reason,
          passage: sql<Quotation | null>`${searchRunPages.judgement} -> 'passage'`,
        },
        {
          from: sql`from ${searchRunPages} left join ${sources} on ${sources.id} = ${searchRunPages.sourceId} where ${searchRunPages.runId} = ${searchRuns.id} and ${searchRunPages.setAside} is not null`,
          orderBy: sql`${searchRunPages.position}`,
        },
      ),
      modelSettings: searchRuns.modelSettings,
      modelUses: sql<
        PageModelUse[] | null
      >`${sql`(select jsonb_agg(${searchRunPages.modelUse}) filter (where ${searchRunPages.modelUse} is not null) from ${searchRunPages} where ${searchRunPages.runId} = ${searchRuns.id})`}`,
      pagesRead: sql<number>`${sql`(select count(${searchRunPages.readAt}) from ${searchRunPages} where ${searchRunPages.runId} = ${searchRuns.id})`}::int`,
    })
    .from(searchRuns)
    .where(and(eq(searchRuns.id, sql.placeholder("runId")), ofWorkspace))
    .prepare("record_of_run"),
);

export async function findRecord(ctx: MemberContext, runId: string): Promise<SearchRecord | null> {
  const [run] = await recordOfRun(ctx.db).execute({ runId, workspaceId: ctx.workspaceId });
  if (!run) return null;
  return {
    queries: run.queries,
    setAside: run.setAside.flatMap((page) =>
      page.kind
        ? [
            {
              sourceId: page.sourceId,
              title: page.title ?? page.url ?? "",
              url: page.sourceUrl ?? page.url,
              kind: page.kind,
              reason: page.reason ?? "",
              passage: page.passage ? { text: page.passage.text, start: page.passage.start, end: page.passage.end } : null,
            },
          ]
        : [],
    ),
    pagesRead: run.pagesRead,
    model: run.modelSettings && { settings: run.modelSettings, usage: sumModelUse(run.modelUses ?? []) },
  };
}
