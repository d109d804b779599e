import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { anotherOffenceIn, isForTheSame, isOfTheCase, stepFor } from "../attribution/same-offence.ts";
import type { Mention } from "../reading/people.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { type SubjectRecord } from "../attribution/record.ts";
import { sentenceOwn } from "../reading/own-text.ts";

/*
 * Whose accomplice the page says that somebody is: "His co-conspirators, Ana Ruiz and Ben Foss", "made the threats along with Ana Ruiz",
 * "Three others were arrested with Foss. Ana Ruiz, 22, …". A page that tells of one case tells its deed once, of the one in its headline,
 * and of the others only what came of it for them.
 */

const accomplice =
  "(?:co-?conspirators?|co-?defendants?|co-?accused|co-?offenders?|accomplices?|partners? in crime|fellow (?:defendants?|plotters?|conspirators?|attackers?|accused|offenders?))";
/** Up to where the accomplices are named: "Foss's co-conspirators, ", "along with her co-defendant ". */
const owned = new RegExp(
  `(?:(?<other>['’]s?)|\\b(?<pronoun>his|her|their)|\\b(?:the|two|three|four|five|other|an?|another|second|third|alleged)) (?:[\\w-]+ ){0,2}?${accomplice}(?: in the (?:case|plot|attack))?(?: (?:are|were|include|included))?[,:]? (?<list>[^;:]{0,160})$`,
  "i",
);
/** Between the noun and a name there are other names, ages and places, and nothing else. */
const isList = (between: string) => /^(?:[,() ]|\d{1,3}|and|of|from|in|aged|both|\p{Lu}[\p{L}.'’-]*)*$/u.test(between);
/** "Two other defendants, Ana Ruiz, 21, and Ben Foss, 22": beside the one whom the page has told of. */
const othersNamed =
  /(?:^|[;:] |\band )(?:(?:the )?(?:two|three|four|five|other|remaining|one)(?: (?:other|remaining|more|further))*|another) (?:alleged |accused )?(?:co-?conspirators?|co-?defendants?|accomplices?|suspects?|defendants?|conspirators?|plotters?|members? of (?:the|his|her|their) (?:\w+ ){0,2}?(?:group|cell|gang|network|organi[sz]ation))(?: (?:in|from) (?:the|his|her|their) (?:\w+ ){0,2}?(?:case|plot|conspiracy))?,? (?<list>[^;:]{0,160})$/i;
/** "Two others who are alleged to have taken part, Ana Ruiz, 22, and Ben Foss", "Another man accused of taking part in it, Ana Ruiz". */
const othersInIt =
  /(?:^|[;:] |\band )(?:(?:the )?(?:two|three|four|five)(?: (?:others?|more|further))*|another|one other|the other|a (?:second|third|fourth))(?: (?:men|women|people|man|woman|person|teenagers?|youths?|students?|members?))?,? (?:who (?:is|are|was|were) )?(?:also )?(?:alleged to have|accused of|charged with|said to have|suspected of|believed to have) (?:having )?(?:taken|taking|played|playing|had) (?:an? )?part(?: in (?:it|the (?:\w+ )?(?:attack|plot|campaign|scheme|assault|vandalism|conspiracy)))?, (?<list>[^;:]{0,160})$/i;
/** "A fourth man, Ana Ruiz", wherever the page goes on to the next of those who it said were charged. */
const nextOfThem =
  /^(?:An?|The) (?:second|third|fourth|fifth|sixth|other|last) (?:man|woman|suspect|defendant|member|person|conspirator|co-?defendant), (?:(?:the )?(?:alleged|suspected) (?:\w+ )?)?$/;
const oneOfSeveral =
  /^(?:,[^.;]{2,60},)? (?:is|was) one of (?:the )?(?:two|three|four|five|six|seven|several) (?:[\w-]+ ){0,3}?(?:men|women|people|members|defendants|suspects)\b[^.;]{0,80}\b(?:charged|indicted|arrested|convicted|prosecuted)\b/i;
const numbers = ["one", "two", "three", "four", "five", "six", "seven"];
/** "was one of three men who sprayed it": how many did it. */
const oneOfThoseWho =
  /^(?:,[^.;]{2,60},)? (?:is|was) (?:allegedly )?(?:one of|among) (?:the )?(?<count>two|three|four|five|six|seven) (?:[\w-]+ ){0,2}?(?:men|women|people|teenagers|youths|friends|students|suspects|vandals|attackers) (?:who|that|alleged to|accused of|said to|seen)\b/i;
/** "Two other men, Ana Ruiz, 22, and Ben Foss, 31": the rest of them. */
const restOfThem =
  /^(?:(?:the )?(?:(?<count>two|three|four|five|six) others?|other (?<count2>two|three|four|five|six)|other|second)|another)(?: (?:men|women|people|man|woman|person|teenagers?|youths?|friends?|students?|suspects?|of them))?, (?<list>[^;:]{0,160})$/i;
/** "The paper's publisher, Ana Ruiz, was also found guilty": of the same. */
const alsoFound =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)? (?:was|were|has been|had been) also (?:found guilty|convicted|charged|indicted|sentenced|fined|jailed|given)\b(?! (?:of|with|for|over|on|under|in (?:an?|another)|last|two|three)\b)/i;
/** Behind a name: "Ana Ruiz, a co-defendant of Foss", "Ana Ruiz, 22, his alleged accomplice". */
const apposed = new RegExp(
  `^,? (?:\\(?(?:aged )?\\d{2}\\)?,? )?(?:(?:of|from) [^,.;]{2,40}, )?(?:an? |another |one of (?:his|her|the|their) |the |his |her )(?:alleged )?${accomplice}\\b`,
  "i",
);
/** "Ana Ruiz, 22, who was tried with him, was also found guilty": with him, with her, with a name. */
const triedWith =
  /(?:\b(?:who|and) (?:was|were|is|had been|has been) (?:also |jointly |both )*(?:tried|charged|convicted|indicted|prosecuted|arrested|sentenced|on trial|in the dock)|\bwho (?:also )?(?:stood trial|stands trial|appeared in the dock|stood in the dock)|^(?:An?|The)(?: other| second| third| younger| older)? (?:man|woman|student|teenager|defendant|friend|person) (?:who (?:was|is) )?(?:tried|charged|convicted|indicted|prosecuted|arrested)) (?:together |jointly )?(?:with|alongside|beside) (?<whom>him|her|$)/i;
/** Behind a name: a step of a court against whoever bears it. */
const isStepped =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)?(?: (?:of|from) [^,.;]{2,40},)?(?: who [^,.;]{3,80},)? (?:(?:was|were|has been|had been|is) (?:also |later |previously |already |\w+ly )*(?:jailed|sentenced|convicted|found guilty|charged|indicted|fined|imprisoned|given)|(?:has |had |also |previously |later )*(?:pleaded|pled) guilty|(?:has |also )*(?:received|admitted|got)|faces?)\b/i;
/** "Three co-conspirators were arrested with Foss", "Two others were charged along with her". */
const othersWith =
  /^(?:two|three|four|five|six|several|\w+ other) (?:co-?conspirators|co-?defendants|accomplices|others?|other (?:men|women|people|members|suspects)|(?:[\w-]+ ){0,2}?(?:men|women|people|members|suspects|defendants)) (?:were|was|had been|have been) (?:also )?(?:arrested|charged|indicted|convicted|tried|named|prosecuted) (?:along |together )?(?:with|alongside) $/i;
/** "Two other members of the group have pleaded guilty.", "Three others were also charged.": and nobody named. */
const othersToo =
  /^(?:two|three|four|five|six|several) (?:other |more |further |alleged )*(?:co-?conspirators|co-?defendants|accomplices|others?|men|women|people|members|suspects|defendants|conspirators|plotters)(?: (?:of|in|from) (?:the|his|her|their) (?:\w+ ){0,2}?(?:group|case|plot|cell|gang|conspiracy|network|chat|organi[sz]ation))?(?: (?:have|has|had|were|was))?(?: also| already| previously| earlier| since| each| all| both)* (?:pleaded guilty|pled guilty|been (?:\w+ )?(?:arrested|charged|indicted|convicted|sentenced)|arrested|charged|indicted|convicted|sentenced)\b[^.;]{0,80}\.?$/i;
/** "Ana Ruiz, 22, …", "A fourth man, Ana Ruiz", "The third, Ana Ruiz": at the head of a sentence of such a paragraph. */
const opensSentence =
  /^(?:(?:an?|the) (?:second|third|fourth|fifth|sixth|other|last)(?: (?:man|woman|suspect|defendant|member|person|conspirator|co-?defendant))?, (?:(?:the )?(?:alleged|suspected) (?:\w+ )?)?)?$/i;
const steps = /^(?:charge|indict|try|plead|convict|sentence)$/;
const mayName = quick(
  new RegExp(
    `\\b(?:${accomplice}|(?:along|together) with|alongside|the same|tried|stood trial|stands trial|dock)\\b|\\b(?:arrested|charged|indicted|convicted|tried|named|prosecuted) with\\b|\\bother (?:men|women|people|members|suspects|defendants|conspirators|plotters)\\b|\\bothers\\b|\\btak(?:en|ing) part\\b`,
    "i",
  ),
);

/** That the subject answers for the deed of another: who that is, and the sentence that says so. */
export type OneCase = {
  principal: number;
  sentence: number;
  /** The page counts those who did it, and the subject among them, or says that they took part: a charge that gives no ground is over it. */
  isCounted: boolean;
};

/**
 * The one whose deed the subject stands accused of together with them, as the page says in so many words.
 * @returns null where it says nothing of the kind, or not with whom
 */
export function oneCaseOf(page: PageReading, discourse: Discourse, record: SubjectRecord): OneCase | null {
  if (record.listed) return null;
  const isNamed = mayName.test(page.text);
  for (const sentence of page.sentences) {
    if (sentence.kind !== "main") continue;
    const counted = isNamed ? countedWith(page, sentence) : null;
    if (counted !== null) return { principal: counted, sentence: sentence.index, isCounted: true };
    const tookPart = isNamed ? tookPartWith(page, discourse, sentence) : null;
    if (tookPart !== null) return { principal: tookPart, sentence: sentence.index, isCounted: true };
    const principal = (isNamed ? tiedIn(page, discourse, sentence) : null) ?? chargedBeside(page, discourse, sentence);
    if (principal !== null) return { principal, sentence: sentence.index, isCounted: false };
  }
  return null;
}

/** "Two others who are alleged to have taken part, Ana Ruiz, 22, and Ben Foss, 21": with the only one accused before. */
function tookPartWith(page: PageReading, discourse: Discourse, sentence: Sentence): number | null {
  const mine = sentence.mentions.find(({ person }) => person === 0);
  const groups = mine ? othersInIt.exec(page.text.slice(sentence.start, mine.from))?.groups : undefined;
  return groups && isList(groups["list"] ?? "") ? theOneBefore(page, discourse, sentence, false) : null;
}

/** "Ben Foss was one of three men who painted it … Two other men, Ana Ruiz and Cal Marsh, were charged": as many as it counts. */
function countedWith(page: PageReading, sentence: Sentence): number | null {
  const mine = sentence.mentions.find(({ person }) => person === 0);
  const groups = mine ? restOfThem.exec(page.text.slice(sentence.start, mine.from))?.groups : undefined;
  if (!groups || !isList(groups["list"] ?? "")) return null;
  const rest = Math.max(1, numbers.indexOf((groups["count"] ?? groups["count2"] ?? "one").toLowerCase()) + 1);
  const first = page.mentions.find(({ person, end }) => {
    const count = oneOfThoseWho.exec(page.text.slice(end, end + 200))?.groups?.["count"];
    return person !== 0 && end < sentence.start && count !== undefined && numbers.indexOf(count.toLowerCase()) === rest;
  });
  return first?.person ?? null;
}

/** "Ana Ruiz, 26, his brother, Ben Foss, 21, and Cal Marsh, 29, all were charged with …": whoever else the list names. */
function chargedBeside(page: PageReading, discourse: Discourse, sentence: Sentence): number | null {
  const told = discourse.frames.filter((frame) => frame.sentence === sentence.index && steps.test(frame.kind));
  const mine = told.find(({ person }) => person === 0);
  // "were charged on Monday": with what, each, the page may tell further down.
  const ground = matchesOf(stepFor, sentence.text).map(({ groups }) => groups?.["ground"] ?? "");
  if (!mine || ground.length !== 1 || !isOfTheCase(ground[0] ?? "")) return null;
  const list = sentence.mentions.filter(({ kind }) => kind === "full");
  const at = list.findIndex(({ person }) => person === 0);
  const isJoined = (one: Mention | undefined, other: Mention | undefined) =>
    one !== undefined &&
    other !== undefined &&
    /^[,() ]*(?:(?:\d{2}|(?:of|from) \p{Lu}[\p{L}.'’ -]*)[,() ]+)*(?:and )?(?:(?:his|her|their) (?:\w+ )?(?:brother|sister|wife|husband|son|daughter|father|mother|cousin|friend|partner),? )?$/u.test(
      page.text.slice(one.end, other.from),
    ) &&
    other.from > one.end + 1;
  const beside = [list[at - 1], list[at + 1]].find((other, index) =>
    index === 0 ? isJoined(other, list[at]) : isJoined(list[at], other),
  );
  return beside && told.some(({ person, kind }) => person === beside.person && kind === mine.kind) ? beside.person : null;
}

function tiedIn(page: PageReading, discourse: Discourse, sentence: Sentence): number | null {
  for (const mention of sentence.mentions) {
    if (mention.person !== 0) continue;
    const ahead = page.text.slice(sentence.start, mention.from);
    const own = owned.exec(ahead);
    if (own && isList(own.groups?.["list"] ?? "")) {
      const at = sentence.start + own.index;
      const owner = own.groups?.["other"] === undefined ? null : sentence.mentions.find(({ end }) => Math.abs(end - at) <= 2);
      return owner ? owner.person : theOneBefore(page, discourse, sentence, own.groups?.["pronoun"] !== undefined);
    }
    const others = othersNamed.exec(ahead);
    if (others && isList(others.groups?.["list"] ?? "")) {
      const before = theOneBefore(page, discourse, sentence, false);
      if (before !== null) return before;
    }
    const behind = page.text.slice(mention.end, sentence.end);
    const apposition = apposed.exec(behind);
    if (apposition) {
      const of = /^ (?:of|with|to) $/;
      const named = sentence.mentions.find(
        (other) => other.person !== 0 && of.test(page.text.slice(mention.end + apposition[0].length, other.from)),
      );
      return named ? named.person : theOneBefore(page, discourse, sentence, true);
    }
    const ties = (text: string, from: number): number | null => {
      const found = triedWith.exec(text);
      if (!found) return null;
      if (found.groups?.["whom"]) return theOneBefore(page, discourse, sentence, true);
      // "who was tried with Foss": the name stands right behind.
      return (
        sentence.mentions.find((other) => other.person !== 0 && Math.abs(other.from - from - found.index - found[0].length) <= 2)
          ?.person ?? null
      );
    };
    const triedBeside = ties(behind, mention.end) ?? (/, $/.test(ahead) ? ties(ahead.slice(0, -2), sentence.start) : null);
    if (triedBeside !== null) return triedBeside;
    if (isStepped.test(behind) && isForTheSame(page, behind) && sentence.mentions.every(({ person }) => person === 0)) {
      const before = theOneBefore(page, discourse, sentence, false);
      if (before !== null) return before;
    }
    if (nextOfThem.test(ahead)) {
      const first = page.mentions.find(({ person, end }) => person !== 0 && oneOfSeveral.test(page.text.slice(end, end + 200)));
      if (first) return first.person;
    }
    if (alsoFound.test(behind) && sentence.mentions.every(({ person }) => person === 0)) {
      const before = theOneBefore(page, discourse, sentence, false);
      if (before !== null) return before;
    }
    const header = opensSentence.test(ahead) ? headerOf(page, discourse, sentence) : null;
    if (header !== null) return header;
  }
  return null;
}

/** "His", "the": the only one accused of whom the page has told by then. */
function theOneBefore(page: PageReading, discourse: Discourse, sentence: Sentence, isNear: boolean): number | null {
  const named = new Set(
    page.sentences
      .filter(({ index, kind }) => kind === "main" && index < sentence.index && (!isNear || index >= sentence.index - 4))
      .flatMap(({ mentions }) => mentions.map(({ person }) => person))
      .filter((person) => person !== 0 && discourse.accused.has(`p${person}`)),
  );
  const [only, ...more] = named;
  return only !== undefined && more.length === 0 ? only : null;
}

/** "Three others were arrested with Foss." at the head of the paragraph, each sentence behind it about one of them. */
function headerOf(page: PageReading, discourse: Discourse, sentence: Sentence): number | null {
  for (let index = sentence.index - 1; index >= 0 && index >= sentence.index - 5; index -= 1) {
    const before = page.sentences[index];
    if (!before || before.block !== sentence.block) return null;
    const [first, second] = before.mentions;
    if (first === undefined) return othersToo.test(before.text) ? theOneBefore(page, discourse, before, false) : null;
    if (second === undefined && othersWith.test(page.text.slice(before.start, first.from))) return first.person;
    if (!opensSentence.test(page.text.slice(before.start, first.from))) return null;
  }
  return null;
}

const noHate =
  /\b(?:not|no|nobody|never|without|neither|nor|n['’]t|dropped|dismissed|withdrawn)\b[^.;]{0,60}\b(?:hate|hatred|bias|antisemit\w*|anti-semit\w*|anti-jewish|motiv\w*|involved|part|role)\b|\b(?:hate|bias)[- ](?:crime )?(?:charges?|counts?|enhancements?)\b[^.;]{0,40}\b(?:not|dropped|dismissed|withdrawn)\b/i;

const clears =
  /\b(?:acquit\w*|clear(?:ed|s|ing)\b|dismiss\w*|dropp\w*|drops|revers\w*|quash\w*|overturn\w*|insufficien\w*|withdr[ae]w\w*|vacat\w*|set aside|annul\w*|(?<!\b(?:plead(?:s|ed|ing)?|pled|pleas? of) )not guilty|released without|no evidence|no case|(?<!\bpresumed )innocen(?:t|ce)\b(?! (?:unless|until))|exonerat\w*|wrong(?:ly|ful\w*| man| woman| person)|mistake\w*|unfit|discontinu\w*|not proved|not proven|believed (?:him|her)|thr[eo]w\w* (?:the case |it )?out|won (?:on|his|her|an) appeal|pardon\w*|hung jury|mistrial|stayed|shelved|case (?:was )?closed|no further action|died before|walked free|not to (?:indict|prosecute|charge)|declin\w+ to (?:indict|prosecute|charge)|struck (?:that|it|them|this) down|found (?:for|in favou?r of) (?:him|her)|verdict (?:was )?never reached|good faith|alibi|hostages?|in hospital|elsewhere|in another (?:town|city|case)|disagreed with the (?:jury|verdict)|threatened by (?:him|her))\b/i;

/** Where what came of it for the subject may be for something else than the deed that the page tells of, or may have fallen away. */
export function mayAnswerForElse(page: PageReading, record: SubjectRecord): boolean {
  const isOfOthers = ({ mentions }: Sentence) => mentions.length > 0 && mentions.every(({ person }) => person !== 0);
  if (page.sentences.some((one) => one.kind === "main" && !isOfOthers(one) && clears.test(one.text))) return true;
  return [...record.about].some((index) => {
    const told = sentenceOwn(page, index);
    return anotherOffenceIn(told) !== null || noHate.test(told);
  });
}

/** A step of theirs names an offence that a deed against Jews is charged as. */
export function isChargedWithIt(page: PageReading, taken: readonly { sentence: number }[]): boolean {
  return taken.some(({ sentence }) =>
    matchesOf(stepFor, page.sentences[sentence]?.text ?? "").some(({ groups }) => isOfTheCase(groups?.["ground"] ?? "")),
  );
}
