import { redirect } from "@tanstack/react-router";
import type { StaffPermission, UserPermissions } from "#app/server/permissions.ts";

/** For beforeLoad of a page of /admin: who lacks its permission is led to the first page that they may manage. */
export function requirePermission(context: { currentUser: { permissions: UserPermissions } }, permission: StaffPermission): void {
  if (!context.currentUser.permissions[permission]) throw redirect({ to: "/admin" });
}
