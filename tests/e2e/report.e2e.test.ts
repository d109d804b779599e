import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect } from "vitest";

import { grant } from "#app/features/billing/credits.server.ts";
import { asWorkspaceId } from "#app/server/context.ts";
import { expectAccessible, expectToFit, expectVisible, screens, test } from "#tests/support/browser.ts";
import { aDemoDossier, delivered } from "#tests/support/demo-dossier.ts";
import {
  asOwner,
  demoWorkspaceId,
  openProductDatabase,
  type RunningWorker,
  startWorker,
} from "#tests/support/running-product.ts";
import { unpack } from "#tests/support/unpack.ts";

const run = promisify(execFile);
let worker: RunningWorker | undefined;
let folder = "";
let address = "";
beforeAll(async () => {
  worker = await startWorker();
  folder = await mkdtemp(path.join(os.tmpdir(), "attest-report-journey-"));
  const { db, close } = openProductDatabase();
  // Other journeys spend the month's credits as well.
  const workspaceId = asWorkspaceId(await demoWorkspaceId());
  await grant(db, { workspaceId, amount: 600, reference: "report-journey", now: new Date() });
  await close();
  const made = await aDemoDossier("Corwin Stedge");
  address = made.address;
  const dossier = await delivered(made.dossierId);
  const finding = dossier.behavior_incidents.find(({ standing }) => standing === "finding");
  if (!finding) throw new Error("The demo's subject has no finding");
  await asOwner("reviewBehaviorIncident", "POST", {
    incidentId: finding.id,
    verdict: "confirm",
    reason: "Read the court's report",
  });
});
afterAll(async () => {
  await worker?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(screens)("out of the app at $name", (screen) => {
  test(
    "a report is made, downloaded and verified by somebody else; the evidence bundle passes sha256sum",
    { timeout: 180_000 },
    async ({ visit }) => {
      const { page } = await visit(screen, { as: "owner" });
      await page.goto(address);
      const menu = page.getByRole("button", { name: "Export", exact: true });
      await menu.click();
      await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
      const dialog = page.getByRole("dialog", { name: "Report" });
      await expectVisible(dialog);
      // The second screen finds the one that the first has made.
      const download = dialog.getByRole("link", { name: "Download" }).first();
      if (screen === screens[0]) await dialog.getByRole("button", { name: "Make a report for 250 credits" }).click();
      await download.waitFor({ timeout: 90_000 });
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
      expect(await other.content()).not.toContain("Stedge");
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
