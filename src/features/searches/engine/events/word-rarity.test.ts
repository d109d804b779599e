import { expect, test } from "vitest";
import { stem } from "./content-words.ts";
import { rarity } from "./word-rarity.ts";

test("a word is the rarer, the fewer pages have it, and rarest when it is not listed", () => {
  const [everywhere, often, seldom, name] = ["said", "court", "window", "Vasquez"].map((word) =>
    rarity(stem(word.toLowerCase())),
  );
  expect(everywhere).toBeLessThan(often ?? 0);
  expect(often).toBeLessThan(seldom ?? 0);
  expect(seldom).toBeLessThan(1);
  expect(name).toBe(1);
});
