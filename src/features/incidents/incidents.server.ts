import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossierIncidents,
  dossiers,
  evidenceItems,
  evidencePassages,
  identityDecisions,
  identityEvidence,
  incidentOutcomes,
  incidentReviews,
  incidentSentences,
  sources,
  users,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { findAltered } from "#app/features/sources/integrity.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { formatMonthYear, type PartialDate } from "#app/lib/partial-date.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext, WorkspaceContext, WorkspaceId } from "#app/server/context.ts";
import type { ReviewVerdict } from "./incident.ts";
import type { IncidentView } from "./incident-view.ts";
import { afterReview, type ReviewState } from "./review.ts";

/** Incidents that a workspace may see: its own, and those that are shared and approved. */
function visibleTo(workspaceId: WorkspaceId) {
  return or(
    eq(behaviorIncidents.workspaceId, workspaceId),
    and(isNull(behaviorIncidents.workspaceId), eq(behaviorIncidents.status, "approved")),
  );
}

/**
 * The incidents of a dossier, newest event first: those put into it, and the shared ones of its subject.
 * Removed and rejected ones are included, marked so, since the screen offers to put them back.
 * With `page` they come in the order of their ids, at most `limit` after `afterId`, for who reads them all piece by piece.
 */
export async function listForDossier(
  ctx: WorkspaceContext,
  input: { dossierId: string; subjectId: string; page?: { afterId: string | null; limit: number } },
): Promise<IncidentView[]> {
  const { page } = input;
  const all = ctx.db
    .select({ incident: behaviorIncidents, link: dossierIncidents })
    .from(behaviorIncidents)
    .leftJoin(
      dossierIncidents,
      and(
        eq(dossierIncidents.incidentId, behaviorIncidents.id),
        eq(dossierIncidents.dossierId, input.dossierId),
        eq(dossierIncidents.workspaceId, ctx.workspaceId),
      ),
    )
    .where(
      and(
        visibleTo(ctx.workspaceId),
        or(
          eq(dossierIncidents.dossierId, input.dossierId),
          and(isNull(behaviorIncidents.workspaceId), eq(behaviorIncidents.subjectId, input.subjectId)),
        ),
        page?.afterId ? gt(behaviorIncidents.id, page.afterId) : undefined,
      ),
    );
  const rows = page
    ? await all.orderBy(behaviorIncidents.id).limit(page.limit)
    : await all.orderBy(
        sql`${behaviorIncidents.dateStart} desc nulls last`,
        desc(behaviorIncidents.createdAt),
        behaviorIncidents.id,
      );
  return show(
    ctx,
    rows.map((row) => row.incident),
    new Map(rows.flatMap((row) => (row.link ? [[row.incident.id, row.link] as const] : []))),
  );
}

/** Filters of the specification's getBehaviorIncidents; only what the workspace may see. */
export async function list(
  ctx: MemberContext,
  filter: {
    subjectId?: string | undefined;
    reporterId?: string | undefined;
    status?: "pending" | "approved" | "rejected" | undefined;
  },
): Promise<IncidentView[]> {
  const rows = await ctx.db
    .select()
    .from(behaviorIncidents)
    .where(
      and(
        visibleTo(ctx.workspaceId),
        filter.subjectId ? eq(behaviorIncidents.subjectId, filter.subjectId) : undefined,
        filter.reporterId ? eq(behaviorIncidents.reporterId, filter.reporterId) : undefined,
        filter.status ? eq(behaviorIncidents.status, filter.status) : undefined,
      ),
    )
    .orderBy(desc(behaviorIncidents.createdAt), desc(behaviorIncidents.id))
    .limit(200);
  return show(ctx, rows, new Map());
}

/** Nothing is shown that was not written down as seen (product rule 10). */
async function show(
  ctx: WorkspaceContext,
  incidents: readonly IncidentRow[],
  links: ReadonlyMap<string, LinkRow>,
): Promise<IncidentView[]> {
  if (incidents.length === 0) return [];
  const seen = incidents.map((incident) => ({ entity: "incident" as const, entityId: incident.id }));
  const [views] = await Promise.all([
    present(ctx, incidents, links),
    audit.recordViews(ctx.db, ctx, { workspaceId: ctx.workspaceId, seen }),
  ]);
  return views;
}

type IncidentRow = typeof behaviorIncidents.$inferSelect;
type LinkRow = typeof dossierIncidents.$inferSelect;

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

async function present(
  ctx: WorkspaceContext,
  incidents: readonly IncidentRow[],
  links: ReadonlyMap<string, LinkRow>,
): Promise<IncidentView[]> {
  const ids = incidents.map((incident) => incident.id);
  if (ids.length === 0) return [];
  const [altered, people, evidence, passages, sentences, outcomes, identity, reviews] = await Promise.all([
    findAltered(ctx, ids),
    namesOf(
      ctx.db,
      [...incidents.map((incident) => incident.verifiedBy), ...[...links.values()].map((link) => link.removedBy)].filter(
        (id) => id !== null,
      ),
    ),
    ctx.db
      .select({
        id: evidenceItems.id,
        incidentId: evidenceItems.incidentId,
        title: evidenceItems.title,
        type: evidenceItems.type,
        url: evidenceItems.url,
        sourceId: sources.id,
        sourceUrl: sources.url,
        sourceTitle: sources.title,
        publishedOn: sources.publishedOn,
        archivedAt: sources.archivedAt,
        sha256: sources.sha256,
      })
      .from(evidenceItems)
      // A private source stays in its workspace, whoever sees the incident.
      .leftJoin(sources, and(eq(sources.id, evidenceItems.sourceId), eq(sources.workspaceId, ctx.workspaceId)))
      .where(inArray(evidenceItems.incidentId, ids))
      .orderBy(asc(evidenceItems.position)),
    ctx.db
      .select({
        id: evidencePassages.id,
        incidentId: evidencePassages.incidentId,
        source_id: evidencePassages.sourceId,
        text: evidencePassages.text,
        start: evidencePassages.startOffset,
        end: evidencePassages.endOffset,
        holds: sql<boolean>`${evidencePassages.holds} and ${evidencePassages.sourceSha256} = ${sources.sha256} and ${evidencePassages.textSha256} = ${sources.textSha256}`,
      })
      .from(evidencePassages)
      .innerJoin(sources, eq(sources.id, evidencePassages.sourceId))
      .where(inArray(evidencePassages.incidentId, ids))
      .orderBy(asc(evidencePassages.id)),
    ctx.db
      .select({
        incidentId: incidentSentences.incidentId,
        part: incidentSentences.part,
        text: incidentSentences.text,
        passage_id: incidentSentences.passageId,
      })
      .from(incidentSentences)
      .where(inArray(incidentSentences.incidentId, ids))
      .orderBy(asc(incidentSentences.part), asc(incidentSentences.position)),
    ctx.db
      .select({
        incidentId: incidentOutcomes.incidentId,
        status: incidentOutcomes.status,
        stated_on: incidentOutcomes.statedOn,
        passage_id: incidentOutcomes.passageId,
      })
      .from(incidentOutcomes)
      .where(inArray(incidentOutcomes.incidentId, ids))
      .orderBy(asc(incidentOutcomes.position)),
    ctx.db
      .select({
        incidentId: identityEvidence.incidentId,
        stance: identityEvidence.stance,
        kind: identityEvidence.kind,
        statement: identityEvidence.statement,
        quote: identityEvidence.quote,
        source_id: identityEvidence.sourceId,
        start: identityEvidence.startOffset,
        end: identityEvidence.endOffset,
      })
      .from(identityEvidence)
      .where(inArray(identityEvidence.incidentId, ids))
      .orderBy(asc(identityEvidence.position)),
    ctx.db
      .select({
        id: incidentReviews.id,
        incidentId: incidentReviews.incidentId,
        verdict: incidentReviews.verdict,
        reason: incidentReviews.reason,
        by: users.name,
        at: incidentReviews.reviewedAt,
        undoneAt: incidentReviews.undoneAt,
      })
      .from(incidentReviews)
      .innerJoin(users, eq(users.id, incidentReviews.reviewedBy))
      .where(and(inArray(incidentReviews.incidentId, ids), eq(incidentReviews.workspaceId, ctx.workspaceId)))
      .orderBy(desc(incidentReviews.reviewedAt), desc(incidentReviews.id)),
  ]);
  const evidenceOf = groupBy(evidence, (row) => row.incidentId);
  const passagesOf = groupBy(passages, (row) => row.incidentId);
  const sentencesOf = groupBy(sentences, (row) => row.incidentId);
  const outcomesOf = groupBy(outcomes, (row) => row.incidentId);
  const identityOf = groupBy(identity, (row) => row.incidentId);
  const reviewsOf = groupBy(reviews, (row) => row.incidentId);
  return incidents.map((incident): IncidentView => {
    const span: PartialDate = { start: incident.dateStart, end: incident.dateEnd, precision: incident.datePrecision };
    const link = links.get(incident.id);
    return {
      id: incident.id,
      subject_id: incident.subjectId,
      status: incident.status,
      type: incident.type,
      title: incident.title,
      date: formatMonthYear(span),
      date_span: span,
      location: incident.location,
      summary: incident.summary,
      description: incident.description,
      evidence: (evidenceOf.get(incident.id) ?? []).map((item) => ({
        id: item.id,
        title: item.title,
        type: item.type,
        url: item.url,
        source:
          item.sourceId && item.sha256 && item.archivedAt
            ? {
                id: item.sourceId,
                url: item.sourceUrl,
                title: item.sourceTitle ?? item.title,
                published_on: item.publishedOn,
                archived_at: item.archivedAt.toISOString(),
                sha256: item.sha256,
              }
            : null,
      })),
      url: incident.url,
      reporter_id: incident.reporterId,
      created_at: incident.createdAt.toISOString(),
      updated_at: incident.updatedAt.toISOString(),
      origin: incident.origin,
      standing: incident.standing,
      standing_reason: incident.standingReason,
      rubric_rule: incident.rubricRule,
      allegation: incident.allegation,
      outcomes: (outcomesOf.get(incident.id) ?? []).map(({ incidentId: _, ...outcome }) => outcome),
      verification: incident.verification,
      verified_by: incident.verifiedBy ? (people.get(incident.verifiedBy) ?? null) : null,
      verified_at: incident.verifiedAt?.toISOString() ?? null,
      verification_reason: incident.verificationReason,
      is_private: incident.workspaceId !== null,
      sentences: (sentencesOf.get(incident.id) ?? []).map(({ incidentId: _, ...sentence }) => sentence),
      passages: (passagesOf.get(incident.id) ?? []).map(({ incidentId: _, ...passage }) => ({
        ...passage,
        holds: passage.holds && !altered.has(passage.source_id),
      })),
      identity: (identityOf.get(incident.id) ?? []).map(({ incidentId: _, ...entry }) => entry),
      reviews: (reviewsOf.get(incident.id) ?? []).map((review) => ({
        id: review.id,
        verdict: review.verdict as ReviewVerdict,
        reason: review.reason,
        by: review.by,
        at: review.at.toISOString(),
        undone_at: review.undoneAt?.toISOString() ?? null,
      })),
      removed: link?.removedAt
        ? {
            at: link.removedAt.toISOString(),
            by: link.removedBy ? (people.get(link.removedBy) ?? null) : null,
            reason: link.removalReason,
          }
        : null,
    };
  });
}

async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The workspace's own incident, its row locked; another workspace's and a shared one do not exist here. */
async function lockOwn(tx: Queryable, ctx: MemberContext, incidentId: string): Promise<IncidentRow> {
  const [row] = await tx
    .select()
    .from(behaviorIncidents)
    .where(and(eq(behaviorIncidents.id, incidentId), eq(behaviorIncidents.workspaceId, ctx.workspaceId)))
    .for("update");
  if (!row) throw new AppError("not-found", "This incident does not exist");
  return row;
}

function stateOf(row: IncidentRow): ReviewState {
  return {
    verification: row.verification,
    status: row.status,
    verifiedBy: row.verifiedBy,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verificationReason: row.verificationReason,
  };
}

async function writeState(tx: Queryable, ctx: MemberContext, incidentId: string, state: ReviewState): Promise<void> {
  await tx
    .update(behaviorIncidents)
    .set({
      verification: state.verification,
      status: state.status,
      verifiedBy: state.verifiedBy,
      verifiedAt: state.verifiedAt === null ? null : new Date(state.verifiedAt),
      verificationReason: state.verificationReason,
      updatedAt: ctx.now(),
    })
    .where(eq(behaviorIncidents.id, incidentId));
}

/** Now, and later than every review of the incident: a clock may stand still or differ between processes. */
async function afterLastReview(tx: Queryable, ctx: MemberContext, incidentId: string): Promise<Date> {
  const [last] = await tx
    .select({ at: sql<string | null>`max(${incidentReviews.reviewedAt})` })
    .from(incidentReviews)
    .where(eq(incidentReviews.incidentId, incidentId));
  return new Date(Math.max(ctx.now().getTime(), last?.at ? new Date(last.at).getTime() + 1 : 0));
}

async function announceIncident(tx: Queryable, incidentId: string): Promise<void> {
  const rows = await tx
    .select({ dossierId: dossierIncidents.dossierId })
    .from(dossierIncidents)
    .where(eq(dossierIncidents.incidentId, incidentId));
  for (const { dossierId } of rows) await announce(tx, `dossier:${dossierId}`);
}

/**
 * Records what a member decided about a finding, with the reason; "another person" is remembered for every
 * source of the incident, so that it does not come back. Answers the review's id, to undo it by.
 */
export async function review(
  ctx: MemberContext,
  input: { incidentId: string; verdict: ReviewVerdict; reason: string },
): Promise<{ reviewId: string }> {
  const result = await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, input.incidentId);
    // One moment for the review and what it decides about sources: undoing finds them by it. Taken under the lock, so
    // that of two reviews at once the later in time is the one that saw the other.
    const now = await afterLastReview(tx, ctx, row.id);
    const before = stateOf(row);
    const after = afterReview(before, {
      verdict: input.verdict,
      reason: input.reason,
      by: ctx.actor.userId,
      at: now.toISOString(),
    });
    await writeState(tx, ctx, row.id, after);
    const [written] = await tx
      .insert(incidentReviews)
      .values({
        workspaceId: ctx.workspaceId,
        incidentId: row.id,
        verdict: input.verdict,
        reason: input.reason,
        reviewedBy: ctx.actor.userId,
        reviewedAt: now,
        before,
      })
      .returning({ id: incidentReviews.id });
    if (!written) throw new AppError("unexpected", "The review could not be saved");
    if (input.verdict === "another-person" && row.subjectId) {
      const subjectId = row.subjectId;
      const found = await tx
        .selectDistinct({ sourceId: evidencePassages.sourceId })
        .from(evidencePassages)
        .where(eq(evidencePassages.incidentId, row.id));
      if (found.length > 0) {
        await tx.insert(identityDecisions).values(
          found.map(({ sourceId }) => ({
            workspaceId: ctx.workspaceId,
            subjectId,
            sourceId,
            reason: input.reason,
            decidedBy: ctx.actor.userId,
            decidedAt: now,
          })),
        );
      }
    }
    await audit.record(tx, ctx, {
      action: input.verdict,
      entity: "incident",
      entityId: row.id,
      workspaceId: ctx.workspaceId,
      details: { reviewId: written.id },
    });
    await announceIncident(tx, row.id);
    return { reviewId: written.id };
  });
  ctx.services.analytics.count("incident-reviewed");
  return result;
}

/** Takes a review back: only the latest that stands, so that what it changed is put back exactly. */
export async function undoReview(ctx: MemberContext, input: { incidentId: string; reviewId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, input.incidentId);
    const [latest] = await tx
      .select({
        id: incidentReviews.id,
        verdict: incidentReviews.verdict,
        before: incidentReviews.before,
        at: incidentReviews.reviewedAt,
      })
      .from(incidentReviews)
      .where(
        and(
          eq(incidentReviews.incidentId, row.id),
          eq(incidentReviews.workspaceId, ctx.workspaceId),
          isNull(incidentReviews.undoneAt),
        ),
      )
      .orderBy(desc(incidentReviews.reviewedAt), desc(incidentReviews.id))
      .limit(1);
    if (latest?.id !== input.reviewId) throw new AppError("conflict", "Only the latest decision can be undone");
    await writeState(tx, ctx, row.id, latest.before as ReviewState);
    await tx
      .update(incidentReviews)
      .set({ undoneAt: ctx.now(), undoneBy: ctx.actor.userId })
      .where(eq(incidentReviews.id, latest.id));
    if (latest.verdict === "another-person" && row.subjectId) {
      await tx
        .update(identityDecisions)
        .set({ undoneAt: ctx.now() })
        .where(
          and(
            eq(identityDecisions.workspaceId, ctx.workspaceId),
            eq(identityDecisions.subjectId, row.subjectId),
            eq(identityDecisions.decidedAt, latest.at),
            // Another incident of the subject may have been decided at the same moment.
            inArray(
              identityDecisions.sourceId,
              tx.select({ id: evidencePassages.sourceId }).from(evidencePassages).where(eq(evidencePassages.incidentId, row.id)),
            ),
            isNull(identityDecisions.undoneAt),
          ),
        );
    }
    await audit.record(tx, ctx, {
      action: "undo-review",
      entity: "incident",
      entityId: row.id,
      workspaceId: ctx.workspaceId,
      details: { reviewId: latest.id },
    });
    await announceIncident(tx, row.id);
  });
}

/** Takes an incident out of a dossier of this workspace, or puts it back (`reason` null). */
export async function setRemoved(
  ctx: MemberContext,
  input: { dossierId: string; incidentId: string; reason: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: dossierIncidents.id })
      .from(dossierIncidents)
      .innerJoin(dossiers, eq(dossiers.id, dossierIncidents.dossierId))
      .where(
        and(
          eq(dossierIncidents.dossierId, input.dossierId),
          eq(dossierIncidents.incidentId, input.incidentId),
          eq(dossierIncidents.workspaceId, ctx.workspaceId),
          eq(dossiers.workspaceId, ctx.workspaceId),
        ),
      )
      .for("update");
    if (!row) throw new AppError("not-found", "This incident is not in this dossier");
    await tx
      .update(dossierIncidents)
      .set(
        input.reason === null
          ? { removedAt: null, removedBy: null, removalReason: null }
          : { removedAt: ctx.now(), removedBy: ctx.actor.userId, removalReason: input.reason },
      )
      .where(eq(dossierIncidents.id, row.id));
    await audit.record(tx, ctx, {
      action: input.reason === null ? "restore-incident" : "remove-incident",
      entity: "dossier",
      entityId: input.dossierId,
      workspaceId: ctx.workspaceId,
      details: { incidentId: input.incidentId },
    });
    await announce(tx, `dossier:${input.dossierId}`);
  });
}
