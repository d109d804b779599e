import { z } from "zod";
import { reviewVerdictNames, type IncidentStatus, type ReviewVerdict, type Verification } from "./incident.ts";

// Controls that make what stands around a text read backwards; marks of direction cannot.
const overrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line that can be seen, so that it can be read in a list. */
export const reasonSchema = z
  .string()
  .overwrite((reason) => reason.replaceAll(overrides, ""))
  .trim()
  .max(300, "The reason must be at most 300 characters")
  .refine((reason) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(reason), "A reason is required")
  .refine((reason) => !/[\r\n\v\f\u0085\u2028\u2029]/u.test(reason), "The reason must be one line");

/** The message for a reason that cannot be taken, or null. */
export function reasonMessage(reason: string): string | null {
  return reasonSchema.safeParse(reason).error?.issues[0]?.message ?? null;
}

export const verdictSchema = z.enum(reviewVerdictNames, { error: "This outcome is not in the list" });

/** What a review may change of an incident, before and after it. */
export type ReviewState = {
  verification: Verification;
  status: IncidentStatus;
  verifiedBy: string | null;
  verifiedAt: string | null;
  verificationReason: string | null;
};

/**
 * What a verdict makes of an incident: confirming and disputing change the verification beside moderation;
 * the four outcomes that say it should not stand also reject it for this workspace (product rule 4).
 */
export function afterReview(
  before: ReviewState,
  review: { verdict: ReviewVerdict; reason: string; by: string; at: string },
): ReviewState {
  const state: ReviewState = {
    ...before,
    verifiedBy: review.by,
    verifiedAt: review.at,
    verificationReason: review.reason,
    verification: "disputed",
  };
  if (review.verdict === "confirm") return { ...state, verification: "confirmed", status: "approved" };
  if (review.verdict === "dispute") return { ...state, status: "approved" };
  return { ...state, status: "rejected" };
}
