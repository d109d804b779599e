import { and, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { checkouts, creditBalances, workspaces } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext, WorkspaceContext } from "#app/server/context.ts";
import { customerOf, paymentsError } from "./checkouts.server.ts";
import { openBalance } from "./credit-ledger.server.ts";
import { topUpLimits, topUpPack } from "./plans.ts";
import { refresh } from "./readings.server.ts";
import { requireOwner } from "./subscriptions.server.ts";

const minute = 60_000;

export type TopUp =
  | { kind: "opened"; checkoutSessionId: string; url: string }
  /** `left` credits may still be bought this month. */
  | { kind: "over-limit"; left: number; limit: number };

/** The month that purchases are counted in: the credit month, or the calendar's where none has begun. */
async function monthOf(tx: Queryable, ctx: WorkspaceContext): Promise<{ start: Date; end: Date }> {
  const [row] = await tx
    .select({ start: creditBalances.monthStart, end: creditBalances.monthEnd })
    .from(creditBalances)
    .where(eq(creditBalances.workspaceId, ctx.workspaceId));
  const now = ctx.now();
  if (row?.start && row.end && row.end > now) return { start: row.start, end: row.end };
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return { start, end: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)) };
}

const isOpenNow = (now: Date) =>
  sql`(${checkouts.status} = 'open' and ${checkouts.expiresAt} > ${now.toISOString()}::timestamptz)
    or (${checkouts.status} = 'opening' and ${checkouts.createdAt} > ${new Date(now.getTime() - 2 * minute).toISOString()}::timestamptz)`;

/** Credits bought within the month, and in checkouts where they may be paid any moment. */
async function countMonth(tx: Queryable, ctx: WorkspaceContext): Promise<number> {
  const { start, end } = await monthOf(tx, ctx);
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${checkouts.credits}), 0)` })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.workspaceId, ctx.workspaceId),
        eq(checkouts.purpose, "top-up"),
        sql`((${checkouts.paidAt} >= ${start.toISOString()}::timestamptz and ${checkouts.paidAt} < ${end.toISOString()}::timestamptz)
          or ${isOpenNow(ctx.now())})`,
      ),
    );
  return Number(row?.sum ?? 0);
}

export type TopUpLimit = { limit: number | null; bought: number; resetsAt: string };

/** How much was bought this month of what the plan lets buy. */
export async function readLimit(ctx: WorkspaceContext): Promise<TopUpLimit> {
  const [workspace] = await ctx.db.select({ plan: workspaces.plan }).from(workspaces).where(eq(workspaces.id, ctx.workspaceId));
  const { start, end } = await monthOf(ctx.db, ctx);
  const [row] = await ctx.db
    .select({ sum: sql<string>`coalesce(sum(${checkouts.credits}), 0)` })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.workspaceId, ctx.workspaceId),
        eq(checkouts.purpose, "top-up"),
        isNotNull(checkouts.paidAt),
        sql`${checkouts.paidAt} >= ${start.toISOString()}::timestamptz and ${checkouts.paidAt} < ${end.toISOString()}::timestamptz`,
      ),
    );
  return { limit: workspace ? topUpLimits[workspace.plan] : 0, bought: Number(row?.sum ?? 0), resetsAt: end.toISOString() };
}

/**
 * Opens a checkout of `packs` hundreds of credits, for owners. The same `idempotencyKey` again answers the same checkout.
 * An earlier one that is still open is closed first, so that the month's limit holds whatever is paid where.
 * @throws AppError `forbidden` for members; `refused` while a payment is missing; `unavailable`
 */
export async function open(ctx: MemberContext, input: { packs: number; idempotencyKey: string }): Promise<TopUp> {
  await requireOwner(ctx);
  const key = `top-up:${ctx.workspaceId}:${input.idempotencyKey}`;
  try {
    await closeOthers(ctx, key);
    const customerId = await customerOf(ctx, ctx.actor.userId);
    const written = await writeDown(ctx, key, input.packs);
    if (written.kind === "over-limit") return written;
    const { row } = written;
    if (row.providerId && row.url) return { kind: "opened", checkoutSessionId: row.providerId, url: row.url };
    if (row.status !== "opening") throw new AppError("conflict", "This purchase is closed. Please start again.");
    const back = `${ctx.websiteUrl}/${row.slug}/settings/credits`;
    const opened = await ctx.services.payments.openPaymentCheckout({
      customerId,
      name: `${topUpPack.credits} credits`,
      amount: topUpPack.amount,
      currency: topUpPack.currency,
      quantity: row.packs,
      // A little over the provider's least of half an hour, and the same for a second try.
      expiresAt: new Date(row.createdAt.getTime() + 35 * minute),
      reference: row.id,
      returnUrl: `${back}?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: back,
      key: `checkout:${row.id}`,
    });
    await ctx.db
      .update(checkouts)
      .set({ status: "open", providerId: opened.checkoutId, url: opened.url, expiresAt: opened.expiresAt, updatedAt: ctx.now() })
      .where(and(eq(checkouts.id, row.id), eq(checkouts.status, "opening")));
    return { kind: "opened", checkoutSessionId: opened.checkoutId, url: opened.url };
  } catch (error) {
    throw paymentsError(error);
  }
}

async function closeOthers(ctx: MemberContext, key: string): Promise<void> {
  const others = await ctx.db
    .select({ providerId: checkouts.providerId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.workspaceId, ctx.workspaceId),
        eq(checkouts.purpose, "top-up"),
        inArray(checkouts.status, ["open"]),
        ne(checkouts.idempotencyKey, key),
        gt(checkouts.expiresAt, ctx.now()),
      ),
    );
  for (const { providerId } of others) {
    if (!providerId) continue;
    await ctx.services.payments.expireCheckout(providerId);
    await refresh(ctx, { kind: "checkout", checkoutId: providerId });
  }
}

function writeDown(ctx: MemberContext, key: string, packs: number) {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    // Two purchases at the same moment are counted one after the other.
    await openBalance(tx, ctx.workspaceId, now);
    const [workspace] = await tx
      .select({ plan: workspaces.plan, slug: workspaces.slug })
      .from(workspaces)
      .where(eq(workspaces.id, ctx.workspaceId));
    if (!workspace) throw new AppError("not-found", "This workspace does not exist");
    const [known] = await tx.select().from(checkouts).where(eq(checkouts.idempotencyKey, key));
    if (known)
      return { kind: "row" as const, row: { ...known, slug: workspace.slug, packs: (known.credits ?? 0) / topUpPack.credits } };
    const limit = topUpLimits[workspace.plan];
    const wanted = packs * topUpPack.credits;
    if (limit !== null) {
      const left = Math.max(0, limit - (await countMonth(tx, ctx)));
      if (wanted > left) return { kind: "over-limit" as const, left, limit };
    }
    const [row] = await tx
      .insert(checkouts)
      .values({
        id: newId(),
        purpose: "top-up",
        userId: ctx.actor.userId,
        workspaceId: ctx.workspaceId,
        credits: wanted,
        idempotencyKey: key,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error("The checkout was not saved");
    return { kind: "row" as const, row: { ...row, slug: workspace.slug, packs } };
  });
}

/**
 * After the return from the provider: what became of a checkout of this workspace. Asks the provider, so that the page is
 * right before any webhook. Another workspace's checkout answers as one that does not exist.
 * @throws AppError `not-found`
 */
export async function settleReturn(
  ctx: WorkspaceContext,
  input: { checkoutSessionId: string },
): Promise<{ status: "open" | "complete" | "expired" }> {
  const find = async () => {
    const [row] = await ctx.db
      .select({ status: checkouts.status })
      .from(checkouts)
      .where(and(eq(checkouts.providerId, input.checkoutSessionId), eq(checkouts.workspaceId, ctx.workspaceId)));
    return row;
  };
  if (!(await find())) throw new AppError("not-found", "This checkout does not exist");
  try {
    await refresh(ctx, { kind: "checkout", checkoutId: input.checkoutSessionId });
  } catch (error) {
    throw paymentsError(error);
  }
  const status = (await find())?.status ?? "open";
  return { status: status === "opening" ? "open" : status };
}
