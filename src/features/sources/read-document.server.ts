import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import {
  type ExtractedDocument,
  type Extraction,
  type ExtractionFailure,
  type ExtractionTask,
  extractDocument,
} from "./extract-document.server.ts";
import { type FileKind, recogniseFile } from "./file-kind.ts";
import { maxFileBytes } from "./source.ts";

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

/** Smaller pages, texts and mails parse within a few milliseconds: a thread would cost more. */
const inlineBytes = 512 * 1024;

/**
 * Through the package's own imports the thread's file is found from the sources and from the built
 * server alike; null where the sources are not at hand.
 */
function findWorkerFile(): string | null {
  try {
    const file = createRequire(import.meta.url).resolve("#app/features/sources/extract-document.worker.ts");
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

function extractInThread(
  workerFile: string,
  task: ExtractionTask,
  timeLimit: number,
  signal?: AbortSignal,
): Promise<Extraction | "timed-out"> {
  const worker = new Worker(workerFile, {
    workerData: task,
    // Fonts and zips can be made to ask for gigabytes: such a document fails alone.
    resourceLimits: { maxOldGenerationSizeMb: 768 },
    env: {},
    execArgv: [],
  });
  const result = new Promise<Extraction | "timed-out">((resolve, reject) => {
    const timer = setTimeout(() => resolve("timed-out"), timeLimit);
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    worker.once("message", (message: Extraction) => resolve(message));
    worker.once("error", () => resolve({ ok: false, reason: "corrupt" }));
    worker.once("exit", () => resolve({ ok: false, reason: "corrupt" }));
    worker.once("exit", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    });
  });
  return result.finally(() => void worker.terminate());
}

function refuse(code: Exclude<DocumentRefusal, "corrupt" | "unsupported">): ReadDocument {
  return { ok: false, code, message: refusals[code] };
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
 * it says of itself. PDFs, Word documents and all large files are read in a thread of their own,
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
  const isQuick = kind !== "pdf" && kind !== "docx" && bytes.length <= inlineBytes;
  const workerFile = isQuick ? null : findWorkerFile();
  const extraction = workerFile
    ? await extractInThread(workerFile, task, options.timeLimit ?? 30_000, options.signal)
    : await extractDocument(task);
  if (extraction === "timed-out") return refuse("timed-out");
  if (!extraction.ok) {
    if (extraction.reason !== "corrupt") return refuse(extraction.reason);
    return { ok: false, code: "corrupt", message: corruptMessages[kind] ?? "This file is damaged and cannot be read" };
  }
  const { document } = extraction;
  if (document.text.trim() === "") return refuse("no-text");
  return {
    ok: true,
    document: { ...document, kind, disagreement, title: document.title ?? fallbackTitle(document.text, fileName) },
  };
}
