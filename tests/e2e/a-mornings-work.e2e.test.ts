import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { grant } from "#app/features/billing/credits.server.ts";
import type { WorkspaceFileSystem } from "#app/features/dossiers/file-system.ts";
import { asWorkspaceId } from "#app/server/context.ts";
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectToFit,
  expectVisible,
  isNarrow,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { aDemoDossier, delivered, latestSearch } from "#tests/support/demo-dossier.ts";
import { asOwner, demoWorkspaceId } from "#tests/support/running-product.ts";
import { unpack } from "#tests/support/unpack.ts";
import { workedProduct } from "#tests/support/worked-product.ts";

const run = promisify(execFile);
let folder = "";
type Prepared = { name: string; dossierId: string; address: string; titles: string[] };
const prepared: Prepared[] = [];
const product = workedProduct();
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "attest-morning-"));
  // Other journeys spend the month's credits as well.
  const workspaceId = asWorkspaceId(await demoWorkspaceId());
  await grant(product.db, { workspaceId, amount: 1_200, reference: "morning-journey", now: new Date() });
  for (const { name, folderName } of mornings) {
    const made = await aDemoDossier(name);
    await asOwner("createFolder", "POST", { name: folderName });
    const dossier = await delivered(made.dossierId);
    const finding = dossier.behavior_incidents.find(({ standing }) => standing === "finding");
    const passage = finding?.passages[0];
    if (!finding || !passage) throw new Error("The demo's subject has no finding");
    // What colleagues wrote: the same event again, and another one.
    const written = ["Told of by a neighbour", "Told of by a baker"];
    for (const title of written) {
      await asOwner("createMemberBehaviorIncident", "POST", {
        dossierId: made.dossierId,
        idempotencyKey: randomUUID(),
        title,
        summary: "What the neighbours had heard is in the report that is quoted.",
        description: "I was told of it and read the report.",
        evidence: [{ title: "The report", type: "article", sourceId: passage.source_id, quotation: passage.text }],
      });
    }
    prepared.push({ name, ...made, titles: [finding.title, ...written] });
  }
}, 150_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A dossier and a folder for each screen. */
const mornings = [
  { name: "Corwin Stedge", folderName: "Morning at the quay" },
  { name: "Tadeo Brannick", folderName: "Morning at the pier" },
];

async function decide(page: Page, title: string, verdict: "Confirm" | "Dispute", reason: string): Promise<void> {
  const card = page.getByRole("article", { name: title });
  await card.getByRole("button", { name: verdict, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: verdict });
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: verdict, exact: true }).click();
  await expectGone(dialog);
  await expectVisible(card.getByText(verdict === "Confirm" ? "Confirmed" : "Disputed", { exact: true }));
}

describe.each(screens)("a morning's work at $name", (screen) => {
  test(
    "opened by the palette, searched again, decided, merged, filed away; a report, its check by somebody else, the evidence",
    { timeout: 240_000 },
    async ({ visit }) => {
      const morning = prepared[screens.indexOf(screen)];
      if (!morning) throw new Error("There is no dossier for this screen");
      const { name, dossierId, address, titles } = morning;
      const [found = "", same = "", another = ""] = titles;
      const { folderName } = mornings[screens.indexOf(screen)] ?? { folderName: "" };
      const { page } = await visit(screen, { as: "owner" });
      const { page: colleague } = await visit(screen, { as: "member" });
      const { keyboard } = page;
      await page.goto(`/${demoWorkspace.slug}`);
      await keyboard.press("Control+k");
      const palette = page.getByRole("dialog", { name: "Go to or do" });
      await palette.getByRole("combobox").fill(name);
      await palette.getByRole("option", { name }).first().click();
      // Other journeys have dossiers about the same person in this workspace: one of them may stand first.
      await expectPath(page, new RegExp(`^/${demoWorkspace.slug}/dossiers/`));
      await page.goto(address);
      await colleague.goto(address);

      // Searched again: what is known already is not recorded twice.
      const cards = page.getByRole("region", { name: "Incidents", exact: true }).getByRole("article");
      await expectVisible(cards.first());
      const count = await cards.count();
      const { runId } = await latestSearch(dossierId);
      await page.getByRole("button", { name: "Search again" }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: /^Search for 25 credits$/ })
        .click();
      await expect.poll(async () => (await latestSearch(dossierId)).runId, { timeout: patience }).not.toBe(runId);
      await delivered(dossierId);
      await expectGone(page.getByRole("button", { name: "Cancel search" }));
      expect(await cards.count()).toBe(count);
      await expectVisible(page.getByText(/^Searched again on .+ read, nothing new was found\.$/));

      // Two confirmed, one disputed, two of them one event. A colleague sees it happen.
      await decide(page, found, "Confirm", "Read the court's report");
      await decide(page, same, "Confirm", "The same report says so");
      await decide(page, another, "Dispute", "The baker was abroad");
      for (const title of [found, same]) {
        await page.getByRole("article", { name: title }).getByRole("button", { name: "Compare" }).click();
      }
      await page.getByRole("button", { name: "They are one event: merge" }).click();
      const merging = page.getByRole("dialog", { name: "Merge two incidents" });
      await merging.getByRole("radio", { name: found }).click();
      await merging.getByLabel("Reason").fill("One evening, told twice");
      await merging.getByRole("button", { name: "Merge", exact: true }).click();
      await expectGone(merging);
      for (const one of [page, colleague]) {
        const event = one.getByRole("article", { name: found });
        await expectVisible(
          event.getByRole("region", { name: "Merged into this event" }).getByText(same),
          one.getByRole("article", { name: another }).getByText("Disputed", { exact: true }),
        );
      }
      await expectAccessible(page);
      await expectToFit(page);

      // Filed away by the keyboard.
      if (isNarrow(screen)) await page.getByRole("button", { name: "Toggle sidebar" }).click();
      const tree = page.getByRole("tree");
      await page.getByLabel("Search folders and dossiers").fill(name);
      // The one of this page: other journeys have dossiers about the same person.
      const item = tree.getByRole("treeitem", { name: new RegExp(`^${name}`) }).and(page.locator('[aria-current="page"]'));
      await item.focus();
      await keyboard.press("Shift+F10");
      await page.getByRole("menuitem", { name: "Move to…" }).press("Enter");
      const moving = page.getByRole("dialog", { name: /^Move/ });
      await moving.getByRole("combobox").fill(folderName);
      await expectVisible(moving.getByRole("option", { name: new RegExp(folderName) }));
      await keyboard.press("Enter");
      await expectGone(moving);
      const files = await asOwner<WorkspaceFileSystem>("getWorkspaceFileSystem", "GET");
      const folderId = files.folders.find((one) => one.name === folderName)?.id;
      expect(folderId).toBeDefined();
      await expect
        .poll(
          async () => {
            const { dossiers } = await asOwner<WorkspaceFileSystem>("getWorkspaceFileSystem", "GET");
            return dossiers.find(({ id }) => id === dossierId)?.folder_id;
          },
          { timeout: patience },
        )
        .toBe(folderId);
      if (isNarrow(screen)) await keyboard.press("Escape");

      // The report.
      const menu = page.getByRole("button", { name: "Export", exact: true });
      await menu.click();
      await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
      const dialog = page.getByRole("dialog", { name: "Report" });
      await expectVisible(dialog);
      const download = dialog.getByRole("link", { name: "Download" }).first();
      await dialog.getByRole("button", { name: "Make a report for 250 credits" }).dblclick();
      await download.waitFor({ timeout: 90_000 });
      expect(await dialog.getByRole("link", { name: "Download" }).count()).toBe(1);
      await expectAccessible(page);
      await expectToFit(page);
      const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
      expect(file.suggestedFilename()).toMatch(/^attest-report-[0-9A-Z-]+\.pdf$/);
      const pdf = path.join(folder, `${screen.width}.pdf`);
      await file.saveAs(pdf);
      const code = file.suggestedFilename().slice("attest-report-".length, -".pdf".length);

      // Somebody who holds the file, and has no account.
      const { page: other } = await visit(screen);
      await other.goto(`/verify/${code}`);
      await expectVisible(other.getByText("Everything in it still stands"));
      expect(await other.content()).not.toContain(name.split(" ").at(-1));
      const chooser = other.locator("input[type=file]");
      await chooser.setInputFiles(pdf);
      await expectVisible(other.getByText("The file is unaltered"));
      const altered = path.join(folder, "altered.pdf");
      await writeFile(altered, Buffer.concat([await readFile(pdf), Buffer.from("x")]));
      await chooser.setInputFiles(altered);
      await expectVisible(other.getByText("This is not the report as it was made"));
      await expectAccessible(other);
      await expectToFit(other);

      await page.keyboard.press("Escape");
      await menu.click();
      const [bundle] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: "Evidence bundle (ZIP)" }).click(),
      ]);
      const zip = path.join(folder, `${screen.width}.zip`);
      await bundle.saveAs(zip);
      const names = await unpack(await readFile(zip), path.join(folder, String(screen.width)));
      const at = path.join(folder, String(screen.width), path.dirname(names[0] ?? ""));
      const { stdout } = await run("sha256sum", ["-c", "SHA256SUMS"], { cwd: at });
      expect(stdout.trim().split("\n").length).toBe(names.length - 1);
    },
  );
});
