import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries, auditHeads } from "#app/db/schema/index.ts";
import type { StaffContext } from "#app/server/context.ts";
import { newId } from "#app/lib/ids.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as audit from "./audit.server.ts";
import * as trail from "./audit-trail.server.ts";
import * as checks from "./verify-audit.server.ts";

let context: TestContext;
let ctx: StaffContext<"manage_users">;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  ctx = context.staff(await aUser(context.db, { permissions: { manageUsers: true } }), "manage_users");
});

/** What only somebody with the database's own key can do. */
async function unguarded(work: string): Promise<void> {
  await context.app.pool.query(
    `alter table audit_entries disable trigger all; ${work}; alter table audit_entries enable trigger all`,
  );
}

const write = (count = 1) =>
  Promise.all(
    Array.from({ length: count }, () =>
      audit.record(context.db, ctx, { action: "create", entity: "subject", entityId: newId(), workspaceId: null }),
    ),
  );

test("a whole log is found whole, by staff and by the schedule, and each check is kept", async () => {
  await write(3);
  const byStaff = await checks.verifyByStaff(ctx);
  expect(byStaff).toMatchObject({ broken: null, checked_by: ctx.actor.displayName });
  const bySchedule = await checks.verifyAll(context.worker);
  expect(bySchedule.broken).toBeNull();
  // What staff did is an entry itself.
  expect(bySchedule.entry_count).toBe(byStaff.entry_count + 1);
  expect((await checks.listChecks(ctx)).map(({ checked_by }) => checked_by)).toEqual([null, ctx.actor.displayName]);
});

test("a tail that was cut together with its head shows by the end noted outside of the database", async () => {
  await write(2);
  expect((await checks.verifyAll(context.worker)).broken).toBeNull();
  const [head] = await context.db.select().from(auditHeads).where(eq(auditHeads.chain, "product"));
  const last = head?.sequence ?? 0;
  const [before] = await context.db
    .select()
    .from(auditEntries)
    .where(sql`chain = 'product' and sequence = ${last - 1}`);
  const [cut] = await context.db
    .select()
    .from(auditEntries)
    .where(sql`chain = 'product' and sequence = ${last}`);
  await unguarded(
    `delete from audit_entries where chain = 'product' and sequence = ${last}; update audit_heads set sequence = ${last - 1}, hash = '${before?.hash}' where chain = 'product'`,
  );
  // The log itself says nothing of it.
  expect(await audit.verify(context.db, "product")).toMatchObject({ isIntact: true });
  expect((await checks.verifyAll(context.worker)).broken).toEqual({ chain: "product", sequence: last, problem: "missing" });
  if (!cut) throw new Error("nothing was cut");
  await context.db.insert(auditEntries).values(cut);
  await context.db.update(auditHeads).set({ sequence: last, hash: cut.hash }).where(eq(auditHeads.chain, "product"));
  expect((await checks.verifyAll(context.worker)).broken).toBeNull();
});

test("an entry that was changed is named, and no end is noted over it", async () => {
  await write(4);
  const rows = await context.db
    .select({ sequence: auditEntries.sequence, action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.chain, "product"))
    .orderBy(asc(auditEntries.sequence));
  const target = rows.at(-2);
  const before = await context.app.services.auditAnchors.read();
  await unguarded(`update audit_entries set action = 'nothing' where chain = 'product' and sequence = ${target?.sequence}`);
  expect((await checks.verifyByStaff(ctx)).broken).toEqual({ chain: "product", sequence: target?.sequence, problem: "altered" });
  expect(await context.app.services.auditAnchors.read()).toEqual(before);
  await unguarded(
    `update audit_entries set action = '${target?.action}' where chain = 'product' and sequence = ${target?.sequence}`,
  );
  expect((await checks.verifyAll(context.worker)).broken).toBeNull();
});

test("the trail is found by who, what, whom and when, each entry once over all pages", async () => {
  await write(60);
  const entityId = newId();
  await audit.recordView(context.db, ctx, { entity: "subject", entityId, workspaceId: context.workspaceId });
  const all = async (filters: Parameters<typeof trail.list>[1]) => {
    const found: trail.TrailEntry[] = [];
    let cursor: string | undefined;
    do {
      const page = await trail.list(ctx, { ...filters, cursor });
      expect(page.entries.length).toBeLessThanOrEqual(50);
      found.push(...page.entries);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return found;
  };
  const mine = await all({ who: ctx.actor.userId });
  expect(mine).toHaveLength(61);
  expect(new Set(mine.map(({ id }) => id)).size).toBe(61);
  expect(mine[0]?.actor_name).toBe(ctx.actor.displayName);
  expect(await all({ who: `${ctx.actor.userId}@harbour.example`, action: "view" })).toMatchObject([
    { entity: "subject", entity_id: entityId, workspace_id: context.workspaceId, entity_name: null },
  ]);
  expect(await all({ whom: entityId.toUpperCase(), entity: "subject" })).toHaveLength(1);
  expect(await all({ whom: entityId, entity: "dossier" })).toEqual([]);
  expect(await all({ who: "nobody@harbour.example" })).toEqual([]);
  const day = context.clock.now.toISOString().slice(0, 10);
  expect(await all({ who: ctx.actor.userId, from: day, to: day })).toHaveLength(61);
  expect(await all({ who: ctx.actor.userId, to: "2020-01-01" })).toEqual([]);
  const exported = [];
  for await (const entries of trail.exportAll(ctx, { who: ctx.actor.userId })) exported.push(...entries);
  // That it was taken is in it.
  expect(exported).toHaveLength(62);
  expect(exported[0]).toMatchObject({ action: "export", entity: "audit" });
});

test("whoever looks at one person again and again is shown, and nobody else", async () => {
  const start = context.clock.now;
  const watched = newId();
  const look = (by: StaffContext<"manage_users">, entityId: string) =>
    audit.recordView(context.db, by, { entity: "subject", entityId, workspaceId: context.workspaceId });
  for (let count = 0; count < 12; count += 1) {
    context.clock.now = new Date(start.getTime() + count * 6 * 60 * 1_000);
    await look(ctx, watched);
    if (count < 3) await look(ctx, newId());
  }
  expect(await trail.listUnusual(ctx)).toMatchObject([
    { actor_id: ctx.actor.userId, actor_name: ctx.actor.displayName, subject_id: watched, subject_name: null, count: 12 },
  ]);
  context.clock.now = new Date(start.getTime() + 9 * 24 * 60 * 60 * 1_000);
  expect(await trail.listUnusual(ctx)).toEqual([]);
  context.clock.now = start;
});
