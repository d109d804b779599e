import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuotation, verifyQuotation } from "./quotation.ts";

const page = `Council removes adviser after remarks

Orsolya Brandt told the council on 3 March that “she did not regret a single word”.
The adviser's state\u00adment — read aloud twice — named “the bankers’ lobby” as the cause of a
well-known anti-
semitic trope, the city’s ombudsman found. She was fined 1,200 euros and can't return before 2026.

Members voted 14 to 3. Nobody from the non-violent wing spoke. “I am … surprised,” said Kwame Lindqvist.`;

describe("a quotation that stands in the page", () => {
  it.each([
    ["as it is", "told the council on 3 March"],
    ["with straight quotation marks", `that "she did not regret a single word"`],
    ["wrapped in quotation marks of its own", "“she did not regret a single word.”"],
    ["with another apostrophe", "the city's ombudsman found"],
    ["with no-break spaces", "fined\u00a01,200\u202feuros"],
    ["over a line break", "regret a single word”. The adviser's statement"],
    ["without the soft hyphen", "The adviser's statement"],
    ["with another dash", "statement - read aloud twice -- named"],
    ["with the line's hyphen kept", "a well-known anti-semitic trope"],
    ["with the line's hyphen taken out", "a well-known antisemitic trope"],
    ["with zero-width characters", "She was\u200b fined 1,200 eu\u200dros"],
    ["with an ellipsis", "told the council on 3 March … read aloud twice"],
    ["with a bracketed ellipsis", "the city’s ombudsman found. [...] Members voted 14 to 3."],
    ["with a spaced ellipsis", "She was fined 1,200 euros . . . Members voted 14 to 3"],
    ["with the page's own ellipsis", "“I am... surprised,” said Kwame Lindqvist"],
    ["in compatibility forms", "Ｍembers voted １４ to ３"],
    ["decomposed", "She was fined 1,200 euros".normalize("NFD")],
  ])("%s", (_, quote) => {
    expect(verifyQuotation(page, quote)).toBe(true);
  });

  it("is placed in the page as it was given", () => {
    const place = findQuotation(page, `"she did not regret a single word".\u00a0The adviser's statement`);
    expect(page.slice(place?.start, place?.end)).toBe("she did not regret a single word”.\nThe adviser's state\u00adment");
  });

  it("has a part for each passage between ellipses", () => {
    const place = findQuotation(page, "told the council on 3 March … read aloud twice");
    expect(place?.parts.map((part) => page.slice(part.start, part.end))).toEqual([
      "told the council on 3 March",
      "read aloud twice",
    ]);
  });

  it("is found in scripts without spaces, over the lines of a page", () => {
    expect(verifyQuotation("市议会星期二\n投票罢免了该名顾问。", "市议会星期二投票罢免了")).toBe(true);
    expect(verifyQuotation("市议会星期二投票罢免了该名顾问。", "罢免")).toBe(false);
  });

  it("is found in Hebrew with gershayim of either kind", () => {
    expect(verifyQuotation("דו״ח מבקר העירייה פורסם אתמול בבוקר", 'דו"ח מבקר העירייה פורסם')).toBe(true);
  });
});

describe("a quotation that does not stand in the page", () => {
  it.each([
    ["a changed word", "told the committee on 3 March"],
    ["a changed number", "told the council on 4 March"],
    ["a negation taken out", "she did regret a single word"],
    ["a negation put in", "Members voted not 14 to 3"],
    ["a contraction cut to its opposite", "She was fined 1,200 euros and can"],
    ["a number cut short", "She was fined 1"],
    ["a word cut short", "told the council on 3 Mar"],
    ["a compound cut to its opposite", "violent wing spoke"],
    ["words swapped", "the council told on 3 March"],
    ["words dropped without an ellipsis", "told the council that she did not regret"],
    ["two passages stitched", "told the council on 3 March read aloud twice"],
    ["passages in another order", "read aloud twice … told the council on 3 March"],
    ["a negation hidden by an ellipsis", "that “she did … regret a single word"],
    ["single words strung together", "She … spoke … lobby"],
    ["another case", "MEMBERS VOTED 14 TO 3"],
    ["too little to attest anything", "the council"],
    ["nothing", ""],
    ["only marks", "“… … …”"],
  ])("%s", (_, quote) => {
    expect(verifyQuotation(page, quote)).toBe(false);
  });

  it("does not let fragments reach far", () => {
    const far = `He was seen near the hall. ${"The choir sang on and on. ".repeat(40)}The windows were smashed.`;
    expect(verifyQuotation(far, "He was seen … windows were smashed")).toBe(false);
    expect(verifyQuotation(far, "He was seen near the hall. … The choir sang on and on.")).toBe(true);
  });
});

/** Words as an independent reader sees them. */
function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function containsRun(all: string[], run: string[]): boolean {
  return all.some((_, index) => run.every((word, offset) => all[index + offset] === word));
}

const vocabulary = ["not", "the", "judge", "Avram", "12", "120", "guilty", "is", "said", "Moreno", "of", "never", "a"];
const separators = [" ", " ", " ", ", ", ". ", "\n", " – ", "\u00a0", "’ ", " “"];
const text = (minLength: number, maxLength: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...separators)), { minLength, maxLength })
    .map((pairs) => pairs.flat().join("").trim());

describe("over invented texts", () => {
  it("accepts nothing whose words do not follow one another in the page", () => {
    fc.assert(
      fc.property(text(10, 60), text(3, 6), (somePage, quote) => {
        if (verifyQuotation(somePage, quote)) expect(containsRun(words(somePage), words(quote))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it("accepts every run of whole words, and places it", () => {
    fc.assert(
      fc.property(text(10, 60), fc.nat(50), fc.integer({ min: 4, max: 12 }), (somePage, from, length) => {
        const tokens = [...somePage.matchAll(/[\p{L}\p{N}]+/gu)];
        const first = tokens[from % tokens.length];
        const last = tokens[Math.min(tokens.length - 1, (from % tokens.length) + length)];
        if (!first || !last) return;
        const quote = somePage.slice(first.index, last.index + last[0].length);
        fc.pre(words(quote).length >= 4 && quote.replace(/\s/gu, "").length >= 14);
        const place = findQuotation(somePage, quote.replaceAll("\u00a0", " ").replaceAll("“", '"'));
        expect(place).not.toBeNull();
        expect(words(somePage.slice(place?.start, place?.end))).toEqual(words(quote));
      }),
      { numRuns: 1_000 },
    );
  });

  it("never throws, whatever the characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.string({ unit: "binary", maxLength: 60 }), (a, b) => {
        const place = findQuotation(a + b + a, b);
        if (place) expect(place.end).toBeGreaterThan(place.start);
      }),
      { numRuns: 1_000 },
    );
  });
});
