import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dossiers } from "#app/db/schema/index.ts";
import * as personalInfo from "#app/features/personal-info/personal-info.server.ts";
import * as reports from "#app/features/reports/reports.server.ts";
import * as socialReports from "#app/features/social-reports/social-reports.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as creditsPage from "./credits-page.server.ts";

let context: TestContext;
let owner: MemberContext;
beforeAll(async () => {
  context = await createTestContext();
  const workspaceId = await aWorkspace(context.db, { plan: "enterprise", credit: 1_000 });
  owner = context.as(await aMember(context.db, workspaceId, { role: "owner" }), workspaceId);
});
afterAll(() => context.close());

test("every line that was spent names its dossier, whatever was bought, until the dossier is deleted", async () => {
  const { dossierId } = await aDossier(owner, "Leopold Anand-Reyes");
  const asked = { dossierId, idempotencyKey: newId() };
  const info = {
    names: [{ firstName: "Leopold", middleName: "", lastName: "Anand-Reyes" }],
    emails: [],
    phones: [],
    profiles: [],
  };
  const started = [
    await reports.request(owner, asked),
    await personalInfo.start(owner, asked),
    await socialReports.create(owner, { ...asked, info: { ...info, addresses: [], jobs: [], education: [] } }),
  ];
  expect(started).toEqual(started.map(() => expect.objectContaining({ ok: true })));

  const named = async () => {
    const { lines } = await creditsPage.listEntries(owner, {});
    return lines.filter(({ kind }) => kind === "reserve").map(({ purpose, dossier }) => [purpose, dossier?.subject ?? null]);
  };
  const purposes = ["behavior-incidents-search", "personal-info-search", "report-generation", "social-media-search"];
  expect((await named()).toSorted()).toEqual(purposes.map((purpose) => [purpose, "Leopold Anand-Reyes"]));

  await context.db.update(dossiers).set({ deletedAt: owner.now() }).where(eq(dossiers.id, dossierId));
  expect((await named()).toSorted()).toEqual(purposes.map((purpose) => [purpose, null]));
});
