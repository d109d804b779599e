import { latinFormsOf } from "./native-names.ts";
import { areDifferentNames, areFormsOfOneName } from "./nicknames.ts";
import { type NameToken, withoutArticle } from "./normalise-name.ts";
import { spellsChineseFamilyName } from "./letters/han.ts";
import { koreanFamilyNames } from "./romanise-hangul.ts";
import { soundSimilarity, type SoundUnit, startAlike } from "./sound-units.ts";
import { type Script, scriptOf } from "./script-of.ts";
import { areToldApart, isSpelledOut } from "./tell-apart.ts";
import { leavesVowelsOut, soundsOf, transliterate } from "./transliterate.ts";

export type Likeness = "same" | "initial" | "form" | "spelling" | "sound" | "script" | "servant" | "different";

/** One word of a name, or several joined. What only some comparisons need is worked out when asked for. */
export class NameWord {
  readonly tokens: NameToken[];
  readonly plain: string;
  readonly script: Script;
  readonly initial: boolean;
  #latin: string | undefined;
  #sounds: SoundUnit[] | undefined;
  #identity: string | undefined;
  #spelling: string | undefined;
  #letterCount: number | undefined;

  constructor(tokens: NameToken[]) {
    this.tokens = tokens;
    this.plain = tokens.map((token) => token.plain).join("");
    this.script = scriptOf(this.plain);
    this.initial = tokens.length === 1 && (tokens[0] as NameToken).initial;
  }

  get text(): string {
    return this.tokens.map((token) => token.text).join("");
  }

  get latin(): string {
    return (this.#latin ??= transliterate(this.text).replace(/[^\p{L}\p{N}]/gu, ""));
  }

  get sounds(): SoundUnit[] {
    return (this.#sounds ??= soundsOf(this.text));
  }

  get spelling(): string {
    return (this.#spelling ??= spellingKey(this.plain));
  }

  get letterCount(): number {
    return (this.#letterCount ??= Array.from(this.plain).length);
  }

  /** All that a comparison looks at: words with the same one compare alike. */
  get identity(): string {
    return (this.#identity ??= this.tokens
      .map(({ text, plain, particles, initial }) => `${text},${plain},${particles},${initial}`)
      .join(";"));
  }

  get bare(): NameWord {
    return new NameWord([{ ...(this.tokens[0] as NameToken), text: this.withoutArticle, plain: this.withoutArticle }]);
  }

  /** The word without an Arabic article written together with it; the word itself otherwise. */
  get withoutArticle(): string {
    return withoutArticle(this.plain);
  }
}

export type WordComparison = (a: NameWord, b: NameWord) => { similarity: number; how: Likeness };

/** compareWords that remembers: candidates of one search share most of their words. */
export function rememberWords(): WordComparison {
  const known = new Map<string, ReturnType<WordComparison>>();
  return (a, b) => {
    const key = `${a.identity}/${b.identity}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = compareWords(a, b)));
    return found;
  };
}

/** A cheap first look: words of very different length are not one name. */
export function mayBeAlike(a: NameWord, b: NameWord): boolean {
  const [short, long] = [a.plain.length, b.plain.length].sort((x, y) => x - y) as [number, number];
  if (a.script === b.script) return short * 1.7 >= long;
  const syllabic = [a.script, b.script].some((script) => script === "hangul" || script === "han");
  return syllabic ? short * 6 >= long : short * 3 >= long;
}

/** "Delacruz" is "de la Cruz" without the spaces. */
function joinsParticles(word: NameWord, other: NameWord): boolean {
  const particles = other.tokens[0]?.particles ?? "";
  return particles !== "" && word.plain === particles + other.plain;
}

/** "Shamsul Islam" is "Shams ul-Islam", "Habibur Rahman" "Habib ur-Rahman". */
function hasArticleOfNext(word: string, other: string): boolean {
  return other.length >= 4 && word.length === other.length + 2 && word.startsWith(other) && /u[lrsdnzt]$/.test(word);
}

/** Rows of the table of edits, used again and again: a search compares thousands of words. */
let editRows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as [Uint16Array, Uint16Array, Uint16Array];

/** Edits between two words: letters put in, left out, changed, or two neighbours exchanged. */
export function editDistance(a: string, b: string): number {
  const [left, right] = [codesOf(a), codesOf(b)];
  const width = right.length;
  if (width >= editRows[0].length)
    editRows = [new Uint16Array(width + 1), new Uint16Array(width + 1), new Uint16Array(width + 1)];
  let [beforePrevious, previous, row] = editRows;
  for (let j = 0; j <= width; j += 1) previous[j] = j;
  for (let i = 1; i <= left.length; i += 1) {
    row[0] = i;
    const letter = left[i - 1];
    for (let j = 1; j <= width; j += 1) {
      let least = (previous[j - 1] as number) + (letter === right[j - 1] ? 0 : 1);
      if ((previous[j] as number) + 1 < least) least = (previous[j] as number) + 1;
      if ((row[j - 1] as number) + 1 < least) least = (row[j - 1] as number) + 1;
      if (i > 1 && j > 1 && letter === right[j - 2] && left[i - 2] === right[j - 1])
        least = Math.min(least, (beforePrevious[j - 2] as number) + 1);
      row[j] = least;
    }
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return previous[width] as number;
}

function codesOf(word: string): number[] {
  const codes: number[] = [];
  for (const character of word) codes.push(character.codePointAt(0) ?? 0);
  return codes;
}

/** Letters that languages and clerks exchange without meaning another name: x for ks, ph for f, w for v. */
export function spellingKey(word: string): string {
  return word
    .replace(/^hs/, "x")
    .replace(/tx/g, "ch")
    .replace(/x/g, "ks")
    .replace(/ph/g, "f")
    .replace(/tsch|tch|cz/g, "ch")
    .replace(/sch|sz/g, "sh")
    .replace(/c[kq]|cc|qu?/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c(?!h)/g, "k")
    .replace(/[tdg]h/g, (pair) => pair[0] ?? "")
    .replace(/w/g, "v")
    .replace(/ou|oo/g, "u")
    .replace(/ee|ie|iy|ij|yi/g, "i")
    .replace(/y/g, "i")
    .replace(/(.)\1+/g, "$1");
}

/**
 * "Maria" and "Mario", "Daniel" and "Daniela": a last vowel that tells women's names from men's. A woman may be "Petrova"
 * or, abroad, "Petrov".
 */
function differInGender(a: string, b: string): boolean {
  if (/[oe]va$/.test(a.length > b.length ? a : b) && Math.abs(a.length - b.length) === 1) return false;
  const stem = (word: string) => word.replace(/[aeo]$/, "");
  return a !== b && stem(a) === stem(b) && a.endsWith("a") !== b.endsWith("a");
}

function firstSounds(word: NameWord): number {
  const units = word.sounds;
  const first = units[0];
  if (!first) return 0;
  // A silent carrier (alef, ayin, h) may hide the vowel or consonant that the other spelling shows.
  const second = units[1];
  return first.weight < 0.3 && second ? first.sounds | second.sounds : first.sounds;
}

function fitsInitial(initial: NameWord, word: NameWord): boolean {
  if (initial.script === word.script) return word.plain.startsWith(initial.plain);
  return (firstSounds(initial) & firstSounds(word)) !== 0;
}

// Calibrated on the development pairs: below `from` two words in two scripts are different names.
const scriptScale = { from: 0.5, cut: 0.75 };
/** Where both write all their sounds, more of them must agree. */
const spelledOutCut = 0.77;

function acrossScripts(similarity: number, isSpelledOut: boolean): number {
  const { from, cut } = isSpelledOut ? { from: 0.5, cut: spelledOutCut } : scriptScale;
  if (similarity < cut) return Math.max(0, (similarity - from) / (cut - from)) * 0.79;
  return 0.8 + (0.2 * (similarity - cut)) / (1 - cut);
}

function compareSpelling(a: NameWord, b: NameWord): { similarity: number; how: Likeness } {
  const [x, y] = [a.plain, b.plain];
  const [length, shortest] = a.letterCount > b.letterCount ? [a.letterCount, b.letterCount] : [b.letterCount, a.letterCount];
  const keyed = a.script === "latin" ? editDistance(a.spelling, b.spelling) : Infinity;
  const raw = editDistance(x, y);
  const edits = Math.min(raw, keyed + (keyed === 0 ? 1 : 0));
  const bySpelling = 1 - edits / length;
  if (a.script === "han" || a.script === "hangul" || a.script === "other") {
    const close = edits === 1 && shortest >= 4;
    return { similarity: close ? 0.84 : bySpelling * 0.7, how: close ? "spelling" : "different" };
  }
  if (differInGender(x, y)) return { similarity: 0.62, how: "different" };
  if (areDifferentNames(givenNameOf(a), givenNameOf(b))) return { similarity: Math.min(0.6, bySpelling), how: "different" };
  if (a.script === "latin" && shortest >= 5 && scannedKey(x) === scannedKey(y)) return { similarity: 0.9, how: "spelling" };
  const consonantal = leavesVowelsOut(a.script);
  const farApart = raw > Math.max(1, Math.floor(length * 0.4)) && keyed > 1;
  if (farApart && !consonantal) {
    // "Hijazi" and "Hegazy", "Zaitsev" and "Zajcev": hardly a letter in common, and read alike.
    const isAlike =
      shortest >= 5 &&
      length - shortest <= 3 &&
      startAlike(firstSounds(a), firstSounds(b)) &&
      soundSimilarity(a.sounds, b.sounds, false) >= 0.985;
    return isAlike ? { similarity: 0.9, how: "sound" } : { similarity: bySpelling * 0.7, how: "different" };
  }
  const sound = soundSimilarity(a.sounds, b.sounds, consonantal);
  const sameStart = startAlike(firstSounds(a), firstSounds(b));
  if (sound >= (edits > 1 ? 0.955 : 0.93) && sameStart && !farApart) return { similarity: 0.9 + (sound - 0.93), how: "sound" };
  if (keyed === 0 && shortest === 3) return { similarity: 0.93, how: "spelling" };
  if (edits === 1 && shortest >= 4) {
    if (sameStart) return { similarity: shortest >= 6 ? 0.92 : 0.88, how: "spelling" };
    return { similarity: shortest >= 6 ? 0.84 : shortest >= 5 ? 0.81 : 0.74, how: shortest >= 5 ? "spelling" : "different" };
  }
  if (edits === 2 && shortest >= 8 && sameStart && sound >= 0.85) return { similarity: 0.83, how: "spelling" };
  return { similarity: Math.min(0.74, (bySpelling + sound) / 2), how: "different" };
}

/** What the list of given names knows a word by: Hebrew and Arabic names stand in their own letters. */
function givenNameOf(word: NameWord): string {
  return leavesVowelsOut(word.script) ? word.plain : word.latin;
}

function bareNameOf(word: NameWord): string {
  return leavesVowelsOut(word.script) ? word.withoutArticle : word.latin;
}

/** Scripts whose Latin forms the lists of names know. */
function writesNames({ script }: NameWord): boolean {
  return script !== "hangul" && script !== "kana" && script !== "han";
}

/** "Park" for 박, "Wong" for 王: family names whose usual spelling is not their reading. */
function isWritten(latin: string, word: NameWord): boolean {
  if (word.script === "han") return spellsChineseFamilyName(latin, word.plain);
  return word.script === "hangul" && (koreanFamilyNames.get(word.plain)?.includes(latin) ?? false);
}

/** What a scanner or a reader takes for another letter: "rn" for m, "vv" for w, 1 for l. */
function scannedKey(word: string): string {
  return word
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/cl/g, "d")
    .replace(/0/g, "o")
    .replace(/[1i]/g, "l")
    .replace(/5/g, "s");
}

/** A known name of another script beside a Latin word: the word must be spelled like one of its Latin forms. */
function compareByForms(a: NameWord, b: NameWord): { similarity: number; how: Likeness } | null {
  if ((a.script === "latin") === (b.script === "latin")) return null;
  const [native, written] = a.script === "latin" ? [b, a] : [a, b];
  const isArticled = native.withoutArticle !== native.plain;
  const forms = [...latinFormsOf(native.plain), ...(isArticled ? latinFormsOf(native.withoutArticle) : [])];
  const word = isArticled && written.withoutArticle !== written.plain ? written.bare : written;
  if (forms.length === 0) return null;
  for (const form of forms) {
    if (form === word.plain || areFormsOfOneName(form, word.plain)) return { similarity: 0.97, how: "script" };
    const spelled = new NameWord([{ ...(word.tokens[0] as NameToken), text: form, plain: form, particles: "" }]);
    const { similarity, how } = compareWords(spelled, word);
    if (similarity >= 0.86 && !(how === "spelling" && word.letterCount <= 5)) return { similarity: 0.93, how: "script" };
  }
  return { similarity: 0.5, how: "different" };
}

/** How alike two words of names are, 0 to 1, and in what. From 0.8 on they may be one name. */
export function compareWords(a: NameWord, b: NameWord): { similarity: number; how: Likeness } {
  const found = compareLetters(a, b);
  const isByLikeness = found.how === "spelling" || found.how === "sound" || found.how === "script";
  if (
    found.similarity < 0.8 ||
    !isByLikeness ||
    areFormsOfOneName(givenNameOf(a), givenNameOf(b)) ||
    !areToldApart(a, b, editDistance, spellingKey)
  )
    return found;
  return { similarity: 0.6, how: "different" };
}

function compareLetters(a: NameWord, b: NameWord): { similarity: number; how: Likeness } {
  if (a.plain === b.plain) return { similarity: 1, how: a.initial ? "initial" : "same" };
  if (a.initial || b.initial) {
    const [initial, word] = a.initial ? [a, b] : [b, a];
    return fitsInitial(initial, word) && !(a.initial && b.initial && a.script === b.script)
      ? { similarity: 0.85, how: "initial" }
      : { similarity: 0, how: "different" };
  }
  const [givenA, givenB] = [givenNameOf(a), givenNameOf(b)];
  if (a.script === "latin" && (a.plain === `abdul${b.plain}` || b.plain === `abdul${a.plain}`))
    return { similarity: 0.85, how: "servant" };
  const areForms =
    areFormsOfOneName(givenA, givenB) || (a.script !== b.script && areFormsOfOneName(bareNameOf(a), bareNameOf(b)));
  if (areForms) return { similarity: 0.93, how: a.script === b.script ? "form" : "script" };
  // Between Latin and Hebrew or Arabic the lists tell apart what the consonants cannot (Mahmoud, Muhammad).
  // Between other scripts so do they where a name's letters and its Latin form agree but for a vowel (Lena, Lina).
  if (
    a.script !== b.script &&
    writesNames(a) &&
    writesNames(b) &&
    areDifferentNames(givenA, givenB) &&
    spellingKey(a.latin) !== spellingKey(b.latin)
  )
    return { similarity: 0.3, how: "different" };
  const byForms = compareByForms(a, b);
  if (byForms) return byForms;
  if (isWritten(a.latin, b) || isWritten(b.latin, a)) return { similarity: 0.97, how: "script" };
  if (a.script === b.script) {
    if (a.withoutArticle === b.withoutArticle) return { similarity: 0.95, how: "spelling" };
    // "El-Sherbini" drops its article, "Elsherbiny" has it within.
    if ((a.withoutArticle === a.plain) !== (b.withoutArticle === b.plain)) {
      const [bare, other] = [a, b].map((word) => (word.withoutArticle === word.plain ? word : word.bare)) as [NameWord, NameWord];
      const found = compareSpelling(bare, other);
      if (found.similarity >= 0.9) return found;
    }
    if (hasArticleOfNext(a.plain, b.plain) || hasArticleOfNext(b.plain, a.plain)) return { similarity: 0.93, how: "spelling" };
    if (joinsParticles(a, b) || joinsParticles(b, a)) return { similarity: 0.95, how: "spelling" };
    return compareSpelling(a, b);
  }
  if (a.sounds.length === 0 || b.sounds.length === 0) return { similarity: 0, how: "different" };
  if (a.script === "han" || b.script === "han") {
    // One character has many homophones: only its spelling in Latin letters will do.
    return a.latin === b.latin ? { similarity: 0.95, how: "script" } : { similarity: 0.4, how: "different" };
  }
  const silentVowels = leavesVowelsOut(a.script) || leavesVowelsOut(b.script);
  const sounds = (one: SoundUnit[], other: SoundUnit[]) => soundSimilarity(one, other, silentVowels);
  let raw = sounds(a.sounds, b.sounds);
  if (a.withoutArticle !== a.plain) raw = Math.max(raw, sounds(soundsOf(a.withoutArticle), b.sounds));
  if (b.withoutArticle !== b.plain) raw = Math.max(raw, sounds(a.sounds, soundsOf(b.withoutArticle)));
  const similarity = acrossScripts(raw, isSpelledOut(a) && isSpelledOut(b));
  return { similarity, how: similarity >= 0.8 ? "script" : "different" };
}
