/** The payment service. This first port reads the catalogue; checkout and subscriptions come with sign-up. */
export interface Payments {
  /**
   * The prices of a plan's product, by the payment provider's product id.
   * @throws PaymentsFailure when the provider did not answer or has no such product.
   */
  readPrices(productId: string, signal: AbortSignal): Promise<PlanPrices>;
}

/** Amounts in minor units (cents) of `currency` (ISO 4217). */
export type PlanPrices = { currency: string; monthly: number; yearly: number };

export type PaymentsFailureReason = "unavailable" | "unknown-product" | "refused";

export class PaymentsFailure extends Error {
  readonly reason: PaymentsFailureReason;

  constructor(reason: PaymentsFailureReason, message: string) {
    super(message);
    this.name = "PaymentsFailure";
    this.reason = reason;
  }
}
