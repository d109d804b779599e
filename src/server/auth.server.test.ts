import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/db.server.ts";
import { accounts } from "#app/db/schema/index.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { createAuth, findSession } from "./auth.server.ts";
import { hashPassword } from "./password-hash.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function aCookie(): Promise<Headers> {
  const { userId } = await aUser(context.db);
  const password = "a long enough one";
  await context.db
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: "credential", password: await hashPassword(password) });
  const answer = await context.app.auth.api.signInEmail({
    body: { email: `${userId}@harbour.example`, password },
    headers: new Headers({ origin: context.anyone.websiteUrl }),
    asResponse: true,
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return new Headers({ cookie: cookie.join("; ") });
}

test("a session is found by its cookie, and by no other", async () => {
  const headers = await aCookie();
  expect((await findSession(context.app, headers))?.user.email).toMatch(/@harbour\.example$/);
  expect(await findSession(context.app, new Headers({ cookie: "attest.session_token=abc.def" }))).toBeNull();
});

test("a database that is away is not taken for a failure of ours", async () => {
  const headers = await aCookie();
  const { db, pool } = openDatabase("postgresql://attest@127.0.0.1:1/attest");
  const auth = createAuth({ db, secret: context.app.env.AUTH_SECRET, websiteUrl: context.anyone.websiteUrl });
  await expect(findSession({ auth, db }, headers)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  await pool.end();
});
