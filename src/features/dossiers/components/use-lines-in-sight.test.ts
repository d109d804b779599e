import { expect, test } from "vitest";
import { linesInSight } from "./use-lines-in-sight.ts";

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, offset) => from + offset);

test("what is seen is drawn with ten lines around it", () => {
  expect(linesInSight({ first: 100, last: 120 }, 5_000, 105)).toEqual(range(90, 130));
  expect(linesInSight({ first: 0, last: 20 }, 12, 3)).toEqual(range(0, 12));
  expect(linesInSight({ first: 0, last: 20 }, 0, 0)).toEqual([]);
});

test("the line that Tab comes to is drawn wherever the list stands", () => {
  expect(linesInSight({ first: 100, last: 110 }, 5_000, 2)).toEqual([2, ...range(90, 120)]);
  expect(linesInSight({ first: 100, last: 110 }, 5_000, 4_000)).toEqual([...range(90, 120), 4_000]);
});

test("a list that became shorter than where it stood shows its end", () => {
  expect(linesInSight({ first: 400, last: 420 }, 30, 0)).toEqual([0, ...range(19, 30)]);
});
