import { isLetterOrNumber, isSpace } from "./letters.ts";

/** What stands between a pair of quote marks. `start` and `end` include the marks; `inner…` do not. */
export type QuotedSpan = {
  start: number;
  end: number;
  innerStart: number;
  innerEnd: number;
  /** False where the paragraph ended before the closing mark: a speech that runs on. */
  closed: boolean;
};

const closers: Record<string, string> = { "“": "”", "«": "»", "„": "“", "‘": "’", "״": "״", "「": "」" };
/** The marks that may open a quotation. */
const opener = /["'“«„‘״「]/g;

function isLetterAt(text: string, index: number): boolean {
  return index >= 0 && index < text.length && isLetterOrNumber(text.charCodeAt(index));
}

function isApostrophe(text: string, index: number): boolean {
  return isLetterAt(text, index - 1) && isLetterAt(text, index + 1);
}

function opensAt(text: string, index: number): boolean {
  return !isLetterAt(text, index - 1) && index + 1 < text.length && !isSpace(text.charCodeAt(index + 1));
}

/**
 * The outermost quotations of one paragraph, in order. Straight and curly, single and double marks,
 * guillemets and the German low mark; apostrophes are not marks, and a straight mark opens only
 * where a word does not end. Hebrew abbreviations (a mark inside a word) are left alone.
 */
export function quotedSpans(paragraph: string, offset = 0): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  let index = 0;
  while (index < paragraph.length) {
    opener.lastIndex = index;
    const mark = opener.exec(paragraph)?.[0];
    if (mark === undefined) break;
    index = opener.lastIndex - 1;
    const isStraight = mark === '"' || mark === "'";
    if ((isStraight || mark === "‘" || mark === "״") && (isApostrophe(paragraph, index) || !opensAt(paragraph, index))) {
      index += 1;
      continue;
    }
    const end = closingMark(paragraph, index, mark);
    if (end === null) {
      const runsOn = mark === "“" || mark === "«" || mark === "„" || mark === '"';
      if (runsOn && paragraph.length - index > 2) {
        spans.push({
          start: offset + index,
          end: offset + paragraph.length,
          innerStart: offset + index + 1,
          innerEnd: offset + paragraph.length,
          closed: false,
        });
        return spans;
      }
      index += 1;
      continue;
    }
    spans.push({
      start: offset + index,
      end: offset + end + 1,
      innerStart: offset + index + 1,
      innerEnd: offset + end,
      closed: true,
    });
    index = end + 1;
  }
  return spans;
}

function closingMark(paragraph: string, from: number, mark: string): number | null {
  if (mark === '"' || mark === "'" || mark === "‘" || mark === "״") {
    const wanted = mark === "‘" ? "’" : mark;
    for (let index = from + 1; index < paragraph.length; index += 1) {
      if (paragraph[index] !== wanted || isApostrophe(paragraph, index)) continue;
      // A mark after a space cannot close, unless nothing else can.
      if (/\s/.test(paragraph[index - 1] ?? " ")) continue;
      return index;
    }
    return null;
  }
  let depth = 1;
  const closer = closers[mark] ?? mark;
  for (let index = from + 1; index < paragraph.length; index += 1) {
    const here = paragraph[index];
    if (here === closer || (mark === "„" && (here === "”" || here === '"'))) depth -= 1;
    else if (here === mark) depth += 1;
    if (depth === 0) return index;
  }
  return null;
}
