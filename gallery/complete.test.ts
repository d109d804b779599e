import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Layouts of whole pages, what shows nothing of its own, and what only the running app can fill. */
const elsewhere = [
  "auth-layout.tsx",
  "command-dialog.tsx",
  "full-page.tsx",
  "keys-dialog.tsx",
  "keys-host.tsx",
  "later-part.tsx",
  "sidebar-context.tsx",
  "toast-host.tsx",
  "toaster.tsx",
  "visually-hidden.tsx",
  "when-near.tsx",
];
/** What a primitive fetches once it is opened: shown by the one that stands there. */
const opened: Record<string, string> = {
  "alert-dialog-panel.tsx": "alert-dialog.tsx",
  "dialog-frame.tsx": "dialog.tsx",
  "dialog-panel.tsx": "dialog.tsx",
  "drawer-panel.tsx": "drawer.tsx",
  "menu-machine.tsx": "menu.tsx",
  "sidebar-drawer.tsx": "sidebar.tsx",
};

test("every primitive stands in the gallery", () => {
  const sections = path.join(import.meta.dirname, "sections");
  const shown = readdirSync(sections)
    .map((file) => readFileSync(path.join(sections, file), "utf8"))
    .join("\n");
  const files = readdirSync(path.join(import.meta.dirname, "../src/ui")).filter((file) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(40);
  expect(Object.keys(opened).filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => !shown.includes(`#app/ui/${opened[file] ?? file}"`))).toEqual(elsewhere);
});
