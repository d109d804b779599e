import { decodeText } from "./decode.ts";
import { readDocx } from "./docx-text.server.ts";
import { readEml } from "./eml-text.server.ts";
import type { FileKind } from "./file-kind.ts";
import { detectLanguage } from "./language.ts";
import { extractPage } from "./page-text.ts";
import { readPdf } from "./pdf-text.server.ts";

export type ExtractedDocument = {
  title: string | null;
  /** Main text; paragraphs apart by an empty line. */
  text: string;
  author: string | null;
  /** YYYY-MM-DD, null when the document does not say. */
  publishedAt: string | null;
  /** ISO 639-1. */
  language: string | null;
  canonicalUrl: string | null;
  /** Names of a mail's attachments; they are never opened. */
  attachments: string[];
};

export type ExtractionFailure = "corrupt" | "protected" | "scanned" | "bomb";
export type Extraction = { ok: true; document: ExtractedDocument } | { ok: false; reason: ExtractionFailure };

export type ExtractionTask = {
  kind: FileKind;
  bytes: Uint8Array;
  contentType: string | null;
  url: string | null;
};

const nothing = { title: null, author: null, publishedAt: null, canonicalUrl: null, attachments: [] };

/** Text out of bytes of a known kind. Busy for as long as the parsing takes: large files belong in a worker thread. */
export async function extractDocument(task: ExtractionTask): Promise<Extraction> {
  const { kind, bytes } = task;
  if (kind === "html") {
    const page = extractPage(decodeText(bytes, task.contentType).text, task.url);
    return { ok: true, document: { ...nothing, ...page } };
  }
  if (kind === "text") {
    const text = decodeText(bytes, task.contentType).text.replaceAll(/\r\n?/gu, "\n").trim();
    return { ok: true, document: { ...nothing, text, language: detectLanguage(text) } };
  }
  if (kind === "eml") {
    const mail = await readEml(bytes);
    if (!mail.ok) return mail;
    const { ok: _, ...fields } = mail;
    return { ok: true, document: { ...nothing, ...fields, language: detectLanguage(mail.text) } };
  }
  const read = kind === "pdf" ? await readPdf(bytes) : await readDocx(bytes);
  if (!read.ok) return read;
  const { ok: _, ...fields } = read;
  return { ok: true, document: { ...nothing, ...fields, language: detectLanguage(read.text) } };
}
