import { createHash, randomInt } from "node:crypto";
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  evidenceItems,
  externalUsers,
  moderationCases,
  moderationDecisions,
  reportEvidence,
  reportMessages,
  reportReceipts,
} from "#app/db/schema/index.ts";
import { moderatedFileAddress } from "#app/features/incidents/evidence-address.ts";
import { isInFuture, readGivenDate } from "#app/features/incidents/given-date.ts";
import type { IncidentStatus } from "#app/features/incidents/incident.ts";
import { decisionTitle, moderationTopic } from "#app/features/incidents/moderation.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import { validateSubjectName } from "#app/features/subjects/subject-name.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import { foldForSearch } from "#app/lib/search-folding.ts";
import { announce } from "#app/server/changes.server.ts";
import type { ReporterContext } from "#app/server/context.ts";
import { claimForReport, evidenceColumns, limitReporter, requireSubmitter } from "./evidence.server.ts";
import { reporterTopic } from "./external-users.server.ts";
import type { ReportedEvidence, ReporterReport, reportSchema } from "./report.ts";
import { whyNotSubmit } from "./reports.policy.ts";

const pageSize = 50;
const dayMilliseconds = 24 * 60 * 60 * 1000;
/** So many reports about one person within a day are looked at by staff first. */
const burstSize = 5;

// Without letters and digits that are taken for others when read aloud (Crockford's base 32).
const receiptLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function newReceipt(): string {
  const part = () => Array.from({ length: 4 }, () => receiptLetters[randomInt(receiptLetters.length)]).join("");
  return `R-${part()}-${part()}`;
}

export type SubmitOutcome =
  | { ok: true; incidentId: string; receipt: string }
  /** The same words were sent before. */
  | { ok: false; reason: "already-sent"; receipt: string };

/**
 * Takes a report in: the incident (pending, in no dossier), its evidence, its receipt and the case that moderators work
 * on, in one transaction, once per idempotency key. The same words again are not taken twice; what looks like another's
 * report, and a burst about one person, is flagged for staff without a word to the reporter.
 * @throws AppError `forbidden` with the reason; `invalid` with the fields; `too-many-requests`
 */
export async function submit(
  ctx: ReporterContext,
  input: z.output<typeof reportSchema> & { address: string },
): Promise<SubmitOutcome> {
  requireSubmitter(ctx);
  const made = await findSent(ctx.db, ctx, input.idempotencyKey);
  if (made) return made;
  const checked = validateSubjectName(input.subjectName);
  if (!checked.ok) throw new AppError("invalid", checked.message, { fields: { subjectName: checked.message } });
  const date = readGivenDate(input.date);
  if (!date || isInFuture(date, ctx.now().toISOString().slice(0, 10))) {
    const message = date ? "The date lies in the future" : "Date is invalid";
    throw new AppError("invalid", message, { fields: { date: message } });
  }
  const textHash = hashOf(checked.name, input.title, input.description);
  const same = await findSame(ctx, textHash);
  if (same) return { ok: false, reason: "already-sent", receipt: same };
  await limitReporter(ctx, "report", { address: input.address, perKey: 30, perAddress: 100 });

  const incidentId = newId();
  const receipt = newReceipt();
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.insert(behaviorIncidents).values({
        id: incidentId,
        workspaceId: null,
        subjectId: null,
        status: "pending",
        type: input.type,
        title: input.title,
        summary: input.summary,
        description: input.description,
        dateStart: date.start,
        dateEnd: date.end,
        datePrecision: date.precision,
        ...(input.location ? { location: input.location } : {}),
        reporterId: ctx.actor.externalUserId,
        origin: "reporter",
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      });
      await tx.insert(reportReceipts).values({
        number: receipt,
        incidentId,
        externalUserId: ctx.actor.externalUserId,
        idempotencyKey: input.idempotencyKey,
        createdAt: ctx.now(),
      });
      const evidence = await claimForReport(tx, ctx, { evidenceIds: input.evidenceIds, incidentId });
      await showEvidence(tx, ctx, incidentId, evidence);
      const flags = await noticedFlags(tx, ctx, { name: checked.name, textHash, incidentId, evidence });
      const keys = nameKeys(checked.name);
      await tx.insert(moderationCases).values({
        incidentId,
        source: "reporter",
        subjectName: checked.name,
        subjectDetails: input.subjectDetails || null,
        normalisedName: keys.normalised,
        phoneticKeys: keys.phonetic,
        textHash,
        searchText: foldForSearch(`${input.title} ${checked.name} ${receipt}`),
        flags,
        createdAt: ctx.now(),
      });
      await announce(tx, moderationTopic);
      await announce(tx, reporterTopic(ctx.actor.externalUserId));
      await audit.record(tx, ctx, {
        action: "create",
        entity: "incident",
        entityId: incidentId,
        workspaceId: null,
        details: { originCode: "reporter", evidenceCount: evidence.length },
      });
    });
  } catch (error) {
    // The same press arrived twice at once: the other one has sent it.
    const other = await findSent(ctx.db, ctx, input.idempotencyKey);
    if (other) return other;
    throw error;
  }
  return { ok: true, incidentId, receipt };
}

async function findSent(
  db: Queryable,
  ctx: ReporterContext,
  idempotencyKey: string,
): Promise<Extract<SubmitOutcome, { ok: true }> | null> {
  const [row] = await db
    .select({ incidentId: reportReceipts.incidentId, receipt: reportReceipts.number })
    .from(reportReceipts)
    .where(and(eq(reportReceipts.externalUserId, ctx.actor.externalUserId), eq(reportReceipts.idempotencyKey, idempotencyKey)));
  return row ? { ok: true, ...row } : null;
}

function hashOf(...texts: string[]): string {
  return createHash("sha256").update(texts.map(foldForSearch).join("\n")).digest("hex");
}

/** The receipt of the reporter's own report in these words that is not rejected, or null. */
async function findSame(ctx: ReporterContext, textHash: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ receipt: reportReceipts.number })
    .from(moderationCases)
    .innerJoin(behaviorIncidents, eq(behaviorIncidents.id, moderationCases.incidentId))
    .innerJoin(reportReceipts, eq(reportReceipts.incidentId, moderationCases.incidentId))
    .where(
      and(
        eq(moderationCases.textHash, textHash),
        eq(behaviorIncidents.reporterId, ctx.actor.externalUserId),
        ne(behaviorIncidents.status, "rejected"),
      ),
    )
    .limit(1);
  return row?.receipt ?? null;
}

/** The specification's evidence items of a report: under the same ids as what was handed in. */
async function showEvidence(
  tx: Queryable,
  ctx: ReporterContext,
  incidentId: string,
  evidence: readonly ReportedEvidence[],
): Promise<void> {
  if (evidence.length === 0) return;
  await tx.insert(evidenceItems).values(
    evidence.map((item, position) => ({
      id: item.id,
      incidentId,
      position,
      title: item.title,
      type: item.type,
      url: item.url ?? moderatedFileAddress(ctx.websiteUrl, item.id),
      createdAt: ctx.now(),
    })),
  );
  const found = evidence.find(({ url }) => url !== null);
  if (found) await tx.update(behaviorIncidents).set({ url: found.url }).where(eq(behaviorIncidents.id, incidentId));
}

/** What staff should look at twice: the words or the evidence of another report, and many reports about one person. */
async function noticedFlags(
  tx: Queryable,
  ctx: ReporterContext,
  report: { name: string; textHash: string; incidentId: string; evidence: readonly ReportedEvidence[] },
): Promise<string[]> {
  const urls = report.evidence.flatMap(({ url }) => (url === null ? [] : [url]));
  const [twin] = await tx
    .select({ id: moderationCases.incidentId })
    .from(moderationCases)
    .where(
      or(
        eq(moderationCases.textHash, report.textHash),
        urls.length === 0
          ? undefined
          : sql`exists (select 1 from ${reportEvidence} where ${reportEvidence.incidentId} = ${moderationCases.incidentId} and ${inArray(reportEvidence.url, urls)})`,
      ),
    )
    .limit(1);
  const isOfPerson = and(
    eq(moderationCases.normalisedName, nameKeys(report.name).normalised),
    eq(moderationCases.source, "reporter"),
    gt(moderationCases.createdAt, new Date(ctx.now().getTime() - dayMilliseconds)),
  );
  const [recent] = await tx.select({ count: count() }).from(moderationCases).where(isOfPerson);
  const isBurst = (recent?.count ?? 0) + 1 >= burstSize;
  if (isBurst) {
    await tx
      .update(moderationCases)
      .set({ flags: sql`array_append(array_remove(${moderationCases.flags}, 'burst'), 'burst')` })
      .where(isOfPerson);
  }
  return [...(twin ? ["duplicate"] : []), ...(isBurst ? ["burst"] : [])];
}

export type ReportCounts = Record<IncidentStatus, number>;

/** How many of the reporter's own reports stand where. */
export async function countByStatus(ctx: ReporterContext): Promise<ReportCounts> {
  const rows = await ctx.db
    .select({ status: behaviorIncidents.status, count: sql<number>`count(*)::int` })
    .from(behaviorIncidents)
    .where(eq(behaviorIncidents.reporterId, ctx.actor.externalUserId))
    .groupBy(behaviorIncidents.status);
  const counts: ReportCounts = { pending: 0, approved: 0, rejected: 0 };
  for (const row of rows) counts[row.status] = row.count;
  return counts;
}

export type ReporterPage = {
  name: string;
  id: string;
  is_active: boolean;
  /** Why nothing can be sent, in words; null when it can. */
  read_only: string | null;
  can_submit: boolean;
  counts: ReportCounts;
};

/** Who the link belongs to and what it may do. */
export async function openPage(ctx: ReporterContext): Promise<ReporterPage> {
  return {
    name: ctx.actor.name,
    id: ctx.actor.externalUserId,
    is_active: ctx.actor.isActive,
    read_only: ctx.actor.isActive ? null : whyNotSubmit(ctx.actor),
    can_submit: whyNotSubmit(ctx.actor) === null,
    counts: await countByStatus(ctx),
  };
}

/** The reporter's own reports of one status, newest first, 50 a page; seeing them is audited. */
export async function list(
  ctx: ReporterContext,
  input: { status: IncidentStatus; cursor?: string | null | undefined },
): Promise<{ reports: ReporterReport[]; nextCursor: string | null }> {
  const rows = await ctx.db
    .select({
      incident: behaviorIncidents,
      receipt: reportReceipts.number,
      subjectName: moderationCases.subjectName,
      subjectDetails: moderationCases.subjectDetails,
    })
    .from(behaviorIncidents)
    .leftJoin(reportReceipts, eq(reportReceipts.incidentId, behaviorIncidents.id))
    .leftJoin(moderationCases, eq(moderationCases.incidentId, behaviorIncidents.id))
    .where(
      and(
        eq(behaviorIncidents.reporterId, ctx.actor.externalUserId),
        eq(behaviorIncidents.status, input.status),
        isUuid(input.cursor) ? sql`${behaviorIncidents.id} < ${input.cursor}` : undefined,
      ),
    )
    .orderBy(desc(behaviorIncidents.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const ids = shown.map(({ incident }) => incident.id);
  if (ids.length === 0) return { reports: [], nextCursor: null };
  const [evidence, decisions, messages] = await Promise.all([
    ctx.db
      .select({ ...evidenceColumns, incidentId: reportEvidence.incidentId })
      .from(reportEvidence)
      .where(inArray(reportEvidence.incidentId, ids))
      .orderBy(asc(reportEvidence.createdAt), asc(reportEvidence.id)),
    ctx.db
      .select({
        incidentId: moderationDecisions.incidentId,
        code: moderationDecisions.code,
        reason: moderationDecisions.reason,
        at: moderationDecisions.decidedAt,
      })
      .from(moderationDecisions)
      .where(and(inArray(moderationDecisions.incidentId, ids), isNull(moderationDecisions.undoneAt)))
      .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id)),
    ctx.db
      .select({
        id: reportMessages.id,
        incidentId: reportMessages.incidentId,
        author: reportMessages.author,
        text: reportMessages.text,
        at: reportMessages.createdAt,
      })
      .from(reportMessages)
      .where(and(inArray(reportMessages.incidentId, ids), ne(reportMessages.author, "note")))
      .orderBy(asc(reportMessages.createdAt), asc(reportMessages.id)),
    audit.recordViews(ctx.db, ctx, { workspaceId: null, seen: ids.map((entityId) => ({ entity: "incident", entityId })) }),
  ]);
  const reports = shown.map(({ incident, receipt, subjectName, subjectDetails }): ReporterReport => {
    const decision = decisions.find(({ incidentId }) => incidentId === incident.id);
    return {
      id: incident.id,
      receipt: receipt ?? "",
      status: incident.status,
      subject_name: subjectName ?? "",
      subject_details: subjectDetails ?? "",
      title: incident.title,
      date: formatMonthYear({ start: incident.dateStart, end: incident.dateEnd, precision: incident.datePrecision }),
      location: incident.location,
      summary: incident.summary,
      description: incident.description,
      evidence: evidence.filter((item) => item.incidentId === incident.id).map(({ incidentId: _, ...item }) => item),
      decision: decision ? { at: decision.at.toISOString(), title: decisionTitle(decision.code), reason: decision.reason } : null,
      messages: messages
        .filter((message) => message.incidentId === incident.id)
        .map(({ id, author, text, at }) => ({
          id,
          author: author === "reporter" ? "reporter" : "moderator",
          text,
          at: at.toISOString(),
        })),
      created_at: incident.createdAt.toISOString(),
    };
  });
  return { reports, nextCursor: rows.length > pageSize ? (ids.at(-1) ?? null) : null };
}

/**
 * Sends the reporter's answer to the moderators, once per idempotency key, while the report is pending.
 * @throws AppError `forbidden`, `not-found`, `conflict` when it has been decided, `too-many-requests`
 */
export async function answer(
  ctx: ReporterContext,
  input: { incidentId: string; text: string; idempotencyKey: string; address: string },
): Promise<void> {
  requireSubmitter(ctx);
  await limitReporter(ctx, "report-message", { address: input.address, perKey: 60, perAddress: 200 });
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ status: behaviorIncidents.status })
      .from(behaviorIncidents)
      .where(and(eq(behaviorIncidents.id, input.incidentId), eq(behaviorIncidents.reporterId, ctx.actor.externalUserId)))
      .for("update");
    if (!row) throw new AppError("not-found", "This report does not exist");
    if (row.status !== "pending")
      throw new AppError("conflict", "This report has been decided in the meantime. What you have typed is kept.");
    const written = await tx
      .insert(reportMessages)
      .values({
        incidentId: input.incidentId,
        author: "reporter",
        externalUserId: ctx.actor.externalUserId,
        text: input.text,
        idempotencyKey: input.idempotencyKey,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [reportMessages.incidentId, reportMessages.idempotencyKey] })
      .returning({ id: reportMessages.id });
    if (written.length === 0) return;
    await announce(tx, moderationTopic);
    await announce(tx, reporterTopic(ctx.actor.externalUserId));
    await audit.record(tx, ctx, { action: "answer", entity: "incident", entityId: input.incidentId, workspaceId: null });
  });
}

/** Changes whenever something of the reporter's page does: what an open page compares. */
export async function readVersion(ctx: ReporterContext): Promise<{ version: string }> {
  const { externalUserId } = ctx.actor;
  const { rows } = await ctx.db.execute<{ version: string }>(sql`
    select concat_ws('/',
      (select concat_ws(':', ${externalUsers.isActive}, ${externalUsers.permissions}) from ${externalUsers} where ${externalUsers.id} = ${externalUserId}),
      (select concat_ws(':', count(*), max(${behaviorIncidents.updatedAt})) from ${behaviorIncidents} where ${behaviorIncidents.reporterId} = ${externalUserId}),
      (select count(*) from ${reportMessages} join ${behaviorIncidents} on ${behaviorIncidents.id} = ${reportMessages.incidentId} where ${behaviorIncidents.reporterId} = ${externalUserId}),
      (select count(*) from ${reportEvidence} where ${reportEvidence.externalUserId} = ${externalUserId} and ${reportEvidence.state} <> 'waiting')
    ) as version`);
  return { version: rows[0]?.version ?? "" };
}
