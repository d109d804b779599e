import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { dossiers, subjects } from "#app/db/schema/index.ts";
import type { Database } from "#app/db/db.server.ts";
import type { WorkspaceFileSystem } from "#app/features/dossiers/file-system.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import { newId } from "#app/lib/ids.ts";
import { demoWorkspace } from "#app/db/demo/manifest.ts";
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectVisible,
  isNarrow,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { asOwner, demoWorkspaceId, openProductDatabase } from "#tests/support/running-product.ts";

let product: { db: Database; close: () => Promise<void> };
beforeAll(() => {
  product = openProductDatabase();
});
afterAll(() => product.close());

/**
 * A dossier without a search: what is filed here needs none. What is taken by its line is named to stand first: the product
 * is the worker's, other files' journeys have filed theirs in it, and only the lines in sight are drawn.
 */
async function aFiledDossier(name: string): Promise<string> {
  const { normalised, phonetic } = nameKeys(name);
  const workspaceId = await demoWorkspaceId();
  const [subject] = await product.db
    .insert(subjects)
    .values({ name, normalisedName: normalised, phoneticKeys: phonetic, embedding: [], embeddingModel: "none" })
    .returning({ id: subjects.id });
  const [user] = await product.db.query.users.findMany({ limit: 1 });
  if (!subject || !user) throw new Error("The demo has nobody");
  const id = newId();
  await product.db
    .insert(dossiers)
    .values({ id, workspaceId, subjectId: subject.id, createdBy: user.id, idempotencyKey: newId() });
  return id;
}

const readFiles = () => asOwner<WorkspaceFileSystem>("getWorkspaceFileSystem", "GET");
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const item = (page: Page, name: string | RegExp) =>
  page.getByRole("tree").getByRole("treeitem", { name: typeof name === "string" ? new RegExp(`^${name}(?:,|$)`) : name });
const toast = (page: Page, words: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: words });

/** The tree stands in the sidebar, or in the drawer that a phone opens for it. */
async function openTree(page: Page, narrow: boolean): Promise<void> {
  if (narrow) await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await expectVisible(page.getByRole("tree"));
}

async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => isFocused(target), { timeout: patience }).toBe(true);
}

describe.each(screens)("the file system at $name", (screen) => {
  const narrow = isNarrow(screen);
  // What one width makes does not meet what the other makes.
  const [outer, inner] = narrow ? ["Quay letters", "Pier 2"] : ["Beacon letters", "Pier 1"];
  const name = narrow ? "Aada Quarrington" : "Aarno Quarrington";

  test("files away by keyboard alone: create, rename, move, undo, delete", { timeout: 90_000 }, async ({ visit }) => {
    const dossierId = await aFiledDossier(name);
    const folderOf = async () => (await readFiles()).dossiers.find(({ id }) => id === dossierId)?.folder_id;
    const { page } = await visit(screen, { as: "owner" });
    const { keyboard } = page;
    await page.goto(`/${demoWorkspace.slug}`);
    await openTree(page, narrow);

    // A folder; an empty name is refused beside the field.
    await page.getByRole("button", { name: "New folder" }).press("Enter");
    const field = page.getByLabel("Name of the new folder");
    await expectFocus(field);
    await keyboard.press("Enter");
    await expectVisible(page.getByRole("alert").filter({ hasText: "Name is required" }));
    await field.fill(`  ${outer}  `);
    await keyboard.press("Enter");
    await expectFocus(item(page, outer));
    await expectGone(field);
    // Given up, the focus is where it came from.
    await page.getByRole("button", { name: "New folder" }).press("Enter");
    await expectFocus(field);
    await keyboard.press("Escape");
    await expectFocus(page.getByRole("button", { name: "New folder" }));

    // At the last line there is no further one, and what is typed elsewhere afterwards stays there.
    await item(page, outer).focus();
    await keyboard.press("End");
    await keyboard.press("ArrowDown");
    const filter = page.getByLabel("Search folders and dossiers");
    await filter.focus();
    await keyboard.type(outer.slice(0, 4));
    await expectFocus(filter);
    await filter.fill("");

    // One in it, from its menu; renamed in its place, and once given up.
    await item(page, outer).focus();
    await keyboard.press("F2");
    await expectFocus(page.getByLabel("Folder name"));
    await keyboard.press("Escape");
    await expectFocus(item(page, outer));
    await keyboard.press("Shift+F10");
    await expectVisible(page.getByRole("menuitem", { name: "New folder in it" }));
    await page.getByRole("menuitem", { name: "New folder in it" }).press("Enter");
    await page.getByLabel(`Name of the new folder in ${outer}`).fill("Pire");
    await keyboard.press("Enter");
    await expectFocus(item(page, "Pire"));
    await keyboard.press("F2");
    await keyboard.type(inner);
    await keyboard.press("Enter");
    await expectFocus(item(page, inner));
    expect(await item(page, inner).getAttribute("aria-level")).toBe("2");
    await keyboard.press("ArrowLeft");
    await expectFocus(item(page, outer));
    expect(await item(page, outer).getAttribute("aria-expanded")).toBe("true");

    // Cut and put into it; taken back.
    await item(page, name).focus();
    await keyboard.press("Control+x");
    await item(page, outer).focus();
    await keyboard.press("ArrowRight");
    await expectFocus(item(page, inner));
    await keyboard.press("Control+v");
    await expectVisible(toast(page, `“${name}” moved to “${inner}”`));
    await expect.poll(() => item(page, name).getAttribute("aria-level"), { timeout: patience }).toBe("3");
    const innerId = (await readFiles()).folders.find((folder) => folder.name === inner)?.id;
    await expect.poll(folderOf, { timeout: patience }).toBe(innerId);
    await item(page, inner).focus();
    await keyboard.press("Control+z");
    await expect.poll(folderOf, { timeout: patience }).toBeNull();
    await expect.poll(() => item(page, name).getAttribute("aria-level"), { timeout: patience }).toBe("1");

    // By the dialog; a folder not into itself.
    await item(page, name).focus();
    await keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Move to…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Move/ });
    await expectFocus(dialog.getByRole("combobox"));
    await keyboard.type(inner);
    await expectVisible(dialog.getByRole("option", { name: new RegExp(inner) }));
    await expectAccessible(page);
    await keyboard.press("Enter");
    await expectGone(dialog);
    await expect.poll(folderOf, { timeout: patience }).toBe(innerId);
    await item(page, outer).focus();
    await keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Move to…" }).press("Enter");
    await expectVisible(dialog.getByRole("option", { name: new RegExp(`${inner}.*A folder cannot be moved into itself`) }));
    await keyboard.press("Escape");
    await expectGone(dialog);

    // What was open stays open, and typing finds what is closed.
    await page.reload();
    await openTree(page, narrow);
    await expectVisible(item(page, name));
    await page.getByLabel("Search folders and dossiers").fill(name.slice(0, 6));
    await expectVisible(page.getByText("1 found"));
    await page.getByLabel("Search folders and dossiers").fill("");

    // A folder that holds something moves its content out before it goes.
    await item(page, inner).focus();
    await keyboard.press("Delete");
    const question = page.getByRole("alertdialog");
    await expectVisible(question.getByText(`It holds 1 dossier, which will move to “${outer}”`));
    await question.getByRole("button", { name: "Move its content and delete" }).press("Enter");
    await expectGone(question);
    await expectGone(item(page, inner));
    const outerId = (await readFiles()).folders.find((folder) => folder.name === outer)?.id;
    expect(await folderOf()).toBe(outerId);
    await expectAccessible(page);
  });
});

describe("on a desk", () => {
  const [screen = { name: "", width: 1440, height: 900 }] = screens;

  test("a new folder far down is brought into sight, and has the focus", { timeout: 90_000 }, async ({ visit }) => {
    const shelves = await asOwner<{ id: string }>("createFolder", "POST", { name: "Aashelves" });
    for (let shelf = 10; shelf < 70; shelf += 1)
      await asOwner("createFolder", "POST", { name: `Shelf ${shelf}`, parentFolderId: shelves.id });
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(`/${demoWorkspace.slug}`);
    const { keyboard } = page;
    await item(page, /^Aashelves/).focus();
    await keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "New folder in it" }).press("Enter");
    await page.getByLabel("Name of the new folder in Aashelves").fill("Shelf 99");
    await keyboard.press("Enter");
    await expectFocus(item(page, "Shelf 99"));
    const [line, tree] = await Promise.all(
      [item(page, "Shelf 99"), page.getByRole("tree").locator("..").locator("..")].map((one) => one.boundingBox()),
    );
    expect([line, tree].every(Boolean)).toBe(true);
    expect(line?.y).toBeGreaterThanOrEqual(tree?.y ?? Infinity);
    expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual((tree?.y ?? 0) + (tree?.height ?? 0));
  });

  test("a field that comes while the menu closes keeps the focus", { timeout: 60_000 }, async ({ visit }) => {
    await asOwner("createFolder", "POST", { name: "Aabinders" });
    const { page } = await visit(screen, { as: "owner" });
    // The menu gives the focus back in a moment of its own, and the field's code comes between its end and that moment.
    const aMoment = 600;
    await page.addInitScript((moment) => {
      const later = globalThis.setTimeout;
      const slower = (run: () => void, wait = 0) => later(run, wait === 0 ? moment : wait);
      Object.assign(globalThis, { setTimeout: slower });
    }, aMoment);
    let press = () => {};
    const pressed = new Promise<void>((resolve) => (press = resolve));
    await page.route(/new-folder-line/, async (route) => {
      await pressed;
      await new Promise((resolve) => setTimeout(resolve, aMoment / 3));
      await route.continue();
    });
    await page.goto(`/${demoWorkspace.slug}`);
    await item(page, /^Aabinders/).focus();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "New folder in it" }).press("Enter");
    press();
    const field = page.getByLabel("Name of the new folder in Aabinders");
    await expectFocus(field);
    await page.waitForTimeout(2 * aMoment);
    expect(await isFocused(field)).toBe(true);
    // Given up, the focus is where it was asked for; so it is where a menu closes and nothing was chosen.
    await page.keyboard.press("Escape");
    await expectFocus(item(page, /^Aabinders/));
    await page.keyboard.press("Shift+F10");
    await expectVisible(page.getByRole("menuitem", { name: "New folder in it" }));
    await page.keyboard.press("Escape");
    await expectFocus(item(page, /^Aabinders/));
  });

  test("dragged into a folder, and in front of a colleague who sees it at once", { timeout: 90_000 }, async ({ visit }) => {
    const name = "Aagot Quarrington";
    const dossierId = await aFiledDossier(name);
    const folder = await asOwner<{ id: string }>("createFolder", "POST", { name: "Lighthouse files" });
    const mine = await visit(screen, { as: "owner" });
    const theirs = await visit(screen, { as: "member" });
    await mine.page.goto(`/${demoWorkspace.slug}`);
    await theirs.page.goto(`/${demoWorkspace.slug}/dossiers/${dossierId}`);
    await expectVisible(item(mine.page, name), item(theirs.page, name));

    await item(mine.page, name).dragTo(item(mine.page, "Lighthouse files"));
    await expectVisible(toast(mine.page, `“${name}” moved to “Lighthouse files”`));
    await expect.poll(() => item(mine.page, name).getAttribute("aria-level"), { timeout: patience }).toBe("2");
    // The colleague's folder counts it without a reload.
    await expectVisible(item(theirs.page, /^Lighthouse files, 1 dossier$/));
    // Dropped outside of the tree: nothing happens.
    await item(mine.page, name).dragTo(mine.page.getByRole("heading", { level: 1 }));
    expect((await readFiles()).dossiers.find(({ id }) => id === dossierId)?.folder_id).toBe(folder.id);

    // Deleted while the colleague reads it: they are told, and can put it back.
    await item(mine.page, name).focus();
    await mine.page.keyboard.press("Delete");
    await mine.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectVisible(toast(theirs.page, "This dossier was deleted"));
    await expectPath(theirs.page, `/${demoWorkspace.slug}/dossiers/new`);
    await toast(theirs.page, "This dossier was deleted").getByRole("button", { name: "Put it back" }).click();
    await expectVisible(item(mine.page, name));
    await expectAccessible(theirs.page);
  });
});

describe.each(screens)("the palette at $name", (screen) => {
  test("goes to a dossier by its name in another script, and to a page", { timeout: 60_000 }, async ({ visit }) => {
    const narrow = isNarrow(screen);
    const [name, typed] = narrow ? ["Miriam Kaganovich", "קגנוביץ"] : ["Vladimir Shcherbakov", "Щербаков"];
    const dossierId = await aFiledDossier(name);
    const { page } = await visit(screen, { as: "owner" });
    await page.goto(`/${demoWorkspace.slug}`);
    if (narrow) {
      await page.getByRole("button", { name: "Toggle sidebar" }).click();
      await page.getByRole("button", { name: "Search", exact: true }).click();
    } else await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Go to or do" });
    await expectFocus(palette.getByRole("combobox"));
    await page.keyboard.type(typed);
    await expectVisible(palette.getByRole("group", { name: "Dossiers" }).getByRole("option", { name }));
    await expectAccessible(page);
    // Both keys pressed at once: what is opened is what was typed, however long its answer takes.
    await page.keyboard.press("Enter");
    await expectPath(page, `/${demoWorkspace.slug}/dossiers/${dossierId}`);
    await expectGone(palette);

    await page.keyboard.press("Control+k");
    await expectFocus(palette.getByRole("combobox"));
    await page.keyboard.type("invite");
    await expectVisible(palette.getByRole("option", { name: "Members" }));
    await page.keyboard.press("Enter");
    await expectPath(page, `/${demoWorkspace.slug}/settings/members`);

    // Nobody of this name: a dossier can be made, and the name stands in its field, not in the address.
    await page.keyboard.press("Control+k");
    await expectFocus(palette.getByRole("combobox"));
    await page.keyboard.type("Wystan Nobodyhere");
    await expectVisible(palette.getByRole("option", { name: "New dossier about “Wystan Nobodyhere”" }));
    await page.keyboard.press("Enter");
    await expectPath(page, `/${demoWorkspace.slug}/dossiers/new`);
    await expect
      .poll(() => page.getByLabel("Name", { exact: true }).inputValue(), { timeout: patience })
      .toBe("Wystan Nobodyhere");
    expect(page.url()).not.toContain("Wystan");
  });
});
