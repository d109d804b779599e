import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts as accountTable, mailTokens, sessions, subscriptions, users, workspaceMembers } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { UserContext } from "#app/server/context.ts";
import { hashMailToken, mintMailToken } from "#app/server/mail-token.server.ts";
import { hashPassword } from "#app/server/password-hash.server.ts";
import { aMember, aUser, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { signIn } from "./accounts.server.ts";
import { leaveForGood } from "./delete-account.server.ts";
import { exportAccount } from "./export-account.server.ts";
import type { MailTokenKind } from "./mail-token.ts";
import * as passwords from "./passwords.server.ts";
import * as profiles from "./profile.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const password = "lantern sea 42";
let places = 0;
const anywhere = () => ({ address: `203.0.113.${(places += 1)}` });

type Person = { userId: string; email: string; ctx: UserContext };

async function aPerson(actor?: Awaited<ReturnType<typeof aUser>>): Promise<Person> {
  const made = actor ?? (await aUser(context.db, { firstName: "Ludmila", lastName: "Sandoval" }));
  const { userId } = made;
  await context.db
    .insert(accountTable)
    .values({ userId, accountId: userId, providerId: "credential", password: await hashPassword(password) });
  return { userId, email: `${userId}@harbour.example`, ctx: { ...context.anyone, actor: made } };
}

/** What a browser sends once the person has signed in there. */
async function aBrowser({ email }: Person, typed = password): Promise<{ headers: Headers; address: string }> {
  const headers = new Headers({ origin: context.anyone.websiteUrl });
  const answer = await context.app.auth.api.signInEmail({ body: { email, password: typed }, headers, asResponse: true });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { headers: new Headers({ origin: context.anyone.websiteUrl, cookie }), ...anywhere() };
}

const isSignedIn = async (browser: { headers: Headers }) =>
  (await context.app.auth.api.getSession({ headers: browser.headers })) !== null;
const rowOf = async (userId: string) => (await context.db.select().from(users).where(eq(users.id, userId)))[0];

async function tokenOf(userId: string, kind: MailTokenKind): Promise<string> {
  const [row] = await context.db
    .select({ id: mailTokens.id, hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind)));
  const token = mintMailToken(context.app.auth, row?.id ?? "");
  expect(hashMailToken(token)).toBe(row?.hash);
  return token;
}

describe("sessions", () => {
  test("each signing in makes one, which its person sees and ends, alone or all but this browser's", async () => {
    const person = await aPerson();
    const [here, phone, other] = [await aBrowser(person), await aBrowser(person), await aBrowser(person)];
    const listed = await profiles.listSessions(person.ctx, here);
    expect(listed.map(({ is_current }) => is_current)).toEqual([true, false, false]);

    const stranger = await aPerson();
    const ended = { sessionId: listed[1]?.id ?? "" };
    await expect(profiles.endSessions(stranger.ctx, ended, await aBrowser(stranger))).rejects.toMatchObject({
      code: "not-found",
    });
    await profiles.endSessions(person.ctx, ended, here);
    expect((await Promise.all([phone, other].map(isSignedIn))).filter(Boolean)).toHaveLength(1);
    await profiles.endSessions(person.ctx, { everywhere: true }, here);
    expect(await Promise.all([here, phone, other].map(isSignedIn))).toEqual([true, false, false]);
  });

  test("a new password ends every one and gives this browser another; the old password is over", async () => {
    const person = await aPerson();
    const [here, phone] = [await aBrowser(person), await aBrowser(person)];
    const change = (currentPassword: string, next: string) =>
      profiles.changePassword(person.ctx, { currentPassword, password: next }, here);
    await expect(change("not the right one", "another lantern")).rejects.toMatchObject({
      fields: { currentPassword: "This is not your password" },
    });
    await expect(change(password, person.email)).rejects.toMatchObject({
      fields: { password: "Password cannot be your e-mail address" },
    });
    expect(await isSignedIn(phone)).toBe(true);
    await change(password, "another lantern");
    expect(await Promise.all([here, phone].map(isSignedIn))).toEqual([false, false]);
    expect(await context.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(1);
    const enter = (typed: string) => signIn(context.anyone, { email: person.email, password: typed }, { ...here, ...anywhere() });
    expect(await enter(password)).toMatchObject({ reason: "wrong-credentials" });
    expect(await enter("another lantern")).toEqual({ ok: true });
  });
});

describe("another address", () => {
  const wish = (person: Person, email: string, typed = password) =>
    profiles.requestEmailChange(person.ctx, { email, password: typed }, anywhere());

  test("is taken once its link is opened, once; links to a new password that went to the old one are over", async () => {
    const person = await aPerson();
    const email = `new-${person.email}`;
    expect(await wish(person, email, "not the right one")).toMatchObject({ ok: false, field: "password" });
    expect(await wish(person, person.email.toUpperCase())).toMatchObject({ ok: false, field: "email" });
    expect(await wish(person, email.toUpperCase())).toEqual({ ok: true });
    expect(await profiles.findPendingEmail(person.ctx)).toBe(email);
    expect((await rowOf(person.userId))?.email).toBe(person.email);
    await passwords.requestReset(context.anyone, { email: person.email }, anywhere());
    const reset = await tokenOf(person.userId, "reset");

    const tokenHash = await tokenOf(person.userId, "change-email");
    const told = sql`select 1 from pgboss.job where name = 'update-customer' and data->>'userId' = ${person.userId}`;
    expect((await context.db.execute(told)).rows).toHaveLength(0);
    expect(await profiles.confirmEmailChange(context.anyone, { tokenHash })).toEqual({ ok: true });
    expect((await context.db.execute(told)).rows, "the payment provider will hear of it").toHaveLength(1);
    expect(await rowOf(person.userId)).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    expect(await profiles.confirmEmailChange(context.anyone, { tokenHash })).toEqual({ ok: false });
    expect(await passwords.findReset(context.anyone, { tokenHash: reset })).toBeNull();
  });

  test("stays as it was when the link is a day old, taken back, or somebody else's address by now", async () => {
    const person = await aPerson();
    const email = `new-${person.email}`;
    const confirm = async () =>
      profiles.confirmEmailChange(context.anyone, { tokenHash: await tokenOf(person.userId, "change-email") });
    const before = context.clock.now;
    await wish(person, email);
    context.clock.now = new Date(before.getTime() + 24 * 3_600_000 + 1);
    expect(await confirm()).toEqual({ ok: false });
    context.clock.now = before;

    const tokenHash = await tokenOf(person.userId, "change-email");
    await profiles.cancelEmailChange(person.ctx);
    expect(await profiles.findPendingEmail(person.ctx)).toBeNull();
    expect(await profiles.confirmEmailChange(context.anyone, { tokenHash })).toEqual({ ok: false });

    // Who asks is not told that it is somebody's.
    const neighbour = await aPerson();
    expect(await wish(person, neighbour.email)).toEqual({ ok: true });
    expect(await confirm()).toEqual({ ok: false });
    expect(await rowOf(person.userId)).toMatchObject({ email: person.email, pendingEmail: null });
    expect((await rowOf(neighbour.userId))?.email).toBe(neighbour.email);
  });
});

describe("a picture", () => {
  // One white dot.
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

  test("is kept, served as a picture that somebody uses, and taken away", async () => {
    const { ctx } = await aPerson();
    const { avatar_url } = await profiles.updatePicture(ctx, { picture: `data:image/png;base64,${png}` });
    const hash = avatar_url?.split("/").at(-1) ?? "";
    expect(Buffer.from((await profiles.findPicture(ctx, hash)) ?? []).toString("base64")).toBe(png);
    await profiles.updatePicture(ctx, { picture: null });
    expect(await profiles.findPicture(ctx, hash)).toBeNull();
    expect(await profiles.findPicture(ctx, "../secrets.json")).toBeNull();
  });

  test.each([`data:image/svg+xml;base64,${btoa("<svg onload=alert(1)>")}`, `data:image/png;base64,${btoa("<svg/>")}`, "x"])(
    "%s is none",
    async (picture) => {
      const { ctx } = await aPerson();
      await expect(profiles.updatePicture(ctx, { picture })).rejects.toMatchObject({ code: "invalid" });
    },
  );
});

describe("the end of an account", () => {
  const leave = (person: Person, typed = password) => leaveForGood(person.ctx, { password: typed }, anywhere());

  test("needs the password, and waits for who would be left without an owner or go on paying", async () => {
    const workspaceId = await aWorkspace(context.db, { name: "Quay Trust" });
    const owner = await aPerson(await aMember(context.db, workspaceId, { role: "owner" }));
    await aMember(context.db, workspaceId);
    await expect(leave(owner, "not the right one")).rejects.toMatchObject({ code: "invalid" });
    expect(await leave(owner)).toEqual({ ok: false, reason: "only-owner", workspaces: ["Quay Trust"] });

    const payer = await aPerson();
    const now = context.clock.now;
    const until = new Date(now.getTime() + 86_400_000);
    await context.db.insert(subscriptions).values({
      userId: payer.userId,
      providerId: `sub_${newId()}`,
      customerId: `cus_${newId()}`,
      status: "active",
      plan: "basic",
      billingPeriod: "monthly",
      periodStart: now,
      periodEnd: until,
      readingNumber: 1,
    });
    expect(await leave(payer)).toEqual({ ok: false, reason: "subscription" });
    await context.db.update(subscriptions).set({ cancelsAt: until }).where(eq(subscriptions.userId, payer.userId));
    expect(await leave(payer)).toEqual({ ok: true });
  });

  test("leaves nothing that names the person, and nothing that opens", async () => {
    const workspaceId = await aWorkspace(context.db);
    const person = await aPerson(await aMember(context.db, workspaceId));
    const browser = await aBrowser(person);
    expect(await leave(person)).toEqual({ ok: true });
    expect(await isSignedIn(browser)).toBe(false);
    expect(JSON.stringify(await rowOf(person.userId))).not.toMatch(/Noor|Lindqvist|harbour\.example/);
    expect(await context.db.$count(workspaceMembers, eq(workspaceMembers.userId, person.userId))).toBe(0);
    const entered = await signIn(context.anyone, { email: person.email, password }, { ...browser, ...anywhere() });
    expect(entered).toMatchObject({ reason: "wrong-credentials" });
  });
});

test("a person takes away what is kept about them, without what opens their account", async () => {
  const workspaceId = await aWorkspace(context.db, { name: "Quay Trust" });
  const person = await aPerson(await aMember(context.db, workspaceId, { role: "owner" }));
  await aBrowser(person);
  await passwords.requestReset(context.anyone, { email: person.email }, anywhere());
  const taken = await exportAccount(person.ctx);
  expect(taken).toMatchObject({
    profile: { id: person.userId, email: person.email },
    permissions: { useApp: true },
    workspaces: [{ name: "Quay Trust", role: "owner" }],
    sessions: [{}],
  });
  const [{ hash } = { hash: "" }] = await context.db
    .select({ hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(eq(mailTokens.userId, person.userId));
  expect(hash).not.toBe("");
  const [session] = await context.db.select().from(sessions).where(eq(sessions.userId, person.userId));
  for (const secret of ["argon2id", hash, session?.token ?? ""]) expect(JSON.stringify(taken)).not.toContain(secret);
});
