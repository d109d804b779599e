import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/db.server.ts";
import { accounts } from "#app/db/schema/index.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { createAuth, findSession } from "./auth.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { readSessionToken } from "./session-cookie.server.ts";

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

test("the token of a cookie counts with our signature alone, and it is the one that the library stored", async () => {
  const headers = await aCookie();
  const { auth } = context.app;
  const token = await readSessionToken(auth, headers);
  expect(token).toBe((await findSession(context.app, headers))?.session.token);
  const cookie = headers.get("cookie") ?? "";
  const [name = "", value = ""] = cookie.split("=", 2);
  const signature = decodeURIComponent(value).split(".").at(-1) ?? "";
  const read = (one: string) => readSessionToken(auth, new Headers({ cookie: one }));
  expect(await read(`theme=dark; ${cookie}; other=1`)).toBe(token);
  expect(await read(`${name}=${encodeURIComponent(`someone-elses-token.${signature}`)}`)).toBeNull();
  for (const wrong of [`${token}.`, `${token}`, `${token}.${"A".repeat(43)}=`, "%E0%A4%A", ""]) {
    expect(await read(`${name}=${wrong}`)).toBeNull();
  }
  expect(await read("")).toBeNull();
});
