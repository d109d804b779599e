import { and, asc, desc, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossierIncidents,
  dossiers,
  evidenceChecks,
  evidencePassages,
  sourceChecks,
  sources,
  users,
} from "#app/db/schema/index.ts";
import * as work from "#app/features/dossiers/dossier-work.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext, WorkspaceContext } from "#app/server/context.ts";
import { minutesBetweenChecks, pagesPerCheck, type EvidenceHealth } from "./evidence-health.ts";

export type StartCheckOutcome =
  | { ok: true; checkId: string }
  | { ok: false; reason: "nothing-to-check" }
  | { ok: false; reason: "too-soon"; nextAt: string };

/** Sources of this workspace that an incident of the dossier quotes. */
function quotedIn(ctx: Pick<WorkspaceContext, "db" | "workspaceId">, dossierId: string) {
  return and(
    eq(sources.workspaceId, ctx.workspaceId),
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(evidencePassages)
        .innerJoin(dossierIncidents, eq(dossierIncidents.incidentId, evidencePassages.incidentId))
        .innerJoin(behaviorIncidents, eq(behaviorIncidents.id, evidencePassages.incidentId))
        .where(
          and(
            eq(evidencePassages.sourceId, sources.id),
            eq(dossierIncidents.dossierId, dossierId),
            eq(dossierIncidents.workspaceId, ctx.workspaceId),
            isNull(dossierIncidents.removedAt),
          ),
        ),
    ),
  );
}

/** From when on the dossier can be checked again; null: now. */
async function nextCheck(db: Queryable, ctx: Pick<MemberContext, "now">, dossierId: string): Promise<Date | null> {
  const [last] = await db
    .select({ at: evidenceChecks.finishedAt })
    .from(evidenceChecks)
    .where(and(eq(evidenceChecks.dossierId, dossierId), eq(evidenceChecks.status, "done")))
    .orderBy(desc(evidenceChecks.createdAt))
    .limit(1);
  if (!last?.at) return null;
  const next = new Date(last.at.getTime() + minutesBetweenChecks * 60_000);
  return next > ctx.now() ? next : null;
}

/**
 * Starts a look at the live pages of the dossier's evidence: once per idempotency key, one at a time, and not again
 * within minutes of the last. It costs nothing.
 * @throws AppError `not-found` for a dossier that is not this workspace's
 */
export async function start(
  ctx: MemberContext,
  input: { dossierId: string; idempotencyKey: string },
): Promise<StartCheckOutcome> {
  return ctx.db.transaction(async (tx): Promise<StartCheckOutcome> => {
    const [dossier] = await tx
      .select({ id: dossiers.id })
      .from(dossiers)
      .where(and(eq(dossiers.id, input.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
      .for("update");
    if (!dossier) throw new AppError("not-found", "This dossier does not exist");
    const made = await work.findStarted(tx, ctx, evidenceChecks, input);
    if (made) return { ok: true, checkId: made };
    const nextAt = await nextCheck(tx, ctx, input.dossierId);
    if (nextAt) return { ok: false, reason: "too-soon", nextAt: nextAt.toISOString() };
    const pages = await tx
      .select({ id: sources.id })
      .from(sources)
      .where(and(quotedIn(ctx, input.dossierId), isNotNull(sources.url)))
      .orderBy(desc(sources.archivedAt), asc(sources.id))
      .limit(pagesPerCheck);
    if (pages.length === 0) return { ok: false, reason: "nothing-to-check" };
    const checkId = newId();
    await tx.insert(evidenceChecks).values({
      id: checkId,
      workspaceId: ctx.workspaceId,
      dossierId: input.dossierId,
      startedBy: ctx.actor.userId,
      idempotencyKey: input.idempotencyKey,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    await tx
      .insert(sourceChecks)
      .values(pages.map(({ id }, position) => ({ workspaceId: ctx.workspaceId, checkId, sourceId: id, position })));
    await ctx.services.jobs.enqueue(tx, "check-evidence", { checkId, workspaceId: ctx.workspaceId }, { key: checkId });
    await audit.record(tx, ctx, {
      action: "check-evidence",
      entity: "dossier",
      entityId: input.dossierId,
      workspaceId: ctx.workspaceId,
      details: { checkId, pageCount: pages.length },
    });
    await announce(tx, `dossier:${input.dossierId}`);
    return { ok: true, checkId };
  });
}

/** Cancels a check, at once; what it has found so far stays. Cancelling twice changes nothing. @throws AppError `not-found` */
export async function cancel(ctx: MemberContext, checkId: string): Promise<{ cancelled: boolean }> {
  await work.requireWork(ctx, evidenceChecks, checkId, "This check does not exist");
  const cancelled = await work.end(ctx, evidenceChecks, {
    id: checkId,
    workspaceId: ctx.workspaceId,
    status: "cancelled",
    onEnded: (tx, dossierId) =>
      audit.record(tx, ctx, {
        action: "cancel-evidence-check",
        entity: "dossier",
        entityId: dossierId,
        workspaceId: ctx.workspaceId,
        details: { checkId },
      }),
  });
  return { cancelled };
}

/** How the dossier's live pages were found the last time; null when the workspace has no such dossier. */
export async function find(ctx: MemberContext, dossierId: string): Promise<EvidenceHealth | null> {
  if (!(await work.hasDossier(ctx, dossierId))) return null;
  const [[counted], [latest], nextAt] = await Promise.all([
    ctx.db
      .select({ pages: sql<number>`count(${sources.url})::int`, all: sql<number>`count(*)::int` })
      .from(sources)
      .where(quotedIn(ctx, dossierId)),
    ctx.db
      .select({
        id: evidenceChecks.id,
        status: evidenceChecks.status,
        startedBy: users.name,
        createdAt: evidenceChecks.createdAt,
        finishedAt: evidenceChecks.finishedAt,
        failure: evidenceChecks.failure,
      })
      .from(evidenceChecks)
      .innerJoin(users, eq(users.id, evidenceChecks.startedBy))
      .where(and(eq(evidenceChecks.dossierId, dossierId), eq(evidenceChecks.workspaceId, ctx.workspaceId)))
      .orderBy(desc(evidenceChecks.createdAt), desc(evidenceChecks.id))
      .limit(1),
    nextCheck(ctx.db, ctx, dossierId),
  ]);
  const pages = latest
    ? await ctx.db
        .select({
          source_id: sourceChecks.sourceId,
          title: sources.title,
          url: sql<string>`coalesce(${sources.url}, '')`,
          archivedAt: sources.archivedAt,
          outcome: sourceChecks.outcome,
          detail: sourceChecks.detail,
          quoted_count: sourceChecks.quotedCount,
          standing_count: sourceChecks.standingCount,
          checkedAt: sourceChecks.checkedAt,
        })
        .from(sourceChecks)
        .innerJoin(sources, eq(sources.id, sourceChecks.sourceId))
        .where(eq(sourceChecks.checkId, latest.id))
        .orderBy(asc(sourceChecks.position))
    : [];
  return {
    page_count: counted?.pages ?? 0,
    document_count: (counted?.all ?? 0) - (counted?.pages ?? 0),
    latest: latest
      ? {
          id: latest.id,
          status: latest.status,
          started_by: latest.startedBy,
          created_at: latest.createdAt.toISOString(),
          finished_at: latest.finishedAt?.toISOString() ?? null,
          failure: latest.failure,
          done_count: pages.filter(({ outcome }) => outcome !== null).length,
          total_count: pages.length,
          pages: pages.map(({ archivedAt, checkedAt, ...page }) => ({
            ...page,
            archived_at: archivedAt.toISOString(),
            checked_at: checkedAt?.toISOString() ?? null,
          })),
        }
      : null,
    next_at: nextAt?.toISOString() ?? null,
  };
}
