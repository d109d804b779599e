import { foldForSearch } from "#app/lib/search-folding.ts";

const longestQuery = 1_000;
const mostTerms = 32;
const quotationMark = /[\u00ab\u00bb\u201c-\u201f\u300c-\u300f\uff02]/g;
/** A mark inside a word is not one of a phrase: it stands in Hebrew abbreviations. */
const term = /(?<![\p{L}\p{N}])"([^"]*)"(?![\p{L}\p{N}])|\S+/gu;

/**
 * What a query asks for: words, and "quoted phrases", each folded as the index is. All of them must be found. A word
 * that folding takes apart (a hyphened name) is a phrase of its parts. Nothing in a query is an operator.
 */
export function termsOf(query: string): string[] {
  const terms = new Set<string>();
  for (const match of query.slice(0, longestQuery).replace(quotationMark, '"').matchAll(term)) {
    const folded = foldForSearch(match[1] ?? match[0]);
    if (folded) terms.add(folded);
    if (terms.size === mostTerms) break;
  }
  return [...terms];
}
