import { expect, it } from "vitest";
import { describePayments } from "./contract.ts";
import { createEmbeddedPayments } from "./embedded.server.ts";

const products = { basic: "prod_basic", pro: "prod_pro", enterprise: "prod_enterprise" };

describePayments(async () => ({ payments: createEmbeddedPayments(products), products: Object.values(products) }));

it.each([
  ["prod_basic", 4900, 49000],
  ["prod_pro", 14900, 149000],
  ["prod_enterprise", 49900, 499000],
])("sells %s at its price", async (product, monthly, yearly) => {
  const prices = await createEmbeddedPayments(products).readPrices(product, new AbortController().signal);
  expect(prices).toEqual({ currency: "USD", monthly, yearly });
});

it("hands out prices that a caller cannot change for others", async () => {
  const payments = createEmbeddedPayments(products);
  const signal = new AbortController().signal;
  (await payments.readPrices("prod_basic", signal)).monthly = 1;
  expect((await payments.readPrices("prod_basic", signal)).monthly).toBe(4900);
});
