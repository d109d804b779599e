import type { TextSpan } from "./search-highlight.ts";

/** A paragraph of a text: where it begins there, and the marks that fall into it, by its own offsets. */
export type Paragraph = { text: string; start: number; ranges: TextSpan[] };

/**
 * Divides a text where empty lines stand. `marks` are in the order of their starts; one that reaches over
 * several paragraphs is marked in each.
 */
export function divideIntoParagraphs(text: string, marks: readonly TextSpan[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let firstMark = 0;
  const push = (start: number, end: number) => {
    while ((marks[firstMark]?.end ?? Infinity) <= start) firstMark += 1;
    const ranges: TextSpan[] = [];
    for (const mark of marks.slice(firstMark)) {
      if (mark.start >= end) break;
      const range = { start: Math.max(0, mark.start - start), end: Math.min(mark.end, end) - start };
      if (range.end > range.start) ranges.push(range);
    }
    const paragraph = text.slice(start, end);
    if (paragraph.trim() !== "") paragraphs.push({ text: paragraph, start, ranges });
  };
  let start = 0;
  for (const gap of text.matchAll(/\n[^\S\n]*\n\s*/gu)) {
    push(start, gap.index);
    start = gap.index + gap[0].length;
  }
  push(start, text.length);
  return paragraphs;
}
