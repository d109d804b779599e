import type { PaymentDesk } from "./payment-desk.ts";

/**
 * The card payment service. Plans are its products (`prod_…`) with a monthly and a yearly price each; money is in minor
 * units (cents) of an ISO 4217 currency; times are Dates. Ids are the provider's.
 *
 * Every call ends within its adapter's time limit, tries again a bounded number of times where that is safe, and fails
 * as PaymentsFailure. A call that creates takes an idempotency `key`: the same key again answers what was made before.
 */
export interface Payments {
  /** What the local provider's own pages ask it; null at a hosted provider, which has pages of its own. */
  readonly desk: PaymentDesk | null;

  /** The product (`prod_…`) that each plan is sold as. */
  readonly products: Readonly<Record<"basic" | "pro" | "enterprise", string>>;

  /**
   * The prices of a plan's product, by the payment provider's product id.
   * @throws PaymentsFailure `unknown-product` also when it has no monthly or no yearly price.
   */
  readPrices(productId: string, signal: AbortSignal): Promise<PlanPrices>;

  /** `reference` is our id of the person. */
  createCustomer(
    input: { email: string; name: string; reference: string; key: string },
    signal?: AbortSignal,
  ): Promise<{ customerId: string }>;

  /** What invoices and receipts say of the person from now on, and where they go. */
  updateCustomer(input: { customerId: string; email: string; name: string; key: string }, signal?: AbortSignal): Promise<void>;

  /**
   * Opens a checkout of a subscription. With `trialDays` (730 at most) the card is stored, and nothing is charged before
   * the trial ends; with 0 the first period is charged at once. `returnUrl` may hold the text {CHECKOUT_SESSION_ID}. `reference` is our id of the checkout.
   */
  openPlanCheckout(
    input: {
      customerId: string;
      productId: string;
      period: PaymentPeriod;
      trialDays: number;
      reference: string;
      returnUrl: string;
      cancelUrl: string;
      key: string;
    },
    signal?: AbortSignal,
  ): Promise<OpenCheckout>;

  /** Opens a checkout of one payment, until `expiresAt`: half an hour to a day ahead. */
  openPaymentCheckout(
    input: {
      customerId: string;
      name: string;
      amount: number;
      currency: string;
      quantity: number;
      expiresAt: Date;
      reference: string;
      returnUrl: string;
      cancelUrl: string;
      key: string;
    },
    signal?: AbortSignal,
  ): Promise<OpenCheckout>;

  /** @throws PaymentsFailure `not-found` */
  readCheckout(checkoutId: string, signal?: AbortSignal): Promise<Checkout>;

  /** Nobody can pay there any more. Answers the checkout as it is: complete when somebody was faster. */
  expireCheckout(checkoutId: string, signal?: AbortSignal): Promise<Checkout>;

  /** @throws PaymentsFailure `not-found` */
  readSubscription(subscriptionId: string, signal?: AbortSignal): Promise<PaidSubscription>;

  /** All of a customer's, ended ones included, the newest first. */
  listSubscriptions(customerId: string, signal?: AbortSignal): Promise<PaidSubscription[]>;

  /** The first period begins, and is charged, now. Does nothing to a subscription that is not on trial. */
  endTrial(subscriptionId: string, signal?: AbortSignal): Promise<PaidSubscription>;

  /** The trial goes on until `until`. */
  extendTrial(subscriptionId: string, until: Date, signal?: AbortSignal): Promise<PaidSubscription>;

  /** What `changePlan` would charge at once, and the price from then on. */
  previewChange(
    input: { subscriptionId: string; productId: string; period: PaymentPeriod },
    signal?: AbortSignal,
  ): Promise<ChangePreview>;

  /**
   * `now`: the difference is charged at once, and nothing changes when the card is declined (`declined`). `period-end`:
   * the change is written down at the provider and comes with the next period.
   */
  changePlan(
    input: { subscriptionId: string; productId: string; period: PaymentPeriod; when: "now" | "period-end"; key: string },
    signal?: AbortSignal,
  ): Promise<PaidSubscription>;

  /** Takes back a change that was to come with the next period. */
  keepPlan(subscriptionId: string, signal?: AbortSignal): Promise<PaidSubscription>;

  /** Ends it `now`, with nothing charged or paid back, or at the `period-end`. */
  cancelSubscription(subscriptionId: string, when: "now" | "period-end", signal?: AbortSignal): Promise<PaidSubscription>;

  /** Takes back a cancellation for the period's end. */
  resumeSubscription(subscriptionId: string, signal?: AbortSignal): Promise<PaidSubscription>;

  /** The newest first, at most `limit` (100 at most). */
  listInvoices(customerId: string, limit: number, signal?: AbortSignal): Promise<Invoice[]>;

  /** The provider's own page for the stored card and the invoices. */
  openPortal(customerId: string, returnUrl: string, signal?: AbortSignal): Promise<{ url: string }>;

  /** What became of a payment: paid, paid back, disputed. @throws PaymentsFailure `not-found` */
  readPayment(paymentId: string, signal?: AbortSignal): Promise<Payment>;

  /**
   * The event of a webhook, after its signature over the raw body has been checked.
   * @throws PaymentsFailure `forged` when the signature is wrong, or made more than five minutes ago or ahead.
   */
  readEvent(body: string, signature: string | null, now: Date): Promise<PaymentEvent>;

  close(): Promise<void>;
}

export type PaymentPeriod = "monthly" | "yearly";

/** Amounts in minor units (cents) of `currency` (ISO 4217). */
export type PlanPrices = { currency: string; monthly: number; yearly: number };

export type OpenCheckout = { checkoutId: string; url: string; expiresAt: Date };

export type Checkout = {
  checkoutId: string;
  status: "open" | "complete" | "expired";
  url: string | null;
  expiresAt: Date;
  isPaid: boolean;
  /** Ours, as it was opened with. */
  reference: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  paymentId: string | null;
};

export type PaidSubscription = {
  subscriptionId: string;
  customerId: string;
  /** Our id of the checkout that it came from. */
  reference: string | null;
  status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";
  productId: string;
  period: PaymentPeriod;
  periodStart: Date;
  periodEnd: Date;
  trialEndsAt: Date | null;
  /** When it ends, if it was cancelled for later. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** When it became due what is still not paid; null when nothing is. */
  unpaidSince: Date | null;
  /** The change that comes with the next period. */
  next: { productId: string; period: PaymentPeriod; at: Date } | null;
};

export type ChangePreview = { dueNow: number; currency: string; renewsAt: Date };

export type Invoice = {
  invoiceId: string;
  number: string | null;
  createdAt: Date;
  status: "draft" | "open" | "paid" | "uncollectible" | "void";
  total: number;
  currency: string;
  description: string | null;
  /** The provider's page of it, where an open one can be paid. */
  url: string | null;
};

export type Payment = {
  paymentId: string;
  amount: number;
  currency: string;
  isPaid: boolean;
  /** Of `amount`, what was paid back. */
  refunded: number;
  /** `lost` and `open` ones hold the money back. */
  dispute: "open" | "won" | "lost" | null;
  disputedAt: Date | null;
  customerId: string | null;
  /** Of the checkout it was paid in, if it was not a subscription's. */
  reference: string | null;
};

/** What a webhook is about. The objects in it may be old: read them again at the provider. */
export type PaymentEvent = {
  eventId: string;
  type: string;
  about:
    | { kind: "checkout"; checkoutId: string }
    | { kind: "subscription"; subscriptionId: string; customerId: string }
    | { kind: "invoice"; subscriptionId: string | null; customerId: string | null }
    | { kind: "payment"; paymentId: string }
    | { kind: "other" };
};

export type PaymentsFailureReason = "unavailable" | "unknown-product" | "not-found" | "declined" | "refused" | "forged";

export class PaymentsFailure extends Error {
  readonly reason: PaymentsFailureReason;

  constructor(reason: PaymentsFailureReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "PaymentsFailure";
    this.reason = reason;
  }
}
