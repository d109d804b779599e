import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  aCharge,
  aCustomer,
  aDispute,
  anEvent,
  anInvoice,
  aPaymentIntent,
  aPhase,
  aPortalSession,
  aPrice,
  aRefund,
  aSchedule,
  aSession,
  aSubscription,
} from "./shapes.ts";

type Shapes = Record<string, Record<string, string>>;
const { shapes } = JSON.parse(readFileSync(path.join(import.meta.dirname, "published-shapes.json"), "utf8")) as {
  shapes: Shapes;
};

const now = 1_780_000_000;
const customer = aCustomer({ email: "ezra@harbour.example", name: "Ezra Okonjo", metadata: {}, created: now });
const price = aPrice({ id: "price_1", product: "prod_1", currency: "usd", amount: 4900, interval: "month", created: now });
const subscription = aSubscription({
  customer: customer.id,
  price,
  paymentMethod: "pm_1",
  metadata: {},
  now,
  trialEnd: now + 60,
});
const line = { description: "Basic", amount: 4900, start: now, end: now + 60 };
const invoice = anInvoice({
  customer,
  subscription,
  reason: "subscription_cycle",
  currency: "usd",
  lines: [line],
  now,
  url: "http://attest.example/{ID}",
  number: "A-1",
});
const intent = aPaymentIntent({
  amount: 4900,
  currency: "usd",
  customer: customer.id,
  metadata: {},
  paymentMethod: "pm_1",
  description: "Basic",
  created: now,
});
const charge = aCharge(intent, null, now);
const answers: Record<string, object> = {
  price,
  customer,
  subscription,
  subscription_item: subscription.items.data[0] ?? {},
  invoice,
  payment_intent: intent,
  charge,
  refund: aRefund(charge, 100, now),
  dispute: aDispute(charge, now),
  subscription_schedule: aSchedule(subscription, [aPhase("price_1", now, now + 60)], now),
  "billing_portal.session": aPortalSession({
    customer: customer.id,
    returnUrl: "http://a.example",
    url: "http://a.example/{ID}",
    created: now,
  }),
  "checkout.session": aSession({
    url: "http://attest.example/{ID}",
    customer: customer.id,
    email: customer.email,
    mode: "subscription",
    reference: "r",
    metadata: {},
    successUrl: "http://attest.example",
    cancelUrl: null,
    total: 0,
    currency: "usd",
    created: now,
    expiresAt: now + 60,
  }),
  event: anEvent("customer.created", customer, "2026-10-28", now),
};

/** Shown only when they are asked for, or for other kinds of cards and payments than these. */
const optional: Record<string, readonly string[]> = {
  charge: ["refunds"],
  payment_intent: ["amount_details"],
  invoice: ["subscription"],
  dispute: ["payment_method_details"],
  refund: ["destination_details"],
};

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

describe("what the embedded provider answers has the shape of Stripe's published examples", () => {
  it.each(Object.keys(shapes))("%s", (kind) => {
    const published = shapes[kind] ?? {};
    const answer = answers[kind] as Record<string, unknown>;
    const missing = Object.keys(published).filter((key) => !(key in answer) && !optional[kind]?.includes(key));
    expect(missing).toEqual([]);
    const different = Object.entries(published)
      .filter(([key, wanted]) => {
        const found = kindOf(answer[key]);
        return key in answer && wanted !== "null" && found !== "null" && found !== wanted;
      })
      .map(([key, wanted]) => `${key}: ${kindOf(answer[key])} instead of ${wanted}`);
    expect(different).toEqual([]);
  });
});
