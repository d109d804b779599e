/** Latin, Greek and Cyrillic accents: the same range as in the columns that staff search in (users.search_text). */
const accents = /[\u0300-\u036f]/gu;

/** A text in lower case without accents. */
export function foldPlain(text: string): string {
  return text.normalize("NFKD").replace(accents, "").toLowerCase();
}

const mostTerms = 8;

/**
 * LIKE patterns that a folded column must meet, one a word. A word of three characters and more is found anywhere; a
 * shorter one only where a word begins, for a trigram index has nothing for less. The column has to begin with a space.
 */
export function likePatterns(query: string): string[] {
  const terms = foldPlain(query).split(/\s+/u).filter(Boolean).slice(0, mostTerms);
  return terms.map((term) => {
    const plain = term.replaceAll(/[\\%_]/gu, String.raw`\$&`);
    return Array.from(term).length >= 3 ? `%${plain}%` : `% ${plain}%`;
  });
}
