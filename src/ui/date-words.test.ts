import fc from "fast-check";
import { expect, test } from "vitest";
import { timeFrom, utcDay, utcMinute } from "./date-words.ts";

const now = new Date("2026-03-10T12:00:00Z");
const ago = (seconds: number) => timeFrom(now, new Date(now.getTime() - seconds * 1000));

test("dates are told in UTC, near midnight too", () => {
  expect(utcDay(new Date("2026-03-09T23:59:59Z"))).toBe("9 Mar 2026");
  expect(utcMinute(new Date("2026-03-09T00:05:00Z"))).toBe("9 Mar 2026, 00:05 UTC");
});

test("the words are those of the platform's own formatter", () => {
  const day = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const days = new Intl.DateTimeFormat("en-GB", day);
  const minutes = new Intl.DateTimeFormat("en-GB", { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  fc.assert(
    fc.property(fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }), (date) => {
      expect(utcDay(date)).toBe(days.format(date));
      expect(utcMinute(date)).toBe(`${minutes.format(date)} UTC`);
    }),
    // Every month, whatever the dice say.
    {
      examples: Array.from(
        { length: 12 },
        (_, month) => [new Date(Date.UTC(2024, month, month + 1, month * 2, month * 5))] as [Date],
      ),
    },
  );
});

test("time from now, in the largest whole unit", () => {
  expect([0, 44, 45, 60, 150, 3599, 3600, 7500, 86_399, 86_400, 3 * 86_400].map(ago)).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "1 minute ago",
    "2 minutes ago",
    "59 minutes ago",
    "1 hour ago",
    "2 hours ago",
    "23 hours ago",
    "yesterday",
    "3 days ago",
  ]);
});

test("the future, and what is too far away to count", () => {
  expect(ago(-7200)).toBe("in 2 hours");
  expect(ago(8 * 86_400)).toBe("2 Mar 2026");
  expect(ago(-8 * 86_400)).toBe("18 Mar 2026");
});
