import { isDoubted } from "./doubted.ts";
import type { Clearing, Step } from "./step.ts";
import { type PlainClearing, plainClearings } from "./plain-clearings.ts";
import { QuickPatterns, quick } from "#app/lib/language/quick-pattern.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { admitsBias, ofAnotherCount, isOfOneOfSeveral, ofOnePart } from "./one-of-several-counts.ts";
import { clearedLikewise } from "./cleared-likewise.ts";
import { appellantOf, setRightByOffice, overturnedTheirs, appealAllowed, clearedBesideOthers } from "./overturned.ts";
import { isOnlyPartCleared, ofAll } from "./part-cleared.ts";
import { takesNothingBack } from "./takes-nothing-back.ts";
import { isOfAnothersParagraph, isOfAnothersSection, isOfOtherGender, isOutcomeOfOther } from "./whose-paragraph.ts";
import { sentenceOwn, ownText } from "../reading/own-text.ts";
import { isOfTheHead, isOfNewcomer, isSecondOfTwo, isSomebodyElses, isOfNobodyAccused } from "./whose-clearing.ts";
import { goesOn } from "../attribution/case-scope.ts";
import { othersStand, ofPrevious } from "./exculpation-words.ts";
import { isOfWhoeverCameBefore } from "./goes-on-about-another.ts";

const clearings: [RegExp, Clearing["status"], boolean][] = [
  [
    /\b(?:acquitt(?:ed|al)|not guilty verdicts?|verdicts? of not guilty|(?:offer(?:ed|s|ing)?|presented) no evidence(?! (?:in|of) (?:mitigation|remorse|(?:his|her|their) (?:own )?(?:defen[cs]e|behalf|favou?r)))|no evidence (?:was |being )?offered|(?:case|trial|prosecution)(?: (?:of|against) [^.;]{0,60})? (?:collaps\w+|(?:fell|fallen|falls) (?:away|apart))|(?:found|finding|finds|returned|returning)\b[^.;]{0,60}\bnot guilty\b|cleared (?:him|her|them) of|not guilty verdict|verdict of not guilty|not proved|not proven|cleared of (?:all|any|the|both|every)|(?:was|were|been) cleared|found (?:\w+ ){0,2}not true|did not find that (?:he|she))\b/i,
    "acquitted",
    true,
  ],
  [
    /\b(?:charges?|counts?|case|complaints?|proceedings?|application|prosecution|indictment|allegations?|claim|summons|enhancement)\b(?:[^.;]{0,60}\b|[^.;]{0,30}\bagainst\b[^.;]{0,120}, (?:was|were) )(?:dismissed|dropped|withdrawn|discontinued|not sustained|thrown out|struck out|abandoned|not upheld|unfounded|(?<!\b(?:and|then|it|he|she|they) )suspended(?! (?:him|her|them|the|for \w+ (?:days|weeks|months|matches|games)|from)\b)|no-billed|nolle|vacated|lapsed|closed without)\b/i,
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
    /\b(?:conviction|verdict|judgment|ruling|finding|decision|ban|suspension|dismissal|sanction|expulsion|fine|sentence|removal|striking[- ]off order|strike[- ]off|penalty)s?\b[^.;]{0,150}\b(?:reversed|quashed|overturned|set aside|vacated|expunged|annulled|rescinded|nullified|lifted)\b|\b(?:reversed|quashed|overturned|set aside|vacated|expunged|annulled)\b[^.;]{0,40}\b(?:conviction|verdict|judgment|finding|ban|suspension|dismissal|sanction|expulsion|record)\b|\bwe (?:reverse|vacate|quash|allow the appeal)\b|\bwe reversed\b|(?<!\bcourts? of )\bappeal (?:was |is |has been )?(?:allowed|upheld|succeeded)\b|\b(?:won|wins|has won|had won) (?:his|her|their|an|the) (?:\w+ )?appeal\b|\b(?:wrong|erred|mistaken|not entitled|unreasonable) (?:in law )?(?:to|in) (?:find|hold|rul|conclud)\w*\b[^.;]{0,60}\banti-?semit|\bexonerat\w+\b|(?<!\bto )\bvindicat\w+\b|\bto vindicate (?:him|her|mr|ms|mrs|dr)\b|\bexpung\w+\b/i,
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

/** A verdict or a sanction that another sentence tells of them. */
const answersFor = (steps: readonly Step[], index: number): boolean =>
  steps.some(({ status, sentence }) => sentence !== index && /^(?:disciplined|pleaded guilty|convicted|sentenced)$/.test(status));

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
      !ofAnotherCount(sentenceOwn(page, clause.sentence), "acquitted", admitted, isConvicted) &&
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
    const text = withComplaint(page, discourse, sentence);
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
      // "She dismissed the charge as a lie": by themselves.
      if (status === "dismissed" && isTheirOwnDoing(discourse, sentence, match)) continue;
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
      // "Of the players he named, two have apologised to him": for what they did, not for what was said of him.
      if (status === "corrected" && severalSorry.test(text)) continue;
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
      if (answersFor(steps, index) && !ofAll.test(sentence.text) && isOnlyPartCleared(sentence.text)) continue;
      if (isOfAnothersSection(page, sentence) || isOfOtherGender(page, sentence)) continue;
      if (isOfWhoeverCameBefore(page, discourse, sentence)) continue;
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
    ...clearedLikewise(page, discourse, record, steps),
  );
  return found;
}

/** Whoever dismisses, rejects or drops it, in the active, is the person. */
function isTheirOwnDoing({ clauses }: Discourse, { index, start }: Sentence, match: RegExpExecArray): boolean {
  if (!/^(?:dismiss|reject|drop|withdr|discontinu|abandon)/i.test(match[0])) return false;
  const at = start + match.index;
  return clauses.some(
    (clause) =>
      clause.sentence === index && clause.agentIs === "p0" && !clause.passive && clause.start <= at + 2 && clause.end >= at,
  );
}

const endsWithComplaint =
  /\b(?:heard|considered|reviewed|examined|received|filed|lodged|made|brought|investigated) (?:the|an?|that|this) (?:[\w-]+ )?(?<what>complaint|charge|case|allegation|accusation)(?: against (?:him|her))?(?: in \d{4}| on \w+day)?\.?$/i;

/** "A commission heard the complaint. It was dismissed": the sentence with what its "it" means. */
function withComplaint(page: PageReading, { clauses }: Discourse, sentence: Sentence): string {
  const text = ownText(page, sentence);
  const before = page.sentences[sentence.index - 1];
  if (!/^It (?:was|has been|had been) /.test(text) || sentence.mentions.length > 0 || before?.block !== sentence.block)
    return text;
  const what = endsWithComplaint.exec(before.text)?.groups?.["what"];
  // What they brought themselves clears them of nothing.
  const isOwn = clauses.some(({ sentence: at, agentIs, passive }) => at === before.index && agentIs === "p0" && !passive);
  return what === undefined || isOwn ? text : text.replace(/^It/, `The ${what}`);
}

const severalSorry =
  /\b(?:two|three|four|five|several|some|many|most|players|fans|students|pupils|colleagues|team-?mates|neighbou?rs|they) (?:of (?:them|the \w+) )?(?:has|have|had) (?:since |now |also |already |all |both )*apologi[sz]ed\b/i;

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

/** A complaint to a body or a civil suit that came to nothing takes nothing from a conviction. */
const ofNoCrime =
  /\b(?<!\bcriminal )(?:complaints|grievances?|referrals?|lawsuits?|civil (?:suits?|claims?|actions?|cases?|complaints?)|claims?)\b[^.;]{0,60}\b(?:dismissed|dropped|withdrawn|discontinued|rejected|not upheld|struck out|closed without|unfounded)\b|\b(?:dismiss\w*|drop\w*|withdr\w+|reject\w*|threw out)\b[^.;]{0,30}\b(?:civil (?:suit|claim|action)|lawsuit|grievance|complaints)\b/i;

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
