import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { goesOnElsewhere } from "./goes-on-elsewhere.ts";
import { isOnlyPartCleared, ofAll } from "./part-cleared.ts";
import { besideOffences, plainOffences } from "./plain-offences.ts";
import { isOfAnotherMatter } from "./of-another-matter.ts";
import type { SubjectRecord } from "../attribution/record.ts";

/*
 * Sentences with the words of a clearing in which nothing of the case is taken back: what somebody tries for, what was refused them, an
 * offence of another kind beside the one they answer for, a co-defendant's case, a step of years before, and one of a numbered list. They
 * stand in every second report of a court or a club. Each form is narrow on purpose: to hold a true clearing for one of them is to keep an
 * accusation that the page takes back, and of two readings the one in the person's favour is taken.
 */

const undo =
  "(?:overturn(?:ed)?|quash(?:ed)?|set aside|lift(?:ed)?|revers(?:e|ed)|annul(?:led)?|vacated?|rescind(?:ed)?|thr(?:ow|own) out|drop(?:ped)?|dismiss(?:ed)?|struck (?:out|down))";
/** Any word by which it may have happened all the same. */
const happened =
  /\b(?:clear(?:ed|s|ing)?|acquit\w*|exonerat\w*|vindicat\w*|overturn(?:ed|s|ing)|quash(?:ed|es|ing)|set (?:\w+ )?aside|lift(?:ed|s|ing)|revers(?:ed|es|ing|al)|annul\w*|vacated|rescind\w*|thrown out|threw out|drop(?:ped|s|ping)|dismiss(?:ed|es|ing)|struck|reinstat\w*|withdr[ae]w\w*|collaps\w*|grant\w*|allow(?:ed|s)|succe\w+|won|wins|win|agreed|accept\w*|upheld|innocent|not guilty|discontinued|released|freed|no case|unsafe|void|mistake\w*|wrong\w*|apologi[sz]ed to)\b/i;
const ofProsecutors =
  /\b(?:prosecut\w+|state|crown(?! court)|government|district attorney|d\.?a\.?['’]?s?|police|complainants?|accusers?|employers?|attorney general|solicitor general|officials|ministry|claimants?|victims?)\b/i;

const seeks =
  "(?:(?:is|was|are|were|has been|had been|have been|still|now) (?:\\w+ly )?(?:fighting|battling|seeking|trying|hoping|asking|campaigning|attempting|applying|petitioning)|wants|wanted|hopes|hoped|plans|planned|intends|intended|vowed|vows|seeks|(?:has|had) (?:applied|asked|petitioned))";
/** "had been fighting to have her conviction overturned", "has applied to have the finding set aside". */
const attempt = new RegExp(
  `\\b${seeks} (?:for years |in vain |again )?to (?:(?:have|get|see) (?:[\\w'’-]+ ){1,5})?${undo}\\b(?: (?:the|his|her|their|a) [\\w-]+)?`,
  "i",
);
/** "rejected a motion to dismiss the charges", "A bid to have the case thrown out failed". */
const refused = new RegExp(
  [
    `\\b(?:rejected|refused|denied|turned down|declined|dismissed|threw out) (?:an?|the|his|her|their|another) (?:[\\w-]+ )?(?:motion|application|bid|request|petition|attempt) to (?:(?:have|get) (?:[\\w'’-]+ ){1,5})?${undo}\\b(?: (?:the|his|her|their|all) [\\w-]+)?`,
    `\\b(?:an?|the|his|her|another) (?:[\\w-]+ )?(?:motion|application|bid|request|petition|attempt) to (?:(?:have|get) (?:[\\w'’-]+ ){1,5})?${undo}\\b(?: (?:the|his|her|their|all) [\\w-]+)? (?:failed|(?:was|were) (?:rejected|refused|denied|turned down|unsuccessful))\\b`,
  ].join("|"),
  "i",
);

/** "Charges against a co-defendant were dismissed." */
const ofCoDefendant =
  /^(?:the |all |both )?(?:charges?|counts?|case|proceedings|prosecution) against (?:an?|another|one|his|her|two|three) (?:[\w-]+ )?co-?(?:defendants?|accused) (?:was|were|has been|have been) [^.;]*$/i;

/** Offences that no act against Jews is, whatever words a charge sheet has for it. */
const ofElse = `(?:${plainOffences}|${besideOffences}|possessi(?:on|ng) (?:of )?(?:an? |the )?(?:[\\w-]+ )?(?:weapons?|knife|firearms?|gun|drugs?|cannabis)|obstruct\\w* (?:the )?(?:police|an officer)|fail\\w* to (?:appear|surrender)|unpaid (?:fees|fines|bills))`;
/** Of those that may be what an abuse was charged as, one told of beside another charge: "was also charged with disorderly conduct". */
const lesser =
  "(?:disorderly conduct|disturbing the peace|being drunk(?: and disorderly)?|drunk and disorderly|littering|trespass\\w*)";
const ofOtherOffence = new RegExp(
  [
    `\\b(?:charges?|counts?|allegations?|offen[cs]es?) of (?:an? )?${ofElse}[^.;,]{0,30} (?:was|were|has been|have been|had been) (?:dropped|dismissed|withdrawn|stayed|discontinued)\\b`,
    `\\b(?:proceedings|prosecution) (?:was|were|has been|have been) (?:stayed|dropped|discontinued) on (?:an?|one|the) (?:charge|count) of ${ofElse}`,
    `\\b(?:drop(?:ped)?|dismiss(?:ed)?|withdrew|withdraw) (?:an?|the|one|two) (?:weapons?|firearms?|drugs?|driving|theft|bail) (?:charges?|counts?)\\b`,
    `\\b(?:drop|dismiss|withdr[ae]w|abandon|discontinu)\\w* (?:an?|one|the|two|three|some) (?:minor|lesser|small|trivial|petty|subsidiary|secondary|technical|summary) (?:[\\w-]+ )?(?:charges?|counts?|matters?|offen[cs]es?)\\b`,
    `\\b(?:an?|one|the|two|three|some) (?:minor|lesser|small|trivial|petty|subsidiary|secondary|technical|summary) (?:[\\w-]+ )?(?:charges?|counts?|matters?|offen[cs]es?)\\b[^.;]{0,40} (?:was|were|has been|have been|had been) (?:\\w+ly )?(?:dropped|dismissed|withdrawn|abandoned|discontinued)\\b`,
    `\\balso (?:been )?charged (?:him |her )?with (?:${lesser}|${ofElse}),? but (?:that|this|the) charge (?:was|has been|had been) (?:dropped|dismissed|withdrawn)\\b`,
  ].join("|"),
  "i",
);
const ofHatred =
  /\b(?:hate|hatred|bias\w*|anti-?semit\w*|anti-jewish|jew\w*|racial\w*|racis\w*|religio\w*|aggravat\w*|incit\w*|holocaust|ethnic\w*|discriminat\w*|synagogue)\b/i;
/** "An earlier ban over unpaid fees was lifted", "overturned an earlier suspension, over an expenses claim". */
const ofEarlier =
  /\ban (?:earlier|unrelated) (?:ban|suspension|fine|reprimand|complaint),? (?:over|for|about|in) (?:an? |his |her |the |some )?(?:[\w-]+ )?(?:fees|expenses|dues|attendance|timekeeping|parking|doping|bookings?|yellow cards?|contract|accounts|overtime|planning|licen[cs]e)\b/i;
/** "An application to have the name suppressed was withdrawn", "lifted the ban on naming the defendants". */
const ofProcedure =
  /\b(?:lift\w*|revok\w*|remov\w*|discharg\w*|overturn\w*|set aside|varied) (?:an?|the|his|her|their) (?:[\w-]+ )?(?:ban|bans|order|orders|restrictions?|embargo|injunction|suppression|publication ban) (?:on|against|that (?:had )?(?:barred|prevented|stopped)|preventing|barring|prohibiting) (?:the )?(?:media |press |anybody |anyone |newspapers )?(?:from )?(?:naming|identif\w+|reporting|publish\w+|publication|broadcasting|the publication|the identification)\b|\b(?:reporting restrictions?|name suppression|publication bans?|suppression orders?|anonymity|gag orders?) (?:was|were|has been|have been|had been) (?:lifted|revoked|removed|discharged|set aside|dropped)\b|^[^.;]*\b(?:application|request) (?:to have (?:the|his|her) name suppressed|for (?:name suppression|anonymity|bail|an adjournment|media access)) (?:was|has been) (?:withdrawn|refused|dropped)\.?$/i;
const way =
  "(?:hurdles?|obstacles?|barriers?|stages?|steps?|thresholds?|bar|fences?|ways?|paths?|roads?|streets?|rooms?|court(?:room)?|gallery|snow|throat|customs|security|air|backlog|committal|screening|vetting)";
const mayTell = "(?:publish|name|identify|report|broadcast|print|film|photograph|release|show)";
const press = "(?:media|press|reporters?|journalists?|newspapers?|papers?|broadcasters?|outlets?|public)";
/** "The case cleared its last hurdle", "cleared the media to publish his name", "The media were cleared to name her", "relaxed her bail conditions". */
const ofNoVerdict = new RegExp(
  [
    `\\bclear(?:ed|s|ing) (?:(?:an?|the|its|his|her|their|another|every|all) )(?:[\\w-]+ ){0,2}?${way}\\b`,
    `\\bclear(?:ed|s|ing) (?:the |\\w+ )?${press} to ${mayTell}\\b`,
    `\\b${press} (?:was|were|is|are|has been|have been) (?:\\w+ly |now )?(?:cleared|freed|allowed) to ${mayTell}\\b`,
    `\\bclear(?:ed|s|ing) (?:\\w+ )?(?:for|to) (?:stand|go|trial|be tried|face|publication|broadcast|release|${mayTell})\\b`,
    "\\b(?:lifted|removed|eased|relaxed|varied|discharged) the (?:order|condition|restriction|requirement)s? (?:that|which) (?:had )?(?:kept|confined|barred|stopped|prevented|required|restricted|obliged)\\b",
    "\\b(?:order|condition|restriction|requirement)s? (?:that|which) (?:had )?(?:kept|confined|barred|stopped|prevented|required|restricted|obliged)\\b[^.;]{0,60} (?:was|were|has been|have been) (?:lifted|removed|eased|relaxed|varied|discharged)\\b",
    "\\b(?:an?|the|his|her) (?:[\\w-]+ )?order (?:was|has been|had been) (?:discharged|lifted|revoked|varied|removed) so that\\b",
    "\\b(?:relaxed|eased|varied|lifted|dropped|revoked|removed) (?:the|his|her|their|an?|some of (?:the|his|her)) (?:[\\w-]+ )?(?:bail|curfew|reporting|travel|release) ?(?:conditions?|restrictions?|terms|order|requirements?)?",
    "\\b(?:prosecution|crown|state|people|government)(?: has| have| had)? (?:now |then |formally )?(?:closed|rested|ended|concluded) (?:its|their) (?:case|evidence)\\b",
  ].join("|"),
  "i",
);
/** "The panel that restored her said she had shown genuine remorse": who may come back because they are sorry has done it. */
const ofTheReformed =
  /\b(?:restor|reinstat|re-?admi|re-?regist|re-?hir|practi[sc]e again|return|lift|remov|revok|end)\w*\b[^.]*\b(?:(?:genuine |full |real |sincere |deep )?(?:remorse|insight|contrition)|remediat\w+|reflected on|learn(?:ed|t) from|rehabilitated(?! by)|reformed|no longer (?:an? )?(?:risk|danger|impaired|unfit)|fit to practi[sc]e|undergone|(?:taken|completed) (?:an? |the |\d+ |his |her |\w+ )?(?:[\w-]+ )?(?:hours|course|training|programme))\b|\b(?:remorse|insight|contrition)\b[^.]*\b(?:restor|reinstat|re-?admi|re-?regist)\w*\b/i;
/** "The panel dropped an allegation that she was late for lessons": one that it tells of, beside what stands. */
const oneOfItsOwn =
  /\b(?:dropped|dismissed|withdrew|rejected|did not (?:uphold|find proved)|threw out|cleared (?:him|her) of|acquitted (?:him|her) of) an? (?:(?:second|further|separate|third|other|minor|lesser) )?(?:\w+ )?(?:allegation|charge|count|complaint|claim),? (?:that|of|about|over) (?<what>[^.;]{4,120})/i;
const ofTheWords =
  /\b(?:so|it|this|them|said|wrote|posted|shouted|words?|remarks?|slurs?|insults?|called|told|comments?|messages?|posts?|threats? (?:to|against) (?:the )?(?:rabbi|congregation))\b/i;
/** "His suspension was lifted after he had served it". */
const served =
  /\b(?:suspension|ban) (?:was|has been|had been) lifted(?: in \w+| on \w+)? after (?:he|she) (?:had )?(?:served it|served (?:the|his|her) (?:ban|suspension)|apologi[sz]ed)\.?$/i;

/** "charge 1c not proved", "Facts not proved: Charge 1c": one of a numbered list. */
const numbered =
  /\b(?:charges?|allegations?|counts?|particulars?|paragraphs?|heads?) (?:\d{1,2}(?:\.\d+)?(?:\(?[a-z]\)?)?|\(?[a-h]\)|[ivx]{1,4}\b)/i;
const proved = /\b(?:proved|proven|established|made out|upheld|admitted)\b/i;
const notProved = /\b(?:not|no|never|nor|neither|none)\b[^.;:]{0,20}\b(?:proved|proven|established|made out|upheld)\b/gi;

const inYear = /(?:^|\b)in (?:\w+ )?((?:19|20)\d\d)\b/i;
const sanction =
  /\b(?:convicted|sentenced|jailed|found guilty|expelled|dismissed|sacked|fired|banned|struck off|fined|suspended)\b/i;
const isStep = /^(?:arrest|charge|indict|try|plead|convict|sentence|discipline|liable)$/;

/**
 * Does a sentence that speaks of something dropped, lifted, overturned or not proved leave the case of the page as it is? Said of the
 * words and of the page around them; whose case it is and what was decided is asked elsewhere.
 * @param record what the page says was done to the person: who answers for nothing else is cleared by whatever falls away
 */
export function takesNothingBack(
  page: PageReading,
  sentence: Sentence,
  record: Pick<SubjectRecord, "steps" | "frames">,
): boolean {
  const { steps, frames } = record;
  const { text } = sentence;
  const tried = attempt.exec(text) ?? refused.exec(text);
  if (tried && !ofProsecutors.test(text) && !happened.test(text.replace(tried[0], " "))) return true;
  const plain = ofNoVerdict.exec(text);
  if (plain && !happened.test(text.replace(plain[0], " ").replace(/\border (?:suppressing|banning|preventing)\b/i, " ")))
    return true;
  if (ofCoDefendant.test(text) || served.test(text) || ofProcedure.test(text) || isRestored(page, sentence)) return true;
  if (isOfTrialBefore(page, sentence) || isOfAnotherMatter(page, sentence)) return true;
  if (besideThePlea.test(text) || againstABody.test(text)) return true;
  if (followsAnotherCase.test(text) || ofSomeOthers(page, sentence)) return true;
  if (goesOnElsewhere(sentence) || isOfFirstConviction(page, sentence)) return true;
  if (isBeforeALaterVerdict(page, sentence, frames) || isFirstWord(page, sentence)) return true;
  if (isConvictedOfTheHatred(text) || lostAgainstIt.test(text)) return true;
  if (undoesWhatTheyImposed.test(text) || mistakeToThink.test(text)) return true;
  const answersForMore =
    steps.some((clause) => clause.sentence !== sentence.index && clause.class !== "clear" && !clause.negated && !clause.hedged) ||
    frames.some((frame) => frame.sentence !== sentence.index && isStep.test(frame.kind));
  if (answersForMore && !ofAll.test(text) && isOnlyPartCleared(text)) return true;
  if (answersForMore && ofTheReformed.test(text)) return true;
  const part = oneOfItsOwn.exec(text)?.groups?.["what"];
  if (answersForMore && part !== undefined && !ofHatred.test(part) && !ofTheWords.test(part) && !ofAll.test(part)) return true;
  if (ofHatred.test(text)) return false;
  if (isOfCountBeside(page, sentence, record) || isOfAnOlderComplaint(page, sentence)) return true;
  if (numbered.test(text) && isSanctionedForTheRest(page, sentence)) return true;
  if (isUpheldAtTheHead(page) && sentence.index > 0 && isOfBefore(page, sentence)) return true;
  if (ofAll.test(text)) return false;
  return answersForMore && (ofOtherOffence.test(text) || ofEarlier.test(text) || isOfYearsBefore(page, sentence));
}

/** "was ordered to pay $9,000 and the fines were cancelled": what whoever answers for it had imposed on others. */
const undoesWhatTheyImposed =
  /\b(?:was|were|has been|had been|is) (?:\w+ly )?(?:ordered|told|directed|required|made) to (?:pay|refund|repay|compensate|apologi[sz]e)\b[^.;]{0,80}?\band (?:the|those|these|their|all) (?:[\w-]+ )?(?:fines?|fees|invoices?|bills?|notices?|penalties|charges for [^.;]{2,30}|evictions?|bans? on (?:them|the family|the couple)) (?:was|were) (?:also )?(?:cancelled|canceled|waived|refunded|withdrawn|set aside|lifted|annulled|quashed|rescinded)\b/i;
/** "It would be a mistake to treat Ruiz as the club": whoever writes warns of a thought, and nobody was mistaken. */
const mistakeToThink =
  /\b(?:would|it) be (?:an? )?(?:mistake|error|wrong|unfair|misleading|too (?:easy|simple)) to (?:treat|see|think|read|regard|call|view|say|conclude|suppose|assume|describe|dismiss)\b/i;

/** "has lost her case: the tribunal held that she had been rightly dismissed": theirs against whoever turned them out. */
const lostAgainstIt =
  /\b(?:lost|loses|lose|failed in) (?:his|her|their|an?|the) (?:[\w-]+ ){0,4}?(?:case|claim|action|suit|lawsuit|challenge|complaint|bid|fight|battle)\b[^.;]{0,120}\b(?:(?:rightly|fairly|lawfully|justly|justifiably|correctly|properly)(?: and \w+ly)? (?:dismissed|sacked|fired|suspended|expelled|banned|struck off|barred|excluded|removed)|(?:dismissal|sacking|suspension|expulsion|ban|removal) (?:was|had been) (?:\w+ly )?(?:fair|lawful|justified|proportionate|right|reasonable))\b/i;

const first =
  /\b(?:first|initially|originally|at first)\b[^.;]{0,40}\b(?:concluded|found|decided|ruled|determined|held|dismissed|rejected|closed|cleared)\b|\b(?:concluded|found|decided|ruled|determined|held|dismissed|rejected) (?:[\w-]+ ){0,3}?(?:at first|initially|originally)\b/i;
const lastWord =
  /\b(?:found|ruled|concluded|determined|held|decided|upheld|substantiated|sustained)\b[^.;]{0,160}\b(?:discriminat\w+|anti-?semit\w+|harass\w+|hostile|breach\w*|misconduct|guilty|liable|hatred)\b/i;
const noLastWord = /\b(?:not|no|nothing|never|neither|nor|insufficient|whether|if)\b/i;

/** "The district first concluded that the complaint was not sustained … The state department found that the remark was discriminatory": not the last word. */
function isFirstWord(page: PageReading, { text, index }: Sentence): boolean {
  return (
    first.test(text) &&
    page.sentences.some(
      (later) => later.kind === "main" && later.index > index && lastWord.test(later.text) && !noLastWord.test(later.text),
    )
  );
}

/** "was cleared of owning a crossbow", "was acquitted of a charge of burglary": of one thing, which it names. */
const ofOneThing =
  /\b(?:was|were|and|but) (?:\w+ly |also |however,? )?(?:cleared|acquitted|found not guilty) (?:of|on) (?:(?:an?|one|a single|the|a further|two|three) (?:\w+ ){0,2}?(?:charges?|counts?|offen[cs]es?) (?:of|under|relating to)|possess\w+|having|making|owning|carrying|collecting|burglary|resisting|obstruct\w+|membership|being a member|belonging)\b/i;
/** By which it may be the last word instead: of another court or a later time. */
const ofLater =
  /\b(?:appeals?|later|since|now|subsequently|eventually|finally|years?|re-?trial|re-?tried|(?:has|have|had) been|second trial|quash\w*|overturn\w*|set aside|higher|another|courts?|magistrates|again|disagreed|justices|(?:two|three|five) judges)\b/i;
const crimeOfHatred =
  /\b(?:hate[- ]crimes?|(?:racial|religious|ethnic) hatred|(?:raciall?y?|religious(?:ly)?)[- ]?(?:or (?:religious|racial)ly )?aggravated|anti-?semitic|anti-jewish|incit\w+ (?:to )?hatred|because (?:they|he|she) (?:was|were) jewish|against jews)\b/i;

/**
 * "was convicted of inciting racial hatred. He was acquitted of a charge of owning a crossbow": one verdict, by which they answer for the crime of
 * hatred and were cleared of another thing, told in one breath.
 */
function isOfCountBeside(
  page: PageReading,
  { text, index, block }: Sentence,
  { frames }: Pick<SubjectRecord, "frames">,
): boolean {
  const before = page.sentences[index - 1];
  if (!ofOneThing.test(text) || ofLater.test(text) || before?.block !== block || ofAll.test(text.replace(ofOneThing, " ")))
    return false;
  return (
    crimeOfHatred.test(before.text) &&
    !ofLater.test(before.text.replace(/\b(?:aged|\d+ years?)\b/gi, " ")) &&
    before.mentions.some(({ person }) => person === 0) &&
    frames.some(({ kind, sentence }) => sentence === before.index && /^(?:convict|plead|sentence)$/.test(kind))
  );
}

const splitVerdict =
  /\b(?:acquitted|cleared|(?:found )?not guilty)(?:(?: (?-i:\p{Lu})[\p{L}’'-]+){1,4}| him| her)?? of (?<fell>[^.;]{2,80}?),? (?:but|and|though|while|although|yet) (?:(?:he|she|it|they|was|were|also|then|instead|nevertheless|still|both) )*(?:convicted|found (?:him |her )?guilty|sentenced|jailed|guilty)\b(?<stood>[^.;]{2,160})/iu;
const standsBefore =
  /\b(?:convicted|found guilty|guilty)(?:(?: (?-i:\p{Lu})[\p{L}’'-]+){1,4}| him| her)?? of (?<stood>[^.;]{2,120}?),? (?:but|and|though|while|although|yet) (?:(?:he|she|it|they|was|were|also|then|both) )*(?:acquitted|cleared|(?:found )?not guilty)(?: him| her)? of (?<fell>[^.;]{2,80})/iu;
const forTheHatred =
  /\b(?:hate[- ]crimes?|(?:racial|religious|ethnic) hatred|(?:racial|religious)(?:ly)?[- ]aggravated|incit\w+ (?:to |of )?hatred|(?:aggravated|motivated) by (?:[\w'’-]+ ){0,5}?(?:religion|faith|race|anti-?semitism|hatred|bias|racism|racist)|as (?:an? )?(?:hate|bias) crime|anti-?semitic|anti-jewish|because (?:they|he|she) (?:was|were|is|are) (?:a )?jew(?:s|ish)?)\b/i;

/**
 * "was acquitted of murder but convicted of robbery aggravated by the victim's religion": one verdict in one breath, and the hatred is in what
 * stands, none in what fell.
 */
function isConvictedOfTheHatred(text: string): boolean {
  const verdict = (splitVerdict.exec(text) ?? standsBefore.exec(text))?.groups;
  if (!verdict || /\b(?:appeal\w*|overturn\w*|quash\w*|later|since|at first|initially|originally|had been)\b/i.test(text))
    return false;
  const { fell = "", stood = "" } = verdict;
  return forTheHatred.test(stood) && !ofHatred.test(fell) && !/\b(?:all|every|both|everything|charges|counts)\b/i.test(fell);
}

const sendsBack =
  /\b(?:sent|sends|sending|remitted|referred|returned) (?:the case|the matter|it)\b[^.;]{0,20}\bback\b|\b(?:ordered|orders|ordering) (?:a |the )?(?:re-?trial|new trial|re-?hearing)\b|\bre-?tried\b/i;
const convictedBefore = /\bhad (?:already|previously) been (?:convicted|found guilty)\b[^.;]{0,80}\bon the (?:same )?charges?\b/i;
const convictsNow =
  /\b(?:has |have |was |were )?(?:convicted|convicts|found (?:\w+ ){0,3}guilty|sentenced|sentences|fined|jailed)\b/i;
/** "In February the appeals court reversed the decision. It then sent the case back": of the trial before, where the page begins with the verdict of the next. */
function isOfTrialBefore(page: PageReading, { index, block }: Sentence): boolean {
  const head = page.sentences.find(({ kind }) => kind === "main");
  // "has overturned", "on Tuesday": the last word.
  if (
    /\b(?:has|have) (?:now |since )?(?:overturned|quashed|reversed|annulled|set aside)\b|\b(?:on \w+day|this week|today|yesterday|now)\b/i.test(
      page.sentences[index]?.text ?? "",
    )
  )
    return false;
  return (
    head !== undefined &&
    index > head.index + 1 &&
    head.mentions.some(({ person }) => person === 0) &&
    convictsNow.test(head.text) &&
    !/\b(?:overturn|quash|revers|acquit|clear|annul|set aside|vacat|appeal)\w*/i.test(head.text) &&
    // "had already been convicted in 1993": so what was reversed was that.
    page.sentences.some((other) => other.index < index && other.index > head.index && convictedBefore.test(other.text)) &&
    page.sentences.some(
      (other) =>
        other.kind === "main" &&
        Math.abs(other.index - index) <= 1 &&
        Math.abs(other.block - block) <= 1 &&
        sendsBack.test(other.text),
    )
  );
}

/** "pleaded guilty to arson and to the hate crime, and prosecutors dropped a third charge": the hatred is in what stands. */
const besideThePlea =
  /\b(?:pleaded|pled) guilty to (?:(?!\b(?:not|instead|rather|but)\b)[^.;]){0,100}\b(?:hate[- ]crimes?|ethnic intimidation|because of (?:their |the )?(?:religion|race))\b[^.;]{0,60}\b(?:dropp\w+|dismiss\w+) (?:an?|one|two|another|the (?:other|remaining|rest)) (?:\w+ )?(?:charges?|counts?)\b(?![^.;]*\b(?:hate|bias)\b)/i;
/** "The complaint against it is dismissed": the company's or the party's, no person's. */
const againstABody =
  /^(?:The |All )?(?:complaints?|claims?|cases?|charges?) against (?:it|the (?:club|company|firm|party|union|federation|school|station|newspaper|league|university|council|hospital|employer|corporate respondent)) (?:is|are|was|were|has been|have been) (?:\w+ )?(?:dismissed|withdrawn|dropped|not upheld|rejected)\.?$/i;

/** "The fine comes two days after a court threw out a complaint against him over a song": of the song, not of what he was fined for. */
const followsAnotherCase =
  /^(?:The|This|His|Her) (?:latest |new )?(?:fine|sentence|verdict|conviction|jail term|ban|suspension|dismissal|sanction) (?:comes|came|follows|followed)\b[^.;]{0,60}\b(?:threw out|dismiss\w*|rejected|dropped|cleared|acquitted)\b[^.;]{0,60}\b(?:over|about) (?:an?|another|other|the|different|separate|earlier|his|her) (?![^.;]*;)[^.;]*\.?$/i;

const upheldPart =
  /\b(?:upheld|uphold|upholds|sustained|found proved|proved|substantiated)\b[^.;]{0,60}\b(?:in|on|of) (?:one|two|three|four|five|six|some|several|\d+) (?:instances?|counts?|grounds?|points?|cases?|occasions?|respects?)\b|\b(?:upheld|sustained|substantiated|found proved) (?:one|two|three|four|five|six|some|several|\d+) (?:of )?(?:the )?(?:\w+ )?(?:complaints?|allegations?|charges?|counts?|instances)\b/i;
/** "It upheld the complaint in three instances. Six other complaints were not proved": the three stand. */
function ofSomeOthers(page: PageReading, { text, index, block }: Sentence): boolean {
  return (
    /^(?:The |And |But )?(?:one|two|three|four|five|six|seven|eight|nine|ten|several|some|other|\d+)(?: (?:other|further|remaining|more))? (?:complaints?|allegations?|charges?|counts?|instances|claims?)\b/i.test(
      text,
    ) &&
    page.sentences.some(
      (one) => one.kind === "main" && one.index < index && Math.abs(one.block - block) <= 1 && upheldPart.test(one.text),
    )
  );
}

const appealFailed =
  /\b(?:reject(?:s|ed)|dismiss(?:es|ed)|turn(?:s|ed) down|refus(?:es|ed)|den(?:ies|ied)|loses|lost) (?:the |an? |his |her |\w+['’]s )?(?:[\w-]+ ){0,4}?appeals?\b/i;
/** "had previously been convicted and had that conviction thrown out": of a first trial, on a page that begins with the appeal that failed. */
function isOfFirstConviction(page: PageReading, { text, index }: Sentence): boolean {
  const head = page.sentences.find(({ kind }) => kind === "main");
  return (
    head !== undefined &&
    index > head.index &&
    appealFailed.test(head.text) &&
    !ofProsecutors.test(head.text) &&
    /\bhad (?:previously|earlier|already|first|once) been convicted\b[^.;]{0,40}\bthat (?:conviction|verdict) (?:thrown out|quashed|overturned|set aside|annulled)\b/i.test(
      text,
    )
  );
}

const reversesAcquittal =
  /\b(?:revers|overturn|quash|annul|vacat|struck down|set aside|throw|threw)\w* (?:out )?(?:the|that|his|her|this) (?:earlier |first |original )?(?:acquittal|dismissal(?= of (?:the |all |those |these )?(?:charges?|cases?|counts?|prosecution))|not[- ]guilty verdict)\b[^.;]*\b(?:convict(?:ed|ing)|found (?:him|her) guilty|finding (?:him|her) guilty|sentenc(?:ed|ing))\b/i;
const givesBack =
  /\b(?:court|judges?|justices|tribunal|panel|committee|appeal board|chamber|bench|lords|prosecut\w+)\b[^.;]{0,80}\b(?:restor|reinstat|reimpos)\w* (?:it(?=[.,;]|$| (?:in|on|by)\b)|(?:the|his|her|that) (?:guilty )?(?:convictions?|verdict|sentence|finding|ban|sanction)(?! (?:on|of|for) (?!(?:him|her|\w+ (?:years?|months?|matches|games))\b)))\b/i;
/** What it may be besides a verdict. */
const otherThings =
  /\b(?:accounts?|pay|salary|wages|degrees?|seats?|memberships?|tickets?|licen[cs]es?|posts?|jobs?|pages?|channels?|profiles?|access|titles?|awards?|honours?|status|funding|scholarships?|whip|right to)\b/i;
const restoresNot =
  /\b(?:not|never|n['’]t|refus\w+|declin\w+|asked?|sought|seeks?|wants?|would|may|might|could|if|whether|failed|bid|urged|fine of \w+ was)\b/i;
const headUpholds =
  /\b(?:upheld|upholds|uphold|confirmed|confirms|affirmed|affirms) (?:the |his |her |an? )?(?:[\w-]+ ){0,2}?(?:convictions?|guilty verdicts?)\b/i;
const ofFirstCourt =
  /\b(?:first[- ]instance|lower court|trial (?:court|judge)|at first|initially|originally|a (?:district|local|regional|county) (?:court|judge))\b/i;

/** "was acquitted. An appeal court reversed the acquittal and convicted her", "overturned it. The Supreme Court restored it": the last word is against them. */
function isRestored(page: PageReading, sentence: Sentence): boolean {
  const restores = ({ index, text }: Sentence) =>
    !restoresNot.test(text) &&
    (reversesAcquittal.test(text) ||
      (givesBack.test(text) && !otherThings.test(text) && !otherThings.test(page.sentences[index - 1]?.text ?? "")));
  if (restores(sentence)) return true;
  const behind = page.sentences.slice(sentence.index + 1, sentence.index + 4);
  if (behind.some((one) => one.kind === "main" && restores(one) && one.mentions.every(({ person }) => person === 0))) return true;
  const [head, next] = page.sentences.filter(({ kind }) => kind === "main");
  return (
    ofFirstCourt.test(sentence.text) &&
    [head, next].some(
      (one) => one !== undefined && one.index < sentence.index && headUpholds.test(one.text) && !restoresNot.test(one.text),
    )
  );
}

const sanctionGiven =
  /\b(?:striking[- ]off|suspension|prohibition|conditions of practice|(?:conditional )?registration|caution|erasure|removal) order\b|\b(?:direct(?:ed|s) that|decided to impose|imposed|together with) an? (?:[\w-]+ ){0,3}(?:reprimand|warning|order|fine|suspension|censure)\b|\b(?:struck off|expelled|dismissed from|suspended|banned|reprimanded|censured|fined)\b|\bsanctions?: (?!no)/i;

/** Other allegations of the list were proved, and a sanction followed. */
function isSanctionedForTheRest(page: PageReading, sentence: Sentence): boolean {
  return (
    !/\bnot impaired\b|\bno sanction\b|\bno further action\b/i.test(page.text) &&
    page.sentences.some(({ index, text }) => index !== sentence.index && sanctionGiven.test(text)) &&
    page.sentences.some(
      ({ index, text }) =>
        index !== sentence.index && proved.test(text.replace(notProved, "")) && !/\b(?:none|nothing|neither)\b/i.test(text),
    )
  );
}

/** "had that conviction thrown out on procedural grounds", "in 2011": of a time before the one that the page begins with. */
function isOfBefore(page: PageReading, sentence: Sentence): boolean {
  const year = Number(inYear.exec(sentence.text)?.[1] ?? 0);
  const isTold =
    sentence.mentions.length === 0 &&
    /^\W*(?:he|she) had been (?:convicted|sanctioned|suspended|banned|fined|charged) (?:once )?before\b/i.test(sentence.text);
  return (
    isTold ||
    (year > 0 &&
      page.year !== null &&
      year < page.year &&
      /\bcriticised|criticized|condemned|controversial\b/i.test(sentence.text))
  );
}

const upheld =
  /\b(?:rejected|dismissed|refused|turned down|denied|threw out) (?:the |an? )?appeal (?:of|by) |\b(?:confirmed|upheld|affirmed) (?:the |an? )?(?:[\w'’-]+ ){0,2}(?:conviction|sentence|fine|ban|verdict|dismissal|expulsion|suspension) of /i;

/** "A court rejected the appeal of Ana Ruiz": what the page begins with, of this person by name, outranks what it tells of before. */
function isUpheldAtTheHead(page: PageReading): boolean {
  const head = page.sentences.find(({ kind }) => kind === "main");
  return (
    head !== undefined &&
    head.mentions[0]?.person === 0 &&
    upheld.test(head.text) &&
    !ofProsecutors.test(head.text.slice(0, (head.mentions[0]?.start ?? head.start) - head.start))
  );
}

const fell =
  /\b(?:quash|overturn|revers|annul|vacat|acquit|clear|dismiss|withdraw|thrown|set aside|struck down|not guilty|pardon)\w*\b/i;
const ofToday = /\b(?:has|have)\b|\b(?:on \w+day|this week|today|yesterday|now)\b/i;

/**
 * "Both convictions were quashed. In 2003 he was charged with denial of the Holocaust. He was convicted in 2007": told in the order of the
 * years, a later verdict by its own year, over the same hatred, and nothing behind it that takes that back.
 */
function isBeforeALaterVerdict(
  page: PageReading,
  { index, text }: Sentence,
  frames: Pick<SubjectRecord, "frames">["frames"],
): boolean {
  if (ofToday.test(text) || page.sentences.every((one) => one.kind !== "main" || one.index >= index)) return false;
  const year = Math.max(0, ...yearsIn(page, index), ...yearsIn(page, index - 1));
  return frames.some(({ kind, sentence: at }) => {
    const own = yearsIn(page, at);
    if (!/^(?:convict|sentence|plead)$/.test(kind) || at <= index || at > index + 5 || own.length === 0) return false;
    const between = page.sentences.slice(index + 1, at + 1);
    return (
      Math.min(...own) > year &&
      between.some(({ text: told }) => /^In (?:\w+ )?(?:19|20)\d\d\b|\blater\b/.test(told)) &&
      between.some(({ text: told }) => ofHatred.test(told)) &&
      page.sentences.every((one) => one.kind !== "main" || one.index <= index || !fell.test(one.text))
    );
  });
}

const thatOne =
  /^(?:That|The|This) (?:complaint|allegation|accusation|charge|case|matter|inquiry|investigation|grievance) (?:was|had been) (?:later |also |then |\w+ly )?(?:dismissed|dropped|withdrawn|rejected|closed|not upheld|discontinued)\b[^,;]{0,60}$/;
const ofBeforeIt = /^In (?:\w+ )?(?:19|20)\d\d\b|\b(?:had (?:previously|earlier|once)|years? (?:earlier|before))\b/;

/** "In 2019 a colleague accused her of mocking his accent. That complaint was dismissed", on a page about what she said in 2021: of another matter, before. */
function isOfAnOlderComplaint(page: PageReading, { index, text, block }: Sentence): boolean {
  const before = page.sentences[index - 1];
  if (!thatOne.test(text) || before?.block !== block || !ofBeforeIt.test(before.text) || ofHatred.test(before.text)) return false;
  const told = page.sentences.filter((one) => one.kind === "main" && one.index < before.index);
  const year = Math.max(0, ...yearsIn(page, before.index));
  return (
    told.some((one) => ofHatred.test(one.text)) &&
    told.some(({ index: at }) => yearsIn(page, at).some((one) => one > year)) &&
    told.every(({ index: at }) => yearsIn(page, at).every((one) => one > year))
  );
}

const yearsIn = (page: PageReading, index: number) =>
  [...(page.sentences[index]?.text ?? "").matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));

/** It says in which year, and the page tells of a sanction of a later one by its year, for what it calls antisemitic beside it. */
function isOfYearsBefore(page: PageReading, sentence: Sentence): boolean {
  const year = Number(inYear.exec(sentence.text)?.[1] ?? page.sentences[sentence.index - 1]?.text.match(inYear)?.[1]);
  if (!year || !/\b(?:same|that) year\b|\bin (?:\w+ )?(?:19|20)\d\d\b/i.test(sentence.text)) return false;
  return page.sentences.some(({ index, text, block, mentions }) => {
    if (index <= sentence.index || !sanction.test(text) || mentions.some(({ person }) => person !== 0)) return false;
    const around = page.sentences
      .filter((other) => other.block === block)
      .map((other) => other.text)
      .join(" ");
    const later = Number(inYear.exec(text)?.[1] ?? inYear.exec(around)?.[1] ?? 0);
    return later > year && ofHatred.test(around);
  });
}
