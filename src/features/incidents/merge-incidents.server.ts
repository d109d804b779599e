import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, dossiers, incidentMerges } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { emitEvent } from "#app/features/webhooks/emit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { visibleTo } from "./incident-rows.server.ts";

export type MergeOutcome = { ok: true; mergeId: string } | { ok: false; message: string };

/**
 * Writes down that two incidents are one event: from now on `mergedId` is shown as part of `keptId` in this workspace.
 * Nothing of either is changed, and {@link split} takes it back. Pressing twice merges once; of two people who merge the
 * same ones in opposite ways, the second is told. What cannot be merged is returned in words.
 * @throws AppError `not-found` for what this workspace does not see
 */
export async function merge(
  ctx: MemberContext,
  input: { keptId: string; mergedId: string; reason: string },
): Promise<MergeOutcome> {
  return ctx.db.transaction(async (tx): Promise<MergeOutcome> => {
    const { kept, merged } = await lockTwo(tx, ctx, input);
    const standing = await tx
      .select({ id: incidentMerges.id, keptId: incidentMerges.keptId, mergedId: incidentMerges.mergedId })
      .from(incidentMerges)
      .where(
        and(
          eq(incidentMerges.workspaceId, ctx.workspaceId),
          isNull(incidentMerges.undoneAt),
          inArray(incidentMerges.mergedId, [kept.id, merged.id]),
        ),
      );
    const done = standing.find((one) => one.mergedId === merged.id && one.keptId === kept.id);
    if (done) return { ok: true, mergeId: done.id };
    const refusal = whyNot(kept, merged, standing.length > 0);
    if (refusal) return { ok: false, message: refusal };
    const [made] = await tx
      .insert(incidentMerges)
      .values({
        workspaceId: ctx.workspaceId,
        keptId: kept.id,
        mergedId: merged.id,
        reason: input.reason,
        mergedBy: ctx.actor.userId,
        mergedAt: ctx.now(),
      })
      .returning({ id: incidentMerges.id });
    if (!made) throw new AppError("unexpected", "The merge could not be saved");
    await tell(tx, ctx, { change: "merge", mergeId: made.id, keptId: kept.id, mergedId: merged.id, subjectId: kept.subjectId });
    return { ok: true, mergeId: made.id };
  });
}

/**
 * Makes two incidents of a merged one again. Done again it changes nothing.
 * @throws AppError `not-found`
 */
export async function split(ctx: MemberContext, mergeId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        id: incidentMerges.id,
        keptId: incidentMerges.keptId,
        mergedId: incidentMerges.mergedId,
        undoneAt: incidentMerges.undoneAt,
      })
      .from(incidentMerges)
      .where(and(eq(incidentMerges.id, mergeId), eq(incidentMerges.workspaceId, ctx.workspaceId)))
      .for("update");
    if (!row) throw new AppError("not-found", "This merge does not exist");
    if (row.undoneAt) return;
    await tx.update(incidentMerges).set({ undoneAt: ctx.now(), undoneBy: ctx.actor.userId }).where(eq(incidentMerges.id, row.id));
    const [kept] = await tx
      .select({ subjectId: behaviorIncidents.subjectId })
      .from(behaviorIncidents)
      .where(eq(behaviorIncidents.id, row.keptId));
    await tell(tx, ctx, { ...row, change: "split", mergeId: row.id, subjectId: kept?.subjectId ?? null });
  });
}

type Side = Pick<typeof behaviorIncidents.$inferSelect, "id" | "subjectId" | "status" | "verification">;

/** Both rows, locked in the order of their ids, so that merges of the same incidents follow one another. */
async function lockTwo(
  tx: Queryable,
  ctx: MemberContext,
  input: { keptId: string; mergedId: string },
): Promise<{ kept: Side; merged: Side }> {
  const rows = await tx
    .select({
      id: behaviorIncidents.id,
      subjectId: behaviorIncidents.subjectId,
      status: behaviorIncidents.status,
      verification: behaviorIncidents.verification,
    })
    .from(behaviorIncidents)
    .where(and(inArray(behaviorIncidents.id, [input.keptId, input.mergedId]), visibleTo(ctx.workspaceId)))
    .orderBy(behaviorIncidents.id)
    .for("update");
  const kept = rows.find(({ id }) => id === input.keptId);
  const merged = rows.find(({ id }) => id === input.mergedId);
  if (!kept || !merged) throw new AppError("not-found", "This incident does not exist");
  return { kept, merged };
}

function whyNot(kept: Side, merged: Side, isPart: boolean): string | null {
  if (kept.id === merged.id) return "Choose two incidents";
  if (kept.subjectId === null || kept.subjectId !== merged.subjectId) return "These incidents are about different people";
  if (isPart) return "One of these is part of another incident already. Split it first.";
  if (kept.status !== "approved" || merged.status !== "approved") return "What was set aside cannot be merged";
  // The event stands as its kept incident does: merging must not take back what somebody has confirmed.
  if (merged.verification === "confirmed" && kept.verification !== "confirmed") {
    return "Only one of these is confirmed: keep that one, or confirm the other first";
  }
  return null;
}

async function tell(
  tx: Queryable,
  ctx: MemberContext,
  told: { change: "merge" | "split"; mergeId: string; keptId: string; mergedId: string; subjectId: string | null },
): Promise<void> {
  const { change, mergeId, keptId, mergedId } = told;
  for (const incidentId of [keptId, mergedId]) {
    await emitEvent(tx, ctx, {
      workspaceId: ctx.workspaceId,
      event: "incident.changed",
      eventKey: `incident:${incidentId}:${change}:${mergeId}`,
      data: { incident_id: incidentId, change },
    });
  }
  if (told.subjectId) {
    const rows = await tx
      .select({ id: dossiers.id })
      .from(dossiers)
      .where(and(eq(dossiers.workspaceId, ctx.workspaceId), eq(dossiers.subjectId, told.subjectId)));
    for (const { id } of rows) await announce(tx, `dossier:${id}`);
  }
  const action = `${change}-incident`;
  const about = { entity: "incident" as const, workspaceId: ctx.workspaceId, action };
  await audit.recordAll(tx, ctx, [
    { ...about, entityId: keptId, details: { mergeId, mergedId } },
    { ...about, entityId: mergedId, details: { mergeId, keptId } },
  ]);
}
