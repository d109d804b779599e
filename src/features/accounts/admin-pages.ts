import type { StaffPermission, UserPermissions } from "#app/server/permissions.ts";

/**
 * The pages of /admin in the order in which its index looks for one that the person may manage (specification,
 * section 2): users, external-users, subjects, then moderation and deepsocial-requests, then what came later. A page
 * stands here as soon as its route does.
 */
export const adminPages = [
  { path: "/admin/users", label: "Users", permission: "manage_users" },
  { path: "/admin/external-users", label: "External users", permission: "manage_external_users" },
  { path: "/admin/subjects", label: "Subjects", permission: "manage_subjects" },
  { path: "/admin/moderation", label: "Moderation", permission: "moderate_behavior_incidents" },
  { path: "/admin/deepsocial-requests", label: "Social media searches", permission: "manage_social_reports" },
  { path: "/admin/subject-requests", label: "Subject requests", permission: "manage_subjects" },
  { path: "/admin/retention", label: "Retention", permission: "manage_subjects" },
  { path: "/admin/audit", label: "Audit", permission: "manage_users" },
] as const satisfies readonly {
  path: string;
  label: string;
  permission: StaffPermission;
}[];
export type AdminPage = (typeof adminPages)[number];

/** The pages that somebody may manage, in the order of {@link adminPages}. */
export function permittedAdminPages(permissions: UserPermissions): AdminPage[] {
  return adminPages.filter(({ permission }) => permissions[permission]);
}
