import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Sentence } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";

/*
 * What a finding never tells, although the page does (product rule 6): where somebody lives, how to reach them, whom they
 * are married to or have for children. Where an act took place and whom it was done to is no private matter, so the
 * patterns ask for a home, a number or kin; those of src/lib/language/private-matters.ts are wider.
 */

const street =
  "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Court|Ct|Way|Place|Terrace|Crescent|Boulevard|Blvd|Row|Gardens|Mews|Grove|Square|Quay|Parade|Hill|Walk)";
const capitals = "(?:\\p{Lu}[\\p{L}'’.-]*\\s+){0,4}";
const numbered = `(?:(?:Flat|Apartment|Apt|Unit)\\.?\\s*\\w{1,5},?\\s+)?\\d{1,5}[A-Za-z]?,?\\s+${capitals}${street}\\b\\.?`;
const named = `(?:\\p{Lu}[\\p{L}'’.-]*\\s+){1,3}${street}\\b\\.?`;
const home = "(?:home|house|flat|apartment|residence|bungalow|address|doorstep)";
const kin =
  "(?:wife|husband|spouse|ex-wife|ex-husband|partner|girlfriend|boyfriend|fianc[ée]e?|son|sons|daughters?|children|child|kids|twins|mother|mum|mom|father|dad|parents|grandmother|grandfather|grandchildren|grandsons?|granddaughters?)";
const several = "(?:one|two|three|four|five|six|seven|eight|an?|\\d)";

/** A pattern with what every match of it has in it, which is sooner looked for. */
type Private = { sign: RegExp; pattern: RegExp };

/** Never told, in whatever sentence. */
const contact: Private[] = [
  {
    sign: /@/u,
    pattern:
      /(?:(?:his|her|their)\s+)?(?:(?:e-?mail|address)\s+(?:address\s+)?(?:is|was|at)\s+)?[^\s@<>()"“”]+@[^\s@<>()"“”]+\.[\p{L}\d-]+/gu,
  },
  {
    sign: /\d[ ()./-]{0,2}\d[ ()./-]{0,2}\d[ ()./-]{0,2}\d/u,
    pattern:
      /(?:(?:(?:his|her|their|whose)\s+)?(?:tele)?(?:phone|mobile|cell)(?:\s+number)?\s+(?:is|was|on|at)\s+)?(?<![\d/.-])(?:\+|00)?\(?\d(?:[ ()./-]{0,2}\d){7,13}(?![\d/])/gu,
  },
];
const inStreet = quick(new RegExp(`${street}\\b|\\bblock\\s`, "u"));
const residence: Private[] = [
  new RegExp(
    `(?:,?\\s+(?:\\b(?:at|in|from|near|outside|inside|to|of)\\s+)?(?:(?:his|her|their|the|an?)\\s+)?(?:\\w+\\s+)?${home}\\s+(?:on|in|at|of|off|near|is)\\s+)(?:${numbered}|${named})(?:(?:,|\\s+in)\\s+\\p{Lu}[\\p{L}'’-]+)?`,
    "gu",
  ),
  new RegExp(
    `(?:,?\\s*(?:\\b(?:and|who)\\s+)?\\b(?:lives?|lived|living|resid\\w+|stays?|staying)\\s+(?:\\w+\\s+)?(?:at|in|on|off|of)\\s+)(?:${numbered}|${named})(?:(?:,|\\s+in)\\s+\\p{Lu}[\\p{L}'’-]+)?`,
    "gu",
  ),
  // "Ana Ruiz, 34, of 14 Mill Lane, Dunley,": only of a person, who stands before it with a name or an age.
  new RegExp(
    `(?:(?<=\\d\\)?,?|\\p{Lu}[\\p{L}'’-]+,)\\s+(?:of|from)\\s+)(?:the\\s+)?(?:${numbered}|${named}|\\d+\\s+block\\s+of\\s+${capitals}\\p{Lu}[\\p{L}'’-]+)(?!\\s+\\p{Lu})(?:,\\s+\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2}(?=[,:;]))?`,
    "gu",
  ),
].map((pattern) => ({ sign: inStreet, pattern }));
const kinship: Private[] = [
  {
    sign: /with\s+(?:his|her|their)\s/u,
    pattern: new RegExp(
      `,?\\s*(?:\\b(?:who|and)\\s+)?\\b(?:lives?|lived|living|stays?)\\s+(?:[^.;"“”]{0,60}?\\s)?with\\s+(?:his|her|their)\\s+(?:\\w+\\s+){0,2}${kin}(?:,?\\s+\\p{Lu}[\\p{L}'’-]+){0,3}(?:\\s+and\\s+(?:(?:his|her|their)\\s+)?(?:\\w+\\s+){0,2}${kin})?`,
      "gu",
    ),
  },
  {
    sign: /(?:father|mother|dad|mum|mom|parent)[- ]of[- ]/u,
    pattern: new RegExp(
      `,?\\s*(?:\\b(?:is|was|who is|a|an)\\s+)?(?:married\\s+)?(?:father|mother|dad|mum|mom|parent|grandfather|grandmother)[- ]of[- ](?:${several})\\b(?:\\s+(?:children|sons|daughters|kids))?`,
      "gu",
    ),
  },
  {
    sign: /married\s/u,
    pattern: new RegExp(`,?\\s*(?:\\b(?:who|is|was|and)\\s+){0,2}married\\s+to\\s+(?:\\p{Lu}[\\p{L}'’-]+\\s*){1,3}`, "gu"),
  },
  {
    sign: /\s(?:his|her|their)\s/u,
    pattern: new RegExp(
      `(?:,|\\s+(?:and|with))?\\s+(?:his|her|their)\\s+(?:\\w+\\s+)?${kin},?\\s+\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+)?(?:\\s+and\\s+(?:\\w+\\s+){0,2}${kin})?`,
      "gu",
    ),
  },
];
/** Kin at all: no sentence that is told beside the ruling needs them. */
const anyKin = quick(
  new RegExp(
    `\\b(?:his|her|their|the couple's)\\s+(?:\\w+\\s+){0,2}(?:${kin}|family|brothers?|sisters?|siblings?|relatives|in-laws)\\b|\\b(?:married|divorced|widowed)\\b|\\b(?:wife|husband|widow|son|daughter|mother|father|sister|brother) of\\b`,
    "u",
  ),
);

const date =
  /\b(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d\b|\b(?:1[5-9]|20)\d\d\s?[-–/]\s?(?:1[5-9]|20)\d\d\b/gu;

type Span = { start: number; end: number };

const everyPrivate = [...contact, ...residence, ...kinship];

const spansOf = (pattern: RegExp, text: string): Span[] =>
  matchesOf(pattern, text).map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** The private passages of a text, in its order, as offsets into it. */
export function privateSpans(text: string): Span[] {
  const found: Span[] = [];
  let asked: RegExp | null = null;
  let isThere = false;
  for (const { sign, pattern } of everyPrivate) {
    // Those of a home have one sign between them.
    if (sign !== asked) isThere = sign.test(text);
    asked = sign;
    if (isThere) found.push(...spansOf(pattern, text));
  }
  if (found.length === 0) return found;
  const dates = spansOf(date, text);
  return found
    .filter((span) => !dates.some((day) => day.start < span.end && day.end > span.start))
    .toSorted((a, b) => a.start - b.start);
}

/** A sentence that a finding can do without, and that tells where somebody lives, how to reach them or of their kin. */
export function isPrivate(text: string): boolean {
  return anyKin.test(text) || privateSpans(text).length > 0;
}

/**
 * What of a sentence that carries the ruling can be quoted: all of it, or the part beside the private passages that says
 * most of the case, still word for word. Offsets into the page; null when no part is long enough.
 */
export function publicPart(
  sentence: Pick<Sentence, "start" | "end" | "text" | "mentions">,
  record: SubjectRecord,
  canBeQuoted: (text: string) => boolean,
): Span | null {
  const spans = privateSpans(sentence.text);
  if (spans.length === 0) return { start: sentence.start, end: sentence.end };
  const marks = [
    ...record.words
      .filter((words) => words.by === "own")
      .map(({ start, end }) => ({ at: Math.max(start, sentence.start), end, worth: 4 })),
    ...[...record.acts, ...record.steps, ...record.findings].map(({ start, end }) => ({ at: start, end, worth: 3 })),
    ...sentence.mentions.filter(({ person }) => person === 0).map(({ start, end }) => ({ at: start, end, worth: 2 })),
  ];
  let best: Span | null = null;
  let most = -1;
  let from = 0;
  for (const span of [...spans, { start: sentence.text.length, end: sentence.text.length }]) {
    const part = trimmed(sentence.text, from, span.start);
    from = Math.max(from, span.end);
    const text = sentence.text.slice(part.start, part.end);
    if (part.end <= part.start || !canBeQuoted(text) || !isBalanced(text)) continue;
    const start = sentence.start + part.start;
    const end = sentence.start + part.end;
    const worth =
      marks.filter((mark) => mark.at >= start && mark.at < end).reduce((sum, mark) => sum + mark.worth, 0) + text.length / 1000;
    if (worth > most) [best, most] = [{ start, end }, worth];
  }
  return best;
}

/** Without the marks and small words that hang at a cut. */
function trimmed(text: string, from: number, to: number): Span {
  const part = text.slice(from, to);
  const before = /^(?:[\s,;:–—)-]|(?:and|or|but|where|who|which|in|at|on)\s)*/u.exec(part)?.[0].length ?? 0;
  const after =
    /(?:[\s,;:–—(-]|\s(?:and|or|but|where|who|which|in|at|on|of|from|with|the|his|her))*$/u.exec(part)?.[0].length ?? 0;
  return { start: from + before, end: to - after };
}

function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/"/gu) % 2 === 0 && count(/“/gu) === count(/”/gu);
}
