import { randomUUID } from "node:crypto";
import { connect } from "node:net";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";

import type { Database } from "#app/db/db.server.ts";
import { behaviorIncidents, externalUsers, moderationCases, reportEvidence, userPermissions } from "#app/db/schema/index.ts";
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
import { aUser } from "#tests/support/makers.ts";
import { runningProduct } from "#tests/support/product.ts";
import { anExternalUser, aReport, asReporter, openLink } from "#tests/support/reporter-area.ts";
import { givePassword, openProductDatabase } from "#tests/support/running-product.ts";
import { ownPageHeaders, signInByCall } from "#tests/support/server-call.ts";

let db: Database;
let close: () => Promise<void>;
beforeAll(() => {
  ({ db, close } = openProductDatabase());
});
afterAll(() => close());

const password = "two-harbours-at-dawn";
const markup = `<img src=x onerror="document.title='ran'"><script>document.title='ran'</script>`;
const formula = `=HYPERLINK("https://elsewhere.example","see")`;
const rightToLeft = "צעק קללות לעבר המתפללים";

/** A moderator of their own, so that what happens to them happens to nobody else. */
async function aModerator() {
  const { userId } = await aUser(db, {
    firstName: "Ottoline",
    lastName: `Marsh-Adeyemi-${randomUUID().slice(0, 6)}`,
    permissions: { useApp: false, moderateBehaviorIncidents: true },
  });
  await givePassword(db, userId, password);
  return { userId, session: await signInByCall(`${userId}@harbour.example`, password) };
}

async function aPendingReport(given: Record<string, unknown> = {}) {
  const { accessKey, externalUserId } = await anExternalUser(db, { name: `Tomas Eberhardt-Nwosu ${randomUUID().slice(0, 8)}` });
  const reporter = await openLink(accessKey);
  const report = { ...aReport(randomUUID()), ...given };
  const sent = await asReporter<{ incidentId: string }>(reporter, "createBehaviorIncident", "POST", report);
  return { accessKey, externalUserId, reporter, incidentId: sent.incidentId, title: String(report["title" as never]) };
}

describe.each(screens)("bad luck and bad input at $name", (screen) => {
  test("what a reporter wrote is text everywhere, whatever it looks like", { timeout: 90_000 }, async ({ visit }) => {
    const { accessKey, externalUserId, title } = await aPendingReport({
      subjectDetails: `${formula} ${markup}`,
      title: `${formula} ${randomUUID().slice(0, 8)}`,
      summary: `${markup} ${"long".repeat(300)}`.slice(0, 900),
      description: `${rightToLeft}\n${markup}\n${"x".repeat(2_000)}`,
      location: markup,
    });
    const { page } = await visit(screen);
    await page.goto(`/external/${accessKey}?behaviorIncidentStatus=pending`);
    await expectVisible(page.getByRole("article", { name: title }));
    await expectToFit(page);
    expect(await page.title()).not.toBe("ran");

    const { page: desk } = await visit(screen, { as: "staff" });
    await desk.goto(`/admin/moderation?reporterId=${externalUserId}`);
    await desk.getByRole("button", { name: title }).click();
    const panel = desk.getByRole("article", { name: title });
    await expectVisible(panel.getByText(markup, { exact: false }).first(), panel.getByText(rightToLeft, { exact: false }));
    await expectAccessible(desk);
    await expectToFit(desk);
    expect(await desk.title()).not.toBe("ran");
  });

  test(
    "a link put out while its reporter types: nothing typed is lost, and the page says why",
    { timeout: 90_000 },
    async ({ visit }) => {
      const { accessKey, externalUserId } = await anExternalUser(db, { name: `Ludmila Ferreira-Holt ${screen.name}` });
      const reporter = await visit(screen);
      const { page } = reporter;
      await page.goto(`/external/${accessKey}`);
      await page.getByRole("button", { name: "New report" }).click();
      const form = page.getByRole("form", { name: "New report" });
      await form.locator("[name=subjectName]").fill("Dorian Velasquez-Hume");
      await form.locator("[name=summary]").fill("He shouted at people.");

      const { page: desk } = await visit(screen, { as: "staff" });
      await desk.goto(`/admin/external-users?q=${encodeURIComponent(`Ludmila Ferreira-Holt ${screen.name}`)}`);
      await desk
        .getByRole("button", { name: /^Deactivate/ })
        .first()
        .click();
      await expect
        .poll(async () => (await db.select().from(externalUsers).where(eq(externalUsers.id, externalUserId)))[0]?.isActive)
        .toBe(false);

      await expectVisible(page.getByText("This link is inactive"), form.getByText("It cannot be sent now"));
      expect(await form.locator("[name=subjectName]").inputValue()).toBe("Dorian Velasquez-Hume");
      expect(await form.getByRole("button", { name: "Send the report" }).isDisabled()).toBe(true);
      await expectAccessible(page);
      await expectToFit(page);
      await page.reload();
      await expect.poll(() => form.locator("[name=summary]").inputValue(), { timeout: patience }).toBe("He shouted at people.");
      // On a narrow screen the toast lies over the button, and stays for as long as a pointer rests on it.
      await desk.mouse.move(1, 1);
      await expectGone(desk.locator("[data-sonner-toast]"));
      await desk
        .getByRole("button", { name: /^Activate/ })
        .first()
        .click();
      await expectGone(page.getByText("This link is inactive"));
      await expect
        .poll(() => form.getByRole("button", { name: "Send the report" }).isDisabled(), { timeout: patience })
        .toBe(false);
    },
  );

  test(
    "two moderators: who begins first has it, the other is told, and a second decision is refused",
    { timeout: 90_000 },
    async ({ visit }) => {
      const { externalUserId, title, incidentId } = await aPendingReport();
      const [first, second] = [await aModerator(), await aModerator()];
      const one = await visit(screen, { session: first.session });
      const other = await visit(screen, { session: second.session });
      for (const { page } of [one, other]) {
        await page.goto(`/admin/moderation?reporterId=${externalUserId}&case=${incidentId}`);
        await expectVisible(page.getByRole("article", { name: title }));
      }
      await one.page
        .getByRole("button", { name: /^Reject/ })
        .first()
        .click();
      const form = one.page.getByRole("form", { name: "Reject" });
      await expectVisible(form, other.page.getByText(/^Ottoline .* is deciding this report$/));
      await expectGone(other.page.getByRole("button", { name: "Approve", exact: true }));
      await expectAccessible(other.page);
      await form.getByRole("radio", { name: "Cannot be verified" }).click();
      await form.getByLabel("Reason").fill("No source says so");
      // Pressed twice, it is decided once.
      await form.getByRole("button", { name: "Reject" }).dblclick();
      await expectGone(form);
      await expectVisible(other.page.getByRole("article", { name: title }).getByText("Rejected", { exact: true }).first());
      const [row] = await db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, incidentId));
      expect(row?.status).toBe("rejected");
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from moderation_decisions where incident_id = ${incidentId}`,
      );
      expect(rows[0]?.n).toBe(1);
    },
  );

  test(
    "a permission taken away in the middle of a decision: it is refused, told, and leads away",
    { timeout: 90_000 },
    async ({ visit }) => {
      const { externalUserId, title, incidentId } = await aPendingReport();
      const moderator = await aModerator();
      const { page, expectProblem } = await visit(screen, { session: moderator.session });
      expectProblem(/status of 40[13]/);
      await page.goto(`/admin/moderation?reporterId=${externalUserId}&case=${incidentId}`);
      await expectVisible(page.getByRole("article", { name: title }));
      await page
        .getByRole("button", { name: /^Reject/ })
        .first()
        .click();
      const form = page.getByRole("form", { name: "Reject" });
      await form.getByRole("radio", { name: "Cannot be verified" }).click();
      await form.getByLabel("Reason").fill("No source says so");
      await db
        .update(userPermissions)
        .set({ moderateBehaviorIncidents: false })
        .where(eq(userPermissions.userId, moderator.userId));
      await form.getByRole("button", { name: "Reject" }).click();
      await expectVisible(page.getByText("Your account does not have the permission for this").first());
      expect(await form.getByLabel("Reason").inputValue()).toBe("No source says so");
      const [row] = await db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, incidentId));
      expect(row?.status).toBe("pending");
      await page.goto("/admin/moderation");
      await expectPath(page, /^\/(?!admin)/);
    },
  );
});

test("an upload that breaks off leaves nothing, and the next one is taken", { timeout: 60_000 }, async () => {
  const { accessKey, externalUserId } = await anExternalUser(db);
  const cookie = await openLink(accessKey);
  const { address } = runningProduct();
  const { hostname, port } = new URL(address);
  const bytes = Buffer.alloc(400_000, "He said it twice. ");
  const headers = {
    ...ownPageHeaders(address),
    host: `${hostname}:${port}`,
    cookie,
    "content-type": "text/plain",
    "x-file-name": "notes.txt",
    "x-evidence-title": "Notes",
    "x-evidence-type": "other",
  };
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST /api/external/evidence HTTP/1.1\r\n${head}content-length: ${bytes.length}\r\n\r\n`);
      socket.write(bytes.subarray(0, 100_000), () => socket.destroy());
    });
    socket.once("close", () => resolve());
    socket.once("error", reject);
  });
  const kept = () => db.select().from(reportEvidence).where(eq(reportEvidence.externalUserId, externalUserId));
  const send = (body: Buffer) =>
    fetch(`${address}/api/external/evidence`, {
      method: "POST",
      headers: { ...headers, "content-length": String(body.length) },
      body: new Uint8Array(body),
    });
  expect((await send(Buffer.alloc(21 * 1024 * 1024, 65))).status).toBe(413);
  const whole = await send(bytes);
  expect(whole.status, await whole.text()).toBe(201);
  // The one that came whole, alone: what broke off before it would have been there first.
  expect((await kept()).map(({ byteSize }) => byteSize)).toEqual([bytes.length]);
  expect(
    await db
      .select()
      .from(moderationCases)
      .where(sql`${moderationCases.incidentId} is null`),
  ).toEqual([]);
});
