import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { dossiers, type evidenceChecks, type personalInfoSearches } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { Actor, Context, MemberContext, WorkspaceContext, WorkspaceId } from "#app/server/context.ts";

/**
 * Work that a member starts for a dossier and a job does: a check of its live pages, a search for public facts. Its row
 * is queued, running, or has ended one way or another; of each kind one is under way for a dossier.
 */
type DossierWork = typeof evidenceChecks | typeof personalInfoSearches;
type Ended<Work extends DossierWork> = Exclude<Work["$inferSelect"]["status"], "queued" | "running">;

/** This piece of work, while it has not ended. */
export function isUnderWay(work: DossierWork, { id, workspaceId }: { id: string; workspaceId: WorkspaceId }) {
  return and(eq(work.id, id), eq(work.workspaceId, workspaceId), inArray(work.status, ["queued", "running"]));
}

/** Whether the workspace has this dossier, and it is not deleted. */
export async function hasDossier(ctx: Pick<WorkspaceContext, "db" | "workspaceId">, dossierId: string): Promise<boolean> {
  const [dossier] = await ctx.db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(and(eq(dossiers.id, dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)));
  return dossier !== undefined;
}

/** What a press has started before: the work of its key, or that of the dossier which is under way; null for none. */
export async function findStarted(
  tx: Queryable,
  ctx: Pick<MemberContext, "workspaceId">,
  work: DossierWork,
  input: { dossierId: string; idempotencyKey: string },
): Promise<string | null> {
  const rows = await tx
    .select({ id: work.id, key: work.idempotencyKey, status: work.status })
    .from(work)
    .where(and(eq(work.workspaceId, ctx.workspaceId), eq(work.dossierId, input.dossierId)));
  const made =
    rows.find((row) => row.key === input.idempotencyKey) ??
    rows.find(({ status }) => status === "queued" || status === "running");
  return made?.id ?? null;
}

/**
 * Ends work that is under way and tells who looks at the dossier. False when it had ended before.
 * `onEnded` is written in the same transaction, when the work is ended by it.
 */
export async function end<Work extends DossierWork>(
  ctx: Pick<Context<Actor>, "db" | "now">,
  work: Work,
  input: {
    id: string;
    workspaceId: WorkspaceId;
    status: Ended<Work>;
    failure?: string | undefined;
    onEnded?: ((tx: Queryable, dossierId: string) => Promise<unknown>) | undefined;
  },
): Promise<boolean> {
  const table: DossierWork = work;
  return ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(table)
      .set({ status: input.status, failure: input.failure ?? null, finishedAt: ctx.now(), updatedAt: ctx.now() })
      .where(isUnderWay(table, input))
      .returning({ dossierId: table.dossierId });
    if (!ended) return false;
    await input.onEnded?.(tx, ended.dossierId);
    await announce(tx, `dossier:${ended.dossierId}`);
    return true;
  });
}

/** @throws AppError `not-found`, with `missing`, when the workspace has no such work */
export async function requireWork(ctx: MemberContext, work: DossierWork, id: string, missing: string): Promise<void> {
  const [row] = await ctx.db
    .select({ id: work.id })
    .from(work)
    .where(and(eq(work.id, id), eq(work.workspaceId, ctx.workspaceId)));
  if (!row) throw new AppError("not-found", missing);
}
