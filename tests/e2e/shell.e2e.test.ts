import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { demoSubjects, demoWorkspace } from "#app/db/demo/manifest.ts";
import { demoExample } from "#app/features/first-steps/first-steps.ts";
import { aDemoDossier, delivered } from "#tests/support/demo-dossier.ts";
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
import { runningProduct } from "#tests/support/product.ts";
import { type RunningWorker, startWorker } from "#tests/support/running-product.ts";

const homeHeading = "Incidents of antisemitic behaviour, each attested by its source";

/** Within the app, where no link leads on the page that stands open: the router hears of it as of the way back. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

// What every page has in common: the error screen, keys, first steps, how pages are come to.
const [desk] = screens as [(typeof screens)[0]];
const settings = `/${demoWorkspace.slug}/settings`;
const membersTab = (page: Page) => page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Members" });

let worker: RunningWorker;
let dossier: string;
beforeAll(async () => {
  worker = await startWorker();
  const made = await aDemoDossier(demoSubjects.find(({ name }) => name === "Corwin Stedge")?.name ?? "");
  await delivered(made.dossierId);
  dossier = made.address;
}, 120_000);
afterAll(() => worker?.stop());

describe("the error screen", () => {
  test("a question that costs something says that nothing was charged, and reads no balance for ever", async ({ visit }) => {
    const { page, expectProblem } = await visit(desk, { as: "owner" });
    expectProblem(/503/);
    await page.goto(dossier);
    await expectVisible(page.getByRole("article").first());
    await page.route("**/_server/**", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("button", { name: "Search again" }).click();
    const question = page.getByRole("alertdialog", { name: "Search again?" });
    await question.getByRole("button", { name: "Search for 25 credits" }).click();
    await expectVisible(question.getByText("Nothing was charged; please try again.", { exact: false }));
    await expectVisible(question.getByText("Your workspace’s credits could not be read."));
  });

  test("says what happened, tries again, and goes back", async ({ visit }) => {
    const { page, expectProblem } = await visit(desk, { as: "owner" });
    expectProblem(/503/);
    // The router tells the console of what a page could not load.
    expectProblem(/HTTP error! status: 503/);
    await page.goto(settings);
    await page.route("**/_server/**", (route) => route.fulfill({ status: 503, body: "" }));
    await membersTab(page).click();
    const heading = page.getByRole("heading", { name: "Something went wrong.", exact: true });
    await expectVisible(heading);
    const screen = page.getByRole("alert");
    expect(await screen.innerText()).toContain("HTTP error! status: 503");
    expect(await page.getByRole("button", { name: "Home", exact: true }).count()).toBe(0);
    const details = page.getByRole("region", { name: "Error details" });
    expect(await details.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Show error" }).click();
    await expectVisible(details);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Hide error" }).click();
    await expect.poll(() => details.isVisible()).toBe(false);

    await page.getByRole("button", { name: "Go Back" }).click();
    await expectPath(page, settings);
    await membersTab(page).click();
    await expectVisible(heading);
    await page.unroute("**/_server/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expectGone(heading);
    await expectVisible(page.getByRole("heading", { name: "Members" }));
  });

  test("on the home page its way out is Home", async ({ visit }) => {
    const { page, expectProblem } = await visit(desk, { as: "owner" });
    expectProblem(/503/);
    // React says that it drew the page again from its root, to show the error.
    expectProblem(/React error #520/);
    await page.goto(settings);
    await page.route("**/_server/getWebsiteUrl*", (route) => route.fulfill({ status: 503, body: "" }));
    await goTo(page, "/");
    await expectPath(page, "/");
    await expectVisible(page.getByRole("heading", { name: "Something went wrong.", exact: true }));
    expect(await page.getByRole("button", { name: "Go Back" }).count()).toBe(0);
    await expectVisible(page.getByRole("button", { name: "Home", exact: true }));
    await page.unroute("**/_server/getWebsiteUrl*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expectGone(page.getByRole("heading", { name: "Something went wrong.", exact: true }));
    await expectVisible(page.getByRole("heading", { name: homeHeading }));
  });

  test("is not what a home page without its example shows", async ({ visit }) => {
    const { page, expectProblem } = await visit(desk, { as: "owner" });
    expectProblem(/503/);
    await page.goto(settings);
    await page.route("**/_server/getWorkedExample*", (route) => route.fulfill({ status: 503, body: "" }));
    await goTo(page, "/");
    await expectVisible(page.getByRole("heading", { name: homeHeading, level: 1 }));
    await expectVisible(page.getByRole("heading", { name: "What Attest never does" }));
    expect(await page.getByRole("heading", { name: "One finding, as the product shows it" }).count()).toBe(0);
    expect(await page.getByRole("heading", { name: "Something went wrong." }).count()).toBe(0);
  });
});

describe("without a network", () => {
  test("a page that does not come says so in its place, and comes when tried again", async ({ visit }) => {
    const { page, context, expectProblem } = await visit(desk, { as: "owner" });
    expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be reached/);
    const heading = page.getByRole("heading", { name: "Something went wrong.", exact: true });
    const links = page.getByRole("navigation");
    // The first asks for its answers in vain, the second for its code as well.
    for (const [name, come] of [
      ["Library", page.getByRole("heading", { name: "Library", level: 1 })],
      ["Settings", page.getByRole("heading", { name: "Workspace", exact: true })],
    ] as const) {
      await page.goto(`/${demoWorkspace.slug}/dossiers/new`);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.getByRole("link", { name, exact: true }).click();
      await expectVisible(heading, page.getByText("The server could not be reached. Nothing was lost; please try again."));
      await expectVisible(links.first());
      await expectAccessible(page);
      await context.setOffline(false);
      await page.getByRole("button", { name: "Try Again" }).click();
      await expectVisible(come);
    }
  });
});

describe.each(screens)("offline at $name", (screen) => {
  test("is said for as long as it lasts; what was typed and pressed goes on afterwards", async ({ visit }) => {
    const { page, context, expectProblem } = await visit(screen, { as: "owner" });
    expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be reached/);
    await page.goto(`/${demoWorkspace.slug}/dossiers/new`);
    await page.waitForLoadState("networkidle");
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("Ileana Quist-Adeyemi");
    const told = page.getByRole("status", { name: "Network" }).getByText("You are offline.");
    await expectGone(told);
    // What tells of it is fetched once the page has settled.
    await page.locator("[aria-label=Network]").waitFor({ state: "attached", timeout: patience });
    await context.setOffline(true);
    await expectVisible(told);
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Create and search" }).click();
    await expectVisible(page.getByRole("alert").getByText(/could not be reached|No answer came/));
    await expectAccessible(page);
    expect(await name.inputValue()).toBe("Ileana Quist-Adeyemi");
    await context.setOffline(false);
    await expectGone(told);
    await page.getByRole("button", { name: "Create and search" }).click();
    await page.waitForURL(/\/dossiers\/(?!new)/);
  });
});

describe.each(screens)("first use at $name", (screen) => {
  test("is explained in its place until it is put away, and comes back when asked", async ({ visit }) => {
    const { page } = await visit(screen, { as: "member" });
    await page.goto(`/${demoWorkspace.slug}/dossiers/new`);
    const begin = page.getByRole("region", { name: "Begin with a person" });
    await expectVisible(begin);
    await expectToFit(page);
    await expectAccessible(page);
    await begin.getByRole("button", { name: "Fill in an example" }).click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe(demoExample.name);
    expect(await page.getByLabel(/^Employer/).inputValue()).toBe(demoExample.facts.employer);
    const names = page.getByLabel(/^Other names/);
    await names.fill("C. Stedge");
    await page.keyboard.press("Enter");
    await expectVisible(page.getByRole("list", { name: /^Other names/ }).getByText("C. Stedge"));
    await begin.getByRole("button", { name: "Got it" }).click();
    await expectGone(begin);
    expect(await page.getByLabel("Name", { exact: true }).inputValue(), "what was filled in stays").toBe(demoExample.name);

    await page.goto(dossier);
    const finding = page.getByRole("region", { name: "These are findings" });
    const aside = page.getByRole("region", { name: "Why a page was set aside" });
    await expectVisible(finding, aside);
    expect(await aside.innerText()).toMatch(/rests under no finding/);
    await page.getByText("What the words here mean").click();
    await expectVisible(page.getByText(/a machine only proposes/));
    await expectToFit(page);
    await expectAccessible(page);
    await aside.getByRole("button", { name: "No more of these" }).click();
    await expectGone(aside);
    await page.reload();
    await expectVisible(page.getByRole("heading", { name: "Incidents" }));
    expect(await finding.count()).toBe(0);

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await keys.getByRole("button", { name: "Show the first steps again" }).click();
    await expectVisible(begin);
  });
});

test("a session that ends while somebody types keeps what was typed, and goes on after signing in", async ({ visit }) => {
  const { page, context, anotherTab, expectProblem } = await visit(desk, { as: "member" });
  expectProblem(/401/);
  await page.goto(`/${demoWorkspace.slug}/dossiers/new`);
  await page.getByLabel("Name", { exact: true }).fill("Yasmin Pellworth");
  await page.getByLabel(/^Employer/).fill("Harbour school");
  const session = await context.cookies();
  await context.clearCookies();
  await page.getByRole("button", { name: "Create and search" }).click();
  await expectVisible(page.getByText("Your session has ended"));
  await expectAccessible(page);
  expect(await page.getByRole("link", { name: "Sign in again" }).getAttribute("href")).toBe("/sign-in");
  // As signing in in the other tab does.
  await context.addCookies(session);
  await (await anotherTab()).goto("/app");
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Yasmin Pellworth");
  await page.getByRole("button", { name: "Create and search" }).click();
  await expectPath(page, /\/dossiers\/(?!new)/);
  await expectVisible(page.getByRole("heading", { name: "Yasmin Pellworth", level: 1 }));
});

describe("keys", () => {
  test("? shows those of the page, and not while something is typed", async ({ visit }) => {
    const { page } = await visit(desk, { as: "member" });
    await page.goto(`/${demoWorkspace.slug}/dossiers/new`);
    const keys = page.getByRole("dialog", { name: "Keys" });
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("");
    await page.keyboard.type("Who?");
    expect(await name.inputValue()).toBe("Who?");
    expect(await keys.count()).toBe(0);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    for (const group of ["Everywhere", "Search", "Sidebar"]) await expectVisible(keys.getByRole("region", { name: group }));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expectGone(keys);

    const staff = await visit(desk, { as: "staff" });
    await staff.page.goto("/admin/moderation");
    await staff.page.keyboard.press("?");
    const theirs = staff.page.getByRole("dialog", { name: "Keys" });
    await expectVisible(theirs.getByRole("region", { name: "Moderation" }));
    expect(await theirs.getByRole("region", { name: "Sidebar" }).count()).toBe(0);
  });
});

describe("a part of the page whose code does not come", () => {
  test("is told of, in plain words where the toasts have not come either, and comes with the next press", async ({ visit }) => {
    const { page, context, expectProblem } = await visit(desk, { as: "owner" });
    expectProblem(/Failed to load resource/);
    // Nothing is fetched ahead: the network goes before the page has settled.
    await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    await page.goto(settings);
    await page.route("**/*.js", (route) => route.abort());
    const member = page.getByRole("button", { name: /Thandi Marlowe-Fisk/ });
    for (const press of [() => page.keyboard.press("Control+k"), () => member.click()]) {
      await press();
      const words = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded" });
      await expectVisible(words);
      await words.getByRole("button", { name: "Close" }).click();
      await expectGone(words);
    }
    expect(await member.getAttribute("aria-expanded")).toBe("false");
    await page.unroute("**/*.js");
    await member.press("Enter");
    const first = page.getByRole("menuitem").first();
    await expectVisible(first);
    // By a key that was pressed before the menu's code was there.
    await expect.poll(() => first.evaluate((item) => item === document.activeElement), { timeout: patience }).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expectVisible(page.getByRole("dialog"));
  });
});

describe("coming to a page", () => {
  test("shows that it waits after 1000 ms, for 500 ms at least; asks 50 ms after the pointer rests on a link", async ({
    visit,
  }) => {
    const { page } = await visit(desk, { as: "owner" });
    await page.clock.install();
    await page.goto(settings);
    let asked = 0;
    let answer: (() => void) | undefined;
    await page.route("**/_server/getWorkspaceMembers*", async (route) => {
      asked += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 60_000);
    const loading = page.getByRole("main").getByLabel("Loading", { exact: true });

    // In passing: nothing is asked.
    await membersTab(page).hover();
    await page.clock.runFor(40);
    await page.mouse.move(700, 700);
    await page.clock.runFor(100);
    expect(asked).toBe(0);
    await membersTab(page).hover();
    await page.clock.runFor(60);
    await expect.poll(() => asked, { timeout: patience }).toBe(1);

    await membersTab(page).click();
    await page.clock.runFor(950);
    expect(await loading.count()).toBe(0);
    await page.clock.runFor(100);
    await expect.poll(() => loading.count(), { timeout: patience }).toBe(1);
    answer?.();
    // It is there, and the wheel goes on for its time.
    await page.waitForResponse(/getWorkspaceMembers/);
    await page.clock.runFor(300);
    expect(await loading.count()).toBe(1);
    await page.clock.runFor(300);
    await expectGone(loading);
    await expectVisible(page.getByRole("heading", { name: "Members" }));
  });
});

describe("what is known of a page", () => {
  test("is asked for anew when its link is pointed at after 30 s, and shows at once for 5 minutes", async ({ visit }) => {
    const { page } = await visit(desk, { as: "owner" });
    await page.clock.install();
    await page.goto(settings);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/_server/getWorkspaceMembers")) asked += 1;
    });
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 60_000);
    const away = () => page.mouse.move(700, 700);
    /** Rests on the link until the delay of 50 ms is over. */
    const rest = async () => {
      await away();
      await membersTab(page).hover();
      await page.clock.runFor(60);
    };
    const answered = page.waitForResponse(/getWorkspaceMembers/);
    await rest();
    await answered;
    expect(asked).toBe(1);
    await page.clock.runFor(28_000);
    await rest();
    await page.clock.runFor(1_000);
    expect(asked, "within 30 s").toBe(1);
    // As soon as the first answer is 30 s old.
    const later = async () => {
      await page.clock.runFor(31_000);
      await rest();
      return asked;
    };
    await expect.poll(later, { message: "after 30 s", timeout: patience }).toBe(2);

    // Left and come back to after minutes: there at once, and asked for behind it.
    await membersTab(page).click();
    const heading = page.getByRole("heading", { name: "Members" });
    const settle = async () => {
      await page.clock.runFor(50);
      return heading.count();
    };
    await expect.poll(settle, { timeout: patience }).toBe(1);
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "General" }).click();
    await expect.poll(settle, { timeout: patience }).toBe(0);
    await page.clock.runFor(4 * 60_000);
    await page.route("**/_server/getWorkspaceMembers*", () => undefined);
    await membersTab(page).click();
    await expect.poll(settle, { timeout: patience, message: "shown without an answer" }).toBe(1);
  });
});

test("a page fades into the next, unless stillness is preferred; a filter of a page does not", async ({ visit }) => {
  const { page } = await visit(desk, { as: "owner" });
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { fades: number };
    counted.fades = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...parameters) => ((counted.fades += 1), start(...parameters));
  });
  const fades = () => page.evaluate(() => (globalThis as unknown as { fades: number }).fades);
  await page.goto(settings);
  await membersTab(page).click();
  await expectVisible(page.getByRole("heading", { name: "Members" }));
  expect(await fades()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("link", { name: "Library" }).click();
  await expectVisible(page.getByRole("heading", { name: "Library", level: 1 }));
  await expect.poll(fades, { timeout: patience }).toBe(1);
  await page.getByLabel("Search the library").fill("harbour");
  await expect.poll(() => new URL(page.url()).search, { timeout: patience }).toContain("harbour");
  expect(await fades()).toBe(1);
});

describe("a screen reader", () => {
  test("is told of a finding, its evidence and its confirmation in this order", { timeout: 90_000 }, async ({ visit }) => {
    const { page } = await visit(desk, { as: "member" });
    await page.goto(dossier);
    const spoken = await page.locator("body").ariaSnapshot();
    // Landmarks, one heading of the first level, and the way past the navigation.
    for (const line of [
      /- link "Skip to content"/,
      /- navigation "Workspace"/,
      /- main:/,
      /- heading "Corwin Stedge" \[level=1\]/,
    ]) {
      expect(spoken).toMatch(line);
    }
    expect(spoken.match(/- heading .*\[level=1\]/g)).toHaveLength(1);
    const at = (words: RegExp) => spoken.search(words);
    expect(at(/heading "Incidents" \[level=2\]/)).toBeLessThan(at(/- article/));
    expect(spoken).toMatch(/Unreviewed: found by machine/);
    expect(spoken).toMatch(/- status:.*confirmed/);

    const article = page.getByRole("article").first();
    await article.getByRole("button", { name: /^Show what the sources say/ }).click();
    await article.getByRole("region", { name: "Summary" }).getByRole("button").first().click();
    const evidence = page.getByRole("dialog");
    await expectVisible(evidence.locator("mark"));
    const read = await evidence.ariaSnapshot();
    expect(read).toMatch(/- mark:/);
    expect(read).toMatch(/SHA-256/);
    await page.keyboard.press("Escape");
    await expectGone(evidence);
    await article.getByRole("button", { name: "Confirm", exact: true }).click();
    const confirm = page.getByRole("dialog", { name: "Confirm" });
    await expectVisible(confirm);
    expect(await confirm.ariaSnapshot()).toMatch(/- textbox "Reason"/);
    await confirm.getByLabel("Reason").fill("Read in the archived report");
    await confirm.getByRole("button", { name: "Confirm", exact: true }).click();
    await expectGone(confirm);
    await expect
      .poll(() => page.getByRole("region", { name: "Incidents" }).getByRole("status").first().ariaSnapshot(), {
        timeout: patience,
      })
      .toMatch(/1 confirmed/);
  });
});

describe("a page", () => {
  const paths = ["/", "/pricing", "/verify", "/sign-in"];
  const inside = ["dossiers/new", "library", "settings", "settings/members", "settings/billing", "settings/credits"];

  test(
    "fits when it is magnified, prints dark on white, and has edges in forced colours",
    { timeout: 120_000 },
    async ({ visit }) => {
      // 200 % of 1440 px; the narrowest that must do without scrolling sideways.
      const magnified = { name: "720 px", width: 720, height: 450 };
      const narrowest = { width: 320, height: 480 };
      const look = async (page: Page, path: string) => {
        await page.setViewportSize(magnified);
        await page.goto(path);
        await expectToFit(page);
        await page.setViewportSize(narrowest);
        await expectToFit(page);
        await page.setViewportSize(magnified);

        await page.emulateMedia({ media: "print" });
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await expect.poll(ground, { message: `the ground of ${path} on paper`, timeout: patience }).toBe("rgb(255, 255, 255)");
        expect(await page.locator(".button").filter({ visible: true }).count(), `buttons of ${path} on paper`).toBe(0);
        await expectToFit(page);

        await page.emulateMedia({ media: "screen", forcedColors: "active" });
        const withoutEdge = await page.evaluate(() =>
          [...document.querySelectorAll(".button, .control, [role=checkbox], [role=switch]")]
            .filter((control) => control.checkVisibility())
            .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
            .map((control) => control.outerHTML.slice(0, 120)),
        );
        expect(withoutEdge, `controls of ${path} without an edge in forced colours`).toEqual([]);
        await page.emulateMedia({ media: null, forcedColors: "none" });
      };
      const nobody = await visit(magnified);
      for (const path of paths) await look(nobody.page, path);
      const owner = await visit(magnified, { as: "owner" });
      for (const path of inside) await look(owner.page, `/${demoWorkspace.slug}/${path}`);
      await look(owner.page, dossier);
    },
  );

  test("of a dossier is printed with what its cards keep closed, and without its controls", async ({ visit }) => {
    const { page } = await visit(desk, { as: "owner" });
    await page.goto(dossier);
    await page.waitForLoadState("networkidle");
    const card = page.getByRole("article").first();
    const closed = card.locator("details:not([open])");
    const before = await closed.count();
    expect(before).toBeGreaterThan(1);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await closed.count()).toBe(0);
    await expectVisible(card.getByRole("region", { name: "Evidence for" }));
    for (const control of [page.getByRole("switch"), page.getByLabel("Sort by"), page.getByRole("tab")])
      expect(await control.filter({ visible: true }).count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await closed.count()).toBe(before);
  });
});

/** Adds up what moved without anybody's doing, since the page began. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

describe.each(screens)("at $name nothing moves while a page comes", (screen) => {
  const pages: Record<"nobody" | "owner" | "staff", Record<string, string>> = {
    nobody: {
      "/": homeHeading,
      "/pricing": "Plans and prices",
      "/legal/method": "How a finding is made",
      "/legal/subject-requests": "Requests of people recorded",
      "/verify": "Check a report",
      "/docs/api": "The API",
      "/sign-in": "Sign in",
      "/forgot-password": "Forgotten your password?",
    },
    owner: {
      [`/${demoWorkspace.slug}/dossiers/new`]: "New dossier",
      [`/${demoWorkspace.slug}/library`]: "Library",
      [settings]: "Settings",
      [`${settings}/members`]: "Settings",
      [`${settings}/billing`]: "Settings",
      [`${settings}/credits`]: "Settings",
      [`${settings}/api`]: "Settings",
      "/account": "Account",
    },
    staff: {
      "/admin/users": "Users",
      "/admin/external-users": "External users",
      "/admin/subjects": "Subjects",
      "/admin/moderation": "Moderation",
      "/admin/deepsocial-requests": "Social media searches",
      "/admin/subject-requests": "Subject requests",
      "/admin/retention": "Retention",
      "/admin/audit": "Audit",
    },
  };
  test.for(Object.keys(pages) as (keyof typeof pages)[])("for %s", { timeout: 120_000 }, async (who, { visit }) => {
    const { page } = await visit(screen, who === "nobody" ? {} : { as: who });
    const moved: Record<string, number> = {};
    const shown: Record<string, string[]> = {};
    const wanted = who === "owner" ? { ...pages.owner, [dossier]: "Corwin Stedge" } : pages[who];
    for (const path of Object.keys(wanted)) {
      await page.goto(path);
      await page.waitForLoadState("load");
      moved[path] = await shifts(page);
      shown[path] = await page.getByRole("heading", { level: 1 }).allInnerTexts();
    }
    // The pages themselves: an error screen moves nothing either.
    expect(shown).toEqual(Object.fromEntries(Object.entries(wanted).map(([path, heading]) => [path, [heading]])));
    expect(Object.entries(moved).filter(([, sum]) => sum > 0)).toEqual([]);
  });
});

test("a slow machine paints no page before it is whole", { timeout: 120_000 }, async ({ visit }) => {
  const { page, context } = await visit(screens[0]!);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.goto("/pricing");
  await page.waitForLoadState("load");
  expect(await shifts(page)).toBe(0);
});

test("a page's code is asked for once the page is on the screen, and at once where nobody sees it", async ({ visit }) => {
  const { page } = await visit(desk, { as: "owner" });
  /** What was asked for of code, and when the page was painted; in milliseconds from the navigation. */
  const moments = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/_build\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
  const lives = () => page.getByRole("heading", { name: "What was searched and set aside" }).isVisible();
  await page.goto(dossier);
  await expect.poll(lives, { timeout: patience }).toBe(true);
  const { painted, asked } = await moments();
  expect(asked.length).toBeGreaterThan(10);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  // Unseen, no frame is ever asked for: as in a tab that was opened in the background.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "hidden", { get: () => true });
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto(dossier);
  await expect.poll(async () => (await moments()).asked.length, { timeout: patience }).toBeGreaterThan(10);
});

test("a page whose code is there before all of it has come is alive once it has", async ({ visit }) => {
  // As in a tab in the background on a slow line: nothing is waited for, and the code is there before the rest of the page.
  const { address } = runningProduct();
  const slow = createServer((asked, answer) => {
    void (async () => {
      const whole = await fetch(new URL(asked.url ?? "/", address), { headers: { accept: asked.headers.accept ?? "*/*" } });
      const body = Buffer.from(await whole.arrayBuffer());
      const { "content-encoding": _encoding, "content-length": _length, ...headers } = Object.fromEntries(whole.headers);
      answer.writeHead(whole.status, headers);
      if (!whole.headers.get("content-type")?.includes("text/html")) return answer.end(body);
      const cut = body.indexOf("</h1>");
      expect(cut).toBeGreaterThan(0);
      answer.write(body.subarray(0, cut));
      setTimeout(() => answer.end(body.subarray(cut)), 2000);
    })();
  });
  await new Promise<void>((resolve) => void slow.listen(0, "127.0.0.1", resolve));
  try {
    const { page } = await visit(desk);
    await page.addInitScript(() => Object.defineProperty(Document.prototype, "hidden", { get: () => true }));
    const port = (slow.address() as AddressInfo).port;
    await page.goto(`http://127.0.0.1:${port}/sign-in`, { waitUntil: "commit" });
    const codeCame = () =>
      page.evaluate(() => [
        document.readyState,
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length > 5,
      ]);
    await expect.poll(codeCame, { timeout: patience, interval: 100 }).toEqual(["loading", true]);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectVisible(page.getByText("Email is required"));
  } finally {
    slow.close();
    slow.closeAllConnections();
  }
});

test("what is pressed before a page can answer is answered once it can, and sent nowhere meanwhile", async ({ visit }) => {
  const { context } = await visit(desk, { as: "owner" });
  // One that nothing waits for: its code is held back.
  const page = await context.newPage();
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route("**/_build/*.js", (route) => (isHeld ? void waiting.push(() => route.continue()) : route.continue()));
  const release = async () => {
    isHeld = false;
    for (const goOn of waiting.splice(0)) await goOn();
  };
  await page.goto(`/${demoWorkspace.slug}/dossiers/new`, { waitUntil: "commit" });
  const name = page.getByRole("textbox", { name: /^Name/ }).first();
  await name.press("Enter");
  await expect.poll(() => waiting.length, { timeout: patience }).toBeGreaterThan(0);
  expect(new URL(page.url()).search).toBe("");
  await release();
  // The form's own answer to an empty name, though nobody pressed again.
  await expectVisible(page.getByText("Name is required"));
  expect(new URL(page.url()).search).toBe("");

  isHeld = true;
  await page.goto(dossier, { waitUntil: "commit" });
  const timeline = page.getByRole("tab", { name: "Timeline" });
  await timeline.click();
  await expect.poll(() => waiting.length, { timeout: patience }).toBeGreaterThan(0);
  expect(await timeline.getAttribute("aria-selected")).toBe("false");
  await release();
  await expect.poll(() => timeline.getAttribute("aria-selected"), { timeout: patience }).toBe("true");

  // What was typed meanwhile is what the form holds.
  isHeld = true;
  await page.goto(`/${demoWorkspace.slug}/dossiers/new`, { waitUntil: "commit" });
  await name.fill("Corwin Stedge");
  await expect.poll(() => waiting.length, { timeout: patience }).toBeGreaterThan(0);
  await release();
  await expectVisible(page.getByText("Somebody with a similar name is already recorded"));
  expect(await name.inputValue()).toBe("Corwin Stedge");
});

test("on a phone what raised a toast is not left under it, also at the page's end", async ({ visit }) => {
  const { page } = await visit(screens[1]!, { as: "owner" });
  await page.goto("/account");
  const save = page.getByRole("button", { name: "Save", exact: true }).first();
  const toast = page.locator("[data-sonner-toast][data-removed=false]");
  const edges = async () => {
    const [button, note] = await Promise.all([save.boundingBox(), toast.first().boundingBox()]);
    return { button: (button?.y ?? Number.NaN) + (button?.height ?? 0), note: note?.y ?? Number.NaN };
  };
  /** Brings the button to the screen's lower edge, or the page to its end where that comes first. */
  const lower = () => save.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await lower();
  const before = (await save.boundingBox())!;
  await save.click();
  await toast.first().waitFor();
  // As a matter of course it would lie there: 16 px from the edge and 60 high at the least.
  expect(before.y + before.height).toBeGreaterThan(screens[1]!.height - 76);
  await expect
    .poll(
      async () => {
        const { button, note } = await edges();
        return button <= note;
      },
      { timeout: patience },
    )
    .toBe(true);
  // The toasts keep their place.
  const note = (await toast.first().boundingBox())!;
  expect(Math.round(screens[1]!.height - note.y - note.height)).toBe(16);
});

test("the library comes with its first twenty sources; the browser draws the rest", async ({ visit }) => {
  const library = `/${demoWorkspace.slug}/library`;
  const list = (page: Page) => page.getByRole("main").getByRole("list").first().locator("> li");
  const asSent = await visit(desk, { as: "owner", scripts: false });
  await asSent.page.goto(library);
  expect(await list(asSent.page).count()).toBe(20);
  const { page } = await visit(desk, { as: "owner" });
  await page.goto(library);
  await expect.poll(() => list(page).count(), { timeout: patience }).toBe(50);
  await expectVisible(page.getByRole("button", { name: "Show more" }));
});

test("a dossier comes with its first incident; the browser draws the rest, and goes to what the address names", async ({
  visit,
}) => {
  const asSent = await visit(desk, { as: "owner", scripts: false });
  await asSent.page.goto(dossier);
  expect(await asSent.page.getByRole("article").count()).toBe(1);
  expect(await asSent.page.getByRole("region", { name: "What was searched and set aside" }).count()).toBe(0);
  const { page } = await visit(desk, { as: "owner" });
  await page.goto(dossier);
  await expectVisible(page.getByRole("region", { name: "What was searched and set aside" }));
  const last = page.getByRole("article").last();
  expect(await page.getByRole("article").count()).toBeGreaterThan(1);
  const id = await last.getAttribute("id");
  const again = await visit(desk, { as: "owner" });
  await again.page.goto(`${dossier}#${id}`);
  const top = () => again.page.locator(`#${id}`).evaluate((card) => card.getBoundingClientRect().top);
  await expect.poll(top, { timeout: patience }).toBeLessThan(desk.height);
});
