import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { dossiers, mailMessages, users } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
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
import { aUser } from "#tests/support/makers.ts";
import { aDossierAbout, aRecordedPerson } from "#tests/support/rights-area.ts";
import { asOwner, demoWorkspaceId, givePassword, sessionOf } from "#tests/support/running-product.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { callServer, signInByCall } from "#tests/support/server-call.ts";
import { workedProduct } from "#tests/support/worked-product.ts";

const product = workedProduct();

async function giveReason(page: Page, title: string, submit: string, reason: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: submit, exact: true }).click();
  await expectFieldMessage(dialog.getByLabel("Reason"), "A reason is required");
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: submit, exact: true }).click();
  await expectGone(dialog);
}

describe.each(screens)("administration at $name", (screen) => {
  test("somebody on the waitlist is given access, is told, and gets in", { timeout: 120_000 }, async ({ visit }) => {
    const lastName = `Okafor-Lindgren-${randomUUID().slice(0, 8)}`;
    const { userId } = await aUser(product.db, { firstName: "Sunniva", lastName, permissions: { useApp: false } });
    const password = "two-harbours-at-dawn";
    await givePassword(product.db, userId, password);
    const email = `${userId}@harbour.example`;

    const waiting = await visit(screen);
    await signIn(waiting.page, { email, password });
    await expectPath(waiting.page, "/waitlist");

    const { page } = await visit(screen, { as: "staff" });
    await page.goto("/admin");
    await expectPath(page, "/admin/users");
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Search users" }).fill(lastName);
    await expect.poll(() => page.getByRole("status").first().innerText(), { timeout: patience }).toBe("1 shown");
    await page.getByRole("button", { name: `Manage Sunniva ${lastName}` }).click();
    const drawer = page.getByRole("dialog", { name: `Sunniva ${lastName}` });
    await drawer.getByRole("switch", { name: "Use the app" }).click();
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Save" }).click();
    await giveReason(page, "Change permissions", "Change", "Known to the trust");
    await expectVisible(drawer.getByText("Given: Use the app"));
    await expectToFit(page);

    // Their open session has it at once, and a mail says so.
    await waiting.page.reload();
    await expectPath(waiting.page, "/app");
    await expect
      .poll(async () => (await product.db.select().from(mailMessages).where(eq(mailMessages.recipient, email))).length, {
        timeout: patience,
      })
      .toBe(1);

    await drawer.getByRole("button", { name: "Suspend" }).click();
    await giveReason(page, "Suspend this account", "Suspend", "Asked for it by telephone");
    await expectVisible(drawer.getByRole("button", { name: "End the suspension" }));
    await waiting.page.reload();
    await expectPath(waiting.page, "/sign-in");
    const [row] = await product.db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId));
    expect(row?.suspendedAt).not.toBeNull();

    // Who reads the trail finds the person by their name, and why it was done.
    await page.goto("/admin/audit");
    await page.getByLabel("Whom").fill(lastName);
    await page.getByRole("radio", { name: new RegExp(lastName) }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expectVisible(page.getByText("Reason: Asked for it by telephone"), page.getByText("Reason: Known to the trust"));
    await expect.poll(() => new URL(page.url()).searchParams.get("whom"), { timeout: patience }).toBe(userId);
    await expectAccessible(page);
    await expectToFit(page);
  });

  test("two subjects are merged and taken apart again", { timeout: 120_000 }, async ({ visit }) => {
    const mark = randomUUID()
      .replaceAll(/[^a-f]/g, "")
      .padEnd(6, "e")
      .slice(0, 6);
    const [keptName, goneName] = [`Ximena Torvald-Bar${mark}`, `Jimena Torvald-Bar${mark}`];
    const aDossier = async (name: string) => {
      const { dossierId } = await asOwner<{ dossierId: string }>("createDossier", "POST", {
        idempotencyKey: newId(),
        name,
        facts: {},
      });
      return dossierId;
    };
    const kept = await aDossier(keptName);
    const gone = await aDossier(goneName);
    const subjectOf = async (id: string) =>
      (await product.db.select({ id: dossiers.subjectId }).from(dossiers).where(eq(dossiers.id, id)))[0]?.id;
    const [keptId, goneId] = [await subjectOf(kept), await subjectOf(gone)];

    const { page } = await visit(screen, { as: "staff" });
    await page.goto(`/admin/subjects?q=${encodeURIComponent(keptName)}`);
    await page.getByRole("button", { name: `Open ${keptName}` }).click();
    const drawer = page.getByRole("dialog", { name: keptName });
    await expectAccessible(page);
    // Why not is said before a reason is asked for.
    expect(await drawer.getByRole("button", { name: "Delete", exact: true }).isDisabled()).toBe(true);
    await expectVisible(drawer.getByText("A dossier uses this subject, so it cannot be deleted"));
    await drawer.getByRole("button", { name: "Merge with another" }).click();
    const dialog = page.getByRole("dialog", { name: "Merge with another" });
    await dialog.getByRole("radio", { name: goneName }).click();
    await expectVisible(dialog.getByRole("region", { name: "What moves" }).getByText("1 dossier", { exact: true }));
    await dialog.getByRole("button", { name: "Merge", exact: true }).click();
    await expectFieldMessage(dialog.getByLabel("Reason"), "A reason is required");
    await expectAccessible(page);
    await dialog.getByLabel("Reason").fill("The same court case");
    await dialog.getByRole("button", { name: "Merge", exact: true }).click();
    await expectGone(dialog);
    await expectVisible(drawer.getByText(`${goneName} was merged into ${keptName}`));
    expect(await subjectOf(gone)).toBe(keptId);
    await expectToFit(page);

    await drawer.getByRole("button", { name: "Undo the merge" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo the merge" }).click();
    await expectVisible(drawer.getByText(/^Undone/));
    expect(await subjectOf(gone)).toBe(goneId);
    expect(await subjectOf(kept)).toBe(keptId);
  });

  test(
    "an incident that staff record is in the person's dossier, and can be held there",
    { timeout: 90_000 },
    async ({ visit }) => {
      const word = randomUUID().slice(0, 8);
      const name = `Ottoline Haddad-B${word.replaceAll(/[^a-f]/g, "")}`;
      const [owner] = await product.db
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.email} like 'thandi.%'`);
      const { subjectId } = await aRecordedPerson(product.db, { name, title: `Known ${word}`, verifiedBy: owner?.id ?? "" });
      const dossierId = await aDossierAbout(product.db, {
        workspaceId: await demoWorkspaceId(),
        subjectId,
        createdBy: owner?.id ?? "",
      });
      const { page } = await visit(screen, { as: "staff" });
      await page.goto(`/admin/subjects?subject=${subjectId}`);
      const drawer = page.getByRole("dialog", { name });
      await expectVisible(drawer.getByText(`Known ${word}`));
      await expectAccessible(page);
      await expectToFit(page);
      await drawer.getByRole("button", { name: "Add an incident" }).click();
      const form = drawer.getByRole("form", { name: "Add an incident" });
      await form.getByRole("button", { name: "Record the incident" }).click();
      await expectFieldMessage(form.getByLabel("Title", { exact: true }), "Title is required");
      await expectFieldMessage(form.getByLabel("What bears it out"), "A reason is required");
      await form.getByLabel("Title", { exact: true }).fill(`Written by staff ${word}`);
      await form.getByLabel("Date").fill("2024-03");
      await form.getByLabel("Summary").fill("The court found that she threatened the congregation.");
      await form.getByLabel("Description").fill("The court found on Monday that she had threatened the congregation.");
      await form.getByLabel("Title of the evidence").fill("The court's release");
      await form.getByLabel("URL").fill("javascript:alert(1)");
      await form.getByLabel("What bears it out").fill("Read the court's release");
      await form.getByRole("button", { name: "Record the incident" }).click();
      await expectFieldMessage(form.getByLabel("URL"), "URL is invalid");
      await expectAccessible(page);
      await form.getByLabel("URL").fill(`https://court.example/${word}`);
      await form.getByRole("button", { name: "Record the incident" }).click();
      await expectGone(form);
      await expectVisible(drawer.getByText(`Written by staff ${word}`));
      await drawer.getByRole("button", { name: `Hold Written by staff ${word}` }).click();
      const hold = page.getByRole("dialog", { name: "Hold this" });
      await hold.getByRole("button", { name: "Hold", exact: true }).click();
      await expectFieldMessage(hold.getByLabel("Last day of the hold"), "Choose the last day of the hold");
      await expectAccessible(page);
      await expectToFit(page);
      await page.keyboard.press("Escape");

      const { page: reader } = await visit(screen, { as: "owner" });
      await reader.goto(`/merrow-harbour-trust/dossiers/${dossierId}`);
      const card = reader.getByRole("article", { name: `Written by staff ${word}` });
      await expectVisible(card.getByText("Confirmed", { exact: true }), card.getByText(/\b2024\b/));
    },
  );

  test(
    "the audit trail is verified; broken by hand in the database it is found broken",
    { timeout: 120_000 },
    async ({ visit }) => {
      const { page } = await visit(screen, { as: "staff" });
      await page.goto("/admin/audit");
      const downloaded = page.waitForEvent("download");
      await page.getByRole("link", { name: "Export CSV" }).click();
      expect((await downloaded).suggestedFilename()).toMatch(/^attest-audit-\d{4}-\d\d-\d\d\.csv$/u);
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole("button", { name: "Verify now" }).click();
      await expectVisible(page.getByText("The log is whole"));
      const { rows } = await product.db.execute<{ sequence: number; action: string }>(
        sql`select sequence::int as sequence, action from audit_entries where chain = 'product' order by sequence desc limit 1`,
      );
      const [last] = rows;
      if (!last) throw new Error("the product's chain has no entry");
      const setAction = async (action: string) => {
        await product.db.transaction(async (tx) => {
          await tx.execute(sql`alter table audit_entries disable trigger all`);
          await tx.execute(
            sql`update audit_entries set action = ${action} where chain = 'product' and sequence = ${last.sequence}`,
          );
          await tx.execute(sql`alter table audit_entries enable trigger all`);
        });
      };
      await setAction("nothing-at-all");
      try {
        await page.getByRole("button", { name: "Verify now" }).click();
        await expectVisible(page.getByText("The log is broken"));
        await expectVisible(
          page.getByText(`The first broken link is entry ${last.sequence} of the product’s own chain: it was altered.`),
        );
      } finally {
        await setAction(last.action);
      }
      await page.getByRole("button", { name: "Verify now" }).click();
      await expectVisible(page.getByText("The log is whole"));
    },
  );
});

test(
  "developer tools are there for who holds debug, open, and are there for nobody else",
  { timeout: 60_000 },
  async ({ visit }) => {
    const [wide] = screens;
    if (!wide) throw new Error("There is no wide screen");
    const { userId } = await aUser(product.db, { firstName: "Ezra", permissions: { useApp: false, debug: true } });
    const password = "two-harbours-at-dawn";
    await givePassword(product.db, userId, password);
    const { page } = await visit(wide, { session: await signInByCall(`${userId}@harbour.example`, password) });
    await page.goto("/waitlist");
    const queries = page.getByRole("button", { name: /^Open Tanstack query devtools$/i });
    await expectVisible(queries, page.getByRole("button", { name: /router devtools/i }));
    await queries.click();
    await expectVisible(page.getByRole("button", { name: /^Close Tanstack query devtools$/i }));

    const { page: other } = await visit(wide, { as: "staff" });
    await other.goto("/admin/users");
    expect(await other.locator(".TanStackRouterDevtools, .tsqd-parent-container").count()).toBe(0);
  },
);

test("who may not is led away", async ({ visit }) => {
  const { page } = await visit(screens[0] ?? { name: "", width: 1440, height: 900 }, { as: "member" });
  for (const path of ["/admin", "/admin/users", "/admin/subjects", "/admin/audit"]) {
    await page.goto(path);
    await expectPath(page, /^\/merrow-harbour-trust/);
  }
  const answer = await callServer("getUsers", { method: "GET", cookie: sessionOf("member"), data: {} });
  expect(answer.status).toBe(403);
});
