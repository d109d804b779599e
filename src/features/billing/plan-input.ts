import { z } from "zod";
import { billingPeriods, plans } from "#app/features/workspaces/workspace.ts";

export const planInput = z.object({ plan: z.enum(plans, "Plan is invalid") });
export const planChoice = planInput.extend({ period: z.enum(billingPeriods, "Billing period is invalid") });
