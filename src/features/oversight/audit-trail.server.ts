import { and, desc, eq, gt, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { auditEntries } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { readPageCursor, writePageCursor, type PageEnd } from "#app/lib/page-cursor.ts";
import type { StaffContext } from "#app/server/context.ts";
import type { AuditFilters } from "./audit-input.ts";
import { namesOf } from "./audit-names.server.ts";
import { idsOf } from "./audit-people.server.ts";
import { reasonsOf } from "./audit-reasons.server.ts";
import * as audit from "./audit.server.ts";

type AuditContext = StaffContext<"manage_users">;

export type TrailEntry = {
  id: string;
  chain: string;
  sequence: number;
  at: string;
  actor_kind: string;
  actor_id: string | null;
  /** The person's name as it is now; null for jobs and for people who are gone. */
  actor_name: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  /** Of users; of what else has a name, for staff who see it where it stands (audit-names.server.ts). */
  entity_name: string | null;
  /** What staff gave as the reason, kept beside the log; for those who may see it. */
  reason: string | null;
  workspace_id: string | null;
  details: Record<string, string | number | boolean | null>;
  hash: string;
};
export type TrailPage = { entries: TrailEntry[]; next_cursor: string | null };

const pageSize = 50;
const exportPage = 1_000;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** A page of the whole audit log, the newest first, 50; found by where the last page ended and never counted. */
export async function list(ctx: AuditContext, input: AuditFilters & { cursor?: string | undefined }): Promise<TrailPage> {
  const rows = await read(ctx, input, readPageCursor(input.cursor), pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    entries: await withNames(ctx, page),
    next_cursor: rows.length > pageSize && last ? writePageCursor({ moment: last.at, id: last.id }) : null,
  };
}

/** All that the filters let through, page by page; that it was taken is written down before the first. */
export async function* exportAll(ctx: AuditContext, filters: AuditFilters): AsyncGenerator<TrailEntry[]> {
  await audit.record(ctx.db, ctx, { action: "export", entity: "audit", entityId: newId(), workspaceId: null });
  let after: PageEnd | undefined;
  for (;;) {
    const rows = await read(ctx, filters, after, exportPage);
    if (rows.length > 0) yield await withNames(ctx, rows);
    const last = rows.at(-1);
    if (!last || rows.length < exportPage) return;
    after = { moment: last.at, id: last.id };
  }
}

async function read(ctx: AuditContext, filters: AuditFilters, after: PageEnd | undefined, limit: number) {
  const [who, whom] = await Promise.all([
    filters.who ? idsOf(ctx, filters.who, ["user", "external-user"]) : undefined,
    filters.whom ? idsOf(ctx, filters.whom) : undefined,
  ]);
  // Somebody who does not exist did nothing, and nothing was done to them.
  if (who?.length === 0 || whom?.length === 0) return [];
  const conditions: (SQL | undefined)[] = [
    who && inArray(auditEntries.actorId, who),
    filters.action ? eq(auditEntries.action, filters.action) : undefined,
    filters.entity ? eq(auditEntries.entity, filters.entity) : undefined,
    whom && inArray(auditEntries.entityId, whom),
    filters.from ? gte(auditEntries.at, new Date(filters.from)) : undefined,
    filters.to ? lt(auditEntries.at, new Date(Date.parse(filters.to) + dayMilliseconds)) : undefined,
    after && sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ];
  return ctx.db
    .select()
    .from(auditEntries)
    .where(and(...conditions))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
}

async function withNames(ctx: AuditContext, rows: readonly (typeof auditEntries.$inferSelect)[]): Promise<TrailEntry[]> {
  const [names, reasons] = await Promise.all([namesOf(ctx, rows), reasonsOf(ctx, rows)]);
  return rows.map((row, index) => ({
    id: row.id,
    chain: row.chain,
    sequence: row.sequence,
    at: row.at.toISOString(),
    actor_kind: row.actorKind,
    actor_id: row.actorId,
    actor_name: row.actorId ? (names.get(row.actorId) ?? null) : null,
    action: row.action,
    entity: row.entity,
    entity_id: row.entityId,
    entity_name: row.entityId ? (names.get(row.entityId) ?? null) : null,
    reason: reasons[index] ?? null,
    workspace_id: row.workspaceId,
    details: row.details,
    hash: row.hash,
  }));
}

/** Somebody who looked at one person far more often than people look at people. */
export type UnusualViews = {
  actor_id: string;
  actor_name: string | null;
  subject_id: string;
  /** For staff who may manage subjects. */
  subject_name: string | null;
  count: number;
  last_at: string;
};

/** How far back is looked. */
export const unusualDays = 7;
const leastUnusual = 10;
const timesMedian = 3;

/**
 * Who looked at one person at least ten times within seven days, and three times as often as the median of all who
 * looked at anybody; the most often first, at most 20. Views of the same person within five minutes are one.
 */
export async function listUnusual(ctx: AuditContext): Promise<UnusualViews[]> {
  const since = new Date(ctx.now().getTime() - unusualDays * dayMilliseconds);
  const { rows } = await ctx.db.execute<{ actor_id: string; entity_id: string; count: number; last_at: Date }>(sql`
    with looked as materialized (
      select actor_id, entity_id, count(*)::int as count, max(at) as last_at
      from ${auditEntries}
      where ${and(eq(auditEntries.entity, "subject"), eq(auditEntries.action, "view"), gt(auditEntries.at, since))}
        and actor_id is not null
      group by actor_id, entity_id
    )
    select * from looked
    where count >= ${leastUnusual}
      and count >= ${timesMedian} * (select percentile_cont(0.5) within group (order by count) from looked)
    order by count desc, last_at desc
    limit 20`);
  const entries = await withNames(
    ctx,
    rows.map((row) => ({ ...nothing, actorId: row.actor_id, entity: "subject", entityId: row.entity_id })),
  );
  return rows.map((row, index) => ({
    actor_id: row.actor_id,
    actor_name: entries[index]?.actor_name ?? null,
    subject_id: row.entity_id,
    subject_name: entries[index]?.entity_name ?? null,
    count: row.count,
    last_at: new Date(row.last_at).toISOString(),
  }));
}

const nothing = {
  id: "",
  chain: "",
  sequence: 0,
  workspaceId: null,
  actorKind: "user",
  action: "view",
  details: {},
  at: new Date(0),
  previousHash: "",
  hash: "",
};
