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
export type UserPermissions = Record<PermissionFlag, boolean> & { access_admin: boolean; moderate: boolean };

/** Adds access_admin (any manage_* or moderation) and moderate (moderation), as product.md settles them. */
export function derivePermissions(flags: Record<PermissionFlag, boolean>): UserPermissions {
  return {
    ...flags,
    access_admin:
      flags.manage_users ||
      flags.manage_external_users ||
      flags.manage_subjects ||
      flags.moderate_behavior_incidents ||
      flags.manage_social_reports,
    moderate: flags.moderate_behavior_incidents,
  };
}
