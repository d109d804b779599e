import { createServerFn } from "@tanstack/react-start";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { changePlanInput, planChoiceInput, settleInput, topUpInput } from "./billing.ts";
import * as subscriptions from "./subscriptions.server.ts";
import * as topUps from "./top-ups.server.ts";

export const getBilling = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => subscriptions.readOverview(ctx));

export const getInvoices = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => subscriptions.listInvoices(ctx));

export const openBillingPortal = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => subscriptions.openPortal(ctx));

export const previewPlanChange = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(planChoiceInput))
  .handler(({ context: { ctx }, data }) => subscriptions.previewChange(ctx, data));

export const changePlan = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(changePlanInput))
  .handler(({ context: { ctx }, data }) => subscriptions.changePlan(ctx, data));

export const keepPlan = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => subscriptions.keepPlan(ctx));

export const cancelSubscription = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => subscriptions.cancel(ctx));

export const resumeSubscription = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => subscriptions.resume(ctx));

/** Opens a checkout of a plan for a workspace whose subscription has ended. */
export const subscribeAgain = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(planChoiceInput))
  .handler(({ context: { ctx }, data }) => subscriptions.subscribeAgain(ctx, data));

/** Opens a checkout of credits. */
export const topUpCredits = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(topUpInput))
  .handler(({ context: { ctx }, data }) => topUps.open(ctx, data));

/** On the return from the provider's checkout: what became of it. */
export const settleCheckout = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(settleInput))
  .handler(({ context: { ctx }, data }) => topUps.settleReturn(ctx, data));
