import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subscriptions, workspaces } from "#app/db/schema/index.ts";
import type { BillingPeriod, Plan } from "#app/features/workspaces/workspace.ts";
import { AppError, isAppError } from "#app/lib/errors.ts";
import type { Context, MemberContext, UserContext, WorkspaceContext } from "#app/server/context.ts";
import { standingOf, type Standing } from "#app/server/workspace-standing.ts";
import type { Invoice } from "#app/services/payments/payments.ts";
import { openPlan, paymentsError, type PlanCheckout } from "./checkouts.server.ts";
import { changeTime, type PlanChoice } from "./plans.ts";
import { claim, enqueueEndOfTrial, refresh } from "./readings.server.ts";
import type { SubscriptionStatus } from "./subscription.ts";

/** Changes of plan, card and credits are the owner's. @throws AppError `forbidden` */
export async function requireOwner(ctx: MemberContext): Promise<void> {
  if (ctx.role !== "owner") throw new AppError("forbidden", "Only the owner can change the plan or buy credits");
}

async function findRow(db: Queryable, ctx: Pick<WorkspaceContext, "workspaceId">) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.workspaceId, ctx.workspaceId));
  return row ?? null;
}

/** As JSON: it stands in the page that a visit begins with. */
export type StandingView =
  | Exclude<Standing, { kind: "grace" }>
  | (Omit<Extract<Standing, { kind: "grace" }>, "until"> & { until: string });

export type BillingOverview = {
  plan: Plan;
  period: BillingPeriod;
  standing: StandingView;
  subscription: {
    status: SubscriptionStatus;
    period_end: string;
    trial_ends_at: string | null;
    cancels_at: string | null;
    next: { plan: Plan; period: BillingPeriod; at: string } | null;
    ended_at: string | null;
  } | null;
};

/** The workspace's plan, its next bill and what is to change. Members read it too. */
export async function readOverview(ctx: WorkspaceContext): Promise<BillingOverview> {
  const [workspace] = await ctx.db
    .select({ plan: workspaces.plan, period: workspaces.billingPeriod })
    .from(workspaces)
    .where(eq(workspaces.id, ctx.workspaceId));
  if (!workspace) throw new AppError("not-found", "This workspace does not exist");
  const row = await findRow(ctx.db, ctx);
  const standing = standingOf(row, ctx.now());
  return {
    ...workspace,
    standing: standing.kind === "grace" ? { ...standing, until: standing.until.toISOString() } : standing,
    subscription: row && {
      status: row.status,
      period_end: row.periodEnd.toISOString(),
      trial_ends_at: row.trialEndsAt?.toISOString() ?? null,
      cancels_at: row.cancelsAt?.toISOString() ?? null,
      next:
        row.nextPlan && row.nextBillingPeriod && row.nextAt
          ? { plan: row.nextPlan, period: row.nextBillingPeriod, at: row.nextAt.toISOString() }
          : null,
      ended_at: row.endedAt?.toISOString() ?? null,
    },
  };
}

/** The invoices of the subscription's payer, the newest first; for owners. @throws AppError `forbidden`, `unavailable` */
export async function listInvoices(ctx: MemberContext): Promise<Invoice[]> {
  await requireOwner(ctx);
  const row = await findRow(ctx.db, ctx);
  if (!row) return [];
  return asked(() => ctx.services.payments.listInvoices(row.customerId, 24));
}

/** The provider's page for the card. @throws AppError */
export async function openPortal(ctx: MemberContext): Promise<{ url: string }> {
  const row = await ownSubscription(ctx);
  const [workspace] = await ctx.db.select({ slug: workspaces.slug }).from(workspaces).where(eq(workspaces.id, ctx.workspaceId));
  return asked(() =>
    ctx.services.payments.openPortal(row.customerId, `${ctx.websiteUrl}/${workspace?.slug ?? "app"}/settings/billing`),
  );
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw paymentsError(error);
  }
}

async function ownSubscription(ctx: MemberContext) {
  await requireOwner(ctx);
  const row = await findRow(ctx.db, ctx);
  if (!row || row.endedAt) throw new AppError("conflict", "This workspace has no subscription");
  return row;
}

/** Follows what a call to the provider changed; the webhook that comes as well changes nothing more. */
async function afterwards(ctx: Context, providerId: string, call: () => Promise<unknown>): Promise<void> {
  await asked(async () => {
    await call();
    await refresh(ctx, { kind: "subscription", subscriptionId: providerId, customerId: "" });
  });
}

function checkChange(row: typeof subscriptions.$inferSelect, to: PlanChoice): "now" | "period-end" {
  const time = changeTime({ plan: row.plan, period: row.billingPeriod }, to);
  if (time === "none") throw new AppError("conflict", "This is the plan of the workspace already");
  if (time === null) {
    throw new AppError("refused", "A yearly plan changes to a larger yearly plan; the monthly period can be chosen afterwards");
  }
  if (row.cancelsAt) throw new AppError("conflict", "The subscription was cancelled. Resume it before you change the plan.");
  if (time === "now" && row.status !== "active")
    throw new AppError("refused", "The plan can be changed once the open payment is settled");
  return time;
}

export type ChangeOffer = { when: "now" | "period-end"; at: string; due_now: number; currency: string };

/** What a change of plan would cost now, and when it would act. @throws AppError */
export async function previewChange(ctx: MemberContext, to: PlanChoice): Promise<ChangeOffer> {
  const row = await ownSubscription(ctx);
  const when = checkChange(row, to);
  if (when === "period-end") return { when, at: row.periodEnd.toISOString(), due_now: 0, currency: "USD" };
  const { payments } = ctx.services;
  const productId = payments.products[to.plan];
  const preview = await asked(() => payments.previewChange({ subscriptionId: row.providerId, productId, period: to.period }));
  return { when, at: ctx.now().toISOString(), due_now: preview.dueNow, currency: preview.currency };
}

/**
 * Changes the plan: a larger one or the longer period at once, for the difference; a smaller one with the next period.
 * `idempotencyKey` makes a double click one change.
 * @throws AppError `refused` also when the card is declined: then nothing has changed; `unavailable` when it is not known
 * whether it was changed
 */
export async function changePlan(ctx: MemberContext, input: PlanChoice & { idempotencyKey: string }): Promise<BillingOverview> {
  const row = await ownSubscription(ctx);
  // A second click comes when the first one has acted.
  const isDone = row.plan === input.plan && row.billingPeriod === input.period && !row.nextPlan;
  const isWritten = row.nextPlan === input.plan && row.nextBillingPeriod === input.period;
  if (!isDone && !isWritten) {
    const when = checkChange(row, input);
    const productId = ctx.services.payments.products[input.plan];
    const key = `change:${row.id}:${input.idempotencyKey}`;
    await unlessUnheard(
      afterwards(ctx, row.providerId, () =>
        ctx.services.payments.changePlan({ subscriptionId: row.providerId, productId, period: input.period, when, key }),
      ),
    );
  }
  return readOverview(ctx);
}

/** A change may be charged at once: when no answer comes, it may have been made all the same, and nobody may say that it was not. */
async function unlessUnheard(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isAppError(error) || error.code !== "unavailable") throw error;
    const message =
      "The payment provider does not answer, so it is not known yet whether the plan was changed. Press again: nothing is charged twice.";
    throw new AppError("unavailable", message, { cause: error });
  }
}

/** Takes back a change that was to come with the next period. @throws AppError */
export async function keepPlan(ctx: MemberContext): Promise<BillingOverview> {
  const row = await ownSubscription(ctx);
  await afterwards(ctx, row.providerId, () => ctx.services.payments.keepPlan(row.providerId));
  return readOverview(ctx);
}

/** Cancels for the end of the paid period; until then everything works. @throws AppError */
export async function cancel(ctx: MemberContext): Promise<BillingOverview> {
  const row = await ownSubscription(ctx);
  await afterwards(ctx, row.providerId, () => ctx.services.payments.cancelSubscription(row.providerId, "period-end"));
  return readOverview(ctx);
}

/** Takes back a cancellation. @throws AppError */
export async function resume(ctx: MemberContext): Promise<BillingOverview> {
  const row = await ownSubscription(ctx);
  await afterwards(ctx, row.providerId, () => ctx.services.payments.resumeSubscription(row.providerId));
  return readOverview(ctx);
}

/** A checkout of a plan for a workspace whose subscription has ended, or that never had one. @throws AppError */
export async function subscribeAgain(ctx: MemberContext, to: PlanChoice): Promise<PlanCheckout> {
  await requireOwner(ctx);
  return openPlan(ctx, { userId: ctx.actor.userId, ...to, workspaceId: ctx.workspaceId });
}

export type OwnSubscription = { id: string; plan: Plan; period: BillingPeriod; status: SubscriptionStatus; is_waiting: boolean };

/** The subscription that a person pays for and that no workspace uses yet: what a new workspace is made of. @public */
export async function findUnclaimed(db: Queryable, userId: string): Promise<OwnSubscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.workspaceId),
        isNull(subscriptions.endedAt),
        ne(subscriptions.status, "incomplete"),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
    .for("update");
  if (!row) return null;
  return { id: row.id, plan: row.plan, period: row.billingPeriod, status: row.status, is_waiting: row.status === "trialing" };
}

/** Gives a new workspace the subscription of findUnclaimed, in the transaction that makes it: plan, period and credits follow. @public */
export async function attach(tx: Queryable, ctx: Context, input: { subscriptionId: string; workspaceId: string }): Promise<void> {
  await claim(tx, ctx, { id: input.subscriptionId, workspaceId: input.workspaceId });
}

/**
 * Somebody got access: the waiting is over, and the first period begins and is charged. Enqueues a job with the
 * transaction that grants it.
 */
export async function accessGranted(tx: Queryable, ctx: Context, userId: string): Promise<void> {
  await enqueueEndOfTrial(tx, ctx, userId);
}

/**
 * From the waitlist: cancels what was to begin, with nothing charged. Answers how many subscriptions that ended.
 * @throws AppError `conflict` when a period was begun already; `unavailable`
 * @public
 */
export async function cancelWaiting(ctx: UserContext): Promise<{ cancelled: number }> {
  const rows = await ctx.db
    .select({ providerId: subscriptions.providerId, status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, ctx.actor.userId), isNull(subscriptions.endedAt)));
  if (rows.some((row) => row.status !== "trialing")) {
    throw new AppError("conflict", "Your subscription has begun. Cancel it on the billing page of your workspace.");
  }
  for (const { providerId } of rows) {
    await afterwards(ctx, providerId, () => ctx.services.payments.cancelSubscription(providerId, "now"));
  }
  return { cancelled: rows.length };
}

/** Ends everything that a person pays for, soon, by a job: enqueued with what deletes their account or their workspace. @public */
export async function endAll(tx: Queryable, ctx: Context, userId: string): Promise<void> {
  const rows = await tx
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  // By the provider's id: the rows may be gone when the job comes.
  for (const { providerId } of rows) await ctx.services.jobs.enqueue(tx, "cancel-subscription", { providerId });
}
