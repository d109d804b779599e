import { randomUUID } from "node:crypto";

import { beforeAll, describe, expect } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import type { CreateOutcome } from "#app/features/dossiers/dossiers.server.ts";
import { grant } from "#app/features/billing/credits.server.ts";
import type { AddedSource } from "#app/features/sources/source-view.ts";
import { asWorkspaceId } from "#app/server/context.ts";
import { expectAccessible, expectGone, expectToFit, expectVisible, patience, screens, test } from "#tests/support/browser.ts";
import { balance, delivered } from "#tests/support/demo-dossier.ts";
import { asOwner, demoWorkspaceId } from "#tests/support/running-product.ts";
import { workedProduct } from "#tests/support/worked-product.ts";

const product = workedProduct();
beforeAll(async () => {
  // Other journeys spend the month's credits as well.
  const workspaceId = asWorkspaceId(await demoWorkspaceId());
  await grant(product.db, { workspaceId, amount: 400, reference: "public-facts-journey", now: new Date() });
});

async function aPage(title: string, text: string): Promise<void> {
  const added = await asOwner<AddedSource>("addPastedSource", "POST", { title, text });
  if (!added.ok) throw new Error(added.message);
}

describe.each(screens)("a search for public facts at $name", (screen) => {
  test(
    "offers them one by one with their words; what was accepted tells whom the next page is about",
    { timeout: 120_000 },
    async ({ visit }) => {
      const name = `Zuleika Stroud-${screen.width === 1440 ? "Ferrant" : "Ollivander"}`;
      await aPage(
        `Dredging news ${screen.width}`,
        `${name}, a marine surveyor at Lantern Dredging, opened the basin on Monday. She lives at 14 Elm Street with her husband; call +44 7700 900123.`,
      );
      const made = await asOwner<CreateOutcome>("createDossier", "POST", { idempotencyKey: randomUUID(), name, facts: {} });
      if (!made.ok) throw new Error("The demo workspace has no credits left");
      await delivered(made.dossierId);
      const { page } = await visit(screen, { as: "owner" });
      await page.goto(`/${demoWorkspace.slug}/dossiers/${made.dossierId}`);
      const panel = page.getByRole("region", { name: "Public facts" });
      const offered = panel.getByRole("list", { name: "Facts to decide about" }).getByRole("listitem");
      const search = async () => {
        await panel.getByRole("button", { name: "Find public facts" }).click();
        const question = page.getByRole("alertdialog");
        await expectVisible(question.getByText(/^Your workspace has \d+ credits\.$/));
        await question.getByRole("button", { name: "Search for 50 credits" }).click();
        await expectGone(question);
      };
      const before = await balance();
      await search();
      await expectVisible(offered.filter({ hasText: "Lantern Dredging" }), offered.filter({ hasText: "marine surveyor" }));
      expect(await balance()).toBe(before - 50);
      // Each with its words and a warning that the name is all that speaks for it; nothing of a home, a family or a telephone.
      expect(await offered.count()).toBe(2);
      expect(await offered.getByText("Only the name says that this page is about the person.").count()).toBe(2);
      expect(await offered.locator("blockquote").allInnerTexts()).toEqual(
        Array(2).fill(`${name}, a marine surveyor at Lantern Dredging`),
      );
      expect(await panel.innerText()).not.toMatch(/Elm Street|7700|husband/);
      await expectAccessible(page);
      await expectToFit(page);

      await panel.getByRole("button", { name: "Accept Employer: Lantern Dredging" }).click();
      const known = page.getByRole("region", { name: "Subject", exact: true });
      await expectVisible(known.getByText("Lantern Dredging"));
      await panel.getByRole("button", { name: "Set aside Role: marine surveyor" }).click();
      await expectGone(offered);
      await panel.getByText("Decided (2)").click();
      await expectVisible(panel.getByText("Accepted", { exact: true }), panel.getByText("Set aside", { exact: true }));
      await expectAccessible(page);

      // The next one knows where she works: a page that names it is about her, and nothing decided is asked again.
      await aPage(
        `Basin opening ${screen.width}`,
        `Lantern Dredging has opened its basin. ${name} graduated from the University of Wexmoor in 2004.`,
      );
      await search();
      await expectVisible(offered.filter({ hasText: "University of Wexmoor" }));
      expect(await offered.count()).toBe(1);
      expect(await offered.getByText(/Only the name says/).count()).toBe(0);

      // Taken back, it is no longer known.
      await panel.getByRole("button", { name: "Decide again about Employer: Lantern Dredging" }).click();
      await expectGone(known.getByText("Lantern Dredging"));
      await expect.poll(() => offered.count(), { timeout: patience }).toBe(2);
      await expectAccessible(page);
      await expectToFit(page);
    },
  );
});
