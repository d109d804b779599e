import { and, eq, inArray, or } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, dossierIncidents, dossiers, moderationCases } from "#app/db/schema/index.ts";
import { emitEvent } from "#app/features/webhooks/emit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import { asWorkspaceId, type Context } from "#app/server/context.ts";

/**
 * The incidents about the subject that are meant by `incidentIds`, their rows locked in the order of their ids: with each
 * its copy that was shared, and of a shared copy the one that it was made of, since both are one event.
 * @throws AppError `not-found` when one of them is not about the subject
 */
export async function lockIncidents(
  tx: Queryable,
  input: { subjectId: string; incidentIds: readonly string[] },
): Promise<(typeof behaviorIncidents.$inferSelect)[]> {
  const asked = input.incidentIds.map((id) => id.toLowerCase());
  const copies = await tx
    .select({ id: moderationCases.incidentId, originalId: moderationCases.originalId })
    .from(moderationCases)
    .where(or(inArray(moderationCases.originalId, asked), inArray(moderationCases.incidentId, asked)));
  const ids = [...new Set([...asked, ...copies.flatMap(({ id, originalId }) => (originalId ? [id, originalId] : [id]))])];
  const rows = await tx
    .select()
    .from(behaviorIncidents)
    .where(and(inArray(behaviorIncidents.id, ids), eq(behaviorIncidents.subjectId, input.subjectId)))
    .orderBy(behaviorIncidents.id)
    .for("update");
  if (asked.some((id) => !rows.some((row) => row.id === id))) throw new AppError("not-found", "This incident does not exist");
  return rows;
}

/** The dossiers that show an incident: those it was put into, and, of a shared one, all of its subject. */
export async function dossiersShowing(
  tx: Queryable,
  incident: { id: string; workspaceId: string | null; subjectId: string | null },
): Promise<{ id: string; workspaceId: string }[]> {
  return tx
    .select({ id: dossiers.id, workspaceId: dossiers.workspaceId })
    .from(dossiers)
    .where(
      or(
        inArray(
          dossiers.id,
          tx
            .select({ id: dossierIncidents.dossierId })
            .from(dossierIncidents)
            .where(eq(dossierIncidents.incidentId, incident.id)),
        ),
        incident.workspaceId === null && incident.subjectId ? eq(dossiers.subjectId, incident.subjectId) : undefined,
      ),
    );
}

/** Tells open pages and webhooks of every workspace that shows it that an incident changed. `changeId` makes it once. */
export async function tellOfChange(
  tx: Queryable,
  ctx: Pick<Context, "now" | "services">,
  input: { incidentId: string; change: string; changeId: string; shownIn: readonly { id: string; workspaceId: string }[] },
): Promise<void> {
  const { incidentId, change, changeId, shownIn } = input;
  for (const { id } of shownIn) await announce(tx, `dossier:${id}`);
  for (const workspaceId of new Set(shownIn.map((dossier) => dossier.workspaceId))) {
    await emitEvent(tx, ctx, {
      workspaceId: asWorkspaceId(workspaceId),
      event: "incident.changed",
      eventKey: `incident:${incidentId}:${change}:${changeId}`,
      data: { incident_id: incidentId, change },
    });
  }
}
