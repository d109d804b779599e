import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, dossierFolders, dossiers as dossierTable } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import * as subjects from "#app/features/subjects/subjects.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as deletion from "./dossier-deletion.server.ts";
import * as dossiers from "./dossiers.server.ts";
import * as files from "./file-system.server.ts";
import { liesIn, type Move } from "./file-system.ts";

let context: TestContext;
/** A workspace of its own for each test. */
let ctx: MemberContext;
beforeAll(async () => {
  context = await createTestContext();
});
beforeEach(async () => {
  const workspaceId = await aWorkspace(context.db, { credit: 100 });
  ctx = context.as(await aMember(context.db, workspaceId), workspaceId);
});
afterAll(() => context.close());

const workspace = () => ({ workspaceId: ctx.workspaceId as string });

async function aFolder(name: string, parentFolderId: string | null = null, of: MemberContext = ctx): Promise<string> {
  const folder = await files.createFolder(of, { workspaceId: of.workspaceId, name, parentFolderId });
  return folder.id;
}

/** A dossier without a search. */
async function aDossier(name: string, folderId: string | null = null, of: MemberContext = ctx): Promise<string> {
  const subjectId = await subjects.create(context.db, of, name);
  const id = newId();
  await context.db.insert(dossierTable).values({
    id,
    workspaceId: of.workspaceId,
    folderId,
    subjectId,
    createdBy: of.actor.userId,
    idempotencyKey: newId(),
  });
  return id;
}

const parentOf = async (folderId: string) => (await files.read(ctx)).folders.find(({ id }) => id === folderId)?.parent_folder_id;
const folderOf = async (dossierId: string) => (await files.read(ctx)).dossiers.find(({ id }) => id === dossierId)?.folder_id;

describe("createFolder", () => {
  test("stores a folder at the root or in another, once per key, and writes it down", async () => {
    const key = newId();
    const input = { ...workspace(), name: "Northern harbours", idempotencyKey: key };
    const made = await Promise.all([1, 2, 3].map(() => files.createFolder(ctx, input)));
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set([key]));
    const inner = await aFolder("2024", key);
    const { folders, version } = await files.read(ctx);
    expect(folders).toEqual([
      {
        id: key,
        workspace_id: ctx.workspaceId,
        parent_folder_id: null,
        name: "Northern harbours",
        created_at: expect.any(String) as string,
        updated_at: expect.any(String) as string,
      },
      expect.objectContaining({ id: inner, parent_folder_id: key, name: "2024" }),
    ]);
    expect(version).toBe(2);
    const written = await context.db
      .select({ action: auditEntries.action, entityId: auditEntries.entityId, details: auditEntries.details })
      .from(auditEntries)
      .where(and(eq(auditEntries.workspaceId, ctx.workspaceId), eq(auditEntries.entity, "dossier-folder")))
      .orderBy(auditEntries.sequence);
    expect(written).toMatchObject([
      { action: "create", entityId: key },
      { action: "create", entityId: inner, details: { folderId: key } },
    ]);
    expect(await audit.verify(context.db, ctx.workspaceId)).toMatchObject({ isIntact: true });
  });

  test("two of one name are two", async () => {
    const ids = [await aFolder("Letters"), await aFolder("Letters")];
    expect(new Set(ids).size).toBe(2);
  });

  test("not in another workspace's folder, and not under its key", async () => {
    const theirs = await aFolder("Theirs", null, context.stranger);
    await expect(aFolder("Mine", theirs)).rejects.toMatchObject({ code: "not-found" });
    await expect(files.createFolder(ctx, { ...workspace(), name: "Mine", idempotencyKey: theirs })).rejects.toMatchObject({
      code: "not-found",
    });
    expect((await files.read(ctx)).folders).toEqual([]);
  });
});

describe("renameFolder", () => {
  test("of two people at once the second is told the name that the first gave", async () => {
    const folderId = await aFolder("Drafts");
    const outcomes = await Promise.all(
      ["Northern drafts", "Southern drafts"].map((newName) =>
        files.renameFolder(ctx, { ...workspace(), folderId, newName, seenName: "Drafts" }),
      ),
    );
    const [won] = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.folder.name] : []));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "renamed-meanwhile", name: won });
    expect((await files.read(ctx)).folders[0]?.name).toBe(won);
    // Whoever wants theirs all the same says so.
    expect(await files.renameFolder(ctx, { ...workspace(), folderId, newName: "Ours" })).toMatchObject({ ok: true });
  });

  test("another workspace's folder does not exist", async () => {
    const folderId = await aFolder("Theirs", null, context.stranger);
    await expect(files.renameFolder(ctx, { ...workspace(), folderId, newName: "Mine" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("moveFolder", () => {
  test("into another, to the root, and to where it is", async () => {
    const [outer, inner] = [await aFolder("Outer"), await aFolder("Inner")];
    await files.moveFolder(ctx, { ...workspace(), folderId: inner, parentFolderId: outer });
    expect(await parentOf(inner)).toBe(outer);
    const { version } = await files.read(ctx);
    await files.moveFolder(ctx, { ...workspace(), folderId: inner, parentFolderId: outer });
    expect((await files.read(ctx)).version).toBe(version);
    await files.moveFolder(ctx, { ...workspace(), folderId: inner, parentFolderId: null });
    expect(await parentOf(inner)).toBeNull();
  });

  test("never into itself nor into what lies in it", async () => {
    const outer = await aFolder("Outer");
    const inner = await aFolder("Inner", outer);
    const innermost = await aFolder("Innermost", inner);
    for (const parentFolderId of [outer, inner, innermost]) {
      await expect(files.moveFolder(ctx, { ...workspace(), folderId: outer, parentFolderId })).rejects.toMatchObject({
        code: "refused",
        message: "A folder cannot be moved into itself",
      });
    }
    expect(await parentOf(outer)).toBeNull();
  });

  test("neither a folder nor a parent of another workspace", async () => {
    const theirs = await aFolder("Theirs", null, context.stranger);
    const ours = await aFolder("Ours");
    await expect(files.moveFolder(ctx, { ...workspace(), folderId: theirs, parentFolderId: ours })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(files.moveFolder(ctx, { ...workspace(), folderId: ours, parentFolderId: theirs })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("two moves at once that would make a cycle: one of them is refused, every time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b, c] = [await aFolder("A"), await aFolder("B"), await aFolder("C")];
      const outcomes = await Promise.allSettled([
        files.moveFolder(ctx, { ...workspace(), folderId: a, parentFolderId: b }),
        files.moveFolder(ctx, { ...workspace(), folderId: b, parentFolderId: c }),
        files.moveFolder(ctx, { ...workspace(), folderId: c, parentFolderId: a }),
      ]);
      expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
      const parents = new Map((await files.read(ctx)).folders.map((folder) => [folder.id, folder.parent_folder_id]));
      for (const id of [a, b, c]) {
        const parent = parents.get(id);
        expect(parent ? liesIn(parents, parent, id) : false).toBe(false);
      }
    }
  });
});

describe("moveDossier", () => {
  test("into a folder and out of it", async () => {
    const [folderId, dossierId] = [await aFolder("Filed"), await aDossier("Ottoline Varga")];
    await files.moveDossier(ctx, { ...workspace(), dossierId, folderId });
    expect(await folderOf(dossierId)).toBe(folderId);
    expect((await dossiers.find(ctx, dossierId))?.folder_id).toBe(folderId);
    await files.moveDossier(ctx, { ...workspace(), dossierId, folderId: null });
    expect(await folderOf(dossierId)).toBeNull();
  });

  test("neither another workspace's dossier nor into its folder, nor one that was deleted", async () => {
    const theirs = {
      folder: await aFolder("Theirs", null, context.stranger),
      dossier: await aDossier("Ezra Lund", null, context.stranger),
    };
    const [folderId, dossierId] = [await aFolder("Ours"), await aDossier("Ottoline Varga")];
    await expect(files.moveDossier(ctx, { ...workspace(), dossierId: theirs.dossier, folderId })).rejects.toMatchObject({
      message: "This dossier does not exist",
    });
    await expect(files.moveDossier(ctx, { ...workspace(), dossierId, folderId: theirs.folder })).rejects.toMatchObject({
      message: "This folder does not exist",
    });
    await deletion.remove(ctx, dossierId);
    await expect(files.moveDossier(ctx, { ...workspace(), dossierId, folderId })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("moveItems", () => {
  const turned = (moves: readonly Move[]): Move[] => moves.map((move) => ({ ...move, from: move.to, to: move.from }));

  test("moves many at once, and back; what somebody else moved meanwhile stays", async () => {
    const [target, other, folder] = [await aFolder("Target"), await aFolder("Other"), await aFolder("Moved")];
    const ids = await Promise.all(["Ana Ruiz", "Bene Osei", "Cleo Marsh"].map((name) => aDossier(name)));
    const moves: Move[] = [
      { kind: "folder", id: folder, from: null, to: target },
      ...ids.map((id) => ({ kind: "dossier" as const, id, from: null, to: target })),
    ];
    expect(await files.moveItems(ctx, { ...workspace(), moves })).toMatchObject({ skipped: 0 });
    expect(await Promise.all(ids.map(folderOf))).toEqual([target, target, target]);
    expect(await parentOf(folder)).toBe(target);
    const [first] = ids;
    await files.moveDossier(ctx, { ...workspace(), dossierId: first ?? "", folderId: other });
    const undone = await files.moveItems(ctx, { ...workspace(), moves: turned(moves) });
    expect(undone).toMatchObject({ skipped: 1 });
    expect(undone.moved).toHaveLength(3);
    expect(await Promise.all(ids.map(folderOf))).toEqual([other, null, null]);
    expect(await audit.verify(context.db, ctx.workspaceId)).toMatchObject({ isIntact: true });
  });

  test("all or none: one that would lie in itself leaves all where they are", async () => {
    const [outer, dossierId] = [await aFolder("Outer"), await aDossier("Ana Ruiz")];
    const inner = await aFolder("Inner", outer);
    await expect(
      files.moveItems(ctx, {
        ...workspace(),
        moves: [
          { kind: "dossier", id: dossierId, from: null, to: inner },
          { kind: "folder", id: outer, from: null, to: inner },
        ],
      }),
    ).rejects.toThrow("A folder cannot be moved into itself");
    expect(await folderOf(dossierId)).toBeNull();
  });

  test("touches nothing of another workspace", async () => {
    const [folder, dossier] = [
      await aFolder("Theirs", null, context.stranger),
      await aDossier("Ezra Lund", null, context.stranger),
    ];
    const target = await aFolder("Ours");
    const outcome = await files.moveItems(ctx, {
      ...workspace(),
      moves: [
        { kind: "folder", id: folder, from: null, to: target },
        { kind: "dossier", id: dossier, from: null, to: target },
      ],
    });
    expect(outcome).toEqual({ moved: [], skipped: 2 });
    const [theirs] = await context.db.select().from(dossierFolders).where(eq(dossierFolders.id, folder));
    expect(theirs?.parentFolderId).toBeNull();
  });
});

describe("deleteFolder", () => {
  test("refuses while it holds anything, unless the content moves to the folder around it", async () => {
    const outer = await aFolder("Outer");
    const doomed = await aFolder("Doomed", outer);
    const inner = await aFolder("Inner", doomed);
    const [kept, deleted] = [await aDossier("Ana Ruiz", doomed), await aDossier("Bene Osei", doomed)];
    await deletion.remove(ctx, deleted);
    expect(await files.deleteFolder(ctx, { ...workspace(), folderId: doomed })).toEqual({
      ok: false,
      reason: "not-empty",
      folders: 1,
      dossiers: 1,
    });
    expect(await parentOf(doomed)).toBe(outer);
    const outcome = await files.deleteFolder(ctx, { ...workspace(), folderId: doomed, moveContentToParent: true });
    expect(outcome).toEqual({
      ok: true,
      moved: [
        { kind: "folder", id: inner },
        { kind: "dossier", id: kept },
      ],
    });
    expect(await parentOf(inner)).toBe(outer);
    expect(await folderOf(kept)).toBe(outer);
    await deletion.restore(ctx, deleted);
    expect(await folderOf(deleted)).toBe(outer);
    expect(await parentOf(doomed)).toBeUndefined();
  });

  test("while a colleague files into it, nothing is lost", async () => {
    const folderId = await aFolder("Shared");
    const dossierId = await aDossier("Ana Ruiz");
    await Promise.allSettled([
      files.deleteFolder(ctx, { ...workspace(), folderId }),
      files.moveDossier(ctx, { ...workspace(), dossierId, folderId }),
    ]);
    const { folders, dossiers: filed } = await files.read(ctx);
    expect(filed).toHaveLength(1);
    const at = filed[0]?.folder_id ?? null;
    expect(at === null || folders.some(({ id }) => id === at)).toBe(true);
  });
});

describe("deleting a dossier", () => {
  test("hides it everywhere, cancels its search, and can be undone", async () => {
    const before = await credits.balance(context.db, ctx.workspaceId);
    const folderId = await aFolder("Filed");
    const made = await dossiers.create(ctx, {
      ...workspace(),
      idempotencyKey: newId(),
      name: "Maud Karimi-Steen",
      facts: {},
      folderId,
    });
    if (!made.ok) throw new Error("refused");
    const { dossierId } = made;
    expect((await files.read(ctx)).dossiers).toMatchObject([
      { id: dossierId, folder_id: folderId, is_fetching_behavior_incidents: true },
    ]);
    expect((await files.readState(ctx)).searching).toEqual([dossierId]);
    await Promise.all([deletion.remove(ctx, dossierId), deletion.remove(ctx, dossierId)]);
    expect((await files.read(ctx)).dossiers).toEqual([]);
    expect(await dossiers.find(ctx, dossierId)).toBeNull();
    expect(await dossiers.list(ctx)).toEqual([]);
    expect(await subjects.list(ctx, 50)).toEqual([]);
    expect(await credits.balance(context.db, ctx.workspaceId)).toBe(before);
    await expect(dossiers.searchAgain(ctx, { dossierId, idempotencyKey: newId() })).rejects.toMatchObject({ code: "not-found" });
    await deletion.restore(ctx, dossierId);
    expect(await dossiers.find(ctx, dossierId)).toMatchObject({ folder_id: folderId, subject: { name: "Maud Karimi-Steen" } });
    const entries = await context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, dossierId), sql`${auditEntries.action} in ('delete', 'restore')`))
      .orderBy(auditEntries.sequence);
    expect(entries.map(({ action }) => action)).toEqual(["delete", "restore"]);
  });

  test("not another workspace's", async () => {
    const dossierId = await aDossier("Ezra Lund", null, context.stranger);
    await expect(deletion.remove(ctx, dossierId)).rejects.toMatchObject({ code: "not-found" });
    await expect(deletion.restore(ctx, dossierId)).rejects.toMatchObject({ code: "not-found" });
  });
});
