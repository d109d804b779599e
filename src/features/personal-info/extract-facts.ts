import { resolve } from "#app/features/searches/engine/attribution/coreference.ts";
import type { SourceText, SubjectFacts } from "#app/features/searches/engine/judgement.ts";
import { isPersonNoun } from "#app/features/searches/engine/reading/nouns.ts";
import { readPage, type Sentence } from "#app/features/searches/engine/reading/page-reading.ts";
import { validateSubjectName } from "#app/features/subjects/subject-name.ts";
import type { FactKind } from "#app/features/subjects/subject-facts.ts";
import { countries } from "./countries.ts";
import { privateMatter } from "#app/lib/language/private-matters.ts";

/** A public fact that a page states of the subject, with the words it stands in; UTF-16 offsets into the page's text. */
export type StatedFact = { kind: FactKind; value: string; quote: string; start: number; end: number };

const capital = "\\p{Lu}[\\p{L}\\p{N}'’&.-]*";
/** "Lantern Dairy", "the University of Wexmoor", "Bank & Sons". */
const organisation = `(?:the\\s+)?(${capital}(?:\\s+(?:(?:of|and|for|the|de|&)\\s+)*${capital}){0,6})`;
const place = `(${capital}(?:[ -]${capital}){0,2})`;
const role = "((?:[\\p{L}-]+ ){0,3}\\p{Ll}[\\p{L}-]*)";
const after = "(?=[,.;:)]|\\s+(?:who|whose|was|is|has|had|said|says|told|and|in|on|at|from|of)\\b|\\s*$)";
const age = "(?:,?\\s*\\(?\\d{1,3}\\)?)?";

const ofPlace = `${age},?\\s+(?:of|from)\\s+${place}(?:,\\s+${place})?(?=[,.;:)]|\\s+\\p{Ll}|\\s*$)`;

type Pattern = {
  pattern: RegExp;
  kinds: readonly (FactKind | "organisation-or-place")[];
  /** After a name alone: "the owner of Sapir Bakery" is who somebody is, not where they live. */
  afterNameOnly?: boolean;
};

/** What may follow the words that mean the person; each group gives a fact of the kind at its place. */
const following: readonly Pattern[] = [
  [`${age},\\s+(?:an?|the)\\s+${role}\\s+(?:at|for|with)\\s+${organisation}`, "role", "employer"],
  [`${age},\\s+(?:an?|the)\\s+${role}\\s+of\\s+${organisation}`, "role", "organisation-or-place"],
  [`${age},\\s+(?:an?|the)\\s+${role}\\s+(?:from|in|based in)\\s+${place}`, "role", "city"],
  [`${age},\\s+(?:an?|the)\\s+${role}${after}`, "role"],
  [`\\s*\\(${role},\\s+${organisation}\\)`, "role", "employer"],
  [
    `\\s+(?:works|worked|is employed|was employed|has worked)\\s+as\\s+(?:an?\\s+|the\\s+)?${role}\\s+(?:at|for|with)\\s+${organisation}`,
    "role",
    "employer",
  ],
  [`(?:\\s+|,\\s+who\\s+)(?:works|worked|is employed|was employed|has worked)\\s+(?:at|for|with)\\s+${organisation}`, "employer"],
  [
    `\\s+(?:is|was|became|has been|serves as|served as|works as|worked as)\\s+(?:an?\\s+|the\\s+)?${role}\\s+(?:at|for|with)\\s+${organisation}`,
    "role",
    "employer",
  ],
  [
    `\\s+(?:is|was|became|has been|serves as|served as|works as|worked as)\\s+(?:an?\\s+|the\\s+)?${role}\\s+of\\s+${organisation}`,
    "role",
    "organisation-or-place",
  ],
  [`\\s+(?:serves as|served as|works as|worked as)\\s+(?:an?\\s+|the\\s+)?${role}${after}`, "role"],
  [`\\s+(?:is|was|became|has been)\\s+(?:an?|the)\\s+${role}${after}`, "role"],
  [`\\s+(?:joined|founded|co-founded|runs|owns|directs|leads|heads|manages|chairs)\\s+${organisation}`, "employer"],
  [
    `(?:\\s+|,\\s+who\\s+)(?:graduated from|attended|was educated at|studied\\s+(?:[\\p{L}-]+\\s+){0,4}at|holds? an? [^.;,]{1,40}? from|earned an? [^.;,]{1,40}? (?:from|at)|has an? degree [^.;,]{0,40}?from|received (?:his|her|their|an?) [^.;,]{1,40}? from)\\s+${organisation}`,
    "education",
  ],
  [ofPlace, "city", "state"],
  [
    `(?:\\s+|,\\s+who\\s+)(?:lives|lived|grew up|is based|was based|settled)\\s+in\\s+${place}(?:,\\s+${place})?${after}`,
    "city",
    "state",
  ],
  [
    `,?\\s+(?:\\(?(?:also|better|otherwise) known as|known (?:\\p{L}+ )?as|aka|a\\.k\\.a\\.|who (?:writes|posts|performs|records|publishes) as|née|formerly)\\s+["“‘]?((?:@[\\w.]{2,30}|${capital}(?:\\s+${capital}){0,3}))`,
    "alias",
  ],
].map(([source = "", ...kinds]) => ({
  pattern: new RegExp(`^${source}`, "u"),
  kinds: kinds as Pattern["kinds"],
  afterNameOnly: source === ofPlace,
}));

/** "Lantern Dairy manager Benedikta Osei". */
const preceding: readonly Pattern[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}.])(?:the\\s+)?(${capital}(?:\\s+${capital}){0,3})\\s+(\\p{Ll}[\\p{L}-]+)\\s+$`, "u"),
    kinds: ["employer", "role"],
  },
];

const profile =
  /https?:\/\/(?:[a-z]{2,3}\.)?(?:www\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|x\.com|twitter\.com|facebook\.com|instagram\.com|youtube\.com\/@?|tiktok\.com\/@|mastodon\.social\/@|bsky\.app\/profile|orcid\.org|researchgate\.net\/profile)\/?[\w@.%-]{2,80}\/?/giu;

const institution =
  /\b(?:universit\p{L}*|college|school|academy|institute|polytechnic|conservator\p{L}+|seminary|hochschule|école|universidad|université)\b/iu;
const business =
  /\b(?:inc|ltd|llc|plc|gmbh|ag|sa|co|corp|company|council|bank|trust|museum|hospital|club|press|times|gazette|group|agency|department|ministry|office|dairy|works|union|association|society|foundation|theatre|clinic|firm|partners|services|university|college|school|institute|academy|police|library|orchestra|party)\b/iu;
/** Who somebody is in a story, or to somebody, is no work. */
const noWork =
  /\b(?:man|woman|person|people|boy|girl|teenager|teen|youth|resident|native|local|neighbou?r|friend|victim|suspect|defendant|accused|attacker|offender|witness|plaintiff|complainant|passenger|customer|stranger|bystander|protester|pensioner|shopper|tenant|spokesman|spokeswoman|member|supporter|fan|critic|namesake|one|same|first|last|only|other|latest)s?$/iu;

/** Facts of the kinds of product rule 6 that the page states of the subject, each once, with the clause it stands in. */
export function extractFacts(subject: SubjectFacts, page: SourceText): StatedFact[] {
  const reading = readPage(subject, page);
  const discourse = resolve(reading);
  const found = new Map<string, StatedFact>();
  const keep = (kind: FactKind, value: string, start: number, end: number) => {
    const fact = checked(kind, value, page.text.slice(start, end), start, end);
    const key = fact ? `${kind}:${fact.value.toLowerCase()}` : "";
    if (fact && !found.has(key)) found.set(key, fact);
  };
  for (const sentence of reading.sentences) {
    for (const means of meaning(sentence, discourse)) {
      readAfter(page.text, sentence, means, keep);
      readBefore(page.text, sentence, means, keep);
    }
    if (sentence.mentions.some((mention) => mention.person === 0)) {
      for (const match of sentence.text.matchAll(profile)) {
        const start = sentence.start + match.index;
        keep("profile", match[0].replace(/[.,;:]+$/u, ""), start, start + match[0].length);
      }
    }
  }
  return [...found.values()];
}

type Span = { start: number; end: number };
type Means = Span & { isName: boolean };
type Keep = (kind: FactKind, value: string, start: number, end: number) => void;

function meaning(sentence: Sentence, discourse: ReturnType<typeof resolve>): Means[] {
  const named = sentence.mentions.filter((mention) => mention.person === 0);
  const meant = discourse.meant.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
  return [
    ...named.map(({ start, end }) => ({ start, end, isName: true })),
    // "His letter" is not he.
    ...meant.filter(({ viaThing }) => !viaThing).map(({ start, end }) => ({ start, end, isName: false })),
  ];
}

function readAfter(text: string, sentence: Sentence, means: Means, keep: Keep): void {
  const rest = text.slice(means.end, sentence.end);
  for (const { pattern, kinds, afterNameOnly } of following) {
    const match = pattern.exec(rest);
    if (!match || (afterNameOnly && !means.isName)) continue;
    const end = means.end + match[0].length;
    for (const [index, kind] of kinds.entries()) {
      const value = match[index + 1];
      if (value) keep(settleKind(kind, value), value, means.start, end);
    }
  }
}

function readBefore(text: string, sentence: Sentence, means: Span, keep: Keep): void {
  const before = text.slice(sentence.start, means.start);
  for (const { pattern, kinds } of preceding) {
    const match = pattern.exec(before);
    if (!match || !isWork(match[2] ?? "")) continue;
    for (const [index, kind] of kinds.entries()) {
      const value = match[index + 1];
      if (!value || (kind === "employer" && !business.test(value))) continue;
      keep(settleKind(kind, value), value, sentence.start + match.index, means.end);
    }
  }
}

function settleKind(kind: Pattern["kinds"][number], value: string): FactKind {
  if (kind === "organisation-or-place") return business.test(value) || institution.test(value) ? "employer" : "city";
  if ((kind === "city" || kind === "state") && countries.has(value.toLowerCase().replace(/\.$/u, ""))) return "country";
  return kind;
}

function isWork(words: string): boolean {
  return !noWork.test(words) && isPersonNoun(words.split(" ").at(-1) ?? "");
}

/** The fact, if it is one that may be collected: nothing private stands in it or in the words around it. */
function checked(kind: FactKind, raw: string, quote: string, start: number, end: number): StatedFact | null {
  const value = raw
    .trim()
    .replace(/[.,;:’']+$/u, "")
    .replace(/^(?:the|an?)\s+/iu, "");
  if (value.length < 2 || value.length > 120) return null;
  if (kind !== "profile" && privateMatter(quote) !== null) return null;
  if (kind === "role" && !isWork(value)) return null;
  if (kind === "education" && !institution.test(value)) return null;
  if (kind === "alias" && !value.startsWith("@") && !validateSubjectName(value).ok) return null;
  if ((kind === "city" || kind === "state") && (business.test(value) || institution.test(value))) return null;
  return { kind, value, quote, start, end };
}
