import { quotedSpans } from "#app/lib/language/quoted-spans.ts";
import { isSpace } from "./letters.ts";

export type Span = { start: number; end: number };

const abbreviations = new Set(
  (
    "mr mrs ms mx dr prof rev revd fr sr jr st hon gov sen rep cllr det sgt capt lt col gen maj pc ptl insp supt cmdr const cst cpl pte ald asst atty " +
    "no nos vol pp p ch art sec para fig ed eds al approx dept inc ltd llc co corp vs v etc e.g i.e cf ca " +
    "jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun u.s u.k a.m p.m d.c " +
    "str nr bzw usw z.b d.h u.a hr fr dr jh mme mlle me mm av ste sra srta ud uds dª núm pág г гг ул им т.д т.п др стр"
  ).split(" "),
);

/** Paragraphs are blocks between line breaks, without the white space around them. */
export function paragraphs(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  while (start <= text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    let first = start;
    let last = end;
    while (first < last && isSpace(text.charCodeAt(first))) first += 1;
    while (last > first && isSpace(text.charCodeAt(last - 1))) last -= 1;
    if (last > first) found.push({ start: first, end: last });
    if (newline < 0) break;
    start = newline + 1;
  }
  return found;
}

/**
 * Sentences of `text` between `from` and `to`, with absolute offsets. A full stop after an
 * abbreviation, an initial or a digit is not an end, nor is one inside a quotation shorter than
 * `longQuote` characters: a speaker and what they say stay together.
 */
export function sentences(text: string, from = 0, to = text.length, longQuote = 1200): Span[] {
  const found: Span[] = [];
  for (const paragraph of paragraphs(text.slice(from, to))) {
    const start = from + paragraph.start;
    const end = from + paragraph.end;
    splitParagraph(text, start, end, longQuote, found);
  }
  return found;
}

function splitParagraph(text: string, from: number, to: number, longQuote: number, found: Span[]): void {
  const quotes = quotedSpans(text.slice(from, to), from).filter((quote) => quote.end - quote.start < longQuote);
  let quoteIndex = 0;
  let start = from;
  let index = from;
  while (index < to) {
    const quote = quotes[quoteIndex];
    if (quote && index >= quote.end) {
      quoteIndex += 1;
      continue;
    }
    if (quote && index >= quote.start) {
      index = quote.end;
      quoteIndex += 1;
      // A quotation that ended its own sentence ends ours when a capital follows.
      if (/[.!?…。؟]$/.test(text.slice(quote.innerStart, quote.innerEnd).trimEnd()) && startsSentence(text, index, to)) {
        push(text, start, index, found);
        start = index;
      }
      continue;
    }
    if (isStop(text.charCodeAt(index)) && isSentenceEnd(text, start, index, to)) {
      let end = index + 1;
      while (end < to && /[.!?…)\]"”»'’]/.test(text[end] ?? "") && !quotes.some((q) => q.start === end)) end += 1;
      end = behindNotes(text, end);
      push(text, start, end, found);
      start = end;
      index = end;
      continue;
    }
    index += 1;
  }
  push(text, start, to, found);
}

/** . ! ? … 。 ؟ */
function isStop(unit: number): boolean {
  return unit === 0x2e || unit === 0x21 || unit === 0x3f || unit === 0x2026 || unit === 0x3002 || unit === 0x61f;
}

function push(text: string, from: number, to: number, found: Span[]): void {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  if (end > start) found.push({ start, end });
}

function startsSentence(text: string, index: number, to: number): boolean {
  if (index >= to) return true;
  return /^\s+["“«„‘'([¿¡—–-]*\s*[\p{Lu}\p{Lo}\p{N}]/u.test(text.slice(index, index + 12));
}

const notes = /(?:\[(?:\d{1,3}|[a-z]|(?:note|nb|n) \d{1,3}|citation needed)\])+/y;

/** Where an encyclopaedia's notes end that stand at a full stop: "in 1998.[4][note 2] He". */
function behindNotes(text: string, index: number): number {
  notes.lastIndex = index;
  return notes.test(text) ? notes.lastIndex : index;
}

function isSentenceEnd(text: string, start: number, index: number, to: number): boolean {
  const mark = text[index];
  if (index + 1 >= to) return true;
  let after = index + 1;
  while (after < to && /[.!?…)\]"”»'’]/.test(text[after] ?? "")) after += 1;
  after = behindNotes(text, after);
  if (!startsSentence(text, after, to)) return false;
  if (mark !== ".") return true;
  const before = /([\p{L}\p{N}.ª]+)$/u.exec(text.slice(Math.max(start, index - 14), index))?.[1] ?? "";
  if (/^\p{Lu}$/u.test(before) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(before)) return false;
  // "(b. Zwickau, 14 Feb. 1811; d. Leipzig, 3 Nov. 1879)".
  if (
    /^(?:b|d|m|c|fl)$/.test(before) &&
    /[(;,]\s?$/.test(text.slice(Math.max(start, index - before.length - 2), index - before.length))
  )
    return false;
  const lower = before.toLowerCase();
  // "No. 5" and "Sat. 3 May", but "He said no." and "there he sat."
  const isWordToo =
    /^(?:no|nos|sat|sun|mon|wed|art|ed|p|al|jan|mar|fig|co|st|av|ch|str)$/.test(lower) &&
    !/^\p{Lu}/u.test(before) &&
    !/^\.\s+\d/.test(text.slice(index, index + 4));
  if (abbreviations.has(lower) && !isWordToo) {
    // "at 5:30 p.m. The mayor" ends; "Feb. 6" and "Mr. Gold" do not.
    return /^[ap]\.m$/.test(lower) && /^\.?\s+\p{Lu}\p{Ll}/u.test(text.slice(index, index + 6));
  }
  // German ordinals: "am 10. November".
  if (
    /^\d{1,2}$/.test(before) &&
    /^\.\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert)/.test(
      text.slice(index, index + 20),
    )
  )
    return false;
  // A list number at the start of a paragraph belongs to what follows.
  if (/^\d{1,3}$/.test(before) && text.slice(start, index - before.length).trim() === "") return false;
  return true;
}
