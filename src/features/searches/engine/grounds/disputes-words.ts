import { answersAccusation } from "../attribution/denials.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** Behind "said", with whom or where they said it: "that he did not write any of it", "she had no memory of the meeting". */
const notTheirs =
  /^[^.;“”"]{0,40}?(?:^| )(?:that )?(?:he|she|they) (?:(?:did|does|do|had|has|have|could|can) (?:not|never)|(?:did|does|do|had|has|have|could|ca)n['’]t|never) (?:\w+ )?(?:say|said|write|written|post|posted|send|sent|utter|uttered|recall|recalled|remember|use|used|make|made|shout|shouted|open|opened|read)\b,? (?:it\b|any(?:thing)?\b|(?:that|those|the|these|such|using|making|saying|having) (?:\w+ )?(?:words?|remarks?|comments?|posts?|phrases?|messages?|conversation|meeting|thread|statement|slur|sentence|anything|it|so)\b|using\b|saying\b|making\b)|^[^.;“”"]{0,40}?(?:^| )(?:that )?(?:he|she|they) (?:had|has|have) no (?:memory|recollection) of\b|^[^.;“”"]{0,40}?(?:^| )(?:that )?(?:he|she|they) (?:is|was|are|were) not the (?:author|speaker|writer|sender)\b/i;
/** "that she meant the landlords", "he had been talking about the council": what else the words were. */
const meantElse =
  /^[^.;“”"]{0,40}?(?:^| )(?:that )?(?<!\b(?:what|which|how|whom?|when) )(?:he|she|they) (?:(?:had|has|was|were|is|are) )?(?:been )?(?:only |simply |merely |in fact |really )?(?:meant\b(?! to\b)|referr?(?:ed|ing) to (?!her\b|him\b|them\b|me\b)|(?:talking|speaking) (?:about|of)\b|(?:talked|spoken) (?:about|of)\b|joking\b)/i;

/**
 * The sentence in which the person answers for words: denies them, does not remember them, says what they meant by them. The page does not
 * say for certain that they are theirs, and somebody says so (rule 19 of the rubric). Null where they answer for nothing.
 */
export function disputesWords(page: PageReading, discourse: Discourse): number | null {
  const answer = discourse.clauses.find((clause) => {
    const sentence = page.sentences[clause.sentence];
    if (sentence?.kind !== "main" || clause.agentIs !== "p0" || clause.passive || clause.hedged || clause.negated) return false;
    if (clause.class === "deny") return answersAccusation(page, clause);
    const behind = page.text.slice(clause.end, sentence.end);
    return clause.class === "say" && (notTheirs.test(behind) || meantElse.test(behind));
  });
  return answer?.sentence ?? null;
}
