import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  evidenceItems,
  evidencePassages,
  externalUsers,
  moderationCases,
  moderationDecisions,
  reportEvidence,
  reportMessages,
  reportReceipts,
  sources,
  subjects,
  userPermissions,
  users,
} from "#app/db/schema/index.ts";
import { incidentStatuses, type IncidentStatus } from "#app/features/incidents/incident.ts";
import { type CaseFlag, claimMinutes, moderationTopic } from "#app/features/incidents/moderation.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { isPicture } from "#app/features/reporters/evidence.ts";
import { countReports, reporterTopic } from "#app/features/reporters/external-users.server.ts";
import { findAlike } from "#app/features/subjects/find-names.server.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import { AppError } from "#app/lib/errors.ts";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import { foldForSearch } from "#app/lib/search-folding.ts";
import { announce } from "#app/server/changes.server.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import type { CaseEvidence, CasePassage, CaseSubject, ModerationCase, Person, SimilarIncident } from "./case-view.ts";
import { isOwnCase, ownReport } from "./moderation.policy.ts";
import { type ModeratorContext, sourceOf, toClaim } from "./queue.server.ts";

const excerptLength = 4_000;

/** An incident that moderators may see: one that no workspace keeps to itself. */
export function isShared(incidentId: string): SQL | undefined {
  return and(eq(behaviorIncidents.id, incidentId), isNull(behaviorIncidents.workspaceId));
}

/** A moderator's own e-mail, which tells their own reports. */
export async function emailOf(ctx: ModeratorContext): Promise<string> {
  const [row] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.actor.userId));
  return row?.email ?? "";
}

/** One case with all that a decision needs, in any status; null when there is none. The view is audited. */
export async function find(ctx: ModeratorContext, incidentId: string): Promise<ModerationCase | null> {
  const claimers = ctx.db.select({ id: users.id, name: users.name }).from(users).as("claimers");
  const [row] = await ctx.db
    .select({
      incident: behaviorIncidents,
      source: moderationCases.source,
      subjectName: moderationCases.subjectName,
      subjectDetails: moderationCases.subjectDetails,
      textHash: moderationCases.textHash,
      flags: moderationCases.flags,
      tags: moderationCases.tags,
      claimedBy: moderationCases.claimedBy,
      claimedUntil: moderationCases.claimedUntil,
      claimedName: sql<string | null>`${claimers.name}`,
      assignedId: moderationCases.assignedTo,
      assignedName: users.name,
      offeredBy: moderationCases.offeredBy,
      subject: { id: subjects.id, name: subjects.name },
      receipt: reportReceipts.number,
      reporter: { id: externalUsers.id, name: externalUsers.name, isActive: externalUsers.isActive },
      reporterEmail: externalUsers.email,
    })
    .from(behaviorIncidents)
    .leftJoin(moderationCases, eq(moderationCases.incidentId, behaviorIncidents.id))
    .leftJoin(subjects, eq(subjects.id, behaviorIncidents.subjectId))
    .leftJoin(reportReceipts, eq(reportReceipts.incidentId, behaviorIncidents.id))
    .leftJoin(externalUsers, eq(externalUsers.id, behaviorIncidents.reporterId))
    .leftJoin(users, eq(users.id, moderationCases.assignedTo))
    .leftJoin(claimers, eq(claimers.id, moderationCases.claimedBy))
    .where(isShared(incidentId));
  if (!row) return null;
  const { incident } = row;
  const name = row.subject?.name ?? row.subjectName ?? "";
  const [evidence, passages, similarSubjects, messages, decisions, reporter, email] = await Promise.all([
    listEvidence(ctx, incidentId),
    listPassages(ctx, incidentId),
    similarSubjectsOf(ctx, name),
    listMessages(ctx, incidentId),
    listDecisions(ctx, incidentId),
    row.reporter ? historyOf(ctx, row.reporter, incidentId) : null,
    emailOf(ctx),
    audit.recordView(ctx.db, ctx, { entity: "incident", entityId: incidentId, workspaceId: null }),
  ]);
  const isOwn = isOwnCase(row, { userId: ctx.actor.userId, email });
  return {
    id: incident.id,
    receipt: row.receipt,
    status: incident.status,
    source: row.source ?? sourceOf(incident.origin),
    type: incident.type,
    title: incident.title,
    date: formatMonthYear({ start: incident.dateStart, end: incident.dateEnd, precision: incident.datePrecision }),
    location: incident.location,
    summary: incident.summary,
    description: incident.description,
    url: incident.url,
    created_at: incident.createdAt.toISOString(),
    subject: row.subject,
    subject_name: name,
    subject_details: row.subjectDetails,
    flags: (row.flags ?? []) as CaseFlag[],
    tags: row.tags ?? [],
    claim: toClaim(row, ctx),
    assigned_to: row.assignedId ? { id: row.assignedId, name: row.assignedName ?? "" } : null,
    reporter,
    evidence,
    passages,
    similar_subjects: similarSubjects,
    similar_incidents: await similarIncidentsOf(ctx, {
      incidentId,
      textHash: row.textHash,
      name,
      subjectIds: [
        ...(incident.subjectId ? [incident.subjectId] : []),
        ...similarSubjects.filter((subject) => subject.is_same_name).map(({ id }) => id),
      ],
      urls: evidence.flatMap(({ url }) => (url === null ? [] : [url])),
    }),
    messages,
    decisions,
    may_not_decide: isOwn ? ownReport : null,
  };
}

async function listEvidence(ctx: ModeratorContext, incidentId: string): Promise<CaseEvidence[]> {
  const rows = await ctx.db
    .select({
      id: evidenceItems.id,
      title: evidenceItems.title,
      type: evidenceItems.type,
      url: evidenceItems.url,
      copy: {
        id: reportEvidence.id,
        url: reportEvidence.url,
        fileName: reportEvidence.fileName,
        state: reportEvidence.state,
        failure: reportEvidence.failure,
        kind: reportEvidence.kind,
        sha256: reportEvidence.sha256,
        byteSize: reportEvidence.byteSize,
        finalUrl: reportEvidence.finalUrl,
        archivedAt: reportEvidence.archivedAt,
        excerpt: sql<string | null>`left(${reportEvidence.text}, ${excerptLength})`,
      },
      source: {
        id: sources.id,
        kind: sources.kind,
        sha256: sources.sha256,
        byteSize: sources.byteSize,
        finalUrl: sources.finalUrl,
        archivedAt: sources.archivedAt,
        excerpt: sql<string | null>`left(${sources.text}, ${excerptLength})`,
      },
    })
    .from(evidenceItems)
    .leftJoin(reportEvidence, eq(reportEvidence.id, evidenceItems.id))
    .leftJoin(sources, eq(sources.id, evidenceItems.sourceId))
    .where(eq(evidenceItems.incidentId, incidentId))
    .orderBy(asc(evidenceItems.position));
  return Promise.all(
    rows.map(async ({ copy, source, ...item }): Promise<CaseEvidence> => {
      const archive = copy ?? source;
      const sha256 = archive?.sha256 ?? null;
      return {
        id: item.id,
        title: item.title,
        type: item.type,
        url: copy ? copy.url : item.url,
        file_name: copy?.fileName ?? null,
        state: copy?.state ?? (source ? "archived" : "failed"),
        failure: copy?.failure ?? (archive ? null : "There is no archived copy"),
        kind: archive?.kind ?? null,
        is_picture: isPicture(archive?.kind ?? null),
        sha256,
        byte_size: archive?.byteSize ?? null,
        final_url: archive?.finalUrl ?? null,
        archived_at: archive?.archivedAt?.toISOString() ?? null,
        excerpt: archive?.excerpt ?? null,
        is_intact: sha256 === null ? null : await isIntact(ctx, sha256),
        has_file: Boolean(copy?.sha256),
      };
    }),
  );
}

async function isIntact(ctx: ModeratorContext, sha256: string): Promise<boolean> {
  try {
    await ctx.services.files.get(sha256);
    return true;
  } catch (error) {
    if (error instanceof FilesFailure) return false;
    throw error;
  }
}

async function listPassages(ctx: ModeratorContext, incidentId: string): Promise<CasePassage[]> {
  const rows = await ctx.db
    .select({
      id: evidencePassages.id,
      text: evidencePassages.text,
      source_title: sources.title,
      source_url: sources.url,
      sha256: sources.sha256,
      archivedAt: sources.archivedAt,
    })
    .from(evidencePassages)
    .innerJoin(sources, eq(sources.id, evidencePassages.sourceId))
    .where(eq(evidencePassages.incidentId, incidentId))
    .orderBy(asc(evidencePassages.id))
    .limit(40);
  return rows.map(({ archivedAt, ...row }) => ({ ...row, archived_at: archivedAt.toISOString() }));
}

/** Subjects of every workspace whose name is like this one: moderators see all, so that none is made twice. */
export async function similarSubjectsOf(ctx: ModeratorContext, name: string): Promise<CaseSubject[]> {
  if (name === "") return [];
  const best = await findAlike(ctx.db, name, isNull(subjects.mergedInto), 6);
  if (best.length === 0) return [];
  const known = await ctx.db
    .select({ id: subjects.id, name: subjects.name, minorAt: subjects.minorAt })
    .from(subjects)
    .where(
      inArray(
        subjects.id,
        best.map(({ id }) => id),
      ),
    );
  const own = new Map(known.map((subject) => [subject.id, subject]));
  const counts = await ctx.db
    .select({ subjectId: behaviorIncidents.subjectId, count: sql<number>`count(*)::int` })
    .from(behaviorIncidents)
    .where(
      and(
        inArray(
          behaviorIncidents.subjectId,
          best.map(({ id }) => id),
        ),
        isNull(behaviorIncidents.workspaceId),
        eq(behaviorIncidents.status, "approved"),
      ),
    )
    .groupBy(behaviorIncidents.subjectId);
  return best.map((subject) => ({
    id: subject.id,
    // Found by another name of theirs, they are shown by their own.
    name: own.get(subject.id)?.name ?? subject.name,
    reasons: subject.reasons,
    is_same_name: subject.match,
    incidents: counts.find(({ subjectId }) => subjectId === subject.id)?.count ?? 0,
    is_minor: (own.get(subject.id)?.minorAt ?? null) !== null,
  }));
}

/** By the index of the addresses' hashes. */
function ofSamePage(urls: readonly string[]): SQL {
  return sql`md5(${evidenceItems.url}) in (${sql.join(
    urls.map((url) => sql`md5(${url})`),
    sql`, `,
  )})`;
}

/** Shared incidents that may be the same event: in the same words, with the same evidence, about the same name. */
async function similarIncidentsOf(
  ctx: ModeratorContext,
  wanted: { incidentId: string; textHash: string | null; name: string; subjectIds: string[]; urls: string[] },
): Promise<SimilarIncident[]> {
  const isSameText = wanted.textHash ? eq(moderationCases.textHash, wanted.textHash) : sql`false`;
  const isSameName = wanted.name ? eq(moderationCases.normalisedName, nameKeys(wanted.name).normalised) : sql`false`;
  const isSamePerson = wanted.subjectIds.length > 0 ? inArray(behaviorIncidents.subjectId, wanted.subjectIds) : sql`false`;
  const hasSameEvidence =
    wanted.urls.length > 0
      ? sql`exists (select 1 from ${evidenceItems} where ${evidenceItems.incidentId} = ${behaviorIncidents.id} and ${ofSamePage(wanted.urls)})`
      : sql`false`;
  const rows = await ctx.db
    .select({
      id: behaviorIncidents.id,
      title: behaviorIncidents.title,
      start: behaviorIncidents.dateStart,
      end: behaviorIncidents.dateEnd,
      precision: behaviorIncidents.datePrecision,
      location: behaviorIncidents.location,
      summary: behaviorIncidents.summary,
      status: behaviorIncidents.status,
      subjectName: sql<string | null>`coalesce(${subjects.name}, ${moderationCases.subjectName})`,
      receipt: reportReceipts.number,
      sameText: sql<boolean>`coalesce(${isSameText}, false)`,
      sameEvidence: sql<boolean>`coalesce(${hasSameEvidence}, false)`,
      samePerson: sql<boolean>`coalesce(${isSamePerson}, false) or coalesce(${isSameName}, false)`,
    })
    .from(behaviorIncidents)
    .leftJoin(moderationCases, eq(moderationCases.incidentId, behaviorIncidents.id))
    .leftJoin(subjects, eq(subjects.id, behaviorIncidents.subjectId))
    .leftJoin(reportReceipts, eq(reportReceipts.incidentId, behaviorIncidents.id))
    .where(
      and(
        isNull(behaviorIncidents.workspaceId),
        ne(behaviorIncidents.id, wanted.incidentId),
        // Each by its own index; one "or" over the joined tables would read them whole.
        sql`${behaviorIncidents.id} in (
          select ${moderationCases.incidentId} from ${moderationCases} where ${isSameText}
          union all select ${moderationCases.incidentId} from ${moderationCases} where ${isSameName}
          ${wanted.urls.length > 0 ? sql`union all select ${evidenceItems.incidentId} from ${evidenceItems} where ${ofSamePage(wanted.urls)}` : sql``}
          ${
            wanted.subjectIds.length > 0
              ? sql`union all select other.id from ${behaviorIncidents} as other where other.subject_id in (${sql.join(
                  wanted.subjectIds.map((id) => sql`${id}::uuid`),
                  sql`, `,
                )})`
              : sql``
          }
        )`,
      ),
    )
    .orderBy(desc(behaviorIncidents.createdAt))
    .limit(12);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    date: formatMonthYear({ start: row.start, end: row.end, precision: row.precision }),
    location: row.location,
    summary: row.summary,
    status: row.status,
    subject_name: row.subjectName ?? "Not named",
    receipt: row.receipt,
    reasons: [
      ...(row.sameText ? ["The same words"] : []),
      ...(row.sameEvidence ? ["The same evidence"] : []),
      ...(row.samePerson ? ["A person of this name"] : []),
    ],
  }));
}

async function listMessages(ctx: ModeratorContext, incidentId: string): Promise<ModerationCase["messages"]> {
  const rows = await ctx.db
    .select({
      id: reportMessages.id,
      author: reportMessages.author,
      userName: users.name,
      externalName: externalUsers.name,
      text: reportMessages.text,
      at: reportMessages.createdAt,
    })
    .from(reportMessages)
    .leftJoin(users, eq(users.id, reportMessages.userId))
    .leftJoin(externalUsers, eq(externalUsers.id, reportMessages.externalUserId))
    .where(eq(reportMessages.incidentId, incidentId))
    .orderBy(asc(reportMessages.createdAt), asc(reportMessages.id));
  return rows.map(({ userName, externalName, at, ...row }) => ({
    ...row,
    name: userName ?? externalName ?? "Reporter",
    at: at.toISOString(),
  }));
}

async function listDecisions(ctx: ModeratorContext, incidentId: string): Promise<ModerationCase["decisions"]> {
  const rows = await ctx.db
    .select({
      id: moderationDecisions.id,
      from: moderationDecisions.fromStatus,
      to: moderationDecisions.toStatus,
      code: moderationDecisions.code,
      reason: moderationDecisions.reason,
      by: users.name,
      at: moderationDecisions.decidedAt,
      duplicate_of: moderationDecisions.duplicateOfId,
      undoneAt: moderationDecisions.undoneAt,
    })
    .from(moderationDecisions)
    .innerJoin(users, eq(users.id, moderationDecisions.decidedBy))
    .where(eq(moderationDecisions.incidentId, incidentId))
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id));
  return rows.map(({ undoneAt, at, ...row }) => ({ ...row, at: at.toISOString(), is_undone: undoneAt !== null }));
}

async function historyOf(
  ctx: ModeratorContext,
  reporter: { id: string; name: string; isActive: boolean },
  incidentId: string,
): Promise<ModerationCase["reporter"]> {
  const latestOf = (status: IncidentStatus) => sql`(
    select id from ${behaviorIncidents} where reporter_id = ${reporter.id}::uuid and status = ${status} and id <> ${incidentId}::uuid
    order by created_at desc limit 8)`;
  const latest = sql.join(incidentStatuses.map(latestOf), sql` union all `);
  const [counts, recent] = await Promise.all([
    countReports(ctx.db, [reporter.id]),
    ctx.db
      .select({
        id: behaviorIncidents.id,
        title: behaviorIncidents.title,
        status: behaviorIncidents.status,
        at: behaviorIncidents.createdAt,
        receipt: reportReceipts.number,
      })
      .from(behaviorIncidents)
      .leftJoin(reportReceipts, eq(reportReceipts.incidentId, behaviorIncidents.id))
      .where(sql`${behaviorIncidents.id} in (${latest})`)
      .orderBy(desc(behaviorIncidents.createdAt), desc(behaviorIncidents.id))
      .limit(8),
  ]);
  const reports = counts.get(reporter.id) ?? { pending: 0, approved: 0, rejected: 0 };
  return {
    id: reporter.id,
    name: reporter.name,
    is_active: reporter.isActive,
    reports,
    recent: recent.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

type CaseRow = typeof moderationCases.$inferSelect;

/**
 * The case of a shared incident, its row locked; made on the spot for an incident that has none.
 * @throws AppError `not-found`
 */
export async function lockCase(
  tx: Queryable,
  ctx: ModeratorContext,
  incidentId: string,
): Promise<{ incident: typeof behaviorIncidents.$inferSelect; row: CaseRow }> {
  const [incident] = await tx.select().from(behaviorIncidents).where(isShared(incidentId)).for("update");
  if (!incident) throw new AppError("not-found", "This incident does not exist");
  await tx
    .insert(moderationCases)
    .values({
      incidentId,
      source: sourceOf(incident.origin),
      searchText: foldForSearch(incident.title),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing();
  const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.incidentId, incidentId)).for("update");
  if (!row) throw new AppError("not-found", "This incident does not exist");
  return { incident, row };
}

/** Tells the moderators' screens and, where there is one, the reporter's page. */
export async function announceCase(tx: Queryable, incident: { reporterId: string | null }): Promise<void> {
  await announce(tx, moderationTopic);
  if (incident.reporterId) await announce(tx, reporterTopic(incident.reporterId));
}

export type ClaimOutcome = { ok: true; until: string } | { ok: false; by: string; until: string };

/**
 * Takes a case for ten minutes, so that nobody else decides it meanwhile, or renews that. One that somebody else holds
 * is left to them unless `takeOver`.
 */
export async function claim(
  ctx: ModeratorContext,
  input: { incidentId: string; takeOver?: boolean | undefined },
): Promise<ClaimOutcome> {
  return ctx.db.transaction(async (tx): Promise<ClaimOutcome> => {
    const { incident, row } = await lockCase(tx, ctx, input.incidentId);
    const now = ctx.now();
    const isHeld = row.claimedBy !== null && row.claimedUntil !== null && row.claimedUntil > now;
    if (isHeld && row.claimedBy !== ctx.actor.userId && !input.takeOver) {
      const [holder] = await tx
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, row.claimedBy ?? ""));
      return { ok: false, by: holder?.name ?? "Somebody else", until: (row.claimedUntil ?? now).toISOString() };
    }
    const until = new Date(now.getTime() + claimMinutes * 60_000);
    await tx
      .update(moderationCases)
      .set({ claimedBy: ctx.actor.userId, claimedUntil: until })
      .where(eq(moderationCases.incidentId, incident.id));
    if (!isHeld || row.claimedBy !== ctx.actor.userId) {
      await announce(tx, moderationTopic);
      await audit.record(tx, ctx, { action: "claim", entity: "incident", entityId: incident.id, workspaceId: null });
    }
    return { ok: true, until: until.toISOString() };
  });
}

/** Lets go of one's own claim. */
export async function release(ctx: ModeratorContext, incidentId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const released = await tx
      .update(moderationCases)
      .set({ claimedBy: null, claimedUntil: null })
      .where(and(eq(moderationCases.incidentId, incidentId), eq(moderationCases.claimedBy, ctx.actor.userId)))
      .returning({ id: moderationCases.incidentId });
    if (released.length === 0) return;
    await announce(tx, moderationTopic);
  });
}

/** Everybody who moderates: to assign to and to hand on to. */
export async function listModerators(ctx: ModeratorContext): Promise<Person[]> {
  return ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(eq(userPermissions.moderateBehaviorIncidents, true))
    .orderBy(asc(users.name))
    .limit(200);
}

async function requireModerator(tx: Queryable, userId: string): Promise<void> {
  const [row] = await tx
    .select({ id: userPermissions.userId })
    .from(userPermissions)
    .where(and(eq(userPermissions.userId, userId), eq(userPermissions.moderateBehaviorIncidents, true)));
  if (!row) throw new AppError("not-found", "This moderator does not exist");
}

/** Gives cases to a moderator, or to nobody. */
export async function assign(ctx: ModeratorContext, input: { incidentIds: string[]; userId: string | null }): Promise<void> {
  const { userId } = input;
  await ctx.db.transaction(async (tx) => {
    if (userId) await requireModerator(tx, userId);
    for (const incidentId of [...new Set(input.incidentIds)].toSorted()) {
      const { incident } = await lockCase(tx, ctx, incidentId);
      await tx.update(moderationCases).set({ assignedTo: userId }).where(eq(moderationCases.incidentId, incidentId));
      await audit.record(tx, ctx, {
        action: userId ? "assign" : "unassign",
        entity: "incident",
        entityId: incident.id,
        workspaceId: null,
        details: userId ? { userId } : {},
      });
    }
    await announce(tx, moderationTopic);
  });
}

/** Adds a tag to cases, or takes it away; at most ten a case. */
export async function tag(
  ctx: ModeratorContext,
  input: { incidentIds: string[]; tag: string; isRemoved?: boolean | undefined },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const incidentId of [...new Set(input.incidentIds)].toSorted()) {
      const { row } = await lockCase(tx, ctx, incidentId);
      const others = row.tags.filter((known) => known !== input.tag);
      const tags = input.isRemoved ? others : [...others, input.tag];
      if (tags.length > 10) throw new AppError("invalid", "A report can have at most 10 tags");
      await tx.update(moderationCases).set({ tags }).where(eq(moderationCases.incidentId, incidentId));
      await audit.record(tx, ctx, {
        action: input.isRemoved ? "untag" : "tag",
        entity: "incident",
        entityId: incidentId,
        workspaceId: null,
      });
    }
    await announce(tx, moderationTopic);
  });
}

/**
 * Writes into a report's thread, once per idempotency key: a question to the reporter, or a note for other moderators.
 * @throws AppError `not-found`; `conflict` for a question about a report that nobody can answer
 */
export async function write(
  ctx: ModeratorContext,
  input: { incidentId: string; text: string; idempotencyKey: string; isNote?: boolean | undefined },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { incident } = await lockCase(tx, ctx, input.incidentId);
    if (!input.isNote && incident.reporterId === null)
      throw new AppError("conflict", "There is no reporter who could answer: leave a note instead");
    if (!input.isNote && incident.status !== "pending")
      throw new AppError("conflict", "This report has been decided in the meantime");
    await insertMessage(tx, ctx, { ...input, author: input.isNote ? "note" : "moderator" });
    await announceCase(tx, incident);
    await audit.record(tx, ctx, {
      action: input.isNote ? "note" : "ask-reporter",
      entity: "incident",
      entityId: incident.id,
      workspaceId: null,
    });
  });
}

async function insertMessage(
  tx: Queryable,
  ctx: ModeratorContext,
  message: { incidentId: string; author: "moderator" | "note"; text: string; idempotencyKey: string },
): Promise<void> {
  await tx
    .insert(reportMessages)
    .values({
      incidentId: message.incidentId,
      author: message.author,
      userId: ctx.actor.userId,
      text: message.text,
      idempotencyKey: message.idempotencyKey,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [reportMessages.incidentId, reportMessages.idempotencyKey] });
}

/** Hands a case on to another moderator with a note, and lets go of it. */
export async function handOn(
  ctx: ModeratorContext,
  input: { incidentId: string; userId: string; note: string; idempotencyKey: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await requireModerator(tx, input.userId);
    const { incident } = await lockCase(tx, ctx, input.incidentId);
    await insertMessage(tx, ctx, { ...input, author: "note", text: input.note });
    await tx
      .update(moderationCases)
      .set({ assignedTo: input.userId, claimedBy: null, claimedUntil: null })
      .where(eq(moderationCases.incidentId, incident.id));
    await announceCase(tx, incident);
    await audit.record(tx, ctx, {
      action: "hand-on",
      entity: "incident",
      entityId: incident.id,
      workspaceId: null,
      details: { userId: input.userId },
    });
  });
}

/** The archived bytes of a reporter's evidence that was sent; each opening is audited. */
export async function readEvidence(
  ctx: ModeratorContext,
  evidenceId: string,
): Promise<{ bytes: Uint8Array; kind: string; name: string; isPicture: boolean }> {
  const [row] = await ctx.db
    .select({
      sha256: reportEvidence.sha256,
      kind: reportEvidence.kind,
      fileName: reportEvidence.fileName,
      title: reportEvidence.title,
      incidentId: reportEvidence.incidentId,
    })
    .from(reportEvidence)
    .where(and(eq(reportEvidence.id, evidenceId), isNotNull(reportEvidence.incidentId)));
  if (!row?.sha256 || !row.incidentId || !row.kind) throw new AppError("not-found", "This evidence does not exist");
  try {
    const bytes = await ctx.services.files.get(row.sha256);
    await audit.record(ctx.db, ctx, {
      action: "open-evidence",
      entity: "incident",
      entityId: row.incidentId,
      workspaceId: null,
      details: { evidenceId },
    });
    return { bytes, kind: row.kind, name: row.fileName ?? row.title, isPicture: isPicture(row.kind) };
  } catch (error) {
    if (error instanceof FilesFailure) throw new AppError("unavailable", error.message, { cause: error });
    throw error;
  }
}
