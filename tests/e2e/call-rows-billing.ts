import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

const choice = { plan: "enterprise", period: "yearly" };

/** Plans, the subscription and credits. These workspaces were never sold: they have no subscription. */
export const billingRows: Record<string, Row> = {
  getPlans: {
    door: "anyone",
    answers: () => [
      { id: "basic", members: 1, prices: { currency: "USD", monthly: 4900, yearly: 49000 } },
      { id: "pro", members: 3, monthly_credits: 250 },
      { id: "enterprise", top_up_limit: null },
    ],
  },
  getPlan: {
    door: "anyone",
    input: () => ({ plan: "pro" }),
    answers: () => ({ id: "pro", prices: { monthly: 14900, yearly: 149000 } }),
    refuses: [[{ plan: "free" }, "Plan is invalid"]],
  },
  getBilling: { door: "member", answers: () => ({ plan: "pro", standing: { kind: "full" }, subscription: null }) },
  getInvoices: { door: "member", answers: () => [] },
  openBillingPortal: { door: "member", answers: () => undefined, refusedWith: 409 },
  previewPlanChange: {
    door: "member",
    input: () => choice,
    answers: () => undefined,
    refusedWith: 409,
    refuses: [
      [{ plan: "free" }, "Plan is invalid"],
      [{ period: "weekly" }, "Billing period is invalid"],
    ],
  },
  changePlan: {
    door: "member",
    input: () => ({ ...choice, idempotencyKey: newId() }),
    answers: () => undefined,
    refusedWith: 409,
    refuses: [[{ idempotencyKey: "once" }, "Idempotency key is invalid"]],
  },
  keepPlan: { door: "member", answers: () => undefined, refusedWith: 409 },
  cancelSubscription: { door: "member", answers: () => undefined, refusedWith: 409 },
  resumeSubscription: { door: "member", answers: () => undefined, refusedWith: 409 },
  subscribeAgain: {
    door: "member",
    input: () => choice,
    answers: () => ({ kind: "opened" }),
    refuses: [[{ plan: "free" }, "Plan is invalid"]],
  },
  topUpCredits: {
    door: "member",
    input: () => ({ packs: 1, idempotencyKey: newId() }),
    answers: () => ({ kind: "opened" }),
    refuses: [
      [{ packs: 0 }, "Choose how many credits to buy"],
      [{ packs: 101 }, "At most 10,000 credits can be bought at once"],
      [{ packs: "many" }, "Choose how many credits to buy"],
    ],
  },
  // An id that nobody was given; those of others are tried in the operations' own tests.
  settleCheckout: {
    door: "member",
    input: () => ({ checkoutSessionId: "cs_test_nobodys" }),
    answers: () => undefined,
    refusedWith: 404,
    refuses: [[{ checkoutSessionId: "../sessions" }, "Checkout is invalid"]],
  },
  getCredits: {
    door: "member",
    answers: () => ({ plan: "pro", monthly_grant: 250, top_up: { credits: 100, amount: 2000, limit: 500 } }),
  },
  getCreditHistory: { door: "member", input: () => ({}), answers: () => ({ nextCursor: null }) },
};

const card = { number: "4242424242424242", expiry: "08/41", cvc: "123" };

/** The pages of the embedded payment provider, by ids that nobody was given. */
export const paymentDeskRows: Record<string, Row> = {
  getCheckoutPage: {
    door: "anyone",
    input: () => ({ checkoutId: "cs_test_nobodys" }),
    answers: () => null,
    refuses: [[{ checkoutId: "../x" }, "This page does not exist"]],
  },
  payCheckout: { door: "anyone", input: () => ({ checkoutId: "cs_test_nobodys", card }), answers: () => ({ kind: "closed" }) },
  answerCardChallenge: {
    door: "anyone",
    input: () => ({ checkoutId: "cs_test_nobodys", challengeId: "auth_nobodys", isApproved: true }),
    answers: () => ({ kind: "closed" }),
  },
  getPortalPage: { door: "anyone", input: () => ({ portalId: "bps_nobodys" }), answers: () => null },
  replacePortalCard: { door: "anyone", input: () => ({ portalId: "bps_nobodys", card }), answers: () => ({ kind: "declined" }) },
  getInvoicePage: { door: "anyone", input: () => ({ invoiceId: "in_nobodys" }), answers: () => null },
  getPaymentEvents: { door: "anyone", answers: () => ({ settings: { held: false } }) },
  resendPaymentEvent: { door: "anyone", input: () => ({ eventId: "evt_nobodys" }), answers: () => undefined },
  setPaymentDeliveries: {
    door: "anyone",
    input: () => ({ held: false, order: "as-they-happen", copies: 1, delaySeconds: 0 }),
    answers: () => undefined,
  },
};
