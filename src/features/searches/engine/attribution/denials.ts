import type { PageReading } from "../reading/page-reading.ts";
import type { ResolvedClause } from "./discourse.ts";

/** What somebody acknowledges or rejects who is accused of it: the accusation, or what they did; not "the challenges of the year". */
const answered =
  /^[^.;]{0,60}?\b(?:allegations?|accusations?|charges?|claims?|complaints?|(?:that|if) (?:he|she|they)|(?:having )?(?:post|mak|send|writ|say|us|shar|call|shout|paint|draw|giv|hav|be|do)ing|wrong\w*|accounts?|characteri[sz]\w+|findings?|reports?|versions?|descriptions?|verdicts?|suggestions?|labels?|notions?|anti-?semit\w*|racis\w*|bias|mistakes?|errors?|fault|responsib\w+|guilt|blame|(?:his|her|their) (?:own )?(?:words|remarks?|comments?|posts?|conduct|behaviou?r|actions?|part|role|language|messages?|tweets?)|it)\b/i;
/** "rejected the claim", "acknowledged posting it"; not "disputes the robbery angle". */
export const answersAccusation = (page: PageReading, clause: { end: number }) =>
  answered.test(page.text.slice(clause.end, clause.end + 90));

/** "denied a Jewish employee leave", "denied them service": nothing is denied of what they are accused of. */
export function deniesThem(page: PageReading, clause: ResolvedClause): boolean {
  return /^ (?:(?:an?|the|his|her|two|three|several|some) )?(?:(?:(?!\w+ing\b|that\b|an?\b|the\b)\w+ ){0,2}jewish (?:\w+ )?\w+|him|her|them|famil(?:y|ies)|customers?|tenants?|applicants?|students?|employees?|guests?|couples?|(?:service|entry|access|admission|housing|leave|accommodation)(?= to))\b(?! (?:abuse|harass\w*|slur\w*|claim\w*|allegation\w*|conspira\w*))/i.test(
    page.text.slice(clause.end, clause.end + 60),
  );
}

const deniedHistory =
  /^\s*(?:(?:in|on|at|before|during) (?:an?|the|his|her|two|several) (?:[\w'’-]+ ){1,4})?(?:that )?(?:there (?:was|were|had been|had ever been) (?:any |an? |ever )?)?(?:(?:(?:large |some |all )?parts|aspects|elements|the (?:very )?(?:existence|reality|scale|extent|scope|fact|truth|facts|history|occurrence)) of )?(?:the )?(?:nazi |jewish )?(?:holocaust|shoah|gas chambers|gassings?|genocide of (?:the )?(?:european )?jews|(?:mass |systematic |nazi )?(?:murder|extermination|killing)s? of (?:the |six million |millions of |europe's |european )*jews)\b/i;

/** "convicted of denying the Holocaust" denies no accusation: what is denied is the Holocaust. */
export function isDenialOfHistory(page: PageReading, clause: { end: number }): boolean {
  return deniedHistory.test(page.text.slice(clause.end, clause.end + 90));
}
