import os from "node:os";
import path from "node:path";

import { eq, sql } from "drizzle-orm";
import { chromium, type Page } from "playwright-core";

import { dossiers } from "#app/db/schema/index.ts";
import { anIncident } from "#tests/support/confirmed-incident.ts";

import { findChromium } from "../scripts/find-chromium.ts";
import type { Benchmark } from "./benchmark.ts";
import { startSearchedProduct, type RunningProduct } from "./running-product.ts";
import { median, spread } from "./side-by-side.ts";

const incidents = 200;
const throttling = 4;
const rounds = 5;
const patience = 60_000;

/** What is pressed, and how the page shows that it was heard. */
type Press = { name: string; press: (page: Page) => Promise<void>; isDone: (page: Page) => Promise<unknown> };

/** By CSS: a look by role walks the whole page, in the thread that is measured. */
const tab = (number: number) => `[role=tablist][aria-label="How incidents are shown"] [role=tab]:nth-child(${number})`;
const filters = "section button[aria-controls][aria-expanded]:not([aria-haspopup])";
const confirmed = "fieldset:nth-of-type(2) [role=checkbox]";
const shown = (selector: string) => (page: Page) => page.waitForSelector(selector);

/**
 * By the mouse alone. A locator's own click listens in the page for where it lands, and asks for its layout: at four times'
 * throttling 80 ms of the press's time that no person's press takes.
 */
const press = (selector: string) => async (page: Page) => {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not in sight`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

const presses: Press[] = [
  { name: "a card's description is opened", press: openAgain, isDone: shown("article details[open]") },
  { name: "filters are opened", press: press(filters), isDone: shown(confirmed) },
  { name: "one filter is set", press: press(confirmed), isDone: shown(`${confirmed}[data-state=checked]`) },
  { name: "filters are cleared", press: press(confirmed), isDone: shown(`${confirmed}[data-state=unchecked]`) },
  { name: "filters are closed", press: press(filters), isDone: shown(`${filters}[aria-expanded=false]`) },
  { name: "list to timeline", press: press(tab(2)), isDone: shown("[role=tabpanel][data-state=active] ol li") },
  { name: "timeline to places", press: press(tab(3)), isDone: shown(`${tab(3)}[data-state=active]`) },
  { name: "places to list", press: press(tab(1)), isDone: shown("[role=tabpanel][data-state=active] article") },
];

/** Cards stay as they were left: what the round before opened is closed first. */
async function openAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll("article details").forEach((part) => part.removeAttribute("open")));
  await press("article summary")(page);
}

/** A dossier with many incidents in a browser whose processor is throttled: from a press to the next frame (INP). */
export const dossierJank: Benchmark = {
  name: "dossier-jank",
  measures: `the slowest press on a dossier with ${incidents} incidents, from the press to the next frame, processor throttled ${throttling} times`,
  unit: " ms",
  async run(bench) {
    const product = await startSearchedProduct(bench);
    await fill(product);
    const times = await measure(product);
    const slowest = Math.max(...Object.values(times).map(median));
    return {
      value: slowest,
      target: { atMost: 100 },
      figures: Object.entries(times).map(([name, found]) => [name, spread(found, "ms")]),
    };
  },
};

async function fill({ app, member, dossierId }: RunningProduct): Promise<void> {
  const [dossier] = await app.db.select({ subjectId: dossiers.subjectId }).from(dossiers).where(eq(dossiers.id, dossierId));
  if (!dossier) throw new Error("The dossier is missing");
  const of = { dossierId, subjectId: dossier.subjectId };
  for (let index = 0; index < incidents; index += 1) {
    const text = `The court heard of the ${index + 1}. time that slurs were shouted at the shop-keeper. `.repeat(4).trim();
    await anIncident(member, of, { title: `Shouted slurs at a shop-keeper, ${index + 1}`, text, isConfirmed: index % 2 === 0 });
  }
  await app.db.execute(sql`vacuum analyze`);
}

async function measure({ address, cookie, workspaceSlug, dossierId }: RunningProduct): Promise<Record<string, number[]>> {
  const executablePath = findChromium(process.env["CHROMIUM_PATH"], path.join(os.homedir(), ".cache", "attest"));
  if (executablePath === undefined) throw new Error("No Chromium was found: set CHROMIUM_PATH");
  const browser = await chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--no-first-run"],
  });
  const times: Record<string, number[]> = Object.fromEntries(presses.map(({ name }) => [name, []]));
  try {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(patience);
    await context.addCookies(
      cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        return { url: address, name: pair.slice(0, at), value: pair.slice(at + 1) };
      }),
    );
    await context.addInitScript(watchPresses);
    const page = await context.newPage();
    await page.goto(`/${workspaceSlug}/dossiers/${dossierId}`, { waitUntil: "load" });
    await page.waitForSelector(tab(2));
    await page.waitForFunction(() =>
      [...document.querySelectorAll("button")].every((button) =>
        Object.keys(button).some((key) => key.startsWith("__reactProps$")),
      ),
    );
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
    for (let round = -1; round < rounds; round += 1) {
      for (const { name, press, isDone } of presses) {
        await page.evaluate(() => void ((globalThis as unknown as Watched).slowest = 0));
        await press(page);
        await isDone(page);
        const slowest = await page.waitForFunction(() => (globalThis as unknown as Watched).slowest || null);
        if (round >= 0) times[name]?.push((await slowest.jsonValue()) ?? 0);
      }
    }
    return times;
  } finally {
    await browser.close();
  }
}

type Watched = { slowest: number };

/** In the page: the longest event of a press, as the browser reports it for Interaction to Next Paint. */
function watchPresses(): void {
  const watched = globalThis as unknown as Watched;
  watched.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) watched.slowest = Math.max(watched.slowest, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
