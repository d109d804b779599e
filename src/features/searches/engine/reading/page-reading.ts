import type { QuotedSpan } from "#app/lib/language/quoted-spans.ts";
import { sentences } from "#app/lib/language/sentences.ts";
import { type Word, words } from "#app/lib/language/words.ts";
import { readSentence } from "./clauses.ts";
import type { SentenceReading } from "./clause.ts";
import { casesOf, isRegisterHead, viewOf } from "./entries.ts";
import type { SourceText, SubjectFacts } from "../judgement.ts";
import { type Block, isHeadline, isSocialCapture, readBlocks } from "./main-text.ts";
import { nameForms } from "./name-forms.ts";
import { type Mention, type Person, findPeople } from "./people.ts";
import { quotationsIn } from "./quoted-verdicts.ts";
import { type Turn, readTurns } from "./turns.ts";

export type Sentence = {
  index: number;
  start: number;
  end: number;
  text: string;
  /** Which block of the page; sentences of one paragraph share it. */
  block: number;
  kind: "main" | "heading" | "byline";
  reading: SentenceReading;
  mentions: Mention[];
};

/** A page read once for one subject: its main text in sentences, who is named, who says what. */
/** A person spoken to, from an index into the text on. */
export type Addressee = { person: number; from: number };

export type PageReading = {
  text: string;
  /** The year in which the page was published, where its date is known. */
  year: number | null;
  /** The page's title names the subject in full, so that a surname in its text means them. */
  titled: boolean;
  blocks: Block[];
  sentences: Sentence[];
  people: Person[];
  mentions: Mention[];
  turns: Turn[];
  social: boolean;
  /** Whom the page says "you" to, in the order of the places from which it does. */
  addressees: readonly Addressee[];
  /** Each bulleted or dated entry is about somebody else: a round-up, a register, a corrections column. */
  listed: boolean;
  /** The person at the head of the entry that the reading is confined to, on a page of several. */
  head: number | null;
};

export function readPage(
  subject: SubjectFacts,
  page: Pick<SourceText, "text"> & Partial<Pick<SourceText, "date" | "title">>,
): PageReading {
  const { text } = page;
  const year = Number(/^\d{4}/.exec(page.date ?? "")?.[0] ?? NaN) || null;
  const blocks = readBlocks(text);
  const titled = isNameAlone(page.title ?? "", subject);
  const whole = readKept(subject, { text, year, titled }, blocks);
  if (whole.social) return whole;
  // A page of several cases is read for one person as what it says of their case.
  const cases = casesOf(text, blocks, whole.mentions);
  const view =
    cases.length === 0
      ? null
      : viewOf(
          text,
          blocks,
          cases,
          whole.mentions.filter(({ person }) => person === 0),
        );
  if (!view) return whole;
  const reading = readKept(subject, { text, year, titled }, view.blocks);
  return {
    ...reading,
    listed: false,
    head: reading.mentions.find(({ start }) => start === view.head)?.person ?? null,
  };
}

/** An article's title that is the name and no more: "Clemens Ostrander", "Clemens Ostrander (weaver) - Encyclopaedia". */
function isNameAlone(title: string, subject: SubjectFacts): boolean {
  const name = title.replace(/\s+(?:\(.*\)\s*)?(?:[-–—|·]\s.*)?$/, "").replace(/\s*\([^)]*\)$/, "");
  const [only, second] = findPeople(words(name), nameForms(subject.name, subject.aliases)).mentions;
  return only?.person === 0 && only.kind === "full" && second === undefined && only.from === 0 && only.end === name.length;
}

/** "a “Karl Ruiz” style attack", "a Karl Ruiz-inspired plot": a kind of thing, called after somebody. */
const isKind = (text: string, { end }: Mention) =>
  /^["”’']?(?:[ -]style|-(?:inspired|type|esque))\b/.test(text.slice(end, end + 12));

/** "Three Dunley Men Indicted", "Allegedly Threatened": of what only headlines write with capitals, nobody is named in the text. */
function outsideHeadlines(text: string, mentions: readonly Mention[], blocks: readonly Block[]): Mention[] {
  const headlines = blocks.filter(({ kind, start, end }) => kind === "heading" && isHeadline(text.slice(start, end)));
  const stands = ({ start }: Mention) => headlines.some((block) => start >= block.start && start < block.end);
  // "Ana Ruiz (Dunley Town)" heads an entry.
  const heads = ({ start, end }: Mention) =>
    headlines.some((block) => block.start === start) && /^\s*[(,:–—|]/.test(text.slice(end, end + 3));
  const told = new Set(mentions.filter((mention) => !stands(mention) || heads(mention)).map(({ person }) => person));
  return mentions.filter((mention) => (mention.person === 0 || told.has(mention.person)) && !isKind(text, mention));
}

function readKept(
  subject: SubjectFacts,
  { text, year, titled }: Pick<PageReading, "text" | "year" | "titled">,
  blocks: Block[],
): PageReading {
  const social = isSocialCapture(text);
  const kept = blocks.filter((block) => block.kind === "main" || block.kind === "heading" || block.kind === "byline");
  const tokensByBlock = new Map<Block, Word[]>();
  const all: Word[] = [];
  for (const block of kept) {
    const tokens = words(text.slice(block.start, block.end), block.start);
    tokensByBlock.set(block, tokens);
    // Names do not run over the end of a line.
    all.push(...tokens, { text: "\n", lower: "\n", start: block.end, end: block.end, isWord: false });
  }
  const { people, mentions: named } = findPeople(all, nameForms(subject.name, subject.aliases), titled);
  const mentions = outsideHeadlines(text, named, kept);
  const found: Sentence[] = [];
  const addressees = addresseesOf(text, mentions);
  blocks.forEach((block, blockIndex) => {
    const tokens = tokensByBlock.get(block);
    if (!tokens) return;
    const quotes = quotationsIn(text, blocks, blockIndex);
    const blockMentions = mentions.filter((mention) => mention.start >= block.start && mention.end <= block.end);
    let tokenIndex = 0;
    for (const span of sentences(text, behindDateline(text, block), block.end)) {
      while (tokenIndex < tokens.length && (tokens[tokenIndex]?.start ?? 0) < span.start) tokenIndex += 1;
      const from = tokenIndex;
      while (tokenIndex < tokens.length && (tokens[tokenIndex]?.end ?? 0) <= span.end) tokenIndex += 1;
      const inside = tokens.slice(from, tokenIndex);
      const spanQuotes: QuotedSpan[] =
        quotes.length === 0 ? quotes : quotes.filter((quote) => quote.start >= span.start && quote.start < span.end);
      const spanMentions =
        blockMentions.length === 0
          ? blockMentions
          : blockMentions.filter((mention) => mention.start >= span.start && mention.end <= span.end);
      found.push({
        index: found.length,
        start: span.start,
        end: span.end,
        text: text.slice(span.start, span.end),
        block: blockIndex,
        kind: block.kind === "heading" ? "heading" : block.kind === "byline" ? "byline" : "main",
        reading: readSentence(inside, spanQuotes, spanMentions, addressees.length > 0),
        mentions: spanMentions,
      });
    }
  });
  return {
    text,
    year,
    titled,
    blocks,
    sentences: found,
    addressees,
    people,
    mentions,
    turns: readTurns(text, blocks, mentions, social),
    social,
    listed: isListed(text, kept),
    head: null,
  };
}

/** "LOWELL, Mass. (AP) — ", "NEW YORK — ", "Feb. 28 (Reuters) - ". */
const dateline =
  /^(?:(?=\p{Lu}{2}|\p{Lu}\.|\p{Lu}['’])\p{Lu}[\p{Lu}.'’-]+(?: \p{Lu}[\p{Lu}.'’-]+){0,3}(?:, \p{Lu}[\p{L}.]{0,15}(?: \p{Lu}\p{L}+)?)?(?:, \p{Lu}\p{L}{2,8}\.? \d{1,2}(?:, \d{4})?)?(?: \([^)]{2,24}\))?|\p{Lu}\p{L}{2,8}\.? \d{1,2}(?:, \d{4})? \([^)]{2,24}\)) ?[—–-]{1,2} (?=["“]?[\p{Lu}\d])/u;

/** Where a paragraph begins behind where and by whom it was sent: its first sentence begins with its first word. */
function behindDateline(text: string, block: Block): number {
  if (block.kind === "heading") return block.start;
  const head = text.slice(block.start, Math.min(block.end, block.start + 100));
  return block.start + (dateline.exec(head)?.[0].length ?? 0);
}

/**
 * Whom a page speaks to, and from where on, as a judge's remarks do: "Ana Ruiz, you are 34 years old. You pleaded guilty …",
 * "I turn to you, Mr Foss." Empty for a page that speaks to its reader.
 */
function addresseesOf(text: string, mentions: readonly Mention[]): Addressee[] {
  const isSpokenTo = (mention: Mention) =>
    (/^, (?:and )?(?:you (?:are|were|have|had|pleaded|pled|appear\w*|stand|fall|come|did|will|must)|your)\b/.test(
      text.slice(mention.end, mention.end + 24),
    ) &&
      /(?:^|[\n.:”"]|\d\.)\s*$/.test(text.slice(Math.max(0, mention.from - 4), mention.from))) ||
    // "You, Mr Foss, were outside the shop."
    (/(?:^|[\n.:”"] ?)You, (?:Mr|Ms|Mrs|Miss|Dr)?\.? ?$/.test(text.slice(Math.max(0, mention.from - 12), mention.start)) &&
      text[mention.end] === ",") ||
    (/\b(?:[Tt]o|for|of|with) you, $/.test(text.slice(Math.max(0, mention.from - 10), mention.from)) &&
      /^[.,:;]/.test(text.slice(mention.end, mention.end + 1)));
  let called = mentions.filter(isSpokenTo);
  if (
    called.length === 0 &&
    /\bI (?:now )?(?:(?:have to|must|am to) )?sentence you\b|\bI (?:have )?f(?:ou|i)nd you guilty\b|\byou are (?:convicted|sentenced)\b/i.test(
      text,
    )
  ) {
    const opens = (mention: Mention) => text.slice(Math.max(0, mention.from - 24), mention.from);
    const labelled = mentions.filter((mention) => /(?:^|\n)\s*(?:accused|defendant|offender)\s*:\s*$/i.test(opens(mention)));
    const vocative = mentions.filter(
      (mention) => mention.title === null && /(?:^|\n)\s*(?:\d{1,2}\.\s+)?$/.test(opens(mention)) && text[mention.end] === ",",
    );
    called = labelled.length > 0 ? labelled : vocative;
    if (new Set(called.map(({ person }) => person)).size !== 1) return [];
  }
  const spoken = text.match(/(?:^|[.\n] ?|\d\. )You\b/g)?.length ?? 0;
  const isOne = new Set(called.map(({ person }) => person)).size === 1;
  // To one person the page speaks from its beginning.
  return spoken < 2 ? [] : called.map(({ person, from }, index) => ({ person, from: isOne && index === 0 ? 0 : from }));
}

const entryMarker =
  /^(?:[•▪▸◦*]|[-–—]\s|#\d+|\d{2,}-\d{2,}|\d{1,2}\.\d{1,2}\s|(?:MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)\.\s|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December),|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}[,:.]|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?[.,:] |(?:Jan|Feb|Mar|Apr|Jun|June|Jul|July|Aug|Sept?|Oct|Nov|Dec)\.? \d{1,2}[,:.]|\d{1,2}[:.]\d{2} ?[ap]\.?m\b|\d{1,2}\/\d{1,2}\b)/i;

/** Four entries or more under the same kind of marker, which between them make up most of the text. */
function isListed(text: string, blocks: readonly Block[]): boolean {
  const main = blocks.filter((block) => block.kind !== "byline");
  const entries = main.filter((block) => entryMarker.test(text.slice(block.start, block.start + 30)));
  // The news in brief: each paragraph from a place of its own.
  const places = main.flatMap(
    (block) =>
      /^(\p{Lu}[\p{Lu} .'’-]{2,30})(?:, \p{L}[\p{L} .]{1,20})?(?: \([\p{L} /]{2,20}\))? ?[-–—] /u.exec(
        text.slice(block.start, block.start + 70),
      )?.[1] ?? [],
  );
  if (new Set(places).size >= 3 && places.length >= main.length * 0.5) return true;
  // A court list: entries that begin with a name and an age.
  const people = main.filter((block) =>
    /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3},? \(?\d{2}\b/u.test(text.slice(block.start, block.start + 70)),
  );
  if (people.length >= 3 && people.length >= main.length * 0.5) return true;
  // A regulator's decisions: fields of one line each, a name at the head of each case.
  if (main.filter((block) => isRegisterHead(text.slice(block.start, Math.min(block.end, block.start + 80)))).length >= 2)
    return true;
  const length = (list: readonly Block[]) => list.reduce((sum, block) => sum + block.end - block.start, 0);
  if (entries.length === 3 && length(entries) > length(main) * 0.9) return true;
  return entries.length >= 4 && length(entries) > length(main) * 0.5;
}
