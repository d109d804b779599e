import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";

import { incidentTombstones, users, workspaces } from "#app/db/schema/index.ts";
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
import { mailsTo } from "#tests/support/mailed-link.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { aDossierAbout, aRecordedPerson } from "#tests/support/rights-area.ts";
import { demoWorkspaceId, givePassword } from "#tests/support/running-product.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { workedProduct } from "#tests/support/worked-product.ts";

const password = "two-harbours-at-dawn";
const product = workedProduct();

/** A person with a shared incident, and a dossier about them in the demo's workspace and in another. */
async function aPersonInTwoWorkspaces(word: string) {
  const { db } = product;
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.email} like 'thandi.%'`);
  const ownerId = owner?.id ?? "";
  const name = `Soraya Lindgren-${word}`;
  const title = `Claim of ${word}`;
  const { subjectId, incidentId } = await aRecordedPerson(db, { name, title, verifiedBy: ownerId });
  const demoId = await demoWorkspaceId();
  const demoDossier = await aDossierAbout(db, { workspaceId: demoId, subjectId, createdBy: ownerId });
  const otherId = await aWorkspace(db, { name: "Ferry Lane Trust" });
  const stranger = await aMember(db, otherId, { role: "owner", firstName: "Ezra", lastName: "Okonjo" });
  await givePassword(db, stranger.userId, password);
  const otherDossier = await aDossierAbout(db, { workspaceId: otherId, subjectId, createdBy: stranger.userId });
  const [other] = await db.select({ slug: workspaces.slug }).from(workspaces).where(eq(workspaces.id, otherId));
  const [demo] = await db.select({ slug: workspaces.slug }).from(workspaces).where(eq(workspaces.id, demoId));
  return {
    name,
    title,
    incidentId,
    addresses: { demo: `/${demo?.slug}/dossiers/${demoDossier}`, other: `/${other?.slug}/dossiers/${otherDossier}` },
    strangerEmail: `${stranger.userId}@harbour.example`,
  };
}

async function mailTo(email: string, subject: RegExp): Promise<string> {
  let text = "";
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(product.db, email);
        text = mails.find((mail) => subject.test(mail.subject))?.text ?? "";
        return text;
      },
      { timeout: patience },
    )
    .not.toBe("");
  return text;
}

const isOnScreen = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** From the public form to the open drawer of staff. */
async function ask(page: Page, given: { kind: string; name: string; email: string; statement: string }): Promise<string> {
  const form = page.getByRole("form", { name: "Your request" });
  await form.getByRole("radio", { name: given.kind }).check();
  await form.getByLabel("Your name").fill(given.name);
  await form.getByLabel("Your e-mail").fill(given.email);
  await form.getByLabel("In your own words").fill(given.statement);
  await form.getByRole("button", { name: "Send the request" }).click();
  const done = page.getByText("Almost done: open the link that was mailed to you");
  await expectVisible(done);
  // The form was longer than a phone's screen: what took its place is on it.
  await expect.poll(() => isOnScreen(done), { timeout: patience }).toBe(true);
  const receipt = /S-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.locator("main").innerText())?.[0] ?? "";
  expect(receipt).not.toBe("");
  const link = /\/subject-requests\/[\w-]+/.exec(await mailTo(given.email, /Confirm your request/))?.[0] ?? "";
  await page.goto(link);
  // The key leaves the address bar.
  await expectPath(page, "/legal/subject-requests");
  await expectVisible(page.getByText("Your request is confirmed"), page.getByText(receipt));
  return receipt;
}

async function openAndIdentify(desk: Page, receipt: string, name: string): Promise<Locator> {
  await desk.goto("/admin/subject-requests");
  await desk.getByRole("button", { name: `Open ${receipt}` }).click();
  const drawer = desk.getByRole("dialog", { name });
  await drawer.getByRole("button", { name: "Take this request" }).click();
  const form = drawer.getByRole("form", { name: "Who asks" });
  await form.getByRole("radio", { name }).click();
  await form.getByLabel("How it was made sure who asks").selectOption("document");
  await form.getByLabel("What was checked").fill("Passport shown in a call");
  await form.getByRole("button", { name: "Save who asks" }).click();
  await expectVisible(drawer.getByRole("heading", { name: "What is held about them" }));
  return drawer;
}

describe.each(screens)("the right of reply at $name", (screen) => {
  const word = () => randomUUID().slice(0, 8);

  test(
    "an answer to a claim is shown as disputed in two workspaces, and the person is told",
    { timeout: 150_000 },
    async ({ visit }) => {
      const person = await aPersonInTwoWorkspaces(word());
      const email = `soraya.${word()}@quay.example`;
      const statement = `I was not in the hall that evening, ${word()}.`;

      const { page } = await visit(screen);
      await page.goto("/legal/subject-requests");
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole("button", { name: "Send the request" }).click();
      await expectFieldMessage(page.getByLabel("Your name"), "Name is required");
      await expectFieldMessage(page.getByLabel("In your own words"), "Say in your own words what you ask for");
      await expectVisible(page.getByText("Choose what you ask for"));
      await expectAccessible(page);
      const receipt = await ask(page, { kind: "Answer a claim", name: person.name, email, statement });

      const { page: desk } = await visit(screen, { as: "staff" });
      const drawer = await openAndIdentify(desk, receipt, person.name);
      await expectAccessible(desk);
      await expectToFit(desk);
      await drawer.getByRole("checkbox", { name: `Choose ${person.title}` }).click();
      await drawer.getByRole("button", { name: "Mark as disputed" }).click();
      const dialog = desk.getByRole("dialog", { name: "Mark as disputed" });
      expect(await dialog.getByLabel("Their statement").inputValue()).toBe(statement);
      await expectAccessible(desk);
      await dialog.getByRole("button", { name: "Show the statement" }).click();
      await expectGone(dialog);
      await expectVisible(drawer.getByText(/^Disputed since/));

      // At once, in both workspaces.
      const { page: ours } = await visit(screen, { as: "owner" });
      const { page: theirs } = await visit(screen);
      await signIn(theirs, { email: person.strangerEmail, password });
      await expectGone(theirs.getByLabel("Password", { exact: true }));
      for (const [reader, address] of [
        [ours, person.addresses.demo],
        [theirs, person.addresses.other],
      ] as const) {
        await reader.goto(address);
        const card = reader.getByRole("article", { name: person.title });
        await expectVisible(card.getByText("Disputed", { exact: true }), card.getByText(statement));
        await expectAccessible(reader);
        await expectToFit(reader);
      }

      const decision = drawer.getByRole("form", { name: "Decision" });
      await decision.getByRole("button", { name: "Decide and tell them" }).click();
      await expectFieldMessage(decision.getByLabel("Decision"), "Choose a decision");
      // Nothing is offered that would contradict the decision.
      await decision.getByLabel("Decision").selectOption("refused");
      await expectGone(decision.getByRole("option", { name: "What was asked for is done" }));
      await decision.getByLabel("Decision").selectOption("granted");
      await decision.getByLabel("Why").selectOption("as-asked");
      await decision.getByLabel("In your words").fill("Your statement stands beside the claim.");
      await decision.getByRole("button", { name: "Decide and tell them" }).click();
      await expectVisible(
        drawer.getByText("Your statement stands beside the claim."),
        drawer.getByRole("button", { name: "Open again" }),
      );
      await expectAccessible(desk);
      expect(await mailTo(email, /is decided/)).toContain("Your statement stands beside the claim.");
      // The link that was mailed first says so too.
      const link = /\/subject-requests\/[\w-]+/.exec(await mailTo(email, /Confirm your request/))?.[0] ?? "";
      await page.goto(link);
      await expectVisible(page.getByText("Your request is decided"), page.getByText(receipt));
    },
  );

  test("a deletion leaves a note without content in the dossier", { timeout: 150_000 }, async ({ visit }) => {
    const person = await aPersonInTwoWorkspaces(word());
    const { page } = await visit(screen);
    await page.goto("/legal/subject-requests");
    const receipt = await ask(page, {
      kind: "Delete something",
      name: person.name,
      email: `soraya.${word()}@quay.example`,
      statement: "It speaks of somebody else.",
    });
    const { page: desk } = await visit(screen, { as: "staff" });
    const drawer = await openAndIdentify(desk, receipt, person.name);

    // Corrected first, and the correction taken back.
    await drawer.getByRole("button", { name: "Correct", exact: true }).click();
    const correct = desk.getByRole("dialog", { name: "Correct the incident" });
    const title = await correct.getByLabel("Title").inputValue();
    await correct.getByLabel("Title").fill("");
    await correct.getByRole("button", { name: "Correct", exact: true }).click();
    // The first field with a message, though the last has one too.
    await expectFieldMessage(correct.getByLabel("Title"), "Title is required");
    const hasFocus = () => correct.getByLabel("Title").evaluate((field) => field === document.activeElement);
    await expect.poll(hasFocus, { timeout: patience }).toBe(true);
    await correct.getByLabel("Title").fill(title);
    await correct.getByLabel("Location").fill("Elsewhere");
    await correct.getByRole("button", { name: "Correct", exact: true }).click();
    await expectFieldMessage(correct.getByLabel("Reason"), "A reason is required");
    await expectAccessible(desk);
    await correct.getByLabel("Reason").fill("The source names another town");
    await correct.getByRole("button", { name: "Correct", exact: true }).click();
    await expectGone(correct);
    await expectVisible(drawer.getByText("The source names another town"));
    await drawer.getByRole("button", { name: "Take the last correction back" }).click();
    await expectGone(drawer.getByRole("button", { name: "Take the last correction back" }));

    await drawer.getByRole("checkbox", { name: `Choose ${person.title}` }).click();
    await drawer.getByRole("button", { name: "Delete", exact: true }).click();
    const confirm = desk.getByRole("alertdialog");
    await expectAccessible(desk);
    await confirm.getByRole("button", { name: "Delete for good" }).click();
    await expectGone(confirm);
    await expectVisible(drawer.getByText(/^Deleted on/));

    const { page: reader } = await visit(screen, { as: "owner" });
    await reader.goto(person.addresses.demo);
    await reader.getByText("Deleted at the request of the person recorded").click();
    await expectVisible(reader.getByText(/^Deleted on/), reader.getByText(person.incidentId));
    await expectGone(reader.getByText(person.title));
    await expectAccessible(reader);
    const [tombstone] = await product.db
      .select()
      .from(incidentTombstones)
      .where(eq(incidentTombstones.incidentId, person.incidentId));
    expect(JSON.stringify(tombstone)).not.toContain(person.title);
  });

  test("what is kept for a time: a preview, and a hold with its reason and its end", { timeout: 90_000 }, async ({ visit }) => {
    const person = await aPersonInTwoWorkspaces(word());
    const { page } = await visit(screen, { as: "staff" });
    await page.goto("/admin/retention");
    await expectVisible(page.getByRole("article", { name: "Findings that nobody has reviewed" }));
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole("button", { name: "Hold something" }).click();
    const dialog = page.getByRole("dialog", { name: "Hold something" });
    await dialog.getByRole("button", { name: "Hold", exact: true }).click();
    await expectFieldMessage(dialog.getByLabel("Reason"), "A reason is required");
    await expectAccessible(page);
    await dialog.getByLabel("What is held").selectOption("incident");
    // By the name of the person, as it sounds.
    await dialog.getByRole("textbox", { name: "Search for it" }).fill(person.name.replace("Lindgren", "Lindgrenn"));
    await dialog.getByRole("radio", { name: person.title }).click();
    await dialog.getByLabel("Last day of the hold").fill("2999-12-31");
    await dialog.getByLabel("Reason").fill("A court asked for it");
    await dialog.getByRole("button", { name: "Hold", exact: true }).click();
    await expectGone(dialog);
    const end = page.getByRole("button", { name: `End the hold of ${person.title}` });
    await end.click();
    const ending = page.getByRole("dialog", { name: "End the hold" });
    await ending.getByLabel("Reason").fill("The court is done");
    await ending.getByRole("button", { name: "End the hold" }).click();
    await expectGone(end);
    await expectVisible(page.getByText("The court is done").first());

    // From where the person is seen.
    await page.goto(`/admin/subjects?q=${encodeURIComponent(person.name)}`);
    await page.getByRole("button", { name: `Open ${person.name}` }).click();
    await page.getByRole("button", { name: `Hold ${person.name}` }).click();
    const seen = page.getByRole("dialog", { name: "Hold this" });
    await seen.getByLabel("Last day of the hold").fill("2999-12-31");
    await seen.getByLabel("Reason").fill("The person asked for it");
    await expectAccessible(page);
    await seen.getByRole("button", { name: "Hold", exact: true }).click();
    await expectGone(seen);
    await page.getByRole("button", { name: `Hold ${person.name}` }).click();
    await expectVisible(seen.getByText("It is held already, until 31 Dec 2999"), seen.getByText("The person asked for it"));
    await expectToFit(page);
  });
});
