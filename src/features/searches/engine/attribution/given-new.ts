import { isPersonNoun } from "../reading/nouns.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { verbForms } from "../reading/verbs.ts";

/*
 * Whom a report has told of it can go on to name; whom it has not told of it has to introduce: "Ana Ruiz said" beside "a neighbour, Ana Ruiz,
 * said". (Given and new: Prince, "Toward a Taxonomy of Given-New Information", 1981; first mentions of people: Siddharthan, Nenkova, McKeown,
 * "Information Status Distinctions and Referring Expressions", 2011.)
 */

/** Behind the name: goes on with what they did, is owner of something, or ends the clause; no age and no letters of an office. */
const goesOn = /^(?:['’]s?\b|[”"]?[.;:?!]|[”"]?$|, (?:of|from) | (?!(?:aged|KC|QC|SC|MP|MSP|TD|JP|Jr)\b)[\p{Ll}“”"‘–—-])/u;
/** Behind the name, set off by commas: who they are. Not where they live. */
const saysWho =
  /^,? (?:who|whom|whose)\b|^, (?!(?:of|from) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?[,.])(?!(?:he|she|it|they|said|says|told|then|however|too|and|but|according)\b)/u;
const functionWords = new Set(
  "that for of as by to which against is with on was about be but has had from at and when while if because after before since until whom who not than nor or neither like into over under between where how what why did does will would".split(
    " ",
  ),
);
/** Where, when and on what occasion, ahead of the name. */
const circumstance =
  /^(?:(?:In|On|At|Before|After|Since|Over|During|Until|Outside|Inside|By|Asked|Questioned|Pressed|Described|Within|As|When|While|If|Under|Having|Though|Although|According|Because|Despite|Last|Earlier|Yesterday|Today|Tonight|Now|Then|Later|Afterwards)\b[^.;]*|[^.;]*[”"]),? $/;

/** The page first names somebody in full by the bare name, as one of whom it has told: with no title, age, office or word of who they are. */
export function isNamedAsKnown(page: PageReading, person: number): boolean {
  const first = page.mentions.find((one) => one.person === person);
  const sentence = page.sentences.find(
    ({ kind, mentions }) => kind === "main" && first !== undefined && mentions.includes(first),
  );
  if (!first || !sentence || first.kind !== "full") return false;
  const isTitled = !/^(?:(?:Mr|Mrs|Ms|Miss|Mx)\.? )?$/.test(page.text.slice(first.from, first.start));
  const owner = /['’]s$/.test(page.text.slice(first.start, first.end)) ? "'s" : "";
  return !isTitled && namesAsKnown(page.text.slice(sentence.start, first.from), owner + page.text.slice(first.end, sentence.end));
}

/**
 * Whether a sentence names somebody as known.
 * @param before the text of the sentence ahead of the name
 * @param behind the text of the sentence behind it
 */
export const namesAsKnown = (before: string, behind: string): boolean =>
  goesOn.test(behind) && !saysWho.test(behind) && !isIntroducedAhead(before);

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
