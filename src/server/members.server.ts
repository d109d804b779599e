import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/db.server.ts";
import { userPermissions, users, workspaceMembers } from "#app/db/schema/index.ts";
import type { App } from "./app.server.ts";
import { asWorkspaceId, type MemberContext, type UserActor } from "./context.ts";
import { requestIdOf } from "./door.server.ts";
import { jobContext } from "./job-context.server.ts";
import { derivePermissions } from "./permissions.ts";

type Membership = { actor: UserActor; role: "owner" | "member" };

/**
 * Somebody as a member of a workspace with access to the app, for what is done in their name without a session of
 * theirs; null when they are none (any more), or are suspended.
 */
export async function findMember(db: Database, of: { userId: string; workspaceId: string }): Promise<Membership | null> {
  const [row] = await db
    .select({
      displayName: users.name,
      role: workspaceMembers.role,
      use_app: userPermissions.useApp,
      manage_users: userPermissions.manageUsers,
      manage_external_users: userPermissions.manageExternalUsers,
      manage_subjects: userPermissions.manageSubjects,
      moderate_behavior_incidents: userPermissions.moderateBehaviorIncidents,
      manage_social_reports: userPermissions.manageSocialReports,
      debug: userPermissions.debug,
    })
    .from(users)
    .innerJoin(userPermissions, eq(userPermissions.userId, users.id))
    .innerJoin(workspaceMembers, and(eq(workspaceMembers.userId, users.id), eq(workspaceMembers.workspaceId, of.workspaceId)))
    .where(and(eq(users.id, of.userId), eq(userPermissions.useApp, true), isNull(users.suspendedAt)));
  if (!row) return null;
  const { displayName, role, ...flags } = row;
  return { actor: { kind: "user", userId: of.userId, displayName, permissions: derivePermissions(flags) }, role };
}

/** A member's context for a request that a token of the workspace has let in. */
export async function memberOf(
  app: App,
  request: Request,
  of: { userId: string; workspaceId: string },
): Promise<MemberContext | null> {
  const member = await findMember(app.db, of);
  if (!member) return null;
  const requestId = requestIdOf(request);
  return {
    ...jobContext(app, "public-api"),
    ...member,
    requestId,
    log: app.log.child({ requestId, workspaceId: of.workspaceId }),
    workspaceId: asWorkspaceId(of.workspaceId),
  };
}
