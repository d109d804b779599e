import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { users, workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { MemberContext, WorkspaceContext } from "#app/server/context.ts";
import { requireOwner } from "./setup.server.ts";
import type { WorkspaceRole } from "./workspace.ts";
import { wouldLeaveNoOwner } from "./workspaces.policy.ts";

/** Somebody in the workspace, as its members see them. */
export type Member = {
  id: string;
  user_id: string;
  role: WorkspaceRole;
  display_name: string;
  email: string;
  avatar_url: string | null;
  joined_at: string;
};

export async function list(ctx: MemberContext): Promise<Member[]> {
  const rows = await ctx.db
    .select({
      id: workspaceMembers.id,
      user_id: workspaceMembers.userId,
      role: workspaceMembers.role,
      display_name: users.name,
      email: users.email,
      avatar_url: users.image,
      joinedAt: workspaceMembers.createdAt,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, ctx.workspaceId))
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaceMembers.id));
  return rows.map(({ joinedAt, ...member }) => ({ ...member, joined_at: joinedAt.toISOString() }));
}

/** Membership changes of one workspace come one after the other: limits and the last owner are read and then acted on. */
export async function lockWorkspace(tx: Queryable, ctx: Pick<WorkspaceContext, "workspaceId">) {
  const [workspace] = await tx
    .select({ plan: workspaces.plan, name: workspaces.name, slug: workspaces.slug, isOnboarded: workspaces.isOnboarded })
    .from(workspaces)
    .where(eq(workspaces.id, ctx.workspaceId))
    .for("update");
  if (!workspace) throw new AppError("not-found", "This workspace does not exist");
  return workspace;
}

async function readMembers(tx: Queryable, ctx: MemberContext) {
  return tx
    .select({ id: workspaceMembers.id, userId: workspaceMembers.userId, role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, ctx.workspaceId));
}

const lastOwner = "This is the only owner. Make somebody else an owner first.";

/** Does one change under the workspace's lock, with the caller's role as it is then. */
async function changing<Result>(
  ctx: MemberContext,
  memberId: string | null,
  work: (
    tx: Queryable,
    members: Awaited<ReturnType<typeof readMembers>>,
    member: { id: string; userId: string; role: WorkspaceRole },
  ) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction(async (tx) => {
    await lockWorkspace(tx, ctx);
    const members = await readMembers(tx, ctx);
    const me = members.find(({ userId }) => userId === ctx.actor.userId);
    if (!me) throw new AppError("not-found", "This workspace does not exist");
    if (memberId !== null) requireOwner({ ...ctx, role: me.role });
    const member = memberId === null ? me : members.find(({ id }) => id === memberId);
    if (!member) throw new AppError("not-found", "This member does not exist");
    return work(tx, members, member);
  });
}

function recordMember(tx: Queryable, ctx: MemberContext, action: string, member: { userId: string }, roleCode?: string) {
  return audit.record(tx, ctx, {
    action,
    entity: "member",
    entityId: member.userId,
    workspaceId: ctx.workspaceId,
    ...(roleCode ? { details: { roleCode } } : {}),
  });
}

/** Makes a member an owner, or an owner a member. @throws AppError `refused` for the only owner */
export async function changeRole(ctx: MemberContext, input: { memberId: string; role: WorkspaceRole }): Promise<void> {
  await changing(ctx, input.memberId, async (tx, members, member) => {
    if (member.role === input.role) return;
    if (input.role === "member" && wouldLeaveNoOwner(members, member.id)) throw new AppError("refused", lastOwner);
    await tx.update(workspaceMembers).set({ role: input.role }).where(eq(workspaceMembers.id, member.id));
    await recordMember(tx, ctx, "change-role", member, input.role);
  });
}

/** Hands the workspace over: the member becomes an owner, who asks becomes a member. */
export async function transferOwnership(ctx: MemberContext, input: { memberId: string }): Promise<void> {
  await changing(ctx, input.memberId, async (tx, _members, member) => {
    if (member.userId === ctx.actor.userId) throw new AppError("refused", "The workspace is yours already");
    await tx.update(workspaceMembers).set({ role: "owner" }).where(eq(workspaceMembers.id, member.id));
    await tx
      .update(workspaceMembers)
      .set({ role: "member" })
      .where(and(eq(workspaceMembers.workspaceId, ctx.workspaceId), eq(workspaceMembers.userId, ctx.actor.userId)));
    await recordMember(tx, ctx, "transfer", member, "owner");
  });
}

/** Takes somebody out of the workspace; what they wrote stays. @throws AppError `refused` for the only owner */
export async function remove(ctx: MemberContext, input: { memberId: string }): Promise<void> {
  await changing(ctx, input.memberId, async (tx, members, member) => {
    if (wouldLeaveNoOwner(members, member.id)) throw new AppError("refused", lastOwner);
    await tx.delete(workspaceMembers).where(eq(workspaceMembers.id, member.id));
    await recordMember(tx, ctx, "remove", member);
  });
}

/** Who asks leaves the workspace. @throws AppError `refused` for the only owner */
export async function leave(ctx: MemberContext): Promise<void> {
  await changing(ctx, null, async (tx, members, member) => {
    if (wouldLeaveNoOwner(members, member.id)) throw new AppError("refused", lastOwner);
    await tx.delete(workspaceMembers).where(eq(workspaceMembers.id, member.id));
    await recordMember(tx, ctx, "leave", member);
  });
}

/** How many people are in the workspace. */
export async function countMembers(tx: Queryable, ctx: Pick<WorkspaceContext, "workspaceId">): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, ctx.workspaceId));
  return row?.count ?? 0;
}
