import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { socialReports, users } from "#app/db/schema/index.ts";
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
import { mailsTo } from "#tests/support/mailed-link.ts";
import { aDossierAbout, aRecordedPerson } from "#tests/support/rights-area.ts";
import { demoWorkspaceId, openProductDatabase, type RunningWorker, startWorker } from "#tests/support/running-product.ts";

let worker: RunningWorker | undefined;
let product: ReturnType<typeof openProductDatabase>;
beforeAll(async () => {
  product = openProductDatabase();
  worker = await startWorker();
  // Other journeys spend the month's credits as well.
  const workspaceId = asWorkspaceId(await demoWorkspaceId());
  await grant(product.db, { workspaceId, amount: 300, reference: "social-search-journey", now: new Date() });
});
afterAll(async () => {
  await worker?.stop();
  await product.close();
});

describe.each(screens)("a social media search at $name", (screen) => {
  test("is asked for from a dossier, worked by staff, and delivered", { timeout: 120_000 }, async ({ visit }) => {
    const { db } = product;
    const [owner] = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(sql`${users.email} like 'thandi.%'`);
    const ownerId = owner?.id ?? "";
    const word = randomUUID().slice(0, 8);
    const { subjectId } = await aRecordedPerson(db, { name: `Amadou Fairweather-${word}`, title: word, verifiedBy: ownerId });
    const dossierId = await aDossierAbout(db, { workspaceId: await demoWorkspaceId(), subjectId, createdBy: ownerId });

    const { page } = await visit(screen, { as: "owner" });
    await page.goto(`/merrow-harbour-trust/dossiers/${dossierId}`);
    const open = async () => {
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await page.getByRole("menuitem", { name: /Social media search/ }).click();
    };
    await open();
    const dialog = page.getByRole("dialog", { name: "Social media search" });
    await dialog.getByLabel("Last name").fill("");
    await dialog.getByRole("button", { name: /^Send the request/ }).click();
    await expectFieldMessage(dialog.getByLabel("Last name"), "Last name is required");
    await expectAccessible(page);
    await dialog.getByLabel("Last name").fill(`Fairweather-${word}`);
    await dialog.getByRole("button", { name: "Add a profile" }).click();
    await dialog.getByLabel("Address of the profile").fill("https://social.example/amadou");
    await dialog.getByRole("button", { name: /^Send the request/ }).click();
    await expectVisible(dialog.getByText("Pending", { exact: true }), dialog.getByText("Request sent"));
    expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
    // It cannot be sent again by accident, here or when the dialog is opened again.
    await expectGone(dialog.getByRole("button", { name: /^Send the request/ }));
    const isFocused = () =>
      dialog.getByRole("heading", { name: "Asked for so far" }).evaluate((one) => one === document.activeElement);
    await expect.poll(isFocused, { timeout: patience }).toBe(true);
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press("Escape");
    await expectGone(dialog);
    await open();
    await expectVisible(dialog.getByText("Pending", { exact: true }));
    expect(await dialog.getByLabel("Last name").count()).toBe(0);
    await dialog.getByRole("button", { name: "Ask for another search" }).click();
    await expectVisible(dialog.getByRole("button", { name: /^Send the request/ }));
    await expect
      .poll(() => dialog.getByLabel("First name").evaluate((one) => one === document.activeElement), { timeout: patience })
      .toBe(true);
    expect(await dialog.getByLabel("Last name").inputValue()).toBe(`Fairweather-${word}`);
    await page.keyboard.press("Escape");
    const [request] = await db.select().from(socialReports).where(eq(socialReports.dossierId, dossierId));
    expect(JSON.stringify(request?.info)).not.toContain("social.example");

    const { page: desk } = await visit(screen, { as: "staff" });
    await desk.goto("/admin/deepsocial-requests");
    await expectAccessible(desk);
    await expectToFit(desk);
    // Other journeys may have asked too: theirs stand beside it, and this is the latest.
    await desk.getByRole("button", { name: "Take this request" }).last().click();
    // The list that is opened next is read after the request is taken.
    await expectVisible(desk.getByText("It stands under “In progress” now."));
    await desk.goto("/admin/deepsocial-requests?status=in_progress");
    const item = desk.getByRole("article").last();
    await expectVisible(item.getByText("You work on this request."));
    await item.locator("input[type=file]").setInputFiles({
      name: `posts-${word}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from("date,post\n2024-03-01,A post\n"),
    });
    const delivered = desk.getByRole("article").filter({ hasText: `posts-${word}.csv` });
    await expectVisible(delivered);
    await expectAccessible(desk);
    await delivered.getByRole("button", { name: "Complete" }).click();
    await expectGone(delivered);

    await page.reload();
    await open();
    await expectVisible(dialog.getByText("Complete", { exact: true }));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("link", { name: `posts-${word}.csv` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`posts-${word}.csv`);
    await expect
      .poll(
        async () => {
          const mails = await mailsTo(db, owner?.email ?? "");
          return mails.some(({ text }) => text.includes(dossierId));
        },
        { timeout: patience },
      )
      .toBe(true);
  });
});
