import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import type { Database } from "#app/db/db.server.ts";
import { behaviorIncidents, users } from "#app/db/schema/index.ts";
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
import { anExternalUser, aReport, asReporter, openLink } from "#tests/support/reporter-area.ts";
import { aDossierAbout } from "#tests/support/rights-area.ts";
import { demoWorkspaceId, openProductDatabase } from "#tests/support/running-product.ts";

/** Where the focus is, as soon as it is there. */
async function expectFocus(page: Page, isThere: (place: Element | null) => boolean): Promise<void> {
  await expect.poll(() => page.evaluate(`(${String(isThere)})(document.activeElement)`), { timeout: patience }).toBe(true);
}

let db: Database;
let close: () => Promise<void>;
beforeAll(() => {
  ({ db, close } = openProductDatabase());
});
afterAll(() => close());

describe.each(screens)("a reporter and a moderator at $name", (screen) => {
  test(
    "report with a page and a file, are asked and answer, and see the decisions with their reasons",
    { timeout: 150_000 },
    async ({ visit }) => {
      const name = `Ines Okafor-Bell ${screen.name}`;
      const { accessKey, externalUserId } = await anExternalUser(db, { name });
      const reporter = await visit(screen);
      const { page } = reporter;
      const title = `Shouted at worshippers, ${screen.name} <b>`;
      // A name has letters alone.
      const mark = randomUUID()
        .replaceAll(/[^a-f]/g, "")
        .slice(0, 5);
      const subjectName = `Dorian Velasquez-B${mark}`;

      // A key that nobody has leads home; a right one opens its page.
      await page.goto("/external/nobody-has-this-key");
      await expectPath(page, "/");
      const opened = await page.goto(`/external/${accessKey}?behaviorIncidentStatus=bogus`);
      await expectPath(page, `/external/${accessKey}`);
      expect(opened?.headers()["referrer-policy"]).toBe("no-referrer");
      await expectVisible(page.getByText("No approved reports"));
      await expectAccessible(page);
      await expectToFit(page);

      // Nothing typed is lost, and each message stands beside its field.
      const form = page.getByRole("form", { name: "New report" });
      await expect
        .poll(
          async () => {
            if ((await form.count()) === 0) await page.getByRole("button", { name: "New report" }).click();
            return form.count();
          },
          { timeout: patience },
        )
        .toBe(1);
      // What was pressed is gone; the focus is where the writing begins.
      await expectFocus(page, (place) => place?.getAttribute("name") === "subjectName");
      await form.getByLabel("Who", { exact: false }).first().fill(subjectName);
      await expectVisible(form.getByText("One short paragraph of at least 300 characters: who did or said what, to whom."));
      await form.getByRole("button", { name: "Send the report" }).click();
      await expectFieldMessage(form.getByLabel("What happened, in one line"), "Title is required");
      await expectFieldMessage(form.getByLabel("Summary"), "Summary is required");
      await page.reload();
      await expect.poll(() => form.locator("[name=subjectName]").inputValue(), { timeout: patience }).toBe(subjectName);
      await form.getByLabel("What happened, in one line").fill(title);
      await form.getByLabel("What you know of the date").selectOption("month");
      await form.getByLabel("Month").selectOption("3");
      await form.getByLabel("Year").fill("2026");
      await form.getByLabel("Summary").fill("He shouted at people who were leaving a service.");
      await form.getByLabel("Description, in your own words").fill(`He shouted slurs from the steps (${screen.name}).`);

      // A page that cannot be fetched, and a file that is what it says.
      await form.getByRole("button", { name: "Add the page" }).click();
      await expectFieldMessage(form.getByLabel("Evidence title"), "Title is required");
      await expectFieldMessage(form.getByLabel("URL"), "URL is invalid");
      await form.getByLabel("Evidence title").fill("The video");
      await form.getByLabel("URL").fill("https://video.example/1");
      await form.getByRole("button", { name: "Add the page" }).click();
      await expectVisible(page.getByRole("list", { name: "Evidence added" }).getByText("https://video.example/1"));
      await form.getByLabel("Evidence title").fill("My notes");
      const file = page.locator("input[type=file]");
      await file.setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("He said it twice.") });
      await expectVisible(page.getByText("This file is named .pdf but is plain text"));
      reporter.expectProblem(/422/);
      await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("He said it twice.") });
      await expectVisible(page.getByText("File archived"));
      await expectAccessible(page);
      await expectToFit(page);
      await form.getByRole("button", { name: "Send the report" }).click();
      await expectVisible(page.getByText("Your report has been sent"));
      await expectFocus(page, (place) => /Your report has been sent/.test(place?.textContent ?? "") && place !== document.body);
      const card = page.getByRole("article", { name: title });
      await expectVisible(card.getByText("Pending"));

      // The moderator works by keyboard alone.
      const staff = await visit(screen, { as: "staff" });
      const desk = staff.page;
      await desk.goto(`/admin/moderation?reporterId=${externalUserId}`);
      const row = desk.getByRole("button", { name: title });
      await expectVisible(row, row.locator("xpath=ancestor::li").getByText("2 pieces of evidence"));
      await expectAccessible(desk);
      await expectToFit(desk);
      const panel = desk.getByRole("article", { name: title });
      const press = async (key: string, wanted: ReturnType<typeof desk.getByRole>) => {
        await expect
          .poll(
            async () => {
              if ((await wanted.count()) === 0) await desk.keyboard.press(key);
              return wanted.count();
            },
            { timeout: patience, interval: 1_000 },
          )
          .toBeGreaterThan(0);
      };
      await press("?", desk.getByRole("dialog", { name: "Keys" }));
      await desk.keyboard.press("Escape");
      await expectGone(desk.getByRole("dialog", { name: "Keys" }));
      await press("j", panel);
      await expectFocus(desk, (place) => place?.id === "case-title");
      await expectVisible(panel.getByText("My notes"), panel.getByText("notes.txt"), panel.getByText("SHA-256").first());
      await expectAccessible(desk);
      await expectToFit(desk);
      await press("e", desk.getByRole("form", { name: "Ask the reporter" }));
      await expectFocus(desk, (place) => place?.getAttribute("name") === "message");
      await desk.getByLabel("Question").fill("Who else was there?");
      await desk.getByRole("button", { name: "Ask", exact: true }).press("Enter");
      await expectVisible(panel.getByText("Who else was there?"));
      await expectFocus(desk, (place) => place?.getAttribute("data-begins") === "ask");

      // Asked, answered, approved: each is seen at once on the other side.
      await expectVisible(card.getByText("Who else was there?"));
      await card.getByLabel("Your answer").fill("My sister, and two stewards.");
      await card.getByRole("button", { name: "Send the answer" }).click();
      await expectVisible(panel.getByText("My sister, and two stewards."));
      await press("a", desk.getByRole("form", { name: "Approve" }));
      await desk.keyboard.press("Escape");
      await expectGone(desk.getByRole("form", { name: "Approve" }));
      await expectFocus(desk, (place) => place?.getAttribute("data-begins") === "approve");
      await press("a", desk.getByRole("form", { name: "Approve" }));
      const approve = desk.getByRole("form", { name: "Approve" });
      await approve.getByRole("button", { name: "Approve" }).press("Enter");
      await expectFieldMessage(approve.getByLabel("Reason"), "A reason is required");
      await expectFocus(desk, (place) => place?.getAttribute("name") === "reason");
      await approve.getByLabel("Reason").fill("Two witnesses and notes of the same day");
      if ((await approve.getByRole("radio", { name: /not recorded yet/ }).count()) > 0) {
        await approve.getByRole("radio", { name: /not recorded yet/ }).press("Space");
        const another = approve.getByRole("checkbox", { name: /none of the people/ });
        if ((await another.count()) > 0) await another.press("Space");
      }
      await approve.getByLabel("Reason").press("Enter");
      await expectGone(row);
      await page.getByRole("link", { name: /^Approved/ }).click();
      await expectVisible(card.getByText("Two witnesses and notes of the same day"));
      await expectAccessible(page);
      const [stored] = await db.select().from(behaviorIncidents).where(eq(behaviorIncidents.reporterId, externalUserId));
      expect(stored).toMatchObject({ status: "approved", verification: "confirmed", workspaceId: null });

      // Seen in a dossier of the person.
      const [owner] = await db
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.email} like 'thandi.%'`);
      const dossierId = await aDossierAbout(db, {
        workspaceId: await demoWorkspaceId(),
        subjectId: stored?.subjectId ?? "",
        createdBy: owner?.id ?? "",
      });
      const { page: readers } = await visit(screen, { as: "owner" });
      await readers.goto(`/merrow-harbour-trust/dossiers/${dossierId}`);
      const shown = readers.getByRole("article", { name: title });
      await expectVisible(shown.getByText("Shared: reported and approved"), shown.getByText("Confirmed", { exact: true }));
      await expectAccessible(readers);
    },
  );

  test(
    "several are rejected at once by who has the evidence of each in sight, and opened again",
    { timeout: 90_000 },
    async ({ visit }) => {
      const mark = randomUUID().slice(0, 8);
      const { accessKey, externalUserId } = await anExternalUser(db, { name: `Salma Thorvald-Ruiz ${mark}` });
      const link = await openLink(accessKey);
      const titles: string[] = [];
      for (const piece of ["The first letter", "The second letter"]) {
        const evidence = { title: `${piece} ${mark}`, type: "article", url: `https://page.example/${mark}` };
        const { id } = await asReporter<{ id: string }>(link, "createIncidentEvidence", "POST", evidence);
        const report = { ...aReport(`${piece} ${mark}`), evidenceIds: [id] };
        await asReporter(link, "createBehaviorIncident", "POST", report);
        titles.push(String(report["title" as keyof typeof report]));
      }
      const { page } = await visit(screen, { as: "staff" });
      await page.goto(`/admin/moderation?reporterId=${externalUserId}`);
      const select = async () => {
        for (const title of titles) await page.getByRole("checkbox", { name: `Select “${title}”` }).click();
      };
      // Pressed twice, sent once.
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));
      await select();
      await page.getByRole("button", { name: "Tag", exact: true }).click();
      const tagging = page.getByRole("dialog", { name: "Tag 2 reports" });
      await tagging.getByLabel("Tag").fill(`letters ${mark}`);
      await tagging.getByRole("button", { name: "Tag", exact: true }).dblclick();
      await expectVisible(page.getByText("2 reports tagged"));
      expect(sent.filter((url) => url.includes("tagBehaviorIncidents"))).toHaveLength(1);
      await select();
      await page.getByRole("button", { name: "Reject all" }).click();
      const dialog = page.getByRole("dialog", { name: "Reject 2 reports" });
      for (const [index, title] of titles.entries()) {
        const report = dialog.getByRole("article", { name: title });
        const piece = `The ${index === 0 ? "first" : "second"} letter ${mark}`;
        await expectVisible(report.getByText(piece, { exact: true }), report.getByText("Article", { exact: true }));
        await expectVisible(report.getByRole("link", { name: `https://page.example/${mark}` }));
      }
      await dialog.getByRole("radio", { name: "Cannot be verified" }).press("Space");
      await dialog.getByLabel("Reason").fill("Neither page can be opened");
      await expectAccessible(page);
      await expectToFit(page);
      await dialog.getByRole("button", { name: "Reject 2 reports" }).click();
      await expectVisible(page.getByText("2 rejected"));
      await page.getByRole("button", { name: "Undo" }).click();
      await expectVisible(page.getByRole("button", { name: titles[0] ?? "" }));
    },
  );

  test("a link that may not submit does not say that it may", async ({ visit }) => {
    const { accessKey } = await anExternalUser(db, { permissions: [] });
    const { page } = await visit(screen);
    await page.goto(`/external/${accessKey}`);
    await expectVisible(page.getByRole("heading", { level: 1, name: "What became of your reports" }));
    await expectVisible(page.getByText("who has it can read your reports."));
    await expectAccessible(page);
    await expectToFit(page);
  });

  test.skipIf(screen.width < 1024)("a report opened far down stays beside its line", { timeout: 60_000 }, async ({ visit }) => {
    const { accessKey, externalUserId } = await anExternalUser(db);
    const link = await openLink(accessKey);
    for (let sent = 0; sent < 9; sent += 1)
      await asReporter(link, "createBehaviorIncident", "POST", { ...aReport(randomUUID()), evidenceIds: [] });
    const { page } = await visit(screen, { as: "staff" });
    await page.goto(`/admin/moderation?reporterId=${externalUserId}`);
    const line = page.locator("[data-case]").nth(8).getByRole("button");
    await line.click();
    await expectFocus(page, (place) => place?.id === "case-title");
    const box = await line.boundingBox();
    expect(box?.y).toBeGreaterThan(90);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
  });

  test("a question whose code comes late gives the focus back, though nothing has it by then", async ({ visit }) => {
    const name = `Ottoline Brandt-Adeyemi ${randomUUID().slice(0, 8)}`;
    await anExternalUser(db, { name });
    const { page } = await visit(screen, { as: "staff" });
    const held: (() => Promise<void>)[] = [];
    await page.route(/\/_build\/(focus-return|alert-dialog-panel)-/, (route) => void held.push(() => route.continue()));
    await page.goto(`/admin/external-users?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Regenerate access key" }).click();
    await expectGone(page.getByRole("menu"));
    await expectFocus(page, (place) => place?.matches("[aria-label^='More for']") === true);
    // As in a browser that focuses no button, and for a moment in every one while a menu goes.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => held.length, { timeout: patience }).toBeGreaterThan(0);
    for (const goOn of held) await goOn();
    await page.getByRole("alertdialog").getByRole("button", { name: "Regenerate" }).click();
    await expectVisible(page.getByRole("dialog", { name: "Personal link" }));
    await expectGone(page.getByRole("alertdialog"));
    await page.keyboard.press("Escape");
    await expectFocus(page, (place) => place?.matches("[aria-label^='More for']") === true);
  });

  test("a rejection is told with its reason; a new key ends the old link", { timeout: 90_000 }, async ({ visit }) => {
    const name = `Farid Lindahl-Osei ${randomUUID().slice(0, 8)}`;
    const { accessKey, externalUserId } = await anExternalUser(db, { name });
    const report = { ...aReport(randomUUID()), evidenceIds: [] };
    await asReporter(await openLink(accessKey), "createBehaviorIncident", "POST", report);
    const title = String(report["title" as keyof typeof report]);
    const reporter = await visit(screen);
    const { page } = reporter;
    // What is open is put out with the old key.
    reporter.expectProblem(/status of 403/);
    await page.goto(`/external/${accessKey}?behaviorIncidentStatus=pending`);
    await expectPath(page, `/external/${accessKey}`);
    const card = page.getByRole("article", { name: title });
    await expectVisible(card.getByText("Pending"));

    const { page: desk } = await visit(screen, { as: "staff" });
    await desk.goto(`/admin/moderation?reporterId=${externalUserId}`);
    // By keyboard alone.
    await expectVisible(desk.getByRole("button", { name: title }));
    await desk.keyboard.press("j");
    await expectVisible(desk.getByRole("article", { name: title }).getByRole("button", { name: /^Reject/ }));
    await desk.keyboard.press("r");
    const reject = desk.getByRole("form", { name: "Reject" });
    await reject.getByRole("radio", { name: "Cannot be verified" }).press("Space");
    await reject.getByLabel("Reason").fill("No source says so");
    await expectAccessible(desk);
    await reject.getByLabel("Reason").press("Enter");
    await expectGone(reject);
    await page.getByRole("link", { name: /^Rejected/ }).click();
    await expectVisible(card.getByText("Cannot be verified").first(), card.getByText("No source says so"));
    await expectAccessible(page);

    await desk.goto("/admin/external-users");
    await desk.getByRole("button", { name: `More for ${name}` }).click();
    await desk.getByRole("menuitem", { name: "Regenerate access key" }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Regenerate" }).click();
    const link = desk.getByRole("dialog", { name: "Personal link" });
    const url = await link.getByTestId("access-url").innerText();
    await expectAccessible(desk);
    await expectToFit(desk);
    expect(url).not.toContain(accessKey);
    // One dialog took the place of another, and the menu that began it is gone: its button has the focus again.
    await desk.keyboard.press("Escape");
    await expectFocus(desk, (place) => /^More for /.test(place?.getAttribute("aria-label") ?? ""));
    await page.goto(`/external/${accessKey}`);
    await expectPath(page, "/");
    await page.goto(new URL(url).pathname);
    await expectPath(page, new URL(url).pathname);
    await expectVisible(page.getByRole("heading", { name: "Your reports" }));
  });
});
