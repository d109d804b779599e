import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, lt, not, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, externalUsers } from "#app/db/schema/index.ts";
import type { IncidentStatus } from "#app/features/incidents/incident.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { foldForSearch } from "#app/lib/search-folding.ts";
import { announce } from "#app/server/changes.server.ts";
import type { Context, StaffContext } from "#app/server/context.ts";
import { consume, giveBack } from "#app/server/rate-limit.server.ts";
import { endReporterSessions, openReporterSession } from "#app/server/reporter-session.server.ts";
import { accessKeyHash, accessKeyHint, newAccessKey } from "./access-key.server.ts";
import { externalPermissions, mostReportsCounted } from "./external-user-words.ts";
import type { ExternalUser, ExternalUserListItem, externalUserSchema, ExternalUserWithKey } from "./external-user.ts";

type ExternalUsersContext = StaffContext<"manage_external_users">;

const pageSize = 50;
const minute = 60;
/** Guesses are answered no sooner than this, and so are right keys: the time tells nothing. */
const answerMilliseconds = 150;

// Named, so that the key's hash can't travel by accident.
const columns = {
  id: externalUsers.id,
  isActive: externalUsers.isActive,
  name: externalUsers.name,
  email: externalUsers.email,
  permissions: externalUsers.permissions,
  accessKeyHint: externalUsers.accessKeyHint,
  lastUsedAt: externalUsers.lastUsedAt,
  createdAt: externalUsers.createdAt,
  updatedAt: externalUsers.updatedAt,
};
type Row = Pick<typeof externalUsers.$inferSelect, keyof typeof columns>;

function toExternalUser(row: Row): ExternalUser {
  return {
    id: row.id,
    is_active: row.isActive,
    name: row.name,
    email: row.email,
    permissions: externalPermissions.filter((permission) => row.permissions.includes(permission)),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What listens for changes of one reporter's link, reports and messages. */
export function reporterTopic(externalUserId: string): string {
  return `reporter:${externalUserId}`;
}

export type ExternalUserPage = { users: ExternalUserListItem[]; nextCursor: string | null };

/** External users by words of their name or e-mail, newest first, 50 a page, with their reports by outcome. */
export async function list(
  ctx: ExternalUsersContext,
  input: { query?: string | undefined; cursor?: string | null | undefined },
): Promise<ExternalUserPage> {
  // Ids are in the order in which they were made.
  const after = isUuid(input.cursor) ? input.cursor : undefined;
  const words = foldForSearch(input.query ?? "")
    .split(" ")
    .filter(Boolean)
    .slice(0, 8);
  const rows = await ctx.db
    .select(columns)
    .from(externalUsers)
    .where(
      and(
        ...words.map((word): SQL => sql`${externalUsers.searchText} like ${`%${word}%`}`),
        after === undefined ? undefined : lt(externalUsers.id, after),
      ),
    )
    .orderBy(desc(externalUsers.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    users: await withReports(ctx.db, shown),
    nextCursor: rows.length > pageSize && last ? last.id : null,
  };
}

type ReportCounts = ExternalUserListItem["reports"];

/** How many reports of each external user there are by outcome, each at most {@link mostReportsCounted}. */
export async function countReports(db: Queryable, externalUserIds: readonly string[]): Promise<Map<string, ReportCounts>> {
  if (externalUserIds.length === 0) return new Map();
  const ids = sql.join(
    externalUserIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const found = sql`select 1 from ${behaviorIncidents} as counted
    where counted.reporter_id = reporter.id and counted.status = outcome.status limit ${mostReportsCounted}`;
  const { rows } = await db.execute<{ reporterId: string; status: IncidentStatus; count: number }>(sql`
    select reporter.id as "reporterId", outcome.status, (select count(*)::int from (${found}) as found) as count
    from unnest(array[${ids}]) as reporter (id), unnest(array['pending', 'approved', 'rejected']) as outcome (status)`);
  const counts = new Map<string, ReportCounts>();
  for (const { reporterId, status, count } of rows) {
    counts.set(reporterId, { pending: 0, approved: 0, rejected: 0, ...counts.get(reporterId), [status]: count });
  }
  return counts;
}

async function withReports(db: Queryable, rows: readonly Row[]): Promise<ExternalUserListItem[]> {
  const counts = await countReports(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toExternalUser(row),
    key_hint: row.accessKeyHint,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    reports: counts.get(row.id) ?? { pending: 0, approved: 0, rejected: 0 },
  }));
}

/** One external user, or null; the view is audited. */
export async function find(ctx: ExternalUsersContext, externalUserId: string): Promise<ExternalUserListItem | null> {
  const rows = await ctx.db.select(columns).from(externalUsers).where(eq(externalUsers.id, externalUserId));
  const [user] = await withReports(ctx.db, rows);
  if (!user) return null;
  await audit.recordView(ctx.db, ctx, { entity: "external-user", entityId: user.id, workspaceId: null });
  return user;
}

/**
 * The external user whose key it is, with the Set-Cookie header of a short session in exchange for the key; null for a
 * key that nobody has. Either answer takes the same time. Thirty wrong keys in ten minutes per address.
 * @throws AppError `too-many-requests`
 */
export async function exchangeKey(
  ctx: Context,
  input: { accessKey: string; address: string; request?: Request },
): Promise<{ user: ExternalUser; cookie: string } | null> {
  const [found] = await Promise.all([lookUp(ctx, input), sleep(answerMilliseconds)]);
  return found;
}

async function lookUp(
  ctx: Context,
  input: { accessKey: string; address: string; request?: Request },
): Promise<{ user: ExternalUser; cookie: string } | null> {
  const now = ctx.now();
  const limitKey = `external-key:${input.address}`;
  const limit = await consume(ctx.db, limitKey, { limit: 30, windowSeconds: 10 * minute, now });
  if (!limit.allowed) {
    const minutes = Math.ceil(limit.retryAfterSeconds / minute);
    throw new AppError(
      "too-many-requests",
      `Too many links were tried from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    );
  }
  const [row] = await ctx.db
    .update(externalUsers)
    .set({ lastUsedAt: now, updatedAt: sql`${externalUsers.updatedAt}` })
    .where(eq(externalUsers.accessKeyHash, accessKeyHash(input.accessKey)))
    .returning(columns);
  if (!row) return null;
  await giveBack(ctx.db, limitKey);
  const cookie = await openReporterSession(ctx.db, {
    externalUserId: row.id,
    now,
    websiteUrl: ctx.websiteUrl,
    request: input.request,
  });
  return { user: toExternalUser(row), cookie };
}

type Given = z.output<typeof externalUserSchema>;

function withKey(ctx: ExternalUsersContext, row: Row, key: string): ExternalUserWithKey {
  return { ...toExternalUser(row), access_key: key, access_url: `${ctx.websiteUrl.replace(/\/$/, "")}/external/${key}` };
}

/**
 * Makes an external user under the id that the form has chosen, so that pressing twice makes one. The key and the link
 * are in this answer alone: only the key's hash is stored.
 * @throws AppError `conflict` when it was made already
 */
export async function create(ctx: ExternalUsersContext, input: Given & { id: string }): Promise<ExternalUserWithKey> {
  const { id, ...given } = input;
  const key = newAccessKey();
  const row = await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(externalUsers)
      .values({
        id,
        ...given,
        searchText: searchTextOf(given),
        accessKeyHash: accessKeyHash(key),
        accessKeyHint: accessKeyHint(key),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing({ target: externalUsers.id })
      .returning(columns);
    if (!made) throw new AppError("conflict", "This external user has been created already. Its link is shown once.");
    await audit.record(tx, ctx, { action: "create", entity: "external-user", entityId: made.id, workspaceId: null });
    return made;
  });
  return withKey(ctx, row, key);
}

export function searchTextOf(given: Pick<Given, "name" | "email">): string {
  return foldForSearch(`${given.name} ${given.email}`);
}

/** Changes one external user in a transaction with its audit entry, and tells the pages that show them. */
async function change(
  ctx: ExternalUsersContext,
  externalUserId: string,
  values: Partial<typeof externalUsers.$inferInsert> | { isActive: SQL },
  action: string | ((row: Row) => string),
  also?: (tx: Queryable) => Promise<void>,
): Promise<Row> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(externalUsers)
      .set({ ...values, updatedAt: ctx.now() })
      .where(eq(externalUsers.id, externalUserId))
      .returning(columns);
    if (!row) throw new AppError("not-found", "This external user does not exist");
    await also?.(tx);
    await announce(tx, reporterTopic(externalUserId));
    await audit.record(tx, ctx, {
      action: typeof action === "string" ? action : action(row),
      entity: "external-user",
      entityId: externalUserId,
      workspaceId: null,
    });
    return row;
  });
}

/** @throws AppError `not-found` */
export async function update(ctx: ExternalUsersContext, input: Given & { externalUserId: string }): Promise<ExternalUser> {
  const { externalUserId, ...given } = input;
  return toExternalUser(await change(ctx, externalUserId, { ...given, searchText: searchTextOf(given) }, "update"));
}

/** Switches a link on or off, or to what it is not. Off, it shows what was reported and takes nothing new. */
export async function toggleActive(
  ctx: ExternalUsersContext,
  input: { externalUserId: string; isActive?: boolean | undefined },
): Promise<ExternalUser> {
  const { externalUserId, isActive } = input;
  const values = isActive === undefined ? { isActive: sql`${not(externalUsers.isActive)}` } : { isActive };
  return toExternalUser(await change(ctx, externalUserId, values, (row) => (row.isActive ? "activate" : "deactivate")));
}

/** Replaces the key: the old link and every session of it end at once. The new key is in this answer alone. */
export async function regenerateKey(ctx: ExternalUsersContext, externalUserId: string): Promise<ExternalUserWithKey> {
  const key = newAccessKey();
  const row = await change(
    ctx,
    externalUserId,
    { accessKeyHash: accessKeyHash(key), accessKeyHint: accessKeyHint(key), lastUsedAt: null },
    "regenerate-key",
    (tx) => endReporterSessions(tx, externalUserId),
  );
  return withKey(ctx, row, key);
}

/** Deletes an external user with their link; their reports stay, without the name. */
export async function remove(ctx: ExternalUsersContext, externalUserId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(externalUsers)
      .where(eq(externalUsers.id, externalUserId))
      .returning({ id: externalUsers.id });
    if (removed.length === 0) throw new AppError("not-found", "This external user does not exist");
    await announce(tx, reporterTopic(externalUserId));
    await audit.record(tx, ctx, { action: "delete", entity: "external-user", entityId: externalUserId, workspaceId: null });
  });
}
