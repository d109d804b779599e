import type { TextSpan } from "./search-highlight.ts";
import type { SourceKind, SourceOrigin } from "./source.ts";

/** A source as the library lists it. */
export type SourceListItem = {
  id: string;
  title: string;
  kind: SourceKind;
  origin: SourceOrigin;
  url: string | null;
  file_name: string | null;
  /** YYYY-MM-DD. */
  published_on: string | null;
  /** ISO 639-1. */
  language: string | null;
  archived_at: string;
  /**
   * Where the search's words stand in the title and in a few lines of the text, and the place of these in the
   * text; null when nothing was searched.
   */
  found: { title_ranges: TextSpan[]; snippet: string; snippet_ranges: TextSpan[]; at: number } | null;
};

export type SourcePage = {
  sources: SourceListItem[];
  /** How many there are altogether. */
  total: number;
  /** Where the list goes on; null at its end. */
  next_cursor: string | null;
};

/** One archived source with the part of its text that was asked for. */
export type SourceRecord = Omit<SourceListItem, "found"> & {
  workspace_id: string;
  final_url: string | null;
  content_type: string;
  sha256: string;
  /** Of the raw bytes. */
  byte_size: number;
  author: string | null;
  text_sha256: string;
  /** Part of the text; its place and the length of the whole are UTF-16 units. */
  text: string;
  text_start: number;
  text_length: number;
  /** Whether the archived bytes and the text still have the hashes they were archived with. */
  intact: boolean;
  /** Its time stamp (RFC 3161); `waiting` and `failed` only where an authority is configured. */
  time_stamp:
    | { state: "none" | "waiting" }
    | { state: "failed"; reason: string; failed_at: string }
    | { state: "stamped"; signer: string; authority: string; serial_number: string; stamped_at: string };
  /** Set where it was removed from the library and stays readable because evidence rests on it. */
  removed_at: string | null;
};

/** What became of a document that was handed in. Refusals are sentences for the person who did. */
export type AddedSource =
  | {
      ok: true;
      sourceId: string;
      title: string;
      /** The library had the same bytes before. */
      alreadyThere: boolean;
      /** Something to know about it, such as that its name promises another kind of file. */
      notice: string | null;
    }
  | { ok: false; code: string; message: string };

export const kindNames: Record<SourceKind, string> = {
  html: "Web page",
  pdf: "PDF",
  text: "Plain text",
  docx: "Word document",
  eml: "E-mail",
};

export const originNames: Record<SourceOrigin, string> = {
  upload: "Uploaded",
  paste: "Pasted",
  url: "Web address",
  search: "Found by a search",
  demo: "Demo library",
};

/** Where a source is from, for a list: its site, or its file's name. */
export function whereFrom(source: Pick<SourceListItem, "url" | "file_name" | "origin">): string {
  if (source.url && URL.canParse(source.url)) return new URL(source.url).hostname.replace(/^www\./u, "");
  return source.file_name ?? originNames[source.origin];
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** "Hebrew" for "he"; the code itself where it has no name. */
export function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}
