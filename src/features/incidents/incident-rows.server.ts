import { and, desc, eq, isNull, or, sql, type Placeholder, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#app/db/db.server.ts";
import { isoMoment, jsonRows } from "#app/db/json-rows.ts";
import { prepared } from "#app/db/prepared.server.ts";
import {
  addedEvidence,
  behaviorIncidents,
  dossierIncidents,
  evidenceItems,
  evidencePassages,
  identityEvidence,
  incidentMerges,
  incidentCorrections,
  incidentDisputes,
  incidentOutcomes,
  incidentReviews,
  incidentSentences,
  moderationCases,
  moderationDecisions,
  sources,
  subjects,
  users,
} from "#app/db/schema/index.ts";
import { textIsIntact } from "#app/features/sources/integrity.server.ts";
import { formatMonthYear, type PartialDate } from "#app/lib/partial-date.ts";
import type { WorkspaceId } from "#app/server/context.ts";
import type { IncidentStatus, ReviewVerdict } from "./incident.ts";
import type { IncidentView } from "./incident-view.ts";

/**
 * Incidents that a workspace may see: its own, and those that are shared and approved, but for copies of its own, which
 * would be one event twice.
 */
export function visibleTo(workspaceId: WorkspaceId | Placeholder): SQL | undefined {
  return or(
    eq(behaviorIncidents.workspaceId, workspaceId),
    and(
      isNull(behaviorIncidents.workspaceId),
      eq(behaviorIncidents.status, "approved"),
      sql`not exists (select 1 from ${moderationCases} where ${moderationCases.incidentId} = ${behaviorIncidents.id} and ${moderationCases.offeredFrom} = ${workspaceId})`,
    ),
  );
}

const verifier = alias(users, "verifier");
const remover = alias(users, "remover");
const writer = alias(users, "writer");

/** Incidents with all that makes their claims checkable, each a row; what is private stays in its workspace. */
export function selectIncidents(
  db: Queryable,
  seenFrom: { workspaceId: WorkspaceId | Placeholder; dossierId: string | Placeholder | null },
) {
  const { workspaceId, dossierId } = seenFrom;
  const ofIncident = (column: SQL) => sql`${column} = ${behaviorIncidents.id}`;
  // A private source stays in its workspace; what is shared rests on sources alone that anyone can open.
  const isOpenHere = sql`(${sources.workspaceId} = ${workspaceId} or ${behaviorIncidents.workspaceId} is null)`;
  return db
    .select({
      incident: behaviorIncidents,
      link: dossierIncidents,
      verifiedBy: verifier.name,
      removedBy: remover.name,
      writtenBy: writer.name,
      likelyTitle: sql<
        string | null
      >`(select recorded.title from ${behaviorIncidents} as recorded where recorded.id = ${behaviorIncidents.likelySameAs})`,
      evidence: jsonRows(
        {
          id: evidenceItems.id,
          title: evidenceItems.title,
          type: evidenceItems.type,
          url: evidenceItems.url,
          sourceId: sql<string | null>`${sources.id}`,
          sourceUrl: sources.url,
          sourceTitle: sql<string | null>`${sources.title}`,
          publishedOn: sources.publishedOn,
          archivedAt: sql<string | null>`${sources.archivedAt}`,
          sha256: sql<string | null>`${sources.sha256}`,
          addedId: evidenceItems.addedId,
          addedBy: sql<string | null>`${users.name}`,
          addedAt: sql<string | null>`${addedEvidence.addedAt}`,
          quotation: sql<string | null>`${addedEvidence.quotation}`,
          copyOf: evidenceItems.copyOf,
          createdAt: evidenceItems.createdAt,
        },
        {
          from: sql`from ${evidenceItems} left join ${sources} on ${sources.id} = ${evidenceItems.sourceId} and ${isOpenHere} left join ${addedEvidence} on ${addedEvidence.id} = ${evidenceItems.addedId} left join ${users} on ${users.id} = ${addedEvidence.addedBy} where ${ofIncident(sql`${evidenceItems.incidentId}`)}`,
          orderBy: sql`${evidenceItems.position}`,
        },
      ),
      passages: jsonRows(
        {
          id: evidencePassages.id,
          source_id: evidencePassages.sourceId,
          text: evidencePassages.text,
          start: evidencePassages.startOffset,
          end: evidencePassages.endOffset,
          added_id: evidencePassages.addedId,
          holds: sql<boolean>`${evidencePassages.holds} and ${evidencePassages.sourceSha256} = ${sources.sha256} and ${evidencePassages.textSha256} = ${sources.textSha256}`,
        },
        {
          from: sql`from ${evidencePassages} join ${sources} on ${sources.id} = ${evidencePassages.sourceId} where ${ofIncident(sql`${evidencePassages.incidentId}`)}`,
          orderBy: sql`${evidencePassages.id}`,
        },
      ),
      archived: jsonRows(
        { id: sources.id, sha256: sources.sha256, isTextIntact: textIsIntact },
        {
          from: sql`from ${sources} where ${isOpenHere} and ${sources.id} in (select ${evidencePassages.sourceId} from ${evidencePassages} where ${ofIncident(sql`${evidencePassages.incidentId}`)})`,
          orderBy: sql`${sources.id}`,
        },
      ),
      sentences: jsonRows(
        { part: incidentSentences.part, text: incidentSentences.text, passage_id: incidentSentences.passageId },
        {
          from: sql`from ${incidentSentences} where ${ofIncident(sql`${incidentSentences.incidentId}`)}`,
          orderBy: sql`${incidentSentences.part}, ${incidentSentences.position}`,
        },
      ),
      outcomes: jsonRows(
        { status: incidentOutcomes.status, stated_on: incidentOutcomes.statedOn, passage_id: incidentOutcomes.passageId },
        {
          from: sql`from ${incidentOutcomes} where ${ofIncident(sql`${incidentOutcomes.incidentId}`)}`,
          orderBy: sql`${incidentOutcomes.position}`,
        },
      ),
      identity: jsonRows(
        {
          stance: identityEvidence.stance,
          kind: identityEvidence.kind,
          statement: identityEvidence.statement,
          quote: identityEvidence.quote,
          source_id: identityEvidence.sourceId,
          start: identityEvidence.startOffset,
          end: identityEvidence.endOffset,
        },
        {
          from: sql`from ${identityEvidence} where ${ofIncident(sql`${identityEvidence.incidentId}`)}`,
          orderBy: sql`${identityEvidence.position}`,
        },
      ),
      reviews: jsonRows(
        {
          id: incidentReviews.id,
          verdict: incidentReviews.verdict,
          reason: incidentReviews.reason,
          by: users.name,
          at: incidentReviews.reviewedAt,
          undone_at: incidentReviews.undoneAt,
        },
        {
          from: sql`from ${incidentReviews} join ${users} on ${users.id} = ${incidentReviews.reviewedBy} where ${incidentReviews.workspaceId} = ${workspaceId} and ${ofIncident(sql`${incidentReviews.incidentId}`)}`,
          orderBy: sql`${incidentReviews.reviewedAt} desc, ${incidentReviews.id} desc`,
        },
      ),
      merges: jsonRows(
        {
          id: incidentMerges.id,
          kept_id: incidentMerges.keptId,
          reason: incidentMerges.reason,
          by: users.name,
          at: incidentMerges.mergedAt,
        },
        {
          from: sql`from ${incidentMerges} join ${users} on ${users.id} = ${incidentMerges.mergedBy} where ${incidentMerges.workspaceId} = ${workspaceId} and ${incidentMerges.undoneAt} is null and ${ofIncident(sql`${incidentMerges.mergedId}`)}`,
          orderBy: sql`${incidentMerges.id}`,
        },
      ),
      statements: jsonRows(
        { id: incidentDisputes.id, text: incidentDisputes.statement, at: incidentDisputes.openedAt },
        {
          from: sql`from ${incidentDisputes} where ${incidentDisputes.closedAt} is null and ${ofIncident(sql`${incidentDisputes.incidentId}`)}`,
          orderBy: sql`${incidentDisputes.openedAt} desc, ${incidentDisputes.id}`,
        },
      ),
      corrections: jsonRows(
        {
          changed: incidentCorrections.changed,
          reason: incidentCorrections.reason,
          at: incidentCorrections.correctedAt,
        },
        {
          from: sql`from ${incidentCorrections} where ${incidentCorrections.undoneAt} is null and ${ofIncident(sql`${incidentCorrections.incidentId}`)}`,
          orderBy: sql`${incidentCorrections.correctedAt} desc, ${incidentCorrections.id}`,
        },
      ),
      offers: jsonRows(
        {
          status: sql<IncidentStatus>`(select offered.status from ${behaviorIncidents} as offered where offered.id = ${moderationCases.incidentId})`,
          reason: sql<
            string | null
          >`(select ${moderationDecisions.reason} from ${moderationDecisions} where ${moderationDecisions.incidentId} = ${moderationCases.incidentId} and ${moderationDecisions.undoneAt} is null order by ${moderationDecisions.decidedAt} desc limit 1)`,
        },
        {
          from: sql`from ${moderationCases} where ${moderationCases.offeredFrom} = ${workspaceId} and ${ofIncident(sql`${moderationCases.originalId}`)}`,
          orderBy: sql`${moderationCases.incidentId}`,
        },
      ),
    })
    .from(behaviorIncidents)
    .leftJoin(
      dossierIncidents,
      and(
        eq(dossierIncidents.incidentId, behaviorIncidents.id),
        dossierId === null ? sql`false` : eq(dossierIncidents.dossierId, dossierId),
        eq(dossierIncidents.workspaceId, workspaceId),
      ),
    )
    .leftJoin(verifier, eq(verifier.id, behaviorIncidents.verifiedBy))
    .leftJoin(remover, eq(remover.id, dossierIncidents.removedBy))
    .leftJoin(writer, eq(writer.id, behaviorIncidents.createdBy))
    .$dynamic();
}

export type IncidentRows = Awaited<ReturnType<typeof selectIncidents>>[number];

/** Those that a dossier of the workspace shows: put into it, or shared and its subject's. For `selectIncidents` alone. */
export function inDossier(place: {
  workspaceId: WorkspaceId | Placeholder;
  dossierId: string | Placeholder;
  subjectId: string | Placeholder;
}): SQL | undefined {
  return and(
    visibleTo(place.workspaceId),
    // Of somebody found to be under 18 nothing is shown, exported or reported (product rule 8).
    sql`not exists (select 1 from ${subjects} where ${subjects.id} = ${place.subjectId} and ${subjects.minorAt} is not null)`,
    or(
      eq(dossierIncidents.dossierId, place.dossierId),
      and(isNull(behaviorIncidents.workspaceId), eq(behaviorIncidents.subjectId, place.subjectId)),
    ),
  );
}

/** Takes `workspaceId`, `dossierId` and `subjectId`. */
export const incidentsOfDossier = prepared((db) => {
  const workspaceId = sql.placeholder("workspaceId");
  const dossierId = sql.placeholder("dossierId");
  return selectIncidents(db, { workspaceId, dossierId })
    .where(inDossier({ workspaceId, dossierId, subjectId: sql.placeholder("subjectId") }))
    .orderBy(sql`${behaviorIncidents.dateStart} desc nulls last`, desc(behaviorIncidents.createdAt), behaviorIncidents.id)
    .prepare("incidents_of_dossier");
});

/** `altered`: sources that no longer are what was archived. */
export function toView(row: IncidentRows, altered: ReadonlySet<string>): IncidentView {
  const { incident, link } = row;
  const [merge] = row.merges;
  const span: PartialDate = { start: incident.dateStart, end: incident.dateEnd, precision: incident.datePrecision };
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
    evidence: row.evidence.map((item) => ({
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
              archived_at: isoMoment(item.archivedAt),
              sha256: item.sha256,
            }
          : null,
      added:
        item.addedId && item.addedAt
          ? { id: item.addedId, by: item.addedBy ?? "a member", at: isoMoment(item.addedAt), quotation: item.quotation }
          : null,
      copy_of: item.copyOf,
      joined_at:
        incident.origin === "search" &&
        item.addedId === null &&
        Date.parse(isoMoment(item.createdAt)) > incident.createdAt.getTime()
          ? isoMoment(item.createdAt)
          : null,
    })),
    url: incident.url,
    reporter_id: incident.reporterId,
    created_at: incident.createdAt.toISOString(),
    updated_at: incident.updatedAt.toISOString(),
    origin: incident.origin,
    // Whoever wrote what is shared is no colleague of theirs.
    written_by: incident.workspaceId === null ? null : row.writtenBy,
    standing: incident.standing,
    standing_reason: incident.standingReason,
    standing_passage: incident.standingPassage,
    rubric_rule: incident.rubricRule,
    allegation: incident.allegation,
    outcomes: row.outcomes,
    verification: row.statements.length > 0 ? "disputed" : incident.verification,
    is_confirmed: incident.verification === "confirmed",
    statements: row.statements.map((statement) => ({ ...statement, at: isoMoment(statement.at) })),
    corrections: row.corrections.map((correction) => ({ ...correction, at: isoMoment(correction.at) })),
    // A moderator is no colleague of theirs: a shared incident does not name them.
    verified_by: row.verifiedBy && incident.workspaceId === null ? "a moderator" : row.verifiedBy,
    verified_at: incident.verifiedAt?.toISOString() ?? null,
    verification_reason: incident.verificationReason,
    is_private: incident.workspaceId !== null,
    sharing: row.offers[0] ?? null,
    sentences: row.sentences,
    passages: row.passages.map((passage) => ({ ...passage, holds: passage.holds && !altered.has(passage.source_id) })),
    identity: row.identity,
    reviews: row.reviews.map((review) => ({
      ...review,
      verdict: review.verdict as ReviewVerdict,
      at: isoMoment(review.at),
      undone_at: review.undone_at === null ? null : isoMoment(review.undone_at),
    })),
    likely_same_as: incident.likelySameAs && row.likelyTitle ? { id: incident.likelySameAs, title: row.likelyTitle } : null,
    merged_into: merge ? { ...merge, at: isoMoment(merge.at) } : null,
    merged: [],
    removed: link?.removedAt ? { at: link.removedAt.toISOString(), by: row.removedBy, reason: link.removalReason } : null,
  };
}
