import { and, desc, eq, gte, isNotNull, isNull, lt, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { behaviorIncidents, dossiers, retentionHolds, socialReports, subjects, users } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { HoldInput, HoldView } from "./retention.ts";

const tables = { subject: subjects, dossier: dossiers, incident: behaviorIncidents, "social-report": socialReports } as const;

/**
 * Keeps something from lapsing until a day, once per idempotency key.
 * @throws AppError `invalid` with the field, for a day that is over and for what does not exist
 */
export async function hold(ctx: SubjectsContext, input: HoldInput): Promise<{ id: string }> {
  if (input.until < ctx.now().toISOString().slice(0, 10)) {
    const message = "This day is over";
    throw new AppError("invalid", message, { fields: { until: message } });
  }
  return ctx.db.transaction(async (tx) => {
    const table = tables[input.kind];
    const [found] = await tx
      .select({ id: table.id })
      .from(table as typeof subjects)
      .where(eq(table.id, input.entityId));
    if (!found) {
      const message = "Nothing of this kind has this id";
      throw new AppError("invalid", message, { fields: { entityId: message } });
    }
    const { kind, entityId, reason, until, idempotencyKey } = input;
    const [made] = await tx
      .insert(retentionHolds)
      .values({
        id: newId(),
        kind,
        entityId,
        reason,
        until,
        idempotencyKey,
        heldBy: ctx.actor.userId,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing({ target: retentionHolds.idempotencyKey })
      .returning({ id: retentionHolds.id });
    if (made) {
      await audit.record(tx, ctx, {
        action: "hold",
        entity: "retention",
        entityId: made.id,
        workspaceId: null,
        details: { kindCode: kind, heldId: entityId },
      });
      return made;
    }
    const [before] = await tx
      .select({ id: retentionHolds.id })
      .from(retentionHolds)
      .where(eq(retentionHolds.idempotencyKey, idempotencyKey));
    return { id: before?.id ?? "" };
  });
}

/** Ends a hold before its day, with the reason. Ended already, it stays as it is. */
export async function end(ctx: SubjectsContext, input: { holdId: string; reason: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(retentionHolds).where(eq(retentionHolds.id, input.holdId)).for("update");
    if (!row) throw new AppError("not-found", "This hold does not exist");
    if (row.endedAt) return;
    await tx
      .update(retentionHolds)
      .set({ endedAt: ctx.now(), endedBy: ctx.actor.userId, endedReason: input.reason })
      .where(eq(retentionHolds.id, row.id));
    await audit.record(tx, ctx, {
      action: "end-hold",
      entity: "retention",
      entityId: row.id,
      workspaceId: null,
      details: { kindCode: row.kind, heldId: row.entityId },
    });
  });
}

/** The holds in force, then those that ended, the newest first, at most 100 of each. */
export async function list(ctx: SubjectsContext): Promise<HoldView[]> {
  const today = ctx.now().toISOString().slice(0, 10);
  const ender = alias(users, "ender");
  const isActive = and(isNull(retentionHolds.endedAt), gte(retentionHolds.until, today));
  const read = (isInForce: boolean) =>
    ctx.db
      .select({ hold: retentionHolds, by: users.name, endedBy: ender.name, name: subjects.name })
      .from(retentionHolds)
      .innerJoin(users, eq(users.id, retentionHolds.heldBy))
      .leftJoin(ender, eq(ender.id, retentionHolds.endedBy))
      .leftJoin(subjects, and(eq(retentionHolds.kind, "subject"), eq(subjects.id, retentionHolds.entityId)))
      .where(isInForce ? isActive : or(isNotNull(retentionHolds.endedAt), lt(retentionHolds.until, today)))
      .orderBy(desc(retentionHolds.createdAt), desc(retentionHolds.id))
      .limit(100);
  const rows = [...(await read(true)), ...(await read(false))];
  return rows.map(({ hold: row, by, endedBy, name }) => ({
    id: row.id,
    kind: row.kind,
    entity_id: row.entityId,
    name,
    reason: row.reason,
    until: row.until,
    by,
    created_at: row.createdAt.toISOString(),
    is_active: row.endedAt === null && row.until >= today,
    ended: row.endedAt ? { at: row.endedAt.toISOString(), by: endedBy ?? "", reason: row.endedReason ?? "" } : null,
  }));
}
