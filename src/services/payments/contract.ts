import { describe, expect, it } from "vitest";
import { PaymentsFailure, type Payments } from "./payments.ts";

/** `products` are ids of products that the service sells. */
export type PaymentsFixture = { payments: Payments; products: string[] };

/** What every payment service must do. */
export function describePayments(make: () => Promise<PaymentsFixture>): void {
  describe("a payment service", () => {
    const patient = () => new AbortController().signal;

    it("reads the monthly and the yearly price of every product, in minor units", async () => {
      const { payments, products } = await make();
      expect(products.length).toBeGreaterThan(0);
      for (const product of products) {
        const prices = await payments.readPrices(product, patient());
        expect(prices.currency).toMatch(/^[A-Z]{3}$/);
        for (const amount of [prices.monthly, prices.yearly]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThan(0);
        }
      }
    });

    it("says that it has no such product", async () => {
      const { payments } = await make();
      for (const product of ["prod_unknown", "", "__proto__"]) {
        const failure = await payments.readPrices(product, patient()).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(PaymentsFailure);
        expect((failure as PaymentsFailure).reason).toBe("unknown-product");
      }
    });

    it("does nothing for a caller that has left", async () => {
      const { payments, products } = await make();
      const left = AbortSignal.abort(new Error("left"));
      await expect(payments.readPrices(products[0] ?? "", left)).rejects.toThrow("left");
    });
  });
}
