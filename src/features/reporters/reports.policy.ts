import type { ReporterActor } from "#app/server/context.ts";

export const inactiveLink =
  "Your access has been deactivated: nothing can be sent at the moment. What you have typed is kept in this browser.";
export const readOnlyLink =
  "Your link shows your reports; it may not submit new ones. What you have typed is kept in this browser.";

/** Why this reporter may not send anything now, or null. */
export function whyNotSubmit(actor: Pick<ReporterActor, "isActive" | "permissions">): string | null {
  if (!actor.isActive) return inactiveLink;
  return actor.permissions.includes("submit_behavior_incidents") ? null : readOnlyLink;
}
