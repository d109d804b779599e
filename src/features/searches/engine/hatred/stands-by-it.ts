import { quick } from "#app/lib/language/quick-pattern.ts";

const ofIt =
  "(?: (?:of|about|for|to (?:say|admit)) (?:it|that|this|so|saying (?:it|so|that)|(?:any|a word) of it|what I (?:say|said|wrote|think)|my (?:words|views)))?";

/**
 * "…, and I am proud of it", "I won't apologise", "it is time somebody said so": whoever says so stands by what they say of Jews. The words for
 * being sorry, ashamed or proud in it condemn nothing, and "somebody said" passes nothing on.
 */
const standsByIt = new RegExp(
  `(?:${[
    `\\bI(?:'m| am) (?:(?:very|so|quite|damn|rather) )?proud (?:of (?:it|that|this|my (?:words|views)|what I (?:say|said|wrote))|to (?:say|admit) (?:it|so|that))`,
    `\\bI(?:'m| am) not (?:(?:at all|a bit|one bit|in the least|even) )?(?:ashamed|sorry|afraid|embarrassed)${ofIt}`,
    `\\bI (?:do not|don't|will not|won't|will never|shall not|refuse to|never) (?:apologi[sz]e|be sorry|feel sorry|feel ashamed|regret(?: it| that| a word)?|take (?:it|that|any of it|a word) back|be ashamed)${ofIt}`,
    `\\b(?:I (?:make|offer|owe) |with |I have )?no (?:apolog(?:y|ies)|regrets?|shame)(?: for (?:it|that|saying (?:it|so|that)))?`,
    `\\bI (?:do not|don't|couldn't) care (?:less )?(?:who|if (?:anybody|anyone|people|they)) (?:hears?|knows?|reads?|likes?)(?: (?:it|that|this|me))?(?: say (?:it|so|this|that))?`,
    `\\bit(?:'s| is) (?:about |high |really )?time (?:that )?(?:somebody|someone|anybody|anyone|people) (?:said|says|told|wrote) (?:it|so|that|them)`,
    `\\b(?:nobody|no one|no-one) (?:dares?|has the (?:courage|guts|balls)|is allowed|wants) to say (?:it|so|that|this)(?: out loud)?`,
  ].join("|")})(?=[.,;:!?…—–-]|$| (?:and|but|because|either|any ?more)\\b)`,
  "gi",
);

/** Each of the ways has one of these. */
const mayStandByIt = quick(/\b(?:proud|asham|sorry|afraid|embarrass|apolog|regret|back|care|shame|time|dares?|to say)/i);

/** What is said, without the speaker's word for how they stand by it. */
export function withoutStandingByIt(words: string): string {
  return mayStandByIt.test(words) ? words.replace(/[’‘](?=(?:s|m|t|re|ve|ll|d)\b)/g, "'").replace(standsByIt, " ") : words;
}
