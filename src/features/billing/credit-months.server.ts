import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { creditBalances, creditEntries, subscriptions } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { WorkspaceId } from "#app/server/context.ts";
import { grantsCredits } from "./billing.policy.ts";
import { openBalance, post } from "./credit-ledger.server.ts";
import { creditMonthAt } from "./credit-month.ts";
import { monthlyCredits } from "./credits.ts";
import { planNames } from "./plans.ts";

/**
 * Brings a workspace's credits up to its subscription and the time: what is left of a month that is over lapses, the
 * month that has begun brings its credits, a larger plan the difference at once, and a subscription that has ended takes
 * all of them, bought ones too. Done twice, or in whatever order things become known, it ends the same; a workspace
 * without a subscription is left as it is.
 */
export function followSubscription(tx: Queryable, input: { workspaceId: WorkspaceId; now: Date }): Promise<void> {
  const { workspaceId, now } = input;
  return tx.transaction(async (ledger) => {
    // The balance is locked first, everywhere, so that two followers never wait for each other.
    const held = await openBalance(ledger, workspaceId, now);
    const [subscription] = await ledger
      .select({
        plan: subscriptions.plan,
        status: subscriptions.status,
        periodStart: subscriptions.periodStart,
        pastDueSince: subscriptions.pastDueSince,
        disputedSince: subscriptions.disputedSince,
        endedAt: subscriptions.endedAt,
      })
      .from(subscriptions)
      .where(eq(subscriptions.workspaceId, workspaceId));
    if (!subscription) return;
    const base = { workspaceId, now };

    if (subscription.endedAt) {
      if (held.balance > 0) {
        const amounts = { amount: -held.balance, monthly: -held.monthly };
        await post(ledger, {
          ...base,
          ...amounts,
          kind: "lapse",
          reference: "end",
          key: `lapse:${newId()}`,
          note: "Subscription ended",
        });
      }
      await setMonth(ledger, workspaceId, { anchoredAt: null, monthStart: null, monthEnd: null });
      return;
    }

    const isGranting = grantsCredits(subscription, now);
    if (!held.anchoredAt && !isGranting) return;
    const anchor = held.anchoredAt ?? subscription.periodStart;
    const month = creditMonthAt(anchor, now);
    if (held.monthStart?.getTime() !== month.start.getTime()) {
      // A month that was already begun is never gone back to, whatever a clock says.
      if (held.monthStart && held.monthStart > month.start) return;
      if (held.monthly > 0) {
        const amounts = { amount: -held.monthly, monthly: -held.monthly };
        await post(ledger, {
          ...base,
          ...amounts,
          kind: "lapse",
          reference: month.key,
          key: `lapse:${newId()}`,
          note: "End of the month",
        });
      }
      await setMonth(ledger, workspaceId, { anchoredAt: anchor, monthStart: month.start, monthEnd: month.end });
    }
    if (!isGranting) return;
    const [granted] = await ledger
      .select({ sum: sql<string>`coalesce(sum(${creditEntries.amount}), 0)` })
      .from(creditEntries)
      .where(
        and(
          eq(creditEntries.workspaceId, workspaceId),
          eq(creditEntries.kind, "grant"),
          eq(creditEntries.reference, `month:${month.key}`),
        ),
      );
    const difference = monthlyCredits[subscription.plan] - Number(granted?.sum ?? 0);
    if (difference <= 0) return;
    await post(ledger, {
      ...base,
      kind: "grant",
      amount: difference,
      monthly: difference,
      reference: `month:${month.key}`,
      key: `grant:${month.key}:${subscription.plan}`,
      note:
        difference === monthlyCredits[subscription.plan]
          ? `Monthly credits, ${planNames[subscription.plan]}`
          : `Upgrade to ${planNames[subscription.plan]}`,
    });
  });
}

async function setMonth(
  ledger: Queryable,
  workspaceId: WorkspaceId,
  month: { anchoredAt: Date | null; monthStart: Date | null; monthEnd: Date | null },
): Promise<void> {
  await ledger.update(creditBalances).set(month).where(eq(creditBalances.workspaceId, workspaceId));
}
