import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { longest } from "./support/longest-first.ts";

test.each(longest)("%s is there to be begun first", (file) => {
  expect(existsSync(path.join(import.meta.dirname, "..", file))).toBe(true);
});
