import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/*
 * The objects of Stripe's API as the embedded provider answers them: whole, so that the SDK's types hold, with null where
 * the provider has nothing to say. Times are seconds since 1970, amounts minor units.
 */

/** On the wire decimals are texts, and the SDK makes its own class of them. */
type Wire<T> = T extends (infer Item)[]
  ? Wire<Item>[]
  : T extends { toFixed: unknown; toNumber: unknown }
    ? string
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

export type WirePrice = Wire<Stripe.Price>;
export type WireSession = Stripe.Checkout.Session;
export type WireSubscription = Omit<Stripe.Subscription, "items" | "schedule" | "latest_invoice" | "customer"> & {
  customer: string;
  items: { object: "list"; data: WireItem[]; has_more: boolean; url: string };
  schedule: string | null;
  latest_invoice: string | null;
  default_payment_method: string | null;
};
export type WireItem = Omit<Stripe.SubscriptionItem, "price" | "plan"> & { price: WirePrice; plan: Wire<Stripe.Plan> };
export type WireInvoice = Omit<Stripe.Invoice, "lines" | "customer"> & {
  customer: string;
  lines: { object: "list"; data: Wire<Stripe.InvoiceLineItem>[]; has_more: boolean; url: string };
};
export type WireSchedule = Omit<Stripe.SubscriptionSchedule, "phases"> & { phases: WirePhase[] };
export type WirePhase = Omit<Stripe.SubscriptionSchedule.Phase, "items"> & {
  items: (Omit<Stripe.SubscriptionSchedule.Phase.Item, "price" | "plan"> & { price: string; plan: string })[];
};

export function providerId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function list<T>(url: string, data: T[], hasMore = false) {
  return { object: "list" as const, data, has_more: hasMore, url };
}

export function aProduct(id: string, name: string, created: number): Stripe.Product {
  return {
    id,
    object: "product",
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
  };
}

export function aPrice(given: {
  id: string;
  product: string;
  currency: string;
  amount: number;
  interval: "month" | "year" | null;
  created: number;
}): WirePrice {
  return {
    id: given.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: given.created,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: given.product,
    recurring: given.interval && {
      interval: given.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: given.interval ? "recurring" : "one_time",
    unit_amount: given.amount,
    unit_amount_decimal: String(given.amount),
  };
}

export function aCustomer(given: {
  email: string | null;
  name: string | null;
  metadata: Stripe.Metadata;
  created: number;
}): Stripe.Customer {
  return {
    id: providerId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: given.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: given.email,
    invoice_prefix: randomBytes(4).toString("hex").toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: given.metadata,
    name: given.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

export function aSession(given: {
  url: string;
  customer: string;
  email: string | null;
  mode: "payment" | "subscription";
  reference: string | null;
  metadata: Stripe.Metadata;
  successUrl: string;
  cancelUrl: string | null;
  total: number;
  currency: string;
  created: number;
  expiresAt: number;
}): WireSession {
  const id = `cs_test_${randomBytes(24).toString("hex")}`;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: given.total,
    amount_total: given.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: given.created,
    currency: given.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: given.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: given.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: null,
    },
    customer_email: null,
    discounts: null,
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: given.metadata,
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: null,
    url: given.url.replace("{ID}", id),
    wallet_options: null,
  };
}

export function aSubscription(given: {
  customer: string;
  price: WirePrice;
  paymentMethod: string;
  metadata: Stripe.Metadata;
  now: number;
  trialEnd: number;
}): WireSubscription {
  const id = providerId("sub");
  const { price, now } = given;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.trialEnd,
    billing_cycle_anchor_config: null,
    billing_mode: { type: "classic", flexible: null },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: "self" } },
    items: list(`/v1/subscription_items?subscription=${id}`, [anItem(id, price, now, given.trialEnd, now)]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: "off" },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: given.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
    trial_start: now,
  };
}

function anItem(subscription: string, price: WirePrice, start: number, end: number, created: number): WireItem {
  return {
    id: providerId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: aPlan(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** The older name of a recurring price, which subscription items still carry. */
export function aPlan(price: WirePrice): WireItem["plan"] {
  return {
    id: price.id,
    object: "plan",
    active: true,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

export type Line = { description: string; amount: number; start: number; end: number };

export function anInvoice(given: {
  customer: Stripe.Customer;
  subscription: WireSubscription | null;
  reason: Stripe.Invoice.BillingReason;
  currency: string;
  lines: Line[];
  now: number;
  url: string;
  number: string;
}): WireInvoice {
  const id = providerId("in");
  const total = Math.max(
    0,
    given.lines.reduce((sum, line) => sum + line.amount, 0),
  );
  const subscriptionId = given.subscription?.id ?? null;
  const itemId = given.subscription?.items.data[0]?.id ?? "";
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Attest",
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: "charge_automatically",
    created: given.now,
    currency: given.currency,
    custom_fields: null,
    customer: given.customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: given.customer.email,
    customer_name: given.customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: given.now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: given.url.replace("{ID}", id),
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: list(
      `/v1/invoices/${id}/lines`,
      given.lines.map((line): WireInvoice["lines"]["data"][number] => ({
        id: providerId("il"),
        object: "line_item",
        amount: line.amount,
        currency: given.currency,
        description: line.description,
        discount_amounts: [],
        discountable: true,
        discounts: [],
        invoice: id,
        livemode: false,
        metadata: {},
        parent: subscriptionId
          ? {
              invoice_item_details: null,
              subscription_item_details: {
                invoice_item: null,
                proration: given.reason === "subscription_update",
                proration_details: null,
                subscription: subscriptionId,
                subscription_item: itemId,
              },
              type: "subscription_item_details",
            }
          : null,
        period: { end: line.end, start: line.start },
        pretax_credit_amounts: [],
        pricing: null,
        quantity: 1,
        quantity_decimal: "1",
        subscription: subscriptionId,
        subtotal: line.amount,
        taxes: [],
      })),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: given.number,
    on_behalf_of: null,
    parent: subscriptionId
      ? {
          quote_details: null,
          subscription_details: { metadata: given.subscription?.metadata ?? {}, subscription: subscriptionId },
          type: "subscription_details",
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.now,
    period_start: given.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: { finalized_at: given.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: given.now,
  };
}

export function aPaymentIntent(given: {
  amount: number;
  currency: string;
  customer: string;
  metadata: Stripe.Metadata;
  paymentMethod: string;
  description: string;
  created: number;
}): Stripe.PaymentIntent {
  const id = providerId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: null,
    confirmation_method: "automatic",
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: given.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}

export function aCharge(
  intent: Stripe.PaymentIntent,
  failure: { code: string; message: string } | null,
  created: number,
): Stripe.Charge {
  const isPaid = failure === null;
  return {
    id: providerId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "ATTEST",
    captured: isPaid,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === "string" ? intent.payment_method : null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
}

export function aRefund(charge: Stripe.Charge, amount: number, created: number): Stripe.Refund {
  return {
    id: providerId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

export function aDispute(charge: Stripe.Charge, created: number): Stripe.Dispute {
  const day = 24 * 60 * 60;
  return {
    id: providerId("dp"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: created + 14 * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as Stripe.Dispute.EvidenceDetails,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
}

export function aSchedule(subscription: WireSubscription, phases: WirePhase[], created: number): WireSchedule {
  const item = subscription.items.data[0];
  return {
    id: providerId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { type: "classic", flexible: null },
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: item?.current_period_start ?? created, end_date: item?.current_period_end ?? created },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases,
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
}

export function aPhase(price: string, start: number, end: number): WirePhase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: "usd",
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity: 1, tax_rates: [] }],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: "none",
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

export function aPortalSession(given: {
  customer: string;
  returnUrl: string;
  url: string;
  created: number;
}): Stripe.BillingPortal.Session {
  const id = `bps_${randomBytes(24).toString("hex")}`;
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_embedded",
    created: given.created,
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: given.url.replace("{ID}", id),
  };
}

export function anEvent(type: string, object: object, apiVersion: string, created: number) {
  return {
    id: providerId("evt"),
    object: "event" as const,
    api_version: apiVersion,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
