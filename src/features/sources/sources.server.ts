import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { evidenceItems, evidencePassages, identityEvidence, sources } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { MemberContext, WorkspaceContext } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { PageFetchFailure, type FetchedPage } from "#app/services/page-fetching/page-fetching.ts";
import { archiveSource, textHash, type ArchiveInput } from "./archive-source.server.ts";
import { decodeText } from "./decode.ts";
import { listColumns, toListItem } from "./list-sources.server.ts";
import { hasFewTags } from "./read-document.server.ts";
import { sanitizeArchived } from "./sanitize-archived.ts";
import { backsShared } from "./shared-evidence.server.ts";
import type { SourceKind } from "./source.ts";
import type { AddedSource, SourceRecord } from "./source-view.ts";
import { partAt } from "./text-parts.ts";
import { timeStampOf } from "./time-stamps.server.ts";
import { findThreadFile, runInThread } from "./thread.server.ts";

/** A larger page is prepared in a thread of its own, whatever is in it. */
const longestInline = 512 * 1024;

/** Archives a document whose bytes are at hand: an upload, or one of the demo library. */
export async function add(ctx: WorkspaceContext, input: ArchiveInput, signal?: AbortSignal): Promise<AddedSource> {
  return archiveSource(ctx, input, signal);
}

/** Archives text that somebody typed or pasted, under their title or its first line. */
export async function addPasted(
  ctx: MemberContext,
  input: { title?: string | undefined; text: string; url?: string | undefined },
): Promise<AddedSource> {
  const text = input.text.toWellFormed();
  return archiveSource(ctx, {
    bytes: new TextEncoder().encode(text),
    origin: "paste",
    contentType: "text/plain; charset=utf-8",
    url: input.url || null,
    pasted: { title: input.title || null, text },
  });
}

/** Fetches a page and archives it. Why a page could not be fetched is returned in words. */
export async function addByUrl(ctx: MemberContext, input: { url: string; signal: AbortSignal }): Promise<AddedSource> {
  try {
    const fetched = await ctx.services.pageFetching.fetch(input);
    return await archiveFetched(ctx, { url: input.url, fetched }, "url", input.signal);
  } catch (error) {
    if (error instanceof PageFetchFailure) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}

/** Archives a page that a search has fetched from `url`. */
export async function archivePage(
  ctx: WorkspaceContext,
  page: { url: string; fetched: FetchedPage },
  signal?: AbortSignal,
): Promise<AddedSource> {
  return archiveFetched(ctx, page, "search", signal);
}

async function archiveFetched(
  ctx: WorkspaceContext,
  { url, fetched }: { url: string; fetched: FetchedPage },
  origin: "url" | "search",
  signal: AbortSignal | undefined,
): Promise<AddedSource> {
  const { bytes, contentType, finalUrl, fetchedAt } = fetched;
  return archiveSource(ctx, { bytes, origin, contentType, url, finalUrl, fetchedAt }, signal);
}

/** A finding that rests on the source: its passages, what it is evidence for, who it is about. */
const backsEvidence = sql`(
  exists (select 1 from ${evidencePassages} where ${evidencePassages.sourceId} = ${sources.id})
  or exists (select 1 from ${evidenceItems} where ${evidenceItems.sourceId} = ${sources.id})
  or exists (select 1 from ${identityEvidence} where ${identityEvidence.sourceId} = ${sources.id})
)`;

/** One source of this workspace, in the library or still resting under evidence; or one that a shared incident quotes. */
function isReadable(ctx: MemberContext, sourceId: string): SQL | undefined {
  return and(
    eq(sources.id, sourceId),
    or(and(eq(sources.workspaceId, ctx.workspaceId), or(isNull(sources.removedAt), backsEvidence)), backsShared),
  );
}

/**
 * One source with the part of its text that holds the offset `at`, checked against its hashes; null when
 * the workspace has no such source. The view is audited.
 */
export async function find(
  ctx: MemberContext,
  input: { sourceId: string; at?: number | undefined },
): Promise<SourceRecord | null> {
  const [row] = await ctx.db
    .select({
      ...listColumns,
      finalUrl: sources.finalUrl,
      contentType: sources.contentType,
      sha256: sources.sha256,
      byteSize: sources.byteSize,
      author: sources.author,
      text: sources.text,
      textSha256: sources.textSha256,
      removedAt: sources.removedAt,
    })
    .from(sources)
    .where(isReadable(ctx, input.sourceId));
  if (!row) return null;
  const [isArchiveIntact, timeStamp] = await Promise.all([
    isIntact(ctx, row.sha256),
    timeStampOf(ctx, { sourceId: row.id, sha256: row.sha256 }),
    audit.recordView(ctx.db, ctx, { entity: "source", entityId: row.id, workspaceId: ctx.workspaceId }),
  ]);
  const { found: _, ...item } = toListItem(row, null);
  const part = partAt(row.text, input.at ?? 0);
  return {
    ...item,
    workspace_id: ctx.workspaceId,
    final_url: row.finalUrl,
    content_type: row.contentType,
    sha256: row.sha256,
    byte_size: row.byteSize,
    author: row.author,
    text_sha256: row.textSha256,
    text: row.text.slice(part.start, part.end),
    text_start: part.start,
    text_length: row.text.length,
    intact: isArchiveIntact && textHash(row.text) === row.textSha256,
    time_stamp: timeStamp,
    removed_at: row.removedAt?.toISOString() ?? null,
  };
}

async function isIntact(ctx: MemberContext, sha256: string): Promise<boolean> {
  try {
    await ctx.services.files.get(sha256);
    return true;
  } catch (error) {
    // What cannot be reached right now has not been altered, but nothing vouches for it either.
    if (error instanceof FilesFailure) return false;
    throw error;
  }
}

/**
 * The archived bytes, as they came; the download is audited.
 * @throws AppError `not-found`; `unavailable` when the copy is missing or altered
 */
export async function readOriginal(
  ctx: MemberContext,
  sourceId: string,
): Promise<{ bytes: Uint8Array; kind: SourceKind; title: string; fileName: string | null }> {
  const source = await readArchived(ctx, sourceId);
  await audit.record(ctx.db, ctx, { action: "export", entity: "source", entityId: sourceId, workspaceId: ctx.workspaceId });
  return source;
}

/**
 * An archived web page as HTML that runs and loads nothing, for a sandboxed frame.
 * @throws AppError `not-found`, also for a source that is no web page; `unavailable` as readOriginal, and for a page
 * that takes too long to prepare
 */
export async function readArchivedPage(ctx: MemberContext, sourceId: string): Promise<string> {
  const { bytes, kind, contentType } = await readArchived(ctx, sourceId);
  if (kind !== "html") throw new AppError("not-found", "Only web pages are shown as they were archived");
  const threadFile =
    bytes.length <= longestInline && hasFewTags(bytes) ? null : findThreadFile("sources/sanitize-archived.worker.ts");
  if (!threadFile) return sanitizeArchived(decodeText(bytes, contentType).text);
  const page = await runInThread<string>(threadFile, { bytes, contentType }, { timeLimit: 30_000 });
  if (page === "timed-out" || page === "failed") {
    throw new AppError(
      "unavailable",
      "This page is too intricate to be shown as it was archived; its text and its original are here",
    );
  }
  return page;
}

async function readArchived(ctx: MemberContext, sourceId: string) {
  const [row] = await ctx.db
    .select({
      sha256: sources.sha256,
      kind: sources.kind,
      title: sources.title,
      fileName: sources.fileName,
      contentType: sources.contentType,
    })
    .from(sources)
    .where(isReadable(ctx, sourceId));
  if (!row) throw new AppError("not-found", "This source does not exist");
  try {
    return { ...row, bytes: await ctx.services.files.get(row.sha256) };
  } catch (error) {
    if (error instanceof FilesFailure) throw new AppError("unavailable", error.message, { cause: error });
    throw error;
  }
}

export type RemoveOutcome = { ok: true } | { ok: false; message: string };

/**
 * Takes a source out of the library; restore puts it back. One that backs an incident stays.
 * @throws AppError `not-found`
 */
export async function remove(ctx: MemberContext, sourceId: string): Promise<RemoveOutcome> {
  return ctx.db.transaction(async (tx): Promise<RemoveOutcome> => {
    // Evidence that is being written holds a share of this lock: it is either seen here, or not yet allowed to begin.
    const isOurs = and(eq(sources.id, sourceId), eq(sources.workspaceId, ctx.workspaceId));
    const [row] = await tx.select({ removedAt: sources.removedAt }).from(sources).where(isOurs).for("update");
    if (!row) throw new AppError("not-found", "This source does not exist");
    if (row.removedAt) return { ok: true };
    const resting = await tx.select({ id: sources.id }).from(sources).where(and(isOurs, backsEvidence));
    if (resting.length > 0) return { ok: false, message: "This source backs an incident and cannot be removed" };
    await tx.update(sources).set({ removedAt: ctx.now() }).where(isOurs);
    await audit.record(tx, ctx, { action: "remove", entity: "source", entityId: sourceId, workspaceId: ctx.workspaceId });
    return { ok: true };
  });
}

/**
 * Puts a removed source back into the library.
 * @throws AppError `not-found`
 */
export async function restore(ctx: MemberContext, sourceId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const isOurs = and(eq(sources.id, sourceId), eq(sources.workspaceId, ctx.workspaceId));
    const [row] = await tx.select({ removedAt: sources.removedAt }).from(sources).where(isOurs).for("update");
    if (!row) throw new AppError("not-found", "This source does not exist");
    if (!row.removedAt) return;
    await tx
      .update(sources)
      .set({ removedAt: null })
      .where(and(isOurs, isNotNull(sources.removedAt)));
    await audit.record(tx, ctx, { action: "restore", entity: "source", entityId: sourceId, workspaceId: ctx.workspaceId });
  });
}
