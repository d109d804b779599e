import { describe, expect, it } from "vitest";
import { dateInAddress, dayOfMachineTime, findWrittenDates, firstWrittenDate } from "./written-date.ts";

describe("firstWrittenDate", () => {
  it.each([
    ["Published 5 March 2024 at noon", "2024-03-05"],
    ["March 5th, 2024", "2024-03-05"],
    ["Mar. 5, 2024", "2024-03-05"],
    ["5. März 2024, 12:00 Uhr", "2024-03-05"],
    ["le 5 mars 2024", "2024-03-05"],
    ["1er août 2023", "2023-08-01"],
    ["5 de marzo de 2024", "2024-03-05"],
    ["5 de março de 2024", "2024-03-05"],
    ["5 марта 2024 г.", "2024-03-05"],
    ["5 marca 2024", "2024-03-05"],
    ["5. března 2024", "2024-03-05"],
    ["5 Mart 2024", "2024-03-05"],
    ["5 maaliskuuta 2024", "2024-03-05"],
    ["5 במרץ 2024", "2024-03-05"],
    ["٥ مارس ٢٠٢٤", "2024-03-05"],
    ["الجمعة 24 نيسان / أبريل 2020", "2020-04-24"],
    ["५ मार्च २०२४", "2024-03-05"],
    ["2024年3月5日", "2024-03-05"],
    ["5 Maret 2024", "2024-03-05"],
    ["5 de març de 2024", "2024-03-05"],
    ["5. októbra 2023", "2023-10-05"],
    ["5 декември 2023 г.", "2023-12-05"],
    ["2024 m. kovo 5 d.", "2024-03-05"],
    ["2024. gada 5. marts", "2024-03-05"],
    ["5. juuni 2024", "2024-06-05"],
    ["৫ মার্চ ২০২৪", "2024-03-05"],
    ["5 มีนาคม 2567", "2024-03-05"],
    ["5 มี.ค. 2567", "2024-03-05"],
    ["05/03/2567", "2024-03-05"],
    ["۱۵ اسفند ۱۴۰۲", "2024-03-05"],
    ["2 تير 1399", "2020-06-22"],
    ["1402/12/15", "2024-03-05"],
    ["令和6年3月5日", "2024-03-05"],
    ["令和元年12月5日", "2019-12-05"],
    ["平成30年3月5日", "2018-03-05"],
    ["民國113年3月5日", "2024-03-05"],
    ["2024년 3월 5일", "2024-03-05"],
    ["２０２４年３月５日", "2024-03-05"],
    ["2024-03-05T23:59:00-05:00", "2024-03-05"],
    ["05.03.2024", "2024-03-05"],
    ["5.3.24", "2024-03-05"],
    ["05/03/2024", "2024-03-05"],
    ["03/25/2024", "2024-03-25"],
  ])("reads %j", (text, day) => {
    expect(firstWrittenDate(text)).toBe(day);
  });

  it("reads the month first where the page does", () => {
    expect(firstWrittenDate("03/05/2024", true)).toBe("2024-03-05");
    expect(firstWrittenDate("05.03.2024", true)).toBe("2024-03-05");
  });

  it.each([
    "31 February 2024",
    "version 1.2.2024.1",
    "call 2024 555 0199",
    "in March 2024",
    "12:30",
    "10.0.0.1",
    "the mayor, 34",
    "1402/13/05",
    "31 اسفند 1402",
  ])("finds none in %j", (text) => {
    expect(firstWrittenDate(text)).toBeNull();
  });

  it("finds all days of a text in order", () => {
    const days = findWrittenDates("Held on 5 March 2024, ended 2024-04-01, reported May 2, 2024.").map(({ day }) => day);
    expect(days).toEqual(["2024-03-05", "2024-04-01", "2024-05-02"]);
  });
});

it("counts the days of the Iranian calendar as the calendar itself does", () => {
  const format = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  for (let time = Date.UTC(1996, 2, 1); time < Date.UTC(2035, 0, 1); time += 17 * 86_400_000) {
    const part = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const written = `${Number.parseInt(part.get("year") ?? "", 10)}/${part.get("month")}/${part.get("day")}`;
    expect(firstWrittenDate(written)).toBe(new Date(time).toISOString().slice(0, 10));
  }
});

it.each([
  ["https://news.example/2024/03/05/council", "2024-03-05"],
  ["https://news.example/world/2024-03-05-council", "2024-03-05"],
  ["https://news.example/20240305/council", "2024-03-05"],
  ["https://news.example/story/202403051234567", null],
  ["https://news.example/2024/13/45/", null],
  ["https://news.example/a?date=2024/03/05", null],
])("dateInAddress(%j)", (url, day) => {
  expect(dateInAddress(url)).toBe(day);
});

it.each([
  ["2024-03-05T01:02:03Z", "2024-03-05"],
  ["20240305T010203Z", "2024-03-05"],
  ["Tue, 05 Mar 2024 10:00:00 +0000", "2024-03-05"],
  ["Tue Mar 05 12:45:00 EST 2024", "2024-03-05"],
  ["1709632800", "2024-03-05"],
  ["1709632800000", "2024-03-05"],
  ["yesterday", null],
])("dayOfMachineTime(%j)", (value, day) => {
  expect(dayOfMachineTime(value)).toBe(day);
});
