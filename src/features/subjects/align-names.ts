import { mayBeAlike, type Likeness, NameWord, type WordComparison } from "./compare-words.ts";
import type { NameToken } from "./normalise-name.ts";

export type AlignedPair = {
  a: NameToken[];
  b: NameToken[];
  /** Index of the first token of each side in its name. */
  indexA: number;
  indexB: number;
  similarity: number;
  how: Likeness;
};

export type Alignment = {
  pairs: AlignedPair[];
  /** Tokens of one side that fit nothing on the other. */
  aloneA: number[];
  aloneB: number[];
  /** The order of one name had to be turned (family name first). */
  turned: boolean;
  /** The best likeness of any two words, for names that do not align at all. */
  best: number;
};

/** Names of more words than this are compared by their first ones. */
const mostTokens = 9;
/** Only words at least this much alike are aligned. */
const leastSimilarity = 0.8;
const mostJoined = 3;
/** Leaving a word out costs something, so that more aligned words win; turning the order costs a little. */
const aloneCost = 0.25;
const turnCost = 0.05;

/** The words of a name as they are asked for, single or joined: worked out once for all names that it is compared with. */
export class NameWords {
  readonly tokens: NameToken[];
  readonly #known = new Map<number, NameWord>();

  constructor(tokens: NameToken[]) {
    this.tokens = tokens;
  }

  /** `indices` are neighbours, in order. */
  word(indices: number[]): NameWord {
    const key = (indices[0] ?? 0) * 4 + indices.length;
    let word = this.#known.get(key);
    if (!word) this.#known.set(key, (word = new NameWord(indices.map((index) => this.tokens[index] as NameToken))));
    return word;
  }
}

type Cell = { value: number; step: [number, number] | null; pair: AlignedPair | null };

function alignInOrder(
  a: number[],
  b: number[],
  compare: (from: number[], to: number[]) => AlignedPair | null,
): { value: number; pairs: AlignedPair[] } {
  const table: Cell[][] = Array.from({ length: a.length + 1 }, () => []);
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      let best: Cell = i === 0 && j === 0 ? { value: 0, step: null, pair: null } : { value: -Infinity, step: null, pair: null };
      const consider = (value: number, step: [number, number], pair: AlignedPair | null) => {
        if (value > best.value + 1e-9) best = { value, step, pair };
      };
      if (i > 0) consider((table[i - 1]?.[j]?.value ?? -Infinity) - aloneCost, [1, 0], null);
      if (j > 0) consider((table[i]?.[j - 1]?.value ?? -Infinity) - aloneCost, [0, 1], null);
      for (let p = 1; p <= Math.min(mostJoined, i); p += 1) {
        for (let q = 1; q <= Math.min(mostJoined, j); q += 1) {
          if (p > 1 && q > 1) continue;
          const pair = compare(a.slice(i - p, i), b.slice(j - q, j));
          if (pair) {
            const worth = pair.how === "initial" ? 0.3 : pair.similarity * Math.max(p, q);
            consider((table[i - p]?.[j - q]?.value ?? -Infinity) + worth - (p + q > 2 ? 0.1 : 0), [p, q], pair);
          }
        }
      }
      (table[i] as Cell[])[j] = best;
    }
  }
  const pairs: AlignedPair[] = [];
  let [i, j] = [a.length, b.length];
  while (i > 0 || j > 0) {
    const cell = table[i]?.[j];
    if (!cell?.step) break;
    if (cell.pair) pairs.unshift(cell.pair);
    i -= cell.step[0];
    j -= cell.step[1];
  }
  return { value: table[a.length]?.[b.length]?.value ?? 0, pairs };
}

function isRun(indices: number[]): boolean {
  return indices.every((index, place) => place === 0 || index === (indices[place - 1] ?? 0) + 1);
}

/**
 * Aligns the words of two names: each word with at most one word of the other side, or with up to
 * three neighbours written together. The order is kept, but one name may be turned, as when the
 * family name comes first: "Ahmad Hasan X" is "X Ahmad Hasan" and is not "Hasan Ahmad X".
 */
export function alignNames(one: NameWords, other: NameWords, compareWords: WordComparison): Alignment {
  const a = one.tokens.slice(0, mostTokens);
  const b = other.tokens.slice(0, mostTokens);
  const compared = new Map<number, AlignedPair | null>();
  let best = 0;
  const compare = (from: number[], to: number[]): AlignedPair | null => {
    const key = ((from[0] ?? 0) * 4 + from.length) * 64 + (to[0] ?? 0) * 4 + to.length;
    if (!isRun(from) || !isRun(to)) return null;
    const known = compared.get(key);
    if (known !== undefined) return known;
    let pair: AlignedPair | null = null;
    const [wordA, wordB] = [one.word(from), other.word(to)];
    const joined = from.length + to.length > 2;
    const anyInitial = joined && [...wordA.tokens, ...wordB.tokens].some((token) => token.initial);
    if (!joined || (!anyInitial && mayBeAlike(wordA, wordB))) {
      const { similarity, how } = compareWords(wordA, wordB);
      best = Math.max(best, similarity);
      const fitsBetter = (part: AlignedPair | null) => part !== null && part.similarity >= similarity;
      // Joined words must agree well: three short words can be made to look like any long one.
      if (
        similarity >= (joined ? 0.87 : leastSimilarity) &&
        !(from.length > 1 && from.some((index) => fitsBetter(compare([index], to)))) &&
        !(to.length > 1 && to.some((index) => fitsBetter(compare(from, [index]))))
      ) {
        pair = { a: wordA.tokens, b: wordB.tokens, indexA: from[0] ?? 0, indexB: to[0] ?? 0, similarity, how };
      }
    }
    compared.set(key, pair);
    return pair;
  };
  const inOrder = b.map((_, index) => index);
  let chosen: { value: number; pairs: AlignedPair[]; turned: boolean } | null = null;
  for (let turn = 0; turn < a.length; turn += 1) {
    const order = a.map((_, index) => (index + turn) % a.length);
    const found = alignInOrder(order, inOrder, compare);
    const value = found.value - (turn > 0 ? turnCost : 0);
    if (!chosen || value > chosen.value + 1e-9) chosen = { value, pairs: found.pairs, turned: turn > 0 };
    const covered = found.pairs.reduce((sum, pair) => sum + pair.a.length + pair.b.length, 0);
    if (turn === 0 && covered === a.length + b.length) break;
  }
  const pairs = (chosen?.pairs ?? []).sort((left, right) => left.indexA - right.indexA);
  const takenA = new Set(pairs.flatMap((pair) => pair.a));
  const takenB = new Set(pairs.flatMap((pair) => pair.b));
  const alone = (tokens: NameToken[], taken: Set<NameToken>) =>
    tokens.flatMap((token, index) => (taken.has(token) ? [] : [index]));
  return { pairs, aloneA: alone(a, takenA), aloneB: alone(b, takenB), turned: chosen?.turned ?? false, best };
}
