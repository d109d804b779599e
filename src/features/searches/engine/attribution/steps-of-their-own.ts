import type { Frame } from "./frame.ts";
import { circumstance, forIt, offending, ownRepairs, takenAway, takenThings } from "./words-of-steps.ts";

/*
 * What somebody does or bears by a verb of their own: "pleaded guilty", "faces two charges", "lost her job over it". The name stands before it.
 */

/** What they lived by. */
const lostWork =
  "(?:has |have |had )?lost (?:his|her|their|an?) (?:[\\w-]+ )?(?:jobs?|posts?|positions?|book deal|contracts?|deals?|sponsors?|role|seat)";
/** What it was for stands behind, within the sentence. */
const overIt = "(?=[^;.“”]{0,60}\\b(?:over|for|after|because of|following|due to)\\b)";

const pleads = [
  "(?:pleaded|pled|pleads|entered (?:a |his |her )?pleas? of|(?:has|have|had) pleaded) (?:guilty|no[- ]contest|nolo)",
  "(?:(?:previously|had|has|have|all|both|each|also|who) )*(?:admitted|admits|confessed to|admitting) (?:the |all |both |one |two |three |four |five |six |seven |a |an |\\d+ |a further )?(?:[\\w-]+ ){0,6}?(?:offen[cs]es?|charges?|counts?|harassment|assault|criminal damage|malicious|public order|stalking|stirring up|using threatening|(?:racially|religiously)(?: or (?:racially|religiously))?[- ]aggravated|disorderly|threatening behaviou?r|intimidation|affray|arson)",
  "(?:entered|changed) (?:an? |his |her |their )?(?:guilty plea|plea (?:from not guilty )?to (?:one of )?(?:guilty|no[- ]contest))",
  "(?:copped) to (?:an?|the|\\w+) (?:[\\w-]+ ){0,4}?(?:offen[cs]es?|charges?|counts?|crimes?|harassment|assault|vandalism)",
  "(?:took|signed|entered into) (?:an? |the |his |her )(?:\\w+ )?plea (?:deal|agreement|bargain)",
  "(?:admitted|acknowledged|confessed) (?:his |her |their )?guilt\\b",
  "(?:admitted|confessed) (?:it|everything|(?:his|her) part) in (?:[\\w'’-]+ ){0,2}court\\b",
  "confessed in (?:[\\w'’-]+ ){0,2}court\\b",
  "admitted in (?:federal |open |district |county |state )?court (?:(?:on )?\\w+day |today |this week )?to \\w+ing\\b",
].join("|");

const contests = [
  "(?:have )?(?:pleaded|pled|pleads|entered (?:a |his |her )?pleas? of) not guilty",
  "(?:denies|denied|denying) (?:the |all |both |any |one |two |three |four |five |six |seven |eight |nine |\\d+ |a |an )?(?:[\\w-]+ ){0,5}(?:charges?|offen[cs]es?|counts?|aggravated (?:harassment|assault|criminal damage|public order))",
  "to face (?:trial on )?(?:[\\w-]+ ){0,3}charges\\b",
  "faces? (?:(?:up to )?(?:\\w+|\\d+) )?(?:[\\w-]+ ){0,4}(?:charges|counts)\\b",
  "faces? (?:an?|one|a single) (?:[\\w-]+ ){0,4}(?:charge|count) of\\b",
  "faces? (?:(?:all|both) )?(?:(?:the|exactly the|these) same|identical) (?:[\\w-]+ ){0,2}(?:charges|counts)\\b",
].join("|");

const isInCourt = [
  "(?:appeared|appears|appearing) (?:in|at|before) [^⟦⟧;]{0,60}?(?:court|judge|magistrates?)\\b",
  "(?:will be|is to be) sentenced",
  "(?:is|was) (?:awaiting|due for) (?:trial|sentenc\\w+)",
  "(?:made|makes) (?:his|her|an) (?:initial|first) (?:court )?appearance",
  "(?:sat|stood|sits|stands|appeared|appears|wept|was|is) (?:\\w+ly |silently |impassively )?in the dock\\b(?! (?:beside|next to|with|behind|alongside|near) (?:him|her|them))",
].join("|");

const standsAccused = [
  "entered (?:an? |his |her |their )?pleas?\\b",
  "(?:is|was|stands|stood) (?:accused|suspected) of",
  "(?:is|was) alleged to have",
  "allegedly",
  "denies (?:the |all |both |any )?(?:\\w+ ){0,3}(?:allegations?|wrongdoing|harassment|assault)",
  "is due (?:to appear|in court|before)",
  "(?:made|makes) (?:his|her|an) (?:initial|first) (?:court )?appearance",
  "(?:appeared|appears|will appear|is scheduled to appear|is expected to appear|appearing) (?:in|at|before|for|via|by|on) [^⟦⟧;]{0,60}?(?:court|judge|magistrate|hearing|jury|bail|arraignment)",
  "(?:turned|handed) (?:himself|herself) in",
  "faces? (?:(?:\\w+|\\d+) (?:to (?:\\w+|\\d+) )?(?:years|months)|up to|a (?:maximum|mandatory|minimum|sentence|term|charge|count|possible|total)|charges?|counts?|\\w+ (?:felony |misdemeanou?r |federal )?(?:counts?|charges?)|trial|sentencing|life|between|disciplinary|\\d)",
  "will be sentenced",
  "is to be sentenced",
  "is being held",
  "is awaiting",
  "remains in (?:custody|jail)",
  "lost (?:his|her|their|a|an) (?:job|post|seat|licen[cs]e|appeal|position|contract|bid|badge|place)",
].join("|");

const hasToServe = [
  "(?:will have to|must|is to|has to|had to) (?:now )?(?:do|complete|carry out|perform) (?:\\d+|\\w+) hours['’]? (?:of )?(?:unpaid work|community (?:service|work|payback))\\b(?![^.;]{0,60}\\b(?:if|dean|college|university|school|principal|club|union|league|head teacher|headteacher)\\b)",
  "(?:will|must|is to|has to) (?:now )?(?:serve|spend) (?:the next |at least |a further |a minimum of )?(?:[\\w-]+ ){0,4}(?:years?|months?|weeks|days|decades?) (?:in|behind) (?:a )?(?:(?:state|federal|county|city|the) ){0,2}(?:prison|jail|bars|custody|penitentiary)\\b",
  "(?:is|are) (?:going|headed|heading|on (?:his|her) way) to (?:federal |state )?(?:prison|jail)\\b",
  "(?:must|is to|was told to|will have to) go to (?:federal |state )?(?:prison|jail)(?= for)",
  "(?:walked|walks) (?:free|out of court)(?: from court)? (?:with|after being given|despite|but|after)\\b",
  "(?:escaped|avoided|dodged|escapes|avoids|dodges) (?:an? |immediate )?(?:prison|jail|custody|custodial sentence)\\b",
].join("|");

const hasLostWork = [
  "(?:is|was|are|were) out of (?:a|his|her|their) jobs?",
  `(?:is|was) (?:no longer (?:employed|with|on|at|a(?:n)?)\\b|out as\\b)${overIt}`,
  "(?:will|would) no longer (?:head|lead|chair|direct|teach|coach|run|present|host|hold|represent|serve|play|perform|work)\\b",
  `no longer (?:works?|worked|teaches|coaches) (?:for|at|with|there)\\b${overIt}`,
  `${lostWork}(?: (?:at|with|as|in) [^⟦⟧;.,“”]{2,40})? after (?=(?:he|she|they) (?:had )?(?:(?:wrote|written|posted|said|told|called|shouted|sent|tweeted|joked)\\b[^.;"“”]{0,60}["“]|(?:made|posted|shared|shouted|used|sent|sang|published|tweeted) (?:(?:an?|the|several|some|two|repeated|a series of) )?(?:anti-?semitic|anti-jewish) (?:[\\w-]+ )?(?:remarks?|posts?|comments?|slurs?|jokes?|messages?|tweets?|memes?|abuse|insults?|songs?|videos?)(?=[.,;]|$| (?:on|online|at a|at the|in a|during|about (?:the |a )?jew)\\b)|wrote it\\b|said it\\b|posted it\\b))`,
  `${lostWork} (?:over|for|after|because of|following) (?=(?:(?:his|her|their|an?|some|old|the|several) )*(?:[\\w-]+ ){0,2}(?:anti-?semitic|anti-jewish) )`,
  "(?:will|would) not (?:be returning|return) to (?:the|his|her) (?:classroom|school|team|programme|program|post|job|air)",
].join("|");

/** What comes right behind is what it was for: an act or a charge, not "for the prosecution". */
const forThat = `(?=${circumstance}{0,3},? (?:for (?=[a-z-]+ing\\b|(?:an? |the |his |her )?(?:[\\w-]+ ){0,2}(?:anti-?semit|anti-jewish|racist|hate|abuse|attack|assault|threat|harassment|vandalism))|over (?![^;.,]{0,60}\\b(?:received|suffered|endured|faced|reported|witnessed|against (?:him|her|them))\\b)|on charges of |on (?:an? )?(?:[\\w-]+ )?charges? of |accused of |charged with ))`;

export const own: [Frame["kind"], string][] = [
  // "is to stand trial in Lodz for", "will face trial", "has been extradited to stand trial".
  [
    "charge",
    [
      "(?:(?:is|was|are|were) (?:(?:now|also|both) )?(?:due |set |scheduled |expected |ordered |likely )?to|will|has been ordered to|have been ordered to) (?:now )?(?:stand|face|go on|be put on) trial\\b(?! (?:by media|lawyers?|judges?|attorneys?|dates?))",
      "(?:has been|have been|was|were|is being|is to be|will be) (?:extradited|surrendered|handed over|flown back|brought back)[^⟦⟧;.“”]{0,60}? to (?:stand trial|face (?:trial|charges|prosecution|justice|court)|be tried)\\b",
      `(?:is being|are being|has been|have been|is to be|will be) prosecuted${forThat}`,
      `(?:is|was|were|are|has been|have been) (?:summoned|called|brought|hauled|taken|sent) (?:to|before|into) (?:the |an? )?(?:[\\w'’-]+ ){0,3}?(?:courts?|judges?|magistrates?|prosecutors?)${forThat}`,
    ].join("|"),
  ],
  [
    "arrest",
    "(?:is|are|was|were|has been|have been|remains?|remained) in (?:police )?(?:custody|detention|jail) (?:since|awaiting|pending|until)\\b",
  ],
  [
    "court",
    `(?:is|was|were|are|came|come|has been|have been|stood|stands) (?:back |up )?before (?:the |an? )?(?:[\\w'’-]+ ){0,3}?(?:courts?|judges?|magistrates?|bench)${forThat}`,
  ],
  // "lost her job in Lodz last year for sending …".
  [
    "discipline",
    `${lostWork}${circumstance}{0,3} (?:for|over) (?=(?:${offending}|hounding|bullying|taunting|mocking|tormenting|targeting|inciting|hurling|scrawling|defacing|refusing|anti-?semit\\w+|anti-jewish)\\b)`,
  ],
  [
    "charge",
    [
      "(?:goes|went|will go|is going|is to go|are to go) on trial\\b",
      "(?:is|was|are|were) due (?:back )?(?:in|at|before) (?:the |a )?(?:[\\w'-]+ ){0,3}?(?:court|magistrates|judge)\\b",
    ].join("|"),
  ],
  [
    "sentence",
    [
      "(?:is|are|was|were) (?:now |already |still )?behind bars\\b",
      "(?:is |are )?(?:start(?:ed|ing)|beg[au]n|beginning|serving) (?:an?|his|her|their) (?:[\\w-]+ ){0,3}?(?:sentence|prison term|jail term)\\b",
    ].join("|"),
  ],
  ["discipline", ["(?:is|was|were|been) shown the door\\b", "(?:got|gets) the (?:boot|sack|chop|axe|push)\\b"].join("|")],
  // "will serve two years for".
  [
    "sentence",
    "(?:will|must|is to|has to) (?:now )?(?:serve|do) (?:the next |at least |a further |a minimum of )?(?:[\\w-]+ ){1,3}(?:years?|months?|weeks)(?= for (?:an?|the|\\w+ing)\\b)",
  ],
  // "faces up to ten years in prison for".
  [
    "charge",
    "(?:faces?|is facing|are facing|could face|could get) (?:up to |a maximum (?:sentence )?of |at least |as (?:many|much) as |between )?(?:[\\w-]+ ){1,4}years? (?:in (?:state |federal )?(?:prison|jail|custody)|behind bars|imprisonment)(?= (?:for|on|over|if convicted (?:of|on)) )",
  ],
  [
    "arrest",
    "(?:turned (?:himself|herself|themselves) in(?! to)(?! over| but)|(?:turned (?:himself|herself|themselves) in|surrendered|gave (?:himself|herself|themselves) up) to (?:the )?(?:[\\w-]+ )?(?:police|authorities|officers|deputies|agents|fbi|custody))\\b(?![^.;]{0,50}\\b(?:but|over|unpaid|released|sent home|fines?|another)\\b)",
  ],
  ["plead", pleads],
  [
    "convict",
    [
      "(?:lost|failed in) (?:an?|his|her|their) (?:\\w+ )?appeal against (?:his|her|their|the) (?:\\w+ )?conviction",
      "(?:had|saw) (?:his|her|their) (?:[\\w-]+ ){0,2}conviction (?:upheld|affirmed|confirmed)",
    ].join("|"),
  ],
  ["charge", contests],
  [
    "charge",
    "(?:(?:both |each )?(?:appeared|appears|appearing|will appear|is due|was due|(?:was )?brought|came|stood) (?:in|at|before)|(?:both |each )?(?:fac(?:ed|es|ing)|front(?:ed|s|ing)) (?=[^⟦⟧;.]{0,50}?\\b(?:courts?|magistrates?|judges?|bench)\\b)) ?[^⟦⟧;.]{0,80}?\\b(?:charged with|on (?:an? |\\w+ )?(?:[\\w-]+ ){0,3}(?:charges?|counts?)\\b)",
  ],
  ["court", isInCourt],
  ["party", standsAccused],
  [
    "sentence",
    "(?:received|got|was serving|is serving|began serving) (?:an? |\\w+[- ])?(?:[\\w-]+[- ]){0,4}(?:sentence|prison|jail|imprisonment|probation|years?|months|community orders?|suspended)",
  ],
  ["sentence", hasToServe],
  // "got life for", "were given life sentences", "received sentences of 20 and 30 years".
  [
    "sentence",
    `(?:received|receives|got|gets|(?:was|were|is|are|has been|have been) (?:given|handed)) (?:(?:an? |the )?(?:[\\w-]+ )?life (?:sentences?|terms?|imprisonment|in prison|in jail|without parole)\\b|life${forIt}|(?:prison |jail )?(?:sentences|terms) of\\b)`,
  ],
  [
    "sentence",
    `(?:was|were|is|are|has been|have been) (?:put (?:behind bars|away)|locked (?:up|away)|sent behind bars)${forIt}(?! for (?:the|an?|\\d+|two|three|four|five|several|some) (?:[\\w-]+ )?(?:days?|nights?|hours?|night)\\b)`,
  ],
  [
    "sentence",
    "(?:was|were|has been|have been) (?:told|ordered) to (?:do|complete|perform|carry out) (?:\\w+ ){1,3}hours(?:['’])?(?: of)? (?:unpaid|community|voluntary)\\b",
  ],
  [
    "discipline",
    [
      `(?:drew|earned|copped|collected|incurred) an? (?:[\\w-]+[- ]){0,4}(?:ban|reprimand|suspension|written warning)${forIt}`,
      `(?:received|got|was given|was issued) an? (?:[\\w-]+ ){0,2}warning${forIt}`,
    ].join("|"),
  ],
  ["liable", `(?:escaped|escapes|got off|gets off|got away) with (?:an? |just an? |only an? )(?:[\\w£$€,.-]+ ){0,3}fine${forIt}`],
  [
    "arrest",
    "(?:was|were|is|are|has been) (?:being )?held by (?:the )?(?:\\w+ )?(?:police|officers|deputies|border guards|customs)(?= (?:for|over|on suspicion|after)\\b)(?! for (?:(?:his|her|their) (?:own )?)?(?:safety|protection|questioning))",
  ],
  [
    "liable",
    [
      `(?:must|has to|agreed to|was told to) pay(?!${ownRepairs})`,
      "will pay \\$?[\\d,]+ (?:in|to) (?:restitution|damages|penalties|compensation|the)",
    ].join("|"),
  ],
  // "has had his licence revoked".
  ["discipline", `had (?:his|her|their) (?:[\\w'-]+ ){0,3}?${takenThings}s? (?:\\w+ly )?${takenAway}`],
  [
    "sentence",
    "(?:received|got|was handed|was serving|is serving) (?:an? |at least |up to )?(?:[\\w-]+[- ]){0,4}(?:years?|months?|weeks|days)(?:['’]s?)? (?:in|behind|of) (?:an? )?(?:(?:state|federal|county|city) )?(?:prison|jail|bars|custody|imprisonment|probation)\\b",
  ],
  [
    "discipline",
    "(?:received|got|was issued|picked up) an? (?:[\\w-]+[- ]){0,4}(?:ban|reprimand|suspension|written warning|letter of discipline)",
  ],
  // "received a general discharge": from the service, not in honour.
  [
    "discipline",
    "(?:received|was given|was issued) an? (?:general|dishonou?rable|bad[- ]conduct|(?:less|other)[- ]than[- ]honou?rable|administrative|undesirable) discharge",
  ],
  // A consent agreement with a regulator.
  [
    "discipline",
    "(?:agrees|agreed|consents|consented|has agreed|has consented) to (?:an? |the )?(?:[\\w-]+[- ]){0,2}(?:suspension|reprimand|cancellation|censure|prohibition|ban)\\b(?! of (?:hostilities|fighting))",
  ],
  [
    "discipline",
    "(?:will|would|does|did) (?:not|no longer) (?:be )?(?:returning|return|be back|appear|broadcast|present|host) (?:to |on |at |in )?(?:the|his|her|its) (?:[\\w'-]+ ){0,2}(?:schedule|air|airwaves|programme|program|show|station)\\b",
  ],
  [
    "discipline",
    [
      "(?:has |had )?(?:lost|loses|failed in) (?:an?|his|her|their) (?:[\\w-]+ ){0,2}?(?:(?:unfair|wrongful)[- ](?:dismissal|termination) (?:claim|case|suit|lawsuit|action)|(?:claim|case|suit|lawsuit|action) (?:of|for|over|claiming|alleging) (?:unfair|wrongful) (?:dismissal|termination))",
      "(?:was|were|had been) (?:fairly|lawfully|rightly|properly) (?:dismissed|sacked)",
    ].join("|"),
  ],
  [
    "discipline",
    `(?:has |have |had )?lost (?:his|her|their) (?:job|post|position|seat|licen[cs]e|place|contract|role)s?(?: (?:at|with|as|in) [^⟦⟧;.,“”]{2,40})? (?:over|for|after) (?:(?:his|her|their|the|an?) (?:[\\w-]+ ){0,3}(?:posts?|tweets?|remarks?|comments?|messages?|e-?mails?|rant|tirade|slurs?|jokes?|salute|video|speech)|${offending})\\b`,
  ],
  ["liable", "(?:engaged in|committed) (?:unlawful )?(?:[\\w-]+ )?(?:discrimination|harassment|vilification)\\b"],
  ["discipline", hasLostWork],
  [
    "discipline",
    [
      "(?:has |had )?(?:lost|loses) (?:his|her|their) (?:[\\w-]+ )?(?:show|programme|program|column|slot|sponsorship|commission)\\b",
      "(?:has |had )?(?:lost|loses) the (?:party )?whip",
      "(?:had|has had) (?:the|his|her) (?:party )?whip (?:removed|withdrawn|suspended)",
    ].join("|"),
  ],
  [
    "try",
    "(?:is|was|goes|went|stood|stands) (?:on|to)? ?trial(?! (?:(?:on|in) )?(?:next|later|\\d|(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday)\\b))",
  ],
];
