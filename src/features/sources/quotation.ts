import { foldText, type FoldedText, maybeHyphen } from "./text-folding.ts";

/**
 * Where a quotation stands in a page. Offsets are UTF-16 units into the page as it was given;
 * `parts` has one span for each passage between the quotation's own ellipses.
 */
export type QuotationPlace = { start: number; end: number; parts: { start: number; end: number }[] };

/** Below this a "quotation" stands in almost any page and attests nothing. */
export const minimumQuotationWords = 3;
export const minimumQuotationLetters = 12;
const minimumIdeographs = 6;

/**
 * How many folded characters an ellipsis between two passages may leave out. Full passages of one
 * report may stand some paragraphs apart; fragments joined to something far away can be made to say
 * anything, so they have to be near, and single words joined to each other are no quotation at all.
 */
function longestGap(left: string, right: string): number {
  const [fewer, more] = [countWords(left), countWords(right)].sort((a, b) => a - b) as [number, number];
  if (fewer >= 5) return 2_000;
  if (fewer >= 2) return 300;
  return more >= 4 ? 150 : 0;
}

const negation =
  /^(?:not|no|never|nor|neither|without|cannot|\p{L}+n't|nicht|kein\p{L}*|nie|niemals|ne|pas|non|jamais|nunca|não|nem|niet|geen|nooit|inte|ikke|ei|nie|не|нет|никогда|ні|לא|אין|לעולם|ليس|لا|لم|لن|değil|nem)$/iu;

/** An ellipsis in place of a "not" and a word at most beside it turns a sentence into its opposite. */
function hidesNegation(leftOut: string): boolean {
  if (leftOut.length > 40) return false;
  const words = leftOut.match(wordPattern) ?? [];
  return words.length <= 2 && words.some((word) => negation.test(word));
}

const ellipsis = /\s*[[(]?\.{3,}[\])]?\s*/u;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'_]*/gu;
const ideographPattern = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]/gu;
const unspacedScript = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]$/u;
const wordCharacter = /^[\p{L}\p{N}\p{M}_]$/u;
const digit = /^\p{N}$/u;

function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}

function isTooShort(segments: string[]): boolean {
  const text = segments.join(" ");
  const ideographs = text.match(ideographPattern)?.length ?? 0;
  if (ideographs >= minimumIdeographs) return false;
  return countWords(text) < minimumQuotationWords || text.replace(/\s/gu, "").length < minimumQuotationLetters;
}

/** The passages of a quotation, folded, in order; marks that a writer adds around them are taken off. */
function segmentsOf(quote: string): string[] {
  return foldText(quote)
    .text.split(ellipsis)
    .map((segment) => segment.replace(/^["\s]+/u, "").replace(/["\s.,;:]+$/u, ""))
    .filter((segment) => segment !== "");
}

function characterBefore(text: string, index: number): string {
  if (index <= 0) return "";
  const low = text.charCodeAt(index - 1);
  return text.slice(low >= 0xdc00 && low <= 0xdfff ? index - 2 : index - 1, index);
}

function characterAt(text: string, index: number): string {
  const point = text.codePointAt(index);
  return point === undefined ? "" : String.fromCodePoint(point);
}

function joins(left: string, right: string): boolean {
  if (!wordCharacter.test(left) || !wordCharacter.test(right)) return false;
  return !(unspacedScript.test(left) && unspacedScript.test(right));
}

/**
 * A passage may not begin or end inside a word, a number ("1" of "1,000"), a negation ("can" of
 * "can't") or a hyphenated compound ("violent" of "non-violent"): each would change what is said.
 */
function standsAlone(page: FoldedText, start: number, end: number): boolean {
  const { text } = page;
  const first = characterAt(text, start);
  const last = characterBefore(text, end);
  const before = characterBefore(text, start);
  const after = characterAt(text, end);
  if (joins(before, first) || joins(last, after)) return false;
  if (before === maybeHyphen || after === maybeHyphen) return false;
  if (after === "'" && /^'t(?![\p{L}\p{N}])/u.test(text.slice(end, end + 3))) return false;
  if (digit.test(last) && /^[.,:/]\p{N}/u.test(text.slice(end, end + 3))) return false;
  if (digit.test(first) && /\p{N}[.,:/]$/u.test(text.slice(Math.max(0, start - 2), start))) return false;
  if (page.tight[start - 1] && wordCharacter.test(first)) return false;
  if (page.tight[end] && wordCharacter.test(last)) return false;
  return true;
}

/** Every place of a folded passage in the folded page. */
function* occurrences(page: FoldedText, segment: string): Generator<{ start: number; end: number }> {
  if (!page.text.includes(maybeHyphen) && !segment.includes(maybeHyphen)) {
    for (let at = page.text.indexOf(segment); at !== -1; at = page.text.indexOf(segment, at + 1)) {
      const end = at + segment.length;
      if (standsAlone(page, at, end)) yield { start: at, end };
    }
    return;
  }
  // A hyphen at a line's end may belong to the word or to the line: both readings are the same text.
  const pattern = Array.from(segment, (character) => {
    if (character === maybeHyphen) return `[-${maybeHyphen}]?`;
    if (character === "-") return `[-${maybeHyphen}]`;
    return character.replace(/[\\^$.*+?()[\]{}|/]/u, "\\$&");
  }).join(`${maybeHyphen}?`);
  const expression = new RegExp(pattern, "gu");
  for (let match = expression.exec(page.text); match; match = expression.exec(page.text)) {
    const end = match.index + match[0].length;
    if (standsAlone(page, match.index, end)) yield { start: match.index, end };
    expression.lastIndex = match.index + 1;
  }
}

type Chain = { start: number; end: number; parts: { start: number; end: number }[] };

/** The tightest way to find all passages in order, or null. */
function findChain(page: FoldedText, segments: string[]): Chain | null {
  let chains: Chain[] = [];
  for (const [index, segment] of segments.entries()) {
    const previous = segments[index - 1];
    const gap = previous === undefined ? 0 : longestGap(previous, segment);
    const next: Chain[] = [];
    let reach = 0;
    for (const place of occurrences(page, segment)) {
      if (previous === undefined) {
        next.push({ ...place, parts: [place] });
        continue;
      }
      // Chains are in order of their ends: the last one that ends before this place is the nearest.
      while (reach < chains.length && (chains[reach]?.end ?? Infinity) <= place.start) reach += 1;
      const nearest = chains[reach - 1];
      if (!nearest) continue;
      const leftOut = page.text.slice(nearest.end, Math.min(place.start, nearest.end + 50));
      const isOwnEllipsis = /^[^\p{L}\p{N}]{0,8}$/u.test(leftOut);
      if (isOwnEllipsis || (place.start - nearest.end <= gap && !hidesNegation(leftOut))) {
        next.push({ start: nearest.start, end: place.end, parts: [...nearest.parts, place] });
      }
    }
    if (next.length === 0) return null;
    chains = next;
  }
  return chains.reduce<Chain | null>(
    (best, chain) => (best === null || chain.end - chain.start < best.end - best.start ? chain : best),
    null,
  );
}

/** Folds a page once, to look for many quotations in it. */
export function quotationFinder(page: string): (quote: string) => QuotationPlace | null {
  const folded = foldText(page);
  const toPage = ({ start, end }: { start: number; end: number }) => ({
    start: folded.starts[start] ?? 0,
    end: folded.ends[end - 1] ?? page.length,
  });
  return (quote) => {
    const segments = segmentsOf(quote);
    if (isTooShort(segments)) return null;
    const chain = findChain(folded, segments);
    return chain && { ...toPage(chain), parts: chain.parts.map(toPage) };
  };
}

/**
 * Finds a verbatim quotation in a page. Letters, digits, case and word order must be the page's own;
 * only the typography may differ (Unicode compatibility forms, quotation marks, dashes, white space,
 * soft and line-end hyphens, invisible characters). An ellipsis in the quotation stands for text left
 * out between passages that follow one another in the page. There is no similarity score: a
 * quotation stands in the page or it does not, and null says that it does not (or is too short to
 * attest anything).
 */
export function findQuotation(page: string, quote: string): QuotationPlace | null {
  return quotationFinder(page)(quote);
}

/** Does this quotation stand in that page? See {@link findQuotation}. */
export function verifyQuotation(page: string, quote: string): boolean {
  return findQuotation(page, quote) !== null;
}
