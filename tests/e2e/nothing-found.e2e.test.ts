import { afterAll, beforeAll, describe, expect } from "vitest";

import { utcDay } from "#app/ui/date-words.ts";
import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { expectAccessible, expectToFit, expectVisible, screens, test } from "#tests/support/browser.ts";
import { balance } from "#tests/support/demo-dossier.ts";
import { type RunningWorker, startWorker } from "#tests/support/running-product.ts";

let worker: RunningWorker | undefined;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker?.stop());

describe.each(screens)("a search that finds nothing, at $name", (screen) => {
  test("says so as a result: where it looked, when and what it read; it is charged", async ({ visit }) => {
    const { page } = await visit(screen, { as: "owner" });
    const before = await balance();
    // The first is in no source at all; the second is a neighbour in many, and did nothing.
    const [name, employer] =
      screen.width > 800 ? ["Bettina Okwuosa-Varn", "Merrow Tide Tables"] : ["Salma Wrenfield", "University of Osmere"];
    await page.goto(`/${demoWorkspace.slug}/dossiers/new`);
    await page.getByLabel("Name", { exact: true }).fill(name ?? "");
    await page.getByLabel(/^Employer/).fill(employer ?? "");
    await page.getByRole("button", { name: "Create and search" }).click();
    await expectVisible(page.getByRole("heading", { name: "No incident was found" }));
    const today = utcDay(new Date());
    await expectVisible(
      page.getByText(new RegExp(`was searched for ${name} on ${today}: \\d+ pages? (?:was|were) found and \\d+ read`)),
      page.getByText("This is a result, and says nothing about what stands elsewhere."),
    );
    const record = page.getByRole("region", { name: "What was searched and set aside" });
    await record.getByText("Queries that were asked").click();
    await expectVisible(record.locator("code").filter({ hasText: name }));
    const reasons = record.locator("summary").filter({ hasNotText: "Queries that were asked" });
    if (name === "Salma Wrenfield") {
      expect(await reasons.count()).toBeGreaterThan(0);
      for (const reason of await reasons.all()) await reason.click();
      await expectVisible(record.getByRole("link"));
    } else {
      await expectVisible(record.getByText("No page was set aside."));
    }
    await expectAccessible(page);
    await expectToFit(page);
    expect(await balance()).toBe(before - 25);
  });
});
