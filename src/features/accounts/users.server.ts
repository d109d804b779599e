import { eq } from "drizzle-orm";
import { userPermissions, users } from "#app/db/schema/index.ts";
import type { StaffContext } from "#app/server/context.ts";
import { derivePermissions, type PermissionFlag, type UserPermissions } from "#app/server/permissions.ts";
import type { User } from "./account.ts";

/** The specification's user permissions, with the two that derive from them. */
export type UserPermissionsRecord = { id: string | null; user_id: string } & UserPermissions;

type UsersContext = StaffContext<"manage_users">;

const userColumns = {
  id: users.id,
  email: users.email,
  first_name: users.firstName,
  last_name: users.lastName,
  display_name: users.name,
  avatar_url: users.image,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

function toUser({
  createdAt,
  updatedAt,
  ...user
}: Omit<User, "created_at" | "updated_at"> & { createdAt: Date; updatedAt: Date }): User {
  return { ...user, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}

/** The user with this e-mail address, however it is written; null when nobody has it. */
export async function findByEmail(ctx: UsersContext, email: string): Promise<User | null> {
  const [row] = await ctx.db.select(userColumns).from(users).where(eq(users.email, email.trim().toLowerCase()));
  return row ? toUser(row) : null;
}

/** The user with this id, or null. */
export async function findById(ctx: UsersContext, userId: string): Promise<User | null> {
  const [row] = await ctx.db.select(userColumns).from(users).where(eq(users.id, userId));
  return row ? toUser(row) : null;
}

/** What a user may do; null when there is no such user. A user whom nobody gave anything has a null id and no flag. */
export async function findPermissions(ctx: UsersContext, userId: string): Promise<UserPermissionsRecord | null> {
  const [row] = await ctx.db
    .select({ userId: users.id, id: userPermissions.id, ...flagColumns })
    .from(users)
    .leftJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { userId: user_id, id, ...flags } = row;
  return { id, user_id, ...derivePermissions(toFlags(flags)) };
}

export const flagColumns = {
  use_app: userPermissions.useApp,
  manage_users: userPermissions.manageUsers,
  manage_external_users: userPermissions.manageExternalUsers,
  manage_subjects: userPermissions.manageSubjects,
  moderate_behavior_incidents: userPermissions.moderateBehaviorIncidents,
  manage_social_reports: userPermissions.manageSocialReports,
  debug: userPermissions.debug,
};

/** A person whom nobody gave anything has no row: nothing is granted. */
export function toFlags(row: Record<PermissionFlag, boolean | null>): Record<PermissionFlag, boolean> {
  return Object.fromEntries(Object.entries(row).map(([flag, held]) => [flag, held ?? false])) as Record<PermissionFlag, boolean>;
}
