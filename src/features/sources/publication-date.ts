import { type HtmlDocument } from "./page-tree.ts";
import { readMeta } from "./page-metadata.ts";

export function findPublicationDate(document: HtmlDocument, _url: string | null): string | null {
  const meta = readMeta(document);
  const value = meta.get("article:published_time") ?? "";
  return /^\d{4}-\d{2}-\d{2}/u.exec(value)?.[0] ?? null;
}
