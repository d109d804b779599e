import { and, desc, eq, not, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { behaviorIncidents, dossiers, retentionHolds, socialReports, subjects, users } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { describe } from "./holdable.server.ts";
import type { HoldInput } from "./retention-input.ts";
import type { Holdable, HoldView } from "./retention.ts";

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
  const [active, over] = [await read(ctx, isInForce(ctx), 100), await read(ctx, not(isInForce(ctx)), 100)];
  return toViews(ctx, [...active, ...over]);
}

/** The holds in force of one thing, the newest first. */
export async function listOf(ctx: SubjectsContext, entityId: string): Promise<HoldView[]> {
  return toViews(ctx, await read(ctx, and(eq(retentionHolds.entityId, entityId), isInForce(ctx)), 20));
}

const ender = alias(users, "ender");
const today = (ctx: SubjectsContext) => ctx.now().toISOString().slice(0, 10);
const isInForce = (ctx: SubjectsContext): SQL =>
  sql`(${retentionHolds.endedAt} is null and ${retentionHolds.until} >= ${today(ctx)})`;

function read(ctx: SubjectsContext, where: SQL | undefined, limit: number) {
  return ctx.db
    .select({ hold: retentionHolds, by: users.name, endedBy: ender.name })
    .from(retentionHolds)
    .innerJoin(users, eq(users.id, retentionHolds.heldBy))
    .leftJoin(ender, eq(ender.id, retentionHolds.endedBy))
    .where(where)
    .orderBy(desc(retentionHolds.createdAt), desc(retentionHolds.id))
    .limit(limit);
}

async function toViews(ctx: SubjectsContext, rows: Awaited<ReturnType<typeof read>>): Promise<HoldView[]> {
  const held = new Map<string, Holdable>();
  for (const [kind, ofKind] of Map.groupBy(rows, ({ hold: row }) => row.kind)) {
    const ids = [...new Set(ofKind.map(({ hold: row }) => row.entityId))];
    for (const { workspaceId: _, ...thing } of await describe(ctx.db, kind, ids)) held.set(thing.id, thing);
  }
  return rows.map(({ hold: row, by, endedBy }) => ({
    id: row.id,
    kind: row.kind,
    entity_id: row.entityId,
    held: held.get(row.entityId) ?? null,
    reason: row.reason,
    until: row.until,
    by,
    created_at: row.createdAt.toISOString(),
    is_active: row.endedAt === null && row.until >= today(ctx),
    ended: row.endedAt ? { at: row.endedAt.toISOString(), by: endedBy ?? "", reason: row.endedReason ?? "" } : null,
  }));
}
