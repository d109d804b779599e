import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideIntoParagraphs } from "./paragraphs.ts";

const marked = (text: string, ...marks: { start: number; end: number }[]) =>
  divideIntoParagraphs(text, marks).map((paragraph) =>
    paragraph.ranges.map(({ start, end }) => paragraph.text.slice(start, end)),
  );

describe("paragraphs", () => {
  it("are apart by empty lines, and keep their own lines", () => {
    expect(divideIntoParagraphs("One\nline.\n\nTwo.\n \t\n\n\nThree.\n", [])).toEqual([
      { text: "One\nline.", start: 0, ranges: [] },
      { text: "Two.", start: 11, ranges: [] },
      { text: "Three.\n", start: 21, ranges: [] },
    ]);
    expect(divideIntoParagraphs("\n\n", [])).toEqual([]);
  });

  it("hold the marks that fall into them, cut at their borders", () => {
    expect(marked("One two.\n\nThree four.\n\nFive.", { start: 4, end: 15 }, { start: 23, end: 27 })).toEqual([
      ["two."],
      ["Three"],
      ["Five"],
    ]);
  });

  it("lose no letter of the text, nor of a mark in it", () => {
    const texts = fc.array(fc.constantFrom("a", "b", " ", "\n", "\n\n", "é"), { maxLength: 60 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, fc.nat(60), fc.nat(60), (text, one, other) => {
        const mark = { start: Math.min(one, other), end: Math.max(one, other) };
        const paragraphs = divideIntoParagraphs(text, [mark]);
        const letters = (part: string) => part.replaceAll(/\s/gu, "");
        expect(letters(paragraphs.map((paragraph) => paragraph.text).join(""))).toBe(letters(text));
        for (const { text: own, start } of paragraphs) expect(text.slice(start, start + own.length)).toBe(own);
        const inMarks = paragraphs.flatMap((paragraph) =>
          paragraph.ranges.map((range) => paragraph.text.slice(range.start, range.end)),
        );
        expect(letters(inMarks.join(""))).toBe(letters(text.slice(mark.start, mark.end)));
      }),
    );
  });
});
