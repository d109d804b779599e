import { isLetterNumberOrMark, isLetterOrNumber, isSpace, isSurrogate } from "./letters.ts";

/** A word, number or single mark of punctuation, with UTF-16 offsets into the text it came from. */
export type Word = { text: string; lower: string; start: number; end: number; isWord: boolean };

const wordPattern =
  /[\p{L}\p{M}\p{N}_@](?:[\p{L}\p{M}\p{N}_]|['’‘.\-‐‑](?=[\p{L}\p{N}])|[-‐‑]['’‘](?=\p{L})|(?<=\d),(?=\d{3}))*|[^\s]/gu;

/** Abbreviated and joined words stay whole: "o'clock", "Smith-Jones", "u.s", "Al-‘Ayn". Offsets are absolute when `offset` is given. */
export function words(text: string, offset = 0): Word[] {
  const found: Word[] = [];
  let index = 0;
  while (index < text.length) {
    const unit = text.charCodeAt(index);
    if (isSpace(unit)) {
      index += 1;
      continue;
    }
    const end = endOfWord(text, index, unit);
    // Letters outside the first plane come in pairs: the pattern knows them.
    if (end < 0) return wordsByPattern(text, offset);
    found.push(wordOf(text.slice(index, end), offset + index));
    index = end;
  }
  return found;
}

/** Where the word or the mark at `index` ends, as `wordPattern` has it; -1 at half of a surrogate pair. */
function endOfWord(text: string, index: number, first: number): number {
  if (isSurrogate(first)) return -1;
  if (!(isLetterNumberOrMark(first) || first === 0x5f || first === 0x40)) return index + 1;
  let end = index + 1;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (isSurrogate(unit)) return -1;
    if (isLetterNumberOrMark(unit) || unit === 0x5f) end += 1;
    else if (joins(unit)) {
      const next = text.charCodeAt(end + 1);
      if (isSurrogate(next)) return -1;
      if (isLetterOrNumber(next)) end += 1;
      // The sign for ayin or hamza behind an article.
      else if (
        isHyphen(unit) &&
        isApostrophe(next) &&
        !isSurrogate(text.charCodeAt(end + 2)) &&
        isLetterOrNumber(text.charCodeAt(end + 2)) &&
        !isDigit(text.charCodeAt(end + 2))
      )
        end += 2;
      else break;
    } else if (unit === 0x2c && isDigit(text.charCodeAt(end - 1)) && isThousand(text, end + 1)) end += 1;
    else break;
  }
  return end;
}

/** ' ’ ‘ . - ‐ ‑ within a word. */
function joins(unit: number): boolean {
  return isApostrophe(unit) || unit === 0x2e || isHyphen(unit);
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019 || unit === 0x2018;
}

function isHyphen(unit: number): boolean {
  return unit === 0x2d || unit === 0x2010 || unit === 0x2011;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isThousand(text: string, from: number): boolean {
  return isDigit(text.charCodeAt(from)) && isDigit(text.charCodeAt(from + 1)) && isDigit(text.charCodeAt(from + 2));
}

function wordsByPattern(text: string, offset: number): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => wordOf(match[0], offset + match.index));
}

function wordOf(text: string, start: number): Word {
  const lower = text.toLowerCase();
  return {
    text,
    lower: /[’‘]/.test(lower) ? lower.replace(/[’‘]/g, "'") : lower,
    start,
    end: start + text.length,
    isWord: isLetterOrNumber(text.charCodeAt(0)) || (text.length > 1 && /[\p{L}\p{N}]/u.test(text)),
  };
}
