import { asc, eq, inArray } from "drizzle-orm";
import { workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import type { MemberContext, UserContext } from "#app/server/context.ts";
import type { BillingPeriod, Plan, WorkspacePurpose, WorkspaceRole } from "./workspace.ts";

/** The specification's workspace. */
export type Workspace = {
  id: string;
  is_onboarded: boolean;
  slug: string;
  name: string;
  plan: Plan;
  billing_period: BillingPeriod;
  subscription_id: string | null;
  purpose: WorkspacePurpose | null;
  created_at: string;
  updated_at: string;
  members: { id: string; user_id: string; role: WorkspaceRole }[];
};

/** The workspaces that the person is a member of, their oldest membership first. */
export async function list(ctx: UserContext): Promise<Workspace[]> {
  const rows = await ctx.db
    .select({ workspace: workspaces, joinedAt: workspaceMembers.createdAt })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(eq(workspaceMembers.userId, ctx.actor.userId))
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaceMembers.id));
  if (rows.length === 0) return [];
  const members = await ctx.db
    .select({
      id: workspaceMembers.id,
      workspaceId: workspaceMembers.workspaceId,
      userId: workspaceMembers.userId,
      role: workspaceMembers.role,
    })
    .from(workspaceMembers)
    .where(
      inArray(
        workspaceMembers.workspaceId,
        rows.map((row) => row.workspace.id),
      ),
    )
    .orderBy(asc(workspaceMembers.createdAt));
  return rows.map(({ workspace }) => ({
    id: workspace.id,
    is_onboarded: workspace.isOnboarded,
    slug: workspace.slug,
    name: workspace.name,
    plan: workspace.plan,
    billing_period: workspace.billingPeriod,
    subscription_id: workspace.subscriptionId,
    purpose: workspace.purpose as WorkspacePurpose | null,
    created_at: workspace.createdAt.toISOString(),
    updated_at: workspace.updatedAt.toISOString(),
    members: members
      .filter((member) => member.workspaceId === workspace.id)
      .map(({ id, userId, role }) => ({ id, user_id: userId, role })),
  }));
}

/** The workspace that the door let the caller into. */
export async function find(ctx: MemberContext): Promise<Workspace | null> {
  return (await list(ctx)).find((workspace) => workspace.id === ctx.workspaceId) ?? null;
}
