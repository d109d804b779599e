import fc from "fast-check";
import { expect, it } from "vitest";
import { partAt } from "./text-parts.ts";

it("gives a short text whole", () => {
  expect(partAt("short", 3)).toEqual({ start: 0, end: 5 });
  expect(partAt("", 0)).toEqual({ start: 0, end: 0 });
});

it("ends a part with a line where one ends near", () => {
  const text = `${"a".repeat(90)}\n${"b".repeat(100)}`;
  expect(partAt(text, 0, 100)).toEqual({ start: 0, end: 91 });
  expect(partAt(text, 95, 100)).toEqual({ start: 91, end: 191 });
});

it("divides every text without gap or overlap, and never within a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.nat(500), (text, offset) => {
      const { start, end } = partAt(text, offset, 20);
      expect(start).toBeLessThanOrEqual(Math.min(offset, text.length));
      expect(Math.min(offset, text.length)).toBeLessThanOrEqual(end);
      expect(text.slice(start, end).isWellFormed()).toBe(true);
      if (end < text.length) expect(partAt(text, end, 20).start).toBe(end);
    }),
  );
});
