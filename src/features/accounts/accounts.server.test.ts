import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts as accountTable, users } from "#app/db/schema/index.ts";
import { hashPassword, verifyPassword } from "#app/server/password-hash.server.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as accounts from "./accounts.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function aPersonWith(password: string) {
  const { userId } = await aUser(context.db);
  await context.db
    .insert(accountTable)
    .values({ userId, accountId: userId, providerId: "credential", password: await hashPassword(password) });
  const [row] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return { userId, email: row?.email ?? "" };
}

let address = 0;
const caller = () => ({ headers: new Headers({ origin: context.anyone.websiteUrl }), address: `203.0.113.${(address += 1)}` });

test("passwords are argon2id hashes that fit their password alone", async () => {
  const hash = await hashPassword("correct horse battery");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, "correct horse battery")).toBe(true);
  expect(await verifyPassword(hash, "correct horse batterz")).toBe(false);
  expect(await verifyPassword("plain", "plain")).toBe(false);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await aPersonWith("a long enough one");
  const wrong = await accounts.signIn(context.anyone, { email, password: "not the right one" }, caller());
  const unknown = await accounts.signIn(
    context.anyone,
    { email: "nobody@harbour.example", password: "not the right one" },
    caller(),
  );
  expect(wrong).toEqual({ ok: false, reason: "wrong-credentials" });
  expect(unknown).toEqual(wrong);
});

test("an address that was not confirmed is told so, but only to who knows the password", async () => {
  const { userId, email } = await aPersonWith("a long enough one");
  await context.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  expect(await accounts.signIn(context.anyone, { email, password: "a long enough one" }, caller())).toEqual({
    ok: false,
    reason: "unconfirmed",
  });
  expect(await accounts.signIn(context.anyone, { email, password: "something else now" }, caller())).toEqual({
    ok: false,
    reason: "wrong-credentials",
  });
});

test("too many tries are refused, for the account, whatever address they come from", async () => {
  const { email } = await aPersonWith("a long enough one");
  for (let index = 0; index < 10; index += 1) {
    expect(await accounts.signIn(context.anyone, { email, password: "guess number one" }, caller())).toMatchObject({
      reason: "wrong-credentials",
    });
  }
  expect(
    await accounts.signIn(context.anyone, { email: email.toUpperCase(), password: "a long enough one" }, caller()),
  ).toMatchObject({
    ok: false,
    reason: "too-many-tries",
  });
});

test("signing in again and again with the right password is no guessing", async () => {
  const { email } = await aPersonWith("a long enough one");
  for (let index = 0; index < 12; index += 1) {
    expect(await accounts.signIn(context.anyone, { email, password: "a long enough one" }, caller())).toEqual({ ok: true });
  }
});
