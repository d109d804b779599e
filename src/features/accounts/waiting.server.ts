import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { userPermissions, users, workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import * as subscriptions from "#app/features/billing/subscriptions.server.ts";
import type { BillingPeriod, Plan } from "#app/features/workspaces/workspace.ts";
import type { UserContext } from "#app/server/context.ts";

/** Where somebody stands who has no access yet. */
export type Waiting = {
  /** How many people who wait came before. */
  ahead: number;
  since: string;
  /** What begins with the access, and is not charged before; null when nothing does. */
  plan: { plan: Plan; period: BillingPeriod } | null;
  /** Workspaces that they have joined by invitation. */
  workspaces: string[];
};

/** The person's place in the queue of those who have confirmed their address and have no access yet, by when they came. */
export async function findWaiting(ctx: UserContext): Promise<Waiting> {
  const { userId } = ctx.actor;
  const [me] = await ctx.db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  const createdAt = me?.createdAt ?? ctx.now();
  const [ahead] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .innerJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(
      and(
        eq(userPermissions.useApp, false),
        eq(users.emailVerified, true),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
        lt(users.createdAt, createdAt),
      ),
    );
  const joined = await ctx.db
    .select({ name: workspaces.name })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(eq(workspaceMembers.userId, userId));
  const plan = await subscriptions.findUnclaimed(ctx.db, userId);
  return {
    ahead: ahead?.count ?? 0,
    since: createdAt.toISOString(),
    plan: plan && { plan: plan.plan, period: plan.period },
    workspaces: joined.map(({ name }) => name),
  };
}
