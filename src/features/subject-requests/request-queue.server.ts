import { and, asc, desc, eq, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#app/db/db.server.ts";
import {
  incidentTombstones,
  subjectRequestDecisions,
  subjectRequests,
  subjects,
  users,
  workspaces,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import { closeAllOf } from "./disputes.server.ts";
import { heldIncidents } from "./held-incidents.server.ts";
import { emailOf, lock, lockOwn, recordOf } from "./request-lock.server.ts";
import type { SubjectRequestDetails, SubjectRequestItem } from "./request-view.ts";
import { deadlineOf, type DecisionGround, type IdentityCheck, type SubjectRequestDecision } from "./subject-request.ts";
import type { RequestView } from "./request-views.ts";
import { isOwnRequest, whyNotChange, whyNotWork } from "./subject-requests.policy.ts";

const pageSize = 50;
const taker = alias(users, "taker");

const itemColumns = {
  id: subjectRequests.id,
  receipt: subjectRequests.receipt,
  kind: subjectRequests.kind,
  status: subjectRequests.status,
  name: subjectRequests.name,
  confirmedAt: subjectRequests.confirmedAt,
  dueAt: subjectRequests.dueAt,
  decidedAt: subjectRequests.decidedAt,
  takenBy: subjectRequests.takenBy,
  takerName: taker.name,
  identityCheckedAt: subjectRequests.identityCheckedAt,
};
type ItemRow = {
  [Column in keyof typeof itemColumns]: Column extends "takerName"
    ? string | null
    : Column extends keyof typeof subjectRequests.$inferSelect
      ? (typeof subjectRequests.$inferSelect)[Column]
      : never;
};

function toItem(row: ItemRow, now: Date): SubjectRequestItem {
  return {
    id: row.id,
    receipt: row.receipt,
    kind: row.kind,
    status: row.status,
    name: row.name,
    confirmed_at: row.confirmedAt?.toISOString() ?? "",
    due_at: row.dueAt?.toISOString() ?? "",
    deadline: deadlineOf(row.dueAt ?? now, now),
    decided_at: row.decidedAt?.toISOString() ?? null,
    taken_by: row.takenBy ? { id: row.takenBy, name: row.takerName ?? "" } : null,
    is_identified: row.identityCheckedAt !== null,
  };
}

/** The requests that staff work on: open ones by their deadline, the nearest first; decided ones the latest first. */
export async function list(
  ctx: SubjectsContext,
  input: { view?: RequestView | undefined; cursor?: string | undefined },
): Promise<{ requests: SubjectRequestItem[]; next_cursor: string | null }> {
  const view = input.view ?? "open";
  const after = readPageCursor(input.cursor);
  const isDecided = view === "decided";
  const moment = isDecided ? subjectRequests.decidedAt : subjectRequests.dueAt;
  const beyond = isDecided ? sql`<` : sql`>`;
  const conditions: (SQL | undefined)[] = [
    eq(subjectRequests.status, isDecided ? "decided" : "open"),
    view === "overdue" ? lt(subjectRequests.dueAt, ctx.now()) : undefined,
    view === "mine" ? eq(subjectRequests.takenBy, ctx.actor.userId) : undefined,
    after && sql`(${moment}, ${subjectRequests.id}) ${beyond} (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ];
  const rows = await ctx.db
    .select(itemColumns)
    .from(subjectRequests)
    .leftJoin(taker, eq(taker.id, subjectRequests.takenBy))
    .where(and(...conditions))
    .orderBy(...(isDecided ? [desc(moment), desc(subjectRequests.id)] : [asc(moment), asc(subjectRequests.id)]))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const lastMoment = isDecided ? last?.decidedAt : last?.dueAt;
  return {
    requests: page.map((row) => toItem(row, ctx.now())),
    next_cursor: rows.length > pageSize && last && lastMoment ? writePageCursor({ moment: lastMoment, id: last.id }) : null,
  };
}

/** One request with all that is held about whom it is about. The views are audited. Null when there is none. */
export async function find(ctx: SubjectsContext, requestId: string): Promise<SubjectRequestDetails | null> {
  const checker = alias(users, "checker");
  const [row] = await ctx.db
    .select({
      ...itemColumns,
      email: subjectRequests.email,
      about: subjectRequests.about,
      statement: subjectRequests.statement,
      createdAt: subjectRequests.createdAt,
      subjectId: subjectRequests.subjectId,
      subjectName: subjects.name,
      identityCheck: subjectRequests.identityCheck,
      identityNote: subjectRequests.identityNote,
      checkerName: checker.name,
    })
    .from(subjectRequests)
    .leftJoin(taker, eq(taker.id, subjectRequests.takenBy))
    .leftJoin(checker, eq(checker.id, subjectRequests.identityCheckedBy))
    .leftJoin(subjects, eq(subjects.id, subjectRequests.subjectId))
    .where(and(eq(subjectRequests.id, requestId), isNotNull(subjectRequests.confirmedAt)));
  if (!row) return null;
  const [incidents, decisions, deletions, email] = await Promise.all([
    row.subjectId ? heldIncidents(ctx, { subjectId: row.subjectId, requestId }) : [],
    listDecisions(ctx.db, requestId),
    listDeletions(ctx.db, requestId),
    emailOf(ctx),
    audit.recordView(ctx.db, ctx, { entity: "subject-request", entityId: requestId, workspaceId: null }),
  ]);
  return {
    ...toItem(row, ctx.now()),
    email: row.email,
    about: row.about,
    statement: row.statement,
    created_at: row.createdAt.toISOString(),
    subject: row.subjectId ? { id: row.subjectId, name: row.subjectName ?? "" } : null,
    identity:
      row.identityCheck && row.identityCheckedAt
        ? {
            check: row.identityCheck,
            note: row.identityNote ?? "",
            by: row.checkerName ?? "",
            at: row.identityCheckedAt.toISOString(),
          }
        : null,
    incidents,
    deletions,
    decisions,
    may_not_work: whyNotWork(row, { userId: ctx.actor.userId, email }),
    may_not_change: whyNotChange(row),
  };
}

async function listDecisions(db: Queryable, requestId: string): Promise<SubjectRequestDetails["decisions"]> {
  const reopener = alias(users, "reopener");
  const rows = await db
    .select({ row: subjectRequestDecisions, by: users.name, reopenedBy: reopener.name })
    .from(subjectRequestDecisions)
    .innerJoin(users, eq(users.id, subjectRequestDecisions.decidedBy))
    .leftJoin(reopener, eq(reopener.id, subjectRequestDecisions.reopenedBy))
    .where(eq(subjectRequestDecisions.requestId, requestId))
    .orderBy(desc(subjectRequestDecisions.decidedAt), desc(subjectRequestDecisions.id))
    .limit(50);
  return rows.map(({ row, by, reopenedBy }) => ({
    id: row.id,
    decision: row.decision,
    ground: row.ground,
    reason: row.reason,
    by,
    at: row.decidedAt.toISOString(),
    reopened: row.reopenedAt
      ? { by: reopenedBy ?? "", at: row.reopenedAt.toISOString(), reason: row.reopenedReason ?? "" }
      : null,
  }));
}

async function listDeletions(db: Queryable, requestId: string): Promise<SubjectRequestDetails["deletions"]> {
  const rows = await db
    .select({
      incidentId: incidentTombstones.incidentId,
      workspaceName: workspaces.name,
      by: users.name,
      at: incidentTombstones.deletedAt,
    })
    .from(incidentTombstones)
    .innerJoin(users, eq(users.id, incidentTombstones.deletedBy))
    .leftJoin(workspaces, eq(workspaces.id, incidentTombstones.workspaceId))
    .where(eq(incidentTombstones.requestId, requestId))
    .orderBy(asc(incidentTombstones.deletedAt), asc(incidentTombstones.incidentId))
    .limit(500);
  return rows.map(({ incidentId, workspaceName, by, at }) => ({
    incident_id: incidentId,
    workspace_name: workspaceName,
    by,
    at: at.toISOString(),
  }));
}

/** Takes an open request to work on, or takes it over from nobody. @throws AppError `conflict`, `not-found` */
export async function take(ctx: SubjectsContext, requestId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lock(tx, requestId);
    if (row.status !== "open") throw new AppError("conflict", "This request is decided already");
    if (row.takenBy === ctx.actor.userId) return;
    if (row.takenBy) throw new AppError("conflict", "A colleague works on this request");
    if (isOwnRequest(row.email, await emailOf(ctx)))
      throw new AppError("conflict", "This request is your own: a colleague decides it");
    const now = ctx.now();
    await tx
      .update(subjectRequests)
      .set({ takenBy: ctx.actor.userId, takenAt: now, updatedAt: now })
      .where(eq(subjectRequests.id, row.id));
    await recordOf(tx, ctx, row.id, "take");
  });
}

/** Lets it go again, for a colleague. What was done stays. */
export async function release(ctx: SubjectsContext, requestId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, requestId);
    await tx
      .update(subjectRequests)
      .set({ takenBy: null, takenAt: null, updatedAt: ctx.now() })
      .where(eq(subjectRequests.id, row.id));
    await recordOf(tx, ctx, row.id, "release");
  });
}

/**
 * Writes down who asks, how that was checked and whom they are among those recorded; null when nobody recorded is
 * meant. Doing it again replaces it, unless something was changed for the person chosen before.
 * @throws AppError `conflict`, `not-found`
 */
export async function identify(
  ctx: SubjectsContext,
  input: { requestId: string; subjectId: string | null; check: IdentityCheck; note: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, input.requestId);
    if (input.subjectId) {
      const [subject] = await tx
        .select({ id: subjects.id })
        .from(subjects)
        .where(and(eq(subjects.id, input.subjectId), isNull(subjects.mergedInto)))
        .for("share");
      if (!subject) throw new AppError("not-found", "This subject does not exist");
    }
    if (row.subjectId && row.subjectId !== input.subjectId) await closeAllOf(tx, ctx, row.id, "Somebody else is meant");
    const now = ctx.now();
    await tx
      .update(subjectRequests)
      .set({
        subjectId: input.subjectId,
        identityCheck: input.check,
        identityNote: input.note,
        identityCheckedBy: ctx.actor.userId,
        identityCheckedAt: now,
        updatedAt: now,
      })
      .where(eq(subjectRequests.id, row.id));
    await recordOf(tx, ctx, row.id, "identify", {
      checkCode: input.check,
      ...(input.subjectId ? { subjectId: input.subjectId } : {}),
    });
  });
}

/**
 * Decides a request and tells who asked by mail. Refusing closes the disputes that were opened for it. Only what was
 * refused may go without a check of who asks.
 * @throws AppError `conflict`, `not-found`
 */
export async function decide(
  ctx: SubjectsContext,
  input: { requestId: string; decision: SubjectRequestDecision; ground: DecisionGround; reason: string },
): Promise<{ decisionId: string }> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, input.requestId);
    if (input.decision !== "refused" && !row.identityCheckedAt) throw new AppError("conflict", "Check first who asks");
    const now = ctx.now();
    const decisionId = newId();
    const { decision, ground, reason } = input;
    await tx
      .insert(subjectRequestDecisions)
      .values({ id: decisionId, requestId: row.id, decision, ground, reason, decidedBy: ctx.actor.userId, decidedAt: now });
    await tx
      .update(subjectRequests)
      .set({ status: "decided", decidedAt: now, updatedAt: now })
      .where(eq(subjectRequests.id, row.id));
    if (decision === "refused") await closeAllOf(tx, ctx, row.id, reason);
    await ctx.services.jobs.enqueue(
      tx,
      "subject-request-mail",
      { requestId: row.id, what: "decided", decisionId },
      { key: decisionId },
    );
    await recordOf(tx, ctx, row.id, "decide", { decisionId, decisionCode: decision, groundCode: ground });
    return { decisionId };
  });
}

/** Opens a decided request again: its decision is kept as taken back, and whoever reopens it works on it. */
export async function reopen(ctx: SubjectsContext, input: { requestId: string; reason: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lock(tx, input.requestId);
    if (row.status !== "decided") throw new AppError("conflict", "This request is open already");
    if (isOwnRequest(row.email, await emailOf(ctx)))
      throw new AppError("conflict", "This request is your own: a colleague decides it");
    const now = ctx.now();
    const [reopened] = await tx
      .update(subjectRequestDecisions)
      .set({ reopenedAt: now, reopenedBy: ctx.actor.userId, reopenedReason: input.reason })
      .where(and(eq(subjectRequestDecisions.requestId, row.id), isNull(subjectRequestDecisions.reopenedAt)))
      .returning({ id: subjectRequestDecisions.id });
    await tx
      .update(subjectRequests)
      .set({ status: "open", decidedAt: null, takenBy: ctx.actor.userId, takenAt: now, updatedAt: now })
      .where(eq(subjectRequests.id, row.id));
    if (reopened) {
      await ctx.services.jobs.enqueue(
        tx,
        "subject-request-mail",
        { requestId: row.id, what: "reopened", decisionId: reopened.id },
        { key: `${reopened.id}:reopened` },
      );
    }
    await recordOf(tx, ctx, row.id, "reopen", reopened ? { decisionId: reopened.id } : {});
  });
}
