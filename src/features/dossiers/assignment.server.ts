import { and, eq, isNull } from "drizzle-orm";
import { dossiers, workspaceMembers } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";

/**
 * Gives a dossier to a member to look after, or to nobody, and mails who gets it from somebody else. Doing it twice
 * changes nothing.
 * @throws AppError `not-found` for a dossier that is not this workspace's, or for somebody who is no member
 */
export async function assign(ctx: MemberContext, input: { dossierId: string; userId: string | null }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [dossier] = await tx
      .select({ assignedTo: dossiers.assignedTo })
      .from(dossiers)
      .where(and(eq(dossiers.id, input.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
      .for("update");
    if (!dossier) throw new AppError("not-found", "This dossier does not exist");
    if (input.userId) {
      const [member] = await tx
        .select({ id: workspaceMembers.id })
        .from(workspaceMembers)
        .where(and(eq(workspaceMembers.workspaceId, ctx.workspaceId), eq(workspaceMembers.userId, input.userId)));
      if (!member) throw new AppError("not-found", "This member does not exist");
    }
    if (dossier.assignedTo === input.userId) return;
    await tx.update(dossiers).set({ assignedTo: input.userId, updatedAt: ctx.now() }).where(eq(dossiers.id, input.dossierId));
    if (input.userId && input.userId !== ctx.actor.userId) {
      const assignmentId = newId();
      await ctx.services.jobs.enqueue(
        tx,
        "mail-about-dossier",
        {
          kind: "assignment",
          assignmentId,
          dossierId: input.dossierId,
          userId: input.userId,
          assignedBy: ctx.actor.userId,
          workspaceId: ctx.workspaceId,
        },
        { key: assignmentId },
      );
    }
    const concerned = input.userId ?? dossier.assignedTo;
    await audit.record(tx, ctx, {
      action: input.userId ? "assign" : "unassign",
      entity: "dossier",
      entityId: input.dossierId,
      workspaceId: ctx.workspaceId,
      details: concerned ? { assigneeId: concerned } : {},
    });
    await announce(tx, `dossier:${input.dossierId}`);
  });
}
