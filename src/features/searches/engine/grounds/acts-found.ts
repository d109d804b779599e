import { isActAgainstJews } from "../attribution/act-grammar.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { isDeed } from "./acts-told.ts";

/*
 * "The tribunal found that Ana Ruiz had told a Jewish colleague that he should have been gassed": a body finds an act which is antisemitic by its own
 * description, whether or not anybody calls it so.
 */

const decider =
  "(?:tribunal|panel|committee|commission|hearing|inquiry|adjudicator|ombudsman|ombudswoman|regulator|watchdog|court|magistrates|jury|judge|sheriff|bench|university|college|school|council|board|party|league|federation|association|union|club|authority|arbitrator|employer|hospital|ministry|investigation)";
const finds =
  "(?:found|finds|ruled|rules|held|holds|concluded|concludes|determined|decided|established|(?:was|were|is) satisfied|accept(?:ed|s)(?: (?:the )?evidence| testimony)?|found (?:it )?proved|considered it proved)";
/** Before the name: who finds, and that it does. */
const foundThat = new RegExp(
  `\\b${decider}\\b(?: (?!(?:that|who|which)\\b)[^.;:,“”"]{0,60}?)? ${finds}(?: (?:on|in) [^.;:,“”"]{2,30}| unanimously| also)? that,? (?:(?:the|a|its|former|then) )?(?:(?!(?:of|by|against|to|about|on|at|in|for|with|who|that|which)\\b)[\\w’'-]+,? ){0,4}$`,
  "i",
);
/** Not found, or found of somebody who stands before the body. */
const notFound = /\b(?:not|never|nobody|neither|nor|whether|if|insufficient|nothing|no(?! doubt\b))\b|n['’]t\b/i;
const undergone =
  /^(?:,[^,;“”"]{2,60},)? (?:(?:had|has|have|was|were|is) )?(?:been|being)\b|^(?:,[^,;“”"]{2,60},)? (?:was|were|is)\b|^['’]s?\b/i;

const harmlessBehind =
  /\b(?:because (?:he|she|they)|to explain|lessons?|lectures?|history|wrote|after closing|nothing wrong|claim (?:failed|was dismissed|was rejected)|dismissed the claim|rejected the claim|praised|owed|works in|when (?:he|she) painted|coins to|could not|were it not|had hit)\b/i;

/** "had thrown coins": as an act is told by itself. */
const pasts: Readonly<Record<string, string>> = {
  drawn: "drew",
  thrown: "threw",
  written: "wrote",
  sung: "sang",
  given: "gave",
  driven: "drove",
  torn: "tore",
  shaken: "shook",
  taken: "took",
  broken: "broke",
  beaten: "beat",
  worn: "wore",
  sworn: "swore",
};

/** Does a sentence say that a body found such an act of the subject, by name? */
export function isActFound(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const name = sentence.mentions.find(({ person }) => person === 0);
  if (!name || sentence.kind !== "main" || sentence.mentions.some(({ person, end }) => person !== 0 && end <= name.from))
    return false;
  const ahead = page.text.slice(sentence.start, name.from);
  const behind = page.text.slice(name.end, sentence.end);
  if (!foundThat.test(ahead) || notFound.test(ahead) || undergone.test(behind)) return false;
  // A lesson, a debt, a gas works: what it was said or done for is told behind it.
  if (harmlessBehind.test(`${behind} ${page.sentences[sentence.index + 1]?.text ?? ""}`)) return false;
  const clause = discourse.clauses.find(({ sentence: index, start }) => index === sentence.index && start >= name.end);
  if (!clause || clause.agentIs !== "p0" || clause.passive || clause.negated || clause.hedged) return false;
  const told = page.text
    .slice(clause.start, sentence.end)
    .replace(/["“][^"”]*["”]/g, "…")
    .replace(/^[a-z]+/, (verb) => pasts[verb] ?? verb);
  return (isDeed(page, clause) || clause.lemma === "call") && isActAgainstJews(/^[^.;]*/.exec(told)?.[0] ?? told);
}

/** The sentences of such findings; none for who holds an office in the page or stands by. */
export function actsFound(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (record.inOffice || record.witness) return [];
  return page.sentences.filter((sentence) => isActFound(page, discourse, sentence)).map(({ index }) => index);
}
