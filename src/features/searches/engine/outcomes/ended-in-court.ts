import { bench, closes, has, prosecutor, stepAgainst } from "./ending-grammar.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * How courts and prosecutors of many countries end a case, where neither the charge nor the verdict is the subject: "declined to commit her for
 * trial", "The Crown entered a stay", "no case for her to answer", "and the jury acquitted".
 */

const notSo =
  /\b(?:refus\w+ (?:to|an?|the|his|her|qp's|calls?|bids?|requests?|demands?)|urg\w+|hop(?:es?|ed|ing)|want(?:s|ed)?|seek\w*|sought|ask(?:s|ed|ing)?|appl(?:y|ied)|argu\w+|insist\w*|claim(?:s|ed)|if|unless|whether|would|until|pending|another|second (?:man|woman|person)|co-\w+|in 19\d\d|year (?:before|earlier)|years (?:before|earlier)|alternative|overturn\w* (?:the|an|qp's) acquittal)\b/;

export const endedInCourt: readonly Implied[] = [
  // "and the jury acquitted", "Judges acquitted her".
  {
    kind: "set-aside",
    pattern:
      /\b(?:jury|jurors|judges?|court|magistrates?|bench|panel|tribunal|sheriff|justices) (?:has |have |had |then |later |unanimously |promptly |duly |finally |\w+ly )*(?:acquit(?:ted|s)|clear(?:ed|s)|exonerat(?:ed|es)|absolv(?:ed|es)|freed)(?=[.,;]|$| (?:qp|him|her)(?=[.,;]|$| (?:of (?:the (?:charge|offence|crime)|it|all|every|(?:an? )?(?:hate|anti-?semit\w+|racial\w*|racis\w+|religious\w*|inciting|incitement|stirring|aggravated|bias\w*))|and|in|on|after|within|at|last|without)\b))/,
    unless: notSo,
  },
  // "Its report, out on Monday, clears her".
  {
    kind: "set-aside",
    pattern:
      /\b(?:report|inquiry|review|investigation|findings|judge?ment|ruling|verdict|panel|tribunal|committee|commission|ombudsman|decision|hearing|study|audit)\b[^.;]{0,40}? (?:has |have |had |fully |wholly |\w+ly )*(?:clear(?:s|ed)|exonerat(?:es|ed)|vindicat(?:es|ed)|absolv(?:es|ed)|acquit(?:s|ted)|found for) (?:qp|him|her)(?=[.,;]|$| (?:of|and|in|on|completely|entirely)\b)/,
    unless: notSo,
  },
  // "no case for her to answer", "no grounds to send her to trial".
  {
    kind: "no-case",
    pattern:
      /\b(?:no|not any|not a) (?:case (?:(?:for|against) (?:qp|him|her) (?:to answer|(?=[.,;]|$))|to answer (?:against|by) (?:qp|him|her))|(?:\w+ )?(?:grounds?|reason|basis|cause|case|justification) (?:to|for) (?:send(?:ing)?|commit(?:ting)?|put(?:ting)?|try(?:ing)?|charg(?:e|ing)|punish(?:ing)?|prosecut(?:e|ing)|hold(?:ing)?|suspend(?:ing)?|expel(?:ling)?|dismiss(?:ing)?|detain(?:ing)?|disciplin(?:e|ing)|proceed(?:ing)?|refer(?:ring)?) (?:qp|him|her|with it|against (?:qp|him|her))\b)/,
    unless: notSo,
  },
  // "declined to commit her for trial".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${bench}|${prosecutor}|(?:an? |the )?grand jury|investigating (?:judge|magistrate)) ${has}(?:declin(?:ed|es)|refus(?:ed|es)|chose not|decided not) to (?:commit|send|indict|charge|try|convict|put|hold|extradite) (?:qp|him|her)\\b`,
    ),
    unless: /\b(?:bail|to a lower|as a hate crime|as an adult)\b/,
  },
  // "The Crown entered a stay", "marked the papers 'no proceedings'", "returned the file marked 'unsubstantiated'", "bad in law".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:enter(?:ed|s)|order(?:ed|s)|grant(?:ed|s)|direct(?:ed|s)|imposed) (?:a|the) (?:permanent |formal )?stay(?: of (?:proceedings|prosecution))?${closes}|\\b(?:marked|stamped|classed|classified|recorded|returned|listed|filed)(?: [\\w ]{1,30}?)?(?: as)? ["'“‘]?(?:no proceedings|unsubstantiated|unfounded|no crime|no offence|no further action|not proven|baseless|no case|without (?:further )?(?:action|result|consequence)|not sustained)\\b|(?:${stepAgainst}|\\bit) (?:was |is |to be |were )?(?:bad|wrong|unsustainable|untenable|unknown|defective) in law\\b|\\b(?:case|matter|charge|proceedings) (?:was|were|has been|have been|is) (?:struck|taken|removed) (?:from|off) the (?:roll|list)\\b`,
    ),
    unless: /\b(?:stay of execution|sentence|deportation|eviction|until|pending|for (?:two|three|six|a|an) \w+)\b/,
  },
  // "Prosecutors ended the inquiry for want of sufficient suspicion", "filed the case away".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${prosecutor}|public prosecutor(?:'s office)?)(?: (?:in|of|for|at) \\w+)? ${has}(?:(?:ended|closed|halted|stopped|terminated|filed|shelved|archived|put away|laid aside|discontinued|suspended) (?:away )?${stepAgainst}|filed ${stepAgainst} away)(?! (?:into|on) (?:another|a second|the other))`,
    ),
    unless:
      /\b(?:another|second|other|with a (?:fine|caution|warning)|after (?:a|he|she|qp) (?:\w+ )?(?:fine|apolog\w+|paid)|fine|penal order|caution)\b/,
  },
  // "Jurors needed less than an hour to reject the case against her".
  {
    kind: "set-aside",
    pattern:
      /\b(?:to|and|then|later) (?:reject(?:ed)?|throw out|threw out|dismiss(?:ed)?|turn(?:ed)? down|demolish(?:ed)?) (?:the (?:\w+ )?(?:case|charges?|accusations?|allegations?) against (?:qp|him|her)|every (?:charge|count|one of them)|the lot)\b/,
    unless: notSo,
  },
  // "the judge told her she was free to leave", "left the court without the slightest suspicion".
  {
    kind: "set-aside",
    pattern:
      /\b(?:judge|court|magistrate|sheriff|clerk|bench|chair\w*|police|officer|detective) (?:\w+ )?(?:told|informed) (?:qp|him|her) (?:that )?(?:qp|he|she) (?:was|were|could) (?:now )?(?:free(?: to (?:go|leave))?|go(?: home)?|leave)\b|\b(?:left|leave|leaves|walk(?:ed|s)) (?:the )?(?:court|courtroom|dock|room|hearing|trial|tribunal|building)?\b[^.;,]{0,20}without (?:a|the|any) (?:\w+ )?(?:stain|suspicion|blemish|mark)\b/,
    unless: /\b(?:bail|until|pending|suspended|after (?:paying|qp paid)|guilty|sentenced?|fine[ds]?|tag|curfew)\b/,
  },
  // "There is no conviction on her record today", "with no conviction", "with no finding against her".
  {
    kind: "set-aside",
    pattern:
      /\b(?:no|not a single|without an?|without any|without) (?:\w+ )?(?:convictions?|findings?|verdict|sanctions?|penalt(?:y|ies)|blame|guilt|fault)(?: of (?:guilt|fault|any kind))? (?:(?:is |remains |stands |was |has been |were |now )*(?:on|against|made against|recorded against|entered against|attaches to|lies against|attributed to) (?:qp|him|her|qp's|his|her)|on (?:qp's|his|her) (?:record|file|name))\b|\b(?:without|with no) (?:a |any )?(?:finding of (?:guilt|fault|misconduct)|(?:criminal )?conviction(?! for))\b/,
    unless:
      /\b(?:previous|prior|earlier|before (?:this|that|the)|had been|until (?:then|now)|other|good character|pleaded|admitted|guilty plea)\b/,
  },
  // "The complaint had no basis in fact", "The allegation could not be substantiated".
  {
    kind: "no-case",
    pattern: new RegExp(
      `${stepAgainst} (?:had|has|have|was found to have|were found to have|was|were|is) (?:absolutely |simply )?(?:no (?:basis|foundation|substance|merit|truth|grounds)|without (?:any )?(?:basis|foundation|substance|merit|truth)|devoid of (?:\\w+ )?(?:basis|foundation|substance|merit|truth)|not (?:proved|proven|made out|substantiated|borne out|well founded|sustained|true))\\b|\\bfound ${stepAgainst} (?:to be )?(?:not (?:proved|proven|made out|substantiated)|unproved|unproven)\\b`,
    ),
    unless:
      /\b(?:lawyer|defen[cs]e|claim(?:s|ed)|insist\w*|argu\w+|qp (?:said|says)|appeal|by qp|qp's (?:complaint|claim|grievance)|his (?:complaint|claim)|her (?:complaint|claim)|by (?:her|his|qp's) \w+|about (?:the|his|her))\b/,
  },
  // "Her innocence has since been proved".
  {
    kind: "set-aside",
    pattern:
      /\b(?:qp's|his|her) innocence (?:\w+ ){0,4}?(?:proved|proven|established|confirmed|accepted|recogni[sz]ed|shown|demonstrated|acknowledged|beyond (?:doubt|question))\b|\b(?:prov(?:ed|en)|establish(?:ed)?|confirm(?:ed)?|accept(?:ed)?|show(?:ed|n)|demonstrated|acknowledg(?:ed)?) (?:qp's|his|her) innocence\b/,
    unless:
      /\b(?:to (?:prove|establish|show|demonstrate)|hop\w+|fight\w*|vow\w*|lawyer|insist\w*|maintain\w*|presumed|protest\w*|never)\b/,
  },
];
