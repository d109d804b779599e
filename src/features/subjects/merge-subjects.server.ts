import { desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { dossiers, subjectAliases, subjectMerges, subjects, users, type MovedRows } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { aliasesOf } from "./find-names.server.ts";
import { aliasRow, lock, type SubjectsContext } from "./manage-subjects.server.ts";
import { mostPreviewed, movedTables, type MovedTable } from "./subject-merge.ts";

export type MergeSide = { id: string; name: string; aliases: string[]; counts: Record<MovedTable, number> };
/** What a merge would move: all that hangs on `merged` goes to `kept`. */
export type MergePreview = { kept: MergeSide; merged: MergeSide };
export type SubjectMerge = {
  id: string;
  kept: { id: string; name: string };
  merged: { id: string; name: string };
  reason: string;
  merged_by: string;
  merged_at: string;
  undone_at: string | null;
};

/** Rows whose move would say the same of the kept subject twice stay where they are. */
const sameOfKept: Partial<Record<MovedTable, readonly string[]>> = {
  proposed_facts: ["workspace_id", "kind", "value"],
};

/** The key under which a merge remembers the other name that it gave to the kept subject. */
const addedAlias = "added_alias";

/** @throws AppError `not-found`, `invalid` */
export async function preview(ctx: SubjectsContext, pair: { keptId: string; mergedId: string }): Promise<MergePreview> {
  refuseSame(pair);
  const rows = await ctx.db
    .select({ id: subjects.id, name: subjects.name, mergedInto: subjects.mergedInto, minorAt: subjects.minorAt })
    .from(subjects)
    .where(inArray(subjects.id, [pair.keptId, pair.mergedId]));
  const names = await aliasesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const side = async (id: string): Promise<MergeSide> => {
    const row = rows.find((one) => one.id === id.toLowerCase());
    if (!row) throw new AppError("not-found", "This subject does not exist");
    refuseUnfit(row);
    return { id: row.id, name: row.name, aliases: names.get(row.id) ?? [], counts: await countMoved(ctx.db, row.id) };
  };
  return { kept: await side(pair.keptId), merged: await side(pair.mergedId) };
}

async function countMoved(db: Queryable, subjectId: string): Promise<Record<MovedTable, number>> {
  const counts = {} as Record<MovedTable, number>;
  for (const table of movedTables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select 1 from ${sql.identifier(table)} where subject_id = ${subjectId} limit ${mostPreviewed}) as rows_found`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/**
 * Makes two subjects one: all that hangs on `mergedId` moves to `keptId`, and the name that goes becomes another name
 * of the one that stays. A search under way delivers to the one that stays: each of its writes asks its run for whom
 * it is. What moved is remembered for {@link undo}.
 * @throws AppError `not-found`, `invalid`, `conflict` when one of them was merged meanwhile, `refused` for somebody
 * under 18
 */
export async function merge(
  ctx: SubjectsContext,
  input: { keptId: string; mergedId: string; reason: string },
): Promise<{ mergeId: string }> {
  refuseSame(input);
  return withoutDeadlock(() =>
    ctx.db.transaction(async (tx) => {
      const [kept, merged] = await lockPair(tx, input.keptId, input.mergedId);
      refuseUnfit(kept);
      refuseUnfit(merged);
      const moved: MovedRows = {};
      for (const table of inOrder) moved[table] = await move(tx, table, merged.id, kept.id);
      const known = (await aliasesOf(tx, [kept.id])).get(kept.id) ?? [];
      if (merged.name !== kept.name && !known.includes(merged.name)) {
        const row = aliasRow(ctx, kept.id, merged.name);
        await tx.insert(subjectAliases).values(row);
        moved[addedAlias] = [row.id];
      }
      await tx.update(subjects).set({ mergedInto: kept.id, updatedAt: ctx.now() }).where(eq(subjects.id, merged.id));
      await tx.update(subjects).set({ updatedAt: ctx.now() }).where(eq(subjects.id, kept.id));
      const mergeId = newId();
      await tx.insert(subjectMerges).values({
        id: mergeId,
        keptId: kept.id,
        mergedId: merged.id,
        moved,
        reason: input.reason,
        mergedBy: ctx.actor.userId,
        mergedAt: ctx.now(),
      });
      await recordBoth(tx, ctx, "merge", { mergeId, keptId: kept.id, mergedId: merged.id });
      return { mergeId };
    }),
  );
}

/**
 * Takes a merge back: both subjects are there again, each with what it had. What came after the merge stays with the
 * one that was kept; what was taken away meanwhile stays away.
 * @throws AppError `not-found`; `conflict` when it was undone before, or a later merge has to be undone first
 */
export function undo(ctx: SubjectsContext, mergeId: string): Promise<void> {
  return withoutDeadlock(() =>
    ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(subjectMerges).where(eq(subjectMerges.id, mergeId)).for("update");
      if (!row) throw new AppError("not-found", "This merge does not exist");
      if (row.undoneAt) throw new AppError("conflict", "This merge was undone before");
      const [kept, merged] = await lockPair(tx, row.keptId, row.mergedId);
      if (kept.mergedInto)
        throw new AppError("conflict", "The subject that was kept was merged into another one: undo that first");
      for (const table of inOrder) await moveBack(tx, table, row.moved[table] ?? [], kept.id, merged.id);
      const [aliasId] = row.moved[addedAlias] ?? [];
      if (aliasId) await tx.delete(subjectAliases).where(eq(subjectAliases.id, aliasId));
      await tx
        .update(subjects)
        // Somebody found to be under 18 meanwhile may be either of the two.
        .set({ mergedInto: null, ...(kept.minorAt ? { minorAt: kept.minorAt } : {}), updatedAt: ctx.now() })
        .where(eq(subjects.id, merged.id));
      await tx.update(subjects).set({ updatedAt: ctx.now() }).where(eq(subjects.id, kept.id));
      await tx
        .update(subjectMerges)
        .set({ undoneAt: ctx.now(), undoneBy: ctx.actor.userId })
        .where(eq(subjectMerges.id, mergeId));
      await recordBoth(tx, ctx, "unmerge", { mergeId, keptId: kept.id, mergedId: merged.id });
    }),
  );
}

/** The merges that a subject has been part of, the newest first, at most 50. */
export async function listMerges(ctx: SubjectsContext, subjectId: string): Promise<SubjectMerge[]> {
  const rows = await ctx.db
    .select({
      id: subjectMerges.id,
      keptId: subjectMerges.keptId,
      mergedId: subjectMerges.mergedId,
      keptName: sql<string>`(select name from subjects where id = ${subjectMerges.keptId})`,
      mergedName: sql<string>`(select name from subjects where id = ${subjectMerges.mergedId})`,
      reason: subjectMerges.reason,
      mergedBy: users.name,
      mergedAt: subjectMerges.mergedAt,
      undoneAt: subjectMerges.undoneAt,
    })
    .from(subjectMerges)
    .innerJoin(users, eq(users.id, subjectMerges.mergedBy))
    .where(or(eq(subjectMerges.keptId, subjectId), eq(subjectMerges.mergedId, subjectId)))
    .orderBy(desc(subjectMerges.mergedAt), desc(subjectMerges.id))
    .limit(50);
  return rows.map((row) => ({
    id: row.id,
    kept: { id: row.keptId, name: row.keptName },
    merged: { id: row.mergedId, name: row.mergedName },
    reason: row.reason,
    merged_by: row.mergedBy,
    merged_at: row.mergedAt.toISOString(),
    undone_at: row.undoneAt?.toISOString() ?? null,
  }));
}

/**
 * Runs come first: whoever holds one (run-context.server.ts) writes incidents under its lock, and these are seen by the
 * statement that follows once the lock is ours.
 */
const inOrder: readonly MovedTable[] = ["search_runs", ...movedTables.filter((table) => table !== "search_runs")];

async function move(tx: Queryable, table: MovedTable, from: string, to: string): Promise<string[]> {
  const name = sql.identifier(table);
  const same = sameOfKept[table];
  const isNew = same
    ? sql` and not exists (select 1 from ${name} as other where other.subject_id = ${to} and ${sql.join(
        same.map((column) => sql`other.${sql.identifier(column)} = ${name}.${sql.identifier(column)}`),
        sql` and `,
      )})`
    : sql``;
  const { rows } = await tx.execute<{ id: string }>(
    sql`update ${name} set subject_id = ${to} where subject_id = ${from}${isNew} returning id`,
  );
  return rows.map(({ id }) => id);
}

async function moveBack(tx: Queryable, table: MovedTable, ids: readonly string[], from: string, to: string): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.param(`{${ids.join(",")}}`);
  await tx.execute(
    sql`update ${sql.identifier(table)} set subject_id = ${to} where id = any(${list}::uuid[]) and subject_id = ${from}`,
  );
}

/** The dossiers before the subjects, as whoever starts a search does; then the two in the order of their ids. */
async function lockPair(tx: Queryable, keptId: string, mergedId: string) {
  const ids = [keptId.toLowerCase(), mergedId.toLowerCase()].toSorted();
  await tx.select({ id: dossiers.id }).from(dossiers).where(inArray(dossiers.subjectId, ids)).orderBy(dossiers.id).for("update");
  const rows: Awaited<ReturnType<typeof lock>>[] = [];
  for (const id of ids) rows.push(await lock(tx, id));
  const of = (id: string) => rows.find((row) => row.id === id.toLowerCase());
  const [kept, merged] = [of(keptId), of(mergedId)];
  if (!kept || !merged) throw new AppError("not-found", "This subject does not exist");
  return [kept, merged] as const;
}

function refuseSame(pair: { keptId: string; mergedId: string }): void {
  if (pair.keptId.toLowerCase() === pair.mergedId.toLowerCase()) {
    throw new AppError("invalid", "A subject cannot be merged into itself", {
      fields: { mergedId: "A subject cannot be merged into itself" },
    });
  }
}

function refuseUnfit(row: { mergedInto: string | null; minorAt: Date | null }): void {
  if (row.mergedInto) throw new AppError("conflict", "One of the two was merged into another subject already");
  if (row.minorAt) throw new AppError("refused", "A subject under 18 cannot be merged");
}

async function recordBoth(
  tx: Queryable,
  ctx: SubjectsContext,
  action: "merge" | "unmerge",
  { mergeId, keptId, mergedId }: { mergeId: string; keptId: string; mergedId: string },
): Promise<void> {
  await audit.record(tx, ctx, { action, entity: "subject", entityId: keptId, workspaceId: null, details: { mergeId, mergedId } });
  await audit.record(tx, ctx, { action, entity: "subject", entityId: mergedId, workspaceId: null, details: { mergeId, keptId } });
}

const deadlock = "40P01";

/** A search that starts in the same moment may stand in the way: PostgreSQL ends one of the two, which tries again. */
async function withoutDeadlock<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || codeOf(error) !== deadlock) throw error;
    return withoutDeadlock(work, tries - 1);
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return "code" in error ? error.code : codeOf(error.cause);
}
