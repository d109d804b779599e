import { asc, eq } from "drizzle-orm";
import {
  auditEntries,
  checkouts,
  passkeys,
  sessions,
  subscriptions,
  userPermissions,
  users,
  workspaceInvitations,
  workspaceMembers,
  workspaces,
} from "#app/db/schema/index.ts";
import type { UserContext } from "#app/server/context.ts";

/**
 * Everything that the product keeps about a person as its user, for them to take away: their profile, access, sessions,
 * memberships, payments' states and the audit entries of what they did. Secrets (hashes, tokens) are left out, and so is
 * what workspaces hold about others: that is theirs.
 */
export async function exportAccount(ctx: UserContext): Promise<Record<string, unknown>> {
  const { userId } = ctx.actor;
  const { db } = ctx;
  const [profile] = await db
    .select({
      id: users.id,
      email: users.email,
      email_confirmed: users.emailVerified,
      pending_email: users.pendingEmail,
      first_name: users.firstName,
      last_name: users.lastName,
      display_name: users.name,
      avatar_url: users.image,
      two_factor: users.twoFactorEnabled,
      created_at: users.createdAt,
      updated_at: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const [permissions] = await db.select().from(userPermissions).where(eq(userPermissions.userId, userId));
  return {
    exported_at: ctx.now().toISOString(),
    profile,
    permissions: permissions ?? null,
    workspaces: await db
      .select({
        id: workspaces.id,
        slug: workspaces.slug,
        name: workspaces.name,
        role: workspaceMembers.role,
        joined_at: workspaceMembers.createdAt,
      })
      .from(workspaceMembers)
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
      .where(eq(workspaceMembers.userId, userId))
      .orderBy(asc(workspaceMembers.createdAt)),
    invitations_sent: await db
      .select({
        workspace_id: workspaceInvitations.workspaceId,
        email: workspaceInvitations.email,
        created_at: workspaceInvitations.createdAt,
        accepted_at: workspaceInvitations.acceptedAt,
        withdrawn_at: workspaceInvitations.withdrawnAt,
      })
      .from(workspaceInvitations)
      .where(eq(workspaceInvitations.invitedBy, userId)),
    sessions: await db
      .select({
        created_at: sessions.createdAt,
        last_seen_at: sessions.updatedAt,
        address: sessions.ipAddress,
        user_agent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    passkeys: await db
      .select({ name: passkeys.name, created_at: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    subscriptions: await db
      .select({
        plan: subscriptions.plan,
        billing_period: subscriptions.billingPeriod,
        status: subscriptions.status,
        period_end: subscriptions.periodEnd,
        workspace_id: subscriptions.workspaceId,
      })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId)),
    checkouts: await db
      .select({
        purpose: checkouts.purpose,
        plan: checkouts.plan,
        credits: checkouts.credits,
        status: checkouts.status,
        created_at: checkouts.createdAt,
      })
      .from(checkouts)
      .where(eq(checkouts.userId, userId)),
    actions: await db
      .select({
        at: auditEntries.at,
        action: auditEntries.action,
        entity: auditEntries.entity,
        entity_id: auditEntries.entityId,
        workspace_id: auditEntries.workspaceId,
      })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId))
      .orderBy(asc(auditEntries.at)),
  };
}
