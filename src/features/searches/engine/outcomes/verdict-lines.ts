import type { Implied } from "./implied-clearings.ts";

/*
 * Verdicts that are no sentence, as ledgers, dockets and clipped reports give them: "Case dismissed.", "Information dismissed; costs out of central
 * funds", "Not proven.", "Outcome: no breach". What was dismissed is what had been brought, not what the person asked for.
 */

const brought =
  "(?:charges?|informations?|summons(?:es)?|cases?|complaints?|indictments?|prosecutions?|allegations?|accusations?|counts?|actions?|matters?|proceedings|suits?|libel|referrals?)";
const fell =
  "(?:dismissed|withdrawn|discontinued|disallowed|struck out|thrown out|not (?:proved|proven|upheld|sustained|made out|substantiated|established)|unproven|unproved|unfounded|unsubstantiated|stayed|quashed|rejected|closed|dropped|vacated|annulled)";
const nothing =
  "(?:not proven|not proved|not guilty|verdicts? of not guilty|not guilty verdicts?|acquitted|acquittal|discharged|no (?:true )?bill|ignoramus|no case(?: to answer)?|no (?:breach|finding|offen[cs]e|crime|misconduct|sanction|violation|evidence|further action)|innocent|cleared|exonerated|absolved|unsubstantiated|unfounded|not (?:substantiated|upheld|sustained|established|made out)|nolle prosequi|non-lieu|absolution|finding for the (?:defendant|defence|accused|respondent)|judge?ment for the (?:defendant|defence|accused|respondent))";
const label =
  "(?:(?:the )?(?:judge?ment|verdict|ruling|decision|outcome|result|finding|order|held|conclusion|disposition|disposal|determination|status|answer|entry)s?(?: (?:reads|read|was|is|of the \\w+))?(?:[:,–—-]| [–—-])\\W*)?";
const behind =
  "(?=[.,;:!\"”'’]|$| (?:on (?:all|every|each|both)|of all|for (?:want|lack|all|each)|with (?:costs|prejudice)|after|at|by|in|without|to answer|against|unanimously|(?:said|ruled|declared|announced|answered|replied|came)\\b))";
/** Said by the person or for them, asked for, or of somebody else. */
const notSo =
  /\b(?:plea|pleaded|pleads?|pled|(?:said|says|told|replied|repeated|whispered|shouted|insisted|answered|mumbled|declared) (?:qp|he|she|qp's|his|her)(?!')|(?:qp|he|she) (?:said|says|replied|repeated|whispered|shouted|insisted|answered|mumbled|declared|told)|lawyer|counsel|asked|urged|co-\w+|second (?:man|woman)|other (?:counts?|charges?)|on (?:the|one) (?:\w+ )?(?:other|lesser|second) (?:counts?|charges?)|appeal|bail|until|sentence[ds]?|guilty of|charge (?:two|2|three|3)|count (?:two|2|three|3)|one count|in part)\b/;

export const verdictLines: readonly Implied[] = [
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^\\W*|[:;–—-] ?["“'‘]?|\\. ["“]?)${label}(?:(?:all |both |the |criminal |every )?${brought}(?: against (?:qp|him|her))?,? (?:(?:is|are|was|were) )?${fell}|(?:all (?:charges|counts) )?${fell} for (?:want|lack) of \\w+)${behind}`,
    ),
    unless: notSo,
  },
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^\\W*|(?:verdict|judge?ment|ruling|decision|outcome|result|finding|entry)s?[^.;:]{0,40}: ?["“'‘]?)${label}${nothing}${behind}`,
    ),
    unless: notSo,
  },
];
