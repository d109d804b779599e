import { quick } from "#app/lib/language/quick-pattern.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { sentenceOwn } from "../reading/own-text.ts";

/** "charged with a breach of Rule E3": by a body of its own, no court. */
export const ofOwnRules = quick(
  /\b(?:charged|charges?) under (?:regulation|rule|bye-?law|ordinance) \d|\bcharged (?:[^.;]{2,120}?,? )?with (?:an? |the )?(?:[\w-]+ ){0,3}(?:breach(?:es|ing)?\b|(?:gross |professional |serious )?misconduct|improper conduct|violat\w+ (?:of )?(?:the |its |rule|code|law \d))|\b(?:commission|panel|disciplinary \w+|committee|adjudicator)\b[^.;]{0,40}\b(?:upheld|upholds|sustained|found proved|found) (?:the|a|both|all|that|two|three) charges?\b/i,
);

/** "The Southern Football League tribunal on Monday found Ana Ruiz guilty": a league's or a union's own, no court. */
export const byOwnTribunal =
  /\b(?:club|league|union|federation|association|football|rugby|cricket|hockey|party|university|college|school|professional|disciplinary|conduct|misconduct|judiciary|integrity|ethics|fa|afl|nrl|gaa)(?: \w+){0,2} (?:tribunal|panel|committee|commission|board|hearing)(?: on \w+day(?: night| evening)?| (?:last|this) \w+)? (?:had |has |have |also )?found (?:him|her|them|(?:\p{Lu}[\p{L}’'-]+ ?){1,3}) ?guilty\b/iu;

const noCourt =
  "(?:(?:employment|industrial|labou?r|equality|disciplinary|standards|professional|human rights|civil rights) (?:tribunal|commission)|panel|union|party|club|association|federation|regulator|commission|committee|ombudsman|university|college|school|council|league|inquiry|employer)";
const foundByNoCourt = new RegExp(
  `\\b${noCourt}\\b(?: (?:(?!(?:was|were|been|is|are|had)\\b)[\\w'’-]+)){0,8}? (?:found|finds|finding|ruled|held|declared)\\b[^.;]{0,80}\\bguilty\\b|\\bguilty\\b[^.;]{0,80}\\bby (?:an?|the|its|his|her) (?:[\\w-]+ ){0,5}?${noCourt}\\b`,
  "i",
);
const itFound =
  /^(?:It|The (?:tribunal|panel|commission|committee|regulator|inquiry))\b[^.;]{0,40}\b(?:found|finds|ruled|held|declared)\b[^.;]{0,80}\bguilty\b/;
const ofNoCourt = new RegExp(`\\b${noCourt}\\b`, "i");

/** "An employment tribunal found the firm and its manager guilty of harassment": guilty, and convicted by no court. */
export function isGuiltyByNoCourt(page: PageReading, sentence: number): boolean {
  const text = sentenceOwn(page, sentence);
  if (isOfRules(text) || byOwnTribunal.test(text)) return true;
  if (
    /\b(?:jury|jurors|judge|magistrates?|(?:crown|county|district|superior|supreme|criminal|federal|sheriff|high|appeals?|human rights) court|courts?)\b/i.test(
      text,
    )
  )
    return false;
  return (
    foundByNoCourt.test(text) ||
    (itFound.test(text.trim()) &&
      page.sentences
        .slice(Math.max(0, sentence - 3), sentence)
        .some((before) => before.kind === "main" && ofNoCourt.test(before.text)))
  );
}

const ownBody =
  /\b(?:disciplinary|misconduct|professional conduct|fitness[- ]to[- ]practi[sc]e|adjudication|standards|ethics)(?: and \w+)? (?:tribunal|panel|committee|board|hearing|commission)\b|\b(?:bar|nursing|medical|teaching|legal|education|press|police|law|rugby|football|cricket)(?: \w+)? (?:standards board|council|society|association|regulator|federation|union)\b/i;
const criminalCourt =
  /\b(?:magistrates['’]?|crown|district|county|superior|sheriff|high|supreme|criminal|provincial|federal|circuit|municipal) court\b|\b(?:court heard|pleaded|prosecut(?:or|ors|ed|ion)|convicted|jury|arrested)\b/i;
const finedByCourt = /\bby (?:an?|the|\w+)?(?: [\w'’-]+){0,2} ?(?:magistrates?|judge|court|sheriff|jury|bench)\b/i;
const onlyFine = /\bfin(?:ed|es?|ing)\b(?!.*\b(?:jail|prison|imprison\w*|custody|probation|community|suspended sentence)\b)/is;

/** "A barrister has been fined £300, a disciplinary tribunal heard": a fine of the profession's own, on a page that tells of no criminal court. */
export function isFineOfOwnBody(page: PageReading, sentence: number): boolean {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  return (
    onlyFine.test(sentenceOwn(page, sentence)) &&
    !finedByCourt.test(sentenceOwn(page, sentence)) &&
    main.some(({ text }) => ownBody.test(text)) &&
    !main.some(({ text }) => criminalCourt.test(text))
  );
}

/** "found guilty of professional misconduct": by the rules of a profession, a club or a school. */
export function isOfRules(text: string): boolean {
  return /\bguilty (?:in|at|by|after|following) (?:an? |the )?(?:internal|departmental|administrative|disciplinary|in-house)\b|\b(?:club|league|union|federation|school|board|association|party|university|college|employer|company|regulator|council|panel|committee) (?:had |has |have )?(?:\w+ly )?found (?:him|her|them|\p{Lu}\w+) guilty\b|\bguilty of (?:[\w-]+ ){0,3}(?:misconduct|bringing (?:\w+ ){1,4}into disrepute|unprofessional|conduct (?:unbecoming|prejudicial)|breach(?:es|ing)?\b|violat\w+ (?:the |its |his |her )?(?:\w+ ){0,2}(?:code|rules?|polic(?:y|ies)))/iu.test(
    text,
  );
}
