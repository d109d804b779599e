import { foldForSearch } from "#app/lib/search-folding.ts";

/** What is looked for: folded words and phrases (termsOf), every one of which a found source holds. */
type Terms = readonly string[];

/** A span of the text as it is written, in UTF-16 units, its end exclusive. */
export type TextSpan = { start: number; end: number };

/** `at` is where the first of its marks stands in the text; 0 where there is none. */
export type Snippet = { text: string; ranges: TextSpan[]; at: number };

type Hit = TextSpan & { term: number };

const snippetLength = 260;
/** Characters shown before the first hit. */
const leadIn = 70;

// One character of a script without spaces, or a run of word characters of the others, with the invisible
// characters that folding takes out. The same division as foldForSearch's, on the text as it is written.
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}\p{DI}])+/gu;

/** Every place where a term stands, in the text's order. No stemming: whole words alone. */
function* hitsOf(text: string, terms: Terms): Generator<Hit> {
  const phrases = terms.map((term) => term.split(" "));
  const longest = Math.max(...phrases.map((phrase) => phrase.length));
  const known = new Map<string, readonly string[]>();
  // The last words read, as many as the longest phrase has: a phrase is recognised at its last word.
  let recent: (TextSpan & { folded: string })[] = [];
  for (const match of text.matchAll(words)) {
    const [written] = match;
    let folded = known.get(written);
    if (folded === undefined) {
      folded = foldForSearch(written).split(" ").filter(Boolean);
      known.set(written, folded);
    }
    const span = { start: match.index, end: match.index + written.length };
    for (const word of folded) {
      recent.push({ ...span, folded: word });
      if (recent.length > longest * 2) recent = recent.slice(-longest);
      for (const [term, phrase] of phrases.entries()) {
        const from = recent.length - phrase.length;
        if (from < 0 || phrase.at(-1) !== word) continue;
        if (phrase.every((each, index) => recent[from + index]?.folded === each)) {
          yield { start: recent[from]?.start ?? span.start, end: span.end, term };
        }
      }
    }
  }
}

/** Where the terms stand in a short text, such as a title. */
export function highlight(text: string, terms: Terms): TextSpan[] {
  return terms.length === 0 ? [] : [...hitsOf(text, terms)].map(({ start, end }) => ({ start, end }));
}

type Stretch = readonly Hit[];

/**
 * What to show: the first stretch that holds as many of the terms as any other does, and, where it lacks one,
 * the first place of that; in the text's order.
 */
function bestStretches(text: string, terms: Terms): Stretch[] {
  let best: Hit[] = [];
  let mostFound = 0;
  let near: Hit[] = [];
  const firsts = new Map<number, Hit>();
  for (const hit of hitsOf(text, terms)) {
    if (!firsts.has(hit.term)) firsts.set(hit.term, hit);
    near = [...near.filter(({ start }) => hit.end - start <= snippetLength - leadIn), hit];
    const found = new Set(near.map(({ term }) => term)).size;
    const isLonger = near[0]?.start === best[0]?.start;
    if (found > mostFound || (found === mostFound && isLonger)) {
      best = near;
      mostFound = found;
    } else if (mostFound === terms.length) break;
  }
  const lacking = [...firsts.values()].find(({ term }) => best.every((hit) => hit.term !== term));
  const stretches = lacking ? [best, [lacking]] : [best];
  return stretches.toSorted(([one], [other]) => (one?.start ?? 0) - (other?.start ?? 0));
}

/** Moves a cut to the nearest border between words within `reach` characters, and never into a character. */
function wordBorder(text: string, offset: number, direction: 1 | -1, reach = 24): number {
  for (let step = 0; step <= reach; step += 1) {
    const at = offset + step * direction;
    if (at <= 0 || at >= text.length) return Math.min(Math.max(at, 0), text.length);
    if (/\s/u.test(text[at - 1] ?? "") !== /\s/u.test(text[at] ?? "")) return at;
  }
  const isLow = (text.charCodeAt(offset) & 0xfc00) === 0xdc00;
  return isLow ? offset - 1 : offset;
}

type Cut = { text: string; ranges: TextSpan[]; start: number; end: number };

/** A stretch with some text around it, `length` long or as long as its hits; white space as single spaces. */
function cutOut(text: string, hits: Stretch, length: number, notBefore: number): Cut {
  const first = hits[0]?.start ?? 0;
  const lastEnd = hits.at(-1)?.end ?? 0;
  const start = Math.max(notBefore, first <= leadIn ? 0 : wordBorder(text, first - leadIn, 1));
  const wanted = Math.max(start + length, lastEnd);
  const end = wanted >= text.length ? text.length : Math.max(wordBorder(text, wanted, -1), lastEnd);
  let written = "";
  const places: number[] = [];
  for (let at = start; at < end; at += 1) {
    places.push(written.length);
    const character = text[at] ?? "";
    if (!/\s/u.test(character)) written += character;
    else if (written !== "" && !written.endsWith(" ")) written += " ";
  }
  places.push(written.length);
  const place = (offset: number) => places[offset - start] ?? written.length;
  return { text: written.trimEnd(), ranges: hits.map((hit) => ({ start: place(hit.start), end: place(hit.end) })), start, end };
}

/**
 * A line or three of the text around the terms, with the spans to mark in it: one stretch, or two where the
 * terms stand far apart. It is the text's own writing, with an ellipsis wherever something was left out.
 * Without a hit it is the text's beginning.
 */
export function makeSnippet(text: string, terms: Terms): Snippet {
  const stretches = terms.length === 0 ? [[]] : bestStretches(text, terms);
  const snippet: Snippet = { text: "", ranges: [], at: stretches[0]?.[0]?.start ?? 0 };
  let end = 0;
  for (const stretch of stretches) {
    const cut = cutOut(text, stretch, snippetLength / stretches.length, end);
    if (cut.start > end) snippet.text += "…";
    if (end > 0) snippet.text += " ";
    const offset = snippet.text.length;
    snippet.text += cut.text;
    snippet.ranges.push(...cut.ranges.map((range) => ({ start: offset + range.start, end: offset + range.end })));
    end = cut.end;
  }
  if (end < text.trimEnd().length) snippet.text += "…";
  return snippet;
}
