import { type ExtractedDocument, type Extraction, type ExtractionFailure, extractDocument } from "./extract-document.server.ts";
import { type FileKind, recogniseFile } from "./file-kind.ts";
import { maxFileBytes } from "./source.ts";
import { findThreadFile, runInThread } from "./thread.server.ts";

export type DocumentRefusal = ExtractionFailure | "empty" | "too-large" | "unsupported" | "no-text" | "timed-out";

export type ReadDocument =
  | {
      ok: true;
      document: ExtractedDocument & {
        kind: FileKind;
        title: string;
        /** One sentence when the file's name and content disagree. */
        disagreement: string | null;
      };
    }
  | { ok: false; code: DocumentRefusal; message: string };

const refusals: Record<Exclude<DocumentRefusal, "corrupt" | "unsupported">, string> = {
  empty: "This file is empty",
  "too-large": "This file is larger than 50 MB",
  "no-text": "This file has no text in it",
  protected: "This PDF is protected by a password",
  scanned: "This PDF has no text in it: it looks scanned",
  bomb: "This document unpacks to more than can be read",
  "timed-out": "This file took too long to read",
};

const corruptMessages: Partial<Record<FileKind, string>> = {
  pdf: "This PDF is damaged and cannot be read",
  docx: "This Word document is damaged and cannot be read",
  eml: "This e-mail is damaged and cannot be read",
};

/** A page of so many tags parses within milliseconds: a thread would cost more. More of them may be nested without end. */
const inlineTags = 10_000;
const inlineBytes: Partial<Record<FileKind, number>> = { html: 512 * 1024, text: 512 * 1024, eml: 64 * 1024 };

/** Whether a document is so small and plain that reading it holds nobody up. */
function isQuick(kind: FileKind, bytes: Uint8Array): boolean {
  return bytes.length <= (inlineBytes[kind] ?? 0) && (kind !== "html" || hasFewTags(bytes));
}

/** Whether a page can be parsed here and now; one with more tags belongs in a thread, for parsers slow down as they nest. */
export function hasFewTags(html: Uint8Array): boolean {
  let tags = 0;
  for (let at = html.indexOf(0x3c); at !== -1; at = html.indexOf(0x3c, at + 1)) {
    tags += 1;
    if (tags > inlineTags) return false;
  }
  return true;
}

function refuse(code: Exclude<DocumentRefusal, "corrupt" | "unsupported">): ReadDocument {
  return { ok: false, code, message: refusals[code] };
}

function corrupt(kind: FileKind): ReadDocument {
  return { ok: false, code: "corrupt", message: corruptMessages[kind] ?? "This file is damaged and cannot be read" };
}

/** What to call a document that does not say: its first line, or its file's name. */
function fallbackTitle(text: string, fileName: string | null): string {
  const firstLine =
    text
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? "";
  if (firstLine.length > 0 && firstLine.length <= 120) return firstLine;
  const name = fileName
    ?.replace(/^.*[\\/]/u, "")
    .replace(/\.[a-z0-9]{1,8}$/iu, "")
    .trim();
  return name || `${firstLine.slice(0, 100)}…`;
}

/**
 * Reads an uploaded or fetched file: recognises its kind from its bytes, takes out its text and what
 * it says of itself. PDFs, Word documents and large or deep files are read in a thread of their own,
 * bounded in time and memory. What cannot be read is refused with a code and one sentence.
 *
 * @param file `contentType` is the HTTP header of a fetched page (for its charset alone); `url` where it was read
 * @param options `timeLimit` in milliseconds, 30,000 unless told
 * @throws the signal's reason when it is aborted
 */
export async function readDocument(
  file: { bytes: Uint8Array; fileName?: string | null; contentType?: string | null; url?: string | null },
  options: { signal?: AbortSignal; timeLimit?: number } = {},
): Promise<ReadDocument> {
  const { bytes, fileName = null } = file;
  if (bytes.length === 0) return refuse("empty");
  if (bytes.length > maxFileBytes) return refuse("too-large");
  const recognised = recogniseFile(bytes, fileName);
  if (!recognised.ok) {
    const message = `This file is ${recognised.found}: only web pages, PDFs, plain text, Word documents (DOCX) and e-mails (EML) can be read`;
    return { ok: false, code: "unsupported", message };
  }
  const { kind, disagreement } = recognised;
  const task = { kind, bytes, contentType: file.contentType ?? null, url: file.url ?? null };
  const threadFile = isQuick(kind, bytes) ? null : findThreadFile("sources/extract-document.worker.ts");
  const extraction = threadFile
    ? await runInThread<Extraction>(threadFile, task, { timeLimit: options.timeLimit ?? 30_000, signal: options.signal })
    : await extractDocument(task);
  if (extraction === "timed-out") return refuse("timed-out");
  if (extraction === "failed") return corrupt(kind);
  if (!extraction.ok) {
    return extraction.reason === "corrupt" ? corrupt(kind) : refuse(extraction.reason);
  }
  const { document } = extraction;
  if (document.text.trim() === "") return refuse("no-text");
  return {
    ok: true,
    document: { ...document, kind, disagreement, title: document.title ?? fallbackTitle(document.text, fileName) },
  };
}
