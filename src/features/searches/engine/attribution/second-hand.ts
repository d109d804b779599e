import { quick } from "#app/lib/language/quick-pattern.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** The source passes on what somebody without authority says, or what a publication once said. */
export const secondHand = quick(
  /\breports\b(?: (?!in which\b)\w+){0,4} (?:say|said|claim(?:ed)?|suggest(?:ed)?|alleged?|have it|had it) (?:that )?|\b(?:article|story|post|caption|mailer|leaflet|blog|clip|website|entry|profile)s?\b(?<!\b(?:in|on|through|via|from) (?:other|several|some|many|earlier|later|further|two|three) \w+)(?<!\b(?:in|on|through|via|from) (?:an?|the|his|her|their|one|another|that|this|other|several|some|many|earlier|later|further|two|three) (?:[\w-]+ ){0,3}\w+)(?! published (?:on|to) (?:his|her|their)\b)[^.;]{0,90}\b(?:reported|said|claimed|stated|alleged|suggested|identified|attributed|quoted|published|carried|saying|accus\w+)\b|\b(?:our report|report|headline|newspaper|publication|agency|tabloid)s?\b(?! published (?:on|to) (?:his|her|their)\b)[^.;]{0,90}\b(?:reported|said|claimed|stated|alleged|suggested|identified|attributed|quoted|published|carried|saying|accus\w+)\b|\baccording to (?:an? |some |one |two |three |another |several )?(?:sources?|witness(?:es)?|persons?|people|members?|anonymous|friends?|neighbou?rs?|rivals?|opponents?|former|unnamed|several|visitors?|guests?|customers?|colleagues?|attendees?|participants?|readers?|listeners?|parishioners?|students?|employees?|classmates?|onlookers?|passers-?by)|\b(?:we (?:reported|attributed|said|wrote|quoted)|it (?:reported|attributed|quoted))\b|\b(?:article|story|post|blog|newspaper|paper|website|site|magazine|column|tabloid|caption|leaflet|mailer)\b[^.;]*\bit (?:said|wrote)\b|\b(?:rumou?red|supposedly|purportedly|allegedly said|is said to have|claims? that (?:he|she)|claimed that (?:he|she)|complained that (?:he|she)|accus\w+ (?:him|her) of)\b/i,
);

/** "One of the posts claimed that Jews …", "Another, from 2014, said": of those that the page has told of, it gives what one says. */
const oneOfThePosts =
  /(?<which>(?:^|[;,“] )(?:one|another|two|three|some|several|many|others|the (?:first|second|third|fourth|other|last|latest|next)|a (?:second|third|fourth|further|later))(?: (?:of (?:the|his|her|their|these|those) )?(?:[\w-]+ )?(?:posts?|tweets?|messages?|captions?|stories|clips?|comments?|videos?|entries|images?|memes?)(?! (?:re-?posted|shared|retweeted|found|collected) by\b))?(?:,[^;.“"]{2,60},)?) (?:had |has |have )?(?:claim(?:ed|s)|said|says|stated|states|suggest(?:ed|s)|alleg(?:ed|es)|assert(?:ed|s))(?: that)?(?! (?:that )?(?:(?:Mr|Ms|Mrs|Dr)\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:had|has|was|is)\b))/giu;

/** "after sharing an article which claimed that Jews …": what a thing says that they passed on; not what it says of somebody by name. */
const sharedThing =
  /(?<what>\b(?:shar|re-?post|re-?tweet|link|promot|circulat|forward)(?:e?d|ing|ted|ting)? (?:to )?(?:an?|the|two|several) (?:[\w-]+ ){0,3}?(?:articles?|stor(?:y|ies)|posts?|blogs?|videos?|clips?|captions?|websites?|pages?|memes?|cartoons?)),? (?:which|that) (?:had |has |have )?(?:claim(?:ed|s)|said|says|stated|states|suggest(?:ed|s)|alleg(?:ed|es)|assert(?:ed|s))(?: that)?(?! (?:that )?(?:he|she|(?:Mr|Ms|Mrs|Dr)|\p{Lu}\p{Ll}+ (?:(?:\p{Lu}\p{Ll}+ )?(?:had|has|was|is)))\b)/gu;

/** "a post in which he said": what they say there themselves. */
const theirOwn =
  /\b(?<what>(?:articles?|stor(?:y|ies)|posts?|captions?|mailers?|leaflets?|blogs?|clips?|websites?|entr(?:y|ies)|profiles?|columns?|newsletters?)(?: [\w-]+){0,4}?),? (?:in|on|through|by) which (?:he|she) (?:(?:had|has|have|also|later|once|\w+ly) )*(?:reported|said|claimed|stated|alleged|suggested|accused|wrote|published)\b/gi;

/** A sentence without what it says that they said in a post, where it is they who answer for it. */
export const withoutTheirOwn = (text: string): string => text.replace(theirOwn, "$<what>");

/** Where nobody took a step, they may have shared it to condemn it. */
const overStep =
  /\b(?:suspend|expel|sack|dismiss|bann|barr|censur|disciplin|reprimand|disqualif)\w*|\b(?:fired|removed|dropped|ousted|deselected|stood down)\b/i;

/** "was suspended, as first reported in the Post": who told of it first takes nothing from it. */
const asFirstReported =
  /,? (?:as )?(?:(?:was |were )?first |previously )(?:reported|revealed|told) (?:in|by|on) (?:the )?[^.;,]{2,50}/i;

/** The source passes on what somebody without authority says, or what a publication once said. */
export function isSecondHand(given: string, page: PageReading): boolean {
  const text =
    overStep.test(given) &&
    !/\b(?:with the words|to (?:warn|show|condemn|criticise|criticize|refute|rebut|expose|mock)|lies?|vile|condemn\w*|in protest)\b/i.test(
      given,
    )
      ? given.replace(sharedThing, "$<what>")
      : given;
  return (
    secondHand.test(text.replace(oneOfThePosts, "$<which>").replace(asFirstReported, "")) &&
    !/\b(?:affidavit|indictment|charging|prosecut\w+|police|court)\b/i.test(text) &&
    page.text.length > 0
  );
}
