import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { jsonRows } from "#app/db/json-rows.ts";
import { prepared } from "#app/db/prepared.server.ts";
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

const others = alias(workspaceMembers, "others");

const workspacesOfUser = prepared((db) =>
  db
    .select({
      workspace: workspaces,
      members: jsonRows(
        { id: others.id, user_id: others.userId, role: others.role },
        {
          from: sql`from ${workspaceMembers} "others" where ${others.workspaceId} = ${workspaces.id}`,
          orderBy: sql`${others.createdAt}`,
        },
      ),
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(eq(workspaceMembers.userId, sql.placeholder("userId")))
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaceMembers.id))
    .prepare("workspaces_of_user"),
);

/** The workspaces that the person is a member of, their oldest membership first. */
export async function list(ctx: UserContext): Promise<Workspace[]> {
  const rows = await workspacesOfUser(ctx.db).execute({ userId: ctx.actor.userId });
  return rows.map(({ workspace, members }) => ({
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
    members,
  }));
}

/** The workspace that the door let the caller into. */
export async function find(ctx: MemberContext): Promise<Workspace | null> {
  return (await list(ctx)).find((workspace) => workspace.id === ctx.workspaceId) ?? null;
}
