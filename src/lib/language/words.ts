/** A word, number or single mark of punctuation, with UTF-16 offsets into the text it came from. */
export type Word = { text: string; lower: string; start: number; end: number; isWord: boolean };

const wordPattern = /[\p{L}\p{M}\p{N}_@](?:[\p{L}\p{M}\p{N}_]|['’.\-‐‑](?=[\p{L}\p{N}])|(?<=\d),(?=\d{3}))*|[^\s]/gu;

/** Abbreviated and joined words stay whole: "o'clock", "Smith-Jones", "u.s". Offsets are absolute when `offset` is given. */
export function words(text: string, offset = 0): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const start = offset + match.index;
    found.push({
      text: match[0],
      lower: match[0].toLowerCase().replace(/’/g, "'"),
      start,
      end: start + match[0].length,
      isWord: /[\p{L}\p{N}]/u.test(match[0]),
    });
  }
  return found;
}
