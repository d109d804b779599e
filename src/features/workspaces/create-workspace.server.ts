import { eq } from "drizzle-orm";
import { workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import * as subscriptions from "#app/features/billing/subscriptions.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { UserContext } from "#app/server/context.ts";
import { requireAppAccess } from "#app/server/permissions.ts";

export type CreateOutcome = { ok: true; slug: string } | { ok: false; reason: "no-subscription" };

/**
 * Makes a workspace of the subscription that the person pays for and that no workspace uses yet, with them as its owner.
 * Each subscription makes one, however often it is pressed: once it has, there is none left. It is set up afterwards.
 * @throws AppError `forbidden` without access to the app
 */
export async function create(ctx: UserContext): Promise<CreateOutcome> {
  requireAppAccess(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const subscription = await subscriptions.findUnclaimed(tx, ctx.actor.userId);
    if (!subscription) {
      // The press before this one has made it.
      const [mine] = await tx
        .select({ slug: workspaces.slug, isOnboarded: workspaces.isOnboarded })
        .from(workspaceMembers)
        .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
        .where(eq(workspaceMembers.userId, ctx.actor.userId));
      return mine && !mine.isOnboarded ? { ok: true, slug: mine.slug } : { ok: false, reason: "no-subscription" };
    }
    const id = newId();
    // Until set-up gives it a name and an address of its own.
    const slug = `new-${id.slice(-12)}`;
    await tx.insert(workspaces).values({
      id,
      slug,
      name: "New workspace",
      plan: subscription.plan,
      billingPeriod: subscription.period,
      createdAt: ctx.now(),
    });
    await tx.insert(workspaceMembers).values({ workspaceId: id, userId: ctx.actor.userId, role: "owner", createdAt: ctx.now() });
    await subscriptions.attach(tx, ctx, { subscriptionId: subscription.id, workspaceId: id });
    await audit.record(tx, ctx, { action: "create", entity: "workspace", entityId: id, workspaceId: id });
    return { ok: true, slug };
  });
}
