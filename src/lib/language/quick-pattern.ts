/**
 * Long alternations are slow in a backtracking matcher: at every letter of the text it tries each of them in turn. What a
 * match may begin with is known from the pattern, though. A quick pattern looks only where the letter before and the next
 * three may begin one; it finds what the plain pattern finds.
 */
class QuickPattern extends RegExp {
  readonly #plain: RegExp;
  readonly #sticky: RegExp;
  readonly #starts: Uint32Array;

  constructor(pattern: RegExp, starts: Uint32Array) {
    super(pattern);
    this.#plain = pattern;
    this.#sticky = new RegExp(pattern.source, `${pattern.flags}y`);
    this.#starts = starts;
  }

  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  override test(text: string): boolean {
    return isUnfit(text) ? this.#plain.test(text) : this.#find(text) >= 0;
  }

  override exec(text: string): RegExpExecArray | null {
    if (isUnfit(text)) return this.#plain.exec(text);
    const at = this.#find(text);
    if (at < 0) return null;
    this.#sticky.lastIndex = at;
    return this.#sticky.exec(text);
  }

  /** Where a match may begin, as places tell it. */
  get starts(): Uint32Array {
    return this.#starts;
  }

  isAt(text: string, at: number): boolean {
    this.#sticky.lastIndex = at;
    return this.#sticky.test(text);
  }

  /** The first place where a match may begin and does; -1 where there is none. */
  #find(text: string): number {
    const { places, count } = placesIn(text);
    const starts = this.#starts;
    for (let index = count - 1; index >= 0; index -= 1) {
      const place = places[index] as number;
      const key = place & 0xffff;
      if (((starts[key >> 5] as number) & (1 << (key & 31))) === 0) continue;
      this.#sticky.lastIndex = place >>> 16;
      if (this.#sticky.test(text)) return place >>> 16;
    }
    return -1;
  }
}

/** The same pattern, quick where that can be had: neither global nor sticky, with a beginning that tells it from most text. */
export function quick(pattern: RegExp): RegExp {
  if (/[gymvd]/.test(pattern.flags)) return pattern;
  const starts = startsOf(pattern);
  if (starts === null) return pattern;
  starts.forEach((row, index) => {
    anyStart[index] = (anyStart[index] as number) | row;
  });
  for (const kept of [short, long]) kept.text = "";
  return new QuickPattern(pattern, inSmall(starts));
}

/**
 * Many patterns that are asked of one text together. Of most of them nothing in the text may begin a match: each place of the
 * text is looked up once and tells which of them may begin there, instead of every pattern going through all places.
 */
export class QuickPatterns {
  readonly #patterns: readonly RegExp[];
  /** By what stands at a place, which patterns may begin there. */
  readonly #beginning: QuickPatternAt[][] = Array.from({ length: 1 << smallBits }, () => []);
  /** Those that may begin with anything. */
  readonly #others: number[] = [];

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns.map(quick);
    this.#patterns.forEach((pattern, number) => {
      if (!(pattern instanceof QuickPattern)) {
        this.#others.push(number);
        return;
      }
      const one: QuickPatternAt = { number, pattern };
      this.#beginning.forEach((list, key) => {
        if (((pattern.starts[key >> 5] as number) & (1 << (key & 31))) !== 0) list.push(one);
      });
    });
  }

  /** The numbers of those that match. */
  in(text: string): ReadonlySet<number> {
    const found = new Set<number>();
    if (isUnfit(text)) {
      this.#patterns.forEach((pattern, number) => {
        if (pattern.test(text)) found.add(number);
      });
      return found;
    }
    for (const number of this.#others) if (this.#patterns[number]?.test(text) === true) found.add(number);
    const { places, count } = placesIn(text);
    for (let index = 0; index < count; index += 1) {
      const place = places[index] as number;
      for (const { number, pattern } of this.#beginning[place & 0xffff] as QuickPatternAt[])
        if (!found.has(number) && pattern.isAt(text, place >>> 16)) found.add(number);
    }
    return found;
  }
}

type QuickPatternAt = { number: number; pattern: QuickPattern };

/** A table for each pattern has to be small: a hundred large ones would not fit beside the processor. */
function inSmall(starts: Uint32Array): Uint32Array {
  const small = new Uint32Array(1 << (smallBits - 5));
  starts.forEach((row, index) => {
    for (let bit = 0; bit < 32; bit += 1) {
      if ((row & (1 << bit)) === 0) continue;
      const at = placeInSmall((index << 5) | bit);
      small[at >> 5] = (small[at >> 5] as number) | (1 << (at & 31));
    }
  });
  return small;
}

const smallBits = 12;

function placeInSmall(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - smallBits);
}

const longest = 1 << 16;
const isUnfit = (text: string) => text.length < 8 || text.length >= longest;

/** Where any quick pattern at all may begin. */
const anyStart = new Uint32Array(1 << 11);

/**
 * The places of a text at which any quick pattern may begin, the last first: the offset, and below it whether a letter stands
 * before it and the next three letters by their last five bits, which fold the case.
 */
type Places = { text: string; places: Uint32Array; count: number };
/** The last short and the last long text that was looked at: several patterns in a row ask about one. */
const short: Places = { text: "", places: new Uint32Array(1 << 10), count: 0 };
const long: Places = { text: "", places: new Uint32Array(1 << 10), count: 0 };

function placesIn(text: string): Places {
  const kept = text.length > 1000 ? long : short;
  if (kept.text === text) return kept;
  if (kept.places.length < text.length) kept.places = new Uint32Array(Math.max(text.length, kept.places.length * 2));
  const { places } = kept;
  let count = 0;
  let letters = 0;
  let code = text.charCodeAt(text.length - 1);
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const before = at > 0 ? text.charCodeAt(at - 1) : 0;
    letters = ((code & 31) << 10) | (letters >> 5);
    const key = isWordCode(before) ? letters | isAfterWord : letters;
    if (((anyStart[key >> 5] as number) & (1 << (key & 31))) !== 0) {
      places[count] = (at << 16) | placeInSmall(key);
      count += 1;
    }
    code = before;
  }
  kept.text = text;
  kept.count = count;
  return kept;
}

const isAfterWord = 1 << 15;

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}

/** What a letter of a match may be, as a mask of five-bit values. */
type Letter = { mask: number; isWord: boolean | null };
/** How a match may begin: up to three letters, whether a word may or must go before, `pending` behind a `\b` with no letter yet. */
type Start = { before: number; pending: boolean; letters: number[] };

const anything = 0xffffffff | 0;
/** What else folds to "s" and "k" in a pattern of Unicode letters. */
const longS = "\u017f";
const kelvin = "\u212a";
const outsideWord = 1;
const insideWord = 2;
const mostStarts = 5_000;
/** A pattern that may begin at more of all combinations than this is no quicker for asking. */
const mostOfAll = 0.25;

class Unreadable extends Error {}

function startsOf(pattern: RegExp): Uint32Array | null {
  let starts: Start[];
  try {
    starts = new PatternStarts(pattern).read();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
  const table = new Uint32Array(1 << 11);
  for (const { before, letters } of starts) {
    const [first = anything, second = anything, third = anything] = letters;
    for (let one = 0; one < 32; one += 1) {
      if ((first & (1 << one)) === 0) continue;
      for (let two = 0; two < 32; two += 1) {
        if ((second & (1 << two)) === 0) continue;
        const row = (one << 5) | two;
        if (before & outsideWord) table[row] = (table[row] as number) | third;
        if (before & insideWord) table[row | (1 << 10)] = (table[row | (1 << 10)] as number) | third;
      }
    }
  }
  let count = 0;
  for (const row of table) for (let bits = row; bits !== 0; bits &= bits - 1) count += 1;
  return count > mostOfAll * (1 << 16) ? null : table;
}

/** Reads how a pattern may begin from its source. Whatever it does not know may begin with anything. */
class PatternStarts {
  readonly #source: string;
  readonly #foldsFar: boolean;
  #at = 0;

  constructor(pattern: RegExp) {
    this.#source = pattern.source;
    this.#foldsFar = pattern.ignoreCase && pattern.unicode;
  }

  read(): Start[] {
    const starts = this.#alternatives([{ before: outsideWord | insideWord, pending: false, letters: [] }]);
    if (this.#at < this.#source.length) throw new Unreadable();
    return starts;
  }

  #alternatives(from: readonly Start[]): Start[] {
    const found: Start[] = [];
    for (;;) {
      found.push(...this.#sequence(from));
      if (this.#source[this.#at] !== "|") return distinct(found);
      this.#at += 1;
    }
  }

  #sequence(from: readonly Start[]): Start[] {
    const full: Start[] = [];
    let open = [...from];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] as string)) {
      if (open.length === 0) {
        this.#skipSequence();
        break;
      }
      open = this.#term(open);
      if (open.some(isFull)) {
        full.push(...open.filter(isFull));
        open = open.filter((start) => !isFull(start));
      }
    }
    return [...full, ...open];
  }

  /** On to the end of an alternative, whatever it says. */
  #skipSequence(): void {
    let depth = 0;
    let isInClass = false;
    for (; this.#at < this.#source.length; this.#at += 1) {
      const letter = this.#source[this.#at];
      if (letter === "\\") this.#at += 1;
      else if (isInClass) isInClass = letter !== "]";
      else if (letter === "[") isInClass = true;
      else if (letter === "(") depth += 1;
      else if (depth === 0 && (letter === "|" || letter === ")")) return;
      else if (letter === ")") depth -= 1;
    }
  }

  #term(from: readonly Start[]): Start[] {
    const begun = this.#at;
    let starts = this.#atom(from);
    const ended = this.#at;
    const counts = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 16));
    if (!counts) return starts;
    this.#at += counts[0].length;
    const after = this.#at;
    const least = counts[1] ? (counts[1] === "+" ? 1 : 0) : Number(counts[2]);
    const most = counts[1] ? (counts[1] === "?" ? 1 : 3) : counts[3] ? Number(counts[4] || 3) : Number(counts[2]);
    const found: Start[] = least === 0 ? [...from] : [];
    for (let round = 1; round <= Math.min(most, 3); round += 1) {
      if (round >= Math.min(least, 3)) found.push(...starts);
      if (round === Math.min(most, 3) || starts.every(isFull)) break;
      this.#at = begun;
      starts = this.#atom(starts);
      if (this.#at !== ended) throw new Unreadable();
    }
    // All are full before the least is reached.
    if (found.length === 0 || starts.every(isFull)) found.push(...starts);
    this.#at = after;
    return distinct(found);
  }

  #atom(from: readonly Start[]): Start[] {
    const rest = this.#source.slice(this.#at, this.#at + 40);
    const [letter = ""] = rest;
    if (letter === "(") return this.#group(from, rest);
    if (letter === "^" || letter === "$") {
      this.#at += 1;
      return [...from];
    }
    if (rest.startsWith("\\b")) {
      this.#at += 2;
      return from.map((start) => (start.letters.length === 0 && !this.#foldsFar ? { ...start, pending: true } : start));
    }
    if (rest.startsWith("\\B")) {
      this.#at += 2;
      return [...from];
    }
    const read = this.#letter();
    return distinct(from.map((start) => extended(start, read)));
  }

  #group(from: readonly Start[], rest: string): Start[] {
    const opening = /^\((?:\?(?:(<?[=!])|<(?![=!])[^>]+>|:|(-?[a-z]+(?:-[a-z]+)?:)))?/.exec(rest);
    if (!opening) throw new Unreadable();
    if (this.#foldsFar === false && /^[a-z]*i/.test(opening[2] ?? "")) throw new Unreadable();
    this.#at += opening[0].length;
    const inside = this.#alternatives(from);
    if (this.#source[this.#at] !== ")") throw new Unreadable();
    this.#at += 1;
    // What is only looked at takes no letter.
    return opening[1] ? [...from] : inside;
  }

  #letter(): Letter {
    const source = this.#source;
    const letter = source[this.#at] as string;
    if (letter === "[") return this.#class();
    if (letter === ".") {
      this.#at += 1;
      return { mask: anything, isWord: null };
    }
    if (letter !== "\\") {
      this.#at += 1;
      return this.#literal(letter);
    }
    return this.#escape();
  }

  #escape(): Letter {
    const next = this.#source[this.#at + 1] ?? "";
    const long = /^\\(?:[pP]\{[^}]*\}|u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[a-z])/i.exec(
      this.#source.slice(this.#at, this.#at + 60),
    );
    if (long) {
      this.#at += long[0].length;
      return { mask: anything, isWord: null };
    }
    if (/[k1-9]/.test(next)) throw new Unreadable();
    this.#at += 2;
    if (next === "d") return { mask: maskOf("0123456789"), isWord: true };
    if (next === "w")
      return {
        mask: maskOf("abcdefghijklmnopqrstuvwxyz0123456789_") | (this.#foldsFar ? anything : 0),
        isWord: this.#foldsFar ? null : true,
      };
    if (/[a-zA-Z0]/.test(next)) return { mask: anything, isWord: /[stnrfv]/.test(next) ? false : null };
    return this.#literal(next);
  }

  #literal(letter: string): Letter {
    const code = letter.charCodeAt(0);
    if (code > 127) return { mask: anything, isWord: null };
    const far = this.#foldsFar ? (/s/i.test(letter) ? longS : /k/i.test(letter) ? kelvin : "") : "";
    return { mask: maskOf(letter + far), isWord: far ? null : isWordCode(code) };
  }

  #class(): Letter {
    const found = /^\[(\^?)((?:[^\]\\]|\\[^])*)\]/.exec(this.#source.slice(this.#at));
    if (!found) throw new Unreadable();
    this.#at += found[0].length;
    const inside = found[2] ?? "";
    // Letters, digits and ranges of them alone; the rest may be anything.
    if (found[1] || !/^(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[\w '",.;:!?/()-])+$/.test(inside) || this.#foldsFar)
      return { mask: anything, isWord: null };
    let letters = "";
    for (let at = 0; at < inside.length; at += 1) {
      const next = inside[at + 2];
      if (inside[at + 1] === "-" && next !== undefined && /\w/.test(inside[at] as string)) {
        for (let code = inside.charCodeAt(at); code <= inside.charCodeAt(at + 2); code += 1) letters += String.fromCharCode(code);
        at += 2;
      } else letters += inside[at];
    }
    return { mask: maskOf(letters), isWord: /^\w+$/.test(letters) ? true : /^\W+$/.test(letters) ? false : null };
  }
}

function maskOf(letters: string): number {
  let mask = 0;
  for (const letter of letters) mask |= 1 << (letter.charCodeAt(0) & 31);
  return mask;
}

function isFull({ letters }: Start): boolean {
  return letters.length === 3;
}

function extended(start: Start, { mask, isWord }: Letter): Start {
  if (isFull(start)) return start;
  const limit = start.pending && isWord !== null ? (isWord ? outsideWord : insideWord) : outsideWord | insideWord;
  return { before: start.before & limit, pending: false, letters: [...start.letters, mask] };
}

/** Each once: alternatives that begin alike are many. Unreadable when there are too many of them. */
function distinct(starts: readonly Start[]): Start[] {
  if (starts.length < 2) return [...starts];
  const seen = new Map<string, Start>();
  for (const start of starts) seen.set(`${start.before}${start.pending}${start.letters.join()}`, start);
  if (seen.size > mostStarts) throw new Unreadable();
  return [...seen.values()];
}
