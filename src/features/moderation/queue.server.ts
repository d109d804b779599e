import { and, asc, eq, inArray, isNull, lte, ne, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  behaviorIncidents,
  evidenceItems,
  externalUsers,
  moderationCases,
  reportMessages,
  reportReceipts,
  subjects,
  users,
} from "#app/db/schema/index.ts";
import type { CaseFlag, CaseSource } from "#app/features/incidents/moderation.ts";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import { foldForSearch } from "#app/lib/search-folding.ts";
import type { StaffContext } from "#app/server/context.ts";
import type { Claim, QueuePage } from "./case-view.ts";
import { readQueueCursor, writeQueueCursor } from "./queue-cursor.ts";

export type ModeratorContext = StaffContext<"moderate_behavior_incidents">;

const pageSize = 50;

export type QueueFilter = {
  cursor?: string | null | undefined;
  query?: string | undefined;
  subject?: string | undefined;
  reporterId?: string | undefined;
  source?: CaseSource | undefined;
  /** Waiting for at least so many hours. */
  minHours?: number | undefined;
  isFlagged?: boolean | undefined;
  assigned?: "me" | "nobody" | undefined;
};

function words(text: string | undefined): string[] {
  return foldForSearch(text ?? "")
    .split(" ")
    .filter(Boolean)
    .slice(0, 8);
}

export function toClaim(
  row: { claimedBy: string | null; claimedUntil: Date | null; claimedName: string | null },
  ctx: { actor: { userId: string }; now: () => Date },
): Claim | null {
  if (!row.claimedBy || !row.claimedUntil || row.claimedUntil <= ctx.now()) return null;
  return {
    id: row.claimedBy,
    name: row.claimedName ?? "",
    until: row.claimedUntil.toISOString(),
    is_mine: row.claimedBy === ctx.actor.userId,
  };
}

/** Where a case comes from by its incident alone: what a search found is offered for sharing by a member. */
export function sourceOf(origin: string): CaseSource {
  return origin === "reporter" || origin === "staff" ? origin : "member";
}

/**
 * What waits for a decision, the oldest first, 50 a page by cursor: pending incidents that were reported or offered for
 * sharing. A workspace's own, which nobody else sees, are not among them.
 */
export async function listPending(ctx: ModeratorContext, filter: QueueFilter): Promise<QueuePage> {
  const ids = await pageOfIds(ctx, filter);
  const claimers = ctx.db.select({ id: users.id, name: users.name }).from(users).as("claimers");
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({
            id: behaviorIncidents.id,
            title: behaviorIncidents.title,
            start: behaviorIncidents.dateStart,
            end: behaviorIncidents.dateEnd,
            precision: behaviorIncidents.datePrecision,
            createdAt: behaviorIncidents.createdAt,
            micros: sql<string>`(extract(epoch from ${behaviorIncidents.createdAt}) * 1000000)::bigint::text`,
            origin: behaviorIncidents.origin,
            source: moderationCases.source,
            subjectName: sql<string | null>`coalesce(${moderationCases.subjectName}, ${subjects.name})`,
            flags: moderationCases.flags,
            tags: moderationCases.tags,
            claimedBy: moderationCases.claimedBy,
            claimedUntil: moderationCases.claimedUntil,
            claimedName: sql<string | null>`${claimers.name}`,
            assignedId: moderationCases.assignedTo,
            assignedName: users.name,
            reporterId: externalUsers.id,
            reporterName: externalUsers.name,
          })
          .from(behaviorIncidents)
          .leftJoin(moderationCases, eq(moderationCases.incidentId, behaviorIncidents.id))
          .leftJoin(subjects, eq(subjects.id, behaviorIncidents.subjectId))
          .leftJoin(externalUsers, eq(externalUsers.id, behaviorIncidents.reporterId))
          .leftJoin(users, eq(users.id, moderationCases.assignedTo))
          .leftJoin(claimers, eq(claimers.id, moderationCases.claimedBy))
          .where(inArray(behaviorIncidents.id, ids))
          .orderBy(asc(behaviorIncidents.createdAt), asc(behaviorIncidents.id));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const details = await detailsOf(
    ctx,
    shown.map(({ id }) => id),
  );
  return {
    cases: shown.map((row) => ({
      id: row.id,
      receipt: details.receipts.get(row.id) ?? null,
      title: row.title,
      subject_name: row.subjectName ?? "Not named",
      source: row.source ?? sourceOf(row.origin),
      reporter: row.reporterId ? { id: row.reporterId, name: row.reporterName ?? "" } : null,
      date: formatMonthYear({ start: row.start, end: row.end, precision: row.precision }),
      created_at: row.createdAt.toISOString(),
      flags: (row.flags ?? []) as CaseFlag[],
      tags: row.tags ?? [],
      claim: toClaim(row, ctx),
      assigned_to: row.assignedId ? { id: row.assignedId, name: row.assignedName ?? "" } : null,
      evidence_count: details.evidence.get(row.id) ?? 0,
      is_waiting_for_reporter: details.lastAuthor.get(row.id) === "moderator",
    })),
    nextCursor: rows.length > pageSize && last ? writeQueueCursor(last) : null,
  };
}

/** Of so many that wait, the oldest, a search reads the words before it asks the index of words. */
const readFirst = 1_000;

/**
 * The ids of one page and of one incident after it. Which they are is found before anything else of them is read. A word
 * that thousands have is found among the oldest at once, where the index of words would give all of them to be sorted; a
 * rare one is not, and is what that index is for.
 */
async function pageOfIds(ctx: ModeratorContext, filter: QueueFilter): Promise<string[]> {
  const after = readQueueCursor(filter.cursor);
  const [queried, named] = [words(filter.query), words(filter.subject)];
  const conditions = and(
    // In the words of the index that holds the few that wait.
    sql`${behaviorIncidents.status} = 'pending'`,
    isNull(behaviorIncidents.workspaceId),
    after &&
      sql`(${behaviorIncidents.createdAt}, ${behaviorIncidents.id}) > (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`,
    named.length > 0 ? sql`${behaviorIncidents.id} in (${idsAbout(named)})` : undefined,
    filter.reporterId ? eq(behaviorIncidents.reporterId, filter.reporterId) : undefined,
    filter.source ? eq(moderationCases.source, filter.source) : undefined,
    filter.minHours ? lte(behaviorIncidents.createdAt, new Date(ctx.now().getTime() - filter.minHours * 3_600_000)) : undefined,
    filter.isFlagged ? sql`cardinality(${moderationCases.flags}) > 0` : undefined,
    filter.assigned === "me" ? eq(moderationCases.assignedTo, ctx.actor.userId) : undefined,
    filter.assigned === "nobody" ? isNull(moderationCases.assignedTo) : undefined,
  );
  const order = [asc(behaviorIncidents.createdAt), asc(behaviorIncidents.id)];
  if (queried.length > 0 && named.length === 0) {
    const oldest = ctx.db
      .select({ id: behaviorIncidents.id, createdAt: behaviorIncidents.createdAt, searchText: moderationCases.searchText })
      .from(behaviorIncidents)
      .leftJoin(moderationCases, eq(moderationCases.incidentId, behaviorIncidents.id))
      .where(conditions)
      .orderBy(...order)
      .limit(readFirst)
      .as("oldest");
    const found = await ctx.db
      .select({ id: oldest.id })
      .from(oldest)
      .where(holdsAll(oldest.searchText, queried))
      .orderBy(asc(oldest.createdAt), asc(oldest.id))
      .limit(pageSize + 1);
    if (found.length > pageSize) return found.map(({ id }) => id);
  }
  const rows = await ctx.db
    .select({ id: behaviorIncidents.id })
    .from(behaviorIncidents)
    .leftJoin(moderationCases, eq(moderationCases.incidentId, behaviorIncidents.id))
    .where(and(conditions, queried.length > 0 ? isWaitingWith(queried) : undefined))
    .orderBy(...order)
    .limit(pageSize + 1);
  return rows.map(({ id }) => id);
}

function holdsAll(column: AnyPgColumn, all: readonly string[]): SQL | undefined {
  return and(...all.map((word) => sql`${column} like ${`%${word}%`}`));
}

/** By the index of words over what waits. */
function isWaitingWith(all: readonly string[]): SQL | undefined {
  return and(sql`${moderationCases.isWaiting}`, holdsAll(moderationCases.searchText, all));
}

/** Of reports whose person was so named by the reporter or is so recorded, each by an index of its own. */
function idsAbout(named: readonly string[]): SQL {
  return sql`select ${moderationCases.incidentId} from ${moderationCases} where ${holdsAll(moderationCases.normalisedName, named)}
    union select ${moderationCases.incidentId} from ${moderationCases} where ${isWaitingWith(named)}
    union select ${behaviorIncidents.id} from ${behaviorIncidents} join ${subjects} on ${subjects.id} = ${behaviorIncidents.subjectId}
      where ${behaviorIncidents.status} = 'pending' and ${behaviorIncidents.workspaceId} is null and ${holdsAll(subjects.normalisedName, named)}`;
}

/** What stands beside the incidents of one page, read for the page alone. */
async function detailsOf(ctx: ModeratorContext, ids: readonly string[]) {
  if (ids.length === 0) return { receipts: new Map(), evidence: new Map(), lastAuthor: new Map() };
  const [receipts, evidence, messages] = await Promise.all([
    ctx.db
      .select({ incidentId: reportReceipts.incidentId, number: reportReceipts.number })
      .from(reportReceipts)
      .where(inArray(reportReceipts.incidentId, [...ids])),
    ctx.db
      .select({ incidentId: evidenceItems.incidentId, count: sql<number>`count(*)::int` })
      .from(evidenceItems)
      .where(inArray(evidenceItems.incidentId, [...ids]))
      .groupBy(evidenceItems.incidentId),
    ctx.db
      .selectDistinctOn([reportMessages.incidentId], { incidentId: reportMessages.incidentId, author: reportMessages.author })
      .from(reportMessages)
      .where(and(inArray(reportMessages.incidentId, [...ids]), ne(reportMessages.author, "note")))
      .orderBy(reportMessages.incidentId, sql`${reportMessages.createdAt} desc`, sql`${reportMessages.id} desc`),
  ]);
  return {
    receipts: new Map<string, string>(receipts.map((row) => [row.incidentId, row.number])),
    evidence: new Map<string, number>(evidence.map((row) => [row.incidentId, row.count])),
    lastAuthor: new Map<string, string>(messages.map((row) => [row.incidentId, row.author])),
  };
}
