import { companionCleared } from "../outcomes/whose-clearing.ts";
import { foundOfSubject } from "../attribution/found-by-a-body.ts";
import type { Discourse, Who } from "../attribution/discourse.ts";
import { concernsJews, namesAntisemitism } from "../hatred/hostility.ts";
import { speaksInOffice } from "../attribution/only-speaks.ts";
import { standsBeside } from "../attribution/who-is-unnamed.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { mayReportHatred } from "./reports-hatred.ts";
import { notGuilty } from "../attribution/only-cleared.ts";
import { type SubjectRecord } from "../attribution/record.ts";
import { mostQuotations, type Ruling } from "./rubric.ts";
import { sinceCharge } from "../outcomes/step.ts";
import { othersCleared } from "../outcomes/exculpation-words.ts";
import { takesNothingBack } from "../outcomes/takes-nothing-back.ts";
import { ownText } from "../reading/own-text.ts";
import { isSorryInWords } from "../attribution/own-deed.ts";
import { isTiedByName } from "./tied-by-name.ts";
import { isOfAnothersParagraph, isOfOtherGender, isOutcomeOfOther } from "../outcomes/whose-paragraph.ts";
import { isOnlyInAPart } from "../attribution/part-at-name.ts";
import { foundForThem } from "./settled-by-a-body.ts";
import { mayPassOn } from "./words-passed-on.ts";

/** Who is told of words, finds, hears or suffers them has not said them. */
const receives =
  /\b(?:victims?|complainants?|injured|targeted|survivors?|(?<!\b(?:be|was|were|been|court|tribunal|panel|hearing|jury|jurors|magistrates|judge|commission|committee|inquiry|bench) )heard|witness\w*|(?<!\b(?:be|was|were|been) |, )found(?! (?:that|him|her|them|it)\b)|discovered|reported|received(?! (?:(?:an?|the|his|her) )?(?:[\w-]+ ){0,3}?(?:discharge|sentence|ban|suspension|warning|reprimand|censure|fine|penalty|term|red card|dismissal|caution|notice|order|sanction|degree|letter of (?:reprimand|dismissal|admonition))\b))\b/i;
const whatFails =
  "(?:charges?|counts?|cases?|complaints?|claims?(?! (?:that |to |he |she |they ))|allegations?|accusations?|indictments?|prosecutions?|proceedings|lawsuits?|suits?|convictions?|findings?|sanctions?|suspensions?|bans?|decisions?|verdicts?|sentences?)";
/** A step taken back, or an accusation that failed. */
const clears = new RegExp(
  [
    `\\b(?:acquit\\w*|overturn\\w*|quash\\w*|exonerat\\w*|expunge\\w*|nolle|vacated|${notGuilty}|not (?:proven|proved)|no case to answer|discontinu\\w*|reinstat\\w*|cleared)\\b`,
    `\\b${whatFails}\\b(?:[^.;]{0,40}\\b)?(?:was|were|been|be|is|are|being)(?: \\w+)? (?:dismissed|dropped|withdrawn|stayed|reversed|struck(?! (?:off(?: the (?:\\w+ )?(?:rolls?|register)\\b|[.,;]|$)|off$|(?:on|in|across) the (?:head|face|arm|back|leg|shoulder|jaw|neck|nose|chest|stomach)|with an?|him|her)\\b)|rescinded|lifted)\\b`,
    `\\b(?:dismiss(?:ed|es|ing|al of)|dropp(?:ed|ing)|drops|withdr[ae]w\\w*|stay(?:ed|ing)|revers(?:ed|es|ing|al of)|rescind\\w*|lift(?:ed|ing)) (?:[\\w’'-]+ ){0,4}${whatFails}\\b`,
  ].join("|"),
  "i",
);

/** "A separate allegation that his partner …": of a case that is not theirs by its first words. */
const ofSeparateCase =
  /^(?:\W*\d+[.)] )?(?:an?|the|one|two|another) (?:separate|further|different|second|unrelated|other|related) (?:\w+ )?(?:allegations?|complaints?|charges?|cases?|claims?|counts?) (?:that (?!he\b|she\b)|against|about|concerning|involving)/i;
const theOtherCleared =
  /\b(?:the (?:others?|second|third)|another|an? (?:second|third|fourth)(?: \w+)?)(?:, who [^.;,A-Z]{1,90},)? (?:was|were|has been|have been) (?:\w+ly )?(?:acquitted|cleared|exonerated|found not guilty)\b/;
/** "Ana Ruiz was jailed; the other, who had only driven, was acquitted": beside what became of them, what became of another. */
const withoutTheOther = ({ text, start, mentions }: Sentence): string => {
  const at = theOtherCleared.exec(text)?.index ?? 0;
  return mentions.some(({ person, end }) => person === 0 && end <= start + at) ? text.replace(theOtherCleared, " ") : text;
};
const graves = "(?:headstones?|gravestones?|graves|tombs?|tombstones?|stones|memorials?|monuments?|cars?|tables?|stalls?|bins?)";
/** "graves were daubed and overturned": of stones, and of no verdict. */
const overturnsThings = new RegExp(
  `\\b${graves}\\b[^.;]{0,80}\\boverturn\\w*|\\boverturn\\w* (?:[\\w-]+ ){0,3}${graves}\\b`,
  "i",
);
const clearsOf = /\b(?:acquitt(?:al|ed|ing)|clear(?:ed|ing)|exonerat(?:ed|ing|ion))(?: (?:for|of))? (?:(?:mr|mrs|ms|dr)\.? )?$/i;
/** "won an acquittal for Ben Foss": of whoever else it names right behind. */
function withoutOthersCleared(page: PageReading, { start, text, mentions }: Sentence): string {
  const other = mentions.find(
    ({ person, from }) => person !== 0 && clearsOf.test(page.text.slice(Math.max(start, from - 40), from)),
  );
  return other ? text.replace(clearsWord, " ") : text;
}
const clearsWord = /\b(?:acquitt(?:al|ed|ing)|clear(?:ed|ing)|exonerat(?:ed|ing|ion))\b/i;
const clearsThem = (page: PageReading, discourse: Discourse, record: SubjectRecord, sentence: Sentence) =>
  !isOfAnothersParagraph(page, discourse, sentence) &&
  !isOfOtherGender(page, sentence) &&
  !isOutcomeOfOther(page, discourse, sentence) &&
  [withoutTheOther(sentence), withoutOthersCleared(page, sentence)].every((text) =>
    clears.test(text.replace(othersCleared, " ").replace(companionCleared, " ").replace(overturnsThings, " ")),
  ) &&
  !ofSeparateCase.test(sentence.text) &&
  !takesNothingBack(page, sentence, record);

/** "Alma Reiss, herself Jewish", "of Jewish origin": right behind a name. */
const isJewish =
  /^(?:, (?:an? |the )?(?:\w+ ){0,4}?(?:(?:who is |himself |herself )?(?:of |from )?(?:an? )?jewish\b(?! (?:history|studies|affairs|question|relations|community|federation|council|congress|conspiracy|influence|power))|(?:the )?(?:son|daughter|child) of jewish)| (?:is|was) (?:himself |herself )?(?:of )?jewish\b)/i;

const companion =
  "(?:friends?|companions?|boyfriend|girlfriend|husband|wife|partner|brother|sister|mother|father|cousin|son|daughter|room-?mate|flat-?mate|classmate)";
/** "an anti-Semitic tirade by a friend of the woman's", "the friend made anti-Semitic remarks". */
const saidByCompanion = new RegExp(
  `\\b(?:anti-?semitic|anti-jewish) (?:\\w+ )?(?:tirades?|rants?|remarks?|comments?|slurs?|abuse|insults?|outbursts?|words|language) (?:made |shouted |uttered |used )?(?:by|from) (?:an?|the|his|her|their) (?:\\w+ )?${companion}\\b|\\b(?:the|an?|his|her|their) (?:\\w+ )?${companion}(?:, \\d+,)? (?:had |then |also )?(?:made|shouted|used|yelled|hurled|uttered|screamed|launched into|went on) (?:an? |the )?(?:\\w+ )?(?:anti-?semitic|anti-jewish)\\b`,
  "i",
);

/** More people than a page tells apart by one sentence. */
const many = 4;
/** Quoted words that may be told of instead of said. */
const fewWords = 4;

/** What a case comes to against somebody. */
const settlesIt = /^(?:convicted|sentenced|pleaded guilty|disciplined|found liable)$/;

/** Of the accused the sentence tells of another alone. */
function isOfOtherAccused({ involved, accused }: Discourse, index: number): boolean {
  const here = [...(involved[index] ?? [])].filter((who) => accused.has(who));
  return here.length > 0 && !here.includes("p0");
}

export type SecondThought = { rule: "15" | "16" | "17" | "18" | "19"; reason: string };

/** A civil case that has not been tried: what the complaint says is taken as true to see whether it may go on. */
const onlyPleaded =
  /\bplausibly (?:alleg|plead|pled)\w*|\bden(?:y|ies|ied|ying) (?:the |an? |[\w'’]+ )?(?:\w+ )?motions? (?:to dismiss|for summary judgment)\b|\bsurviv\w+ (?:an? |the )?motions? (?:to dismiss|for summary judgment)\b|\b(?:must |has to |will )?(?:accept|assum|tak)(?:e|es|ed|ing) (?:all )?(?:the |as true )?(?:well-pleaded )?(?:facts|allegations)\b[^.;]{0,40}\btrue\b|\bleave to (?:re)?plead\b/i;
const otherClergy = /\b(?:imams?|mosques?|pastors?|priests?|church(?:es)?|clergy|bishops?|ministers? of religion)\b/i;

/** "I left because of the owner … I know what I heard": a page on which somebody else tells of themselves, not what a paper reports. */
function isOnesOwnStory(page: PageReading, { author }: Discourse): boolean {
  if (author === "p0") return false;
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const own = main.filter((sentence) => /\bI(?:['’](?:m|ve|d|ll))?\b/.test(ownText(page, sentence)));
  // Where they speak of the person by name: in what a page gives of somebody's own posts, "I" is theirs.
  const blocks = new Set(main.flatMap(({ block, mentions }) => (mentions.some(({ person }) => person === 0) ? [block] : [])));
  return own.length >= 4 && own.length * 4 >= main.length && own.filter(({ block }) => blocks.has(block)).length >= 2;
}

/**
 * What a careful reader would still want to see for themselves in a page that is held to report an incident: the readings
 * that were wrong oftener than right on pages nobody had mended the engine on (decision 0042). It only ever makes less sure.
 * Null where nothing of the kind stands in the way.
 */
export function secondThought(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  ruling: Ruling,
): SecondThought | null {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const isTried = record.frames.some(({ kind }) => /^(?:charge|indict|try|plead|convict|sentence)$/.test(kind));
  if (!isTried && main.some(({ text }) => onlyPleaded.test(text)))
    return { rule: "19", reason: "The page tells what a civil complaint says; nobody has decided whether it is so." };
  const forThem = page.sentences[foundForThem(page, discourse) ?? -1];
  if (
    forThem !== undefined &&
    ruling.steps.every(({ status, sentence }) => !settlesIt.test(status) || sentence < forThem.index) &&
    !isOfAnothersParagraph(page, discourse, forThem) &&
    !isOutcomeOfOther(page, discourse, forThem) &&
    !isOfOtherAccused(discourse, forThem.index) &&
    !takesNothingBack(page, forThem, record)
  )
    return { rule: "15", reason: "The page says that whoever decides believed the person, or not whoever accused them." };
  if (ruling.steps.length === 0 && record.frames.length === 0 && isOnesOwnStory(page, discourse))
    return { rule: "19", reason: "Somebody tells what they say they heard; nobody else, and no body, has found it." };
  // Rabbis, an imam and a pastor: whom it was aimed at, the page does not say.
  if (
    supporting(page, ruling).some(({ text }) => /\brabbis?\b/i.test(text) && otherClergy.test(text)) &&
    main.every(({ text }) => !/\bjew|anti-?semit|\bsynagogue/i.test(text))
  )
    return { rule: "16", reason: "It was aimed at clergy of several religions; the source does not call it antisemitic." };
  if (!isTiedByName(page, discourse, record)) return { rule: "17", reason: "The case is tied to this person by pronouns alone." };
  if (isJewishByTheirOwnPart(page))
    return {
      rule: "17",
      reason: "What is Jewish on the page is the person's own office; whom it was aimed at, the page does not say.",
    };
  if (hasOtherPart(page, discourse, record, ruling) || (!saysByName(record) && isOnlyInAPart(page, discourse)))
    return {
      rule: "17",
      reason: "The page shows the person in another part of the story, and says of them by name nothing of the kind.",
    };
  // Words that a page quotes and tells as well are two.
  const hostile = record.words.filter(({ level }) => level >= 2).length;
  const own = record.words.filter(({ by }) => by === "own").length;
  const sentences = page.sentences.filter(({ index, kind }) => kind === "main" && record.about.has(index));
  // What somebody complained of has been found since.
  const isFoundByBody = foundOfSubject(page).length > 0;
  const isToldOf = (pattern: RegExp) => sentences.some(({ text }) => pattern.test(text));
  if (
    ruling.rule === "5" &&
    (ruling.status === null || ruling.status === "apologised" || ruling.status === "alleged") &&
    mayPassOn(page, discourse, record)
  )
    return { rule: "17", reason: "The words may be another's that the person passes on; no authority has acted." };
  if (ruling.status === null) {
    // Nobody but the page answers for whose words they are.
    if (ruling.rule !== "5" || discourse.accused.size > 1) return null;
    if (hostile <= 2 && !isFoundByBody && isToldOf(receives))
      return {
        rule: "17",
        reason: "The page may tell of words that the person heard, found or reported; no authority has acted.",
      };
    if (page.mentions.some((mention) => mention.person === 0 && isJewish.test(page.text.slice(mention.end, mention.end + 60))))
      return { rule: "17", reason: "The speaker is Jewish by the page's own words; what was meant needs a human." };
    if (mayReportHatred(page, discourse, record))
      return { rule: "17", reason: "The person may be reporting, studying or condemning the words; no authority has acted." };
    // "was clear as to the word 'Jew'": a word or two may be anybody's; beside the one sentence others that speak of Jews in their words are no
    // second reading of it.
    const spoken = new Set(record.words.flatMap(({ by, level, sentence }) => (by === "own" && level >= 1 ? [sentence] : [])));
    const isBrief = record.words.every(
      ({ level, start, end }) => level < 2 || page.text.slice(start, end).trim().split(/\s+/).length < fewWords,
    );
    if (hostile === 1 && isBrief && spoken.size < 2 && mentioned(page).length >= many)
      return { rule: "17", reason: "One sentence gives the words, on a page about many people; no authority has acted." };
    return null;
  }
  if (hostile > 0) return null;
  if (ruling.rule === "1" && own === 0 && page.sentences.some(({ kind, text }) => kind === "main" && saidByCompanion.test(text)))
    return { rule: "17", reason: "The hostile words were those of somebody who was with the person." };
  // "A roofer who is alleged to have chased two students is charged with …": by nobody else than the paper.
  const isCharged = sinceCharge.test(ruling.status);
  if (
    own <= 1 &&
    !isFoundByBody &&
    !ownsUpInWords(page, discourse) &&
    record.accusations.some(
      (clause) => !(isCharged && clause.passive && clause.agentIs === "?") && !isByAuthority(page, record, clause),
    )
  )
    return { rule: "18", reason: "Somebody accuses the person; whether that is what the authority acted on is not clear." };
  if (own === 0 && supporting(page, ruling).some((sentence) => clearsThem(page, discourse, record, sentence)))
    return { rule: "15", reason: "A step was taken back or an accusation failed; whose it was is not clear." };
  const [mine = 0, ...others] = mentioned(page);
  if (others.some((count) => count > mine) && sentences.some((sentence) => clearsThem(page, discourse, record, sentence)))
    return {
      rule: "15",
      reason: "Somebody else is in the middle of this page, and a step was taken back or an accusation failed.",
    };
  return null;
}

/**
 * The page accuses them only through a word for somebody that could be another, none of the words is theirs, and they have a part of their own: they hold
 * an office of the case or hand out the step; or they speak for a body or stand beside it, and nothing that a finding would quote names them.
 */
function hasOtherPart(page: PageReading, discourse: Discourse, record: SubjectRecord, ruling: Ruling): boolean {
  const own = record.words.some(({ by }) => by === "own") || record.acts.some(({ negated }) => !negated);
  if (record.isAccused || own) return false;
  const isOfCase =
    record.inOffice ||
    discourse.clauses.some(
      ({ class: kind, agent, agentIs, patientIs, passive, negated }) =>
        agentIs === "p0" && agent?.kind === "person" && patientIs !== "p0" && !passive && !negated && handsOut.test(kind),
    );
  const nobody: ReadonlySet<Who> = new Set();
  const isNamed = supporting(page, ruling).some(({ mentions }) => mentions.some(({ person }) => person === 0));
  return isOfCase || (!isNamed && (standsBeside(page, "p0", nobody) || speaksInOffice(page, discourse, "p0", nobody)));
}
/** Words of their own that the page gives by their name. */
const saysByName = ({ words }: SubjectRecord) => words.some(({ by, level, explicit }) => by === "own" && level >= 2 && explicit);

const clergy =
  "(?:rabbi|rebbe|cantor|mohel|rosh yeshiva|chazzan|(?:chair|president|head|director|leader|warden|treasurer)(?:man|woman|person)?)";
const theirOffice = new RegExp(
  `^(?:,? \\(?(?:aged )?\\d{2}\\)?)?, (?:an?|the|its|chief|former|then|now)? ?(?:[\\w-]+ ){0,4}?${clergy}\\b[^,;.]{0,80}`,
  "i",
);
/** "Ana Ruiz, the rabbi, was held to have discriminated against a woman": Jews stand on the page in the person's own office alone. */
function isJewishByTheirOwnPart(page: PageReading): boolean {
  let isRemoved = false;
  const rest = page.sentences.flatMap(({ kind, text, start, mentions }) => {
    if (kind !== "main") return [];
    let left = text;
    for (const { person, from, end } of mentions.toReversed()) {
      if (person !== 0) continue;
      const behind = left.slice(end - start);
      const ahead = left.slice(0, from - start).replace(/\b(?:rabbi|rebbe|cantor) $/i, "");
      const after = behind.replace(theirOffice, "");
      const name = page.text.slice(from, end).replace(/^(?:chief )?(?:rabbi|rebbe|cantor) /i, "");
      isRemoved ||= after !== behind || ahead.length < from - start || name.length < end - from;
      left = ahead + name + after;
    }
    return [left];
  });
  return isRemoved && rest.every((text) => !concernsJews(text) && !namesAntisemitism.test(text));
}

const handsOut = /^(?:charge|arrest|indict|try|convict|sentence|clear|discipline)$/;

const ownUp =
  /\bI (?:said|did|wrote|posted|shouted|used|made) (?:something|things?|words?|an?|the) [^.;]{0,40}\b(?:disgusting|disgraceful|hateful|hurtful|ignorant|vile|inexcusable|unforgivable|stupid|shameful|horrible|awful|terrible|wrong|offensive|antisemitic|anti-semitic)\b/i;

/** "I said something disgusting," she wrote, and the page has it that she is sorry: whoever reported it told the truth. */
function ownsUpInWords(page: PageReading, { quotes }: Discourse): boolean {
  const said = (quote: (typeof quotes)[number]["quote"]) => page.text.slice(quote.innerStart, quote.innerEnd);
  if (quotes.some(({ speaker, quote }) => speaker === "p0" && isSorryInWords.test(said(quote)))) return true;
  return quotes.some(
    ({ speaker, quote, sentence }) =>
      speaker === "p0" &&
      ownUp.test(said(quote)) &&
      page.sentences.some(
        ({ index, text }) => Math.abs(index - sentence) <= 2 && /\b(?:sorry|apologi[sz]\w+|ashamed|regret\w*)\b/i.test(text),
      ),
  );
}

/**
 * "The man accused of it was sentenced", "is accused by prosecutors": whoever took the step, not somebody else. So is "is alleged to
 * have" of who stands charged.
 */
function isByAuthority(page: PageReading, record: SubjectRecord, clause: SubjectRecord["accusations"][number]): boolean {
  const isCharged = record.frames.some(({ kind }) => /^(?:charge|indict|plead|convict|sentence)$/.test(kind)) || record.isAccused;
  return (
    /^(?:b|r):(?:prosecutors?|police|court|indictment|complaint|authorities|investigators?)$/.test(clause.agentIs) ||
    /^ (?:by (?:\w+ )?(?:prosecutors|police|authorities|investigators|detectives)|in (?:an?|the) (?:\w+ ){0,3}(?:indictment|complaint|string|series|case|attack))\b/i.test(
      page.text.slice(clause.end, clause.end + 60),
    ) ||
    (isCharged &&
      clause.passive &&
      clause.agent === null &&
      /^(?:alleged|accused)$/i.test(page.text.slice(clause.start, clause.end)) &&
      /^ (?:to have|of|over)\b/i.test(page.text.slice(clause.end, clause.end + 10)) &&
      !/\b(?:by (?!\w+ing\b)|online|on social media|colleagues?|neighbou?rs?|students?|activists?|critics)\b/i.test(
        page.text.slice(clause.end, clause.end + 90),
      ))
  );
}

/** How often each person is mentioned, the subject first. */
function mentioned(page: PageReading): number[] {
  const counts = new Map<number, number>([[0, 0]]);
  for (const { person } of page.mentions) counts.set(person, (counts.get(person) ?? 0) + 1);
  return [...counts.values()];
}

/** The sentences that a finding would quote. */
function supporting(page: PageReading, ruling: Ruling) {
  return ruling.support
    .slice(0, mostQuotations)
    .flatMap((span) => page.sentences.find(({ start, end }) => start < span.end && end > span.start) ?? []);
}
