import fc from "fast-check";
import { expect, test } from "vitest";
import { splitByRanges } from "./text-ranges.ts";

const marked = (text: string, ...ranges: [number, number][]) =>
  splitByRanges(
    text,
    ranges.map(([start, end]) => ({ start, end })),
  )
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join("");

test("marks what a range covers", () => {
  expect(marked("one two three", [4, 7])).toBe("one [two] three");
  expect(marked("one", [0, 3])).toBe("[one]");
  expect(marked("one")).toBe("one");
});

test("joins overlapping and touching ranges, in any order", () => {
  expect(marked("abcdef", [3, 5], [1, 4])).toBe("a[bcde]f");
  expect(marked("abcdef", [1, 3], [3, 4])).toBe("a[bcd]ef");
  expect(marked("abcdef", [0, 6], [2, 3])).toBe("[abcdef]");
});

test("clips what lies outside and drops what is empty or turned round", () => {
  expect(marked("abc", [-5, 1], [2, 99])).toBe("[a]b[c]");
  expect(marked("abc", [2, 2], [2, 1], [Number.NaN, Number.NaN])).toBe("abc");
  expect(marked("", [0, 4])).toBe("");
});

test("takes surrogate pairs whole", () => {
  expect(marked("a😀b", [2, 3])).toBe("a[😀]b");
  expect(marked("a😀b", [0, 2])).toBe("[a😀]b");
});

test("right-to-left text keeps its order of characters", () => {
  expect(marked("שלום עולם", [0, 4])).toBe("[שלום] עולם");
});

test("segments add up to the text, alternate, and start where they say", () => {
  const ranges = fc.array(fc.record({ start: fc.integer({ min: -5, max: 40 }), end: fc.integer({ min: -5, max: 40 }) }));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), ranges, (text, spans) => {
      const segments = splitByRanges(text, spans);
      expect(segments.map((segment) => segment.text).join("")).toBe(text);
      segments.forEach((segment, index) => {
        expect(text.startsWith(segment.text, segment.start)).toBe(true);
        if (index > 0) expect(segment.marked).not.toBe(segments[index - 1]?.marked);
      });
    }),
  );
});
