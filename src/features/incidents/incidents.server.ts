import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossierIncidents,
  dossiers,
  evidencePassages,
  identityDecisions,
  incidentReviews,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import type { ReviewVerdict } from "./incident.ts";
import { announceIncident, type IncidentRow, lockOwn, tellWebhooks } from "./own-incident.server.ts";
import { afterReview, type ReviewState } from "./review.ts";
import { needsQuotation } from "./incident.ts";

function stateOf(row: IncidentRow): ReviewState {
  return {
    verification: row.verification,
    status: row.status,
    verifiedBy: row.verifiedBy,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verificationReason: row.verificationReason,
  };
}

async function writeState(tx: Queryable, ctx: MemberContext, incidentId: string, state: ReviewState): Promise<void> {
  await tx
    .update(behaviorIncidents)
    .set({
      verification: state.verification,
      status: state.status,
      verifiedBy: state.verifiedBy,
      verifiedAt: state.verifiedAt === null ? null : new Date(state.verifiedAt),
      verificationReason: state.verificationReason,
      updatedAt: ctx.now(),
    })
    .where(eq(behaviorIncidents.id, incidentId));
}

/** Now, and later than every review of the incident: a clock may stand still or differ between processes. */
async function afterLastReview(tx: Queryable, ctx: MemberContext, incidentId: string): Promise<Date> {
  const [last] = await tx
    .select({ at: sql<string | null>`max(${incidentReviews.reviewedAt})` })
    .from(incidentReviews)
    .where(eq(incidentReviews.incidentId, incidentId));
  return new Date(Math.max(ctx.now().getTime(), last?.at ? new Date(last.at).getTime() + 1 : 0));
}

/**
 * What a member wrote in their own words attests nothing until a source is quoted (product rule 1).
 * @throws AppError `refused`
 */
async function requireQuotation(tx: Queryable, row: IncidentRow): Promise<void> {
  if (row.origin !== "member") return;
  const [passage] = await tx
    .select({ id: evidencePassages.id })
    .from(evidencePassages)
    .where(eq(evidencePassages.incidentId, row.id))
    .limit(1);
  if (!passage) throw new AppError("refused", needsQuotation);
}

/**
 * Records what a member decided about a finding, with the reason; "another person" is remembered for every
 * source of the incident, so that it does not come back. Answers the review's id, to undo it by.
 */
export async function review(
  ctx: MemberContext,
  input: { incidentId: string; verdict: ReviewVerdict; reason: string },
): Promise<{ reviewId: string }> {
  const result = await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, input.incidentId);
    // One moment for the review and what it decides about sources: undoing finds them by it. Taken under the lock, so
    // that of two reviews at once the later in time is the one that saw the other.
    const now = await afterLastReview(tx, ctx, row.id);
    if (input.verdict === "confirm") await requireQuotation(tx, row);
    const before = stateOf(row);
    const after = afterReview(before, {
      verdict: input.verdict,
      reason: input.reason,
      by: ctx.actor.userId,
      at: now.toISOString(),
    });
    await writeState(tx, ctx, row.id, after);
    const [written] = await tx
      .insert(incidentReviews)
      .values({
        workspaceId: ctx.workspaceId,
        incidentId: row.id,
        verdict: input.verdict,
        reason: input.reason,
        reviewedBy: ctx.actor.userId,
        reviewedAt: now,
        before,
      })
      .returning({ id: incidentReviews.id });
    if (!written) throw new AppError("unexpected", "The review could not be saved");
    if (input.verdict === "another-person" && row.subjectId) {
      const subjectId = row.subjectId;
      const found = await tx
        .selectDistinct({ sourceId: evidencePassages.sourceId })
        .from(evidencePassages)
        .where(eq(evidencePassages.incidentId, row.id));
      if (found.length > 0) {
        await tx.insert(identityDecisions).values(
          found.map(({ sourceId }) => ({
            workspaceId: ctx.workspaceId,
            subjectId,
            sourceId,
            reason: input.reason,
            decidedBy: ctx.actor.userId,
            decidedAt: now,
          })),
        );
      }
    }
    await audit.record(tx, ctx, {
      action: input.verdict,
      entity: "incident",
      entityId: row.id,
      workspaceId: ctx.workspaceId,
      details: { reviewId: written.id },
    });
    await tellWebhooks(tx, ctx, { incidentId: row.id, change: input.verdict, changeId: written.id });
    await announceIncident(tx, row.id);
    return { reviewId: written.id };
  });
  ctx.services.analytics.count("incident-reviewed");
  return result;
}

/** Takes a review back: only the latest that stands, so that what it changed is put back exactly. */
export async function undoReview(ctx: MemberContext, input: { incidentId: string; reviewId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, input.incidentId);
    const [latest] = await tx
      .select({
        id: incidentReviews.id,
        verdict: incidentReviews.verdict,
        before: incidentReviews.before,
        at: incidentReviews.reviewedAt,
      })
      .from(incidentReviews)
      .where(
        and(
          eq(incidentReviews.incidentId, row.id),
          eq(incidentReviews.workspaceId, ctx.workspaceId),
          isNull(incidentReviews.undoneAt),
        ),
      )
      .orderBy(desc(incidentReviews.reviewedAt), desc(incidentReviews.id))
      .limit(1);
    if (latest?.id !== input.reviewId) throw new AppError("conflict", "Only the latest decision can be undone");
    await writeState(tx, ctx, row.id, latest.before as ReviewState);
    await tx
      .update(incidentReviews)
      .set({ undoneAt: ctx.now(), undoneBy: ctx.actor.userId })
      .where(eq(incidentReviews.id, latest.id));
    if (latest.verdict === "another-person" && row.subjectId) {
      await tx
        .update(identityDecisions)
        .set({ undoneAt: ctx.now() })
        .where(
          and(
            eq(identityDecisions.workspaceId, ctx.workspaceId),
            eq(identityDecisions.subjectId, row.subjectId),
            eq(identityDecisions.decidedAt, latest.at),
            // Another incident of the subject may have been decided at the same moment.
            inArray(
              identityDecisions.sourceId,
              tx.select({ id: evidencePassages.sourceId }).from(evidencePassages).where(eq(evidencePassages.incidentId, row.id)),
            ),
            isNull(identityDecisions.undoneAt),
          ),
        );
    }
    await audit.record(tx, ctx, {
      action: "undo-review",
      entity: "incident",
      entityId: row.id,
      workspaceId: ctx.workspaceId,
      details: { reviewId: latest.id },
    });
    await tellWebhooks(tx, ctx, { incidentId: row.id, change: "undo-review", changeId: latest.id });
    await announceIncident(tx, row.id);
  });
}

/** Links a shared incident to a dossier of its subject, which shows it without one: so that removing it is remembered. */
async function linkShared(tx: Queryable, ctx: MemberContext, input: { dossierId: string; incidentId: string }): Promise<void> {
  const [row] = await tx
    .select({ id: behaviorIncidents.id })
    .from(behaviorIncidents)
    .innerJoin(dossiers, eq(dossiers.subjectId, behaviorIncidents.subjectId))
    .where(
      and(
        eq(behaviorIncidents.id, input.incidentId),
        isNull(behaviorIncidents.workspaceId),
        eq(behaviorIncidents.status, "approved"),
        eq(dossiers.id, input.dossierId),
        eq(dossiers.workspaceId, ctx.workspaceId),
      ),
    );
  if (!row) return;
  await tx
    .insert(dossierIncidents)
    .values({ workspaceId: ctx.workspaceId, dossierId: input.dossierId, incidentId: input.incidentId, addedAt: ctx.now() })
    .onConflictDoNothing({ target: [dossierIncidents.dossierId, dossierIncidents.incidentId] });
}

/** Takes an incident out of a dossier of this workspace, or puts it back (`reason` null). */
export async function setRemoved(
  ctx: MemberContext,
  input: { dossierId: string; incidentId: string; reason: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (input.reason !== null) await linkShared(tx, ctx, input);
    const [row] = await tx
      .select({ id: dossierIncidents.id })
      .from(dossierIncidents)
      .innerJoin(dossiers, eq(dossiers.id, dossierIncidents.dossierId))
      .where(
        and(
          eq(dossierIncidents.dossierId, input.dossierId),
          eq(dossierIncidents.incidentId, input.incidentId),
          eq(dossierIncidents.workspaceId, ctx.workspaceId),
          eq(dossiers.workspaceId, ctx.workspaceId),
        ),
      )
      .for("update");
    if (!row) throw new AppError("not-found", "This incident is not in this dossier");
    await tx
      .update(dossierIncidents)
      .set(
        input.reason === null
          ? { removedAt: null, removedBy: null, removalReason: null }
          : { removedAt: ctx.now(), removedBy: ctx.actor.userId, removalReason: input.reason },
      )
      .where(eq(dossierIncidents.id, row.id));
    await audit.record(tx, ctx, {
      action: input.reason === null ? "restore-incident" : "remove-incident",
      entity: "dossier",
      entityId: input.dossierId,
      workspaceId: ctx.workspaceId,
      details: { incidentId: input.incidentId },
    });
    await announce(tx, `dossier:${input.dossierId}`);
  });
}
