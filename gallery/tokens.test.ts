import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

import { readTokens } from "./tokens.ts";

test("reads the theme's properties in their order, without resets", () => {
  const css =
    '@import "x";\n@theme {\n  --color-*: initial;\n  --color-ink: #fff;\n  --font-sans:\n    "A B",\n    serif;\n  @keyframes a {\n    to {\n      --color-no: red;\n    }\n  }\n}\n:root {\n  --color-other: red;\n}\n';
  expect(readTokens(css, "--color-")).toEqual([{ name: "--color-ink", value: "#fff" }]);
  expect(readTokens(css, "--font-")).toEqual([{ name: "--font-sans", value: '"A B", serif' }]);
});

test("the stylesheet of the product has tokens of each kind", () => {
  const css = readFileSync(path.join(import.meta.dirname, "../src/ui/styles.css"), "utf8");
  for (const prefix of ["--color-", "--text-", "--font-", "--container-", "--radius-", "--shadow-", "--ease-", "--animate-"]) {
    expect(readTokens(css, prefix), prefix).not.toHaveLength(0);
  }
});
