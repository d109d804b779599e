import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "drizzle-orm";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { allegationLabel } from "#app/features/incidents/allegation-words.ts";
import type { Dossier } from "#app/features/dossiers/dossiers.server.ts";
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
import { aDemoDossier, delivered, readDossier } from "#tests/support/demo-dossier.ts";
import { openProductDatabase, type RunningWorker, startWorker } from "#tests/support/running-product.ts";

let worker: RunningWorker | undefined;
/** One dossier a screen, searched while the worker runs. */
const dossiers = new Map<string, { address: string; dossier: Dossier }>();
beforeAll(async () => {
  worker = await startWorker();
  for (const { name } of screens) {
    const { address, dossierId } = await aDemoDossier("Corwin Stedge");
    dossiers.set(name, { address, dossier: await delivered(dossierId) });
  }
}, 120_000);
afterAll(() => worker?.stop());

function prepared(screen: { name: string }) {
  const found = dossiers.get(screen.name);
  if (!found) throw new Error("The dossier was not prepared");
  const findings = found.dossier.behavior_incidents.filter(({ standing }) => standing === "finding");
  const [first, second] = findings;
  if (!first || !second) throw new Error("The demo's subject has fewer than two findings");
  return { ...found, findings, first, second };
}

const article = (page: Page, title: string) => page.getByRole("article", { name: title });
const toast = (page: Page, words: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: words });
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
async function expectSearch(page: Page, wanted: Record<string, string>): Promise<void> {
  await expect.poll(() => searchOf(page), { timeout: patience }).toEqual(wanted);
}

/** In a drawer that takes evidence: the source of the library with this title. */
async function chooseSource(drawer: Locator, title: string): Promise<void> {
  await drawer.getByLabel("Search the library").fill(title.split(" ").slice(0, 4).join(" "));
  await drawer.getByRole("list", { name: "Sources" }).getByRole("button").filter({ hasText: title }).first().click();
}

describe.each(screens)("the incidents of a dossier at $name", (screen) => {
  test("are filtered, sorted, and shown by date and place, as the address says", { timeout: 90_000 }, async ({ visit }) => {
    const { address, dossier, findings, first } = prepared(screen);
    const { page } = await visit(screen, { as: "owner" });
    const all = dossier.behavior_incidents.length;

    await page.goto(address);
    await expectVisible(article(page, first.title));
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const word = allegationLabel(first.allegation ?? "alleged");
    const sameWord = dossier.behavior_incidents.filter(({ allegation }) => allegation === first.allegation).length;
    await page.getByRole("checkbox", { name: `${word} (${sameWord})` }).click();
    await expectSearch(page, { status: (first.allegation ?? "").replaceAll(" ", "-") });
    await expectVisible(page.getByText(`${sameWord} of ${all} incidents match`));
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expectSearch(page, {});

    // A link shows the same, and what cannot be meant is the usual.
    await page.goto(`${address}?from=1990-01-01&to=1990-12-31&undated=no&sort=title`);
    await expectVisible(page.getByRole("heading", { name: "Nothing matches these filters" }));
    expect(await page.getByRole("article").count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expectSearch(page, { sort: "title" });
    await expectVisible(article(page, first.title));
    const sorted = async () =>
      (
        await page.getByRole("region", { name: "Incidents", exact: true }).getByRole("heading", { level: 3 }).allInnerTexts()
      ).slice(0, findings.length);
    expect(await sorted()).toEqual((await sorted()).toSorted((one, other) => one.localeCompare(other, "en")));
    await page.goto(`${address}?view=map&sort=worst&status=guilty&from=soon`);
    await expectVisible(page.getByRole("tab", { name: "List", selected: true }), article(page, first.title));

    // By the keyboard: the timeline, the oldest first.
    await page.getByRole("tab", { name: "List" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectSearch(page, { view: "timeline" });
    await page.getByLabel("Sort by").selectOption("oldest");
    await expectSearch(page, { view: "timeline", sort: "oldest" });
    const timeline = page.getByRole("list", { name: "Incidents by date, the oldest first" });
    await expectVisible(timeline);
    expect(await timeline.getByRole("listitem").count()).toBe(findings.length);
    const months = await timeline
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(months).toEqual(months.toSorted());
    await page.reload();
    await expectVisible(timeline);
    await expectAccessible(page);
    await expectToFit(page);
    // A caret in what is out of sight would make the browser look through every card at each press.
    await page.getByRole("tab", { name: "List" }).click();
    await expectVisible(article(page, first.title));
    await article(page, first.title)
      .getByRole("heading")
      .first()
      .evaluate((words) => getSelection()?.collapse(words, 0));
    await page.getByRole("tab", { name: "By place" }).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.rangeCount), { timeout: patience }).toBe(0);
    const places = page.getByRole("list", { name: "Incidents by place" });
    await expectVisible(places.getByText(first.location));
    await expectAccessible(page);
    await expectToFit(page);

    // A title leads to the incident itself.
    await places.getByRole("button", { name: first.title }).click();
    await expectSearch(page, { sort: "oldest" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), { timeout: patience }).toBe(`incident-${first.id}`);
  });

  test("take two choices made before the page is drawn again", { timeout: 60_000 }, async ({ visit }) => {
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(`${prepared(screen).address}?view=map`);
    const timeline = page.getByRole("tab", { name: "Timeline" });
    await expectVisible(timeline);
    const sort = await page.getByLabel("Sort by").elementHandle();
    await timeline.evaluate((tab: HTMLElement, select) => {
      tab.click();
      if (!(select instanceof HTMLSelectElement)) throw new Error("There is nothing to sort by");
      select.value = "oldest";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, sort);
    await expectVisible(page.getByRole("list", { name: "Incidents by date, the oldest first" }));
    await expectSearch(page, { view: "timeline", sort: "oldest" });
  });

  test("cover what may distress until it is opened, and remember who wants otherwise", { timeout: 60_000 }, async ({ visit }) => {
    const { address, first } = prepared(screen);
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(address);
    const card = article(page, first.title);
    const words = card.getByRole("region", { name: "Summary" }).getByRole("button");
    const show = card.getByRole("button", { name: /^Show what the sources say\s\(covered, it may be distressing\)$/ });
    await expectVisible(show);
    expect(await words.count()).toBe(0);
    await expectAccessible(page);
    await show.focus();
    await page.keyboard.press("Enter");
    await expectVisible(words);
    const hide = card.getByRole("button", { name: "Cover what the sources say" });
    expect(await hide.getAttribute("aria-expanded")).toBe("true");
    await hide.click();
    await expectGone(words);

    const cover = page.getByRole("switch", { name: "Cover distressing content" });
    expect(await cover.getAttribute("aria-checked")).toBe("true");
    await cover.focus();
    await page.keyboard.press("Space");
    await expectVisible(words);
    await expectGone(page.getByRole("button", { name: /the sources say/ }));
    // As the server draws it, before any script has run.
    const html = await (await page.request.get(address)).text();
    expect(html).toContain('data-covered="false"');
    expect(html).not.toContain("Show what the sources say");
    await page.reload();
    await expectVisible(words);
    await cover.click();
    await expectVisible(show);
    expect(await (await page.request.get(address)).text()).toContain('data-covered="true"');
  });

  test("are compared, merged into one event with a reason, and split again", { timeout: 90_000 }, async ({ visit }) => {
    const { address, dossier, findings, first, second } = prepared(screen);
    const tie = "A language model reads the quoted words as this person's. The rules alone could not tie them.";
    const setTie = async (reason: string | null) => {
      const { db, close } = openProductDatabase();
      await db.execute(sql`update behavior_incidents set standing_reason = ${reason} where id = ${first.id}`).finally(close);
    };
    await setTie(tie);
    const { page } = await visit(screen, { as: "owner" });
    const listed = async () => (await readDossier(dossier.id)).behavior_incidents;
    const cards = page.getByRole("region", { name: "Incidents", exact: true }).getByRole("article");
    await page.goto(address);
    await article(page, first.title).getByRole("button", { name: "Compare", exact: true }).click();
    await expectVisible(page.getByText("is chosen. Press “Compare” on another one."));
    await expectAccessible(page);
    await article(page, second.title).getByRole("button", { name: "Compare", exact: true }).click();
    await expectSearch(page, { compare: `${first.id},${second.id}` });
    const dialog = page.getByRole("dialog", { name: "Compare two incidents" });
    await expectVisible(dialog.getByRole("region", { name: "Date" }), dialog.getByRole("region", { name: "Claims" }));
    await expectAccessible(page);
    await expectToFit(page);
    // The address shows the same to a colleague.
    await page.reload();
    await dialog.getByRole("button", { name: "They are one event: merge" }).click();

    const merging = page.getByRole("dialog", { name: "Merge two incidents" });
    await merging.getByRole("button", { name: "Merge", exact: true }).click();
    // The field stands below what is chosen: it gets the focus, and its message is not left under the buttons.
    const missing = merging.getByText("A reason is required");
    await expectVisible(missing);
    const isInSight = async () => {
      const [message, buttons] = await Promise.all([
        missing.boundingBox(),
        merging.locator("[data-dialog-footer]").boundingBox(),
      ]);
      return (message?.y ?? Infinity) + (message?.height ?? 0) <= (buttons?.y ?? 0);
    };
    await expect.poll(isInSight, { timeout: patience }).toBe(true);
    const hasFocus = () => merging.getByLabel("Reason").evaluate((field) => field === document.activeElement);
    await expect.poll(hasFocus, { timeout: patience }).toBe(true);
    await expectFieldMessage(merging.getByLabel("Reason"), "A reason is required");
    await expectAccessible(page);
    await merging.getByRole("radio", { name: second.title }).click();
    await merging.getByLabel("Reason").fill("Told twice of one evening");
    await merging.getByRole("button", { name: "Merge", exact: true }).click();
    await expectGone(merging);
    const event = article(page, second.title);
    const parts = event.getByRole("region", { name: "Merged into this event" });
    await expectVisible(parts.getByText(first.title), parts.getByText("Told twice of one evening"));
    // What is part of another stays as sure as it was, and whoever reads it is told.
    await expectVisible(parts.getByText("Tied to this person by a language model"), parts.getByText(tie));
    await expect.poll(() => cards.count(), { timeout: patience }).toBe(findings.length - 1);
    // The evidence of both, each source once.
    const sources = new Set([...first.evidence, ...second.evidence].map(({ source, id }) => source?.id ?? id));
    expect(await event.getByRole("region", { name: "Evidence", exact: true }).getByRole("listitem").count()).toBe(sources.size);
    expect((await listed()).find(({ id }) => id === second.id)?.merged.map(({ id }) => id)).toEqual([first.id]);
    await expectAccessible(page);
    await expectToFit(page);

    // Split, merged again from the toast, and split for good.
    await parts.getByRole("button", { name: `Split “${first.title}” off again` }).click();
    await expect.poll(() => cards.count(), { timeout: patience }).toBe(findings.length);
    await toast(page, "Split into two incidents again").getByRole("button", { name: "Undo" }).click();
    await expectVisible(parts);
    await parts.getByRole("button", { name: `Split “${first.title}” off again` }).click();
    await expectVisible(article(page, first.title));
    await expectGone(parts);
    await setTie(null);
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(dossier.behavior_incidents.map(({ id }) => id).toSorted());
  });

  test("take one that a member writes, with a quotation from the library", { timeout: 90_000 }, async ({ visit }) => {
    const { address, first } = prepared(screen);
    const { page } = await visit(screen, { as: "member" });
    const passage = first.passages.find(({ text }) => !/["“”…]/.test(text) && text.split(" ").length > 5) ?? first.passages[0];
    const source = first.evidence.find((item) => item.source?.id === passage?.source_id)?.source;
    if (!passage || !source) throw new Error("The demo's incident quotes nothing");
    const title = `Heard it said in the queue at ${screen.name}`;
    await page.goto(address);
    await page.getByRole("button", { name: "Add an incident" }).click();
    const drawer = page.getByRole("dialog", { name: "Add an incident" });
    const field = (name: string | RegExp) => drawer.getByLabel(name);
    const save = drawer.getByRole("button", { name: "Save the incident" });
    await save.click();
    await expectFieldMessage(field(/^Title/), "Title is required");
    await expectFieldMessage(field(/^Summary/), "Summary is required");
    await expectFieldMessage(field(/^Description/), "Description is required");
    await expectAccessible(page);
    await expectToFit(page);
    await field(/^Title/).fill(title);
    await field(/^Summary/).fill("He said it aloud, twice, to the woman who served.");
    // What was typed is there when the drawer is opened again, and after a reload.
    await page.keyboard.press("Escape");
    await expectGone(drawer);
    await page.reload();
    await page.getByRole("button", { name: "Add an incident" }).click();
    expect(await field(/^Title/).inputValue()).toBe(title);
    await field(/^Description/).fill("I stood behind him and heard both.");
    await field("What is known of the date").selectOption("month");
    await field("Month").selectOption("3");
    await field("Year").fill("2024");

    // What the library has found stays on the screen until it has found the next: nothing vanishes under a finger.
    const listed = drawer.getByRole("list", { name: "Sources" });
    await expectVisible(listed);
    await page.route(/_server\/getSources/, async (route) => {
      await sleep(600);
      await route.continue();
    });
    await drawer.getByLabel("Search the library").fill(source.title.split(" ").slice(0, 3).join(" "));
    await expect
      .poll(() => listed.getAttribute("aria-busy", { timeout: 100 }).catch(() => "gone"), { timeout: patience })
      .toBe("true");
    await expect.poll(() => listed.getAttribute("aria-busy"), { timeout: patience }).toBe("false");
    await page.unroute(/_server\/getSources/);

    // A quotation that the archived copy does not have is none.
    await chooseSource(drawer, source.title);
    const quotation = field(/^Quotation/);
    await quotation.fill("words that stand nowhere at all in this page");
    await drawer.getByRole("button", { name: "Check and add" }).click();
    await expectFieldMessage(quotation, /do not stand in the archived copy/);
    await expectAccessible(page);
    await expectToFit(page);
    await quotation.fill(passage.text);
    await drawer.getByRole("button", { name: "Check and add" }).click();
    await expectVisible(
      drawer.getByRole("list", { name: "Evidence of this incident" }).getByText("quotation found in the archived copy"),
    );
    await save.click();
    await expectGone(drawer);

    const card = article(page, title);
    await expectVisible(
      card.getByText("Unreviewed: written by a member"),
      card.getByText("March, 2024"),
      card.getByText("Unknown location"),
      card.getByText(/in their own words; what the sources say is quoted below/),
    );
    await card.getByRole("button", { name: /^Show what the sources say/ }).click();
    await card.getByRole("region", { name: "Quotations" }).getByRole("button").first().click();
    await expectVisible(page.getByRole("dialog", { name: source.title }).locator("mark"));
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await expectToFit(page);

    // Evidence that comes later is added to it, taken away and put back; what it says stays.
    const words = passage.text.split(" ").slice(0, 6).join(" ");
    await card.getByRole("button", { name: "Add evidence" }).click();
    const adding = page.getByRole("dialog", { name: "Add evidence" });
    await adding.getByRole("button", { name: "Add to the incident" }).click();
    await expectVisible(adding.getByText("It was not added"));
    await chooseSource(adding, source.title);
    await adding.getByLabel(/^Quotation/).fill(words);
    await adding.getByRole("button", { name: "Check and add" }).click();
    await expectVisible(adding.getByText("quotation found in the archived copy"));
    await expectAccessible(page);
    await expectToFit(page);
    await adding.getByRole("button", { name: "Add to the incident" }).dblclick();
    await expectGone(adding);
    const added = card.getByRole("listitem").filter({ hasText: "Added by" });
    await expectVisible(added);
    expect(await added.count()).toBe(1);
    await added.getByRole("button", { name: /^Take “.*” away$/ }).click();
    await expectGone(added);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expectVisible(added.getByText(words));
    await expectAccessible(page);
    await expectToFit(page);

    // Nothing of the draft is left for the next one.
    await page.getByRole("button", { name: "Add an incident" }).click();
    expect(await field(/^Title/).inputValue()).toBe("");
  });
});

test("a dossier of many incidents fits a phone, also with what is far from the screen", async ({ visit }) => {
  const [, phone] = screens;
  const { address, dossier, first } = prepared(phone!);
  const { db, close } = openProductDatabase();
  const title = "Shouted “they have it coming” at the door";
  const covered = /^Shouted\s*\(covered words\)\s*at the door$/;
  try {
    await db.execute(sql`
      with made as (
        insert into behavior_incidents (id, workspace_id, subject_id, title, summary, description, origin)
        select gen_random_uuid(), workspace_id, subject_id, ${title}, summary, description, 'member'
        from behavior_incidents, generate_series(1, 40) where id = ${first.id}
        returning id, workspace_id
      )
      insert into dossier_incidents (id, workspace_id, dossier_id, incident_id) select gen_random_uuid(), workspace_id, ${dossier.id}, id from made`);
    const { page } = await visit(phone!, { as: "owner" });
    await page.goto(address);
    await expect.poll(() => page.getByRole("article", { name: covered }).count(), { timeout: patience }).toBe(40);
    await expectToFit(page);
    // What is quoted in a title is covered like the rest, in a list of titles too.
    await page.getByRole("tab", { name: "Timeline" }).click();
    await expect.poll(() => page.getByRole("button", { name: covered }).count(), { timeout: patience }).toBe(40);
    await page.getByRole("tab", { name: "List" }).click();
    await page.getByRole("switch", { name: "Cover distressing content" }).click();
    await expect.poll(() => page.getByRole("article", { name: title }).count(), { timeout: patience }).toBe(40);
    await page.getByRole("switch", { name: "Cover distressing content" }).click();

    // From the top to the searches, far below.
    await page.getByRole("group", { name: "Working tools" }).getByRole("button", { name: "Searches" }).click();
    const below = page.getByRole("group", { name: "Searches and facts" });
    await expectVisible(below.getByRole("region", { name: "What was searched and set aside" }));
    const top = () => below.evaluate((part) => part.getBoundingClientRect().top / innerHeight);
    await expect.poll(top, { timeout: patience }).toBeLessThan(0.3);
    expect(await top()).toBeGreaterThan(0);
    await page.keyboard.press("Tab");
    const isWithin = () => below.evaluate((part) => part.contains(document.activeElement));
    await expect.poll(isWithin, { timeout: patience }).toBe(true);
    await expectToFit(page);
  } finally {
    await db.execute(sql`delete from behavior_incidents where title = ${title}`);
    await close();
  }
});
