/** A span of a text in UTF-16 code units, end exclusive, as `String.slice` takes them. */
export type TextRange = { start: number; end: number };
export type TextSegment = { text: string; start: number; marked: boolean };

/**
 * Cuts a text into marked and unmarked segments that add up to the text. Ranges may come in any order, overlap
 * (they are joined) or reach outside (they are clipped); a range never cuts a surrogate pair in two.
 */
export function splitByRanges(text: string, ranges: readonly TextRange[]): TextSegment[] {
  const spans = ranges
    .map(({ start, end }) => ({
      start: wholeCharacter(text, clamp(start, text.length), -1),
      end: wholeCharacter(text, clamp(end, text.length), 1),
    }))
    .filter((span) => span.end > span.start)
    .sort((a, b) => a.start - b.start || a.end - b.end);

  const segments: TextSegment[] = [];
  let position = 0;
  const push = (end: number, marked: boolean) => {
    if (end <= position) return;
    const last = segments.at(-1);
    const piece = text.slice(position, end);
    if (last?.marked === marked) last.text += piece;
    else segments.push({ text: piece, start: position, marked });
    position = end;
  };
  for (const span of spans) {
    push(span.start, false);
    push(span.end, true);
  }
  push(text.length, false);
  return segments;
}

function clamp(offset: number, length: number): number {
  return Number.isFinite(offset) ? Math.min(length, Math.max(0, Math.trunc(offset))) : offset > 0 ? length : 0;
}

/** Moves an offset that falls between the halves of a surrogate pair to the pair's start (-1) or end (1). */
function wholeCharacter(text: string, offset: number, direction: -1 | 1): number {
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  const inside = before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
  return inside ? offset + direction : offset;
}
