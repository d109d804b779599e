import { describe, expect, it } from "vitest";
import { verifyQuotation } from "#app/features/sources/quotation.ts";
import { compareTexts } from "./page-text-score.ts";
import { quotes } from "./quotes.ts";
import { makeQuoteRows } from "./quotes-set.ts";

const names = ["Ilse Marsh", "Kwame Lindqvist", "Femi Strand", "Ruta Okonjo", "Orsolya Brandt", "Dario Venn"];
const acts = [
  "did not answer the panel’s letter",
  "spoke – twice – about the hall",
  "sold 14 tickets in 2023",
  "never wrote to the “old guard”",
];
const ends = [
  "and left before noon.",
  "while members of the choir waited outside.",
  "but the treasurer wasn't told of it.",
  "as the minutes of 12 May record.",
];
const text = names
  .flatMap((name, i) =>
    acts.map((act, j) => `${name} ${act} ${ends[(i + j) % ends.length]} Paragraph ${i * 7 + j} of the report ends here.`),
  )
  .join("\n\n");

describe("the set for the quotation check", () => {
  const rows = makeQuoteRows([{ id: "report", text }], 20);

  it("is the same for the same pages", () => {
    expect(makeQuoteRows([{ id: "report", text }], 20)).toEqual(rows);
  });

  it("has genuine and altered quotations of every kind, all told apart by the check", () => {
    expect(new Set(rows.filter((row) => row.genuine).map((row) => row.change)).size).toBe(15);
    expect(new Set(rows.filter((row) => !row.genuine).map((row) => row.change)).size).toBeGreaterThanOrEqual(10);
    const wrong = rows.filter((row) => verifyQuotation(row.page, row.quote) !== row.genuine);
    expect(wrong.map(({ change, quote }) => ({ change, quote }))).toEqual([]);
  });
});

describe("quotes", () => {
  it("answers a row", () => {
    expect(quotes({ id: "1", page: "The council met on Monday.", quote: "council met on Monday" })).toEqual({
      id: "1",
      verified: true,
    });
    expect(quotes({ id: "2", page: "The council met on Monday.", quote: "council met on Tuesday" })).toEqual({
      id: "2",
      verified: false,
    });
  });

  it("refuses a row of another shape", () => {
    expect(() => quotes({ id: "1", page: 3 })).toThrow();
  });
});

describe("compareTexts", () => {
  it("counts shingles of four words", () => {
    expect(compareTexts("a b c d e", "a b c d e")).toEqual({ precision: 1, recall: 1 });
    expect(compareTexts("a b c d e", "a b c d x")).toEqual({ precision: 0.5, recall: 0.5 });
    expect(compareTexts("a b c d", "a b c d a b c d")).toMatchObject({ precision: 0.2, recall: 1 });
    expect(compareTexts("a b", "")).toEqual({ precision: 0, recall: 0 });
  });
});
