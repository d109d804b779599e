import { tellsBetween } from "../reading/function-words.ts";
import { QuickPatterns } from "#app/lib/language/quick-pattern.ts";
import type { Frame } from "./frame.ts";
import { one } from "./masked-sentence.ts";
import { near } from "./of-kin.ts";
import { active } from "./steps-by-others.ts";
import { own } from "./steps-of-their-own.ts";
import { done } from "./steps-upon-them.ts";
import { actsOnJews, circumstance, committed, doerNouns, offending, sought, takenAway, takenThings } from "./words-of-steps.ts";

/*
 * The ways in which a sentence tells a step of somebody by name: the words of the step with the name before them, behind them or between.
 * They read a masked sentence (masked-sentence.ts).
 */

/** "and former officer X", "and ex-captain X": an office in small letters before the second name. */
const office =
  "(?:(?:former|ex|fellow|retired|then|acting)[ -](?:(?!(?:of|by|with|from|for|who|that|to|in|at|on|and)\\b)[a-z-]+ ){0,3})?";
const age = "(?: (?:aged )?\\(?\\d{2}\\)?,?)?";
/** The commas of a list that ends in "and": "X, 23, Y, 24, and Z". */
const listed = `,${age} (?=${one}(?:,${age} ${one}){0,3}(?:,${age})? and ${one})`;
/** Before the name of a companion: "her brother", "his sister, ", "the landlord", "19-year-old student". */
const companion =
  "(?:(?:his|her|their) (?:[a-z-]+ ){1,2}|(?:his|her|their|the|an?) [a-z-]+(?: [a-z-]+){0,3}, |the (?:[a-z-]+ ){1,3}|\\d{1,2}-year-old (?:[a-z-]+ ){0,2}?)";
/** From one name to the next. */
const joint = [
  listed,
  // "X, 23, his brother, Y".
  `,${age} (?:his|her|their) (?:[a-z-]+ ){0,2}?[a-z-]+, (?=${one})`,
  // "X, a porter, and former officer Y", "X along with his brother Y".
  `(?:, [^⟦⟧;:]{0,90}?)?,? (?:and |as well as |along with )${companion}?${office}`,
].join("|");
/** Several joined by commas and "and". */
const several = `(?<who>(?:${one}(?:${joint}))*${one}(?:, [^⟦⟧;:]{0,90}?,? and ${one})?)`;
const saidOfOne = [
  // ", owner of the bakery,".
  ", (?:the |an? |its )?(?:[\\w-]+ ){0,3}?(?:owner|operator|founder|manager|landlord|director|editor|publisher|principal|leader) of [^;:]{2,90}?,",
  // ", 34, of Dunley,", ", who lives in Dunley,".
  ", (?:\\d{1,3}|aged|of|from|an?|the|its|who|whose|then|formerly|also|now|both|each|dob|born|known|nicknamed|together|along)\\b[^;:⟦⟧]{0,170}?,",
  // ", unemployed,", ", a porter there,".
  ", [\\w-]+,",
  ", [a-z][^;:,⟦⟧]{2,60},",
].join("|");
/** What is said of somebody before the verb: " of Dunley (34), a former teacher at the school,". */
const aside = `(?: (?:of|from) (?-i:[A-Z])[\\w'-]*(?: (?-i:[A-Z])[\\w'-]*){0,3},?)?(?:,? ?\\([^)]{1,60}\\))?(?:${saidOfOne})?`;
/** "The chair of the finance committee has been removed". */
const ofWhat = "(?: (?:of|at) (?:the|its|a|an) [a-zA-Z'-]+(?: [a-zA-Z'-]+){0,4}(?= (?:was|were|has|have|had|is|are)\\b))?";
/** Between a form of "to be" and what was done, or before it. */
const soon = `(?:${[
  ..."also himself herself themselves hereby therefore thereby later then both each all now already again since first today yesterday earlier instead".split(
    " ",
  ),
  "this (?:week|month|morning|afternoon|year)",
  "last (?:week|month|year|night|\\w+day)",
  "on (?:the )?\\w+(?: \\d{1,2}(?:, \\d{4})?)?",
  "in \\w+(?: \\d{4})?",
  "\\w+ly",
].join("|")})`;
const passive = `(?:,? ${soon},?)* (?:(?:has|have|had)(?:,? ${soon},?)* )?(?:was|were|is|are|been|being|got|remains|remained|stands)(?:,? ${soon},?)* (?:being )?`;

/** What stands between a verb and the name it takes: the office or trade, in small letters, "the weekend news anchor". */
const bodies =
  "(?:(?!(?:that|who|which|and|or|but|for|in|into|onto|through|toward|towards|upon|over|after|before|by|from|with|without|on|at|to|of|said|as|was|were|is|are|had|has|because|when|while|against|it|they|he|she|police)\\b)(?-i:[a-z0-9][a-z0-9'-]*,?) |(?-i:[a-z-]+ and )(?=(?-i:[a-z-]+) ⟦)|(?-i:[A-Z][\\w&.'’-]* )(?=(?-i:(?:[A-Z][\\w&.'’-]* ){0,3}(?:[A-Z]?[a-z-]+ ){1,2}⟦))){0,6}";
/** The last word before the name, a title or a trade: "Chief Rabbi X"; not "a friend of X". */
const titled = "(?:(?!(?:of|with|by|from|and|or|to|for|against|near|beside|behind|than|like)\\b)\\w+ )?";
const courts = "courts?|magistrates|jury|judge|sheriff|bench|tribunal of fact";
const panels = "tribunal|panel|committee|commission|hearing|inquiry|adjudicator|ombudsman|regulator|watchdog";
const heard = "heard|told|hears";
const found = "found|ruled|concluded|decided|held|finds|rules";
const toldByBody: [Frame["kind"], string, string][] = [
  ["try", courts, heard],
  ["liable", courts, found],
  ["discipline", panels, found],
];
/** Behind a word for somebody at the head of a page: what was done about them, "has been thrown out of the party", "was given a ban". */
export const stepTaken = new RegExp(
  `^[^.;“”"]{0,120}? (?:has|have|had|was|is)(?: (?:been|also|now|since|\\w+ly))* (?:${done
    .filter(([kind]) => /^(?:sentence|discipline)$/.test(kind))
    .map(([, words]) => words)
    .join("|")})`,
);
/** At the end of a sentence about somebody without a name: "…, a court has heard". */
export const toldByCourt = new RegExp(
  `, (?:an?|the|[A-Z][\\w'-]+) (?:[\\w'-]+ ){0,4}?(?:(?:${courts}) (?:(?:has|have|had|was|were|also|later|been) )*(?:${heard}|${found})|(?:${panels}) (?:(?:has|have|had|also|later) )*(?:${found}))(?: on \\w+day)?\\W*$`,
);

/**
 * A step as a thing that is given: "imposed a sentence of 30 months on X", "revoked the membership of X". Every verb of giving
 * goes with every such noun.
 */
const given: [Frame["kind"], string][] = [
  ["sentence", "sentences?|prison terms?|jail terms?|custodial terms?|home detention|community service|unpaid work"],
  ["liable", "fines?|daily rates|day[- ]fines|penalt(?:y|ies)"],
  ["discipline", "bans?|suspensions?|reprimands?|censures?|prohibition orders?|disqualifications?|exclusions?|expulsions?"],
];
/** A step as a noun of those who bear it: "the indictment of X and Y". */
const nominal: [Frame["kind"], string][] = [
  ["indict", "indictments?"],
  ["arrest", "arrests?"],
  ["convict", "convictions?"],
  ["sentence", "(?:jailing|imprisonment|sentencing)s?"],
  ["discipline", "dismissals?|expulsions?|suspensions?|sackings?|disbarments?|disqualifications?"],
];
const giving = "(?:impos|issu|serv|lev[iy]|pass|hand|slapp?|met)(?:e?[ds]|es|ing)(?: (?:down|out))?";
const takingAway = `(?:(?:revok|withdr[ae]w|terminat|cancell?|rescind|annull?|end|suspend)(?:e?[ds]|s|es|n|ing)?|(?:took|taken|takes|taking) away)${circumstance}{0,2} (?:the |its |his |her )?(?:[\\w-]+ ){0,2}(?:membership|licen[cs]e|registration|contract|fellowship|scholarship|admission|accreditation|season ticket|candidacy|enrolment|enrollment|employment|party card)s? of`;

/** Papers that accuse: whoever they say did something is charged with it. */
const charging: [Frame["kind"], string][] = [
  ["indict", "indictment"],
  [
    "charge",
    "(?:criminal )?complaint affidavit|criminal complaint|charging documents?|criminal information|arrest warrant|bill of information",
  ],
];

/** What an appeal is against. */
const standing: [Frame["kind"], string][] = [
  ["sentence", "sentence|prison term|jail term"],
  ["convict", "convictions?"],
  ["liable", "(?<!\\b(?:library|parking|traffic|tax|speeding) )(?:fines?|penalty|order to pay)"],
  [
    "discipline",
    "(?<=\\bto )(?:exclude|expel|suspend|ban|bar|remove|dismiss|sack|fire|disqualify|disbar|strike)|dismissal|sacking|suspension|expulsion|ban|banning|striking[- ]off|struck off|sacked|dismissed|expelled|suspended|disqualification|removal from|erasure|deregistration|disbarment|censure|demotion",
  ],
];

/** What is done with it is no offence: passed on to whoever looks into it, written about, fought. */
const ofAnother =
  "(?![^⟦⟧;.“”]{0,70}\\b(?:(?:with|to) (?:the |an? |his |her )?(?:police|panel|board|council|officers|authorities|managers?|head|school|union|committee)|(?:reports?|books?|articles?|lectures?|studies|study|fight|office|leadership|rules|confidentiality|unacceptable)\\b))";

/** What bodies find that respondents did: never what a complainant does. */
export const findsDone = `(?!\\w+ (?:no|nothing|neither|an? (?:\\w+ )?(?:complaint|warning|report|apology))\\b)(?:${[
  "refus\\w+",
  "declin\\w+ to (?:serve|rent|let|hire|admit|treat|employ|host)",
  "cancel\\w+",
  "withdr[ae]w\\w* (?:the|an?|his|her|its|their) (?:[\\w-]+ )?(?:offer|place|booking|invitation|tenancy|reservation|service|job|contract)",
  "turned (?:\\w+ ){0,4}away",
  "evict\\w+",
  "denied (?!that|the allegation|any|it)",
  "sent (?:[\\w-]+ ){0,5}(?:messages?|e-?mails?|letters?|texts?|images?|posts?|memes?|cartoons?)",
  "posted",
  "shared",
  "published",
  "circulated",
  "distribut\\w+",
  "display\\w+",
  "perform\\w+",
  "gave (?:an? )?(?:nazi|hitler)",
  "shouted",
  "chanted",
  "sang",
  "called",
  "used (?:[\\w-]+ ){0,5}(?:slurs?|language|words?|terms?|expressions?|epithets?|phrases?|tropes?)",
  "made (?:[\\w-]+ ){0,4}(?:remarks?|comments?|gestures?|statements?|jokes?|slurs?|salutes?|threats?|posts?)",
  "mock\\w+",
  "taunt\\w+",
  "hound\\w+(?![^⟦⟧;.“”]{0,50} out\\b)",
  "torment\\w+",
  "persecuted",
  "stalked",
  "punched",
  "kicked",
  "slapped",
  "hurled",
  "scrawled",
  "defaced",
  // With words of theirs behind it.
  "told(?= (?:an?|the|one|two|three|several|his|her|their) (?:[\\w-]+ ){0,2}?(?:jews?|jewish [\\w-]+|rabbis?) (?:that )?“”)",
  "harass\\w+",
  "abus\\w+",
  "insult\\w+",
  "threaten\\w+",
  "vandali\\w+",
  "painted",
  "sprayed",
  "daubed",
  "attack\\w+",
  "assault\\w+",
  "drove to",
  "planned",
  "conspired",
  "spat",
  "engaged in",
  committed,
  "breach\\w+",
  "violat\\w+",
  "discriminat\\w+",
  "incit\\w+",
  "vilif\\w+",
  "bull(?:y|ied)",
  "expressed (?:hatred|contempt|hostility|animosity|anti-?semit\\w+)",
].join(
  "|",
)})\\b(?! (?:no|nothing|neither|nobody|no one|an? (?:\\w+ )?(?:complaint|warning|report|apology) |against (?:the )?anti-?semiti|with (?:the )?police))(?![^⟦⟧;.“”]{0,70} for being (?:an? )?(?:anti-?semit|racist|nazi))`;

/** What comes of a complaint that is not turned down. */
const upheld =
  "(?:upheld|substantiated|sustained|proved|proven|(?:found |held |judged |deemed )(?:to be )?(?:proved|proven|justified|substantiated|true|well[- ]founded|made out)|well[- ]founded|made out)\\b";
/** "that X was mocked": done to them. */
const notUndergone =
  "(?! (?:(?:had|has|have) been|was|were|is) (?:\\w+ly )?(?:\\w+ed|told|sent|shown|given|spat|hit|beaten|sung|driven|struck|bitten|hurt|left|made|met)\\b)";
/** Whoever decides such things, as the last word of a phrase. */
const deciders = `(?:${panels}|${courts}|university|college|school|council|board|party|league|federation|association|union|club|authority|judges?|ombud\\w+|ministry|diocese|church|hospital|employer|academy|institute)`;
/** What somebody said, wrote, drew or did, as a body speaks of it. */
const doings =
  "(?:conduct|behaviou?r|actions?|remarks?|comments?|words|posts?|messages?|e-?mails?|language|statements?|tweets?|cartoons?|drawings?|lectures?|speech(?:es)?|sermons?|gestures?|jokes?|songs?|lyrics|columns?|articles?|essays?|videos?|podcasts?|broadcasts?|salute|chants?|letters?|leaflets?|claims?|outburst|book|blog)";

const possessed: [Frame["kind"], string][] = [
  [
    "liable",
    `${doings}(?: (?:about|on|to|at|against|towards?) (?:(?!\\b(?:that|which|who|whose|by|from|convicted|accused|charged|jailed|fined|called)\\b)[^⟦⟧;.,]){2,60}?)? (?:was unwanted|manifest(?:s|ed) (?:bias|prejudice|hostility)|had the (?:purpose|effect)|(?:was|were|is|are|amounts? to|amounted to|constitutes?|constituted) (?:an? |\\w+ly |gross |serious |clearly |clear |expression of |act of |form of )*(?:antisemiti(?:c|sm)|anti-semiti(?:c|sm)|anti-jewish|holocaust denial|denial of the holocaust|misconduct|unprofessional conduct|conduct unbecoming|improper|unlawful|religious harassment|hate speech)|breach(?:es|ed)|violat(?:es|ed)|contraven(?:es|ed)|fell (?:far |well |seriously )?(?:short|below)|brought (?:the )?[^⟦⟧;.]{2,40} into disrepute)\\b`,
  ],
  [
    "liable",
    "(?:conduct|actions?|refusal|e-?mails?|remarks?|words|treatment of [^⟦⟧;.]{2,40}) (?:was|were|is|are|amounts? to|amounted to|constitutes?|constituted) (?:unlawful |religious |direct |clear )*(?:discrimination|harassment|vilification|an? breach|contrary to)\\b",
  ],
  ["liable", "fitness to practi[sc]e (?:was|is|to be)(?: \\w+ly)? impaired\\b"],
  // "Ana Ruiz's sentencing is set for May": yet to come, unless it says to what.
  [
    "sentence",
    "(?:(?<!\\b(?:an?|any|maximum|possible|potential|likely|minimum|the) )sentence(?! (?:hearing|date))|sentencing (?:on \\w+ )?to|prison term|jail term)\\b",
  ],
  ["convict", "(?:conviction)\\b"],
  ["plead", "guilty plea\\b"],
  [
    "party",
    "(?:sentencing|sentence hearing|trial|arrest|arraignment|indictment|bail|detention|appeal against|expulsion|suspension|dismissal|sacking|firing|resignation|plea)\\b",
  ],
];

/** Between whose it is and what it is: "two-year", not "maximum", and no verb. */
const ofTheirs =
  "(?!(?:maximum|minimum|possible|potential|likely|eventual|future|prospective|any|said|says|told|asked|discussed|considered|carries|carried|sought)\\b)[\\w-]+";
/** "Ana Ruiz's sentence will be announced", "her conviction would be the first": yet to come. */
const notToCome =
  "(?! (?:will|would|could|may|might|should|depends|is (?:to be|due|expected|being)|was being|has (?:not|yet)|remains)\\b)";

/** "a student at …": where somebody is, not who. */
const notPlace = "(?<!\\b(?:at|in|near|from|for|with|by|outside|to|against|of|about|concerning) )";

/** Words after which what follows may be said of somebody else. */
const newcomer =
  "\\b(?:that|who|which|whom|when|while|said|told|saw|asked|by|man|woman|boy|girl|suspect|others?|people|victim|police|officers?|he|she|they|not|never)\\b";

const plain = "(?!(?:who|that|which|and|for|in|over|after|by|from|with|on|at|said|as)\\b)[\\w'-]+";

/** A word of a noun phrase that holds nobody else: no "of", no "who", no verb. */
const ofNobody =
  "(?!(?:that|who|which|whom|whose|of|by|with|from|for|in|on|at|to|as|was|were|is|are|had|has|have|said|and|or|but|against|after|before|when|while|killed|hit|attacked)\\b)[\\w'-]+";

/** `hint` is the pattern without the name: most sentences end there, at little cost. */
export type Pattern = { kind: Frame["kind"]; hint: number; pattern: RegExp };
/** Several patterns share a hint: it is looked for once a sentence. */
const hints: string[] = [];
const hintNumbers = new Map<string, number>();
/** What a sanction was for stands behind it in the same sentence. */
const ground = "(?= [^;.“”]{0,60}?\\b(?:over|for|after|because of|following|due to|amid|in light of)\\b)";

const compile = (kind: Frame["kind"], source: string, hint: string): Pattern => {
  let number = hintNumbers.get(hint);
  if (number === undefined) {
    number = hints.push(hint) - 1;
    hintNumbers.set(hint, number);
  }
  return { kind, hint: number, pattern: new RegExp(source, "gi") };
};

const invertible = {
  charge: "charged|summonsed|arraigned|accused",
  indict: "indicted|named in the (?:[\\w-]+ )?indictment",
  arrest: "arrested|detained|in custody",
  sentence: "sentenced|jailed|imprisoned",
};

const asTheDoer = `(?:an?|the|one of the|being the|its|their) (?:[\\w-]+ ){0,3}?${doerNouns}\\b`;

/** A way to tell a step for each of these kinds; `hint`: what it needs besides the kind's own verbs. */
const told = (kinds: RegExp, source: (verbs: string) => string, hint?: string): Pattern[] =>
  done.filter(([kind]) => kinds.test(kind)).map(([kind, verbs]) => compile(kind, source(verbs), hint ?? verbs));
const ofWork = /^(?:discipline|sentence|charge|convict|arrest)$/;
const ofLaw = /^(?:charge|indict|arrest|convict|sentence)$/;

/** Steps told beside a name by no verb of their own. */
const besideTheName: [Frame["kind"], string][] = [
  ["try", "on trial|standing trial|in the dock"],
  [
    "charge",
    "(?:summoned|called|brought) (?:to|before) (?:the |an? )?(?:[\\w'’-]+ ){0,3}?(?:courts?|judges?|magistrates?)|(?:awaiting|facing|due to stand|to stand|sent for|committed for) trial|prosecuted",
  ],
  ["arrest", "in custody|on remand"],
];
/** What a trial ends with for whoever is on it. */
const endedIn: [Frame["kind"], string][] = [
  ["convict", "convictions?|guilty verdicts?|verdicts? of guilty"],
  [
    "sentence",
    "sentences?|fines?|prison terms?|jail terms?|(?:suspended )?terms?|(?:months|years)(?:['’]? (?:in (?:prison|jail)|imprisonment))?|probation|community service",
  ],
];

export const patterns: readonly Pattern[] = [
  ...done.map(([kind, verbs]) => compile(kind, `${notPlace}${several}${ofWhat}${aside}${passive}(?:${verbs})\\b`, verbs)),
  // "Two men, X and Y, were found guilty": whom the sentence counts and then names.
  ...done.map(([kind, verbs]) =>
    compile(
      kind,
      `\\b(?:men|women|people|persons|teenagers|youths|brothers|sisters|students|players|fans|supporters|suspects|defendants|officers|members|activists|employees|workers|nationals|citizens|residents|man|woman|couple|pair), ${several},${passive}(?:${verbs})\\b`,
      verbs,
    ),
  ),
  // "X, a candidate for the assembly who had been expelled".
  ...done.map(([kind, verbs]) =>
    compile(
      kind,
      `${several}, (?:an?|the|one of the) [^⟦⟧;:.,“”]{2,80} who (?:was|were|is|has been|had been)(?: ${soon})* (?:${verbs})\\b`,
      verbs,
    ),
  ),
  // "X, the teacher fired for it,".
  ...told(
    ofWork,
    (verbs) =>
      `${several},(?: (?:aged )?\\d{2},)? (?:an?|the) (?:(?!(?:of|for|on|at|in|with|to|from|by|and|or|who|whose|than|about)\\b)[\\w'-]+ ){1,4}?(?:${verbs}) (?:for|over|after|of|with)\\b`,
  ),
  // "Among those arrested over it was X", "One of the men charged is X".
  ...told(
    ofWork,
    (verbs) =>
      `^(?:among|one of|two of|three of|included among|also among) (?:the|those|them|\\w+) (?:(?!(?:who|that|and|by)\\b)[\\w'-]+ ){0,4}?(?:${verbs}) (?:for|over|after|with|of|on suspicion|in connection)\\b[^⟦⟧;.“”]{0,90}? (?:was|were|is|are) ${bodies}${several}(?!'s)`,
    "(?:among|one of|two of|three of) (?:the|those|them|\\w+) ",
  ),
  // "X and Y, who are serving prison terms".
  compile(
    "sentence",
    `${several}(?:, (?:aged )?\\d{2})?,? who (?:is|are|was|were)(?: (?:already|currently|now|still|both|each))* serving (?:an? |his |her |their )?(?:[\\w-]+ ){0,4}(?:sentences?|terms?|years?)\\b(?! (?:for|over) (?:an? )?(?:drug\\w*|theft|robbery|burglary|murder|fraud|unrelated|earlier|previous|separate|another))`,
    "serving",
  ),
  // "X, charged with …", "X, who was convicted of …", and after what came before: "X was tried, convicted and fined".
  ...done
    .filter(([kind]) => kind !== "try")
    .map(([kind, verbs]) =>
      compile(
        kind,
        `${several}(?:, (?:aged )?\\d{2})?, (?:(?:who (?:was|is|has been|had been) (?:${soon} )*|previously )(?:${verbs})\\b|(?:already )?(?:${verbs})\\b(?! (?:him|her|them|it|⟦|the |an? |two |three |several |some |one )))`,
        verbs,
      ),
    ),
  // "Convicted in Lodz of …, X wept": the step ahead, and then the name.
  ...told(
    /^(?:arrest|charge|indict|try|convict|sentence|liable|discipline)$/,
    (verbs) =>
      `^(?:(?:already|once|now|recently|twice|later) )?(?:${verbs})${circumstance}{0,3} (?:(?:for|to) (?:\\w+ ){1,3}(?:days|weeks|months|years)(?: in (?:prison|jail))? )?(?:of|for|over|with) [^⟦⟧;.]{3,200}?, ${several}(?!'s)(?=(?:, (?:aged )?\\d{2},)? (?!(?:who|whom|whose|and|or|of|in|at|on|by|with|for|as|${tellsBetween})\\b)[a-z])`,
  ),
  // "X, on trial in Lodz for …", "X, summoned before a judge for …", "X, now awaiting trial over …".
  ...besideTheName.map(([kind, words]) =>
    compile(
      kind,
      `${notPlace}${several}(?:,? \\(?(?:aged )?\\d{2}\\)?)?(?:, (?:an?|the) [^⟦⟧;:.,“”]{2,60})?, (?:(?:who (?:is|was|has been) )?(?:now |currently |already |also |still |first )*)(?:${words})${circumstance}{0,3},? (?:for(?! (?:his|her|their) own\\b)|over|on charges of|accused of|charged with|on (?:an? )?(?:[\\w-]+ )?charges? of)\\b`,
      words,
    ),
  ),
  // "The trial of X for … ended with a suspended sentence".
  ...endedIn.map(([kind, words]) =>
    compile(
      kind,
      `\\b(?:trial|prosecution|case) (?:of|against) ${bodies}${titled}${several}${aside}${circumstance}{0,3}(?:,? (?:for|over|on charges of) [^⟦⟧;.]{3,160}?)?,? (?:has |had )?(?:ended|closed|concluded|finished) [^⟦⟧;.,]{0,20}?(?:with|in) (?:an? |his |her |their )?(?:(?!(?:no|not|without|acquittal)\\b)[\\w-]+ ){0,5}?(?:${words})\\b`,
      words,
    ),
  ),
  // "the sentence that X received in Lodz for".
  compile(
    "sentence",
    `\\b(?:sentence|term|punishment)(?: (?:that|which))? ${bodies}${titled}${several}${aside} (?:received|got|was given|was handed|has been given)${circumstance}{0,3} (?:for|over)\\b`,
    "sentence|term|punishment",
  ),
  // "the fine imposed on X last year for", "the sentence passed on X for".
  ...given.map(([kind, nouns]) =>
    compile(
      kind,
      `\\b(?:${nouns})(?: of [^⟦⟧;.“”]{2,50}?)? (?:imposed|passed|levied|inflicted)${circumstance}{0,1} (?:on|upon) ${bodies}${titled}${several}(?!'s)${circumstance}{0,3} (?:for|over)\\b`,
      nouns,
    ),
  ),
  // "A ban on X for … has been extended".
  ...given.map(([kind, nouns]) =>
    compile(
      kind,
      `(?:^|[;:] )(?:the |an? |his |her |its )?(?:(?!(?:proposed|possible|planned|threatened|mooted)\\b)[\\w-]+ ){0,3}?(?:${nouns}) (?:on|against|for) ${bodies}${titled}${several}(?!'s)${circumstance}{0,3} (?:for|over) [^⟦⟧;.]{3,160}? (?:has been|was|is|will be|have been|were) (?:now |also )?(?:extended|upheld|confirmed|affirmed|doubled|lengthened|increased|made permanent|to stand|in force)\\b`,
      nouns,
    ),
  ),
  // "X, whose trial in Lodz for … opens next week".
  compile(
    "charge",
    `${notPlace}${several}(?:,? \\(?(?:aged )?\\d{2}\\)?)?, whose (?:re)?trial${circumstance}{0,3},? (?:for|over|on charges of) `,
    "whose (?:re)?trial",
  ),
  // "X, serving four months for".
  compile(
    "sentence",
    `${notPlace}${several}(?:,? \\(?(?:aged )?\\d{2}\\)?)?, (?:who is )?(?:now |currently |still |already )?serving (?:an? |his |her |the )?(?:[\\w-]+ ){0,4}?(?:sentence|term|months|years|weeks|life)(?: in (?:prison|jail))?${circumstance}{0,3} (?:for|over)\\b`,
    "serving",
  ),
  // "A judge has refused to release X".
  compile(
    "arrest",
    `\\b(?:judges?|courts?|magistrates?|prosecutors?|bench|panel) [^⟦⟧;.]{0,40}?(?:refused|declined|denied|rejected)${circumstance}{0,3},? (?:(?:to (?:release|free|bail|grant bail to)|bail (?:to|for)) ${bodies}${titled}${several}|${several.replaceAll("<who>", "<who2>")} bail)(?!'s)`,
    "release|free|bail",
  ),
  // "The court's verdict: X is guilty of".
  compile(
    "convict",
    `\\b(?:court|jury|judge|magistrates?|tribunal)[^⟦⟧;.:]{0,40}\\b(?:verdict|ruling|judge?ment|decision|conclusion)${circumstance}{0,2}(?: (?:is|was) that|:) ${several}${aside} (?:is|was) guilty of\\b`,
    "guilty of",
  ),
  // "X, who went on trial in Lodz for".
  compile(
    "try",
    `${notPlace}${several}(?:,? \\(?(?:aged )?\\d{2}\\)?)?, who (?:went|goes|has gone|had gone) on trial${circumstance}{0,3},? (?:for|over|on charges of|accused of|charged with)\\b`,
    "on trial",
  ),
  // "It took the jury an hour to convict X of".
  compile(
    "convict",
    `\\b(?:took|needed) [^⟦⟧;.]{2,60}? to (?:convict ${bodies}${titled}${several}(?!'s )|find ${bodies}${titled}${several.replaceAll("<who>", "<who2>")} guilty)`,
    "to (?:convict|find)",
  ),
  // "affirmed a finding that X was responsible for", "confirmed its finding that X had …".
  compile(
    "liable",
    `\\b(?:affirm|uph[eo]ld|confirm|endors|sustain)\\w* (?:an?|the|its|their|that|both|earlier)(?: [\\w-]+){0,4}? (?:findings?|conclusions?|verdicts?|rulings?|decisions?) (?:(?:of|by) [^⟦⟧;.,“”]{2,60} )?that,? ${bodies}${titled}${several}${aside} (?:(?:was|were|is|are) (?:\\w+ly )?(?:responsible|liable|guilty|in breach|in violation)\\b|(?:(?:had|has|\\w+ly) )*(?:${findsDone}))`,
    "affirm|uph[eo]ld|confirm|endors|sustain",
  ),
  // "X is the man charged with …", "X was the teenager who was convicted of …".
  ...told(
    ofLaw,
    (verbs) =>
      `${several}(?:, (?:aged )?\\d{2},)? (?:is|was|remains) (?:the|an?|one of the) (?:(?!(?:of|for|to|from|with|against|by|in|at|on|who)\\b)[\\w-]+ ){0,3}?(?:m[ae]n|wom[ae]n|persons?|people|one|teenagers?|${doerNouns})(?: (?:who|that) (?:is|was|are|were|has been|had been|is being))?(?: ${soon})* (?:${verbs}) (?:with|of|for|over|in|on|to)\\b`,
    "(?:is|was|remains) (?:the|an?|one of the) ",
  ),
  // "X - charged with killing eleven people -", "someone convicted of incitement—X—".
  ...told(
    ofLaw,
    (verbs) =>
      `(?<!\\b(?:who|which|that|whom|after|when) (?:[\\w'-]+ ){1,6})(?<!\\b(?:of|by|with|against|from|for|about|on|near) )${several} ?(?:[–—]| - ) ?(?:who (?:is|was|has been|had been) )?(?:${verbs}) (?:with|of|for|over|in|on|to)\\b`,
    "[–—]| - ",
  ),
  ...told(
    ofLaw,
    (verbs) =>
      `^[^⟦⟧;.“”]{3,60} ?(?:[–—]| - )(?:and )?(?:someone|somebody|an? (?:[\\w-]+ ){0,2}(?:man|woman)) (?:who (?:was|has been|had been) )?(?:${verbs}) (?:with|of|for) [^⟦⟧;.–—]{2,60} ?(?:[–—]| - ) ?${several}(?= ?(?:[–—,.]| - | (?:is|was|will|has|won)\\b))`,
    "[–—]| - ",
  ),
  // "X was found nearby with paint on his hands and charged with …", "X left the hall and was arrested".
  ...done
    .filter(([kind]) => kind !== "try" && kind !== "liable")
    .map(([kind, verbs]) =>
      compile(
        kind,
        `${several}${aside}(?: (?:was|were|has been|is|had|left|drove|walked|ran|fled|returned|went|came|pleaded|admitted|lost)\\b(?:(?!${newcomer})[^⟦⟧;.“”]){2,90}),? and (?:(?:was|were|has been|had been|is|later|then|also|subsequently) )*(?:${verbs})\\b`,
        verbs,
      ),
    ),
  // "X and Y denied it, but were convicted".
  ...told(
    /^(?:convict|sentence|discipline|liable)$/,
    (verbs) =>
      `${several}${aside}(?: (?:had|both|all|each))* denied\\b(?:(?!${newcomer})[^⟦⟧;.“”]){2,90},? (?:and|but) (?:was|were|has been|have been|is|are) (?:(?:later|then|both|all|each) )*(?:${verbs})\\b`,
    "denied ",
  ),
  // "charged ⟦0⟧'s attacker": somebody of theirs. Of a sanction it may be the very thing that was taken away.
  ...active.map(([kind, verbs]) =>
    compile(
      kind,
      `\\b(?:${verbs}) ?${bodies}(?:(?!(?:and|or|but|that|who|which|whether|when|while|because|if|as|since|after|before|by|of|with|from|near|outside|beside|alongside)\\b)\\w+ )?${several}${/^(?:charge|indict|arrest|convict|sentence)$/.test(kind) ? "(?!\\d|⟧|'s )" : ""}`,
      verbs,
    ),
  ),
  // "parted ways with its football coach, X": the office, then the name.
  ...active.map(([kind, verbs]) =>
    compile(kind, `\\b(?:${verbs}) (?:its|his|her|their|our|an?|the|one) (?:${plain} ){0,6}(?<role>${plain}), ${several}`, verbs),
  ),
  // "X shouted “” at a family, a court has heard", "X sent antisemitic messages to a councillor, a tribunal ruled".
  ...toldByBody.map(([kind, bodies, verbs]) =>
    compile(
      kind,
      `^${several}${aside} (?:(?:repeatedly|allegedly|\\w+ly|also|had) )*${actsOnJews}\\b[^⟦⟧;]{6,220}?, (?:an?|the|[A-Z][\\w'-]+) (?:[\\w'-]+ ){0,4}?(?:${bodies}) (?:(?:has|have|had|was|were|also|later|been) )*(?:${verbs})(?: on \\w+day)?\\W*$`,
      verbs,
    ),
  ),
  ...own.map(([kind, verbs]) =>
    compile(kind, `${notPlace}${several}${aside}(?: who)?(?:,? ${soon},?)*(?: has| had)? (?:${verbs})`, verbs),
  ),
  ...given.map(([kind, nouns]) =>
    compile(
      kind,
      `\\b${giving} (?:an? |the |its |\\d+ )?(?:[\\w-]+ ){0,4}(?:${nouns})(?: of [^⟦⟧;.“”]{2,50}?)? (?:on|upon|to|against) ${bodies}${titled}${several}`,
      nouns,
    ),
  ),
  // "Fines of 3,000 zloty each were imposed on X and Y".
  ...given.map(([kind, nouns]) =>
    compile(
      kind,
      `\\b(?:${nouns})(?: of [^⟦⟧;.“”]{2,50}?)? (?:was|were|has been|have been) (?:imposed|handed|levied|passed)(?: down| out)?(?: (?:on )?\\w+day)? (?:on|upon|to) ${bodies}${titled}${several}`,
      nouns,
    ),
  ),
  // "X admitted sending them when she appeared before magistrates".
  compile(
    "plead",
    `${notPlace}${several}${aside}(?: (?:has|had))? (?:admitted|admits|confessed to) ${offending}\\b[^⟦⟧;.]{2,90} (?:(?:when|as) (?:he|she|they) (?:appeared|stood) (?:at|in|before)|(?:at|in|before)) (?:(?:the|[A-Z][\\w'-]*|a|federal|district|county|crown|youth) ){0,4}(?:court|magistrates|judge)\\b`,
    "admit|confess",
  ),
  // "X, 34, was committed to crown court for sentence after admitting stirring up hatred".
  compile(
    "plead",
    `${notPlace}${several}${aside} [^⟦⟧;.“”]{2,80} (?:after|having) (?:admitt(?:ing|ed)|plead(?:ing|ed) guilty to|confess(?:ing|ed) to) (?:the |a |an |one |two |three |four |five |six |\\d+ )?(?:[\\w-]+ ){0,5}?(?:offen[cs]es?|charges?|counts?|harassment|assault|criminal|malicious|public order|stalking|stirring up|inciting|incitement|using threatening|sending|possessing|racially|religiously|threats|threatening|vandalism|arson|mischief)\\b`,
    "(?:after|having) (?:admitt|plead|confess)",
  ),
  // "announced the indictment of X and Y", "The arrests of X and Y over …".
  ...nominal.map(([kind, nouns]) =>
    compile(
      kind,
      `(?:^\\W*|\\b(?:announc|report|confirm|welcom|follow|upheld|secur|obtain|result|return|unseal)\\w*(?: (?:to|in|with))? )(?:the |an? )?(?:[\\w-]+ ){0,2}?(?:${nouns}) of (?:(?!(?:complaints?|claims?|charges?|cases?|appeals?|against|by|for|of|with|to|from)\\b)[\\w-]+ ){0,3}?${several}`,
      nouns,
    ),
  ),
  // "set off by the jailing of another man, X, in 2014 for sending it".
  ...nominal.map(([kind, nouns]) =>
    compile(
      kind,
      `\\b(?:after|following|since|by|despite|with|from|before|(?:led|leading) to|(?:ended|resulted) (?:in|with)|recall(?:ed|s)|noted|cited|includ(?:ed|es|ing)|welcomed|condemned) the (?:[\\w-]+ ){0,2}(?:${nouns})(?: (?:in|last) \\w+)? of (?:(?:an?|another|the|one|its|his|her|their) (?:[\\w-]+ ){0,4}?[\\w-]+, )?${bodies}${several}(?:,? (?:aged )?\\d{2})?(?:,? (?:in|last|on|this|earlier) [^⟦⟧;.“”,]{2,30}?)?,? (?:for|over|on charges of) `,
      nouns,
    ),
  ),
  // "Lifetime bans were given to X and Y".
  ...given.map(([kind, nouns]) =>
    compile(
      kind,
      `\\b(?:${nouns})(?: of [^⟦⟧;.“”]{2,40}?)? (?:was|were|has been|have been|had been) (?:\\w+ly |also |later )?(?:given|handed(?: down| out)?|issued|imposed|served|passed|meted out) (?:to|on|upon|against) ${bodies}${titled}${several}`,
      nouns,
    ),
  ),
  // "X was bailed to reappear on charges of …", "is being held on a charge of arson".
  compile(
    "charge",
    `${several}${aside} (?:(?:was|were|is|are|has been|have been) )(?:being )?(?:bailed|released on bail|freed on bail|granted bail|remanded|held|detained|jailed)(?: (?!on\\b)[\\w'-]+){0,5} on (?:an? |the |two |three |four |five |several |\\d+ )?(?:[\\w-]+ ){0,2}?charges? of\\b`,
    "charges?",
  ),
  // "gave 30 months to X", "handed an 18-month sentence to X".
  compile(
    "sentence",
    `\\b(?:gave|gives|handed|hands|passed|imposed) (?:an? )?(?:(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|life)[- ](?:and a half )?(?:years?|months?|weeks?|days?)(?:['’]? (?:in (?:prison|jail)|imprisonment|sentence|term|suspended sentence))?|(?:[\\w-]+ ){0,2}(?:life|prison|jail|suspended|custodial) (?:sentence|term)) (?:to|on) ${bodies}${several}(?!'s? (?:club|side|team|firm|company)\\b)`,
    "gave|gives|handed|hands|passed|imposed",
  ),
  // "X and Y have had their convictions upheld", "lost her appeal against conviction".
  compile(
    "convict",
    `${several}${aside} (?:(?:has|have|had) )?(?:had (?:his|her|their) convictions? (?:and [\\w ]{3,20} )?(?:upheld|confirmed|affirmed)|lost (?:his|her|their|an?) (?:\\w+ )?appeals? against (?:(?:his|her|their) )?convictions?)\\b`,
    "convictions?",
  ),
  compile(
    "convict",
    `\\b(?:upheld|upholds|upholding|confirm(?:ed|s|ing)|affirm(?:ed|s|ing)) (?:the|both|all) convictions? (?:and [\\w ]{3,20} )?of ${bodies}${several}`,
    "convictions?",
  ),
  // "Prosecutors have asked for X and Y to be sent to trial on charges of …".
  compile(
    "charge",
    `\\bprosecut(?:ors?|ion)\\b[^⟦⟧;.“”]{0,40} (?:ask(?:ed|s|ing)? for|want(?:s|ed)?|sought|seeks?|request(?:ed|s)? (?:for|that)|demand(?:ed|s)? that|appl(?:ied|ies) for) ${several}${aside} (?:(?:to|should|must) )?(?:be (?:sent (?:to|for)|put on|committed for)|stand|face|go on) trial\\b`,
    "prosecut",
  ),
  // "Prosecutors accuse X and Y of attacking …".
  compile(
    "party",
    `\\b(?:prosecutors?|prosecution|indictment) (?:accuses?|accused|has accused|have accused|charges?) ${several}${aside} (?:of|with)\\b`,
    "prosecutors?|prosecution|indictment",
  ),
  // "The club and X are jointly and severally liable for £18,400".
  compile(
    "liable",
    `${several}${aside} (?:is|are|was|were|remains?) (?:(?:also|both|each|all|individually|personally|vicariously|jointly(?: and severally)?),? )*liable (?:for|to (?:pay|compensate))\\b`,
    "liable",
  ),
  // "It also found the plaintiff's supervisor, controller X, individually liable".
  compile(
    "liable",
    `\\b(?:found|held|adjudged|declared) (?:that )?(?:⟦\\d+⟧'s )?(?:[\\w'-]+,? ){0,6}${several}${aside}(?:,? (?:is|was|were|are|to be))?,? (?:(?:also|both|each|all|individually|personally|jointly|vicariously|severally|and) )*(?:liable|responsible|in breach|in violation|in contempt)\\b`,
    "liable|responsible|in breach|in violation|in contempt",
  ),
  // "The company identified the pair as sales manager X and estimator Y".
  compile(
    "party",
    `\\b(?:identif(?:ied|ies)|nam(?:ed|es)) the (?:pair|two|couple|duo|men|women|people|employees|workers|students|players|officers|suspects|individuals|brothers|sisters)(?: (?:men|women|people|employees|suspects|individuals))? (?:(?:in|on|seen in) [^⟦⟧;.“”]{2,30} )?as (?:[a-z][\\w'-]* ){0,5}(?<who>⟦\\d+⟧(?:, [^⟦⟧;.“”]{1,70},)? and (?:[a-z][\\w'-]* ){0,5}⟦\\d+⟧)`,
    "identif|nam(?:ed|es)",
  ),
  // "The resolution states that the comments by X were antisemitic": whose words a body speaks of.
  compile(
    "party",
    `\\b(?:resolution|motion|panel|tribunal|court|judge|board|committee|council|commission|report|decision|ruling|finding|order|judge?ment|regulator|inquiry|investigat\\w+)s?\\b[^⟦⟧;]{0,60} (?:comments?|remarks?|posts?|statements?|words|messages?|tweets?|conduct|behaviou?r|language) (?:made |posted |written |sent |shared )?(?:by|of|from) (?:[\\w-]+ ){0,2}${several}${aside} (?:“”|(?:was|were|are|is|amounted|constituted)\\b[^⟦⟧;.]{0,60}(?:antisemit|anti-semit|anti-jewish))`,
    "resolution|motion|panel|tribunal|court|judge|board|committee|council|commission|report|decision|ruling|finding|order|regulator|inquiry|investigat",
  ),
  // "found it proved that the principal, X, withdrew the offer": what a body finds somebody did.
  compile(
    "liable",
    `(?<!\\b(?:could|would|might|should|not|never|n't) (?:have )?(?:\\w+ly )?)\\b(?:found|finds?|finding|ruled|held|conclud\\w+|determin\\w+|decided|satisfied|established|accept(?:ed|s)|proved|proven)(?: [^⟦⟧;.“”]{0,60})? that,? (?:[^⟦⟧;.“”]{0,70}, )?(?:(?!(?:when|after|although|while|because|if|before|told)\\b)[a-z][\\w'-]*,? ){0,6}${several}${aside},? (?:(?:had|has|did|repeatedly|deliberately|in fact|then|also|\\w+ly) )*(?:${findsDone})`,
    "found|find|ruled|held|conclud|determin|decided|satisfied|established|accept|proved|proven",
  ),
  // "X was found by a tribunal of the church to have engaged in …", "X has been adjudged to have made …": of the one found, whoever found it.
  compile(
    "liable",
    `${several}${aside},? (?:was|were|has been|have been|had been|is|are) (?:(?:also|later|then|since|both|each|unanimously|\\w+ly) )*(?:found|held|adjudged|judged|ruled|deemed|determined|declared)(?: (?:on \\w+day|in \\w+|last \\w+|earlier this \\w+))?(?: by [^⟦⟧;.“”]{2,90}?)? to have (?:(?:also|both|repeatedly|deliberately|\\w+ly) )*(?:been (?:responsible|liable|guilty)\\b|${findsDone})${ofAnother}`,
    "found|held|adjudged|judged|ruled|deemed|determined|declared",
  ),
  // "X made …, the panel has ruled": who found it stands behind.
  compile(
    "liable",
    `^(?:(?:the|a) [a-z ]{2,40} )?${several}${aside},? (?:(?:had|has|did|repeatedly|deliberately|\\w+ly) )*(?:${findsDone})${ofAnother}[^⟦⟧;“”]{2,90}, (?:an?|the|its?|${bodies}) ?(?:[\\w'’-]+ ){0,5}?(?:${panels}|${courts}|university|college|school|council|board|party|league|federation|association|union|club|authority|judges?) (?:has |have |had )?(?:found|ruled|held|concluded|determined|decided)\\b`,
    "found|ruled|held|concluded|determined|decided",
  ),
  // "said in its ruling that X had …", "according to the ruling of the court, X had …".
  compile(
    "liable",
    `\\b(?:(?:said|says|stated|states|wrote|writes) in (?:its|his|her|the|an?|their) (?:[\\w-]+ ){0,2}(?:ruling|decision|judge?ment|findings?|determination|verdict|adjudication) that|according to (?:the|an?|its) (?:[\\w-]+ ){0,2}(?:ruling|decision|judge?ment|findings?|determination|verdict|adjudication)(?: (?:of|by) [^⟦⟧;.“”]{2,80}?)?),? ${several}${aside},? (?:(?:had|has|did|repeatedly|deliberately|\\w+ly) )*(?:${findsDone})`,
    "ruling|decision|judge?ment|findings?|determination|verdict|adjudication",
  ),
  // "A complaint that X had … was upheld", "upheld a complaint that X had …", "upheld two complaints against X for …".
  compile(
    "liable",
    `\\b(?:complaints?|allegations?|charges?) that ${several}${aside},? (?:(?:had|has|repeatedly|\\w+ly) )*(?:${findsDone})[^⟦⟧;“”]{0,90} (?:was|were|has been|have been) (?:\\w+ly )?${upheld}|\\b(?:upheld|uph[eo]lds?|substantiated|sustained) (?:(?:an?|the|two|three|four|several|all|both|its|many|most|some|new|earlier) |(?=(?:[\\w-]+ )?(?:complaints|allegations|charges) (?:that|against|about)\\b))(?:(?!(?:dismissal|rejection|refusal|decision|ruling|finding|of|to)\\b)[\\w-]+ ){0,3}?(?:complaints?|allegations?|charges?) (?:that|against|about|of) ${several.replaceAll("<who>", "<who2>")}(?!'s)${notUndergone}`,
    "complaints?|allegations?|charges?",
  ),
  // "Complaints of antisemitism against X have been upheld", "The complaint against X, that she had …, was found proved".
  compile(
    "liable",
    `\\b(?:complaints?|allegations?|charges?|claims?|grievances?)(?: of [^⟦⟧;.“”]{2,60}?)? (?:against|about) ${bodies}${several}(?:,[^⟦⟧;“”]{2,110},)? (?:was|were|has been|have been) (?:(?:all|both|partly|later|since|\\w+ly) )*${upheld}`,
    "complaints?|allegations?|charges?|claims?|grievances?",
  ),
  // "In the view of the tribunal, X made …", "In its decision the tribunal writes that X used …".
  compile(
    "liable",
    `\\bin the (?:view|opinion|judge?ment|assessment|eyes) of (?:the|an?|its) (?:[\\w'’-]+ ){0,4}?${deciders}(?: of [^⟦⟧;.,“”]{2,60})?, ${several}${aside},? (?:(?:had|has|did|repeatedly|deliberately|\\w+ly) )*(?:${findsDone})|\\bin (?:its|the|their|an?) (?:[\\w-]+ ){0,2}(?:ruling|decision|judge?ment|findings?|determination|verdict|adjudication|written reasons|reasons)(?: [^⟦⟧;.,“”]{2,40})?,? (?:the|an?|its) (?:[\\w'’-]+ ){0,4}?${deciders} (?:says?|said|states?|stated|writes?|wrote|notes?|noted|finds?|found) that ${several.replaceAll("<who>", "<who2>")},? ["“]?(?:(?:had|has|did|repeatedly|deliberately|\\w+ly) )*(?:${findsDone})`,
    "view|opinion|judge?ment|assessment|eyes|ruling|decision|findings?|determination|verdict|adjudication|reasons",
  ),
  // 'The report of the tribunal says: "X made …"', where it is read as the body's own word.
  compile(
    "liable",
    `\\b(?:ruling|decision|judge?ment|findings?|determination|verdict|adjudication|report|statement) (?:of|by|from) (?:the|an?|its) (?:[\\w'’-]+ ){0,4}?${deciders}[^⟦⟧;.“”]{0,40} (?:says?|said|reads?|states?|stated|finds?|found|concludes?|concluded)(?: that)?:? ?["“]?${several}${aside},? (?:(?:had|has|did|repeatedly|deliberately|\\w+ly) )*(?:${findsDone})`,
    "ruling|decision|judge?ment|findings?|determination|verdict|adjudication|report|statement",
  ),
  // "ruled against X: her cartoons were antisemitic", "X was told by the panel that her remarks were antisemitic".
  compile(
    "liable",
    `\\b(?:ruled|found|decided) against ${bodies}${several} ?[:;–—-] ?(?:(?:his|her|their)|⟦\\d+⟧'s) (?:[\\w-]+ ){0,2}?${doings} (?:was|were|had been|amounted to|constituted) (?:[\\w-]+,? ){0,3}(?:anti-?semit|anti-jewish|hate speech)|${several.replaceAll("<who>", "<who2>")}${aside} (?:was|were|has been|have been) (?:\\w+ly )?told by (?:the|an?|its|his|her) (?:[\\w'’-]+ ){0,4}?${deciders}(?: of [^⟦⟧;.,“”]{2,60})? that (?:(?:his|her|their)|⟦\\d+⟧'s) (?:[\\w-]+ ){0,2}?${doings} (?:was|were|had been|amounted to|constituted) (?:[\\w-]+,? ){0,3}(?:anti-?semit|anti-jewish|hate speech)`,
    "against|told by",
  ),
  // "an injunction was granted against X", "obtained a possession order against X".
  compile(
    "liable",
    `\\b(?:possession|restraining|banning|exclusion|protection|protective|closure|behaviou?r|eviction|cease[- ]and[- ]desist|no[- ]contact|harassment|prohibitory|civil|community protection|dispersal)? ?(?:orders?|injunctions?|notices?|judge?ments?|decrees?) (?:was |were |has been |had been )?(?:granted |made |issued |imposed |obtained |entered )?against ${bodies}${titled}${several}`,
    "orders?|injunctions?|notices?|judge?ments?|decrees?",
  ),
  // "I find the complaint justified against Mill Inc. and Mr X".
  compile(
    "liable",
    `\\b(?:complaints?|claims?|allegations?|cases?|charges?|grievances?) (?:[\\w-]+ ){0,7}?(?:justified|upheld|well[- ]founded|substantiated|proved|proven|made out|established|sustained|allowed|succeeds?) (?:as )?against (?:[^⟦⟧;“”]{0,60})?${several}`,
    "justified|upheld|well[- ]founded|substantiated|proved|proven|made out|established|sustained|allowed|succeed",
  ),
  compile(
    "liable",
    `\\border(?:s|ed)? (?:[^⟦⟧;“”]{0,60})?${several}(?:,[^⟦⟧;“”]{2,40},)? to (?:pay|compensate|apologi[sz]e to|cease)\\b`,
    "order",
  ),
  // "X will pay a civil penalty of $25,000 and Y $10,000".
  compile(
    "liable",
    `${several} (?:(?:has |have |had |also |each )*(?:will|shall|must|is to|are to|agreed to|was to|were to)) (?:each |also )?pay (?:an? |the )?(?:[\\w-]+ ){0,4}?(?:penalt\\w+|fines?|damages|compensation|restitution|(?=[$£€]))(?: of (?=[$£€]))?(?:[$£€][\\d,]+(?:\\.\\d+)?(?: million)?)?(?: and (?<who2>⟦\\d+⟧) (?:an? |the )?[$£€])?`,
    "\\bpay\\b",
  ),
  // "Expelled is X", "Also suspended was the treasurer, X".
  compile(
    "discipline",
    `^(?:also |likewise |further |equally )?(?:expelled|suspended|dismissed|excluded|banned|barred|struck off|censured|reprimanded|removed|disqualified|disbarred|fired|sacked)(?: [^⟦⟧;.“”]{2,50})? (?:is|was|are|were) ${bodies}${several}`,
    "expelled|suspended|dismissed|excluded|banned|barred|struck off|censured|reprimanded|removed|disqualified|disbarred|fired|sacked",
  ),
  // "Charged in the indictment are X, 27, of Warren, and Y, 24".
  ...(["charge", "indict", "arrest", "sentence"] as const).map((kind) =>
    compile(
      kind,
      `^(?:also |likewise |further |equally )?(?:${invertible[kind]})(?: [^⟦⟧;.“”]{2,60})? (?:is|was|are|were) ${bodies}${several}`,
      invertible[kind],
    ),
  ),
  // "The man in the dock, X, talked to his barrister".
  compile("party", `\\bthe (?:man|woman|person) in the dock,? ${several}`, "in the dock"),
  // "X said nothing as he was led away", "X showed no emotion when she was sentenced": of whoever sat in the dock.
  compile(
    "party",
    `(?:^|[.;] )${several}(?:,? \\(?\\d{2}\\)?,?)? (?:said nothing|made no (?:comment|reply)|did not (?:speak|comment)|showed no (?:emotion|remorse|reaction)|(?:hid|covered) (?:his|her) face|kept (?:his|her) (?:head|eyes) (?:down|lowered)) (?:as|when|while) (?:he|she) (?:was (?:led|taken|driven) (?:away|down|from)|was (?:sentenced|convicted|remanded|jailed)|stood in the dock|left the dock)`,
    "said nothing|made no|comment|showed no|did not|face|kept",
  ),
  // "told that X had shown no remorse".
  compile(
    "party",
    `${several}${aside} (?:had|has|have) (?:shown|expressed) (?:no|little|some|deep|genuine) (?:remorse|regret|insight)`,
    "remorse|regret|insight",
  ),
  // "The Registrar is directed to suspend the registration of X", "ordered that the name of X be erased", "placed X on probation".
  compile(
    "discipline",
    `\\b(?:(?:direct|order|instruct)(?:ed|s) (?:(?:the [\\w-]+ )?to (?:suspend|remove|erase|cancel|revoke|strike(?: off)?)|that) the (?:registration|name|licen[cs]e|entry|certificate)s? of ${several}|(?:board|college|council|committee|commission|panel|tribunal|regulator|university|school)\\b[^⟦⟧;.]{0,30} placed ${several} (?:on|under) (?:\\w+ )?(?:probation|supervision))`,
    "registration|name|licen[cs]e|entry|certificate|placed",
  ),
  // "Before Judge Ruiz on Thursday was X (31), a plasterer", "Up before the magistrates was X".
  compile(
    "party",
    `(?:^|[.;] )(?:up |brought |also )?before (?:⟦\\d+⟧|(?:the |a |an )?(?:[\\w'-]+ ){0,4}?(?:courts?|judge|magistrates?|bench|tribunal|panel)(?: ⟦\\d+⟧)?)(?: (?:on|last|at|in|this|yesterday|today|again)\\b[^⟦⟧;.]{0,40})? (?:was|were|came|stood|appeared) ${several}(?![^.;]{0,80}\\b(?:who|whose|evidence|owner|witness|victim|wheelchair|testif\\w+)\\b)`,
    "before",
  ),
  // "In the dock was X".
  compile("party", `(?:^|[.;] )in the dock (?:was|were|is|are|sat|stood) ${several}`, "in the dock"),
  // "An appeals court upheld a suspended prison term of 18 months for X".
  compile(
    "sentence",
    `\\b(?:upheld|confirmed|affirmed) (?:an? |the )?(?:[\\w-]+ ){0,4}?(?:(?:sentence|term)s?|(?<=\\b(?:court|judges?|justices|magistrates)\\b[^.;]{0,60})fines?)(?: of [^⟦⟧;.“”]{2,40}?)? for ${several}`,
    "upheld|confirmed|affirmed",
  ),
  // "the case for Mr X and the other accused, who deny the charges": one of them.
  compile(
    "party",
    `${several}${aside},? (?:and|or) (?:the|his|her|their|two|three|four|five) other (?:(?:[\\w-]+) )?(?:accused|defendants?|suspects)\\b`,
    "accused|defendant|suspect",
  ),
  // "The defendants are X, 28, of Canarsie, and Y, 31".
  compile(
    "party",
    `^The (?:(?:two|three|four|other|accused|arrested|charged|convicted) )?(?:defendants?|suspects?|accused|respondents?|arrestees|offenders)(?: (?:in the case|in this case|charged))? (?:is|are|was|were)(?: (?:named|identified)(?: as)?)? ${several}`,
    "defendant|suspect|accused|respondent|arrestees|offender",
  ),
  // "Those arrested on Wednesday included the leader of the group, X".
  compile(
    "arrest",
    `^(?:Those|The (?:men|people|suspects|six|five|four|three)) (?:arrested|detained|held)(?: [^⟦⟧;.“”]{2,40})? (?:include[sd]?|were|are) (?:the (?:[\\w-]+ ){0,3}?(?:leader|founder|head|member|organi[sz]er|chairman|spokesman)(?: of [^⟦⟧;.,“”]{2,60})?, )?${several}`,
    "arrested|detained|held",
  ),
  compile(
    "convict",
    `^(?:also |likewise |further |equally )?(?:convicted|found guilty)(?: [^⟦⟧;.“”]{2,60})? (?:is|was|are|were) ${bodies}${several}`,
    "convicted|found guilty",
  ),
  compile(
    "sentence",
    `\\b(?:sentences?|prison terms?|jail terms?|punishments?|penalty|penalties) (?:of [^⟦⟧;.“”]{2,40} )?(?:was|were|went|fell|is)(?: handed| given| imposed| passed)?(?: down| out)? (?:for|to|on) (?:[a-z][\\w'-]*,? ){0,5}${several}`,
    "sentence|term|punishment|penalt",
  ),
  // "The accomplice, according to the verdict, was X".
  compile(
    "party",
    `\\b(?:accomplice|ringleader|(?:main|principal|first|second|third|fourth|fifth|other|remaining|last) (?:defendant|accused|respondent|perpetrator|attacker|convict)|perpetrator|culprit|co-conspirator|mastermind|suspect|suspected \\w+|(?:alleged )?(?:gunman|shooter|assailant|arsonist|vandal|knifeman|bomber))(?:,[^⟦⟧;.“”]{2,60},)? (?:is|was) (?:(?:later |since )?(?:identified|named) (?:by [\\w ]{2,30} )?as )?(?:(?!(?:seen|arrested|taken|found|heard|by|in|at|on|with|to|not|described|captured|chased|shot|held|charged|wearing|armed|of|son|daughter|brother|sister|father|mother)\\b)[a-z][\\w'-]*,? ){0,5}${several}(?!['’]s)`,
    "accomplice|ringleader|defendant|accused|respondent|perpetrator|attacker|convict|culprit|co-conspirator|mastermind|suspect|gunman|shooter|assailant|arsonist|vandal|knifeman|bomber",
  ),
  // "… bombings of the synagogue and of a rabbi's house. These were carried out by X".
  compile(
    "party",
    `^(?:(?:it|they|this|these|those|both|all(?: of (?:it|them))?|the (?:[\\w-]+ ){0,2}(?:attacks?|bombings?|shootings?|murders?|fires?|crimes?|acts?)) (?:was|were|had been|have been)) (?:carried out|committed|perpetrated|planned and carried out) by ${bodies}(?:(?-i:[A-Z])[\\w-]* (?:member|leader|follower) )?${several}`,
    "carried out|committed|perpetrated",
  ),
  // "Detectives named the man wanted over the attack as X", "The man they are hunting was identified as X".
  compile(
    "party",
    `\\b(?:identif(?:ied|ies)|nam(?:ed|es)) (?:the|an?) (?:(?!missing )[\\w-]+ )?${sought}[^⟦⟧;.“”]{0,60}? as ${several}`,
    "identif|nam(?:ed|es)",
  ),
  compile(
    "party",
    `^(?:the|an?) (?:(?!missing )[\\w-]+ )?${sought}[^⟦⟧;.“”]{0,60}? (?:was|is|has been|had been) (?:later |since |now )?(?:identified|named)(?: by [\\w ]{2,30})? as ${several}`,
    "identified|named",
  ),
  // "Officials named X, 34, as the attacker", "X, who was identified by the police as the gunman".
  compile(
    "party",
    `\\b(?:identif(?:ied|ies|ying)|nam(?:ed|es|ing)) ${several}${aside},? as ${asTheDoer}`,
    "identif|nam(?:ed|es|ing)",
  ),
  compile(
    "party",
    `${notPlace}${several}${aside}(?:,? (?:who )?(?:was|were|has been|have been|had been|is|are))?(?: ${soon})*,? (?:identified|named)(?: by [\\w '-]{2,40}?)? as ${asTheDoer}`,
    "identified|named",
  ),
  // "X, the sole suspect, had posted …", "X, 34, the alleged gunman".
  compile(
    "party",
    `${notPlace}${several}(?:, \\(?(?:aged )?\\d{2}\\)?)?,? (?:the|a|who is the|who was the) (?:(?:sole|only|main|prime|primary|alleged|suspected|accused|lone|first|second) )+${doerNouns}\\b`,
    doerNouns,
  ),
  // "This disciplinary matter concerns Judge X", "to consider the case of X".
  compile(
    "party",
    `\\b(?:disciplinary|misconduct|conduct|ethics|licensing|professional|regulatory|judicial) (?:[\\w-]+ )?(?:matter|case|hearing|proceedings?|decision|determination|report|notice|order) (?:\\w+ )?(?:concern(?:s|ed|ing)|involv(?:es|ed|ing)|relat(?:es|ed|ing) to|(?:is|was) about|against|in respect of) ${bodies}${several}|\\b(?:consider(?:ed|s|ing)?|hear(?:d|ing)?|determin(?:ed?|ing)) (?:the )?(?:cases?|matters?|conduct|allegations? against|fitness to practi[sc]e) of ${bodies}${several.replace("<who>", "<who2>")}`,
    "disciplinary|misconduct|conduct|ethics|licensing|professional|regulatory|judicial|consider|hear|determin",
  ),
  // "The statements of X are antisemitic": what a body says of somebody's words.
  compile(
    "liable",
    `\\b(?:comments?|remarks?|posts?|statements?|words|messages?|tweets?|conduct|behaviou?r|language|letters?|e-?mails?|actions?) (?:made |posted |written |sent |shared )?(?:by|of|from) (?:(?!(?:his|hers|to|about|against|at|on|towards?)\\b)[\\w-]+ ){0,2}${several}${aside} (?:(?:was|were|are|is|amount(?:ed|s)? to|constitut(?:es?|ed)|had been|have been) (?:[\\w-]+,? ){0,4}(?:antisemit\\w*|anti-semit\\w*|anti-jewish|discriminat\\w*|hate speech|hateful toward[\\w ]* jew\\w*))`,
    "antisemit|anti-semit|anti-jewish|discriminat|hate",
  ),
  // "The teaching certificate of X is suspended".
  compile(
    "discipline",
    `\\b${takenThings}s? of ${bodies}${several}${aside} (?:(?:is|was|be|are|were|has been|shall be|will be|to be) (?:hereby |\\w+ly )*)${takenAway}`,
    takenThings,
  ),
  compile(
    "discipline",
    `\\b${takingAway} ${bodies}${titled}${several}`,
    "revok|withdr|terminat|cancel|rescind|annul|t(?:ook|ake|aking)",
  ),
  // "ordered that Mr X's name be struck off the roll", "X's name was removed from the register".
  // "directed that the name of Dr X be erased", "ordered X's removal from the register".
  compile(
    "discipline",
    `\\b(?:direct(?:ed|s)|order(?:ed|s)|decid(?:ed|es)|determin(?:ed|es)|rul(?:ed|es)) (?:[^⟦⟧;.“”]{0,30} )?that (?:the )?names? of (?:\\w+ )?${several} (?:should |shall )?be (?:\\w+ly )?(?:struck|removed|erased|deleted)`,
    "struck|removed|erased|deleted",
  ),
  compile(
    "discipline",
    `${several}'s names? (?:(?:is|was|be|were|has been|will be|to be|should be|shall be) )(?:\\w+ly )?(?:struck|removed|erased|deleted) (?:off|from) (?:the )?(?:\\w+ )?(?:rolls?|register)`,
    "struck|removed|erased|deleted",
  ),
  // "ordered X to remove the material from his website".
  compile(
    "liable",
    `\\border(?:s|ed) ${bodies}(?:[^⟦⟧;“”]{0,40} )?${several}${aside} (?:and (?:his|her|their) [\\w -]{3,40} )?to (?:remove|take down|delete|withdraw|destroy|stop|desist|refrain|publish an? (?:apology|correction|retraction))\\b`,
    "order",
  ),
  compile(
    "liable",
    `\\b(?:orders?|injunctions?|judge?ments?|declarations?|findings?) (?:of [^⟦⟧;.“”]{2,40} )?(?:was|were|has been|have been|is) (?:made|granted|entered|issued|given|obtained|won)(?: by [^⟦⟧;.“”]{2,80})? against ${bodies}${several}`,
    "orders?|injunctions?|judge?ments?|declarations?|findings?",
  ),
  // "X's certificate of qualification was revoked", "Her permission to officiate was withdrawn".
  compile(
    "discipline",
    `${several}'s (?:[\\w-]+ ){0,3}?(?:${takenThings}|permission|certification|warrant)s?(?: of [a-z -]{3,30}?| to (?:practi[sc]e|teach|officiate|work|drive a [a-z]+)| as an? [a-z ]{3,30}?)? (?:(?:is|was|be|are|were|has been|have been|shall be|had been) (?:hereby |\\w+ly |then |also |later )*)${takenAway}\\b`,
    takenAway,
  ),
  // "The tribunal ordered that the respondent should be suspended from practice".
  ...told(
    /^(?:discipline|sentence)$/,
    (verbs) =>
      `\\b(?:orders?|ordered|directs?|directed|decides?|decided|resolved) that ${bodies}${several}${aside} (?:should|shall|must)? ?be (?:${verbs})\\b`,
  ),
  // "found that a member, X, was guilty of professional misconduct".
  compile(
    "convict",
    `\\b(?:found|finds|finding|ruled|held|concluded|determined|decided)(?: that)?,? (?:an?|the|its|one|this) [^⟦⟧;,“”]{2,50}, ${several},? (?:was|is|were|had been|to be) guilty of\\b(?! (?:nothing|no\\b|neither|none|only|merely))`,
    "guilty of",
  ),
  // "X was among five officers found to have committed gross misconduct".
  compile(
    "liable",
    `${several}${aside} (?:was|were|is|are) (?:one of|among) (?:[\\w'-]+ ){1,6}(?:from [\\w ]{3,30} )?(?:(?:who (?:was|were) )?(?:found|told|ruled|held|to be (?:found|told)) (?:by [^⟦⟧;,“”]{2,40} )?(?:that (?:he|she|they) had |to have )(?:committed|engaged in|breached)|(?:found |held )?guilty of) (?:[\\w-]+ ){0,3}?(?:misconduct|standards|breach\\w*|conduct)\\b`,
    "one of|among",
  ),
  // "X and Y are among five players who have accepted breaching the rules".
  compile(
    "liable",
    `${several}${aside} (?:was|were|is|are) (?:one of|among) (?:the )?(?:[\\w'-]+ ){1,6}(?:who|to) (?:(?:have|has|had|also|all|each) )*(?:accept(?:ed)?|admit(?:ted)?|acknowledge[d]?) (?:the |an? |(?:disciplinary )?charges? of |to )?(?:breach|break|violat|us|post|shar|send|mak|publish)(?:ing|es?)\\b`,
    "one of|among",
  ),
  // "X was told by the panel that she would have been dismissed had she not already left": what a panel can do to whoever has gone.
  compile(
    "discipline",
    `${several}${aside} (?:(?:was|were|has been|have been) told (?:by [^⟦⟧;,“”]{2,40} )?(?:that )?(?:(?:he|she|they) )?)?would have been (?:dismissed|sacked|fired|struck off|expelled)\\b(?=[^⟦⟧;.“”]{0,110}?\\b(?:had (?:he|she|they|⟦\\d+⟧) not|if (?:he|she|they|⟦\\d+⟧) (?:had not|hadn't|had still|were still|was still))\\b)`,
    "would have been",
  ),
  // "X was one of six officers to lose their jobs over it".
  compile(
    "discipline",
    `${several}${aside} (?:was|were|is|are) (?:one of|among) (?:[\\w'-]+ ){1,6}(?:from [\\w ]{3,30} )?(?:to (?:lose|have lost) (?:their|his|her) (?:jobs?|posts?|positions?|licen[cs]es?)|to be (?:dismissed|sacked|fired|suspended|expelled|struck off|sanctioned|disciplined)|who (?:lost (?:their|his|her) (?:jobs?|posts?)|(?:were|was) (?:dismissed|sacked|fired|suspended|expelled|struck off|sanctioned|disciplined)))`,
    "one of|among",
  ),
  // "X, a comedian with several convictions for it".
  compile(
    "convict",
    `${several},? (?:an? |the )?(?:[\\w'’-]+ ){0,5}(?:with|who has) (?:[\\w-]+ ){0,3}(?:previous |prior |past )?convictions? for `,
    "conviction",
  ),
  // Everyday words for a sanction, each beside what it was for: "dropped X over a post", "took X off the air after the rant".
  compile(
    "discipline",
    `\\b(?:dropp(?:ed|ing)|drops|dump(?:ed|s|ing)|ditch(?:ed|es|ing)|bench(?:ed|es|ing)|deselect(?:ed|s|ing)|disown(?:ed|s|ing)|ground(?:ed|s)|jettison(?:ed|s)|sideline[ds]?|abandon(?:ed|s)|waived?|let go of|(?:withdr[ae]w\\w*|remov(?:ed|es|ing)) the (?:party )?whip from|cancell?ed (?:an?|the) (?:\\w+ )?(?:talk|lecture|appearance|speech|concert|show|performance|exhibition|reading) (?:by|of|with)) ${bodies}${titled}${several}(?:'s (?:\\w+ )?(?:show|programme|program|book|novel|column|contract|podcast|series))?${ground}`,
    "dropp|drops|dump|ditch|bench|deselect|disown|ground|jettison|sideline|abandon|waive|let go|whip|cancel",
  ),
  compile("discipline", `\\b(?:let|lets|letting) ${several} go${ground}`, "let"),
  compile("discipline", `\\breleased? ${bodies}${titled}${several} over `, "release"),
  compile(
    "discipline",
    `\\b(?:took|taken|takes|pulled|pulls|yanked|kept|removed) ${bodies}${several}(?:'s (?:show|programme|program))? (?:off|from) (?:the )?(?:air|airwaves|schedule|ballot|bench|squad|team|show)\\b${ground}`,
    "took|taken|takes|pull|yank|kept|removed",
  ),
  compile(
    "discipline",
    `\\b(?:pull(?:ed|s|ing)|rescind(?:ed|s|ing)|revok(?:ed|es|ing)|withdr[ae]w\\w*|cancell?ed|dropped) ${bodies}${several}'s (?:\\w+ )?(?:admission|degree|offer|invitation|show|book deal|talk|lecture|appearance|visa|award|column|programme|program|book|scholarship|tenure)${ground}`,
    "pull|rescind|revok|withdr|cancel|dropped",
  ),
  compile(
    "discipline",
    `\\b(?:gave|gives|handed|hands|dealt|slapped|issued|served|hit) ${bodies}${several} (?:with )?(?:an? |its |the )?(?:[\\w-]+[- ]){0,4}(?:bans?|suspension|fine|reprimand|warning|sanction|penalty)\\b${ground}`,
    "gave|gives|hand|dealt|slapped|issued|served|hit",
  ),
  // "The indictment alleges that X, 22, recruited …, and that on the night of May 3 Y painted …".
  ...charging.map(([kind, papers]) =>
    compile(
      kind,
      `\\b(?:${papers})(?: (?:returned|filed|unsealed|issued|handed (?:up|down)|dated|made public)[^⟦⟧;.“”,]{0,50})? (?:alleges?|alleged|says?|states?|charges?|accuses?|accused)(?: that)?,? (?:(?:in|on|at|between|from|during|beginning) [^⟦⟧;.“”]{2,60}, )?${several}(?! (?:was|were|is|had been) )`,
      papers,
    ),
  ),
  ...charging.map(([kind, papers]) =>
    compile(
      kind,
      `\\b(?:${papers}) (?:alleges?|alleged|says?|states?|charges?) [^;.]{10,260}?,? and that,? [^⟦⟧;.“”]{0,70}${several}(?! (?:was|were|is|had been) )`,
      papers,
    ),
  ),
  // "According to the indictment, X mailed two of the posters".
  ...charging.map(([kind, papers]) =>
    compile(
      kind,
      `\\b(?:according to|in) (?:an?|the|his|her) (?:[\\w-]+ ){0,2}(?:${papers})(?: [^⟦⟧;.“”,]{2,50})?, ${several}(?! (?:was|were|is|had been|said|who) )`,
      papers,
    ),
  ),
  // "dismissed an appeal by X against his nine-year sentence": the sentence stands.
  ...standing.map(([kind, nouns]) =>
    compile(
      kind,
      // "has allowed on Tuesday the appeal of X": it stands no longer.
      `(?<!\\b(?:allow|grant|uph[eo]ld|accept|sustain)(?:ed|s|ing)?${circumstance}{0,2},? (?:the |an? )?(?:joint )?)\\b(?:appeals?|challenges?|bids?|applications?|petitions?) (?:by|of|from|(?:brought|filed|lodged) by) ${bodies}${titled}${several}${aside} (?:against|over|of|to (?:overturn|quash|reverse|reduce|set aside)) (?:his|her|their|the|an?|being) (?:[\\w'-]+ ){0,5}?(?:${nouns})\\b|${several.replace("<who>", "<who2>")}(?:'s| (?:has |had )?(?:lost (?:his|her|their|an)|failed in (?:his|her|their|an|a)))(?: [\\w-]+)? (?:appeal|challenge|bid)${circumstance}{0,2} (?:against|over|of|to (?:overturn|quash|reverse|reduce|set aside)) (?:his|her|their|the|an?|being) (?:[\\w'-]+ ){0,5}?(?:${nouns})\\b`,
      "appeal|challenge|bid|application|petition",
    ),
  ),
  // "denied the grievances of former officers X and Y": what they complained of stands.
  compile(
    "discipline",
    `\\b(?:den(?:ied|ies|ying)|reject(?:ed|s|ing)|dismiss(?:ed|es|ing)) (?:both |all |the |an? |two |three )*(?:[\\w-]+ ){0,2}?(?:grievances?|(?:unfair|wrongful)[- ](?:dismissal|termination) (?:claims?|suits?|lawsuits?)|claims? (?:of|for) (?:unfair|wrongful) (?:dismissal|termination)) (?:of|by|from|(?:brought|filed|lodged) by) ${bodies}${titled}${several}`,
    "grievance|(?:unfair|wrongful)[- ](?:dismissal|termination)",
  ),
  // "The appeals by X and Y were dismissed", "rejected the appeal of the pamphleteer X".
  compile(
    "party",
    `\\bappeals? (?:by|of|from|(?:brought|filed|lodged) by) ${bodies}${titled}${several}(?: [^⟦⟧;.“”]{2,80})? (?:was|were|has been|have been) (?:\\w+ly )?(?:dismissed|rejected|refused|denied|thrown out|unsuccessful)\\b`,
    "appeal",
  ),
  // "upheld a claim of harassment brought by a clerk against her former employer and its manager, X".
  compile(
    "liable",
    `\\b(?:upheld|upholds?|upholding|sustained|substantiated|allowed) (?:in part )?(?:an?|the|one|two|three|four|several|all|both|most|her|his|their|parts? of (?:an?|the|her|his)) (?:(?!(?:dismissal|rejection|refusal|decision|ruling|acquittal|withdrawal|closure|right|finding)\\b)[\\w'-]+ ){0,4}?(?:complaints?|claims?|charges?|allegations?|grievances?|case)(?: (?:of|that|for|about|by|brought|made|filed|lodged|from|under) [^⟦⟧;.“”]{2,90}?)? against (?:[^⟦⟧;.“”]{0,80}[ ,])?${several}`,
    "upheld|uphold|sustained|substantiated|allowed",
  ),
  // "The sender, a retired surveyor called X, was convicted": the name stands beside whom the sentence is about.
  ...done.map(([kind, verbs]) =>
    compile(
      kind,
      `(?:(?:^|[;:.—–] |, |\\b(?:and|but|while) )(?:the|an?|his|her|their|its|one|⟦\\d+⟧'s) (?:${ofNobody} ){0,4}?${ofNobody}|\\bthe (?:defendant|accused|respondent|appellant|suspect|gunman|attacker|assailant|sender|caller|registrant|licensee)), (?:(?:an?|the) (?:${ofNobody} ){1,6}(?:called|named|known as) )?${several}, (?:(?:has|have|had) (?:${soon} )*been|was|were|is|are) (?:${soon} )*(?:${verbs})\\b`,
      verbs,
    ),
  ),
  ...possessed.map(([kind, nouns]) =>
    compile(kind, `${several}'s (?:${ofTheirs} ){0,3}${nouns}${kind === "party" ? "" : notToCome}`, nouns),
  ),
  compile(
    "party",
    `(?<!\\bfor (?:the )?)(?<!\\b(?:${near}|parents?|relatives?|famil(?:y|ies)) of (?:the|an?|one of the) (?:[\\w-]+ )?)\\b(?:defendants?|suspects?|accused|respondents?|gunman|gunmen|attackers?|assailants?|offenders?|perpetrators?|shooters?|arsonists?|culprits?),?:? (?:, )?${several}`,
    "defendant|suspect|accused|respondent|gunm[ae]n|attacker|assailant|offender|perpetrator|shooter|arsonist|culprit",
  ),
];

/** "moved to censure X": a sanction only where the page says that the motion was carried. */
export const moved = compile(
  "discipline",
  `\\b(?:moved|motion|resolution|proposal) (?:\\w+ ){0,2}to (?:censure|reprimand|expel|remove|suspend|dismiss|admonish) ${bodies}${titled}${several}`,
  "moved|motion|resolution|proposal",
);
/** One look at a sentence instead of one for each hint: most sentences tell of no step. */
export const allHints = new QuickPatterns(hints.map((hint) => new RegExp(hint, "i")));
