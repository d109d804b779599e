import type { PermissionFlag } from "#app/server/permissions.ts";

/** What staff may decide about an account. */
export const userDecisionKinds = ["permissions", "suspend", "unsuspend", "sign-out"] as const;
export type UserDecisionKind = (typeof userDecisionKinds)[number];

export type PermissionChanges = Partial<Record<PermissionFlag, boolean>>;
