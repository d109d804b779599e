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

  it("never lies after the page", () => {
    expect(dateOfConduct(["The march is on 1 May 2024."], "2024-03-14").precision).toBe("unknown");
  });
});
