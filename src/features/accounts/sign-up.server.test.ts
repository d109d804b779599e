import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkouts, mailTokens, sessions, subscriptions, users } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { hashMailToken, mintMailToken } from "#app/server/mail-token.server.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { signIn } from "./accounts.server.ts";
import * as passwords from "./passwords.server.ts";
import { sendAccountMail } from "./send-account-mail.job.server.ts";
import * as signUps from "./sign-up.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

let address = 0;
const anywhere = () => ({ address: `198.51.100.${(address += 1)}` });
const browser = () => ({ ...anywhere(), headers: new Headers({ origin: context.anyone.websiteUrl }) });
const password = "lantern sea 42";
let email = "";
beforeEach(() => {
  email = `${newId()}@harbour.example`;
});

async function begin(continuing: string | null = null, to = email) {
  const input = { firstName: "Ludmila", lastName: "Sandoval", email: to };
  const outcome = await signUps.start(context.anyone, input, { ...anywhere(), continuing });
  if (!outcome.ok) throw new Error("refused");
  return outcome.userId;
}

async function paid(userId: string) {
  const id = newId();
  await context.db.insert(checkouts).values({
    id,
    purpose: "plan",
    userId,
    plan: "pro",
    billingPeriod: "monthly",
    status: "complete",
    providerId: `cs_${id}`,
    idempotencyKey: id,
  });
  return { userId, status: "complete" };
}

async function finished(userId: string) {
  const checkout = await paid(userId);
  return signUps.finish(context.anyone, { password, checkout }, { continuing: userId });
}

/** The token that was mailed to a person last. */
async function tokenOf(userId: string, kind: "confirm" | "reset") {
  const [row] = await context.db
    .select({ id: mailTokens.id, hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind)));
  if (!row) throw new Error(`no ${kind} link`);
  const token = mintMailToken(context.app.auth, row.id);
  expect(hashMailToken(token)).toBe(row.hash);
  return token;
}

const rowOf = async (userId: string) => (await context.db.select().from(users).where(eq(users.id, userId)))[0];

describe("a sign-up in its order", () => {
  test("names and address, payment, password, confirmation, signing in", async () => {
    const userId = await begin();
    expect(await rowOf(userId)).toMatchObject({ email, emailVerified: false, name: "Ludmila Sandoval" });
    expect(await finished(userId)).toEqual({ ok: true, email });
    expect(await signIn(context.anyone, { email, password }, browser())).toEqual({ ok: false, reason: "unconfirmed" });
    const token = await tokenOf(userId, "confirm");
    expect(await signUps.confirm(context.anyone, { tokenHash: token }, { address: "198.51.100.7" })).toEqual({
      ok: true,
      next: "sign-in",
    });
    expect(await signIn(context.anyone, { email, password }, browser())).toEqual({ ok: true });
    // The link again: as one that never was.
    const again = await signUps.confirm(context.anyone, { tokenHash: token }, { address: "198.51.100.7" });
    expect(again).toEqual(await signUps.confirm(context.anyone, { tokenHash: "made-up" }, { address: "198.51.100.7" }));
    expect(again).toEqual({ ok: false, reason: "invalid-link" });
  });

  test("a password before the payment, from another browser or twice is refused", async () => {
    const userId = await begin();
    const own = { continuing: userId };
    const unpaid = { userId, status: "open" };
    expect(await signUps.finish(context.anyone, { password, checkout: unpaid }, own)).toEqual({ ok: false, reason: "not-paid" });
    const checkout = await paid(userId);
    for (const continuing of [null, newId()]) {
      const outcome = await signUps.finish(context.anyone, { password, checkout }, { continuing });
      expect(outcome).toEqual({ ok: false, reason: "other-browser" });
    }
    const both = await Promise.all([1, 2].map(() => signUps.finish(context.anyone, { password, checkout }, own)));
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await signUps.findProgress(context.anyone, userId)).toEqual({ isFinished: true, isConfirmed: false, email });
  });

  test.each([
    ["short", "Password must be at least 10 characters"],
    ["qwertyuiop", "This password is too common"],
    ["x".repeat(257), "Password must be at most 256 characters"],
  ])("the password %s is refused", async (bad, message) => {
    const userId = await begin();
    const checkout = await paid(userId);
    const outcome = signUps.finish(context.anyone, { password: bad, checkout }, { continuing: userId });
    await expect(outcome).rejects.toMatchObject({ code: "invalid", fields: { password: message } });
  });

  test("the address is no password", async () => {
    const userId = await begin();
    const outcome = signUps.finish(
      context.anyone,
      { password: email.toUpperCase(), checkout: await paid(userId) },
      { continuing: userId },
    );
    await expect(outcome).rejects.toMatchObject({ fields: { password: "Password cannot be your e-mail address" } });
  });

  test("going back and pressing again changes the same person, until they have a password", async () => {
    const userId = await begin();
    expect(await begin(userId, `other-${email}`)).toBe(userId);
    expect(await rowOf(userId)).toMatchObject({ email: `other-${email}`, pendingEmail: null });
    await finished(userId);
    expect(await begin(userId)).not.toBe(userId);
  });

  test("a link lapses after 24 hours, and asking again ends the one before", async () => {
    const userId = await begin();
    await finished(userId);
    const first = await tokenOf(userId, "confirm");
    await signUps.resendConfirmation(context.anyone, { email }, anywhere());
    expect(await signUps.confirm(context.anyone, { tokenHash: first }, { address: "198.51.100.7" })).toMatchObject({
      reason: "invalid-link",
    });
    const second = await tokenOf(userId, "confirm");
    const before = context.clock.now;
    context.clock.now = new Date(before.getTime() + 24 * 3_600_000 + 1);
    expect(await signUps.confirm(context.anyone, { tokenHash: second }, { address: "198.51.100.7" })).toMatchObject({
      reason: "invalid-link",
    });
    context.clock.now = before;
    expect(await signUps.confirm(context.anyone, { tokenHash: second }, { address: "198.51.100.7" })).toMatchObject({ ok: true });
  });

  test("a link is opened once; who is confirmed already gets no other, and is not told so", async () => {
    const userId = await begin();
    await finished(userId);
    const tokenHash = await tokenOf(userId, "confirm");
    const confirm = () => signUps.confirm(context.anyone, { tokenHash }, anywhere());
    expect(await confirm()).toMatchObject({ ok: true });
    expect(await confirm()).toMatchObject({ ok: false, reason: "invalid-link" });
    const sent = await context.db.$count(mailTokens, eq(mailTokens.userId, userId));
    const asked = await signUps.resendConfirmation(context.anyone, { email }, anywhere());
    expect(asked).toEqual(await signUps.resendConfirmation(context.anyone, { email: `nobody-${email}` }, anywhere()));
    expect(await context.db.$count(mailTokens, eq(mailTokens.userId, userId))).toBe(sent);
    expect(await rowOf(userId)).toMatchObject({ emailVerified: true });
  });

  test("who paid and never came back chooses a password by the mailed link", async () => {
    const userId = await begin();
    await paid(userId);
    await signUps.resendConfirmation(context.anyone, { userId }, anywhere());
    const outcome = await signUps.confirm(
      context.anyone,
      { tokenHash: await tokenOf(userId, "confirm") },
      { address: "198.51.100.7" },
    );
    if (!outcome.ok || outcome.next !== "choose-password") throw new Error("no password is asked for");
    expect(await passwords.updateByLink(context.anyone, { tokenHash: outcome.tokenHash, password }, anywhere())).toEqual({
      ok: true,
    });
    expect(await signIn(context.anyone, { email, password }, browser())).toEqual({ ok: true });
  });
});

describe("an address that is taken", () => {
  test("gets the same answer, and its owner gets the plan", async () => {
    const owner = await aUser(context.db);
    await context.db.update(users).set({ email }).where(eq(users.id, owner.userId));
    const userId = await begin(null, email.toUpperCase());
    expect(await finished(userId)).toEqual({ ok: true, email });
    await context.db.insert(subscriptions).values({
      userId,
      providerId: `sub_${userId}`,
      customerId: `cus_${userId}`,
      plan: "pro",
      billingPeriod: "monthly",
      status: "trialing",
      periodStart: new Date(),
      periodEnd: new Date(),
      readingNumber: 1,
    });
    // The one who does not own the address cannot sign in by it.
    expect(await signIn(context.anyone, { email, password }, browser())).toMatchObject({ reason: "wrong-credentials" });
    const token = await tokenOf(userId, "confirm");
    expect(await signUps.confirm(context.anyone, { tokenHash: token }, { address: "198.51.100.7" })).toEqual({
      ok: true,
      next: "joined-account",
    });
    const [subscription] = await context.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.providerId, `sub_${userId}`));
    expect(subscription?.userId).toBe(owner.userId);
    expect(await rowOf(userId)).toBeUndefined();
  });

  test("by somebody who never confirmed it: who opens their own link has it", async () => {
    const squatter = await begin();
    await finished(squatter);
    const userId = await begin();
    expect(userId).not.toBe(squatter);
    await finished(userId);
    await signUps.confirm(context.anyone, { tokenHash: await tokenOf(userId, "confirm") }, { address: "198.51.100.7" });
    expect(await rowOf(userId)).toMatchObject({ email, emailVerified: true, pendingEmail: null });
    expect(await rowOf(squatter)).toMatchObject({ emailVerified: false, pendingEmail: email });
  });

  test("two at the same moment: one row has it", async () => {
    const [one, other] = await Promise.all([begin(), begin()]);
    const rows = await Promise.all([rowOf(one), rowOf(other)]);
    expect(rows.filter((row) => row?.email === email)).toHaveLength(1);
    expect(rows.filter((row) => row?.pendingEmail === email)).toHaveLength(1);
  });
});

describe("a new password by mail", () => {
  async function confirmedPerson() {
    const userId = await begin();
    await finished(userId);
    await signUps.confirm(context.anyone, { tokenHash: await tokenOf(userId, "confirm") }, { address: "198.51.100.7" });
    return userId;
  }

  test("ends every session, works once and for one hour, and the old password is over", async () => {
    const userId = await confirmedPerson();
    await signIn(context.anyone, { email, password }, browser());
    const known = await passwords.requestReset(context.anyone, { email: email.toUpperCase() }, anywhere());
    const unknown = await passwords.requestReset(context.anyone, { email: `no-${email}` }, anywhere());
    expect(known).toEqual({ ok: true });
    expect(unknown).toEqual(known);
    const token = await tokenOf(userId, "reset");
    expect(await passwords.findReset(context.anyone, { tokenHash: token })).toEqual({ email });

    const before = context.clock.now;
    context.clock.now = new Date(before.getTime() + 3_600_000 + 1);
    expect(await passwords.findReset(context.anyone, { tokenHash: token })).toBeNull();
    context.clock.now = before;

    const common = passwords.updateByLink(context.anyone, { tokenHash: token, password: "qwertyuiop" }, anywhere());
    await expect(common).rejects.toMatchObject({ fields: { password: "This password is too common" } });
    const own = passwords.updateByLink(context.anyone, { tokenHash: token, password: email }, anywhere());
    await expect(own).rejects.toMatchObject({ fields: { password: "Password cannot be your e-mail address" } });

    const set = (next: string) => passwords.updateByLink(context.anyone, { tokenHash: token, password: next }, anywhere());
    expect(await set("another lantern")).toEqual({ ok: true });
    expect(await set("a third lantern")).toEqual({ ok: false, reason: "invalid-link" });
    expect(await context.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect(await signIn(context.anyone, { email, password }, browser())).toMatchObject({ ok: false });
    expect(await signIn(context.anyone, { email, password: "another lantern" }, browser())).toEqual({ ok: true });
  });

  test("a link of another kind sets none", async () => {
    const userId = await begin();
    await finished(userId);
    const token = await tokenOf(userId, "confirm");
    expect(await passwords.updateByLink(context.anyone, { tokenHash: token, password: "another lantern" }, anywhere())).toEqual({
      ok: false,
      reason: "invalid-link",
    });
  });

  test("asking is limited for the account wherever from, and for the address whomever about", async () => {
    for (let count = 0; count < 5; count += 1) await passwords.requestReset(context.anyone, { email }, anywhere());
    expect(await passwords.requestReset(context.anyone, { email }, anywhere())).toMatchObject({ reason: "too-many-tries" });
    const here = anywhere();
    for (let count = 0; count < 30; count += 1) {
      await passwords.requestReset(context.anyone, { email: `${count}-${email}` }, here);
    }
    expect(await passwords.requestReset(context.anyone, { email: `x-${email}` }, here)).toMatchObject({
      reason: "too-many-tries",
    });
  });
});

test("mails are sent once however often their job runs, and not at all for a link that is over", async () => {
  const userId = await begin();
  await finished(userId);
  const [row] = await context.db.select({ id: mailTokens.id }).from(mailTokens).where(eq(mailTokens.userId, userId));
  const sent: { to: string; text: string }[] = [];
  const worker = {
    ...context.worker,
    services: {
      ...context.worker.services,
      mail: {
        send: async (message: Parameters<typeof context.worker.services.mail.send>[0]) => {
          sent.push(message);
          await context.worker.services.mail.send(message);
        },
      },
    },
  };
  await sendAccountMail(worker, { tokenId: row?.id ?? "" });
  const token = await tokenOf(userId, "confirm");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: email, idempotencyKey: `link:${row?.id}` });
  expect(sent[0]?.text).toContain(`/sign-up/confirm/${token}`);
  await signUps.confirm(context.anyone, { tokenHash: token }, { address: "198.51.100.7" });
  await sendAccountMail(worker, { tokenId: row?.id ?? "" });
  expect(sent).toHaveLength(1);
  await sendAccountMail(worker, { notice: "password-changed", userId, key: "one" });
  expect(sent[1]).toMatchObject({ to: email, idempotencyKey: "notice:one" });
});
