import { eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { auditEntries, auditHeads } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { asWorkspaceId, type Actor } from "#app/server/context.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { chainStart, hashEntry } from "./audit-chain.ts";
import * as audit from "./audit.server.ts";

let test: TestDatabase;
let db: Database;
let pool: Pool;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db, pool } = openDatabase(test.connectionString));
});

afterAll(async () => {
  await pool.end();
  await test.drop();
});

const start = Date.parse("2025-03-01T09:00:00Z");
const permissions = {} as Extract<Actor, { kind: "user" }>["permissions"];
const aUser = (userId = newId()): Actor => ({ kind: "user", userId, displayName: "Ines Quarrie", permissions });
const as = (actor: Actor, seconds = 0) => ({ actor, requestId: "req-1", now: () => new Date(start + seconds * 1000) });

async function entriesOf(chain: string) {
  return db.select().from(auditEntries).where(eq(auditEntries.chain, chain)).orderBy(auditEntries.sequence);
}

/** A chain of `length` changes of one dossier. */
async function aChain(length: number) {
  const workspaceId = asWorkspaceId(newId());
  const entityId = newId();
  const actor = aUser();
  for (let count = 1; count <= length; count += 1) {
    const details = { folderId: newId(), reasonCode: "minor", incidentCount: count };
    await audit.record(db, as(actor, count), { action: "change", entity: "dossier", entityId, workspaceId, details });
  }
  return { workspaceId, entityId, actor };
}

/** As somebody could who owns the database. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_entries disable trigger user`);
    await tx.execute(statement);
    await tx.execute(sql`alter table audit_entries enable trigger user`);
  });
}

describe("the audit log", () => {
  it("keeps who did what to what, and its chain verifies", async () => {
    const { workspaceId, entityId, actor } = await aChain(3);
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: true, length: 3 });
    const [first] = await entriesOf(workspaceId);
    expect(first).toMatchObject({
      sequence: 1,
      workspaceId,
      actorKind: "user",
      actorId: actor.kind === "user" ? actor.userId : "",
      action: "change",
      entity: "dossier",
      entityId,
      details: { reasonCode: "minor", incidentCount: 1, requestId: "req-1" },
      at: new Date(start + 1000),
    });
    expect(JSON.stringify(first)).not.toContain("Quarrie");
  });

  it("stands only if the caller's transaction does", async () => {
    const { workspaceId, entityId, actor } = await aChain(1);
    const entry = { action: "remove", entity: "dossier", entityId, workspaceId } as const;
    await expect(
      db.transaction(async (tx) => {
        await audit.record(tx, as(actor), entry);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await audit.record(db, as(actor), { ...entry, action: "keep" });
    expect((await entriesOf(workspaceId)).map(({ action }) => action)).toEqual(["change", "keep"]);
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: true, length: 2 });
  });

  it("keeps one chain however many write at once, in several processes", async () => {
    const workspaceId = asWorkspaceId(newId());
    const other = openDatabase(test.connectionString);
    const write = (at: Database) =>
      at.transaction((tx) =>
        audit.record(tx, as(aUser()), { action: "change", entity: "incident", entityId: newId(), workspaceId }),
      );
    await Promise.all(Array.from({ length: 40 }, (_, index) => write(index % 2 ? db : other.db)));
    await other.pool.end();
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: true, length: 40 });
  });

  it("names an entry that was altered, also when it was hashed anew", async () => {
    const { workspaceId } = await aChain(5);
    await tamper(sql`update audit_entries set action = 'view' where chain = ${workspaceId} and sequence = 3`);
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: false, sequence: 3, problem: "altered" });
    const rehashed = await aChain(5);
    const second = (await entriesOf(rehashed.workspaceId))[1];
    if (!second) throw new Error("The chain has no second entry");
    const hash = hashEntry(second.previousHash, { ...second, action: "view", at: second.at.toISOString() });
    await tamper(sql`update audit_entries set action = 'view', hash = ${hash} where id = ${second.id}`);
    expect(await audit.verify(db, rehashed.workspaceId)).toEqual({ isIntact: false, sequence: 2, problem: "altered" });
  });

  it("names an entry that was removed, and a tail that was cut", async () => {
    const removed = await aChain(5);
    await tamper(sql`delete from audit_entries where chain = ${removed.workspaceId} and sequence = 2`);
    expect(await audit.verify(db, removed.workspaceId)).toEqual({ isIntact: false, sequence: 2, problem: "missing" });
    const cut = await aChain(5);
    await tamper(sql`delete from audit_entries where chain = ${cut.workspaceId} and sequence >= 4`);
    expect(await audit.verify(db, cut.workspaceId)).toEqual({ isIntact: false, sequence: 4, problem: "missing" });
  });

  it("names a tail that was cut with its head, to whoever kept the head elsewhere", async () => {
    const { workspaceId } = await aChain(5);
    const kept = await audit.readHead(db, workspaceId);
    const [, , third] = await entriesOf(workspaceId);
    await tamper(sql`delete from audit_entries where chain = ${workspaceId} and sequence >= 4`);
    await db
      .update(auditHeads)
      .set({ sequence: 3, hash: third?.hash ?? "" })
      .where(eq(auditHeads.chain, workspaceId));
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: true, length: 3 });
    expect(await audit.verify(db, workspaceId, [kept])).toEqual({ isIntact: false, sequence: 4, problem: "missing" });
  });

  it("names a head that was removed", async () => {
    const { workspaceId } = await aChain(2);
    await db.delete(auditHeads).where(eq(auditHeads.chain, workspaceId));
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: false, sequence: 3, problem: "missing" });
    expect(await audit.verify(db, newId())).toEqual({ isIntact: true, length: 0 });
  });

  it("refuses to change or remove what was written", async () => {
    const { workspaceId } = await aChain(1);
    const refused = { cause: { message: "audit_entries is append-only" } };
    await expect(db.delete(auditEntries).where(eq(auditEntries.chain, workspaceId))).rejects.toMatchObject(refused);
    await expect(db.update(auditEntries).set({ action: "x" }).where(eq(auditEntries.chain, workspaceId))).rejects.toMatchObject(
      refused,
    );
  });

  it("verifies a chain longer than one page of it", async () => {
    const workspaceId = asWorkspaceId(newId());
    const rows: (typeof auditEntries.$inferInsert & { at: Date })[] = [];
    for (let sequence = 1; sequence <= 1_003; sequence += 1) {
      const content = {
        id: newId(),
        chain: workspaceId,
        sequence,
        workspaceId,
        actorKind: "anyone",
        actorId: null,
        action: "change",
        entity: "source",
        entityId: newId(),
        details: {},
      };
      const previousHash = rows.at(-1)?.hash ?? chainStart.hash;
      const at = new Date(start + sequence);
      rows.push({ ...content, at, previousHash, hash: hashEntry(previousHash, { ...content, at: at.toISOString() }) });
    }
    await db.insert(auditEntries).values(rows);
    await db.insert(auditHeads).values({ chain: workspaceId, sequence: rows.length, hash: rows.at(-1)?.hash ?? "" });
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: true, length: 1_003 });
  });

  it("takes ids, codes and counts, and nothing that a person wrote", async () => {
    const workspaceId = asWorkspaceId(newId());
    const write = (changes: object) =>
      (async () =>
        audit.record(db, as(aUser()), {
          action: "change",
          entity: "subject",
          entityId: newId(),
          workspaceId,
          ...changes,
        }))();
    for (const changes of [
      { details: { subjectId: "Odalys Brenk" } },
      { details: { reasonCode: "It was somebody else" } },
      { details: { name: "odalys" } },
      { details: { incidentCount: 1.5 } },
      { action: "Looked at her" },
      { entityId: "odalys-brenk" },
    ]) {
      await expect(write(changes)).rejects.toThrow(TypeError);
    }
    expect(await entriesOf(workspaceId)).toEqual([]);
  });

  it("says which job did it, and leaves out a request id that somebody made up", async () => {
    const workspaceId = asWorkspaceId(newId());
    const ctx = { ...as({ kind: "system", job: "run-search" }), requestId: "<b>Odalys Brenk</b>" };
    await audit.record(db, ctx, { action: "deliver", entity: "dossier", entityId: newId(), workspaceId });
    expect((await entriesOf(workspaceId))[0]).toMatchObject({
      actorKind: "system",
      actorId: null,
      details: { jobCode: "run-search" },
    });
    expect((await entriesOf(workspaceId))[0]?.details).not.toHaveProperty("requestId");
  });

  it("keeps what concerns no workspace in the product's own chain", async () => {
    await audit.record(db, as(aUser()), { action: "grant", entity: "permission", entityId: newId(), workspaceId: null });
    expect(await audit.verify(db, "product")).toEqual({ isIntact: true, length: 1 });
  });
});

describe("views", () => {
  const viewed = (workspaceId: string, entityId = newId()) => ({ entity: "dossier", entityId, workspaceId }) as const;

  it("are one entry for five minutes, for one person and one thing", async () => {
    const workspaceId = newId();
    const [dossier, other] = [viewed(workspaceId), viewed(workspaceId)];
    const [ines, tomer] = [aUser(), aUser()];
    for (const second of [0, 10, 299]) await audit.recordView(db, as(ines, second), dossier);
    expect(await entriesOf(workspaceId)).toHaveLength(1);
    await audit.recordView(db, as(tomer, 20), dossier);
    await audit.recordView(db, as(ines, 20), other);
    expect(await entriesOf(workspaceId)).toHaveLength(3);
    await audit.recordView(db, as(ines, 300), dossier);
    expect(await entriesOf(workspaceId)).toHaveLength(4);
    expect(await audit.verify(db, workspaceId)).toEqual({ isIntact: true, length: 4 });
  });

  it("are one entry when they come at the same moment", async () => {
    const workspaceId = newId();
    const [ines, dossier] = [aUser(), viewed(workspaceId)];
    await Promise.all(Array.from({ length: 10 }, () => audit.recordView(db, as(ines), dossier)));
    expect(await entriesOf(workspaceId)).toHaveLength(1);
  });

  it("that this process has read in the log are not asked for again while they are recent", async () => {
    const workspaceId = newId();
    const [ines, dossier] = [aUser(), viewed(workspaceId)];
    let asked = 0;
    const count = () => (asked += 1);
    const view = async (second: number) => {
      asked = 0;
      await audit.recordView(db, as(ines, second), dossier);
      return asked > 0;
    };
    pool.on("acquire", count);
    try {
      expect([await view(0), await view(10), await view(20), await view(299)]).toEqual([true, true, false, false]);
      expect([await view(300), await view(301), await view(302)]).toEqual([true, true, false]);
    } finally {
      pool.off("acquire", count);
    }
    expect(await entriesOf(workspaceId)).toHaveLength(2);
  });

  it("are written for people without an account as well", async () => {
    const workspaceId = newId();
    const dossier = viewed(workspaceId);
    await audit.recordView(db, as({ kind: "anyone" }), dossier);
    await audit.recordView(db, as({ kind: "anyone" }, 1), dossier);
    await audit.recordView(db, as(aUser(), 1), dossier);
    expect((await entriesOf(workspaceId)).map(({ actorKind }) => actorKind)).toEqual(["anyone", "user"]);
  });
});

describe("the list", () => {
  it("shows what the workspace did with one thing, newest first, page by page, and nothing of others", async () => {
    const { workspaceId, entityId } = await aChain(53);
    const elsewhere = asWorkspaceId(newId());
    await audit.record(db, as(aUser(), 99), { action: "change", entity: "dossier", entityId, workspaceId: elsewhere });
    const ctx = { db, workspaceId };
    const first = await audit.list(ctx, { entity: "dossier", entityId });
    const second = await audit.list(ctx, { entity: "dossier", entityId, cursor: first.nextCursor });
    const counts = [...first.entries, ...second.entries].map(({ details }) => details.incidentCount);
    expect(counts).toEqual(Array.from({ length: 53 }, (_, index) => 53 - index));
    expect(second.nextCursor).toBeNull();
    expect((await audit.list({ db, workspaceId: elsewhere }, { entity: "dossier", entityId })).entries).toHaveLength(1);
  });
});
