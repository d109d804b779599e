/** A page shows this much of a text at once; most sources are shorter. */
const partLength = 200_000;
/** A part ends with a line where one ends this near. */
const reach = 5_000;

function borderAt(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  const lineEnd = text.lastIndexOf("\n", offset - 1) + 1;
  if (lineEnd > offset - reach) return lineEnd;
  // Never between the halves of a character.
  return (text.charCodeAt(offset) & 0xfc00) === 0xdc00 ? offset - 1 : offset;
}

/**
 * The part of a long text that holds an offset (UTF-16 units; one past the end means the last part). The same
 * text is always divided at the same places.
 */
export function partAt(text: string, offset: number, length = partLength): { start: number; end: number } {
  for (let start = 0, next = length; ; next += length) {
    const end = borderAt(text, next);
    if (offset < end || end >= text.length) return { start, end };
    start = end;
  }
}
