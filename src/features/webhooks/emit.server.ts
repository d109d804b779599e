import { and, arrayContains, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context, WorkspaceId } from "#app/server/context.ts";
import type { WebhookEvent } from "./webhook.ts";

type Occasion = { eventKey: string; data: Record<string, string | null> };
type Emitting = Pick<Context, "now"> & { services: Pick<Context["services"], "jobs"> };

/**
 * Writes down, in the caller's transaction, that a workspace's webhooks are to be told: one delivery for each that
 * wants the event, once per `eventKey`. `data` holds ids and codes, never what somebody wrote.
 */
export async function emitEvent(
  tx: Queryable,
  ctx: Emitting,
  input: { workspaceId: WorkspaceId; event: WebhookEvent } & Occasion,
): Promise<void> {
  const { workspaceId, event, ...occasion } = input;
  await emitEvents(tx, ctx, { workspaceId, event, occasions: [occasion] });
}

/** The same for several occasions of one event. */
export async function emitEvents(
  tx: Queryable,
  ctx: Emitting,
  input: { workspaceId: WorkspaceId; event: WebhookEvent; occasions: readonly Occasion[] },
): Promise<void> {
  if (input.occasions.length === 0) return;
  const endpoints = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.workspaceId, input.workspaceId),
        arrayContains(webhookEndpoints.events, [input.event]),
        isNull(webhookEndpoints.removedAt),
      ),
    );
  const toTell = endpoints.flatMap((endpoint) => input.occasions.map((occasion) => ({ endpoint, occasion })));
  for (const { endpoint, occasion } of toTell) {
    const deliveryId = newId();
    const now = ctx.now();
    const [made] = await tx
      .insert(webhookDeliveries)
      .values({
        id: deliveryId,
        workspaceId: input.workspaceId,
        endpointId: endpoint.id,
        event: input.event,
        eventKey: occasion.eventKey,
        payload: { id: deliveryId, event: input.event, created_at: now.toISOString(), data: occasion.data },
        nextAttemptAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: webhookDeliveries.id });
    if (!made) continue;
    await ctx.services.jobs.enqueue(tx, "deliver-webhook", { deliveryId, workspaceId: input.workspaceId }, { key: deliveryId });
  }
}
