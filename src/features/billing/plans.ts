import { billingPeriods, memberLimits, plans, type BillingPeriod, type Plan } from "#app/features/workspaces/workspace.ts";
import { creditCosts, monthlyCredits, type CreditPurpose } from "./credits.ts";
import { canUse } from "./plan-gates.policy.ts";

export const planNames: Record<Plan, string> = { basic: "Basic", pro: "Pro", enterprise: "Enterprise" };

/** Credits that may be bought within one month; null is without limit (specification, section 9). */
export const topUpLimits: Record<Plan, number | null> = { basic: 100, pro: 500, enterprise: null };

/** Credits are bought in packs of a hundred for 20 US dollars, in cents (product decision "Prices"). */
export const topUpPack = { credits: 100, amount: 20_00, currency: "USD" } as const;

/** The most of one purchase, where the plan sets no limit: 10,000 credits. */
export const mostPacks = 100;

export const purposeNames: Record<CreditPurpose, string> = {
  "behavior-incidents-search": "Behavior incidents search",
  "personal-info-search": "Personal info search",
  "social-media-search": "Social media search",
  "report-generation": "Report generation",
};

/** A plan as it is offered. Amounts are in minor units of `currency`; null while the provider does not tell them. */
export type PlanOffer = {
  id: Plan;
  name: string;
  prices: { currency: string; monthly: number; yearly: number } | null;
  members: number;
  monthly_credits: number;
  /** Null is without limit. */
  top_up_limit: number | null;
  top_up: { credits: number; amount: number; currency: string };
  searches: { purpose: CreditPurpose; name: string; credits: number; is_included: boolean }[];
};

export function planOffer(plan: Plan, prices: PlanOffer["prices"]): PlanOffer {
  return {
    id: plan,
    name: planNames[plan],
    prices,
    members: memberLimits[plan],
    monthly_credits: monthlyCredits[plan],
    top_up_limit: topUpLimits[plan],
    top_up: topUpPack,
    searches: (Object.keys(creditCosts) as CreditPurpose[]).map((purpose) => ({
      purpose,
      name: purposeNames[purpose],
      credits: creditCosts[purpose],
      is_included: canUse(plan, purpose),
    })),
  };
}

export type PlanChoice = { plan: Plan; period: BillingPeriod };

/** A plan and a period as an address names them, or null for what is none. */
export function readPlanChoice(given: { plan: string; period: string }): PlanChoice | null {
  const plan = plans.find((one) => one === given.plan);
  const period = billingPeriods.find((one) => one === given.period);
  return plan && period ? { plan, period } : null;
}

/**
 * When a change of plan acts: more at once, less with the next period. Null when it cannot be made in one go: to a
 * larger plan on the shorter period the unused rest of the year could be worth more than what is bought.
 */
export function changeTime(from: PlanChoice, to: PlanChoice): "now" | "period-end" | "none" | null {
  const step = plans.indexOf(to.plan) - plans.indexOf(from.plan);
  if (step === 0 && from.period === to.period) return "none";
  if (step < 0 || (step === 0 && to.period === "monthly")) return "period-end";
  return from.period === "yearly" && to.period === "monthly" ? null : "now";
}
