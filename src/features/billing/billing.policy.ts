import { standingOf, type KnownSubscription } from "#app/server/workspace-standing.ts";

/** Whether a credit month that begins now brings credits: those who may work get them, those on trial have not begun. */
export function grantsCredits(subscription: KnownSubscription, now: Date): boolean {
  return subscription.status !== "trialing" && standingOf(subscription, now).kind !== "read-only";
}
