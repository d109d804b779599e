import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { dossiers, subjectDecisions, subjects } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { SystemActor, WorkspaceContext } from "#app/server/context.ts";

/**
 * A search read, on a page that is the subject's, that they are under 18 to this day: marks them, so that nothing is
 * searched, written or shown about them any more (product rule 8); staff can take it back. Where another workspace has a
 * dossier about them nothing is marked: what one workspace's pages say must not close another's dossiers.
 * @returns false when staff took such a mark back: they know better than the page, and the search goes on
 */
export function markFound(
  ctx: WorkspaceContext<SystemActor>,
  { subjectId, sourceId }: { subjectId: string; sourceId: string },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select({ minorAt: subjects.minorAt }).from(subjects).where(eq(subjects.id, subjectId)).for("update");
    if (!row || row.minorAt) return true;
    const [last] = await tx
      .select({ kind: subjectDecisions.kind })
      .from(subjectDecisions)
      .where(and(eq(subjectDecisions.subjectId, subjectId), inArray(subjectDecisions.kind, ["mark-minor", "unmark-minor"])))
      .orderBy(desc(subjectDecisions.decidedAt), desc(subjectDecisions.id))
      .limit(1);
    if (last?.kind === "unmark-minor") return false;
    const [elsewhere] = await tx
      .select({ id: dossiers.id })
      .from(dossiers)
      .where(and(eq(dossiers.subjectId, subjectId), ne(dossiers.workspaceId, ctx.workspaceId)))
      .limit(1);
    if (elsewhere) return true;
    const decisionId = newId();
    await tx.update(subjects).set({ minorAt: ctx.now(), updatedAt: ctx.now() }).where(eq(subjects.id, subjectId));
    await tx.insert(subjectDecisions).values({
      id: decisionId,
      subjectId,
      kind: "mark-minor",
      reason: "A page that a search read gives this person an age under 18",
      decidedBy: null,
      decidedAt: ctx.now(),
    });
    await audit.record(tx, ctx, {
      action: "mark-minor",
      entity: "subject",
      entityId: subjectId,
      workspaceId: null,
      details: { decisionId, sourceId },
    });
    return true;
  });
}
