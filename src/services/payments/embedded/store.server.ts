import { and, asc, desc, eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Database, Queryable } from "#app/db/db.server.ts";
import { embeddedPaymentDeliveries, embeddedPaymentObjects } from "#app/db/schema/index.ts";
import type { CardBehaviour } from "./cards.ts";
import { anEvent, type WireInvoice, type WireSchedule, type WireSession, type WireSubscription } from "./shapes.ts";

/** A stored card, with what it does. */
export type Card = {
  id: string;
  object: "payment_method";
  customer: string;
  created: number;
  card: { brand: "visa"; last4: string; exp_month: number; exp_year: number };
  behaviour: CardBehaviour;
};

/** What the provider keeps beside the session that its API shows. */
export type SessionDetails = {
  id: string;
  lines: { description: string; amount: number; priceId: string | null }[];
  trialDays: number;
  metadata: Stripe.Metadata;
  hasInvoice: boolean;
};

/** A payment that waits for the person to confirm it. */
export type Challenge = { id: string; session: string; card: Card; state: "waiting" | "answered" };

export type DeliverySettings = {
  id: "deliveries";
  /** Events are kept back until this is false again. */
  held: boolean;
  order: "as-they-happen" | "reversed";
  /** How often each event is sent: 1 to 3. */
  copies: number;
  delaySeconds: number;
};

export const usualDeliveries: DeliverySettings = {
  id: "deliveries",
  held: false,
  order: "as-they-happen",
  copies: 1,
  delaySeconds: 0,
};

type Kinds = {
  customer: Stripe.Customer;
  session: WireSession;
  "session-details": SessionDetails;
  challenge: Challenge;
  subscription: WireSubscription;
  schedule: WireSchedule;
  invoice: WireInvoice;
  "payment-intent": Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  card: Card;
  portal: Stripe.BillingPortal.Session;
  event: ReturnType<typeof anEvent>;
  settings: DeliverySettings;
  answer: { id: string; fingerprint: string; status: number; body: unknown };
};
type Kind = keyof Kinds;

export type Store = {
  /** Seconds since 1970. */
  now: number;
  find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined>;
  put<K extends Kind>(kind: K, object: Kinds[K]): Promise<void>;
  /** The newest first. */
  all<K extends Kind>(kind: K, customer?: string): Promise<Kinds[K][]>;
  /** Tells the webhook's address of what happened to `object`, as it is now. */
  emit(type: string, object: object): Promise<void>;
};

/** One at a time, across processes: a provider that serves one small product needs no finer locks. */
const lock = sql`select pg_advisory_xact_lock(hashtextextended('embedded-payments', 0))`;

/** Does the provider's work in one transaction, alone. */
export function inProvider<T>(db: Database, now: Date, apiVersion: string, work: (store: Store) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(lock);
    return work(createStore(tx, now, apiVersion));
  });
}

function customerOf(object: object): string | null {
  return "customer" in object && typeof object.customer === "string" ? object.customer : null;
}

export function createStore(tx: Queryable, now: Date, apiVersion: string): Store {
  const seconds = Math.floor(now.getTime() / 1000);
  const store: Store = {
    now: seconds,

    async find(kind, id) {
      const [row] = await tx
        .select({ data: embeddedPaymentObjects.data })
        .from(embeddedPaymentObjects)
        .where(and(eq(embeddedPaymentObjects.kind, kind), eq(embeddedPaymentObjects.id, id)));
      return row?.data as never;
    },

    async put(kind, object) {
      const values = { kind, id: object.id, customer: customerOf(object), data: object };
      await tx
        .insert(embeddedPaymentObjects)
        .values({ ...values, createdAt: now })
        .onConflictDoUpdate({
          target: [embeddedPaymentObjects.kind, embeddedPaymentObjects.id],
          set: { data: object, customer: values.customer },
        });
    },

    async all(kind, customer) {
      const rows = await tx
        .select({ data: embeddedPaymentObjects.data })
        .from(embeddedPaymentObjects)
        .where(
          and(
            eq(embeddedPaymentObjects.kind, kind),
            customer === undefined ? undefined : eq(embeddedPaymentObjects.customer, customer),
          ),
        )
        .orderBy(desc(embeddedPaymentObjects.createdAt), asc(embeddedPaymentObjects.id));
      return rows.map(({ data }) => data) as never;
    },

    async emit(type, object) {
      const event = anEvent(type, object, apiVersion, seconds);
      await store.put("event", event);
      const settings = (await store.find("settings", "deliveries")) ?? usualDeliveries;
      const dueAt = settings.held ? null : new Date(now.getTime() + settings.delaySeconds * 1000);
      for (let copy = 0; copy < settings.copies; copy += 1) {
        await tx.insert(embeddedPaymentDeliveries).values({ eventId: event.id, dueAt });
      }
    },
  };
  return store;
}
