import { expect, test } from "vitest";
import { readCoverage, withVisibleGaps } from "./font-coverage.ts";
import { loadReportFonts } from "./report-fonts.server.ts";

const { coverage } = loadReportFonts();

test.each([
  "Søren Ødegård, naïve façade — “quoted” … €",
  "בנדיקטה אוסיי, רחוב",
  "محمد السالمي، قال المتهم",
  "Анна Белова, судья",
  "Ελένη Παπαδάκη",
])("the report's fonts have all of %s", (text) => {
  expect(withVisibleGaps(text, coverage)).toEqual({ text, missing: 0 });
});

test("what no font has is written out, never left out", () => {
  expect(withVisibleGaps("李 said 😀", coverage)).toEqual({ text: "[U+674E] said [U+1F600]", missing: 2 });
});

test("a control that turns text round is seen and has no effect", () => {
  expect(withVisibleGaps("a\u202Egnp.exe\u0000", coverage)).toEqual({ text: "a[U+202E]gnp.exe[U+0000]", missing: 2 });
});

test("marks that are obeyed stay: joiners and the marks of direction", () => {
  expect(withVisibleGaps("می\u200cخواهم\u200f", coverage).missing).toBe(0);
});

test("what is no font covers nothing", () => {
  expect(readCoverage(new Uint8Array(64)).size).toBe(0);
});
