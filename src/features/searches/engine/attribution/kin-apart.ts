import type { Sentence } from "../reading/page-reading.ts";
import type { Who, ResolvedClause, ResolvedQuote } from "./discourse.ts";
import { saidOfKinIn } from "./of-kin.ts";

/** A stretch about "the man jailed for it", whose sister a sentence tells of, and whoever is named before it. */
function besideKin(sentence: Sentence, at: number): ((who: Who) => boolean) | null {
  const within = saidOfKinIn(sentence).find(({ start, end }) => at >= sentence.start + start && at < sentence.start + end);
  if (!within) return null;
  return (who) => sentence.mentions.some(({ person, start }) => `p${person}` === who && start < sentence.start + within.start);
}

/** "the sister of the man jailed for it": a verb in there is neither hers nor anybody's who is named before, nor is "the man" one of them. */
export function partFromKin(sentence: Sentence, clauses: readonly ResolvedClause[]): void {
  for (const clause of clauses) {
    const isBefore = besideKin(sentence, clause.start);
    if (isBefore === null) continue;
    if (isBefore(clause.agentIs)) Object.assign(clause, { agent: null, agentIs: "?" });
    if (isBefore(clause.patientIs)) Object.assign(clause, { patient: null, patientIs: "?" });
  }
}

/** "the sister of the man who said '…'": his words. */
export const isOfKin = (sentence: Sentence, { quote, speaker }: ResolvedQuote) =>
  besideKin(sentence, quote.start)?.(speaker) === true;
