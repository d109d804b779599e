import { canonicalForms } from "./nicknames.ts";
import { normaliseName, parseName, withoutArticle } from "./normalise-name.ts";
import { keyReadings } from "./sound-units.ts";
import { soundsOf, transliterate } from "./transliterate.ts";

export const embeddingModel = "attest-name-ngrams-1";
export const embeddingLength = 256;

/** FNV-1a, 32 bits, over the UTF-16 units from `from` to before `to`. */
function hash(text: string, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let index = from; index < to; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/**
 * A vector of a name: its normalised words cut into runs of two and three letters (with the word's
 * borders), each hashed to one of 256 places with a sign, and scaled to unit length. The order of
 * words does not matter. Deterministic; a name without letters is the zero vector.
 */
export function generateSubjectEmbedding(name: string): { model: typeof embeddingModel; vector: number[] } {
  return { model: embeddingModel, vector: embedNormalised(normaliseName(name)) };
}

/** The vector of a name in the form that normaliseName gives. */
export function embedNormalised(normalised: string): number[] {
  const vector = new Array<number>(embeddingLength).fill(0);
  for (const word of normalised.split(" ")) {
    if (word === "") continue;
    const bordered = `^${word}$`;
    for (const length of [2, 3]) {
      for (let at = 0; at + length <= bordered.length; at += 1) {
        const value = hash(bordered, at, at + length);
        const place = value % embeddingLength;
        vector[place] = (vector[place] ?? 0) + ((value >>> 16) & 1 ? 1 : -1) * (length === 3 ? 1 : 0.6);
      }
    }
  }
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares === 0) return vector;
  const length = Math.sqrt(squares);
  for (let place = 0; place < embeddingLength; place += 1) vector[place] = (vector[place] ?? 0) / length;
  return vector;
}

/** The cosine of two vectors, -1 to 1; 0 when one has no length. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  let [product, left, right] = [0, 0, 0];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [x, y] = [a[index] ?? 0, b[index] ?? 0];
    product += x * y;
    left += x * x;
    right += y * y;
  }
  return left === 0 || right === 0 ? 0 : product / Math.sqrt(left * right);
}

const keyLength = 4;
const mostReadings = 12;
const mostWords = 5;

/** A word's consonants by coarse class, in every reading that matters: "PLTM". */
export function soundKeys(text: string, length = keyLength): string[] {
  let readings = [""];
  for (const unit of soundsOf(text)) {
    const parts = keyReadings(unit);
    if (parts.length === 1 && parts[0] === "") continue;
    const next = new Set<string>();
    for (const reading of readings) {
      for (const part of parts) {
        const joined = reading.endsWith(part.slice(0, 1)) ? reading + part.slice(1) : reading + part;
        next.add(joined.slice(0, length));
      }
    }
    readings = [...next].slice(0, mostReadings);
  }
  return readings;
}

/** What a name is found by. */
export type NameKeys = {
  /** Plain Latin words: for pg_trgm. */
  normalised: string;
  /**
   * Keys for a GIN index on text[]: a pair of words each, by their consonants ("FLTM+PTN") and, for
   * given names with known forms, by the full name ("=william+KTS"), sorted within the pair so that
   * the order of the words does not matter. A single word has keys of its own ("WLJN+").
   * Two names are worth comparing when they share any key.
   */
  phonetic: string[];
  /** The text whose trigrams the index holds: the normalised form. */
  trigramsSource: string;
};

/** The keys of one word: its consonants in every reading, with and without an article, and the full names it may stand for. */
export function wordKeys(text: string): string[] {
  const forms = canonicalForms(transliterate(text).replace(/[^\p{L}]/gu, "")).map((form) => `=${form}`);
  return [...new Set([...soundKeys(text), ...soundKeys(withoutArticle(text)), ...forms])];
}

/** The keys under which a subject is stored and looked up, from a name in any script. */
export function nameKeys(name: string): NameKeys {
  const normalised = normaliseName(name);
  const words = parseName(name)
    .tokens.slice(0, mostWords)
    .map((token) => wordKeys(token.text));
  const keys = new Set<string>();
  if (words.length === 1) for (const key of words[0] ?? []) keys.add(`${key}+`);
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      for (const left of one) for (const right of other) keys.add(left <= right ? `${left}+${right}` : `${right}+${left}`);
    }
  }
  return { normalised, phonetic: [...keys].filter((key) => key !== "+").sort(), trigramsSource: normalised };
}
