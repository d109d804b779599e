import { afterAll, beforeAll, describe, expect } from "vitest";

import { utcDay } from "#app/ui/date-words.ts";
import { demoWorkspace } from "#app/db/demo/manifest.ts";
import type { Dossier } from "#app/features/dossiers/dossiers.server.ts";
import type { SourceRecord } from "#app/features/sources/source-view.ts";
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
import { aDemoDossier, delivered } from "#tests/support/demo-dossier.ts";
import { asOwner, type RunningWorker, startWorker } from "#tests/support/running-product.ts";

let worker: RunningWorker | undefined;
let address: string;
let dossier: Dossier;
beforeAll(async () => {
  worker = await startWorker();
  const made = await aDemoDossier("Tadeo Brannick");
  address = made.address;
  dossier = await delivered(made.dossierId);
}, 90_000);
afterAll(() => worker?.stop());

/** White space is laid out anew on the screen. */
const flat = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

describe.each(screens)("evidence at $name", (screen) => {
  test("each claim opens the archived page at its passage, with what it takes to check it", async ({ visit }) => {
    const { page } = await visit(screen, { as: "member" });
    const [incident] = dossier.behavior_incidents;
    const sentence = incident?.sentences.find(({ part }) => part === "summary");
    const passage = incident?.passages.find(({ id }) => id === sentence?.passage_id);
    if (!incident || !sentence || !passage) throw new Error("The demo's incident has no claim with a passage");
    const source = await asOwner<SourceRecord>("getSourceById", "GET", { sourceId: passage.source_id, at: passage.start });

    await page.goto(address);
    const card = page.getByRole("article", { name: incident.title });
    await expectVisible(card);
    await expectVisible(card.getByText(/^Unreviewed/));
    await expectToFit(page);
    for (const summary of await card.locator("summary").all()) await summary.click();
    await card.getByRole("button", { name: /^Show what the sources say/ }).click();
    await expectVisible(
      card.getByRole("region", { name: "Evidence for" }),
      card.getByRole("region", { name: "Evidence", exact: true }),
    );
    await expectAccessible(page);

    // The passage that is quoted is marked, and in sight.
    const claim = card.getByRole("region", { name: "Summary" }).getByRole("button").filter({ hasText: sentence.text }).first();
    const dialog = page.getByRole("dialog", { name: source.title });
    const marked = dialog.locator("mark");
    await claim.click();
    await expectVisible(marked);
    const quoted = await marked.evaluateAll((marks) => marks.map((mark) => mark.textContent).join(" "));
    expect(flat(quoted)).toBe(flat(passage.text));
    const box = await marked.first().boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + 10).toBeLessThan(screen.height);
    await expectVisible(
      dialog.getByText(utcDay(new Date(source.archived_at))),
      dialog.getByText(source.sha256.slice(0, 12)),
      dialog.getByText("Unchanged since it was archived"),
    );
    expect(await dialog.innerText()).not.toContain("undefined");
    const live = dialog.getByRole("link", { name: "Live page" });
    expect(await live.getAttribute("href")).toBe(source.url);
    expect(await live.getAttribute("rel")).toContain("noreferrer");
    await expectAccessible(page);
    await expectToFit(page);

    await page.keyboard.press("Escape");
    await expectGone(dialog);
    await expect.poll(() => claim.evaluate((element) => element === document.activeElement), { timeout: patience }).toBe(true);

    // The same from the list of evidence; and on to the source's own page, at the same passage.
    await claim.press("Enter");
    await expectVisible(dialog);
    await dialog.getByRole("link", { name: "Open the source" }).click();
    await expectPath(page, `/${demoWorkspace.slug}/library/${passage.source_id}`);
    await expectVisible(page.getByRole("heading", { name: source.title, level: 1 }), page.locator("mark"));
    const onPage = await page.locator("mark").evaluateAll((marks) => marks.map((mark) => mark.textContent).join(" "));
    expect(flat(onPage)).toBe(flat(passage.text));
    await expectAccessible(page);
    await expectToFit(page);
    await page.goBack();
    await expectPath(page, address);
    await expectVisible(card);
  });
});
