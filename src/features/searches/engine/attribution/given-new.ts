import { isPersonNoun } from "../reading/nouns.ts";
import { verbForms } from "../reading/verbs.ts";

/*
 * Whom a report has told of it can go on to name; whom it has not told of it has to introduce: "Ana Ruiz said" beside "a neighbour, Ana Ruiz,
 * said". (Given and new: Prince, "Toward a Taxonomy of Given-New Information", 1981; first mentions of people: Siddharthan, Nenkova, McKeown,
 * "Information Status Distinctions and Referring Expressions", 2011.)
 */

const age = /^,? (?:aged )?\(?(?:1[6-9]|[2-9]\d)\)?(?=[,.;:)]|[ ”"]|$)/;
/** Behind the name: goes on with what they did, is owner of something, or ends the clause. */
const goesOn = /^(?:['’]s?\b|[”"]?[.;:?!]|[”"]?$| (?!KC\b|QC\b|SC\b|MP\b|MSP\b|TD\b|JP\b|Jr\b)[\p{Ll}“”"‘(–—-])/u;
/** Behind the name, set off by commas: who they are. Not where they live. */
const saysWho =
  /^,? (?:who|whom|whose)\b|^, (?!(?:of|from) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?[,.])(?!(?:he|she|it|they|said|says|told|then|however|too|and|but|according)\b)/u;
/** Behind the age: a phrase for who they are, where a verb may stand as well. */
const saysWhoBehindAge =
  /^,? (?:who|whom|whose|an?|the|his|her|its|their|one of|then|now|formerly|(?:of|from|for|at|with) (?:the|an?)|\p{Lu}[\p{L}’'-]*['’]s|(?:chief|head|deputy|vice|assistant|senior|regional|national|general|former)[- ])\b/u;
const functionWords = new Set(
  "that for of as by to which against is with on was about be but has had from at and when while if because after before since until whom who not than nor or neither like into over under between where how what why did does will would".split(
    " ",
  ),
);
/** Where, when and on what occasion, ahead of the name. */
const circumstance =
  /^(?:(?:In|On|At|Before|After|Since|Over|During|Until|Outside|Inside|By|Asked|Questioned|Pressed|Described|Within|As|When|While|If|Under|Having|Though|Although|According|Because|Despite|Last|Earlier|Yesterday|Today|Tonight|Now|Then|Later|Afterwards)\b[^.;]*|[^.;]*[”"]),? $/;

/** How the text in its sentence names somebody: as known, as known with the age, or with who they are. */
export type Naming = "given" | "aged" | "introduced";

/**
 * How a report brings somebody in by name.
 * @param before the text of the sentence ahead of the name
 * @param behind the text of the sentence behind it
 */
export function namingOf(before: string, behind: string): Naming {
  const aged = age.exec(behind);
  const rest = aged ? behind.slice(aged[0].length) : behind;
  const isTold = aged ? saysWhoBehindAge.test(rest) : saysWho.test(rest) || !(goesOn.test(rest) || /^, (?:of|from) /.test(rest));
  if (isTold || isIntroducedAhead(before)) return "introduced";
  return aged ? "aged" : "given";
}

/** "the ward sister, ", "Attorney-General ", "Prosecuting, ": whatever stands ahead says who comes. */
function isIntroducedAhead(before: string): boolean {
  // "Among the five is Ana Ruiz".
  if (/^(?:Among|One of|Another|Also|The (?:other|second|third|next))\b/.test(before)) return true;
  if (/^(?:[“"‘]|(?:The|A) (?:Crown|Court)['’]s? )?$/.test(before)) return false;
  if (/[,:–—”"] ?$/.test(before)) return !circumstance.test(before);
  // "In the dock Ana Ruiz", "On top of the ban Ana Ruiz".
  if (circumstance.test(before) && !isPersonNoun(/([\p{L}-]+) $/u.exec(before)?.[1] ?? "")) return false;
  const word = /([\p{L}’'-]+) $/u.exec(before)?.[1] ?? "";
  if (/^\p{Lu}/u.test(word)) return !functionWords.has(word.toLowerCase());
  return !functionWords.has(word) && (isPersonNoun(word) || verbForms(word).length === 0);
}
