import { PaymentsFailure, type Payments, type PlanPrices } from "./payments.ts";

/** In cents of a US dollar (product decision "Prices"). */
const catalogue = {
  basic: { currency: "USD", monthly: 49_00, yearly: 490_00 },
  pro: { currency: "USD", monthly: 149_00, yearly: 1490_00 },
  enterprise: { currency: "USD", monthly: 499_00, yearly: 4990_00 },
} satisfies Record<string, PlanPrices>;
type Plan = keyof typeof catalogue;

/**
 * The embedded payment service: a fixed catalogue under the product ids that were configured. It reads prices and
 * takes no money.
 */
export function createEmbeddedPayments(products: Record<Plan, string>): Payments {
  const prices = new Map((Object.keys(catalogue) as Plan[]).map((plan) => [products[plan], catalogue[plan]]));
  return {
    async readPrices(productId, signal) {
      signal.throwIfAborted();
      const found = prices.get(productId);
      if (!found) throw new PaymentsFailure("unknown-product", "There is no such product");
      return { ...found };
    },
  };
}
