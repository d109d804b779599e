import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { grant, reserve } from "#app/features/billing/credits.server.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import { newId } from "#app/lib/ids.ts";
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectToFit,
  expectVisible,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { givePassword, openProductDatabase } from "#tests/support/running-product.ts";
import { signInByCall } from "#tests/support/server-call.ts";

const password = "tides-and-ledgers";
const cost = creditCosts["behavior-incidents-search"];

/** A workspace with credits for one search, and the session of who owns it. */
async function prepare() {
  const { db, close } = openProductDatabase();
  try {
    const workspaceId = await aWorkspace(db, { name: "Low Tide Trust", credit: cost });
    const { userId } = await aMember(db, workspaceId, { role: "owner", firstName: "Anneli", lastName: "Mbeki-Sorel" });
    await givePassword(db, userId, password);
    return { workspaceId, slug: `workspace-${workspaceId}`, session: await signInByCall(`${userId}@harbour.example`, password) };
  } finally {
    await close();
  }
}

type Ledger = Parameters<typeof reserve>[0];
async function inLedger(work: (db: Ledger) => Promise<unknown>): Promise<void> {
  const { db, close } = openProductDatabase();
  await work(db).finally(close);
}

/** What the browser tells a page when its tab is turned to. */
const turnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

describe.each(screens)("credits that run out while a search is asked for, at $name", (screen) => {
  test("lead to more in another tab; what was typed is sent when there are enough", { timeout: 60_000 }, async ({ visit }) => {
    const { workspaceId, slug, session } = await prepare();
    const { page, context } = await visit(screen, { session });
    await page.goto(`/${slug}/dossiers/new`);
    await page.getByLabel("Name", { exact: true }).fill("Ottoline Ferreira-Voss");
    await page.getByLabel(/^Employer/).fill("Ferry office");
    const submit = page.getByRole("button", { name: "Create and search" });
    await expectVisible(page.getByText(`of your workspace's ${cost}`));
    expect(await submit.isEnabled()).toBe(true);

    // A colleague's search takes them meanwhile.
    await inLedger((db) =>
      reserve(db, { workspaceId, purpose: "behavior-incidents-search", reference: newId(), actorId: null, now: new Date() }),
    );
    await submit.click();
    const notice = page.getByRole("status").filter({ hasText: "Not enough credits" });
    await expectVisible(notice);
    expect(await notice.innerText()).toContain(`A search costs ${cost}; your workspace has 0. Nothing was charged.`);
    expect(await submit.isDisabled()).toBe(true);
    await expectAccessible(page);
    await expectToFit(page);

    const [more] = await Promise.all([context.waitForEvent("page"), notice.getByRole("link", { name: "Top up" }).click()]);
    await expectVisible(more.getByRole("heading", { name: "Buy credits" }));
    expect(new URL(more.url()).pathname).toBe(`/${slug}/settings/credits`);
    await inLedger((db) => grant(db, { workspaceId, amount: cost, reference: newId(), now: new Date() }));
    await more.close();
    await turnTo(page);
    await expectGone(notice);
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ottoline Ferreira-Voss");
    expect(await page.getByLabel(/^Employer/).inputValue()).toBe("Ferry office");
    await expect.poll(() => submit.isEnabled(), { timeout: patience }).toBe(true);
    await submit.click();
    await expectPath(page, /\/dossiers\/(?!new)/);
    await expectVisible(page.getByRole("heading", { name: "Ottoline Ferreira-Voss", level: 1 }));
  });
});
