import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Discourse } from "./discourse.ts";
import { me } from "./actors.ts";
import { legal } from "./legal-steps.ts";
import { isSecondHand } from "./second-hand.ts";

const ofThePosts =
  /^(?:the|her|his|one|another|a)(?: (?:first|second|third|fourth|other|last|latest|further|later|earlier|of (?:the|his|her|their|these|those)))?(?: [\w-]+)? ?(?:posts?|tweets?|messages?)\b[^.;“"]{0,60}? (?:shared|linked to|was an?|contained|carried|showed|promoted|reposted)\b/i;

/** "shared an article which said that Jews …", "The second post linked to a blog that said": what they pass on, they put into the world. */
export function isShared(page: PageReading, discourse: Discourse, sentence: Sentence, at: number): boolean {
  // "jailed its author": the page is after whoever made it.
  if (/\b(?:its|whose) (?:author|maker|creator|writer|owner)\b/i.test(page.text)) return false;
  // Whoever answers for nothing on the page may have shared it to warn of it.
  const answers =
    discourse.accused.has(me) ||
    discourse.clauses.some(
      (clause) =>
        !clause.negated &&
        ((clause.patientIs === me && (legal.has(clause.class) || clause.class === "condemn" || clause.class === "accuse")) ||
          (clause.agentIs === me && /^(?:apologise|apologize|delete|resign)$/.test(clause.lemma))),
    ) ||
    discourse.frames.some(({ person }) => person === 0);
  if (!answers) return false;
  return (
    ofThePosts.test(sentence.text) ||
    discourse.clauses.some(
      (clause) =>
        clause.sentence === sentence.index &&
        clause.agentIs === me &&
        /^(?:share|post|repost|retweet|tweet|link|promote|publish|circulate|distribute)$/.test(clause.lemma) &&
        clause.end <= at &&
        !clause.negated &&
        !clause.hedged &&
        /\b(?:articles?|stor(?:y|ies)|videos?|clips?|posts?|links?|blogs?|memes?|cartoons?|captions?|websites?|pages?|pieces?|images?|pictures?|tweets?)\b/i.test(
          page.text.slice(clause.end, at),
        ) &&
        // "Reports say that she shared": that she did is what is passed on.
        !isSecondHand(page.text.slice(sentence.start, clause.start), page),
    )
  );
}
