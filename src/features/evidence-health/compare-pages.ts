import { quotationFinder } from "#app/features/sources/quotation.ts";
import { findNotice } from "./correction-notice.ts";
import type { PageOutcome } from "./evidence-health.ts";

/** A page as it was archived and as it stands now: extracted texts, and the passages of it that are quoted. */
export type ComparedPages = { archived: string; live: string; quoted: readonly string[] };

export type Comparison = {
  outcome: Extract<PageOutcome, "unchanged" | "changed" | "corrected">;
  /** The notice of correction, where there is one that the archived page did not have. */
  detail: string | null;
  quotedCount: number;
  standingCount: number;
};

/** What differs in typography alone is the same page. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Compares a live page's text with the archived one: `corrected` when it carries a notice of correction that the
 * archived one did not, `changed` when its words differ otherwise. Quoted passages are looked for as they are in the
 * archive: verbatim, never by likeness.
 */
export function comparePages({ archived, live, quoted }: ComparedPages): Comparison {
  const passages = [...new Set(quoted)];
  const find = quotationFinder(live);
  const foldedLive = fold(live);
  const stands = (passage: string) => find(passage) !== null || foldedLive.includes(fold(passage));
  const counts = { quotedCount: passages.length, standingCount: passages.filter(stands).length };
  if (fold(archived) === foldedLive) return { outcome: "unchanged", detail: null, ...counts };
  const notice = findNotice(live);
  const isNew = notice !== null && !fold(archived).includes(fold(notice));
  return isNew ? { outcome: "corrected", detail: notice, ...counts } : { outcome: "changed", detail: null, ...counts };
}

/** The address of an article that now leads to the front page of its site: the article is gone, whatever the status says. */
export function leadsToFrontPage(asked: string, answered: string): boolean {
  const path = (address: string) => new URL(address).pathname.replaceAll(/\/+|index\.\w+$/gu, "");
  return path(asked) !== "" && path(answered) === "" && !new URL(answered).search;
}
