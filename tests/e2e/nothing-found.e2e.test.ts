import { afterAll, beforeAll, describe, expect } from "vitest";

import { utcDay } from "#app/ui/date-words.ts";
import { demoWorkspace } from "#app/db/demo/manifest.ts";
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
import { aDemoDossier, balance, delivered } from "#tests/support/demo-dossier.ts";
import { type RunningWorker, asOwner, startWorker } from "#tests/support/running-product.ts";

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
    const reasons = record.locator("summary").filter({ hasNotText: /Queries that were asked|All searches/ });
    if (name === "Salma Wrenfield") {
      expect(await reasons.count()).toBeGreaterThan(0);
      for (const reason of await reasons.all()) await reason.click();
      await expectVisible(record.getByRole("link"));
    } else {
      await expectVisible(record.getByText("No page was set aside."));
    }
    await record.locator("summary", { hasText: "All searches of this dossier" }).click();
    await record.getByRole("button", { name: "Repeat from the archive" }).click();
    await expectVisible(record.getByRole("status").filter({ hasText: "The same findings, byte for byte" }));
    await expectAccessible(page);
    await expectToFit(page);
    expect(await balance()).toBe(before - 25);

    await record.getByRole("link", { name: "Certificate", exact: true }).click();
    const certificate = page.getByRole("region", { name: "The search" });
    await expectVisible(
      certificate.getByRole("heading", { name: "Nothing was found" }),
      certificate.getByText("No finding, and nothing put to a person: no page that was read supports one"),
      certificate.getByText(demoWorkspace.name, { exact: true }),
      certificate.getByText("Security of an institution", { exact: true }),
      certificate.getByText("None was asked", { exact: true }),
    );
    await expectAccessible(page);
    await expectToFit(page);

    // Back where the certificate was pressed, and not at the page's beginning.
    await page.goBack();
    await expectVisible(record);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: patience }).toBeGreaterThan(200);
  });
});

describe.each(screens)("a search that leaves all to a person, at $name", (screen) => {
  test("is not told as one that found nothing", async ({ visit }) => {
    const { page } = await visit(screen, { as: "owner" });
    const { address, dossierId } = await aDemoDossier("Wystan Oduya");
    await delivered(dossierId);
    await page.goto(address);
    await expectVisible(
      page.getByRole("heading", { name: "No finding: a person has to decide" }),
      page.getByText(/What they report stands below/),
      page.getByRole("region", { name: "A person has to decide" }),
    );
    expect(await page.getByText("None of them").count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
  });
});

describe.each(screens)("two people who share a name, at $name", (screen) => {
  test("are shown with what each page says of them; who is meant is chosen with a reason, and taken back", async ({ visit }) => {
    const name = screen.width > 800 ? "Tamsin Okereke-Vale" : "Ruslan Achterberg-Pyle";
    const pages = [
      ["The choir", `${name}, 71, has sung with the Wendlebury choir since 1975. ${name}, a retired nurse, said so on Monday.`],
      [
        "A new alto",
        `The Wendlebury choir has an alto beside ${name}, the retired nurse, who is 71 and has sung with it since 1975.`,
      ],
      ["The regatta", `${name}, 24, an apprentice welder from Port Osmond, won the single sculls on Saturday by two lengths.`],
    ];
    for (const [title, text] of pages) await asOwner("addPastedSource", "POST", { title: `${title} (${name})`, text });
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(`/${demoWorkspace.slug}/dossiers/new`);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Create and search" }).click();
    const people = page.getByRole("region", { name: "People of this name" });
    await expectVisible(
      people.getByRole("heading", { name: "Two people seem to share this name" }),
      people.getByText(`${name}, 24, an apprentice welder from Port Osmond, won`, { exact: false }),
    );
    const sung = people
      .getByRole("listitem")
      .filter({ has: page.getByText("The choir", { exact: false }) })
      .first();
    await sung.getByRole("button", { name: "This is the person" }).click();
    const question = page.getByRole("dialog", { name: "Whom is this dossier about?" });
    const reason = question.getByRole("textbox");
    await question.getByRole("button", { name: "This is the person" }).click();
    await expectFieldMessage(reason, "A reason is required");
    await expectVisible(question.getByText("A new alto", { exact: false }));
    await expectAccessible(page);
    await reason.fill("The nurse wrote to us. ".repeat(20));
    await question.getByRole("button", { name: "This is the person" }).click();
    await expectFieldMessage(reason, "The reason must be at most 300 characters");
    await reason.fill("The nurse wrote to us");
    await question.getByRole("button", { name: "This is the person" }).click();
    await expectVisible(
      sung.getByText("This dossier", { exact: true }),
      people.getByText(/^Chosen by .+ on .+: The nurse wrote to us$/),
    );
    await expectVisible(people.getByText("Set aside", { exact: true }));
    await expectAccessible(page);
    await expectToFit(page);
    await people.getByRole("button", { name: "Take the choice back" }).press("Enter");
    await expectGone(people.getByText("Set aside", { exact: true }));
    expect(await sung.evaluate((element) => element.contains(document.activeElement)), "the focus stays").toBe(true);
  });
});
