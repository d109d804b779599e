import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const routes = path.resolve(import.meta.dirname, "../src/routes");
const files = readdirSync(routes, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /^[^-].*\.tsx$/.test(entry.name))
  .map((entry) => path.relative(routes, path.join(entry.parentPath, entry.name)));

/** Places with pages of their own; the page that bears the place's name is its beginning. */
const places: [files: RegExp, place: string][] = [
  [/\$workspaceSlug\/settings\//, "Settings"],
  [/\$workspaceSlug\/library\.(?!index)/, "Library"],
  [/^_app\/account\//, "Account"],
  [/^_app\/admin\//, "Administration"],
  [/\/legal\/(?!index)/, "Legal"],
];

// A tab and a bookmark say where one is: the page, the place that it lies in, the product.
test.for(files)("%s is named after itself, its place and the product", (file) => {
  const text = readFileSync(path.join(routes, file), "utf8");
  const titles = [...text.matchAll(/title: (?:"([^"]*)"|`([^`]*)`)/g)].flatMap(([, plain, made]) => plain ?? made ?? []);
  const page = titles.find((title) => title.includes(" · "));
  if (page === undefined) return;
  const place = places.find(([pattern]) => pattern.test(file))?.[1];
  const product = file.startsWith("checkout/") ? "Local payments" : "Attest";
  expect(page.split(" · ").slice(1)).toEqual([...(place ? [place] : []), product]);
});
