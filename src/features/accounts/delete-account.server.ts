import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import {
  accounts,
  mailTokens,
  passkeys,
  sessions,
  subscriptions,
  twoFactors,
  userPermissions,
  users,
  verifications,
  workspaceInvitations,
  workspaceMembers,
  workspaces,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { UserContext } from "#app/server/context.ts";
import { requirePassword } from "./profile.server.ts";

export type DepartureOutcome =
  | { ok: true }
  /** Others work there and nobody else owns it. */
  | { ok: false; reason: "only-owner"; workspaces: string[] }
  /** It would go on being charged. */
  | { ok: false; reason: "subscription" };

/**
 * Ends an account for good: names, address, picture, password, second factors, sessions, permissions and memberships go.
 * What the person wrote in workspaces stays there, under "Deleted account", since findings and the audit log have to say
 * that somebody confirmed them.
 * @throws AppError `invalid` for a wrong password
 */
export async function leaveForGood(
  ctx: UserContext,
  input: { password: string },
  caller: { address: string },
): Promise<DepartureOutcome> {
  await requirePassword(ctx, input.password, caller);
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const mine = await tx
      .select({ workspaceId: workspaceMembers.workspaceId, role: workspaceMembers.role, name: workspaces.name })
      .from(workspaceMembers)
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
      .where(eq(workspaceMembers.userId, userId))
      .for("update", { of: workspaces });
    const owned = mine.filter(({ role }) => role === "owner");
    const others = owned.length
      ? await tx
          .select({ workspaceId: workspaceMembers.workspaceId, role: workspaceMembers.role })
          .from(workspaceMembers)
          .where(
            and(
              inArray(
                workspaceMembers.workspaceId,
                owned.map(({ workspaceId }) => workspaceId),
              ),
              ne(workspaceMembers.userId, userId),
            ),
          )
      : [];
    const left = owned.filter(({ workspaceId }) => {
      const there = others.filter((other) => other.workspaceId === workspaceId);
      return there.length > 0 && !there.some(({ role }) => role === "owner");
    });
    if (left.length > 0) return { ok: false, reason: "only-owner", workspaces: left.map(({ name }) => name) };
    const [paying] = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, userId),
          isNull(subscriptions.endedAt),
          isNull(subscriptions.cancelsAt),
          inArray(subscriptions.status, ["trialing", "active", "past_due", "unpaid", "paused"]),
        ),
      );
    if (paying) return { ok: false, reason: "subscription" };
    for (const { workspaceId } of mine) {
      await audit.record(tx, ctx, { action: "leave", entity: "member", entityId: userId, workspaceId });
    }
    await tx.delete(workspaceMembers).where(eq(workspaceMembers.userId, userId));
    await tx
      .update(workspaceInvitations)
      .set({ withdrawnAt: ctx.now() })
      .where(and(eq(workspaceInvitations.invitedBy, userId), isNull(workspaceInvitations.acceptedAt)));
    for (const table of [accounts, sessions, mailTokens, twoFactors, passkeys, userPermissions]) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await tx
      .update(users)
      .set({
        email: `deleted-${userId}@deleted.invalid`,
        pendingEmail: null,
        emailVerified: false,
        firstName: "Deleted",
        lastName: "account",
        name: "Deleted account",
        image: null,
        twoFactorEnabled: false,
        deletedAt: ctx.now(),
      })
      .where(eq(users.id, userId));
    await audit.record(tx, ctx, { action: "delete-account", entity: "permission", entityId: userId, workspaceId: null });
    return { ok: true };
  });
}
