import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subjectRequests, users } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { whyNotChange, whyNotWork } from "./subject-requests.policy.ts";

export async function emailOf(ctx: SubjectsContext): Promise<string | null> {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.actor.userId));
  return user?.email ?? null;
}

type RequestRow = typeof subjectRequests.$inferSelect;

/** A confirmed request, its row locked. @throws AppError `not-found` */
export async function lock(tx: Queryable, requestId: string): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(subjectRequests)
    .where(and(eq(subjectRequests.id, requestId), isNotNull(subjectRequests.confirmedAt)))
    .for("update");
  if (!row) throw new AppError("not-found", "This request does not exist");
  return row;
}

/** The same for whoever works on it. @throws AppError `conflict` with the reason; `not-found` */
export async function lockOwn(tx: Queryable, ctx: SubjectsContext, requestId: string): Promise<RequestRow> {
  const row = await lock(tx, requestId);
  const refused = whyNotWork(row, { userId: ctx.actor.userId, email: await emailOf(ctx) });
  if (refused) throw new AppError("conflict", refused);
  return row;
}

/** The same when something may be changed for it. @throws AppError `conflict` with the reason; `not-found` */
export async function lockForChange(
  tx: Queryable,
  ctx: SubjectsContext,
  requestId: string,
): Promise<RequestRow & { subjectId: string }> {
  const row = await lockOwn(tx, ctx, requestId);
  const refused = whyNotChange(row);
  if (refused || !row.subjectId) throw new AppError("conflict", refused ?? "Choose first whom it is about");
  return { ...row, subjectId: row.subjectId };
}

/** Adds to the trail what was done with a request. */
export function recordOf(
  tx: Queryable,
  ctx: SubjectsContext,
  requestId: string,
  action: string,
  details: audit.AuditDetails = {},
): Promise<void> {
  return audit.record(tx, ctx, { action, entity: "subject-request", entityId: requestId, workspaceId: null, details });
}
