import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", '"\'=1+1"'],
  ["+cmd|' /C calc'!A0", "\"'+cmd|' /C calc'!A0\""],
  ["-2", '"\'-2"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["\tx", '"\'\tx"'],
  ["\rx", '"\'\rx"'],
  ["  =1", '"\'  =1"'],
  ["\u200e=1", '"\'\u200e=1"'],
  ["＝1", '"\'＝1"'],
])("%j is no formula any more", (cell, line) => {
  expect(csvLine([cell])).toBe(`${line}\r\n`);
});

test.each([
  ["plain, with a comma", '"plain, with a comma"'],
  ['she said "no"', '"she said ""no"""'],
  ["two\nlines", '"two\nlines"'],
  ["a = b", '"a = b"'],
  ["הנאשם", '"הנאשם"'],
  [null, '""'],
  [3, '"3"'],
])("%j stays as it is", (cell, line) => {
  expect(csvLine([cell])).toBe(`${line}\r\n`);
});
