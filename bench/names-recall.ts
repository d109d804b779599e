import { rankSimilar } from "#app/features/subjects/rank-similar.ts";

type Row = { id: string; name: string };
export type Found = { name: string; score: number; match: boolean };
export type Recall = { of: number; found: number };

export const firstTen = 10;

/** What a comparison with every row by the product's own matcher finds: its first ten. */
export function exhaustively(typed: string, all: readonly Row[]): Found[] {
  return rankSimilar(typed, all).slice(0, firstTen);
}

/**
 * How many of the exhaustive first ten stand among a search's own: of those as good as the tenth, any will do.
 * `isMatch` counts only names that the matcher holds to be one person's, without those that are shown as perhaps misspelt.
 */
export function recallOf(wanted: readonly Found[], found: readonly Found[], isMatch: boolean): Recall {
  const counted = isMatch ? wanted.filter(({ match }) => match) : wanted;
  const last = wanted.length === firstTen ? (wanted.at(-1)?.score ?? 0) : -1;
  const names = new Map<string, number>();
  for (const { name } of found) names.set(name, (names.get(name) ?? 0) + 1);
  const better = counted.filter(({ score }) => score > last);
  const hits = better.filter(({ name }) => {
    const left = names.get(name) ?? 0;
    names.set(name, left - 1);
    return left > 0;
  }).length;
  const level = counted.length - better.length;
  const asGood = found.filter(({ score }) => score === last).length;
  return { of: counted.length, found: hits + Math.min(level, asGood) };
}
