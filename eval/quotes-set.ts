/** One row of a set for the quotation check: does `quote` stand in `page`? */
export type QuoteRow = { id: string; page: string; quote: string; genuine: boolean; change: string };

/** Deterministic numbers in [0, 1): the same pages give the same set (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Maker = (words: string[], random: () => number, other: string[]) => string | null;

function at(words: string[], random: () => number, from = 0, to = words.length): number {
  return from + Math.floor(random() * Math.max(1, to - from));
}

function isNegation(word: string): boolean {
  return /^(?:not|no|never|without|nobody|none|nothing|cannot|\p{L}+n['’]t|nicht|kein\p{L}*|não|ne|pas|non|не|нет)[.,;:]?$/iu.test(
    word,
  );
}

/** What two faithful copies of one passage may differ in. */
const genuineChanges: Record<string, Maker> = {
  verbatim: (words) => words.join(" "),
  straightQuotes: (words) =>
    words
      .join(" ")
      .replace(/[“”„«»]/gu, '"')
      .replace(/[‘’‚]/gu, "'"),
  curlyQuotes: (words) =>
    words
      .join(" ")
      .replace(/(^|\s)"/gu, "$1“")
      .replaceAll('"', "”")
      .replaceAll("'", "’"),
  guillemets: (words) => `«\u00a0${words.join(" ")}\u00a0»`,
  noBreakSpaces: (words, random) => words.reduce((text, word) => text + (random() < 0.3 ? "\u00a0" : " ") + word),
  lineBreaks: (words, random) => words.reduce((text, word) => text + (random() < 0.2 ? "\n" : " ") + word),
  doubleSpaces: (words, random) => words.reduce((text, word) => text + (random() < 0.3 ? "  " : " ") + word),
  dashes: (words) => words.join(" ").replace(/[–—]/gu, "-"),
  softHyphens: (words, random) =>
    words.map((word) => (word.length > 8 && random() < 0.5 ? `${word.slice(0, 4)}\u00ad${word.slice(4)}` : word)).join(" "),
  zeroWidth: (words, random) => words.map((word) => (random() < 0.2 ? `\u200b${word}` : word)).join(" "),
  decomposed: (words) => words.join(" ").normalize("NFD"),
  fullWidth: (words) => words.join(" ").replace(/[0-9]/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)),
  ellipsisCharacter: (words) => words.join(" ").replaceAll("...", "…"),
  cut: (words, random) => {
    if (words.length < 12) return null;
    const from = at(words, random, 4, words.length - 7);
    if (words.slice(from, from + 3).some(isNegation)) return null;
    return `${words.slice(0, from).join(" ")} … ${words.slice(from + 3).join(" ")}`;
  },
  bracketedCut: (words, random) => {
    if (words.length < 12) return null;
    const from = at(words, random, 4, words.length - 7);
    if (words.slice(from, from + 2).some(isNegation)) return null;
    return `${words.slice(0, from).join(" ")} [...] ${words.slice(from + 2).join(" ")}`;
  },
};

/** What makes a passage say something that the page does not say. */
const alteredChanges: Record<string, Maker> = {
  wordReplaced: (words, random, other) => {
    const index = at(words, random);
    const word = other[at(other, random)] ?? "other";
    return word === words[index] ? null : words.with(index, word).join(" ");
  },
  negationInserted: (words, random) => words.toSpliced(at(words, random, 1, words.length - 1), 0, "not").join(" "),
  negationRemoved: (words) => {
    const index = words.slice(1, -1).findIndex(isNegation);
    return index === -1 ? null : words.toSpliced(index + 1, 1).join(" ");
  },
  negationCut: (words) => {
    const index = words.findIndex((word, position) => position > 2 && isNegation(word));
    return index === -1 || index > words.length - 4 ? null : words.with(index, "…").join(" ");
  },
  numberChanged: (words) => {
    const index = words.findIndex((word) => /\d/u.test(word));
    if (index === -1) return null;
    return words
      .with(
        index,
        (words[index] ?? "").replace(/\d/u, (digit) => String((Number(digit) + 3) % 10)),
      )
      .join(" ");
  },
  stitched: (words, random, other) => {
    const from = at(other, random, 0, other.length - 8);
    return [...words.slice(0, 8), ...other.slice(from, from + 8)].join(" ");
  },
  swapped: (words, random) => {
    const index = at(words, random, 0, words.length - 1);
    const [first = "", second = ""] = words.slice(index, index + 2);
    return first === second ? null : words.toSpliced(index, 2, second, first).join(" ");
  },
  wordsDropped: (words, random) => words.toSpliced(at(words, random, 2, words.length - 4), 2).join(" "),
  endingChanged: (words) => {
    const index = words.findIndex((word) => /^[a-z]{5,}$/u.test(word));
    if (index === -1) return null;
    const word = words[index] ?? "";
    return words.with(index, word.endsWith("s") ? word.slice(0, -1) : `${word}s`).join(" ");
  },
  reversedAroundEllipsis: (words) => (words.length < 12 ? null : `${words.slice(6).join(" ")} … ${words.slice(0, 6).join(" ")}`),
  fragments: (words) => (words.length < 12 ? null : [words[0], words[4], words[8], words[11]].join(" … ")),
};

function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** Do the words of a quotation's passages follow one another in the page, in order? */
function standsAnyway(wordsOfPage: string, quote: string): boolean {
  let from = 0;
  for (const passage of quote.split("…")) {
    const place = wordsOfPage.indexOf(` ${lettersOf(passage).trim()} `, from);
    if (place === -1) return false;
    from = place + passage.length - 2;
  }
  return true;
}

/**
 * Makes a set of quotations from pages' texts: passages as they stand with their typography changed,
 * and passages altered in a word, a number, a negation, their order or their joins. An alteration
 * that happens to stand in the page anyway (a repeated sentence) is left out.
 */
export function makeQuoteRows(pages: { id: string; text: string }[], passagesPerPage = 6): QuoteRow[] {
  const rows: QuoteRow[] = [];
  for (const [pageIndex, { id, text }] of pages.entries()) {
    const random = seededNumbers(pageIndex + 1);
    const words = text.split(/\s+/u).filter((word) => word !== "");
    if (words.length < 60) continue;
    const wordsOfPage = ` ${lettersOf(text).trim()} `;
    for (let passage = 0; passage < passagesPerPage; passage += 1) {
      const length = 8 + Math.floor(random() * 25);
      const from = at(words, random, 0, words.length - length);
      const chosen = words.slice(from, from + length);
      for (const [change, make] of Object.entries(genuineChanges)) {
        const quote = make(chosen, random, words);
        if (quote) rows.push({ id: `${id}:${passage}:${change}`, page: text, quote, genuine: true, change });
      }
      for (const [change, make] of Object.entries(alteredChanges)) {
        const quote = make(chosen, random, words);
        if (!quote || (change !== "negationCut" && standsAnyway(wordsOfPage, quote))) continue;
        rows.push({ id: `${id}:${passage}:${change}`, page: text, quote, genuine: false, change });
      }
    }
  }
  return rows;
}
