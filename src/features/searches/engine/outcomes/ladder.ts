import { quick } from "#app/lib/language/quick-pattern.ts";
import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { type Discourse, groups, type ResolvedClause } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { type Step, ofCourts, rungs } from "./step.ts";
import { foundOfSubject } from "../attribution/found-by-a-body.ts";
import { closesAccounts } from "../attribution/of-networks.ts";
import { ofBefore, isOfEarlierYear, isLongBefore, isOfAnOlderCase, isAllOfPlainOffences } from "./older-case.ts";
import { sentenceOwn, ownText } from "../reading/own-text.ts";
import { isFineOfOwnBody, isGuiltyByNoCourt, ofOwnRules } from "./by-no-court.ts";
import { isNoSanction, isPlainSanction, isSanction } from "./sanctions.ts";
import { isSecondHand } from "../attribution/second-hand.ts";
import { isFurtherOne } from "../attribution/who-is-unnamed.ts";
import { statusOf, isInterned, ofDiscrimination, byIndictment } from "./step-status.ts";
import { statusOfFrame } from "../attribution/frames.ts";
import { withoutMonthOfMay } from "../reading/when.ts";
import { companions } from "./whose-clearing.ts";

/** "were barred for promoting hate", on a page about what a network did. */
const ofNetwork = /\b(?:bann?(?:ed|s|ing)?|barr(?:ed|ing)|suspend(?:ed|s)|removed|kicked|booted)\b/i;
const courtWords = quick(
  /\b(?:court|judge|jury|magistrates?|prosecut\w+|guilty|convict\w*|crown|sheriff|(?:magistrates?['’]?|judicial|king['’]s|queen['’]s|lay) bench|bench (?:warrant|trial|heard|ruled|sentenced)|justice|plea|probation|prison|jail)\b/i,
);
const toStandTrial =
  /\b(?:due|set|scheduled|expected|ordered|sent|bound over|slated|listed) (?:to (?:stand|go on|face)|for) trial\b|\bwill (?:stand|go on|face) trial\b/i;
/** "remains in custody after his arrest". */
const ofArrest = /\b(?:after|following|since|upon|before|at the time of|led to|leading to) (?:his|her) arrest\b/i;
const guiltyPlea = quick(
  /(?<!\b(?:not|never|yet to|n't|(?:expected|agreed|agrees|due|set|likely|plans?|planned|intends?|intended|prepared|willing|offered|refused|declined|asked|wants?|wanted|going|scheduled|ready|about|decided|chosen|chose|urged|advised|told|able|had|has|have|offers?|deals?|bargain|chance|opportunity|proposal|invitation|intention|decision) to|will|would|may|might|could|should|can|must) )\b(?:plead\w*|pled|entered (?:a |his |her )?pleas? of|pleads)\s+(?:guilty|no[- ]contest|nolo)\b|\badmitted (?:the |one |two |three |four |five |\d+ |a |an |both |all )?(?:\w+ ){0,4}(?:offen[cs]es?|charges?|counts?|behaviour|harassment|assault|criminal|stalking|damage)\b|(?<!\b(?:not|never|yet to|n't|without having) )\bentered (?:his|her|their|a) (?:guilty plea|plea(?! of (?:not|innocen)))\b/i,
);
const trial = quick(
  /\b(?:went|goes|go|is|was|stood|standing|stands|been|being) (?:on|to) trial\b|\b(?:is|was|stood|standing|stands) trial\b|\btrial (?:began|opened|started|continues|resumed)\b|\bhis trial\b|\bher trial\b|\bdischarged without reaching\b|\bhung jury\b/i,
);
/** "The club had handed him the highest fine in its rules": by the noun, from a body that is no court. */
const fineOfBody =
  /\b(?:club|league|federation|association|fa|union|team|party|university|college|school|council|station|broadcaster|newspaper|company|employer|regulator)\b[^.;“”"]{0,60}?\b(?:(?:gave|given|handed|issued|hit|slapped) (?:him|her|the (?:[\d-]+-year-old|[\w-]+)|(?-i:\p{Lu})[\p{L}’'-]+)(?: with)? (?:an?|the|its) (?:[\w-]+ ){0,3}?fine(?=[.,;]|$| (?:of|for|over|that|which|in|under|allowed|and|worth|equal|equivalent|by|on|after)\b)|(?:imposed|levied) (?:an?|the|its) (?:[\w-]+ ){0,3}?fine\b[^.;]{0,20}? (?:on|upon|against)\b)/iu;
/** A fine that no court is told of is one of a league's, a club's or a regulator's. */
function whatWasAffirmed(text: string): AllegationStatus {
  if (/sentence/i.test(text)) return "sentenced";
  if (!/\bfine of\b/i.test(text)) return "convicted";
  return /\b(?:court|judges?|justices|magistrates|convict\w+)\b/i.test(text) ? "sentenced" : "disciplined";
}
const affirmed = quick(
  /\b(?:judgment|conviction|sentence)s?\b[^.]{0,25}\b(?:is |are |was )?(?:affirmed|upheld|confirmed)\b|\b(?:affirm|uphold|confirm)(?:s|ed)? (?:(?:the|his|her|their) (?:conviction|sentence|judgment)|(?:an?|the) fine of)|^affirmed\.|\b(?:his|her) sentence for\b/i,
);
const lostAppeal =
  /\b(?:lost|loses|losing|failed in|fails in) (?:(?:his|her|an?|the|their) )?(?:\w+ )?(?:appeal|bid to (?:overturn|quash))\b[^.;]{0,40}\b(?:sentence|conviction|term|verdict|years?)\b|\bappeal (?:against|over|from) [^.;]{0,50}\b(?:sentence|conviction)s?\b[^.;]{0,30}\b(?:was |were |is |has been )?(?:dismissed|rejected|refused|denied)\b/i;
const suspendedTerm =
  /\b(?:custody|imprisonment|prison|jail|sentence|term|detention)\b[^.;]{0,30}\bsuspended\b|\bsuspended (?:sentence|prison|jail|term)|\b(?:half|part|some|all|most|months|weeks|years?|(?:[$£€]|eur(?:os?)? ?)?\d[\d,.]*) (?:of (?:it|which|that|them|the fine) )?(?:(?:is|was|were|are|being) )?suspended\b/i;
/** "12 weeks, suspended for 12 months": of a court's list; a body's is a ban or a suspension of so many weeks. */
const termSuspended =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)[- ](?:days?|weeks?|months?|years?)['’]?(?: (?:in (?:prison|jail|custody)|imprisonment|detention|custody|jail))?,? (?:both |all )?suspended (?:for|over)\b/i;
const voted = /\bvoted\b[^.]{0,40}\bto (?:reprimand|censure|expel|remove|suspend|dismiss|terminate|sanction|fire|strip)\b/i;
const termGiven =
  /\bordered to (?:carry out|complete|perform|do) (?:\d+|\w+) hours\b|\b(?:gave|given|handed|received|got|jailed|serve[ds]?) (?:him |her )?(?:a |an )?(?:[\w-]+ ){0,2}(?:years?|months?|days?|weeks|suspended sentence|community (?:orders?|service))\b/i;
/** "served two years in the Army", "served three terms on the council": in an office or under arms. */
const ofService =
  /\bserve[ds]? (?:[\w-]+ ){1,4}(?:in|with|on|as) (?:the |an? )?(?:\w+ )?(?:army|navy|marines?|military|air force|guard|reserves?|council|senate|house|assembly|parliament|legislature|cabinet|board|police|mayor|councillor|governor)\b/i;

/** "Summary of outcome: Suspension, 8 months." */
const outcomeLine =
  /^\s*(?:summary of )?(?:sanction|order|penalty|outcome|decision|result)s?(?: imposed)?\s*[:.–-]\s*(?:immediate )?(?:suspension|erasure|striking[- ]off|strike[- ]off|removal|reprimand|caution order|revocation|prohibition)\b/i;
const item = /^\s*\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)]\s/i;
/** A sanction told as a line of its own: "One-year suspension, six months stayed", "(i) suspended from all football for eight matches;". */
const nominal =
  /^\s*(?:\(?[ivxa-h\d]{1,4}[.)]\s*)?(?:(?:sanction|order|penalty|outcome|decision|result)s?\s*[:.–-]\s*)?(?:(?:an? )?(?:public|formal|final|severe|written)\s+(?:reprimand|censure|admonition|warning)|(?:an? )?(?:[\w-]+[ -])?(?:year|month|week|match|game|day)s?(?:['’]s?)? (?:suspension|ban|disqualification)|(?:publicly |immediately |indefinitely |permanently )?(?:suspended (?:from|for)|disbarred|struck off|expelled from|banned (?:from|for)|disqualified (?:from|for)|reprimanded|censured|removed from the (?:register|roll)|licen[cs]e (?:revoked|suspended)))\b/i;

const filesComplaint =
  /\b(?:fil(?:ed|es|ing)|lodg(?:ed|es|ing)|ma(?:de|kes)|submit(?:ted|s)|brought|press(?:ed|es|ing)) (?:an? |the |two |several )?(?:[\w-]+ )?criminal complaints?\b|\bcriminal complaints?\b[^.;]{0,60}\b(?:was|were|has been|have been|had been) (?:filed|lodged|made|submitted|brought)\b/i;
const byOfficials =
  /\b(?:prosecut\w+|attorneys?['’]?s?(?: general| office)?|police|detectives?|fbi|justice department|government|authorities|federal|unseal\w*|court|judge|magistrate)\b/i;

/** "A rival said she had filed a criminal complaint against Ruiz": anybody may; it charges nobody unless an authority filed it. */
function isReportedByAnybody(text: string): boolean {
  return filesComplaint.test(text) && !byOfficials.test(text) && !/\bcharged\b/i.test(text);
}

export function stepsOf(page: PageReading, discourse: Discourse, record: SubjectRecord): Step[] {
  const steps: Step[] = [];
  const isFoundByBody = foundOfSubject(page).length > 0;
  const isOfNetwork = closesAccounts.test(page.text.slice(0, 1500));
  const add = (status: AllegationStatus, sentence: number) => {
    if (ofCourts.test(status) && ofBefore.test(sentenceOwn(page, sentence))) return;
    if (ofCourts.test(status) && isOfEarlierYear(page, record, sentence)) return;
    if (status === "convicted" && isGuiltyByNoCourt(page, sentence)) {
      add("disciplined", sentence);
      return;
    }
    if (status === "sentenced" && isFineOfOwnBody(page, sentence)) {
      add("disciplined", sentence);
      return;
    }
    if (status === "disciplined" && isOfNetwork && ofNetwork.test(sentenceOwn(page, sentence))) return;
    if (status === "sentenced" && ofOtherSentence.test(sentenceOwn(page, sentence))) return;
    // "was arrested and accepted a police caution": over with, whatever a body did about it later.
    if (status === "arrested" && /\baccepted an? (?:\w+ )?caution\b/i.test(sentenceOwn(page, sentence))) return;
    // "is due to stand trial in January charged with …": no trial yet.
    if (status === "on trial" && toStandTrial.test(sentenceOwn(page, sentence))) {
      if (/\bcharged\b/i.test(sentenceOwn(page, sentence))) add("charged", sentence);
      return;
    }
    if (steps.some((step) => step.status === status && step.sentence === sentence)) return;
    const gives = !(status === "disciplined" && isNoSanction(sentenceOwn(page, sentence)));
    steps.push(gives ? { status, sentence } : { status, sentence, givesNoWord: true });
  };
  const scopeText = [...record.scope].map((index) => sentenceOwn(page, index)).join(" ");
  // The rules of a game or a profession, though they speak of charges, offences and guilt.
  const isOfOwnRules =
    ofOwnRules.test(scopeText) &&
    !/\b(?:crown|magistrates['’]?|district|county|superior|sheriff|supreme) court\b/i.test(scopeText);
  const isCourt = !isOfOwnRules && courtWords.test(scopeText);
  const criminal =
    !isOfOwnRules &&
    ((/\b(?:guilty|convict\w*|magistrates?['’]?|crown court|sheriff court|district court|criminal|prosecut\w+|offen[cs]e)\b/i.test(
      scopeText,
    ) &&
      record.steps.some(
        (step) =>
          /^(?:charge|convict|plead|indict|try|arrest)$/.test(step.class) || (step.class === "sentence" && step.lemma !== "fine"),
      )) ||
      /\b(?:pleaded guilty|admitted (?:\w+ ){0,3}(?:behaviour|offen[cs]e|harassment|assault|damage)|magistrates|sheriff court|crown court)\b/i.test(
        scopeText,
      ));
  // The rules of a club, a school or a profession know charges and admissions too; no court hears them.
  const ofRules =
    !isCourt &&
    /\b(?:regulatory|disciplinary|conduct|misconduct|fitness to practi[sc]e|football association|federation|league|tribunal|panel|code of|rule [A-Z]?\d)\b/i.test(
      scopeText,
    );
  for (const clause of record.steps) {
    if (
      clause.negated ||
      clause.hedged ||
      (clause.gerund && clause.class !== "charge") ||
      isSecondHand(sentenceOwn(page, clause.sentence), page)
    )
      continue;
    if (isUnfulfilled(page, clause)) continue;
    // "Two men have been convicted … A third man, Ana Ruiz, was found not guilty": none of the two.
    if (groups.test(clause.patientIs) && isFurtherOne(page, "p0")) continue;
    const status = statusOf(clause, page, isCourt, criminal);
    if (
      ofRules &&
      status &&
      /^(?:charged|pleaded guilty|convicted)$/.test(status) &&
      /\bsuspen|\bban|\bstruck|\bremoved|\bexpel|\bfine/i.test(scopeText)
    )
      continue;
    if (status) add(status, clause.sentence);
  }
  // A sentence may say the same many times over.
  const told = new Map(record.frames.map((frame) => [`${frame.sentence} ${frame.kind}`, frame]));
  for (const frame of told.values()) {
    const sentence = page.sentences[frame.sentence];
    const status =
      statusOfFrame[frame.kind] ?? (frame.kind === "liable" && isFineOfCourt(page, frame.sentence) ? "sentenced" : null);
    if (!status || sentence?.kind !== "main" || isSecondHand(ownText(page, sentence), page)) continue;
    if (status === "arrested" && isInterned(/\b(?:detain|intern|imprison)\w* .*/i.exec(sentence.text)?.[0] ?? "")) continue;
    // A judgment that bars somebody from a trade is no employer's or club's sanction.
    if (
      status === "disciplined" &&
      /\b(?:judge?ment|injunction|decree|court order)\b[^.;]*\bbars?\b/i.test(ownText(page, sentence))
    )
      continue;
    if (status === "charged" && (ofOwnRules.test(ownText(page, sentence)) || ofDiscrimination.test(sentence.text))) continue;
    if (status === "charged" && isReportedByAnybody(sentence.text)) continue;
    // A plea is one before a court; elsewhere the word is used of a club's or a school's rules.
    if (ofRules && /^(?:pleaded guilty|charged|convicted)$/.test(status)) continue;
    if (
      status === "sentenced" &&
      !criminal &&
      !isCourt &&
      !/\b(?:years?|months?|weeks|days|hours|prison|jail|probation|life (?:sentences?|terms?|imprisonment)|life(?= (?:for|over|after)\b)|behind bars|locked (?:up|away)|put away|sent down|(?:suspended|custodial) sentences?|conditional discharges?|community (?:orders?|service)|unpaid work|bound over|walked? free)\b/i.test(
        sentence.text,
      )
    )
      continue;
    const isOfSchool =
      status === "sentenced" &&
      /\bon (?:[\w-]+ )?probation\b/i.test(sentence.text) &&
      !/\b(?:court|judge|magistrates?|jury|sheriff|prosecut\w+|jail|prison)\b/i.test(scopeText);
    const isOfGrandJury = status === "charged" && byIndictment.test(ownText(page, sentence));
    add(isOfSchool ? "disciplined" : isOfGrandJury ? "indicted" : status, frame.sentence);
  }
  // "He is: (i) suspended from all football; (ii) fined": what stands under a line about the subject.
  for (const { index, text } of isCourt ? [] : page.sentences) {
    if (!item.test(text) || !nominal.test(text)) continue;
    const head = page.sentences.findLast((sentence) => sentence.index < index && !item.test(sentence.text));
    if (head && head.index >= index - 6 && /:\s*$/.test(head.text) && record.about.has(head.index)) add("disciplined", index);
  }
  for (const index of record.scope) {
    const sentence = page.sentences[index];
    if (!sentence || sentence.kind === "byline") continue;
    const mine = record.about.has(index) || record.soleAccused;
    if (!mine) continue;
    const text = ownText(page, sentence);
    if (isSecondHand(text, page)) continue;
    if (
      (!isCourt || record.listed) &&
      (nominal.test(text) || (record.soleAccused && outcomeLine.test(text))) &&
      !unsure.test(withoutMonthOfMay(text))
    )
      add("disciplined", index);
    if (record.soleAccused && /\breturned (?:an?|the) (?:[\w-]+ ){0,2}indictment\b|\bindictment (?:charg|alleg)/i.test(text))
      add("indicted", index);
    if (
      record.soleAccused &&
      !record.about.has(index) &&
      !record.listed &&
      isSanction(text) &&
      !unsure.test(withoutMonthOfMay(text)) &&
      ![...(discourse.involved[index] ?? [])].some((who) => /^[pr]/.test(who) && who !== "p0")
    )
      add("disciplined", index);
    if (record.soleAccused && lostAppeal.test(text))
      add(/sentence|\b(?:year|month)s?\b/i.test(text) ? "sentenced" : "convicted", index);
    if (record.soleAccused && !record.about.has(index) && trial.test(text) && !isFuture(text)) add("on trial", index);
    if (affirmed.test(text) && record.soleAccused) add(whatWasAffirmed(text), index);
    // "The party has withdrawn her candidacy": of the only one against whom it found anything.
    if (
      isFoundByBody &&
      (record.about.has(index) || record.soleAccused) &&
      isPlainSanction(text) &&
      sentence.mentions.every(({ person }) => person === 0) &&
      !unsure.test(withoutMonthOfMay(text))
    )
      add("disciplined", index);
    if ((record.about.has(index) || record.listed) && !isOnlyOwner(page, sentence)) {
      if (
        guiltyPlea.test(text) &&
        !isPleaUntold(page, text) &&
        !isOnlyAnothers(discourse, index, "plead") &&
        !(ofRules && /\badmitted\b/i.test(text)) &&
        !/\bnot guilty\b|(?:n['’]t|\bnot|\bnever|\byet to) (?:yet )?enter/i.test(text) &&
        !isFuture(text)
      )
        add("pleaded guilty", index);
      if (voted.test(text)) add("disciplined", index);
      if (
        fineOfBody.test(text) &&
        !courtWords.test(fineOfBody.exec(text)?.[0] ?? "") &&
        !unsure.test(withoutMonthOfMay(text)) &&
        !/\bwants?\b|\bto (?:hand|give|impose)\b/i.test(text) &&
        isOfThemAlone(discourse, index)
      )
        add("disciplined", index);
      if (
        criminal &&
        termGiven.test(text) &&
        !ofService.test(text) &&
        !isOnlyAnothers(discourse, index, "sentence") &&
        !isFuture(text) &&
        !/\b(?:faces?|could|may|might|maximum|up to|would|will|should|recommend\w*|ask(?:ed|s|ing)?|urg\w+|request\w*|demand\w*|sought|seek\w*|want\w*|to be|that \w+ be)\b/i.test(
          withoutMonthOfMay(text),
        )
      )
        add("sentenced", index);
      if (isCourt && termSuspended.test(text)) add("sentenced", index);
      if (trial.test(text) && !isFuture(text)) add("on trial", index);
      if (ofArrest.test(text) && record.isAccused) add("arrested", index);
      if (
        isSanction(text) &&
        !unsure.test(withoutMonthOfMay(text)) &&
        !suspendedTerm.test(text) &&
        !termSuspended.test(text) &&
        (record.isAccused || record.listed) &&
        !isOfWho(page, sentence)
      )
        add("disciplined", index);
      // "22-301 / ANA RUIZ / Jewish / … / Pleaded guilty Aug. 2": an entry in one line.
      if (record.listed || (page.head === 0 && / \/ /.test(text))) listedSteps(text, index, add);
    }
  }
  for (const clause of record.apologies) if (!clause.negated && !clause.hedged) add("apologised", clause.sentence);
  const isOfElse = isAllOfPlainOffences(page, steps);
  const weighed = withoutTakenBack(page, record, steps).map((step): Step =>
    isOfElse && ofCourts.test(step.status) ? { ...step, givesNoWord: true } : step,
  );
  return weighed.filter(
    (step) =>
      (step.status !== "disciplined" || !isLongBefore(page, record, step.sentence)) &&
      !(ofCourts.test(step.status) && isOfAnOlderCase(page, steps, step)),
  );
}

const heightOfVerb: Partial<Record<ResolvedClause["class"], AllegationStatus>> = {
  charge: "charged",
  indict: "indicted",
  try: "on trial",
  convict: "convicted",
  sentence: "sentenced",
};

/**
 * "Our report said that Ruiz had been sentenced. She hasn't been sentenced.": what a later sentence says has not been done to them, and no more,
 * they do not bear, nor anything above it that was told before.
 */
function withoutTakenBack(page: PageReading, record: SubjectRecord, steps: readonly Step[]): readonly Step[] {
  const never = record.steps.flatMap((clause) => {
    const status = heightOfVerb[clause.class];
    const isPlain =
      status !== undefined &&
      clause.negated &&
      !clause.hedged &&
      clause.passive &&
      /^(?: (?:yet|at all|by any court|by a court))?[.,;]/.test(page.text.slice(clause.end, clause.end + 20)) &&
      page.sentences[clause.sentence]?.mentions.every(({ person }) => person === 0) === true &&
      /^(?:In fact,? |But |Nor )?(?:he|she|(?:\p{Lu}[\p{L}’'.-]* ){1,4})(?:(?<= )|\s)(?:has|have|had|was|were)(?:n['’]t| not| never) (?:yet )?(?:been )?$/iu.test(
        page.text.slice(page.sentences[clause.sentence]?.start ?? clause.start, clause.start),
      );
    return isPlain ? [{ from: rungs.indexOf(status), sentence: clause.sentence }] : [];
  });
  return steps.filter(
    (step) => !never.some(({ from, sentence }) => step.sentence < sentence && rungs.indexOf(step.status) >= from),
  );
}

/** "Foss was fined £1,800 and Ruiz £1,200": by a court, of whose verdict the page tells. */
function isFineOfCourt(page: PageReading, sentence: number): boolean {
  const near = [sentence - 1, sentence, sentence + 1].map((index) => page.sentences[index]?.text ?? "");
  const isOfCourt = (text: string) =>
    /\b(?:found guilty|convict\w+|pleaded guilty|magistrates?(?!,)|crown court|criminal court|county court|district court|sheriff)\b/i.test(
      text,
    ) && !/\b(?:retired|former|who assaulted|another case)\b/i.test(text);
  const isOfBody =
    /\b(?:club|league|federation|association|tribunal|panel|commission|regulator|university|union|fa|employer|committee|board|chairman|company|party|school)\b/i;
  const text = near[1] ?? "";
  return (
    /\bfined\b/i.test(text) && !isFineOfOwnBody(page, sentence) && !near.some((one) => isOfBody.test(one)) && near.some(isOfCourt)
  );
}

/** "Ruiz's deputy, Ben Foss, pleaded guilty and served 90 days": the name stands only for whose deputy it was. */
function isOnlyOwner(page: PageReading, { mentions }: Sentence): boolean {
  const mine = mentions.filter(({ person }) => person === 0);
  return (
    mine.length > 0 &&
    mentions.some(({ person }) => person !== 0) &&
    mine.every(
      ({ start, end }) => /['’]s?$/.test(page.text.slice(start, end)) || /^['’]s?\b/.test(page.text.slice(end, end + 3)),
    ) &&
    mine.every(({ end }) =>
      new RegExp(
        `^(?:['’]s?)? (?:\\w+ )?(?:${companions}|deputy|brother|sister|wife|husband|son|daughter|lieutenant|second-in-command|successor|lawyer|attorney)s?\\b`,
        "i",
      ).test(page.text.slice(end, end + 50)),
    )
  );
}

/** The step that this sentence tells of is that of somebody else by name: "his co-defendant, Ana Ruiz, who pleaded guilty". */
function isOnlyAnothers(discourse: Discourse, sentence: number, kind: "plead" | "sentence"): boolean {
  const whose = discourse.clauses
    .filter((clause) => clause.sentence === sentence && clause.class === kind)
    .map((clause) => (kind === "plead" ? clause.agentIs : clause.patientIs));
  return whose.length > 0 && whose.every((who) => /^p[1-9]/.test(who));
}

/** "entered her plea before a judge", on a page that does not say to what: she may have denied it. */
function isPleaUntold(page: PageReading, text: string): boolean {
  const isBare = /\bentered (?:his|her|their|a) plea\b/i.test(text) && !/\b(?:guilty|no[- ]contest|nolo|admit\w*)\b/i.test(text);
  return (
    isBare && !page.sentences.some((one) => /\b(?:plead\w*|pled|pleas? of) guilty\b|\bguilty pleas?\b/i.test(ownText(page, one)))
  );
}

/** Nobody else is meant by name in the sentence. */
const isOfThemAlone = (discourse: Discourse, sentence: number) =>
  [...(discourse.involved[sentence] ?? [])].every((who) => !/^p[1-9]/.test(who));

/** Entries of a register drop the subject and the auxiliary: "Convicted 30 April", "Charged with e-mailing …". */
function listedSteps(text: string, index: number, add: (status: AllegationStatus, sentence: number) => void): void {
  if (/(?:^|[/.;:]\s*)(?:jury )?convicted\b(?! of littering)|\bfound guilty\b/i.test(text)) add("convicted", index);
  if (/(?:^|[/.;:]\s*)sentenced\b|\bfined\b|\bjailed\b/i.test(text)) add("sentenced", index);
  if (/(?:^|[/.;:]\s*)(?:pleaded|pled) guilty\b/i.test(text)) add("pleaded guilty", index);
  if (/(?:^|[/.;:]\s*)indicted\b/i.test(text)) add("indicted", index);
  if (/(?:^|[/.;:]\s*)charged\b(?! with nothing)/i.test(text)) add("charged", index);
  if (/(?:^|[/.;:]\s*)arrested\b/i.test(text)) add("arrested", index);
  if (
    /\b(?:days|weeks?|months?|years?)['’]? (?:custody|imprisonment|jail|prison|detention)\b|\bconditional discharge\b|\bcommunity order\b|\bunpaid work\b|\bsuspended sentence\b/i.test(
      text,
    )
  )
    add("sentenced", index);
  else if (isSanction(text)) add("disciplined", index);
}

/** "posts by Ben Foss, who was expelled": of the last one named before "who", in a sentence about the subject. */
function isOfWho(page: PageReading, sentence: Sentence): boolean {
  return sentence.mentions.some(
    (mention) =>
      mention.person !== 0 &&
      /^,? who (?:was|were|had been|has been) (?:\w+ly )?(?:expelled|suspended|sacked|fired|dismissed|banned|removed|disciplined|struck off|censured)\b/i.test(
        page.text.slice(mention.end, mention.end + 60),
      ),
  );
}

/** "was due to be sentenced", "asked whether he was the man convicted", "in eight cases somebody was charged". */
function isUnfulfilled(page: PageReading, clause: ResolvedClause): boolean {
  const sentence = page.sentences[clause.sentence];
  const before = page.text.slice(sentence?.start ?? clause.start, clause.start);
  return (
    // "ordering that banners and brochures be removed".
    /\bthat (?:[\w,-]+ ){0,6}(?:banners?|brochures?|posters?|signs?|stickers?|leaflets?|flyers?|posts?|pages?|videos?|books?|flags?|graffiti|statues?|plaques?|materials?|content|comments?|objects?|items?) be(?: \w+ly)?\s*$/i.test(
      before,
    ) ||
    // "recommended that the man be sentenced", "asked that she be jailed".
    /\b(?:recommend\w*|ask\w*|urg\w+|request\w*|demand\w*|insist\w*|sought|seek\w*|want\w*|propos\w+|mov\w+) (?:\w+ ){0,3}that\b[^;]*\bbe(?: \w+ly)?\s*$/i.test(
      before,
    ) ||
    /\b(?:due|expected|scheduled|set|stands?|stood|waiting|is|was|are|were|yet|hopes?|hoped|ought)(?: also| now| then| \w+ly)? to be(?: \w+ly)?\s*$/i.test(
      before,
    ) ||
    // "proposed that Jews be registered and barred from the professions".
    (clause.passive &&
      /\b(?:propos|argu|demand|insist|urg|suggest|want|call|declar|writ|sa)\w* (?:for |that )[^.;]*\bbe\b(?:(?!\b(?:has|have|had|was|were|is|are)\b)[^.;])*$/i.test(
        page.text.slice(page.sentences[clause.sentence]?.start ?? 0, clause.start),
      )) ||
    // "has agreed to plead guilty", "is expected to plead guilty".
    (clause.class === "plead" && /\bto(?: \w+ly)?\s*$/i.test(before)) ||
    /\b(?:ask\w*|wonder\w*|query|queried|question\w*)\s+(?:\w+\s+){0,2}(?:if|whether)\b[^.;:]*$/i.test(before) ||
    /\b(?:somebody|someone|anybody|anyone|nobody|no one|one person|(?:a|no|any) suspects?) (?:was|were|had been|has been|have been|is|being|been)(?: \w+ly)?\s*$/i.test(
      before,
    )
  );
}

function isFuture(text: string): boolean {
  return /\btrial (?:date|(?:is |was |has been |had been |was then )?(?:now )?(?:scheduled|set|listed|fixed|due|expected|slated|pending|to (?:begin|start|be|open|take)|will)|(?:in|on) (?:\d|early|late|mid|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the (?:spring|summer|autumn|fall|winter|new year))|for \w+ \d|next|later)|\b(?:until|pending|before|ahead of|awaiting|awaits) (?:his|her|their|the|a) trial\b|\b(?:goes|go|going) (?:on|to) trial (?:(?:on|in) )?(?:next|later|\d|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri)|\b(?:will|would|is due to|is expected to|is scheduled to|set to|faces|could) (?:\w+ )?(?:plead|go on trial|stand trial|be tried)\b/i.test(
    text,
  );
}

/** "and an associate was sentenced to 44 months", "sentenced him for collaboration": somebody else's, or for something else. */
const ofOtherSentence =
  /\band an? (?:associate|accomplice|co-\w+|relative|friend|follower) (?:was|has been|had been) (?:\w+ )?(?:sentenced|jailed|imprisoned)\b|\b(?:sentenced|jailed|condemned)\b[^.;]{0,60}\bfor (?:wartime )?(?:collaboration|collaborating|treason|espionage|sedition)\b|\bfor (?:sedition|treason|espionage)\b[^.;]{0,40}\bsentenced\b/i;

/** Sanctions that somebody wants, considers or has lifted are no sanctions. */
const unsure =
  /\b(?:propos|argu|demand|insist|urg|suggest)\w* that\b[^.;]*\bbe\b|\b(?:unfair|wrongful|constructive)(?:ly)?(?:,? (?:and )?\w+)? dismiss(?:al|ed)s?\b|\b(?:not|never|no(?! longer employed\b)|considering|consider|whether|calls? for|called for|demand\w*|urg\w+|ask\w*|request\w*|could|may|might|would|should|recommend\w*|face|faces|facing|threat\w*|if|set aside|lifted|overturned|reinstat\w+)\b/i;
