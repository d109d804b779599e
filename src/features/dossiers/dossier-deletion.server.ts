import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { dossiers, searchRuns } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import { activeRunStatuses } from "#app/features/searches/search-run.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { filesChanged, lockFiles } from "./file-system.server.ts";

/**
 * Deletes a dossier: no call shows it any more, a search under way is cancelled and its credits come back, and it can be
 * put back as it was. Deleting twice changes nothing.
 * @throws AppError `not-found`
 */
export async function remove(ctx: MemberContext, dossierId: string): Promise<void> {
  await setDeleted(ctx, dossierId, true);
  // In transactions of their own: each waits for the run's worker.
  const active = await ctx.db
    .select({ id: searchRuns.id })
    .from(searchRuns)
    .where(
      and(
        eq(searchRuns.dossierId, dossierId),
        eq(searchRuns.workspaceId, ctx.workspaceId),
        inArray(searchRuns.status, [...activeRunStatuses]),
      ),
    );
  for (const { id } of active) await searches.cancel(ctx, id);
}

/**
 * Puts a deleted dossier back where it stood; one that is not deleted stays as it is.
 * @throws AppError `not-found`
 */
export async function restore(ctx: MemberContext, dossierId: string): Promise<void> {
  await setDeleted(ctx, dossierId, false);
}

async function setDeleted(ctx: MemberContext, dossierId: string, isDeleted: boolean): Promise<void> {
  await ctx.db.transaction(async (tx: Queryable) => {
    await lockFiles(tx, ctx);
    const [row] = await tx
      .select({ deletedAt: dossiers.deletedAt })
      .from(dossiers)
      .where(and(eq(dossiers.id, dossierId), eq(dossiers.workspaceId, ctx.workspaceId)))
      .for("update");
    if (!row) throw new AppError("not-found", "This dossier does not exist");
    if ((row.deletedAt !== null) === isDeleted) return;
    await tx
      .update(dossiers)
      .set(isDeleted ? { deletedAt: ctx.now(), deletedBy: ctx.actor.userId } : { deletedAt: null, deletedBy: null })
      .where(eq(dossiers.id, dossierId));
    await filesChanged(tx, ctx);
    await audit.record(tx, ctx, {
      action: isDeleted ? "delete" : "restore",
      entity: "dossier",
      entityId: dossierId,
      workspaceId: ctx.workspaceId,
    });
    await announce(tx, searches.dossierTopic(dossierId));
  });
}
