import type { Locator, Page } from "playwright-core";
import { afterAll, expect } from "vitest";

import { expectAccessible, expectGone, expectToFit, expectVisible, patience, screens, test } from "#tests/support/browser.ts";
import { aDemoDossier, balance, delivered } from "#tests/support/demo-dossier.ts";
import { type RunningWorker, startWorker } from "#tests/support/running-product.ts";

const [desk, phone] = screens as [(typeof screens)[number], (typeof screens)[number]];
const underWay = (page: Page) => page.getByRole("region", { name: "Search under way" });
const steps = (page: Page) => underWay(page).getByRole("list", { name: "Steps of the search" });
/** A step's line: its label, how far it is, and the word for its state. */
const step = (page: Page, label: string) => steps(page).getByRole("listitem").filter({ hasText: label });

async function expectStep(page: Page, label: string, state: string): Promise<void> {
  await expect.poll(() => step(page, label).innerText(), { timeout: patience, message: label }).toContain(state);
}

async function expectFocusIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement)), { timeout: patience }).toBe(true);
}

/** Where it begins, from the window's upper edge. */
const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

let worker: RunningWorker | undefined;
afterAll(() => worker?.stop());

/*
 * Searches are held still by ending the worker at a step, as a kill would: what is seen then is what stands in
 * the database, and nothing has to be slowed down for it.
 */
test(
  "a search is watched from two screens, through a reload and a killed worker; cancelling costs nothing",
  { timeout: 150_000 },
  async ({ visit }) => {
    const before = await balance();
    const { address, dossierId } = await aDemoDossier("Corwin Stedge");
    expect(await balance()).toBe(before - 25);
    const atDesk = await visit(desk, { as: "owner" });
    const atPhone = await visit(phone, { as: "member" });
    const pages = [atDesk.page, atPhone.page];

    // Queued: no worker has taken it yet.
    await Promise.all(pages.map((page) => page.goto(address)));
    for (const page of pages) {
      await expectVisible(underWay(page), underWay(page).getByRole("timer", { name: "Elapsed time" }));
      expect(await steps(page).getByRole("listitem").count()).toBe(7);
      await expectStep(page, "Plan the queries", "Waiting");
      await expectAccessible(page);
      await expectToFit(page);
    }

    // Half done: the pages are read, and the worker dies before it judges them.
    await (
      await startWorker({ CRASH_AT: "judge:before" })
    ).ended;
    for (const page of pages) {
      await expectStep(page, "Judge what is reported", "Running");
      for (const label of ["Plan the queries", "Look for pages", "Read the pages", "Check who is meant"])
        await expectStep(page, label, "Done");
      await expectStep(page, "Verify every quotation", "Waiting");
      await expectVisible(underWay(page).getByText(/[1-9]\d* pages found, [1-9]\d* read/));
      await expectAccessible(page);
      await expectToFit(page);
    }
    const shown = await steps(atPhone.page).innerText();
    await atPhone.page.reload();
    await expectStep(atPhone.page, "Judge what is reported", "Running");
    expect(await steps(atPhone.page).innerText()).toBe(shown);
    const secondTab = await atDesk.anotherTab();
    await secondTab.goto(address);
    await expectStep(secondTab, "Judge what is reported", "Running");
    expect(await steps(secondTab).innerText()).toBe(shown);

    // Cancelled on the phone, and over everywhere.
    await underWay(atPhone.page).getByRole("button", { name: "Cancel" }).click();
    for (const page of [...pages, secondTab]) {
      await expectVisible(
        page.getByText("The search was cancelled"),
        page.getByText("Nothing was charged and nothing was recorded."),
      );
      await expectGone(underWay(page));
    }
    await Promise.all(pages.map((page) => expectAccessible(page)));
    expect(await balance()).toBe(before);
    await expectFocusIn(atPhone.page.getByRole("group", { name: "The latest search" }));

    // Again: what was proposed is seen before it is verified; the next worker takes the run over and ends it.
    // Pressed from the page's end and by keyboard alone: the focus stays, and what has begun is seen.
    await atDesk.page.getByRole("heading", { name: "Monitoring" }).scrollIntoViewIfNeeded();
    const again = atDesk.page.getByRole("button", { name: "Search again" });
    await again.press("Enter");
    const question = atDesk.page.getByRole("alertdialog", { name: "Search again?" });
    await expectVisible(question.getByText("25 credits", { exact: false }));
    await expectAccessible(atDesk.page);
    await question.getByRole("button", { name: "Search for 25 credits" }).press("Enter");
    await expectVisible(underWay(atDesk.page).getByRole("heading", { name: "Waiting to begin" }));
    await expectFocusIn(again);
    await expect.poll(() => topOf(underWay(atDesk.page)), { timeout: patience }).toBeGreaterThanOrEqual(0);
    await (
      await startWorker({ CRASH_AT: "verify:before" })
    ).ended;
    await expectStep(atDesk.page, "Verify every quotation", "Running");
    await atPhone.page.reload();
    for (const page of pages) {
      const proposed = underWay(page)
        .getByRole("listitem")
        .filter({ hasNot: page.locator("ol") });
      await expect.poll(() => proposed.count(), { timeout: patience }).toBeGreaterThan(7);
      await expectVisible(underWay(page).getByText("Not verified yet"));
      await expectAccessible(page);
      await expectToFit(page);
    }
    worker = await startWorker();
    const dossier = await delivered(dossierId);
    expect(dossier.behavior_incidents.filter(({ standing }) => standing === "finding").length).toBeGreaterThan(0);
    for (const page of pages) {
      await expectVisible(page.getByRole("heading", { name: "Incidents" }), page.getByRole("article"));
      await expectGone(underWay(page));
    }
    expect(await balance()).toBe(before - 25);
  },
);
