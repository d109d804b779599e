import { renderBlocks } from "./block-text.ts";
import { detectLanguage } from "./language.ts";
import { findMainContent } from "./main-content.ts";
import { readMetadata } from "./page-metadata.ts";
import { parseHtml, walkElements, inlineText } from "./page-tree.ts";
import { findPublicationDate } from "./publication-date.ts";
import { placeStreamedParts } from "./streamed-parts.ts";

/** What a page says, without what stands around it. */
export type PageText = {
  title: string | null;
  /** Main text: paragraphs apart by an empty line, list items and table rows a line each. */
  text: string;
  author: string | null;
  /** Day of first publication as the page states it, YYYY-MM-DD. */
  publishedAt: string | null;
  /** ISO 639-1 code. */
  language: string | null;
  /** The address that the page names as its own. */
  canonicalUrl: string | null;
};

/**
 * Reads an HTML page: its main text (no navigation, side panels, related links, comments, forms,
 * advertisements or cookie walls), title, author, day of publication and language. Pure: nothing is
 * loaded or run. Never throws, whatever the markup; a page without a main text has an empty `text`.
 *
 * @param url where the page was read, when it is known: a help for the date alone
 */
export function extractPage(html: string, url?: string | null): PageText {
  const document = parseHtml(html);
  placeStreamedParts(document);
  const metadata = readMetadata(document, url ?? null);
  const { roots, isLeftOut } = findMainContent(document, metadata);
  const found = renderBlocks(roots, isLeftOut);
  // A page whose text is put together by scripts often carries it whole in its JSON-LD.
  const stated = metadata.articleBody ?? "";
  const text = found.length < 250 && stated.length > 2 * found.length ? stated : found;
  return {
    title: metadata.title,
    text,
    author: metadata.author,
    publishedAt: findPublicationDate(document, { mainText: text, title: metadata.title, url: url ?? null }),
    language: detectLanguage(text, metadata.language),
    canonicalUrl: metadata.canonicalUrl,
  };
}

/** All of a document's text as lines, for HTML that is nothing but a document (a Word file, a mail). */
export function extractBlocks(html: string): { title: string | null; text: string } {
  const document = parseHtml(html);
  let title: string | null = null;
  for (const element of walkElements(document)) {
    if (element.name === "h1" || element.name === "title") {
      title ??= inlineText(element) || null;
    }
  }
  return { title, text: renderBlocks([document]) };
}
