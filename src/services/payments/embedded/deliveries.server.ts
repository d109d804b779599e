import { createHmac } from "node:crypto";
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/db.server.ts";
import { embeddedPaymentDeliveries, embeddedPaymentObjects } from "#app/db/schema/index.ts";
import { createStore, usualDeliveries } from "./store.server.ts";

/** Seconds until a webhook that was not taken is sent again. */
const backoff = [2, 5, 15, 60, 300, 900, 3600];
const mostAttempts = 60;
const patience = 15_000;

/** Stripe's signature scheme v1: HMAC-SHA256 of "time.body" (docs.stripe.com/webhooks/signature). */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

export type Deliveries = {
  /** Sends what is due, soon; and later what is due then. */
  wake(): void;
  /** Sends what is due now, and answers how many were taken. For tests, and for those who wait. */
  deliverDue(): Promise<number>;
  close(): Promise<void>;
};

/** Sends the provider's webhooks, from whichever process; each delivery is claimed by one of them. */
export function createDeliveries(options: {
  db: Database;
  now: () => Date;
  webhookUrl: string;
  webhookSecret: string;
  apiVersion: string;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks for what another process left as it ended. */
  lookAgain?: number;
}): Deliveries {
  const { db, now, lookAgain = 60_000 } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isClosed = false;

  async function claim(): Promise<{ id: string; attempts: number; event: unknown } | undefined> {
    return db.transaction(async (tx) => {
      const settings = (await createStore(tx, now(), options.apiVersion).find("settings", "deliveries")) ?? usualDeliveries;
      const order = settings.order === "reversed" ? desc : asc;
      const [due] = await tx
        .select({
          id: embeddedPaymentDeliveries.id,
          attempts: embeddedPaymentDeliveries.attempts,
          event: embeddedPaymentObjects.data,
        })
        .from(embeddedPaymentDeliveries)
        .innerJoin(
          embeddedPaymentObjects,
          and(eq(embeddedPaymentObjects.kind, "event"), eq(embeddedPaymentObjects.id, embeddedPaymentDeliveries.eventId)),
        )
        .where(and(isNull(embeddedPaymentDeliveries.deliveredAt), lte(embeddedPaymentDeliveries.dueAt, now())))
        .orderBy(order(embeddedPaymentDeliveries.id))
        .limit(1)
        .for("update", { of: embeddedPaymentDeliveries, skipLocked: true });
      if (!due) return undefined;
      const wait = backoff[Math.min(due.attempts, backoff.length - 1)] ?? 3600;
      // Claimed until the next try: a process that dies here loses nothing.
      await tx
        .update(embeddedPaymentDeliveries)
        .set({
          attempts: due.attempts + 1,
          dueAt: due.attempts + 1 >= mostAttempts ? null : new Date(now().getTime() + Math.max(wait * 1000, patience + 1000)),
        })
        .where(eq(embeddedPaymentDeliveries.id, due.id));
      return { ...due, attempts: due.attempts + 1 };
    });
  }

  async function send(event: unknown): Promise<number> {
    const body = JSON.stringify(event);
    const header = signatureHeader(body, options.webhookSecret, Math.floor(now().getTime() / 1000));
    try {
      const response = await fetch(options.webhookUrl, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": header },
        body,
        signal: AbortSignal.timeout(patience),
        redirect: "manual",
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  async function deliverAll(): Promise<number> {
    let taken = 0;
    for (;;) {
      const due = isClosed ? undefined : await claim();
      if (!due) return taken;
      const status = await send(due.event);
      const isTaken = status >= 200 && status < 300;
      const wait = backoff[Math.min(due.attempts - 1, backoff.length - 1)] ?? 3600;
      await db
        .update(embeddedPaymentDeliveries)
        .set({
          lastStatus: status,
          ...(isTaken
            ? { deliveredAt: now(), dueAt: null }
            : due.attempts < mostAttempts
              ? { dueAt: new Date(now().getTime() + wait * 1000) }
              : {}),
        })
        .where(eq(embeddedPaymentDeliveries.id, due.id));
      if (isTaken) taken += 1;
    }
  }

  async function planNext(): Promise<void> {
    const [next] = await db
      .select({ dueAt: sql<string | null>`min(${embeddedPaymentDeliveries.dueAt})` })
      .from(embeddedPaymentDeliveries)
      .where(and(isNull(embeddedPaymentDeliveries.deliveredAt), isNotNull(embeddedPaymentDeliveries.dueAt)));
    if (isClosed) return;
    const wait = next?.dueAt ? Math.max(100, new Date(next.dueAt).getTime() - now().getTime()) : lookAgain;
    start(Math.min(wait, lookAgain));
  }

  function start(wait: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      deliverDue()
        .then(planNext)
        .catch((error: unknown) => {
          if (isClosed) return;
          options.onError(error);
          start(30_000);
        });
    }, wait);
    timer.unref();
  }

  async function deliverDue(): Promise<number> {
    // Woken while it works: what came since is found by another look.
    const before = running ?? Promise.resolve(0);
    running = before.catch(() => 0).then(deliverAll);
    return running;
  }

  return {
    wake: () => start(20),
    deliverDue,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running?.catch(() => 0);
    },
  };
}
