import type { Plan } from "#app/features/workspaces/workspace.ts";
import type { CreditPurpose } from "./credits.ts";

/** The specification's plan gates (section 6). */
const plansFor: Record<CreditPurpose, readonly Plan[]> = {
  "behavior-incidents-search": ["basic", "pro", "enterprise"],
  "personal-info-search": ["pro", "enterprise"],
  "social-media-search": ["enterprise"],
  "report-generation": ["enterprise"],
};

/** Whether a workspace on `plan` may use what `purpose` is for. */
export function canUse(plan: Plan, purpose: CreditPurpose): boolean {
  return plansFor[purpose].includes(plan);
}
