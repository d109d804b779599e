import { expect, test } from "vitest";
import { describeSpend, sumSpend } from "./model-use.ts";

const first = { inputTokens: 12_345, outputTokens: 678, costMicroUsd: 41_900 };
const second = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };

test("what a search used of its language model is told in tokens and, where there is a price, in money", () => {
  expect(describeSpend(first)).toBe("12,345 tokens in, 678 out, US$ 0.0419");
  expect(describeSpend(second)).toBe("0 tokens in, 0 out, US$ 0.0000");
  expect(describeSpend({ ...first, costMicroUsd: null })).toBe("12,345 tokens in, 678 out");
});

test("what several used is their sum, whose cost nobody knows where one has no price", () => {
  expect(sumSpend([first, second, first])).toEqual({ inputTokens: 24_690, outputTokens: 1_356, costMicroUsd: 83_800 });
  expect(sumSpend([first, { ...second, costMicroUsd: null }])).toEqual({ ...first, costMicroUsd: null });
  expect(sumSpend([])).toEqual(second);
});
