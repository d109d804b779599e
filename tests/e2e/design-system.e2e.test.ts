import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import {
  expectAccessible,
  expectGone,
  expectToFit,
  expectVisible,
  isNarrow,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { type RunningGallery, startGallery, startGalleryCommand } from "#tests/support/gallery.ts";

// The page of the primitives (`npm run ui`), and on it the numbers of the specification's section 9.
let gallery: RunningGallery;
beforeAll(async () => {
  gallery = await startGallery();
});
afterAll(() => gallery?.stop());

const [desk, phone] = screens as [(typeof screens)[0], (typeof screens)[0]];

test("npm run ui tells its address, serves the page, and ends when it is interrupted", async () => {
  const command = await startGalleryCommand();
  const page = await fetch(command.address);
  expect(await page.text()).toContain("Design system");
  expect((await fetch(new URL("main.tsx", command.address))).status).toBe(200);
  expect(await command.interrupt()).toBe(0);
});

describe.each(screens)("the design system at $name", (screen) => {
  test("shows every primitive, fits, and is accessible; each is found by its name", { timeout: 90_000 }, async ({ visit }) => {
    const { page } = await visit(screen);
    await page.goto(gallery.address);
    const headings = page.getByRole("main").getByRole("heading", { level: 3 });
    await expectVisible(headings);
    expect(await headings.count()).toBeGreaterThan(40);
    await expectToFit(page);
    await expectAccessible(page);

    await page.getByLabel("Find a primitive").fill("scroll");
    await expect.poll(() => page.getByRole("main").getByRole("region", { name: "Scroll area" }).count()).toBe(1);
    expect(await page.getByRole("link", { name: "Alert" }).count()).toBe(0);
    await page.getByLabel("Find a primitive").fill("");
    await page.getByRole("link", { name: "Toasts" }).click();
    await expect.poll(() => page.getByRole("button", { name: "several lines" }).isVisible()).toBe(true);

    for (const [button, role] of [
      ["Dialog, md", "dialog"],
      ["Asks first", "alertdialog"],
      ["Drawer, right", "dialog"],
    ] as const) {
      const opener = page.getByRole("button", { name: button, exact: true });
      await opener.click();
      await expectVisible(page.getByRole(role));
      // The page behind has been looked at.
      if (role === "alertdialog") await expectAccessible(page, "[role=alertdialog]");
      await page.keyboard.press("Escape");
      await expectGone(page.getByRole(role));
      await expect
        .poll(() => opener.evaluate((element) => element === document.activeElement), {
          timeout: patience,
          message: `focus after “${button}”`,
        })
        .toBe(true);
    }
    const help = page.getByRole("button", { name: "What “identity ledger” means" });
    await help.focus();
    await page.keyboard.press("Enter");
    await expectVisible(page.getByText("What speaks for and against this being the person who is meant."));
    await page.keyboard.press("Escape");
    await expectGone(page.locator(":popover-open"));

    if (isNarrow(screen)) await standNearTheEdges(page);
  });
});

/** On a phone: 16 px from them. One that is under way stays as long as this takes. */
async function standNearTheEdges(page: Page): Promise<void> {
  await page.getByRole("button", { name: "loading", exact: true }).click();
  const edges = async () => {
    const { x, y, width, height } = await boxOf(toasts(page));
    return [x, phone.width - x - width, phone.height - y - height].map(Math.round);
  };
  await expectVisible(toasts(page));
  await expect.poll(edges, { timeout: patience }).toEqual([16, 16, 16]);
}

/**
 * A page whose clock stands still but for `page.clock.runFor`, with the toasts' place on it. Made once: each check leaves it
 * without a toast or a hint.
 */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(gallery.address);
  await page.getByRole("button", { name: "info", exact: true }).click();
  await expectVisible(toasts(page));
  await page.clock.pauseAt(Date.now() + 600_000);
  await untilNone(page);
}

/** Every toast lives out its time; a pointer that rests on them would keep them. */
async function untilNone(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.clock.runFor(5_000);
  await untilCount(page, toasts(page), 0, 100);
}

const toasts = (page: Page) => page.locator("[data-sonner-toast]");
const alive = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");
const mounted = (page: Page) => page.locator("[data-sonner-toast][data-mounted=true][data-removed=false]");
async function raise(page: Page, name: string, count = 1): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  // The library shows one in a turn of its own, and in its place in the next.
  await untilCount(page, mounted(page), count);
}

/** Lets the clock go on in small steps until as many are there. */
async function untilCount(page: Page, locator: Locator, count: number, step = 2): Promise<void> {
  const settled = async () => {
    await page.clock.runFor(step);
    return locator.count();
  };
  await expect.poll(settled, { timeout: patience, message: `what ${String(locator)} finds` }).toBe(count);
}
async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the screen`);
  return box;
}

test("toasts, hints and scroll areas keep the specification's numbers", { timeout: 120_000 }, async ({ visit }) => {
  const { page } = await visit(desk);
  await open(page);
  await lastFourSeconds(page);
  await tellTheirTitleApart(page);
  await untilNone(page);
  await areReachedByKeys(page);
  await untilNone(page);
  await areSwipedAway(page);
  await standThreeAtATime(page);
  await untilNone(page);
  await waitForThePointer(page);
  await hideTheirBars(page);
  await stayWhileUnderWay(page);
});

/** They last 4000 ms, and leave the page 200 ms after. */
async function lastFourSeconds(page: Page): Promise<void> {
  await raise(page, "success");
  await page.clock.runFor(3_850);
  expect(await alive(page).count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => alive(page).count(), { timeout: patience }).toBe(0);
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(200);
  await untilCount(page, toasts(page), 0, 50);
}

/** One that is under way stays; closed by hand it is gone 200 ms later. */
async function stayWhileUnderWay(page: Page): Promise<void> {
  await raise(page, "loading");
  await page.clock.runFor(20_000);
  expect(await alive(page).count()).toBe(1);
  await raise(page, "error", 2);
  await page.getByRole("button", { name: "Close toast" }).first().click();
  await expect.poll(() => alive(page).count(), { timeout: patience }).toBe(1);
  await page.clock.runFor(150);
  expect(await toasts(page).count()).toBe(2);
  await page.clock.runFor(100);
  await expect.poll(() => toasts(page).count(), { timeout: patience }).toBe(1);
}

/** Three are in sight, 356 px wide, 14 px apart, 24 px from the corner at the bottom right. */
async function standThreeAtATime(page: Page): Promise<void> {
  await raise(page, "five at once", 5);
  expect(await page.locator("[data-sonner-toast][data-visible=true]").count()).toBe(3);
  await page.locator("[data-sonner-toast][data-front=true]").hover();
  await expect.poll(() => page.locator("[data-sonner-toast][data-expanded=true]").count(), { timeout: patience }).toBe(5);
  const places = async () => {
    const boxes = await Promise.all((await page.locator("[data-sonner-toast][data-visible=true]").all()).map(boxOf));
    return boxes.toSorted((a, b) => b.y - a.y);
  };
  const gaps = async () => {
    const boxes = await places();
    return boxes.slice(1).map((box, index) => Math.round((boxes[index]?.y ?? 0) - box.y - box.height));
  };
  await expect.poll(gaps, { timeout: patience }).toEqual([14, 14]);
  const [lowest] = await places();
  expect(lowest?.width).toBe(356);
  expect(Math.round(desk.width - (lowest?.x ?? 0) - (lowest?.width ?? 0))).toBe(24);
  expect(Math.round(desk.height - (lowest?.y ?? 0) - (lowest?.height ?? 0))).toBe(24);
}

/** Alt and T goes to them; they bear the specification's names. */
async function areReachedByKeys(page: Page): Promise<void> {
  await raise(page, "several lines");
  const region = page.getByRole("region", { name: /^Notifications/ });
  await page.keyboard.press("Alt+t");
  await expect
    .poll(() => region.evaluate((element) => element.contains(document.activeElement)), { timeout: patience })
    .toBe(true);
  await expect.poll(() => toasts(page).getAttribute("data-expanded"), { timeout: patience }).toBe("true");
  expect(await toasts(page).getByRole("button", { name: "Close toast", exact: true }).count()).toBe(1);
  // Until the keys have left them they stay.
  await page.keyboard.press("Escape");
  await expect.poll(() => toasts(page).getAttribute("data-expanded"), { timeout: patience }).toBe("false");
}

/** The first line of a message is the title, the rest the description. */
async function tellTheirTitleApart(page: Page): Promise<void> {
  await raise(page, "several lines");
  expect(await page.locator("[data-sonner-toast] [data-title]").innerText()).toBe("It was not saved");
  expect(await page.locator("[data-sonner-toast] [data-description]").innerText()).toBe(
    "The server could not be reached.\nTry again.",
  );
}

test("on a phone what succeeded gives way to the dialog that is opened next; what failed stays", async ({ visit }) => {
  const { page } = await visit(phone);
  await open(page);
  for (const [toast, left] of [
    ["success", 0],
    ["error", 1],
  ] as const) {
    await raise(page, toast);
    await page.getByRole("button", { name: "Dialog, md", exact: true }).click();
    await expectVisible(page.getByRole("dialog"));
    // Long before its time; the page itself goes on drawing while its clock stands.
    await page.clock.runFor(400);
    await expect.poll(() => alive(page).count(), { timeout: patience, message: toast }).toBe(left);
    await page.keyboard.press("Escape");
    await expectGone(page.getByRole("dialog"));
    await untilNone(page);
  }
});

test("a toast lies over no button of a dialog that is as high as the screen", async ({ visit }) => {
  const { page } = await visit({ name: "low", width: 720, height: 260 });
  await open(page);
  await raise(page, "with an action");
  await page.getByRole("button", { name: "Dialog, md", exact: true }).click();
  const footer = page.getByRole("dialog").locator("[data-dialog-footer]");
  await expectVisible(footer);
  const gapBelow = async () => {
    await page.clock.runFor(20);
    const [toast, buttons] = [await boxOf(alive(page)), await boxOf(footer)];
    return buttons.y - toast.y - toast.height;
  };
  await expect.poll(gapBelow, { timeout: patience }).toBeGreaterThan(0);
});

test("on a phone a page is not moved under a press, nor when a toast goes", async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto(gallery.address);
  await page.getByRole("button", { name: "loading", exact: true }).click();
  await expectVisible(mounted(page));
  const toast = await boxOf(mounted(page));
  const placeAt = async (control: Locator, top: number) => {
    await control.evaluate(
      (element, to) => scrollBy({ top: element.getBoundingClientRect().top - to, behavior: "instant" }),
      top,
    );
    expect(Math.abs((await boxOf(control)).y - top)).toBeLessThan(1);
  };

  // Half under the toast: a mouse gives it the focus as it goes down, and the press counts where it comes up.
  const opener = page.getByRole("button", { name: "Asks first", exact: true });
  await placeAt(opener, toast.y - 16);
  const { x, y } = await boxOf(opener);
  await page.mouse.move(x + 12, y + 6);
  await page.mouse.down();
  await page.waitForTimeout(400);
  expect((await boxOf(opener)).y).toBe(y);
  await page.mouse.up();
  await expectVisible(page.getByRole("alertdialog"));
  await page.keyboard.press("Escape");
  await expectGone(page.getByRole("alertdialog"));

  // What was pressed is scrolled clear of the toast that comes; when one goes, the page has been read on.
  const raiser = page.getByRole("button", { name: "info", exact: true });
  await raiser.click();
  await expect.poll(() => mounted(page).count(), { timeout: patience }).toBe(2);
  await page.waitForTimeout(600);
  await placeAt(raiser, toast.y + 4);
  const before = (await boxOf(raiser)).y;
  await expect.poll(() => mounted(page).count(), { timeout: patience }).toBe(1);
  await page.waitForTimeout(600);
  expect((await boxOf(raiser)).y).toBe(before);
});

test("without colours of its own a tree still tells what is open and what is chosen", async ({ visit }) => {
  const { page } = await visit(desk);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(gallery.address);
  const edge = (line: Locator) => line.evaluate((element) => parseFloat(getComputedStyle(element).borderInlineStartWidth));
  const line = page.getByRole("treeitem");
  await expectVisible(line);
  expect(await edge(line.and(page.locator("[aria-current]")).first())).toBe(3);
  expect(await edge(line.and(page.locator(":not([aria-current])")).first())).toBe(0);
});

/** They are dismissed by a swipe of 45 px, or by one faster than 0.11 px a millisecond. */
async function areSwipedAway(page: Page): Promise<void> {
  for (const [pixels, milliseconds, left] of [
    [40, 1_000, 1],
    [50, 1_000, 0],
    [10, 100, 1],
    [20, 100, 0],
  ] as const) {
    await raise(page, "info");
    const { x, y, height } = await boxOf(toasts(page));
    const [fromX, fromY] = [x + 60, y + height / 2];
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    for (let step = 1; step <= 5; step += 1) {
      await page.mouse.move(fromX + (pixels * step) / 5, fromY);
      await page.clock.runFor(milliseconds / 5);
    }
    await page.mouse.up();
    await expect
      .poll(() => alive(page).count(), { timeout: patience, message: `toasts after ${pixels} px in ${milliseconds} ms` })
      .toBe(left);
    await page.mouse.move(200, 200);
    await page.clock.runFor(5_000);
    await untilCount(page, toasts(page), 0, 50);
  }
}

/** Hints open after 700 ms, and at once within 300 ms of the last one's closing; they close as they are left. */
async function waitForThePointer(page: Page): Promise<void> {
  const hint = (side: string) => page.getByRole("button", { name: `Hint, ${side}` });
  const shown = page.getByRole("tooltip");
  const leave = async () => {
    await page.mouse.move(10, 10);
    await expectGone(shown);
  };
  await hint("top").scrollIntoViewIfNeeded();
  await hint("top").hover();
  await page.clock.runFor(650);
  expect(await shown.count()).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(() => shown.innerText(), { timeout: patience }).toBe("A hint, top");

  // It can be read under the pointer: on the way to it, on it, and back, it stays.
  const [control, panel] = [await boxOf(hint("top")), await boxOf(shown)];
  const x = control.x + control.width / 2;
  for (const y of [control.y + 2, control.y - 3, panel.y + panel.height / 2]) {
    await page.mouse.move(x, y);
    await page.clock.runFor(500);
    expect([y, await shown.count()]).toEqual([y, 1]);
  }
  await page.mouse.move(x, control.y + 4);
  await page.clock.runFor(500);
  expect(await shown.innerText()).toBe("A hint, top");

  await leave();
  await page.clock.runFor(280);
  await hint("left").hover();
  await expect.poll(() => shown.innerText(), { timeout: patience }).toBe("A hint, left");

  await leave();
  await page.clock.runFor(320);
  await hint("top").hover();
  await page.clock.runFor(650);
  expect(await shown.count()).toBe(0);
  await page.clock.runFor(100);
  await expectVisible(shown);
}

/** Scroll areas hide their bars after 600 ms; a thumb is never shorter than 18 px. */
async function hideTheirBars(page: Page): Promise<void> {
  const area = page.getByRole("region", { name: "A long list" });
  const bar = page.locator("#scroll-area [data-orientation=vertical]").first();
  await area.scrollIntoViewIfNeeded();
  await area.hover();
  await untilCount(page, bar, 1);
  await page.mouse.wheel(0, 400);
  const thumb = bar.locator("> *");
  const height = async () => {
    await page.clock.runFor(20);
    return Math.round((await thumb.boundingBox())?.height ?? 0);
  };
  await expect.poll(height, { timeout: patience }).toBe(18);
  await page.mouse.move(10, 10);
  await page.clock.runFor(550);
  expect(await bar.count()).toBe(1);
  await page.clock.runFor(100);
  await expectGone(bar);
}

describe("the sidebar", () => {
  test("is 20rem wide and 3rem collapsed, by ctrl or cmd and b; a cookie keeps it for 7 days on every path", async ({
    visit,
  }) => {
    const { page, context } = await visit(desk);
    await page.goto(`${gallery.address}?only=sidebar`);
    const sidebar = page.getByRole("complementary", { name: "Workspace sidebar" });
    const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
    await expectVisible(sidebar);
    expect(await width()).toBe(320);
    for (const keys of ["Control+b", "Meta+b"]) {
      await page.keyboard.press(keys);
      await expect.poll(width, { timeout: patience }).toBe(48);
      const [cookie] = await context.cookies();
      expect(cookie?.path).toBe("/");
      const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
      expect(days).toBeGreaterThan(6.99);
      expect(days).toBeLessThanOrEqual(7.001);
      await page.keyboard.press(keys);
      await expect.poll(width, { timeout: patience }).toBe(320);
    }

    // Under 768 px it is a drawer.
    const link = page.getByRole("link", { name: "New dossier" });
    await page.setViewportSize({ width: 768, height: 800 });
    await expectVisible(link);
    await page.setViewportSize({ width: 767, height: 800 });
    await expectGone(link);
    await page.getByRole("button", { name: "Toggle sidebar" }).click();
    await expectVisible(page.getByRole("dialog", { name: "Workspace" }).getByRole("link", { name: "New dossier" }));
    await page.keyboard.press("Escape");
    await expectGone(page.getByRole("dialog"));
  });
});
