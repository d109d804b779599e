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
  "sidebar-context.tsx",
  "toast-host.tsx",
  "toaster.tsx",
  "visually-hidden.tsx",
];

test("every primitive stands in the gallery", () => {
  const sections = path.join(import.meta.dirname, "sections");
  const shown = readdirSync(sections)
    .map((file) => readFileSync(path.join(sections, file), "utf8"))
    .join("\n");
  const files = readdirSync(path.join(import.meta.dirname, "../src/ui")).filter((file) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !shown.includes(`#app/ui/${file}"`))).toEqual(elsewhere);
});
