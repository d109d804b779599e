import { createHash } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { sources } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { foldForSearch, longestSearchText } from "#app/lib/search-folding.ts";
import type { WorkspaceContext } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { detectLanguage } from "./language.ts";
import { readDocument } from "./read-document.server.ts";
import type { SourceKind, SourceOrigin } from "./source.ts";
import type { AddedSource } from "./source-view.ts";

export type ArchiveInput = {
  bytes: Uint8Array;
  origin: SourceOrigin;
  fileName?: string | null;
  /** The declared media type: of use for a fetched page's character set alone. */
  contentType?: string | null;
  /** The address asked for, and the one that answered. */
  url?: string | null;
  finalUrl?: string | null;
  fetchedAt?: Date;
  /** What somebody typed or pasted, of which `bytes` are the UTF-8: text, whatever it looks like. */
  pasted?: { title: string | null; text: string };
};

type Readable = {
  kind: SourceKind;
  title: string;
  text: string;
  author: string | null;
  publishedAt: string | null;
  language: string | null;
  disagreement: string | null;
};

const longestTitle = 500;

const contentTypes: Record<SourceKind, string> = {
  html: "text/html",
  pdf: "application/pdf",
  text: "text/plain",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  eml: "message/rfc822",
};

export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * Archives a document: its bytes under their hash, and a row with what could be read of it. The same bytes
 * again are the source that is there already; one that had been removed comes back. Nothing is saved of a
 * document that can't be read.
 * @throws AppError `unavailable` when the archive is full or cannot be reached
 */
export async function archiveSource(ctx: WorkspaceContext, input: ArchiveInput, signal?: AbortSignal): Promise<AddedSource> {
  const sha256 = createHash("sha256").update(input.bytes).digest("hex");
  const known = await takeBack(ctx, sha256);
  if (known) {
    // Mends a copy that was altered or lost.
    await keep(ctx, input.bytes);
    return known;
  }
  const read = await readBytes(input, signal);
  if (!read.ok) return read;
  const { document } = read;
  await keep(ctx, input.bytes);
  const id = newId();
  const isNew = await ctx.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(sources)
      .values({
        id,
        workspaceId: ctx.workspaceId,
        kind: document.kind,
        origin: input.origin,
        url: input.url ?? null,
        finalUrl: input.finalUrl ?? null,
        fileName: input.fileName ?? null,
        contentType: input.contentType || contentTypes[document.kind],
        sha256,
        byteSize: input.bytes.length,
        title: document.title,
        author: document.author,
        publishedOn: document.publishedAt,
        language: document.language,
        text: document.text,
        textSha256: textHash(document.text),
        searchText: foldForSearch(`${document.title}\n${document.text.slice(0, longestSearchText)}`).slice(0, longestSearchText),
        archivedAt: input.fetchedAt ?? ctx.now(),
        addedBy: ctx.actor.kind === "user" ? ctx.actor.userId : null,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [sources.workspaceId, sources.sha256] })
      .returning({ id: sources.id });
    if (inserted.length === 0) return false;
    await audit.record(tx, ctx, {
      action: "create",
      entity: "source",
      entityId: id,
      workspaceId: ctx.workspaceId,
      details: { originCode: input.origin, kindCode: document.kind },
    });
    if (ctx.services.timeStamps)
      await ctx.services.jobs.enqueue(tx, "stamp-source", { sourceId: id }, { key: `stamp-source-${id}` });
    return true;
  });
  if (!isNew) {
    // The same file arrived twice at once: the other one has made it.
    const twin = await takeBack(ctx, sha256);
    if (!twin) throw new AppError("conflict", "This source is being changed by somebody else. Please try again.");
    return twin;
  }
  ctx.services.analytics.count("source-added");
  return { ok: true, sourceId: id, title: document.title, alreadyThere: false, notice: document.disagreement };
}

/** The source with these bytes, back in the library if it had been removed; null when there is none. */
async function takeBack(ctx: WorkspaceContext, sha256: string): Promise<AddedSource | null> {
  const isTheSame = and(eq(sources.workspaceId, ctx.workspaceId), eq(sources.sha256, sha256));
  const [row] = await ctx.db
    .select({ id: sources.id, title: sources.title, removedAt: sources.removedAt })
    .from(sources)
    .where(isTheSame);
  if (!row) return null;
  if (row.removedAt) {
    await ctx.db.transaction(async (tx) => {
      await tx
        .update(sources)
        .set({ removedAt: null })
        .where(and(isTheSame, isNotNull(sources.removedAt)));
      await audit.record(tx, ctx, { action: "restore", entity: "source", entityId: row.id, workspaceId: ctx.workspaceId });
    });
  }
  return { ok: true, sourceId: row.id, title: row.title, alreadyThere: true, notice: null };
}

async function readBytes(
  input: ArchiveInput,
  signal: AbortSignal | undefined,
): Promise<{ ok: true; document: Readable } | Extract<AddedSource, { ok: false }>> {
  if (input.pasted) return { ok: true, document: cleaned(readPasted(input.pasted)) };
  const read = await readDocument(
    {
      bytes: input.bytes,
      fileName: input.fileName ?? null,
      contentType: input.contentType ?? null,
      url: input.finalUrl ?? input.url ?? null,
    },
    signal ? { signal } : {},
  );
  return read.ok ? { ok: true, document: cleaned(read.document) } : read;
}

function readPasted(pasted: { title: string | null; text: string }): Readable {
  const text = pasted.text.replaceAll(/\r\n?/gu, "\n").trim();
  const [firstLine = ""] = text.split("\n");
  const title = pasted.title || (firstLine.length > 120 ? `${firstLine.slice(0, 100)}…` : firstLine);
  return { kind: "text", title, text, author: null, publishedAt: null, language: detectLanguage(text), disagreement: null };
}

// Controls that make a text read backwards; in a list of titles they could only mislead.
const overrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A title as one line that can be seen: the beginning of the text where it says nothing. */
function cleanTitle(title: string, text: string): string {
  const line = storable(title).replaceAll(overrides, "").replaceAll(/\s+/gu, " ").trim();
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) return line;
  return text.slice(0, 100).replaceAll(/\s+/gu, " ").trim() || "Untitled";
}

function cleaned(document: Readable): Readable {
  const title = cleanTitle(document.title, storable(document.text));
  return {
    ...document,
    title: title.length > longestTitle ? `${storable(title.slice(0, longestTitle))}…` : title,
    author: document.author && storable(document.author),
    text: storable(document.text),
  };
}

/** PostgreSQL takes neither NUL nor half a character, and what is hashed has to be what is stored. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

async function keep(ctx: WorkspaceContext, bytes: Uint8Array): Promise<void> {
  try {
    await ctx.services.files.put(bytes);
  } catch (error) {
    if (error instanceof FilesFailure)
      throw new AppError("unavailable", `${error.message}. Nothing was saved.`, { cause: error });
    throw error;
  }
}
