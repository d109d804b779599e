import { and, eq } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, dossierIncidents } from "#app/db/schema/index.ts";
import { emitEvent } from "#app/features/webhooks/emit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";

export type IncidentRow = typeof behaviorIncidents.$inferSelect;

/**
 * The workspace's own incident, its row locked; another workspace's and a shared one do not exist here.
 * @throws AppError `not-found`
 */
export async function lockOwn(tx: Queryable, ctx: MemberContext, incidentId: string): Promise<IncidentRow> {
  const [row] = await tx
    .select()
    .from(behaviorIncidents)
    .where(and(eq(behaviorIncidents.id, incidentId), eq(behaviorIncidents.workspaceId, ctx.workspaceId)))
    .for("update");
  if (!row) throw new AppError("not-found", "This incident does not exist");
  return row;
}

/** Tells the workspace's webhooks of a change, once for each `changeId`. */
export async function tellWebhooks(
  tx: Queryable,
  ctx: MemberContext,
  told: { incidentId: string; change: string; changeId: string },
): Promise<void> {
  await emitEvent(tx, ctx, {
    workspaceId: ctx.workspaceId,
    event: "incident.changed",
    eventKey: `incident:${told.incidentId}:${told.change}:${told.changeId}`,
    data: { incident_id: told.incidentId, change: told.change },
  });
}

/** Tells who looks at a dossier that shows the incident. */
export async function announceIncident(tx: Queryable, incidentId: string): Promise<void> {
  const rows = await tx
    .select({ dossierId: dossierIncidents.dossierId })
    .from(dossierIncidents)
    .where(eq(dossierIncidents.incidentId, incidentId));
  for (const { dossierId } of rows) await announce(tx, `dossier:${dossierId}`);
}
