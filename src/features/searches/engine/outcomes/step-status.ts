import type { ResolvedClause } from "../attribution/discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { ofOwnRules, isOfRules, byOwnTribunal } from "./by-no-court.ts";
import { isPlea } from "../attribution/pleas.ts";

/** Behind a fine: the league, club or council that imposed it. */
const byOwnBody =
  /^(?:[^.;]{0,40}\b)?by (?:the |its |his |her |their )?(?:[\w'’&.-]+ ){0,4}?(?:association|federation|league|union|club|team|commission|council|board|panel|university|college|school|party|uefa|fifa|the fa|fa|nba|nfl|nhl|mlb|rfu|afl|nrl)\b/i;
/** Behind a fine: so much of what their employer pays them. */
const ofPay = /^ (?:\w+ ){0,4}(?:weeks?|months?)['’]?s?['’]? (?:wages|pay|salary)\b/i;

/** The status word that a step gives by its verb and what stands around it; null where it gives none. */
export function statusOf(
  clause: ResolvedClause,
  page: PageReading,
  isCourt: boolean,
  criminal: boolean,
): AllegationStatus | null {
  const tail = page.text.slice(clause.start, Math.min(clause.tailEnd + 40, clause.start + 160));
  switch (clause.class) {
    case "arrest":
      return isInterned(page.text.slice(clause.start, clause.end + 60)) ? null : "arrested";
    case "charge":
      // An agency's charge of discrimination is heard by no criminal court.
      if (ofDiscrimination.test(page.sentences[clause.sentence]?.text ?? "")) return null;
      // A citation for a nuisance is not a charge.
      if (clause.gerund)
        return /\bindictment\s+$/i.test(page.text.slice(Math.max(0, clause.start - 14), clause.start)) ? "indicted" : null;
      if (ofOwnRules.test(page.text.slice(clause.start, clause.end + 90))) return null;
      if (clause.lemma === "cite" || clause.lemma === "summons") return null;
      return byIndictment.test(page.sentences[clause.sentence]?.text ?? "") ? "indicted" : "charged";
    case "indict":
      return "indicted";
    case "convict":
      // "found responsible": a university's or an employer's word; no court convicts so.
      if (/^found (?:\w+ )?responsible\b/i.test(page.text.slice(clause.start, clause.start + 40))) return "disciplined";
      return isOfRules(page.text.slice(clause.start, clause.start + 90)) ||
        byOwnTribunal.test(page.text.slice(Math.max(0, clause.start - 80), clause.start + 80)) ||
        /^b:(?:tribunal|panel|committee|commission|federation|club|league|association|union|university|college|school|council|party|board)$/.test(
          clause.agentIs,
        )
        ? "disciplined"
        : "convicted";
    case "sentence":
      // "ordered a sentencing report": what comes before one.
      if (
        /^ (?:\w+ )?(?:reports?|assessments?|hearing|memo\w*|date|guidelines|submissions?|remarks|council|exercise)\b/i.test(
          page.text.slice(clause.end, clause.end + 40),
        )
      )
        return null;
      if (clause.lemma !== "fine") return isCourt ? "sentenced" : null;
      // A fine is a sentence only where a court imposes it; a club's is a sanction, a commission's neither.
      if (
        byOwnBody.test(page.text.slice(clause.end, clause.end + 110)) ||
        ofPay.test(page.text.slice(clause.end, clause.end + 40))
      )
        return "disciplined";
      if (criminal || /^b:(?:court|judge|magistrates?|jury|sheriff|bench)$/.test(clause.agentIs)) return "sentenced";
      // Of those who come to watch no club or league may ask a fine.
      if (!clause.agentIs.startsWith("b:") && isSupporter(page)) return "sentenced";
      return /^b:(?:club|federation|league|association|union|university|college|school|party|panel)$/.test(clause.agentIs)
        ? "disciplined"
        : null;
    case "admit":
      return isPlea(page, clause) ? "pleaded guilty" : null;
    case "plead":
      return /^\w+\s+(?:guilty|no[- ]contest)/i.test(tail) ? "pleaded guilty" : null;
    case "discipline":
      // "a bust of his teacher, X, had been removed": the bust was.
      if (
        clause.passive &&
        ofThing.test(page.text.slice(page.sentences[clause.sentence]?.start ?? clause.start, clause.start).slice(-160))
      )
        return null;
      // "was relieved that it was over": nobody is relieved of anything.
      if (clause.lemma === "reliev" || clause.lemma === "relieve")
        return /^ (?:\w+ )?(?:of|from) /i.test(page.text.slice(clause.end, clause.end + 20)) ? "disciplined" : null;
      return "disciplined";
    case "try":
      return clause.lemma === "try" && clause.passive ? "on trial" : null;
    default:
      return null;
  }
}

/** "was detained from June 1940 to March 1942": kept without a case, in a war. */
export function isInterned(text: string): boolean {
  return (
    /^intern/i.test(text) ||
    /^(?:detain|imprison)\w* (?:without (?:trial|charge)|as an? (?:enemy|alien)|under (?:the )?(?:defen[cs]e|emergency|regulation|national security|war)|during (?:the|world) |(?:from|between) (?:\w+ )?(?:18|19)\d\d )/i.test(
      text,
    )
  );
}

/** "arraigned on a 12-count indictment in which he is charged with …": a grand jury has charged. */
export const byIndictment =
  /\b(?:arraigned|charged|appeared|named)\b[^.;]{0,120}?\b(?:on|in|under|by) (?:an?|the|(?:an? )?(?:\w+, )?\w+-count) (?:[\w-]+ ){0,3}indictment\b(?! (?:unit|process|stage|hearing))|\bcharged with [^.;]{2,120}? in (?:[\w-]+ ){0,4}indictments? (?:unsealed|returned|handed (?:up|down))\b/i;
/** Bodies and laws that deal with discrimination: a finding of theirs is no conviction. */
export const ofDiscrimination =
  /\bequality court\b|\b(?:hud|eeoc|housing and urban development|equal employment|civil rights division|division on civil rights|human rights (?:commission|agency|division|office)|fair housing|agency|department of (?:housing|labor))\b[^;]{0,60}\bcharged\b[^;]{0,160}\bdiscriminat\w+|\bcharged (?:by|with)\b[^;.]{0,60}\b(?:religious |racial |housing |employment |unlawful )*discriminat(?:ion|ing|ory)\b/i;

/** "a football supporter, Ana Ruiz", "Ana Ruiz, 31, a Norwold fan". */
const isSupporter = (page: PageReading) =>
  page.mentions.some(
    ({ person, from, end }) =>
      person === 0 &&
      (/\b(?:supporter|fan|spectator|season[- ]ticket holder),? $/i.test(page.text.slice(Math.max(0, from - 30), from)) ||
        /^,(?: (?:aged )?\d+,)? an? (?:[\w'’-]+ ){0,4}(?:supporter|fan|spectator|season[- ]ticket holder)\b/i.test(
          page.text.slice(end, end + 90),
        )),
  );

const things =
  "(?:busts?|statues?|names?|portraits?|paintings?|plaques?|memorials?|monuments?|streets?|books?|works?|films?|records?|songs?|photo\\w*|pictures?|images?|exhibit\\w*|plays?|operas?|music|buildings?|dormitor\\w+|halls?|chairs?|prizes?|posters?)";
const ofThing = new RegExp(`\\b${things} (?:\\w+ ){0,3}?(?:of|by|about|after|for|honou?ring|depicting)\\b[^.;]*$`, "i");
