import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { QuickPatterns, quick } from "#app/lib/language/quick-pattern.ts";
import { type Discourse, type ResolvedClause, groups } from "../attribution/discourse.ts";
import { statusOfFrame } from "../attribution/frames.ts";
import { closesAccounts, networkNames } from "../attribution/of-networks.ts";
import { isPersonNoun, relatives } from "../reading/nouns.ts";
import { withoutMonthOfMay } from "../reading/when.ts";
import { othersCleared, ofPrevious, othersStand } from "./exculpation-words.ts";
import { type ClearingStatus, type PlainClearing, plainClearings } from "./plain-clearings.ts";
import { plainOffences } from "./plain-offences.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { isPlea } from "../attribution/pleas.ts";
import { type SubjectRecord, goesOn, isSecondHand, ownText } from "../attribution/record.ts";
import { clearedTogether } from "./told-of-whom.ts";
import { takesNothingBack } from "./takes-nothing-back.ts";
import { benchTitles } from "../reading/titles.ts";
import { ofWeapon } from "../reading/verbs.ts";
import { isFurtherOne } from "../attribution/who-is-unnamed.ts";
import { isOfAnothersParagraph, isOutcomeOfOther } from "./whose-paragraph.ts";

/** A step of the case as the source words it, with the sentence that says so. */
/** A step against the subject. `givesNoWord`: it weighs as one and is no status, as a vote that failed or a suspension until it is looked into. */
export type Step = { status: AllegationStatus; sentence: number; givesNoWord?: true };

/** How a case ended in the person's favour, where it did. `formal`: there had been a charge or a proceeding. */
export type Clearing = {
  status: ClearingStatus;
  sentence: number;
  formal: boolean;
};

const stepWords =
  "(?:convicted|found guilty|sentenced|jailed|imprisoned|arrested|charged|pleaded guilty|pled guilty|fined|convictions?|sentences?)";
/** "Records show that he was convicted of shoplifting in 2020": of something else, before, or by no court at all. */
const ofBefore = new RegExp(
  [
    `\\b${stepWords}\\b[^.;]{0,40}\\b${plainOffences}\\b[^.;]{0,40}\\b(?:in|since) (?:19|20)\\d\\d\\b`,
    // "In 1999 she pleaded guilty to driving while intoxicated".
    `^In (?:19|20)\\d\\d\\b[^.;]{0,60}\\b${stepWords}\\b(?![^.;]*\\b(?:jew\\w*|anti-?semit\\w*|hate|hatred|racial\\w*|religio\\w*|synagogue|incit\\w*)\\b)[^.;]{0,40}\\b${plainOffences}\\b`,
    // "had previously been sentenced to probation for drink-driving", "has earlier convictions for theft".
    `\\b(?:previous|previously|prior|earlier|past)\\b[^.;]{0,30}\\b${stepWords}\\b[^.;]{0,40}\\b(?:for|of) (?:[\\w-]+ ){0,2}${plainOffences}\\b`,
    // "found guilty in the court of public opinion", "sentenced to a life of shame", "convicted of contempt of court".
    "\\bcourt of (?:public )?opinion\\b",
    "\\bsentenced to an? (?:\\w+ )?(?:life|lifetime) of\\b",
    "\\b(?:convicted|guilty|jailed|sentenced|fined|held|cited) (?:\\w+ ){0,4}(?:of|for|in) (?:\\w+ )?contempt\\b",
    // "was found in contempt and sentenced for violating the court's order", "served three years after being indicted on weapons charges".
    "\\bfound in (?:\\w+ )?contempt\\b",
    `\\b${stepWords}\\b[^.;]{0,60}\\bfor violating (?:an?|the|his|her) (?:\\w+ )?(?:court|settlement|order|probation|parole|injunction)\\b`,
    "\\bserved (?:\\w+ ){1,4}(?:years|months) in (?:[\\w-]+ )?(?:prison|jail)\\b[^.;]*\\b(?:weapons?|drugs?|robber\\w+|plotting|in the (?:19|20)\\d0s|in (?:19|20)\\d\\d)\\b",
    // "was convicted of a separate assault", "is serving a sentence in an unrelated case", "as a teenager".
    `\\b${stepWords}\\b[^.;]{0,60}\\b(?<!\\band )(?:an? (?:separate|unrelated|different)|another) (?:\\w+ )?(?:assault|attack|offen[cs]e|crime|case|matter|charge|incident|conviction|court|count)\\b`,
    `\\b${stepWords}\\b[^.;]{0,60}\\bas an? (?:teenager|juvenile|youth|minor|boy|girl|teen|student|young (?:man|woman))\\b`,
    // "want him convicted", "would like to see her jailed", "calls for him to be jailed".
    `\\b(?:wants?|wanted|wish(?:es)?|hopes?|hoped|like|seek(?:s|ing)?|demand(?:s|ed)?|deserves?|have|see) (?:to (?:see|have) )?(?:him|her|them) (?:be )?(?:\\w+ly )?(?:convicted|sentenced|jailed|imprisoned|charged|arrested|found guilty)\\b`,
    "\\b(?:people|public|media|newspapers?|internet|press|mob|neighbou?rs) (?:of \\w+ )?(?:has|have|had) (?:already )?(?:convicted|sentenced|condemned)\\b",
  ].join("|"),
  "i",
);

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
/** Behind a fine: the league, club or council that imposed it. */
const byOwnBody =
  /^(?:[^.;]{0,40}\b)?by (?:the |its |his |her |their )?(?:[\w'’&.-]+ ){0,4}?(?:association|federation|league|union|club|team|commission|council|board|panel|university|college|school|party|uefa|fifa|the fa|fa|nba|nfl|nhl|mlb|rfu|afl|nrl)\b/i;
/** Behind a fine: so much of what their employer pays them. */
const ofPay = /^ (?:\w+ ){0,4}(?:weeks?|months?)['’]?s?['’]? (?:wages|pay|salary)\b/i;
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
const voted = /\bvoted\b[^.]{0,40}\bto (?:reprimand|censure|expel|remove|suspend|dismiss|terminate|sanction|fire|strip)\b/i;
const termGiven =
  /\bordered to (?:carry out|complete|perform|do) (?:\d+|\w+) hours\b|\b(?:gave|given|handed|received|got|jailed|serve[ds]?) (?:him |her )?(?:a |an )?(?:[\w-]+ ){0,2}(?:years?|months?|days?|weeks|suspended sentence|community (?:orders?|service))\b/i;
/** "served two years in the Army", "served three terms on the council": in an office or under arms. */
const ofService =
  /\bserve[ds]? (?:[\w-]+ ){1,4}(?:in|with|on|as) (?:the |an? )?(?:\w+ )?(?:army|navy|marines?|military|air force|guard|reserves?|council|senate|house|assembly|parliament|legislature|cabinet|board|police|mayor|councillor|governor)\b/i;
const sanction = quick(
  new RegExp(
    `\\b(?:terminat\\w+|revok\\w+|withdr\\w+|suspend\\w+|rescind\\w+)\\s+(?:the\\s+|his\\s+|her\\s+)?(?:contract|employment|licen[cs]e|registration|membership|appointment|tenure)\\b|\\bdropped (?:him|her)\\b|\\b(?:employment|contract|licen[cs]e|registration|membership|position|post|appointment|role|tenure|accreditation|season ticket|whip)\\b[^.;]{0,40}\\b(?:terminated|ended|revoked|withdrawn|suspended|removed|cancelled|rescinded|struck)\\b|\\b(?:suspension (?:from|for|of)|prohibition order|expulsion from|ban (?:of|from|for)|[- ]match (?:ban|suspension)|disqualification (?:of|from|for)|removal from|striking[- ]off order|suspension order|struck off|banned|suspended|expelled|censured|reprimand\\w*|disciplin\\w+|struck off|removed from|barred|sacked|dismissed (?:from|for)|dismissal|fired(?!${ofWeapon})|stripped of|disbarred|demoted|admonish\\w*|disqualif\\w+|excluded from|let go|relieved of|no longer (?:employed|works|a member)|terminated)\\b`,
    "i",
  ),
);

/** "The case is suspended": no sanction against anybody. */
const ofProceedings =
  /\b(?:cases?|trials?|proceedings?|prosecutions?|hearings?|investigations?|inquir(?:y|ies)|matches|match|games?|services?|talks) (?:is|was|are|were|has been|have been|had been) (?:\w+ly )?(?:suspended|terminated|dismissed)\b/gi;
/** The words without what they say of a case, a trial or a match that was suspended or dismissed. */
export const withoutProceedings = (text: string): string => text.replace(ofProceedings, " ");
const isSanction = (text: string) => sanction.test(withoutProceedings(text));

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

const atHeadInYear = /^In ((?:19|20)\d\d)\b/;
const ofTheCase =
  /\b(?:jew\w*|anti-?semit\w*|hate|hatred|racial\w*|racist|religio\w*|synagogue|incit\w*|words?|remarks?|comments?|posts?|speech|holocaust|nazi\w*|for (?:it|this|that)|the (?:attack|assault|offen[cs]e|incident|case))\b/i;

/**
 * "In 1999 she pleaded guilty to assault", on a page that tells of words of 2010: a step of its own year, some years before whatever the page
 * gives as theirs, and with nothing of that in it, is of another matter.
 */
function isOfEarlierYear(page: PageReading, record: SubjectRecord, sentence: number): boolean {
  const said = own(page, sentence);
  const year = Number(atHeadInYear.exec(said)?.[1]);
  if (!year || ofTheCase.test(said)) return false;
  const told = [...record.words, ...record.acts].filter((one) => one.sentence !== sentence);
  const years = told.flatMap(({ sentence: at }) => {
    const block = page.sentences[at]?.block;
    return page.sentences
      .filter((other) => other.block === block && other.index <= at)
      .flatMap(({ text }) => [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([found]) => Number(found)));
  });
  return years.length > 0 && years.every((one) => one - year >= 2);
}

export function stepsOf(page: PageReading, discourse: Discourse, record: SubjectRecord): Step[] {
  const steps: Step[] = [];
  const isOfNetwork = closesAccounts.test(page.text.slice(0, 1500));
  const add = (status: AllegationStatus, sentence: number) => {
    if (ofCourts.test(status) && ofBefore.test(own(page, sentence))) return;
    if (ofCourts.test(status) && isOfEarlierYear(page, record, sentence)) return;
    if (status === "convicted" && isGuiltyByNoCourt(page, sentence)) {
      add("disciplined", sentence);
      return;
    }
    if (status === "disciplined" && isOfNetwork && ofNetwork.test(own(page, sentence))) return;
    if (status === "sentenced" && ofOtherSentence.test(own(page, sentence))) return;
    // "was arrested and accepted a police caution": over with, whatever a body did about it later.
    if (status === "arrested" && /\baccepted an? (?:\w+ )?caution\b/i.test(own(page, sentence))) return;
    // "is due to stand trial in January charged with …": no trial yet.
    if (status === "on trial" && toStandTrial.test(own(page, sentence))) {
      if (/\bcharged\b/i.test(own(page, sentence))) add("charged", sentence);
      return;
    }
    if (steps.some((step) => step.status === status && step.sentence === sentence)) return;
    const gives = !(status === "disciplined" && isNoSanction(own(page, sentence)));
    steps.push(gives ? { status, sentence } : { status, sentence, givesNoWord: true });
  };
  const scopeText = [...record.scope].map((index) => own(page, index)).join(" ");
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
      isSecondHand(own(page, clause.sentence), page)
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
    const status = statusOfFrame[frame.kind];
    const sentence = page.sentences[frame.sentence];
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
      if (trial.test(text) && !isFuture(text)) add("on trial", index);
      if (ofArrest.test(text) && record.isAccused) add("arrested", index);
      if (
        isSanction(text) &&
        !unsure.test(withoutMonthOfMay(text)) &&
        !suspendedTerm.test(text) &&
        (record.isAccused || record.listed) &&
        !isOfWho(page, sentence)
      )
        add("disciplined", index);
      // "22-301 / ANA RUIZ / Jewish / … / Pleaded guilty Aug. 2": an entry in one line.
      if (record.listed || (page.head === 0 && / \/ /.test(text))) listedSteps(text, index, add);
    }
  }
  for (const clause of record.apologies) if (!clause.negated && !clause.hedged) add("apologised", clause.sentence);
  return steps.filter(
    (step) =>
      (step.status !== "disciplined" || !isLongBefore(page, record, step.sentence)) &&
      !(ofCourts.test(step.status) && isOfAnOlderCase(page, steps, step)),
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

/** What police, prosecutors and criminal courts do. */
const ofCourts = /^(?:arrested|charged|indicted|on trial|pleaded guilty|convicted|sentenced)$/;

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

const yearsIn = (text: string) => [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));

/** "In 2016 he was given two years for assault", beside a step of this year or one without a year: of a case before. */
function isOfAnOlderCase(page: PageReading, steps: readonly Step[], step: Step): boolean {
  const yearOf = (index: number) => {
    let years = yearsIn(own(page, index));
    const before = page.sentences[index - 1];
    // "In 2015 he was found to have taken it. He pleaded guilty …".
    if (years.length === 0 && before && before.block === page.sentences[index]?.block && /^(?:He|She) /.test(own(page, index)))
      years = yearsIn(own(page, before.index));
    return years.length > 0 ? Math.max(...years) : page.year;
  };
  const year = yearOf(step.sentence);
  if (year === null || page.year === null || page.year - year < 2) return false;
  // A court's step of years before, over something that has no word of Jews or hatred, beside a later sanction.
  const told = own(page, step.sentence - 1) + own(page, step.sentence);
  const isOfElse =
    yearsIn(own(page, step.sentence)).length === 0 && !/\bjew|antisemit|anti-semit|hate|racial|religio|bias/i.test(told);
  return steps.some(
    ({ status, sentence }) =>
      (ofCourts.test(status) || (isOfElse && status === "disciplined")) && (yearOf(sentence) ?? 0) >= year + 2,
  );
}

/** "He was expelled from a congregation in 2006", of somebody whose words are all of 2020: for something else. */
function isLongBefore(page: PageReading, record: SubjectRecord, index: number): boolean {
  const stepped = yearsIn(own(page, index));
  const said = record.words.filter((words) => words.by === "own" && words.explicit && words.level >= 2);
  if (stepped.length === 0 || said.length === 0) return false;
  const years = said.map((words) => {
    const { block } = page.sentences[words.sentence] ?? { block: -1 };
    return [words.sentence, words.sentence + 1].flatMap((at) =>
      page.sentences[at]?.block === block ? yearsIn(page.sentences[at]?.text ?? "") : [],
    );
  });
  return years.every((of) => of.length > 0 && Math.min(...of) >= Math.max(...stepped) + 2);
}

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

function statusOf(clause: ResolvedClause, page: PageReading, isCourt: boolean, criminal: boolean): AllegationStatus | null {
  const tail = page.text.slice(clause.start, Math.min(clause.tailEnd + 40, clause.start + 160));
  switch (clause.class) {
    case "arrest":
      return isInterned(page.text.slice(clause.start, clause.end + 60)) ? null : "arrested";
    case "charge":
      // An agency's charge of discrimination is heard by no criminal court.
      if (ofDiscrimination.test(page.sentences[clause.sentence]?.text ?? "")) return null;
      // A citation for a nuisance is not a charge.
      if (clause.gerund)
        return /\bindictment\s+$/i.test(page.text.slice(Math.max(0, clause.start - 14), clause.start)) ? "indicted" : null;
      if (ofOwnRules.test(page.text.slice(clause.start, clause.end + 90))) return null;
      if (clause.lemma === "cite" || clause.lemma === "summons") return null;
      return byIndictment.test(page.sentences[clause.sentence]?.text ?? "") ? "indicted" : "charged";
    case "indict":
      return "indicted";
    case "convict":
      // "found responsible": a university's or an employer's word; no court convicts so.
      if (/^found (?:\w+ )?responsible\b/i.test(page.text.slice(clause.start, clause.start + 40))) return "disciplined";
      return isOfRules(page.text.slice(clause.start, clause.start + 90)) ||
        byOwnTribunal.test(page.text.slice(Math.max(0, clause.start - 80), clause.start + 80)) ||
        /^b:(?:tribunal|panel|committee|commission|federation|club|league|association|union|university|college|school|council|party|board)$/.test(
          clause.agentIs,
        )
        ? "disciplined"
        : "convicted";
    case "sentence":
      // "ordered a sentencing report": what comes before one.
      if (
        /^ (?:\w+ )?(?:reports?|assessments?|hearing|memo\w*|date|guidelines|submissions?|remarks|council|exercise)\b/i.test(
          page.text.slice(clause.end, clause.end + 40),
        )
      )
        return null;
      if (clause.lemma !== "fine") return isCourt ? "sentenced" : null;
      // A fine is a sentence only where a court imposes it; a club's is a sanction, a commission's neither.
      if (
        byOwnBody.test(page.text.slice(clause.end, clause.end + 110)) ||
        ofPay.test(page.text.slice(clause.end, clause.end + 40))
      )
        return "disciplined";
      if (criminal || /^b:(?:court|judge|magistrates?|jury|sheriff|bench)$/.test(clause.agentIs)) return "sentenced";
      // Of those who come to watch no club or league may ask a fine.
      if (!clause.agentIs.startsWith("b:") && isSupporter(page)) return "sentenced";
      return /^b:(?:club|federation|league|association|union|university|college|school|party|panel)$/.test(clause.agentIs)
        ? "disciplined"
        : null;
    case "admit":
      return isPlea(page, clause) ? "pleaded guilty" : null;
    case "plead":
      return /^\w+\s+(?:guilty|no[- ]contest)/i.test(tail) ? "pleaded guilty" : null;
    case "discipline":
      // "a bust of his teacher, X, had been removed": the bust was.
      if (
        clause.passive &&
        ofThing.test(page.text.slice(page.sentences[clause.sentence]?.start ?? clause.start, clause.start).slice(-160))
      )
        return null;
      // "was relieved that it was over": nobody is relieved of anything.
      if (clause.lemma === "reliev" || clause.lemma === "relieve")
        return /^ (?:\w+ )?(?:of|from) /i.test(page.text.slice(clause.end, clause.end + 20)) ? "disciplined" : null;
      return "disciplined";
    case "try":
      return clause.lemma === "try" && clause.passive ? "on trial" : null;
    default:
      return null;
  }
}

/** "was detained from June 1940 to March 1942": kept without a case, in a war. */
function isInterned(text: string): boolean {
  return (
    /^intern/i.test(text) ||
    /^(?:detain|imprison)\w* (?:without (?:trial|charge)|as an? (?:enemy|alien)|under (?:the )?(?:defen[cs]e|emergency|regulation|national security|war)|during (?:the|world) |(?:from|between) (?:\w+ )?(?:18|19)\d\d )/i.test(
      text,
    )
  );
}

/** "arraigned on a 12-count indictment in which he is charged with …": a grand jury has charged. */
const byIndictment =
  /\b(?:arraigned|charged|appeared|named)\b[^.;]{0,120}?\b(?:on|in|under|by) (?:an?|the|(?:an? )?(?:\w+, )?\w+-count) (?:[\w-]+ ){0,3}indictment\b(?! (?:unit|process|stage|hearing))|\bcharged with [^.;]{2,120}? in (?:[\w-]+ ){0,4}indictments? (?:unsealed|returned|handed (?:up|down))\b/i;
const ofDiscrimination =
  /\bequality court\b|\b(?:hud|eeoc|housing and urban development|equal employment|civil rights division|division on civil rights|human rights (?:commission|agency|division|office)|fair housing|agency|department of (?:housing|labor))\b[^;]{0,60}\bcharged\b[^;]{0,160}\bdiscriminat\w+|\bcharged (?:by|with)\b[^;.]{0,60}\b(?:religious |racial |housing |employment |unlawful )*discriminat(?:ion|ing|ory)\b/i;

/** "charged with a breach of Rule E3": by a body of its own, no court. */
const ofOwnRules = quick(
  /\b(?:charged|charges?) under (?:regulation|rule|bye-?law|ordinance) \d|\bcharged (?:[^.;]{2,120}?,? )?with (?:an? |the )?(?:[\w-]+ ){0,3}(?:breach(?:es|ing)?\b|(?:gross |professional |serious )?misconduct|improper conduct|violat\w+ (?:of )?(?:the |its |rule|code|law \d))|\b(?:commission|panel|disciplinary \w+|committee|adjudicator)\b[^.;]{0,40}\b(?:upheld|upholds|sustained|found proved|found) (?:the|a|both|all|that|two|three) charges?\b/i,
);

/** "The Southern Football League tribunal on Monday found Ana Ruiz guilty": a league's or a union's own, no court. */
const byOwnTribunal =
  /\b(?:club|league|union|federation|association|football|rugby|cricket|hockey|party|university|college|school|professional|disciplinary|conduct|misconduct|judiciary|integrity|ethics|fa|afl|nrl|gaa)(?: \w+){0,2} (?:tribunal|panel|committee|commission|board|hearing)(?: on \w+day(?: night| evening)?| (?:last|this) \w+)? (?:had |has |have |also )?found (?:him|her|them|(?:\p{Lu}[\p{L}’'-]+ ?){1,3}) ?guilty\b/iu;

const noCourt =
  "(?:(?:employment|industrial|labou?r|equality|disciplinary|standards|professional|human rights|civil rights) (?:tribunal|commission)|panel|union|party|club|association|federation|regulator|commission|committee|ombudsman|university|college|school|council|league|inquiry|employer)";
const foundByNoCourt = new RegExp(
  `\\b${noCourt}\\b(?: (?:(?!(?:was|were|been|is|are|had)\\b)[\\w'’-]+)){0,8}? (?:found|finds|finding|ruled|held|declared)\\b[^.;]{0,80}\\bguilty\\b|\\bguilty\\b[^.;]{0,80}\\bby (?:an?|the|its|his|her) (?:[\\w-]+ ){0,5}?${noCourt}\\b`,
  "i",
);
const itFound =
  /^(?:It|The (?:tribunal|panel|commission|committee|regulator|inquiry))\b[^.;]{0,40}\b(?:found|finds|ruled|held|declared)\b[^.;]{0,80}\bguilty\b/;
const ofNoCourt = new RegExp(`\\b${noCourt}\\b`, "i");

/** "An employment tribunal found the firm and its manager guilty of harassment": guilty, and convicted by no court. */
function isGuiltyByNoCourt(page: PageReading, sentence: number): boolean {
  const text = own(page, sentence);
  if (isOfRules(text) || byOwnTribunal.test(text)) return true;
  if (
    /\b(?:jury|jurors|judge|magistrates?|(?:crown|county|district|superior|supreme|criminal|federal|sheriff|high|appeals?|human rights) court|courts?)\b/i.test(
      text,
    )
  )
    return false;
  return (
    foundByNoCourt.test(text) ||
    (itFound.test(text.trim()) &&
      page.sentences
        .slice(Math.max(0, sentence - 3), sentence)
        .some((before) => before.kind === "main" && ofNoCourt.test(before.text)))
  );
}

/** "found guilty of professional misconduct": by the rules of a profession, a club or a school. */
function isOfRules(text: string): boolean {
  return /\bguilty (?:in|at|by|after|following) (?:an? |the )?(?:internal|departmental|administrative|disciplinary|in-house)\b|\b(?:club|league|union|federation|school|board|association|party|university|college|employer|company|regulator|council|panel|committee) (?:had |has |have )?(?:\w+ly )?found (?:him|her|them|\p{Lu}\w+) guilty\b|\bguilty of (?:[\w-]+ ){0,3}(?:misconduct|bringing (?:\w+ ){1,4}into disrepute|unprofessional|conduct (?:unbecoming|prejudicial)|breach(?:es|ing)?\b|violat\w+ (?:the |its |his |her )?(?:\w+ ){0,2}(?:code|rules?|polic(?:y|ies)))/iu.test(
    text,
  );
}

/** "a football supporter, Ana Ruiz", "Ana Ruiz, 31, a Norwold fan". */
const isSupporter = (page: PageReading) =>
  page.mentions.some(
    ({ person, from, end }) =>
      person === 0 &&
      (/\b(?:supporter|fan|spectator|season[- ]ticket holder),? $/i.test(page.text.slice(Math.max(0, from - 30), from)) ||
        /^,(?: (?:aged )?\d+,)? an? (?:[\w'’-]+ ){0,4}(?:supporter|fan|spectator|season[- ]ticket holder)\b/i.test(
          page.text.slice(end, end + 90),
        )),
  );

const things =
  "(?:busts?|statues?|names?|portraits?|paintings?|plaques?|memorials?|monuments?|streets?|books?|works?|films?|records?|songs?|photo\\w*|pictures?|images?|exhibit\\w*|plays?|operas?|music|buildings?|dormitor\\w+|halls?|chairs?|prizes?|posters?)";
const ofThing = new RegExp(`\\b${things} (?:\\w+ ){0,3}?(?:of|by|about|after|for|honou?ring|depicting)\\b[^.;]*$`, "i");

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
    /\b(?:due|expected|scheduled|set|stands?|stood|waiting|is|was|are|were|yet|hopes?|hoped|ought) to be(?: \w+ly)?\s*$/i.test(
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

function own(page: PageReading, index: number): string {
  const sentence = page.sentences[index];
  return sentence ? ownText(page, sentence) : "";
}

/** From lowest to highest; the words beside the ladder are no rungs of it. */
const rungs: AllegationStatus[] = [
  "alleged",
  "arrested",
  "charged",
  "indicted",
  "on trial",
  "pleaded guilty",
  "convicted",
  "sentenced",
];

/** What a claimant lost and sues over, what became of a song or a video, a vote that failed, a network's closing of an account. */
const noSanction = quick(
  /\bbecause (?:he|she|they) (?:had )?(?:raised|made|brought|complained)\b|\bshortage of work\b|\bredundan\w+|\bclaims? of\b[^.;]{0,60}\(dismissal\)|\bprotected act\b|\b(?:failed|fell short|fails)\b[^.;]{0,60}\bmajority\b|\b(?:two-thirds|three-quarters|three-fifths|simple) majority (?:was|is) (?:required|needed)\b|\bmotions? (?:to (?:censure|remove|expel|suspend)[^.;]{0,40} )?(?:failed|was (?:rejected|defeated|voted down))\b|\binterim (?:orders?|suspension)\b|\bsuspended\b[^.;]{0,40}\b(?:pending|while)\b[^.;]{0,60}\binvestigat\w+[^.;]*\b(?:practitioners )?tribunal\b/i,
);
const thingRemoved =
  /^(?:the|this|that|its|his|her) (?:[\w-]+ )?(?:tracks?|songs?|videos?|clips?|posts?|tweets?|episodes?|books?|films?|albums?|pages?|images?|adverts?|content|accounts?|channels?) (?:was|were|has been|have been|had been) (?:\w+ly )?(?:removed|taken down|pulled|banned|suspended|deleted)\b/i;
const byPlatform = new RegExp(
  `\\b(?:removed|banned|kicked|booted|suspended|deplatformed|pulled)\\b[^.;]{0,30}\\b(?:from|off|by) (?:(?-i:X)\\b|(?:an?|the|several|most|all|major)? ?(?:[\\w-]+ ){0,3}?(?:platforms?|${networkNames}|rumble|(?:streaming|dating|messaging|video|networking) (?:sites?|services?|apps?)|social media)\\b)|(?:^|[;,] |\\b(?:after|and|but|that|when|while|as) )(?:${networkNames}|(?-i:X|Rumble)),? (?:which [^,;.]{2,60}, )?(?:(?:has|had|have|later|then|also|since|\\w+ed and|\\w+ly) ){0,3}(?:suspended|banned|removed|restricted|dropped|barred|kicked|booted)\\b`,
  "i",
);
const bySomeBody =
  /\b(?:party|school|university|college|club|employer|council|league|federation|company|firm|hospital|board|panel|tribunal|commission|union|newspaper|station|agency|team|bishop|diocese|church|fired|dismissed|sacked|expelled|struck off)\b/i;
const closed =
  "(?:suspended|banned|removed|disabled|deleted|terminated|closed|locked|blocked|restricted|demonetised|demonetized|taken down|shut down)";
const accounts =
  "(?:(?:his|her|their|\\p{L}+['’]s?|facebook|twitter|instagram|youtube|tiktok|twitch|telegram|rumble|social[- ]media) (?:[\\w-]+ ){0,3}?(?:channels?|pages?|feeds?|handles?|livestreams?)|(?<!\\bbank )(?:accounts?|profiles?)|channels? (?:of|belonging to|run by))";
/** "The channel of Ana Ruiz has been suspended", "suspended her account". */
const accountClosed = new RegExp(
  `\\b${accounts}\\b(?: (?!(?:was|were|is|has|have|had|been)\\b)[\\p{L}\\p{N}’'@.-]+){0,6}? (?:was|were|is|has been|have been|had been|being) (?:\\w+ly )?${closed}\\b|\\b${closed} (?:his|her|their|the|\\p{Lu}[\\p{L}’'-]+['’]s?)(?: [\\w-]+){0,3}? (?:accounts?|channels?|profiles?|pages?|feeds?)\\b`,
  "giu",
);
const ofAnyBody = /\b(?:dropped|fined?|ousted|axed|parted (?:ways|company)|lost (?:his|her|their) (?:job|post|seat)|cut ties)\b/i;
/** A network closed an account, and nobody took any other step. */
function isOfAccount(text: string): boolean {
  const rest = text.replace(accountClosed, " ");
  return rest !== text && !isSanction(rest) && !ofAnyBody.test(rest);
}
const isNoSanction = (text: string) =>
  noSanction.test(text) || isOfAccount(text) || ((thingRemoved.test(text) || byPlatform.test(text)) && !bySomeBody.test(text));

/** "and an associate was sentenced to 44 months", "sentenced him for collaboration": somebody else's, or for something else. */
const ofOtherSentence =
  /\band an? (?:associate|accomplice|co-\w+|relative|friend|follower) (?:was|has been|had been) (?:\w+ )?(?:sentenced|jailed|imprisoned)\b|\b(?:sentenced|jailed|condemned)\b[^.;]{0,60}\bfor (?:wartime )?(?:collaboration|collaborating|treason|espionage|sedition)\b|\bfor (?:sedition|treason|espionage)\b[^.;]{0,40}\bsentenced\b/i;

/** The highest rung that the source states; discipline and apology only where no authority of the law is involved. */
export function statusFrom(steps: readonly Step[]): Step | null {
  let best: Step | null = null;
  for (const step of steps) {
    const rank = rungs.indexOf(step.status);
    if (rank < 0) continue;
    if (!best || rank > rungs.indexOf(best.status)) best = step;
  }
  if (best) return best;
  return (
    steps.find((step) => step.status === "disciplined" && step.givesNoWord !== true) ??
    steps.find((step) => step.status === "apologised") ??
    null
  );
}

/** Sanctions that somebody wants, considers or has lifted are no sanctions. */
const unsure =
  /\b(?:propos|argu|demand|insist|urg|suggest)\w* that\b[^.;]*\bbe\b|\b(?:unfair|wrongful|constructive)(?:ly)?(?:,? (?:and )?\w+)? dismiss(?:al|ed)s?\b|\b(?:not|never|no|considering|consider|whether|calls? for|called for|demand\w*|urg\w+|ask\w*|request\w*|could|may|might|would|should|recommend\w*|face|faces|facing|threat\w*|if|set aside|lifted|overturned|reinstat\w+)\b/i;

const clearings: [RegExp, Clearing["status"], boolean][] = [
  [
    /\b(?:acquitt(?:ed|al)|not guilty verdicts?|verdicts? of not guilty|(?:offer(?:ed|s|ing)?|presented) no evidence(?! (?:in|of) (?:mitigation|remorse|(?:his|her|their) (?:own )?(?:defen[cs]e|behalf|favou?r)))|no evidence (?:was |being )?offered|(?:case|trial|prosecution)(?: (?:of|against) [^.;]{0,60})? (?:collaps\w+|(?:fell|fallen|falls) (?:away|apart))|(?:found|finding|finds|returned|returning)\b[^.;]{0,60}\bnot guilty\b|cleared (?:him|her|them) of|not guilty verdict|verdict of not guilty|not proved|not proven|cleared of (?:all|any|the|both|every)|(?:was|were|been) cleared|found (?:\w+ ){0,2}not true|did not find that (?:he|she))\b/i,
    "acquitted",
    true,
  ],
  [
    /\b(?:charges?|counts?|case|complaints?|proceedings?|application|prosecution|indictment|allegations?|claim|summons|enhancement)\b(?:[^.;]{0,60}\b|[^.;]{0,30}\bagainst\b[^.;]{0,120}, (?:was|were) )(?:dismissed|dropped|withdrawn|discontinued|not sustained|thrown out|struck out|abandoned|not upheld|unfounded|suspended|no-billed|nolle|vacated|lapsed|closed without)\b/i,
    "dismissed",
    true,
  ],
  [
    /\b(?:dismiss\w*|drop\w*|withdr\w+|discontinu\w+|abandon\w*|threw out|rejected|struck out)\b[^.;]{0,40}\b(?:charges?|counts?|case against|prosecution|proceedings|(?:allegations?|complaints?|claims?|suits?|lawsuits?|accusations?) against)\b|\b(?:(?:will|would|do|did|could|can|may|shall|had|has|have|is|are|was|were) (?:no longer|not)|wo(?:n't|n’t)|wouldn['’]t|decided not to|chose not to|no longer) (?:be )?(?:proceed\w*|go(?:ing)? (?:forward|ahead)|mov\w+ (?:forward|ahead)|continu\w+|press\w*(?: ahead)?|pursu\w+|prosecut\w+)(?: with| against)?\b[^.;]{0,50}\b(?:charges?|counts?|case|allegations?|prosecution|enhancement|complaint|indictment)\b/i,
    "dismissed",
    true,
  ],
  [
    /\b(?:state|prosecutors?|prosecution|crown|people|government|district attorney['’]?s?(?: office)?)\b[^.;]{0,40}\b(?:moved|asked|applied|agreed|sought|seeks|seeking)\b[^.;]{0,30}\bto (?:dismiss|drop|withdraw|abandon)\b/i,
    "dismissed",
    true,
  ],
  [
    /\bstay(?:ed|s|ing)? (?:all |the |both |any )?(?:\w+ ){0,2}(?:charges?|counts?|proceedings|case|prosecution)\b|\bstay of (?:all )?(?:proceedings|charges|prosecution)\b|\bno (?:longer (?:a|any) )?(?:reasonable|realistic) (?:likelihood|prospect) of (?:a )?conviction\b|\bnot (?:mentally )?competent to (?:stand|face|plead)|\bincompetent to (?:stand|face)|\bnot criminally responsible\b|\bnot guilty by reason of\b|\bunfit to (?:be tried|face)/i,
    "dismissed",
    true,
  ],
  [
    /\b(?:would|will|are|were|is|was|be) not (?:be )?(?:filing|bringing|pressing|laying) (?:any |the )?charges\b|\b(?:charges?|counts?|enhancement)\b[^.;]{0,40}\b(?:was|were) not (?:presented|pursued|filed|laid|brought|included|sustained|authori[sz]ed|approved|proceeded)\b|\b(?:not|never) (?:been )?charged with (?:an? |any |the )?(?:hate|bias)[ -]|\bno case to answer\b|\bnot responsible\b|\b(?:unfit|(?:not|too) (?:mentally |medically |currently )?(?:fit|well|ill|unwell)(?: enough)?|(?:lack\w*|not have|without) (?:the )?(?:mental )?(?:fitness|capacity|competence)) (?:for trial|to (?:stand|plead|be tried|face trial))\b|\bwill not stand trial\b|\bfound no (?:misconduct|breach|violation|wrongdoing|case|fault)\b|\b(?:found|concluded|determined|ruled|decided|established) (?:that )?(?:he|she|the \w+|[\w'’-]+) (?:had |did )?(?:acted (?:with)?in (?:the )?(?:policy|policies|rules|guidelines|law)|acted (?:properly|appropriately|lawfully|correctly|reasonably|in good faith)|(?:not|never) (?:breach\w*|violat\w*|broken?|contraven\w*|discriminat\w*)|done nothing (?:wrong|improper))|\b(?:rul(?:ing|ed)|judge?ment|decision|verdict|finding|found|decided|decision) in (?:his|her|their) fav(?:ou)?r\b|\bno (?:further )?action (?:was|would be|will be) taken\b|\bdeferred prosecution\b|\bdeclined to (?:charge|prosecute|indict)\b/i,
    "dismissed",
    true,
  ],
  [
    /\b(?:conviction|verdict|judgment|finding|decision|ban|suspension|dismissal|sanction|expulsion|fine|sentence|removal|striking[- ]off order|strike[- ]off|penalty)s?\b[^.;]{0,150}\b(?:reversed|quashed|overturned|set aside|vacated|expunged|annulled|rescinded|nullified|lifted)\b|\b(?:reversed|quashed|overturned|set aside|vacated|expunged|annulled)\b[^.;]{0,40}\b(?:conviction|verdict|judgment|finding|ban|suspension|dismissal|sanction|expulsion|record)\b|\bwe (?:reverse|vacate|quash|allow the appeal)\b|\bwe reversed\b|(?<!\bcourts? of )\bappeal (?:was |is |has been )?(?:allowed|upheld|succeeded)\b|\b(?:won|wins|has won|had won) (?:his|her|their|an|the) (?:\w+ )?appeal\b|\b(?:wrong|erred|mistaken|not entitled|unreasonable) (?:in law )?(?:to|in) (?:find|hold|rul|conclud)\w*\b[^.;]{0,60}\banti-?semit|\bexonerat\w+\b|(?<!\bto )\bvindicat\w+\b|\bto vindicate (?:him|her|mr|ms|mrs|dr)\b|\bexpung\w+\b/i,
    "reversed",
    true,
  ],
  [
    /\b(?:charges?|case|prosecution|proceedings) (?:against|that|which|of|accusing|alleging) [^.;]{0,140} (?:has|have|had) (?:now |since )?been (?:dropped|withdrawn|dismissed|discontinued|abandoned|thrown out)\b/i,
    "dismissed",
    true,
  ],
  [
    /\b(?:ruled|found|held|concluded|decided|agreed) (?:that )?[^.;]{0,60}\b(?:was|were|had been) (?:unfairly|wrongfully|wrongly|unlawfully)(?: and (?:unfairly|wrongfully|wrongly|unlawfully))? (?:dismissed|sacked|fired|suspended|expelled)\b|\b(?:was|were|had been) (?:unfairly|wrongfully|wrongly|unlawfully)(?: and (?:unfairly|wrongfully|wrongly|unlawfully))? (?:dismissed|sacked|fired|suspended|expelled),? (?:an? |the )?(?:employment )?(?:tribunal|court|judge) (?:has )?(?:ruled|found|held|decided)\b|\b(?:was|were|had been) wrong to (?:have )?(?:dismiss|sack|fire|suspend|expel|ban|strike|convict|charge|prosecute|arrest|discipline)(?:ed|d)? (?:him|her|(?:Mr|Ms|Mrs|Dr)\b)|\blifted (?:the|his|her) (?:ban|suspension)\b/i,
    "reversed",
    true,
  ],
  // "The plea was set aside", "was allowed to withdraw her guilty plea".
  [
    /\b(?:guilty pleas?|pleas?(?! of not)) (?:was|were|(?:has|have|had)(?: since| now| later)? been) (?:later |since |then )?(?:set aside|vacated|struck out|withdrawn|revoked|quashed)\b|\b(?:(?:allowed|permitted) to (?:withdraw|vacate) (?:his|her|their|the) (?:guilty )?pleas?(?! of not\b)|withdrew (?:his|her|their|the) (?:guilty pleas?|pleas? of guilty))\b|\bpleas? a nullity\b|\b(?:charges?|counts?|convictions?|verdicts?|findings?|sanctions?|bans?|suspensions?|sentences?) (?:[\w-]+ ){0,3}?(?:was|were|(?:has|have|had)(?: since| now| later)? been) (?:\w+ly )?struck(?: out| down)?(?! (?:off|with an?|him|her)\b| (?:on|in|across) the (?:head|face|arm|back|leg|shoulder|jaw|neck|nose|chest)\b)/i,
    "reversed",
    true,
  ],
  // "was suspended and later reinstated", not "was reinstated after serving a ban".
  [
    /\b(?:was|were|has been|have been|had been|been|and|but|is) (?:\w+ly |later |since |now |then |soon |both )?reinstated\b(?! (?:\w+ )?(?:after|once|when|having|on condition|subject to|following) [^.;]*\b(?:serv\w+|complet\w+|apolog\w+|train\w+|cours\w+|ban|suspension|workshop|lesson|meeting|counsel\w+|agree\w+))/i,
    "reversed",
    true,
  ],
  // "His bid to have the decision set aside was granted", "won a bid to have the ban lifted", "succeeded in having it annulled".
  [
    /\b(?:bids?|applications?|appeals?|motions?|requests?|petitions?|challenges?|attempts?|efforts?) (?:to|for|that|by|from)\b[^.;]{0,90}\b(?:overturned|overturn|quashed|quash|set aside|lifted|lift|reversed|reverse|annulled|annul|vacated|vacate|rescinded|thrown out|dropped|dismissed|dismiss|struck out)\b[^.;]{0,40}?\b(?:succeeded|(?:was|were|is|has been|had been) (?:\w+ly )?(?:granted|allowed|successful|upheld|accepted))\b|\bappeals? (?:by [^.;,]{2,40} )?(?:against|over|from) [^.;]{0,40}?\b(?:decision|ban|convictions?|suspension|expulsion|dismissal|finding|verdict|ruling)s? (?:succeeded|(?:was|were|is|has been|had been) (?:\w+ly )?(?:allowed|upheld|granted|successful))\b|\b(?:won|wins|succeeded in|succeeds in) (?:(?:an?|his|her|their|the) )?(?:[\w-]+ )?(?:bid|fight|battle|case|challenge|action|having|getting)\b[^.;]{0,60}\b(?:overturned|overturn|quashed|set aside|lifted|reversed|annulled|vacated|rescinded|thrown out|dropped|dismissed|struck out)\b/i,
    "reversed",
    true,
  ],
  [
    /\bwithout reaching a verdict\b|\bhung jury\b|\bmistrial\b|\bjury (?:was |had )?(?:deadlocked|discharged)\b/i,
    "dismissed",
    true,
  ],
  [
    /\b(?:released|freed)\b[^.;]{0,40}\b(?:after|when|once)\b[^.;]{0,60}\b(?:placed|put|showed|shows|proved|confirmed|established|excluded|ruled) (?:him|her|them|that (?:he|she))\b|\bshould (?:not|never) have been (?:arrested|charged|named|identified|detained)\b|\b(?:had|have|has|arrested|charged|named|got) the wrong (?:man|woman|person)\b|\breleased without charge\b|\b(?:not|never) (?:been )?charged\b(?! with (?:an? |any |the )?(?:hate|bias)[ -]|[^.;]{0,12}\benhancement\b)|\b(?:released|freed)\b[^.;]{0,30}\b(?:when|after|once) it (?:emerged|turned out|became clear|was (?:found|established|discovered|shown))\b|\bruled out as a suspect\b|\b(?:positively |definitively |conclusively )?excluded (?:as|from being) (?:a |the )?(?:suspect|person)\b|\b(?:positively|definitively|conclusively) (?:excluded|ruled out)\b|\b(?:should not|never should|should never) (?:have been|be) (?:a |the )?(?:person of interest|suspect)\b|\bmisidentified\b(?! (?:as (?:a )?(?:jew|muslim)))|\bno longer a suspect\b|\b(?:wrongly|mistakenly|falsely) (?:accused|identified|named|arrested|suspected|detained)\b|\bidentification was wrong\b|\bmistaken identity\b|, who (?:\w+ )?had nothing to do with\b|\bwrong (?:man|woman|person)\b/i,
    "corrected",
    false,
  ],
  [
    /\b(?:did not|didn't|never) (?:make|say|said|write|wrote|post|use) (?:it|the remark|those words|the words|any such|that)\b|\bwas not in the room\b|\b(?:wrongly|falsely|mis)[ -]?attributed\b|\b(?:proved|proven|showed|shown|established|confirmed|found|emerged|turned out) (?:that )?(?:it|the (?:voice|speaker|caller|writer)) (?:was|were) (?:in fact )?(?:someone|somebody) else(?:['’]s)?\b|\bhas (?:since )?paid (?:him|her) damages\b|\bcannot be right\b|\bmisquoted\b|\bmisheard\b|\bnot the (?:author|person)\b|\b(?:we|has|have)(?: since| now| also| already)? apologi[sz]ed? (?:unreservedly )?to (?:him|her|mr|ms|mrs|dr|prof\w*|cllr)\b/i,
    "corrected",
    false,
  ],
  // "was eliminated from the inquiry", "arrested in error", "established that he had been on a night shift".
  [
    /\b(?:eliminated|ruled out|excluded) (?:from|as part of|by) (?:the |their |its )?(?:\w+ )?(?:inquir\w+|enquir\w+|investigation|suspicion|police|detectives)\b|\b(?:arrested|detained|held|taken|named) (?:at the (?:scene|station) |at first |briefly )?(?:in error|by mistake)\b|\b(?:established|found|showed|shown|confirmed|said|proved|satisfied) (?:(?:[\w-]+ ){0,4}that )?(?:he|she|they) (?:had been|was|were) (?:on (?:an?|the) (?:\w+ )?(?:shift|train|flight|plane|ship|holiday)|at (?:work|home|school)|(?:in|at) (?:the )?(?:hospital|prison|class|another (?:city|town|country|village))|abroad|elsewhere|(?:\w+ )?miles away)\b|\b(?:withdrawn|withdrew|dropped) (?:the|their|its|this) (?:allegation|accusation|suspicion)\b|\b(?:prosecutors?|police|the crown) (?:\w+ ){0,2}(?:dropped|withdrew) (?:it|them)\b|\b(?:police|investigators|detectives|officers)\b[^.;]{0,20}\bsa(?:y|id) (?:that )?(?:he|she) (?:is|was) (?:now )?(?:an? |the )?(?:victim|witness)\b|\b(?:that|the|his|her) arrest (?:\w+ ){0,2}(?:nothing to do|no (?:connection|link)|unrelated|unconnected)\b/i,
    "corrected",
    false,
  ],
  // "An inquiry found that a colleague had sent it from his computer", "Her account had been hacked, police said".
  [
    /\b(?:police|officers|detectives|investigators|investigation|inquiry|experts?|prosecutors|tribunal|panel|court|judge|university|company|council|club)\b[^.;]{0,50}\b(?:found|said|established|confirmed|concluded|determined|showed|believed?|ruled|accepted)\b[^.;]{0,60}\b(?:(?:account|profile|phone|e-?mail|computer)s? (?:\w+ )?(?:had been|was|were|has been) (?:hacked|hijacked|cloned|compromised)|(?:an?|his|her|another) (?:\w+ )?(?:colleague|lodger|flatmate|housemate|roommate|tenant|neighbou?r|brother|sister|nephew|son|daughter|cousin|ex-\w+|former \w+) (?:had |who had )?(?:secretly )?(?:sent|written|wrote|posted|made|painted|uploaded|typed) (?:it|them|the \w+))\b|\b(?:(?:establish|find|discover)(?:ed)?|found|emerged|turned out|showed|shown|confirmed|learned|in fact) (?:that )?(?:they|it|these|the \w+)?(?: (?:had been|was|were))? ?(?:sent|posted|written|made|painted|uploaded|spoken|said|shouted) by (?:his|her|another|somebody else|someone else|an? different)\b|\b(?:account|profile|phone|e-?mail|computer)s? (?:\w+ )?(?:had been|was|were|has been) (?:hacked|hijacked|cloned|compromised), (?:they|(?:the )?(?:police|officers|detectives|investigators|force|university|company|council|club|inquiry)) (?:\w+ )?(?:said|found|established|confirmed|concluded)\b/i,
    "corrected",
    false,
  ],
];
const everyClearing = [
  ...clearings.map(([pattern, status, formal]): PlainClearing => ({ pattern, status, formal })),
  ...plainClearings,
];
/** One look at a sentence instead of one for each clearing: most sentences clear nobody. */
const allClearings = new QuickPatterns(everyClearing.map(({ pattern }) => pattern));

const companions =
  "friend|co-defendant|co-accused|partner|accomplice|roommate|flatmate|housemate|teammate|team-mate|colleague|classmate|girlfriend|boyfriend|neighbou?r|co-host|passenger|boss|employee|workmate|mate|associate|relative|acquaintance|tenant|customer|guest|companion|in-law|fianc[eé]e?|bandmate|co-worker|coworker|supporter|follower";
/** Whoever belongs to somebody else of the page: family, and those about them. */
const kin = new RegExp(`\\b(?:his|her|their) (?:\\w+ )?(?:${[...relatives].join("|")}|${companions})s?\\b`, "i");

/** "represented a man who admitted it and a man who was acquitted of another thing": of two, the second is somebody else. */
function isSecondOfTwo(sentence: Sentence | undefined, text: string, at: number): boolean {
  const second = /\b(?:and|but|while) (?:an?|another|one|the other) (?:\p{L}+ )??(\p{L}+)\b[^.;]{0,30}$/iu.exec(
    text.slice(0, at),
  );
  const noun = second?.[1];
  return (
    sentence !== undefined &&
    second !== null &&
    noun !== undefined &&
    isPersonNoun(noun.toLowerCase()) &&
    new RegExp(`\\b${noun}\\b`, "i").test(text.slice(0, second.index)) &&
    !sentence.mentions.some((mention) => mention.person === 0 && mention.start > sentence.start + second.index)
  );
}

/** "Ben Foss and Lee Nash, charged with the same offence as X, were found not guilty": of those at the head of the sentence. */
function isOfTheHead(page: PageReading, sentence: Sentence | undefined, at: number): boolean {
  if (!sentence) return false;
  const [head] = sentence.mentions;
  const upTo = (mention: { from: number }) => page.text.slice(sentence.start, mention.from);
  return (
    head !== undefined &&
    head.person !== 0 &&
    head.from - sentence.start <= 4 &&
    sentence.mentions.some(
      (mention) =>
        mention.person === 0 &&
        mention.start < at &&
        /\b(?:as|with|than|alongside|beside|against|of|for) (?:\w+\.? )?$/i.test(upTo(mention)),
    ) &&
    !sentence.mentions.some((mention) => mention.person === 0 && /(?:\band|,) (?:\w+\.? )?$/i.test(upTo(mention)))
  );
}

const newcomers =
  "(?:an?|the|one|two|three)(?: (?:of the )?others?)?(?: (?:second|third|fourth|fifth|sixth|seventh|remaining|last|other|different)(?: (?:two|three|four|five))?)(?: (?:[\\w-]+ )?(?:man|woman|men|women|person|people|defendants?|suspects?|accused|students?|officers?|teenagers?|youths?|players?|members?|employees?|teachers?|nurses?|councillors?|colleagues?|brothers?|sisters?|friends?|respondents?))?|another(?: (?:man|woman|person|defendant|suspect|student|officer|teenager|player|member|employee|teacher))?|(?:the )?(?:others|rest)|one other|two others|three others|the (?:m[ae]n|wom[ae]n|boy|girl|friend|player|fan|student|officer|colleague)(?: who (?:was|stood|sat|walked))? (?:(?:standing|sitting|walking|driving) )?(?:next to|beside|alongside|(?:along )?with|behind) (?:him|her)";
/** "in which a fourth was acquitted and the case against a fifth collapsed". */
const ofNewcomer = new RegExp(
  `(?<!\\b(?:at|in|on|of|for|by|to|with|from|under|after|during) )\\b(?:${newcomers})(?: (?:of|at|from|in) (?:the |a )?(?:same |another |nearby )?[\\w'-]+(?: [\\w'-]+)?)?(?:, [^,;.]{1,50},)? (?:(?:who )?(?:was|were|is|are|(?:has|had|have)(?: been)?|being) )?(?:\\w+ly |also |later )?$`,
  "i",
);
const againstNewcomer = new RegExp(
  `\\b(?:cases?|charges?|counts?|proceedings|complaints?|allegations?|prosecutions?|trials?|claims?|bans?|suspensions?|sanctions?|fines?|sentences?|convictions?|appeals?|dismissals?|expulsions?|verdicts?) (?:against|of|on|for|by|concerning) (?:${newcomers})\\b`,
  "i",
);

/** "An allegation that a second nurse had laughed was not proved |". */
const thatNewcomer = new RegExp(
  `^(?:an?|the|one|another) (?:[\\w-]+ )?(?:allegation|complaint|claim|charge) that (?:${newcomers})\\b(?![^.;]*\\band (?:that|he|she|they)\\b)[^.;,]{0,100}$`,
  "i",
);

/** "No evidence was offered | against a second man". */
const behindNewcomer = new RegExp(`^ (?:was |were )?(?:offered )?(?:against|concerning) (?:${newcomers})\\b`, "i");

const bodies =
  "(?:club|school|university|college|council|police|force|department|newspaper|paper|magazine|broadcaster|station|network|company|firm|party|church|diocese|union|federation|league|hospital|museum|theatre|theater|festival|publisher|platform|site|website|charity|foundation|government|ministry|authority|agency|association|society|team|bank|city|town|county|district|board|employer|landlord)";
/** "The club itself was not charged", "No charges were brought against the school", "found no breach by the broadcaster", "cleared the council". */
const outcomeOfBody = quick(
  new RegExp(
    `^(?:the|its|neither the|nor was the) (?:[\\w-]+ ){0,2}?${bodies}(?: itself| as a whole)? (?:was|were|is|has been|had been|have been) (?:(?:not|never|later|also|itself|since|then) )*(?:charged|cleared|acquitted|exonerated|vindicated|prosecuted|accused|found|sued|responsible|released)\\b|\\b(?:breach|misconduct|violation|wrongdoing|fault|failings?) (?:by|on the part of|at|in) (?:the|its|any) (?:[\\w-]+ ){0,2}?${bodies}\\b|\\b(?:charges?|counts?|case|complaints?|proceedings|allegations?|claims?|action|lawsuit|prosecution) (?:(?:was|were|is|are|has been|have been|had been|will be) (?:\\w+ ){0,2})?against (?:the|its|their) (?:[\\w-]+ ){0,2}?${bodies}\\b|\\b(?:cleared|exonerated|acquitted) (?:the|its) (?:[\\w-]+ ){0,2}?${bodies}\\b(?! (?:\\w+ )?(?:teacher|lecturer|professor|employee|officer|chief|member|councillor|player|manager|president|leader|editor|presenter|head|coach|official|director|porter|worker)s?\\b)`,
    "i",
  ),
);

/** Those who stand by at a case under a word of their own: "the driver of the car". */
const bystander =
  /\b(?:against|on|of|cleared|acquitted|concerning) (?:the|an?|its) (?:[\w-]+ )?(driver|passenger|owner|landlord|landlady|neighbou?r|printer|guard|bystander|onlooker|photographer|cameraman|camerawoman|accomplice|lookout|supplier|organi[sz]er)s?\b/i;
const someone =
  "(?:man|woman|men|women|boy|girl|teenager|youth|suspect|person|people|student|pupil|defendant|driver|passenger|neighbou?r|colleague|officer|teacher|player|fan|employee|worker|councillor|member|resident|protester|activist|relative|friend|couple)";
/** "A man arrested over the earlier fire was released": whom a sentence brings in behind the name is not whom it named. */
const bringsIn = new RegExp(
  `^(?:an?|another|one|two|three|several|both of the) (?:[\\w-]+ ){0,3}?${someone}s?\\b(?!,? (?:he|she)\\b)[^;]{0,90}? (?:was|were|is|are|has|have|had)\\b`,
  "i",
);
const unrelated = new RegExp(
  `\\bin an? unrelated (?:case|matter|trial|hearing|incident)\\b|\\bin an? (?:separate|different) (?:case|matter|trial|hearing|incident)\\b[^.;]{0,40}\\b(?:an?|another|two|three) (?:[\\w-]+ ){0,3}?${someone}s?\\b`,
  "i",
);
const juryGone = /\bwithout reaching a verdict\b|\bhung jury\b|\bmistrial\b|\bjury (?:was |had )?(?:deadlocked|discharged)\b/i;
/** "misidentified the name of the station": a thing that was named wrongly. */
const wrongOfThing =
  /\bmis(?:identified|quoted|heard|attributed)\b(?: (?:the|a|an|its|one of the) (?:[\w-]+ ){0,3}?(?:names?|title|spelling|street|road|station|school|town|city|village|county|year|date|day|month|place|location|court|charity|organi[sz]ation|company|club|team|university|college|hospital|building|church|synagogue|mosque|newspaper|website|report|source|figure|number|law|statute|agency|department|branch)\b)/i;

/** "Some colleagues said that he had been misquoted": no authority, no paper and no court puts anything right by that. */
const saidByFriends =
  /\b(?:colleagues|friends|supporters|followers|fans|neighbou?rs|relatives|family|(?:his|her) (?:\w+ )?(?:brother|sister|wife|husband|mother|father|son|daughter|partner)) (?:\w+ )?(?:said|say|says|claimed?|claims|insist(?:ed)?|told|believe)\b/i;

/**
 * The sentence names nobody whom the case is about, by name or pronoun, and gives the outcome as a bystander's, a newcomer's or, where the
 * subject answers for it all the same, a body's.
 */
function isOfNobodyAccused(
  page: PageReading,
  sentence: Sentence,
  { text, status, from, to }: OutcomeWords,
  steps: readonly Step[],
  about: ReadonlySet<number>,
): boolean {
  if (sentence.mentions.some(({ person }) => person === 0)) return false;
  const isConvicted = steps.some(({ status }) => /^(?:pleaded guilty|convicted|sentenced)$/.test(status));
  if (wrongOfThing.test(text.slice(from, to + 80)) || (isConvicted && juryGone.test(text.slice(from, to)))) return true;
  const answers = isConvicted || steps.some((step) => /^(?:charged|indicted|on trial|disciplined)$/.test(step.status));
  if (answers && status === "corrected" && saidByFriends.test(text.slice(0, from))) return true;
  if (/\b(?:he|she|him|her|his|they)\b/i.test(text)) return false;
  if (answers && outcomeOfBody.test(text)) return true;
  if (unrelated.test(text)) return true;
  // Not at the head of the page, where it may be the one whom it names further down.
  const isMeantBefore = page.sentences.some(({ kind, index }) => kind === "main" && index < sentence.index && about.has(index));
  if (isMeantBefore && !about.has(sentence.index) && bringsIn.test(text)) return true;
  const named = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  if (named !== undefined && named.index < sentence.index && bringsIn.test(text)) return true;
  const role = bystander.exec(text.slice(Math.max(0, from - 10), to + 40))?.[1]?.toLowerCase();
  return (
    role !== undefined &&
    !page.sentences.some(({ index, text: other }) => index !== sentence.index && other.toLowerCase().includes(role))
  );
}

const elsewhere =
  /^(?:elsewhere|separately,|in (?:an? )?(?:separate|unrelated|different|another|other) (?:case|matter|incident|attack|court|courtroom)s?\b)/i;
const ofSeparate =
  /\b(?:separate|unrelated|different|another) (?:incident|case|matter|attack|investigation|inquiry|offen[cs]e|trial)\b/i;

/** The outcome is that of somebody whom the sentence brings in beside the subject: "a fourth was acquitted". */
function isOfNewcomer(text: string, from: number, to: number): boolean {
  return (
    ofNewcomer.test(text.slice(Math.max(0, from - 120), from)) ||
    againstNewcomer.test(text.slice(from, to)) ||
    thatNewcomer.test(text.slice(0, to)) ||
    behindNewcomer.test(text.slice(to))
  );
}

/** The outcome is that of somebody of theirs. */
function isOfAnother(page: PageReading, sentence: Sentence, words: string): boolean {
  const isNamed = sentence.mentions.some(
    (mention) => mention.person === 0 && words.includes(page.text.slice(mention.start, mention.end)),
  );
  // "had been sent by his grandson": by whom, not whose outcome; "was let go after his brother confessed".
  return (
    kin.test(words.replace(/\b(?:after|when|because|once) (?:his|her) [^.;,]*$/i, "")) &&
    !isNamed &&
    !/\bby (?:his|her) \S+/i.test(words)
  );
}

/** An outcome as it stands in a sentence: `text` without its quotations, `from` and `to` its offsets there. */
type OutcomeWords = {
  text: string;
  status: Clearing["status"];
  from: number;
  to: number;
};

const answersFor =
  /\b(?:pleaded guilty|pled guilty|admitted|convicted|sentenced|jailed|guilty|charged|ordered|fined|upheld|sanctioned|suspended|banned|struck off|expelled|disciplined|reprimanded|dismissed|sacked)\b[^.;]*\b(?:while|but|and)\b[^.;]*$/i;

/** The one it is about stands ahead of the contrast, and nobody that means them behind. */
function isOverNewcomer(discourse: Discourse, sentence: Sentence, { text, from, to }: OutcomeWords): boolean {
  if (
    text.length !== sentence.text.length ||
    !answersFor.test(text.slice(0, from)) ||
    !/\bagainst an? (?!(?:ban|fine|order)\b)[\w-]+/i.test(text.slice(from, to + 50))
  )
    return false;
  const places = [
    ...sentence.mentions.filter(({ person }) => person === 0),
    ...discourse.meant.filter(({ start, end }) => start >= sentence.start && end <= sentence.end),
  ];
  return places.length > 0 && places.every(({ end }) => end <= sentence.start + from);
}

/** The sentence says by its own words that the outcome is another's, whoever the page is about. */
function isSomebodyElses(
  page: PageReading,
  discourse: Discourse,
  sentence: Sentence,
  isAbout: boolean,
  outcome: OutcomeWords,
): boolean {
  const { text, status, from, to } = outcome;
  const before = text.slice(0, from);
  if (isOfNewcomer(text, from, to)) return true;
  // "Elsewhere in the court, a shoplifter walked free", "A man arrested over a separate incident has been released".
  if (sentence.mentions.every(({ person }) => person !== 0) && (elsewhere.test(text) || ofSeparate.test(before))) return true;
  // "The count against Ben Foss was dismissed": it says against whom.
  const answering = sentence.mentions.filter((mention) =>
    /\b(?:counts?|charges?|case|proceedings|complaints?|allegations?|claims?|prosecution|indictment|action|application) (?:[\w-]+ ){0,3}(?:against|of|concerning) (?:\w+ ){0,2}$/i.test(
      page.text.slice(Math.max(sentence.start, mention.from - 70), mention.from),
    ),
  );
  if (status !== "corrected" && answering.length > 0 && answering.every((mention) => mention.person !== 0)) return true;
  // "sentenced three men and acquitted a fourth".
  if (
    !isAbout &&
    /^ (?:an?|the) (?:second|third|fourth|fifth|sixth|last|other)\b|^ (?:another|one other|one of|two others?|his|her|their)\b/i.test(
      text.slice(to),
    )
  )
    return true;
  // "convicted a man and acquitted two other men who stood trial with him".
  const cleared = othersCleared.exec(text);
  if (cleared && cleared.index >= from - 12 && cleared.index <= to) return true;
  // "a man whose picture had been passed around has been cleared", after the one accused was named.
  if (!isAbout && /\b(?:an?|another) (?:[\w-]+ ){0,2}(?:man|woman|person|teenager|youth|suspect)\b[^.;]{0,160}$/i.test(before))
    return true;
  // "has pleaded guilty, while police withdrew all charges against the man accused of driving him".
  if (
    /\b(?:pleaded guilty|pled guilty|admitted|convicted|sentenced|jailed|found guilty|charged)\b[^.;]*\b(?:while|but|and|as)\b[^.;]*$/i.test(
      before,
    ) &&
    /\b(?:against|of) (?:the|an?|another|his|her|their) (?:[\w-]+ ){0,2}(?:man|woman|person|teenager|driver|passenger|co-accused|co-defendant|friend|brother|sister|suspect|defendant|accomplice|colleague)\b/i.test(
      text.slice(from, to + 60),
    )
  )
    return true;
  // "ordered X to pay, but dismissed a complaint against a sign maker who …": somebody else than the one it has told of.
  if (isOverNewcomer(discourse, sentence, outcome)) return true;
  // "A second man, Ben Foss, was arrested but released without charge".
  if (
    /^(?:an?|the)? ?(?:second|third|fourth|another|other|further) (?:man|woman|person|defendant|teenager|suspect|student)\b/i.test(
      text,
    ) &&
    sentence.mentions[0]?.person !== 0 &&
    // "A fourth person, Ana Ruiz's partner Ben Foss, was released": whose the partner is comes before who.
    !(
      sentence.mentions[1]?.person === 0 &&
      /['’]s?$/.test(page.text.slice(sentence.mentions[0]?.from ?? 0, sentence.mentions[0]?.end ?? 0))
    )
  )
    return true;
  // "His workmates were not charged".
  const whose =
    /(?:^|[,;] |\b(?:and|but|while|though) )((?:his|her|their) (?:[\w-]+ ){0,2}[\w-]+)(?:,[^,;]{1,60},)? (?:was|were|has|have|had) (?:\w+ ){0,2}$/i.exec(
      before,
    )?.[1];
  if (whose && kin.test(whose)) return true;
  // "convicted X and acquitted a pastor who had been tried with him", "acquitted that man".
  const object = /^ (?:an?|that|another|one|the other) ((?:[\w-]+ ){0,3}?[\w-]+)\b(?= (?:who|of|on|in|and|at)\b|[.,;]|$)/i.exec(
    text.slice(to),
  );
  if (
    /\b(?:acquitt|clear)ed$/i.test(text.slice(0, to)) &&
    object?.[1]?.split(" ").some((word) => isPersonNoun(word.toLowerCase()))
  )
    return true;
  // "have been dismissed, and a sergeant in the same group has been cleared".
  const newcomer =
    /(?:[,;] |\b)(?:and|but|while) (?:an?|another|one) ((?:[\w'’-]+ ){1,8}?)(?:has |have |had |was |were |is )?(?:been )?$/i.exec(
      before,
    );
  if (
    newcomer?.[1]?.split(" ").some((word) => isPersonNoun(word.toLowerCase())) &&
    !sentence.mentions.some((mention) => mention.person === 0 && mention.start > sentence.start + newcomer.index)
  )
    return true;
  // With quotations left out the names stand elsewhere in the text.
  if (text.length === sentence.text.length) {
    // "quashed the conviction of Ben Foss and confirmed that of X".
    const firstAfter = sentence.mentions.find((mention) => mention.start >= sentence.start + from);
    if (
      firstAfter &&
      firstAfter.person !== 0 &&
      /\b(?:conviction|sentence|verdict|judgment|finding|decision|ban|suspension|charges?|case|complaint)s? (?:of|against) (?:the |his |her |an? )?(?:[\w-]+ ){0,3}$/i.test(
        page.text.slice(sentence.start, firstAfter.from),
      ) &&
      firstAfter.from - sentence.start - from <= 60
    )
      return true;
    if (isOfTheHead(page, sentence, sentence.start + from)) return true;
    // "The driver, X's cousin Ben Foss, was not charged": whose name stands nearest before it.
    const nearest = sentence.mentions.findLast((mention) => mention.start < sentence.start + from);
    if (
      nearest &&
      nearest.person !== 0 &&
      /^,?(?:,[^;.]{1,60},)? (?:who )?(?:(?:also|later|both|herself|himself) )?(?:was|were|has been|had been|has not|was not)\b/.test(
        text.slice(nearest.end - sentence.start, to),
      )
    )
      return true;
    // "wrongly identified Ben Foss as the man who had been convicted": what is put right is said of another.
    const next = sentence.mentions.find((mention) => mention.start >= sentence.start + to - 2);
    if (status === "corrected" && next && next.person !== 0 && next.from - sentence.start - to <= 12) return true;
  }
  // "convicted X and found his brother Y not guilty".
  return isSecondOfTwo(sentence, text, from) || isOfAnother(page, sentence, text.slice(from, to + 36));
}

/** Outcomes in the person's favour, in the sentences that mean them (or all of the case when they alone are accused). */
export function clearingsOf(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  steps: readonly Step[] = [],
): Clearing[] {
  const found: Clearing[] = [];
  const admitted =
    admitsBias(page, steps) ||
    (steps.some(({ status }) => /^(?:pleaded guilty|convicted|sentenced)$/.test(status)) &&
      record.words.some((words) => words.by === "own" && words.explicit && words.level >= 1 && !words.recited && !words.doubted));
  const isConvicted = steps.some(({ status }) => /^(?:pleaded guilty|convicted|sentenced)$/.test(status));
  const appellant = appellantOf(page);
  const isOfNoMatter = (index: number) => {
    const sentence = page.sentences[index];
    return sentence !== undefined && takesNothingBack(page, sentence, record);
  };
  for (const clause of record.steps) {
    if (
      clause.class === "clear" &&
      !clause.negated &&
      !clause.hedged &&
      !isOfNoMatter(clause.sentence) &&
      !(page.sentences[clause.sentence] && isOutcomeOfOther(page, discourse, page.sentences[clause.sentence] as Sentence)) &&
      !ofAnotherCount(own(page, clause.sentence), "acquitted", admitted, isConvicted) &&
      !isOfOneOfSeveral(page, clause.sentence, "acquitted", steps, record) &&
      !isOfTheHead(page, page.sentences[clause.sentence], clause.start) &&
      !isOfNewcomer(
        page.sentences[clause.sentence]?.text ?? "",
        clause.start - (page.sentences[clause.sentence]?.start ?? 0),
        clause.end - (page.sentences[clause.sentence]?.start ?? 0),
      ) &&
      !isSecondOfTwo(
        page.sentences[clause.sentence],
        page.sentences[clause.sentence]?.text ?? "",
        clause.start - (page.sentences[clause.sentence]?.start ?? 0),
      ) &&
      // "asked us to make clear that".
      !/\b(?:ma[dk]e|making|makes|be|became|become|it)(?: \w+ly)?\s+$/i.test(
        page.text.slice(Math.max(0, clause.start - 14), clause.start),
      )
    )
      found.push({ status: "acquitted", sentence: clause.sentence, formal: true });
  }
  for (const sentence of page.sentences)
    if (
      sentence.kind === "main" &&
      !record.listed &&
      clearsAll.test(ownText(page, sentence)) &&
      !isDoubted(ownText(page, sentence), clearsAll.exec(ownText(page, sentence))?.index ?? 0) &&
      clearedWithOthers(page, discourse, sentence)
    )
      found.push({ status: "dismissed", sentence: sentence.index, formal: true });
  for (const index of record.scope) {
    const sentence = page.sentences[index];
    if (!sentence || sentence.kind === "byline") continue;
    const nobodyElse = [...discourse.accused].every((who) => who === "p0");
    // "X was accused of it. The jury returned a verdict of not guilty.": it goes on about X.
    const continues =
      ((record.about.has(index - 1) && page.sentences[index - 1]?.block === sentence.block) ||
        // "As to Ana Ruiz, the witnesses named a number 4. She wore 14. Charge not proved."
        goesOn(page, discourse, record.about, sentence)) &&
      [...(discourse.involved[index] ?? [])].every((who) => !/^p/.test(who));
    if (!record.about.has(index) && !record.soleAccused && !nobodyElse && !continues) continue;
    if (!record.about.has(index) && !record.listed && !continues && lastInCourt(discourse, index) !== "p0") continue;
    const text = ownText(page, sentence);
    // "The department said that he 'has been positively excluded'": an office's words count where they put it right.
    const byOffice = discourse.quotes.some((quote) => quote.sentence === index && quote.speaker.startsWith("b:"));
    const told = allClearings.in(text);
    for (const [number, { pattern, status, formal, ofProsecution, untilNext }] of everyClearing.entries()) {
      const match =
        (told.has(number) ? pattern.exec(text) : null) ??
        (byOffice && status === "corrected" ? pattern.exec(sentence.text) : null);
      if (!match || isDoubted(text, match.index)) continue;
      if (ofProsecution && (isConvicted || steps.some((step) => step.status === "disciplined"))) continue;
      if (untilNext && steps.some((step) => step.sentence > index && /^(?:pleaded guilty|convicted)$/.test(step.status)))
        continue;
      if (
        isSomebodyElses(page, discourse, sentence, record.about.has(index), {
          text,
          status,
          from: match.index,
          to: match.index + match[0].length,
        })
      )
        continue;
      if (
        isOfNobodyAccused(
          page,
          sentence,
          { text, status, from: match.index, to: match.index + match[0].length },
          steps,
          record.about,
        )
      )
        continue;
      // "A further charge was withdrawn, but the two aggravated offences stand", "a previous complaint", "say it should be quashed".
      if (
        othersStand.test(text.slice(match.index)) ||
        ofPrevious.test(text.slice(0, match.index + match[0].length)) ||
        /\b(?:should|must|ought to|could|may|might) be\b/i.test(match[0])
      )
        continue;
      // "Ruiz has said that she is not responsible for what others do": says who is asked.
      if (
        /\b(?:said|says|wrote|insisted|maintained)\b[^.;]{0,120}\b(?:he|she) (?:is|was) not responsible for (?:what|others?|the actions?)\b(?![^.;]*\bcalls?\b)/i.test(
          text,
        )
      )
        continue;
      // "did not accept that three witnesses had misheard it".
      if (
        /\b(?:not accept\w*|reject\w*|not believe\w*|refus\w+ to accept)\b/i.test(text.slice(0, match.index)) &&
        status === "corrected"
      )
        continue;
      // What the person, or their lawyer, says in their defence corrects nothing.
      if (
        status === "corrected" &&
        /\b(?:defen[cs]e|lawyers?|attorneys?|barrister|counsel|solicitor)\b[^.;]{0,40}\b(?:say|says|said|argu\w+|claim\w*|told|maintain\w*|insist\w*|suggest\w*)\b/i.test(
          text,
        )
      )
        continue;
      if (
        status === "corrected" &&
        !/\b(?:newspaper|paper|site|website|publisher|broadcaster|editors?|station|force|police|we|magazine|channel|agency|outlet|network|publication)\b[^.;]{0,30}\bapolog/i.test(
          text,
        ) &&
        discourse.clauses.some(
          (clause) =>
            clause.sentence === index &&
            clause.agentIs === "p0" &&
            /^(?:say|deny|write|apologise)$/.test(clause.class) &&
            clause.lemma !== "record",
        )
      )
        continue;
      // Of whom nobody arrested it clears nothing.
      if (status === "corrected" && /\bnever\b/i.test(match[0]) && !record.frames.some(({ kind }) => kind === "arrest")) continue;
      // "His deputy was arrested; he was not charged": of what they said themselves it takes nothing.
      if (
        status === "corrected" &&
        /\bnot (?:been )?charged\b/i.test(match[0]) &&
        !/\b(?:question|detain|suspect|arrest\w* and|investigat|interview)\w*/i.test(text) &&
        // Somebody else, by name, was arrested for something in the sentence before.
        page.sentences[index - 1]?.mentions.some(({ person }) => person !== 0) === true &&
        !/\b(?:hack\w*|impersonat\w*|account|in (?:his|her) name|confess\w*)\b/i.test(page.text) &&
        !record.frames.some(({ kind }) => kind === "arrest") &&
        record.words.filter(({ by, explicit, level, doubted }) => by === "own" && explicit && level >= 2 && !doubted).length >= 2
      )
        continue;
      // "won an acquittal for Ana Ruiz".
      if (
        (status === "reversed" || status === "acquitted") &&
        appellant !== null &&
        appellant !== 0 &&
        !sentence.mentions.some(({ person }) => person === 0)
      )
        continue;
      if (isWonForAnother(sentence, text, match.index)) continue;
      if (
        status === "dismissed" &&
        (againstAnother.test(text) || lostOwnClaim(page, record, text) || failsBesideOne(page, sentence))
      )
        continue;
      if (mentionsAnother(discourse, sentence, record) || clearsAnother(page, discourse, sentence, match.index)) continue;
      if (ofAnotherDecision(page, text, match.index) || ofAnotherCount(text, status, admitted, isConvicted)) continue;
      if (isOfOneOfSeveral(page, index, status, steps, record)) continue;
      if (isOfNoMatter(index) || isOfAnothersParagraph(page, discourse, sentence) || isOutcomeOfOther(page, discourse, sentence))
        continue;
      if (isOfWhoeverCameBefore(page, sentence)) continue;
      if (isConvicted && status === "dismissed" && !record.about.has(index) && ofNoCrime.test(text)) continue;
      if (isConvicted && status !== "corrected" && ofOnePart(page, text)) continue;
      found.push({ status, sentence: index, formal });
      break;
    }
  }
  found.push(
    ...setRightByOffice(page, discourse, record),
    ...overturnedTheirs(page),
    ...appealAllowed(page, record),
    ...clearedBesideOthers(page, discourse, record, steps),
  );
  return found;
}

/** "The jury cleared Lee Nash and Ana Ruiz": her as well. */
function clearedBesideOthers(page: PageReading, discourse: Discourse, record: SubjectRecord, steps: readonly Step[]): Clearing[] {
  return page.sentences.flatMap((sentence) => {
    const at = sentence.kind === "main" ? clearedTogether(page, discourse, sentence) : null;
    if (at === null || isDoubted(sentence.text, at) || takesNothingBack(page, sentence, record)) return [];
    if (isOfOneOfSeveral(page, sentence.index, "acquitted", steps, record) || othersStand.test(sentence.text)) return [];
    return [{ status: "acquitted" as const, sentence: sentence.index, formal: true }];
  });
}

const theirsOverturned =
  /\b(?:overturn(?:ed|s|ing)?|quash(?:ed|es|ing)?|revers(?:ed|es|ing)|vacat(?:ed|es|ing)|threw out|thrown out|set aside|annul(?:led|s|ling)|struck down) (?:his|her) (?:[\w-]+ ){0,2}(?:convictions?|verdict|sanction|suspension|dismissal|expulsion)\b|\b(?:his|her) (?:[\w-]+ ){0,2}(?:convictions?|verdict)(?:,[^.;]{2,60},)? (?:was|were|has been|had been|is) (?:\w+ )?(?:overturned|quashed|reversed|vacated|thrown out|set aside|annulled)\b/i;

/** "… as in the case of Ana Ruiz, charged with … In 1992 the court overturned her conviction.": of whom the sentence before names last. */
function overturnedTheirs(page: PageReading): Clearing[] {
  return page.sentences.flatMap((sentence) => {
    const match = sentence.kind === "main" ? theirsOverturned.exec(sentence.text) : null;
    if (!match || isDoubted(sentence.text, match.index)) return [];
    const named = page.mentions.findLast(({ start }) => start < sentence.start + match.index);
    const where = page.sentences.find(({ start, end }) => named && start <= named.start && named.end <= end);
    const isTheirs =
      where !== undefined && where.index >= sentence.index - 2 && where.mentions.every(({ person }) => person === 0);
    return isTheirs ? [{ status: "reversed" as const, sentence: sentence.index, formal: true }] : [];
  });
}

const allowsAppeal =
  /\b(?:allowed|allows|upheld|upholds|granted|grants) (?:the|his|her|an) appeal\b(?! (?:by (?:the )?(?:prosecut|crown|state|government|attorney)|against (?:the |his |her )?sentence|in part))/i;
const ofTheirAppeal = /\b(?:appeal(?:ed|s|ing)?|convicted|found guilty|convictions?)\b/i;

/** "Ruiz was convicted in May. Judge Foss allowed the appeal.": whose conviction the sentence before tells of, the judge named beside it or not. */
function appealAllowed(page: PageReading, record: SubjectRecord): Clearing[] {
  return page.sentences.flatMap((sentence) => {
    const { index, block, kind, mentions } = sentence;
    const match = kind === "main" ? allowsAppeal.exec(ownText(page, sentence)) : null;
    const before = page.sentences[index - 1];
    const isTheirs =
      match !== null &&
      before?.block === block &&
      record.about.has(before.index) &&
      before.mentions.every(({ person }) => person === 0) &&
      ofTheirAppeal.test(own(page, before.index)) &&
      !/\b(?:prosecut\w+|crown|state|attorney|ministry)\b[^.;]{0,40}\bappeal|\b(?:jailed|sentenced|increased|raised|stiffer|longer)\b/i.test(
        `${before.text} ${ownText(page, sentence)}`,
      ) &&
      mentions.every(
        ({ person }) => person === 0 || page.people[person]?.titles.some((title) => benchTitles.test(title)) === true,
      ) &&
      !isDoubted(ownText(page, sentence), match.index);
    return isTheirs ? [{ status: "reversed" as const, sentence: index, formal: true }] : [];
  });
}

const wrongPerson =
  /\b(?:got|had|have|has|arrested|charged|named) the wrong (?:man|woman|person|guy)\b|\bhad nothing (?:whatever |at all )?to do with (?:it|this|any of it)\b|\bshould (?:not|never) have been (?:arrested|charged|named|detained|identified)\b/i;

/** Whose titles take the steps of a case. */
const stepTakers =
  /\b(?:chief|sheriff|superintendent|commissioner|inspector|prosecutor|attorney|detective|sergeant|captain|lieutenant|constable)\b/i;

/** "'We got the wrong man,' the police chief said.": who took the step takes it back in their own words. */
function setRightByOffice(page: PageReading, discourse: Discourse, record: SubjectRecord): Clearing[] {
  return discourse.quotes.flatMap(({ speaker, sentence, quote }) => {
    const isOffice =
      /^b:(?:police|department|force|prosecutors?|prosecution|district|sheriff|office|court|fbi)$/.test(speaker) ||
      (/^p[1-9]/.test(speaker) && page.people[Number(speaker.slice(1))]?.titles.some((title) => stepTakers.test(title)) === true);
    const block = page.sentences[sentence]?.block;
    const others = page.sentences.some(
      (one) =>
        one.block === block &&
        one.mentions.some(({ person }) => person !== 0 && `p${person}` !== speaker && discourse.accused.has(`p${person}`)),
    );
    return isOffice &&
      record.isAccused &&
      record.soleAccused &&
      !others &&
      wrongPerson.test(page.text.slice(quote.start, quote.end))
      ? [{ status: "corrected" as const, sentence, formal: false }]
      : [];
  });
}

/** Whose appeal an opinion decides: "defendant Ben Foss was convicted … On appeal he contends". Null on other pages. */
function appellantOf(page: PageReading): number | null {
  if (!/\b(?:on appeal|appeals?,? (?:he|she|arguing|contending)|appellant)\b/i.test(page.text.slice(0, 3000))) return null;
  const named = page.mentions.find((mention) =>
    /\b(?:defendant|appellant|petitioner),? $/i.test(page.text.slice(Math.max(0, mention.from - 14), mention.from)),
  );
  return named?.person ?? null;
}

/** "won an acquittal for Ben Foss", "the charge against Ben Foss was dropped": by the name behind the word. */
function isWonForAnother(sentence: Sentence, text: string, at: number): boolean {
  const word =
    /^(?:\w+ )?(?:acquittals?|charges?|counts?|case|complaints?|allegations?|dismissal|conviction|verdict)s? (?:for|of|against|involving) /i.exec(
      text.slice(at),
    );
  if (!word) return false;
  const from = sentence.start + at + word[0].length;
  const next = sentence.mentions.find((mention) => mention.from >= from - 1);
  return (
    next !== undefined && next.person !== 0 && next.from - from <= 4 && !sentence.mentions.some(({ person }) => person === 0)
  );
}

/** "A separate complaint against another member was dismissed." */
const againstAnother =
  /^(?:an?|the|one|two|another|\w+) (?:separate|unrelated|different|other|second|further|similar) (?:\w+ ){0,2}(?:complaints?|cases?|charges?|allegations?|claims?|proceedings) (?:against|involving|concerning|about|brought against) (?:another|an? (?:second|different|third|fellow|former|other)|two|three|other)\b/i;
const oversDismissal = /\b(?:unfair|wrongful|constructive)(?:ly)? (?:dismiss(?:al|ed)|terminat(?:ion|ed))\b/i;

/** "Ruiz has lost his claim of unfair dismissal. His claim was dismissed.": who sues over being sacked is cleared of nothing. */
function lostOwnClaim(page: PageReading, record: SubjectRecord, text: string): boolean {
  const ofEmployment =
    /^(?:\d+\. )?(?:the|his|her) (?:complaints?|claims?) (?:of|for) (?:[\w-]+ ){0,2}(?:dismissal|discrimination|harassment|victimi[sz]ation|deductions?|detriment|breach of contract)\b/i;
  if (
    ofEmployment.test(text) &&
    page.mentions.some(
      ({ person, from }) =>
        person === 0 && /\bclaimant(?::|,)? (?:(?:Mr|Ms|Mrs|Dr|Miss)\.? )?$/i.test(page.text.slice(Math.max(0, from - 18), from)),
    )
  )
    return true;
  return (
    /^(?:his|her|the claimant['’]s|the (?:unfair|wrongful) dismissal|(?:\w+ ){0,3}\w+['’]s) (?:[\w-]+ ){0,3}(?:claims?|cases?|lawsuit|suit|application|action)\b(?! against (?:him|her|them)\b)/i.test(
      text,
    ) &&
    record.soleAccused &&
    [...record.about].some((index) => oversDismissal.test(page.sentences[index]?.text ?? ""))
  );
}

/** "The complaint about pay is dismissed", where that of harassment succeeds: of several claims one that is about something else. */
function failsBesideOne(page: PageReading, { index, text }: Sentence): boolean {
  return (
    /^(?:\d+\. )?(?:the|his|her|an?|(?:\w+ )?further) (?:complaints?|claims?|allegations?) (?:about|of|for|relating to|concerning|in respect of) (?:(?!antisemit|anti-?semit|harass|religio|racial|race|jew)[\w-]+ ?){1,6}(?:is|are|was|were|fails?|failed|does|did) /i.test(
      text,
    ) &&
    page.sentences.some(
      (other) =>
        other.kind === "main" &&
        other.index !== index &&
        /\b(?:complaints?|claims?)\b[^.;]{0,80}\b(?:harassment|discrimination|religio\w+|race|racial)\b[^.;]{0,80}\b(?:succeeds?|succeeded|(?:is|are|was|were) (?:upheld|well[- ]founded|made out|allowed))\b/i.test(
          other.text,
        ),
    )
  );
}

/** "Ana Ruiz and Ben Foss each completed the programme. The judge dismissed both cases.": of everybody accused whom the paragraph names. */
const clearsAll = quick(
  /\b(?:dismiss|dropp|drop|withdr[ae]w|discontinu|abandon|vacat|quash)\w* (?:both|all|each|the two|the three)\b[^.;]{0,20}\b(?:cases?|charges?|counts?|complaints?|prosecutions?|convictions?|indictments?)\b|\b(?:both|all|the two) (?:\w+ )?(?:cases|charges|counts|complaints|prosecutions|convictions|indictments) (?:were|have been|had been|are) (?:\w+ly )?(?:dismissed|dropped|withdrawn|discontinued|abandoned|vacated|quashed)\b|\b(?:both|all (?:two|three|four|five|six)?|the (?:pair|two|three)) (?:\w+ )?(?:were|was|have been) (?:\w+ly )?(?:acquitted|cleared|found not guilty)\b/i,
);

function clearedWithOthers(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const named = page.sentences
    .filter(({ block, index }) => block === sentence.block && index < sentence.index)
    .flatMap(({ mentions }) => mentions.map(({ person }) => person));
  return (
    named.includes(0) &&
    sentence.mentions.every(({ person }) => person === 0 || !discourse.accused.has(`p${person}`)) &&
    named.some((person) => person !== 0 && discourse.accused.has(`p${person}`))
  );
}

/**
 * "Lee Nash was charged with lying in 2019. That charge was dismissed.", "An unknown man was held. He was released.": a sentence that
 * names nobody goes on about the one whose case the sentence before it tells, who is not the subject.
 */
function isOfWhoeverCameBefore(page: PageReading, sentence: Sentence): boolean {
  if (sentence.mentions.length > 0) return false;
  if (goesOnAboutAnother(page, sentence)) return true;
  if (!/^(?:that|this|the|his|her|their|he|she|they)\b/i.test(sentence.text)) return false;
  const before = page.sentences[sentence.index - 1];
  if (!before || before.block !== sentence.block || before.mentions.some(({ person }) => person === 0)) return false;
  if (/^(?:an?|another|one) (?:[\w-]+ ){0,3}(?:man|woman|teenager|person|youth|student|officer|boy|girl)\b/i.test(before.text))
    return true;
  return before.mentions.some(
    (mention) =>
      // Their own case: "Ben Foss was charged", "the words were used by Mr Foss".
      /^,?(?:[^.;]{1,80},)? (?:was|had been|has been|were) (?:\w+ly )?(?:charged|accused|alleged|suspected|investigated|prosecuted|tried|arrested|sent|taken|brought|led (?:away|out|off)|questioned|interviewed|detained|held|handcuffed|searched)\b/.test(
        page.text.slice(mention.end, before.end),
      ) ||
      /\b(?:used|said|spoken|made|sent|written|shouted|posted) by (?:Mr|Ms|Mrs|Miss|Dr|Cllr)\.? $/.test(
        page.text.slice(before.start, mention.from),
      ) ||
      /^We (?:took|tried|prosecuted|charged) $/.test(page.text.slice(before.start, mention.from)),
  );
}

/** "As to Mr Nolan, …", "The second letter concerns Ana Ruiz", "The case against Ben Foss": whose case a paragraph takes up. */
const takesUp =
  /(?:^|[.;:] )(?:\(?\w{1,3}[.)] )?(?:(?:as (?:to|for|regards)|with (?:regard|respect) to|in (?:respect of|relation to|the case of|the matter of)|regarding|concerning|turning (?:now )?to|we (?:turn|come) (?:now )?to|so far as)|(?:the|an?|one)(?: [\w'’-]+){0,4} (?:letter|case|complaint|matter|charge|claim|file|hearing|investigation|inquiry|allegation|appeal|decision|ruling|report|proceedings|grievance|referral|prosecution|trial)s? (?:(?:against|of|by|about|involv(?:es|ed|ing)|concern(?:s|ed|ing)|relat(?:es|ed|ing) to|was about|is about|brought (?:against|by))))(?: [a-z][\w'’-]*,?){0,5} (?:(?:Mr|Ms|Mrs|Miss|Dr|Prof|Professor|Cllr|Councillor|Rev|Sgt|PC|Officer)\.? )?$/iu;

const answers =
  /^(?:,[^.;]{1,120},)? (?:(?:also|each|had|has|have) )?(?:fac(?:ed|es|ing) (?:an?|the|one|two|three|similar|separate|lesser|disciplinary) (?:[\w-]+ ){0,4}(?:allegations?|charges?|counts?|complaints?|claims?|hearing|proceedings|accusations?)|(?:was|is|were|been) (?:\w+ly |also |initially |originally )?(?:accused of|charged with|alleged to|indicted|prosecuted|tried|on trial|suspected of|arrested|suspended)|stood trial|went on trial)\b/i;

/** "who was sent home in May over …, is back": of somebody to whom it happened as well. */
const hadToAnswer =
  /^, (?:\d\d, )?who (?:was|were|had been|has been) (?:\w+ly |also |briefly )?(?:stood down|suspended|placed on (?:\w+ )?leave|put on (?:\w+ )?leave|sent home|investigated|questioned|accused|arrested|charged|named|reported|removed|barred|dismissed|sacked)\b/i;

/** "Ana Ruiz …. He was cleared": none of hers. */
function isOfOtherGender(page: PageReading, person: number, text: string): boolean {
  const gender = page.people[person]?.gender;
  return (gender !== "male" && /\b(?:he|him|his)\b/i.test(text)) || (gender !== "female" && /\b(?:she|her)\b/i.test(text));
}

/** The first whom a paragraph names, at its head with no more before the name than what they are. */
function isTakenUpAs(page: PageReading, sentence: Sentence, first: Sentence["mentions"][number]): boolean {
  return (
    page.sentences[sentence.index - 1]?.block !== sentence.block &&
    /^(?:(?:The|An?) )?(?:[\w’'-]+ ){0,4}$/.test(page.text.slice(sentence.start, first.from)) &&
    hadToAnswer.test(page.text.slice(first.end, sentence.end)) &&
    !/\bas (?:an? )?(?:witness|bystander)\b/i.test(page.text.slice(first.end, sentence.end)) &&
    !page.sentences.some(
      ({ block, text }) =>
        block === sentence.block &&
        /\b(?:by|of|on|against) (?:anybody|anyone|any of them|all|everybody|everyone|either|both)\b/i.test(text),
    )
  );
}

/**
 * A paragraph takes up somebody else's case, "The second letter concerns Ana Ruiz.", and goes on without naming the subject:
 * what it says of the outcome is hers.
 */
function goesOnAboutAnother(page: PageReading, sentence: Sentence): boolean {
  for (let index = sentence.index - 1; index >= 0; index -= 1) {
    const before = page.sentences[index];
    if (before?.block !== sentence.block || before.mentions.some(({ person }) => person === 0)) return false;
    const [first] = before.mentions;
    if (first && takesUp.test(page.text.slice(before.start, first.from))) return true;
    // "The nurse Ana Ruiz, who was sent home over a badge, is back. The reviewer found no breach."
    if (first && isTakenUpAs(page, before, first)) return !isOfOtherGender(page, first.person, sentence.text);
    // "Sgt Nolan, who ran the group, faced an allegation that … The allegation was not proven."
    if (
      first &&
      first.from - before.start <= 4 &&
      page.sentences[before.index - 1]?.block !== before.block &&
      answers.test(page.text.slice(first.end, before.end))
    )
      return true;
  }
  return false;
}

const otherCount =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|other|another|one|two|three|remaining|lesser|further|additional|separate)\s+(?:\w+\s+){0,2}(?:counts?|charges?|offen[cs]es?)\b|\bunder (?:the|an?|his|her|their) (?:plea )?(?:agreement|deal|bargain)\b|\b(?:in exchange|in return) for\b/i;

/** "acquitted him of a burglary count": of one of several. */
const oneCount =
  /\b(?:on|of) (?:the )?(?:\w+ )?(?:others?|remaining|rest|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:more|further|counts|charges))\b[^.;]{0,40}\b(?:acquitt\w+|cleared|not guilty)\b|\b(?:acquitt\w+|cleared|not guilty)(?: (?:him|her|them))? (?:of|on) (?:the )?(?:others|rest|remaining)\b|\b(?:acquitt\w+|cleared|not guilty)(?: (?:him|her|them))? (?:of|on) (?:an?|one|two|three|several|the (?:second|third|other|remaining|lesser|more serious))\b/i;

/** One count dropped beside what the person admitted or was convicted of, itself a crime of bias, clears nobody of the rest. */
function ofAnotherCount(text: string, status: Clearing["status"], admitted: boolean, isConvicted: boolean): boolean {
  return (
    (status === "dismissed" || status === "acquitted") &&
    ((admitted && otherCount.test(text)) || (isConvicted && oneCount.test(text))) &&
    !/\b(?:hate|bias|enhancement|aggravat\w+|antisemit\w*|anti-semit\w*|religio\w*|jew\w*|all)\b/i.test(text)
  );
}

const accusations =
  "(?:[\\w-]+ ){0,3}?(?:counts?|charges?|allegations?|complaints?|particulars?|grounds?|offen[cs]es?|accusations?|claims?|matters?|cases?|limbs?|heads?)";
/** "One further allegation", "a separate complaint", "two of the charges", "on one count", "in part": not what the page is about as a whole. */
const oneOfSeveral = quick(
  new RegExp(
    `\\b(?:an?|one|two|three|four|five|some|several|another|the|(?:his|her|their)) (?:(?:further|separate|second|third|fourth|fifth|sixth|other|others|additional|related|similar|remaining|last|lesser|final|unrelated|different|earlier) )+${accusations}\\b|\\b(?:one|two|three|four|five|some|several|others?|part|parts|none of the others?|the (?:rest|remainder|others?)) of (?:the|his|her|their|its|those|these) ${accusations}\\b|\\b(?:another|others?|one|a single) (?=${accusations}\\b)|\\b(?:on|of) (?:one|two|three|another) ${accusations}\\b|\\b(?:upheld|succeeded|allowed|proved|proven|sustained|dismissed|failed) in part\\b|\\bpartly\\b|\\b(?:allegation|charge|particular|count|ground|head|limb|paragraph)s? (?:no\\.? ?)?(?:\\d[\\d.]*(?:\\([a-z]\\))?|[ivx]{1,4}|[a-e]|one|two|three|four|five|six)\\b|\\bin an? (?:unrelated|separate|different|another) (?:case|matter|trial)\\b|\\bin an? unrelated hearing\\b`,
    "i",
  ),
);

/** "The theft charge was dismissed", on a page that has no other word of it. */
const plainCharge =
  /\b(theft|shoplifting|burglary|drugs?|driving|speeding|traffic|fraud|tax|bail)[- ](?:\w+ )?(?:charges?|counts?|allegations?|offen[cs]es?)\b/i;

/**
 * One accusation of several came to nothing, and the subject answers for the rest: that takes nothing from it, unless what fell is what made
 * it a matter of hatred.
 */
function isOfOneOfSeveral(
  page: PageReading,
  index: number,
  status: Clearing["status"],
  steps: readonly Step[],
  record: SubjectRecord,
): boolean {
  const text = own(page, index);
  // "The evidence of bias was insufficient. On count two the judgment is reversed."
  const previous = page.sentences[index - 1];
  const before =
    previous?.block === page.sentences[index]?.block && /\b(?:insufficient|not|no|nothing)\b/i.test(previous?.text ?? "")
      ? (previous?.text ?? "")
      : "";
  // By a step that the page takes against them by name or beyond doubt: a body's name is none.
  const isDone = /^(?:plead|convict|sentence|discipline|liable)$/;
  const answers =
    record.heldLiable ||
    record.frames.some(({ kind }) => isDone.test(kind)) ||
    record.steps.some((step) => isDone.test(step.class) && !step.negated && !step.hedged) ||
    steps.some(({ status: step }) => /^(?:charged|indicted|on trial|pleaded guilty|convicted|sentenced)$/.test(step));
  // "A similar charge against Ana Ruiz was struck out": the one against her.
  const isAgainstThem = page.sentences[index]?.mentions.some(
    ({ person, from }) =>
      person === 0 && /\b(?:against|concerning|of|involving) (?:\w+ )?$/.test(page.text.slice(Math.max(0, from - 20), from)),
  );
  const plain = plainCharge.exec(text)?.[1]?.toLowerCase();
  const isPlain =
    plain !== undefined && !page.sentences.some((other) => other.index !== index && other.text.toLowerCase().includes(plain));
  return (
    answers &&
    !nothingLeft.test(page.text) &&
    status !== "corrected" &&
    isAgainstThem !== true &&
    (oneOfSeveral.test(text) || isPlain) &&
    !ofBias.test(text) &&
    !ofBias.test(before)
  );
}

/** What a decision says that finds nothing at all. */
const nothingLeft =
  /\bno (?:sanction|penalty) (?:arises|is (?:imposed|made|ordered)|was (?:imposed|made|ordered))\b|\bno question of (?:[\w-]+ )?misconduct (?:arises|arose)\b|\b(?:none|neither) of the (?:[\w-]+ ){0,2}(?:allegations?|charges?|counts?|complaints?|particulars?) (?:is|was|were|are) (?:found )?(?:proved|proven|made out|established|upheld)\b|\b(?:cleared|acquitted|exonerated) (?:him |her |them )?(?:of|on) (?:all|every|each|both)\b/i;

/** A guilty plea, a conviction or a sentence for what the same sentence, or the one beside it, gives as a crime of bias. */
function admitsBias(page: PageReading, steps: readonly Step[]): boolean {
  return steps.some(
    ({ status, sentence }) =>
      /^(?:pleaded guilty|convicted|sentenced)$/.test(status) &&
      [sentence - 1, sentence, sentence + 1].some(
        (index) =>
          page.sentences[index]?.block === page.sentences[sentence]?.block &&
          /\b(?:hate crime|bias|antisemitic|anti-semitic|anti-jewish|because of (?:the|their|his|her) religion|religiously aggravated|(?:racial|religious) hatred|incitement to hatred|jews?)\b/i.test(
            page.sentences[index]?.text ?? "",
          ),
      ),
  );
}

/** A complaint to a body or a civil suit that came to nothing takes nothing from a conviction. */
const ofNoCrime =
  /\b(?<!\bcriminal )(?:complaints|grievances?|referrals?|lawsuits?|civil (?:suits?|claims?|actions?|cases?|complaints?)|claims?)\b[^.;]{0,60}\b(?:dismissed|dropped|withdrawn|discontinued|rejected|not upheld|struck out|closed without|unfounded)\b|\b(?:dismiss\w*|drop\w*|withdr\w+|reject\w*|threw out)\b[^.;]{0,30}\b(?:civil (?:suit|claim|action)|lawsuit|grievance|complaints)\b/i;

const affirms =
  /\b(?:affirm|uph(?:o|e)ld|confirm|sustain|let stand|left (?:intact|in place|standing))\w*\b[^.;]{0,60}\b(?:convictions?|counts?|judgments?|verdicts?|sentences?)\b|\b(?:convictions?|counts?|judgments?|verdicts?|indictments)\b[^.;]{0,60}\b(?:(?:is|are|was|were|be) (?:\w+ )?(?:affirmed|upheld|confirmed|sustained)|stands?|stood|remains? in place)\b/i;
/** One of several that were tried together: "on indictment three the judgment is reversed", "vacated one count of stalking". */
const countNamed =
  /\b(?:(?:on|as to|under|of) )?(?:counts?|indictments?|charges?|specifications?|particulars?) (?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|[a-h])\b|\b(?:one|an?|single|the (?:first|second|third|fourth|fifth|sixth|remaining|other|last)|the [\w-]+) (?:counts?|charge|convictions?)\b|\breverse the (?:first|second|third|fourth|fifth|last|other|rest)\b/i;
const ofBias =
  /\b(?:hate|bias|enhancement|aggravat\w+|antisemit\w*|anti-semit\w*|religio\w*|civil[- ]rights|intimidation (?:based|because)|ethnic|jew\w*|all (?:counts|charges|convictions|of)|both)\b/i;

/**
 * A court that affirms some of the convictions and reverses one clears nobody of the rest. Not where the sentence names the
 * count of bias, or what is said around it in the paragraph does.
 */
function ofOnePart(page: PageReading, text: string): boolean {
  if (!countNamed.test(text) || ofBias.test(text)) return false;
  const isOfPart = (other: Sentence) =>
    /\b(?:revers|vacat|quash|set aside|overturn|insufficient|different result|not (?:prove|establish|show)|equivocal)\w*/i.test(
      other.text,
    ) && ofBias.test(ownText(page, other));
  return (
    page.sentences.some((other) => other.kind === "main" && affirms.test(ownText(page, other))) &&
    !page.sentences.some((other) => other.kind === "main" && !affirms.test(other.text) && isOfPart(other))
  );
}

/** "decision 12/2021, in which it had found no breach": another decision than the page's own. */
function ofAnotherDecision(page: PageReading, text: string, at: number): boolean {
  const numbers = [
    ...text
      .slice(0, at)
      .matchAll(/\b(?:decision|ruling|judgment|case|complaint|matter)\s+(?:nos?\.?\s*)?([A-Z]{0,4}[ -]?\d+[\w/.-]*)/gi),
  ].map((match) => match[1] ?? "");
  return numbers.length > 0 && numbers.every((number) => !page.text.slice(0, 300).includes(number));
}

const stepsInCourt = new Set("charge arrest indict convict sentence try discipline accuse plead".split(" "));

/** Whom the nearest earlier step of a case concerned: "She had been arrested. The charge was dropped." */
function lastInCourt(discourse: Discourse, sentence: number): string {
  const step = discourse.clauses.findLast(
    (clause) =>
      clause.sentence < sentence &&
      stepsInCourt.has(clause.class) &&
      /^[pr]/.test(clause.class === "plead" ? clause.agentIs : clause.patientIs),
  );
  const who = step ? (step.class === "plead" ? step.agentIs : step.patientIs) : "p0";
  return who === "p0" || ([...discourse.accused].every((accused) => accused === "p0") && who.startsWith("r:")) ? "p0" : who;
}

function isDoubted(text: string, at: number): boolean {
  const before = withoutMonthOfMay(text.slice(Math.max(0, at - 60), at));
  return /\b(?:asked|asks|call(?:ed|s|ing)? for|urg\w+|plead(?:ed|s|ing)? for|pressed for|argu\w+ for|demand\w*|sought|seeks|motion|request\w*|argued|(?:will|would|to|may) appeal|appealed|(?<!\bcourts? of )appeals(?! (?:court|panel|judges?|board|chamber|body|division)\b)|wants?|refus\w+|declin\w+|denied|reject\w+|failed|bid|hop\w+|will|would|could|should|must|ought|may|if|whether|not)\b[^.;]{0,40}$/i.test(
    before,
  );
}

/** "His brother, Ben Foss, was cleared": another accused is named before the clearing, the subject is not. */
function clearsAnother(page: PageReading, discourse: Discourse, sentence: Sentence, at: number): boolean {
  if (sentence.mentions.some((mention) => mention.person === 0)) return false;
  const upTo = sentence.start + at;
  return sentence.mentions.some(
    (mention) =>
      mention.start < upTo &&
      (discourse.accused.has(`p${mention.person}`) || discourse.group.has(`p${mention.person}`)) &&
      /^,?[^.;]{0,60}\b(?:was|were|is|has been|had been|saw)\b/.test(page.text.slice(mention.end, sentence.end)),
  );
}

/** The sentence is about somebody else's case: it names another and never the subject. */
function mentionsAnother(discourse: Discourse, sentence: Sentence, record: SubjectRecord): boolean {
  if (record.about.has(sentence.index)) return false;
  // "the man accused of stabbing Ben Foss is not fit to stand trial", where one alone is accused: it is he.
  if (
    record.soleAccused &&
    /\bthe (?:\w+ )?(?:man|woman|person|student|teacher|officer|driver|defendant|suspect|teenager) (?:who (?:is|was) )?(?:accused|charged|suspected|held|arrested)\b/i.test(
      sentence.text,
    )
  )
    return false;
  return [...(discourse.involved[sentence.index] ?? [])].some((who) => /^p[1-9]/.test(who));
}
