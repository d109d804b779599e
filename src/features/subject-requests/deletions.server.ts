import { eq, inArray } from "drizzle-orm";
import {
  behaviorIncidents,
  evidencePassages,
  incidentTombstones,
  reportEvidence,
  reportReceipts,
  tombstonePlaces,
  tombstoneSpans,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { forgetFiles } from "#app/features/retention/forget-files.server.ts";
import { dossiersShowing, lockIncidents, tellOfChange } from "./affected-dossiers.server.ts";
import { lockForChange } from "./request-lock.server.ts";

/**
 * Deletes incidents, their shared copies and all that hangs on them. What remains is a tombstone without content: that
 * something stood in these dossiers, when it was deleted and for which request; and the places of its passages as
 * numbers, so that no later search writes it again. The trail keeps its entries, which hold ids alone. What is deleted
 * already stays so.
 * @throws AppError `conflict` with the reason; `not-found`
 */
export async function deleteIncidents(
  ctx: SubjectsContext,
  input: { requestId: string; incidentIds: readonly string[] },
): Promise<{ deleted: number }> {
  const files: string[] = [];
  const outcome = await ctx.db.transaction(async (tx) => {
    const request = await lockForChange(tx, ctx, input.requestId);
    const gone = await tx
      .select({ id: incidentTombstones.incidentId })
      .from(incidentTombstones)
      .where(inArray(incidentTombstones.incidentId, [...input.incidentIds]));
    const left = input.incidentIds.filter((id) => !gone.some((one) => one.id === id.toLowerCase()));
    if (left.length === 0) return { deleted: 0 };
    const incidents = await lockIncidents(tx, { subjectId: request.subjectId, incidentIds: left });
    const now = ctx.now();
    const shown = new Map<string, Awaited<ReturnType<typeof dossiersShowing>>>();
    for (const incident of incidents) {
      const { id, workspaceId } = incident;
      const shownIn = await dossiersShowing(tx, incident);
      shown.set(id, shownIn);
      await tx
        .insert(incidentTombstones)
        .values({ incidentId: id, requestId: request.id, workspaceId, deletedBy: ctx.actor.userId, deletedAt: now });
      if (shownIn.length > 0) {
        await tx.insert(tombstonePlaces).values(shownIn.map((dossier) => ({ incidentId: id, dossierId: dossier.id })));
      }
      const spans = await tx
        .select({
          sourceId: evidencePassages.sourceId,
          startOffset: evidencePassages.startOffset,
          endOffset: evidencePassages.endOffset,
        })
        .from(evidencePassages)
        .where(eq(evidencePassages.incidentId, id));
      if (spans.length > 0) {
        await tx.insert(tombstoneSpans).values(spans.map((span) => ({ incidentId: id, subjectId: request.subjectId, ...span })));
      }
      // What a reporter handed in beside it names the incident without a reference.
      const evidence = await tx
        .delete(reportEvidence)
        .where(eq(reportEvidence.incidentId, id))
        .returning({ sha256: reportEvidence.sha256 });
      files.push(...evidence.flatMap(({ sha256 }) => sha256 ?? []));
      await tx.delete(reportReceipts).where(eq(reportReceipts.incidentId, id));
      await tx.delete(behaviorIncidents).where(eq(behaviorIncidents.id, id));
    }
    for (const { id, workspaceId } of incidents) {
      const shownIn = shown.get(id) ?? [];
      await tellOfChange(tx, ctx, { incidentId: id, change: "deleted", changeId: request.id, shownIn });
      await audit.record(tx, ctx, {
        action: "delete",
        entity: "incident",
        entityId: id,
        workspaceId,
        details: { requestId: request.id, dossierCount: shownIn.length },
      });
    }
    return { deleted: incidents.length };
  });
  await forgetFiles(ctx, files);
  return outcome;
}
