import { Stripe } from "stripe";
import {
  PaymentsFailure,
  type Checkout,
  type OpenCheckout,
  type PaidSubscription,
  type Payment,
  type PaymentEvent,
  type PaymentPeriod,
  type Payments,
  type PaymentsFailureReason,
} from "./payments.ts";

export type StripeSettings = {
  products: Payments["products"];
  secretKey: string;
  webhookSecret: string;
  /** Where the API is, when it is not the vendor's: the embedded provider, or a stand-in. */
  address?: { host: string; port: number; protocol: "http" | "https" };
  /** Milliseconds that one try may take. */
  timeout?: number;
  /** Tries after the first, where the failure may pass. */
  retries?: number;
};

/** The version of the API that this SDK speaks. */
export const stripeApiVersion: string = Stripe.API_VERSION;

/** Stripe tells times in seconds since 1970. */
const moment = (seconds: number): Date => new Date(seconds * 1000);
const momentOrNull = (seconds: number | null | undefined): Date | null => (seconds ? moment(seconds) : null);
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

/** A signature may be five minutes old, as Stripe's own libraries have it, and no further ahead. */
const tolerance = 5 * 60;

const intervals: Record<PaymentPeriod, "month" | "year"> = { monthly: "month", yearly: "year" };
const periodOf = (interval: string | undefined): PaymentPeriod => (interval === "year" ? "yearly" : "monthly");

function reasonOf(error: unknown): PaymentsFailureReason {
  if (error instanceof Stripe.errors.StripeCardError) return "declined";
  if (error instanceof Stripe.errors.StripeConnectionError) return "unavailable";
  if (error instanceof Stripe.errors.StripeRateLimitError) return "unavailable";
  if (error instanceof Stripe.errors.StripeError) {
    if (error.code === "resource_missing") return "not-found";
    if (error.statusCode === 402) return "declined";
    if (error.statusCode === 429) return "unavailable";
    return (error.statusCode ?? 500) >= 500 ? "unavailable" : "refused";
  }
  return "unavailable";
}

// What people may read: the provider's own words can hold ids and keys.
const words: Record<PaymentsFailureReason, string> = {
  unavailable: "The payment provider does not answer at the moment",
  "unknown-product": "There is no such product",
  "not-found": "The payment provider does not know this",
  declined: "The card was declined",
  refused: "The payment provider refused this",
  forged: "This message does not come from the payment provider",
};

/** Stripe, or whatever speaks its protocol at `address`. The only file that imports its SDK. */
export function createStripePayments(settings: StripeSettings): Payments {
  const { secretKey, webhookSecret, address } = settings;
  const stripe = new Stripe(secretKey, {
    ...address,
    telemetry: false,
    timeout: settings.timeout ?? 10_000,
    maxNetworkRetries: settings.retries ?? 2,
    appInfo: { name: "Attest" },
  });

  /** The SDK cannot be called off: a caller that leaves stops waiting, and the call ends by itself. */
  async function ask<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal?.reason as Error);
    signal?.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([call(), left.promise]);
    } catch (error) {
      if (signal?.aborted || error instanceof PaymentsFailure) throw error;
      const reason = reasonOf(error);
      throw new PaymentsFailure(reason, words[reason], { cause: error });
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  async function findPrices(productId: string): Promise<Record<PaymentPeriod, Stripe.Price & { unit_amount: number }>> {
    const unknown = () => new PaymentsFailure("unknown-product", words["unknown-product"]);
    if (!/^prod_\w+$/.test(productId)) throw unknown();
    const { data } = await stripe.prices
      .list({ product: productId, active: true, type: "recurring", limit: 100 })
      .catch((error: unknown) => {
        throw reasonOf(error) === "not-found" ? unknown() : error;
      });
    // The newest of several, as the list has it.
    const find = (interval: "month" | "year") =>
      data.find(
        (price): price is Stripe.Price & { unit_amount: number } =>
          price.recurring?.interval === interval && price.recurring.interval_count === 1 && price.unit_amount !== null,
      );
    const [monthly, yearly] = [find("month"), find("year")];
    if (!monthly || !yearly || monthly.currency !== yearly.currency) throw unknown();
    return { monthly, yearly };
  }

  const withDetails = { expand: ["schedule.phases.items.price", "latest_invoice"] };

  function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
    const [item] = subscription.items.data;
    if (!item) throw new PaymentsFailure("refused", "This subscription is of nothing");
    return item;
  }

  /** A change that waits for the period's end stands in a schedule; nothing else may be changed beside it. */
  async function dropSchedule(subscription: Stripe.Subscription): Promise<void> {
    const schedule = idOf(subscription.schedule);
    if (schedule) await stripe.subscriptionSchedules.release(schedule);
  }

  function toCheckout(session: Stripe.Checkout.Session): Checkout {
    return {
      checkoutId: session.id,
      status: session.status === "complete" ? "complete" : session.status === "expired" ? "expired" : "open",
      url: session.url,
      expiresAt: moment(session.expires_at),
      isPaid: session.payment_status !== "unpaid",
      reference: session.client_reference_id,
      customerId: idOf(session.customer),
      subscriptionId: idOf(session.subscription),
      paymentId: idOf(session.payment_intent),
    };
  }

  function toOpenCheckout(session: Stripe.Checkout.Session): OpenCheckout {
    if (!session.url) throw new PaymentsFailure("refused", "This checkout is closed");
    return { checkoutId: session.id, url: session.url, expiresAt: moment(session.expires_at) };
  }

  return {
    desk: null,
    products: settings.products,

    readPrices: (productId, signal) =>
      ask(async () => {
        const { monthly, yearly } = await findPrices(productId);
        return { currency: monthly.currency.toUpperCase(), monthly: monthly.unit_amount, yearly: yearly.unit_amount };
      }, signal),

    createCustomer: ({ email, name, reference, key }, signal) =>
      ask(async () => {
        const customer = await stripe.customers.create({ email, name, metadata: { reference } }, { idempotencyKey: key });
        return { customerId: customer.id };
      }, signal),

    updateCustomer: ({ customerId, email, name, key }, signal) =>
      ask(async () => {
        await stripe.customers.update(customerId, { email, name }, { idempotencyKey: key });
      }, signal),

    openPlanCheckout: (input, signal) =>
      ask(async () => {
        const price = (await findPrices(input.productId))[input.period];
        const { reference } = input;
        const session = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: input.customerId,
            client_reference_id: reference,
            metadata: { reference },
            line_items: [{ price: price.id, quantity: 1 }],
            payment_method_collection: "always",
            subscription_data: {
              ...(input.trialDays > 0 && { trial_period_days: input.trialDays }),
              metadata: { reference },
            },
            success_url: input.returnUrl,
            cancel_url: input.cancelUrl,
          },
          { idempotencyKey: input.key },
        );
        return toOpenCheckout(session);
      }, signal),

    openPaymentCheckout: (input, signal) =>
      ask(async () => {
        const { reference } = input;
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            customer: input.customerId,
            client_reference_id: reference,
            metadata: { reference },
            line_items: [
              {
                price_data: {
                  currency: input.currency.toLowerCase(),
                  unit_amount: input.amount,
                  product_data: { name: input.name },
                },
                quantity: input.quantity,
              },
            ],
            payment_intent_data: { metadata: { reference } },
            invoice_creation: { enabled: true },
            expires_at: Math.floor(input.expiresAt.getTime() / 1000),
            success_url: input.returnUrl,
            cancel_url: input.cancelUrl,
          },
          { idempotencyKey: input.key },
        );
        return toOpenCheckout(session);
      }, signal),

    readCheckout: (checkoutId, signal) =>
      ask(async () => toCheckout(await stripe.checkout.sessions.retrieve(checkoutId)), signal),

    expireCheckout: (checkoutId, signal) =>
      ask(async () => {
        try {
          return toCheckout(await stripe.checkout.sessions.expire(checkoutId));
        } catch (error) {
          // One that is complete or has expired cannot be expired.
          if (reasonOf(error) !== "refused") throw error;
          return toCheckout(await stripe.checkout.sessions.retrieve(checkoutId));
        }
      }, signal),

    readSubscription: (subscriptionId, signal) =>
      ask(async () => toSubscription(await stripe.subscriptions.retrieve(subscriptionId, withDetails)), signal),

    listSubscriptions: (customerId, signal) =>
      ask(async () => {
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
        // One by one: a list cannot be expanded as deep as the prices of a schedule lie.
        const found: PaidSubscription[] = [];
        for (const { id } of data) found.push(toSubscription(await stripe.subscriptions.retrieve(id, withDetails)));
        return found;
      }, signal),

    endTrial: (subscriptionId, signal) =>
      ask(async () => {
        const before = await stripe.subscriptions.retrieve(subscriptionId, withDetails);
        if (before.status !== "trialing") return toSubscription(before);
        const after = await stripe.subscriptions.update(
          subscriptionId,
          { trial_end: "now", proration_behavior: "none", ...withDetails },
          { idempotencyKey: `end-trial:${subscriptionId}:${before.trial_end}` },
        );
        return toSubscription(after);
      }, signal),

    extendTrial: (subscriptionId, until, signal) =>
      ask(async () => {
        const trialEnd = Math.floor(until.getTime() / 1000);
        const after = await stripe.subscriptions.update(subscriptionId, {
          trial_end: trialEnd,
          proration_behavior: "none",
          ...withDetails,
        });
        return toSubscription(after);
      }, signal),

    previewChange: ({ subscriptionId, productId, period }, signal) =>
      ask(async () => {
        const [subscription, prices] = await Promise.all([stripe.subscriptions.retrieve(subscriptionId), findPrices(productId)]);
        const invoice = await stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: {
            items: [{ id: itemOf(subscription).id, price: prices[period].id }],
            proration_behavior: "always_invoice",
          },
        });
        const renewsAt = Math.max(...invoice.lines.data.map((line) => line.period.end), itemOf(subscription).current_period_end);
        return { dueNow: invoice.amount_due, currency: invoice.currency.toUpperCase(), renewsAt: moment(renewsAt) };
      }, signal),

    changePlan: ({ subscriptionId, productId, period, when, key }, signal) =>
      ask(async () => {
        const price = (await findPrices(productId))[period];
        const subscription = await stripe.subscriptions.retrieve(subscriptionId);
        const item = itemOf(subscription);
        if (when === "now") {
          await dropSchedule(subscription);
          const after = await stripe.subscriptions.update(
            subscriptionId,
            {
              items: [{ id: item.id, price: price.id }],
              proration_behavior: "always_invoice",
              payment_behavior: "error_if_incomplete",
              cancel_at_period_end: false,
              ...withDetails,
            },
            { idempotencyKey: key },
          );
          return toSubscription(after);
        }
        const scheduleId =
          idOf(subscription.schedule) ??
          (
            await stripe.subscriptionSchedules.create(
              { from_subscription: subscriptionId },
              { idempotencyKey: `${key}:schedule` },
            )
          ).id;
        await stripe.subscriptionSchedules.update(
          scheduleId,
          {
            end_behavior: "release",
            proration_behavior: "none",
            phases: [
              {
                items: [{ price: item.price.id, quantity: 1 }],
                start_date: item.current_period_start,
                end_date: item.current_period_end,
                proration_behavior: "none",
              },
              {
                items: [{ price: price.id, quantity: 1 }],
                duration: { interval: intervals[period], interval_count: 1 },
                proration_behavior: "none",
              },
            ],
          },
          { idempotencyKey: `${key}:phases` },
        );
        return toSubscription(await stripe.subscriptions.retrieve(subscriptionId, withDetails));
      }, signal),

    keepPlan: (subscriptionId, signal) =>
      ask(async () => {
        await dropSchedule(await stripe.subscriptions.retrieve(subscriptionId));
        return toSubscription(await stripe.subscriptions.retrieve(subscriptionId, withDetails));
      }, signal),

    cancelSubscription: (subscriptionId, when, signal) =>
      ask(async () => {
        const before = await stripe.subscriptions.retrieve(subscriptionId, withDetails);
        if (before.status === "canceled" || before.status === "incomplete_expired") return toSubscription(before);
        await dropSchedule(before);
        const after =
          when === "now"
            ? await stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false, ...withDetails })
            : await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true, ...withDetails });
        return toSubscription(after);
      }, signal),

    resumeSubscription: (subscriptionId, signal) =>
      ask(
        async () =>
          toSubscription(await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false, ...withDetails })),
        signal,
      ),

    listInvoices: (customerId, limit, signal) =>
      ask(async () => {
        const { data } = await stripe.invoices.list({ customer: customerId, limit: Math.min(limit, 100) });
        return data
          .filter((invoice) => invoice.status !== "draft")
          .map((invoice) => ({
            invoiceId: invoice.id,
            number: invoice.number,
            createdAt: moment(invoice.created),
            status: (invoice.status ?? "draft") as "open",
            total: invoice.total,
            currency: invoice.currency.toUpperCase(),
            description: invoice.description ?? invoice.lines.data.at(-1)?.description ?? null,
            url: invoice.hosted_invoice_url ?? null,
          }));
      }, signal),

    openPortal: (customerId, returnUrl, signal) =>
      ask(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
        return { url: session.url };
      }, signal),

    readPayment: (paymentId, signal) =>
      ask(async (): Promise<Payment> => {
        const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: ["latest_charge"] });
        const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
        const disputes = charge?.disputed ? (await stripe.disputes.list({ payment_intent: paymentId, limit: 1 })).data : [];
        const [dispute] = disputes;
        return {
          paymentId: intent.id,
          amount: intent.amount,
          currency: intent.currency.toUpperCase(),
          isPaid: intent.status === "succeeded",
          refunded: charge?.amount_refunded ?? 0,
          dispute: dispute ? disputeState(dispute.status) : null,
          disputedAt: momentOrNull(dispute?.created),
          customerId: idOf(intent.customer),
          reference: intent.metadata["reference"] ?? null,
        };
      }, signal),

    async readEvent(body, signature, now) {
      const forged = (cause?: unknown) => new PaymentsFailure("forged", words.forged, { cause });
      const header = signature ?? "";
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, header, webhookSecret, tolerance, undefined, now.getTime());
      } catch (error) {
        throw forged(error);
      }
      // The SDK refuses old signatures alone; one from the future could be kept to be sent when it suits.
      const signedAt = Number.parseInt(
        header
          .split(",")
          .findLast((part) => part.startsWith("t="))
          ?.slice(2) ?? "",
        10,
      );
      if (!Number.isFinite(signedAt) || signedAt > now.getTime() / 1000 + tolerance) throw forged();
      if (typeof event?.id !== "string" || typeof event.type !== "string") throw forged();
      return { eventId: event.id, type: event.type, about: subjectOf(event) };
    },

    async close() {
      // Nothing is held open.
    },
  };
}

function disputeState(status: string): "open" | "won" | "lost" {
  if (status === "won" || status === "warning_closed" || status === "prevented") return "won";
  return status === "lost" ? "lost" : "open";
}

function toSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentsFailure("refused", "This subscription is of nothing");
  const schedule = typeof subscription.schedule === "string" ? null : subscription.schedule;
  const invoice = typeof subscription.latest_invoice === "string" ? null : subscription.latest_invoice;
  const isUnpaid = subscription.status === "past_due" || subscription.status === "unpaid";
  const upcoming = schedule?.phases.find((phase) => phase.start_date >= item.current_period_end);
  const nextPrice = upcoming?.items[0]?.price;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    reference: subscription.metadata["reference"] ?? null,
    status: subscription.status as PaidSubscription["status"],
    productId: idOf(item.price.product) ?? "",
    period: periodOf(item.price.recurring?.interval),
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    trialEndsAt: subscription.status === "trialing" ? momentOrNull(subscription.trial_end) : null,
    cancelsAt:
      subscription.status === "canceled"
        ? null
        : subscription.cancel_at_period_end
          ? moment(subscription.cancel_at ?? item.current_period_end)
          : momentOrNull(subscription.cancel_at),
    endedAt: momentOrNull(subscription.ended_at),
    unpaidSince: isUnpaid ? moment(invoice?.created ?? item.current_period_start) : null,
    next:
      upcoming && nextPrice && typeof nextPrice !== "string" && !("deleted" in nextPrice && nextPrice.deleted)
        ? {
            productId: idOf(nextPrice.product) ?? "",
            period: periodOf(nextPrice.recurring?.interval),
            at: moment(upcoming.start_date),
          }
        : null,
  };
}

/** Of the event's object no more than what it is about: what it says of it may have changed since. */
function subjectOf(event: Stripe.Event): PaymentEvent["about"] {
  const object = event.data.object as unknown as { object: string; id: string } & Record<string, unknown>;
  const text = (value: unknown): string | null => idOf(value as string | { id: string } | null) || null;
  switch (object.object) {
    case "checkout.session":
      return { kind: "checkout", checkoutId: object.id };
    case "subscription":
      return { kind: "subscription", subscriptionId: object.id, customerId: text(object["customer"]) ?? "" };
    case "invoice": {
      const parent = object["parent"] as { subscription_details?: { subscription?: unknown } } | null;
      return {
        kind: "invoice",
        subscriptionId: text(parent?.subscription_details?.subscription),
        customerId: text(object["customer"]),
      };
    }
    case "payment_intent":
      return { kind: "payment", paymentId: object.id };
    case "charge":
    case "refund":
    case "dispute": {
      const paymentId = text(object["payment_intent"]);
      return paymentId ? { kind: "payment", paymentId } : { kind: "other" };
    }
    default:
      return { kind: "other" };
  }
}
