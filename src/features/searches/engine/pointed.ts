import { isUnfitForTrial } from "./outcomes/unfit-for-trial.ts";
import { isExonerating } from "#app/features/incidents/allegation-words.ts";
import type { Discourse, ResolvedClause, Who } from "./attribution/discourse.ts";
import { exculpationOf } from "./outcomes/exculpation.ts";
import {
  alludesToHolocaust,
  chargesBias,
  concernsJews,
  hostility,
  namesAntisemitism,
  namesBias,
  namesIsrael,
} from "./hatred/hostility.ts";
import { clearingsOf } from "./outcomes/clearings.ts";
import { type Step, ofCourts, statusFrom } from "./outcomes/step.ts";
import { stepsOf } from "./outcomes/ladder.ts";
import { withoutProceedings } from "./outcomes/sanctions.ts";
import { biasDenied } from "./grounds/no-bias.ts";
import { isPersonNoun } from "./reading/nouns.ts";
import type { PageReading, Sentence } from "./reading/page-reading.ts";
import { leadPoints } from "./attribution/likely-lead.ts";
import { anotherOffenceIn } from "./attribution/same-offence.ts";
import { notGuilty } from "./attribution/only-cleared.ts";
import { type SubjectRecord } from "./attribution/record.ts";
import { isMeanwhile } from "./grounds/meanwhile.ts";
import { type Ruling } from "./grounds/rubric.ts";
import { labelsAct } from "./grounds/verdicts.ts";
import {
  answersInIt,
  isByAnotherHand,
  isDoneToThem,
  isForAnotherThing,
  isOfAnotherRole,
  isOfBody,
  isOfNamedOther,
  isStepForAnotherThing,
  isByWordOfAnother,
  leavesUndone,
  onStage,
  quotesAnother,
  hasAnotherPart,
} from "./pointed-ties.ts";
import { unasserted } from "./reading/veridicality.ts";

/** A stretch of the page that a language model points at, and what it is of the subject. Offsets as in the page's text. */
export type Pointed = {
  start: number;
  end: number;
  role: "act" | "words" | "outcome" | "person" | "clears" | "doubt";
};

/** Rules that no pointing turns: what a body made of speech on Israel, hatred of others, satire, another person. */
const settled: ReadonlySet<string> = new Set(["10", "11", "12", "14", "G1"]);

/** What the rules could not tie to the subject, or took for doubtful; what speaks for the person is shown to the model too. */
export const isOpen = ({ decision, rule, setAside }: Ruling) =>
  decision !== "incident" && setAside !== "lawful-opinion" && !settled.has(rule);

const stepClasses = /^(?:arrest|charge|indict|convict|sentence|admit|plead|discipline|try)$/;

type Read = { page: PageReading; discourse: Discourse; record: SubjectRecord; ruling: Ruling };
/** What is pointed at, by sentences that the page asserts: all, those that tell what was done or said, those with words, and what came of it. */
type Passages = Record<"all" | "deeds" | "words" | "outcomes", Sentence[]>;
/** What the passages hold against the subject: steps, those of them that an authority took, findings, and words that are nobody else's. */
type Against = { steps: Step[]; official: Step[]; found: Sentence[]; spoken: Sentence[]; isDecided: boolean };

/**
 * What the rubric makes of a page on which a language model points at an act that the rules alone could not tie to the
 * subject. The model ties; everything else has to stand in the passages, and each gate is the rules' own:
 *
 * - what the model points at as the act names the subject, means them, or stands beside their name with nobody else about;
 * - the page asserts it, and it speaks of Jews, of hatred of them or of a charge of bias (of Israel alone: 8, 14; of a symbol alone: 16);
 * - a step that an authority took, a body's finding, or a court that has not decided stands in the passages, against no other and not by
 *   the subject (2, 7), or quoted words that the page gives to nobody else (5);
 * - the page gives the person no other part in it (victim, complainant, kin, successor; `pointed-ties.ts`);
 * - nothing on the page clears the person, takes the report back or says that bias was not the motive (15): only a charge that
 *   fell away beside a verdict or a sanction is outweighed; the model reads nothing that clears them or leaves it open.
 *
 * Null where a gate is closed: the judgement then stays as it was. Status words are read off the passages by the ladder of
 * the rules; the model has no say in them.
 */
export function rulePointed(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  ruling: Ruling,
  pointed: readonly Pointed[],
): Ruling | null {
  if (!record.named || !isOpen(ruling)) return null;
  if (pointed.some(({ role }) => role === "clears" || role === "doubt")) return null;
  const read: Read = { page, discourse, record, ruling };
  const passages = passagesOf(page, pointed);
  const { deeds } = passages;
  if (isOfStateOrSymbol(read, passages) || !deeds.some((one) => isTheirs(read, one) && isDone(one))) return null;
  if (isBesideTheCase(read) || !passages.all.some((one) => speaksOfJews(read, one) && !isAnothers(read, one))) return null;
  if (page.sentences.some(({ kind, text }) => kind === "main" && overOthersWords.test(text))) return null;

  const against = againstSubject(read, passages);
  const { steps, official, found } = against;
  if (isTakenBack(read, passages, against) || !isEnough(read, against)) return null;
  const byBody = official.length + found.length > 0;
  if (!byBody && !deeds.some(isOfThem)) return null;

  const isOfCourt = official.some(({ status }) => ofCourts.test(status)) || found.some(({ text }) => isTriedForIt(text));
  const rule = isOfCourt ? "2" : byBody ? "7" : "5";
  return {
    decision: "incident",
    rule,
    setAside: null,
    reason: reasonPointed(rule),
    support: [...deeds, ...passages.outcomes].map(({ start, end }) => ({ start, end })),
    status: statusFrom(steps)?.status ?? null,
    steps,
    clearings: [],
  };
}

/** What a reader is told of a finding that rests on a model's pointing. */
export const reasonPointed = (rule: "2" | "5" | "7"): string =>
  rule === "5"
    ? "A language model reads the quoted words as this person's. The rules alone could not tie them."
    : "A language model reads the act and what was decided about it as this person's. The rules alone could not tie them.";

function passagesOf(page: PageReading, pointed: readonly Pointed[]): Passages {
  const at = (...roles: Pointed["role"][]): Sentence[] =>
    page.sentences.filter(
      (sentence) =>
        sentence.kind !== "byline" &&
        pointed.some(({ start, end, role }) => roles.includes(role) && start < sentence.end && sentence.start < end),
    );
  const all = at("act", "words", "outcome");
  const indices = new Set(all.map(({ index }) => index));
  const notSaid = unasserted(page, ({ index }) => indices.has(index));
  const isAsserted = (sentence: Sentence) => !notSaid.some(({ start, end }) => start < sentence.end && sentence.start < end);
  return {
    all: all.filter(isAsserted),
    // "pleaded not guilty to theft": of another matter, whatever else is pointed at.
    deeds: at("act", "words").filter(
      (one) => isAsserted(one) && (concernsJews(one.text) || anotherOffenceIn(asPleaded(one.text)) === null),
    ),
    words: at("words").filter(isAsserted),
    outcomes: at("outcome").filter(isAsserted),
  };
}

/** Of Israel alone, or of a Nazi symbol and nothing more: what rules 8, 14 and 16 keep. */
function isOfStateOrSymbol({ page, discourse, ruling }: Read, { all }: Passages): boolean {
  const namesState = all.some(({ text }) => namesIsrael.test(text));
  // Rule 8 of a page that names Israel somewhere: what is pointed at has to be of something else.
  if (ruling.rule === "8" && namesState) return true;
  // Nor is what names Jews beside Israel hatred of them, where nobody calls it so and nothing in it is.
  if (namesState && !all.some(({ text }) => isOfHatred(text))) return true;
  // Rule 16 of a Nazi symbol alone: what is pointed at has to say more of Jews than that ("Jews out"), or call it hatred of them.
  return ruling.rule === "16" && !all.some((one) => isOfHatred(one.text) || quotesHatred(page, discourse, one));
}

/** A judge, counsel, a reporter or a witness of the case, or whoever has another part in it; or bias was not the motive. */
function isBesideTheCase({ page, discourse, record }: Read): boolean {
  const isOfOffice = (record.inOffice || record.witness) && !record.isAccused && record.words.length === 0;
  return isOfOffice || biasDenied(page, discourse, record) || hasAnotherPart(page, discourse, record);
}

const isTheirs = ({ page, discourse, record }: Read, sentence: Sentence) => isOfSubject(page, discourse, record, sentence);
const isAnothers = ({ page, discourse, record }: Read, one: Sentence) =>
  isOfNamedOther(discourse, record, one) || isOfAnotherRole(page, record, one) || isByWordOfAnother(one);
/** Not what they left undone, read out, condemned or played. */
const isDone = ({ text }: Sentence) => ![leavesUndone, quotesAnother, onStage].some((pattern) => pattern.test(text));
const speaksOfJews = ({ page, discourse }: Read, one: Sentence) =>
  concernsJews(one.text.replace(onlyBeside, " ")) ||
  quotesHatred(page, discourse, one) ||
  (namesBias.test(one.text) && !namesIsrael.test(one.text));

/**
 * What stands beside Jews and is nothing done to them: to belong to a neo-Nazi group, to stand in what was a camp, a window of a shop that Jews own. What
 * is pointed at has to say more.
 */
const onlyBeside =
  /\b(?:neo-?nazi|nazi|fascist|far[- ]right)[- ](?:(?:terror(?:ist)?|online|youth|skinhead|beauty|banned) ){0,2}(?:groups?|organi[sz]ations?|part(?:y|ies)|movements?|networks?|cells?|clubs?|bands?|contests?|pageants?|ideolog\w+|memorabilia|sympathi[sz]ers?|gangs?)\b|\b(?:in|at|of|outside|near|inside) (?:an?|the|what was once an?) (?:[\w-]+ ){0,6}?(?:concentration|death|extermination|labou?r) camps?\b|\bjewish[- ](?:owned|run|operated)\b/gi;

function againstSubject(read: Read, { all, words }: Passages): Against {
  const { page, discourse, record } = read;
  const { steps: taken, anothers } = stepsIn(page, discourse, record, all);
  // "His brother was jailed", "was suspended for leaving early": of somebody else, or for something else.
  const steps = taken.filter(({ sentence }) => {
    const one = page.sentences[sentence];
    if (!one) return true;
    const isForIt =
      concernsJews(one.text) || isOfHatred(one.text) || !(isStepForAnotherThing(one.text) || isForAnotherThing(one.text));
    return isForIt && !isByWordOfAnother(one) && !isOfNamedOther(discourse, record, one);
  });
  const official = steps.filter(
    ({ status, sentence }) =>
      status !== "alleged" && status !== "apologised" && !againstNoPerson.test(page.sentences[sentence]?.text ?? ""),
  );
  return {
    steps,
    official,
    found: all.filter((one) => !anothers.has(one.index) && isFinding(read, one)),
    spoken: words.filter((one) => isQuotedOfSubject(discourse, one) && isDone(one)),
    isDecided: official.some(({ status }) => isFinal.test(status)),
  };
}

/** A body found it of the subject, or a court has it before it. What a body found fair, or of somebody else, is no finding against them. */
function isFinding(read: Read, one: Sentence): boolean {
  const { text } = one;
  const theirs = isTheirs(read, one);
  if (!isDone(one) || againstNoPerson.test(text)) return false;
  if (!theirs && (bringsInSomebody(text) || isAnothers(read, one) || isOfBody.test(text))) return false;
  if (labelsAct(text) || (saysFound.test(text) && (concernsJews(text) || namesBias.test(text)))) return true;
  return (
    (isHeld.test(text) || isTriedForIt(text)) &&
    theirs &&
    answersInIt(read.discourse, one) &&
    (concernsJews(text) || !isForAnotherThing(text))
  );
}

/** Something on the page clears them, or leaves open what a body will find. */
function isTakenBack(
  { page, discourse, record, ruling }: Read,
  { all }: Passages,
  { steps, official, isDecided }: Against,
): boolean {
  // Of what the rules hold for the person only a charge that fell away beside a verdict or a sanction is outweighed.
  if (clearingsOf(page, discourse, record, ruling.steps).some(({ status }) => status !== "dismissed" || !isDecided)) return true;
  const taken = exculpationOf(page, discourse, record);
  if (taken && !(isDecided && /^(?:withdrawn|no-case)$/.test(taken.kind))) return true;
  // Sent home until somebody has looked into it.
  if (official.length > 0 && isMeanwhile(page, record, steps)) return true;
  // Somebody else had the password: only a court that has decided knows better.
  if (!official.some(({ status }) => isFinal.test(status) && status !== "disciplined") && isByAnotherHand(page)) return true;
  return !isDecided && (isUnfitForTrial(page) || isSomebodyCleared(page, all));
}

/** A step, a finding or words of theirs; one side's word without the words themselves, or a denial, asks for a step or for who is held liable. */
function isEnough(read: Read, { official, found, spoken }: Against): boolean {
  if (official.length > 0) return true;
  const isGiven = spoken.some((one) => quotesHatred(read.page, read.discourse, one, "p0"));
  const isSettled = found.some((one) => isHeld.test(one.text) && isTheirs(read, one));
  const needsStep = (/^(?:18|19)$/.test(read.ruling.rule) && !isGiven) || denies(read.record);
  return (isSettled || !needsStep) && found.length + spoken.length > 0;
}

/** Words alone: what is said of Jews has to be more than the name of a film that somebody laughed at, and not of several others. */
function isOfThem(one: Sentence): boolean {
  const text = one.text.replace(named, " ");
  const speaks = concernsJews(text) || namesBias.test(text);
  return speaks && (one.mentions.some(({ person }) => person === 0) || !ofSeveral.test(text));
}

/** Somebody calls it hatred, or it is. */
const isOfHatred = (text: string): boolean =>
  [namesAntisemitism, chargesBias, namesBias].some((pattern) => pattern.test(text)) ||
  hostility(text) >= 2 ||
  alludesToHolocaust(text);

/** Words in quotation marks in it are hostile to Jews: anybody's, or those of one speaker. */
const quotesHatred = (page: PageReading, discourse: Discourse, { index }: Sentence, of?: Who): boolean =>
  discourse.quotes.some(
    ({ sentence, speaker, quote }) =>
      sentence === index &&
      (of === undefined || speaker === of) &&
      hostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2,
  );

/**
 * The sentence names the subject or means them; or it stands beside one that names them and nobody else, and brings in nobody new
 * ("Ana Ruiz was shown the door. The column had asked …", "Ana Ruiz and Ben Foss appeared. The pair are alleged to have …").
 */
function isOfSubject(page: PageReading, discourse: Discourse, record: SubjectRecord, sentence: Sentence): boolean {
  const isNamed = ({ mentions }: Sentence) => mentions.some(({ person }) => person === 0);
  if (tellsOfOthers.test(sentence.text)) return false;
  if (isDoneToThem(discourse, sentence) || isByWordOfAnother(sentence)) return false;
  if (isNamed(sentence) || record.about.has(sentence.index)) return true;
  if (sentence.mentions.length > 0) return false;
  // "Two men have been refused bail. … Ana Ruiz and Ben Foss appeared": whom the page opens with, and whom it names first.
  const first = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.length > 0);
  const isOpening = first !== undefined && sentence.index < first.index;
  if (bringsInSomebody(sentence.text))
    return isOpening && (record.isAccused || isLikely(page)) && isNamed(first) && isOfAll(discourse, first);
  return page.sentences.some(
    (other) =>
      Math.abs(other.index - sentence.index) <= nearTheName &&
      isNamed(other) &&
      (other.mentions.every(({ person }) => person === 0) || discourse.group.has("p0")),
  );
}

/** What the page says around their name speaks for their being the one whom it opens with, and nothing in it for another part. */
const isLikely = (page: PageReading) => leadPoints(page, 0) >= likelyFrom;
const likelyFrom = 1;

/** It names nobody but the subject and those who answer with them. */
const isOfAll = ({ group }: Discourse, { mentions }: Sentence): boolean =>
  mentions.every(({ person }) => person === 0 || group.has(`p${person}`));

/** So many sentences from the name a sentence without one may be whose the name is. */
const nearTheName = 2;
const newcomer =
  /\b(?:an?|another|two|three|four|some|several) (?:[\w-]+ ){0,3}?(?:man|men|woman|women|person|people|driver|teacher|student|pupil|officer|player|fan|boy|girl|teenager|treasurer|member|colleague|neighbou?r|stranger|strangers|baker|worker|resident|user|caller|passenger|suspect|schoolmate|relative|brother|sister|son|daughter|father|mother)s?\b/i;

/** "A councillor who shared posts has been found …", "on Monday a man was": somebody whom no name is given. */
function bringsInSomebody(text: string): boolean {
  if (newcomer.test(text)) return true;
  const words = /^(?:An?|Another|One|Two|Three|Four|Five|Several) ((?:[\w-]+ ){1,4})/.exec(text)?.[1]?.trim().split(" ") ?? [];
  return words.some((word) => isPersonNoun(word.toLowerCase()));
}

/** Somebody's words are quoted in it, and the page gives them to nobody else. */
function isQuotedOfSubject(discourse: Discourse, sentence: Sentence): boolean {
  const said = discourse.quotes.filter((quote) => quote.sentence === sentence.index);
  return said.some(({ speaker }) => speaker === "p0" || speaker === "?") && !said.every(({ toldBy }) => toldBy !== undefined);
}

/** "Ana Ruiz, for the prosecution, said that they had sprayed '…'". */
const tellsOfOthers =
  /\b(?:said|says|told [^,;]{2,30}|heard|testified|alleged|alleges)(?: that)? (?:they|the (?:two|three|four|pair|men|women|boys|girls|group|suspects|defendants))\b/i;

const cleared = new RegExp(`\\b(?:acquitted|cleared|exonerated|${notGuilty}|no case to answer)\\b`, "i");

/**
 * "His sister was acquitted": beside what is pointed at somebody is cleared by a word for them, and the page says by no name that it is another.
 */
function isSomebodyCleared(page: PageReading, pointed: readonly Sentence[]): boolean {
  const blocks = new Set(pointed.map(({ block }) => block));
  return page.sentences.some(({ text, start, block, kind, mentions }) => {
    const found = cleared.exec(text);
    if (!found || kind === "byline" || !blocks.has(block)) return false;
    const last = mentions.findLast(({ end }) => end <= start + found.index);
    return last === undefined || last.person === 0;
  });
}

const ofSeveral =
  /\b(?:several|some|two|three|four|five|a number of|dozens of|other) (?:[\w-]+ )?(?:candidates|students|members|people|officers|players|users|men|women|employees|teachers|fans|councillors|officials)\b/i;
/** 'a film called "…"'. */
const named = /\b(?:called|titled|entitled|named|headed|billed as) ["“‘'][^"”’]{2,80}["”’']/gi;

/** A verdict or a sanction: what was dropped beside it was not all of it. */
export const isFinal = /^(?:pleaded guilty|convicted|sentenced|disciplined)$/;

/** "suspended over comments made by a caller": for what others said. */
const overOthersWords =
  /\b(?:over|for|after|following|because of|about) (?:the |an? |some )?(?:[\w-]+ ){0,2}?(?:comments?|remarks?|words?|messages?|posts?|songs?|chants?|jokes?|speech|articles?|interviews?) (?:[\w-]+ ){0,2}?(?:by|of|from) (?:an?|another|one of|other|some|two|three|several|callers?|guests?|listeners?|fans?|pupils?|students?|readers?)\b/i;
/** "upheld a ban on performances by the comedian": taken against no person. */
const againstNoPerson =
  /\b(?:bans?|banned|prohibit\w*|cancel\w*) (?:on |the |all |an? |of |his |her |their |further ){0,3}(?:performances?|shows?|concerts?|exhibitions?|screenings?|books?|films?|songs?|sales?|tours?|marches?|rally|rallies|conferences?|meetings?)\b/i;

/** A body, and what it finds. */
const saysFound =
  /\b(?:tribunal|panel|court|jury|judge|commission|committee|council|board|inquiry|investigation|regulator|ombudsman|university|league|federation|union|party|adjudicator|hearing)\b[^.;]{0,80}\b(?:found|ruled|held|concluded|determined|decided|upheld)\b|^(?:It|She|He|They) (?:also )?(?:found|ruled|held|concluded|determined)\b/i;
/** Held liable or in breach by a body: of the subject only where the sentence is theirs. */
const isHeld =
  /\b(?:(?:has|have|had) been|was|were) (?:also )?(?:found|held|ruled|adjudged) (?:to (?:have (?:\w+ )?(?:breached|broken|violated|harassed|discriminated|brought|committed|engaged)|be (?:liable|in breach|guilty))|(?:\w+ly )?(?:liable|in breach|responsible)\b)|\b(?:jury|court|tribunal|panel|judge|committee|commission)\b[^.;]{0,30}\b(?:found|held)\b[^.;]{0,60}\b(?:liable|in breach|responsible for)\b/i;
/** Before a court that has not decided yet. */
const isTried =
  /\b(?:refused|denied) bail\b|\b(?:held|remanded) (?:without bail|in custody)\b|\b(?:pleaded|pled|pleading) not guilty\b|\b(?:is|are) (?:due |expected |scheduled |set )?to (?:be tried|stand trial|go on trial|appear (?:in|before) [^.;]{0,30}?court)\b|\b(?:the (?:prosecution|crown)|prosecutors?) (?:alleges?|alleged|says?|said)\b/i;
const isTriedForIt = (text: string) => isTried.test(text) && anotherOffenceIn(asPleaded(text)) === null;
const asPleaded = (text: string) => text.replaceAll(/\b(?:pleaded|pled|pleading) not guilty\b/gi, "pleaded guilty");
const denies = (record: SubjectRecord) => record.denials.some(({ negated }) => !negated) && record.admissions.length === 0;

/**
 * Steps that the ladder reads in these sentences, once they are the subject's: none that they take, nor of somebody else.
 * `anothers`: the sentences of which a step is the subject's own act or somebody else's fate.
 */
function stepsIn(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  sentences: readonly Sentence[],
): { steps: Step[]; anothers: ReadonlySet<number> } {
  const indices = new Set(sentences.map(({ index }) => index));
  const firstNamed = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.length > 0)?.index ?? 0;
  const ofOthers = (clause: ResolvedClause) => {
    const owns = /^(?:admit|plead)$/.test(clause.class);
    const [who, actor] = owns ? [clause.agentIs, clause.agent] : [clause.patientIs, clause.patient];
    // "convicted a baker": somebody whom the page brings in beside them; "the teacher was dismissed" may be they, and whom it opens with.
    const isOpening = (record.isAccused || isLikely(page)) && clause.sentence < firstNamed;
    const isNew = actor?.kind === "role" && !actor.definite && who !== "p0" && !isOpening;
    return /^p[1-9]/.test(who) || isNew || (!owns && clause.agentIs === "p0" && !clause.passive);
  };
  // "The case is suspended": nobody is.
  const isOfCase = (clause: ResolvedClause) => {
    const { text } = page.sentences[clause.sentence] ?? { text: "" };
    return clause.class === "discipline" && withoutProceedings(text).length < text.length;
  };
  const steps = discourse.clauses.filter(
    (clause) => indices.has(clause.sentence) && stepClasses.test(clause.class) && !isOfCase(clause),
  );
  const anothers = new Set(steps.filter(ofOthers).map(({ sentence }) => sentence));
  const tied: SubjectRecord = {
    ...record,
    isAccused: true,
    about: new Set([...record.about, ...indices]),
    scope: new Set([...record.scope, ...indices]),
    steps: [...new Set([...record.steps, ...steps.filter((clause) => !ofOthers(clause))])],
  };
  const own = new Set([...record.steps, ...record.frames].map(({ sentence }) => sentence));
  for (const sentence of own) anothers.delete(sentence);
  const read = stepsOf(page, discourse, tied).filter(
    ({ sentence, status }) => indices.has(sentence) && !isExonerating(status) && !anothers.has(sentence),
  );
  return { steps: read, anothers };
}
