import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { users, workspaceInvitations, workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { asWorkspaceId, type Context, type MemberContext, type UserContext, type WorkspaceId } from "#app/server/context.ts";
import { hashMailToken, mintMailToken } from "#app/server/mail-token.server.ts";
import { consume } from "#app/server/rate-limit.server.ts";
import { countMembers, lockWorkspace } from "./members.server.ts";
import { requireOwner } from "./setup.server.ts";
import { memberLimits } from "./workspace.ts";

const lifeMs = 7 * 24 * 60 * 60 * 1000;
/** A second press of the same button is no second mail. */
const sameMomentMs = 60_000;

export type Invitation = { id: string; email: string; expires_at: string; created_at: string; is_expired: boolean };

const isOpen = and(isNull(workspaceInvitations.acceptedAt), isNull(workspaceInvitations.withdrawnAt));

/** Open invitations of the workspace, those after their time included: they can be sent again. For its owners. */
export async function list(ctx: MemberContext): Promise<Invitation[]> {
  requireOwner(ctx);
  const rows = await ctx.db
    .select()
    .from(workspaceInvitations)
    .where(and(eq(workspaceInvitations.workspaceId, ctx.workspaceId), isOpen))
    .orderBy(asc(workspaceInvitations.createdAt));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    expires_at: row.expiresAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    is_expired: row.expiresAt <= ctx.now(),
  }));
}

export type InviteOutcome =
  | { ok: true; invitationId: string }
  | { ok: false; reason: "already-member" }
  | { ok: false; reason: "limit"; limit: number };

/**
 * Mails somebody a one-time link into the workspace that works for seven days. Inviting them again sends another link and
 * ends the older one. Members and open invitations together are at most what the plan allows.
 */
export async function invite(ctx: MemberContext, input: { email: string }): Promise<InviteOutcome> {
  requireOwner(ctx);
  const email = input.email.toLowerCase();
  const limited = await consume(ctx.db, `invite:workspace:${ctx.workspaceId}`, {
    limit: 30,
    windowSeconds: 3600,
    now: ctx.now(),
  });
  if (!limited.allowed) throw new AppError("too-many-requests", "Too many invitations. Please try again in an hour.");
  return ctx.db.transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, ctx);
    const [member] = await tx
      .select({ id: workspaceMembers.id })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .where(and(eq(workspaceMembers.workspaceId, ctx.workspaceId), eq(sql`lower(${users.email})`, email)));
    if (member) return { ok: false, reason: "already-member" };
    const [known] = await tx
      .select()
      .from(workspaceInvitations)
      .where(and(eq(workspaceInvitations.workspaceId, ctx.workspaceId), eq(workspaceInvitations.email, email), isOpen));
    const sentAt = known ? known.expiresAt.getTime() - lifeMs : 0;
    if (known && ctx.now().getTime() - sentAt < sameMomentMs) return { ok: true, invitationId: known.id };
    const limit = memberLimits[workspace.plan];
    const taken = (await countMembers(tx, ctx)) + (await countOpen(tx, ctx, known?.id));
    if (taken >= limit) return { ok: false, reason: "limit", limit };
    const id = known?.id ?? newId();
    const expiresAt = new Date(ctx.now().getTime() + lifeMs);
    // The round is the time of sending, so that the link before stops working.
    const tokenHash = hashMailToken(mintMailToken(ctx.auth, id, expiresAt.toISOString()));
    await tx
      .insert(workspaceInvitations)
      .values({
        id,
        workspaceId: ctx.workspaceId,
        email,
        tokenHash,
        invitedBy: ctx.actor.userId,
        expiresAt,
        createdAt: ctx.now(),
      })
      .onConflictDoUpdate({ target: workspaceInvitations.id, set: { tokenHash, expiresAt, invitedBy: ctx.actor.userId } });
    await record(tx, ctx, ctx.workspaceId, "invite", id);
    await ctx.services.jobs.enqueue(tx, "send-invitation", { invitationId: id, round: expiresAt.toISOString() });
    return { ok: true, invitationId: id };
  });
}

async function countOpen(tx: Queryable, ctx: MemberContext, butId: string | undefined): Promise<number> {
  const rows = await tx
    .select({ id: workspaceInvitations.id })
    .from(workspaceInvitations)
    .where(and(eq(workspaceInvitations.workspaceId, ctx.workspaceId), isOpen, gt(workspaceInvitations.expiresAt, ctx.now())));
  return rows.filter(({ id }) => id !== butId).length;
}

function record(tx: Queryable, ctx: UserContext, workspaceId: WorkspaceId, action: string, invitationId: string) {
  return audit.record(tx, ctx, {
    action,
    entity: "member",
    entityId: invitationId,
    workspaceId,
  });
}

/** Takes an invitation back: its link stops at once. */
export async function withdraw(ctx: MemberContext, input: { invitationId: string }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.transaction(async (tx) => {
    const [done] = await tx
      .update(workspaceInvitations)
      .set({ withdrawnAt: ctx.now() })
      .where(and(eq(workspaceInvitations.id, input.invitationId), eq(workspaceInvitations.workspaceId, ctx.workspaceId), isOpen))
      .returning({ id: workspaceInvitations.id });
    if (!done) throw new AppError("not-found", "This invitation does not exist");
    await record(tx, ctx, ctx.workspaceId, "withdraw-invitation", done.id);
  });
}

export type OfferedInvitation = {
  workspace_name: string;
  invited_by: string | null;
  email: string;
  /** Whether the address has an account already; otherwise one is made by accepting. */
  has_account: boolean;
};

/** What a link is an invitation to, for whoever holds it; null for one that does not work, whatever the reason. */
export async function findByToken(ctx: Context, input: { tokenHash: string }): Promise<OfferedInvitation | null> {
  const [found] = await ctx.db
    .select({ email: workspaceInvitations.email, workspace_name: workspaces.name, invited_by: users.name })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvitations.invitedBy))
    .where(
      and(
        eq(workspaceInvitations.tokenHash, hashMailToken(input.tokenHash)),
        isOpen,
        gt(workspaceInvitations.expiresAt, ctx.now()),
      ),
    );
  if (!found) return null;
  const [account] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, found.email), eq(users.emailVerified, true)));
  return { ...found, has_account: account !== undefined };
}

/** Invitations that wait for the signed-in person, for the page of who is in no workspace. */
export async function listForUser(
  ctx: UserContext,
): Promise<{ id: string; workspace_name: string; invited_by: string | null }[]> {
  return ctx.db
    .select({
      id: workspaceInvitations.id,
      workspace_name: workspaces.name,
      invited_by: sql<string | null>`inviter.display_name`,
    })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
    .innerJoin(users, and(eq(users.id, ctx.actor.userId), eq(sql`lower(${users.email})`, workspaceInvitations.email)))
    .leftJoin(sql`users as inviter`, sql`inviter.id = ${workspaceInvitations.invitedBy}`)
    .where(and(isOpen, gt(workspaceInvitations.expiresAt, ctx.now()), eq(users.emailVerified, true)))
    .orderBy(desc(workspaceInvitations.createdAt));
}

export type AcceptOutcome =
  | { ok: true; slug: string }
  | { ok: false; reason: "invalid-link" | "other-address" }
  | { ok: false; reason: "limit"; limit: number };

/**
 * The signed-in person joins the workspace, by the mailed link's token or, when the invitation is to their own confirmed
 * address, by its id. A link that was used, withdrawn, replaced, is too old or never was answers the same; one for another
 * address does nothing. Joining gives no access to the app: that is for staff to grant, as to everybody.
 */
export async function accept(ctx: UserContext, input: { tokenHash: string } | { invitationId: string }): Promise<AcceptOutcome> {
  return ctx.db.transaction(async (tx) => {
    const wanted =
      "tokenHash" in input
        ? eq(workspaceInvitations.tokenHash, hashMailToken(input.tokenHash))
        : eq(workspaceInvitations.id, input.invitationId);
    const [found] = await tx.select().from(workspaceInvitations).where(wanted);
    if (!found) return { ok: false, reason: "invalid-link" };
    const [user] = await tx
      .select({ email: users.email, emailVerified: users.emailVerified })
      .from(users)
      .where(eq(users.id, ctx.actor.userId));
    const isTheirs = user?.emailVerified === true && user.email.toLowerCase() === found.email;
    // Who only knows an id learns nothing about it.
    if (!isTheirs) return { ok: false, reason: "tokenHash" in input ? "other-address" : "invalid-link" };
    const workspaceId = asWorkspaceId(found.workspaceId);
    const workspace = await lockWorkspace(tx, { workspaceId });
    const [already] = await tx
      .select({ id: workspaceMembers.id })
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, ctx.actor.userId)));
    // The same press twice: who is in is in.
    if (already && found.acceptedBy === ctx.actor.userId) return { ok: true, slug: workspace.slug };
    const [current] = await tx
      .select({ id: workspaceInvitations.id })
      .from(workspaceInvitations)
      .where(and(eq(workspaceInvitations.id, found.id), isOpen, gt(workspaceInvitations.expiresAt, ctx.now())));
    if (!current) return { ok: false, reason: "invalid-link" };
    const limit = memberLimits[workspace.plan];
    if (!already && (await countMembers(tx, { workspaceId })) >= limit) return { ok: false, reason: "limit", limit };
    await tx
      .update(workspaceInvitations)
      .set({ acceptedAt: ctx.now(), acceptedBy: ctx.actor.userId })
      .where(eq(workspaceInvitations.id, found.id));
    if (!already) {
      await tx.insert(workspaceMembers).values({ workspaceId, userId: ctx.actor.userId, role: "member", createdAt: ctx.now() });
    }
    await record(tx, ctx, workspaceId, "join", found.id);
    return { ok: true, slug: workspace.slug };
  });
}
