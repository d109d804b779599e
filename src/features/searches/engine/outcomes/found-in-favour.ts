import { body, stepAgainst } from "./ending-grammar.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * Single words and short turns that speak for whoever was accused whatever the sentence around them: innocence, a belief that a body no longer
 * holds, a body that owns to have been misled, a step that rests on nothing, a name entered again. Wider than the forms beside it, for writers
 * avoid the plain word; what they, their lawyer and their friends say is no finding (exculpation.ts).
 */

const notSo =
  /\b(?:lawyer|insist\w*|claim(?:s|ed)|maintain\w*|argu\w+|protest\w*|plead\w*|pled|plea|presum\w+|until proven|suppos\w+|supporters?|if|unless|whether|would|hop(?:es?|ed|ing)|vow\w*|rejected|dismissed (?:the|his|her|qp's|a|an) (?:claim|argument|appeal|suggestion)|not innocent|qp (?:said|says|told|wrote))\b/;

export const foundInFavour: readonly Implied[] = [
  // "She left the dock an innocent woman", "satisfied of her innocence".
  {
    kind: "set-aside",
    pattern:
      /\b(?:qp (?:was|is|had been) an? (?:wholly |entirely |completely )?(?:innocent|blameless|guiltless) (?:man|woman|person|party|student|citizen|defendant)|(?:qp's|his|her) (?:\w+ )?innocence|(?:qp|he|she) (?:was|is|were|had been|has been|to be) (?:\w+ly |found |declared |judged )*(?:innocent|blameless|guiltless|without fault|not to blame))\b/,
    unless: notSo,
  },
  // "declared her not guilty", "found for the defendant", "jury taking her side".
  {
    kind: "set-aside",
    pattern:
      /\b(?:declar(?:ed|es)|found|finds|pronounced|adjudged|held|ruled) (?:qp|him|her) (?:to be )?(?:not (?:guilty|liable|responsible|culpable|to blame)|innocent)\b|\b(?:found|finds|ruled|decided|held) (?:for|in favou?r of) (?:the )?(?:defendants?|defen[cs]e|accused)\b|\b(?:jury|jurors|judges?|court|panel|tribunal|magistrates?|inquiry|board)\b[^.;]{0,30} (?:tak(?:ing|es|en)|took) (?:qp's|his|her) (?:side|part|word for it)\b|\b(?:jury|judges?|members?|panel|tribunal|court|jurors|magistrates|inquiry|board)(?:,? who| which)? (?:\w+ly )?(?:believed|trusted|took the word of|accepted the (?:word|account|evidence|version) of) (?:qp|him|her)(?=[.,;]|$| (?:and|in)\b)/,
    unless: notSo,
  },
  // "Prosecutors say they no longer believe she did it", "Nobody now disputes that it was somebody else".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:no longer|do not|does not|did not|don't|doesn't|didn't|never|not) (?:believes?|thinks?|accepts?|suspects?|regards?|treat\w*|consider\w*|say|maintain|contend)\b(?:(?!\band\b)[^.;]){0,30}?\b(?:(?:that )?(?:it was )?(?:qp|he|she) (?:did|wrote|said|sent|posted|made|had|was|is|as)|(?:qp|him|her) (?:of|as|to (?:be|have)|a suspect|for)|it was (?:qp|him|her))\b|\b(?:no ?one|nobody|neither side|no longer|not) (?:now |any longer |seriously )?(?:disputes?|doubts?|disputed|doubted|contested?)\b[^.;]{0,40}\b(?:(?:somebody|someone) else|another (?:man|woman|person)|not (?:qp|him|her)|innocen\w+)\b/,
    unless:
      /\b(?:lawyer|insist\w*|argu\w+|supporters?|friends?|family|mother|father|qp (?:said|says)|a danger|a risk|sorry|remorse|would do it again|acted alone|terror\w*)\b/,
  },
  // "The inquiry report, published on Friday, says that she never wrote a word of them".
  {
    kind: "wrong",
    pattern:
      /\b(?:report|inquiry|review|investigation|police|prosecutors|court|judges?|panel|tribunal|committee|ombudsman|experts?|investigators|detectives|commission|board|audit|university|college|school|company|party|club)\b(?:, [^,.;]{3,40},)? (?:has |have |had |now |later )*(?:says?|said|found|finds|conclud(?:es|ed)|states?|stated|shows?|showed|established|accept(?:s|ed)?|confirm(?:s|ed)?|agree[sd]?|ruled|held) (?:that )?(?:qp|he|she) (?:had )?(?:never|not once|at no time|had not|did not|could not have)(?: ever)? (?:wrote|written|write|said|say|sent|send|posted|post|did|done|do it|made|make|used|use|shouted|shout|been there|uttered)\b/,
    unless: /\b(?:apologi\w+|enough|sorry|regret\w*|stop|report (?:it|the)|lawyer|mean|meant)\b/,
  },
  // "The tribunal has accepted that it had been misled", "has had second thoughts", "The suspension was a blunder".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${body}(?:'s \\w+)? (?:has |have |had |now |since |later |then |also )*(?:(?:accept(?:s|ed)?|admit(?:s|ted)?|conced(?:es|ed)|acknowledg(?:es|ed)|sa(?:ys?|id)|found|recogni[sz](?:es|ed)) (?:that )?(?:it|they) (?:had |has |have )?(?:been )?(?:misled|deceived|duped|wrong(?:ly)?|mistaken|too hasty|taken in|erred|made a mistake|acted in error)|(?:had|having) second thoughts|(?:back(?:ed|s)|backing) (?:off|down)|(?:conced(?:ed|es)|did not (?:contest|oppose|resist)|gave up contesting) (?:the|qp's|his|her) (?:appeal|challenge|case)|(?:let|lets) (?:the|it|qp's) ?(?:matter|case|charge|complaint|thing)? ?(?:drop|rest|lie|go)\\b)|${stepAgainst} (?:was|were|is|had been) (?:an? |all an? )?(?:\\w+ )?(?:blunder|mistake|error|injustice|travesty|farce|misjudge?ment)\\b|\\band let (?:it|the (?:matter|case|charge|complaint)) (?:drop|rest|lie)\\b`,
    ),
    unless: notSo,
  },
  // "the step had no legal basis", "rests on nothing but hearsay", "could not support the decision", "no longer counts", "was not upheld".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:${stepAgainst}|\\bthe (?:step|move|action)) (?:(?:had|has|have|lacked|lacks) (?:no|any|a|every|all) ?(?:\\w+ )?(?:basis|foundation|justification|grounds?|support|merit)|(?:was |were )?(?:found to |held to )?(?:rests?|rested|be based|was based|been based) on (?:nothing|hearsay|no|a (?:lie|mistake|forgery|misreading)|lies|false|forged|thin)|no longer (?:counts?|counted|stands?|stood|applies|applied|holds?|held|exists?|existed|has (?:any )?(?:effect|force))|(?:was|were|has been|had been) not (?:upheld|confirmed|sustained|endorsed|ratified|maintained|pursued|proceeded with|pressed))\\b|\\b(?:could|did|does|do) not (?:support|justify|warrant|bear out|sustain) (?:the|any|that|such an?) (?:\\w+ )?(?:decision|finding|verdict|conviction|charge|sanction|conclusion|dismissal|expulsion|ruling|allegation)\\b|${stepAgainst} (?:was|were|is|has been|had been) (?:found|held|judged|ruled|declared|shown)(?: by [\\w ]{3,25})? (?:to be )?(?:vexatious|malicious|frivolous|an abuse|false|unfounded|invented|a fabrication|hearsay)\\b`,
    ),
    unless:
      /\b(?:(?:his|her|qp's) (?:complaint|claim|appeal|grievance|application|lawsuit|challenge)|by qp|qp (?:said|says|told|argu\w+)|lawyer|insist\w*|claim(?:s|ed)|argu\w+|second|other|another|further|separate|(?:of|for) (?:theft|fraud|assaulting|resisting)|in part)\b/,
  },
  // "entered her name again", "Her name went back on the register", "has given back what the panel took away".
  {
    kind: "set-aside",
    pattern:
      /\b(?:entered|wrote|written|put|placed|inscribed|listed|printed) (?:qp's|his|her) name (?:again|back|once more)\b|\b(?:qp's|his|her) (?:name|membership(?: card)?|licen[cs]e|badge|registration|party card|pass|title)\b[^.;]{0,25}? (?:went back|is back|was back|came back|arrived again|is again|was again|returned|was (?:entered|restored|reissued|renewed)(?: again)?|has been (?:restored|reissued|returned))\b|\b(?:given|gave|gives|giving|handed) back what\b/,
    unless:
      /\b(?:after (?:serving|an apology|qp apologi\w+|a course)|served|expired|apologi[sz]ed|course|stolen|lost property)\b/,
  },
  // "were the work of an impersonator", "had been the target of a forgery", "the complainant had typed it himself".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:work|doing|handiwork|invention|creation) of (?:an? |another |somebody |someone )(?:\w+ )?(?:impersonator|impostor|imposter|prankster|forger|namesake|else)\b(?! who hated)|\b(?:qp|he|she) (?:had been|was|has been|were) (?:the )?(?:\w+ )?(?:target|victim|object|subject) of (?:an? |the |mistaken )?(?:\w+ )?(?:forgery|hoax|smear|impersonat\w+|mistake|fraud|set-up|frame-up|identity|plot|fabrication|false (?:accusation|complaint)|mix-up|doctored \w+|grudge)\b|\b(?:complainant|accuser|witness|neighbou?r|colleague) (?:\w+ )?(?:confessed|admitted|owned up|acknowledged)\b[^.;]{0,30}\b(?:himself|herself|themselves|own hand)\b|\b(?:it|this) (?:was|had been) (?:qp's|his|her|an?|the|another) [^.;]{2,50}?\b(?:all along|who (?:did|wrote|sent|posted|said|made) it)\b|\b(?:man|woman|person|voice|figure|face) (?:on|in) the (?:\w+ )?(?:tape|film|video|footage|recording|picture|photograph|clip) (?:has|had) (?:now |since |later )?(?:been )?(?:found|identified|traced|come forward)\b|\blooking for an? (?:different|other|man|woman)\b[^.;]{0,12}\ball along\b|\b(?:handwriting|dna|voice|prints?|fingerprints|tests?|analysis|expert)\b[^.;]{0,50} (?:excluded|ruled out|eliminated) (?:qp|him|her)\b/,
    unless:
      /\b(?:lawyer|insist\w*|claim(?:s|ed)|argu\w+|qp (?:said|says|told)|defen[cs]e (?:said|argu\w+|case)|rejected|second|also|too|jew\w*|rabbi|as qp)\b/,
  },
  // "filed a motion to dismiss, and the judge signed it", "withdrew the case from the jury", "laid out of time", "wiped the slate clean".
  {
    kind: "set-aside",
    pattern:
      /\b(?:motion|application|request|petition) to (?:dismiss|drop|withdraw|discontinue|quash|annul|vacate)\b[^.;]{0,60}\b(?:signed|granted|allowed|approved|agreed|accepted|did so|obliged)\b|\b(?:withdrew|took|removed|withdrawn|taken) (?:the|qp's) (?:case|charge|matter) (?:away )?from (?:the )?jury\b|\b(?:laid|brought|filed|begun|issued) (?:too late|out of time)\b|\b(?:slate|record|file) (?:was )?wiped clean\b|\bwiped the (?:slate|record|file) clean\b|\b(?:that|it|this) was the end of (?:it|the (?:matter|case|affair)|that)\b|\b(?:asked|called|moved|applied) for an? acquittal\b[^.;]{0,40}\b(?:got|granted|agreed|given|obtained|so ordered|followed)\b|\bclos(?:ing|ed) (?:the|its|qp's) (?:file|case|inquiry|investigation) (?:because|since|as|after) (?:the|qp|she|he) (?:\w+ )?(?:had|was|could|were|has)\b|\bthe case ended (?:there|then|with that|at once)\b|\bcase (?:against qp )?is (?:dead|at an end)\b/,
    unless:
      /\b(?:refus\w+|denied the|rejected|died|dead man|plead\w*|pled|guilty|plea|sentenc\w+|fine[ds]?|caution|apologi\w+|settle\w*|co-\w+|second|another)\b/,
  },
];
