import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditMonthAt } from "./credit-month.ts";

const at = (text: string) => new Date(`${text}Z`);

describe("a credit month", () => {
  it.each([
    ["2026-01-31T10:00:00", "2026-02-28T09:59:59", "2026-01-31T10:00:00", "2026-02-28T10:00:00"],
    ["2026-01-31T10:00:00", "2026-02-28T10:00:00", "2026-02-28T10:00:00", "2026-03-31T10:00:00"],
    ["2026-01-31T10:00:00", "2026-03-31T10:00:00", "2026-03-31T10:00:00", "2026-04-30T10:00:00"],
    ["2026-11-20T00:00:00", "2027-01-05T00:00:00", "2026-12-20T00:00:00", "2027-01-20T00:00:00"],
  ])("of %s holds %s", (anchor, now, start, end) => {
    const month = creditMonthAt(at(anchor), at(now));
    expect([month.start, month.end]).toEqual([at(start), at(end)]);
  });

  it("holds its moment, and ends where the next one begins, for any anchor", () => {
    const moment = fc.date({ min: at("2020-01-01T00:00:00"), max: at("2040-01-01T00:00:00"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (anchor, now) => {
        const month = creditMonthAt(anchor, now);
        expect(month.start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(month.end.getTime()).toBeGreaterThan(now.getTime());
        expect(creditMonthAt(anchor, month.end).start).toEqual(month.end);
      }),
    );
  });
});
