import { and, eq, isNull } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/index.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import { asWorkspaceId, type Context, type SystemActor } from "#app/server/context.ts";
import { PageFetchFailure } from "#app/services/page-fetching/page-fetching.ts";
import { signWebhook } from "./signature.ts";
import { openSecret } from "./webhook-secret.server.ts";
import { retryDelays } from "./webhook.ts";

/**
 * Makes one attempt at a delivery. What was answered is written down; after a failure the next attempt is enqueued for
 * later, in the same transaction, until there is none left. The same delivery may arrive twice: its id tells.
 */
export async function deliverWebhook(
  ctx: Context<SystemActor>,
  job: { deliveryId: string; workspaceId: string; installationSecret: string; signal: AbortSignal },
): Promise<void> {
  const workspaceId = asWorkspaceId(job.workspaceId);
  const [delivery] = await ctx.db
    .select({
      id: webhookDeliveries.id,
      event: webhookDeliveries.event,
      payload: webhookDeliveries.payload,
      attempts: webhookDeliveries.attempts,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, and(eq(webhookEndpoints.id, webhookDeliveries.endpointId), isNull(webhookEndpoints.removedAt)))
    .where(
      and(
        eq(webhookDeliveries.id, job.deliveryId),
        eq(webhookDeliveries.workspaceId, workspaceId),
        eq(webhookDeliveries.status, "waiting"),
      ),
    );
  if (!delivery) return;
  const body = JSON.stringify(delivery.payload);
  const answer = await send(
    ctx,
    delivery.url,
    body,
    {
      "content-type": "application/json",
      "attest-delivery": delivery.id,
      "attest-event": delivery.event,
      "attest-signature": signWebhook(openSecret(delivery.secret, job.installationSecret), body, ctx.now()),
    },
    job.signal,
  );
  const isDelivered = answer.status !== null && answer.status >= 200 && answer.status <= 299;
  const delay = retryDelays[delivery.attempts];
  const nextAttemptAt = isDelivered || delay === undefined ? null : new Date(ctx.now().getTime() + delay * 1000);
  await ctx.db.transaction(async (tx) => {
    const [written] = await tx
      .update(webhookDeliveries)
      .set({
        status: isDelivered ? "delivered" : nextAttemptAt ? "waiting" : "failed",
        attempts: delivery.attempts + 1,
        responseStatus: answer.status,
        failure: isDelivered ? null : answer.failure,
        nextAttemptAt,
        deliveredAt: isDelivered ? ctx.now() : null,
      })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.attempts, delivery.attempts)))
      .returning({ id: webhookDeliveries.id });
    if (!written || !nextAttemptAt) return;
    await ctx.services.jobs.enqueue(
      tx,
      "deliver-webhook",
      { deliveryId: delivery.id, workspaceId },
      { key: `${delivery.id}:${delivery.attempts + 1}`, startAfter: nextAttemptAt },
    );
  });
}

async function send(
  ctx: Context<SystemActor>,
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ status: number | null; failure: string }> {
  try {
    const { status } = await ctx.services.pageFetching.post({ url, body, headers, signal });
    return {
      status,
      failure: status >= 300 && status <= 399 ? "It redirects; redirects are not followed" : `It answered ${status}`,
    };
  } catch (error) {
    if (error instanceof PageFetchFailure) return { status: error.status, failure: error.message };
    throw error;
  }
}

/** Works `deliver-webhook` jobs in this process. */
export async function workWebhooks(app: App): Promise<void> {
  const base = jobContext(app, "deliver-webhook");
  await app.services.jobs.work(
    "deliver-webhook",
    async ({ payload, signal }) => {
      const { deliveryId, workspaceId } = payload;
      if (!deliveryId || !workspaceId) throw new Error("A deliver-webhook job names no delivery");
      await deliverWebhook(base, { deliveryId, workspaceId, installationSecret: app.env.AUTH_SECRET, signal });
    },
    { concurrency: 2 },
  );
}
