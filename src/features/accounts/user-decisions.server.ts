import { and, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { sessions, userDecisions, userPermissions, users } from "#app/db/schema/index.ts";
import * as subscriptions from "#app/features/billing/subscriptions.server.ts";
import { enqueueEndOfTrial } from "#app/features/billing/readings.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { StaffContext } from "#app/server/context.ts";
import { derivePermissions, permissionFlags, type PermissionFlag } from "#app/server/permissions.ts";
import type { PermissionChanges, UserDecisionKind } from "./user-decision.ts";
import { toFlags, type UserPermissionsRecord } from "./users.server.ts";
import { flagColumns } from "./users.server.ts";

type UsersContext = StaffContext<"manage_users">;

const columnOf = {
  use_app: "useApp",
  manage_users: "manageUsers",
  manage_external_users: "manageExternalUsers",
  manage_subjects: "manageSubjects",
  moderate_behavior_incidents: "moderateBehaviorIncidents",
  manage_social_reports: "manageSocialReports",
  debug: "debug",
} as const satisfies Record<PermissionFlag, keyof typeof userPermissions.$inferInsert>;

/** The queue of the job that follows a grant of use_app. */
export const accessOpenedQueue = "access-opened";

/**
 * Changes what a user may do, from their next request on, and writes down each change with the reason. Flags that are
 * as asked already are left alone; when all are, nothing is written. Granting use_app enqueues its e-mail and the end
 * of their trial.
 * @throws AppError `forbidden` for one's own permissions, and for who has lost manage_users meanwhile; `not-found`
 */
export async function updatePermissions(
  ctx: UsersContext,
  input: { userId: string; permissions: PermissionChanges; reason: string },
): Promise<UserPermissionsRecord> {
  refuseOneself(ctx, input.userId, "Nobody can change their own permissions");
  return ctx.db.transaction(async (tx) => {
    const before = await lockBoth(tx, ctx, input.userId);
    const changed = permissionFlags.filter(
      (flag) => input.permissions[flag] !== undefined && input.permissions[flag] !== before.flags[flag],
    );
    const after = { ...before.flags, ...Object.fromEntries(changed.map((flag) => [flag, !before.flags[flag]])) };
    let { id } = before;
    if (changed.length > 0) {
      const columns = Object.fromEntries(changed.map((flag) => [columnOf[flag], after[flag]]));
      const [row] = await tx
        .insert(userPermissions)
        .values({ userId: input.userId, ...columns })
        .onConflictDoUpdate({ target: userPermissions.userId, set: columns })
        .returning({ id: userPermissions.id });
      id = row?.id ?? id;
      const decisionId = await decide(tx, ctx, {
        ...input,
        kind: "permissions",
        changes: Object.fromEntries(changed.map((flag) => [flag, after[flag]])),
      });
      if (changed.includes("use_app") && after.use_app) {
        await ctx.services.jobs.enqueue(tx, accessOpenedQueue, { userId: input.userId, decisionId }, { key: decisionId });
        // Who has access does not wait any more, and so pays (product.md).
        await enqueueEndOfTrial(tx, ctx, input.userId);
        await subscriptions.accessGranted(tx, ctx, input.userId);
      }
      for (const flag of changed) {
        await audit.record(tx, ctx, {
          action: after[flag] ? "grant" : "revoke",
          entity: "permission",
          entityId: input.userId,
          workspaceId: null,
          details: { permissionCode: flag.replaceAll("_", "-"), decisionId },
        });
      }
    }
    return { id, user_id: input.userId, ...derivePermissions(after) };
  });
}

/** Closes an account: it cannot sign in and its sessions end with this. Suspending twice changes nothing. */
export function suspend(ctx: UsersContext, input: { userId: string; reason: string }): Promise<void> {
  refuseOneself(ctx, input.userId, "Nobody can suspend their own account");
  return ctx.db.transaction(async (tx) => {
    const { suspendedAt } = await lockBoth(tx, ctx, input.userId);
    if (suspendedAt) return;
    await tx.update(users).set({ suspendedAt: ctx.now() }).where(eq(users.id, input.userId));
    await tx.delete(sessions).where(eq(sessions.userId, input.userId));
    await decideAndRecord(tx, ctx, { ...input, kind: "suspend" });
  });
}

/** Opens a suspended account again; its person signs in as before. */
export function unsuspend(ctx: UsersContext, input: { userId: string; reason: string }): Promise<void> {
  refuseOneself(ctx, input.userId, "Nobody can suspend their own account");
  return ctx.db.transaction(async (tx) => {
    const { suspendedAt } = await lockBoth(tx, ctx, input.userId);
    if (!suspendedAt) return;
    await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, input.userId));
    await decideAndRecord(tx, ctx, { ...input, kind: "unsuspend" });
  });
}

/** Ends every session of a user, one's own as well: each of their browsers has to sign in again. */
export function signOutEverywhere(ctx: UsersContext, input: { userId: string; reason: string }): Promise<{ ended: number }> {
  return ctx.db.transaction(async (tx) => {
    await lockBoth(tx, ctx, input.userId);
    const ended = await tx.delete(sessions).where(eq(sessions.userId, input.userId)).returning({ id: sessions.id });
    await decideAndRecord(tx, ctx, { ...input, kind: "sign-out" });
    return { ended: ended.length };
  });
}

/** What staff decided about an account, the newest first, at most 50. */
export type UserDecision = {
  id: string;
  kind: UserDecisionKind;
  changes: PermissionChanges;
  reason: string;
  decided_by: string;
  decided_at: string;
};

export async function listDecisions(ctx: Pick<UsersContext, "db" | "staff">, userId: string): Promise<UserDecision[]> {
  const rows = await ctx.db
    .select({
      id: userDecisions.id,
      kind: userDecisions.kind,
      changes: userDecisions.changes,
      reason: userDecisions.reason,
      decidedBy: users.name,
      decidedAt: userDecisions.decidedAt,
    })
    .from(userDecisions)
    .innerJoin(users, eq(users.id, userDecisions.decidedBy))
    .where(eq(userDecisions.userId, userId))
    .orderBy(desc(userDecisions.decidedAt), desc(userDecisions.id))
    .limit(50);
  return rows.map(({ decidedBy, decidedAt, ...row }) => ({
    ...row,
    decided_by: decidedBy,
    decided_at: decidedAt.toISOString(),
  }));
}

function refuseOneself(ctx: UsersContext, userId: string, message: string): void {
  if (ctx.actor.userId === userId.toLowerCase()) throw new AppError("forbidden", message);
}

/**
 * Locks both people, always in the same order, and looks again whether the one may still manage users: two who take the
 * permission from each other come one after the other, and somebody keeps it.
 */
async function lockBoth(tx: Queryable, ctx: UsersContext, userId: string) {
  const locked = await tx
    .select({ id: users.id, suspendedAt: users.suspendedAt, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, [ctx.actor.userId, userId]))
    .orderBy(users.id)
    .for("no key update");
  const target = locked.find(({ id }) => id === userId.toLowerCase());
  if (!target || target.deletedAt) throw new AppError("not-found", "This user does not exist");
  const [own] = await tx
    .select({ id: userPermissions.id })
    .from(userPermissions)
    .where(and(eq(userPermissions.userId, ctx.actor.userId), eq(userPermissions.manageUsers, true)));
  if (!own) throw new AppError("forbidden", "Your account does not have the permission for this");
  const [row] = await tx
    .select({ id: userPermissions.id, ...flagColumns })
    .from(users)
    .leftJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new AppError("not-found", "This user does not exist");
  return { id: row.id, flags: toFlags(row), suspendedAt: target.suspendedAt };
}

type Decision = { userId: string; kind: UserDecisionKind; changes?: PermissionChanges; reason: string };

async function decide(tx: Queryable, ctx: UsersContext, decision: Decision): Promise<string> {
  const id = newId();
  await tx.insert(userDecisions).values({
    id,
    userId: decision.userId,
    kind: decision.kind,
    changes: decision.changes ?? {},
    reason: decision.reason,
    decidedBy: ctx.actor.userId,
    decidedAt: ctx.now(),
  });
  return id;
}

async function decideAndRecord(tx: Queryable, ctx: UsersContext, decision: Decision): Promise<void> {
  const decisionId = await decide(tx, ctx, decision);
  await audit.record(tx, ctx, {
    action: decision.kind,
    entity: "user",
    entityId: decision.userId,
    workspaceId: null,
    details: { decisionId },
  });
}
