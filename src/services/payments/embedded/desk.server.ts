import { desc, eq, inArray, isNull, and } from "drizzle-orm";
import type { Database } from "#app/db/db.server.ts";
import { embeddedPaymentDeliveries, embeddedPaymentObjects } from "#app/db/schema/index.ts";
import type { CheckoutView, InvoiceView, PaymentDesk, PayOutcome } from "../payment-desk.ts";
import { readCard, type CardInput, type ReadCard } from "./cards.ts";
import type { Deliveries } from "./deliveries.server.ts";
import type { Api } from "./api.ts";
import { aSubscription, providerId, type WireInvoice, type WireSession } from "./shapes.ts";
import { usualDeliveries, type Card, type Store } from "./store.server.ts";
import * as subscriptions from "./subscriptions.ts";

const day = 24 * 60 * 60;
const declinedWords = "Your card was declined. Try another card.";

/** `work` does the provider's work alone, in one transaction, and sends its webhooks afterwards. */
export function createDesk(options: {
  db: Database;
  now: () => Date;
  work: <T>(work: (api: Api) => Promise<T>) => Promise<T>;
  deliveries: Deliveries;
}): PaymentDesk {
  const { db, now, work, deliveries } = options;

  async function closeExpired(store: Store, session: WireSession): Promise<WireSession> {
    if (session.status !== "open" || session.expires_at > store.now) return session;
    const expired: WireSession = { ...session, status: "expired", url: null };
    await store.put("session", expired);
    await store.emit("checkout.session.expired", expired);
    return expired;
  }

  const returnUrlOf = (session: WireSession) =>
    (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", encodeURIComponent(session.id));

  function closed(session: WireSession): PayOutcome {
    return { kind: "closed", status: session.status === "complete" ? "complete" : "expired", returnUrl: returnUrlOf(session) };
  }

  function aCard(customer: string, read: ReadCard, created: number): Card {
    const { behaviour, last4, expMonth, expYear } = read;
    const card = { brand: "visa" as const, last4, exp_month: expMonth, exp_year: expYear };
    return { id: providerId("pm"), object: "payment_method", customer, created, card, behaviour };
  }

  /** The card is good: takes the payment, or begins the subscription. */
  async function complete(api: Api, session: WireSession, card: Card): Promise<PayOutcome> {
    const { store } = api;
    const details = await store.find("session-details", session.id);
    const customer = await store.find("customer", card.customer);
    const [line] = details?.lines ?? [];
    if (!details || !customer || !line) throw new Error("A session has details and a customer");
    await store.put("card", card);
    const done: WireSession = { ...session, status: "complete", url: null };
    if (session.mode === "subscription") {
      const price = api.prices.get(line.priceId ?? "");
      if (!price) throw new Error("A subscription has a price");
      const trialEnd = store.now + details.trialDays * day;
      const subscription = aSubscription({
        customer: customer.id,
        price,
        paymentMethod: card.id,
        metadata: details.metadata,
        now: store.now,
        trialEnd,
      });
      await subscriptions.begin(api, subscription, details.trialDays > 0);
      done.subscription = subscription.id;
      done.invoice = subscription.latest_invoice;
      done.payment_status = details.trialDays > 0 ? "no_payment_required" : "paid";
    } else {
      const payment = {
        amount: session.amount_total ?? 0,
        currency: session.currency ?? "usd",
        metadata: details.metadata,
        description: line.description,
      };
      const { intent, failure } = await subscriptions.charge(api, card, payment);
      if (failure) return { kind: "declined", message: failure.message };
      done.payment_intent = intent.id;
      done.payment_status = "paid";
      if (details.hasInvoice) done.invoice = (await subscriptions.receipt(api, customer, payment)).id;
    }
    const after = (await store.find("customer", customer.id)) ?? customer;
    await store.put("customer", { ...after, invoice_settings: { ...after.invoice_settings, default_payment_method: card.id } });
    await store.put("session", done);
    await store.emit("checkout.session.completed", done);
    return { kind: "paid", returnUrl: returnUrlOf(done) };
  }

  function toInvoiceView(invoice: WireInvoice): InvoiceView {
    return {
      id: invoice.id,
      number: invoice.number,
      status: invoice.status ?? "open",
      createdAt: new Date(invoice.created * 1000),
      lines: invoice.lines.data.map((line) => ({ description: line.description ?? "", amount: line.amount })),
      total: invoice.total,
      currency: invoice.currency.toUpperCase(),
      customer: { name: invoice.customer_name, email: invoice.customer_email },
    };
  }

  return {
    viewCheckout: (checkoutId) =>
      work(async ({ store, prices }): Promise<CheckoutView | null> => {
        const found = await store.find("session", checkoutId);
        const details = await store.find("session-details", checkoutId);
        if (!found || !details) return null;
        const session = await closeExpired(store, found);
        const interval = prices.get(details.lines[0]?.priceId ?? "")?.recurring?.interval;
        return {
          status: session.status === "open" ? "open" : session.status === "complete" ? "complete" : "expired",
          mode: session.mode === "subscription" ? "subscription" : "payment",
          lines: details.lines.map(({ description, amount }) => ({ description, amount })),
          currency: (session.currency ?? "usd").toUpperCase(),
          dueNow: session.amount_total ?? 0,
          isTrial: details.trialDays > 0,
          interval: interval === "month" ? "month" : interval === "year" ? "year" : null,
          email: session.customer_details?.email ?? null,
          returnUrl: returnUrlOf(session),
          cancelUrl: session.cancel_url,
        };
      }),

    payCheckout: (checkoutId: string, input: CardInput) =>
      work(async (api): Promise<PayOutcome> => {
        const { store } = api;
        const found = await store.find("session", checkoutId);
        if (!found) return { kind: "closed", status: "expired", returnUrl: "/" };
        const session = await closeExpired(store, found);
        if (session.status !== "open") return closed(session);
        const read = readCard(input, now());
        if (!read.ok) return { kind: "invalid", problems: read.problems };
        const card = aCard(typeof session.customer === "string" ? session.customer : "", read.card, store.now);
        if (card.behaviour === "declined") return { kind: "declined", message: declinedWords };
        // As at a bank: whether there are funds shows when a card is stored, too.
        if (card.behaviour === "no-funds") return { kind: "declined", message: "Your card has insufficient funds." };
        if (card.behaviour === "challenge") {
          const challenge = { id: providerId("auth"), session: session.id, card, state: "waiting" as const };
          await store.put("challenge", challenge);
          return { kind: "challenge", challengeId: challenge.id };
        }
        return complete(api, session, card);
      }),

    answerChallenge: (checkoutId, challengeId, isApproved) =>
      work(async (api): Promise<PayOutcome> => {
        const { store } = api;
        const challenge = await store.find("challenge", challengeId);
        const found = await store.find("session", checkoutId);
        if (!challenge || !found || challenge.session !== found.id) return { kind: "closed", status: "expired", returnUrl: "/" };
        const session = await closeExpired(store, found);
        if (session.status !== "open") return closed(session);
        if (challenge.state === "answered")
          return { kind: "declined", message: "This confirmation was answered before. Try again." };
        await store.put("challenge", { ...challenge, state: "answered" });
        if (!isApproved)
          return { kind: "declined", message: "Your bank did not confirm this payment. Try again or use another card." };
        return complete(api, session, challenge.card);
      }),

    viewPortal: (portalId) =>
      work(async (api) => {
        const portal = await api.store.find("portal", portalId);
        const customer = portal && (await api.store.find("customer", portal.customer));
        if (!portal || !customer || portal.created + day < api.store.now) return null;
        for (const one of await api.store.all("subscription", customer.id)) await subscriptions.advance(api, one);
        const cardId = customer.invoice_settings.default_payment_method;
        const card = typeof cardId === "string" ? await api.store.find("card", cardId) : undefined;
        return {
          email: customer.email,
          card: card
            ? { last4: card.card.last4, expiry: `${String(card.card.exp_month).padStart(2, "0")}/${card.card.exp_year % 100}` }
            : null,
          invoices: (await subscriptions.invoicesOf(api.store, customer.id)).map(toInvoiceView),
          returnUrl: portal.return_url ?? "/",
        };
      }),

    replaceCard: (portalId, input) =>
      work(async (api) => {
        const { store } = api;
        const portal = await store.find("portal", portalId);
        const customer = portal && (await store.find("customer", portal.customer));
        if (!portal || !customer || portal.created + day < store.now)
          return { kind: "declined", message: "This page has expired." };
        const read = readCard(input, now());
        if (!read.ok) return { kind: "invalid", problems: read.problems };
        const card = aCard(customer.id, read.card, store.now);
        if (card.behaviour === "declined" || card.behaviour === "no-funds") return { kind: "declined", message: declinedWords };
        await store.put("card", card);
        const settings = { ...customer.invoice_settings, default_payment_method: card.id };
        await store.put("customer", { ...customer, invoice_settings: settings });
        let [paid, failed] = [0, 0];
        for (const subscription of await store.all("subscription", customer.id)) {
          if (subscription.status === "canceled") continue;
          subscription.default_payment_method = card.id;
          await store.put("subscription", subscription);
          for (const invoice of await store.all("invoice", customer.id)) {
            if (invoice.status !== "open" || subscriptions.subscriptionOf(invoice) !== subscription.id) continue;
            if (await subscriptions.pay(api, subscription, invoice)) paid += 1;
            else failed += 1;
          }
          await subscriptions.settle(api, subscription);
        }
        return { kind: "stored", paid, failed };
      }),

    viewInvoice: (invoiceId) =>
      work(async ({ store }) => {
        const invoice = await store.find("invoice", invoiceId);
        return invoice ? toInvoiceView(invoice) : null;
      }),

    async listEvents(limit) {
      const events = await db
        .select({ id: embeddedPaymentObjects.id, data: embeddedPaymentObjects.data, createdAt: embeddedPaymentObjects.createdAt })
        .from(embeddedPaymentObjects)
        .where(eq(embeddedPaymentObjects.kind, "event"))
        .orderBy(desc(embeddedPaymentObjects.createdAt), desc(embeddedPaymentObjects.id))
        .limit(limit);
      if (events.length === 0) return [];
      const ids = events.map(({ id }) => id);
      const sent = await db
        .select()
        .from(embeddedPaymentDeliveries)
        .where(inArray(embeddedPaymentDeliveries.eventId, ids))
        .orderBy(embeddedPaymentDeliveries.id);
      return events.map(({ id, data, createdAt }) => ({
        id,
        type: String((data as { type?: unknown }).type),
        createdAt,
        deliveries: sent
          .filter((one) => one.eventId === id)
          .map(({ id, attempts, deliveredAt, dueAt, lastStatus }) => ({ id, attempts, deliveredAt, dueAt, lastStatus })),
      }));
    },

    async resend(eventId) {
      const isKnown = await work(async ({ store }) => (await store.find("event", eventId)) !== undefined);
      if (!isKnown) return;
      await db.insert(embeddedPaymentDeliveries).values({ eventId, dueAt: now() });
      deliveries.wake();
    },

    readDeliverySettings: () =>
      work(async ({ store }) => {
        const { held, order, copies, delaySeconds } = (await store.find("settings", "deliveries")) ?? usualDeliveries;
        return { held, order, copies, delaySeconds };
      }),

    async setDeliverySettings(choices) {
      await work(({ store }) => store.put("settings", { id: "deliveries", ...choices }));
      if (choices.held) return;
      const due = new Date(now().getTime() + choices.delaySeconds * 1000);
      const waiting = and(
        isNull(embeddedPaymentDeliveries.deliveredAt),
        isNull(embeddedPaymentDeliveries.dueAt),
        eq(embeddedPaymentDeliveries.attempts, 0),
      );
      await db.update(embeddedPaymentDeliveries).set({ dueAt: due }).where(waiting);
      deliveries.wake();
    },

    deliverDue: () => deliveries.deliverDue(),
  };
}
