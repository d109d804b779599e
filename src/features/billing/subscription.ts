/** The provider's subscription states, as it names them; kept apart from what they let a workspace do (billing.policy.ts). */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const checkoutPurposes = ["plan", "top-up"] as const;
export type CheckoutPurpose = (typeof checkoutPurposes)[number];

/** `opening`: written down here, not yet known to be open at the provider. */
export const checkoutStatuses = ["opening", "open", "complete", "expired"] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];
