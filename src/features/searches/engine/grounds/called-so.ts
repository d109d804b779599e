import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";

/**
 * "The district called the conduct antisemitic": the body that sanctioned the one person accused says so of what they
 * did, in the page's own report of it.
 */
export function calledSo(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (!record.soleAccused || !record.frames.some((frame) => frame.kind === "discipline")) return [];
  return discourse.clauses
    .filter(
      (clause) =>
        record.scope.has(clause.sentence) &&
        /^(?:call|describe|deem|label|condemn|denounce|consider|regard)$/.test(clause.lemma) &&
        clause.agentIs.startsWith("b:") &&
        !clause.negated &&
        !clause.hedged &&
        /^ (?:(?:the|his|her|these|those|their) )?(?:[\w-]+ ){0,3}(?:conduct|behaviou?r|remarks?|comments?|words|posts?|messages?|tweets?|language|actions?|statements?|jokes?|song|lyrics|video|e-?mails?|terms)(?: \w+){0,3} (?:as )?(?:\w+ (?:and )?){0,2}(?:antisemitic|anti-semitic|anti-jewish)\b/i.test(
          page.text.slice(clause.end, clause.end + 120),
        ),
    )
    .map((clause) => clause.sentence);
}

const heldSo =
  /^(?:held|decision|finding|findings|ruling|determination|conclusion|outcome|result)s?:[^.]{0,160}\b(?:antisemit\w*|anti-semit\w*|anti-jewish)\b|^the (?:panel|tribunal|committee|chamber|commission|board|council|authority|court) (?:characteri[sz]ed|classed|classified|regard(?:s|ed)|consider(?:s|ed)|deem(?:s|ed)|treat(?:s|ed)|described|judged) (?:it|them|both|all|each|this|that|these|the \w+|his \w+|her \w+)(?: \w+)? (?:as|to be|to have been)? ?(?:[\w-]+ ){0,3}(?:antisemit\w*|anti-semit\w*|anti-jewish)\b/i;

/** An entry of a register, of one person alone: "Held: … a plain antisemitic stereotype", "The panel characterised both as antisemitic." */
export function heldInEntry(page: PageReading, record: SubjectRecord): number[] {
  if (
    page.head !== 0 &&
    !(page.head === null && record.soleAccused && record.words.some(({ by, explicit }) => by === "own" && explicit))
  )
    return [];
  return page.sentences
    .filter(
      (sentence) =>
        sentence.kind === "main" &&
        record.scope.has(sentence.index) &&
        heldSo.test(sentence.text) &&
        !/\b(?:not|no|never|nor)\b/i.test(sentence.text) &&
        sentence.mentions.every(({ person }) => person === 0),
    )
    .map(({ index }) => index);
}
