import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, incidentDisputes } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { dossiersShowing, lockIncidents, tellOfChange } from "./affected-dossiers.server.ts";
import { lockForChange, lockOwn } from "./request-lock.server.ts";

type Incident = Pick<typeof behaviorIncidents.$inferSelect, "id" | "workspaceId" | "subjectId">;

/**
 * Puts the subject's own statement beside incidents: from now on each is disputed in every dossier that shows it, and in
 * whatever is made of it. Doing it again with other words replaces the statement; with the same it changes nothing.
 * @throws AppError `conflict` with the reason; `not-found`
 */
export async function open(
  ctx: SubjectsContext,
  input: { requestId: string; incidentIds: readonly string[]; statement: string },
): Promise<{ incident_ids: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const request = await lockForChange(tx, ctx, input.requestId);
    const incidents = await lockIncidents(tx, { subjectId: request.subjectId, incidentIds: input.incidentIds });
    const now = ctx.now();
    const changed: (Incident & { disputeId: string })[] = [];
    for (const incident of incidents) {
      const [before] = await tx
        .select()
        .from(incidentDisputes)
        .where(and(eq(incidentDisputes.incidentId, incident.id), eq(incidentDisputes.requestId, request.id)));
      if (before && !before.closedAt && before.statement === input.statement) continue;
      const disputeId = before?.id ?? newId();
      const opened = { statement: input.statement, openedAt: now, openedBy: ctx.actor.userId };
      await tx
        .insert(incidentDisputes)
        .values({ id: disputeId, incidentId: incident.id, requestId: request.id, ...opened })
        .onConflictDoUpdate({
          target: [incidentDisputes.incidentId, incidentDisputes.requestId],
          set: { ...opened, closedAt: null, closedBy: null, closedReason: null },
        });
      changed.push({ ...incident, disputeId });
    }
    for (const incident of changed) await tell(tx, ctx, incident, { change: "dispute-opened", requestId: request.id });
    return { incident_ids: incidents.map(({ id }) => id) };
  });
}

/** Ends a dispute, with the reason: the statement is no longer shown. It can be opened again. */
export function close(ctx: SubjectsContext, input: { disputeId: string; reason: string }): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockDispute(tx, ctx, input.disputeId);
    if (row.dispute.closedAt) return;
    await setClosed(tx, ctx, row.dispute.id, input.reason);
    await tell(
      tx,
      ctx,
      { ...row.incident, disputeId: row.dispute.id },
      { change: "dispute-closed", requestId: row.dispute.requestId },
    );
  });
}

/** Opens a dispute again that was closed, with its statement as it was. */
export function reopen(ctx: SubjectsContext, disputeId: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockDispute(tx, ctx, disputeId);
    if (!row.dispute.closedAt) return;
    await tx
      .update(incidentDisputes)
      .set({ openedAt: ctx.now(), openedBy: ctx.actor.userId, closedAt: null, closedBy: null, closedReason: null })
      .where(eq(incidentDisputes.id, row.dispute.id));
    await tell(
      tx,
      ctx,
      { ...row.incident, disputeId: row.dispute.id },
      { change: "dispute-opened", requestId: row.dispute.requestId },
    );
  });
}

/** Closes every open dispute of a request, in the caller's transaction. */
export async function closeAllOf(tx: Queryable, ctx: SubjectsContext, requestId: string, reason: string): Promise<void> {
  const rows = await tx
    .select({ disputeId: incidentDisputes.id, incident: behaviorIncidents })
    .from(incidentDisputes)
    .innerJoin(behaviorIncidents, eq(behaviorIncidents.id, incidentDisputes.incidentId))
    .where(and(eq(incidentDisputes.requestId, requestId), isNull(incidentDisputes.closedAt)))
    .orderBy(incidentDisputes.incidentId);
  for (const { disputeId } of rows) await setClosed(tx, ctx, disputeId, reason);
  for (const { disputeId, incident } of rows)
    await tell(tx, ctx, { ...incident, disputeId }, { change: "dispute-closed", requestId });
}

async function lockDispute(tx: Queryable, ctx: SubjectsContext, disputeId: string) {
  const [found] = await tx
    .select({ requestId: incidentDisputes.requestId })
    .from(incidentDisputes)
    .where(eq(incidentDisputes.id, disputeId));
  if (!found) throw new AppError("not-found", "This dispute does not exist");
  await lockOwn(tx, ctx, found.requestId);
  const [row] = await tx
    .select({ dispute: incidentDisputes, incident: behaviorIncidents })
    .from(incidentDisputes)
    .innerJoin(behaviorIncidents, eq(behaviorIncidents.id, incidentDisputes.incidentId))
    .where(eq(incidentDisputes.id, disputeId))
    .for("update");
  if (!row) throw new AppError("not-found", "This dispute does not exist");
  return row;
}

function setClosed(tx: Queryable, ctx: SubjectsContext, disputeId: string, reason: string) {
  return tx
    .update(incidentDisputes)
    .set({ closedAt: ctx.now(), closedBy: ctx.actor.userId, closedReason: reason })
    .where(eq(incidentDisputes.id, disputeId));
}

async function tell(
  tx: Queryable,
  ctx: SubjectsContext,
  incident: Incident & { disputeId: string },
  told: { change: "dispute-opened" | "dispute-closed"; requestId: string },
): Promise<void> {
  await tellOfChange(tx, ctx, {
    incidentId: incident.id,
    change: told.change,
    changeId: `${incident.disputeId}:${ctx.now().getTime()}`,
    shownIn: await dossiersShowing(tx, incident),
  });
  await audit.record(tx, ctx, {
    action: told.change,
    entity: "incident",
    entityId: incident.id,
    workspaceId: incident.workspaceId,
    details: { requestId: told.requestId, disputeId: incident.disputeId },
  });
}
