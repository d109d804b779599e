import { koreanFamilyNames } from "../romanise-hangul.ts";

/**
 * Korean names in Latin letters, syllable by syllable. Each syllable is an initial, a vowel and a final, and each of
 * these has the spelling of the Revised Romanisation (2000), that of McCune-Reischauer (1939, mostly without its marks)
 * and those that people use in passports: "Jeong Min-ho" is "Chung Min Ho", and "Su-jin" is not "Su-ran".
 */
const initials: Record<string, string> = {
  g: "g k",
  kk: "kk gg",
  n: "n",
  d: "d t",
  tt: "tt dd",
  r: "r l",
  m: "m",
  b: "b p",
  pp: "pp bb",
  s: "s sh",
  ss: "ss",
  "": "",
  j: "j ch",
  jj: "jj",
  ch: "ch",
  k: "k",
  t: "t",
  p: "p",
  h: "h",
};
const initialOrder = Object.keys(initials);
const vowels: Record<string, string> = {
  a: "a ah",
  ae: "ae ai",
  ya: "ya",
  yae: "yae",
  eo: "eo u uh o",
  e: "e eh",
  yeo: "yeo yu you yo",
  ye: "ye",
  o: "o oh",
  wa: "wa",
  wae: "wae",
  oe: "oe oi",
  yo: "yo",
  u: "u oo ou woo",
  wo: "wo weo",
  we: "we",
  wi: "wi",
  yu: "yu yoo you",
  eu: "eu u",
  ui: "ui eui ee",
  i: "i ee",
};
const vowelOrder = Object.keys(vowels);
const finals: Record<string, string> = { "": "", k: "k g ck", n: "n", t: "t d s", l: "l r", m: "m", p: "p b", ng: "ng" };
const finalOrder = Object.keys(finals);
/** The finals of Hangul in the order of Unicode, as they sound. */
const hangulFinals = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t"
  .split(" ")
  .map((final) => (final === "-" ? "" : final));

type Spelled = { written: string; indices: Set<number> };

function spellings(table: Record<string, string>, order: readonly string[]): Map<string, Spelled> {
  const found = new Map<string, Spelled>();
  for (const [index, sound] of order.entries()) {
    for (const written of (table[sound] ?? "").split(" ")) {
      const spelled = found.get(written) ?? { written, indices: new Set() };
      spelled.indices.add(index);
      found.set(written, spelled);
    }
  }
  return found;
}

const initialSpellings = spellings(initials, initialOrder);
const vowelSpellings = spellings(vowels, vowelOrder);
const finalSpellings = spellings(finals, finalOrder);

type Syllable = { initial: Spelled; vowel: Spelled; final: Spelled };
export type KoreanGiven = Syllable[];

const shapes = new Map<string, Syllable[]>();
for (const initial of initialSpellings.values()) {
  for (const vowel of vowelSpellings.values()) {
    if (vowel.written === "woo" && initial.written !== "") continue;
    if (initial.written === "sh" && !/^(?:i|ee|w|y)/.test(vowel.written)) continue;
    for (const final of finalSpellings.values()) {
      const written = initial.written + vowel.written + final.written;
      const known = shapes.get(written) ?? [];
      known.push({ initial, vowel, final });
      shapes.set(written, known);
    }
  }
}

function cut(word: string, count: number): KoreanGiven[] {
  if (count === 0) return word === "" ? [[]] : [];
  const found: KoreanGiven[] = [];
  for (let length = 1; length <= Math.min(8, word.length); length += 1) {
    const readings = shapes.get(word.slice(0, length));
    if (!readings) continue;
    for (const rest of cut(word.slice(length), count - 1)) for (const syllable of readings) found.push([syllable, ...rest]);
  }
  return found;
}

/** A given name of one or two words as one or two syllables, in every way that it can be read. */
export function readKoreanGiven(words: readonly string[]): KoreanGiven[] {
  if (words.length === 1) return [1, 2].flatMap((count) => cut(words[0] ?? "", count));
  const [first = [], second = []] = words.map((word) => cut(word, 1));
  return first.flatMap((one) => second.map((other) => [...one, ...other]));
}

const familiesBySpelling = new Map<string, string[]>();
for (const [family, written] of koreanFamilyNames) {
  for (const spelling of written) familiesBySpelling.set(spelling, [...(familiesBySpelling.get(spelling) ?? []), family]);
}

/** The family names, in Hangul, that a word may spell. */
export function readKoreanFamily(word: string): readonly string[] {
  return familiesBySpelling.get(word) ?? [];
}

function shareSound(one: Spelled, other: Spelled, order: readonly string[]): boolean {
  if (one.written === other.written) return true;
  for (const index of one.indices) {
    // Of two spellings one is the Revised Romanisation's: "u" and "o" may both stand for eo, and are two vowels.
    const rule = order[index];
    if (other.indices.has(index) && (one.written === rule || other.written === rule)) return true;
  }
  return false;
}

/** In North Korea and in McCune-Reischauer without its marks "o" stands for eo; only who writes no g, d, b or j writes so. */
function mayWriteOForEo(given: KoreanGiven): boolean {
  return (
    given.every(({ initial, vowel }) => !/^[gdbj]/.test(initial.written) && !/eo|eu/.test(vowel.written)) &&
    given.some(({ initial }) => /^(?:k|t|p|ch)$/.test(initial.written))
  );
}

function vowelsAgree(one: Syllable, other: Syllable, oForEo: boolean): boolean {
  const [left, right] = [one.vowel.written, other.vowel.written];
  const isOForEo = (left === "eo" && right === "o") || (left === "yeo" && right === "yo");
  const isTurned = (right === "eo" && left === "o") || (right === "yeo" && left === "yo");
  if (isOForEo || isTurned) return oForEo;
  return shareSound(one.vowel, other.vowel, vowelOrder);
}

/** May two readings be of one name? */
export function areOneKoreanGiven(one: KoreanGiven, other: KoreanGiven): boolean {
  if (one.length !== other.length) return false;
  const writesJ = [one, other].map((given) => given.some(({ initial }) => initial.written === "j"));
  const writesCh = [one, other].map((given) => given.some(({ initial }) => initial.written === "ch"));
  // "ch" is j only for who never writes j.
  const chForJ = !(writesJ[0] && writesCh[0]) && !(writesJ[1] && writesCh[1]);
  const oForEo = mayWriteOForEo(one) !== mayWriteOForEo(other);
  return one.every((syllable, index) => {
    const counterpart = other[index] as Syllable;
    const [left, right] = [syllable.initial.written, counterpart.initial.written];
    if (left !== right && [left, right].includes("ch") && !chForJ) return false;
    return (
      shareSound(syllable.initial, counterpart.initial, initialOrder) &&
      vowelsAgree(syllable, counterpart, oForEo) &&
      shareSound(syllable.final, counterpart.final, finalOrder)
    );
  });
}

/** Does a reading of a word in Latin letters spell these syllables of Hangul? */
export function spellsHangul(given: KoreanGiven, hangul: string): boolean {
  const syllables = Array.from(hangul, (character) => (character.codePointAt(0) ?? 0) - 0xac00);
  return (
    syllables.length === given.length &&
    syllables.every((index, place) => {
      const { initial, vowel, final } = given[place] as Syllable;
      return (
        initial.indices.has(Math.floor(index / (21 * 28))) &&
        vowel.indices.has(Math.floor(index / 28) % 21) &&
        final.indices.has(finalOrder.indexOf(hangulFinals[index % 28] ?? ""))
      );
    })
  );
}

const coarse: [RegExp, string][] = [
  [/^(?:kk|gg|[gk])/, "k"],
  [/^(?:tt|dd|[dt])/, "t"],
  [/^(?:pp|bb|[bp])/, "p"],
  [/^(?:ch|jj|j)/, "c"],
  [/^(?:ss|sh|s)/, "s"],
  [/^[rl]/, "l"],
];

/** The same for all spellings of one given name, and for some others: a look-up key. */
export function koreanKey(given: KoreanGiven): string {
  return given
    .map(({ initial, vowel, final }) => {
      const [, start] = coarse.find(([pattern]) => pattern.test(initial.written)) ?? [null, initial.written];
      const middle = vowel.written
        .replace(/^y(?:eo|oo|ou|u|o)$/, "Y")
        .replace(/^(?:eo|eu|uh|u|oo|ou|woo|oh|o)$/, "O")
        .replace(/^(?:ui|eui|ee|i)$/, "I")
        .replace(/^a[ei]$/, "E")
        .replace(/^ah$/, "a")
        .replace(/^oi$/, "oe")
        .replace(/^weo$/, "wo");
      return start + middle + ([...final.indices][0] ?? "");
    })
    .join("-");
}
