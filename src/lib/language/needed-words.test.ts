import { describe, expect, test } from "vitest";
import { neededWords } from "./needed-words.ts";

describe("neededWords", () => {
  test.each<[RegExp, RegExp]>([
    [
      /\b(?:the|a) (?:verdict|ban)s?\b[^.;]{0,70}\b(?:annulled|cancell?ed|struck (?:down|out))\b/,
      /annulled|cancelled|canceled|struck down|struck out/,
    ],
    [/(?<!\bnot )\bguilty\b(?! plea)/i, /guilty/i],
    [/(?:re)?trial\w* of (?:his|her) (?:[a-z]+ )*appeal/, / of his | of her /],
    [/offen[cs]e|mis-?trial/u, /offence|offense|mis-trial|mistrial/u],
  ])("%s needs one of a few words", (pattern, needed) => {
    const found = neededWords(pattern);
    expect(found?.flags).toBe(pattern.flags);
    expect(found).toEqual(needed);
  });

  test("what can be said in many ways, or in two letters, needs nothing", () => {
    for (const pattern of [/\w+ing|\d+/, /(?:was )?/, /is|was/, /[^.]*/, /(?i:guilty)/, /💡abc/, /guilty/g, /(?:guilty)?/])
      expect(neededWords(pattern)).toBeNull();
  });

  test("stands in every text that the pattern is found in", () => {
    const pattern = /\b(?:has|had) (?:not )?(?:been )?(?:clear|acquitt)ed(?: of (?:it|all))?|never (?:said|wrote)\b/;
    const needed = neededWords(pattern);
    for (const text of ["she had been cleared of all", "has not acquitted", "he never wrote", "never said so"]) {
      expect(pattern.test(text)).toBe(true);
      expect(needed?.test(text)).toBe(true);
    }
    expect(needed?.test("the court sat on monday")).toBe(false);
  });
});
