/*
 * "I find the reference to a Jewish lobby offensive", "his remarks about Jews and their money hurt people": what somebody names as said, drawn or sung is
 * not what they say. It is theirs only where the sentence holds it for true or enjoys it ("The claim that Jews own the banks is true").
 */

const speechNouns =
  "(?:references?|allusions?|claims?|suggestions?|assertions?|insinuations?|implications?|ideas?|notions?|view|belief|talk|jokes?|quips?|comments?|remarks?|words?|statements?|posts?|tweets?|retweets?|messages?|emails?|e-mails?|letters?|texts?|sermons?|speech(?:es)?|lectures?|cartoons?|drawings?|caricatures?|images?|pictures?|memes?|songs?|lyrics|chants?|chanting|slogans?|phrases?|expressions?|terms?|language|graffiti|posters?|leaflets?|flyers?|stickers?|banners?|signs?|questions?|rants?|tirades?|outbursts?|slurs?|insults?|tropes?|clich[eé]s?|stereotypes?|canards?|libels?|accusations?|allegations?|rumou?rs?|conspirac(?:y|ies)(?: theor(?:y|ies))?|theor(?:y|ies)|propaganda|videos?|clips?|articles?|columns?|passages?|sentences?|quotations?|quotes?)";
const determiner =
  "(?:the|his|her|their|your|this|that|these|those|such|any|an?|another|one|some|several|many|all|more|no|whose|mr \\w+['’]s|ms \\w+['’]s|\\w+['’]s)";
const linksContent =
  "(?:to|of|about|that|which|on|against|saying|says?|said|claiming|suggesting|implying|comparing|likening|calling|calls?|called|blaming|with|in which|where|whether|like|such as|from|for)";
/** Up to where what is said of it begins, or to the end of the clause. */
const predicate =
  "(?= (?:(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|may|might|cannot|can't|isn't|wasn't|hasn't)\\b(?! (?:behind|all|the enemy|vermin|greedy|rats|parasites|pigs))|hurts?\\b|makes?\\b|made\\b|frightens?\\b|frightened\\b|offends?\\b|offended\\b|echo(?:es|ed)\\b|reminds?\\b|left\\b|leaves?\\b|speaks?\\b|fuels?\\b|leads?\\b|shows?\\b|shock(?:s|ed)\\b|upset\\b|horrif(?:y|ies|ied)\\b|amounts? to\\b|(?:very |deeply |so |utterly |\\w+ly )?(?:offensive|hurtful|unacceptable|shocking|disgusting|a disgrace|appalling|vile)\\b))";
const mentionedUpTo = (rest: string) =>
  new RegExp(
    `(?<!\\b(?:posted|shared|sent|wrote|drew|made|told|sang|used|left|published|tweeted|uploaded|put up|displayed|recorded|written|drawn|made up|chanted|shouted|yelled|repl(?:ied|ying) with|answered with) )\\b(?:${determiner} (?:(?!jews?\\b|jewish\\b)[\\w'’-]+ ){0,2}?|(?:of|about|to|by|with|at|from|hear|condemn|reject) |^|(?:I|we) (?:was|were|am|are) [\\w ]{2,20} (?:by|at) )${speechNouns} ${linksContent}\\b${rest}`,
    "gi",
  );
/**
 * As far as the first predicate; where what is named has one of its own ("the idea that it is a hoax is vile"), as far as the last; and as far as the end
 * behind a clause that is done ("I was appalled by the idea that it is a hoax").
 */
const mentioned = [
  mentionedUpTo(`[^.!?;]*?(?:${predicate}|$|(?=[.!?;]))`),
  mentionedUpTo(`[^.!?;]*${predicate}`),
  mentionedUpTo(
    "[^.!?;]*(?<=.{8,}\\b(?:of|by|about|to|with|at|hear|condemn|reject) (?:the|his|her|such|this|that|any|an?) [^.!?;]*)",
  ),
];
/** "calling a colleague a dirty Jew", where it is what is spoken of. */
const named = new RegExp(
  `(?:^|\\b(?:of|about|by|with|at|to|for|as|that|than|find|found|consider|considered|because of|it is|back|withdraw|explain|understand|accept|condemn|reject) )(?:calling|telling|describing|portraying|depicting|branding|labelling|denying|blaming|accusing|comparing|likening)\\b[^.!?;]*?(?:${predicate}|$|(?=[.!?;]))`,
  "gi",
);
/** Holds it for true, stands by it or laughs at it. */
export const holdsIt =
  /\b(?:is|are|was|were|['’]s) (?:\w+ly |all |just |still |no more than |nothing but )*(?:true|correct|right|accurate|facts?|a fact|factual|proven?|no lie|spot on|funny|hilarious|justified|deserved|well known|common knowledge|obvious)\b|\bnot (?:an? )?(?:lie|wrong|joke|myth|trope|insult|false|slur|hateful|antisemitic|anti-semitic)\b|\b(?:agree|agreed|stand by|stood by|believe(?:d)? (?:in|the)|confirm(?:s|ed)?|love[ds]?|like[ds]?|enjoy(?:s|ed)?|support(?:s|ed)?|endorse[ds]?|laugh\w*|recommend\w*|prove[ds]?|repeat|meant|mean)\b|\b(?:my|our) (?:\w+ )?(?:remarks?|comments?|words?|posts?|jokes?|claims?|statements?)\b/i;

/**
 * The words without what they only name as said.
 * @param words one sentence of somebody's words
 * @param weighs tells how hostile a stretch of words is by itself; what is not hostile by itself stays
 */
export function withoutMentionedSpeech(words: string, weighs: (stretch: string) => number): string {
  if (holdsIt.test(words)) return words;
  return [...mentioned, named].reduce((text, pattern) => {
    const rest = text.replace(pattern, (stretch) => (weighs(stretch) >= 2 ? " … " : stretch));
    // "a song about killing Jews": of what is only named nothing is said.
    return /\p{L}{2}/u.test(rest) ? rest : text;
  }, words);
}
