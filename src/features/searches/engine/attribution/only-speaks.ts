import { leadPoints } from "./likely-lead.ts";
import { answersByName, besideRoles, mayBeUnnamed } from "./who-is-unnamed.ts";
import type { ResolvedClause, ResolvedQuote, Who } from "./discourse.ts";
import type { Mention } from "../reading/people.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { tradesOfTitle } from "../reading/titles.ts";

/*
 * "A coach has been dismissed … the calls were heard, Oakmont Principal Ana Ruiz said": whoever a page brings in only to speak is not the one
 * whom it brings in without a name, unless it has them answer for it by name.
 */

type Read = { clauses: readonly ResolvedClause[]; quotes?: readonly ResolvedQuote[] };

const furtherRoles =
  "official|captain|chaplain|bishop|ambassador|lecturer|analyst|activist|bystander|shopper|onlooker|pensioner|physio|trainer|referee";
const says = "(?:said|says|told|tells|added|adds|wrote|recalled|explained|noted|warned|replied|stated|confirmed|announced)";
/** Behind a name: "said", ", whose team won, said". */
const speaks = new RegExp(
  `^(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?: (?:of|from|at) [^.,;“”"]{2,60}?)?(?:, [^.;“”"]{2,90}?)?,? (?:(?:has|had|have|also|later|then|\\w+ly) )*${says}\\b`,
  "i",
);
/** Before a name: "'…,' said Oakmont coach", "according to". */
const spokenBy = new RegExp(
  `(?:[,?!]["”’']?|["”’']) ${says} (?:[\\p{L}.'’-]+ ){0,6}$|\\baccording to (?:[\\p{L}.'’-]+ ){0,6}$`,
  "iu",
);
/** Behind a name that follows "said": the phrase ends. */
const ends = /^(?:[,.;:]|$| (?:of|from|in|on|at|after|during)\b)/;
/** Right before a name, wherever in its sentence it stands: "Oakmont Principal", "union official", "a neighbour,". */
const officeAhead = new RegExp(
  `(?:^|[,;:“”"'’] ?|\\s)(?:vice-|vice |deputy |co-|assistant )?(?<role>${besideRoles}|${furtherRoles})(?: (?:of|for|at|from|in) [^,.;“”"]{2,50})?,? $`,
  "i",
);
const officeBehind = new RegExp(
  `^(?:,? \\(?(?:aged )?\\d{2}\\)?)?, (?:an?|the|his|her|their|its|[\\w'’-]+['’]s?)? ?(?:[\\w'’-]+ ){0,4}?(?<role>${besideRoles}|${furtherRoles})\\b`,
  "i",
);

const firstOf = (page: PageReading, who: Who): Mention | undefined =>
  page.mentions.find(
    ({ person, start, end }) =>
      `p${person}` === who && page.sentences.some((one) => one.kind === "main" && one.start <= start && end <= one.end),
  );

const textAround = (page: PageReading, { start, end, from }: Mention): { before: string; behind: string } => {
  const sentence = page.sentences.find((one) => one.start <= start && end <= one.end);
  return { before: page.text.slice(sentence?.start ?? from, from), behind: page.text.slice(end, sentence?.end ?? end) };
};

/** Where the page first names them, they say something, and do nothing else. */
function isBroughtInToSpeak(page: PageReading, who: Who): boolean {
  const first = firstOf(page, who);
  if (!first) return false;
  const { before, behind } = textAround(page, first);
  return speaks.test(behind) || (spokenBy.test(before) && ends.test(behind));
}

/** An office or a part in the story at the name, which is no word of the unnamed. */
function holdsAnotherOffice(page: PageReading, who: Who, unnamed: ReadonlySet<Who>): boolean {
  const first = firstOf(page, who);
  if (!first) return false;
  const { before, behind } = textAround(page, first);
  const titles = page.people[Number(who.slice(1))]?.titles ?? [];
  const isOfUnnamed = (role: string) =>
    [role, ...(tradesOfTitle[role] ?? [])].some(
      (word) => unnamed.has(`r:${word}`) || unnamed.has(`r:${word.split(" ").at(-1) ?? word}`),
    );
  const roles = [
    officeAhead.exec(before)?.groups?.["role"],
    officeBehind.exec(behind)?.groups?.["role"],
    ...titles.filter((title) => !/^(?:mr|mrs|ms|miss|mx|dr|sir|lord|lady)$/.test(title)),
  ].flatMap((role) => role?.toLowerCase() ?? []);
  return roles.length > 0 && !titles.some(isOfUnnamed) && !roles.some(isOfUnnamed);
}

/** By name: what they do about it, or what a court or an employer does about them. */
const isDealtWithByName = (page: PageReading, discourse: Read, who: Who, unnamed: ReadonlySet<Who>): boolean =>
  answersByName(page, discourse, who, unnamed) ||
  discourse.clauses.some(
    ({ class: kind, patientIs, patient, negated }) =>
      patientIs === who &&
      patient?.kind === "person" &&
      !negated &&
      /^(?:charge|arrest|indict|convict|sentence|try|discipline|accuse)$/.test(kind),
  );

/** Brought in by an office of their own to speak, whatever a pronoun behind it may seem to say of them. */
export const speaksInOffice = (page: PageReading, discourse: Read, who: Who, unnamed: ReadonlySet<Who>): boolean =>
  isBroughtInToSpeak(page, who) && holdsAnotherOffice(page, who, unnamed) && !isDealtWithByName(page, discourse, who, unnamed);

/** What is said of another's deed. */
const judges =
  /\b(?:disgrac\w+|vile|abhorrent|appall\w+|no place|unacceptable|inexcusable|disgust\w+|shock\w+|horrif\w+|condemn\w*|sicken\w+|shameful|deplorable|reprehensible|repugnant|hateful|explanation|expulsion|expelled|should (?:resign|go|quit|be)|too (?:long|short|late|lenient|soft)|the right (?:decision|thing)|welcomed?|zero tolerance|take (?:it|this|these|such) [\w ]{0,20}seriously|in tears|in distress)\b/i;
const ofOtherBody = /^ (?:of|from|at) (?:the|an?) (?:[\w-]+ )?(?:visiting|opposing|opposition|rival|neighbou?ring|other)\b/i;

/**
 * "Councillor Ana Ruiz said the posts were vile": of the same trade, brought in to speak, and nothing at the name says that it was theirs.
 * With whom the sentence right behind the opening begins is another only where the words judge it.
 */
export function speaksOfAnother(
  page: PageReading,
  discourse: Read,
  who: Who,
  unnamed: ReadonlySet<Who>,
  opening: number,
): boolean {
  const first = firstOf(page, who);
  if (!first || !isBroughtInToSpeak(page, who) || leadPoints(page, Number(who.slice(1))) > 0) return false;
  const { before, behind } = textAround(page, first);
  const next = page.sentences.find(({ kind, index }) => kind === "main" && index > opening);
  const isNext = next !== undefined && next.start <= first.start && first.end <= next.end && /^(?:[\w.'’-]+ ){0,2}$/.test(before);
  if (isNext && !judges.test(behind) && !ofOtherBody.test(behind)) return false;
  return !isDealtWithByName(page, discourse, who, unnamed) && !mayBeUnnamed(page, discourse, who, unnamed);
}
