import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { searchRuns, subjects } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { activeRunStatuses } from "#app/features/searches/search-run.ts";
import { endWithoutDelivery } from "#app/features/searches/searches.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { asWorkspaceId } from "#app/server/context.ts";
import { minorRefusal } from "./hold-subject.server.ts";
import { decide, lock, type SubjectsContext } from "./manage-subjects.server.ts";

/**
 * Stops everything about a person who is under 18 (product rule 8): searches under way end with their credits given
 * back, no dossier and no search can begin, and what was found is shown nowhere. Marking twice changes nothing.
 * @throws AppError `not-found`; `conflict` for a subject that was merged into another
 */
export function mark(ctx: SubjectsContext, input: { subjectId: string; reason: string }): Promise<{ stopped: number }> {
  return ctx.db.transaction(async (tx) => {
    const row = await lock(tx, input.subjectId);
    if (row.mergedInto) throw new AppError("conflict", "This subject was merged into another one: mark that one");
    if (row.minorAt) return { stopped: 0 };
    await tx.update(subjects).set({ minorAt: ctx.now(), updatedAt: ctx.now() }).where(eq(subjects.id, row.id));
    const running = await tx
      .select({ id: searchRuns.id, workspaceId: searchRuns.workspaceId })
      .from(searchRuns)
      .where(and(eq(searchRuns.subjectId, row.id), inArray(searchRuns.status, [...activeRunStatuses])));
    for (const { id, workspaceId } of running) {
      await endWithoutDelivery(
        { db: tx, now: ctx.now, services: ctx.services },
        {
          runId: id,
          workspaceId: asWorkspaceId(workspaceId),
          status: "failed",
          failure: `${minorRefusal}. Nothing was charged.`,
        },
      );
    }
    await recordDecision(tx, ctx, { ...input, subjectId: row.id, kind: "mark-minor" });
    return { stopped: running.length };
  });
}

/** Takes the mark back: it was another person, or a wrong date. Searches that were ended stay ended. */
export function unmark(ctx: SubjectsContext, input: { subjectId: string; reason: string }): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await lock(tx, input.subjectId);
    if (!row.minorAt) return;
    await tx.update(subjects).set({ minorAt: null, updatedAt: ctx.now() }).where(eq(subjects.id, row.id));
    await recordDecision(tx, ctx, { ...input, subjectId: row.id, kind: "unmark-minor" });
  });
}

async function recordDecision(
  tx: Queryable,
  ctx: SubjectsContext,
  decision: { subjectId: string; kind: "mark-minor" | "unmark-minor"; reason: string },
): Promise<void> {
  const decisionId = await decide(tx, ctx, decision);
  await audit.record(tx, ctx, {
    action: decision.kind,
    entity: "subject",
    entityId: decision.subjectId,
    workspaceId: null,
    details: { decisionId },
  });
}
