import { withSubject } from "./signs.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { hasStepIn, type SubjectRecord } from "../attribution/record.ts";
import type { OwnWords } from "../attribution/own-words.ts";

/*
 * Hostile words that a thing bears ("The sign read '…'") or that a sentence gives as nobody's: of the subject's case where the sentence ties them
 * to what they made, said or carried, to the step, or to the one thing that the case is about. What stood on their own door, what
 * they found, heard or took down, and what a crowd shouted is another's.
 */

const thing =
  "(?:posts?|messages?|tweets?|e-?mails?|letters?|notes?|signs?|banners?|placards?|posters?|pages?|accounts?|profiles?|channels?|videos?|clips?|speech(?:es)?|leaflets?|flyers?|stickers?|captions?|articles?|columns?|books?|pamphlets?|manifesto|songs?|lyrics|jokes?|memes?|cartoons?|images?|pictures?|drawings?|graffiti|slogans?|words?|phrases?|inscriptions?|texts?|voicemails?|recordings?|comments?|remarks?|statements?|insults?|slurs?|threats?|chants?|t-?shirts?|shirts?|jackets?|flags?|sermons?|lectures?|songs|website|blog|newsletter|menu|listing|advert\\w*|replies|reply|headline|title|bio|status|stories|story|screenshots?|forum|chat|group|lines?|passages?|entry|entries|item|items|answers?|first|second|third|last|latest|it|they|one|another|others|some|these|those|this|that|both)";
const making =
  "(?:post|wrot|writ|sen[dt]|shout|yell|scream|chant|s[aiu]ng|said|say|t[oe]ll|told|call|spray|paint|daub|scrawl|carv|draw|drew|h[eo]ld|carr|wore|wear|wav|display|hung|hang|put up|put|stuck|stick|distribut|hand|publish|print|shar|retweet|tweet|upload|record|stream|broadcast|used|using|uses|threat|mutter|whisper|add|ask|repl|respond|answer|announc|declar|claim|boast|joke|repeat|greet|address|insult|abus|curs|swear|swore|left|leav|mail|text|messag|e-?mail|phon|ring|rang|captioned|label|describ|refer|compar|denounc|urg|demand|warn|comment|quip|remark|utter|type|circulat|spread|mock|taunt|hurl|spew|rant|preach|lectur|teach|taught|brand|wish)";
const bears =
  "(?:read|reads|reading|said|says|saying|stated|states|stating|contain\\w*|includ\\w*|show\\w*|call\\w*|describ\\w*|ask\\w*|end\\w*|beg[aiu]n\\w*|featur\\w*|bore|bears|bearing|declar\\w*|claim\\w*|assert\\w*|argu\\w*|urg\\w*|blam\\w*|is short|ran|was|were|is|are|had been|refer\\w*|compar\\w*|told|with|which)";
const tied = [
  // "He posted '…'", "who shouted '…'", "accused of shouting '…'".
  `(?:⟦X⟧|\\b(?:he|she|they|who|and|then|allegedly|him|her|for|of|by|after|while|with|to|before|when|having)\\b)(?: (?!(?:not|never|no|denies|denied|heard|found|saw|received|man|woman|crowd|guard|fan|boss|pupil|player|others?)\\b)[\\w’',-]+){0,8}? ${making}\\w*\\b[^;]{0,120}?⟦Q⟧`,
  // "his post read '…'".
  `(?:⟦X⟧'s|\\b(?:his|her|their)) (?:[\\w-]+ ){0,3}?${thing}\\b[^;]{0,100}?⟦Q⟧`,
  // "The sign read '…'", "One of the messages said", "It contained".
  `(?:^|[;:,“"] |\\b(?:in|on|of|and|that|which|while|where|said|says|heard) )(?:the|one|an?|another|some|several|many|two|three|four|these|those|this|each|both|all|it|they|others?)?(?: of (?:the|them|these|those|his|her))? ?(?:[\\w’'-]+ ){0,4}?${thing}\\b(?:(?!\\b(?:by|from) (?:an?|another|his|her) )[^;]){0,100}?\\b${bears}\\b[^;]{0,60}?⟦Q⟧`,
  // "Eleven carried a slip of paper reading '…'": whatever bears the words.
  "\\b(?!(?:heard|recorded|caught|filmed)\\b)[\\w’'-]+ (?:reading|bearing|inscribed with|marked|labell?ed|with|that (?:read|said|bore)|which (?:read|said|bore))(?: the (?:words?|message|legend|inscription|text))?[:,]? ⟦Q⟧",
  // "'Jews out' was sprayed on the synagogue".
  `⟦Q⟧[^;]{0,60}?\\b(?:was|were|had been|been|is|are) (?:\\w+ )?(?:spray|paint|daub|scrawl|carv|writ|post|shout|chant|said|yell|sent|publish|print|read|display|found|heard)\\w*`,
  "(?:words?|slogans?|phrase|message|line|slur|insult|graffiti|hashtag|caption|title|headline)s?(?: [\\w’'-]+){0,3}?:? ?⟦Q⟧",
  `\\b${thing}\\b[^;]{0,60}: ?⟦Q⟧`,
  "^(?:A|Answer|Q|\\W*\\(?\\w{1,3}[.)]) ?:? [^;]{0,120}?⟦Q⟧",
  "^(?:A|Answer): ?⟦Q⟧",
  "\\b(?:signed|written|issued|published|posted|sent|penned) by [^;]{0,40}⟦X⟧[^;]{0,80}⟦Q⟧",
  "^\\W*(?:[\\w’'-]+,? ){0,2}?[\\w’'-]+: ?⟦Q⟧",
  "^\\W*⟦Q⟧\\W*$",
].map((source) => new RegExp(source, "i"));

/** "The song he banned", "the note that he found": what they did with another's words. */
const takenDown = new RegExp(
  "\\b(?:that|which) (?:he|she|⟦X⟧) (?:had |has )?(?:found|received|removed|photographed|banned|reported|defended|deleted|translated|took down)\\b|\\b(?:song|poster|man|message|letter|note) (?:whom |that |which )?(?:he|she|⟦X⟧) (?:had |has )?(?:found|received|removed|photographed|banned|reported|defended|deleted|translated|hit|struck|asked)\\b",
  "i",
);

/** Of somebody or something else by the same sentence. */
const anothers = new RegExp(
  [
    "\\b(?:on|at|in|into|through|under|onto|across|over|outside|near) (?:the (?:wall|door|window|gate|front) of )?(?:his|her|⟦X⟧'s) (?:own )?(?:[\\w-]+ )?(?:shop|store|house|home|door|car|office|flat|locker|desk|window|wall|gate|letterbox|cell|film|novel|play|windscreen|garage|fence|restaurant|bakery|synagogue)\\b",
    "\\b(?:⟦X⟧|he|she)(?: (?:has|had|have|also|once|then|later|often|did not|never|for years))* (?:found|heard|received|photographed|filmed|removed|banned|took down|taken down|painted over|reported|report|taught|teaches|read out|translated|deleted|refused|was sent|was called|was told)\\b[^;]{0,60}⟦Q⟧",
    "\\b(?:the|a|an|his|her|some|several)? ?(?:crowd|mob|crowds|hackers?|guards?|neighbou?rs?|landlord|boss|brother|sister|father|grandfather|mother|lawyer|client|pupils?|players?|fans?|victim|attackers?|assailants?|tormentors?|stranger|hecklers?|passers-by|passer-by|satirical account|forged message|fake account|translation error|protesters? outside|party's paper|club's anthem)(?: (?!(?:read|that|said)\\b)[\\w’'-]+){0,4}? (?:had |has |have )?(?:shout|yell|chant|said|says|wrote|written|post|call|told|had the words|made him)\\w*",
    "⟦Q⟧,?\\W* (?:said|shouted|told|yelled|called|the (?:man|woman|crowd|guard)|his (?:boss|landlord|neighbour)|an? (?:man|woman|neighbou?r|fan|guard))(?: (?:man|woman|whom|had))",
    "\\b(?:he|she|⟦X⟧) (?:said|told [^;]{2,30}|complained|testified|reported)(?: that)? (?:the |a |his |her )?(?:crowd|man|guard|neighbou?r|fan|mob|boss|others?|people)\\b[^;]{0,60}⟦Q⟧",
    "\\bin (?:his|her|the) (?:film|novel|play|book|series|story|sketch)\\b[^;]{0,60}⟦Q⟧|\\bleft by others\\b|\\bbears (?:him|her) out\\b|\\banthem of (?:18|19)\\d\\d\\b|\\ba slogan of the time\\b",
  ].join("|"),
  "i",
);

const heardFromThem =
  /\b(?:hear(?:d|ing)?|recorded|filmed) (?:the (?:player|teacher|defendant|accused|member|respondent|coach|officer|student|employee|man|woman|driver|nurse|[\w-]+er)|him|her|⟦X⟧) (?:say|saying|shout\w*|call\w*|us\w*|tell\w*|refer\w*|sing\w*)\b/i;
const toldOfThem = /\b(?:he|she) (?:told|said|called|shouted|wrote|asked|yelled)\b/i;

/** Read as theirs where a clause about them stands before another's verb: "the player he defended had called …", "said the man whom he hit". */
const misread = new RegExp(
  [
    `\\b(?:that|which|whom|${thing}|player|man|woman|pupil|fan|client|boy|girl) (?:he|she|⟦X⟧) (?:had |has )?(?:found|received|removed|photographed|banned|reported|defended|deleted|translated|hit|struck|asked|represented|hired)\\b(?: [\\w-]+){0,3}? (?:had |has )?(?:said|says|read|call\\w*|wrote|shout\\w*)\\b[^;]{0,40}⟦Q⟧`,
    "⟦Q⟧,?\\W* (?:said the (?:man|woman|guard|neighbou?r)|the (?:man|woman|guard|neighbou?r|crowd) (?:had )?(?:said|shouted|told|yelled|called))\\b",
    "\\bdenies that (?:he|she) (?:had )?\\w+ ⟦Q⟧[^;]{0,40}\\bbears (?:him|her) out\\b",
  ].join("|"),
  "i",
);

/** Whether words held to be the subject's own are another's by the same sentence. */
export function isMisread(page: PageReading, words: OwnWords): boolean {
  const text = withSubject(page, words.sentence);
  return misread.test(text.replaceAll(/“[^”]*”|"[^"]*"/g, "⟦Q⟧"));
}

/** Whether the words of a thing, or of nobody, are of what the subject did. Their own words always are. */
export function isTied(page: PageReading, record: SubjectRecord, words: OwnWords): boolean {
  if (words.by === "own" || record.listed || page.head === 0) return true;
  const quote = page.text.slice(words.start, words.end);
  const text = withSubject(page, words.sentence, words);
  if (takenDown.test(text)) return false;
  if (hasStepIn(record, words.sentence)) return true;
  // "each of whom heard the player say '…'", "'He told me that he won't serve Jews,' she said".
  if (heardFromThem.test(text) || toldOfThem.test(quote)) return true;
  if (anothers.test(text)) return false;
  const isOnlyOneAccused = record.soleAccused && record.steps.length + record.frames.length > 0;
  return isOnlyOneAccused || tied.some((pattern) => pattern.test(text));
}
