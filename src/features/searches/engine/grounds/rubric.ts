import { isCaseOfOthers } from "./case-of-others.ts";
import { hadNoPartInIt } from "../outcomes/no-part-in-it.ts";
import { isUnfitForTrial } from "../outcomes/unfit-for-trial.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { attackOnJews, isAttackOnJews, isChargedWithAttack, isNamedForAct } from "./attacks.ts";
import { isComplainant, suesOverIt, wonOverIt } from "./complainants.ts";
import { isSorryInWords } from "../attribution/own-deed.ts";
import { counselOf } from "../attribution/counsel.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { collect, type Evidence, punishedForWords } from "./evidence.ts";
import { setApart } from "../outcomes/exculpation-words.ts";
import {
  followsHarmToThem,
  hasOtherGround,
  hasPlainGround,
  isForAccusing,
  isForAnotherOffence,
  isOfSeparateCase,
  isAddressee,
  isForSomethingElse,
  strikesTheShouter,
} from "./grounds.ts";
import {
  alludesToHolocaust,
  chargesBias,
  hostility,
  isNaziSlogan,
  namesOtherGroup,
  saysJew,
  namesAntisemitism,
  namesBias,
  namesIsrael,
  namesJewish,
  namesNaziSymbol,
} from "../hatred/hostility.ts";
import type { SetAsideReason } from "../judgement.ts";
import { type Clearing, type Step, clearingsOf, statusFrom, stepsOf } from "../outcomes/ladder.ts";
import { isMassacreSettled } from "./massacres.ts";
import { biasDenied } from "./no-bias.ts";
import { isForNoFault } from "./no-fault.ts";
import { isQuotedOnJews, isStepNearJews, partUnclear, unclearWords, whyNothing } from "./no-finding.ts";
import { isOfJewsBesides, isQuotedOnIsraelAlone } from "./of-jews-besides.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { type SubjectRecord, hasStepIn, ownText, sentenceOwn } from "../attribution/record.ts";
import { remarksFound } from "./remarks-found.ts";
import { answersForElse } from "../attribution/answers-for-else.ts";
import { isAtOneRemove, isSetRight, isTestified } from "../attribution/standing.ts";
import { benchTitles } from "../reading/titles.ts";
import { isNamedInVerdict, verdictsOn } from "./verdicts.ts";

/** Of the sentences that a ruling rests on, so many are quoted. */
export const mostQuotations = 4;

/** What the rubric decides about one page and one subject, with the sentences it rests on. */
export type Ruling = {
  decision: "incident" | "human" | "none";
  rule: string;
  setAside: SetAsideReason | null;
  reason: string;
  /** Spans of the page that carry the ruling, strongest first. */
  support: { start: number; end: number }[];
  status: AllegationStatus | null;
  steps: Step[];
  clearings: Clearing[];
};

/** What a page says of itself, not of the paper, the play or the programme that it tells of. */
const satireMark =
  /\b(?:satire|satirical|(?<!\bbeyond |\bself-)parody|spoof)\b(?! (?:of (?:justice|itself)|(?:\w+ )?(?:weekly|magazine|newspaper|paper|publication|journal|monthly|outlet|programme|program|show|film|novel|play|song|cartoonists?|writer|novelist|author|comedian|artist|sketch|revue|puppet|series)))/i;

/** "Satire", a rubric's name in a line of its own. */
const tagCharacters = 40;
const callsItself =
  /\b(?:this|the|our) (?:\w+ )?(?:article|piece|page|story|site|website|column|post|publication|is|trumpet) (?:is|was|are)\b|\bis (?:an? )?(?:work of )?(?:satire|parody|satirical|spoof)\b/i;

/** "known for its satire", "a satire on the council": what somebody makes, not what the page is. */
const anothersSatire =
  /(?<=\S )(?:his|her|its|their|an?|whose) (?:[\w-]+ ){0,2}(?:satires?|parod(?:y|ies)|spoofs?)\b(?! (?:site|website|page|account|blog))/i;

const saidSatire =
  /\b(?:said|told|claim\w*|argu\w*|was|were|insist\w*|defen[cd]\w*)\b[^.]*\b(?:satire|satirical|parody|spoof)\b/i;

const satire = quick(/\bis a (?:creation|fictional character|character) of\b|\bany resemblance to\b|\bwork of fiction\b/i);

/** Another's voice or account made up: "faked a rival's voice". */
const faked =
  /\b(?:fak(?:ed|ing)|fabricat\w+|forg(?:ed|ing)|doctor(?:ed|ing)|clon(?:ed|ing)|impersonat\w+|generat(?:ed|ing)) (?:[\w'’-]+ ){0,4}?(?:voice|recordings?|audio|clips?|screenshots?|messages?|posts?|letters?|e-?mails?|principal|teacher|colleague|coach|boss|rival)\b|\b(?:frame|framed|framing) (?:his|her|their|an?|the) (?:[\w-]+ ){0,2}(?:principal|teacher|colleague|coach|boss|neighbou?r|rival|ex-\w+|former \w+)\b/i;

export function rule(page: PageReading, discourse: Discourse, record: SubjectRecord): Ruling {
  const steps = stepsOf(page, discourse, record);
  const clearings = clearingsOf(page, discourse, record, steps);
  const status = statusFrom(steps);
  const none = (ruleName: string, setAside: SetAsideReason, reason: string, at: number | null = null): Ruling => ({
    decision: "none",
    rule: ruleName,
    setAside,
    reason,
    support: at === null ? [] : spans(page, [at]),
    status: null,
    steps,
    clearings,
  });
  if (!record.named) return none("G1", "not-named", "The page's main text does not name this person.");
  const mainText = page.sentences.map((sentence) => sentence.text).join("\n");
  // Where a court has spoken, satire is what the one it found against had pleaded.
  const hasCourt = record.frames.some(({ kind }) => /^(?:charge|indict|try|plead|convict|sentence|liable)$/.test(kind));
  // A page calls itself satire at its head or foot; what somebody says of their own words is a defence.
  const edges = [...page.sentences.slice(0, 6), ...page.sentences.slice(-3)].map((sentence) => sentence.text);
  const isMarked = (text: string) =>
    satireMark.test(text) &&
    !saidSatire.test(text) &&
    (callsItself.test(text) || !anothersSatire.test(text)) &&
    (!hasCourt || text.length <= tagCharacters || callsItself.test(text));
  if (satire.test(mainText) || edges.some(isMarked))
    return none("11", "not-antisemitic", "The page says that it is satire or fiction.");

  if (isOnlyCounsel(page, record) || isOnlyOfTheBench(page, record, steps))
    return none(
      "G2",
      "not-the-actor",
      "The page names this person in an office of theirs, such as lawyer, official or reporter, not as the one who acted.",
    );
  const evidence = collect(page, discourse, record);
  const ofJewishTarget =
    record.soleAccused &&
    (evidence.nature.targeted.length > 0 || evidence.nature.chosen.length > 0 || evidence.nature.symbols.length > 0);
  const remarks = remarksFound(page, discourse, evidence);
  const ofJews =
    remarks.length > 0 &&
    evidence.own.some((words) => /\bjew/i.test(page.text.slice(words.start, words.end))) &&
    !evidence.own.some((words) => namesIsrael.test(page.text.slice(words.start, words.end)));
  evidence.found.push(
    ...remarks,
    ...calledSo(page, discourse, record),
    ...heldInEntry(page, record),
    ...verdictsOn(page, discourse, record),
  );
  // "admits that she evicted two families because they are Jewish": the act in their own account.
  const ownsUp = record.admissions.some(
    (clause) =>
      !clause.negated &&
      !clause.hedged &&
      namesAntisemitism.test(sentenceOwn(page, clause.sentence)) &&
      record.acts.some((act) => act.sentence === clause.sentence && act.start > clause.start && !act.negated && !act.hedged),
  );
  const official =
    record.heldLiable ||
    ownsUp ||
    record.frames.some((frame) => frame.kind === "court" || frame.kind === "dropped") ||
    record.steps.some((step) => step.class === "sentence" && !step.negated && !step.hedged && !step.gerund) ||
    steps.some((step) => step.status !== "apologised" && step.status !== "alleged");
  const caseOwn = [...record.scope].map((index) => sentenceOwn(page, index)).join(" ");
  // What is said of the act and of each step tells whom it was aimed at; a story may mention others around it.
  const stepText = page.sentences
    .filter(
      ({ index, kind }) =>
        kind === "main" &&
        (record.acts.some((act) => act.sentence === index) ||
          hasStepIn(record, index) ||
          steps.some((step) => step.sentence === index)),
    )
    .map((sentence) => sentence.text)
    .join(" ");
  const ofOthersByAct =
    official &&
    namesOtherGroup.test(stepText) &&
    !namesJewish.test(stepText) &&
    !namesAntisemitism.test(stepText) &&
    !evidence.own.some(({ start, end }) => saysJew(page.text.slice(start, end)));
  if (
    ofOthersByAct ||
    (official && isCaseOfOthers(page, record, evidence)) ||
    (official && evidence.labelled.length === 0 && insultsOthers(page, discourse))
  )
    return none("10", "not-antisemitic", "The source reports a case against others than Jews.", steps[0]?.sentence ?? null);
  const ofOthers = namesOtherGroup.test(caseOwn) && !namesJewish.test(caseOwn) && !namesAntisemitism.test(caseOwn);
  const hostile = [...evidence.own, ...evidence.things].filter(
    ({ start, end }) => !(ofOthers && namesOtherGroup.test(page.text.slice(start, end))),
  );
  // "Sieg Heil" at a guest, with no word of Jews beside it: rubric 16.
  const isSloganAlone =
    hostile.length > 0 &&
    evidence.labelled.length + evidence.biased.length + evidence.found.length === 0 &&
    hostile.every(
      ({ sentence, start, end }) => isNaziSlogan(page.text.slice(start, end)) && !isBesideJews(page, record, sentence),
    );
  const touchesJews =
    hostile.length > 0 || evidence.labelled.length > 0 || evidence.biased.length > 0 || evidence.found.length > 0;
  const answer = (
    decision: "incident" | "human",
    ruleName: string,
    reason: string,
    word: AllegationStatus | null = status?.status ?? null,
    first: readonly number[] = [],
  ): Ruling => ({
    decision,
    rule: ruleName,
    setAside: decision === "human" ? "needs-a-human" : null,
    reason,
    support: [...spans(page, first), ...support(page, evidence, record, steps, clearings)],
    status: word,
    steps,
    clearings,
  });

  // 15: a later outcome outranks what came before it.
  // One count of several not proved does not clear who was sanctioned for the rest.
  const partly =
    official &&
    (hostile.some((words) => words.level >= 2) ||
      evidence.found.length > 0 ||
      evidence.own.some((words) => words.level >= 1 && words.explicit)) &&
    steps.some((step) => step.status === "disciplined") &&
    /\bfound (?:the following )?proved\b|\bbreached\b|\bwas proved\b|\bfound,? unanimously\b|\b(?:determined|found|concluded|satisfied|considered) that\b[^.;]{0,80}\bantisemit|\bengaged in antisemitic\b/i.test(
      mainText,
    );
  const formal = clearings.find(
    (clearing) =>
      clearing.formal &&
      !(
        partly &&
        !undone.test(page.sentences[clearing.sentence]?.text ?? "") &&
        !/\bcase against (?:him|her)\b/i.test(page.sentences[clearing.sentence]?.text ?? "") &&
        // "A further charge, that she refused to visit a Jewish patient, was not proved": the words of the others are quoted beside it.
        (!ofFurtherCharge.test(page.sentences[clearing.sentence]?.text ?? "") ||
          hostile.some(({ level, sentence }) => level >= 2 && sentence !== clearing.sentence)) &&
        /\bnot (?:found )?(?:proved|proven|sustained|upheld|established)\b|\b(?:did|does) not (?:accept|find) that (?:two |three |some |the )?(?:further |other |remaining )?(?:posts?|comments?|messages?|remarks?)\b|^(?:that|this|the remaining|the second|the third) (?:charge|allegation|count|particular) (?:is|was) dismissed/i.test(
          page.sentences[clearing.sentence]?.text ?? "",
        )
      ),
  );
  const informal = clearings.find((clearing) => !clearing.formal);
  const isNotHeldForIt = [...discourse.accused].every((who) => who === "p0") && (isUnfitForTrial(page) || hadNoPartInIt(page));
  const caseIsJewish = touchesJews || caseTouchesJews(page, record);
  // Rabbis, yeshivas and holidays are in many papers, and in their court reports too.
  if (!tellsOfAntisemitism(page, evidence)) {
    const nothing = whyNothing(page, discourse, record);
    if (/^(?:9|G2)$/.test(nothing.rule) && !formal && !informal && isStepNearJews(page, record))
      return answer("human", "17", stepNearJews, null);
    if (nothing.setAside !== "not-the-actor") return none(nothing.rule, nothing.setAside, nothing.reason, nothing.at);
    return none("9", "not-antisemitic", "The page reports nothing antisemitic of this person or of anybody else.", nothing.at);
  }
  if (
    (formal || isNotHeldForIt) &&
    (caseIsJewish || symbolsOnly(page, record)) &&
    (record.isAccused || record.words.length > 0 || record.accusations.length > 0 || record.steps.length > 0)
  ) {
    return answer(
      "human",
      "15",
      "The accusation was dropped, dismissed, reversed or ended in an acquittal.",
      formal?.status ?? "dismissed",
    );
  }
  if (informal && caseIsJewish)
    return none("G1", "another-person", "The page says that this person was named in error or released.", informal.sentence);

  // Their own apology for what the source calls antisemitic, with the words.
  const sorry = record.apologies.find(
    (clause) =>
      !clause.negated &&
      !clause.hedged &&
      /^\s*(?:[\w-]+ ){0,4}for\b/i.test(page.text.slice(clause.end, clause.end + 60)) &&
      namesAntisemitism.test(page.sentences[clause.sentence]?.text ?? ""),
  );
  const spoken =
    evidence.own.some(({ level, explicit }) => level >= 2 && explicit) ||
    (sorry !== undefined && saysWhichWords(page, discourse, sorry.sentence));
  if (sorry && !official && record.words.length + unattributedHostile(page, discourse) > 0 && !record.inOffice)
    return spoken
      ? answer("incident", "5", "The person apologised for it and the source gives the words.", "apologised")
      : answer("human", "17", "The person apologised; which words of theirs it was for, the page does not give.", "apologised");
  const denied =
    ((record.denials.some((clause) => !clause.negated) && record.admissions.length === 0) || deniesInWords(page, record)) &&
    !isFoundProved(page, record);
  const isNamed = isNamedForAct(page, record, evidence);
  const bias = biasDenied(page, discourse, record);
  // Charged with putting the words into somebody else's mouth.
  if (official && record.isAccused && touchesJews && [...record.about].some((index) => faked.test(sentenceOwn(page, index))))
    return answer("human", "17", "The person is held to have faked somebody else's words; what they said of Jews is not theirs.");
  // Who sues over having been called so: no record settles it until a court has, and the page says which way.
  if (
    !steps.some(({ status: word }) => /^(?:charged|indicted|on trial|pleaded guilty|convicted|sentenced)$/.test(word)) &&
    evidence.found.length === 0 &&
    suesOverIt(page, discourse, record) &&
    (touchesJews || caseIsJewish)
  )
    return answer("human", "19", "The person has gone to court over the accusation; no record settles it.", "alleged");
  if (isSloganAlone) return answer("human", "16", "The source reports a Nazi slogan and nothing of Jews.");
  if (official || evidence.found.length > 0) {
    // 'called the "Zionist state" a "Nazi" one'.
    const isOfState = ({ start, end, sentence }: { start: number; end: number; sentence: number }) =>
      namesIsrael.test(page.text.slice(start, end)) ||
      (!saysJew(page.text.slice(start, end)) && namesIsrael.test(page.sentences[sentence]?.text ?? ""));
    const strong = hostile.some(
      (words) =>
        words.level >= 2 ||
        (words.level === 1 &&
          saysJew(page.text.slice(words.start, words.end)) &&
          words.by !== "case" &&
          // "the word 'Zionist' was used to mean Jews": how somebody reads it.
          !(words.by === "thing" && namesIsrael.test(page.text.slice(words.start, words.end)))) ||
        // What an entry of a register quotes of the one it sanctions is what it sanctions them for.
        (words.level === 1 &&
          words.by === "own" &&
          words.explicit &&
          page.head === 0 &&
          record.soleAccused &&
          record.frames.some(({ kind }) => kind !== "party") &&
          (/\bjew/i.test(page.text.slice(words.start, words.end)) ||
            alludesToHolocaust(page.text.slice(words.start, words.end))) &&
          !namesIsrael.test(page.text.slice(words.start, words.end))) ||
        (words.level === 1 &&
          record.soleAccused &&
          evidence.nature.biased.length > 0 &&
          alludesToHolocaust(page.text.slice(words.start, words.end))) ||
        (words.level === 1 && ofJewishTarget && !isOfState(words)) ||
        (words.level === 1 && record.about.has(words.sentence) && !isOfState(words) && atJews(page, words.sentence)),
    );
    const found = evidence.found.length > 0;
    if (bias && !strong && !found) {
      return record.isAccused && symbolsOnly(page, record)
        ? answer("human", "16", "The source reports a Nazi symbol but does not call the act antisemitic.")
        : none("9", "not-antisemitic", "The authority says that bias was not the motive.");
    }
    if (strong || found || evidence.labelled.length > 0 || evidence.biased.length > 0) {
      if (
        !strong &&
        ((!ofJews && !(ofJewishTarget && evidence.nature.biased.length > 0)) ||
          speaksOfIsrael(page, discourse) ||
          isQuotedOnIsraelAlone(page, record)) &&
        israelOnly(page, discourse, record, evidence) &&
        !isAttackOnJews(page, record, evidence) &&
        !isOfJewsBesides(page, discourse, record)
      )
        return answer("human", "14", "An authority charged or found antisemitic what concerns Israel.");
      if (!strong && !found && denied && !isCriminal(page, record))
        return answer("human", "19", "The person denies it and no record settles it.", "alleged");
      const isAllAlleged =
        (denied || deniesByLawyer(page)) &&
        hostile.every(({ sentence }) => /\balleged(?:ly)?\b/i.test(page.sentences[sentence]?.text ?? ""));
      if (
        !found &&
        !ownsUp &&
        !isSorryForOwn(page, discourse) &&
        evidence.nature.official.length === 0 &&
        (isAllAlleged || hostile.every(({ level }) => level < 2)) &&
        isMeanwhile(page, record, steps)
      )
        return answer("human", "17", "The step was taken while the accusation is looked into; nothing has been found yet.", null);
      if (bias && !found) return answer("human", "15", "Bias was alleged but not charged or not proved.");
      if (
        strikesTheShouter(page, record) ||
        isAddressee(page) ||
        isForAccusing(page, record) ||
        (evidence.own.length === 0 && followsHarmToThem(page, record)) ||
        isOfSeparateCase(page, record) ||
        (!evidence.own.some((words) => words.level >= 1 && words.explicit) && isForAnotherOffence(page, discourse, record)) ||
        (!isNamed && evidence.massacres.length === 0 && isForSomethingElse(page, discourse, record, evidence)) ||
        (!evidence.own.some((words) => words.level >= 2 && words.explicit) &&
          (hasOtherGround(page, record) || hasPlainGround(page, record) || answersForElse(page, record)))
      )
        return answer("human", "17", "The step was taken for something else than the antisemitism that the page tells of.", null);
      const noFault = isForNoFault(page, record);
      if (noFault === "faith")
        return none("G2", "not-the-actor", "What was done to this person was done because of their religion.");
      if (noFault === "other")
        return answer("human", "17", "The step was taken for something else than the antisemitism that the page tells of.", null);
      if (wasSentIt(page, discourse, evidence))
        return none("G2", "not-the-actor", "What the page tells of was sent to this person by somebody else.");
      if (isBesideDoer(page, discourse, evidence))
        return answer(
          "human",
          "17",
          "The act that the page tells of is somebody else's; what this person answers for is not clear.",
          null,
        );
      const isNamedInFinding = evidence.found.some((index) =>
        page.sentences[index]?.mentions.some((mention) => mention.person === 0),
      );
      if (!record.firm && remarks.length === 0 && !isNamedInFinding)
        return answer("human", "17", "The case is tied to this person by pronouns alone.");
      // No words, and no verb whose object is this person: they stand near a case, and what ties them to it was guessed.
      if (
        !ownsUp &&
        record.words.length === 0 &&
        record.steps.length === 0 &&
        !(isNamedInFinding && (record.isAccused || isFoundToHave(page, evidence))) &&
        // An entry of a register is its own person's, and so is a case with its party's name at the head.
        !(record.soleAccused && (page.head === 0 || (record.listed && headsEntry(page)) || isLabelledParty(page))) &&
        !isNamed &&
        record.frames.every(({ kind }) => kind === "party") &&
        !isPleaByName(page, steps)
      )
        return answer("human", "17", "What the page says was done about the case is not said of this person in so many words.");
      if (saidNotAccused(page, record)) return answer("human", "17", "The page says that nobody accuses this person of it.");
      // "The presiding judge, Ana Ruiz, … A fine was handed down against her": against the defendant.
      if (record.inOffice && evidence.own.length === 0 && !isStepByName(page, record))
        return none("G2", "not-the-actor", "The page names this person as part of the case, not as the one who acted.");
      if (evidence.own.length === 0 && (isComplainant(page) || wonOverIt(page, record)))
        return none("G2", "not-the-actor", "The page names this person as the one who complained of it.");
      if (record.words.length === 0 && isTurnedOutForFaith(page, record))
        return none("G2", "not-the-actor", "What was done to this person was done because of their religion.");
      return answer("incident", ruleOf(page, record, evidence), "The source reports the act and the authority's step.");
    }
    if (symbolsOnly(page, record) && record.isAccused)
      return answer("human", "16", "The source reports a Nazi symbol but does not call the act antisemitic.");
    if (evidence.alleged.length > 0)
      return answer("human", "18", "A step was taken over a complaint; whether it is so has not been found.");
    if (record.isAccused && (touchesJews || (record.soleAccused && evidence.untied.length > 0)))
      return answer("human", "17", "What the person did and what was anti-Jewish are not tied together by the source.");
  }
  if (record.isAccused && symbolsOnly(page, record) && caseIsJewish)
    return answer("human", "16", "The source reports a Nazi symbol but does not call the act antisemitic.");
  if (
    !official &&
    isNamed &&
    !denied &&
    !bias &&
    evidence.labelled.length + evidence.biased.length > 0 &&
    !saidNotAccused(page, record)
  )
    return answer(
      "incident",
      ruleOf(page, record, evidence),
      "The source names the person as the one who did it.",
      status?.status ?? "alleged",
    );
  // "was accused of sending e-mails stating that …": said of them, by somebody.
  const isOnlyAccused = ({ sentence, start }: { sentence: number; start: number }) =>
    (record.accusations.some((clause) => clause.sentence === sentence && clause.passive && !clause.negated) &&
      /\b(?:(?:accused|suspected) (?:by [^.;,]{1,60}? )?of|alleged to have)\b/i.test(sentenceOwn(page, sentence)) &&
      !afterWhichSaid.test(page.text.slice(page.sentences[sentence]?.start ?? start, start))) ||
    /\b(?:it|the (?:allegation|charge|claim|complaint)) (?:was|is|has been|had been) (?:(?!understood\b|known\b|clear\b)\w+ )?(?:alleged |claimed |said )?that\b/i.test(
      sentenceOwn(page, sentence),
    );
  const first = evidence.own.filter((words) => words.level >= 2 && words.explicit && !isOnlyAccused(words));
  if (first.length === 0 && evidence.own.some((words) => words.level >= 2))
    return answer("human", "17", "It is not certain that the words are this person's.", "alleged");
  if (first.length > 0 && record.inOffice && leftOverIt(page, discourse, record))
    return answer(
      "human",
      "17",
      "The page gives the words of somebody in office, who left or was suspended; for what is not clear.",
      null,
    );
  if (
    first.length > 0 &&
    record.inOffice &&
    discourse.accused.size === 0 &&
    first.some(({ level }) => level === 3) &&
    first.every(({ sentence }) => [...(discourse.involved[sentence] ?? [])].every((who) => who === "p0" || !/^[pr]/.test(who)))
  )
    return answer(
      "human",
      "17",
      "The page gives the words of somebody by their office; whether they are theirs is not clear.",
      null,
    );
  if (first.length > 0 && (record.inOffice || (record.witness && !record.isAccused)))
    return none("G2", "not-the-actor", "The page names this person as part of the case, not as the one who acted.");
  // "Ana Ruiz says that her neighbour X told her …": one private person's word, and nothing that settles it.
  if (first.length > 0 && first.every((words) => isTestified(discourse, page, words)))
    return answer("human", "19", "One person says that the person said it; no record settles it.", "alleged");
  // Nobody but the page answers for it: it must give the words as theirs, and as meant.
  if (first.length > 0 && !record.admissions.some((clause) => !clause.negated && !clause.hedged) && isSetRight(page))
    return answer("human", "17", "The page looks into whether the person said it, or sets a report of it right.", "alleged");
  if (first.length > 0 && bias)
    return answer("human", "15", "Whoever answers for it says that the words were not antisemitic.", "alleged");
  if (first.length > 0 && first.every((words) => words.hearsay === true))
    return answer("human", "18", "Somebody says that the person said it; no record settles it.", "alleged");
  if (first.length > 0 && !record.isAccused && isAtOneRemove(page, record.about))
    return answer("human", "17", "By what the page tells of the person, the words may be a part, an exhibit or a joke.", null);
  if (first.length > 0) {
    if (denied && !deniesOnlyHatred(page, record, first))
      return answer("human", "19", "The person denies it and no record settles it.", "alleged");
    if (saidNotAccused(page, record)) return none("G2", "not-the-actor", "The page says that nobody accuses this person of it.");
    return answer("incident", "5", "The source gives the person's own words.", status?.status ?? null);
  }
  if (record.words.some((words) => words.by === "own" && words.doubted && !words.recited && words.level >= 2) && denied)
    return answer("human", "19", "Somebody says that the person said it; the person denies it.", "alleged");
  if (
    record.accusations.some(
      (clause) =>
        namesAntisemitism.test(page.sentences[clause.sentence]?.text ?? "") ||
        namesJewish.test(page.sentences[clause.sentence]?.text ?? ""),
    ) ||
    (denied && deniesAntisemitism(page, record))
  ) {
    return answer("human", denied ? "19" : "18", "Somebody accuses the person; no record settles it.", "alleged");
  }
  const massacres = denied || bias ? [] : evidence.massacres;
  if (massacres.length > 0)
    return isMassacreSettled(page, record, massacres)
      ? answer(
          "incident",
          "1",
          "The source names the person as the one who attacked Jews or a Jewish place.",
          status?.status ?? null,
          massacres,
        )
      : answer(
          "human",
          "17",
          "The source says in its own words that the person attacked Jews; no authority stands beside it.",
          null,
          massacres,
        );
  // Named as the one who did it, and charged with nothing yet that would say why: an attack, and Jews whom it met.
  if (
    record.isAccused &&
    (steps.every(({ status: word }) => word === "arrested" || word === "alleged") || namesAntisemitism.test(mainText)) &&
    !record.inOffice &&
    !record.witness &&
    (isNamed || record.acts.some((act) => /^(?:attack|damage)$/.test(act.class) && !act.negated)) &&
    (evidence.nature.targeted.length > 0 || evidence.labelled.length > 0 || evidence.nature.official.length > 0)
  )
    return answer("human", "17", "What the person did and what was anti-Jewish are not tied together by the source.", null);
  const attack = attackOnJews(page, record);
  if (attack !== null && !official && !denied && !bias)
    return answer(
      "human",
      "17",
      "The source says in its own words that the person attacked Jews; no authority stands beside it.",
      null,
      [attack],
    );
  // Charged with an attack on what is Jewish, in one sentence, and no word of why: a careful reader would ask.
  if (record.isAccused && official && !bias && !namesIsrael.test(mainText) && isChargedWithAttack(page, record, evidence))
    return answer("human", "17", "The source says that the attack was on Jews or a Jewish place, and not why.", null);
  // Sanctioned, and quoted on Jews in words whose drift the engine does not know: no clean bill.
  if (record.isAccused && official && isQuotedOnJews(page, record)) return answer("human", "17", unclearWords, null);
  if (record.isAccused && official && !bias && isStepNearJews(page, record)) return answer("human", "17", stepNearJews, null);
  if (record.isAccused && official)
    return none(
      namesIsrael.test(mainText) ? "8" : "9",
      "not-antisemitic",
      "The source reports nothing antisemitic of this person.",
    );
  const nothing = whyNothing(page, discourse, record);
  const unclear = partUnclear(page, discourse, record, nothing);
  if (unclear) return answer("human", unclear.rule, unclear.reason, null);
  if (nothing.rule === "9" && !bias && isStepNearJews(page, record)) return answer("human", "17", stepNearJews, null);
  // "The lawsuit was filed against Ana Ruiz": the one whom the page accuses, of whom it says no more that is certain.
  if (isOnlyAccusedOfIt(record, evidence))
    return answer("human", "17", "What the person did and what was anti-Jewish are not tied together by the source.", null);
  return none(nothing.rule, nothing.setAside, nothing.reason, nothing.at);
}

/** Nobody but the subject is accused on a page of an antisemitic act, and the subject by more than a guess. */
function isOnlyAccusedOfIt(record: SubjectRecord, evidence: Evidence): boolean {
  return (
    record.isAccused &&
    record.soleAccused &&
    !record.inOffice &&
    !record.witness &&
    evidence.labelled.length + evidence.biased.length > 0
  );
}

const stepNearJews = "The person was sanctioned or charged on a page that names Jews; what for is not clear to the engine.";

/**
 * The page tells by name that somebody else did it, and nothing of the kind of the subject: no sentence that names them, or means them
 * beyond doubt, has a word of Jews, of bias or of hatred in it. What follows a pronoun does not count on a page that opens with who did it.
 */
function isBesideDoer(page: PageReading, discourse: Discourse, evidence: Evidence): boolean {
  if (discourse.doers.has("p0") || evidence.own.some(({ level, explicit }) => level >= 1 && explicit)) return false;
  const named = (who: number) =>
    page.sentences.filter(({ kind, mentions }) => kind !== "byline" && mentions.some(({ person }) => person === who));
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const first = main.slice(0, 3).flatMap(({ mentions }) => mentions)[0];
  const opensWith = first && !main[0]?.mentions.some(({ person }) => person === 0) ? `p${first.person}` : null;
  const certain = discourse.meant.filter((actor) => discourse.sure.has(actor) || actor.kind === "role");
  // "The pair are alleged to have …", of two who are charged together.
  const isOfBoth = (sentence: PageReading["sentences"][number]) =>
    discourse.group.has("p0") &&
    sentence.mentions.length === 0 &&
    /^(?:the (?:pair|two|duo|couple|brothers|sisters|siblings|cousins|men|women|friends|trio|three)|both|they)\b/i.test(
      sentence.text,
    );
  const meant = page.sentences.filter(
    (sentence) => isOfBoth(sentence) || certain.some((actor) => actor.start >= sentence.start && actor.end <= sentence.end),
  );
  if (named(0).some(({ text }) => isOfIt(text) || ofSameCase.test(text))) return false;
  const isMeant = meant.some(({ text }) => isOfIt(text) || ofSameCase.test(text));
  // "a document that Ana Ruiz sent to 63 members … It says that …": in a paragraph that is theirs and not the other's.
  const blocks = new Set([...named(0), ...meant].map(({ block }) => block));
  const things = evidence.things.flatMap(({ level, sentence }) => (level >= 2 ? [page.sentences[sentence]?.block ?? -1] : []));
  return [...discourse.doers].some((who) => {
    if (isMeant && who !== opensWith) return false;
    if (discourse.group.has("p0") && discourse.group.has(who)) return false;
    const theirs = named(Number(who.slice(1)));
    const theirBlocks = new Set(theirs.map(({ block }) => block));
    if (things.some((block) => blocks.has(block) && !theirBlocks.has(block))) return false;
    return theirs.some(({ text }) => isOfIt(text));
  });
}

/** "On appeal the allegation was found not proved and the suspension was quashed": no part of it. */
const undone = /\b(?:on appeal|appeals?|quash\w*|overturn\w*|set aside|revers\w+|annul\w*|rescind\w*|lifted)\b/i;
const ofFurtherCharge =
  /^(?:A|An|One|Two|The) (?:further|other|remaining|second|third|fourth|separate|additional) (?:charges?|allegations?|counts?|complaints?|particulars?)\b/i;

/** "denied the charge. A commission heard her and found it proved": what they say against it is settled. */
function isFoundProved(page: PageReading, record: SubjectRecord): boolean {
  return page.sentences.some(
    ({ index, kind, text }) =>
      kind === "main" &&
      record.scope.has(index) &&
      /\b(?:commission|panel|tribunal|court|committee|board|jury|judge|magistrates?|it)\b[^.;]{0,60}\bfound (?:it|them|the (?:charges?|case|breach|allegations?|complaints?)) (?:to be |was |were )?(?:proven|proved|made out)\b/i.test(
        text,
      ) &&
      !/\b(?:not|never|neither|nor|nothing|one of|some of|part of)\b/i.test(text),
  );
}

/**
 * Jews, what is theirs or a word for hatred of them, in the paragraph of a sentence or next to it; of somebody who is not the one the page
 * is about in their own paragraph alone, for the next tells of another's case or of the law.
 */
function isBesideJews(page: PageReading, record: SubjectRecord, index: number): boolean {
  const block = page.sentences[index]?.block ?? -1;
  return page.sentences.some(
    (sentence) =>
      Math.abs(sentence.block - block) <= (record.soleAccused ? 1 : 0) &&
      (namesJewish.test(sentence.text) || namesAntisemitism.test(sentence.text)),
  );
}

const sentTo =
  /\b(?:messages?|e-?mails?|letters?|threats?|abuse|slurs?|insults?|notes?|posts?|comments?|voicemails?|texts?|calls?|tweets?|harassment|harassing|threatening|abusing|bombarding|stalking)(?: \w+){0,3}? (?:to|at|against|towards?|about|aimed at|directed at)?(?: (?:the|a|an|former|councillor|candidate|mp|ms|mr|mrs|dr)){0,3} $/i;

/** "Foss admitted sending 37 antisemitic messages to Ana Ruiz": by somebody else, to the subject by name. */
function wasSentIt(page: PageReading, discourse: Discourse, evidence: Evidence): boolean {
  if (discourse.doers.has("p0") || evidence.own.some(({ level, explicit }) => level >= 1 && explicit)) return false;
  return page.sentences.some(
    (sentence) =>
      sentence.kind === "main" &&
      isOfIt(sentence.text) &&
      sentence.mentions.some(
        (mention) =>
          mention.person === 0 && sentTo.test(page.text.slice(Math.max(sentence.start, mention.from - 90), mention.from)),
      ) &&
      discourse.clauses.some(
        (clause) =>
          clause.sentence === sentence.index &&
          !clause.negated &&
          ((/^(?:write|say|admit|plead|attack)$/.test(clause.class) &&
            /^p[1-9]/.test(clause.agentIs) &&
            discourse.accused.has(clause.agentIs)) ||
            (/^(?:charge|convict|sentence|arrest|indict)$/.test(clause.class) && /^p[1-9]/.test(clause.patientIs))),
      ),
  );
}

const ofSameCase = /\b(?:the same|identical|similar) (?:offen[cs]es?|charges?|counts?)\b/i;

/** A word of Jews, of bias or of hatred. */
function isOfIt(text: string): boolean {
  return (
    [namesJewish, namesAntisemitism, namesNaziSymbol, chargesBias, namesBias].some((pattern) => pattern.test(text)) ||
    hostility(text) > 0
  );
}

const turnedOut =
  /^(?:,[^.;]{1,80},)? (?:was|were|had been|has been|is) (?:\w+ly )?(?:discharged|dismissed|fired|sacked|terminated|let go|laid off|demoted|suspended|expelled|excluded|removed|barred|banned|denied|refused|rejected|evicted|passed over|turned (?:away|down)|disciplined|forced out|pushed out|singled out|treated)\b(?:(?!\b(?:for|over|after) (?:\w+ )?\w+ing\b|\bafter (?:he|she|they)\b)[^.;]){0,60}\b(?:because of|on account of|due to|on the (?:basis|grounds?) of|for) (?:his|her|their|being) (?:\w+ ){0,2}(?:religio\w+|faith|ancestry|jew(?:ish|s)?|judaism|national origin|ethnicity|ethnic|creed|heritage|background)\b/i;

/** "had dismissed her for being Jewish", where it is the subject who was dismissed. */
const outForBeing =
  /\b(?:dismiss|fir|sack|terminat|discharg|expel|suspend|exclud|evict|demot)\w* (?:him|her|them|\p{Lu}\w+) (?:because (?:he|she|they) (?:is|was|were|are) (?:\w+ )?jew|for being (?:an? )?(?:\w+ )?jew)/iu;

/** "Jurors found that Ruiz was discharged because of her religion": the sanction was the wrong. */
function isTurnedOutForFaith(page: PageReading, record: SubjectRecord): boolean {
  return [...record.about].some((index) => {
    const sentence = page.sentences[index];
    if (sentence?.kind === "main" && outForBeing.test(sentence.text) && record.steps.some((step) => step.sentence === index))
      return true;
    return (
      sentence?.kind === "main" &&
      sentence.mentions.some(
        (mention) =>
          mention.person === 0 && turnedOut.test(page.text.slice(mention.end, Math.min(sentence.end, mention.end + 220))),
      )
    );
  });
}

/** "22-320 / ANA RUIZ / …": the name stands at the head of the entry, not among those it was done to. */
function headsEntry(page: PageReading): boolean {
  return page.sentences.some((sentence) => {
    const first = sentence.mentions[0];
    const opens = page.sentences[sentence.index - 1]?.block !== sentence.block;
    return opens && first?.person === 0 && first.start - sentence.start < 40;
  });
}

/** "Grievor: Ana Ruiz". */
function isLabelledParty(page: PageReading): boolean {
  return page.mentions.some(
    (mention) =>
      mention.person === 0 &&
      /\b(?:respondents?|defendants?|grievor|accused|registrant|licensee|appellant|member|player|employee|teacher|practitioner)\s*:\s*$/i.test(
        page.text.slice(Math.max(0, mention.from - 24), mention.from),
      ),
  );
}

const notAccused =
  /\b(?:is|was|are|were|has|have|had)(?: not|n['’]t| never)(?: been)?(?: \w+ly)? (?:(?:accused|suspected) of (?:any |a |an )?(?:wrongdoing|crime|offen[cs]e|misconduct|involvement|anything|taking part|having)|(?:accused|suspected|implicated|named as a (?:defendant|suspect|respondent|party)|under (?:investigation|suspicion)|a (?:suspect|defendant|respondent|party)(?: (?:in|to))?)(?=[.,;]| (?:in|to|by)\b)|charged in (?:the|this|connection))/i;

/** "She has not been accused of wrongdoing", of somebody whom no step names. */
function saidNotAccused(page: PageReading, record: SubjectRecord): boolean {
  const isSaid = [...record.about].some((index) => {
    const sentence = page.sentences[index];
    const at = sentence?.kind === "main" ? notAccused.exec(ownText(page, sentence))?.index : undefined;
    if (!sentence || at === undefined) return false;
    // Whose name stands last before it, or nobody's: "She has not been …".
    const before = sentence.mentions.findLast((mention) => mention.start < sentence.start + at);
    return before === undefined || before.person === 0;
  });
  return isSaid && !record.frames.some(({ kind }) => /^(?:charge|indict|plead|convict|sentence|discipline|liable)$/.test(kind));
}

/** "is not currently teaching while the university works to ascertain the facts": a step that decides nothing. */
const meanwhile =
  /\b(?:suspen\w+|on (?:\w+ )?leave|not (?:currently|presently) (?:teaching|working|coaching|employed)|stood down|sidelined|removed from|relieved of)\b[^.;]{0,120}\b(?:while|pending|until|as|to) (?:(?:the|an?|its|our|this|further|\w+['’]s) )?(?:[\w-]+ ){0,5}?(?:investigat\w+|inquir\w+|enquir\w+|review(?:s|ed|ing)?|look(?:s|ing)? into|ascertain\w*|establish(?:es|ing)? (?:the|what)|outcome of|disciplinary (?:hearing|process))\b/i;

/** "Her lawyer said that she denies hate speech." */
const deniesByLawyer = (page: PageReading) =>
  page.sentences.some(
    ({ text, kind }) =>
      kind === "main" &&
      /\b(?:lawyers?|attorneys?|solicitors?|barrister|counsel|spokes\w+)\b[^.;]{0,160}\b(?:he|she) (?:\w+ )?(?:denies|denied|rejects|rejected)\b/i.test(
        text,
      ),
  );

const interim =
  /(?<!\b(?:no|any|without) )\binterim (?:\w+ )?(?:suspension|orders?|restrictions?|conditions|ban|measures?|prohibition)\b|\b(?:provisionally|temporarily) suspended\b/i;

/** "found that further information may indicate an escalation": of the risk until then, not of what was done. */
const ofRisk =
  /\b(?:may|might|could) (?:indicate|suggest|show|establish|pose|present)\b|\brisk to (?:patients|the public|pupils)\b/i;

/** Nothing but such a step, and no court. */
export function isMeanwhile(page: PageReading, record: SubjectRecord, steps: readonly Step[]): boolean {
  return (
    steps.every(({ status }) => /^(?:disciplined|alleged|arrested)$/.test(status)) &&
    !record.listed &&
    page.sentences.some(({ text, kind }) => kind === "main" && (meanwhile.test(text) || interim.test(text))) &&
    !page.sentences.some(
      ({ text, kind }) =>
        kind === "main" &&
        !ofRisk.test(text) &&
        /\b(?:investigation|inquiry|enquiry|review|panel|hearing|committee|tribunal|commission|adjudicator)\b[^.;]{0,60}\b(?:found|concluded|determined|substantiated|upheld|established)\b/i.test(
          text,
        ),
    )
  );
}

/** "I am so very sorry for what I shared": they own up to it in their own words, whoever still looks into it. */
const isSorryForOwn = (page: PageReading, { quotes }: Discourse): boolean =>
  quotes.some(({ quote, speaker }) => speaker === "p0" && isSorryInWords.test(page.text.slice(quote.innerStart, quote.innerEnd)));

/** All that the page quotes of the subject is against others, by its words: an attack for that, wherever it was. */
function insultsOthers(page: PageReading, discourse: Discourse): boolean {
  const said = discourse.quotes
    .filter(({ speaker }) => speaker === "p0")
    .map(({ quote }) => page.text.slice(quote.innerStart, quote.innerEnd));
  return (
    said.some((words) => slursOfOthers.test(words)) &&
    said.every((words) => hostility(words) === 0 && !namesJewish.test(words)) &&
    !page.sentences.some(({ text }) => namesAntisemitism.test(text))
  );
}

const slursOfOthers =
  /\b(?:fag(?:got)?s?|homos?|dykes?|queers?|trann(?:y|ies)|wetbacks?|spics?|chinks?|gooks?|ragheads?|towelheads?|n-word|n[i*]gg\w+|muslims?|mexicans?|terrorists?)\b/i;

/** "found that the posts were antisemitic and that Ms Ruiz had behaved in a way that is professional misconduct". */
function isFoundToHave(page: PageReading, evidence: Evidence): boolean {
  return evidence.found.some((index) => {
    const sentence = page.sentences[index];
    if (sentence && isNamedInVerdict(page, sentence)) return true;
    return sentence?.mentions.some(
      (mention) =>
        mention.person === 0 &&
        /^ (?:had |has |have )?(?:behaved|engaged|committed|breached|acted|made|published|posted|sent|used|been guilty|told|said|wrote|written|shouted|called|refused|directed|referred)\b/.test(
          page.text.slice(mention.end, mention.end + 24),
        ),
    );
  });
}

/**
 * "The district called the conduct antisemitic": the body that sanctioned the one person accused says so of what they
 * did, in the page's own report of it.
 */
function calledSo(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (!record.soleAccused || !record.frames.some((frame) => frame.kind === "discipline")) return [];
  return discourse.clauses
    .filter(
      (clause) =>
        record.scope.has(clause.sentence) &&
        /^(?:call|describe|deem|label|condemn|denounce|consider|regard)$/.test(clause.lemma) &&
        clause.agentIs.startsWith("b:") &&
        !clause.negated &&
        !clause.hedged &&
        /^ (?:(?:the|his|her|these|those|their) )?(?:[\w-]+ ){0,3}(?:conduct|behaviou?r|remarks?|comments?|words|posts?|messages?|tweets?|language|actions?|statements?|jokes?|song|lyrics|video|e-?mails?|terms)(?: \w+){0,3} (?:as )?(?:\w+ (?:and )?){0,2}(?:antisemitic|anti-semitic|anti-jewish)\b/i.test(
          page.text.slice(clause.end, clause.end + 120),
        ),
    )
    .map((clause) => clause.sentence);
}

const heldSo =
  /^(?:held|decision|finding|findings|ruling|determination|conclusion|outcome|result)s?:[^.]{0,160}\b(?:antisemit\w*|anti-semit\w*|anti-jewish)\b|^the (?:panel|tribunal|committee|chamber|commission|board|council|authority|court) (?:characteri[sz]ed|classed|classified|regard(?:s|ed)|consider(?:s|ed)|deem(?:s|ed)|treat(?:s|ed)|described|judged) (?:it|them|both|all|each|this|that|these|the \w+|his \w+|her \w+)(?: \w+)? (?:as|to be|to have been)? ?(?:[\w-]+ ){0,3}(?:antisemit\w*|anti-semit\w*|anti-jewish)\b/i;

/** An entry of a register, of one person alone: "Held: … a plain antisemitic stereotype", "The panel characterised both as antisemitic." */
function heldInEntry(page: PageReading, record: SubjectRecord): number[] {
  if (
    page.head !== 0 &&
    !(page.head === null && record.soleAccused && record.words.some(({ by, explicit }) => by === "own" && explicit))
  )
    return [];
  return page.sentences
    .filter(
      (sentence) =>
        sentence.kind === "main" &&
        record.scope.has(sentence.index) &&
        heldSo.test(sentence.text) &&
        !/\b(?:not|no|never|nor)\b/i.test(sentence.text) &&
        sentence.mentions.every(({ person }) => person === 0),
    )
    .map(({ index }) => index);
}

/** Quoted words, of theirs or of nobody named, in the paragraph of the apology or beside it. */
function saysWhichWords(page: PageReading, discourse: Discourse, at: number): boolean {
  const block = page.sentences[at]?.block ?? -1;
  return discourse.quotes.some(
    ({ speaker, quote, sentence }) =>
      Math.abs((page.sentences[sentence]?.block ?? -9) - block) <= 2 &&
      (speaker === "p0" || speaker === "?") &&
      (hostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2 ||
        saysJew(page.text.slice(quote.innerStart, quote.innerEnd))),
  );
}

function unattributedHostile(page: PageReading, discourse: Discourse): number {
  return discourse.quotes.filter(
    (quote) =>
      !quote.speaker.startsWith("p") &&
      quote.how !== "said" &&
      hostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2,
  ).length;
}

/** A court, a crime, a police matter: not only the rules of a club or an employer. */
function isCriminal(page: PageReading, record: SubjectRecord): boolean {
  return [...record.scope].some((index) =>
    /\b(?:court|crime|criminal|police|prosecut\w+|guilty|indict\w*|jury|judge|convict\w*|arrest\w*|offen[cs]e|felony|misdemeanou?r)\b/i.test(
      sentenceOwn(page, index),
    ),
  );
}

/** Coded words count where the same breath names a Jewish target. */
function atJews(page: PageReading, index: number): boolean {
  return [index - 1, index].some(
    (at) => namesJewish.test(sentenceOwn(page, at)) && page.sentences[at]?.block === page.sentences[index]?.block,
  );
}

/** "This account was hacked", "I never said that": in the person's own mouth. */
function deniesInWords(page: PageReading, record: SubjectRecord): boolean {
  const denial =
    /\b(?:hacked|(?:has|have|had) never (?:used|posted|written|visited|had an? account|been a member|owned|heard of)|never used the|(?:account|post|message|profile)s? (?:is|was|are|were) not (?:his|hers|theirs|mine)|wasn't me|was not me|not my words|never said|never wrote|did(?: not|n['’]t) (?:say|write|post|mean)(?! (?:sorry|why|whether|when|where|how|who|more|much|anything|if|to|any)\b)|fake account|impersonat\w+|flatly denied|said no such thing|(?<!\b(?:was|were|been|being) )denie[sd](?! (?:\w+ ){0,2}(?:that )?(?:the )?(?:existence of the |reality of the )?(?:holocaust|shoah|gas chambers?|genocide|nazi|entry|service|a (?:jewish|room)|jewish|six million|it (?:ever )?happened))|he'll sue|she'll sue|(?:was|were|been) (?:quoting|joking|misquoted|misheard|in character)|out of context|quoting (?:a|from|someone))\b/i;
  if (
    [...record.about].some(
      (index) =>
        page.sentences[index]?.kind === "main" && denial.test(sentenceOwn(page, index)) && record.admissions.length === 0,
    )
  )
    return true;
  return page.turns.some(
    (turn) => "person" in turn.speaker && turn.speaker.person === 0 && denial.test(page.text.slice(turn.start, turn.end)),
  );
}

/** Any word for it, hostile words, a Nazi sign, a law against bias; or what is Jewish that was attacked, refused or singled out. */
function tellsOfAntisemitism(page: PageReading, evidence: Evidence): boolean {
  return (
    evidence.found.length > 0 ||
    evidence.labelled.length > 0 ||
    evidence.massacres.length > 0 ||
    evidence.own.some(({ level }) => level >= 2) ||
    evidence.things.some(({ level }) => level >= 2) ||
    page.sentences.some(
      ({ reading, text }) =>
        namesAntisemitism.test(text) ||
        chargesBias.test(text) ||
        namesBias.test(text) ||
        namesNaziSymbol.test(text) ||
        hostility(text) >= 3 ||
        aboutHatred.test(text) ||
        punishedForWords.test(text) ||
        (namesJewish.test(text) && doneToJews.test(text)) ||
        (reading.quotes.length > 0 && /\bjews?\b/i.test(text)) ||
        reading.quotes.some(({ quote }) => {
          const said = page.text.slice(quote.innerStart, quote.innerEnd);
          return (
            /\bjews?\b/i.test(said) ||
            (hostility(said) >= 1 && !/\b(?:jewish|hebrew|israeli?|orthodox|rabbi|kosher)\b/i.test(said))
          );
        }),
    )
  );
}

const aboutHatred =
  /\b(?:anti-?semit\w*|judeophob\w*|jew[- ]?hat\w+|holocaust|shoah|auschwitz|hitler|nazis?\b|neo-nazi\w*|skinheads?|white (?:supremac\w+|nationalis\w+|power)|racis\w+|bigot\w*|slurs?|epithets?|hatred|hateful|prejudice\w*|discriminat\w*|racial\w*|religious (?:hostility|hatred|grounds|bias)|protocols of|blood libel|zionis\w+|supremac\w+|extremis\w+|fascis\w+|gas chambers?|incit\w+|vilif\w+|hate|bias(?:ed)?|offensive|too jewish)\b/i;

const doneToJews =
  /\b(?:vandal\w*|desecrat\w*|defac\w*|graffiti|arson|torch\w*|firebomb\w*|set(?:ting)? (?:fire|alight|ablaze)|bomb\w*|threat\w*|harass\w*|assault\w*|attack\w*|punch\w*|kick\w*|struck|beat\w*|spat|stab\w*|shoot\w*|shot|opened fire|kill\w*|murder\w*|ramm\w*|stalk\w*|intimidat\w*|menac\w*|target\w*|singl\w+ out|refus\w*|turned away|evict\w*|exclud\w*|denied (?:service|entry|a )|insult\w*|(?<!\b(?:sexual|sexually|sex|child|domestic|drug|substance) )abus(?:e|ed|ing) (?:at|of|towards?|against|them|him|her)|mock\w*|taunt\w*|shout\w*|yell\w*|scream\w*|toppl\w*|threw|throw\w*|pelt\w*|hurl\w*|smash\w*|broke|damag\w*|destroy\w*|tore|torn|tear\w*|pull\w* (?:down|off)|ripp\w*|(?:not|no) (?:\w+ ){0,3}(?:rent|serve|hire|admit|let|sell|welcome)\w*|spray\w*|paint\w*|daub\w*|scrawl\w*)\b/i;

function caseTouchesJews(page: PageReading, record: SubjectRecord): boolean {
  return [...record.scope].some(
    (index) =>
      namesAntisemitism.test(page.sentences[index]?.text ?? "") ||
      (record.soleAccused && namesJewish.test(page.sentences[index]?.text ?? "") && page.sentences[index]?.kind === "main") ||
      (namesJewish.test(page.sentences[index]?.text ?? "") &&
        (namesBias.test(page.sentences[index]?.text ?? "") || record.about.has(index))),
  );
}

function symbolsOnly(page: PageReading, record: SubjectRecord): boolean {
  return [...record.scope].some(
    (index) => page.sentences[index]?.kind === "main" && namesNaziSymbol.test(sentenceOwn(page, index)),
  );
}

/** "Temple Beth Israel" is a congregation's name, not the country. */
const congregation =
  /\b(?:beth|beit|b['’]nai|bnai|temple|congregation|shaarey?|shaarei|anshei?|kehillath?|knesset|kene?s+eth?|adath?|ahavath?|ohave?i?|agudath?|young|am)(?: [\p{L}'’]+){0,2} israel\b|\bisrael (?=(?:torah|synagogue|congregation|temple|cemetery|hospital|medical cent(?:er|re))\b)/giu;

/** "after the Israel-Gaza war began": when it was, not what it was about. */
const whenInTheWar =
  /\b(?:after|since|during|following|amid|before|within|in the (?:days|weeks|months|wake|aftermath) (?:after|of|following)|(?:days|weeks|months|hours|a (?:day|week|month)) (?:after|into)|at the (?:start|outbreak|height) of) (?:the )?(?:(?:start|outbreak|beginning) of )?(?:(?:the|this|latest|current|2014|2021|2023|october 7|october 7th|7 october) )*(?:[\w-]*(?:israel|gaza|hamas)[\w–-]*(?:['’]s)? )(?:[\w–-]+ ){0,3}?(?:war|conflict|attacks?|assault|massacre|invasion|fighting|hostilities|offensive|raid|strikes)\b(?: (?:on|in|against|with|between) (?:[\w-]+ (?:and )?){0,2}(?:israel|gaza|hamas|lebanon|iran)\b)?/gi;

/** All that the page gives of the subject's own words is about Israel and the war: "Free Gaza" on the door of a Jewish office. */
function speaksOfIsrael(page: PageReading, discourse: Discourse): boolean {
  const said = discourse.quotes
    .filter(({ speaker }) => speaker === "p0")
    .map(({ quote }) => page.text.slice(quote.innerStart, quote.innerEnd));
  return (
    said.some((words) => namesIsrael.test(words)) && said.every((words) => hostility(words) === 0 && !namesJewish.test(words))
  );
}

/** Somebody in office whose words the page gives, and of whom it says that they resigned or were suspended, or calls the words theirs. */
function leftOverIt(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  return page.sentences.some(
    ({ index, kind, text, mentions }) =>
      kind === "main" &&
      record.about.has(index) &&
      mentions.some(({ person }) => person === 0) &&
      mentions.every(({ person }) => person === 0 || !discourse.accused.has(`p${person}`)) &&
      (/\b(?:resign(?:ed|s|ing|ation)?|suspen(?:ded|sion)|fired|sacked|dismissed|stepped down|apologi[sz]ed|was removed|lost (?:his|her) (?:job|post))\b/i.test(
        text,
      ) ||
        /\b(?:his|her) (?:[\w-]+,? (?:and )?){0,4}anti-?semitic,? (?:[\w-]+,? (?:and )?){0,3}(?:tweets?|posts?|remarks?|comments?|messages?|rants?|jokes?|slurs?|e-?mails?|texts?)\b/i.test(
          text,
        )),
  );
}

/** "the posts", "her lecture", "one of the messages": what a case is about, taken up again without the name. */
const ofTheCase =
  /\b(?:the|his|her|their|these|those|this|that|both|all|one of (?:the|his|her)|several|some of (?:the|his|her)|other|another|in (?:one|another)) (?:(?!\b(?:film|newspaper|town|council|state|government)\b)[\w-]+ ){0,3}?(?:posts?|posting|tweets?|messages?|comments?|remarks?|statements?|speech|talk|lecture|class|course|assignment|lesson|article|column|essay|book|thesis|letter|e-?mails?|petition|chants?|slogans?|banners?|placards?|signs?|posters?|stickers?|leaflets?|flyers?|videos?|clips?|recordings?|songs?|lyrics|graffiti|cartoons?|caricatures?|images?|memes?|t-shirts?|shirts?|badges?|interview|broadcasts?|podcast|programme|program|words?|phrases?|texts?|material|content|tirade|rant|outburst|argument|exchange|confrontation|altercation|incident|complaints?|allegations?|charges?|indictment|conduct|behaviou?r|attack|assault|threats?|vandalism|motive|speaker|account)\b/i;
/** "Officials in Israel condemned the attack", "The incident comes amid tensions over the war": what others say of it, and its day. */
const reacts =
  /\b(?:condemned|welcomed|denounced|deplored|expressed (?:\w+ )?(?:shock|concern|alarm|horror))\b|\b(?:comes?|came|happened) (?:amid|at a time|against)\b/i;
const takesUpAgain = /^(?:he|she|it|they|them|this|these|those|that|one|another|both|in (?:it|them|one|another|this))\b/i;

/** "was accused of antisemitism after a livestream in which he told viewers that": the source itself says what was said. */
const afterWhichSaid =
  /\baccused of (?:anti-?semitism|racism|hatred|stirring up hatred|being (?:an? )?anti-?semit\w+)\b[^.;]{0,20}\b(?:after|when|following|over)\b[^.;]{0,80}\b(?:in which|when|where|that|as) (?:he|she|they) (?:had )?(?:told|said|wrote|posted|sang|shouted|asked|called|claimed|tweeted|shared)\b/i;

/**
 * What the subject said or did, or what the step against them was for, concerns Israel. Told by the sentences that mean them, give the words,
 * carry the label, the finding or the step, or take one of these up again; protests in the town and an embassy's comment are the town's news.
 */
const byLawyer =
  /\b(?:lawyer|attorney|solicitor|barrister|counsel)\b[^.;]{0,60}\b(?:said|says|argued|argues|claimed|told|contended|maintained|insisted)\b/i;

function israelOnly(page: PageReading, discourse: Discourse, record: SubjectRecord, evidence: Evidence): boolean {
  const ofOther = (index: number) =>
    !record.about.has(index) && [...(discourse.involved[index] ?? [])].some((who) => /^p[1-9]/.test(who));
  // "In a separate case, Ana Ruiz …" and what follows is not the subject's.
  let apart = false;
  const separate = new Set<number>();
  for (const { index, text } of page.sentences) {
    if (record.about.has(index)) apart = false;
    else if (
      /^(?:in|at) (?:a|an|another) (?:separate|unrelated|different|second|other) (?:case|incident|matter|hearing)\b|^separately\b/i.test(
        text,
      )
    )
      apart = true;
    if (apart) separate.add(index);
  }
  const ofCase = new Set([
    ...record.about,
    ...evidence.labelled,
    ...evidence.biased,
    ...evidence.found,
    ...evidence.alleged,
    ...[...record.words, ...record.acts, ...record.steps, ...record.frames, ...record.findings, ...record.accusations].map(
      ({ sentence }) => sentence,
    ),
    ...discourse.quotes.filter(({ speaker }) => speaker === "p0" || speaker === "?").map(({ sentence }) => sentence),
  ]);
  const hasJewsInWords = [...evidence.own, ...evidence.things].some(
    ({ start, end, level }) =>
      level >= 2 && saysJew(page.text.slice(start, end)) && !namesIsrael.test(page.text.slice(start, end)),
  );
  const concerns = ({ index, kind, block, text }: PageReading["sentences"][number]) =>
    ofCase.has(index) ||
    kind === "heading" ||
    (ofTheCase.test(text) && !reacts.test(text)) ||
    (takesUpAgain.test(text) && ofCase.has(index - 1) && page.sentences[index - 1]?.block === block);
  return [...record.scope].some((index) => {
    const sentence = page.sentences[index];
    return (
      sentence !== undefined &&
      !separate.has(index) &&
      !ofOther(index) &&
      !setApart.test(sentence.text) &&
      // "… was being punished for speech critical of Israel", her lawyer said: their own account of it.
      !(byLawyer.test(sentence.text) && hasJewsInWords) &&
      namesIsrael.test(sentence.text.replace(congregation, "").replace(whenInTheWar, "")) &&
      concerns(sentence)
    );
  });
}

/** "Foss's former lawyer, Ana Ruiz, had argued that it was satire. Foss fired her": who speaks for another, whatever their client does. */
function isOnlyCounsel(page: PageReading, record: SubjectRecord): boolean {
  return (
    counselOf(page).has("p0") &&
    record.frames.every(
      ({ kind, sentence }) =>
        kind === "party" ||
        kind === "court" ||
        (kind === "discipline" &&
          /\b(?:fired|dismissed|sacked|parted (?:ways )?with)\b/i.test(page.sentences[sentence]?.text ?? "")),
    )
  );
}

/** "A grand jury has indicted two men, District Attorney Ana Ruiz announced": who brings or hears cases, and of whom no step is told by name. */
function isOnlyOfTheBench(page: PageReading, record: SubjectRecord, steps: readonly Step[]): boolean {
  return (
    record.inOffice &&
    // A judge may be disciplined as anybody else.
    steps.every(({ status }) => status !== "disciplined") &&
    page.people[0]?.titles.some((title) => benchTitles.test(title)) === true &&
    record.frames.every(({ kind }) => kind === "party" || kind === "court") &&
    record.steps.every(({ patient }) => patient?.kind !== "pronoun") &&
    record.words.every(({ by, level }) => by !== "own" || level < 2)
  );
}

/** "Ana Ruiz entered her plea before Judge Foss to one count of …": at the name, whoever else the sentence names. */
function isPleaByName(page: PageReading, steps: readonly Step[]): boolean {
  return steps.some(
    ({ status, sentence }) =>
      status === "pleaded guilty" &&
      page.sentences[sentence]?.mentions.some(
        ({ person, end }) =>
          person === 0 &&
          /^(?:, \d{2},|,[^,;]{2,60},)? (?:entered|gave|made) (?:his|her|the|a) (?:guilty )?plea\b/.test(
            page.text.slice(end, end + 110),
          ),
      ) === true,
  );
}

/** A step of which the page tells in a sentence that names the subject, not by "him" or "her" alone. */
function isStepByName(page: PageReading, record: SubjectRecord): boolean {
  const told = [...record.steps, ...record.frames.filter(({ kind }) => kind !== "party" && kind !== "court")];
  return (
    page.head === 0 || told.some(({ sentence }) => page.sentences[sentence]?.mentions.some(({ person }) => person === 0) === true)
  );
}

/**
 * "has denied that he hates anybody", of words that the page gives as theirs in its own voice and more than once: what they deny is what they
 * are, and not that they said it.
 */
function deniesOnlyHatred(page: PageReading, record: SubjectRecord, first: Evidence["own"]): boolean {
  const denials = record.denials.filter(({ negated }) => !negated);
  return (
    denials.length > 0 &&
    first.filter(({ level, by }) => by === "own" && level >= 2).length >= 2 &&
    !deniesInWords(page, record) &&
    denials.every(({ end }) =>
      /^ (?:that (?:he|she) (?:hates?|hated|is|was) (?:anybody|anyone|jews|jewish people|(?:an? )?(?:antisemit\w*|anti-semit\w*|racist|bigot\w*|nazi))|being (?:an? )?(?:antisemit\w*|anti-semit\w*|racist|bigot\w*|nazi)|(?:hating|any hatred of) )/i.test(
        page.text.slice(end, end + 60),
      ),
    )
  );
}

function deniesAntisemitism(page: PageReading, record: SubjectRecord): boolean {
  return record.denials.some((clause) =>
    /antisemit|anti-jewish|\bslur|\bjews\b|holocaust|\bnazi/i.test(page.sentences[clause.sentence]?.text ?? ""),
  );
}

/** Which of the seven rules for what counts: by the strongest thing that the source reports. */
function ruleOf(page: PageReading, record: SubjectRecord, evidence: Evidence): string {
  const text = [...record.scope].map((index) => sentenceOwn(page, index)).join(" ");
  if (evidence.found.length > 0 && !/\b(?:refus|rent|serve|turned away)\w*/i.test(text)) return "7";
  if (record.acts.some((act) => act.class === "attack")) return "1";
  if (record.acts.some((act) => act.class === "damage")) return "4";
  if (record.acts.some((act) => act.class === "refuse")) return "6";
  if (evidence.biased.length > 0) return "2";
  return "3";
}

function spans(page: PageReading, indices: readonly number[]): { start: number; end: number }[] {
  return indices.flatMap((index) => {
    const sentence = page.sentences[index];
    return sentence ? [{ start: sentence.start, end: sentence.end }] : [];
  });
}

function support(
  page: PageReading,
  evidence: Evidence,
  record: SubjectRecord,
  steps: readonly Step[],
  clearings: readonly Clearing[],
): { start: number; end: number }[] {
  const order = [
    ...clearings.map((clearing) => clearing.sentence),
    ...evidence.own.toSorted((a, b) => b.level - a.level).map((words) => words.sentence),
    ...evidence.found,
    ...evidence.things.toSorted((a, b) => b.level - a.level).map((words) => words.sentence),
    ...evidence.labelled,
    ...evidence.biased,
    ...steps.map((step) => step.sentence),
    ...record.acts.map((act) => act.sentence),
    ...record.accusations.map((clause) => clause.sentence),
    ...record.denials.map((clause) => clause.sentence),
    ...record.apologies.map((clause) => clause.sentence),
  ].filter((index) => page.sentences[index]?.kind === "main");
  if (order.length === 0)
    order.push(...[...record.about].filter((index) => record.scope.has(index) && page.sentences[index]?.kind === "main"));
  return spans(page, [...new Set(order)]);
}
