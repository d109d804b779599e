import { and, asc, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries, sessions, userPermissions, users } from "#app/db/schema/index.ts";
import type { StaffContext } from "#app/server/context.ts";
import { newId } from "#app/lib/ids.ts";
import { listInbox } from "#app/services/mail/inbox.server.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { tellAccessOpened } from "./access-opened.job.server.ts";
import * as decisions from "./user-decisions.server.ts";
import * as accounts from "./users.server.ts";

let context: TestContext;
let ctx: StaffContext<"manage_users">;
beforeAll(async () => {
  context = await createTestContext();
  ctx = await aManager();
});
afterAll(() => context.close());

async function aManager(): Promise<StaffContext<"manage_users">> {
  return context.staff(await aUser(context.db, { firstName: "Petra", permissions: { manageUsers: true } }), "manage_users");
}

const everybody = { filter: "all", sort: "newest" } as const;

async function listAll(input: Partial<Parameters<typeof accounts.list>[1]> = {}) {
  const found: accounts.UserListItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await accounts.list(ctx, { ...everybody, ...input, cursor });
    expect(page.users.length).toBeLessThanOrEqual(50);
    found.push(...page.users);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return found;
}

test.each(["newest", "name", "email"] as const)("%s: every account comes once, over all pages, in order", async (sort) => {
  const word = `Pagewright-${sort}`;
  // In one statement, so in one instant: nothing but the key tells them apart.
  const ids = Array.from({ length: 120 }, () => newId());
  await context.db.insert(users).values(
    ids.map((id, index) => ({
      id,
      email: `${word}-${String(index % 60).padStart(3, "0")}-${id}@harbour.example`.toLowerCase(),
      emailVerified: true,
      firstName: "Ada",
      lastName: word,
      name: `${word} ${index % 7}`,
    })),
  );
  const found = await listAll({ sort, query: word });
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  if (sort === "newest") expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
  if (sort === "email") expect(found.map(({ email }) => email)).toEqual(found.map(({ email }) => email).toSorted());
  if (sort === "name") expect(found[0]?.display_name).toBe(`${word} 0`);
});

test("search finds words of name and address, without accents, and takes nothing as an operator", async () => {
  const { userId } = await aUser(context.db, { firstName: "Zoë", lastName: "Ñandú-O'Brânnick 100%" });
  const find = async (query: string) => (await listAll({ query })).map(({ id }) => id);
  for (const query of ["zoe nandu", "BRANNICK", "zo", "100%", userId, "o'bran"])
    expect(await find(query), query).toEqual([userId]);
  for (const query of ["zoe_nandu", "%%%zoe", "zoe' or 1=1 --", "oe nandux", "\\"]) expect(await find(query), query).toEqual([]);
});

test("filters: the waitlist, those with access, staff, the suspended", async () => {
  const waiting = await aUser(context.db, { permissions: { useApp: false } });
  const bare = newId();
  await context.db
    .insert(users)
    .values({ id: bare, email: `${bare}@harbour.example`, firstName: "B", lastName: "A", name: "B A" });
  const moderator = await aUser(context.db, { permissions: { moderateBehaviorIncidents: true } });
  const closed = await aUser(context.db);
  await decisions.suspend(ctx, { userId: closed.userId, reason: "Asked for it" });
  const ids = async (filter: "waiting" | "open" | "staff" | "suspended") => (await listAll({ filter })).map(({ id }) => id);
  expect(await ids("waiting")).toEqual(expect.arrayContaining([waiting.userId, bare]));
  expect(await ids("waiting")).not.toContain(moderator.userId);
  expect(await ids("open")).toEqual(expect.arrayContaining([moderator.userId, closed.userId]));
  expect(await ids("staff")).toEqual(expect.arrayContaining([moderator.userId, ctx.actor.userId]));
  expect(await ids("staff")).not.toContain(closed.userId);
  expect(await ids("suspended")).toEqual([closed.userId]);
});

test("who looks at an account and at what it may do stands in the trail, once in five minutes", async () => {
  const { userId } = await aUser(context.db, { permissions: { useApp: true } });
  const viewer = await aManager();
  const trail = async () => {
    const rows = await context.db
      .select({ entity: auditEntries.entity, action: auditEntries.action, workspaceId: auditEntries.workspaceId })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, viewer.actor.userId), eq(auditEntries.entityId, userId)))
      .orderBy(asc(auditEntries.sequence));
    return rows.map(({ entity, action, workspaceId }) => `${action} ${entity} ${workspaceId ?? "product"}`);
  };
  expect(await accounts.findPermissions(viewer, userId)).toMatchObject({ use_app: true });
  expect(await trail()).toEqual(["view permission product"]);
  expect(await accounts.findByEmail(viewer, `${userId}@harbour.example`)).toMatchObject({ id: userId });
  await accounts.findById(viewer, userId);
  expect(await trail()).toEqual(["view permission product", "view user product"]);
  expect(await accounts.findById(viewer, newId())).toBeNull();
  const { userId: byId } = await aUser(context.db);
  await accounts.findById(viewer, byId);
  const seen = await context.db
    .select({ entity: auditEntries.entity })
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, viewer.actor.userId), eq(auditEntries.entityId, byId)));
  expect(seen.map(({ entity }) => entity).toSorted()).toEqual(["permission", "user"]);
});

test("a change of permissions is written down with its reason, and one that changes nothing is not", async () => {
  const { userId } = await aUser(context.db, { permissions: { useApp: true, debug: true } });
  const answer = await decisions.updatePermissions(ctx, {
    userId,
    permissions: { manage_subjects: true, debug: false, use_app: true },
    reason: "Takes over the subjects from Ada",
  });
  expect(answer).toMatchObject({ user_id: userId, manage_subjects: true, debug: false, use_app: true, access_admin: true });
  expect(await accounts.findPermissions(ctx, userId)).toEqual(answer);
  await decisions.updatePermissions(ctx, { userId, permissions: { manage_subjects: true }, reason: "Again" });
  const [decision, ...others] = await decisions.listDecisions(ctx, userId);
  expect(others).toEqual([]);
  expect(decision).toMatchObject({
    kind: "permissions",
    changes: { manage_subjects: true, debug: false },
    reason: "Takes over the subjects from Ada",
    decided_by: ctx.actor.displayName,
  });
  const entries = await context.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, "permission"), eq(auditEntries.entityId, userId), ne(auditEntries.action, "view")))
    .orderBy(asc(auditEntries.sequence));
  expect(entries).toMatchObject([
    { action: "grant", actorId: ctx.actor.userId, details: { permissionCode: "manage-subjects", decisionId: decision?.id } },
    { action: "revoke", actorId: ctx.actor.userId, details: { permissionCode: "debug", decisionId: decision?.id } },
  ]);
});

test("nobody changes their own permissions, suspends themselves, or goes on once the permission is taken", async () => {
  const own = ctx.actor.userId;
  const change = { permissions: { debug: true }, reason: "I want it" };
  await expect(async () => decisions.updatePermissions(ctx, { userId: own, ...change })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(async () => decisions.updatePermissions(ctx, { userId: own.toUpperCase(), ...change })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(async () => decisions.suspend(ctx, { userId: own, reason: "No" })).rejects.toMatchObject({ code: "forbidden" });
  const former = await aManager();
  const { userId } = await aUser(context.db);
  await decisions.updatePermissions(ctx, { userId: former.actor.userId, permissions: { manage_users: false }, reason: "Left" });
  await expect(decisions.updatePermissions(former, { userId, ...change })).rejects.toMatchObject({ code: "forbidden" });
  await expect(decisions.suspend(former, { userId, reason: "No" })).rejects.toMatchObject({ code: "forbidden" });
  await expect(decisions.updatePermissions(ctx, { userId: newId(), ...change })).rejects.toMatchObject({ code: "not-found" });
  expect(await accounts.findPermissions(ctx, userId)).toMatchObject({ debug: false });
  expect(await decisions.listDecisions(ctx, userId)).toEqual([]);
});

test("two who take manage_users from each other at once: one of them keeps it", async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [await aManager(), await aManager()];
    const take = (from: typeof one, to: typeof one) =>
      decisions.updatePermissions(from, { userId: to.actor.userId, permissions: { manage_users: false }, reason: "Race" });
    const outcomes = await Promise.allSettled([take(one, other), take(other, one)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const held = await Promise.all([one, other].map(({ actor }) => accounts.findPermissions(ctx, actor.userId)));
    expect(held.filter((record) => record?.manage_users)).toHaveLength(1);
  }
});

test("who is given use_app is told by e-mail, once for each time it was given", async () => {
  const { userId } = await aUser(context.db, { firstName: "Farida", permissions: { useApp: false } });
  await decisions.updatePermissions(ctx, { userId, permissions: { use_app: true }, reason: "Known to the trust" });
  const [decision] = await decisions.listDecisions(ctx, userId);
  const { rows } = await context.app.pool.query<{ data: { userId: string; decisionId: string } }>(
    `select data from pgboss.job where name = 'access-opened' and data ->> 'userId' = $1`,
    [userId],
  );
  expect(rows.map(({ data }) => data)).toMatchObject([{ userId, decisionId: decision?.id }]);
  const payload = { userId, decisionId: decision?.id ?? "" };
  await tellAccessOpened(context.worker, payload);
  await tellAccessOpened(context.worker, payload);
  const inbox = await listInbox(context.db, context.app.cipher, 100);
  const mails = inbox.filter(({ to }) => to === `${userId}@harbour.example`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("/app");
});

test("suspending ends every session and takes sign-in; ending it gives sign-in back; signing out leaves the account", async () => {
  const { userId } = await aUser(context.db);
  const begin = () =>
    context.db
      .insert(sessions)
      .values({ userId, token: newId(), expiresAt: new Date(Date.now() + 60_000) })
      .returning();
  const count = async () => (await context.db.select().from(sessions).where(eq(sessions.userId, userId))).length;
  await begin();
  await begin();
  expect(await decisions.signOutEverywhere(ctx, { userId, reason: "A telephone was lost" })).toEqual({ ended: 2 });
  await begin();
  await decisions.suspend(ctx, { userId, reason: "Shared the account" });
  await decisions.suspend(ctx, { userId, reason: "Pressed twice" });
  expect(await count()).toBe(0);
  const auth = await context.app.auth.$context;
  await expect(auth.internalAdapter.createSession(userId)).rejects.toMatchObject({ body: { code: "ACCOUNT_SUSPENDED" } });
  expect(await count()).toBe(0);
  await decisions.unsuspend(ctx, { userId, reason: "Explained" });
  await auth.internalAdapter.createSession(userId);
  expect(await count()).toBe(1);
  expect((await decisions.listDecisions(ctx, userId)).map(({ kind }) => kind).toSorted()).toEqual([
    "sign-out",
    "suspend",
    "unsuspend",
  ]);
  const [row] = await context.db.select().from(userPermissions).where(eq(userPermissions.userId, userId));
  expect(row?.useApp).toBe(true);
});
