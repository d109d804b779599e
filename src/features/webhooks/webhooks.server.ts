import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { getApp } from "#app/server/app.server.ts";
import { requireOwner } from "#app/features/workspaces/setup.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { sealSecret } from "./webhook-secret.server.ts";
import type { Webhook, WebhookEvent } from "./webhook.ts";

const mostEndpoints = 10;

/**
 * Adds an address that is told of events. The secret that its deliveries are signed with is in this answer alone.
 * Whether the address is public is checked at every delivery, on the open connection.
 * @throws AppError `forbidden` for who is not an owner; `refused` beyond ten
 */
export async function create(
  ctx: MemberContext,
  input: { url: string; events: readonly WebhookEvent[] },
  installationSecret: string,
): Promise<{ endpointId: string; secret: string }> {
  requireOwner(ctx);
  const secret = `whsec_${randomBytes(32).toString("base64url")}`;
  const endpointId = newId();
  const sealed = sealSecret(secret, installationSecret);
  await ctx.db.transaction(async (tx) => {
    const present = await tx.$count(
      webhookEndpoints,
      and(eq(webhookEndpoints.workspaceId, ctx.workspaceId), isNull(webhookEndpoints.removedAt)),
    );
    if (present >= mostEndpoints) throw new AppError("refused", "A workspace can have ten webhooks. Remove one first.");
    await tx.insert(webhookEndpoints).values({
      id: endpointId,
      workspaceId: ctx.workspaceId,
      url: input.url,
      events: [...new Set(input.events)],
      secret: sealed,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now(),
    });
    await audit.record(tx, ctx, {
      action: "create-webhook",
      entity: "workspace",
      entityId: ctx.workspaceId,
      workspaceId: ctx.workspaceId,
      details: { endpointId },
    });
  });
  return { endpointId, secret };
}

/** The workspace's webhooks with their latest deliveries. */
export async function list(ctx: MemberContext): Promise<Webhook[]> {
  const endpoints = await ctx.db
    .select({
      id: webhookEndpoints.id,
      url: webhookEndpoints.url,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
    })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.workspaceId, ctx.workspaceId), isNull(webhookEndpoints.removedAt)))
    .orderBy(asc(webhookEndpoints.createdAt));
  return Promise.all(
    endpoints.map(async (endpoint) => {
      const deliveries = await ctx.db
        .select({
          id: webhookDeliveries.id,
          event: webhookDeliveries.event,
          status: webhookDeliveries.status,
          attempts: webhookDeliveries.attempts,
          responseStatus: webhookDeliveries.responseStatus,
          failure: webhookDeliveries.failure,
          nextAttemptAt: webhookDeliveries.nextAttemptAt,
          createdAt: webhookDeliveries.createdAt,
        })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.endpointId, endpoint.id), eq(webhookDeliveries.workspaceId, ctx.workspaceId)))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(20);
      return {
        id: endpoint.id,
        url: endpoint.url,
        events: endpoint.events as WebhookEvent[],
        created_at: endpoint.createdAt.toISOString(),
        deliveries: deliveries.map((delivery) => ({
          id: delivery.id,
          event: delivery.event as WebhookEvent,
          status: delivery.status,
          attempts: delivery.attempts,
          response_status: delivery.responseStatus,
          failure: delivery.failure,
          next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
          created_at: delivery.createdAt.toISOString(),
        })),
      };
    }),
  );
}

/**
 * Ends a webhook at once: what still waits is not delivered.
 * @throws AppError `not-found`; `forbidden` for who is not an owner
 */
export async function remove(ctx: MemberContext, endpointId: string): Promise<void> {
  requireOwner(ctx);
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .update(webhookEndpoints)
      .set({ removedAt: ctx.now(), isActive: false })
      .where(
        and(
          eq(webhookEndpoints.id, endpointId),
          eq(webhookEndpoints.workspaceId, ctx.workspaceId),
          isNull(webhookEndpoints.removedAt),
        ),
      )
      .returning({ id: webhookEndpoints.id });
    if (!removed) throw new AppError("not-found", "This webhook does not exist");
    await audit.record(tx, ctx, {
      action: "remove-webhook",
      entity: "workspace",
      entityId: ctx.workspaceId,
      workspaceId: ctx.workspaceId,
      details: { endpointId },
    });
  });
}

/** The secret that this installation seals with. */
export async function installationSecret(): Promise<string> {
  return (await getApp()).env.AUTH_SECRET;
}
