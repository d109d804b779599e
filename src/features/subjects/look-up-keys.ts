import { readingKeys } from "./name-readings.ts";
import { type NameToken, parseName } from "./normalise-name.ts";
import { nameKeys, soundKeys, wordKeys } from "./subject-embedding.ts";
import { transliterate } from "./transliterate.ts";

/**
 * Keys that find a name in spite of what the sound keys do not bear: a letter lost, put in or exchanged, an initial,
 * two words written as one. Each joins two words of the name, so that few people share it; "~", "." and so on say what
 * was done to one of them. A name is filed under one set of keys and asked for by another, which are not the same:
 * "J. Stedge" finds every Stedge whose other name begins with J, and "John Stedge" finds "J. Stedge" but not "Jane".
 * Names that several systems of Romanisation write have keys of their syllables as well ("Lee Sang-hoon", "Yi Sanghun").
 */

const mostWords = 5;
const mostKeys = 120;
/** Consonants of which one may be left out: of fewer, what is left would fit anybody. */
const leastToLeaveOut = 3;
const leastConsonants = 2;
const mostConsonants = 5;
/** A word this long makes two names look alike, whatever the others are. */
const leastOfItsOwn = 6;
/** The matcher forgives no letter in shorter words. */
const leastLetters = 4;

type Word = {
  keys: string[];
  /** The first letter in Latin; "" for a script that has none. */
  initial: string;
  isInitial: boolean;
  /** The consonants with one left out; none for a short word. */
  near: string[];
  letters: string;
};

function toWord(text: string, isInitial: boolean): Word {
  const letters = transliterate(text).replace(/[^\p{L}\p{N}]/gu, "");
  return {
    keys: isInitial ? [] : ownKeys(text),
    initial: letters.slice(0, 1),
    isInitial,
    near: isInitial || letters.length < leastLetters ? [] : nearKeys(text),
    letters,
  };
}

/** The first reading of its consonants, and the full names that it may stand for. Other readings are for the sound keys. */
function ownKeys(text: string): string[] {
  const keys = wordKeys(text);
  return [...keys.filter((key) => key !== "" && !key.startsWith("=")).slice(0, 1), ...keys.filter((key) => key.startsWith("="))];
}

/** The consonants as they are, and with each of them left out: two words a letter apart share one of these. */
function nearKeys(text: string): string[] {
  const consonants = soundKeys(text, mostConsonants)[0] ?? "";
  if (consonants.length < leastConsonants) return [];
  if (consonants.length < leastToLeaveOut) return [consonants];
  const without = Array.from(consonants, (_, index) => withoutDoubles(consonants.slice(0, index) + consonants.slice(index + 1)));
  return [...new Set([consonants.slice(0, mostConsonants - 1), ...without])];
}

function withoutDoubles(consonants: string): string {
  return consonants.replace(/(.)\1+/g, "$1");
}

function join(tokens: readonly NameToken[], from: number): NameToken | null {
  const [one, other] = [tokens[from], tokens[from + 1]];
  if (!one || !other || one.initial || other.initial) return null;
  return { ...one, text: one.text + other.text, plain: one.plain + other.plain };
}

/** The words of a name, and those of the same name with two neighbours written as one. */
function readings(name: string): { words: Word[]; joined: Word[][]; syllables: string[] } {
  const parsed = parseName(name);
  const tokens = parsed.tokens.slice(0, mostWords);
  const joined = tokens.flatMap((token, index) => {
    const whole = join(tokens, index);
    const spelledOut = token.particles === "" ? [] : [tokens.with(index, { ...token, text: token.particles + token.text })];
    return [...(whole ? [[...tokens.slice(0, index), whole, ...tokens.slice(index + 2)]] : []), ...spelledOut];
  });
  const toWords = (list: readonly NameToken[]) => list.map((token) => toWord(token.text, token.initial));
  return { words: toWords(tokens), joined: joined.map(toWords), syllables: readingKeys(parsed) };
}

/** Each word with each other one, in both orders. */
function* pairs(words: readonly Word[]): Generator<[Word, Word]> {
  for (const [index, one] of words.entries()) {
    for (const [place, other] of words.entries()) if (place !== index) yield [one, other];
  }
}

function nearPairs(words: readonly Word[]): string[] {
  return [...pairs(words)].flatMap(([one, other]) => one.near.flatMap((near) => other.keys.map((key) => `~${near}+${key}`)));
}

/** Two words in sorted order, as the sound keys have them; a single one alone. */
function soundPairs(words: readonly Word[]): string[] {
  if (words.length === 1) return (words[0]?.keys ?? []).map((key) => `&${key}`);
  return [...pairs(words)].flatMap(([one, other]) =>
    one.keys.flatMap((left) => other.keys.filter((right) => left <= right).map((right) => `&${left}+${right}`)),
  );
}

function whole(words: readonly Word[]): string[] {
  return words.filter(({ letters }) => letters.length > 1).map(({ letters }) => `|${letters}`);
}

/** The keys that a name is filed under, at most 120. */
export function filedKeys(name: string): string[] {
  const { words, joined, syllables } = readings(name);
  const initials = [...pairs(words)].flatMap(([one, other]) =>
    one.initial === "" ? [] : other.keys.map((key) => (one.isInitial ? `${one.initial}:${key}` : `${one.initial}.${key}`)),
  );
  return [...new Set([...syllables, ...whole(words), ...initials, ...joined.flatMap(soundPairs), ...nearPairs(words)])].slice(
    0,
    mostKeys,
  );
}

/** A name's columns beside the name itself, of a subject or of another name of theirs. */
export function keyColumns(name: string): { normalisedName: string; phoneticKeys: string[]; lookUpKeys: string[] } {
  const { normalised, phonetic } = nameKeys(name);
  return { normalisedName: normalised, phoneticKeys: phonetic, lookUpKeys: filedKeys(name) };
}

/** The keys that a name is asked for by. */
export type AskedKeys = {
  normalised: string;
  /** One word was asked for. */
  isSingle: boolean;
  /** As nameKeys gives them, and each word's own for people recorded by one word. */
  phonetic: string[];
  /** Few share these: asked always. */
  narrow: string[];
  /** More share these: asked when the narrow ones found nobody. */
  wide: string[];
};

export function askedKeys(name: string): AskedKeys {
  const { words, joined, syllables } = readings(name);
  const narrow = new Set([
    ...syllables,
    ...joined.flatMap(soundPairs),
    ...nearPairs(words),
    ...(joined.length > 0 ? soundPairs(words) : []),
  ]);
  const wide = new Set<string>();
  if (words.length === 1) for (const key of soundPairs(words)) narrow.add(key);
  for (const key of whole(words.filter(({ letters }) => words.length === 1 || letters.length >= leastOfItsOwn))) narrow.add(key);
  for (const [one, other] of pairs(words)) {
    if (one.initial === "") continue;
    // A short word's own consonants bear no mistake: its initial has to do.
    const isShort = one.isInitial || one.near.length <= 1;
    for (const key of other.keys) {
      narrow.add(`${one.initial}:${key}`);
      (isShort && other.near.length > 1 ? narrow : wide).add(`${one.initial}.${key}`);
    }
  }
  const { normalised, phonetic } = nameKeys(name);
  const single = words.flatMap(({ keys }) => keys.map((key) => `${key}+`));
  return {
    normalised,
    isSingle: words.length === 1,
    phonetic: [...new Set([...phonetic, ...single])],
    narrow: [...narrow],
    wide: [...wide],
  };
}
