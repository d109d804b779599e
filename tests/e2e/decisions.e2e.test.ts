import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

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
import { aDemoDossier, delivered, readDossier } from "#tests/support/demo-dossier.ts";
import { type RunningWorker, startWorker } from "#tests/support/running-product.ts";

let worker: RunningWorker | undefined;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker?.stop());

const count = (page: Page) => page.getByRole("region", { name: "Incidents" }).getByRole("status");

async function expectCount(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => count(page).innerText(), { timeout: patience }).toMatch(words);
}

/** Gives the reason that a decision asks for, after it was refused without one. */
async function decide(
  page: Page,
  decision: { title: string; submit: string; reason: string; isChecked?: boolean },
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: decision.title });
  await expectVisible(dialog);
  const reason = dialog.getByLabel("Reason");
  const submit = dialog.getByRole("button", { name: decision.submit, exact: true });
  if (decision.isChecked) {
    await submit.click();
    await expectFieldMessage(reason, "A reason is required");
    await expectAccessible(page);
    await reason.fill("x".repeat(301));
    await submit.click();
    await expectFieldMessage(reason, "The reason must be at most 300 characters");
  }
  await reason.fill(decision.reason);
  await submit.click();
  await expectGone(dialog);
}

describe.each(screens)("decisions at $name", (screen) => {
  test(
    "each asks for a reason, is written down, and can be undone; only what is confirmed counts",
    { timeout: 120_000 },
    async ({ visit }) => {
      const { address, dossierId } = await aDemoDossier("Corwin Stedge");
      const dossier = await delivered(dossierId);
      const { page } = await visit(screen, { as: "owner" });
      const findings = dossier.behavior_incidents.filter(({ standing }) => standing === "finding");
      const [first] = findings;
      if (!first) throw new Error("The demo's subject has no finding");
      const card = page.getByRole("article", { name: first.title });
      const toast = (words: string) =>
        page
          .getByRole("region", { name: /Notifications/ })
          .getByRole("listitem")
          .filter({ hasText: words });
      const menu = (item: string) => page.getByRole("menuitem", { name: item, exact: true });
      const stored = async () => (await readDossier(dossier.id)).behavior_incidents.find(({ id }) => id === first.id);
      const reason = `The court's own report says so <b>${screen.name}</b>`;

      await page.goto(address);
      await expectVisible(card);
      await expectCount(page, new RegExp(`^0 confirmed · ${findings.length} not confirmed`));

      // Confirm, and take it back from the toast.
      await card.getByRole("button", { name: "Confirm", exact: true }).click();
      await decide(page, { title: "Confirm", submit: "Confirm", reason, isChecked: true });
      await expectCount(page, /^1 confirmed/);
      await expectVisible(card.getByText("Confirmed", { exact: true }), card.getByText(reason), toast("Confirmed"));
      await expectAccessible(page);
      await expectToFit(page);
      expect(await stored()).toMatchObject({ verification: "confirmed", verification_reason: reason });
      await toast("Confirmed").getByRole("button", { name: "Undo" }).click();
      await expectCount(page, /^0 confirmed/);
      await expectVisible(toast("Undone"), card.getByText("(undone)"));
      expect(await stored()).toMatchObject({ verification: "unreviewed" });

      // Dispute: it stays, marked; undone from the card.
      await card.getByRole("button", { name: "Dispute" }).click();
      await decide(page, { title: "Dispute", submit: "Dispute", reason: "The paper has corrected the date" });
      await expectVisible(card.getByText("Disputed", { exact: true }));
      await expectCount(page, /^0 confirmed/);
      await card.getByRole("button", { name: "More decisions" }).click();
      await expectVisible(menu("Undo “Dispute”"));
      await expectAccessible(page);
      await menu("Undo “Dispute”").click();
      await expectVisible(card.getByText(/^Unreviewed/));

      // Another person: set aside, and brought back from where it lies.
      await card.getByRole("button", { name: "More decisions" }).click();
      await menu("Another person").click();
      await decide(page, { title: "Another person", submit: "Another person", reason: "The report names his cousin" });
      const setAside = page.locator("summary").filter({ hasText: "Set aside by members" });
      await expectVisible(setAside);
      expect(await stored()).toMatchObject({ status: "rejected" });
      await setAside.click();
      await expectVisible(card.getByText("The report names his cousin"));
      await expectAccessible(page);
      await card.getByRole("button", { name: "Undo “Another person”" }).click();
      await expectGone(setAside);
      await expectCount(page, new RegExp(`^0 confirmed · ${findings.length} not confirmed`));

      // Removed from the dossier, and put back from the toast.
      await card.getByRole("button", { name: "More decisions" }).click();
      await menu("Remove from dossier").click();
      await decide(page, { title: "Remove from dossier", submit: "Remove", reason: "Filed twice", isChecked: true });
      await expectVisible(setAside);
      expect((await stored())?.removed).toMatchObject({ reason: "Filed twice" });
      await toast("Removed from the dossier").getByRole("button", { name: "Undo" }).click();
      await expectGone(setAside);
      expect((await stored())?.removed).toBeNull();

      // What was decided is on the card for all, in the order it happened, after a reload too.
      await page.reload();
      await expectVisible(card.getByText("The report names his cousin"));
      const history = await card.getByRole("region", { name: "Decisions" }).getByRole("listitem").allInnerTexts();
      for (const words of ["The report names his cousin", "The paper has corrected the date", reason]) {
        expect(history.filter((line) => line.includes(words) && line.includes("(undone)"))).toHaveLength(1);
      }

      await expect
        .poll(
          async () => {
            await page.getByRole("tab", { name: "Timeline" }).click();
            return page.getByRole("list", { name: "Incidents by date, the latest first" }).count();
          },
          { timeout: patience },
        )
        .toBe(1);
      const timeline = page.getByRole("list", { name: "Incidents by date, the latest first" });
      expect(await timeline.getByRole("listitem").count()).toBe(findings.length);
      for (const { title, date } of findings) await expectVisible(timeline.getByText(title), timeline.getByText(date));
      const months = await timeline
        .locator("time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
      expect(months).toEqual(months.toSorted().toReversed());
      await expectAccessible(page);
      await expectToFit(page);
    },
  );
});
