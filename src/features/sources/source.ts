import { megabytes } from "#app/lib/megabytes.ts";

/** What a source was when it came in, as its bytes say. */
export const sourceKinds = ["html", "pdf", "text", "docx", "eml"] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceOrigins = ["upload", "paste", "url", "search", "demo"] as const;
export type SourceOrigin = (typeof sourceOrigins)[number];

/** The largest file that the library takes, in bytes. */
export const maxFileBytes = megabytes(50);
/** The longest pasted text, in characters. */
export const maxPastedCharacters = 500_000;
