import { foldLetters } from "#app/lib/language/fold.ts";
import { sentences } from "#app/lib/language/sentences.ts";
import { parseName } from "#app/features/subjects/normalise-name.ts";
import { contentTerms, stem } from "../events/content-words.ts";
import type { SourceText } from "../judgement.ts";
import { isPersonNoun, titleWords } from "../reading/nouns.ts";

/** What one page lets one know of the person it names, to tell namesakes apart. */
export type PersonClues = {
  id: string;
  date: string | null;
  words: number;
  /** Span of years in which the person was born, null when the page does not say. */
  born: [number, number] | null;
  /** Day of death as far as the page fixes it; the person is alive on later pages of another one. */
  died: string | null;
  /** Middle names as written, without the marks: "maria", or an initial "m". */
  middle: string[];
  suffix: string | null;
  handles: string[];
  /** Places said to be the person's: "of Delph", "the Bellhaven nurse". */
  places: string[];
  /** Region or country that the page writes after a place: "Springfield, Calder". */
  regions: Map<string, string>;
  /** Two capitalised words in a row, folded: "kiln road". */
  phrases: Set<string>;
  /** All words of the page, folded, to look up another page's handle in. */
  vocabulary: Set<string>;
  /** Nouns and titles for the person, stemmed. */
  roles: string[];
  /** Content words, near ones (in a sentence about the person) weighing fully. */
  terms: Map<string, { weight: number; proper: boolean }>;
};

/** A sentence that says what the person is not, or speaks of somebody else of that name, is no clue to them. */
const setsApart =
  /\b(?:no (?:relation|connection|link)|not (?:related|connected|the (?:same|man|woman))|nothing to do with|same name|namesake|mistaken(?:ly)?|confused with|(?:has|have|had|'s|’s|'ve|’ve) never (?:been|met|stood|set)|never (?:been|met|stood)|(?:did|do|does)n[’']t (?:make|design|know|write|play)|photograph (?:published|used)|shares? (?:a|the|her|his) (?:sur)?name)\b/i;

const written: Record<string, number> = {
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ordinals: Record<string, number> = {
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
  seventieth: 70,
  eightieth: 80,
  ninetieth: 90,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
};

/** "sixty-five", "sixty-fifth" or "65" as a number. */
function numberOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = "", ones = ""] = text.toLowerCase().split("-");
  const ten = written[tens] ?? ordinals[tens];
  if (ten === undefined) return null;
  if (ones === "") return ten;
  const one = ordinals[ones] ?? "zero one two three four five six seven eight nine".split(" ").indexOf(ones);
  return one > 0 ? ten + one : null;
}

const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const ones = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth";
const spelled = "(\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|eighteen|nineteen)";

type BirthSpans = { attached: [number, number][]; loose: [number, number][] };

/**
 * Ages and years of birth that a sentence gives, as spans of years of birth: those that stand beside
 * the name, and those that stand somewhere in a sentence about the person.
 */
function birthSpans(sentence: string, name: string, date: string | null): BirthSpans {
  const attached: [number, number][] = [];
  const loose: [number, number][] = [];
  const year = date ? Number(date.slice(0, 4)) : null;
  const add = (to: [number, number][], age: number | null, before: number, after: number) => {
    if (year !== null && age !== null && age > 2 && age < 110) to.push([year - age - before, year - age + after]);
  };
  const each = (pattern: string, take: (match: RegExpExecArray) => void) => {
    for (const match of sentence.matchAll(new RegExp(pattern, "giu"))) take(match);
  };
  const age = (match: RegExpExecArray) => numberOf(match[1] ?? "");
  each(
    `${name}(?: (?:sr|jr)\\.?)?(?:[^.;,()]{0,30})?,\\s*(?:aged\\s+|de\\s+)?${spelled}\\s*(?=[,.;:)]|$|\\s(?:ans|años|jahre|and|was|is|has|of|from|who))`,
    (match) => add(attached, age(match), 1, 0),
  );
  each(`${name}\\s*\\((\\d{1,3})\\)`, (match) => add(attached, age(match), 1, 0));
  each(`,\\s*(\\d{1,3}),[^.;]{0,60}${name}`, (match) => add(attached, age(match), 1, 0));
  each(`${name}[^.;]{0,12}\\(?\\b(1[89]\\d\\d|20\\d\\d)\\s*[-–]\\s*(?:1[89]|20)\\d\\d\\b`, (match) =>
    attached.push([Number(match[1]), Number(match[1])]),
  );
  each(
    `\\b(?:born|b\\.|geboren|né|née|nacid[oa])\\s+(?:(?:on|in|am|en|le)\\s+)?[^.;,()]{0,24}?\\b(1[89]\\d\\d|20\\d\\d)\\b`,
    (match) => attached.push([Number(match[1]), Number(match[1])]),
  );
  each(`\\baged?\\s+(?:of\\s+)?${spelled}\\b`, (match) => add(loose, age(match), 1, 0));
  each(`\\b(?:the|an?)\\s+[\\p{L}-]+(?:\\s[\\p{L}-]+)?,\\s*(\\d{2}),`, (match) => add(loose, age(match), 1, 0));
  each(`\\b${spelled}[- ]years?[- ]old\\b`, (match) => add(loose, age(match), 1, 0));
  each(`\\b(?:de\\s+)?(\\d{1,3})\\s+(?:años|ans|jahre(?:\\s+alt)?|лет|года)(?![\\p{L}])`, (match) =>
    add(loose, age(match), 1, 0),
  );
  each(`\\b(?:he|she|who)\\s+turned\\s+${spelled}\\b`, (match) => add(loose, age(match), 0, 0));
  each(`\\b(?:he|she|who)\\s+turns\\s+${spelled}\\b`, (match) => add(loose, age(match), 0, 1));
  each(
    `\\b(?:he|she|who)(?:\\s+is|['’]s)\\s+(?:now\\s+)?${spelled}(?=\\s+(?:himself|herself|and|this|next|today)|[,.;]|$)`,
    (match) => add(loose, age(match), 1, 0),
  );
  each(
    `\\b((?:${tens})-(?:${ones})|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth)\\s+birthday`,
    (match) => add(loose, age(match), 1, 1),
  );
  each(`\\b(\\d{2})(?:st|nd|rd|th)\\s+birthday`, (match) => add(loose, age(match), 1, 1));
  each(`\\b(\\d{1,2})(?:st|nd|rd|th)[- ]grader?\\b`, (match) => add(loose, Number(match[1]) + 5, 2, 1));
  each(`\\b(?:under|u)-?(\\d{1,2})\\b(?!s)`, (match) => {
    if (year !== null && Number(match[1]) < 24) loose.push([year - Number(match[1]) - 1, year - Number(match[1]) + 8]);
  });
  return { attached, loose };
}

function intersect(spans: [number, number][]): [number, number] | null {
  let span: [number, number] | null = null;
  for (const one of spans) {
    if (!span) span = one;
    else if (one[0] <= span[1] && span[0] <= one[1]) span = [Math.max(one[0], span[0]), Math.min(one[1], span[1])];
  }
  return span;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

type QueryName = { given: string; family: string; initial: boolean };

function queryName(query: string): QueryName {
  const { tokens } = parseName(query);
  return { given: tokens[0]?.text ?? query, family: tokens.at(-1)?.text ?? query, initial: tokens[0]?.initial ?? false };
}

/** Words between the given and the family name wherever the page writes the name in full. */
function middleNames(text: string, name: QueryName): string[] {
  const found = new Set<string>();
  const given = escape(name.given);
  const family = escape(name.family);
  const between = "((?:\\p{Lu}[\\p{L}'’-]*\\.?\\s+){1,2})";
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}])${given}\\s+${between}${family}(?![\\p{L}])`, "giu"))) {
    for (const word of (match[1] ?? "").trim().split(/\s+/))
      if (/^\p{Lu}/u.test(word)) found.add(foldLetters(word).replace(/\.$/, ""));
  }
  const inverted = new RegExp(`(?<![\\p{L}])${family},\\s+${given}\\s+(\\p{Lu}[\\p{L}'’-]*\\.?)(?=[\\s,;.)]|$)`, "giu");
  for (const match of text.matchAll(inverted)) {
    if (/^\p{Lu}/u.test(match[1] ?? "")) found.add(foldLetters(match[1] ?? "").replace(/\.$/, ""));
  }
  return [...found].filter((word) => word !== "");
}

function deathDay(title: string, text: string, name: QueryName, date: string | null): string | null {
  const family = escape(name.family);
  const head = `${title}\n${text.slice(0, 1_500)}`;
  const years = new RegExp(`${family}[^.\\n]{0,12}\\(?\\b1[89]\\d\\d\\s*[-–]\\s*((?:1[89]|20)\\d\\d)\\b`, "iu").exec(head);
  const died = new RegExp(
    `${family}[^.]{0,160}\\b(?:died|passed away|has died|est mort|ist gestorben|murió|falleció)\\b`,
    "iu",
  ).test(head);
  const obituary = /\b(?:obituary|in memoriam|death notice)\b/i.test(title);
  if (!years && !died && !obituary) return null;
  return date ?? (years ? `${years[1]}-12-31` : null);
}

const residence = new RegExp(
  `(?:\\b(?:of|from|aus|in|at|lives in|living in|moved to|came to)\\s+)((?:\\p{Lu}[\\p{L}'’-]+)(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2})`,
  "gu",
);

/** "SPRINGFIELD, Calder" at the head of a report, "Springfield, Calder" in it. */
const cityAndRegion =
  /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=[.,;:)\n]| \(|$)/gu;

/** Reads a page for clues to the person named `query`. */
export function readClues(query: string, page: SourceText): PersonClues {
  const name = queryName(query);
  const folded = (text: string) => foldLetters(text);
  const family = foldLetters(name.family);
  const given = foldLetters(name.given);
  const whole = `${page.title}\n${page.text}`;
  const spans = sentences(whole);
  const namedIn = spans.map((span) => {
    const text = folded(whole.slice(span.start, span.end));
    return text.includes(family) || (!name.initial && text.includes(given));
  });
  const births: BirthSpans = { attached: [], loose: [] };
  const places = new Set<string>();
  const roles = new Set<string>();
  const handles = new Set<string>();
  const terms = new Map<string, { weight: number; proper: boolean }>();
  const short = spans.length <= 6;
  const regions = new Map<string, string>();
  const phrases = new Set<string>();
  const nameStems = new Set(parseName(query).tokens.map((token) => stem(foldLetters(token.text))));
  const pattern = `(?:${escape(family)}|${escape(given)})`;
  for (const [index, span] of spans.entries()) {
    const sentence = whole.slice(span.start, span.end);
    if (setsApart.test(sentence)) continue;
    const plain = folded(sentence);
    const near = namedIn[index] === true;
    const beside = namedIn[index - 1] === true || (namedIn[index + 1] === true && short);
    if (near || (beside && /\b(?:he|she|who|his|her|him)\b/i.test(sentence)) || short) {
      const found = birthSpans(plain, pattern, page.date);
      births.attached.push(...found.attached);
      births.loose.push(...found.loose);
    }
    if (near || beside || short) {
      for (const match of sentence.matchAll(/(?<![\w.])@([\w.]{3,30})/gu)) handles.add((match[1] ?? "").toLowerCase());
    }
    for (const match of sentence.matchAll(/(\p{Lu}[\p{L}'’-]+)\s+(?=(\p{Lu}[\p{L}'’-]+))/gu)) {
      const pair = [foldLetters(match[1] ?? ""), foldLetters(match[2] ?? "")];
      if (!pair.some((word) => word === family || word === given || titleWords.has(word))) phrases.add(pair.join(" "));
    }
    if (near || index <= 2) {
      for (const match of sentence.matchAll(cityAndRegion)) {
        const [city, region] = [foldLetters(match[1] ?? ""), foldLetters(match[2] ?? "")];
        if (!`${city} ${region}`.split(" ").some((word) => nameStems.has(stem(word)))) regions.set(city, region);
      }
    }
    if (near || span.start < page.title.length) {
      for (const match of plain.matchAll(/[\p{L}-]+/gu)) {
        const word = match[0];
        if ((isPersonNoun(word) || titleWords.has(word)) && !nameStems.has(stem(word)) && word.length > 2) roles.add(stem(word));
      }
    }
    if (near) {
      for (const match of sentence.matchAll(residence)) places.add(foldLetters(match[1] ?? ""));
    }
    const share = near ? 1 : beside ? 0.8 : short ? 0.7 : 0.35;
    for (const term of contentTerms(sentence)) {
      if (nameStems.has(term.stem)) continue;
      const known = terms.get(term.stem);
      const weight = term.weight * share;
      terms.set(term.stem, { weight: Math.max(known?.weight ?? 0, weight), proper: (known?.proper ?? false) || term.proper });
    }
  }
  const suffix =
    new RegExp(`${escape(family)},?\\s+(sr|jr|senior|junior|ii|iii|iv)\\b`, "iu").exec(folded(whole))?.[1]?.slice(0, 3) ?? null;
  return {
    id: page.id,
    date: page.date,
    words: whole.split(/\s+/).length,
    born: intersect([...births.attached, ...births.loose]),
    died: deathDay(page.title, page.text, name, page.date),
    middle: middleNames(whole, name),
    suffix: suffix === null ? null : suffix.replace("sen", "sr").replace("jun", "jr"),
    handles: [...handles],
    places: [...places],
    regions,
    phrases,
    vocabulary: new Set(folded(whole).match(/[\p{L}\p{N}_.]{3,}/gu) ?? []),
    roles: [...roles],
    terms,
  };
}
