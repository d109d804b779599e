import type { Implied } from "./implied-clearings.ts";

/*
 * Whoever accused, judged or punished somebody makes it good: pays them, says sorry, owns that it was wrong; and where they were instead. `qp` stands
 * for the person (exculpation.ts).
 */

const accuser =
  "(?:accusers?|complainants?|(?:chief |main |only |key |star )?witness(?:es)?|neighbou?rs?|colleagues?|students?|pupils?|passengers?|customers?|patients?|tenants?|clients?|opponents?|classmates?|team-?mates?|flatmates?|housemates?|roommates?|parents?|shopkeepers?|supporters?|fans?)";
const judges =
  "(?:judges?|magistrates?|bench|courts?|tribunal|panel|recorder|sheriff|chairman|chairwoman|superintendent|commissioner|inspector|commander|chief|minister|prefect|ministry|police|force|officers|prosecutors?|bar|union|association|league|federation|club|school|college|university|board|council|governors|company|firm|employer|hospital|trust|paper|newspaper|station|broadcaster)";
const notSo =
  /\b(?:delay|wait(?!ed)|keeping|late start|noise|victims?|community|congregation|rabbi|synagogue|famil(?:y|ies)|readers|fans|public|lawyer|insist\w*|claim(?:s|ed)|demand\w*|refus\w+|want(?:s|ed)|if|unless|from qp|qp (?:has |had |also |later )*apologi[sz]ed|jews?|jewish (?:people|neighbours|students|community)|alibi|reject\w*|did not accept|untrue|false|interpreter|spelling)\b/;
const away =
  "(?:in (?:an?|the) (?:\\w+ )?(?:hospital|clinic|cell|jail|prison|custody|aeroplane|airplane|plane|meeting|class|lesson|exam|car|taxi|different \\w+)|in (?:another|a different) (?:town|city|building|room|country|street|house|part|county|office)|on (?:an?|the) (?:plane|flight|train|bus|ferry|ship|boat|shift|night shift|operating table|ward|stage|course|different \\w+)|abroad|overseas|aboard (?:an?|the) \\w+|over the \\w+|at (?:an?|the|qp's|his|her) (?:\\w+ )?(?:wedding|funeral|conference|concert|bedside|dentist(?:'s)?|doctor(?:'s)?|hospital|airport|parents' evening)|miles away|elsewhere)";

export const madeAmends: readonly Implied[] = [
  // "West Midlands Police paid Ms Okafor £14,500", "Costs were awarded to her", "The state will pay her costs".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:police|force|county|city|state|treasury|crown|prosecution|prosecutors?|government|ministry|minister|school|university|college|employer|club|league|paper|newspaper|board|council|hospital|trust|company|complainant|accuser)(?: in \\w+| of \\w+)? (?:has |have |had |then |later |will |is to |must |was ordered to |had to )*(?:paid|pay|pays|gave|given|sent|awarded|settled with) (?:qp|him|her) (?:(?:an?|some|the) )?(?:undisclosed sum|sum|six-figure|five-figure|settlement|damages|compensation|back pay|(?:[£$€]|eur |usd )?\\d[\\d,.]*(?: (?:euros|pounds|dollars|francs|crowns|kronor|shekels|zloty|reais|rand))?)(?![\\w-]| (?:a|per|each|every) (?:day|week|month|year|hour))|\\bcosts (?:(?:were|was|have been|are) (?:awarded|granted|given|paid|allowed) to (?:qp|him|her|the (?:defen[cs]e|defendant|accused|respondent))|out of (?:central|public) funds|(?:were|was|are) (?:met|borne|paid|to be met|to be paid) (?:by|from|out of) (?:the )?(?:state|treasury|crown|public|central|city|county|prosecution))|\\bawarded (?:qp|him|her) (?:qp's |his |her |the )?(?:legal |full )?costs\\b|\\b(?:state|crown|treasury|police|county|city|prosecution|complainant|accuser|which) (?:will|is to|must|has to|shall|agreed to) (?:pay|meet|bear|cover) (?:qp's|his|her|the (?:defen[cs]e|defendant)'s) (?:\\w+ )?costs\\b|\\bcosts, (?:which|to be paid by|payable by) (?:the )?(?:state|crown|treasury)`,
    ),
    unless:
      /\b(?:against (?:qp|him|her)|legal aid|interpreter|victims?|synagogue|repair\w*|cleaning|reward|salary|wages? of|a year|fine[ds]?|convict(?:ed|s)|guilty(?<!not guilty)|sentence[ds]?)\b/,
  },
  // "The magistrate apologised to her for the eighteen months that she had waited", "said sorry for what was done to her".
  {
    kind: "withdrawn",
    pattern: new RegExp(
      `\\b(?:${judges}|${accuser})\\b(?:[^.;]{0,40}?\\b(?:has|have|had|both|then|later|also|since))? (?:apologi[sz]ed|apologi[sz]es|(?:said|says|say) (?:\\w+ )?sorry|expressed (?:its|his|her|their) regret|begged pardon|asked (?:qp's|his|her) (?:pardon|forgiveness)) (?:to (?:qp|him|her)\\b(?!')|for (?:what (?:was|had been|they had|it had) (?:done|happened|said)|the (?:arrest|charge|prosecution|accusation|mistake|error|wrong))(?: to (?:qp|him|her))?)`,
    ),
    unless: notSo,
  },
  // "the neighbour, who admitted that he had lied", "Her accuser now faces a charge of his own for inventing it", "had taken her for somebody else".
  {
    kind: "withdrawn",
    pattern: new RegExp(
      `\\b${accuser}\\b[^.;]{0,40}\\b(?:who |he |she |they )?(?:has |have |had |later |since |then |now )*(?:admit(?:s|ted)|confess(?:es|ed)|accept(?:s|ed)|conced(?:es|ed)|own(?:s|ed) up|acknowledg(?:es|ed)) (?:that )?(?:it |(?:he|she|they|qp) (?:had |has |have )?)(?:been )?(?:lied|lying|made (?:it|the \\w+|everything|that) up|invented|was (?:invented|untrue|a lie|made up)|mistaken|not (?:seen|heard))\\b|\\b${accuser} (?:now |later |has |had |is |was |himself |herself )*(?:faces?|facing|charged|prosecuted|convicted|on trial|to be (?:charged|tried|prosecuted)|arrested|fined|warned|cautioned|in trouble)\\b[^.;]{0,50}\\b(?:invent\\w+|lying|ly?ies?|perjury|perverting|false \\w+|wasting police time|made[- ]up|slander|defam\\w+)`,
    ),
    unless: notSo,
  },
  // "his officers got it wrong", "The complaint has been shown to be the work of a rival".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:police|officers|prosecutors?|detectives|force|they|we|it|court|jury|judge|tribunal|panel|school|club|university|board|league|referee|newspaper|paper) (?:had |has |have |simply |all |badly )*(?:got|gotten) (?:it|this|everything|things|the case|the wrong \\w+) (?:all |badly |completely |quite |very )?wrong\\b|\\b(?:complaint|charge|accusation|allegation|story|claim|report|case)s? (?:has been |had been |was |were |have been |is |are )(?:shown|found|revealed|proved|proven|exposed|unmasked|seen|accepted|known)(?: now)? (?:to (?:be|have been)|as) (?:the (?:work|invention|revenge|doing) of|an? (?:act of )?(?:revenge|fabrication|invention|fiction|lie|hoax|forgery|prank|plot|smear|mistake|misunderstanding|grudge))\\b|\\bnothing (?:now |else )?(?:remains|stands|is left|was left|is|was|stays) (?:on|in|against) (?:qp's|his|her|qp|him)(?: (?:\\w+ )?(?:file|record|name|card|register))?(?=[.,;]|$)|\\b(?:was|were|had been|has been) never (?:charged|accused|arrested|suspected)(?: (?:at all|with anything|of anything|in the first place|over it))`,
    ),
    unless: notSo,
  },
  // "while she was in the county jail", "She was in an aeroplane at the time, the airline's manifest shows", "conceded that she had been in another building".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:scanned|used|swiped|stamped|logged|sent|posted|written|bought|sold|recorded|made|painted|sprayed|shouted|spoken|uploaded|typed|withdrawn)\\b[^.;]{0,40}\\b(?:while|when|at a time when|as) (?:qp|he|she) (?:was|had been|were) (?:\\w+ly |still |already )?${away}|\\b(?:qp|he|she) (?:was|had been) (?:\\w+ly |still |already )?${away}[^.;]{0,40}\\b(?:at (?:the|that) (?:time|hour|moment|minute)|that (?:day|night|evening|morning|afternoon|week|weekend)|on the (?:day|night|evening|morning) (?:in question|of)|all (?:day|week|evening)),? (?:[^.;]{2,50} )?(?:shows?|showed|proves?|proved|confirm(?:s|ed)?|established?|accept(?:s|ed)?|it (?:turned out|emerged|transpired))\\b|\\b(?:conced(?:es|ed)|accept(?:s|ed)|admit(?:s|ted)|agree[sd]|confirm(?:s|ed)|establish(?:es|ed)|found|finds|show(?:s|ed|n)|prov(?:es|ed)|satisfied|acknowledg(?:es|ed)) (?:that )?(?:qp|he|she) (?:had been|was) (?:\\w+ly |still |already )?${away}|\\b(?:qp's|his|her) (?:mobile |cell )?phone (?:was|had been|pinged) (?:in|at|from) (?!the (?:street|area|same|synagogue|scene))[^.;]{2,30} (?:that (?:day|night|evening|week)|at the time|all (?:day|night))|\\b(?:gave|taught|took|held|led|joined) (?:the|that|a|qp's|his|her) \\w+ (?:from home|by video|online|from abroad)(?: that day)?,? and (?:the|a) [^.;]{3,40} (?:prove[sd]?|show(?:s|ed)|confirm(?:s|ed))`,
    ),
    unless:
      /\b(?:lawyer|insist\w*|claim(?:s|ed)|argu\w+|qp (?:said|says|told)|alibi (?:was|is) (?:false|rejected)|reject\w*|did not (?:believe|accept)|disbeliev\w*|untrue|false|but|until|before (?:the|he|she|qp)|from (?:his|her|qp's) (?:cell|hospital)|victims?)\b/,
  },
  // "neither was hers", "in a child's hand", "The child who did it has told her teacher".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:neither|none|not one|no one)(?: of (?:them|these|those|the \w+))? (?:was|is|were|had been|matched|belonged to) (?:qp's|hers|his|qp|him|her)(?=[.,;]|$)|\b(?:was|is|were|had been) (?:written |drawn |painted )?in (?:an?|another|(?:somebody|someone) else's) (?:(?:\w+ )?\w+'s )?(?:hand|handwriting|writing|script)(?=[.,;]|$| (?:and|that was not)\b)|\b(?:machine|computer|software|program|algorithm|chatbot|bot|app|generator) (?:had |has )?(?:spoken|made|generated|written|produced|created|invented|composed) (?:it|them|the (?:words?|voice|clip|picture|recording|post|text|image|speech|sentence))\b/,
    unless: notSo,
  },
  {
    kind: "not-the-doer",
    names: true,
    pattern:
      /(?:^\W*|\b(?:and|but) )(?<who>the (?!(?:wo)?man\b|person\b|one\b|people\b|defendant\b|accused\b|suspect\b|teenager\b|youth\b|boy\b|girl\b)(?:[\w-]+ )?[\w-]+) who (?:had |has |actually |really |in fact )*(?:did|done|wrote|written|said|sent|posted|painted|sprayed|shouted|drew|made) (?:it|them|so|the (?:words?|note|post|graffiti|message|letter|remark))(?:, [^,;.]{2,40},)? (?:has|had|have|was|is|were|later|since|came|told|confessed|wrote)\b/,
    unless: notSo,
  },
  // "The file turned out to be that of an Ingrid Okoro".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:the|that|this) (?:\\w+ )?(?:file|record|records|name|entry|conviction|report|complaint|photograph|picture|description|summons|warrant)s? (?:(?:turned out to be|proved to be|was found to be|was|is|were) (?:in fact |really )?(?:that of|of|for|about)|belong(?:ed|s) to|had (?:\\w+ )?(?:belonged|related|referred) to|related to|referred to) (?:qo\\b|an? q[op]\\b|another (?:\\w+ )?(?:man|woman|person|student|player|teacher|nurse|officer|employee)|(?:somebody|someone) else|an? (?:\\w+ )?namesake)`,
    ),
    unless: notSo,
  },
  // "We owe Ms Rao more than I can say", "he has his licence again", "Officers have taken him off bail".
  {
    kind: "set-aside",
    pattern:
      /\bowes? (?:qp|him|her) (?:more than|everything|a great deal)\b|\b(?:qp|he|she) (?:has|had) (?:qp's|his|her) (?:\w+ )?(?:licen[cs]e|job|post|badge|seat|place|desk|class|gun|uniform|whistle|room|key|keys|passport|chair|practice|shop) (?:back|again)(?=[.,;]|$| (?:and|in|on|at)\b)|\b(?:taken|took|let) (?:qp|him|her) off bail\b|\b(?:qp|he|she) (?:was|has been|had been|is) (?:\w+ly )?(?:taken off|released from|no longer on|let off|freed from) (?:police )?bail\b/,
    unless:
      /\b(?:serv(?:ed|ing)|expir\w+|sentence|convict(?:ed|s)|guilty(?<!not guilty)|jailed|custody|charged|remand\w*|after (?:a|the|his|her|qp's) (?:ban|suspension|course|apology)|course|apologi[sz]ed)\b/,
  },
];
