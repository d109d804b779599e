import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("few pages are all shown", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 0)).toEqual([]);
});

test("gaps where two or more are left out, never for a single page", () => {
  expect(pageNumbers(1, 10)).toEqual([1, 2, null, 10]);
  expect(pageNumbers(3, 10)).toEqual([1, 2, 3, 4, null, 10]);
  expect(pageNumbers(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
  expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pageNumbers(10, 10)).toEqual([1, null, 9, 10]);
});
