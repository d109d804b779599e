import type { WebSearchResult } from "./web-search.ts";

/** What tells one page from another. */
export function placeOf(result: WebSearchResult): string {
  return result.kind === "source" ? result.sourceId : result.url;
}

/**
 * One list of several, each page once, best first: reciprocal rank fusion (Cormack, Clarke, Büttcher: Reciprocal rank
 * fusion outperforms Condorcet and individual rank learning methods, SIGIR 2009, with its k of 60). What more queries or
 * engines find, and find earlier, comes first; equals in the order they came. A page keeps the text of whoever sent one.
 */
export function rankTogether(lists: readonly (readonly WebSearchResult[])[]): WebSearchResult[] {
  const found = new Map<string, { result: WebSearchResult; score: number }>();
  for (const list of lists) {
    for (const [rank, result] of list.entries()) {
      const known = found.get(placeOf(result));
      const score = 1 / (61 + rank);
      if (!known) found.set(placeOf(result), { result, score });
      else {
        known.score += score;
        if (result.kind === "address" && result.text !== undefined && known.result.kind === "address")
          known.result = { ...known.result, text: known.result.text ?? result.text };
      }
    }
  }
  return [...found.values()].toSorted((one, other) => other.score - one.score).map(({ result }) => result);
}
