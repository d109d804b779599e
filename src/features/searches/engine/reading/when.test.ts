import { describe, expect, it } from "vitest";
import { dateOfConduct, datesIn, foreignDatesIn } from "./when.ts";

const first = (text: string, reference: string | null = "2024-03-14") => datesIn(text, reference)[0]?.date ?? null;

describe("dates in a passage", () => {
  it.each([
    ["late on October 3, 2022", "2022-10-03", "day"],
    ["on 9 November 2022", "2022-11-09", "day"],
    ["on Nov. 9", "2023-11-09", "day"],
    ["in July 2013", "2013-07-01", "month"],
    ["in April", "2023-04-01", "month"],
    ["in August 2020 that", "2020-08-01", "month"],
    ["between March and June 2016", "2016-03-01", "months"],
    ["on Monday evening", "2024-03-11", "day"],
    ["last month", "2024-02-01", "month"],
    ["last year", "2023-01-01", "year"],
    ["three months ago", "2023-12-01", "month"],
    ["yesterday", "2024-03-13", "day"],
  ])("%s", (text, start, precision) => {
    expect(first(text)).toMatchObject({ start, precision });
  });

  // Read on 14 March 2024.
  it.each([
    ["at the kiosk on February 9 last year", "2023-02-09", "day"],
    ["in August of last year", "2023-08-01", "month"],
    ["on June 2nd and June 21st last year", "2023-06-02", "day"],
    ["between February and May last year", "2023-02-01", "months"],
    ["between November and February", "2023-11-01", "months"],
    ["in May and July 2021 respectively", "2021-05-01", "month"],
    ["on the wall last March", "2023-03-01", "month"],
    ["on the wall last February", "2023-02-01", "month"],
    ["on the wall last November", "2023-11-01", "month"],
    ["the November stabbing was no robbery, the January attack was", "2024-01-01", "month"],
    ["a September message to the group", "2023-09-01", "month"],
    ["He was jailed in 2020 for a note left that June", "2020-01-01", "year"],
    ["• Portsmouth, October: A woman was spat at", "2023-10-01", "month"],
    ["a picture posted on Halloween night", "2023-10-31", "day"],
    ["wrote it on New Year's Eve 2021", "2021-12-31", "day"],
    ["sent on Holocaust Memorial Day in January 2022", "2022-01-27", "day"],
    ["Footage from January shows two men", "2024-01-01", "month"],
  ])("in words: %s", (text, start, precision) => {
    expect(first(text)).toMatchObject({ start, precision });
  });

  it.each([
    "Those who march will be counted, that march or any.",
    "The posts that may follow.",
    "The Jews of today, he wrote.",
    "He had photographed the house two days earlier.",
    "He had lost his job the previous week.",
    "The day after Halloween was quiet.",
    "The rise since October 7 is steep.",
    "Who was behind the September 11 attacks?",
    "It happened that December.",
  ])("no day: %s", (text) => {
    expect(first(text)).toBeNull();
  });

  it("takes the year of 'that June' from what was told before it", () => {
    expect(datesIn("He was jailed in 2020 for a note left that June.", "2024-03-14").map(({ date }) => date.start)).toEqual([
      "2020-01-01",
      "2020-06-01",
    ]);
    expect(datesIn("He replied that December.", "2024-03-14", "2022-12-31")[0]?.date.start).toBe("2022-12-01");
  });

  it("does not guess relative dates without a page date, nor read 'may' as a month", () => {
    expect(first("on Monday", null)).toBeNull();
    expect(first("She may appeal in due course.")).toBeNull();
  });

  it("reads months of other languages", () => {
    expect(foreignDatesIn("en mars 2019, des tracts", "fr", null)[0]?.date.start).toBe("2019-03-01");
    expect(foreignDatesIn("el pasado 3 de mayo", "es", "2022-05-27")[0]?.date.start).toBe("2022-05-03");
    expect(foreignDatesIn("בעיר באפריל 2022", "he", null)[0]?.date.start).toBe("2022-04-01");
  });
});

describe("the date of the conduct", () => {
  it("passes over hearings, verdicts and the day of publication", () => {
    expect(dateOfConduct(["He was sentenced on Thursday for the attack on May 3, 2023."], "2024-03-14").start).toBe("2023-05-03");
    expect(dateOfConduct(["March 14, 2024. The man shouted it in July 2023."], "2024-03-14").start).toBe("2023-07-01");
    expect(dateOfConduct(["She was charged on Monday."], "2024-03-14").precision).toBe("unknown");
    expect(
      dateOfConduct(["He remains free until January 23.", "The doors were painted on November 4."], "2024-09-18").start,
    ).toBe("2023-11-04");
  });

  it.each([
    ["between 3 October and 8 November 2023 she rang", "2023-10-03"],
    ["According to the plea agreement, between November 8 and November 12, 2023, he placed seven calls.", "2023-11-08"],
    ["In a Friday sermon streamed on 3 September he said it.", "2023-09-03"],
    ["According to trial testimony, on May 30, 2021, he struck him.", "2021-05-30"],
    ["The statement of facts tendered to the court says Foss painted three swastikas on the evening of January 9.", "2024-01-09"],
    ["He attacked diners outside a restaurant on February 18, the district attorney's office said.", "2024-02-18"],
  ])("%s", (passage, day) => {
    expect(dateOfConduct([passage], "2024-03-14").start).toBe(day);
  });

  it.each([
    "Respondent has been licensed to practise since July 2, 2009.",
    "Sentencing, which the judge set for January 17, follows.",
    "On 1 December 2023 a Regulatory Commission heard a charge.",
    "By letter dated 12 March 2023 he was charged.",
    "She died on March 1.",
    "The Panel heard the station's managing editor, Mr Casimir Dane, on 29 January.",
  ])("is not told by: %s", (passage) => {
    expect(dateOfConduct([passage], "2024-03-14").precision).toBe("unknown");
  });

  it("takes the year from what was told before, where it is given", () => {
    expect(dateOfConduct(["On March 11 she wrote."], "2025-04-02", ["2024-12-01"]).start).toBe("2024-03-11");
  });

  it("is not the Monday on which a court spoke", () => {
    expect(dateOfConduct(["He shouted it, and got two years on Monday."], "2024-03-14", [], true).precision).toBe("unknown");
  });

  it("never lies after the page", () => {
    expect(dateOfConduct(["The march is on 1 May 2024."], "2024-03-14").precision).toBe("unknown");
  });
});
