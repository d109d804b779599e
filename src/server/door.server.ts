import { getRequest, getRequestHeader } from "@tanstack/react-start/server";
import { eq, sql } from "drizzle-orm";
import { prepared } from "#app/db/prepared.server.ts";
import { sessions, subscriptions, userPermissions, users, workspaceMembers } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { getApp, type App } from "./app.server.ts";
import { findSession, sessionTimes } from "./auth.server.ts";
import {
  asWorkspaceId,
  type Context,
  type MemberContext,
  type StaffContext,
  type UserActor,
  type UserContext,
} from "./context.ts";
import { hasDemo } from "./env.ts";
import { isWriting, standingOf } from "./workspace-standing.ts";
import { derivePermissions, requireAppAccess, type StaffPermission } from "./permissions.ts";
import { readSessionToken } from "./session-cookie.server.ts";

/** Identifies a request in logs and error screens; minted by the server entry, or here for its own calls. */
export function requestIdOf(request: Request): string {
  return request.headers.get("x-request-id") ?? newId();
}

function contextOf<A extends Context["actor"]>(app: App, requestId: string, actor: A): Context<A> {
  return {
    db: app.db,
    services: app.services,
    auth: app.auth,
    now: () => new Date(),
    log: app.log.child({ requestId }),
    requestId,
    cipher: app.cipher,
    websiteUrl: app.env.WEBSITE_URL,
    hasInbox: hasDemo(app.env),
    newUserAccess: app.env.NEW_USER_ACCESS,
    actor,
  };
}

export async function openDoor(): Promise<Context<{ kind: "anyone" }>> {
  return contextOf(await getApp(), requestIdOf(getRequest()), { kind: "anyone" });
}

/** The address of the caller: the server entry has overwritten the header with the socket's. */
export function callerAddress(): string {
  return getRequestHeader("x-forwarded-for") ?? "unknown";
}

export type Caller = {
  actor: UserActor;
  roles: ReadonlyMap<string, "owner" | "member">;
  account: {
    email: string;
    firstName: string;
    lastName: string;
    image: string | null;
    createdAt: Date;
    updatedAt: Date;
  };
};

// One look-up a request, however many server functions a rendered page calls.
const callers = new WeakMap<Request, Promise<Caller | null>>();

// Session, account, permissions and memberships in one statement on every request: what ends or is taken away counts at
// once.
const callerOfToken = prepared((db) =>
  db
    .select({
      expiresAt: sessions.expiresAt,
      userId: users.id,
      displayName: users.name,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      image: users.image,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      use_app: userPermissions.useApp,
      manage_users: userPermissions.manageUsers,
      manage_external_users: userPermissions.manageExternalUsers,
      manage_subjects: userPermissions.manageSubjects,
      moderate_behavior_incidents: userPermissions.moderateBehaviorIncidents,
      manage_social_reports: userPermissions.manageSocialReports,
      debug: userPermissions.debug,
      suspendedAt: users.suspendedAt,
      workspaceId: workspaceMembers.workspaceId,
      role: workspaceMembers.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userPermissions, eq(userPermissions.userId, users.id))
    .leftJoin(workspaceMembers, eq(workspaceMembers.userId, users.id))
    .where(eq(sessions.token, sql.placeholder("token")))
    .prepare("caller_of_token"),
);

/** Ended, or old enough for its use to prolong it: the library's work, which sets the cookie too. */
function needsLibrary(expiresAt: Date): boolean {
  return expiresAt.getTime() <= Date.now() + (sessionTimes.expiresIn - sessionTimes.updateAge) * 1000;
}

async function readCaller(app: App, headers: Headers): Promise<Caller | null> {
  const token = await readSessionToken(app.auth, headers);
  if (token === null) return null;
  const rows = await callerOfToken(app.db).execute({ token });
  const flags = rows[0];
  if ((!flags || needsLibrary(flags.expiresAt)) && !(await findSession(app, headers))) return null;
  // A session that was being made while the account was suspended.
  if (!flags || flags.suspendedAt) return null;
  const roles = rows.flatMap((row) => (row.workspaceId && row.role ? [[row.workspaceId, row.role] as const] : []));
  return {
    actor: {
      kind: "user",
      userId: flags.userId,
      displayName: flags.displayName,
      permissions: derivePermissions({
        use_app: flags.use_app ?? false,
        manage_users: flags.manage_users ?? false,
        manage_external_users: flags.manage_external_users ?? false,
        manage_subjects: flags.manage_subjects ?? false,
        moderate_behavior_incidents: flags.moderate_behavior_incidents ?? false,
        manage_social_reports: flags.manage_social_reports ?? false,
        debug: flags.debug ?? false,
      }),
    },
    roles: new Map(roles),
    account: {
      email: flags.email,
      firstName: flags.firstName,
      lastName: flags.lastName,
      image: flags.image,
      createdAt: flags.createdAt,
      updatedAt: flags.updatedAt,
    },
  };
}

/** Who calls, with their own record and memberships, or null when nobody is signed in. */
export function findCaller(request: Request = getRequest()): Promise<Caller | null> {
  const known = callers.get(request);
  if (known) return known;
  const caller = getApp().then((app) => readCaller(app, request.headers));
  callers.set(request, caller);
  return caller;
}

/** Who calls, or null when nobody is signed in. */
export async function findActor(request: Request = getRequest()): Promise<UserActor | null> {
  return (await findCaller(request))?.actor ?? null;
}

/** Forgets who called: after signing in or out within a request. */
export function forgetActor(request: Request = getRequest()): void {
  callers.delete(request);
}

/** @throws AppError `not-signed-in` */
export async function requireUser(request: Request = getRequest()): Promise<UserContext> {
  const actor = await findActor(request);
  if (!actor) throw new AppError("not-signed-in", "Please sign in");
  return contextOf(await getApp(), requestIdOf(request), actor);
}

/**
 * Lets a member with use_app into a workspace. A workspace that does not exist and one that is somebody
 * else's get the same answer.
 * @throws AppError `not-signed-in`, `forbidden`, `invalid` (not a uuid), `not-found`; `refused` for what would change a
 *   workspace that is read-only
 */
export async function requireMember(workspaceId: unknown, request: Request = getRequest()): Promise<MemberContext> {
  const ctx = await requireUser(request);
  if (!isUuid(workspaceId)) {
    throw new AppError("invalid", "Workspace ID is invalid", { fields: { workspaceId: "Workspace ID is invalid" } });
  }
  requireAppAccess(ctx.actor);
  const role = (await findCaller(request))?.roles.get(workspaceId.toLowerCase());
  if (!role) throw new AppError("not-found", "This workspace does not exist");
  const member = { ...ctx, log: ctx.log.child({ workspaceId }), workspaceId: asWorkspaceId(workspaceId.toLowerCase()), role };
  if (isWriting(request.method, new URL(request.url).pathname)) await requireWritable(member);
  return member;
}

/** Whatever makes, changes or spends waits until the workspace's payment is settled; nothing of it is deleted meanwhile. */
async function requireWritable(ctx: MemberContext): Promise<void> {
  const [subscription] = await ctx.db
    .select({
      status: subscriptions.status,
      pastDueSince: subscriptions.pastDueSince,
      disputedSince: subscriptions.disputedSince,
    })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, ctx.workspaceId));
  const standing = standingOf(subscription ?? null, ctx.now());
  if (standing.kind !== "read-only") return;
  throw new AppError(
    "refused",
    standing.reason === "ended"
      ? "This workspace is read-only, because its subscription has ended"
      : "This workspace is read-only until its payment is settled",
  );
}

/**
 * Lets somebody of the staff in for one permission. Whoever lacks it is told the same, whatever else they may do.
 * @throws AppError `not-signed-in`, `forbidden`
 */
export async function requireStaff<P extends StaffPermission>(
  permission: P,
  request: Request = getRequest(),
): Promise<StaffContext<P>> {
  const ctx = await requireUser(request);
  if (!ctx.actor.permissions[permission]) throw new AppError("forbidden", "Your account does not have the permission for this");
  return { ...ctx, staff: permission };
}
