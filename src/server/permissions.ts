import { AppError } from "#app/lib/errors.ts";

/** The permission flags of the specification's section 6, with the two that derive from them. */
export const permissionFlags = [
  "use_app",
  "manage_users",
  "manage_external_users",
  "manage_subjects",
  "moderate_behavior_incidents",
  "manage_social_reports",
  "debug",
] as const;
export type PermissionFlag = (typeof permissionFlags)[number];
/** The permissions that open a part of /admin; any of them gives access_admin. */
export const staffPermissions = [
  "manage_users",
  "manage_external_users",
  "manage_subjects",
  "moderate_behavior_incidents",
  "manage_social_reports",
] as const satisfies readonly PermissionFlag[];
export type StaffPermission = (typeof staffPermissions)[number];
export type UserPermissions = Record<PermissionFlag, boolean> & { access_admin: boolean; moderate: boolean };

/** Adds access_admin (any manage_* or moderation) and moderate (moderation), as product.md settles them. */
export function derivePermissions(flags: Record<PermissionFlag, boolean>): UserPermissions {
  return {
    ...flags,
    access_admin: staffPermissions.some((flag) => flags[flag]),
    moderate: flags.moderate_behavior_incidents,
  };
}

/**
 * For whoever uses the app itself: until staff have let them in they wait.
 * @throws AppError `forbidden`
 */
export function requireAppAccess({ permissions }: { permissions: UserPermissions }): void {
  if (!permissions.use_app) throw new AppError("forbidden", "Your account does not have access to the app yet");
}
