import { expect, test } from "vitest";
import { foldLetters } from "./fold.ts";

test.each([
  ["RUIZ", "ruiz"],
  ["Ruiz’s", "ruiz's"],
  ["O`Brien’s", "o'brien's"],
  ["O`Brien", "o`brien"],
  ["the 2019–20 Season", "the 2019-20 season"],
  ["Müller’s", "muller's"],
  ["Łódź", "lodz"],
  ["ŉ", "'n"],
  ["Al-‘Ayn", "al-ayn"],
  ["Al-'Ayn", "al-ayn"],
  ["Ba‘al", "ba'al"],
])("%s folds to %s", (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});
