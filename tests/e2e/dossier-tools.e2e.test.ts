import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { desc, eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import type { Database } from "#app/db/db.server.ts";
import { demoPeople } from "#app/db/demo/manifest.ts";
import { evidenceChecks, sources } from "#app/db/schema/index.ts";
import { checkEvidence } from "#app/features/evidence-health/check-evidence.job.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { createHttpPageFetching } from "#app/services/page-fetching/http.server.ts";
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
import { aDemoDossier, delivered } from "#tests/support/demo-dossier.ts";
import { demoEmail } from "#tests/support/demo-role.ts";
import { mailsTo } from "#tests/support/mailed-link.ts";
import { demoWorkspaceId, openProductDatabase, startWorker } from "#tests/support/running-product.ts";

/** A dossier for each screen: a check of its pages rests for some minutes after one. */
const subjects = ["Tadeo Brannick", "Corwin Stedge"];
const dossiers: { address: string; dossierId: string; title: string }[] = [];
let db: Database;
let close: () => Promise<void>;
let site: Server;

/*
 * The product fetches from no private address, so the page that has changed since stands on a server of this test, and
 * the job that looks at it is worked here, with the product's own code and database.
 */
beforeAll(async () => {
  ({ db, close } = openProductDatabase());
  site = createServer((request, response) => {
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    return response
      .writeHead(200, { "content-type": "text/html" })
      .end(
        "<!doctype html><title>Court report</title><article><h1>Court report</h1><p>Correction: the report that stood here has been taken back by the editors, who regret it.</p></article>",
      );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const live = `http://127.0.0.1:${(site.address() as AddressInfo).port}/report`;
  const worker = await startWorker();
  for (const name of subjects) {
    const { address, dossierId } = await aDemoDossier(name);
    const { behavior_incidents: incidents } = await delivered(dossierId);
    const incident = incidents.find(({ standing }) => standing === "finding");
    const sourceId = incident?.passages[0]?.source_id;
    if (!incident || !sourceId) throw new Error("The demo's subject has no finding");
    await db.update(sources).set({ url: live }).where(eq(sources.id, sourceId));
    dossiers.push({ address, dossierId, title: incident.title });
  }
  await worker.stop();
}, 120_000);
afterAll(async () => {
  await close();
  await new Promise((resolve) => site.close(resolve));
});

const tool = (page: Page, name: string | RegExp) =>
  page.getByRole("group", { name: "Working tools" }).getByRole("button", { name });
const known = (page: Page) => page.getByRole("region", { name: "Subject", exact: true });

async function workCheck(dossierId: string): Promise<void> {
  const pageFetching = createHttpPageFetching({
    websiteUrl: "http://127.0.0.1",
    allowAddress: () => true,
    // Addresses of the demo lead nowhere.
    resolve: () => Promise.resolve(["127.0.0.1"]),
    siteDelay: 0,
  });
  const [check] = await db
    .select({ id: evidenceChecks.id })
    .from(evidenceChecks)
    .where(eq(evidenceChecks.dossierId, dossierId))
    .orderBy(desc(evidenceChecks.createdAt))
    .limit(1);
  const ctx = { db, now: () => new Date(), services: { pageFetching }, actor: { kind: "system", job: "check-evidence" } };
  await checkEvidence(ctx as unknown as Context<SystemActor>, {
    checkId: check?.id ?? "",
    workspaceId: await demoWorkspaceId(),
    signal: new AbortController().signal,
    isLastTry: true,
  });
  await pageFetching.close();
}

describe.each(screens)("a dossier's working tools at $name", (screen) => {
  test(
    "facts, notes, assignment and evidence health reach a colleague; what was removed is restored",
    { timeout: 180_000 },
    async ({ visit }) => {
      const dossier = dossiers[screens.indexOf(screen)];
      if (!dossier) throw new Error("There is no dossier for this screen");
      const { page } = await visit(screen, { as: "owner" });
      const { page: colleague } = await visit(screen, { as: "member" });
      const pages = [page, colleague];
      await Promise.all(pages.map((one) => one.goto(dossier.address)));

      // A fact with its source; what is nobody's business is refused beside its field.
      await known(page).getByRole("button", { name: "Add a fact" }).click();
      const adding = page.getByRole("dialog", { name: "Add a fact" });
      await adding.getByLabel("What it is").selectOption("city");
      await adding.getByLabel("City").fill("14 Pier Street");
      await adding.getByRole("button", { name: "Add", exact: true }).click();
      await expectFieldMessage(adding.getByLabel("City"), "Attest does not record this of a person (street address)");
      await expectAccessible(page);
      await expectToFit(page);
      await adding.getByLabel("What it is").selectOption("role");
      await adding.getByLabel("Role").fill("harbour pilot");
      await adding.getByLabel("Address of the page").fill("https://pilots.example/members");
      await adding.getByRole("button", { name: "Add", exact: true }).dblclick();
      await expectGone(adding);
      for (const one of pages) {
        await expectVisible(known(one).getByText("harbour pilot"), known(one).getByRole("link", { name: "pilots.example" }));
      }

      // Removed with a reason, and restored from the history.
      await known(page).getByRole("button", { name: "Remove Role: harbour pilot" }).click();
      const removing = page.getByRole("dialog", { name: "Remove this fact?" });
      await removing.getByRole("button", { name: "Remove" }).click();
      await expectFieldMessage(removing.getByLabel("Reason"), "A reason is required");
      await removing.getByLabel("Reason").fill("It is a namesake's");
      await removing.getByRole("button", { name: "Remove" }).click();
      for (const one of pages) await expectGone(known(one).getByText("harbour pilot"));
      await tool(page, "History").click();
      const history = page.getByRole("dialog", { name: "History" });
      await expectVisible(history.getByText("Reason: It is a namesake's"), history.getByText("delivered a search"));
      await expectAccessible(page);
      await expectToFit(page);
      await history.getByRole("button", { name: "Restore: Role: harbour pilot" }).click();
      await expectVisible(history.getByText("put a fact back"));
      await expectGone(history.getByRole("button", { name: "Restore: Role: harbour pilot" }));
      await page.keyboard.press("Escape");
      for (const one of pages) await expectVisible(known(one).getByText("harbour pilot"));

      // A note that mentions the colleague, by the keyboard, written once.
      const member = demoPeople.find(({ email }) => email === demoEmail("member"));
      if (!member) throw new Error("The demo has no member");
      const name = `${member.firstName} ${member.lastName}`;
      await tool(page, "Notes").click();
      const notes = page.getByRole("dialog", { name: "Notes", exact: true });
      const field = notes.getByLabel("New note");
      await field.fill(`<b>Is it he?</b> שלום @${member.firstName.slice(0, 3)}`);
      await expectVisible(notes.getByRole("option", { name }));
      await expectAccessible(page);
      await field.press("Escape");
      await expectGone(notes.getByRole("option"));
      await field.press("Backspace");
      await field.press("Backspace");
      await field.press("Backspace");
      await field.press("Backspace");
      await field.pressSequentially(`@${member.firstName.slice(0, 2)}`);
      await expectVisible(notes.getByRole("option", { name }));
      await field.press("Enter");
      await expect.poll(() => field.inputValue(), { timeout: patience }).toBe(`<b>Is it he?</b> שלום @${name} `);
      await notes.getByRole("button", { name: "Write the note" }).dblclick();
      const note = notes.getByRole("listitem").filter({ hasText: "<b>Is it he?</b>" });
      await expectVisible(note);
      await expect.poll(() => field.inputValue(), { timeout: patience }).toBe("");
      expect(await note.count()).toBe(1);
      await expectToFit(page);
      await page.keyboard.press("Escape");
      await expectGone(notes);

      await tool(page, "Assign").click();
      await page.getByRole("menuitemradio", { name }).click();
      await expectVisible(tool(page, `Assigned to ${name}`), tool(colleague, "Assigned to you"), tool(colleague, "Notes (1)"));
      await tool(colleague, "Notes (1)").click();
      await expectVisible(colleague.getByRole("listitem").filter({ hasText: "<b>Is it he?</b>" }).getByText(`@${name}`));
      await expectAccessible(colleague);
      await colleague.keyboard.press("Escape");
      // Though a field inside took the focus by itself.
      const opener = tool(colleague, "Notes (1)");
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement), { timeout: patience }).toBe(true);

      // The live page is not what was archived any more; nothing of the claim is taken away.
      await tool(page, "Evidence health").click();
      const health = page.getByRole("dialog", { name: "Evidence health" });
      await health.getByRole("button", { name: "Check the sources again" }).click();
      await expectVisible(health.getByRole("progressbar"), health.getByRole("button", { name: "Cancel" }));
      await expectAccessible(page);
      await workCheck(dossier.dossierId);
      await expectVisible(
        health.getByText("Corrected", { exact: true }),
        health.getByText(/The quoted words no longer stand there/),
      );
      expect(await health.getByRole("button", { name: "Check the sources again" }).isDisabled()).toBe(true);
      await expectAccessible(page);
      await expectToFit(page);
      await page.keyboard.press("Escape");
      for (const one of pages) {
        const card = one.getByRole("article", { name: dossier.title });
        await expectVisible(card.getByText("Source corrected"), card.getByText(/The archived copy is quoted\./));
      }
      await expectAccessible(page);
      await expectToFit(page);

      // Told by e-mail, without a name where everybody can read it.
      const worker = await startWorker();
      const told = () =>
        mailsTo(db, demoEmail("member")).then((mails) =>
          mails.filter(({ text }) => text.includes(dossier.dossierId)).map(({ subject }) => subject),
        );
      await expect
        .poll(async () => (await told()).toSorted(), { timeout: patience })
        .toEqual(["A dossier is yours to look after", "You are mentioned in a note"]);
      await worker.stop();
    },
  );
});
