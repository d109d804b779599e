import type { SetAsideReason } from "../judgement.ts";
import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { type Step, type Clearing, sinceCharge, statusFrom } from "../outcomes/step.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { type SubjectRecord, hasStepIn } from "../attribution/record.ts";
import { stepsOf } from "../outcomes/ladder.ts";
import { clearingsOf } from "../outcomes/clearings.ts";
import { isSatire } from "./satire.ts";
import { isOnlyCounsel, isOnlyOfTheBench } from "./in-office-alone.ts";
import { collect, type Evidence } from "./evidence.ts";
import { remarksFound } from "./remarks-found.ts";
import {
  namesIsrael,
  namesAntisemitism,
  namesOtherGroup,
  namesJewish,
  saysJew,
  hostility,
  isNaziSlogan,
  alludesToHolocaust,
} from "../hatred/hostility.ts";
import { calledSo, heldInEntry } from "./called-so.ts";
import { verdictsOn } from "./verdicts.ts";
import { actsFound } from "./acts-found.ts";
import { foundOfSubject } from "../attribution/found-by-a-body.ts";
import { sentenceOwn } from "../reading/own-text.ts";
import { isCaseOfOthers } from "./case-of-others.ts";
import { insultsOthers, saysWhichWords, unattributedHostile, isSorryForOwn } from "./words-given.ts";
import { isBesideJews, wasSentIt, isBesideDoer } from "./beside-the-doer.ts";
import { isUnfitForTrial } from "../outcomes/unfit-for-trial.ts";
import { hadNoPartInIt } from "../outcomes/no-part-in-it.ts";
import { leftToAHuman } from "./left-to-a-human.ts";
import { caseTouchesJews, tellsOfAntisemitism, stepNearJews, symbolsOnly, atJews } from "./touches-jews.ts";
import { whyNothing, isStepNearJews, isQuotedOnJews, unclearWords, partUnclear } from "./no-finding.ts";
import {
  deniesAntisemitism,
  deniesByLawyer,
  deniesInWords,
  deniesNoneOfIt,
  givesItOtherwise,
  isOnRecord,
  recordingsDiffer,
} from "./denies-it.ts";
import {
  isFoundProved,
  isFoundToHave,
  isLabelledParty,
  isPleaByName,
  saidNotAccused,
  isStepByName,
  isOnlyAccusedOfIt,
} from "./by-name.ts";
import { isNamedForAct, isAttackOnJews, attackOnJews, isChargedWithAttack } from "./attacks.ts";
import { biasDenied, isOfGain } from "./no-bias.ts";
import { suesOverIt, isComplainant, wonOverIt } from "./complainants.ts";
import { speaksOfIsrael, israelOnly, slogansOnIsraelAlone } from "./israel-only.ts";
import { isQuotedOnIsraelAlone, isOfJewsBesides } from "./of-jews-besides.ts";
import { isMeanwhile } from "./meanwhile.ts";
import {
  strikesTheShouter,
  isAddressee,
  isForAccusing,
  followsHarmToThem,
  isOfSeparateCase,
  isForAnotherOffence,
  isForSomethingElse,
  hasOtherGround,
  hasPlainGround,
} from "./grounds.ts";
import { answersForElse } from "../attribution/answers-for-else.ts";
import { isForNoFault } from "./no-fault.ts";
import { isTurnedOutForFaith, leftOverIt } from "./turned-out.ts";
import { isTestified, isSetRight, isAtOneRemove } from "../attribution/standing.ts";
import { isMassacreSettled } from "./massacres.ts";
import { isSettledThatSaid } from "./settled-by-a-body.ts";

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
  const hasCourt = record.frames.some(({ kind }) => /^(?:charge|indict|try|plead|convict|sentence|liable)$/.test(kind));
  if (isSatire(page, hasCourt)) return none("11", "not-antisemitic", "The page says that it is satire or fiction.");

  if (isOnlyCounsel(page, record) || isOnlyOfTheBench(page, record, steps))
    return none(
      "G2",
      "not-the-actor",
      "The page names this person in an office of theirs, such as lawyer, official or reporter, not as the one who acted.",
    );
  const evidence = collect(page, discourse, record);
  const isSettled = record.denials.length + record.words.length > 0 && isSettledThatSaid(page, discourse);
  // "said that he could not have sprayed '…' … The court called the alibi concocted".
  if (isSettled)
    evidence.own.push(
      ...record.words.filter(
        ({ by, doubted, explicit, recited, level, sentence }) =>
          by === "own" && doubted && explicit && !recited && level >= 2 && record.about.has(sentence),
      ),
    );
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
    ...actsFound(page, discourse, record),
    ...foundOfSubject(page),
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
      ({ index, kind, mentions, text }) =>
        kind === "main" &&
        // "compares himself with one Dwight Pell, who got 24 months for threatening a mosque": another's case.
        !isAnothersStep(discourse, mentions, index, text) &&
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
    hostile.some(({ start, end }) => isNaziSlogan(page.text.slice(start, end))) &&
    hostile.every(({ sentence, start, end }) => {
      const said = page.text.slice(start, end);
      // What is quoted beside the slogan in one breath is no more hostile than it is by itself.
      return (isNaziSlogan(said) || hostility(said) === 0) && !isBesideJews(page, record, sentence);
    });
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
    const left = /^(?:9|G2)$/.test(nothing.rule) ? leftToAHuman(page, discourse, record, clearings) : null;
    if (left) return answer("human", left.rule, left.reason, null, [left.sentence]);
    if (nothing.setAside !== "not-the-actor") return none(nothing.rule, nothing.setAside, nothing.reason, nothing.at);
    return none("9", "not-antisemitic", "The page reports nothing antisemitic of this person or of anybody else.", nothing.at);
  }
  if (
    (formal || isNotHeldForIt) &&
    (caseIsJewish || symbolsOnly(page, record)) &&
    (record.isAccused ||
      record.words.length > 0 ||
      record.accusations.length > 0 ||
      record.steps.length > 0 ||
      evidence.found.length > 0)
  ) {
    return answer(
      "human",
      "15",
      "The accusation was dropped, dismissed, reversed or ended in an acquittal.",
      formal?.status ?? "dismissed",
    );
  }
  // "I should have gone in the first week", of somebody who handed it in: no words about Jews.
  const speaksOfJews = evidence.own.some(({ explicit, start, end }) => explicit && saysJew(page.text.slice(start, end)));
  if (informal && caseIsJewish && isOnlyUncharged(page, clearings) && speaksOfJews)
    return answer("human", "15", "The person has not been charged; the page gives words of theirs.", null);
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
    !steps.some(({ status: word }) => sinceCharge.test(word)) &&
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
      if (record.isAccused && symbolsOnly(page, record))
        return answer("human", "16", "The source reports a Nazi symbol but does not call the act antisemitic.");
      if (isOfGain(page, record)) return none("9", "not-antisemitic", "The authority says that bias was not the motive.");
      return answer("human", "15", "Bias was alleged but not charged or not proved.", null);
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
      if (!strong && !found && evidence.labelled.length === 0 && slogansOnIsraelAlone(page, discourse))
        return answer("human", "14", "An authority charged or found antisemitic what concerns Israel.");
      if (!strong && !found && denied && !isSettled && !isCriminal(page, record))
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
        // What a body has found of their own words or conduct stands by itself, whatever else it found.
        (foundOfSubject(page).length === 0 &&
          ((!isNamed && evidence.massacres.length === 0 && isForSomethingElse(page, discourse, record, evidence)) ||
            (!evidence.own.some((words) => words.level >= 2 && words.explicit) &&
              (hasOtherGround(page, record) || hasPlainGround(page, record) || answersForElse(page, record)))))
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
        !(isNamedInFinding && (record.isAccused || isFoundToHave(page, discourse, evidence))) &&
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
    (record.accusations.some(
      (clause) => clause.sentence === sentence && !clause.negated && (clause.passive || isPrivate(clause.agentIs)),
    ) &&
      /\b(?:(?:accused|suspected) (?:by [^.;,]{1,60}? )?of|(?:has |have |had )?(?:accused|accuses|accuse) [^.;“"]{2,80}? of|alleged to have)\b/i.test(
        sentenceOwn(page, sentence),
      ) &&
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
  if (first.length > 0 && !isSettled && first.every((words) => isTestified(discourse, page, words)))
    return answer("human", "19", "One person says that the person said it; no record settles it.", "alleged");
  // Nobody but the page answers for it: it must give the words as theirs, and as meant.
  if (
    first.length > 0 &&
    !isSettled &&
    !record.admissions.some((clause) => !clause.negated && !clause.hedged) &&
    isSetRight(page)
  )
    return answer("human", "17", "The page looks into whether the person said it, or sets a report of it right.", "alleged");
  if (first.length > 0 && bias)
    return answer("human", "15", "Whoever answers for it says that the words were not antisemitic.", "alleged");
  if (first.length > 0 && !isSettled && first.every((words) => words.hearsay === true))
    return answer("human", "18", "Somebody says that the person said it; no record settles it.", "alleged");
  if (first.length > 0 && !record.isAccused && isAtOneRemove(page, record.about))
    return answer("human", "17", "By what the page tells of the person, the words may be a part, an exhibit or a joke.", null);
  if (first.length > 0) {
    if (recordingsDiffer(page))
      return answer("human", "17", "The recordings that the page tells of do not agree on the words.", "alleged");
    if (
      !isSettled &&
      ((denied && !deniesNoneOfIt(page, record, evidence.own)) ||
        (record.admissions.length === 0 && givesItOtherwise(page, discourse, record))) &&
      !isOnRecord(page, first)
    )
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
  const left = leftToAHuman(page, discourse, record, clearings);
  if (left && record.isAccused && official) return answer("human", left.rule, left.reason, null, [left.sentence]);
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
  if (left && /^(?:9|G2)$/.test(nothing.rule)) return answer("human", left.rule, left.reason, null, [left.sentence]);
  return none(nothing.rule, nothing.setAside, nothing.reason, nothing.at);
}

const uncharged = /\b(?:not|never|n['’]t)(?: yet)? (?:been )?charged\b|\breleased without charge\b/i;
const ofError =
  /\b(?:wrong\w*|mistak\w+|in error|by mistake|misidentif\w+|mix-up|no connection|nothing to do|eliminated|ruled out|no longer a suspect|victim|witness|apologi[sz]e[sd]? to)\b/i;
/** Of whom it says no more than that nobody has charged them: that does not name them in error. */
const isOnlyUncharged = (page: PageReading, clearings: readonly Clearing[]): boolean =>
  clearings.every(({ sentence }) => {
    const text = page.sentences[sentence]?.text ?? "";
    return uncharged.test(text) && !ofError.test(text);
  });

/** "On appeal the allegation was found not proved and the suspension was quashed": no part of it. */
const undone = /\b(?:on appeal|appeals?|quash\w*|overturn\w*|set aside|revers\w+|annul\w*|rescind\w*|lifted)\b/i;
const ofFurtherCharge =
  /^(?:A|An|One|Two|The) (?:further|other|remaining|second|third|fourth|separate|additional) (?:charges?|allegations?|counts?|complaints?|particulars?)\b/i;

const compares = /\b(?:compar(?:es?|ed|ing|ison)|unlike|whereas|contrast(?:s|ed)?|distinguish\w*)\b/i;

/** The sentence names somebody else, of whom it tells a step or with whom it compares the subject, and not the subject. */
const isAnothersStep = (discourse: Discourse, mentions: readonly { person: number }[], sentence: number, text: string): boolean =>
  mentions.length > 0 &&
  mentions.every(({ person }) => person !== 0) &&
  (compares.test(text) || discourse.frames.some((frame) => frame.sentence === sentence && frame.person !== 0));

/** "22-320 / ANA RUIZ / …": the name stands at the head of the entry, not among those it was done to. */
function headsEntry(page: PageReading): boolean {
  return page.sentences.some((sentence) => {
    const first = sentence.mentions[0];
    const opens = page.sentences[sentence.index - 1]?.block !== sentence.block;
    return opens && first?.person === 0 && first.start - sentence.start < 40;
  });
}

/** A court, a crime, a police matter: not only the rules of a club or an employer. */
function isCriminal(page: PageReading, record: SubjectRecord): boolean {
  // "charged in Limerick with sending hate mail": by no league, party or school.
  const isCharged = record.frames.some(({ kind, sentence }) => {
    const text = page.sentences[sentence]?.text ?? "";
    return (
      /^(?:charge|indict|try|plead|convict)$/.test(kind) &&
      /\b(?:charged|indicted|on trial|pleaded|convicted)\b/i.test(text) &&
      !ofClub.test(text)
    );
  });
  return (
    isCharged ||
    [...record.scope].some((index) =>
      /\b(?:court|crime|criminal|police|prosecut\w+|guilty|indict\w*|jury|judge|convict\w*|arrest\w*|offen[cs]e|felony|misdemeanou?r)\b/i.test(
        sentenceOwn(page, index),
      ),
    )
  );
}

/** Whose rules are its own. */
const ofClub =
  /\b(?:leagues?|federations?|associations?|clubs?|fifa|uefa|fa|party|universit(?:y|ies)|colleges?|schools?|church|synod|council|union|panel|committee|board|tribunal|regulator|commission|misconduct|rules?)\b/i;

/** No body and no authority: somebody by name, or by a word for a private person. */
const isPrivate = (who: string) =>
  /^p[1-9]|^r:(?:customer|neighbou?r|tenant|lodger|guest|passenger|colleague|student|pupil|employee|man|woman|patient|client|driver|parent|mother|father|friend|former \w+|shopper|visitor|resident|co-worker|couple)$/.test(
    who,
  );

/** "was accused of antisemitism after a livestream in which he told viewers that": the source itself says what was said. */
const afterWhichSaid =
  /\baccused of (?:anti-?semitism|racism|hatred|stirring up hatred|being (?:an? )?anti-?semit\w+)\b[^.;]{0,20}\b(?:after|when|following|over)\b[^.;]{0,80}\b(?:in which|when|where|that|as) (?:he|she|they) (?:had )?(?:told|said|wrote|posted|sang|shouted|asked|called|claimed|tweeted|shared)\b/i;

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
