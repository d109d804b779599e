import { matchNames } from "./match-names.ts";
import { cosine, generateSubjectEmbedding } from "./subject-embedding.ts";

/** Candidates under this are not shown: they share a word, not a name. */
const leastScore = 0.6;
/** A likeness of letters alone never reaches the matcher's verdict (0.8). */
const lettersWeight = 0.79;

export type RankedCandidate<C> = C & { score: number; match: boolean; reasons: string[] };

/**
 * Orders fetched candidates by how like their names are, best first; those that only share a word
 * are left out. `score` (0 to 1) is the matcher's, or a lower one for names whose letters are much
 * alike ("may be a misspelling"). `reasons` are words for a person.
 */
export function rankSimilar<C extends { id: string; name: string }>(
  name: string,
  candidates: readonly C[],
): RankedCandidate<C>[] {
  const own = generateSubjectEmbedding(name).vector;
  return candidates
    .map((candidate) => {
      const { score, match, reasons } = matchNames(name, candidate.name);
      const letters = cosine(own, generateSubjectEmbedding(candidate.name).vector) * lettersWeight;
      return letters > score && !match
        ? {
            ...candidate,
            score: Math.round(letters * 1000) / 1000,
            match,
            reasons: [...reasons, "the letters are much alike: perhaps a misspelling"],
          }
        : { ...candidate, score, match, reasons };
    })
    .filter((candidate) => candidate.score >= leastScore)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
