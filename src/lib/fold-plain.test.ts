import { expect, test } from "vitest";
import { likePatterns } from "./fold-plain.ts";

test("each word is found anywhere, a short one where a word begins; nothing in it is an operator", () => {
  expect(likePatterns("  Zoë  o'B  100%_\\ ")).toEqual(["%zoe%", "%o'b%", String.raw`%100\%\_\\%`]);
  expect(likePatterns("Li é")).toEqual(["% li%", "% e%"]);
  expect(likePatterns("   ")).toEqual([]);
  expect(likePatterns("a ".repeat(100))).toHaveLength(8);
});
