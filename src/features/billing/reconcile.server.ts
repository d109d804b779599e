import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { checkouts, creditBalances, paymentCustomers, subscriptions, userPermissions } from "#app/db/schema/index.ts";
import { describeError } from "#app/lib/describe-error.ts";
import { asWorkspaceId, type Context } from "#app/server/context.ts";
import { graceEnd } from "#app/server/workspace-standing.ts";
import { longestTrialDays } from "./checkouts.server.ts";
import { followSubscription } from "./credit-months.server.ts";
import { tellOfBilling } from "./send-billing-mail.job.server.ts";
import { follow, nextReading, refresh } from "./readings.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Does one thing after the other; one that fails is told in the log and stops none of the others. */
async function eachOf<T>(ctx: Context, things: readonly T[], work: (thing: T) => Promise<void>): Promise<number> {
  let failed = 0;
  for (const thing of things) {
    await work(thing).catch((error: unknown) => {
      failed += 1;
      ctx.log.warn(describeError(error), "something of billing could not be reconciled");
    });
  }
  return failed;
}

/**
 * Brings the product up to the provider's own state, for webhooks that never came: checkouts that may have been paid,
 * every subscription that runs, payments of late that may have been paid back, and trials of those who wait so long that
 * they would end. Answers how many could not be asked.
 */
export async function reconcile(ctx: Context): Promise<number> {
  const now = ctx.now();
  const open = await ctx.db
    .select({ providerId: checkouts.providerId })
    .from(checkouts)
    .where(and(eq(checkouts.status, "open"), isNotNull(checkouts.providerId)));
  let failed = await eachOf(ctx, open, async ({ providerId }) => {
    if (providerId) await refresh(ctx, { kind: "checkout", checkoutId: providerId });
  });

  const customers = await ctx.db.select({ customerId: paymentCustomers.customerId }).from(paymentCustomers);
  failed += await eachOf(ctx, customers, async ({ customerId }) => {
    const number = await nextReading(ctx.db);
    for (const subscription of await ctx.services.payments.listSubscriptions(customerId)) {
      await ctx.db.transaction((tx) => follow(tx, ctx, { number, subscription }));
    }
  });

  const recent = await ctx.db
    .select({ paymentId: checkouts.paymentId })
    .from(checkouts)
    .where(and(isNotNull(checkouts.paymentId), gt(checkouts.paidAt, new Date(now.getTime() - 120 * day))));
  failed += await eachOf(ctx, recent, async ({ paymentId }) => {
    if (paymentId) await refresh(ctx, { kind: "payment", paymentId });
  });

  failed += await prolongTrials(ctx);
  return failed;
}

/** Nobody pays while they wait, however long: a trial that would end within a month begins anew. */
async function prolongTrials(ctx: Context): Promise<number> {
  const soon = new Date(ctx.now().getTime() + 30 * day);
  const waiting = await ctx.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .leftJoin(userPermissions, eq(userPermissions.userId, subscriptions.userId))
    .where(
      and(
        eq(subscriptions.status, "trialing"),
        lte(subscriptions.trialEndsAt, soon),
        or(isNull(userPermissions.useApp), eq(userPermissions.useApp, false)),
      ),
    );
  return eachOf(ctx, waiting, async ({ providerId }) => {
    // A day less than the longest, counted from now.
    await ctx.services.payments.extendTrial(providerId, new Date(ctx.now().getTime() + (longestTrialDays - 1) * day));
    await refresh(ctx, { kind: "subscription", subscriptionId: providerId, customerId: "" });
  });
}

/** Ends the trials of a person who has access. Told again it does nothing. @throws PaymentsFailure to be tried again */
export async function endTrials(ctx: Context, userId: string): Promise<void> {
  const [flags] = await ctx.db
    .select({ useApp: userPermissions.useApp })
    .from(userPermissions)
    .where(eq(userPermissions.userId, userId));
  // Taken back in the meantime: then they wait again.
  if (!flags?.useApp) return;
  const rows = await ctx.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, "trialing")));
  for (const { providerId } of rows) {
    await ctx.services.payments.endTrial(providerId);
    await refresh(ctx, { kind: "subscription", subscriptionId: providerId, customerId: "" });
  }
}

/** Tells of workspaces whose grace is over and whose payment is still missing, once for each time. */
export async function tellReadOnly(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: subscriptions.id, pastDueSince: subscriptions.pastDueSince })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.workspaceId), isNotNull(subscriptions.pastDueSince), isNull(subscriptions.endedAt)));
  for (const { id, pastDueSince } of due) {
    if (!pastDueSince || graceEnd(pastDueSince) > ctx.now()) continue;
    // The occasion is the missing payment itself: said again in the next hour, it is the same mail.
    const occasion = pastDueSince.toISOString();
    await tellOfBilling(ctx.db, ctx, { notice: "read-only", subscriptionId: id, occasion });
  }
}

/** Credit months that are over, and subscriptions that have ended: for the hourly job; spending looks by itself. */
export async function turnCreditMonths(ctx: Context): Promise<number> {
  const now = ctx.now();
  const due = await ctx.db
    .select({ workspaceId: subscriptions.workspaceId })
    .from(subscriptions)
    .leftJoin(creditBalances, eq(creditBalances.workspaceId, subscriptions.workspaceId))
    .where(
      and(
        isNotNull(subscriptions.workspaceId),
        or(
          isNull(creditBalances.monthEnd),
          lte(creditBalances.monthEnd, now),
          and(isNotNull(subscriptions.endedAt), sql`${creditBalances.balance} > 0`),
          inArray(subscriptions.status, ["past_due"]),
        ),
      ),
    );
  return eachOf(ctx, due, async ({ workspaceId }) => {
    if (workspaceId) await followSubscription(ctx.db, { workspaceId: asWorkspaceId(workspaceId), now });
  });
}
