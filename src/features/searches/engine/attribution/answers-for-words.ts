import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { me } from "./actors.ts";
import type { Discourse, ResolvedQuote } from "./discourse.ts";
import { legal } from "./legal-steps.ts";

/*
 * "Ana Ruiz apologised for a post in which she said '…'" and "Ana Ruiz criticised the minister for a column in which she said '…'": whose words
 * stand in the post, by what the one whom the sentence is about does on account of it.
 */

/** Done by whoever answers for words of their own, or puts them into the world. */
const answers =
  /^(?:apologi[sz]e?|regret+|resign|quit|step+|retire|lose|delet|delete|retract|withdraw|stand|defend|admit|acknowledge|face|post|publish|write|record|upload|release|share|tweet|film|stream|broadcast)$/;
/** "stood by a post", not "stood beside the minister". */
const standsBy = /^ (?:by|down|aside|trial)\b/;

const aWork =
  /^ (?!to\b)(?:[\w-]+ ){1,4}(?:books?|articles?|essays?|columns?|posts?|blogs?|songs?|pamphlets?|tracts?|memoirs?|poems?|novels?|pieces?|threads?|lyrics|plays?|papers?)\b/;

/** Does the sentence, before the quotation, tell that the subject answers for words of their own? */
export function answersForWords(page: PageReading, discourse: Discourse, sentence: Sentence, until: number): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.sentence === sentence.index &&
      clause.end <= until &&
      !clause.negated &&
      ((clause.agentIs === me &&
        !clause.passive &&
        answers.test(clause.lemma) &&
        (clause.lemma !== "stand" || standsBy.test(page.text.slice(clause.end, clause.end + 12))) &&
        // "wrote three books, in which", not "wrote to the bishop about a sermon in which".
        (clause.lemma !== "write" || aWork.test(page.text.slice(clause.end, clause.end + 60)))) ||
        (clause.patientIs === me && legal.has(clause.class))),
  );
}

/** "answered a letter in which he said '…'": of whoever wrote the letter. */
const answersAnother =
  /^(?:answer|reply|respond|receive|get|report|condemn|criticise|criticize|denounce|protest|reject|dispute|translate|review|forward|hear)$/;
const inWhich = /\b(?:(?:in|on|by|through) which|where) (?:he|she|~) (?:[\w-]+ ){0,3}?[\w-]+(?: that)?[,:]? ?$/;
const thatTheyHad = /\bthat (?:he|she|~) (?:had|has)(?: \w+)?$/;

/**
 * "fired a driver when screenshots showed that he had written '…'", "sued a blogger over an article in which he said '…'": somebody else has come in
 * before "he", and the subject does nothing that whoever said it would do.
 */
export function mayBeOfTheOther(page: PageReading, discourse: Discourse, sentence: Sentence, quote: ResolvedQuote): boolean {
  const agent = quote.clause?.agent;
  if (quote.side !== "before" || agent?.kind !== "pronoun" || !(inWhich.test(quote.lead) || thatTheyHad.test(quote.lead)))
    return false;
  const first = discourse.clauses.find(
    ({ sentence: index, agentIs, patientIs }) => index === sentence.index && (agentIs === me || patientIs === me),
  );
  if (!first || first.start >= agent.start || answersForWords(page, discourse, sentence, agent.start)) return false;
  if (first.agentIs === me && answersAnother.test(first.lemma) && inWhich.test(quote.lead)) return true;
  // "refused entry to the pastor Ana Ruiz, citing sermons in which she": the name stands nearest.
  const named = sentence.mentions.findLast(({ person, end }) => person === 0 && end <= agent.start)?.end ?? sentence.start;
  return sentence.reading.actors.some(
    (actor) =>
      actor.start >= Math.max(first.end, named) &&
      actor.end <= agent.start &&
      (actor.kind === "role" || (actor.kind === "person" && actor.person !== 0)),
  );
}
