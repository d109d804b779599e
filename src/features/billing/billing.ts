import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { mostPacks } from "./plans.ts";
import { planChoice } from "./plan-input.ts";

const key = { idempotencyKey: z.uuid("Idempotency key is invalid") };

/** A checkout's id at the provider, as it stands in an address. */
const checkoutId = z.string("Checkout is invalid").regex(/^cs_\w{1,200}$/, "Checkout is invalid");

export const planChoiceInput = workspaceInput.extend(planChoice.shape);
export const changePlanInput = planChoiceInput.extend(key);
export const topUpInput = workspaceInput.extend({
  ...key,
  packs: z
    .number("Choose how many credits to buy")
    .int()
    .min(1, "Choose how many credits to buy")
    .max(mostPacks, "At most 10,000 credits can be bought at once"),
});
export const settleInput = workspaceInput.extend({ checkoutSessionId: checkoutId });
export const creditHistoryInput = workspaceInput.extend({ cursor: z.string().max(200).nullish() });
