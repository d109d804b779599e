import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

import { demoPeople } from "#app/db/demo/manifest.ts";
import { ensureBuilt } from "#app/server/build.server.ts";
import { startApp } from "#tests/process/running-app.ts";

import { ensureChromium } from "./find-chromium.ts";
import { arrange, signIn } from "./screens-arrange.ts";
import { type Screen, screensOf } from "./screens-list.ts";
import { createSteps } from "./steps.ts";

// `npm run screens`: docs/screens.md, a picture of every route at both widths, taken of the built product with the demo's data; and
// the README's. `npm run screens -- readme` takes the latter alone.

const projectFolder = path.dirname(import.meta.dirname);
const pictures = path.join(projectFolder, "docs", "screens");
const widths = [1440, 375] as const;
/** Longer pages are cut here: what a page is like shows in its beginning. */
const tallest = { 1440: 1600, 375: 1800 };
const { step, line } = createSteps((text) => process.stdout.write(text));

await step("Building the app", () => ensureBuilt(projectFolder, (work) => work()));
const executablePath = await step("Looking for Chromium", () =>
  ensureChromium({
    wanted: process.env["CHROMIUM_PATH"],
    cacheFolder: path.join(os.homedir(), ".cache", "attest"),
    log: line,
  }),
);
const dataDir = await mkdtemp(path.join(os.tmpdir(), "attest-screens-"));
const app = await step("Starting the product", () => startApp({ dataDir, variables: { LOG_LEVEL: "error" } }));
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
try {
  const staff = demoPeople.find(({ role }) => role === "staff")?.email ?? "";
  const owner = demoPeople.find(({ role }) => role === "owner")?.email ?? "";
  const places = await step("Searching for a person of the demo, signing up, asking for what is mailed", () =>
    arrange(() => open(browser, 1440)),
  );
  await step("A dossier for the README", () => takeForReadme(owner, places.dossier));
  if (process.argv[2] !== "readme") {
    const list = screensOf({ ...places, reporterLink: /http\S+\/external\/\S+/.exec(app.stdout())?.[0] ?? "" });
    await expectEveryRoute(list);
    await rm(pictures, { recursive: true, force: true });
    await mkdir(pictures, { recursive: true });
    for (const width of widths) {
      for (const who of ["nobody", "owner", "staff", "waiting", "newcomer"] as const) {
        const context = await open(browser, width);
        if (who === "waiting" || who === "newcomer") await signIn(context, places[who].email, places[who].password);
        else if (who !== "nobody") await signIn(context, who === "owner" ? owner : staff);
        for (const screen of list.filter((one) => one.who === who))
          await step(`${screen.path} at ${width}`, () => take(context, screen, width));
        await context.close();
      }
    }
    await writeFile(path.join(projectFolder, "docs", "screens.md"), describe(list));
  }
} finally {
  await browser.close();
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const sizes = await Promise.all(
  (await readdir(pictures)).map(async (file) => (await readFile(path.join(pictures, file))).length),
);
console.log(
  `${sizes.length} pictures, ${(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1)} MB, in docs/screens.md`,
);

function open(from: Browser, width: (typeof widths)[number]): Promise<BrowserContext> {
  return from.newContext({
    baseURL: app.address,
    viewport: { width, height: width === 375 ? 800 : 900 },
    hasTouch: width === 375,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
  });
}

async function take(context: BrowserContext, screen: Screen, width: (typeof widths)[number]): Promise<void> {
  const page: Page = await context.newPage();
  try {
    await page.goto(typeof screen.address === "string" ? screen.address : screen.address[width], { waitUntil: "load" });
    // Pages that listen for events are never without a request: a moment without a change is what is waited for.
    await page.waitForLoadState("networkidle", { timeout: 1_200 }).catch(() => undefined);
    const height = Math.min(tallest[width], await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height: Math.max(height, width === 375 ? 800 : 900) });
    await page.evaluate(() => document.fonts.ready);
    const session = await context.newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 62 });
    await writeFile(path.join(pictures, `${screen.name}-${width}.webp`), Buffer.from(data, "base64"));
  } finally {
    await page.close();
  }
}

/** The beginning of a dossier as somebody sees it who has read the first steps. */
async function takeForReadme(owner: string, address: string): Promise<void> {
  const context = await open(browser, 1440);
  try {
    await signIn(context, owner);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 1450 });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForLoadState("networkidle", { timeout: 1_200 }).catch(() => undefined);
    const notes = page.getByRole("button", { name: "No more of these" });
    if ((await notes.count()) > 0) await notes.first().click();
    await page.getByRole("button", { name: "Show what the sources say" }).first().click();
    // No pointer rests on anything, and no ring is around what was pressed.
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(projectFolder, "docs", "images", "dossier.png"), animations: "disabled" });
  } finally {
    await context.close();
  }
}

/** @throws when the product has a page that the list does not */
async function expectEveryRoute(list: readonly Screen[]): Promise<void> {
  const tree = await readFile(path.join(projectFolder, "src", "routeTree.gen.ts"), "utf8");
  const routes = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? "";
  const paths = [...routes.matchAll(/'([^']+)'/g)].map(([, route = ""]) => route).filter((route) => !route.startsWith("/api/"));
  const missing = paths.filter((route) => !list.some((screen) => screen.path === route));
  if (missing.length > 0) throw new Error(`scripts/screens-list.ts does not know ${missing.join(", ")}`);
}

function describe(list: readonly Screen[]): string {
  const groups = [...new Set(list.map(({ group }) => group))];
  return [
    "# Every screen",
    "",
    "Made by `npm run screens` from the built product with the demo's data, at 1440 and at 375 px. Long pages are cut.",
    ...groups.flatMap((group) => [
      "",
      `## ${group}`,
      ...list
        .filter((screen) => screen.group === group)
        .flatMap(({ name, path: route, note }) => [
          "",
          `### \`${route}\``,
          ...(note ? ["", note] : []),
          "",
          `<img src="screens/${name}-1440.webp" width="640" alt="${route} at 1440 px"> <img src="screens/${name}-375.webp" width="167" alt="${route} at 375 px">`,
        ]),
    ]),
    "",
  ].join("\n");
}
