import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import { updateCustomer } from "./checkouts.server.ts";
import { endTrials, reconcile, tellReadOnly, turnCreditMonths } from "./reconcile.server.ts";
import { refresh } from "./readings.server.ts";

const hour = 60 * 60 * 1000;

/** Works billing's jobs in this process, and asks every hour that they be worked by whichever process is free. */
export async function workBilling(app: App): Promise<void> {
  const { jobs } = app.services;
  const ctxOf = (job: string) => jobContext(app, job);

  await jobs.work(
    "end-trial",
    async ({ payload }) => {
      if (!payload["userId"]) throw new Error("An end-trial job names no user");
      await endTrials(ctxOf("end-trial"), payload["userId"]);
    },
    // The hourly reconciling goes on where these end.
    { retries: 8, concurrency: 1 },
  );

  await jobs.work(
    "cancel-subscription",
    async ({ payload }) => {
      const { providerId } = payload;
      if (!providerId) throw new Error("A cancel-subscription job names no subscription");
      const ctx = ctxOf("cancel-subscription");
      await ctx.services.payments.cancelSubscription(providerId, "now");
      await refresh(ctx, { kind: "subscription", subscriptionId: providerId, customerId: "" });
    },
    { retries: 20, concurrency: 1 },
  );

  await jobs.work(
    "update-customer",
    async ({ payload }) => {
      if (!payload["userId"]) throw new Error("An update-customer job names no user");
      await updateCustomer(ctxOf("update-customer"), payload["userId"]);
    },
    { retries: 20, concurrency: 1 },
  );

  await jobs.work(
    "billing-hour",
    async () => {
      const ctx = ctxOf("billing-hour");
      const failed = (await reconcile(ctx)) + (await turnCreditMonths(ctx));
      await tellReadOnly(ctx);
      if (failed > 0) throw new Error("Not everything could be reconciled");
    },
    { retries: 2, concurrency: 1 },
  );

  const ask = () =>
    jobs.enqueue(app.db, "billing-hour", {}, { key: "billing-hour" }).catch(() => {
      // The process is closing, or the database is away: the next hour asks again.
    });
  setInterval(() => void ask(), hour).unref();
  await ask();
}
