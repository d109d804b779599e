import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossiers,
  externalUsers,
  moderationCases,
  moderationDecisions,
  reportEvidence,
  subjects,
  users,
} from "#app/db/schema/index.ts";
import type { IncidentStatus } from "#app/features/incidents/incident.ts";
import {
  changeRefused,
  type DecisionCode,
  isAllowedChange,
  type RejectionReason,
  undoSeconds,
} from "#app/features/incidents/moderation.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { validateSubjectName } from "#app/features/subjects/subject-name.ts";
import { holdSubject } from "#app/features/subjects/hold-subject.server.ts";
import * as subjectOperations from "#app/features/subjects/subjects.server.ts";
import { AppError, isAppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { CaseSubject } from "./case-view.ts";
import { announceCase, emailOf, isShared, lockCase, similarSubjectsOf } from "./cases.server.ts";
import { isClaimedByAnother, isOwnCase, ownReport } from "./moderation.policy.ts";
import type { ModeratorContext } from "./queue.server.ts";

type Incident = typeof behaviorIncidents.$inferSelect;
/** What a decision changes of an incident, to put back. */
type Before = {
  status: IncidentStatus;
  subjectId: string | null;
  verification: Incident["verification"];
  verifiedBy: string | null;
  verifiedAt: string | null;
  verificationReason: string | null;
  /** The subject that an approval made. */
  madeSubjectId: string | null;
};

export type DecisionInput = {
  incidentId: string;
  status: IncidentStatus;
  reason: string;
  /** Why it is rejected; required for that. */
  rejection?: RejectionReason | undefined;
  duplicateOfId?: string | undefined;
  /** The person it is about: one that is recorded, or a name for one that is not. */
  subjectId?: string | undefined;
  subjectName?: string | undefined;
  /** The moderator has seen those of the same name and says that it is none of them. */
  isAnotherPerson?: boolean | undefined;
};

export type DecisionOutcome =
  | { ok: true; decisionId: string; undoUntil: string }
  /** People of the same name are recorded: choose one, or say that it is none of them. */
  | { ok: false; reason: "same-name"; similar: CaseSubject[] };

/**
 * Changes the status of a shared incident, with its reason. Approving says whom it is about and confirms it; rejecting
 * says why, from the closed list. The incident's row is locked, so of two decisions at once the second is refused.
 * @throws AppError `conflict` 'This status change is not allowed', or who holds it; `forbidden` for one's own report;
 * `invalid` with the fields; `not-found`
 */
export async function decide(ctx: ModeratorContext, input: DecisionInput): Promise<DecisionOutcome> {
  const email = await emailOf(ctx);
  const name = await nameToRecord(ctx, input);
  if (name !== null && typeof name !== "string") return name;
  return ctx.db.transaction(async (tx): Promise<DecisionOutcome> => {
    await holdChosen(tx, input);
    const { incident, row } = await lockCase(tx, ctx, input.incidentId);
    if (!isAllowedChange(incident.status, input.status)) throw new AppError("conflict", changeRefused);
    const [reporter] = incident.reporterId
      ? await tx.select({ email: externalUsers.email }).from(externalUsers).where(eq(externalUsers.id, incident.reporterId))
      : [];
    const origin = { offeredBy: row.offeredBy, reporterEmail: reporter?.email ?? null };
    if (isOwnCase(origin, { userId: ctx.actor.userId, email })) throw new AppError("forbidden", ownReport);
    if (isClaimedByAnother(row, ctx.actor.userId, ctx.now())) {
      const [holder] = await tx
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, row.claimedBy ?? ""));
      throw new AppError("conflict", `${holder?.name ?? "Somebody else"} is deciding this report`);
    }
    const code = codeOf(input);
    if (code === "duplicate") await requireDuplicate(tx, input);
    const decided = await apply(tx, ctx, { incident, input, name });
    const now = ctx.now();
    const [decision] = await tx
      .insert(moderationDecisions)
      .values({
        incidentId: incident.id,
        fromStatus: incident.status,
        toStatus: input.status,
        code,
        reason: input.reason,
        duplicateOfId: code === "duplicate" ? (input.duplicateOfId ?? null) : null,
        decidedBy: ctx.actor.userId,
        decidedAt: now,
        before: decided.before,
      })
      .returning({ id: moderationDecisions.id });
    if (!decision) throw new AppError("unexpected", "The decision could not be saved");
    await tx
      .update(moderationCases)
      .set({ claimedBy: null, claimedUntil: null })
      .where(eq(moderationCases.incidentId, incident.id));
    await announceDecision(tx, incident, [incident.subjectId, decided.subjectId]);
    await audit.record(tx, ctx, {
      action: code === "approve" || code === "reopen" ? code : "reject",
      entity: "incident",
      entityId: incident.id,
      workspaceId: null,
      details: {
        decisionId: decision.id,
        fromCode: incident.status,
        toCode: input.status,
        reasonCode: code,
        ...(decided.subjectId ? { subjectId: decided.subjectId } : {}),
      },
    });
    return { ok: true, decisionId: decision.id, undoUntil: new Date(now.getTime() + undoSeconds * 1000).toISOString() };
  });
}

/**
 * Holds whom an approval is about until it stands, before the incident's own row, as a merge takes them: a merge comes
 * before it, and then it is about the one that stays, or after it, and takes it along.
 */
async function holdChosen(tx: Queryable, input: DecisionInput): Promise<void> {
  if (input.status !== "approved") return;
  const [own] = await tx
    .select({ subjectId: behaviorIncidents.subjectId })
    .from(behaviorIncidents)
    .where(isShared(input.incidentId));
  const chosen = input.subjectId ?? own?.subjectId;
  if (own && chosen) await holdSubject(tx, chosen);
}

function codeOf(input: DecisionInput): DecisionCode {
  if (input.status === "approved") return "approve";
  if (input.status === "pending") return "reopen";
  if (!input.rejection) throw new AppError("invalid", "Choose why", { fields: { rejection: "Choose why" } });
  return input.rejection;
}

/** The checked name of a subject to make; null when none is to be made; the outcome when its like is recorded. */
async function nameToRecord(
  ctx: ModeratorContext,
  input: DecisionInput,
): Promise<string | null | Extract<DecisionOutcome, { ok: false }>> {
  if (input.status !== "approved" || input.subjectId || !input.subjectName) return null;
  const checked = validateSubjectName(input.subjectName);
  if (!checked.ok) throw new AppError("invalid", checked.message, { fields: { subjectName: checked.message } });
  if (input.isAnotherPerson) return checked.name;
  const similar = (await similarSubjectsOf(ctx, checked.name)).filter((subject) => subject.is_same_name);
  return similar.length > 0 ? { ok: false, reason: "same-name", similar } : checked.name;
}

async function requireDuplicate(tx: Queryable, input: DecisionInput): Promise<void> {
  const message = "Choose the report that it duplicates";
  const isOther = input.duplicateOfId !== undefined && input.duplicateOfId !== input.incidentId;
  const [other] = isOther
    ? await tx
        .select({ id: behaviorIncidents.id })
        .from(behaviorIncidents)
        .where(isShared(input.duplicateOfId ?? ""))
    : [];
  if (!other) throw new AppError("invalid", message, { fields: { duplicateOfId: message } });
}

async function apply(
  tx: Queryable,
  ctx: ModeratorContext,
  { incident, input, name }: { incident: Incident; input: DecisionInput; name: string | null },
): Promise<{ before: Before; subjectId: string | null }> {
  const before: Before = {
    status: incident.status,
    subjectId: incident.subjectId,
    verification: incident.verification,
    verifiedBy: incident.verifiedBy,
    verifiedAt: incident.verifiedAt?.toISOString() ?? null,
    verificationReason: incident.verificationReason,
    madeSubjectId: null,
  };
  if (input.status !== "approved") {
    await tx
      .update(behaviorIncidents)
      .set({ status: input.status, updatedAt: ctx.now() })
      .where(eq(behaviorIncidents.id, incident.id));
    return { before, subjectId: incident.subjectId };
  }
  const chosen = input.subjectId ?? incident.subjectId;
  const subjectId = chosen ? await holdSubject(tx, chosen) : name === null ? null : await subjectOperations.create(tx, ctx, name);
  if (!subjectId) {
    const message = "Say whom it is about";
    throw new AppError("invalid", message, { fields: { subjectName: message } });
  }
  await tx
    .update(behaviorIncidents)
    .set({
      status: "approved",
      subjectId,
      verification: "confirmed",
      verifiedBy: ctx.actor.userId,
      verifiedAt: ctx.now(),
      verificationReason: input.reason,
      updatedAt: ctx.now(),
    })
    .where(eq(behaviorIncidents.id, incident.id));
  const isMade = !chosen;
  return { before: { ...before, madeSubjectId: isMade ? subjectId : null }, subjectId };
}

/** Tells the case, the queue, the reporter's page and every dossier of the people concerned. */
async function announceDecision(
  tx: Queryable,
  incident: { reporterId: string | null },
  subjectIds: readonly (string | null)[],
): Promise<void> {
  await announceCase(tx, incident);
  for (const subjectId of new Set(subjectIds)) {
    if (!subjectId) continue;
    const rows = await tx.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.subjectId, subjectId));
    for (const { id } of rows) await announce(tx, `dossier:${id}`);
  }
}

/**
 * Takes one's own latest decision back, within moments of it.
 * @throws AppError `conflict` when it is too late or another decision came after it; `not-found`
 */
export async function undo(ctx: ModeratorContext, decisionId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [wanted] = await tx
      .select({ incidentId: moderationDecisions.incidentId })
      .from(moderationDecisions)
      .where(and(eq(moderationDecisions.id, decisionId), eq(moderationDecisions.decidedBy, ctx.actor.userId)));
    if (!wanted) throw new AppError("not-found", "This decision does not exist");
    const { incident } = await lockCase(tx, ctx, wanted.incidentId);
    const [latest] = await tx
      .select()
      .from(moderationDecisions)
      .where(and(eq(moderationDecisions.incidentId, incident.id), isNull(moderationDecisions.undoneAt)))
      .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
      .limit(1);
    if (latest?.id !== decisionId) throw new AppError("conflict", "Only the latest decision can be undone");
    if (latest.decidedAt.getTime() + undoSeconds * 1000 < ctx.now().getTime())
      throw new AppError("conflict", "It is too late to undo this. Change the status with a reason instead.");
    const before = latest.before as Before;
    await tx
      .update(behaviorIncidents)
      .set({
        status: before.status,
        subjectId: before.subjectId,
        verification: before.verification,
        verifiedBy: before.verifiedBy,
        verifiedAt: before.verifiedAt === null ? null : new Date(before.verifiedAt),
        verificationReason: before.verificationReason,
        updatedAt: ctx.now(),
      })
      .where(eq(behaviorIncidents.id, incident.id));
    await tx.update(moderationDecisions).set({ undoneAt: ctx.now() }).where(eq(moderationDecisions.id, decisionId));
    if (before.madeSubjectId) await removeUnused(tx, before.madeSubjectId);
    await announceDecision(tx, incident, [incident.subjectId, before.subjectId]);
    await audit.record(tx, ctx, {
      action: "undo-decision",
      entity: "incident",
      entityId: incident.id,
      workspaceId: null,
      details: { decisionId },
    });
  });
}

/** Removes the subject that an undone approval made, unless somebody has used it since. */
async function removeUnused(tx: Queryable, subjectId: string): Promise<void> {
  await tx
    .delete(subjects)
    .where(
      and(
        eq(subjects.id, subjectId),
        sql`not exists (select 1 from ${dossiers} where ${dossiers.subjectId} = ${subjectId})`,
        sql`not exists (select 1 from ${behaviorIncidents} where ${behaviorIncidents.subjectId} = ${subjectId})`,
      ),
    );
}

export type BulkOutcome = { incidentId: string; ok: boolean; decisionId: string | null; message: string | null }[];

/** Rejects several reports for one reason, each by itself: one that can't be is told, the others are rejected. */
export async function rejectAll(
  ctx: ModeratorContext,
  input: { incidentIds: string[]; rejection: RejectionReason; reason: string; duplicateOfId?: string | undefined },
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = [];
  const { incidentIds, ...decision } = input;
  for (const incidentId of new Set(incidentIds)) {
    try {
      const made = await decide(ctx, { ...decision, incidentId, status: "rejected" });
      outcome.push({ incidentId, ok: made.ok, decisionId: made.ok ? made.decisionId : null, message: null });
    } catch (error) {
      if (!isAppError(error)) throw error;
      outcome.push({ incidentId, ok: false, decisionId: null, message: error.message });
    }
  }
  return outcome;
}

/**
 * Deletes a shared incident for good, with everything that hangs on it; the trail keeps that it was there.
 * @throws AppError `not-found`
 */
export async function remove(ctx: ModeratorContext, incidentId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { incident } = await lockCase(tx, ctx, incidentId);
    await tx.delete(reportEvidence).where(eq(reportEvidence.incidentId, incident.id));
    await announceDecision(tx, incident, [incident.subjectId]);
    await tx.delete(behaviorIncidents).where(eq(behaviorIncidents.id, incident.id));
    await audit.record(tx, ctx, { action: "delete", entity: "incident", entityId: incident.id, workspaceId: null });
  });
}
