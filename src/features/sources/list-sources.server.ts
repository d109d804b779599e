import { and, count, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { Queryable } from "#app/db/db.server.ts";
import { holdsAll, wordsOf } from "#app/db/library-search.server.ts";
import { sources } from "#app/db/schema/index.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import { longestSearchText } from "#app/lib/search-folding.ts";
import { termsOf } from "#app/lib/search-terms.ts";
import type { MemberContext } from "#app/server/context.ts";
import { highlight, makeSnippet } from "./search-highlight.ts";
import type { SourceListItem, SourcePage } from "./source-view.ts";

const pageSize = 50;

/** What a list shows of a source. */
export const listColumns = {
  id: sources.id,
  title: sources.title,
  kind: sources.kind,
  origin: sources.origin,
  url: sources.url,
  file_name: sources.fileName,
  published_on: sources.publishedOn,
  language: sources.language,
  archivedAt: sources.archivedAt,
  createdAt: sources.createdAt,
};

/**
 * A page of the library, 50 sources: the newest first, or those that hold every word and "passage" of `query`,
 * those that speak of it most first, with the places found.
 */
export async function list(
  ctx: MemberContext,
  input: { query?: string | undefined; cursor?: string | undefined },
): Promise<SourcePage> {
  const terms = termsOf(input.query ?? "");
  if (terms.length > 0) return search(ctx, terms, readOffset(input.cursor));
  // Something was asked for that holds no word at all, such as "…": nothing can match it.
  if (input.query?.trim()) return { sources: [], total: 0, next_cursor: null };
  const inLibrary = and(eq(sources.workspaceId, ctx.workspaceId), isNull(sources.removedAt));
  const after = readPageCursor(input.cursor);
  const isAfter =
    after && sql`(${sources.createdAt}, ${sources.id}) < (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const [rows, total] = await Promise.all([
    ctx.db
      .select(listColumns)
      .from(sources)
      .where(and(inLibrary, isAfter))
      .orderBy(desc(sources.createdAt), desc(sources.id))
      .limit(pageSize + 1),
    countSources(ctx.db, inLibrary),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    sources: page.map((row) => toListItem(row, null)),
    total,
    next_cursor: rows.length > pageSize && last ? writePageCursor({ moment: last.createdAt, id: last.id }) : null,
  };
}

async function search(ctx: MemberContext, terms: readonly string[], offset: number): Promise<SourcePage> {
  const found = and(eq(sources.workspaceId, ctx.workspaceId), isNull(sources.removedAt), holdsAll(terms));
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ ...listColumns, text: sql<string>`left(${sources.text}, ${longestSearchText})` })
      .from(sources)
      .where(found)
      .orderBy(desc(sql`ts_rank(${sources.searchVector}, ${wordsOf(terms)}, 1)`), desc(sources.createdAt), desc(sources.id))
      .offset(offset)
      .limit(pageSize + 1),
    countSources(ctx.db, found),
  ]);
  const items: SourceListItem[] = [];
  for (const row of rows.slice(0, pageSize)) {
    const { text, ranges, at } = makeSnippet(row.text, terms);
    items.push(toListItem(row, { title_ranges: highlight(row.title, terms), snippet: text, snippet_ranges: ranges, at }));
    await yieldToOthers();
  }
  return { sources: items, total, next_cursor: rows.length > pageSize ? String(offset + pageSize) : null };
}

function readOffset(cursor: string | undefined): number {
  return /^\d{1,6}$/u.test(cursor ?? "") ? Number(cursor) : 0;
}

async function countSources(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(sources).where(where);
  return row?.total ?? 0;
}

type ListRow = Omit<SourceListItem, "archived_at" | "found"> & { archivedAt: Date };

export function toListItem(row: ListRow, found: SourceListItem["found"]): SourceListItem {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    origin: row.origin,
    url: row.url,
    file_name: row.file_name,
    published_on: row.published_on,
    language: row.language,
    archived_at: row.archivedAt.toISOString(),
    found,
  };
}
