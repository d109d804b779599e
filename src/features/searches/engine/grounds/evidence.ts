import { isOfConvictionBefore } from "../outcomes/older-case.ts";
import { actsTold, isLabelInAnswer } from "./acts-told.ts";
import { type CaseNature, isOfAnothersWorks, isTaught, natureOf, ofAnother, nearTheCase } from "./case-nature.ts";
import type { Discourse, ResolvedClause } from "../attribution/discourse.ts";
import { stepsForWords, takesUpLabel } from "./grounds.ts";
import {
  chargesBias,
  hostility,
  namesAntisemitism,
  namesBias,
  namesIsrael,
  namesJewish,
  namesOtherGroup,
  saysJew,
} from "../hatred/hostility.ts";
import { congregation } from "../hatred/jewish-places.ts";
import { isLabelGround, isLabelLinked } from "./label-ties.ts";
import { bringsInAnother, isLabelOfOthers, isOfOfficeHolder } from "../attribution/labels-of-others.ts";
import { massacresBy } from "./massacres.ts";
import { byNone } from "../reading/negated.ts";
import { saysNoBias } from "./no-bias.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { goesOn } from "../attribution/case-scope.ts";
import { hasStepIn, type SubjectRecord } from "../attribution/record.ts";
import { isSecondHand } from "../attribution/second-hand.ts";
import { ownText, sentenceOwn } from "../reading/own-text.ts";
import { isForTheSame } from "../attribution/same-offence.ts";
import type { OwnWords } from "../attribution/own-words.ts";
import { isOfAnotherOfThem } from "../attribution/words-of-each.ts";
import { withSubject } from "./signs.ts";
import { isMisread, isTied } from "./words-of-things.ts";

/** What speaks for a finding about the subject, as sentence numbers: whose words, what is called antisemitic, what is charged as bias, what a body found. */
export type Evidence = {
  own: OwnWords[];
  things: OwnWords[];
  labelled: number[];
  biased: number[];
  found: number[];
  /** A step was taken over what is only complained of, or while it is looked into. */
  alleged: number[];
  nature: CaseNature;
  /** That they killed, shot or held several people at a Jewish place. */
  massacres: number[];
  /** What is called antisemitic, and nothing ties to what they did: for a human beside a step. */
  untied: number[];
};

/** Before "antisemitism": "at a vigil against". */
const opposed =
  /\b(?:against|combat\w*|fight\w*|tackl\w+|counter\w*|oppos\w+|monitor\w*|(?:conference|lecture|hearing|debate|seminar|talk|book|report|study) (?:on|about|of)) (?:\w+ )?$/i;

const jewishTarget = `(?:jews\\b|synagogues?\\b|${congregation}|yeshivas?\\b|jewish (?:\\w+ ){0,2}(?:communit(?:y|ies)|people|schools?|cent(?:re|er)s?|institutions?|organi[sz]ations?|museum|cemetery|worshippers|students|children|congregation|camp|hospital|neighbou?rs|family|families|residents))`;

const kills =
  "(?:bomb\\w*|kill\\w*|shoot\\w*|shot|burn\\w*|blow\\w* (?:\\w+ ){0,3}up|murder\\w*|massacre\\w*|stab\\w*|slit|behead\\w*|gas\\b|set fire|attack\\w*|(?:carry\\w*|commit\\w*|launch\\w*) (?:out )?(?:an? )?(?:mass )?(?:shooting|attack|massacre|bombing))";
/** A threat of violence to Jews or a place of theirs, told as that: "left voicemails at two synagogues threatening to shoot the worshippers" too. */
const threatAtJews = new RegExp(
  [
    `\\bthreat(?:en(?:ed|ing|s)?|s)? (?:\\w+ ){0,2}?(?:to |of )?${kills}\\b[^.;]{0,40}\\b${jewishTarget}`,
    `\\b(?:bomb|death|shooting|arson) threats? (?:\\w+ ){0,3}?(?:against|to|at|on) [^.;]{0,30}\\b${jewishTarget}`,
    `(?<!\\b(?:used to|who|who had|that had|was|were|been) )\\b(?:left|leaving|sent|sending|made|making|recorded|recording|e-?mailed|phoned in|called in) (?:(?:an?|the|two|three|several|\\d+|more|than|dozens|hundreds|of|voice|threatening|repeated|menacing|obscene) ){0,5}(?:voice ?mails?|voice messages?|phone calls?|calls?|e-?mails?|messages?|letters?|texts?|notes?) (?:\\w+ ){0,3}?(?:to|at|for|with) [^.;]{0,40}\\b${jewishTarget}[^.;]{0,40}\\bthreat\\w* (?:that (?:he|she) (?:would|will) |to )?${kills}`,
    `\\b(?:e-?mailed|called|phoned|telephoned|rang|wrote to|messaged|texted|told) (?:(?:an?|the|two|three|four|five|several|some|local) )?(?:[\\w-]+ )?${jewishTarget},? (?:\\w+ )?(?:that (?:he|she)|and (?:said|wrote) (?:that )?(?:he|she)|saying (?:that )?(?:he|she)) (?:would|will|was going to|is going to|planned to|intended to|wanted to) (?:\\w+ )?${kills}`,
  ].join("|"),
  "i",
);

/** A quarrel among Jews: what was said in it is not for rules to weigh. */
const amongJews =
  /\b(?:haredi|hasidic|ultra-orthodox|jewish|israeli|secular jewish) (?:\w+ )?(?:man|woman|protesters?|students?|activists?|extremists?|settlers?)\b[^.;]{0,60}\b(?:charged|arrested|convicted|sentenced|fined)\b|\bsecular jew/i;

const slursAtJews =
  /\bjew(?:s|ish)\b[^.;]{0,40}\b(?:with|shout\w*|yell\w*|scream\w*|us\w*|hurl\w*) (?:\w+ ){0,2}(?:slurs?|epithets?)\b|\b(?:slurs?|epithets?) (?:at|to|towards?|against|on) [^.;]{0,20}\bjew(?:s|ish)\b/i;

const theirReport =
  /^(?:['’]s|s['’]|.['’]) (?:[\w-]+ ){0,3}?(?:reports?|review|inquiry|enquiry|investigation|findings|ruling|judge?ment|decision|study|analysis|audit|panel|committee|commission|column|article|book)\b[^.;]{0,40}$/i;

/** Behind "found": things, and where they were. */
const discovered =
  /^ (?:[\w-]+,? ){0,6}?(?:posts?|messages?|materials?|content|literature|writings?|books?|flags?|symbols?|images?|videos?|files?|memorabilia|paraphernalia|propaganda|documents?|manifesto|notes?|graffiti|leaflets?|flyers?|stickers?|swastikas?|weapons?|cartoons?|memes?|searches|drawings?|items)\b(?: [\w-]+){0,3}? (?:on|in|at|among|inside|from|during|when)\b/i;

/** "Forensic investigators found manuals and a wealth of antisemitic material": who searches finds things, who judges finds that. */
function isFoundInSearch(page: PageReading, sentence: Sentence, clause: { start: number; end: number }): boolean {
  return (
    /\b(?:investigators?|police|detectives?|officers?|agents?|deputies|searche?s?|forensic \w+|experts|raid|search of [^.;]{2,60}) (?:had |have |has |also |later |then |\w+ly )*$/i.test(
      page.text.slice(sentence.start, clause.start),
    ) && /^ (?!that\b|[^.;]{0,40}\b(?:guilty|responsible|to have|to be)\b)/.test(page.text.slice(clause.end, sentence.end))
  );
}

/** Behind "found": "no evidence of an antisemitic motive", "that there was insufficient evidence", "nothing to suggest". */
const findsNothing =
  /^,? (?:that )?(?:there (?:was|were|is|are|had been|has been) )?(?:no|nothing|nobody|no one|neither|none|not|insufficient|too little|little|scant)\b(?! (?:only|merely|just|simply|doubt|difficulty|reason to doubt|hesitation)\b)/i;

/** "that Ruiz had posted nothing antisemitic", "had made a complaint of antisemitic remarks": what they did is not that. */
const nothingOfTheKind =
  /\b(?:nothing|no (?:\w+ ){0,2}?|neither (?:\w+ ){0,3}?|none of (?:\w+ ){1,4}?)(?: (?:that was|which was))?anti-?(?:semit|jewish)|\bnothing (?:\w+ )?anti-?(?:semit|jewish)|\b(?:made|lodged|filed|posted|sent|wrote|published|issued) (?:an? |the |his |her )?(?:\w+ )?(?:complaints?|warnings?|reports?|grievances?) (?:of|about|on|against|over)\b|\b(?:acted|spoke|spoken|stood|protested|campaigned|worked) (?:up |out )?against\b[^.;]{0,20}\banti-?semit/i;

/** "held that her posts about Jews were hateful". */
const hatefulOfJews =
  /\b(?:remarks?|comments?|words|posts?|messages?|e-?mails?|tweets?|statements?|claims?|jokes?|language|lectures?|speech|sermons?|cartoons?) (?:about|on|against|of|towards?) (?:the )?jew(?:s|ish people)\b(?! and\b)(?:(?!\b(?:that|which|who|whom|by|not|never)\b)[^.;]){0,40}? (?:was|were|are|is|had been|amounted to|constituted) (?:(?:\w+ly|both|an?) )*(?:hateful|hate|hatred|hate speech|racist|racism|discriminatory|vilification|incitement|dehumani[sz]ing|degrading|abusive)\b/i;

const foundByIt = /^It (?:has |had |also |further |then |therefore |additionally |unanimously )*$/;

const ofMeaning = /\b(?:meanings? of|meant that|defamatory|libel\w*|defam\w+|slander\w*)\b/i;

/** "excluding | him", "the decision to drop | Ana Ruiz", "the treatment of | her": right before whom it was done to. */
const doneTo =
  /\b(?:excluding|removing|barring|banning|expelling|refusing(?: to \w+)?|turning away|dropping|singling out|targeting|questioning|rejecting|ejecting|(?:exclusion|removal|rejection|treatment|questioning|targeting|ejection) of|(?:decision|refusal|move|choice) (?:not )?to \w+|conduct towards|remarks? to|words to) $/i;
/** "his exclusion", "Ruiz's removal". */
const ofTheirExclusion = /^(?:['’]s?)? (?:\w+ )?(?:exclusion|removal|rejection|ejection)\b/i;

/** "found that excluding him was antisemitic": what is found was done to the subject, by a name or a word that means them. */
function isFoundDoneTo(page: PageReading, discourse: Discourse, { start, end, mentions }: Sentence): boolean {
  const places = [
    ...mentions.filter(({ person }) => person === 0).map((mention) => ({ start: mention.from, end: mention.end })),
    ...discourse.meant.filter((actor) => actor.start >= start && actor.end <= end),
  ];
  return places.some(
    (place) =>
      doneTo.test(page.text.slice(start, place.start)) || ofTheirExclusion.test(page.text.slice(place.end, place.end + 40)),
  );
}

/** "found that Ana Ruiz, who is Jewish, had been subjected to antisemitic language": she is the one it was done to. */
function isFoundHarmed(page: PageReading, discourse: Discourse, record: SubjectRecord, sentence: Sentence): boolean {
  if (!record.isAccused && namesAntisemitism.test(sentence.text) && isFoundDoneTo(page, discourse, sentence)) return true;
  // "found that the councillor's remark about Ana Ruiz was antisemitic": it was made about her.
  const isTarget = sentence.mentions.some(
    (mention) =>
      mention.person === 0 &&
      /\b(?:remarks?|comments?|words?|posts?|messages?|abuse|slurs?|insults?|language|e-?mails?|letters?|threats?|statements?|jokes?|conduct|behaviou?r|harassment|votes?|campaigns?|attacks?|complaints?|discrimination|hostility|bias|prejudice) (?:of (?:his|hers|theirs) )?(?:\w+ )?(?:about|to|towards?|against|at|of|aimed at|directed at)(?: [\w-]+){0,3} $/i.test(
        page.text.slice(Math.max(sentence.start, mention.from - 70), mention.from).replace(/,/g, ""),
      ) &&
      !/\bof (?!(?:his|hers|theirs) (?:to|at|about|against))(?:[\w-]+ ){0,3}$/i.test(
        page.text.slice(Math.max(sentence.start, mention.from - 30), mention.from),
      ),
  );
  if (isTarget) return true;
  return sentence.mentions.some(
    (mention) =>
      mention.person === 0 &&
      /^(?:,[^.;]{1,80},)? (?:had been|has been|was|were|is|had (?:suffered|experienced|endured|faced))(?: \w+ly)? ?(?:(?:subjected|targeted|harassed|abused|called|discriminated against|treated|victimi[sz]ed|denied|refused|bullied|mocked|taunted|turned away|the (?:victim|target|subject))\b|\S*$)/.test(
        page.text.slice(mention.end, Math.min(sentence.end, mention.end + 130)),
      ),
  );
}

/** "suspended while the club looks into a complaint of antisemitism". */
const onlyAlleged =
  /\b(?:suspended|dropped|removed|stood down|on leave|sidelined|withdrawn|excluded)\b[^.;]*\b(?:while|pending|as|until|after|over|amid|following)\b[^.;]*\b(?:complaints?|allegations?|claims?|accusations?|accused|inquiry|investigat\w+|looks? into|looking into|review\w*)\b[^.;]{0,40}\b(?:antisemit\w*|anti-semit\w*|anti-jewish)\b|\b(?:accused of|accusations? of|over alleged) (?:[\w-]+ )?(?:antisemit\w*|anti-semit\w*)[^.;]*\b(?:suspended|stood down|placed on leave|excluded)\b[^.;]*\b(?:pending|while|until)\b[^.;]{0,60}\b(?:investigat\w+|inquir\w+|hearing|review)\b/i;

/** "pleaded guilty and was ordered to do community service": to what, is what the page has told of. */
const noGroundOfOwn =
  /\b(?:(?:pleaded|pled) guilty|admitted (?:the|his|her) (?:charges?|part|role|offen[cs]es?)|(?:was|were|has been) (?:also |later )?(?:convicted|found guilty|sentenced|jailed|fined))(?=[.,;]| and\b| in (?:\p{Lu}|\w+ court)| to (?:(?:do|pay|serve|carry|complete|perform|attend)\b|(?:\w+|\d+)[ -](?:years?|months?|weeks?|days?|hours?)\b| the same\b))/iu;

const bothBiased =
  /\b(?:judges?|court|jury|tribunal|bench|panel)\b[^.;“”"]{0,30}\b(?:call(?:ed|s)|rul(?:ed|es)|found|held|deemed|class(?:ed|ified)|consider(?:ed|s)|treated|described|declared)\b(?: that)? (?:both|the two|each)\b[^.;“”"]{0,40}\b(?:hate crimes?|anti-?semitic|bias crimes?)\b/i;
const secondOfCase =
  /\b(?:another|(?:an?|the|his|her|their) (?:second|third|fourth|fifth|other)) (?:man|woman|person|defendant|suspect|teenager|youth|student|member|officer|employee|accused)\b|\bco-?(?:defendant|accused|conspirator)s?\b|\baccomplices?\b/i;

const companions =
  "roommate|flatmate|housemate|friend|brother|sister|cousin|girlfriend|boyfriend|partner|wife|husband|workmate|colleague|companion|neighbou?r|classmate|team-?mate";
const companionOpening = new RegExp(`^(?:The|His|Her|Their) (?:\\w+ )?(?<noun>${companions}),? `);

/** "… which Foss's roommate helped him with. … The roommate, Ana Ruiz, pleaded guilty": who had a hand in it, taken up by the same word. */
function isHelperOfCase(page: PageReading, index: number): boolean {
  const noun = companionOpening.exec(page.sentences[index]?.text ?? "")?.groups?.["noun"];
  if (noun === undefined) return false;
  const helped = new RegExp(
    `\\b${noun}\\b[^.;]{0,30}\\b(?:help|assist|join|took part|takes part|kept (?:watch|lookout)|drove|held|handed|egged|encourag|film)\\w*|\\b(?:with|together with|helped by|and) (?:the help of )?(?:his|her|their|an?) (?:\\w+ )?${noun}\\b`,
    "i",
  );
  return page.sentences.some((sentence) => sentence.kind === "main" && sentence.index < index && helped.test(sentence.text));
}

/** "Black people and Jews", "Jewish and Muslim families": Jews by name among those it was aimed at. */
const jewsAmongOthers =
  /\b(?:black|african[- ]american|muslim|asian|hispanic|latino|gay|lgbtq?|sikh)s?(?: (?:people|men|women|americans|communit(?:y|ies)))?(?:,| and| or|,? and) (?:the )?jew(?:s|ish)\b|\bjew(?:s|ish)(?: (?:people|americans|communit(?:y|ies)))?(?: and| or|,? and|,) (?:the )?(?:black|african[- ]american|muslim|asian|hispanic|latino|gay|lgbtq?|sikh)s?\b/i;

/** "Black, white, Jewish and Hispanic families": Jews among everybody. */
const jewsInMixedList =
  /\b(?:black|white|african[- ]american|muslim|christian|asian|hispanic|latino|indian|native)\b[^.;]{0,30}?(?:,| and| or) jewish\b|\bjewish(?:,|,? and|,? or) (?:\w+,? (?:and |or )?){0,2}(?:black|white|muslim|christian|asian|hispanic|latino)\b/i;

const supremacist = /\bwhite (?:power|pride|supremacy)\b|\b(?:kkk|ku klux klan)\b/gi;

/** "white power" and no more: against many, and of Jews only where the case is. */
const isSupremacist = (said: string) => said.search(supremacist) >= 0 && hostility(said.replaceAll(supremacist, "")) < 2;

/** Weighs each sentence of the subject's case, then the case of the one accused as a whole. */
export function collect(page: PageReading, discourse: Discourse, record: SubjectRecord): Evidence {
  // "Black, white, Jewish and Hispanic families live there": who lives there is not whom it was aimed at.
  const atJews = [...record.scope].some((index) => {
    const own = sentenceOwn(page, index);
    return namesAntisemitism.test(own) || (namesJewish.test(own) && !jewsInMixedList.test(own));
  });
  const near = nearTheCase(page, record);
  // "white power" beside the name of a gang: the words of one sentence are weighed together.
  const inOneSentence = ({ sentence, by }: OwnWords) =>
    record.words
      .filter((words) => words.sentence === sentence && words.by === by)
      .map(({ start, end }) => page.text.slice(start, end))
      .join(" ");
  const real = record.words.filter(
    (words) =>
      !words.recited &&
      !words.doubted &&
      record.scope.has(words.sentence) &&
      ((words.by === "own" && words.level >= 2) || near.has(words.sentence)) &&
      (atJews || !isSupremacist(inOneSentence(words))),
  );
  const evidence: Evidence = {
    own: real.filter((words) => words.by === "own" && !isMisread(page, words)),
    things: real.filter((words) => words.by !== "own" && isTied(page, record, words)),
    labelled: [],
    biased: [],
    found: [],
    alleged: [],
    nature: natureOf(page, discourse, record),
    massacres: massacresBy(page, discourse, record),
    untied: [],
  };
  // What the page says that somebody else did is no part of their case.
  const isOthers = (index: number) => {
    const involved = [...(discourse.involved[index] ?? [])];
    return (
      !involved.includes("p0") &&
      involved.some((who) => /^p[1-9]/.test(who) && discourse.doers.has(who) && !discourse.group.has(who))
    );
  };
  const caseText = [...record.scope]
    .map((index) => (page.sentences[index]?.kind === "byline" || isOthers(index) ? "" : sentenceOwn(page, index)))
    .join(" ");
  // A synagogue in one sentence and a mosque in another: what they did to Jews is told by itself.
  const isApart = [...evidence.nature.targeted, ...evidence.nature.symbolsOn].some(
    (index) => record.about.has(index) && !namesOtherGroup.test(sentenceOwn(page, index)),
  );
  const jewishCase =
    namesJewish.test(caseText) &&
    (!namesOtherGroup.test(caseText) || jewsAmongOthers.test(caseText) || isApart || isStepOverJews(page, record));
  for (const sentence of page.sentences)
    if (sentence.kind === "main" && record.scope.has(sentence.index) && near.has(sentence.index))
      weighSentence(page, discourse, record, sentence, jewishCase, evidence);
  evidence.labelled.push(
    ...takesUpLabel(page, discourse, record),
    ...stepsForWords(page, record),
    ...actsTold(page, discourse, record),
  );
  if (record.isAccused) evidence.biased.push(...evidence.massacres);
  addSameOffence(page, discourse, record, evidence);
  addSecondOfCase(page, discourse, record, evidence);
  addBothOfCase(page, record, evidence);
  weighCase(page, discourse, record, jewishCase, evidence);
  const isTheirs = (index: number) =>
    !isLabelOfOthers(withSubject(page, index)) &&
    !bringsInAnother(page, index) &&
    !isOfOfficeHolder(page, index) &&
    !isOfAnotherOfThem(page, discourse, index);
  evidence.labelled = evidence.labelled.filter(isTheirs);
  evidence.untied = evidence.untied.filter(isTheirs);
  return evidence;
}

/**
 * "Ruiz, 36, was seen behind the synagogue. He pleaded guilty to mischief, enhanced as a hate crime.", on a page of several places that were hit: the
 * paragraph of the plea names what is Jewish and no other group.
 */
function isStepOverJews(page: PageReading, record: SubjectRecord): boolean {
  return record.frames.some(({ kind, sentence }) => {
    const block = page.sentences[sentence]?.block;
    const own = page.sentences.filter((one) => one.kind === "main" && one.block === block);
    const text = own.map(({ index }) => sentenceOwn(page, index)).join(" ");
    return (
      /^(?:plead|convict|sentence)$/.test(kind) &&
      own.some(({ mentions }) => mentions.some(({ person }) => person === 0)) &&
      namesJewish.test(text) &&
      !namesOtherGroup.test(text) &&
      !/\b(?:church|chapel|mosque|banner)\b/i.test(text) &&
      chargesBias.test(text)
    );
  });
}

/*
 * The parts of `collect`, each a function of its own: as one it was compiled anew again and again, for longer than it ran.
 * Each adds what it finds to the evidence, in their order.
 */

/** A sentence of the case by itself: a step or an act with its ground, a label, a finding. */
function weighSentence(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  sentence: Sentence,
  jewishCase: boolean,
  evidence: Evidence,
): void {
  const text = ownText(page, sentence);
  const mine = record.about.has(sentence.index);
  if (saysNoBias(text) || isFoundHarmed(page, discourse, record, sentence)) return;
  if (sentence.mentions.length === 0 && ofAnother.test(text)) return;
  const hasStep =
    record.steps.some((step) => step.sentence === sentence.index && !step.negated) ||
    record.frames.some((frame) => frame.sentence === sentence.index);
  const hasAct = record.acts.some((act) => act.sentence === sentence.index && !act.negated);
  // "Criminal mischief, bias-motivated. … Ana Ruiz, 33, taken into custody": an entry is its own person's from the first word.
  const isListedEntry = record.listed && (mine || record.soleAccused);
  if (hasStep || hasAct || isListedEntry) {
    const label = namesAntisemitism.exec(text);
    if (label && isTaught.test(text.slice(label.index + label[0].length))) return;
    if (label && hasStep && isLabelInAnswer(sentence)) return;
    if (label && !isListedEntry && !(hasStep ? isLabelGround : isLabelLinked)(withSubject(page, sentence.index))) {
      evidence.untied.push(sentence.index);
      return;
    }
    if (label && !opposed.test(text.slice(0, label.index)))
      (onlyAlleged.test(text) ? evidence.alleged : evidence.labelled).push(sentence.index);
    else if (namesBias.test(text) && namesJewish.test(sentence.text)) evidence.biased.push(sentence.index);
    else if (
      hasStep &&
      (record.soleAccused ||
        record.frames.some((frame) => frame.sentence === sentence.index) ||
        record.steps.some(
          (step) =>
            step.sentence === sentence.index &&
            (step.patient?.kind === "person" || (discourse.group.has("p0") && step.patientIs.startsWith("r:"))),
        )) &&
      chargesBias.test(text) &&
      jewishCase &&
      (namesJewish.test(text) || !isOfConvictionBefore(page, record, sentence.index))
    )
      evidence.biased.push(sentence.index);
  }
  if (
    record.soleAccused &&
    !hasStep &&
    /\b(?:was|were|is|are|be|as|constitut\w+)\b(?:(?!\b(?:because|of|by|after|over|with|to|for|from|about|against)\b)[^.;]){0,30}\b(?:antisemitic|anti-semitic|anti-jewish)\b/i.test(
      text,
    ) &&
    !isSecondHand(text, page) &&
    !byNone.test(text) &&
    !/\b(?:if|whether|not|accept|asked|complain\w*|called|might|may|could|possibly|reject\w*|den(?:y|ied|ies)|disput\w*)\b/i.test(
      text,
    ) &&
    !isOfAnothersWorks(page, discourse, sentence, text, text.search(namesAntisemitism))
  )
    evidence.labelled.push(sentence.index);
  if (record.isAccused || mine) weighFindings(page, discourse, record, sentence, evidence);
}

/** What somebody found in this sentence, where it was found of the person. */
function weighFindings(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  sentence: Sentence,
  evidence: Evidence,
): void {
  const text = ownText(page, sentence);
  const mine = record.about.has(sentence.index);
  for (const clause of discourse.clauses) {
    if (clause.sentence !== sentence.index || clause.negated || clause.hedged) continue;
    if (
      clause.class !== "find" ||
      !(
        clause.agentIs.startsWith("b:") ||
        clause.passive ||
        /^p[1-9]/.test(clause.agentIs) ||
        clause.agent?.kind === "pronoun" ||
        // "It found that": the body of the sentence before.
        (clause.agent === null && foundByIt.test(page.text.slice(sentence.start, clause.start)))
      )
    )
      continue;
    if (clause.agentIs === "p0") continue;
    // "Ana Ruiz's report found that he had …": whoever wrote it.
    if (
      sentence.mentions.some(
        ({ person, end }) => person === 0 && theirReport.test(page.text.slice(end - 2, Math.max(end, clause.start))),
      )
    )
      continue;
    if (isOfNamedOther(page, discourse, sentence, clause)) continue;
    // "found that the meaning of the article was that X '…'": what a page says, not what X did.
    if (ofMeaning.test(text)) continue;
    if (!record.isAccused && !sentence.mentions.some((mention) => mention.person === 0 && mention.start > clause.start)) continue;
    // "…, the chief of police, X, said": who tells of it.
    if (
      discourse.clauses.some(
        (other) =>
          other.sentence === sentence.index && other.class === "say" && other.agentIs === "p0" && other.agent?.kind === "person",
      )
    )
      continue;
    // "Investigators found antisemitic posts on the suspect's computer": what was discovered, which decides nothing.
    if (discovered.test(page.text.slice(clause.end, sentence.end)) || isFoundInSearch(page, sentence, clause)) continue;
    const finding = page.text.slice(clause.end, sentence.end);
    if (findsNothing.test(finding) || nothingOfTheKind.test(finding)) continue;
    if (isFoundInWords(page, evidence, clause)) evidence.found.push(sentence.index);
    else if (
      (/\bantisemit|anti-jewish|because (?:they|he|she) (?:were|was|are|is) jew|hostile environment for jewish|creed|discriminat\w+ against [^.;]{0,40}\bjew(?:s|ish)\b|\b(?:insult|humiliat|intimidat|offend|vilif|degrad|demean|incit)\w*\b[^.;]{0,80}\bjew(?:s|ish)\b[^.;]{0,80}\bbecause of\b|\b(?:vilif\w+|hatred|contempt|hate speech)\b[^.;]{0,60}\bjew(?:s|ish)\b/i.test(
        page.text.slice(clause.start, sentence.end),
      ) ||
        hatefulOfJews.test(page.text.slice(clause.start, sentence.end))) &&
      (record.soleAccused || mine || (record.isAccused && goesOn(page, discourse, record.about, sentence)))
    )
      evidence.found.push(sentence.index);
  }
}

/** "who admitted the same offence": what another of the case answers for, in the words of the step against them. */
function addSameOffence(page: PageReading, discourse: Discourse, record: SubjectRecord, evidence: Evidence): void {
  const alike = [...record.about].find(
    (index) => page.sentences[index]?.kind === "main" && isForTheSame(page, sentenceOwn(page, index)) && hasStepIn(record, index),
  );
  if (alike !== undefined && !record.listed) {
    const others = [
      ...discourse.frames.map(({ person, sentence, kind }) => ({ who: `p${person}`, sentence, kind })),
      // "A man has been indicted … The office identified him as Ana Ruiz": by a word for somebody who is named.
      ...discourse.clauses
        .filter(({ passive, negated, hedged }) => passive && !negated && !hedged)
        .map(({ patientIs, sentence, class: kind }) => ({ who: patientIs, sentence, kind })),
    ];
    const model = others.findLast(
      ({ who, sentence, kind }) =>
        /^p[1-9]/.test(who) &&
        sentence < alike &&
        /^(?:plead|charge|convict|sentence|indict)$/.test(kind) &&
        (chargesBias.test(sentenceOwn(page, sentence)) || namesAntisemitism.test(sentenceOwn(page, sentence))),
    );
    const page0 = page.sentences.map((sentence) => (sentence.kind === "byline" ? "" : ownText(page, sentence))).join(" ");
    if (model && namesJewish.test(page0) && !namesOtherGroup.test(page0)) evidence.biased.push(alike, model.sentence);
  }
}

/** "A second man, Ana Ruiz, pleaded guilty to ethnic intimidation": of the case that the page tells. */
function addSecondOfCase(page: PageReading, discourse: Discourse, record: SubjectRecord, evidence: Evidence): void {
  const joined = [...record.about].filter(
    (index) =>
      page.sentences[index]?.kind === "main" &&
      (secondOfCase.test(sentenceOwn(page, index)) || isHelperOfCase(page, index)) &&
      !/\b(?:separate|unrelated|another (?:case|incident|attack)|different|initially|originally|at first|had been charged)\b/i.test(
        sentenceOwn(page, index),
      ) &&
      // "Another man, Ben Foss, pleaded guilty": of which case, the sentence does not say by itself.
      (chargesBias.test(sentenceOwn(page, index)) ||
        (noGroundOfOwn.test(sentenceOwn(page, index)) &&
          (!/\banother\b/i.test(sentenceOwn(page, index)) || namesJewish.test(sentenceOwn(page, index))))) &&
      hasStepIn(record, index),
  );
  if (joined.length > 0 && !record.listed) {
    const main = page.sentences.filter(({ kind }) => kind === "main");
    const ofCase = main.filter(({ index }) => [...(discourse.involved[index] ?? [])].some((who) => discourse.accused.has(who)));
    if (
      main.some((sentence) => namesJewish.test(ownText(page, sentence))) &&
      (joined.some((index) => chargesBias.test(sentenceOwn(page, index))) ||
        ofCase.some(
          (sentence) =>
            namesJewish.test(ownText(page, sentence)) &&
            /\b(?:desecrat|vandal|defac|damag|daub)\w*/i.test(ownText(page, sentence)) &&
            main.some((other) => /\bswastikas?\b/i.test(ownText(page, other)) || namesAntisemitism.test(ownText(page, other))),
        )) &&
      !ofCase.some((sentence) => namesOtherGroup.test(ownText(page, sentence)))
    )
      evidence.biased.push(...joined);
  }
}

/** "X was convicted together with Y, who got 15 years. The judges called both hate crimes": of the two right before. */
function addBothOfCase(page: PageReading, record: SubjectRecord, evidence: Evidence): void {
  for (const { index, block, kind } of page.sentences) {
    const before = page.sentences[index - 1];
    if (
      kind === "main" &&
      before?.block === block &&
      new Set(before.mentions.map(({ person }) => person)).size === 2 &&
      hasStepIn(record, before.index) &&
      bothBiased.test(sentenceOwn(page, index)) &&
      namesJewish.test(sentenceOwn(page, index)) &&
      !/\b(?:not|neither|never|no)\b/i.test(sentenceOwn(page, index))
    )
      evidence.biased.push(index);
  }
}

/** "has been fined for comments about Jewish people", "was convicted over jokes about the Holocaust": what a court punishes of that is why. */
export const punishedForWords =
  /\b(?:fined|convicted|found guilty|sentenced|jailed|imprisoned|ordered to pay)\b[^.;]{0,50}\b(?:for|over|of) (?!(?:reporting|exposing|criticising|criticizing)\b)(?:[\w'’-]+ ){0,4}?(?:(?:comments?|remarks?|jokes?|insults?|slurs?|rants?|tirades?) (?:about|on)|(?:comments?|remarks?|jokes?|posts?|statements?|words|songs?|sketch(?:es)?|insults?|slurs?|tweets?|messages?|videos?|articles?|rants?|tirades?) (?:against|at|targeting|insulting|denying|mocking|trivialising|trivializing)) (?:the )?(?:jews\b(?! who)|jewish (?:people|communit\w+|faith)\b(?! who)|judaism|holocaust|shoah)\b(?! (?:that|which) )/i;

/** The case of the one accused, read as a whole: who was its target, and what an authority says of the motive. */
function weighCase(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  jewishCase: boolean,
  evidence: Evidence,
): void {
  const { targeted, chosen, biased, official, symbols, symbolsOn } = evidence.nature;
  const labelled = evidence.nature.labelled.filter((index) => {
    const sentence = page.sentences[index];
    return sentence !== undefined && !isLabelInAnswer(sentence);
  });
  if (record.soleAccused) {
    const words = [...evidence.own, ...evidence.things].some((said) => said.level >= 1);
    const ofJews = targeted.length > 0 || chosen.length > 0;
    // What stands apart from the accused counts beside other signs of the same case.
    const other = ofJews || words || biased.length > 0 || symbols.length > 0;
    evidence.labelled.push(...official);
    for (const index of labelled) {
      if (!other && !record.about.has(index) && !takesUpWords(page, discourse, record, index)) continue;
      const tie = hasStepIn(record, index) ? isLabelGround : isLabelLinked;
      if (tie(withSubject(page, index))) evidence.labelled.push(index);
      else if (record.about.has(index)) evidence.untied.push(index);
    }
    evidence.biased.push(...biased.filter((index) => jewishCase && record.about.has(index)));
    if (ofJews && biased.length > 0 && jewishCase) evidence.biased.push(...biased);
    if (ofJews && (symbols.length > 0 || words)) evidence.biased.push(...targeted, ...chosen);
    if (jewishCase) evidence.biased.push(...symbolsOn);
    if (chosen.length > 0 && targeted.length > 0) evidence.biased.push(...chosen);
    // "charged with threatening to bomb a synagogue", "with harassing his Jewish neighbours with slurs": what it was is why.
    evidence.biased.push(
      ...targeted.filter((index) => {
        const text = sentenceOwn(page, index);
        const isTheirs =
          hasStepIn(record, index) ||
          discourse.clauses.some(
            (clause) =>
              clause.sentence === index &&
              clause.agentIs === "p0" &&
              (clause.agent?.kind === "person" || record.soleAccused) &&
              /^(?:threaten|harass|shout|yell|scream|hurl|leave|call|phone|telephone|ring|e-?mail|send|write|message|text|tell|make)/.test(
                clause.lemma,
              ),
          );
        return (
          isTheirs &&
          record.about.has(index) &&
          (threatAtJews.test(text) || slursAtJews.test(text)) &&
          !amongJews.test(text) &&
          !saysNoBias(text)
        );
      }),
    );
  }
  if (record.isAccused)
    evidence.biased.push(
      ...[...record.about].filter((index) => hasStepIn(record, index) && punishedForWords.test(sentenceOwn(page, index))),
    );
  // Beside others who are accused, what is said of this one alone.
  if (!record.soleAccused && record.isAccused) {
    const alone = (index: number) => {
      const sentence = page.sentences[index];
      return (
        sentence !== undefined &&
        [...(discourse.involved[index] ?? [])].every((who) => who === "p0" || !discourse.accused.has(who)) &&
        (record.about.has(index) || goesOn(page, discourse, record.about, sentence))
      );
    };
    const ofJews = [...targeted, ...chosen].some(alone);
    const words = [...evidence.own, ...evidence.things].some((said) => said.level >= 1);
    if (ofJews || words) evidence.labelled.push(...[...labelled, ...official].filter(alone));
    if (ofJews && jewishCase) evidence.biased.push(...biased.filter(alone));
    // "Three have been charged over swastikas on a synagogue": of each who is named as one of the three.
    const ofTheGroup = (index: number) =>
      discourse.group.has("p0") &&
      record.steps.some((step) => step.sentence === index && step.patient?.kind === "role" && !step.negated);
    if (jewishCase) evidence.biased.push(...symbolsOn.filter((index) => alone(index) || ofTheGroup(index)));
  }
}

/** "The board found that Ruiz had told a clerk '…'": the words are in the finding, and theirs by name. */
function isFoundInWords(page: PageReading, evidence: Evidence, clause: ResolvedClause): boolean {
  return (
    !clause.hedged &&
    evidence.own.some(
      ({ explicit, level, sentence, start, end }) =>
        explicit &&
        sentence === clause.sentence &&
        start > clause.end &&
        (level >= 2 || (level === 1 && saysJew(page.text.slice(start, end)))) &&
        !namesIsrael.test(page.text.slice(start, end)) &&
        page.mentions.some((mention) => mention.person === 0 && mention.start > clause.end && mention.end < start),
    )
  );
}

const wordsTakenUp =
  /^(?:the|his|her|their|these|those) (?:(?:[\w-]+ ){0,2}(?:antisemitic|anti-semitic|anti-jewish) (?:[\w-]+ )?(?:remarks?|comments?|posts?|messages?|tweets?|e-?mails?|statements?|texts?|jokes?|videos?|language|rants?)|(?:[\w-]+ ){0,2}(?:remarks?|comments?|posts?|messages?|tweets?|e-?mails?|statements?|texts?|jokes?|videos?|rants?)\b[^.;]{0,60}\b(?:included?|contained|featured|used|were|was|trafficked in|invoked|repeated|promoted)\b)/i;

/** "Ruiz was suspended. The tweets included antisemitic tropes.": what the sanction right before it was for, where nobody else is told of. */
function takesUpWords(page: PageReading, discourse: Discourse, record: SubjectRecord, index: number): boolean {
  const before = page.sentences.findLast((sentence) => sentence.kind === "main" && sentence.index < index);
  return (
    before !== undefined &&
    wordsTakenUp.test(sentenceOwn(page, index)) &&
    record.frames.some(({ sentence, kind }) => sentence === before.index && kind !== "party") &&
    [before.index, index].every((at) => [...(discourse.involved[at] ?? [])].every((who) => who === "p0" || who.startsWith("b:")))
  );
}

/** "ruled that both of Ben Foss's attacks were antisemitic": of what another did, who is named there alone. */
function isOfNamedOther(page: PageReading, discourse: Discourse, sentence: Sentence, clause: ResolvedClause): boolean {
  const behind = sentence.mentions.filter(({ start }) => start > clause.start);
  return (
    behind.every(({ person }) => person !== 0) &&
    behind.some(
      ({ person, end }) =>
        !discourse.doers.has(`p${person}`) &&
        /['’]s? (?:[\w-]+ ){0,2}(?:attacks?|remarks?|comments?|posts?|words|messages?|conduct|behaviou?r|actions?|speech|assaults?|threats?)\b/.test(
          page.text.slice(end - 2, end + 50),
        ),
    )
  );
}
