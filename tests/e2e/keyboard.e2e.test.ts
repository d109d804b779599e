import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { demoSubjects } from "#app/db/demo/manifest.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";
import { expectAccessible, expectGone, expectPath, expectVisible, patience, screens, test } from "#tests/support/browser.ts";
import { demoEmail } from "#tests/support/demo-role.ts";
import { type RunningWorker, startWorker } from "#tests/support/running-product.ts";

let worker: RunningWorker | undefined;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker?.stop());

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes on by Tab until it stands on the target, and sees that the place where it stands is shown. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expectVisible(target);
  for (let presses = 0; presses < 120 && !(await isFocused(target.first())); presses += 1) await page.keyboard.press("Tab");
  expect(await isFocused(target.first()), `Tab never came to ${String(target)}`).toBe(true);
  const outline = await target.first().evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth), boxShadow };
  });
  expect(
    (outline.outlineStyle !== "none" && outline.outlineWidth >= 1) || outline.boxShadow !== "none",
    `focus on ${String(target)} is shown`,
  ).toBe(true);
}

describe.each(screens)("by keyboard alone at $name", (screen) => {
  test("from signing in to a confirmed incident", { timeout: 120_000 }, async ({ visit }) => {
    const subject = demoSubjects.find(({ name }) => name === (screen.width > 800 ? "Tadeo Brannick" : "Corwin Stedge"));
    if (!subject) throw new Error("The demo has another cast");
    const { page } = await visit(screen);
    const { keyboard } = page;
    await page.goto("/sign-in");
    await tabTo(page, page.getByLabel("E-mail"));
    await keyboard.type(demoEmail("member"));
    await keyboard.press("Tab");
    await keyboard.type(demoPassword);
    await keyboard.press("Enter");

    const name = page.getByLabel("Name", { exact: true });
    await tabTo(page, name);
    await keyboard.type(subject.name);
    await tabTo(page, page.getByLabel(/^Employer/));
    await keyboard.type(subject.employer ?? "");
    await keyboard.press("Tab");
    await keyboard.type(subject.city ?? "");
    await keyboard.press("Tab");
    await keyboard.type(String(subject.birthYear ?? ""));
    await keyboard.press("Tab");
    await keyboard.type(subject.role ?? "");
    await tabTo(page, page.getByRole("button", { name: "Create and search" }));
    await keyboard.press("Enter");
    await expectPath(page, /\/dossiers\/(?!new)/);

    const card = page.getByRole("article").first();
    await expect.poll(() => card.count(), { timeout: 40_000 }).toBe(1);
    const claim = card.getByRole("region", { name: "Summary" }).getByRole("button").first();
    await tabTo(page, card.getByRole("button", { name: /^Show what the sources say/ }));
    await keyboard.press("Enter");
    await tabTo(page, claim);
    await keyboard.press("Enter");
    const evidence = page.getByRole("dialog");
    await expectVisible(evidence.locator("mark"));
    // The focus is in the dialog and cannot leave it.
    for (let presses = 0; presses < 12; presses += 1) {
      await keyboard.press("Tab");
      expect(await evidence.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await keyboard.press("Escape");
    await expectGone(evidence);
    await expect.poll(() => isFocused(claim), { timeout: patience }).toBe(true);

    const confirm = card.getByRole("button", { name: "Confirm", exact: true });
    await tabTo(page, confirm);
    await keyboard.press("Space");
    const dialog = page.getByRole("dialog", { name: "Confirm" });
    await expectVisible(dialog);
    await expect.poll(() => isFocused(dialog.getByLabel("Reason")), { timeout: patience }).toBe(true);
    await keyboard.type("Read in the archived report");
    await tabTo(page, dialog.getByRole("button", { name: "Confirm", exact: true }));
    await keyboard.press("Enter");
    await expectGone(dialog);
    await expectVisible(card.getByText("Confirmed", { exact: true }), card.getByText("Read in the archived report"));
    await expect
      .poll(() => page.getByRole("region", { name: "Incidents" }).getByRole("status").innerText(), { timeout: patience })
      .toMatch(/^1 confirmed/);
    await expectAccessible(page);
  });
});
