import { expect, it } from "vitest";
import { judgePage } from "./judge-page.ts";
import { openPage } from "./open-page.ts";
import { selectPassages } from "./passages.ts";
import { rubricCases } from "./grounds/rubric-cases.ts";

it("a page opened once answers as one that is read for each question, in whatever order it is asked", () => {
  for (const { subject, text } of rubricCases.slice(0, 12)) {
    const page = { id: "page", url: null, title: "", date: "2024-06-01", text };
    const inTurn = openPage(subject, page);
    const backwards = openPage(subject, page);
    const judged = judgePage(subject, page);
    const shown = backwards.passages();
    for (const { text: said } of selectPassages(subject, page)) expect(shown.map(({ text: one }) => one)).toContain(said);
    // What the judgement rests on is shown wherever it stands.
    for (const quotation of judged.finding?.quotations ?? [])
      expect(shown.some(({ start, end }) => start < quotation.end && quotation.start < end)).toBe(true);
    expect(backwards.judgement()).toEqual(judged);
    expect(inTurn.identity()).toEqual(backwards.identity());
    expect(inTurn.judgement()).toEqual(judged);
    expect(inTurn.passages()).toEqual(backwards.passages());
  }
});
