import { legal } from "./legal-steps.ts";
import type { Sentence, PageReading } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { Who } from "./discourse.ts";

/** What is done to somebody, or owned up to, over an act. */
export const ofStep = new Set<string>([...legal, "plead", "apologise", "admit"]);

/** The last person whom a quotation of the sentence names ahead of a pronoun that a step is taken against. */
export function namedInQuotation({ reading, mentions }: Sentence, pronoun: ActorAt): Who | null {
  const isOfStep = reading.clauses.some(({ patient, class: kind }) => patient === pronoun && ofStep.has(kind));
  if (!isOfStep) return null;
  const named = mentions.findLast(
    ({ start, end }) => end <= pronoun.start && reading.quotes.some(({ quote }) => quote.start <= start && end <= quote.end),
  );
  return named ? `p${named.person}` : null;
}

/** A clause that comes before the one it depends on: its pronoun may mean whom the other names, "When he was arrested, Foss said". */
const subordinateAhead =
  /^\W*(?:when|while|after|before|because|since|as|if|although|though|once|until|whenever|in|on|at|during|by|for|with|despite|following|asked|according|though|even|from|to|of|under|over|\w+ing|\w+ed)\b/i;
/** "He gave his name as Ben Foss", "She is Ana Ruiz": who it is. */
const isNamedAs = /\b(?:as|is|was|be|named|called|name is|name was|it was|—|–|-) (?:[\p{Lu}][\p{L}.]* )?$/u;

/**
 * Whom a sentence names behind a pronoun that is the subject of their clause: somebody else (Chomsky, Lectures on Government and
 * Binding, 1981, principle C).
 */
export function namedUnder(page: PageReading, sentence: Sentence, pronoun: ActorAt): Set<Who> {
  const isAhead = subordinateAhead.test(sentence.text) || pronoun.start - sentence.start > 2;
  return new Set(
    sentence.mentions
      .filter(({ from }) => {
        if (from < pronoun.end) return false;
        const between = page.text.slice(pronoun.end, from);
        return !(isAhead && between.includes(",")) && !/[;:"“”—–]|\s-\s/.test(between) && !isNamedAs.test(between);
      })
      .map(({ person }): Who => `p${person}`),
  );
}
