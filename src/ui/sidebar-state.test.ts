import { expect, test } from "vitest";
import { isSidebarShortcut, readSidebarCookie, sidebarCookie } from "./sidebar-state.ts";

test("the cookie lasts seven days on the whole site", () => {
  expect(sidebarCookie(true)).toBe("sidebar_state=true; path=/; max-age=604800; samesite=lax");
  expect(sidebarCookie(false)).toMatch(/^sidebar_state=false;/);
});

test("is read back from among other cookies", () => {
  expect(readSidebarCookie("theme=x; sidebar_state=false; other=1")).toBe(false);
  expect(readSidebarCookie("sidebar_state=true")).toBe(true);
  expect(readSidebarCookie("not_sidebar_state=true; sidebar_state=maybe")).toBeUndefined();
  expect(readSidebarCookie(null)).toBeUndefined();
});

const press = (keys: Partial<Parameters<typeof isSidebarShortcut>[0]>) =>
  isSidebarShortcut({ key: "b", code: "KeyB", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...keys });

test("ctrl or cmd with b, and nothing more", () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(press({ metaKey: true })).toBe(true);
  expect(press({ key: "B", metaKey: true })).toBe(true);
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
});

test("on a Hebrew layout the key's place counts, on Dvorak the letter", () => {
  expect(press({ key: "נ", code: "KeyB", ctrlKey: true })).toBe(true);
  expect(press({ key: "x", code: "KeyB", ctrlKey: true })).toBe(false);
  expect(press({ key: "b", code: "KeyN", ctrlKey: true })).toBe(true);
});
