const day = 24 * 60 * 60 * 1000;
/** How long a workspace works on after a payment failed (product decision). */
const graceDays = 7;

/** Until when a workspace works whose payment is missing since then. */
export function graceEnd(since: Date): Date {
  return new Date(since.getTime() + graceDays * day);
}

export type Standing =
  /** Everything works. */
  | { kind: "full" }
  /** A payment is missing or disputed: everything works until `until`. */
  | { kind: "grace"; until: Date; reason: "past-due" | "disputed" }
  /** Everything can be read, nothing is deleted, nothing new is made or spent. */
  | { kind: "read-only"; reason: "past-due" | "disputed" | "ended" };

export type KnownSubscription = { status: string; pastDueSince: Date | null; disputedSince: Date | null };

/** What a workspace may do by its subscription, in the provider's words; one that never had any may do all. */
export function standingOf(subscription: KnownSubscription | null, now: Date): Standing {
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
  const until = graceEnd(first.at);
  return until.getTime() > now.getTime()
    ? { kind: "grace", until, reason: first.reason }
    : { kind: "read-only", reason: first.reason };
}

/** In a workspace that is read-only a person may still settle what is owed, leave, and take their data along. */
const stillAllowed: ReadonlySet<string> = new Set([
  "openBillingPortal",
  "changePlan",
  "keepPlan",
  "cancelSubscription",
  "resumeSubscription",
  "subscribeAgain",
  "settleCheckout",
  "leaveWorkspace",
  "removeMember",
  "cancelInvitation",
  "cancelSearch",
]);

/** Whether a request to a workspace would make, change or spend something: all but readings, and what settles a debt. */
export function isWriting(method: string, pathname: string): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return !stillAllowed.has(/^\/_server\/(\w+)$/.exec(pathname)?.[1] ?? "");
}
