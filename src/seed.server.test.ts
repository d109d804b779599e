import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, sources, users } from "#app/db/schema/index.ts";
import { demoDocuments, demoPeople } from "#app/db/demo/manifest.ts";
import { signIn } from "#app/features/accounts/accounts.server.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { seedDemo, withdrawDemo } from "./seed.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

let caller = 0;
async function maySignIn(): Promise<boolean> {
  caller += 1;
  const [person] = demoPeople;
  const outcome = await signIn(
    context.anyone,
    { email: person?.email ?? "", password: demoPassword },
    { headers: new Headers({ origin: context.anyone.websiteUrl }), address: `198.51.100.${caller}` },
  );
  return outcome.ok;
}

test("the demo is made once, is withdrawn outside loopback and comes back", async () => {
  await seedDemo(context.app);
  await seedDemo(context.app);
  expect(await context.db.$count(sources)).toBe(demoDocuments.length);
  expect(await context.db.$count(users, eq(users.email, demoPeople[0]?.email ?? ""))).toBe(1);
  expect(await maySignIn()).toBe(true);
  const others = await context.db.$count(users);

  await withdrawDemo(context.app);
  expect(await maySignIn()).toBe(false);
  expect(await context.db.$count(users)).toBe(others);

  await seedDemo(context.app);
  expect(await maySignIn()).toBe(true);
  expect(await context.db.$count(accounts)).toBe(demoPeople.length);
}, 60_000);
