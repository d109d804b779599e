import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { monitors } from "#app/db/schema/index.ts";
import { addDays } from "#app/features/monitoring/monitor.ts";
import { grant } from "#app/features/billing/credits.server.ts";
import { asWorkspaceId } from "#app/server/context.ts";
import {
  expectAccessible,
  expectFieldMessage,
  expectGone,
  expectToFit,
  expectVisible,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { aDemoDossier, delivered, latestSearch } from "#tests/support/demo-dossier.ts";
import { demoEmail } from "#tests/support/demo-role.ts";
import { mailsTo } from "#tests/support/mailed-link.ts";
import { demoWorkspaceId, openProductDatabase, startWorker } from "#tests/support/running-product.ts";

const names = ["Wystan Oduya", "Yasmin Pellworth"];
const dossiers: { address: string; dossierId: string; runId: string }[] = [];
let product: ReturnType<typeof openProductDatabase>;
beforeAll(async () => {
  product = openProductDatabase();
  const workspaceId = asWorkspaceId(await demoWorkspaceId());
  await grant(product.db, { workspaceId, amount: 200, reference: "monitoring-journey", now: new Date() });
  const worker = await startWorker();
  for (const name of names) {
    const made = await aDemoDossier(name);
    await delivered(made.dossierId);
    dossiers.push({ ...made, runId: (await latestSearch(made.dossierId)).runId });
  }
  await worker.stop();
}, 120_000);
afterAll(() => product.close());

describe.each(screens)("monitoring at $name", (screen) => {
  test("is off until a schedule is set, tells what it will cost, and ends within 90 days", async ({ visit }) => {
    const { address, dossierId } = dossiers[screens.indexOf(screen)] ?? { address: "", dossierId: "" };
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(address);
    const card = page.getByRole("region", { name: "Monitoring" });
    await expectVisible(card.getByText("Off. This dossier is searched again only when somebody asks."));
    await card.getByRole("button", { name: "Set a schedule" }).click();
    await expect.poll(() => card.getByLabel("Search again").evaluate((field) => field === document.activeElement)).toBe(true);
    await card.getByLabel("Search again").selectOption("weekly");
    const today = new Date().toISOString().slice(0, 10);
    await card.getByLabel("Until").fill(addDays(today, 120));
    await card.getByRole("button", { name: "Save the schedule" }).click();
    await expectFieldMessage(card.getByLabel("Until"), "The end date must be within 90 days");
    await card.getByLabel("Until").fill(addDays(today, 21));
    await expectVisible(card.getByText(/^3 searches of 25 credits: 75 credits in all\./));
    await expectAccessible(page);
    await expectToFit(page);
    await card.getByRole("button", { name: "Save the schedule" }).click();
    await expectVisible(card.getByText(/^Every week until .*, 25 credits each\. Next on /));
    const change = card.getByRole("button", { name: "Change" });
    await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.reload();
    await expectVisible(card.getByText(/^Every week until /), card.getByRole("button", { name: "Turn off" }));
    const [monitor] = await product.db.select().from(monitors).where(eq(monitors.dossierId, dossierId));
    expect(monitor?.nextRunAt?.toISOString().slice(0, 10)).toBe(addDays(today, 7));
  });
});

describe("a week later", () => {
  const [screen = { name: "", width: 1440, height: 900 }] = screens;

  test(
    "both are searched again, and one digest tells of them without a name in its subject",
    { timeout: 120_000 },
    async ({ visit }) => {
      const { db } = product;
      const ids = dossiers.map(({ dossierId }) => dossierId);
      // The clock moved on: seen from then, the searches are due since an hour ago.
      await db
        .update(monitors)
        .set({ nextRunAt: new Date(Date.now() - 60 * 60 * 1000) })
        .where(inArray(monitors.dossierId, ids));
      const { page } = await visit(screen, { as: "owner" });
      await page.goto(dossiers[0]?.address ?? "");
      const searching = await startWorker();
      try {
        for (const { dossierId, runId } of dossiers) {
          await expect.poll(async () => (await latestSearch(dossierId)).runId, { timeout: patience }).not.toBe(runId);
          await delivered(dossierId);
        }
      } finally {
        await searching.stop();
      }
      // A worker looks for news when it starts, and every minute from then on.
      const mailing = await startWorker();
      const digests = async () =>
        (await mailsTo(db, demoEmail("owner"))).filter(({ subject }) => subject.startsWith("Your monitored dossiers"));
      try {
        await expect.poll(async () => (await digests()).length, { timeout: patience }).toBe(1);
      } finally {
        await mailing.stop();
      }
      const [digest] = await digests();
      expect(digest?.subject).toMatch(/^Your monitored dossiers: /);
      for (const name of names.flatMap((full) => full.split(" "))) expect(digest?.subject).not.toContain(name);
      for (const id of ids) expect(digest?.text).toContain(`/dossiers/${id}`);

      // Turned off, nothing is searched any more.
      await page.reload();
      const card = page.getByRole("region", { name: "Monitoring" });
      await card.getByRole("button", { name: "Turn off" }).click();
      await expectVisible(card.getByText("Off. This dossier is searched again only when somebody asks."));
      await expectGone(card.getByText(/^Every week until /));
    },
  );
});
