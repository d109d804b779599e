import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import type { DossierListItem } from "#app/features/dossiers/dossiers.server.ts";
import {
  expectAccessible,
  expectFieldMessage,
  expectGone,
  expectPath,
  expectToFit,
  expectVisible,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { balance, cancelLatest, readDossier } from "#tests/support/demo-dossier.ts";
import { asOwner } from "#tests/support/running-product.ts";

const home = `/${demoWorkspace.slug}/dossiers/new`;
const dossierPath = new RegExp(`^/${demoWorkspace.slug}/dossiers/(?!new)[0-9a-f-]{36}$`);

const badNames: [name: string, message: string][] = [
  ["Q", "Name must be at least 2 characters"],
  ["4711", "Name must contain letters"],
  ["?!.,", "Name must contain letters"],
  ["noor.lindqvist@harbour.example", "This is an e-mail address: enter the person's name"],
  ["<b>Noor Lindqvist</b>", "Name cannot contain markup"],
  ["Harbour Holdings Ltd", "This looks like an organisation: Attest records people only"],
  ["Free the harbour", "This looks like a slogan: enter a person's name"],
  ["Noor \u202etsivqdniL", "Name cannot contain characters that change the reading direction"],
  ["N\u043eor Lindqvist", "mixes letters of different alphabets"],
  [`Noor ${"Lindqvist ".repeat(20)}`.slice(0, 201), "Name must be at most 200 characters"],
];
const goodNames = ["נועה לינדקוויסט", "نور لندكفيست", "林德志", "Нур Линдквист", "Noor Lindqvist نور", "Noor\u0007 Lindqvist"];

/** Opens the page and waits until it answers to typing. */
async function openForm(page: Page) {
  await page.goto(home);
  const name = page.getByLabel("Name", { exact: true });
  await expectVisible(name);
  return {
    name,
    submit: page.getByRole("button", { name: "Create and search" }),
    birthYear: page.getByLabel(/^Year of birth/),
    employer: page.getByLabel(/^Employer/),
  };
}

async function dossiersOf(subjectName: string): Promise<DossierListItem[]> {
  const all = await asOwner<DossierListItem[]>("getDossiers", "GET");
  return all.filter(({ subject_name }) => subject_name === subjectName);
}

async function shownDossier(page: Page): Promise<string> {
  await expectPath(page, dossierPath);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

describe.each(screens)("a new dossier at $name", (screen) => {
  test("says of each bad name what is wrong with it, and takes names in every script", async ({ visit }) => {
    const { page } = await visit(screen, { as: "owner" });
    const before = await asOwner<DossierListItem[]>("getDossiers", "GET");
    const { name, submit, birthYear } = await openForm(page);
    await expectAccessible(page);
    await expectToFit(page);

    await submit.click();
    await expectFieldMessage(name, "Name is required");
    await expect.poll(() => name.evaluate((element) => element === document.activeElement), { timeout: patience }).toBe(true);
    await expectAccessible(page);
    for (const [bad, message] of badNames) {
      await name.fill(bad);
      await name.blur();
      await expectFieldMessage(name, message);
    }
    for (const good of goodNames) {
      await name.fill(good);
      await name.blur();
      await expect.poll(() => name.getAttribute("aria-invalid"), { timeout: patience, message: good }).toBeNull();
    }

    // The server has its word too: it may know more than a page that was opened a while ago.
    const asked = page.waitForResponse((response) => response.url().includes("/_server/validateSubjectName"));
    await name.fill("Noor Lindqvist");
    expect((await asked).status()).toBe(200);
    await birthYear.fill(String(new Date().getFullYear() - 15));
    await submit.click();
    await expectFieldMessage(birthYear, "Attest does not record people under 18");
    await birthYear.fill("last century");
    await submit.click();
    await expectFieldMessage(birthYear, "Year of birth must be a year such as 1984");
    await page.getByLabel(/^Profile address/).fill("javascript:alert(1)");
    await birthYear.fill("1984");
    await submit.click();
    await expectFieldMessage(page.getByLabel(/^Profile address/), "URL is invalid");
    await expectAccessible(page);
    await expectPath(page, home);
    expect(await asOwner<DossierListItem[]>("getDossiers", "GET")).toEqual(before);
  });

  test("tells the price, makes one dossier of two presses, and offers the person when a similar name is typed", async ({
    visit,
  }) => {
    const { page } = await visit(screen, { as: "owner" });
    const subject = screen.width > 800 ? "Ravindra Castellane-Moe" : "Ilkka Brandvold-Asante";
    const misspelt = screen.width > 800 ? "Ravindra Castelane-Moe" : "Ilka Brandvold-Asante";
    const before = await balance();
    const { name, submit, employer } = await openForm(page);
    await expectVisible(page.getByText(`25 credits of your workspace's ${before}`));
    await name.fill(subject);
    await employer.fill("Harbour Light School");
    await submit.dblclick();
    const dossierId = await shownDossier(page);
    await expectVisible(page.getByRole("heading", { name: subject, level: 1 }), page.getByText("Harbour Light School"));
    expect(await dossiersOf(subject)).toHaveLength(1);
    expect(await balance()).toBe(before - 25);

    const again = await openForm(page);
    await expectVisible(page.getByText(`25 credits of your workspace's ${before - 25}`));
    await again.name.fill(misspelt);
    const offer = page.getByRole("group", { name: "Is it the same person?" });
    await expectVisible(offer);
    await expectAccessible(page);
    await expectToFit(page);
    const same = offer.getByRole("radio", { name: `Yes, ${subject}` });
    expect(await offer.getByRole("radio", { name: "No, this is somebody else" }).isChecked()).toBe(true);
    await expectVisible(offer.getByText("Employer: Harbour Light School"));
    // Why the names are held to be alike stands beside the offer, in words.
    const likeness = await offer.innerText();
    expect(
      likeness
        .replaceAll(
          /Is it the same person\?|A similar name alone[^\n]*|No, this is somebody else|A new subject is made\.|Yes, [^\n]*|Employer: [^\n]*|Open the dossier that exists/g,
          "",
        )
        .trim(),
    ).toMatch(/[a-z]{3,} [a-z]/);
    expect(await offer.getByRole("link", { name: "Open the dossier that exists" }).getAttribute("href")).toContain(dossierId);
    // A name that nobody has is offered nobody.
    await again.name.fill("Oluwaseun Petrakis");
    await expectGone(offer);
    await again.name.fill(misspelt);
    await same.click();
    await again.submit.click();
    const secondId = await shownDossier(page);
    expect(secondId).not.toBe(dossierId);
    expect((await readDossier(secondId)).subject.id).toBe((await readDossier(dossierId)).subject.id);

    await cancelLatest(dossierId);
    await cancelLatest(secondId);
    expect(await balance()).toBe(before);
  });
});
