import type { Plan } from "#app/features/workspaces/workspace.ts";

/** Credits that each kind of work costs (specification, section 9). */
export const creditCosts = {
  "behavior-incidents-search": 25,
  "personal-info-search": 50,
  "social-media-search": 100,
  "report-generation": 250,
} as const;
export type CreditPurpose = keyof typeof creditCosts;

/** Credits granted every month, on yearly plans too. */
export const monthlyCredits: Record<Plan, number> = { basic: 100, pro: 250, enterprise: 1000 };

/** An append-only ledger: the balance is the sum of the amounts. `refund` takes back credits whose price was paid back. */
export const creditEntryKinds = ["grant", "reserve", "commit", "release", "top-up", "lapse", "refund"] as const;
export type CreditEntryKind = (typeof creditEntryKinds)[number];
