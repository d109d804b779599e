import { expect, test } from "vitest";
import { countSearches, nextSearch, refuseEnd } from "./monitor.ts";

const startedAt = new Date("2026-01-31T09:00:00Z");
const weekly = { frequency: "weekly" as const, startedAt, endsOn: "2026-03-01" };
const monthly = { frequency: "monthly" as const, startedAt, endsOn: "2026-05-01" };

test("weeks are counted from the start, also after some were missed", () => {
  expect(nextSearch(weekly, startedAt)?.toISOString()).toBe("2026-02-07T09:00:00.000Z");
  expect(nextSearch(weekly, new Date("2026-02-20T00:00:00Z"))?.toISOString()).toBe("2026-02-21T09:00:00.000Z");
  expect(nextSearch(weekly, new Date("2026-02-28T09:00:00Z"))).toBeNull();
  expect(countSearches(weekly)).toBe(4);
});

test("a month without the day has its last one, and the next has the day again", () => {
  expect(nextSearch(monthly, startedAt)?.toISOString()).toBe("2026-02-28T09:00:00.000Z");
  expect(nextSearch(monthly, new Date("2026-03-01T00:00:00Z"))?.toISOString()).toBe("2026-03-31T09:00:00.000Z");
  expect(countSearches(monthly)).toBe(3);
});

test.each([
  ["2026-03-02", "The end date must be in the future"],
  ["2026-03-01", "The end date must be in the future"],
  ["2026-03-03", null],
  ["2026-05-31", null],
  ["2026-06-01", "The end date must be within 90 days"],
])("asked on 2 March, it may end on %s: %s", (endsOn, refusal) => {
  expect(refuseEnd(endsOn, "2026-03-02")).toBe(refusal);
});
