import { mkdir, readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { expect, test as base } from "vitest";

import { findChromium } from "../../scripts/find-chromium.ts";
import type { DemoRole } from "./demo-role.ts";
import { sessionOf } from "./running-product.ts";
import { runningProduct } from "./product.ts";
import { readBefore } from "./read-before.ts";

export type Screen = { name: string; width: number; height: number };

/** The two that every journey is walked on: a desk and a phone. */
export const screens: Screen[] = [
  { name: "1440 px", width: 1440, height: 900 },
  { name: "375 px", width: 375, height: 800 },
];
export const isNarrow = (screen: Screen) => screen.width < 768;

/** Web-first waits end here: a machine with two busy cores is slow, a broken page never comes. */
export const patience = 20_000;

/** One for all files of a worker; it ends with the worker's process. */
let launched: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  launched ??= (async () => {
    const executablePath = findChromium(process.env["CHROMIUM_PATH"], path.join(os.homedir(), ".cache", "attest"));
    if (executablePath === undefined)
      throw new Error("No Chromium was found: set CHROMIUM_PATH, or run npm test, which gets one");
    return chromium.launch({
      executablePath,
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
  })();
  return launched;
}

/** What a page must never do. A test that means one of them to happen takes it out of the list. */
class Watch {
  readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];

  /** A console error that the browser itself writes when a call is refused, as this test means it to be. */
  expect(problem: RegExp): void {
    this.expected.push(problem);
  }

  note(problem: string): void {
    this.problems.push(problem);
  }

  unexpected(): string[] {
    return this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }

  follow(page: Page): void {
    page.on("console", (message) => {
      if (message.type() === "error") this.note(`console.error: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.note(`page error: ${error.message}`));
    page.on("crash", () => this.note("the page crashed"));
    page.on("response", (response) => {
      if (response.status() >= 500) this.note(`HTTP ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
  }
}

export type OpenOptions = {
  /** Signed in as this person of the demo; nobody unless given. */
  as?: DemoRole;
  /** Signed in by this Cookie header: somebody whom the test has made. */
  session?: string;
  /** False for a browser that runs none, as every one is until they have come. */
  scripts?: boolean;
};

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Another tab of the same browser. */
  anotherTab(): Promise<Page>;
  /** Declares a problem that this test brings about on purpose. */
  expectProblem(problem: RegExp): void;
};

/** A browser of its own at the product's address. Ends with the test, which fails if the page did what it must not. */
export const test = base.extend<{ visit: (screen: Screen, options?: OpenOptions) => Promise<Visit> }>({
  visit: async ({ task }, use) => {
    const { address } = runningProduct();
    const open: { context: BrowserContext; watch: Watch }[] = [];
    await use(async (screen, options = {}) => {
      const context = await (
        await browser()
      ).newContext({
        baseURL: address,
        viewport: { width: screen.width, height: screen.height },
        hasTouch: isNarrow(screen),
        reducedMotion: "reduce",
        locale: "en-GB",
        javaScriptEnabled: options.scripts ?? true,
      });
      context.setDefaultTimeout(patience);
      const watch = new Watch();
      open.push({ context, watch });
      await context.exposeBinding("reportViolation", (_source, violation: string) => watch.note(`CSP violation: ${violation}`));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
          const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void };
          reportViolation(`${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
        });
      });
      context.on("page", (page) => watch.follow(page));
      const session = options.session ?? (options.as && sessionOf(options.as));
      if (session) await useSession(context, session);
      const newPage = async () => {
        const page = await context.newPage();
        return options.scripts === false ? page : untilAlive(page);
      };
      return {
        context,
        page: await newPage(),
        anotherTab: newPage,
        expectProblem: (problem) => watch.expect(problem),
      };
    });
    const failed = task.result?.state === "fail";
    const problems: string[] = [];
    for (const { context, watch } of open) {
      if (failed) await photograph(context, task.name);
      problems.push(...watch.unexpected());
      await context.close();
    }
    if (problems.length > 0) throw new Error(`The page did what it must not:\n${problems.join("\n")}`);
  },
});

/** Coming to a page means waiting until React has taken its controls over: a press before that does nothing. */
function untilAlive(page: Page): Page {
  for (const name of ["goto", "reload", "goBack", "goForward"] as const) {
    const go = page[name].bind(page) as (...parameters: unknown[]) => Promise<unknown>;
    const come = async (...parameters: unknown[]) => {
      const response = await go(...parameters);
      // Not in every frame, as is usual: a page that is busy coming alive would be made to draw sixty of them a second.
      await page.waitForFunction(isAlive, undefined, { polling: 50 });
      return response;
    };
    Object.assign(page, { [name]: come });
  }
  return page;
}

/** In the page. A document without scripts is as alive as it will be; the developer tools are drawn by something else. */
function isAlive(): boolean {
  if (!document.querySelector("script")) return true;
  const controls = [...document.querySelectorAll("button, input, select, textarea")].filter(
    (control) => !control.closest(".TanStackRouterDevtools, .tsqd-parent-container"),
  );
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps$")));
}

/** Puts a session's Cookie header into the browser. */
async function useSession(context: BrowserContext, cookie: string): Promise<void> {
  const { address } = runningProduct();
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { url: address, name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly: true, sameSite: "Lax" as const };
    }),
  );
}

async function photograph(context: BrowserContext, name: string): Promise<void> {
  const folder = path.join(os.tmpdir(), "attest-e2e-screenshots");
  await mkdir(folder, { recursive: true });
  for (const [index, page] of context.pages().entries()) {
    const file = path.join(folder, `${name.replaceAll(/[^\w]+/g, "-").slice(0, 80)}-${Date.now()}-${index}.png`);
    await page.screenshot({ path: file, fullPage: true, timeout: 5_000 }).then(
      () => console.error(`Screenshot of ${page.url()}: ${file}`),
      (error: unknown) => console.error(`No screenshot of ${page.url()}: ${String(error)}`),
    );
  }
}

// The small one: a page has to be sent and to read all of it.
const axeSource = readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Axe finds nothing of WCAG 2.2 AA to say about the page as it stands, or about the part of it that is new. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // In the page itself, once a document, and told to gather only what is wrong: a third of the time that its builder for
  // Playwright takes. The only frames here hold what others wrote, without scripts, so none is looked into.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axeSource);
  const { known, remember } = await readBefore(page);
  const violations = await page.evaluate(
    async ({ selector, skipped }) => {
      const { axe: inPage, judgedParts } = globalThis as unknown as { axe: typeof axe; judgedParts: Element[] };
      const exclude = skipped.flatMap((index) => judgedParts[index] ?? []);
      const { violations: all } = await inPage.run(
        { include: [selector ?? document.documentElement], ...(exclude.length > 0 ? { exclude } : {}) },
        {
          runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] },
          resultTypes: ["violations"],
          iframes: false,
        },
      );
      return all.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => ({ target: target.map(String), failureSummary })),
      }));
    },
    { selector: part, skipped: known },
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `    ${target.join(" ")}\n    ${failureSummary ?? ""}`).join("\n")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  if (part === undefined) remember();
}

/** Nothing is wider than the screen, so that nobody has to scroll sideways to read. */
export async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, `what ${page.url()} shows beyond the screen's edge, in pixels`).toBe(0);
}

export async function expectVisible(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await locator.first().waitFor({ state: "visible" });
}

export async function expectGone(locator: Locator): Promise<void> {
  await expect.poll(() => locator.count(), { timeout: patience, message: `what ${String(locator)} finds` }).toBe(0);
}

/** The address's path becomes this one. */
export async function expectPath(page: Page, wanted: string | RegExp): Promise<void> {
  const path = () => new URL(page.url()).pathname;
  await expect
    .poll(path, { timeout: patience })
    .toSatisfy((value: string) => (typeof wanted === "string" ? value === wanted : wanted.test(value)));
}

/** The message that stands beside a field and is read out with it. */
export async function expectFieldMessage(field: Locator, message: string | RegExp): Promise<void> {
  const described = () =>
    field.evaluate((element) =>
      (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    );
  await expect
    .poll(described, { timeout: patience })
    .toMatch(typeof message === "string" ? new RegExp(escape(message)) : message);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
