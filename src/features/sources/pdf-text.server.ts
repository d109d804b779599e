import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import { layOutPdf, type PdfPage } from "./pdf-layout.ts";

export type PdfText =
  | { ok: true; title: string | null; author: string | null; text: string }
  | { ok: false; reason: "corrupt" | "protected" | "scanned" };

/** A book of this many pages is read to here; what follows would never be quoted as one source. */
const mostPages = 2_000;

function metadataTitle(title: unknown): string | null {
  if (typeof title !== "string") return null;
  const text = title.replace(/^Microsoft (?:Word|PowerPoint) - /u, "").trim();
  // Office programs and scanners put a file's name where the title belongs.
  return text.length < 4 || /\.(?:docx?|pdf|rtf|indd|odt|txt)$/iu.test(text) || /^untitled/iu.test(text) ? null : text;
}

function isTextItem(item: object): item is TextItem {
  return "str" in item;
}

/**
 * Reads a PDF's text with pdf.js, without drawing anything. Nothing in the file is run: scripts,
 * forms and links are not looked at.
 *
 * @throws the signal's reason when it is aborted between two pages
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<PdfText> {
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const task = pdfjs.getDocument({
    // pdf.js takes the buffer over: the caller's bytes stay whole.
    data: new Uint8Array(bytes),
    cMapUrl: `${join(folder, "cmaps")}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(folder, "standard_fonts")}/`,
    wasmUrl: `${join(folder, "wasm")}/`,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: PdfPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      signal?.throwIfAborted();
      const page = await document.getPage(number);
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
      const content = await page.getTextContent();
      pages.push({
        width: x1 - x0,
        height: y1 - y0,
        runs: content.items.filter(isTextItem).map((item) => ({
          text: item.str,
          x: Number(item.transform[4]) - x0,
          y: Number(item.transform[5]) - y0,
          width: item.width,
          size: Math.hypot(Number(item.transform[2]), Number(item.transform[3])) || item.height || 10,
        })),
      });
      page.cleanup();
    }
    const { text, largestLine } = layOutPdf(pages);
    if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 20) return { ok: false, reason: "scanned" };
    const metadata = await document.getMetadata().catch(() => null);
    const info = (metadata?.info ?? {}) as { Title?: unknown; Author?: unknown };
    return {
      ok: true,
      title: metadataTitle(info.Title) ?? largestLine,
      author: typeof info.Author === "string" && info.Author.trim() !== "" ? info.Author.trim() : null,
      text,
    };
  } catch (error) {
    signal?.throwIfAborted();
    const name = error instanceof Error ? error.name : "";
    return { ok: false, reason: name === "PasswordException" ? "protected" : "corrupt" };
  } finally {
    await task.destroy();
  }
}
