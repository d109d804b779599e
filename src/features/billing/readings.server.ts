import { eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "#app/db/db.server.ts";
import { checkouts, paymentCustomers, subscriptions, userPermissions, workspaces } from "#app/db/schema/index.ts";
import { plans, type Plan } from "#app/features/workspaces/workspace.ts";
import { asWorkspaceId, type Context } from "#app/server/context.ts";
import {
  PaymentsFailure,
  type Checkout,
  type PaidSubscription,
  type Payment,
  type PaymentEvent,
} from "#app/services/payments/payments.ts";
import { noticesBetween } from "./billing-mails.ts";
import { followSubscription } from "./credit-months.server.ts";
import { tellOfBilling } from "./send-billing-mail.job.server.ts";
import { followTopUp } from "./top-up-payments.server.ts";

/**
 * What the provider said when it was asked. A webhook only says what to ask about: its own picture may be old, come
 * twice or out of order. Readings are numbered before the question, so that an older answer never overwrites a newer.
 */
export type Reading = {
  number: number;
  checkout?: Checkout;
  subscription?: PaidSubscription;
  payment?: Payment;
};

/** Numbers that grow, also across processes: microseconds of the database's clock. */
export async function nextReading(db: Database): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint as number`,
  );
  return Number(rows[0]?.number);
}

/** Asks the provider; outside of transactions. What it does not know stays absent. @throws PaymentsFailure `unavailable` … */
export async function read(ctx: Context, about: PaymentEvent["about"]): Promise<Reading> {
  const { payments } = ctx.services;
  const number = await nextReading(ctx.db);
  const known = <T>(asked: Promise<T>): Promise<T | undefined> =>
    asked.catch((error: unknown) => {
      if (error instanceof PaymentsFailure && error.reason === "not-found") return undefined;
      throw error;
    });
  const subscriptionOf = async (id: string | null | undefined) => {
    const subscription = id ? await known(payments.readSubscription(id)) : undefined;
    return subscription ? { subscription } : {};
  };
  switch (about.kind) {
    case "checkout": {
      const checkout = await known(payments.readCheckout(about.checkoutId));
      if (!checkout) return { number };
      const payment = checkout.paymentId ? await known(payments.readPayment(checkout.paymentId)) : undefined;
      return { number, checkout, ...(payment && { payment }), ...(await subscriptionOf(checkout.subscriptionId)) };
    }
    case "subscription":
    case "invoice":
      return { number, ...(await subscriptionOf(about.subscriptionId)) };
    case "payment": {
      const payment = await known(payments.readPayment(about.paymentId));
      return { number, ...(payment && { payment }) };
    }
    case "other":
      return { number };
  }
}

/**
 * Brings what the product knows up to what was read. Twice, late or in another order it ends the same. Objects that are
 * not of this product (another product of the same account, a deleted person) are left alone.
 */
export async function follow(tx: Queryable, ctx: Context, reading: Reading): Promise<void> {
  if (reading.checkout) await followCheckout(tx, ctx, reading.checkout);
  if (reading.subscription) await followPaidSubscription(tx, ctx, reading.subscription, reading.number);
  if (reading.payment) await followPayment(tx, ctx, reading.payment, reading.number);
}

/** Reads and follows in one go: for the return page, the jobs and after a change. */
export async function refresh(ctx: Context, about: PaymentEvent["about"]): Promise<Reading> {
  const reading = await read(ctx, about);
  await ctx.db.transaction((tx) => follow(tx, ctx, reading));
  return reading;
}

async function followCheckout(tx: Queryable, ctx: Context, checkout: Checkout): Promise<void> {
  const [row] = await tx
    .select({ id: checkouts.id, status: checkouts.status })
    .from(checkouts)
    .where(eq(checkouts.providerId, checkout.checkoutId))
    .for("update");
  // Complete is the end: an older picture of it, still open, says nothing.
  if (!row || row.status === "complete" || row.status === checkout.status) return;
  await tx
    .update(checkouts)
    .set({ status: checkout.status, updatedAt: ctx.now(), ...(checkout.status !== "open" && { url: null }) })
    .where(eq(checkouts.id, row.id));
}

export function planOfProduct(ctx: Context, productId: string): Plan | undefined {
  return plans.find((plan) => ctx.services.payments.products[plan] === productId);
}

async function followPaidSubscription(tx: Queryable, ctx: Context, said: PaidSubscription, number: number): Promise<void> {
  const plan = planOfProduct(ctx, said.productId);
  const [checkout] = said.reference
    ? await tx
        .select({ userId: checkouts.userId, workspaceId: checkouts.workspaceId })
        .from(checkouts)
        .where(sql`${checkouts.id}::text = ${said.reference}`)
    : [];
  const [customer] = await tx
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, said.customerId));
  const userId = checkout?.userId ?? customer?.userId;
  if (!plan || !userId) return;
  const nextPlan = said.next ? planOfProduct(ctx, said.next.productId) : undefined;
  const values = {
    userId,
    customerId: said.customerId,
    plan,
    billingPeriod: said.period,
    status: said.status,
    periodStart: said.periodStart,
    periodEnd: said.periodEnd,
    trialEndsAt: said.trialEndsAt,
    cancelsAt: said.cancelsAt,
    nextPlan: nextPlan ?? null,
    nextBillingPeriod: nextPlan ? (said.next?.period ?? null) : null,
    nextAt: nextPlan ? (said.next?.at ?? null) : null,
    pastDueSince: said.unpaidSince,
    endedAt: said.endedAt,
    readingNumber: number,
    updatedAt: ctx.now(),
  };
  await tx
    .insert(subscriptions)
    .values({ ...values, providerId: said.subscriptionId, readingNumber: 0, createdAt: ctx.now() })
    .onConflictDoNothing({ target: subscriptions.providerId });
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.providerId, said.subscriptionId)).for("update");
  if (!row || row.readingNumber >= number) return;
  await tx.update(subscriptions).set(values).where(eq(subscriptions.id, row.id));
  await tellOfChange(tx, ctx, row, values);
  const isOver = said.status === "canceled" || said.status === "incomplete_expired";
  if (row.workspaceId === null && checkout?.workspaceId && !isOver)
    await claim(tx, ctx, { id: row.id, workspaceId: checkout.workspaceId });
  else if (row.workspaceId !== null) await followInWorkspace(tx, ctx, row.id);
  if (said.status === "trialing") await endTrialOfAdmitted(tx, ctx, userId);
}

/** Mails what people have to know. Told with the change itself, so once for each however often it becomes known. */
async function tellOfChange(
  tx: Queryable,
  ctx: Context,
  row: typeof subscriptions.$inferSelect,
  now: Parameters<typeof noticesBetween>[1] & { readingNumber: number },
): Promise<void> {
  // A row that no reading has written yet was made a moment ago with what this one says.
  for (const notice of noticesBetween(row.readingNumber === 0 ? null : row, now)) {
    const isUncharged = row.status === "trialing";
    await tellOfBilling(tx, ctx, { notice, subscriptionId: row.id, occasion: String(now.readingNumber), isUncharged });
  }
}

/** Who has access does not wait any more, and so pays: whichever came first, the access or the subscription. */
async function endTrialOfAdmitted(tx: Queryable, ctx: Context, userId: string): Promise<void> {
  const [flags] = await tx
    .select({ useApp: userPermissions.useApp })
    .from(userPermissions)
    .where(eq(userPermissions.userId, userId));
  if (flags?.useApp) await enqueueEndOfTrial(tx, ctx, userId);
}

/** Ends the trials of a person's subscriptions, soon, by a job: enqueued with what admits them. */
export async function enqueueEndOfTrial(tx: Queryable, ctx: Context, userId: string): Promise<void> {
  await ctx.services.jobs.enqueue(tx, "end-trial", { userId });
}

/** Gives a workspace its subscription, in place of one that has ended. */
export async function claim(tx: Queryable, ctx: Context, input: { id: string; workspaceId: string }): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ workspaceId: null, updatedAt: ctx.now() })
    .where(
      sql`${subscriptions.workspaceId} = ${input.workspaceId} and ${subscriptions.id} <> ${input.id} and ${subscriptions.endedAt} is not null`,
    );
  const [taken] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, input.workspaceId));
  if (taken && taken.id !== input.id) return;
  await tx
    .update(subscriptions)
    .set({ workspaceId: input.workspaceId, updatedAt: ctx.now() })
    .where(eq(subscriptions.id, input.id));
  await followInWorkspace(tx, ctx, input.id);
}

/** The workspace shows the plan of its subscription, and its credits follow. */
async function followInWorkspace(tx: Queryable, ctx: Context, id: string): Promise<void> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row?.workspaceId) return;
  await tx
    .update(workspaces)
    .set({ plan: row.plan, billingPeriod: row.billingPeriod, subscriptionId: row.providerId, updatedAt: ctx.now() })
    .where(eq(workspaces.id, row.workspaceId));
  await followSubscription(tx, { workspaceId: asWorkspaceId(row.workspaceId), now: ctx.now() });
}

async function followPayment(tx: Queryable, ctx: Context, payment: Payment, number: number): Promise<void> {
  if (payment.reference && (await followTopUp(tx, payment, { number, now: ctx.now() }))) return;
  // A payment of a subscription: a dispute about it is about the subscription.
  if (!payment.customerId || payment.dispute === null) return;
  const disputedSince = payment.dispute === "won" ? null : (payment.disputedAt ?? ctx.now());
  await tx
    .update(subscriptions)
    .set({ disputedSince, updatedAt: ctx.now() })
    .where(sql`${subscriptions.customerId} = ${payment.customerId} and ${subscriptions.endedAt} is null`);
}
