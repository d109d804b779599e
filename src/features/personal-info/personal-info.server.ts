import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { dossiers, identityFacts, personalInfoSearches, proposedFacts, sources, workspaces } from "#app/db/schema/index.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { canUse } from "#app/features/billing/plan-gates.policy.ts";
import * as work from "#app/features/dossiers/dossier-work.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { holdSubject } from "#app/features/subjects/hold-subject.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { Actor, Context, MemberContext, WorkspaceId } from "#app/server/context.ts";
import type { PersonalInfoStatus, PersonalInfoView, ProposalDecision } from "./personal-info.ts";

const cost = creditCosts["personal-info-search"];

export type StartOutcome =
  | { ok: true; searchId: string }
  | { ok: false; reason: "plan" }
  | { ok: false; reason: "not-enough-credits"; balance: number; cost: number };

class NotEnoughCredits extends Error {
  readonly balance: number;

  constructor(balance: number) {
    super("not enough credits");
    this.balance = balance;
  }
}

/**
 * Reserves the cost, writes the search and enqueues its job, in one transaction: once per idempotency key, one at a
 * time for a dossier.
 * @throws AppError `not-found` for a dossier that is not this workspace's
 */
export async function start(ctx: MemberContext, input: { dossierId: string; idempotencyKey: string }): Promise<StartOutcome> {
  const [dossier] = await ctx.db
    .select({ plan: workspaces.plan, subjectId: dossiers.subjectId })
    .from(dossiers)
    .innerJoin(workspaces, eq(workspaces.id, dossiers.workspaceId))
    .where(and(eq(dossiers.id, input.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)));
  if (!dossier) throw new AppError("not-found", "This dossier does not exist");
  if (!canUse(dossier.plan, "personal-info-search")) return { ok: false, reason: "plan" };
  try {
    const searchId = await ctx.db.transaction(async (tx) => {
      await tx.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.id, input.dossierId)).for("update");
      return (
        (await work.findStarted(tx, ctx, personalInfoSearches, input)) ??
        (await write(tx, ctx, { ...input, subjectId: dossier.subjectId }))
      );
    });
    return { ok: true, searchId };
  } catch (error) {
    if (error instanceof NotEnoughCredits) return { ok: false, reason: "not-enough-credits", balance: error.balance, cost };
    throw error;
  }
}

async function write(
  tx: Queryable,
  ctx: MemberContext,
  input: { dossierId: string; subjectId: string; idempotencyKey: string },
): Promise<string> {
  const searchId = newId();
  const now = ctx.now();
  const subjectId = await holdSubject(tx, input.subjectId);
  const reserved = await credits.reserve(tx, {
    workspaceId: ctx.workspaceId,
    purpose: "personal-info-search",
    reference: searchId,
    actorId: ctx.actor.userId,
    now,
  });
  if (!reserved.ok) throw new NotEnoughCredits(reserved.balance);
  await tx.insert(personalInfoSearches).values({
    id: searchId,
    workspaceId: ctx.workspaceId,
    dossierId: input.dossierId,
    subjectId,
    startedBy: ctx.actor.userId,
    idempotencyKey: input.idempotencyKey,
    cost,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.services.jobs.enqueue(tx, "find-personal-info", { searchId, workspaceId: ctx.workspaceId }, { key: searchId });
  await audit.record(tx, ctx, {
    action: "search-personal-info",
    entity: "dossier",
    entityId: input.dossierId,
    workspaceId: ctx.workspaceId,
    details: { searchId },
  });
  await announce(tx, `dossier:${input.dossierId}`);
  return searchId;
}

/** Ends a search that is under way and gives its credits back. False when it had ended before. */
export async function endWithoutDelivery(
  ctx: Pick<Context<Actor>, "db" | "now">,
  input: {
    searchId: string;
    workspaceId: WorkspaceId;
    status: Extract<PersonalInfoStatus, "failed" | "cancelled">;
    failure?: string;
  },
): Promise<boolean> {
  const { searchId, ...how } = input;
  return work.end(ctx, personalInfoSearches, {
    ...how,
    id: searchId,
    onEnded: (tx) => credits.release(tx, { workspaceId: input.workspaceId, reference: searchId, now: ctx.now() }),
  });
}

/** Cancels a search of this workspace, at once; nothing is charged. */
export async function cancel(ctx: MemberContext, searchId: string): Promise<{ cancelled: boolean }> {
  await work.requireWork(ctx, personalInfoSearches, searchId, "This search does not exist");
  return {
    cancelled: await endWithoutDelivery(ctx, { searchId, workspaceId: ctx.workspaceId, status: "cancelled" }),
  };
}

/** The dossier's latest search and every fact offered so far; null when the workspace has no such dossier. */
export async function find(ctx: MemberContext, dossierId: string): Promise<PersonalInfoView | null> {
  if (!(await work.hasDossier(ctx, dossierId))) return null;
  const [[search], proposals] = await Promise.all([
    ctx.db
      .select()
      .from(personalInfoSearches)
      .where(and(eq(personalInfoSearches.dossierId, dossierId), eq(personalInfoSearches.workspaceId, ctx.workspaceId)))
      .orderBy(desc(personalInfoSearches.createdAt), desc(personalInfoSearches.id))
      .limit(1),
    ctx.db
      .select({
        id: proposedFacts.id,
        kind: proposedFacts.kind,
        value: proposedFacts.value,
        identity: proposedFacts.identity,
        quote: proposedFacts.quote,
        start: proposedFacts.startOffset,
        decision: proposedFacts.decision,
        source: { id: sources.id, title: sources.title, url: sources.url },
      })
      .from(proposedFacts)
      .innerJoin(sources, and(eq(sources.id, proposedFacts.sourceId), eq(sources.workspaceId, ctx.workspaceId)))
      .where(and(eq(proposedFacts.dossierId, dossierId), eq(proposedFacts.workspaceId, ctx.workspaceId)))
      .orderBy(desc(proposedFacts.identity), asc(proposedFacts.kind), asc(proposedFacts.createdAt), asc(proposedFacts.id))
      .limit(500),
  ]);
  return {
    search: search
      ? {
          id: search.id,
          status: search.status,
          failure: search.failure,
          pages_found: search.pagesFound,
          pages_read: search.pagesRead,
          created_at: search.createdAt.toISOString(),
          finished_at: search.finishedAt?.toISOString() ?? null,
        }
      : null,
    proposals,
  };
}

/**
 * What a member decided of a fact that was offered. Accepted, it is known of the subject from then on and steers who
 * is meant in the next search; any decision can be changed or taken back (`open`).
 * @throws AppError `not-found`
 */
export async function decide(
  ctx: MemberContext,
  input: { proposalId: string; decision: ProposalDecision },
): Promise<{ decision: ProposalDecision }> {
  return ctx.db.transaction(async (tx) => {
    const isIt = and(eq(proposedFacts.id, input.proposalId), eq(proposedFacts.workspaceId, ctx.workspaceId));
    const [about] = await tx.select({ subjectId: proposedFacts.subjectId }).from(proposedFacts).where(isIt);
    if (!about) throw new AppError("not-found", "This fact does not exist");
    // The subject before the fact, as a merge does: a fact is never accepted for one that is being merged away.
    if (input.decision === "accepted") await holdSubject(tx, about.subjectId);
    const [row] = await tx.select().from(proposedFacts).where(isIt).for("update");
    if (!row) throw new AppError("not-found", "This fact does not exist");
    if (row.decision === input.decision) return { decision: row.decision };
    const isOpen = input.decision === "open";
    await tx
      .update(proposedFacts)
      .set({
        decision: input.decision,
        decidedBy: isOpen ? null : ctx.actor.userId,
        decidedAt: isOpen ? null : ctx.now(),
      })
      .where(eq(proposedFacts.id, row.id));
    const isFact = and(
      eq(identityFacts.workspaceId, ctx.workspaceId),
      eq(identityFacts.subjectId, row.subjectId),
      eq(identityFacts.kind, row.kind),
      eq(identityFacts.value, row.value),
      isNull(identityFacts.removedAt),
    );
    if (input.decision === "accepted") {
      const [known] = await tx.select({ id: identityFacts.id }).from(identityFacts).where(isFact);
      if (!known) {
        await tx.insert(identityFacts).values({
          workspaceId: ctx.workspaceId,
          subjectId: row.subjectId,
          kind: row.kind,
          value: row.value,
          sourceId: row.sourceId,
          createdBy: ctx.actor.userId,
          createdAt: ctx.now(),
        });
      }
    } else if (row.decision === "accepted") {
      // What a member had told of the person themselves, without a source, stays.
      await tx
        .update(identityFacts)
        .set({ removedAt: ctx.now() })
        .where(and(isFact, eq(identityFacts.sourceId, row.sourceId)));
    }
    await audit.record(tx, ctx, {
      action: input.decision === "accepted" ? "accept-fact" : isOpen ? "reopen-fact" : "set-fact-aside",
      entity: "subject",
      entityId: row.subjectId,
      workspaceId: ctx.workspaceId,
      details: { proposalId: row.id },
    });
    await announce(tx, `dossier:${row.dossierId}`);
    return { decision: input.decision };
  });
}
