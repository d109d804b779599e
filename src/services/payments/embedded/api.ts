import type Stripe from "stripe";
import { listAt, textAt, type Parameters } from "./form-body.ts";
import {
  aCustomer,
  anInvoice,
  aPhase,
  aPortalSession,
  aRefund,
  aSchedule,
  aSession,
  list,
  type WirePrice,
  type WireSubscription,
} from "./shapes.ts";
import type { Store } from "./store.server.ts";
import * as subscriptions from "./subscriptions.ts";

/** How the API refuses: Stripe's error object, with its status. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly parameter: string | undefined;

  constructor(status: number, message: string, options: { code?: string; parameter?: string } = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = options.code;
    this.parameter = options.parameter;
  }
}

export type Api = {
  store: Store;
  prices: ReadonlyMap<string, WirePrice>;
  products: ReadonlyMap<string, Stripe.Product>;
  /** Pages of the provider, with {ID} where the object's id goes. */
  checkoutUrl: string;
  portalUrl: string;
  invoiceUrl: string;
};

type Handler = (api: Api, id: string, given: Parameters) => Promise<unknown>;

function missing(what: string, id: string, parameter = "id"): ApiError {
  return new ApiError(404, `No such ${what}: '${id}'`, { code: "resource_missing", parameter });
}

function required(given: Parameters, path: string): string {
  const value = textAt(given, path);
  if (value === undefined || value === "")
    throw new ApiError(400, `Missing required param: ${path}.`, { code: "parameter_missing", parameter: path });
  return value;
}

function wholeNumber(given: Parameters, path: string): number {
  const value = Number(required(given, path));
  if (!Number.isSafeInteger(value) || value < 0)
    throw new ApiError(400, `Invalid integer: ${path}`, { code: "parameter_invalid_integer", parameter: path });
  return value;
}

function metadataAt(given: Parameters, name: string): Stripe.Metadata {
  let place: unknown = given;
  for (const step of name.split("."))
    place = typeof place === "object" && place !== null ? (place as Parameters)[step] : undefined;
  if (typeof place !== "object" || place === null) return {};
  return Object.fromEntries(Object.entries(place).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function priceOf(api: Api, id: string): WirePrice {
  const price = api.prices.get(id);
  if (!price) throw missing("price", id, "price");
  return price;
}

async function subscriptionOf(api: Api, id: string): Promise<WireSubscription> {
  const found = await api.store.find("subscription", id);
  if (!found) throw missing("subscription", id);
  await subscriptions.advance(api, found);
  return found;
}

async function customerOf(api: Api, id: string): Promise<Stripe.Customer> {
  const found = await api.store.find("customer", id);
  if (!found) throw missing("customer", id, "customer");
  return found;
}

/** The subscription with what was asked to be expanded. */
async function shown(api: Api, subscription: WireSubscription, given: Parameters): Promise<unknown> {
  const expand = listAt(given, "expand").filter((field) => typeof field === "string");
  const answer: Record<string, unknown> = { ...subscription };
  if (expand.includes("latest_invoice") && subscription.latest_invoice) {
    answer["latest_invoice"] = (await api.store.find("invoice", subscription.latest_invoice)) ?? null;
  }
  if (expand.some((field) => field.startsWith("schedule")) && subscription.schedule) {
    const schedule = await api.store.find("schedule", subscription.schedule);
    answer["schedule"] = schedule && {
      ...schedule,
      phases: schedule.phases.map((phase) => ({
        ...phase,
        items: phase.items.map((item) => ({ ...item, price: api.prices.get(item.price) ?? item.price })),
      })),
    };
  }
  return answer;
}

const listPrices: Handler = async (api, _id, given) => {
  const product = textAt(given, "product");
  if (product !== undefined && !api.products.has(product)) throw missing("product", product, "product");
  const found = [...api.prices.values()].filter((price) => product === undefined || price.product === product);
  return list("/v1/prices", found);
};

const createCustomer: Handler = async ({ store }, _id, given) => {
  const customer = aCustomer({
    email: textAt(given, "email") ?? null,
    name: textAt(given, "name") ?? null,
    metadata: metadataAt(given, "metadata"),
    created: store.now,
  });
  await store.put("customer", customer);
  await store.emit("customer.created", customer);
  return customer;
};

const updateCustomer: Handler = async (api, id, given) => {
  const customer = await customerOf(api, id);
  const after = {
    ...customer,
    email: textAt(given, "email") ?? customer.email,
    name: textAt(given, "name") ?? customer.name ?? null,
  };
  await api.store.put("customer", after);
  // No webhook: endpoints hear of the events that they asked for, and ours does not ask for this one (docs/operations.md).
  return after;
};

const createSession: Handler = async (api, _id, given) => {
  const { store } = api;
  const mode = required(given, "mode");
  if (mode !== "subscription" && mode !== "payment")
    throw new ApiError(400, `Invalid mode: must be subscription or payment`, { parameter: "mode" });
  const customer = await customerOf(api, required(given, "customer"));
  const quantity = wholeNumber(given, "line_items.0.quantity");
  const priceId = textAt(given, "line_items.0.price");
  const price = priceId === undefined ? null : priceOf(api, priceId);
  if ((mode === "subscription") !== (price?.type === "recurring"))
    throw new ApiError(400, `The price does not fit a session in ${mode} mode`, { parameter: "line_items" });
  const amount = price?.unit_amount ?? wholeNumber(given, "line_items.0.price_data.unit_amount");
  const day = 24 * 60 * 60;
  const expiresAt = textAt(given, "expires_at") === undefined ? store.now + day : wholeNumber(given, "expires_at");
  if (expiresAt < store.now + 30 * 60 || expiresAt > store.now + day)
    throw new ApiError(400, "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
      parameter: "expires_at",
    });
  const trialDays = textAt(given, "subscription_data.trial_period_days");
  if (trialDays !== undefined && wholeNumber(given, "subscription_data.trial_period_days") > 730)
    throw new ApiError(400, "Trial periods may be at most 730 days", { parameter: "subscription_data" });
  const session = aSession({
    url: api.checkoutUrl,
    customer: customer.id,
    email: customer.email,
    mode,
    reference: textAt(given, "client_reference_id") ?? null,
    metadata: metadataAt(given, "metadata"),
    successUrl: required(given, "success_url"),
    cancelUrl: textAt(given, "cancel_url") ?? null,
    total: trialDays === undefined ? amount * quantity : 0,
    currency: price?.currency ?? required(given, "line_items.0.price_data.currency"),
    created: store.now,
    expiresAt,
  });
  const name = price?.nickname ?? textAt(given, "line_items.0.price_data.product_data.name") ?? "Payment";
  await store.put("session", session);
  await store.put("session-details", {
    id: session.id,
    lines: [
      { description: quantity === 1 ? name : `${name} × ${quantity}`, amount: amount * quantity, priceId: price?.id ?? null },
    ],
    trialDays: Number(trialDays ?? 0),
    metadata: metadataAt(given, mode === "subscription" ? "subscription_data.metadata" : "payment_intent_data.metadata"),
    hasInvoice: textAt(given, "invoice_creation.enabled") === "true",
  });
  return session;
};

const readSession: Handler = async ({ store }, id) => {
  const session = await store.find("session", id);
  if (!session) throw missing("checkout.session", id);
  if (session.status === "open" && session.expires_at <= store.now) {
    const expired = { ...session, status: "expired" as const, url: null };
    await store.put("session", expired);
    await store.emit("checkout.session.expired", expired);
    return expired;
  }
  return session;
};

const expireSession: Handler = async (api, id, given) => {
  const session = (await readSession(api, id, given)) as Stripe.Checkout.Session;
  if (session.status !== "open") throw new ApiError(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
  const expired = { ...session, status: "expired" as const, url: null };
  await api.store.put("session", expired);
  await api.store.emit("checkout.session.expired", expired);
  return expired;
};

const readSubscription: Handler = async (api, id, given) => shown(api, await subscriptionOf(api, id), given);

const listSubscriptions: Handler = async (api, _id, given) => {
  const found = await api.store.all("subscription", textAt(given, "customer"));
  for (const one of found) await subscriptions.advance(api, one);
  const status = textAt(given, "status");
  return list(
    "/v1/subscriptions",
    found.filter((one) => status === "all" || (status === undefined ? one.status !== "canceled" : one.status === status)),
  );
};

const updateSubscription: Handler = async (api, id, given) => {
  const subscription = await subscriptionOf(api, id);
  if (subscription.status === "canceled")
    throw new ApiError(400, "A canceled subscription can only update its cancellation_details and metadata.");
  const trialEnd = textAt(given, "trial_end");
  const priceId = textAt(given, "items.0.price");
  const cancelAtEnd = textAt(given, "cancel_at_period_end");
  if (priceId !== undefined) {
    const price = priceOf(api, priceId);
    if (textAt(given, "items.0.id") !== subscriptions.itemOf(subscription).id)
      throw missing("subscription item", textAt(given, "items.0.id") ?? "", "items");
    if (cancelAtEnd === "false") subscription.cancel_at_period_end = false;
    if (price.id !== subscriptions.itemOf(subscription).price.id) await subscriptions.changePrice(api, subscription, price);
    return shown(api, subscription, given);
  }
  if (trialEnd === "now") {
    if (subscription.status === "trialing") await subscriptions.endTrial(api, subscription);
  } else if (trialEnd !== undefined) {
    await subscriptions.extendTrial(api, subscription, wholeNumber(given, "trial_end"));
  }
  if (cancelAtEnd !== undefined) {
    if (subscription.schedule && cancelAtEnd === "true")
      throw new ApiError(400, "The subscription is managed by a subscription schedule; release it first.");
    const ends = cancelAtEnd === "true";
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? subscriptions.itemOf(subscription).current_period_end : null;
    subscription.canceled_at = ends ? api.store.now : null;
    await api.store.put("subscription", subscription);
    await api.store.emit("customer.subscription.updated", subscription);
  }
  return shown(api, subscription, given);
};

const cancelSubscription: Handler = async (api, id, given) => {
  const subscription = await subscriptionOf(api, id);
  if (subscription.status === "canceled") throw missing("subscription", id);
  await subscriptions.cancel(api, subscription);
  return shown(api, subscription, given);
};

const createSchedule: Handler = async (api, _id, given) => {
  const subscription = await subscriptionOf(api, required(given, "from_subscription"));
  if (subscription.schedule) throw new ApiError(400, "The subscription is already attached to a schedule.");
  const item = subscriptions.itemOf(subscription);
  const phase = aPhase(item.price.id, item.current_period_start, item.current_period_end);
  const schedule = aSchedule(subscription, [phase], api.store.now);
  subscription.schedule = schedule.id;
  await api.store.put("schedule", schedule);
  await api.store.put("subscription", subscription);
  await api.store.emit("customer.subscription.updated", subscription);
  return schedule;
};

const updateSchedule: Handler = async (api, id, given) => {
  const schedule = await api.store.find("schedule", id);
  if (!schedule) throw missing("schedule", id);
  if (schedule.status !== "active") throw new ApiError(400, "This schedule is released.");
  const phases: ReturnType<typeof aPhase>[] = [];
  for (const [index] of listAt(given, "phases").entries()) {
    const price = priceOf(api, required(given, `phases.${index}.items.0.price`));
    const before = phases.at(-1);
    const start = before ? before.end_date : wholeNumber(given, `phases.${index}.start_date`);
    const interval = textAt(given, `phases.${index}.duration.interval`);
    const length = interval === "year" ? 365 : 30;
    const end = interval === undefined ? wholeNumber(given, `phases.${index}.end_date`) : start + length * 24 * 60 * 60;
    phases.push(aPhase(price.id, start, end));
  }
  const updated = { ...schedule, phases };
  await api.store.put("schedule", updated);
  const subscription =
    typeof schedule.subscription === "string" ? await api.store.find("subscription", schedule.subscription) : null;
  if (subscription) await api.store.emit("customer.subscription.updated", subscription);
  return updated;
};

const releaseSchedule: Handler = async (api, id) => {
  const schedule = await api.store.find("schedule", id);
  if (!schedule) throw missing("schedule", id);
  const subscription =
    typeof schedule.subscription === "string" ? await api.store.find("subscription", schedule.subscription) : null;
  if (schedule.status !== "active" || !subscription) throw new ApiError(400, "This schedule is released.");
  await subscriptions.release(api, subscription);
  await api.store.put("subscription", subscription);
  await api.store.emit("customer.subscription.updated", subscription);
  return api.store.find("schedule", id);
};

const listInvoices: Handler = async (api, _id, given) => {
  const limit = Math.min(Number(textAt(given, "limit") ?? 10), 100);
  const customer = textAt(given, "customer");
  for (const one of await api.store.all("subscription", customer)) await subscriptions.advance(api, one);
  const found = await subscriptions.invoicesOf(api.store, customer);
  return list("/v1/invoices", found.slice(0, limit), found.length > limit);
};

const previewInvoice: Handler = async (api, _id, given) => {
  const subscription = await subscriptionOf(api, required(given, "subscription"));
  const price = priceOf(api, required(given, "subscription_details.items.0.price"));
  const { lines } = subscriptions.prorate(subscription, price, api.store.now);
  const customer = await customerOf(api, subscription.customer);
  const { currency } = subscription;
  return anInvoice({ customer, subscription, reason: "upcoming", currency, lines, now: api.store.now, url: "", number: "" });
};

const createPortal: Handler = async (api, _id, given) => {
  const customer = await customerOf(api, required(given, "customer"));
  const session = aPortalSession({
    customer: customer.id,
    returnUrl: required(given, "return_url"),
    url: api.portalUrl,
    created: api.store.now,
  });
  await api.store.put("portal", session);
  return session;
};

const readIntent: Handler = async ({ store }, id, given) => {
  const intent = await store.find("payment-intent", id);
  if (!intent) throw missing("payment_intent", id);
  const isExpanded = listAt(given, "expand").includes("latest_charge");
  if (!isExpanded || typeof intent.latest_charge !== "string") return intent;
  return { ...intent, latest_charge: (await store.find("charge", intent.latest_charge)) ?? null };
};

const createRefund: Handler = async ({ store }, _id, given) => {
  const intentId = required(given, "payment_intent");
  const intent = await store.find("payment-intent", intentId);
  const charge = typeof intent?.latest_charge === "string" ? await store.find("charge", intent.latest_charge) : undefined;
  if (!charge?.paid) throw missing("payment_intent", intentId, "payment_intent");
  const left = charge.amount - charge.amount_refunded;
  const amount = textAt(given, "amount") === undefined ? left : wholeNumber(given, "amount");
  if (left === 0) throw new ApiError(400, "This charge has already been refunded.", { code: "charge_already_refunded" });
  if (amount === 0 || amount > left)
    throw new ApiError(400, `Refund amount is greater than the unrefunded amount`, { parameter: "amount" });
  const refund = aRefund(charge, amount, store.now);
  const after = { ...charge, amount_refunded: charge.amount_refunded + amount };
  after.refunded = after.amount_refunded === after.amount;
  await store.put("charge", after);
  await store.put("refund", refund);
  await store.emit("charge.refunded", after);
  await store.emit("refund.created", refund);
  return refund;
};

const listDisputes: Handler = async ({ store }, _id, given) => {
  const found = await store.all("dispute");
  const intent = textAt(given, "payment_intent");
  return list("/v1/disputes", intent === undefined ? found : found.filter((one) => one.payment_intent === intent));
};

/** As Stripe has it: evidence with these words wins or loses a dispute made with a test card. */
const updateDispute: Handler = async ({ store }, id, given) => {
  const dispute = await store.find("dispute", id);
  if (!dispute) throw missing("dispute", id);
  const evidence = textAt(given, "evidence.uncategorized_text");
  const status = evidence === "winning_evidence" ? "won" : evidence === "losing_evidence" ? "lost" : dispute.status;
  const after = { ...dispute, status };
  await store.put("dispute", after);
  await store.emit(status === dispute.status ? "charge.dispute.updated" : "charge.dispute.closed", after);
  return after;
};

const routes: readonly [method: string, path: string, handler: Handler][] = [
  ["GET", "/v1/prices", listPrices],
  ["POST", "/v1/customers", createCustomer],
  ["GET", "/v1/customers/:id", (api, id) => customerOf(api, id)],
  ["POST", "/v1/customers/:id", updateCustomer],
  ["POST", "/v1/checkout/sessions", createSession],
  ["GET", "/v1/checkout/sessions/:id", readSession],
  ["POST", "/v1/checkout/sessions/:id/expire", expireSession],
  ["GET", "/v1/subscriptions", listSubscriptions],
  ["GET", "/v1/subscriptions/:id", readSubscription],
  ["POST", "/v1/subscriptions/:id", updateSubscription],
  ["DELETE", "/v1/subscriptions/:id", cancelSubscription],
  ["POST", "/v1/subscription_schedules", createSchedule],
  ["POST", "/v1/subscription_schedules/:id", updateSchedule],
  ["POST", "/v1/subscription_schedules/:id/release", releaseSchedule],
  ["GET", "/v1/invoices", listInvoices],
  ["POST", "/v1/invoices/create_preview", previewInvoice],
  ["POST", "/v1/billing_portal/sessions", createPortal],
  ["GET", "/v1/payment_intents/:id", readIntent],
  ["POST", "/v1/refunds", createRefund],
  ["GET", "/v1/disputes", listDisputes],
  ["POST", "/v1/disputes/:id", updateDispute],
];

/** Answers one call of the API. @throws ApiError, CardDeclined */
export async function answerApi(api: Api, method: string, path: string, given: Parameters): Promise<unknown> {
  for (const [verb, pattern, handler] of routes) {
    if (verb !== method) continue;
    const match = new RegExp(`^${pattern.replace(":id", "([\\w-]+)")}$`).exec(path);
    if (match) return handler(api, match[1] ?? "", given);
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}
