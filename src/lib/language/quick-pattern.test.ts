import { describe, expect, test } from "vitest";
import { QuickPatterns, quick } from "./quick-pattern.ts";

const patterns = [
  /\b(?:arrested|detained|picked up by|charged(?! by)|cited for)\b/i,
  /arrest(?:ed|s)|(?:re)?trial of|bann?(?:ed|s)/i,
  /\b(?:gas(?:sed|sing| chambers?)?|[hk]eil|don't|\d{2,4} (?:years|months))\b/i,
  /(?<!\b(?:not|never) )\b(?:convicted|found guilty)\b/,
  /(?:^|[;,] )(?:and|but) (?<who>\p{Lu}\p{L}+) was/u,
  /\b(?:skinhead|kike|Straße|temple (?:beth|b'nai))\b/iu,
  /\b(?:he|she|they)\b[^.;]{0,20}\bfine(?:d|s)?\b|"no jews"|\?!/i,
  /(?:\w+ly )?(?:fired|sacked)(?=,| by)/i,
  /(?:ab){2}c|x{3,}y|(?:q|z)?uit/,
  /Ʒ|é\w|naïve/i,
  /\bcourt$|^court\b|-\b|\B-x/i,
];
const texts = [
  "Ruiz was ARRESTED on Monday, and Foss was found guilty; never convicted of the retrial of 2019.",
  "A ſkinhead, a \u212aike and a temple B'nai stood in the Strasse and the STRASSE beside the Straße.",
  "abab ababc xxy xxxxy quit zuit uit, quickly fired, sacked by post",
  "They said he was 34 years old. 'Heil' and gassing: “No Jews” \"no jews\" ?!",
  "NAÏVE naïve É été ÉTÉ ʒ \ud83d\ude00 court",
  "court-x -x picked up by, charged by, charged",
  "",
  "banned",
  "💡💡 was; but Ómar was there, and Ana was",
];

describe("quick", () => {
  test.each(patterns)("%s finds what the plain pattern finds", (pattern) => {
    const other = quick(pattern);
    for (const text of [...texts, texts.join(" ").repeat(12)]) {
      expect(other.test(text)).toBe(pattern.test(text));
      expect(other.exec(text)).toEqual(pattern.exec(text));
      expect(other.exec(text)?.index).toBe(pattern.exec(text)?.index);
      expect(other.exec(text)?.groups).toEqual(pattern.exec(text)?.groups);
      expect(text.replace(other, "~")).toBe(text.replace(pattern, "~"));
      expect(text.split(other)).toEqual(text.split(pattern));
      expect(text.match(other)).toEqual(text.match(pattern));
    }
  });

  test("most of these are quick, and one that may begin anywhere is left as it is", () => {
    expect(patterns.filter((pattern) => quick(pattern) !== pattern).length).toBeGreaterThanOrEqual(8);
    for (const pattern of [/\w+ing\b/, /.*x/, /a?/, /cat/g, /(\w)\1/, /^/m]) expect(quick(pattern)).toBe(pattern);
  });

  test("a text looked at before a pattern was made is looked at again", () => {
    const text = "the mayor walked home and the deputy stayed";
    expect(quick(/\bzebra/).test(text)).toBe(false);
    expect(quick(/\bdeputy/).test(text)).toBe(true);
  });
});

describe("QuickPatterns", () => {
  test("finds of many patterns those that match", () => {
    const all = [...patterns, /\w+ing\b/, /zebra/];
    const together = new QuickPatterns(all);
    for (const text of [...texts, texts.join(" ").repeat(12)]) {
      const expected = all.flatMap((pattern, number) => (pattern.test(text) ? [number] : []));
      expect([...together.in(text)].toSorted((one, other) => one - other)).toEqual(expected);
    }
  });
});
