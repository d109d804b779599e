import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { subscriptions } from "#app/db/schema/index.ts";
import { expectAccessible, expectGone, expectPath, expectToFit, expectVisible, screens, test } from "#tests/support/browser.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { givePassword, openProductDatabase } from "#tests/support/running-product.ts";
import { fillSignIn } from "#tests/support/sign-in.ts";

const password = "tides-and-ledgers";

/** Somebody who owns a workspace that has no subscription yet, signed in by the form. */
async function signInAsNewOwner(page: Page): Promise<string> {
  const { db, close } = openProductDatabase();
  try {
    const workspaceId = await aWorkspace(db, { name: "Ledger Quay", plan: "basic" });
    const owner = await aMember(db, workspaceId, { role: "owner", firstName: "Imani", lastName: "Kjeldsen-Rao" });
    await givePassword(db, owner.userId, password);
    const slug = `workspace-${workspaceId}`;
    await page.goto(`/sign-in?next=${encodeURIComponent(`/${slug}/settings/billing`)}`);
    await fillSignIn(page, { email: `${owner.userId}@harbour.example`, password });
    await expectPath(page, `/${slug}/settings/billing`);
    return slug;
  } finally {
    await close();
  }
}

/** As if the payment had been missing for so many days; the provider itself knows nothing of it. */
async function setMissingSince(slug: string, days: number): Promise<void> {
  const { db, close } = openProductDatabase();
  const pastDueSince = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await db
    .update(subscriptions)
    // No reading of the provider is newer, such as one that a webhook of a moment ago asks for.
    .set({ status: "past_due", pastDueSince, readingNumber: Number.MAX_SAFE_INTEGER })
    .where(eq(subscriptions.workspaceId, slug.replace("workspace-", "")));
  await close();
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Use ${number}`) }).click();
  await page.getByRole("button", { name: /^Pay / }).click();
}

/** Holds the page's next calls of that name until they are let go. */
async function heldCall(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_server/${name}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe.each(screens)("billing at $name", (screen) => {
  test(
    "a declined card and then a good one; credits to the limit; a larger plan, a smaller one, and the end",
    { timeout: 180_000 },
    async ({ visit }) => {
      const { page, expectProblem } = await visit(screen);
      expectProblem(/status of 422 .*createDossier/);
      const slug = await signInAsNewOwner(page);
      const text = (words: string | RegExp) => page.getByText(words).first();

      // A plan, paid with the second card.
      await page.getByRole("button", { name: "Subscribe to Basic" }).click();
      await expectPath(page, /^\/checkout\/cs_/);
      await page.waitForLoadState("networkidle");
      await expectVisible(page.getByRole("heading", { name: "Start your subscription" }), text("Attest Basic"));
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole("button", { name: /^Pay / }).click();
      await expectVisible(text("Card number is required"));
      await expect.poll(() => page.getByLabel("Card number").evaluate((field) => field === document.activeElement)).toBe(true);
      await payWith(page, "4000 0000 0000 0002");
      // Beside what was pressed: on a phone the form is higher than the screen. What was typed is still there.
      const refusal = page.getByRole("alert").filter({ hasText: "Your card was declined. Try another card." });
      await expectVisible(refusal.getByText("Nothing was charged."));
      const [told, pay] = await Promise.all([refusal.boundingBox(), page.getByRole("button", { name: /^Pay / }).boundingBox()]);
      expect((pay?.y ?? Infinity) - ((told?.y ?? 0) + (told?.height ?? 0))).toBeLessThan(40);
      expect(await page.getByLabel("Card number").inputValue()).toBe("4000 0000 0000 0002");
      await expectAccessible(page);
      const answer = await heldCall(page, "settleCheckout");
      await payWith(page, "4242 4242 4242 4242");
      await expectPath(page, `/${slug}/settings/billing`);
      // While the provider is asked, that is said; then what it answered, in the same place.
      const asking = page.locator("[data-sonner-toast][data-type=loading]");
      await expectVisible(asking.getByText("Asking what became of the payment"));
      const [spinner, words] = await Promise.all(
        [asking.locator("svg").first(), asking.getByText("Asking what became of the payment")].map((part) => part.boundingBox()),
      );
      expect((spinner?.x ?? Infinity) + (spinner?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
      await expectAccessible(page);
      answer();
      await expectVisible(page.locator("[data-sonner-toast][data-type=success]").getByText("The subscription has begun"));
      await expectGone(page.getByText("Asking what became of the payment"));
      await expectVisible(text("Active"), text("$49 a month"));
      // One tab is the present one, and in sight on a narrow screen as well.
      const present = page.getByRole("navigation", { name: "Settings" }).locator("[aria-current=page]");
      expect(await present.allInnerTexts()).toEqual(["Plan and billing"]);
      await expectAccessible(page);
      await expectToFit(page);

      // Credits to the month's limit, confirmed at the bank; refused there first.
      await page.getByRole("link", { name: "Credits", exact: true }).click();
      await expectVisible(page.getByRole("button", { name: "Buy for $20" }));
      await expectAccessible(page);
      await page.getByRole("button", { name: "Buy for $20" }).click();
      await expectPath(page, /^\/checkout\/cs_/);
      await page.waitForLoadState("networkidle");
      await payWith(page, "4000 0025 0000 3155");
      await expectVisible(page.getByRole("dialog", { name: "Confirm with your bank" }));
      await expectAccessible(page);
      await page.getByRole("button", { name: "Refuse" }).click();
      await expectVisible(page.getByRole("alert").getByText(/./));
      await page.getByRole("button", { name: /^Pay / }).click();
      await page.getByRole("button", { name: "Confirm payment" }).click();
      await expectPath(page, `/${slug}/settings/credits`);
      await expectVisible(text("This month’s limit is reached"), text("100 of 100 bought this month"));
      await expectVisible(page.getByText("200 credits", { exact: true }));
      await expectAccessible(page);
      await expectToFit(page);

      // A larger plan at once, a smaller one with the next period.
      await page.getByRole("link", { name: "Plan and billing", exact: true }).click();
      await page.getByRole("button", { name: "Upgrade to Enterprise" }).click();
      await expectVisible(text(/It acts at once/));
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Pay \$4[45]\d.* and change$/ }).click();
      await expectVisible(page.getByRole("heading", { name: "Enterprise, monthly" }));
      await page.getByRole("button", { name: "Downgrade to Pro" }).click();
      await expectVisible(text(/It acts on/));
      await page.getByRole("button", { name: "Change plan", exact: true }).click();
      await expectVisible(text(/^Changes to Pro, monthly, on/));
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole("button", { name: "Keep Enterprise" }).click();
      await expectGone(page.getByText(/^Changes to Pro/));

      // The end, which can be taken back.
      await page.getByRole("button", { name: "Cancel subscription" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the subscription" }).click();
      await expectVisible(text(/^Ends on/));
      await expectAccessible(page);
      await page.getByRole("button", { name: "Keep the subscription" }).click();
      await expectVisible(text("Active"));
      await expectGone(page.getByText(/^Ends on/));

      // A payment that is missing: a week in which everything works, then nothing new is made and nothing is deleted.
      await setMissingSince(slug, 2);
      await page.goto(`/${slug}/dossiers/new`);
      await expectVisible(text("The last payment did not go through."), text(/^Everything works until/));
      await expectAccessible(page);
      await expectToFit(page);
      // Where the mail about it leads to, opened from nowhere.
      await page.goto(`/${slug}/settings/billing`);
      await expectVisible(text(/^Everything works until/), text("Payment missing"));
      await expectGone(page.getByRole("link", { name: "Go to billing" }));
      // What is cancelled now is not paid for.
      await page.getByRole("button", { name: "Cancel subscription" }).click();
      await expectVisible(page.getByRole("alertdialog").getByText(/ if the missing payment is settled\. Afterwards/));
      await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
      await setMissingSince(slug, 8);
      await page.goto(`/${slug}/dossiers/new`);
      await expectVisible(text("The workspace is read-only until it is settled. Nothing is deleted."));
      await page.getByLabel("Name", { exact: true }).fill("Corwin Stedge");
      await page.getByRole("button", { name: "Create and search" }).click();
      await expectVisible(text(/^This workspace is read-only/));
      await expectAccessible(page);
      await page.getByRole("link", { name: "Go to billing" }).click();
      await expectVisible(page.getByRole("button", { name: "Card and invoices" }));
    },
  );
});
