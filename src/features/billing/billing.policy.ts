import type { SubscriptionStatus } from "./subscription.ts";

const day = 24 * 60 * 60 * 1000;
/** How long a workspace works on after a payment failed (product decision). */
export const graceDays = 7;

export type Standing =
  /** Everything works. */
  | { kind: "full" }
  /** A payment is missing or disputed: everything works until `until`. */
  | { kind: "grace"; until: Date; reason: "past-due" | "disputed" }
  /** Everything can be read, nothing is deleted, nothing new is made or spent. */
  | { kind: "read-only"; reason: "past-due" | "disputed" | "ended" };

type Known = {
  status: SubscriptionStatus;
  pastDueSince: Date | null;
  disputedSince: Date | null;
};

/** What a workspace may do by its subscription; one that never had any (the demo's, before it is sold) may do all. */
export function standingOf(subscription: Known | null, now: Date): Standing {
  if (!subscription) return { kind: "full" };
  const { status, pastDueSince, disputedSince } = subscription;
  if (status !== "active" && status !== "trialing" && status !== "past_due") {
    return { kind: "read-only", reason: status === "unpaid" ? "past-due" : "ended" };
  }
  const since = [
    { at: status === "past_due" ? (pastDueSince ?? now) : null, reason: "past-due" as const },
    { at: disputedSince, reason: "disputed" as const },
  ];
  const [first] = since
    .flatMap(({ at, reason }) => (at ? [{ at, reason }] : []))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return { kind: "full" };
  const until = new Date(first.at.getTime() + graceDays * day);
  return until.getTime() > now.getTime()
    ? { kind: "grace", until, reason: first.reason }
    : { kind: "read-only", reason: first.reason };
}

/** Whether a credit month that begins now brings credits: those who may work get them, those on trial have not begun. */
export function grantsCredits(subscription: Known | null, now: Date): boolean {
  return subscription !== null && subscription.status !== "trialing" && standingOf(subscription, now).kind !== "read-only";
}
