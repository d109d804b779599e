import { rememberWords } from "./compare-words.ts";
import { matchPrepared, prepareName } from "./match-names.ts";
import { normaliseName } from "./normalise-name.ts";
import { cosine, embedNormalised } from "./subject-embedding.ts";

/** Candidates under this are not shown: they share a word, not a name. */
const leastScore = 0.6;
/** A likeness of letters alone never reaches the matcher's verdict (0.8). */
const lettersWeight = 0.79;

export type RankedCandidate<C> = C & { score: number; match: boolean; reasons: string[] };

/**
 * Orders fetched candidates by how like their names are, best first; those that only share a word
 * are left out. `score` (0 to 1) is the matcher's, or a lower one for names whose letters are much
 * alike ("may be a misspelling"). `reasons` are words for a person. `normalised` spares working the name's form out.
 */
export function rankSimilar<C extends { id: string; name: string; normalised?: string }>(
  name: string,
  candidates: readonly C[],
): RankedCandidate<C>[] {
  const asked = prepareName(name);
  const own = embedNormalised(normaliseName(name));
  const compare = rememberWords();
  return candidates
    .map((candidate) => {
      const { score, match, reasons } = matchPrepared(asked, prepareName(candidate.name), compare);
      if (match) return { ...candidate, score, match, reasons };
      const letters = cosine(own, embedNormalised(candidate.normalised ?? normaliseName(candidate.name))) * lettersWeight;
      return letters > score
        ? {
            ...candidate,
            score: Math.round(letters * 1000) / 1000,
            match,
            reasons: [...reasons, "the letters are much alike: perhaps a misspelling"],
          }
        : { ...candidate, score, match, reasons };
    })
    .filter((candidate) => candidate.score >= leastScore)
    .sort(byScore);
}

/** The best first; equal ones always in the same order. */
export function byScore(a: { id: string; score: number }, b: { id: string; score: number }): number {
  return b.score - a.score || (a.id < b.id ? -1 : 1);
}
