import { describe, expect, it } from "vitest";
import { formatMoney } from "#app/lib/money.ts";
import { changeTime, planOffer } from "./plans.ts";

describe("a change of plan", () => {
  it.each([
    ["basic monthly", "pro monthly", "now"],
    ["basic monthly", "enterprise yearly", "now"],
    ["pro monthly", "pro yearly", "now"],
    ["pro yearly", "pro monthly", "period-end"],
    ["enterprise monthly", "basic yearly", "period-end"],
    ["pro yearly", "enterprise monthly", null],
    ["pro yearly", "enterprise yearly", "now"],
    ["pro monthly", "pro monthly", "none"],
  ])("from %s to %s acts %s", (from, to, time) => {
    const choice = (text: string) => {
      const [plan, period] = text.split(" ");
      return { plan, period } as Parameters<typeof changeTime>[0];
    };
    expect(changeTime(choice(from), choice(to))).toBe(time);
  });
});

it("tells what a plan includes, by the specification's table", () => {
  const offer = planOffer("pro", null);
  expect(offer).toMatchObject({ members: 3, monthly_credits: 250, top_up_limit: 500 });
  expect(offer.searches.map(({ credits, is_included }) => [credits, is_included])).toEqual([
    [25, true],
    [50, true],
    [100, false],
    [250, false],
  ]);
});

it("writes money by its currency's own minor units", () => {
  expect([formatMoney(49_00, "USD"), formatMoney(49_50, "USD"), formatMoney(1490_00, "EUR"), formatMoney(500, "JPY")]).toEqual([
    "$49",
    "$49.50",
    "€1,490",
    "¥500",
  ]);
});
