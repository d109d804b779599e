import { expect, it } from "vitest";
import { termsOf } from "./search-terms.ts";

it.each([
  ['"Odalys Brenk" court', ["odalys brenk", "court"]],
  ["“Odalys Brenk”, «Port Ellery»", ["odalys brenk", "port ellery"]],
  ["Al-Khabar O'Neill", ["al khabar", "o neill"]],
  ['צה"ל נתניה', ["צה ל", "נתניה"]],
  ['an "unclosed phrase', ["an", "unclosed", "phrase"]],
  ["not -this | that & !those (ever):* <-> \\ ' \u0000", ["not", "this", "that", "those", "ever"]],
  ["word word WORD", ["word"]],
  ["林美玲", ["林 美 玲"]],
  ['"" - "…" ', []],
  ["", []],
])("%s", (query, terms) => {
  expect(termsOf(query)).toEqual(terms);
});

it("is bounded", () => {
  expect(termsOf(Array.from({ length: 500 }, (_, index) => `w${index}`).join(" "))).toHaveLength(32);
  expect(termsOf("x".repeat(100_000))[0]).toHaveLength(1_000);
});
