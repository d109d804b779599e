import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { dossierIncidents, evidenceChecks, evidencePassages, sourceChecks, sources } from "#app/db/schema/index.ts";
import { end, isUnderWay } from "#app/features/dossiers/dossier-work.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { readDocument } from "#app/features/sources/read-document.server.ts";
import { describeError } from "#app/lib/describe-error.ts";
import type { App } from "#app/server/app.server.ts";
import { asWorkspaceId, type Context, type SystemActor, type WorkspaceContext } from "#app/server/context.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { PageFetchFailure } from "#app/services/page-fetching/page-fetching.ts";
import { comparePages, leadsToFrontPage } from "./compare-pages.ts";
import type { PageOutcome } from "./evidence-health.ts";

/** Pages of different sites that are asked for at once; of one site the fetching service asks for a few, with a pause. */
const atOnce = 4;

/** It was cancelled, or ended by another worker. */
class CheckEnded extends Error {}

type Job = { checkId: string; workspaceId: string; signal: AbortSignal; isLastTry: boolean };
type Waiting = { id: string; sourceId: string; url: string; text: string };
type Found = { outcome: PageOutcome; detail: string | null; quotedCount: number | null; standingCount: number | null };

/**
 * Looks at every live page of a check that has not been looked at yet. What is found of each is written as it is found,
 * so that a try that was interrupted goes on where it stood. Neither the archive nor an incident is changed.
 */
export async function checkEvidence(base: Context<SystemActor>, job: Job): Promise<void> {
  const ctx: WorkspaceContext<SystemActor> = { ...base, workspaceId: asWorkspaceId(job.workspaceId) };
  try {
    await check(ctx, job);
  } catch (error) {
    if (error instanceof CheckEnded) return;
    if (job.signal.aborted || !job.isLastTry) throw error;
    ctx.log.warn({ checkId: job.checkId, error: describeError(error) }, "a check of live pages failed");
    await failCheck(base, job);
  }
}

async function check(ctx: WorkspaceContext<SystemActor>, job: Job): Promise<void> {
  const [running] = await ctx.db
    .update(evidenceChecks)
    .set({ status: "running", updatedAt: ctx.now() })
    .where(isUnderWay(evidenceChecks, { id: job.checkId, workspaceId: ctx.workspaceId }))
    .returning({ dossierId: evidenceChecks.dossierId });
  if (!running) throw new CheckEnded();
  const { dossierId } = running;
  const waiting = await ctx.db
    .select({ id: sourceChecks.id, sourceId: sources.id, url: sql<string>`${sources.url}`, text: sources.text })
    .from(sourceChecks)
    .innerJoin(sources, and(eq(sources.id, sourceChecks.sourceId), eq(sources.workspaceId, ctx.workspaceId)))
    .where(and(eq(sourceChecks.checkId, job.checkId), isNull(sourceChecks.outcome)))
    .orderBy(asc(sourceChecks.position));
  const stop = new AbortController();
  const signal = AbortSignal.any([job.signal, stop.signal]);
  let next = 0;
  const worker = async () => {
    for (let page = waiting[next++]; page; page = waiting[next++]) {
      signal.throwIfAborted();
      const found = await look(ctx, dossierId, page, signal);
      await note(ctx, { checkId: job.checkId, page, found });
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } catch (error) {
    // The others stop too: nothing more is asked of anybody.
    stop.abort();
    throw error;
  }
  await finish(ctx, job.checkId);
}

async function look(ctx: WorkspaceContext, dossierId: string, page: Waiting, signal: AbortSignal): Promise<Found> {
  const unread = (outcome: PageOutcome, detail: string): Found => ({ outcome, detail, quotedCount: null, standingCount: null });
  try {
    const fetched = await ctx.services.pageFetching.fetch({ url: page.url, signal });
    if (leadsToFrontPage(page.url, fetched.finalUrl)) {
      return unread("gone", "Its address leads to the front page of the site now.");
    }
    const read = await readDocument(
      { bytes: fetched.bytes, fileName: null, contentType: fetched.contentType, url: fetched.finalUrl },
      { signal },
    );
    // A page that needs a browser, or asks for consent first, says nothing about the article.
    if (!read.ok) return unread("unreachable", "What stands at its address now could not be read.");
    const passages = await ctx.db
      .selectDistinct({ text: evidencePassages.text })
      .from(evidencePassages)
      .innerJoin(dossierIncidents, eq(dossierIncidents.incidentId, evidencePassages.incidentId))
      .where(and(eq(evidencePassages.sourceId, page.sourceId), eq(dossierIncidents.dossierId, dossierId)));
    return comparePages({ archived: page.text, live: read.document.text, quoted: passages.map(({ text }) => text) });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PageFetchFailure)) throw error;
    return error.code === "not-found" ? unread("gone", `${error.message}.`) : unread("unreachable", `${error.message}.`);
  }
}

async function note(
  ctx: WorkspaceContext,
  { checkId, page, found }: { checkId: string; page: Waiting; found: Found },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [running] = await tx
      .select({ id: evidenceChecks.id })
      .from(evidenceChecks)
      .where(and(eq(evidenceChecks.id, checkId), eq(evidenceChecks.status, "running")))
      .for("share");
    if (!running) throw new CheckEnded();
    await tx
      .update(sourceChecks)
      .set({ ...found, checkedAt: ctx.now() })
      .where(and(eq(sourceChecks.id, page.id), isNull(sourceChecks.outcome)));
  });
}

async function finish(ctx: WorkspaceContext<SystemActor>, checkId: string): Promise<void> {
  const rows = await ctx.db.select({ outcome: sourceChecks.outcome }).from(sourceChecks).where(eq(sourceChecks.checkId, checkId));
  const count = (outcome: PageOutcome) => rows.filter((row) => row.outcome === outcome).length;
  await end(ctx, evidenceChecks, {
    id: checkId,
    workspaceId: ctx.workspaceId,
    status: "done",
    onEnded: (tx, dossierId) =>
      audit.record(tx, ctx, {
        action: "finish-evidence-check",
        entity: "dossier",
        entityId: dossierId,
        workspaceId: ctx.workspaceId,
        details: {
          checkId,
          unchangedCount: count("unchanged"),
          changedCount: count("changed"),
          correctedCount: count("corrected"),
          goneCount: count("gone"),
          unreachableCount: count("unreachable"),
        },
      }),
  });
}

async function failCheck(base: Pick<Context<SystemActor>, "db" | "now">, job: { checkId: string; workspaceId: string }) {
  await end(base, evidenceChecks, {
    id: job.checkId,
    workspaceId: asWorkspaceId(job.workspaceId),
    status: "failed",
    failure: "Something went wrong on our side. What was found so far is kept; please try again.",
  });
}

/** Works `check-evidence` jobs in this process. */
export async function workEvidenceChecks(app: App): Promise<void> {
  const base = jobContext(app, "check-evidence");
  await app.services.jobs.work(
    "check-evidence",
    async ({ payload, signal, isLastTry }) => {
      const { checkId, workspaceId } = payload;
      if (!checkId || !workspaceId) throw new Error("A check-evidence job names no check");
      await checkEvidence(base, { checkId, workspaceId, signal, isLastTry });
    },
    {
      concurrency: 2,
      retries: 3,
      onGivenUp: async ({ payload }) => {
        const { checkId, workspaceId } = payload;
        if (checkId && workspaceId) await failCheck(base, { checkId, workspaceId });
      },
    },
  );
}
