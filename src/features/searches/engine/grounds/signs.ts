import type { PageReading, Sentence } from "../reading/page-reading.ts";

/** A stretch of a page's text and the sign to read in its place. */
export type Sign = { start: number; end: number; sign: string };

/**
 * A sentence with the subject's name as ⟦X⟧ and everybody else's as ⟦O⟧ ("⟦X⟧'s" where the name stands in the genitive), so that a pattern
 * holds for any name. `more` are further stretches to sign, each inside the sentence; a name that overlaps one of them gives way.
 */
export function withSigns(page: PageReading, sentence: Sentence, more: readonly Sign[] = []): string {
  const names = sentence.mentions
    .filter(({ start, end }) => more.every((other) => end <= other.start || start >= other.end))
    .map(({ person, from, start, end }) => ({
      start: Math.min(from, start),
      end,
      sign: (person === 0 ? "⟦X⟧" : "⟦O⟧") + (/['’]s?$/.test(page.text.slice(start, end)) ? "'s" : ""),
    }));
  let text = "";
  let at = sentence.start;
  for (const { start, end, sign } of [...names, ...more].toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    text += page.text.slice(at, start) + sign;
    at = end;
  }
  return text + page.text.slice(at, sentence.end);
}

/** The sentence at `index` with its names signed and the quotation at `quoted`, as far as it stands there, as ⟦Q⟧; "" where there is none. */
export function withSubject(page: PageReading, index: number, quoted?: { start: number; end: number }): string {
  const sentence = page.sentences[index];
  if (!sentence) return "";
  return withSigns(
    page,
    sentence,
    quoted && [{ start: Math.max(quoted.start, sentence.start), end: Math.min(quoted.end, sentence.end), sign: "⟦Q⟧" }],
  );
}
