import type { SourceKind } from "./source.ts";

const longestName = 255;
const extensions: Record<SourceKind, string> = { html: "html", pdf: "pdf", text: "txt", docx: "docx", eml: "eml" };

/** A file's own name, without folders, control and directional characters; null when nothing is left of it. */
function cleanFileName(name: string): string | null {
  const own = name
    .replaceAll(/^.*[\\/]/gsu, "")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
  return own === "" ? null : own.slice(0, longestName).toWellFormed();
}

/** The name of an upload from its percent-encoded header; null where it has none that can be read. */
export function readFileName(header: string | null): string | null {
  try {
    return cleanFileName(decodeURIComponent(header ?? ""));
  } catch {
    return null;
  }
}

/** What to call a source that is saved: the name it came with, or its title. */
export function downloadName(source: { fileName: string | null; title: string; kind: SourceKind }): string {
  if (source.fileName) return source.fileName;
  const title = cleanFileName(source.title.replaceAll(/[\\/:*?"<>|]/gu, " "))
    ?.replaceAll(/\s+/gu, " ")
    .slice(0, 80)
    .trim();
  return `${title || "source"}.${extensions[source.kind]}`;
}

/** The content-disposition of a download, its name in any script (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
