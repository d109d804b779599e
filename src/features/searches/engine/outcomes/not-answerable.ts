import type { Implied } from "./implied-clearings.ts";

/*
 * Endings that leave nobody answering for a crime of hatred and that a person has to look at (rubric 15): whoever is too ill to be tried or to be
 * blamed, and a case that goes on, or ends in a plea to something small, without the hatred.
 */

const hateful =
  "(?:hate(?:[- ]crimes?)?|hatred|bias(?:[- ]crimes?| motive| motivation)?|bias-motivat\\w+|racial(?:ly)?|racist|religious(?:ly)?(?:[- ]aggravat\\w+)?|aggravat\\w+|ethnic|anti-?semiti\\w+|discriminat\\w+)";
const part =
  "(?:counts?|charges?|enhancements?|elements?|allegations?|notices?|claims?|components?|findings?|aspects?|specifications?|aggravations?|motives?|motivations?|labels?|designations?|factors?|parts?|limbs?)";
const ill = "(?:unwell|ill|sick|disturbed|psychotic|delusional|insane|deranged|unfit|incapable|in no (?:fit )?state)";

export const notAnswerable: readonly Implied[] = [
  // "be dealt with under mental health legislation instead of going to trial", "sent her to hospital without a finding of guilt".
  {
    kind: "set-aside",
    pattern:
      /\b(?:mental[- ]health|psychiatric|medical|health|hospital|treatment|care)\b[^.;]{0,70}\b(?:instead of|rather than|in place of|in lieu of|and not|not) (?:going to |going on |standing |facing |to |a |being |be |the |stand )*(?:trial|tried|trials?|prison|prosecut\w+|punish\w+|convict\w+|criminal courts?|court)\b|\b(?:dealt with|diverted|referred|sent|moved|transferred|committed|detained|admitted|steered|handed)\b[^.;]{0,40}\b(?:under (?:the |\w+ )?(?:mental[- ]health|psychiatric)|out of the (?:criminal )?(?:courts?|justice system)|(?:away )?from the (?:criminal )?(?:courts?|justice system)|(?:to|into) (?:a |an |the )?(?:secure |closed |psychiatric |mental |forensic )*(?:hospital|clinic|institution|treatment|unit|ward)\b[^.;]{0,40}\b(?:without|instead|rather|with no))/,
    unless: /\b(?:convicted|guilty(?! plea)(?<!not guilty)(?<!finding of guilty)|sentenced|victim|rabbi|qo was)\b/,
  },
  // "will not stand trial because she is too ill".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:will|would|is|can|could)(?: now)? (?:not|never)(?: now| ever)? (?:to )?(?:stand|face|go on|be put on|go to|come to|be brought to) (?:a )?trial\b/,
    unless:
      /\b(?:until|before|as an adult|because (?:he|she|qp) (?:pleaded|has pleaded|died|admitted)|after (?:pleading|admitting)|plea|pleaded|unless|if|alone|jury trial|for (?:the )?(?:murder|theft|fraud))\b/,
  },
  // "had been severely unwell at the time and was unfit", "too ill to take part in a trial", "lacks the capacity to enter a plea".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\bqp (?:was|is|were|has been|had been|remains|be) (?:found |declared |ruled |judged |deemed |considered )?(?:to be )?(?:(?:severely|seriously|gravely|acutely|mentally|very|so|too|profoundly|permanently|medically|psychiatrically) )*(?:${ill})\\b[^.;]{0,50}?(?:\\b(?:unfit|at the time|to (?:plead|be tried|stand|take part|follow|face|attend|understand|enter|instruct|answer)|for (?:a )?trial|be (?:blamed|held)|and (?:could|can) not)\\b)|\\b(?:lack(?:s|ed|ing)?|without|no|not have|never had) (?:the |any |sufficient )?(?:mental )?(?:capacity|competence|fitness|ability|competency) to (?:plead|be tried|stand|take part|follow|face|understand|enter|instruct|answer|participate|form)\\b|\\bunfit(?:ness)?(?: to (?:plead|be tried|stand|face|attend|take part))?(?=[.,;]|$| (?:and|for|in|at|on|by|through|because)\\b)`,
    ),
    unless:
      /\b(?:once (?:fit|unfit)|(?:was|is|were|now) (?:found |declared |ruled )?fit\b|restored|no longer|for human|for office|to teach|to practi[sc]e|for (?:public )?office|to hold|to be a|to serve|to lead|convicted|sentenced|drunk)\b/,
  },
  // "could not be held responsible", "did not know what she was doing", "a special verdict of insanity".
  {
    kind: "set-aside",
    pattern:
      /\b(?:could|can|may|is|was|be|were|found) (?:not|never)(?: be| to be)? (?:held |found |considered |deemed |regarded as |judged )?(?:to be )?(?:criminally |legally |penally |fully )?(?:responsible|liable|accountable|culpable|answerable|punishable|sane|of sound mind)(?=[.,;]|$| (?:for|because|owing|by|and|at|on|due)\b)|\b(?:did not|didn't|not|unable to|could not) (?:know|understand|grasp|appreciate) what (?:qp|he|she) (?:was|were|had) (?:doing|done|saying|said)\b|\b(?:special )?verdict of insanity\b|\b(?:by reason|on (?:the )?grounds?|because|on account) of (?:\w+ )?(?:insanity|mental (?:illness|disorder|disease|disturbance)|unfitness|diminished responsibility)\b|\b(?:criminal|penal|legal)(?:ly)? (?:irresponsib|not responsib|incapac|insan)\w*\b/,
    unless:
      /\b(?:for what others?|comments? (?:posted|left)|rejected|not accept\w*|dismissed (?:the|a)|lawyer|convicted|plea of|sentenced|jurors|publisher|platform|parents|employer|company)\b/,
  },
  // "dismissed on condition that she lives at an approved unit".
  {
    kind: "set-aside",
    pattern:
      /\b(?:charges?|case|proceedings|prosecution|counts?|complaint)\b[^.;]{0,40}\b(?:dismissed|dropped|discharged|discontinued|withdrawn|struck out|suspended|stayed|will lapse)\b[^.;]{0,20}\bon (?:the )?(?:condition|terms?|understanding|proviso)\b/,
  },
  // "withdrew its notice that the offense was motivated by the victim's religion", "the hate count was tossed", "dropped the claim that she was moved by hatred".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:withdr[ae]w(?:n|s)?|dropp?(?:ed|s|ing)|remov(?:ed|es|ing)|str(?:uck|ikes)(?: out| down)?|toss(?:ed|es)(?: out)?|thr(?:ew|own|ows) out|abandon(?:ed|s)|dismiss(?:ed|es)|reject(?:ed|s)|delet(?:ed|es)|discard(?:ed|s)|set aside|waiv(?:ed|es)|let go of|g[ai]ve(?:n|s)? up|stripped out|took out|left out) (?:of )?(?:the|its|a|all|any|every|that|their|both|this|what was) (?:[\\w'-]+ ){0,2}?(?:${hateful}[- ](?:[\\w-]+ ){0,2}?${part}|(?:notice|claim|allegation|contention|assertion|suggestion|averment|argument|statement|specification|charge|count|finding)s? that (?:[\\w']+ ){1,5}?(?:was|were|had been|acted) (?:\\w+ly )?(?:motivated|moved|aggravated|driven|prompted|actuated|out of|because of|on account of)\\b)`,
    ),
    unless:
      /\b(?:qp (?:asked|wanted|sought)|refus\w+|declin\w+|motion to|bid to|urged|appeal\w* (?:against|to)|other hate|second|another|against (?:the other|a|another|qo)|defen[cs]e (?:claim|argu\w+)|reject\w* (?:the|a|any) (?:claim|suggestion|argument|contention) that[^.;]*\bnot\b)\b/,
  },
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:the|its|a|all|any|every|that|their|both|this|which) (?:[\\w'-]+ ){0,1}?${hateful}[- ](?:[\\w-]+ ){0,2}?${part}(?: (?:against|in) [\\w ]{2,20}?)? (?:was|were|is|has been|had been|have been|being|got|did not|fell|would be|to be) (?:\\w+ly |later |then |since |not )*(?:tossed|dropped|dismissed|withdrawn|removed|struck|thrown|abandoned|deleted|set aside|rejected|waived|discarded|left out|taken out|quashed|overturned|reversed|made out|proved|proven|upheld|sustained|stick|stand|survive|stripped|away)\\b`,
    ),
    unless:
      /\b(?:(?:was|were|is|has been|had been|have been) (?:\w+ly |later |then )*(?:made out|proved|proven|upheld|sustained)\b|other hate|second|another|against (?:the other|a|another|qo)|would have|refus\w+|if|unless)/,
  },
  // "not satisfied that it was aggravated by religion", "no evidence of a hate motive".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:not|never)[- ](?:satisfied|persuaded|convinced|sure|accept(?:ed)?|find|found|proved|proven) (?:that )?(?:(?:it|the (?:offen[cs]e|crime|act|attack|damage|words|incident|conduct)|qp|he|she|they|this) (?:was|were|had been|acted)\\b[^.;]{0,40}?\\b(?:aggravat\\w+|motivat\\w+|${hateful}|hostil\\w+|hatred)|(?:any |the )?(?:[\\w-]+ )?(?:hatred|hostility|bias|aggravation|motive)\\b)|\\b(?:no|not any|insufficient|not enough) (?:evidence|proof|sign) of (?:an? |any )?(?:hate|hatred|bias|hostility|aggravation|religious motive|antisemitic motive)\\b`,
    ),
    unless:
      /\b(?:qp (?:said|says|told|insist\w*)|lawyer|defen[cs]e (?:said|argu\w+)|joke|other|second|another|not (?:only|just|satisfied that it was not)|whether)\b/,
  },
];
