import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { userPermissions, users } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { likePatterns } from "#app/lib/fold-plain.ts";
import { readTextCursor, writeTextCursor } from "#app/lib/page-cursor.ts";
import type { StaffContext } from "#app/server/context.ts";
import { derivePermissions, type PermissionFlag, type UserPermissions } from "#app/server/permissions.ts";
import type { User } from "./account.ts";
import type { UserFilter, UserSort } from "./user-filters.ts";

/** The specification's user permissions, with the two that derive from them. */
export type UserPermissionsRecord = { id: string | null; user_id: string } & UserPermissions;

/** A user as staff see them: without anything that could open the account. */
export type UserListItem = User & {
  permissions: UserPermissions;
  suspended_at: string | null;
  /** Whether the address has been confirmed. */
  is_confirmed: boolean;
};

export type UserPage = { users: UserListItem[]; next_cursor: string | null };

type UsersContext = Pick<StaffContext<"manage_users">, "db" | "staff">;
type ViewContext = UsersContext & Pick<StaffContext<"manage_users">, "actor" | "requestId" | "now">;

const pageSize = 50;

export const flagColumns = {
  use_app: userPermissions.useApp,
  manage_users: userPermissions.manageUsers,
  manage_external_users: userPermissions.manageExternalUsers,
  manage_subjects: userPermissions.manageSubjects,
  moderate_behavior_incidents: userPermissions.moderateBehaviorIncidents,
  manage_social_reports: userPermissions.manageSocialReports,
  debug: userPermissions.debug,
};

const itemColumns = {
  id: users.id,
  email: users.email,
  first_name: users.firstName,
  last_name: users.lastName,
  display_name: users.name,
  avatar_url: users.image,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  suspendedAt: users.suspendedAt,
  isConfirmed: users.emailVerified,
  ...flagColumns,
};

/** A person whom nobody gave anything has no row: nothing is granted. */
export function toFlags(row: Record<PermissionFlag, boolean | null>): Record<PermissionFlag, boolean> {
  return {
    use_app: row.use_app ?? false,
    manage_users: row.manage_users ?? false,
    manage_external_users: row.manage_external_users ?? false,
    manage_subjects: row.manage_subjects ?? false,
    moderate_behavior_incidents: row.moderate_behavior_incidents ?? false,
    manage_social_reports: row.manage_social_reports ?? false,
    debug: row.debug ?? false,
  };
}

type ItemRow = Pick<User, "id" | "email" | "first_name" | "last_name" | "display_name" | "avatar_url"> & {
  createdAt: Date;
  updatedAt: Date;
  suspendedAt: Date | null;
  isConfirmed: boolean;
} & Record<PermissionFlag, boolean | null>;

function toItem(row: ItemRow): UserListItem {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    display_name: row.display_name,
    avatar_url: row.avatar_url,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    is_confirmed: row.isConfirmed,
    permissions: derivePermissions(toFlags(row)),
  };
}

// Keys are made in the order of time (lib/ids.ts), so the newest come first by them alone.
const orders: Record<UserSort, { key: SQL; order: SQL; isAfter: (value: string, id: string) => SQL }> = {
  newest: {
    key: sql`''`,
    order: sql`${users.id} desc`,
    isAfter: (_value, id) => sql`${users.id} < ${id}::uuid`,
  },
  name: {
    key: sql`${users.name}`,
    order: sql`${users.name}, ${users.id}`,
    isAfter: (value, id) => sql`(${users.name}, ${users.id}) > (${value}, ${id}::uuid)`,
  },
  email: {
    key: sql`${users.email}`,
    order: sql`${users.email}`,
    isAfter: (value) => sql`${users.email} > ${value}`,
  },
};

const filters: Record<UserFilter, SQL | undefined> = {
  all: undefined,
  waiting: sql`${userPermissions.useApp} is not true`,
  open: sql`${userPermissions.useApp}`,
  // In the words of the index that holds the few of them.
  staff: sql`${users.id} in (select user_id from user_permissions where manage_users or manage_external_users or manage_subjects or moderate_behavior_incidents or manage_social_reports or debug)`,
  suspended: isNotNull(users.suspendedAt),
};

/**
 * A page of the accounts, 50, without those that were deleted. `query`: words of which each stands in the name or in
 * the address. Never counts them all, and finds the next page by where the last one ended.
 */
export async function list(
  ctx: UsersContext,
  input: { query?: string | undefined; filter: UserFilter; sort: UserSort; cursor?: string | undefined },
): Promise<UserPage> {
  const { key, order, isAfter } = orders[input.sort];
  const after = readTextCursor(input.cursor);
  const rows = await ctx.db
    .select({ ...itemColumns, key: sql<string>`${key}` })
    .from(users)
    .leftJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(
      and(
        sql`${users.deletedAt} is null`,
        filters[input.filter],
        ...likePatterns(input.query ?? "").map((pattern) => sql`${users.searchText} like ${pattern}`),
        after && isAfter(after.value, after.id),
      ),
    )
    .orderBy(order)
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    users: page.map(toItem),
    next_cursor: rows.length > pageSize && last ? writeTextCursor({ value: last.key, id: last.id }) : null,
  };
}

/** The user with this e-mail address, however it is written; null when nobody has it. */
export function findByEmail(ctx: ViewContext, email: string): Promise<UserListItem | null> {
  return findOne(ctx, eq(users.email, email.trim().toLowerCase()));
}

/** The user with this id, or null. */
export function findById(ctx: ViewContext, userId: string): Promise<UserListItem | null> {
  return findOne(ctx, eq(users.id, userId));
}

/** Who looks at one account sees what it may do as well: both are in the trail. */
async function findOne(ctx: ViewContext, where: SQL): Promise<UserListItem | null> {
  const [row] = await ctx.db
    .select(itemColumns)
    .from(users)
    .leftJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(where);
  if (!row) return null;
  const seen = (["user", "permission"] as const).map((entity) => ({ entity, entityId: row.id }));
  await audit.recordViews(ctx.db, ctx, { workspaceId: null, seen });
  return toItem(row);
}

/** What a user may do; null when there is no such user. The id is null while nobody has given them anything. */
export async function findPermissions(ctx: ViewContext, userId: string): Promise<UserPermissionsRecord | null> {
  const [row] = await ctx.db
    .select({ userId: users.id, id: userPermissions.id, ...flagColumns })
    .from(users)
    .leftJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  await audit.recordView(ctx.db, ctx, { entity: "permission", entityId: row.userId, workspaceId: null });
  return { id: row.id, user_id: row.userId, ...derivePermissions(toFlags(row)) };
}
