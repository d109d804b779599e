import { title } from "./known-people.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { Who } from "./discourse.ts";

const medium =
  "\\b(?:comments?|remarks?|words|statements?|speech(?:es)?|sermons?|lectures?|talks?|interviews?|posts?|tweets?|messages?|videos?|clips?|recordings?|footage|films?|books?|articles?|columns?|essays?|blogs?|letters?|e-?mails?|songs?|podcasts?|episodes?|broadcasts?|appearances?|outbursts?|rants?|tirades?)(?: (?:made|given|posted|published|written|delivered|shared|sent|uploaded|broadcast|recorded|released))?(?: \\w+day| online| recently)?";
const wordsOf = new RegExp(`${medium} (?:by|of|from) ${title}$`, "iu");
/** With whom somebody talks may be talked to by whoever the sentence is about: theirs only where that one complains of it. */
const talkedWith = new RegExp(
  `\\b(?:critici[sz]|condemn|denounc|deplor|complain|object|report)\\w*\\b[^.;]*${medium} (?:with|featuring|showing) ${title}$|\\b(?:interviewed|quoted|filmed|recorded) ${title}$`,
  "iu",
);
const answered = /\b(?:repl(?:y|ied|ies)|respon\w+|answer\w*|rebut\w*|rejoinder|reaction to)\b/i;
const inWhich = /(?:,? (?:in|on|during|at) which|,? where(?:in)?) (?:(?:[a-z]+ly|also|again|once|then) )?$/;

/** "criticised remarks by Ben Foss, in which he": whose the words are that are gone into, not who remarks on them. */
export function authorBefore(page: PageReading, sentence: Sentence, actor: ActorAt): Who | null {
  if (!inWhich.test(page.text.slice(sentence.start, actor.start))) return null;
  const author = sentence.mentions.findLast(({ end }) => end <= actor.start);
  if (!author) return null;
  const head = page.text.slice(sentence.start, author.from);
  return !answered.test(head) && (wordsOf.test(head) || talkedWith.test(head)) ? `p${author.person}` : null;
}
