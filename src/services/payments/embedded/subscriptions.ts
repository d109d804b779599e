import type Stripe from "stripe";
import { periodEnd, remaining } from "./cycle.ts";
import {
  aCharge,
  aDispute,
  anInvoice,
  aPaymentIntent,
  aPlan,
  type Line,
  type WireInvoice,
  type WirePrice,
  type WireSubscription,
} from "./shapes.ts";
import type { Card, Store } from "./store.server.ts";

const day = 24 * 60 * 60;
/** After a failed payment it is tried again on these days, as Stripe's default schedule does. */
const retryDays = [1, 3, 5, 7];

export type Engine = { store: Store; prices: ReadonlyMap<string, WirePrice>; invoiceUrl: string };

export class CardDeclined extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = "CardDeclined";
    this.code = code;
  }
}

const declines = {
  declined: { code: "card_declined", message: "Your card was declined." },
  "fails-later": { code: "card_declined", message: "Your card was declined." },
  "no-funds": { code: "card_declined", message: "Your card has insufficient funds." },
} as const;

export function itemOf(subscription: WireSubscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error("A subscription has an item");
  return item;
}

const intervalOf = (price: WirePrice): "month" | "year" => (price.recurring?.interval === "year" ? "year" : "month");

const nameOf = (price: WirePrice): string => `${price.nickname ?? "Subscription"}, ${intervalOf(price)}ly`;

/** Charges `card`. A charge that fails leaves its intent and its charge behind, as it would at a bank. */
export async function charge(
  { store }: Engine,
  card: Card,
  payment: { amount: number; currency: string; metadata: Stripe.Metadata; description: string },
): Promise<{ intent: Stripe.PaymentIntent; failure: { code: string; message: string } | null }> {
  const intent = aPaymentIntent({ ...payment, customer: card.customer, paymentMethod: card.id, created: store.now });
  const failure = card.behaviour in declines ? declines[card.behaviour as keyof typeof declines] : null;
  const made = aCharge(intent, failure, store.now);
  intent.latest_charge = made.id;
  intent.status = failure ? "requires_payment_method" : "succeeded";
  intent.amount_received = failure ? 0 : intent.amount;
  const isDisputed = card.behaviour === "disputed";
  if (isDisputed) made.disputed = true;
  await store.put("payment-intent", intent);
  await store.put("charge", made);
  await store.emit(failure ? "payment_intent.payment_failed" : "payment_intent.succeeded", intent);
  await store.emit(failure ? "charge.failed" : "charge.succeeded", made);
  if (isDisputed) {
    const dispute = aDispute(made, store.now);
    await store.put("dispute", dispute);
    await store.emit("charge.dispute.created", dispute);
  }
  return { intent, failure };
}

/** The paid invoice of a payment that was made at a checkout. */
export async function receipt(
  engine: Engine,
  customer: Stripe.Customer,
  payment: { amount: number; currency: string; description: string },
): Promise<WireInvoice> {
  const { store } = engine;
  const invoice = await writeInvoice(engine, customer, null, "manual", payment.currency, [
    { description: payment.description, amount: payment.amount, start: store.now, end: store.now },
  ]);
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.status_transitions = { ...invoice.status_transitions, paid_at: store.now };
  await store.put("invoice", invoice);
  await store.emit("invoice.paid", invoice);
  return invoice;
}

async function writeInvoice(
  engine: Engine,
  customer: Stripe.Customer,
  subscription: WireSubscription | null,
  reason: Stripe.Invoice.BillingReason,
  currency: string,
  lines: Line[],
): Promise<WireInvoice> {
  const sequence = customer.next_invoice_sequence ?? 1;
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
  const { now } = engine.store;
  const invoice = anInvoice({ customer, subscription, reason, currency, lines, now, url: engine.invoiceUrl, number });
  await engine.store.put("customer", { ...customer, next_invoice_sequence: sequence + 1 });
  return invoice;
}

/** Writes an invoice and charges the subscription's card for it. */
async function bill(
  engine: Engine,
  subscription: WireSubscription,
  reason: Stripe.Invoice.BillingReason,
  lines: Line[],
): Promise<WireInvoice> {
  const { store } = engine;
  const customer = await store.find("customer", subscription.customer);
  if (!customer) throw new Error("A subscription has a customer");
  const invoice = await writeInvoice(engine, customer, subscription, reason, subscription.currency, lines);
  subscription.latest_invoice = invoice.id;
  await pay(engine, subscription, invoice);
  return invoice;
}

export async function pay(engine: Engine, subscription: WireSubscription | null, invoice: WireInvoice): Promise<boolean> {
  const { store } = engine;
  let failure: { code: string; message: string } | null = null;
  if (invoice.amount_due > 0) {
    const customer = await store.find("customer", invoice.customer);
    const cardId = subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method;
    const card = typeof cardId === "string" ? await store.find("card", cardId) : undefined;
    if (!card) failure = { code: "missing", message: "There is no card." };
    else {
      const { amount_due: amount, currency } = invoice;
      const description = invoice.lines.data.at(-1)?.description ?? "Attest";
      ({ failure } = await charge(engine, card, { amount, currency, metadata: {}, description }));
    }
    invoice.attempted = true;
    invoice.attempt_count += 1;
  }
  if (!failure) {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.next_payment_attempt = null;
    invoice.status_transitions = { ...invoice.status_transitions, paid_at: store.now };
  } else {
    const days = retryDays[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * day;
  }
  await store.put("invoice", invoice);
  await store.emit(failure ? "invoice.payment_failed" : "invoice.paid", invoice);
  return !failure;
}

/** The period that begins at `start`: billed, paid or past due. */
async function beginPeriod(engine: Engine, subscription: WireSubscription, start: number): Promise<void> {
  const item = itemOf(subscription);
  const end = periodEnd(subscription.billing_cycle_anchor, start, intervalOf(item.price));
  item.current_period_start = start;
  item.current_period_end = end;
  const amount = item.price.unit_amount ?? 0;
  const invoice = await bill(engine, subscription, "subscription_cycle", [
    { description: nameOf(item.price), amount, start, end },
  ]);
  subscription.status = invoice.status === "paid" ? "active" : "past_due";
}

async function save(engine: Engine, subscription: WireSubscription): Promise<void> {
  await engine.store.put("subscription", subscription);
  await engine.store.emit("customer.subscription.updated", subscription);
}

/** A subscription begins: with the free invoice of a trial, as Stripe writes one, or with its first period. */
export async function begin(engine: Engine, subscription: WireSubscription, isTrial: boolean): Promise<void> {
  if (!isTrial) {
    await engine.store.put("subscription", subscription);
    await engine.store.emit("customer.subscription.created", subscription);
    await endTrial(engine, subscription);
    return;
  }
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  await bill(engine, subscription, "subscription_create", [{ description: `Trial of ${nameOf(price)}`, amount: 0, start, end }]);
  await engine.store.put("subscription", subscription);
  await engine.store.emit("customer.subscription.created", subscription);
}

export async function cancel(engine: Engine, subscription: WireSubscription, at = engine.store.now): Promise<void> {
  const { store } = engine;
  subscription.status = "canceled";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancel_at_period_end = false;
  await store.put("subscription", subscription);
  await store.emit("customer.subscription.deleted", subscription);
  for (const invoice of await store.all("invoice", subscription.customer)) {
    if (invoice.status !== "open" || subscriptionOf(invoice) !== subscription.id) continue;
    await store.put("invoice", { ...invoice, status: "void", next_payment_attempt: null });
  }
}

/** A customer's invoices, the newest first; within one second by their number. */
export async function invoicesOf(store: Store, customer: string | undefined): Promise<WireInvoice[]> {
  const found = await store.all("invoice", customer);
  return found.toSorted((one, other) => other.created - one.created || (other.number ?? "").localeCompare(one.number ?? ""));
}

export function subscriptionOf(invoice: WireInvoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return typeof subscription === "string" ? subscription : null;
}

/** What time has done to a subscription: trials that ended, periods, changes written down for them, payments tried again. */
export async function advance(engine: Engine, subscription: WireSubscription): Promise<void> {
  const { store } = engine;
  const isRunning = () => ["trialing", "active", "past_due"].includes(subscription.status);
  while (isRunning() && itemOf(subscription).current_period_end <= store.now) {
    const end = itemOf(subscription).current_period_end;
    if (subscription.cancel_at_period_end) {
      await cancel(engine, subscription, end);
      return;
    }
    await applySchedule(engine, subscription);
    await beginPeriod(engine, subscription, end);
    await save(engine, subscription);
  }
  if (subscription.status !== "past_due") return;
  for (const invoice of await store.all("invoice", subscription.customer)) {
    if (invoice.status !== "open" || subscriptionOf(invoice) !== subscription.id) continue;
    while (invoice.status === "open" && invoice.next_payment_attempt && invoice.next_payment_attempt <= store.now) {
      await pay(engine, subscription, invoice);
    }
  }
  await settle(engine, subscription);
}

/** Active again once nothing is open. */
export async function settle(engine: Engine, subscription: WireSubscription): Promise<void> {
  if (subscription.status !== "past_due") return;
  const invoices = await engine.store.all("invoice", subscription.customer);
  if (invoices.some((invoice) => invoice.status === "open" && subscriptionOf(invoice) === subscription.id)) return;
  subscription.status = "active";
  await save(engine, subscription);
}

async function applySchedule(engine: Engine, subscription: WireSubscription): Promise<void> {
  const { store, prices } = engine;
  const schedule = subscription.schedule ? await store.find("schedule", subscription.schedule) : undefined;
  const end = itemOf(subscription).current_period_end;
  const price = prices.get(schedule?.phases.find((phase) => phase.start_date >= end)?.items[0]?.price ?? "");
  if (!schedule || !price) return;
  const item = itemOf(subscription);
  if (intervalOf(price) !== intervalOf(item.price)) subscription.billing_cycle_anchor = end;
  item.price = price;
  item.plan = aPlan(price);
  await release(engine, subscription);
}

export async function release({ store }: Engine, subscription: WireSubscription): Promise<void> {
  const schedule = subscription.schedule ? await store.find("schedule", subscription.schedule) : undefined;
  if (!schedule) return;
  subscription.schedule = null;
  await store.put("schedule", {
    ...schedule,
    status: "released",
    released_at: store.now,
    released_subscription: subscription.id,
    subscription: null,
  });
}

/** The trial ends now: the first period begins. */
export async function endTrial(engine: Engine, subscription: WireSubscription): Promise<void> {
  subscription.trial_end = engine.store.now;
  subscription.billing_cycle_anchor = engine.store.now;
  await beginPeriod(engine, subscription, engine.store.now);
  await save(engine, subscription);
}

export async function extendTrial(engine: Engine, subscription: WireSubscription, until: number): Promise<void> {
  subscription.trial_end = until;
  subscription.billing_cycle_anchor = until;
  itemOf(subscription).current_period_end = until;
  await save(engine, subscription);
}

/** What changing to `price` now would charge: what is left of the new one less what is left of the old one. */
export function prorate(subscription: WireSubscription, price: WirePrice, now: number): { lines: Line[]; end: number } {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const sameInterval = intervalOf(price) === intervalOf(item.price);
  if (subscription.status === "trialing") return { lines: [], end };
  const unused = -remaining(item.price.unit_amount ?? 0, start, end, now);
  const newEnd = sameInterval ? end : periodEnd(now, now, intervalOf(price));
  const cost = sameInterval ? remaining(price.unit_amount ?? 0, start, end, now) : (price.unit_amount ?? 0);
  return {
    lines: [
      { description: `Unused time on ${item.price.nickname ?? "the plan"}`, amount: unused, start: now, end },
      { description: `${price.nickname ?? "Plan"} from now on`, amount: cost, start: now, end: newEnd },
    ],
    end: newEnd,
  };
}

/** Changes the price at once. @throws CardDeclined, and then nothing has changed. */
export async function changePrice(engine: Engine, subscription: WireSubscription, price: WirePrice): Promise<void> {
  const { store } = engine;
  const item = itemOf(subscription);
  const { lines, end } = prorate(subscription, price, store.now);
  if (lines.length > 0) {
    const cardId = subscription.default_payment_method ?? "";
    const card = await store.find("card", cardId);
    if (!card) throw new CardDeclined("missing", "There is no card.");
    if (card.behaviour in declines) {
      const { code, message } = declines[card.behaviour as keyof typeof declines];
      throw new CardDeclined(code, message);
    }
    if (intervalOf(price) !== intervalOf(item.price)) {
      subscription.billing_cycle_anchor = store.now;
      item.current_period_start = store.now;
      item.current_period_end = end;
    }
  }
  item.price = price;
  item.plan = aPlan(price);
  if (lines.length > 0) await bill(engine, subscription, "subscription_update", lines);
  await save(engine, subscription);
}
