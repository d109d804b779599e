import { describe, expect, it } from "vitest";
import { compareTimes, datelineOf, daysMeet, exactDays, publishedDay, stretchesIn } from "./event-times.ts";

const day = (iso: string) => publishedDay(iso) ?? Number.NaN;
const report = (date: string, text: string) => ({ published: publishedDay(date), stretches: stretchesIn(text, date) });

describe("stretchesIn", () => {
  it.each([
    ["It happened at the weekend.", "2024-05-15", "2024-05-10", "2024-05-12"],
    ["He did it in the spring.", "2022-09-14", "2022-03-01", "2022-05-31"],
    ["Stones were overturned last summer.", "2018-04-12", "2017-06-01", "2017-08-31"],
    ["She was followed on the 6th.", "2024-04-08", "2024-04-06", "2024-04-06"],
    ["Windows were broken on the 28th.", "2024-03-02", "2024-02-28", "2024-02-28"],
    ["A year on, the door is new.", "2024-05-15", "2023-03-17", "2023-07-15"],
    ["It was stolen fourteen months ago.", "2024-02-08", "2022-10-29", "2023-01-20"],
    ["It was painted over the holidays.", "2021-01-07", "2020-12-20", "2021-01-02"],
  ])("%s", (text, published, from, to) => {
    expect(stretchesIn(text, published)).toContainEqual({ from: day(from), to: day(to) });
  });

  it("knows nothing of days to come, and nothing that leans on an unknown day", () => {
    expect(stretchesIn("The hearing is on 4 June 2030.", "2024-05-01")).toEqual([]);
    expect(stretchesIn("It happened at the weekend.", null)).toEqual([]);
  });
});

describe("daysMeet", () => {
  it("compares what fixes a day or a few, and leaves seasons out", () => {
    const days = exactDays(stretchesIn("It was painted on Sunday, as in the spring.", "2024-05-15"));
    expect(days).toEqual([{ from: day("2024-05-12"), to: day("2024-05-12") }]);
    expect(daysMeet(days, stretchesIn("It happened at the weekend.", "2024-05-15"))).toBe(true);
    expect(daysMeet(days, stretchesIn("It happened on Tuesday.", "2024-05-15"))).toBe(false);
    expect(daysMeet(days, [])).toBe(false);
  });
});

describe("compareTimes", () => {
  const first = report("2022-05-03", "The steps were sprayed on Monday.");
  it("sees that a later report looks back, and less surely to a season", () => {
    expect(compareTimes(first, report("2022-09-14", "He sprayed the steps on 2 May."))).toMatchObject({ looksBack: 1 });
    expect(compareTimes(first, report("2022-09-14", "He sprayed the steps in the spring."))).toMatchObject({ looksBack: 0.7 });
    expect(compareTimes(first, report("2022-09-14", "A bench was cut on Tuesday."))).toMatchObject({ looksBack: 0 });
  });

  it("tells one day from another", () => {
    expect(compareTimes(first, report("2022-05-05", "On Monday the steps were red.")).sameDay).toBe(true);
    expect(compareTimes(first, report("2022-05-09", "A door was kicked on Sunday.")).sameDay).toBe(false);
  });
});

describe("datelineOf", () => {
  it("takes a line of its own that fixes a day, among the first", () => {
    expect(datelineOf("Man charged over paint\nPublished: 9 April 2019, 14:00\nA man was charged.")).toBe("2019-04-09");
    expect(datelineOf("TARROW, December 3rd, 2021\nA man was charged.")).toBe("2021-12-03");
  });

  it("takes no sentence, no month and no line far down", () => {
    const sentence =
      "On 9 April 2019 the panel heard that the coach had shouted at the visiting players after the match was over.";
    expect(datelineOf(sentence)).toBeNull();
    expect(datelineOf("April 2019\nNewsletter")).toBeNull();
    expect(datelineOf(`${"Some line\n".repeat(8)}9 April 2019`)).toBeNull();
    expect(datelineOf("")).toBeNull();
  });
});
