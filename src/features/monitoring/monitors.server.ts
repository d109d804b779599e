import { and, eq, isNull } from "drizzle-orm";
import { dossiers, monitors, users } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { nextSearch, refuseEnd, type MonitorFrequency, type MonitorView } from "./monitor.ts";

/** The dossier's schedule, or null while there is none (and for a dossier that is not this workspace's). */
export async function find(ctx: MemberContext, dossierId: string): Promise<MonitorView | null> {
  const [row] = await ctx.db
    .select({
      frequency: monitors.frequency,
      startedOn: monitors.startedOn,
      endsOn: monitors.endsOn,
      nextRunAt: monitors.nextRunAt,
      createdBy: users.name,
    })
    .from(monitors)
    .innerJoin(users, eq(users.id, monitors.createdBy))
    .where(and(eq(monitors.dossierId, dossierId), eq(monitors.workspaceId, ctx.workspaceId)));
  if (!row) return null;
  return {
    frequency: row.frequency,
    started_on: row.startedOn,
    ends_on: row.endsOn,
    next_run_at: row.nextRunAt?.toISOString() ?? null,
    created_by: row.createdBy,
  };
}

/**
 * Sets a dossier's schedule anew from now, or turns it off. It is off until somebody asks, and has an end.
 * @throws AppError `not-found`; `invalid` with the message for the end date's field
 */
export async function set(
  ctx: MemberContext,
  input: { dossierId: string; schedule: { frequency: MonitorFrequency; endsOn: string } | null },
): Promise<MonitorView | null> {
  const now = ctx.now();
  const today = now.toISOString().slice(0, 10);
  const refusal = input.schedule ? refuseEnd(input.schedule.endsOn, today) : null;
  if (refusal) throw new AppError("invalid", refusal, { fields: { endsOn: refusal } });
  await ctx.db.transaction(async (tx) => {
    const [dossier] = await tx
      .select({ id: dossiers.id })
      .from(dossiers)
      .where(and(eq(dossiers.id, input.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
      .for("update");
    if (!dossier) throw new AppError("not-found", "This dossier does not exist");
    if (input.schedule) {
      const { frequency, endsOn } = input.schedule;
      const values = {
        frequency,
        startedOn: today,
        endsOn,
        nextRunAt: nextSearch({ frequency, startedAt: now, endsOn }, now),
        createdBy: ctx.actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await tx
        .insert(monitors)
        .values({ ...values, workspaceId: ctx.workspaceId, dossierId: dossier.id })
        .onConflictDoUpdate({ target: monitors.dossierId, set: values });
    } else {
      await tx.delete(monitors).where(and(eq(monitors.dossierId, dossier.id), eq(monitors.workspaceId, ctx.workspaceId)));
    }
    await audit.record(tx, ctx, {
      action: input.schedule ? "monitor-dossier" : "stop-monitoring",
      entity: "dossier",
      entityId: dossier.id,
      workspaceId: ctx.workspaceId,
      ...(input.schedule ? { details: { frequencyCode: input.schedule.frequency } } : {}),
    });
    await announce(tx, `dossier:${dossier.id}`);
  });
  return find(ctx, input.dossierId);
}
