import { and, eq, isNull, or } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subscriptions, users, workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context } from "#app/server/context.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { graceEnd } from "#app/server/workspace-standing.ts";
import { layOutMail } from "#app/services/mail/mail-layout.ts";
import { billingMail, billingNotices, type BillingNotice } from "./billing-mails.ts";

/**
 * Tells, soon and once for each `occasion`, who pays for a subscription and who owns its workspace. Enqueued with what
 * brings it about.
 */
export async function tellOfBilling(
  tx: Queryable,
  ctx: Pick<Context, "services">,
  input: { notice: BillingNotice; subscriptionId: string; occasion: string; isUncharged?: boolean },
): Promise<void> {
  const { notice, subscriptionId, occasion, isUncharged = false } = input;
  await ctx.services.jobs.enqueue(tx, "send-billing-mail", {
    notice,
    subscriptionId,
    occasion,
    isUncharged: String(isUncharged),
  });
}

/** Sends the mails of a notice, unless what it tells has passed meanwhile. */
export async function sendBillingMail(
  ctx: Pick<Context, "db" | "services" | "websiteUrl">,
  payload: Record<string, string>,
): Promise<void> {
  const notice = billingNotices.find((known) => known === payload["notice"]);
  const { subscriptionId, occasion } = payload;
  if (!notice || !subscriptionId || !occasion) throw new Error("A send-billing-mail job names no mail");
  const [found] = await ctx.db
    .select({ subscription: subscriptions, name: workspaces.name, slug: workspaces.slug })
    .from(subscriptions)
    .leftJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
    .where(eq(subscriptions.id, subscriptionId));
  if (!found) return;
  const { subscription, name, slug } = found;
  if ((notice === "payment-failed" || notice === "read-only") && !subscription.pastDueSince) return;
  if (notice === "cancelled" && !subscription.cancelsAt) return;
  const { subject, content } = billingMail(
    notice,
    {
      plan: subscription.plan,
      period: subscription.billingPeriod,
      workspace: name !== null && slug !== null ? { name, slug } : null,
      end: notice === "cancelled" ? subscription.cancelsAt : subscription.pastDueSince && graceEnd(subscription.pastDueSince),
      isUncharged: payload["isUncharged"] === "true",
    },
    ctx.websiteUrl,
  );
  for (const { id, email } of await whoIsTold(ctx, subscription)) {
    const idempotencyKey = `billing:${notice}:${subscriptionId}:${occasion}:${id}`;
    await ctx.services.mail.send({ to: email, subject, ...layOutMail(content), idempotencyKey });
  }
}

/** Who pays, and the owners of the workspace: each of them can settle it. */
function whoIsTold(ctx: Pick<Context, "db">, subscription: { userId: string; workspaceId: string | null }) {
  const { userId, workspaceId } = subscription;
  const isOwner = and(eq(workspaceMembers.workspaceId, workspaceId ?? userId), eq(workspaceMembers.role, "owner"));
  return ctx.db
    .selectDistinct({ id: users.id, email: users.email })
    .from(users)
    .leftJoin(workspaceMembers, and(eq(workspaceMembers.userId, users.id), isOwner))
    .where(and(isNull(users.deletedAt), or(eq(users.id, userId), eq(workspaceMembers.role, "owner"))));
}

export async function workBillingMails(app: App): Promise<void> {
  const ctx = jobContext(app, "send-billing-mail");
  await app.services.jobs.work("send-billing-mail", ({ payload }) => sendBillingMail(ctx, payload));
}
