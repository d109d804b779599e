import { asPrice, ofWeapon } from "../reading/verbs.ts";
import type { Frame } from "./frame.ts";
import { apologising, circumstance, forIt } from "./words-of-steps.ts";

/*
 * What is done to somebody, as it is told of whom it is done to: "was arrested", "has been expelled". Each list holds the ways to say one step;
 * `frames.ts` puts the name before them.
 */

/** "remanded for ten days on suspicion of it": taken, and not charged yet. */
const onSuspicion =
  "(?:in (?:custody|detention) )?(?:on \\w+day )?(?:for (?:up to )?[\\w-]+ (?:days|weeks|months) )?on (?:probable cause|(?:reasonable )?suspicion)";

const arrested = [
  "arrested",
  "detained",
  // Everyday words, beside what it was for.
  "(?:cuffed|handcuffed|busted|nabbed|collared)(?= (?:for|over|and charged)\\b| after (?:he|she|allegedly|\\w+ing))",
  "ordered (?:to be )?(?:held|detained)(?: without (?:bail|bond))?(?= (?:after|on|over|in|pending|until|for|following)\\b|[.;])",
  // Before a charge.
  `remanded ${onSuspicion}`,
  "apprehended",
  "taken into custody",
  "held (?:without (?:bail|bond)|on remand|on (?:[$£€]?[\\d,.]+ )?(?:(?:million|cash) )?(?:bail|bond))(?! (?:on|for|over|after) )",
  "booked (?:into|on|in)",
  "(?:picked up|nabbed|collared) by (?=(?:the )?(?:[\\w-]+ )?(?:police|officers|detectives|deputies|agents|troopers|marshals|authorities)\\b)",
].join("|");

const indicted = [
  "indicted",
  "named in (?:an?|the) (?:[\\w-]+ ){0,2}indictment",
  "charged in (?:an?|the) (?:[\\w-]+ ){0,3}indictment",
].join("|");

/** "charged with running the school": no crime. */
const aTask = [
  ..."ending rooting judging stamping eradicating reducing cleaning caring keeping overseeing running leading protecting investigating enforcing upholding administering managing supervising implementing finding making guarding bringing rebuilding drafting writing reviewing guiding safeguarding developing coordinating delivering teaching educating representing defending handling steering monitoring maintaining preserving promoting prosecuting regulating governing ensuring improving reforming restoring preparing looking seeing getting turning".split(
    " ",
  ),
  "(?:the )?care of",
  "carrying out",
  "organi[sz]ing",
  "taking care",
].join("|");

const charged = [
  `charged(?! (?:with (?:${aTask})\\b|by the minute|${asPrice}))`,
  "cited for",
  "ticketed for",
  // "slapped with two hate crime charges".
  "(?:hit|slapped) with (?:[\\w-]+ ){0,4}(?:hate|bias|criminal|felony|misdemeanou?r|federal|assault|vandalism|terror\\w*|harassment|arson|stalking|weapons?|menacing|mischief|threats?|crime)(?:[ -][\\w-]+){0,2} (?:charges?|counts?)",
  "named as an? (?:co-)?defendant",
  "issued a (?:citation|summons)",
  "arraigned",
  "summonsed",
  `remanded(?! ${onSuspicion})`,
  "committed (?:to|for) (?:\\w+ )?(?:trial|sentence|court)",
  "sent for trial",
  "held for trial",
  "accused by (?:prosecutors|police) of",
  "facing (?:[\\w-]+ ){0,4}(?:charges?|counts?)",
].join("|");

const onTrial = ["on trial", "standing trial", "tried (?:on|for|in|at|before|over)", "due to (?:stand|go on) trial"].join("|");

const convicted = [
  "convicted",
  "(?:found|pronounced|declared|adjudged|adjudicated) guilty",
  "found by (?:an?|the) (?:\\w+ )?jury to have",
].join("|");

const sentenced = [
  // To prison.
  "sentenced",
  "jailed",
  "imprisoned",
  "locked up",
  "put behind bars",
  "(?:sent|committed) to (?:state |federal )?(?:prison|jail)",
  // To work, or to a term of whatever kind.
  "(?:given|handed) (?:[\\w,]+ ){1,2}hours['’]? (?:of )?(?:community|unpaid|voluntary|work)",
  `(?:given|handed|spared)${circumstance}{0,1} (?:an? |\\d+|\\w+[- ])?(?:[\\w-]+[- ]){0,4}(?:sentence|years?|months?|weeks|prison|jail|imprisonment|probation|(?:community|payback|curfew|supervision|rehabilitation) orders?|conditional discharges?|referral orders?|suspended|behind bars)`,
  "made (?:the )?subject (?:of|to) an? (?:[\\w-]+ ){0,4}(?:community|probation|supervision) order",
  "(?:put|placed) on (?:(?!disciplinary|academic|social|university|athletic)[\\w'-]+ ){0,4}probation",
  "ordered (?:\\w+day )?to (?:serve|perform|complete|do|carry out|spend) (?:[\\w-]+ ){0,3}(?:hours|community|months|years|unpaid)",
  "bound over",
  "(?:hit|punished) with an? (?:[\\w,.]+[- ]){0,3}(?:sentence|term)",
].join("|");

/** What bodies find that somebody did: "found to have breached the code", "found to have sent the messages". */
const whatTheyDid = [
  ..."discriminated harassed breached violated broken committed made used engaged acted posted subjected sent shared written called said told shouted sung chanted displayed drawn painted refused denied mocked bullied taunted targeted threatened abused insulted published distributed circulated performed repeated expressed incited vilified".split(
    " ",
  ),
  "turned away",
].join("|");

const liable = [
  `(?:ordered|directed)${circumstance}{0,2} to (?:pay|retract|${apologising})`,
  "(?:hit|slapped|punished) with an? (?:[£$€]?[\\w,.]+[- ]){0,3}fine",
  "held (?:\\w+ )?(?:liable|responsible)",
  `found (?:\\w+ )?(?:liable|responsible|to have (?:${whatTheyDid}))`,
  "found in (?:breach|violation|contempt)",
  "fined",
].join("|");

/** Out of a body that has members or staff; whoever is turned out of a shop or a room may be the one wronged. */
const ranks =
  "(?:party|club|team|squad|side|line-?up|roster|university|college|school|programme|program|course|academy|army|navy|military|marines|force|service|union|association|federation|league|profession|register|roll|cabinet|council|caucus|race|ballot|slate|ticket|competition|tournament|contest|championships?|games|show|series|film|station|network|priesthood|order|faculty|fraternity|sorority|committee|board|band|choir|orchestra|cast)";

/** "barred from approaching them": where a court's order keeps somebody away from, which is no body's sanction. */
const notFromPlaces =
  "(?! (?:going|contact\\w*|enter\\w*|approach\\w*|coming|being within|possess\\w*|owning|using|having|communicat\\w*|leaving|travel\\w*|associat\\w*)\\b)";

/** Out of its ranks, off its stage or its register. */
const thrownOut = [
  `(?:kicked|thrown|booted|voted|turfed) (?:out of|off|from|off of) (?:the|his|her|their|its|a) (?:[\\w'-]+ ){0,4}${ranks}`,
  "(?:taken|pulled|yanked|dropped|removed|kept) (?:off|from) (?:the )?(?:air|airwaves|schedule|line-?up|ballot|squad|team|show|bench)",
  `(?:cut|dropped|dumped|delisted|waived) (?:from|by) (?:the|his|her|its) (?:[\\w'-]+ ){0,3}${ranks}`,
  "released by (?:the|his|her) (?:[\\w'-]+ ){0,2}(?:club|team|side|franchise)",
  "released from (?:his|her) contract",
  "sent home from (?:the|a) (?:[\\w'-]+ ){0,3}(?:tournament|tour|games|championships?|squad|competition|show)",
  "(?:erased|deleted|struck) from the (?:\\w+ )?(?:register|roll)",
  "dishonou?rably discharged",
  "discharged from the (?:[\\w-]+ )?(?:army|navy|military|force|forces|marines|guard)",
].join("|");

/** "training in handling complaints of antisemitism": for what a body does about others, no step for what somebody did. */
const notOnAnswering = "(?! (?:in|on|about) (?:handling|how|dealing|managing|complaints|responding|spotting|reporting))";

/** "told by the panel that she must". */
const byWhom = "(?: by [^⟦⟧;,“”]{2,50})?(?: that (?:he|she|they))?";

/** Sent home, to lessons, or to make up for it. */
const putRight = [
  "(?:put|sent) on (?:indefinite |immediate )?(?:administrative |unpaid |paid )?(?:leave|gardening leave)",
  `(?:ordered|required|told) to (?:undergo|attend|complete|take) (?:[\\w-]+ ){0,4}(?:training|courses?\\b|education|counsel+ing|program(?:me)?s?\\b)${notOnAnswering}`,
  "disendorsed",
  "docked (?:\\w+ ){1,3}(?:pay|wages|salary|points)",
  `(?:told|ordered|instructed|required)${byWhom} (?:must|to) (?:undertake|attend|undergo|complete|take) (?:[\\w-]+ ){0,4}(?:training|courses?|education|counsel+ing)${notOnAnswering}`,
  `(?:told|ordered|instructed|required)${byWhom} (?:must|to) apologi[sz]e (?:in writing |publicly |unreservedly )?(?:and(?! pay)|,)`,
].join("|");

const sanctioned = [
  "expelled",
  `canned${forIt}`,
  `benched${forIt}`,
  "given the (?:boot|sack|chop|axe|push)",
  // A meeting room is no body.
  `ejected from (?:the |his |her |its )?(?:[\\w'-]+ ){0,3}${ranks}(?! (?:chamber|meeting|room|house|hall))`,
  "suspended",
  "sacked",
  `fired(?!${ofWeapon})`,
  "dismissed(?! as| the)",
  "struck off",
  "disbarred",
  "banned",
  `barred (?:from${notFromPlaces}|for|indefinitely)`,
  // "removed from the case, in which he had no part": no longer a party.
  "removed from(?! the (?:[\\w-]+ )?(?:case|complaint|proceedings|lawsuit|suit|indictment|claim|action)\\b)",
  "removed as",
  "stripped of",
  "axed",
  "ousted",
  "censured",
  "reprimanded",
  "disciplined",
  "penali[sz]ed (?=for|over|by)",
  "demoted",
  "disqualified",
  "deselected",
  "deregistered",
  "relieved of",
  "let go",
  "forced (?:out|to (?:resign|step down|quit|stand down)) (?=(?:over|for) )",
  "terminated",
  // "dropped on Nov. 3 as captain".
  "dropped (?:on [\\w.]+(?: \\d{1,2})? )?(?:as|from|for|over|after|by (?:the|his|her|their|its))",
  `prohibited from${notFromPlaces}`,
  "excluded from",
  "placed on (?:the barred list|(?:administrative |unpaid |paid )?leave)",
  "(?:given|handed|issued(?: with)?) an? (?:[\\w-]+[- ]){0,4}(?:ban|reprimand|warning|suspension|expulsion|prohibition)",
  "permanently excluded",
  "defrocked",
  "unfrocked",
  "reassigned to",
  "(?:stood|put) down (?:from|by)",
  "drummed out of",
  "(?:hit|slapped) with an? (?:[\\w-]+[- ]){0,4}(?:ban|suspension|reprimand|warning)",
  "disowned by",
  "(?:asked|told|ordered|instructed) to (?:leave the (?:party|club|university|school|league|firm|band|team)|resign|step down|stand down|quit) (?=(?:over|for|after|because|following) )",
  "(?:judged|declared|deemed|ruled|found) unfit (?:to (?!stand|plead|be tried|face)|for (?:office|practice|duty))",
  "(?:denied|refused) (?:an? |his |her )?(?:licen[cs]e|registration|membership|accreditation) (?=(?:over|for|after|because) )",
  "(?:recalled|withdrawn) from the (?:\\w+ )?(?:tour|squad|team|side|line-?up)",
  "de-?platformed",
  thrownOut,
  putRight,
].join("|");

/** Behind whom it is done to, and a form of "to be". */
export const done: [Frame["kind"], string][] = [
  ["arrest", arrested],
  ["indict", indicted],
  ["charge", charged],
  ["try", onTrial],
  ["convict", convicted],
  ["sentence", sentenced],
  ["liable", liable],
  ["discipline", sanctioned],
];
