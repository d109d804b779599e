import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { OwnWords } from "../attribution/own-words.ts";

/*
 * Hostile words that stand in what somebody says and are another's by how they are told there: "'A customer asked, is that a Jew name?' said
 * Ana Ruiz", "Ana Ruiz collects them; on one a guest has written '…'". Where nobody but the page answers for the words, that is asked of a human.
 */

const says =
  "(?:sa(?:y|ys|id|ying)|t(?:ell|ells|old|elling)|shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|ask(?:s|ed|ing)?|wr(?:ite|ites|ote|itten|iting)|post(?:s|ed|ing)?|call(?:s|ed|ing)?|chant(?:s|ed|ing)?|s[aiu]ng|sings|singing|scrawl(?:ed|s)|spray(?:ed|s)|argu(?:e|es|ed|ing)|claim(?:s|ed|ing)?|repl(?:y|ies|ied|ying)|answer(?:s|ed|ing)?|read(?:s|ing)?|resolved|minuted|oblig(?:ed|ing)|mutter(?:s|ed|ing)?|goes|went)";
const somebody =
  "(?:he|she|they|someone|somebody|(?:an?|the|this|that|one|another|some|two) (?:[\\w'’-]+ ){0,2}?(?:m[ae]n|wom[ae]n|guys?|boys?|girls?|kids?|customers?|neighbou?rs?|teachers?|boss|drivers?|passengers?|callers?|strangers?|colleagues?|students?|pupils?|fans?|users?|guards?|officers?|foreman|landlord|landlady|clerk|manager|waiter|waitress|coach|players?|soldiers?|clergyman|priest|pastor|guests?|tenants?|patients?|visitors?|people|crowd|mob|parents?|fathers?|mothers?|uncle|aunt|owner|barman|bartender|cashier|librarian|nurse|doctor|judge|lawyer))";
/** Within the words: somebody else's saying, or what the words are called. */
const within = [
  `^["“'‘]?(?:told|asked|called|shouted at|yelled at|screamed at|spat at|said to|wrote to) (?:me|us|my|our|him|her|them)\\b`,
  `\\b${somebody}(?: [^.,;!?]{0,30})?,? (?:(?:had|has|have|just|then|also|kept|would|slowly|loudly|actually) )*(?<!\\bto )${says}\\b`,
  "\\b(?:that's|that is|that was|this is|it's|it is|it was) (?:the|their|an?|his|her) (?:[\\w-]+ )?(?:ideology|lie|libel|slander|myth|trope|trick|logic|propaganda|thinking|sickness|canard|accusation|conspiracy theory)\\b",
  "\\boldest (?:trick|lie|libel|hatred|slander|trope|charge|canard|prejudice|game|excuse)\\b",
  "\\byou want to [^,;.]{3,90}, you (?:don't|won't|can't|will not|cannot|do not|are not|aren't)\\b",
  // A guide before a carving.
  "\\b(?:those|these) are (?:the )?jews\\b",
  '^["“]?we\\b[^"”]*\\b(?:liars|ashamed|shameful|sorry|apologi[sz]e|were wrong|was wrong|unforgivable)\\b',
].map((source) => new RegExp(source, "i"));
const artefact =
  "(?:signs?|banners?|placards?|posters?|flags?|(?:t-?)?shirts?|stickers?|leaflets?|flyers?|notes?|captions?|posts?|tweets?|messages?|videos?|clips?|comments?|e-?mails?|letters?|statements?|reply|replies|speech|sermon|song|songs|article|column|pamphlet|voicemails?|cards?|memes?|images?|pictures?)";
/** Right before the words, with nothing told between: "… that", "… to him:". */
const atOnce = "(?: that| back| out| to (?:him|her|them|me))?[:,]? ?$";
/** Between the speaker's name or pronoun and the words: whose they are. */
const ahead = [
  `\\b[\\p{L}'’]{3,},? (?:who|which)(?:['’]d| had| has| have)? (?!(?:he|she|they|was|were|is|are)\\b)[^"“”,]{0,140}?\\b${says}${atOnce}`,
  // "apologised for the committee, which in 1961 '…'".
  "\\b[\\p{L}'’]{3,}, which (?!(?:he|she|they)\\b)[^\"“”,]{0,30}$",
  '\\b(?:let|hear|heard|watch|watched|saw) (?:them|him|her|people|others)\\b[^"“”]*$',
  '\\b(?:got back|came back|was sent|was handed|taught (?:him|her|them)|(?:render|translat)\\w* [^"“”]*|into English|transcrib\\w+|a rhyme|the rhyme)\\b[^"“”]*$',
  `\\b(?:on|in|from|after|when|because|while|by) (?:one |another )?(?:an?|one|some|several) (?:(?!(?:he|she|they|i|we|who|that|which)\\b)[\\w'’-]+ ){0,3}?(?!(?:he|she|they|i|we|who|that|which|${artefact})\\b)[\\p{L}'’-]+,? (?:(?:has|had|have) )?${says}${atOnce}`,
  `\\band (?:the|his|her) (?!${artefact})[\\p{L}'’-]+ (?:\\w+ing)${atOnce}`,
  '\\bquestions? for (?:the|an?|those|that) [^"“”]*$',
].map((source) => new RegExp(source, "iu"));

/** "“I'd rather lose to a dog than to a Jew.” To your face?": said back to whoever has told it. */
const saidBack = /^["”']?\s+(?:To|At|In|Into|Really|Just|He|She|They|And)\b[^.!?]{0,40}\?/;

/**
 * Are the hostile words that a page gives as somebody's all such as may be another's, passed on, by the sentence that gives them?
 * @returns false where there are no such words
 */
export function mayPassOn(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  // One word in quotation marks is one that is spoken of: "had used a word stronger than 'Jew'".
  const own = record.words.filter(
    ({ by, level, start, end }) => by === "own" && level >= 2 && /\s/.test(page.text.slice(start, end).trim()),
  );
  return own.length > 0 && own.every((words) => isPassedOn(page, discourse, words));
}

/** "They call me a hater. I only call …": what others call the speaker, before what the speaker says. */
const whatTheyAreCalled =
  /(?:^|(?<=[.!?]\s))["“]?(?:they|people|some|the (?:media|press|papers)) (?:\w+ )?(?:call|called|say|said|tell) (?:me|us|that (?:i|we)|(?:i|we) (?:am|are|was))\b[^.!?]*[.!?](?=\s+(?:but |and |well,? |so )?(?:i|we)\b)/gi;

function isPassedOn(page: PageReading, discourse: Discourse, words: OwnWords): boolean {
  const sentence = page.sentences[words.sentence];
  if (!sentence) return false;
  const quotes = discourse.quotes.filter(({ sentence: at, speaker }) => at === words.sentence && speaker === "p0");
  const quote = quotes.find(({ quote: one }) => one.start <= words.start && one.end >= words.end) ?? quotes[0];
  if (!quote) return false;
  const said = page.text.slice(quote.quote.innerStart, quote.quote.innerEnd).replace(/’/g, "'").replace(whatTheyAreCalled, " ");
  if (within.some((pattern) => pattern.test(said))) return true;
  if (saidBack.test(page.text.slice(quote.quote.innerEnd, quote.quote.innerEnd + 60))) return true;
  // "The owner of a shop who put up a sign reading '…'": themselves, by a word for them.
  const places = [
    ...sentence.mentions.filter(({ person }) => person === 0),
    ...discourse.meant.filter(({ start, kind }) => kind === "pronoun" && start >= sentence.start),
  ].filter(({ end }) => end <= quote.quote.start);
  if (places.length === 0) return false;
  const from = Math.max(...places.map(({ end }) => end));
  // What a word for the person themselves does is theirs: "Ana Ruiz, a nurse who wrote '…'".
  const agent = quote.clause?.agent;
  if (agent?.kind === "role" && agent.start > from && discourse.sure.has(agent)) return false;
  const lead = page.text
    .slice(from, quote.quote.start)
    .replace(/^,? (?:an?|the) [^,;]{2,80}?,/, " ")
    .replace(/^,? who\b/, " ");
  return ahead.some((pattern) => pattern.test(lead));
}
