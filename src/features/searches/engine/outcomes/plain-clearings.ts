/*
 * The dullest ways in which courts, prosecutors and the police end a case, or take back what they decided, as law reports and papers
 * say them every day: a case dropped, a jury that could not agree, a new trial. Whose they are is asked where they are used (ladder.ts).
 */

export type ClearingStatus = "acquitted" | "dismissed" | "reversed" | "corrected";

export type PlainClearing = {
  pattern: RegExp;
  status: ClearingStatus;
  /** A court, a prosecutor or another body decided it; what is merely found or put right is not formal. */
  formal: boolean;
  /** It ends what the police and prosecutors do, not what a court has decided or an employer, club or university does. */
  ofProsecution?: true;
  /** It takes back a verdict until another one is reached. */
  untilNext?: true;
};

/** A pronoun, "the defendant" or a name; capitals count although the patterns have the flag i. */
const named = "(?:(?:mr|ms|mrs|dr)\\.? )?(?-i:\\p{Lu})[\\p{L}’'-]+(?: (?-i:\\p{Lu})[\\p{L}’'-]+)?";
const somebody = `(?:him|her|them|the [\\p{L}-]+|${named})`;
const verbOfEnding =
  "(?:dropp(?:ed|ing)|drops?|dismiss(?:ed|es|ing)|discontinu(?:ed|es|ing)|abandon(?:ed|s|ing)|withdr[ae]w(?:n|s|ing)?|threw out|throws out|throwing out|thrown out|toss(?:ed|es)(?: out)?|struck out|struck down|strikes out)";

export const plainClearings: readonly PlainClearing[] = [
  // "The panel was not persuaded that she had said it", "the panel preferred her evidence".
  {
    pattern: new RegExp(
      `\\b(?:panel|tribunal|court|jury|judge|magistrates?|committee|commission|bench|inquiry|arbitrator) (?:was|were) not (?:persuaded|satisfied|convinced|sure)(?: [^.;]{2,30})? that ${somebody.replace("him|her|them", "he|she|they")} (?:had |has |ever |in fact )*(?:said|made|done|used|posted|written|wrote|shouted|sent|shared|called|sung|painted|committed|performed|sprayed)\\b|\\b(?:panel|tribunal|court|judge|magistrates?|committee|commission|bench|arbitrator) preferred (?:his|her) (?:evidence|account|version)\\b`,
      "iu",
    ),
    status: "dismissed",
    formal: true,
  },
  // "Prosecutors dropped the case", "The judge threw out the prosecution".
  {
    pattern: new RegExp(
      `\\b${verbOfEnding} (?:the|his|her|their|its|this) (?:[\\w-]+ ){0,2}?(?:case|prosecution|matter)\\b(?! of (?:an?|another|two|three))`,
      "iu",
    ),
    status: "dismissed",
    formal: true,
  },
  // "The court quashed the charge", "the indictment was quashed".
  {
    pattern:
      /\bquash(?:ed|es|ing) (?:the|his|her|their|its|all|both|that|this) (?:[\w-]+ ){0,2}?(?:charges?|counts?|indictment|summons(?:es)?|prosecution)\b|\b(?:charges?|counts?|indictment|summons(?:es)?|prosecution) (?:was|were|has been|have been|had been) (?:\w+ly |later )?quashed\b/i,
    status: "dismissed",
    formal: true,
  },
  {
    pattern:
      /\bnolle prosequi\b|\bnol(?:le)?[- ]pros(?:s?ed)\b|\bno true bill\b|\bno[- ]bill(?:ed|s)?\b|\bproceedings (?:were|have been|had been|was) (?:\w+ly )?(?:stayed|halted|terminated)\b/i,
    status: "dismissed",
    formal: true,
  },
  {
    pattern:
      /\b(?:took|taken|taking|takes) no further action\b|\bno further action (?:was|is|will be|would be|has been) (?:being )?taken\b/i,
    status: "dismissed",
    formal: true,
    ofProsecution: true,
  },
  // "directed the jury to acquit", "took an hour to find him not guilty".
  {
    pattern: new RegExp(
      `\\b(?:direct|instruct|order|tell|told)(?:s|ed|ing)? (?:the |a )?(?:jury|jurors|magistrates|panel) to (?:acquit|clear|find ${somebody} not guilty|return (?:a )?(?:verdicts? of )?not guilty)(?![^.;]{0,40} (?:if|unless)\\b)|\\b(?:took|needed|deliberated|spent|was out)\\b[^.;]{0,50} (?:to|before) (?:(?:acquit(?:ting)?|clear(?:ing)?) ${somebody}(?: of\\b| on\\b|[.,;]|$)|find(?:ing)? ${somebody} not guilty)`,
      "iu",
    ),
    status: "acquitted",
    formal: true,
  },
  {
    pattern:
      /\b(?:could not|couldn['’]t|unable to|failed to|did not) (?:reach|agree (?:on|upon)|arrive at|return|come to) (?:an? |any )?(?:unanimous |majority )?verdicts?\b|\b(?:jury|jurors) (?:could not|couldn['’]t|failed to|(?:was|were) unable to|did not) agree\b|\bdeadlocked\b/i,
    status: "dismissed",
    formal: true,
    ofProsecution: true,
    untilNext: true,
  },
  // The bias was not made out: an enhancement struck (rubric 15).
  {
    pattern:
      /\b(?:struck|strikes|dismissed|dropped|removed|threw out|rejected) (?:out |down )?(?:the|a|all) (?:hate|bias|racial|religious(?:ly)?)[- ]?(?:crimes? |motivated |motivation |aggravated |aggravation )?(?:enhancement|element|allegation|count|aggravation|component)s?\b|\b(?:hate|bias|racial|religious)(?:[- ]crime)? (?:element|motive|motivation|aggravation|enhancement)s? (?:(?:was|were|had|has|have) )(?:been )?(?:not (?:been )?(?:proved|proven|established|made out)|un(?:proved|proven|substantiated))\b/i,
    status: "dismissed",
    formal: true,
  },
  // "had first been charged with assault as a hate crime; she now faces misdemeanor assault only".
  {
    pattern:
      /\b(?:first|initially|originally|earlier) (?:been )?(?:charged|arrested) (?:with|for|on) [^.;]{0,60}\b(?:hate|bias)[- ](?:crimes?|motivated)\b[^.;]{0,30}[;,] (?:but )?(?:(?:he|she|they) )?(?:now |was later |is now )*(?:faces?|charged with|pleaded guilty to|pled guilty to|is charged with|was charged with) (?![^.;]*\b(?:hate|bias|aggravated)\b)[^.;]{2,60}|\b(?:dropped|reduced|downgraded|amended|pleaded down) (?:the |from )?(?:[\w-]+ )?(?:hate|bias)[- ]crimes? (?:charges?|counts?|assault|enhancement)|\b(?:hate|bias)[- ]crimes? (?:charges?|counts?|enhancement)s? (?:was|were|has been|have been|had been) (?:\w+ly )?(?:dropped|dismissed|withdrawn|reduced|downgraded)\b(?! for)|\b(?:will|would|could|can|does|do) not (?:be )?(?:charged? (?:[\w-]+ )?with|fac(?:e|ing)|prosecut\w+ (?:it |this |the case |the attack )?as|treat\w* (?:it |this |the case |the attack )?as) (?:an? |any )?(?:federal |state )?(?:hate|bias)[- ]crimes?|\bdeclin\w+ to (?:file|bring|pursue|charge|lay|seek|prosecute)[^.;]{0,40}\b(?:hate|bias)[- ]crimes?/i,
    status: "dismissed",
    formal: true,
  },
  // A new trial: the verdict does not stand until there is another.
  {
    pattern: new RegExp(
      `\\b(?:ordered|orders|ordering|granted|grants|granting|award(?:ed|s)|won|wins|given|gave|receiv(?:ed|es)|secured|allowed|obtained|got)\\b(?: ${somebody}| motion| request| appeal| for| and){0,4} (?:an? )?(?:new|fresh) trial\\b|\\b(?:ordered|orders|ordering|granted|grants|directed|won|wins|given) (?:an? |the )?(?:re-?trial)\\b|\\b(?:new|fresh) trial (?:was|has been|had been|is) (?:ordered|granted|directed)\\b|\\bre-?trial (?:was|has been|had been) (?:ordered|granted|directed)\\b|\\b(?:sen(?:t|ds|ding)|remand(?:ed|s|ing)|remit(?:ted|s)|return(?:ed|s)) (?:the )?(?:case|matter|it|him|her)? ?(?:back )?(?:to [\\w ]{3,40} )?for (?:an? )?(?:new|fresh|re-?)[ -]?trial\\b|\\b(?:is|are|was|were) to be (?:re-?tried|tried (?:again|anew|afresh))\\b|\\bwill (?:now )?be (?:re-?tried|tried (?:again|anew|afresh))\\b`,
      "iu",
    ),
    status: "reversed",
    formal: true,
    untilNext: true,
  },
  {
    pattern:
      /\b(?:receiv(?:ed|es)|granted|given|got|gave) (?:him |her |(?-i:\p{Lu})[\p{L}’'-]+ )?(?:an? )?(?:full |free |royal |posthumous |unconditional |gubernatorial |presidential )*pardon\b|\bappeal against (?:his |her |the )?(?:conviction|dismissal|suspension|expulsion|ban|finding|verdict|striking[- ]off)(?: [\w-]+){0,3}? (?:was|were|is|has been|had been) (?:\w+ly )?(?:allowed|upheld|successful|granted)\b/iu,
    status: "reversed",
    formal: true,
  },
  // "An arbitrator ordered the school to reinstate Ruiz", "told the club to take her back".
  {
    pattern: new RegExp(
      `\\b(?:order|direct|instruct|tell|told|requir|forc|oblig|compel)\\w* (?:the|its|his|her) [^.;]{2,40} to (?:reinstate|re-?hire|re-?employ|re-?admit|take back) (?:him|her|the (?!(?:two|three|four|others?)\\b)[\\w-]+(?=[.,;]|$| (?:with|to|in|on|and|after|within|by|because)\\b)|${named})`,
      "iu",
    ),
    status: "reversed",
    formal: true,
  },
  {
    pattern:
      /\b(?:ruled|rules|held|holds|found|finds|declared|declares|decided)\b[^.;]{0,50}\b(?:the|his|her|their) (?:[\w-]+ ){0,2}?(?:dismissal|sacking|firing|suspension|expulsion|ban|decision|conviction|finding|sanction)s?\b[^.;]{0,30}\b(?:was|were|had been|is|to be|to have been) (?:\w+ly )?(?:unlawful|unfair|wrongful|unjustified|invalid|void|unsafe|illegal|ultra vires)\b/i,
    status: "reversed",
    formal: true,
  },
  {
    pattern:
      /\b(?:quash|overturn|revers|annul|rescind|withdr[ae]w|set aside|struck down)\w* (?:the|its|his|her|their) (?:[\w’'-]+ ){0,2}?(?:finding|decision|ruling|dismissal|suspension|expulsion|sanction|ban)s?\b(?! (?:not )?to (?:clear|acquit|reinstate|keep|let|allow|drop|close)\b)|\b(?:finding|decision|ruling|dismissal|suspension|expulsion|sanction)s? (?:was|were|has been|had been) (?:\w+ly )?(?:quashed|overturned|reversed|annulled|rescinded|withdrawn|set aside|struck down)\b/i,
    status: "reversed",
    formal: true,
  },
  {
    pattern:
      /\bcomplaints? against (?:him|her|(?:(?:mr|ms|mrs|dr) )?(?-i:\p{Lu})[\p{L}’'-]+) (?:was|were|has been|had been|is) (?:\w+ly )?(?:rejected|dismissed|not upheld|thrown out|not sustained)\b|\bclosed (?:the|its|his|her) (?:[\w-]+ )?(?:case|file|inquiry|enquiry|investigation|matter) (?:with|without) (?:no |any |an? )?(?:further )?(?:finding|action|charge|sanction|penalty)s?\b|\b(?:found|finds|concluded|ruled|acknowledged|acknowledges|admitted|conceded|accepted)\b[^.;]{0,40}(?<!\b(?:his|her|their|own) )\b(?:allegations?|accusations?|complaints?)\b[^.;]{0,30}\b(?:was|were|to be|is|are|had been|be) (?:\w+ly )?(?:unsubstantiated|unfounded|untrue|false|baseless|malicious|fabricated|invented|groundless)\b|\b(?:allegations?|accusations?|complaints?) (?:was|were|has been|had been) (?:\w+ly )?found to be (?:\w+ly )?(?:unsubstantiated|unfounded|untrue|false|baseless|malicious|fabricated|invented|groundless)\b/iu,
    status: "dismissed",
    formal: true,
  },
  // Somebody else did it, or nobody.
  {
    pattern:
      /\b(?:admitted|acknowledged|conceded|confirmed|established|found|show(?:ed|n|s)|revealed|proved|learned|turned out)\b[^.;]{0,50}\b(?:written|sent|posted|made|painted|shouted|said|done|committed|uploaded) by (?:somebody|someone) else\b|\b(?:show|prov|establish|reveal|confirm)\w* (?:that )?(?:another (?:man|woman|person|pupil|student|fan|employee)|someone else|somebody else) (?:had|was|did|must have)\b|\b(?:another|an? (?:second|third|different|younger|former)) (?:man|woman|person|pupil|student|fan|employee) (?:has |had )?(?:since |now |later |then )?(?:confessed|owned up) to (?:it\b|the\b|having\b|being\b)/i,
    status: "corrected",
    formal: false,
  },
  {
    pattern:
      /\b(?:pupil|student|colleague|classmate|flatmate|housemate|roommate|neighbou?r|brother|sister|son|daughter|partner|man|woman|teenager|boy|girl) (?:has |had |later |then |since )*(?:admitted|confessed|acknowledged|owned up) (?:to |that )?(?:he |she |they )?(?:had )?(?:having |been )?(?:written|sent|posted|made|writing|sending|posting|making)\b[^.;]{0,40}\b(?:in (?:the |his |her )?[\w’']+ name|from (?:his|her|the [\w’']+) (?:account|phone|computer))\b/i,
    status: "corrected",
    formal: false,
  },
  {
    pattern:
      /(?<!\b(?:defen[cs]e|alibi) )\b(?:complainants?|accusers?|(?:chief |key |main |only |star |sole )?witness(?:es)?|alleged victims?|claimants?) (?:has |had |have |later |then |since )*(?:admitted|confessed|acknowledged|conceded|told (?:the )?(?:court|police|jury)) (?:that )?(?:he|she|they|it) (?:had )?(?:been )?(?:invented|made (?:it|the \w+) up|lied|lying|fabricated|mistaken|was mistaken|concocted|was invented)\b/i,
    status: "corrected",
    formal: false,
  },
  {
    pattern:
      /\b(?:correction|clarification|earlier version|original version|this (?:article|report|story)|(?:article|report|story|version) (?:published|of))\b[^.;]{0,80}\b(?:named|identified|pictured|showed|gave) the (?:wrong|incorrect) (?:man|woman|person|teacher|student|pupil|officer|player|employee|doctor|suspect|individual|defendant)\b/i,
    status: "corrected",
    formal: false,
  },
];
