import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { termsOf } from "#app/lib/search-terms.ts";
import { highlight, makeSnippet } from "./search-highlight.ts";

function marked(text: string, typed: string): string[] {
  return highlight(text, termsOf(typed)).map(({ start, end }) => text.slice(start, end));
}

describe("highlighting", () => {
  it.each([
    ["Ms. Tova Brennick spoke; Brennicks did not.", "brennick", ["Brennick"]],
    ["He wrote to Zoë O’Dunne and to Dunne.", "o'dunne", ["O’Dunne"]],
    ["the mill by the old mill", '"old mill"', ["old mill"]],
    ["old\n  mill", '"old mill"', ["old\n  mill"]],
    ["Łukasz Żurek i lukasz zurek", "łukasz", ["Łukasz", "lukasz"]],
    ["אמר מִיכָאֵל דרוקר, ומיכאל שתק", "מיכאל", ["מִיכָאֵל"]],
    ["قال أحمد الراعي إن احمد غاب", "احمد", ["أحمد", "احمد"]],
    ["Семён Ёлкин и Елкин", "елкин", ["Ёлкин", "Елкин"]],
    ["记者陈伟明说,伟明不在", "陈伟明", ["陈伟明"]],
    ["soft\u00adware and software", "software", ["soft\u00adware", "software"]],
    ["Ｆｕｌｌ width", "full", ["Ｆｕｌｌ"]],
    ["𝐁𝐨𝐥𝐝 words", "bold", ["𝐁𝐨𝐥𝐝"]],
    ["كـتـاب stretched", "كتاب", ["كـتـاب"]],
    ["a stroke ـ that only stretches letters is no word", "ـ", []],
    ["nothing here", "elsewhere", []],
    ["anything", "", []],
  ])("%s ← %s", (text, typed, found) => {
    expect(marked(text, typed)).toEqual(found);
  });

  it("finds overlapping phrases", () => {
    expect(marked("new york new york", '"new york new"')).toEqual(["new york new"]);
    expect(marked("a a a", '"a a"')).toEqual(["a a", "a a"]);
  });

  it("finds every word of any text by itself", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zäöüßéа-яёא-ת\u0627-\u064a0-9]{1,12}$/u).filter((word) => /[^\u0640]/u.test(word)),
        fc.string({ unit: "grapheme" }),
        (word, rest) => {
          const text = `${rest} ${word} ${rest}`;
          expect(marked(text, word)).toContain(word);
        },
      ),
    );
  });
});

describe("a snippet", () => {
  const filler = "The committee met in the long room and read the minutes of the last meeting aloud. ".repeat(20);

  it("shows the passage with most parts of the query, marked, cut between words", () => {
    const text = `${filler}Only Brannagh spoke first. ${filler}Later Brannagh answered\n\nthe harbour master. ${filler}`;
    const snippet = makeSnippet(text, termsOf("brannagh harbour"));
    expect(snippet.ranges.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["Brannagh", "harbour"]);
    expect(snippet.text).toMatch(/^…\S.*Later Brannagh answered the harbour master\..*\S…$/u);
    expect(snippet.text.length).toBeLessThan(300);
    expect(text.slice(snippet.at)).toMatch(/^Brannagh answered/u);
  });

  it("shows two stretches where the terms stand far apart", () => {
    const text = `${filler}The harbour master read it. ${filler}Brannagh left early. ${filler}`;
    const snippet = makeSnippet(text, termsOf("brannagh harbour"));
    expect(snippet.ranges.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["harbour", "Brannagh"]);
    expect(snippet.text).toMatch(/^….*The harbour master read it\..*… .*Brannagh left early\..*…$/u);
    expect(snippet.text.length).toBeLessThan(330);
  });

  it("is the beginning where nothing was found or asked for", () => {
    expect(makeSnippet("Short text.", [])).toEqual({ text: "Short text.", ranges: [], at: 0 });
    expect(makeSnippet(filler, termsOf("absent")).text).toMatch(/^The committee .*…$/u);
  });

  it("never cuts a character in two, and its marks are what was looked for", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 600 }),
        fc.string({ unit: "grapheme", maxLength: 600 }),
        (before, after) => {
          const snippet = makeSnippet(`${before} orrery ${after}`, termsOf("orrery"));
          expect(snippet.text.isWellFormed()).toBe(true);
          expect(snippet.ranges.length).toBeGreaterThan(0);
          for (const { start, end } of snippet.ranges) expect(snippet.text.slice(start, end).toLowerCase()).toContain("orrery");
        },
      ),
    );
  });
});
