import { expect, test } from "vitest";
import { ModelPurse } from "./model-purse.ts";

const estimate = (characters: number) => ({ input: characters, output: 100 });
const nothing = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };

test("questions asked at once cannot overdraw together, and an answer gives back what it did not use", () => {
  const purse = new ModelPurse({ budget: { tokens: 1_000, microUsd: null }, prices: null, estimate }, []);
  const first = purse.take(400);
  expect(first).not.toBeNull();
  expect(purse.take(401)).toBeNull();
  first?.({ inputTokens: 100, outputTokens: 10, costMicroUsd: 0 });
  expect(purse.take(790)).not.toBeNull();
  expect(purse.take(1)).toBeNull();
});

test("money is a budget of its own", () => {
  const prices = { input: 1_000_000, output: 10_000_000 };
  const purse = new ModelPurse({ budget: { tokens: 1_000_000, microUsd: 3_600 }, prices, estimate }, []);
  expect(purse.take(1_000)).not.toBeNull();
  expect(purse.take(1_000)).toBeNull();
  expect(purse.take(500)).not.toBeNull();
});

test("what earlier tries of the run used counts", () => {
  const used = [{ ...nothing, inputTokens: 850, outputTokens: 50 }];
  const purse = new ModelPurse({ budget: { tokens: 1_000, microUsd: null }, prices: null, estimate }, used);
  expect(purse.take(0)).not.toBeNull();
  expect(purse.take(1)).toBeNull();
});
