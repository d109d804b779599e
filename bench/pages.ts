import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { type Browser, chromium } from "playwright-core";
import { request as ask } from "undici";

import { demoPeople } from "#app/db/demo/manifest.ts";
import { runAsProduction } from "#app/server/env.server.ts";
import { ensureChromium } from "../scripts/find-chromium.ts";
import { arrange, signIn } from "../scripts/screens-arrange.ts";
import { screensOf } from "../scripts/screens-list.ts";

import type { Bench } from "./benchmark.ts";
import { serveEmptyApp } from "./empty-app.ts";
import { auditPage, categories, type Scores } from "./lighthouse.ts";
import { shiftOf, weighPage, type PageWeight } from "./page-weight.ts";
import { type RunningProduct, startSearchedProduct } from "./running-product.ts";
import { median, sideBySide } from "./side-by-side.ts";

/*
 * npm run bench:pages: what a first visit of a page loads and how soon it stands, beside an empty app of the same
 * framework; Lighthouse with its mobile profile; how many public pages a second beside a static file. Some of it:
 * `npm run bench:pages -- lighthouse paint`.
 */

const parts = ["weight", "paint", "rate", "shift", "lighthouse"] as const;
type Part = (typeof parts)[number];

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const rounds = 5;
/** Lighthouse's times are of one load on one machine: the median of these, and each is told. */
const audits = 3;
/** A file of the product that is as large as / is when it is sent: 12.7 kB. */
const staticFile = "/icon-maskable-512.png";

async function main(bench: Bench, wanted: ReadonlySet<Part>): Promise<void> {
  const executablePath = await ensureChromium({
    wanted: undefined,
    cacheFolder: path.join(os.homedir(), ".cache", "attest"),
    log: bench.tell,
  });
  const product = await startSearchedProduct(bench);
  const { address, workspaceSlug, dossierId } = product;
  const inside = `/${workspaceSlug}`;
  const pages = {
    "/": false,
    "/pricing": false,
    "/legal/method": false,
    "/sign-in": false,
    [`${inside}/dossiers/new`]: true,
    [`${inside}/dossiers/${dossierId}`]: true,
    [`${inside}/library`]: true,
  };
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  bench.atEnd(() => browser.close());

  const weigh = async (url: string, cookie?: string): Promise<PageWeight> => {
    const context = await browser.newContext();
    if (cookie) {
      await context.addCookies(
        cookie.split("; ").map((pair) => {
          const [name = "", ...value] = pair.split("=");
          return { name, value: value.join("="), url: address };
        }),
      );
    }
    try {
      return await weighPage(context, url);
    } finally {
      await context.close();
    }
  };

  const empty =
    wanted.has("weight") || wanted.has("paint") ? await serveEmptyApp(bench, await serversHeaders(address)) : undefined;

  if (empty !== undefined && wanted.has("weight")) {
    const least = await weigh(`${empty}/`);
    console.log(`\nempty app: ${least.scripts} scripts, ${kilo(least.bytes)} gzip`);
    console.log(
      `\n${"page".padEnd(34)}${"scripts".padStart(9)}${"gzip".padStart(11)}${"÷ empty".padStart(9)}${"CLS".padStart(8)}`,
    );
    for (const [page, isInside] of Object.entries(pages)) {
      const { scripts, bytes, shift } = await weigh(address + page, isInside ? product.cookie : undefined);
      const name = page.replace(dossierId, "…");
      console.log(
        `${name.padEnd(34)}${String(scripts).padStart(9)}${kilo(bytes).padStart(11)}${(bytes / least.bytes).toFixed(2).padStart(9)}${shift.toFixed(3).padStart(8)}`,
      );
    }
  }

  if (empty !== undefined && wanted.has("paint")) {
    const largestPaint = (url: string) => async () => (await weigh(url)).largestPaint;
    const paint = await sideBySide(
      { home: largestPaint(`${address}/`), empty: largestPaint(`${empty}/?headers`), bare: largestPaint(`${empty}/`) },
      { rounds: 4 * rounds + 1, warmUp: 1 },
    );
    const [home, emptyPage, bare] = [median(paint.home), median(paint.empty), median(paint.bare)];
    console.log(
      `\nlargest contentful paint of /: ${home.toFixed(0)} ms, of an empty page with the same server's headers ${emptyPage.toFixed(0)} ms, ratio ${(home / emptyPage).toFixed(2)} (target ≤ 1.3); of one without headers ${bare.toFixed(0)} ms, ratio ${(home / bare).toFixed(2)}`,
    );
  }

  if (wanted.has("rate")) {
    const rate = await sideBySide(
      {
        page: () => answersInASecond(`${address}/`),
        file: () => answersInASecond(address + staticFile),
      },
      { rounds, warmUp: 1 },
    );
    console.log(
      `/ is served ${median(rate.page).toFixed(0)} times a second, a static file ${median(rate.file).toFixed(0)} times, ratio ${(median(rate.page) / median(rate.file)).toFixed(2)} (target ≥ 0.7)`,
    );
  }

  if (wanted.has("shift")) await measureShifts(product, browser);

  if (!wanted.has("lighthouse")) return;
  console.log(`\nLighthouse, mobile profile\n${"page".padEnd(34)}${categories.map((name) => name.padStart(16)).join("")}`);
  for (const [page, isInside] of Object.entries(pages)) {
    const taken: Scores[] = [];
    for (let round = 0; round < audits; round += 1) {
      taken.push(
        await auditPage({
          address: address + page,
          cookie: isInside ? product.cookie : undefined,
          executablePath,
          folder: bench.folder,
        }),
      );
    }
    const scores = categories.map((name) => String(median(taken.map((one) => one.scores[name]))).padStart(16)).join("");
    console.log(`${page.replace(dossierId, "…").padEnd(34)}${scores}`);
    for (const { scores: one, times } of taken) console.log(`    ${one.performance}: ${times}`);
    for (const failing of new Set(taken.flatMap((one) => one.failing))) console.log(`    ${failing}`);
  }
}

/**
 * What the product's server says of every page, and the browser has to act upon: with some of them it opens a process of its
 * own for the page, which costs more than all else. Not what is about this page alone: its bytes and the scripts it may run.
 */
async function serversHeaders(address: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${address}/`);
  const isItsOwn =
    /^(?:content-|transfer-|connection$|keep-alive$|date$|etag$|vary$|cache-control$|x-request-id$|speculation-rules$)/;
  return Object.fromEntries([...headers].filter(([name]) => !isItsOwn.test(name)));
}

/** Every route at both widths. */
async function measureShifts(product: RunningProduct, browser: Browser): Promise<void> {
  const open = (width: 1440 | 375) =>
    browser.newContext({
      baseURL: product.address,
      viewport: { width, height: width === 375 ? 800 : 900 },
      hasTouch: width === 375,
    });
  const places = await arrange(() => open(1440));
  const routes = screensOf({ ...places, reporterLink: /http\S+\/external\/\S+/.exec(product.stdout())?.[0] ?? "" });
  const moved: string[] = [];
  for (const width of [1440, 375] as const) {
    for (const who of ["nobody", "owner", "staff"] as const) {
      const context = await open(width);
      if (who !== "nobody") await signIn(context, demoPeople.find(({ role }) => role === who)?.email ?? "");
      for (const route of routes.filter((one) => one.who === who)) {
        const address = typeof route.address === "string" ? route.address : route.address[width];
        const shift = await shiftOf(context, new URL(address, product.address).href);
        if (shift > 0) moved.push(`    ${route.path} at ${width} px: ${shift.toFixed(4)}`);
      }
      await context.close();
    }
  }
  console.log(`\n${routes.length} routes at 1440 and 375 px, layout shift (target 0): ${moved.length} moved`);
  for (const line of moved) console.log(line);
}

/** Eight requests at a time over kept connections. */
async function answersInASecond(url: string): Promise<number> {
  const until = performance.now() + 1_000;
  let answers = 0;
  const lane = async () => {
    while (performance.now() < until) {
      // Not by fetch, which would open what is compressed: that is the visitor's work.
      const response = await ask(url, { headers: { "accept-encoding": "br" } });
      await response.body.arrayBuffer();
      if (response.statusCode === 200) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return answers;
}

const ending: (() => Promise<void>)[] = [];
const folder = await mkdtemp(path.join(os.tmpdir(), "attest-bench-pages-"));
ending.push(() => rm(folder, { recursive: true, force: true }));
try {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}; there is ${parts.join(", ")}`);
  runAsProduction();
  const wanted = new Set(asked.length === 0 ? parts : parts.filter((part) => asked.includes(part)));
  await main({ folder, tell: (line) => console.log(`  … ${line}`), atEnd: (clean) => ending.push(clean) }, wanted);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (let clean = ending.pop(); clean !== undefined; clean = ending.pop())
    await clean().catch((error: unknown) => console.error(String(error)));
}
