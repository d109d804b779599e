import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import { dossierFolders, dossiers, searchRuns, subjects, workspaces } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { activeRunStatuses } from "#app/features/searches/search-run.ts";
import { fileSystemTopic } from "#app/features/workspaces/file-system-topic.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import {
  cannotMoveIntoItself,
  liesIn,
  type deleteFolderSchema,
  type DossierFolder,
  type FileSystemState,
  type moveDossierSchema,
  type moveFolderSchema,
  type moveItemsSchema,
  type newFolderSchema,
  type renameFolderSchema,
  type WorkspaceFileSystem,
} from "./file-system.ts";

/*
 * Every change locks the workspace's row first (so that of two moves at once the second sees the first, and no cycle can
 * come of both), raises the version last, and is told to everybody who looks on. The row is locked before anything else
 * that others wait for, the audit chain's head in particular.
 */

const isOurs = (ctx: Pick<MemberContext, "workspaceId">) =>
  and(eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt));

/** The workspace's folders and dossiers, by name; which dossiers are being searched, as the runs say. */
export async function read(ctx: MemberContext): Promise<WorkspaceFileSystem> {
  // The version first: what changes while the rest is read makes it look older than it is, never newer.
  const version = await readVersion(ctx);
  const [folders, filed, searching] = await Promise.all([
    ctx.db
      .select()
      .from(dossierFolders)
      .where(eq(dossierFolders.workspaceId, ctx.workspaceId))
      .orderBy(asc(dossierFolders.createdAt), asc(dossierFolders.id)),
    ctx.db
      .select({
        id: dossiers.id,
        folder_id: dossiers.folderId,
        subject_name: subjects.name,
        createdAt: dossiers.createdAt,
      })
      .from(dossiers)
      .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
      .where(isOurs(ctx))
      .orderBy(asc(dossiers.createdAt), asc(dossiers.id)),
    readSearching(ctx),
  ]);
  const active = new Set(searching);
  return {
    version,
    folders: folders.map(toFolder),
    dossiers: filed.map(({ createdAt, ...dossier }) => ({
      ...dossier,
      is_fetching_behavior_incidents: active.has(dossier.id),
      created_at: createdAt.toISOString(),
    })),
  };
}

/** What everybody who looks at the workspace is told after a change. */
export async function readState(ctx: MemberContext): Promise<FileSystemState> {
  const [version, searching] = await Promise.all([readVersion(ctx), readSearching(ctx)]);
  return { version, searching };
}

async function readVersion(ctx: MemberContext): Promise<number> {
  const [row] = await ctx.db
    .select({ version: workspaces.fileSystemVersion })
    .from(workspaces)
    .where(eq(workspaces.id, ctx.workspaceId));
  return row?.version ?? 0;
}

async function readSearching(ctx: MemberContext): Promise<string[]> {
  const rows = await ctx.db
    .select({ dossierId: searchRuns.dossierId })
    .from(searchRuns)
    .where(and(eq(searchRuns.workspaceId, ctx.workspaceId), inArray(searchRuns.status, [...activeRunStatuses])))
    .orderBy(asc(searchRuns.dossierId));
  return rows.map((row) => row.dossierId);
}

function toFolder(row: typeof dossierFolders.$inferSelect): DossierFolder {
  return {
    id: row.id,
    workspace_id: row.workspaceId,
    parent_folder_id: row.parentFolderId,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Waits for other changes of this workspace's files; to be called before anything else of a transaction. */
export async function lockFiles(tx: Queryable, ctx: Pick<MemberContext, "workspaceId">): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, ctx.workspaceId))
    // References to the workspace go on being written meanwhile.
    .for("no key update");
}

/** Raises the version and tells everybody who looks on, when the transaction commits. */
export async function filesChanged(tx: Queryable, ctx: Pick<MemberContext, "workspaceId">): Promise<void> {
  // In SQL, since the workspace itself has not been updated.
  await tx.execute(
    sql`update ${workspaces} set file_system_version = file_system_version + 1 where ${workspaces.id} = ${ctx.workspaceId}`,
  );
  await announce(tx, fileSystemTopic(ctx.workspaceId));
}

/** Folders of this workspace by who lies in whom; under the lock. */
async function parentsOf(tx: Queryable, ctx: MemberContext): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ id: dossierFolders.id, parent: dossierFolders.parentFolderId })
    .from(dossierFolders)
    .where(eq(dossierFolders.workspaceId, ctx.workspaceId));
  return new Map(rows.map((row) => [row.id, row.parent]));
}

const noFolder = () => new AppError("not-found", "This folder does not exist");
const noDossier = () => new AppError("not-found", "This dossier does not exist");

/** @throws AppError `not-found` when the workspace has no such folder */
export async function requireFolder(tx: Queryable, ctx: MemberContext, folderId: string): Promise<DossierFolder> {
  const [row] = await tx
    .select()
    .from(dossierFolders)
    .where(and(eq(dossierFolders.id, folderId), eq(dossierFolders.workspaceId, ctx.workspaceId)));
  if (!row) throw noFolder();
  return toFolder(row);
}

/**
 * Makes a folder, once per idempotency key.
 * @throws AppError `not-found` for a parent that the workspace does not have
 */
export async function createFolder(ctx: MemberContext, input: z.output<typeof newFolderSchema>): Promise<DossierFolder> {
  return ctx.db.transaction(async (tx) => {
    await lockFiles(tx, ctx);
    if (input.parentFolderId) await requireFolder(tx, ctx, input.parentFolderId);
    const [made] = await tx
      .insert(dossierFolders)
      .values({
        id: input.idempotencyKey ?? newId(),
        workspaceId: ctx.workspaceId,
        parentFolderId: input.parentFolderId ?? null,
        name: input.name,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning();
    // The same press arrived before.
    if (!made) return requireFolder(tx, ctx, input.idempotencyKey ?? "");
    await filesChanged(tx, ctx);
    await record(tx, ctx, "create", [{ kind: "folder", id: made.id, folderId: made.parentFolderId }]);
    return toFolder(made);
  });
}

export type RenameOutcome = { ok: true; folder: DossierFolder } | { ok: false; reason: "renamed-meanwhile"; name: string };

/** Renames a folder, unless somebody else has renamed it since `seenName` was read. */
export async function renameFolder(ctx: MemberContext, input: z.output<typeof renameFolderSchema>): Promise<RenameOutcome> {
  return ctx.db.transaction(async (tx): Promise<RenameOutcome> => {
    await lockFiles(tx, ctx);
    const folder = await requireFolder(tx, ctx, input.folderId);
    if (folder.name === input.newName) return { ok: true, folder };
    if (input.seenName !== undefined && input.seenName !== folder.name) {
      return { ok: false, reason: "renamed-meanwhile", name: folder.name };
    }
    const [renamed] = await tx
      .update(dossierFolders)
      .set({ name: input.newName, updatedAt: ctx.now() })
      .where(eq(dossierFolders.id, folder.id))
      .returning();
    if (!renamed) throw noFolder();
    await filesChanged(tx, ctx);
    await record(tx, ctx, "rename", [{ kind: "folder", id: folder.id, folderId: folder.parent_folder_id }]);
    return { ok: true, folder: toFolder(renamed) };
  });
}

/**
 * @throws AppError `refused` with 'A folder cannot be moved into itself', for itself and for what lies in it; `not-found`
 */
export async function moveFolder(ctx: MemberContext, input: z.output<typeof moveFolderSchema>): Promise<DossierFolder> {
  return ctx.db.transaction(async (tx) => {
    await lockFiles(tx, ctx);
    const folder = await requireFolder(tx, ctx, input.folderId);
    if (folder.parent_folder_id === input.parentFolderId) return folder;
    const parents = await parentsOf(tx, ctx);
    if (input.parentFolderId !== null) {
      if (!parents.has(input.parentFolderId)) throw noFolder();
      if (liesIn(parents, input.parentFolderId, folder.id)) throw new AppError("refused", cannotMoveIntoItself);
    }
    const [moved] = await tx
      .update(dossierFolders)
      .set({ parentFolderId: input.parentFolderId, updatedAt: ctx.now() })
      .where(eq(dossierFolders.id, folder.id))
      .returning();
    if (!moved) throw noFolder();
    await filesChanged(tx, ctx);
    await record(tx, ctx, "move", [{ kind: "folder", id: folder.id, folderId: input.parentFolderId }]);
    return toFolder(moved);
  });
}

/** Puts a dossier into a folder, or out of all (`folderId` null). */
export async function moveDossier(
  ctx: MemberContext,
  input: z.output<typeof moveDossierSchema>,
): Promise<{ id: string; folder_id: string | null }> {
  return ctx.db.transaction(async (tx) => {
    await lockFiles(tx, ctx);
    if (input.folderId !== null) await requireFolder(tx, ctx, input.folderId);
    const [dossier] = await tx
      .select({ id: dossiers.id, folderId: dossiers.folderId })
      .from(dossiers)
      .where(and(eq(dossiers.id, input.dossierId), isOurs(ctx)));
    if (!dossier) throw noDossier();
    if (dossier.folderId !== input.folderId) {
      await tx.update(dossiers).set({ folderId: input.folderId, updatedAt: ctx.now() }).where(eq(dossiers.id, dossier.id));
      await filesChanged(tx, ctx);
      await record(tx, ctx, "move", [{ kind: "dossier", id: dossier.id, folderId: input.folderId }]);
    }
    return { id: dossier.id, folder_id: input.folderId };
  });
}

/** `skipped` were moved or deleted by somebody else since they were seen, and stay as they are. */
export type MoveItemsOutcome = { moved: { kind: "folder" | "dossier"; id: string }[]; skipped: number };

/**
 * Moves several folders and dossiers, all or none.
 * @throws AppError `refused` with 'A folder cannot be moved into itself'; `not-found` for a place that does not exist
 */
export async function moveItems(ctx: MemberContext, input: z.output<typeof moveItemsSchema>): Promise<MoveItemsOutcome> {
  return ctx.db.transaction(async (tx) => {
    await lockFiles(tx, ctx);
    const parents = await parentsOf(tx, ctx);
    const moved: MoveItemsOutcome["moved"] = [];
    for (const { to } of input.moves) if (to !== null && !parents.has(to)) throw noFolder();
    for (const move of input.moves) {
      if (move.kind !== "folder" || parents.get(move.id) !== move.from || move.from === move.to) continue;
      if (move.to !== null && liesIn(parents, move.to, move.id)) throw new AppError("refused", cannotMoveIntoItself);
      parents.set(move.id, move.to);
      await tx
        .update(dossierFolders)
        .set({ parentFolderId: move.to, updatedAt: ctx.now() })
        .where(eq(dossierFolders.id, move.id));
      moved.push({ kind: "folder", id: move.id });
    }
    const places = Map.groupBy(
      input.moves.filter((move) => move.kind === "dossier" && move.from !== move.to),
      (move) => `${move.from ?? ""}>${move.to ?? ""}`,
    );
    for (const together of places.values()) {
      const [{ from, to } = { from: null, to: null }] = together;
      const rows = await tx
        .update(dossiers)
        .set({ folderId: to, updatedAt: ctx.now() })
        .where(
          and(
            inArray(
              dossiers.id,
              together.map((move) => move.id),
            ),
            isOurs(ctx),
            from === null ? isNull(dossiers.folderId) : eq(dossiers.folderId, from),
          ),
        )
        .returning({ id: dossiers.id });
      moved.push(...rows.map(({ id }) => ({ kind: "dossier" as const, id })));
    }
    if (moved.length > 0) await filesChanged(tx, ctx);
    const to = new Map(input.moves.map((move) => [move.id, move.to]));
    await record(
      tx,
      ctx,
      "move",
      moved.map((one) => ({ ...one, folderId: to.get(one.id) ?? null })),
    );
    return { moved, skipped: input.moves.filter((move) => move.from !== move.to).length - moved.length };
  });
}

export type DeleteFolderOutcome =
  | { ok: true; moved: { kind: "folder" | "dossier"; id: string }[] }
  | { ok: false; reason: "not-empty"; folders: number; dossiers: number };

/** Deletes an empty folder, or one whose content the person chose to move to the folder around it. */
export async function deleteFolder(ctx: MemberContext, input: z.output<typeof deleteFolderSchema>): Promise<DeleteFolderOutcome> {
  return ctx.db.transaction(async (tx): Promise<DeleteFolderOutcome> => {
    await lockFiles(tx, ctx);
    const folder = await requireFolder(tx, ctx, input.folderId);
    const inside = eq(dossierFolders.parentFolderId, folder.id);
    const [folderCount, dossierCount] = await Promise.all([
      countRows(tx.select({ count: count() }).from(dossierFolders).where(inside)),
      countRows(
        tx
          .select({ count: count() })
          .from(dossiers)
          .where(and(eq(dossiers.folderId, folder.id), isOurs(ctx))),
      ),
    ]);
    if (folderCount + dossierCount > 0 && !input.moveContentToParent) {
      return { ok: false, reason: "not-empty", folders: folderCount, dossiers: dossierCount };
    }
    const movedFolders = await tx
      .update(dossierFolders)
      .set({ parentFolderId: folder.parent_folder_id, updatedAt: ctx.now() })
      .where(inside)
      .returning({ id: dossierFolders.id });
    // Deleted dossiers as well: they can be put back, and then stand where the folder stood.
    const movedDossiers = await tx
      .update(dossiers)
      .set({ folderId: folder.parent_folder_id })
      .where(and(eq(dossiers.folderId, folder.id), eq(dossiers.workspaceId, ctx.workspaceId)))
      .returning({ id: dossiers.id, deletedAt: dossiers.deletedAt });
    await tx.delete(dossierFolders).where(eq(dossierFolders.id, folder.id));
    await filesChanged(tx, ctx);
    const moved = [
      ...movedFolders.map(({ id }) => ({ kind: "folder" as const, id })),
      ...movedDossiers.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => ({ kind: "dossier" as const, id })),
    ];
    await record(
      tx,
      ctx,
      "move",
      moved.map((one) => ({ ...one, folderId: folder.parent_folder_id })),
    );
    await record(tx, ctx, "delete", [{ kind: "folder", id: folder.id, folderId: folder.parent_folder_id }]);
    return { ok: true, moved };
  });
}

async function countRows(query: PromiseLike<{ count: number }[]>): Promise<number> {
  return (await query)[0]?.count ?? 0;
}

type Place = { kind: "folder" | "dossier"; id: string; folderId: string | null };

/** Every change is written down; `folderId` is where each stands after it. */
function record(tx: Queryable, ctx: MemberContext, action: string, places: readonly Place[]): Promise<void> {
  return audit.recordAll(
    tx,
    ctx,
    places.map(({ kind, id, folderId }) => ({
      action,
      entity: kind === "folder" ? ("dossier-folder" as const) : ("dossier" as const),
      entityId: id,
      workspaceId: ctx.workspaceId,
      ...(folderId === null ? {} : { details: { folderId } }),
    })),
  );
}
