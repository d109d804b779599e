import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { makeZip } from "client-zip";
import { sourceTimeStamps, sources } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { WorkspaceContext } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { indexIncident, indexSource, indexStart, type BundledSource } from "./bundle-index.ts";
import { dossierJson } from "./dossier-json.server.ts";
import type { ExportedDossier, ExportedSource } from "./exported.ts";
import { exportedIncidents, exportedSources } from "./read-dossier.server.ts";
import { warcMember } from "./warc.ts";

const extensions: Record<ExportedSource["kind"], string> = { html: "html", pdf: "pdf", text: "txt", docx: "docx", eml: "eml" };

type Entry = { name: string; input: AsyncIterable<Uint8Array>; lastModified: Date };

/**
 * The evidence bundle as a ZIP that is made while it is read: one source is in memory at a time. Every file in it but
 * the list itself stands in SHA256SUMS, which `sha256sum -c` takes. An original whose bytes no longer have their hash
 * is left out and named: in the manifest, in the index and in a file of its own.
 */
export function evidenceBundle(ctx: WorkspaceContext, dossier: ExportedDossier): ReadableStream<Uint8Array> {
  return makeZip(entries(ctx, dossier));
}

async function* entries(ctx: WorkspaceContext, dossier: ExportedDossier): AsyncGenerator<Entry> {
  const lastModified = ctx.now();
  const folder = `attest-evidence-${dossier.id}`;
  const sums: string[] = [];
  const file = (path: string, content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): Entry => ({
    name: `${folder}/${path}`,
    lastModified,
    input: hashed(content, (sha256) => sums.push(`${sha256}  ${path}\n`)),
  });

  const sourceIds = new Set<string>();
  yield file("dossier.json", dossierJson(ctx, dossier, sourceIds));
  const bundled: BundledSource[] = [];
  for await (const source of exportedSources(ctx, sourceIds)) {
    const told = await readSource(ctx, source);
    if (told.original && told.entry.original) yield file(told.entry.original, [told.original]);
    yield file(told.entry.text, [told.text]);
    if (told.entry.time_stamp && told.token) yield file(told.entry.time_stamp.file, [told.token]);
    bundled.push(told.entry);
  }
  // Whoever trusts the authority brings its certificate along; this is the one that the tokens were verified with here.
  if (ctx.services.timeStamps && bundled.some((source) => source.time_stamp))
    yield file("time-stamps/authority.pem", [ctx.services.timeStamps.certificates]);
  yield file("archive/pages.warc.gz", webArchive(ctx, sourceIds));
  yield file("manifest.json", manifest(dossier, lastModified, bundled));
  const bad = bundled.filter((source) => source.state !== "intact" || source.text_state !== "intact");
  if (bad.length > 0) {
    yield file(
      "ALTERED-SOURCES.txt",
      bad.map((source) => `${source.id}  ${source.sha256}  original ${source.state}, text ${source.text_state}\n`),
    );
  }
  yield file("index.html", index(ctx, dossier, lastModified, bundled));
  yield { name: `${folder}/SHA256SUMS`, lastModified, input: bytesOf(sums) };
}

/**
 * The originals and their texts once more as a web archive that its usual readers open: each original a resource record
 * under its address, each text a conversion of it. An original that is no longer what was archived is left out.
 */
async function* webArchive(ctx: WorkspaceContext, sourceIds: Set<string>): AsyncGenerator<Uint8Array> {
  const warcinfoId = newId();
  yield warcMember({
    type: "warcinfo",
    id: warcinfoId,
    date: ctx.now(),
    contentType: "application/warc-fields",
    block: Buffer.from("software: Attest\r\nformat: WARC File Format 1.1\r\n"),
  });
  for await (const source of exportedSources(ctx, sourceIds)) {
    const told = await readSource(ctx, source);
    if (!told.original) continue;
    const targetUri = source.url ?? `urn:uuid:${source.id}`;
    const date = new Date(source.archived_at);
    yield warcMember({
      type: "resource",
      id: source.id,
      date,
      contentType: contentTypes[source.kind],
      block: told.original,
      targetUri,
      warcinfoId,
    });
    if (told.entry.text_state !== "intact") continue;
    yield warcMember({
      type: "conversion",
      id: newId(),
      date,
      contentType: "text/plain; charset=utf-8",
      block: Buffer.from(told.text),
      targetUri,
      refersTo: source.id,
      warcinfoId,
    });
  }
}

const contentTypes: Record<ExportedSource["kind"], string> = {
  html: "text/html",
  pdf: "application/pdf",
  text: "text/plain; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  eml: "message/rfc822",
};

/** The source's bytes and text with what can be said of them. */
async function readSource(ctx: WorkspaceContext, source: ExportedSource) {
  const [row] = await ctx.db
    .select({ text: sources.text })
    .from(sources)
    .where(and(eq(sources.id, source.id), eq(sources.workspaceId, ctx.workspaceId)));
  const text = row?.text ?? "";
  let original: Uint8Array | null = null;
  let state: BundledSource["state"] = "intact";
  try {
    original = await ctx.services.files.get(source.sha256);
  } catch (error) {
    // An archive that cannot be reached stops the export: it says nothing about the source.
    if (!(error instanceof FilesFailure) || error.reason === "unavailable") throw error;
    state = error.reason === "altered" ? "altered" : "missing";
  }
  const [stamp] = await ctx.db
    .select()
    .from(sourceTimeStamps)
    .where(and(eq(sourceTimeStamps.sourceId, source.id), eq(sourceTimeStamps.sha256, source.sha256)))
    .orderBy(asc(sourceTimeStamps.stampedAt))
    .limit(1);
  const entry: BundledSource = {
    id: source.id,
    title: source.title,
    url: source.url,
    archived_at: source.archived_at,
    sha256: source.sha256,
    state,
    text_state: createHash("sha256").update(text).digest("hex") === source.text_sha256 ? "intact" : "altered",
    original: original ? `originals/${source.id}.${extensions[source.kind]}` : null,
    text: `texts/${source.id}.txt`,
    time_stamp: stamp
      ? {
          file: `time-stamps/${source.id}.tst`,
          signer: stamp.signer,
          authority: stamp.authority,
          stamped_at: stamp.stampedAt.toISOString(),
        }
      : null,
  };
  return { entry, original, text, token: stamp ? Buffer.from(stamp.token, "base64") : null };
}

function* manifest(dossier: ExportedDossier, at: Date, bundled: readonly BundledSource[]): Generator<string> {
  const head = { format: "attest-evidence-bundle", version: 1, exported_at: at.toISOString(), dossier_id: dossier.id };
  yield `${JSON.stringify(head).slice(0, -1)},\n"sources":[`;
  for (const [position, source] of bundled.entries()) yield `${position === 0 ? "" : ","}\n${JSON.stringify(source)}`;
  yield "\n]}\n";
}

async function* index(
  ctx: WorkspaceContext,
  dossier: ExportedDossier,
  at: Date,
  bundled: readonly BundledSource[],
): AsyncGenerator<string> {
  yield indexStart({ name: dossier.subject.name, exportedAt: at.toISOString() });
  let number = 0;
  for await (const incident of exportedIncidents(ctx, dossier)) yield indexIncident(incident, (number += 1));
  if (number === 0) yield "<p>No incident of this dossier has been confirmed by a person.</p>\n";
  yield "<h2>Sources</h2>\n<ol>\n";
  for (const source of bundled) yield indexSource(source);
  yield "</ol></body></html>\n";
}

async function* bytesOf(content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of content) yield typeof piece === "string" ? Buffer.from(piece) : piece;
}

/** Passes the content on and tells its hash once it has all gone by. */
async function* hashed(
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  onHashed: (sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const piece of bytesOf(content)) {
    hash.update(piece);
    yield piece;
  }
  onHashed(hash.digest("hex"));
}
