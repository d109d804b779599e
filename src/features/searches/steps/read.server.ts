import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { searchRunPages, sources } from "#app/db/schema/index.ts";
import { archiveSource } from "#app/features/sources/archive-source.server.ts";
import { wallOf, wallWords } from "#app/features/sources/wall.ts";
import { archivePage } from "#app/features/sources/sources.server.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { PageFetchFailure, type FetchedPage } from "#app/services/page-fetching/page-fetching.ts";
import type { SourceText } from "../engine/judgement.ts";
import {
  eachOf,
  finishStep,
  noticeStep,
  reportStep,
  whileRunning,
  writeTogether,
  type RunContext,
} from "../run-context.server.ts";
import { archivedText, setPageAside } from "./pages.server.ts";
import { readAhead } from "./read-ahead.server.ts";

/** `source`, where the page came from outside: as it stands in the archive now. */
type Read = { ok: true; sourceId: string; source?: SourceText } | { ok: false; reason: string };
type Fetched = { url: string; fetched: FetchedPage };
/** A page out in the world comes as it is; what the library has is checked at once. */
type Answer = Fetched | Read;

/**
 * Makes sure that every page found stands in the archive, unchanged: pages out in the world are fetched and
 * archived, sources of the library are checked against their hash. What can't be read is set aside.
 */
export async function readStep(ctx: RunContext): Promise<void> {
  const pages = await ctx.db
    .select({
      id: searchRunPages.id,
      sourceId: searchRunPages.sourceId,
      url: searchRunPages.url,
      deliveredText: searchRunPages.deliveredText,
      deliveredTitle: searchRunPages.deliveredTitle,
      readAt: searchRunPages.readAt,
      setAside: searchRunPages.setAside,
    })
    .from(searchRunPages)
    .where(eq(searchRunPages.runId, ctx.run.id))
    .orderBy(asc(searchRunPages.position));
  const waiting = pages.filter((page) => page.readAt === null && page.setAside === null);
  let done = pages.length - waiting.length;
  let beingArchived = 0;
  const ask = async ({ sourceId, url }: (typeof pages)[number]): Promise<Answer> => {
    if (!sourceId) return fetchPage(ctx, url ?? "");
    await noticeStep(ctx, "read", { done, total: pages.length, sourceId });
    return checkArchived(ctx, sourceId);
  };
  await eachOf(waiting, { concurrency: 8, signal: ctx.signal }, ask, async (page, answer) => {
    beingArchived += 1;
    const own = "fetched" in answer ? await archive(ctx, answer) : answer;
    const read = own.ok || page.deliveredText === null ? own : await archiveDelivered(ctx, page, page.deliveredText);
    const isDelivered = read !== own && read.ok;
    done += 1;
    let isTwin = false;
    const write = async (tx: Queryable) => {
      if (!read.ok) await setPageAside(tx, page.id, "unreadable", read.reason);
      else {
        const [isFirst] = await tx
          .update(searchRunPages)
          .set({
            sourceId: read.sourceId,
            readAt: ctx.now(),
            // Whose text it is that was read: the engine's, or with null the site's own.
            ...(isDelivered ? {} : { deliveredBy: null }),
            deliveredText: null,
          })
          .where(
            and(
              eq(searchRunPages.id, page.id),
              isNull(searchRunPages.readAt),
              sql`not exists (select 1 from ${searchRunPages} twin where twin.run_id = ${ctx.run.id} and twin.source_id = ${read.sourceId} and twin.id <> ${page.id})`,
            ),
          )
          .returning({ id: searchRunPages.id });
        if (!isFirst) isTwin = await setTwinAside(tx, page.id);
      }
    };
    await writeTogether(ctx, write, (tx) => reportStep(tx, ctx, "read", { done, total: pages.length }));
    beingArchived -= 1;
    if (read.ok && read.source && !isTwin) readAhead(ctx, page.id, read.source, () => beingArchived > 0);
  });
  await whileRunning(ctx, async (tx) => {
    ctx.crashPoint("read", "after");
    await finishStep(tx, ctx, "read", { done: pages.length, total: pages.length });
  });
}

/** False when another worker has read the page meanwhile, and none is its twin. */
async function setTwinAside(tx: Queryable, pageId: string): Promise<boolean> {
  const [page] = await tx.select({ readAt: searchRunPages.readAt }).from(searchRunPages).where(eq(searchRunPages.id, pageId));
  if (page?.readAt) return false;
  await setPageAside(tx, pageId, "duplicate", "The same page was found at another address.");
  return true;
}

async function checkArchived(ctx: RunContext, sourceId: string): Promise<Read> {
  const [source] = await ctx.db
    .select({ sha256: sources.sha256 })
    .from(sources)
    .where(and(eq(sources.id, sourceId), eq(sources.workspaceId, ctx.workspaceId)));
  if (!source) return { ok: false, reason: "This source is no longer in the library." };
  try {
    await ctx.services.files.get(source.sha256);
    return { ok: true, sourceId };
  } catch (error) {
    if (error instanceof FilesFailure) {
      return { ok: false, reason: "The archived copy is missing or has been altered, so nothing in it can be checked." };
    }
    throw error;
  }
}

async function fetchPage(ctx: RunContext, url: string): Promise<Answer> {
  try {
    return { url, fetched: await ctx.services.pageFetching.fetch({ url, signal: ctx.signal }) };
  } catch (error) {
    if (error instanceof PageFetchFailure) return { ok: false, reason: `${error.message}.` };
    throw error;
  }
}

/** What stands before a page instead of its text is archived like any page, and read as none. */
async function archive(ctx: RunContext, page: Fetched): Promise<Read> {
  const archived = await archivePage(ctx, page);
  if (!archived.ok) return { ok: false, reason: archived.message };
  const [source] = await ctx.db
    .select(archivedText)
    .from(sources)
    .where(and(eq(sources.id, archived.sourceId), eq(sources.workspaceId, ctx.workspaceId)));
  const wall = source ? wallOf(source) : null;
  if (!wall) return { ok: true, sourceId: archived.sourceId, ...(source ? { source } : {}) };
  // Kept, since it is what the site answered, but nothing that anybody would look for in the library.
  await ctx.db
    .update(sources)
    .set({ removedAt: ctx.now() })
    .where(and(eq(sources.id, archived.sourceId), eq(sources.origin, "search")));
  return { ok: false, reason: wallWords[wall] };
}

/** The page's text as the search engine sent it stands in for a site that cannot be read. */
async function archiveDelivered(
  ctx: RunContext,
  page: { url: string | null; deliveredTitle: string | null },
  text: string,
): Promise<Read> {
  const archived = await archiveSource(ctx, {
    bytes: Buffer.from(text),
    pasted: { title: page.deliveredTitle?.trim() || null, text },
    origin: "search",
    ...(page.url === null ? {} : { url: page.url }),
    fetchedAt: ctx.now(),
  });
  return archived.ok ? { ok: true, sourceId: archived.sourceId } : { ok: false, reason: archived.message };
}
