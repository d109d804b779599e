import type { Implied } from "./implied-clearings.ts";

/*
 * How a case ends in the plainest words: "A judge threw the case out", "She was let go without charge", "Prosecutors decided not to go ahead", "She
 * got her job back". `qp` stands for the person (exculpation.ts). What ends so only until something else happens, or for another, is left out.
 */

const matter =
  "(?:arrests?|charges?|counts?|case|matter|prosecution|proceedings|accusations?|allegations?|complaints?|investigation|inquiry|indictment|suspicions?|claims?)";
const ofIt = `(?:(?:(?:the|this|that|qp's|his|her|their|all|both|any|every|an?) (?:(?:hate[- ]crime|bias|criminal|police|original|first|remaining) )?${matter}(?: against qp)?(?! against)|(?<=^\\W*)proceedings|it))`;
const was =
  "(?:was|were|is|are|has been|have been|had been|would be|will be)(?: later| since| then| soon| quietly| eventually| \\w+ly)?";
const authority =
  "(?:prosecutors?(?: under (?:the )?[\\w ]{2,30})?|the prosecution|the crown|the state|the district attorney(?:'s office)?|the da|the dpp|the cps|the crown prosecution service|police|the police|detectives|investigators|officers|the sheriff(?:'s office)?|authorities)";
const has = "(?:has |have |had |later |since |then |also |now |eventually |\\w+ly )*";
const bench = "(?:an? |the |another )?(?:(?:\\w+ ){0,2}(?:judges?|magistrates?|court|jury|tribunal|panel|bench|grand jury))";

/** It is not over, or somebody else is meant. */
const goesOn =
  /\b(?:until|pending|on bail|bail\b|while|for now|yet to|not yet|before (?:being|he was|she was) (?:re-?arrested|charged)|re-?arrest\w*|but (?:was|were|is|has|faces?|later|then|police|prosecutors)|except|apart from|the other|another (?:charge|count|case|man|woman)|second|remaining|lesser|one of (?:the|two|three|four|five|several)|appeal(?:ed|ing|s)? (?:against )?(?:the|that) (?:decision|ruling)|re-?fil\w+|civil)\b/;

/** Asked with the implied clearings (implied-clearings.ts), the first that fits counting. */
export const plainEndings: readonly Implied[] = [
  // "The arrest was later voided", "The case was not pursued", "The charge did not stick", "The matter came to nothing".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^|[,;] |\\b(?:and|but|that|which|so) )\\W*${ofIt} (?:${was} (?:voided|void|shelved|dropped|withdrawn|not (?:pursued|proceeded with|taken (?:any )?further|brought|filed|proven|proved)|never (?:pursued|proved|proven|brought|filed|tried)|closed (?:without (?:action|charges?|further action)|for lack of evidence|with no (?:charges?|action))|taken no further|an? (?:mistake|error)|made in error|unfounded|found to be (?:false|unfounded|baseless)|shown to be false|proved false|disproved|disproven)\\b|(?:did not|didn't|would not|wouldn't|never) (?:stick|stand up|hold up|proceed|come to (?:court|trial)|go (?:ahead|any further|to (?:court|trial)))\\b|(?:went|goes) (?:no further|nowhere)\\b|(?:came|comes) to nothing\\b|ended (?:there|without (?:charges?|a conviction|trial)|in (?:nothing|january|february|march|april|may|june|july|august|september|october|november|december))(?=[.,;]|$)|(?:${has})?(?:turned out|proved) (?:to be )?(?:false|untrue|wrong|baseless|unfounded|groundless|invented|made up)\\b|(?:was|were|is|are) (?:\\w+ly )?(?:false|untrue|baseless|unfounded|groundless|invented|made up)\\b)|\\b(?:an? |the )?${matter} (?:that|which) ${was} (?:voided|dropped|withdrawn|thrown out|quashed|dismissed)\\b`,
    ),
    unless: new RegExp(`${goesOn.source}|\\b(?:alleged|claim(?:s|ed)|insist\\w*|argu\\w+|maintain\\w*|den(?:y|ied|ies))\\b`),
  },
  // "Police voided the arrest", "A judge threw the case out", "The judge threw it out".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${authority} ${has}(?:voided|shelved|closed|dropped|abandoned) (?:the|qp's|his|her|all) ${matter}\\b|${bench} ${has}(?:threw|thrown|tossed|kicked|chucked) (?:${ofIt}|the lot|them) out\\b)`,
    ),
    unless: goesOn,
  },
  // "She was let go without charge", "was released and no charges were brought", "No charges were ever filed".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:was|were|has been|had been) (?:\w+ly |then |later |soon )?(?:let go|freed|released|sent home)(?: [^.;,]{0,30})? (?:without (?:being charged|any charges?|charges?)|with no charges?|and (?:no|never|not) charge[sd]?\b)/,
    unless: goesOn,
  },
  // "No charges were ever filed", behind an arrest: of whoever was never arrested it says no more than that.
  {
    kind: "set-aside",
    pattern:
      /\bno (?:criminal )?charges? (?:was|were) (?:ever |\w+ly )?(?:brought|filed|laid|pressed|made|pursued)(?: against qp)?(?=[.,;]|$| (?:and|after|because|for want|in the end|over it)\b)/,
    unless: goesOn,
    behind: /\b(?:arrest\w*|detain\w*|custody|handcuff\w*|taken in for questioning)\b/,
  },
  // "Prosecutors would not write up the case", "decided not to go ahead", "said there was not enough evidence", "found no evidence that she had done it".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${authority} ${has}(?:(?:would not|wouldn't|did not|didn't|will not) (?:write up|take up|take on|pursue|go ahead with|proceed with|bring) (?:the|a|any|qp's|his|her) ${matter}|(?:(?:decided|chose|agreed|opted|resolved) (?:not to|against)|declined to) (?:go(?:ing)? ahead|proceed(?:ing)?|prosecut(?:e|ing)|charg(?:e|ing)|pursu(?:e|ing)(?: the \\w+)?|tak(?:e|ing) (?:it|the (?:case|matter)) (?:any )?further|bring(?:ing)? charges)(?: (?:with )?(?:qp|him|her|it|the (?:case|matter)))?(?=[.,;]|$| (?:because|after|for|and|citing|over)\\b)|(?:said|found|concluded|decided|accepted|admitted|ruled) (?:that )?(?:there was|they had|it had|there were) (?:not enough|insufficient|too little|no(?: \\w+)?) (?:evidence|grounds|proof|case)\\b(?! (?:of|that) (?:an?|any|the|others?|other) (?:other|second|wider|accomplice|link|connection|conspiracy|terror\\w*|organi[sz]ed|group|plot))|found (?:no|nothing) (?:evidence|proof|sign)? ?(?:that|to show that|to suggest that) (?:qp|he|she|it) (?:had|was|did)\\b(?! (?:\\w+ly )?(?:a member|part of|linked|connected|planned|acted with|belong\\w*)))`,
    ),
    unless: new RegExp(
      `${goesOn.source}|\\b(?:more|further|wider|any(?:one|body) else|others|terror\\w*|hate (?:motive|crime)|motive|bias|accomplice)\\b`,
    ),
  },
  // "There was no evidence that it was her", "It was not her, police now say".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:there (?:is|was) )?(?:no|not any|never any) (?:evidence|proof|sign) (?:whatever )?that (?:it (?:was|had been) (?:qp|him|her)|qp (?:had (?:done|said|written|posted|sent|made) (?:it|so|this|any of it|them)|was (?:the one|the (?:author|sender|writer|speaker|man|woman)|responsible|there)))\b|\bit (?:was not|wasn't|had not been|could not have been) (?:qp|him|her)(?:,|\b(?=[^.;]{0,20}\b(?:police|prosecutors|officers|the court|a judge|the inquiry|investigators|it (?:turned|emerged|transpired)))|(?=\.))/,
    unless: /\b(?:but|alone|only|lawyer|insist\w*|claim\w*|whether|if\b|fault|idea|mother|father|friends?|says he|says she)\b/,
  },
  // "Another woman has admitted it", "The real culprit was found in June".
  {
    kind: "not-the-doer",
    names: true,
    pattern:
      /^\W*(?<who>another (?:\w+ )?(?:man|woman|boy|girl|person|student|pupil|teacher|fan|employee|member|teenager|suspect)|(?:somebody|someone) else) (?:has |have |had |later |since |then |now )*(?:admitted|confessed(?: to)?|owned up to|pleaded guilty to|claimed) (?:it|them|the (?:\w+ )?(?:attack|posts?|graffiti|messages?|words?|letters?|act|deed|damage|fire|offence|crime))\b/,
    unless: /\b(?:too|also|as well|second|with qp|and qp|helping|helped|both)\b/,
  },
  {
    kind: "not-the-doer",
    pattern:
      /\bthe (?:real|actual|true) (?:culprit|author|sender|writer|attacker|speaker|offender|perpetrator|vandal|thief|shouter|man|woman|person) (?:was|has been|had been) (?:\w+ly |later |since |then )?(?:found|caught|identified|arrested|traced|named|charged)\b/,
    unless: /\b(?:qp (?:was|is) the|not yet|never)\b/,
  },
  // "The neighbour later withdrew what he had said", "The complainant took it back", "The witness admitted lying".
  {
    kind: "withdrawn",
    pattern:
      /\b(?:the|her|his|qp's|their|an?) (?:(?:chief|main|only|key) )?(?:witness(?:es)?|complainants?|accusers?|neighbours?|neighbors?|passengers?|customers?|colleagues?|students?|pupils?|patients?|tenants?|clients?|victims?|(?:man|woman|boy|girl|person|student|colleague) who (?:had )?(?:accused|reported|named|identified|denounced) (?:qp|him|her)) (?:has |have |had |later |since |then |now |also )*(?:recanted|(?:withdrew|withdrawn|took back|taken back|retracted|disowned) (?:it\b(?! from)|(?:the|his|her|their) (?:statement|accusation|allegation|complaint|claim|testimony|evidence|story|account)|what (?:he|she|they|qp) (?:had )?(?:said|told \w+|claimed)|everything\b|all of it)|took (?:it|everything|all of it|the accusation) back|admitted (?:lying|to lying|inventing|having (?:lied|invented|made)|(?:that )?(?:he|she|they|it|qp) (?:had )?(?:lied|invented|made (?:it|this|everything|the \w+) up|was (?:invented|made up|a lie|not true|untrue)))|confessed (?:to )?(?:lying|inventing))\b/,
    unless:
      /\b(?:qp (?:has |had |later )*(?:withdrew|took back|retracted)|under pressure|threat\w*|afraid|fear\w*|but|remarks?|words|post|comment)\b/,
  },
  // "The video showed that she had said nothing of the kind".
  {
    kind: "wrong",
    pattern:
      /\b(?:video|footage|film|recordings?|tapes?|cctv|cameras?|pictures?|transcripts?|minutes|records?|logs?)\b[^.;]{0,40} (?:shows?|showed|shown|proves?|proved|confirms?|confirmed|made (?:it )?clear|reveal(?:s|ed)) (?:that )?qp (?:(?:had |has )?(?:said|done|shouted|written|posted|sung|touched|hit|threatened) (?:nothing|no such|no word)|(?:had |has )?(?:never|not) (?:said|done|shouted|written|posted|sung|touched|hit|threatened|been (?:there|in|at|the one))|(?:did not|didn't) (?:say|do|shout|write|post|sing|touch|hit|threaten)|was not (?:there|the|one of))\b/,
    unless: /\b(?:lawyer|insist\w*|claim\w*|whether|would|apologi[sz]e\w*)\b/,
  },
  // "She is back at work", "got her job back", "The party readmitted her".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:is|was|has been) (?:now |since |already |again )?back (?:at (?:work|school|the \w+)|in (?:(?:the|her|his|qp's) )?(?:job|post|class(?:room)?|office|party|team|squad|seat|pulpit|role|position)|on (?:the (?:team|bench|council|board|air|staff)|duty))\b|\bqp (?:has |have |had |then |later )*(?:got|won|been given|was given|received) (?:back (?:the|his|her|qp's) (?:\w+ )?(?:job|post|licen[cs]e|seat|place|badge)|(?:the|his|her|qp's) (?:\w+ )?(?:job|post|licen[cs]e|seat|place|badge) back)\b|\b(?:party|club|union|school|university|college|council|company|church|federation|association|board|employer|lodge|group)\b[^.;]{0,30} (?:has |have |had |later |since |then |also )*(?:readmitted|re-admitted|reinstated|took (?=qp back)|taken (?=qp back)|rehired|re-hired) (?:qp|him|her)\b/,
    unless:
      /\b(?:(?:ban|suspension|sentence|term) (?:is |was |being |now )?(?:over|served|done|behind)|after (?:serving|a|the|his|her) (?:\w+ )?(?:ban|suspension|sentence|term|months?|weeks?|apolog\w+|course|training)|served|qp (?:\w+ )?apologi[sz]ed|(?:his|her|qp's) apology|course|conditional|probation|despite|warning|reprimand|once (?:he|she|qp)|training|lesson)\b/,
    notBehind: /\b(?:served|qp (?:\w+ )?apologi[sz]ed|(?:his|her|qp's) apology|course|training|warning|reprimand)\b/,
  },
  // "The university paid her compensation for wrongful dismissal".
  {
    kind: "set-aside",
    pattern:
      /\b(?:paid|pay|pays|awarded|won|received|gets?|got|ordered to pay) (?:qp )?(?:[^.;]{0,40} )?(?:compensation|damages|£[\d,.]+|\$[\d,.]+|€ ?[\d,.]+|[\d,.]+ euros) (?:[^.;]{0,20} )?for (?:the |his |her |an? )?(?:wrongful|unfair|unlawful|illegal|unjust|false) (?:dismissal|arrest|suspension|expulsion|sacking|imprisonment|accusation|prosecution)\b/,
    unless:
      /\b(?:to the (?:victim|rabbi|community|student)|appeal|qp (?:must|was ordered to|has to) pay|claim(?:s|ed)|sued?|seek\w*|demand\w*)\b/,
  },
  // "She had an alibi", "She was found to have no part in it".
  {
    kind: "not-the-doer",
    pattern:
      /\bqp (?:has |had |was found to have had |turned out to have )?(?:had |have )?(?:an? (?:\w+ )?alibi)(?=[.,;]|$| (?:and|for (?:the|that)|that (?:held|stood|police|the court|checked)))|\bqp (?:was|is|were|has been) (?:\w+ly )?(?:found|shown|held|ruled) (?:to have (?:had )?no part in|not to have (?:had (?:a|any) part in|taken part in|been (?:there|involved|the)|done|said|written|posted))\b/,
    unless: /\b(?:claim\w*|said (?:that )?(?:he|she)|insist\w*|false|no alibi|broke|disproved|rejected|did not (?:hold|stand))\b/,
  },
];
