import type { Frame } from "./frame.ts";
import { apologising, committed } from "./words-of-steps.ts";

/*
 * What others do to somebody, as it is told of the others: "police arrested", "the club expelled", "the trial of". The name stands right behind.
 */

const charging = [
  "charg(?:ed|es|ing)",
  "cited (?=⟦\\d+⟧(?:, \\d+,)? (?:for|on|with)\\b)",
  "arraign(?:ed|ing)",
  "arraignment of",
  "prosecution of",
  "case against",
  "(?:charges?|criminal complaint|indictment|criminal proceedings) (?:\\w+ ){0,4}against",
].join("|");
const convicting = [
  "convict(?:ed|s|ing)",
  "convictions?(?: for [^⟦⟧;.,“”]{2,60})? of",
  // "found ⟦0⟧, a nurse who wrote that “”, guilty".
  "(?:found|finds?|finding) (?=⟦\\d+⟧(?:(?:,? (?:aged )?\\(?\\d{2}\\)?,?)?(?:, | and |, and )⟦\\d+⟧(?:,? (?:aged )?\\(?\\d{2}\\)?,?)?){0,3}(?: \\((?:aged )?\\d{2}\\))?(?:,(?:(?!, (?:and|but|while) (?:the|an?|his|her)\\b)[^;⟦⟧]){2,240}?(?:,|“”,?))? guilty)",
  "(?:guilty )?verdicts? against",
].join("|");
const sentencing = [
  "sentenc(?:ed|es|ing)(?! (?:\\w+ )?(?:reports?|assessments?|hearing|date|memo\\w*|guidelines|submissions?|remarks)\\b)(?: of)?",
  "jail(?:ed|s|ing)",
  "imprison(?:ed|s|ing)",
  "sent (?=⟦\\d+⟧ to (?:prison|jail))",
  "gave (?=⟦\\d+⟧ (?:an? )?(?:[\\w-]+[- ]){0,3}(?:years?|months|weeks|sentence))",
].join("|");
const holdingLiable = [
  // To pay, to apologise, to take it down.
  "(?:ordered|told|directed|required|requiring)(?= [^⟦⟧;.]{0,40}⟦\\d+⟧(?:,? and (?:his|her|their) [^⟦⟧;]{2,80})? to pay)",
  `(?:order(?:ed|ing)|direct(?:ed|ing)|requir(?:ed|ing)|compell(?:ed|ing)|obliging|obliged)(?= [^⟦⟧;.]{0,60}⟦\\d+⟧ to (?:${apologising}|retract|withdraw|remove|delete|take down))`,
  // That it was they.
  "(?:conclud\\w+|ruled|held|determined|decided|found)(?: [^⟦⟧;.]{0,50})? that (?=⟦\\d+⟧(?:, [^;]{2,120}?,)? (?:had )?(?:violated|breached|contravened|discriminated|harassed) )",
  "(?:held|holds?) (?=⟦\\d+⟧ (?:\\w+ )?(?:liable|responsible))",
  "fin(?:ed|es|ing)",
  "found (?=⟦\\d+⟧ (?:liable|responsible|to have|in breach))",
  `found (?:that )?(?=(?:[\\w-]+ ){0,2}⟦\\d+⟧(?:,? and (?:(?:his|her|their) [\\w -]{2,30},? )?⟦\\d+⟧,?)?(?: had|,? [^⟦⟧;]{0,60}?)? (?<!\\b(?:been|was|were|being) )(?:discriminated|harassed|vilified|victimi[sz]ed|intimidated|humiliated|incited|breached|violated|contravened|infringed|made antisemitic|used antisemitic|subjected|refused|engaged in|${committed}))`,
].join("|");
/** Of a team, and of a stage, a screen or a party: "dropped its striker". */
const player =
  "(?:guard|forward|center|centre|quarterback|receiver|linebacker|pitcher|catcher|player|striker|midfielder|defender|goalkeeper|winger|point guard)";
const performer =
  "(?:presenter|host|columnist|coach|manager|player|striker|midfielder|defender|captain|candidate|actor|actress|author|singer|rapper|comedian|contributor|commentator|pundit|anchor|broadcaster|designer|model|ambassador|writer|artist)";
/** What is ended between them and a body. */
const ended =
  "(?:contract|employment|licen[cs]e|badge|registration|membership|appointment|tenure|offer|season ticket|accreditation|invitation|degree|title|honou?r|award|prize|medal|fellowship|scholarship|knighthood|stall|permit|pitch|lease|clearance|commission|residency)";
const sanctioning = [
  "expel(?:led|s|ling)",
  "suspend(?:ed|s|ing)",
  // By a noun.
  "suspension of",
  "expulsion of",
  "dismissal of",
  "removal of",
  "sacking of",
  "firing of",
  "(?:termination|striking[- ]off|disbarment|demotion|deregistration|exclusion|disqualification|ouster|erasure)s? of",
  // By a verb.
  "sack(?:ed|s|ing)",
  "fir(?:ed|es|ing)",
  "dismiss(?:ed|es|ing)",
  "bann?(?:ed|s|ing)",
  "barr?(?:ed|s|ing)",
  "remov(?:ed|es|ing)",
  "censur(?:ed|es|ing)",
  "reprimand(?:ed|s|ing)",
  "disciplin(?:ed|es|ing)",
  "axe[ds]?",
  "oust(?:ed|s|ing)",
  "disbarr(?:ed|ing)",
  "struck off ",
  // "decided to expel".
  "(?:decided|voted|resolved|agreed|opted)(?: \\w+ly)? to (?:expel|suspend|ban|bar|censure|reprimand|exclude|disbar)",
  `(?:decided|voted|resolved|agreed|opted|chose)(?: \\w+ly)? to (?:withdraw|revoke|rescind|terminate|cancel|end|take|take back|take away|annul) (?:its |the |an? )?(?:[a-z-]+ ){0,2}?${ended}s? (?:with|of|from|to|given to|awarded to|held by)`,
  // What they had of a body.
  `(?:terminated|revoked|ended|cancell?ed|withdrew|withdrawn|suspended|rescinded|stripped) (?:our |its |the |a |an )?(?:[a-z-]+ )?${ended}s? (?:with|of|from|to|given to|held by)`,
  "(?:parted (?:company|ways)|(?:cut|severed) (?:(?:all(?: of)?|its|their) )*ties) with",
  // Everyday words.
  "dropped (?=⟦\\d+⟧ (?:from|as))",
  `(?:released|waived|cut) (?:its |their |the )?(?:[a-z-]+ )?${player} (?=⟦)`,
  `dropped (?:its |their |the )?(?:[a-z-]+ )?${performer} (?=⟦)`,
  "(?:withdr(?:ew|awn|aws?|awing)|(?:dropp|pull|rescind|revok)(?:ed|ing)(?= (?:its|their|the party's) (?:endorsement|nomination) of ⟦\\d+⟧(?:'s candidacy)?(?![^.;]{0,60}\\b(?:receiv\\w+|complain\\w*|jewish)\\b))) (?:its|their|our|all|the party's) (?:support|endorsement|backing|nomination) (?:for|from|of)",
  "no confidence in",
  "(?:terminated|revoked|ended|cancell?ed|withdrew|suspended|rescinded) (?=⟦\\d+⟧'s (?:contract|employment|licen[cs]e|badge|registration|membership|appointment|tenure|show|programme|column|accreditation|degree))",
].join("|");
/** With the body that takes something from them. */
const withdrawing = [
  "(?:withdr[ae]w|withdrawn|removed|suspended|taken|took) the (?:party )?whip from",
  "disendors(?:ed|es|ing)",
  "(?:network|station|company|club|school|firm|hospital|label|agency|league|paper|employer|team|university|broadcaster|college|newspaper) [^⟦⟧;.,“”]{0,60}\\blet (?=⟦\\d+⟧ go\\b)",
  "(?:party|label|agency|publisher|sponsors?|team|station|network|management|brand|broadcaster|federation) (?:has |have |had )?(?:also |since |now |later |immediately |then )?(?:dropped|ditched|dumped)(?= ⟦\\d+⟧(?:[.,;]|$| (?:over|for|after|as|from|in|on|amid|following|because)\\b))",
].join("|");

/** By whom it is done; behind it the name. */
export const active: [Frame["kind"], string][] = [
  ["arrest", "arrest(?:ed|s|ing)|detain(?:ed|s|ing)|(?:hand)?cuff(?:ed|s|ing)|bust(?:ed|s|ing)|nabb(?:ed|ing)"],
  ["indict", "indict(?:ed|s|ing)"],
  ["charge", charging],
  ["convict", convicting],
  ["sentence", sentencing],
  ["liable", holdingLiable],
  ["discipline", sanctioning],
  ["discipline", withdrawing],
  // "ended its sponsorship with".
  [
    "dropped",
    "(?:terminated|ended|cancelled|withdrew|suspended|severed|cut short) (?:our |its |the |a |all )?(?:[\\w-]+ ){0,2}(?:partnership|relationship|association|agreement|deal|sponsorship|collaboration|endorsement|publishing deal)s? with",
  ],
  // "identified the man in the video as".
  [
    "party",
    "(?:identif(?:y|ied|ies|ying)|nam(?:ed|es|ing)) (?:(?:him|her|them) )?(?:by \\w+ (?:\\w+ )?)?(?:(?:the|their|its|his) (?:[\\w-]+ ){1,4})?(?:in \\w+ (?:\\w+ )?|(?:in|of|behind|responsible for) (?:an?|the|\\w+day['’]?s?) [^;:.,“”]{2,80}? )?as",
  ],
  ["party", "(?:complaint|proceedings|suit|lawsuit) (?:\\w+ ){0,4}against"],
  [
    "try",
    [
      "trial (?:is|was) (?:continuing|under way|underway|ongoing)(?: (?:in|at) [^⟦⟧;.,]{2,40})? of",
      "trial (?:opened|began|started|resumed|continues|continued)(?: (?:on|in|at|before) [^⟦⟧;.,]{2,50})? (?:of|for)",
    ].join("|"),
  ],
  [
    "try",
    "trial of (?=⟦\\d+⟧[^;.⟦⟧]{0,80} (?:began|begins|opened|opens|started|starts|resumed|continue[sd]|is under ?way|entered|heard|was told)\\b)",
  ],
  ["party", "(?:re)?trial of|extradition of"],
  [
    "liable",
    "(?:announced|won|obtained|secured|entered|ordered|upheld) (?:an? |the )?(?:[\\w-]+ ){0,3}(?:judge?ment|consent decree|final order) against",
  ],
  // A state's own suit: only where the sentence names the authority that brings it.
  [
    "court",
    "(?:attorney general|division on civil rights|department of (?:justice|human rights|housing)|human rights commission|civil rights (?:division|commission)|eeoc|hud)\\b[^;.]{0,120}\\b(?:lawsuit|suit|civil (?:complaint|action)|charge of discrimination)(?: [^⟦⟧;.]{0,60})? against",
  ],
  // "the attack was carried out by".
  [
    "party",
    "(?:attack|assault|shooting|stabbing|murders?|killings?|arson|rampage)s? (?:was |were )?(?:carried out |committed |perpetrated )?by",
  ],
  // "the alleged gunman".
  [
    "party",
    "(?:accused|alleged|suspected|convicted|admitted|self-confessed) (?!(?:of|to|that|by|for|in|on|with|from|as|and|at|about|over|against|after|before|it|him|her|them|his|their|a|an|the|last|this) )(?:(?!(?:of|to|by|against|who|that|from|for|in) )[a-z-]+ ){1,3}",
  ],
];
