import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  addedEvidence,
  auditEntries,
  behaviorIncidents,
  dossierIncidents,
  dossierNotes,
  dossiers,
  identityFacts,
  incidentMerges,
  incidentReviews,
  proposedFacts,
  reports,
  socialReports,
  users,
} from "#app/db/schema/index.ts";
import { factLabels } from "#app/features/subjects/subject-facts.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import type { MemberContext } from "#app/server/context.ts";
import { countsOf, isStaffAction, wordsOf } from "./action-words.ts";
import type { HistoryEntry, HistoryPage, historyInput, Restore } from "./history-entry.ts";

const pageSize = 30;
const longestExcerpt = 160;
/** A moderator's own doings with a shared incident that say nothing to a workspace. */
const backstage = ["view", "claim", "hand-on", "assign", "unassign", "tag", "untag", "note", "ask-reporter", "open-evidence"];

type Entry = Pick<
  typeof auditEntries.$inferSelect,
  "id" | "at" | "actorKind" | "actorId" | "action" | "entity" | "entityId" | "details" | "workspaceId"
>;

/**
 * Every change of a dossier, newest first, a page at a time: what its members did with it, with its incidents, reports
 * and subject, and what moderators decided about shared incidents that it shows. Views are left to the audit trail.
 * @throws AppError `not-found`
 */
export async function list(ctx: MemberContext, input: z.output<typeof historyInput>): Promise<HistoryPage> {
  const [dossier] = await ctx.db
    .select({ subjectId: dossiers.subjectId })
    .from(dossiers)
    .where(and(eq(dossiers.id, input.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)));
  if (!dossier) throw new AppError("not-found", "This dossier does not exist");
  const of = { dossierId: input.dossierId, subjectId: dossier.subjectId };
  const after = readPageCursor(input.cursor);
  const rows = await ctx.db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actorKind: auditEntries.actorKind,
      actorId: auditEntries.actorId,
      action: auditEntries.action,
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      details: auditEntries.details,
      workspaceId: auditEntries.workspaceId,
    })
    .from(auditEntries)
    .where(
      and(
        concerns(ctx, of),
        after && sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    entries: await tell(ctx, of, shown),
    next_cursor: rows.length > pageSize && last ? writePageCursor({ moment: last.at, id: last.id }) : null,
  };
}

type Of = { dossierId: string; subjectId: string };

function concerns(ctx: MemberContext, { dossierId, subjectId }: Of) {
  const linked = sql`select ${dossierIncidents.incidentId}::text from ${dossierIncidents} where ${dossierIncidents.dossierId} = ${dossierId} and ${dossierIncidents.workspaceId} = ${ctx.workspaceId}`;
  const shared = sql`select ${behaviorIncidents.id}::text from ${behaviorIncidents} where ${behaviorIncidents.subjectId} = ${subjectId} and ${behaviorIncidents.workspaceId} is null`;
  const made = sql`select ${reports.id}::text from ${reports} where ${reports.dossierId} = ${dossierId} union all select ${socialReports.id}::text from ${socialReports} where ${socialReports.dossierId} = ${dossierId}`;
  return or(
    and(
      eq(auditEntries.workspaceId, ctx.workspaceId),
      ne(auditEntries.action, "view"),
      // A merge is written down for both incidents, and told once.
      sql`not (${auditEntries.details} ? 'keptId' and ${auditEntries.action} in ('merge-incident', 'split-incident'))`,
      sql`${auditEntries.entityId} in (select unnest(array[${dossierId}::text, ${subjectId}::text]) union all ${linked} union all ${shared} union all ${made})`,
    ),
    and(
      isNull(auditEntries.workspaceId),
      eq(auditEntries.entity, "incident"),
      sql`${auditEntries.action} not in (${sql.join(
        backstage.map((action) => sql`${action}`),
        sql`, `,
      )})`,
      sql`${auditEntries.entityId} in (${shared})`,
    ),
  );
}

/** All that the entries of a page name, each table asked once. */
async function tell(ctx: MemberContext, of: Of, entries: readonly Entry[]): Promise<HistoryEntry[]> {
  const ids = (name: string) => [
    ...new Set(entries.map(({ details }) => details[name]).filter((id): id is string => typeof id === "string" && isUuid(id))),
  ];
  const named = <Row>(wanted: readonly string[], read: (ids: string[]) => Promise<Row[]>) =>
    wanted.length > 0 ? read([...wanted]) : Promise.resolve([]);
  const people = entries.flatMap(({ actorId, workspaceId }) => (actorId && workspaceId ? [actorId] : []));
  const incidentIds = [
    ...new Set([
      ...ids("incidentId"),
      ...entries.flatMap(({ entity, entityId }) => (entity === "incident" && entityId ? [entityId] : [])),
    ]),
  ];
  const [users_, incidents, links, facts, notes, reviews, standing, proposals, merges, added] = await Promise.all([
    named([...new Set([...people, ...ids("assigneeId")])], (wanted) =>
      ctx.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, wanted)),
    ),
    named(incidentIds, (wanted) =>
      ctx.db
        .select({ id: behaviorIncidents.id, title: behaviorIncidents.title })
        .from(behaviorIncidents)
        .where(
          and(
            inArray(behaviorIncidents.id, wanted),
            or(
              eq(behaviorIncidents.workspaceId, ctx.workspaceId),
              and(isNull(behaviorIncidents.workspaceId), eq(behaviorIncidents.status, "approved")),
            ),
          ),
        ),
    ),
    named(ids("incidentId"), (wanted) =>
      ctx.db
        .select({
          id: dossierIncidents.incidentId,
          removedAt: dossierIncidents.removedAt,
          reason: dossierIncidents.removalReason,
        })
        .from(dossierIncidents)
        .where(and(eq(dossierIncidents.dossierId, of.dossierId), inArray(dossierIncidents.incidentId, wanted))),
    ),
    named(ids("factId"), (wanted) =>
      ctx.db
        .select({
          id: identityFacts.id,
          kind: identityFacts.kind,
          value: identityFacts.value,
          removedAt: identityFacts.removedAt,
          reason: identityFacts.removalReason,
        })
        .from(identityFacts)
        .where(and(eq(identityFacts.workspaceId, ctx.workspaceId), inArray(identityFacts.id, wanted))),
    ),
    named(ids("noteId"), (wanted) =>
      ctx.db
        .select({
          id: dossierNotes.id,
          text: dossierNotes.text,
          authorId: dossierNotes.authorId,
          removedAt: dossierNotes.removedAt,
        })
        .from(dossierNotes)
        .where(and(eq(dossierNotes.workspaceId, ctx.workspaceId), inArray(dossierNotes.id, wanted))),
    ),
    named(ids("reviewId"), (wanted) =>
      ctx.db
        .select({ id: incidentReviews.id, reason: incidentReviews.reason })
        .from(incidentReviews)
        .where(and(eq(incidentReviews.workspaceId, ctx.workspaceId), inArray(incidentReviews.id, wanted))),
    ),
    named(incidentIds, (wanted) =>
      ctx.db
        .selectDistinctOn([incidentReviews.incidentId], { id: incidentReviews.id })
        .from(incidentReviews)
        .where(
          and(
            eq(incidentReviews.workspaceId, ctx.workspaceId),
            inArray(incidentReviews.incidentId, wanted),
            isNull(incidentReviews.undoneAt),
          ),
        )
        .orderBy(incidentReviews.incidentId, desc(incidentReviews.reviewedAt), desc(incidentReviews.id)),
    ),
    named(ids("proposalId"), (wanted) =>
      ctx.db
        .select({ id: proposedFacts.id, kind: proposedFacts.kind, value: proposedFacts.value })
        .from(proposedFacts)
        .where(and(eq(proposedFacts.workspaceId, ctx.workspaceId), inArray(proposedFacts.id, wanted))),
    ),
    named(ids("mergeId"), (wanted) =>
      ctx.db
        .select({ id: incidentMerges.id, reason: incidentMerges.reason, undoneAt: incidentMerges.undoneAt })
        .from(incidentMerges)
        .where(and(eq(incidentMerges.workspaceId, ctx.workspaceId), inArray(incidentMerges.id, wanted))),
    ),
    named(ids("addedId"), (wanted) =>
      ctx.db
        .select({ id: addedEvidence.id, title: addedEvidence.title, removedAt: addedEvidence.removedAt })
        .from(addedEvidence)
        .where(and(eq(addedEvidence.workspaceId, ctx.workspaceId), inArray(addedEvidence.id, wanted))),
    ),
  ]);
  const by = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const known = {
    users: by(users_),
    incidents: by(incidents),
    links: by(links),
    facts: by(facts),
    notes: by(notes),
    reviews: by(reviews),
    standing: new Set(standing.map(({ id }) => id)),
    proposals: by(proposals),
    merges: by(merges),
    added: by(added),
  };
  // Of several times that one thing was removed, the last is the one that can be undone.
  const offered = new Set<string>();
  return entries.map((entry) => {
    const id = (name: string) => (typeof entry.details[name] === "string" ? entry.details[name] : "");
    const incidentId = id("incidentId") || (entry.entity === "incident" ? (entry.entityId ?? "") : "");
    const fact = known.facts.get(id("factId")) ?? known.proposals.get(id("proposalId"));
    const note = known.notes.get(id("noteId"));
    const isOwnNote = note?.authorId === ctx.actor.userId;
    let restore: Restore | null = null;
    let why: string | null = null;
    const offer = (key: string, what: Restore) => {
      if (!offered.has(key)) restore = what;
      offered.add(key);
    };
    switch (entry.action) {
      case "remove-incident": {
        const link = known.links.get(incidentId);
        if (link?.removedAt && !offered.has(incidentId)) why = link.reason;
        if (link?.removedAt) offer(incidentId, { kind: "incident", incidentId });
        break;
      }
      case "remove-fact": {
        const removed = known.facts.get(id("factId"));
        if (removed?.removedAt && !offered.has(removed.id)) why = removed.reason;
        if (removed?.removedAt) offer(removed.id, { kind: "fact", factId: removed.id });
        break;
      }
      case "remove-note":
        if (note?.removedAt && isOwnNote) offer(note.id, { kind: "note", noteId: note.id });
        break;
      case "merge-incident": {
        const merge = known.merges.get(id("mergeId"));
        why = merge?.reason ?? null;
        if (merge && !merge.undoneAt) offer(merge.id, { kind: "merge", mergeId: merge.id });
        break;
      }
      case "remove-evidence": {
        const taken = known.added.get(id("addedId"));
        if (taken?.removedAt) offer(taken.id, { kind: "evidence", addedId: taken.id });
        break;
      }
      default: {
        const review = known.reviews.get(id("reviewId"));
        why = review?.reason ?? null;
        if (review && entry.action !== "undo-review" && known.standing.has(review.id))
          offer(review.id, { kind: "review", incidentId, reviewId: review.id });
      }
    }
    // A removed note's words are gone for everybody but who wrote them.
    const noteText = note && (note.removedAt === null || isOwnNote) ? excerpt(note.text) : null;
    return {
      id: entry.id,
      at: entry.at.toISOString(),
      who: whoOf(entry, known.users),
      did: wordsOf(entry.entity, entry.action),
      what:
        noteText ??
        (fact ? `${factLabels[fact.kind]}: ${fact.value}` : null) ??
        known.added.get(id("addedId"))?.title ??
        known.incidents.get(incidentId)?.title ??
        known.users.get(id("assigneeId"))?.name ??
        countsOf(entry.details),
      why,
      restore,
    };
  });
}

function whoOf(entry: Entry, people: ReadonlyMap<string, { name: string }>): string {
  // A moderator is no colleague of theirs.
  if (entry.workspaceId === null) return "A moderator";
  if (entry.actorKind === "system") return "Attest";
  if (isStaffAction(entry.entity, entry.action)) return "Attest’s staff";
  return people.get(entry.actorId ?? "")?.name ?? "Somebody who has left";
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ");
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt).trimEnd()}…` : line;
}
