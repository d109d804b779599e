import { expect, test } from "vitest";
import { derivePermissions, permissionFlags, staffPermissions, type PermissionFlag } from "#app/server/permissions.ts";
import { adminPages, permittedAdminPages } from "./admin-pages.ts";

function withFlags(...held: PermissionFlag[]) {
  const flags = Object.fromEntries(permissionFlags.map((flag) => [flag, held.includes(flag)])) as Record<PermissionFlag, boolean>;
  return derivePermissions(flags);
}

test("the pages come in the order of the specification, whatever was added last", () => {
  const order = ["users", "external-users", "subjects", "moderation", "deepsocial-requests"].map((name) => `/admin/${name}`);
  const listed = permittedAdminPages(withFlags(...permissionFlags)).map(({ path }) => path as string);
  expect(listed.filter((path) => order.includes(path))).toEqual(order.filter((path) => listed.includes(path)));
  expect(listed[0]).toBe("/admin/users");
});

test("each staff permission gives access_admin and opens its own pages, and no other flag does", () => {
  for (const flag of permissionFlags) {
    const permissions = withFlags(flag);
    const isStaff = (staffPermissions as readonly string[]).includes(flag);
    expect(permissions.access_admin, flag).toBe(isStaff);
    expect(permissions.moderate, flag).toBe(flag === "moderate_behavior_incidents");
    expect(permittedAdminPages(permissions).map(({ path }) => path)).toEqual(
      adminPages.filter(({ permission }) => permission === flag).map(({ path }) => path),
    );
  }
});
