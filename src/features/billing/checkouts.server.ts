import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { checkouts, paymentCustomers, subscriptions, userPermissions, users, workspaces } from "#app/db/schema/index.ts";
import type { BillingPeriod, Plan } from "#app/features/workspaces/workspace.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context, WorkspaceId } from "#app/server/context.ts";
import { PaymentsFailure } from "#app/services/payments/payments.ts";
import { refresh } from "./readings.server.ts";

/** The longest trial that Stripe takes; the hourly job prolongs it for those who wait longer. */
export const longestTrialDays = 730;
const minute = 60_000;
const day = 24 * 60 * minute;

/** The provider's failure as the one error that people see. */
export function paymentsError(error: unknown): unknown {
  if (!(error instanceof PaymentsFailure)) return error;
  switch (error.reason) {
    case "declined":
      return new AppError("refused", "The card was declined. Nothing was changed.", { cause: error });
    case "not-found":
      return new AppError("not-found", "The payment provider does not know this", { cause: error });
    case "unknown-product":
      return new AppError("unavailable", "This plan cannot be bought at the moment: it has no price", { cause: error });
    case "refused":
    case "forged":
      return new AppError("refused", "The payment provider refused this", { cause: error });
    case "unavailable":
      return new AppError("unavailable", "The payment provider does not answer. Nothing was charged. Please try again.", {
        cause: error,
      });
  }
}

/**
 * Tells the provider a person's name and address as they are now, if it knows the person: its invoices and receipts go there.
 * @throws PaymentsFailure
 */
export async function updateCustomer(ctx: Context, userId: string): Promise<void> {
  const [known] = await ctx.db
    .select({ customerId: paymentCustomers.customerId, email: users.email, name: users.name })
    .from(paymentCustomers)
    .innerJoin(users, eq(users.id, paymentCustomers.userId))
    .where(eq(paymentCustomers.userId, userId));
  if (!known) return;
  // Not by its values: an address that was changed and changed back is told twice.
  await ctx.services.payments.updateCustomer({ ...known, key: `customer:${known.customerId}:${newId()}` });
}

/** Who a person is at the provider: made once. @throws PaymentsFailure */
export async function customerOf(ctx: Context, userId: string): Promise<string> {
  const [known] = await ctx.db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  if (known) return known.customerId;
  const [user] = await ctx.db
    .select({ email: sql<string>`coalesce(${users.pendingEmail}, ${users.email})`, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError("not-found", "This account does not exist");
  // A key is for one set of values, and the address may have changed between two tries.
  const values = createHash("sha256").update(JSON.stringify(user)).digest("hex").slice(0, 16);
  const { customerId } = await ctx.services.payments.createCustomer({
    ...user,
    reference: userId,
    key: `customer:${userId}:${values}`,
  });
  await ctx.db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing({ target: paymentCustomers.userId });
  const [kept] = await ctx.db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  return kept?.customerId ?? customerId;
}

export type PlanCheckout =
  | { kind: "opened"; checkoutSessionId: string; url: string }
  /** Paid before, perhaps in another tab: goes on at the page that the provider would have returned to. */
  | { kind: "already-subscribed"; checkoutSessionId: string | null };

/**
 * Opens a checkout of a plan for a person, a pending sign-up or somebody signed in; the caller has proven who they are.
 * Asked again for the same plan and period it answers the same checkout; for another, nobody can pay at the earlier one
 * any more. Who has no access yet gets a trial, so that nothing is charged while they wait.
 *
 * `workspaceId` gives the subscription to a workspace, in place of one that has ended; the browser then returns to its
 * billing page. Without one it returns to /sign-up/checkout/{id}, or with `returnTo: "app"` to /app.
 * @throws AppError `not-found`, `unavailable`, `refused`
 */
export async function openPlan(
  ctx: Context,
  input: { userId: string; plan: Plan; period: BillingPeriod; workspaceId?: WorkspaceId; returnTo?: "sign-up" | "app" },
): Promise<PlanCheckout> {
  const { userId, plan, period, workspaceId } = input;
  try {
    const customerId = await customerOf(ctx, userId);
    const before = await findUnended(ctx, userId, workspaceId);
    if (before) return before;
    const { row, replaced, useApp, slug } = await writeDown(ctx, input);
    for (const providerId of replaced) {
      const { checkout } = await expire(ctx, providerId);
      // Somebody paid there in the meantime.
      if (checkout?.status === "complete") return { kind: "already-subscribed", checkoutSessionId: providerId };
    }
    if (row.providerId && row.url) return { kind: "opened", checkoutSessionId: row.providerId, url: row.url };
    const back = slug ? `/${slug}/settings/billing` : input.returnTo === "app" ? "/app" : null;
    const opened = await ctx.services.payments.openPlanCheckout({
      customerId,
      productId: ctx.services.payments.products[plan],
      period,
      trialDays: useApp ? 0 : longestTrialDays,
      reference: row.id,
      returnUrl: back
        ? `${ctx.websiteUrl}${back}?checkout={CHECKOUT_SESSION_ID}`
        : `${ctx.websiteUrl}/sign-up/checkout/{CHECKOUT_SESSION_ID}`,
      cancelUrl: `${ctx.websiteUrl}${back ?? `/sign-up/${plan}/${period}`}`,
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

async function expire(ctx: Context, providerId: string) {
  await ctx.services.payments.expireCheckout(providerId);
  return refresh(ctx, { kind: "checkout", checkoutId: providerId });
}

/** A subscription that the person has paid for and that no workspace uses, or that the workspace has. */
async function findUnended(ctx: Context, userId: string, workspaceId: WorkspaceId | undefined): Promise<PlanCheckout | null> {
  const [row] = await ctx.db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        inArray(subscriptions.status, ["trialing", "active", "past_due", "unpaid", "paused"]),
        workspaceId
          ? eq(subscriptions.workspaceId, workspaceId)
          : and(eq(subscriptions.userId, userId), isNull(subscriptions.workspaceId)),
      ),
    );
  if (!row) return null;
  const [checkout] = await ctx.db
    .select({ providerId: checkouts.providerId })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.purpose, "plan"), eq(checkouts.status, "complete")))
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return { kind: "already-subscribed", checkoutSessionId: checkout?.providerId ?? null };
}

/** The checkout's row, alone of its kind: the one that is open for this choice, or a new one. */
function writeDown(ctx: Context, input: { userId: string; plan: Plan; period: BillingPeriod; workspaceId?: WorkspaceId }) {
  const { userId, plan, period, workspaceId } = input;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if (!user) throw new AppError("not-found", "This account does not exist");
    const [flags] = await tx
      .select({ useApp: userPermissions.useApp })
      .from(userPermissions)
      .where(eq(userPermissions.userId, userId));
    const [workspace] = workspaceId
      ? await tx.select({ slug: workspaces.slug }).from(workspaces).where(eq(workspaces.id, workspaceId))
      : [];
    const earlier = await tx
      .select()
      .from(checkouts)
      .where(
        and(
          eq(checkouts.userId, userId),
          eq(checkouts.purpose, "plan"),
          inArray(checkouts.status, ["opening", "open"]),
          workspaceId ? eq(checkouts.workspaceId, workspaceId) : isNull(checkouts.workspaceId),
          gt(checkouts.createdAt, new Date(now.getTime() - day)),
        ),
      )
      .orderBy(desc(checkouts.createdAt));
    const isFresh = (row: (typeof earlier)[number]) =>
      row.status === "opening"
        ? now.getTime() - row.createdAt.getTime() < minute
        : row.expiresAt !== null && row.expiresAt.getTime() - now.getTime() > minute;
    const same = earlier.find((row) => row.plan === plan && row.billingPeriod === period && isFresh(row));
    const others = earlier.filter((row) => row !== same && row.status === "open");
    const replaced = others.flatMap((row) => (row.providerId ? [row.providerId] : []));
    const told = { replaced, useApp: flags?.useApp ?? false, slug: workspace?.slug ?? null };
    if (same) return { ...told, row: { id: same.id, providerId: same.providerId, url: same.url } };
    const id = newId();
    await tx.insert(checkouts).values({
      id,
      purpose: "plan",
      userId,
      workspaceId: workspaceId ?? null,
      plan,
      billingPeriod: period,
      idempotencyKey: `plan:${id}`,
      createdAt: now,
    });
    return { ...told, row: { id, providerId: null, url: null } };
  });
}

export type CheckoutUser = {
  userId: string;
  email: string;
  first_name: string;
  last_name: string;
  plan: Plan;
  period: BillingPeriod;
  /** `complete`: the card is stored. `open`: not yet, `url` leads on. `expired`: nothing was stored. */
  status: "open" | "complete" | "expired";
  url: string | null;
};

/**
 * Who a sign-up's checkout is of, by the provider's id of it, which only the person's own browser was told. Asks the
 * provider first, so that the page is right even when no webhook ever comes; when it does not answer, tells what is known.
 * @throws AppError `not-found`
 * @public
 */
export async function findUser(ctx: Context, input: { checkoutSessionId: string }): Promise<CheckoutUser> {
  const find = async () => {
    const [row] = await ctx.db
      .select({
        userId: users.id,
        email: users.email,
        first_name: users.firstName,
        last_name: users.lastName,
        plan: checkouts.plan,
        period: checkouts.billingPeriod,
        status: checkouts.status,
        url: checkouts.url,
      })
      .from(checkouts)
      .innerJoin(users, eq(users.id, checkouts.userId))
      .where(
        and(eq(checkouts.providerId, input.checkoutSessionId), eq(checkouts.purpose, "plan"), isNull(checkouts.workspaceId)),
      );
    return row;
  };
  const known = await find();
  if (!known) throw new AppError("not-found", "This checkout does not exist");
  if (known.status !== "complete") {
    await refresh(ctx, { kind: "checkout", checkoutId: input.checkoutSessionId }).catch((error: unknown) => {
      if (!(error instanceof PaymentsFailure)) throw error;
      ctx.log.warn({ kind: error.name, reason: error.reason }, "a checkout could not be read");
    });
  }
  const row = (await find()) ?? known;
  if (!row.plan || !row.period) throw new AppError("not-found", "This checkout does not exist");
  return { ...row, plan: row.plan, period: row.period, status: row.status === "opening" ? "open" : row.status };
}
