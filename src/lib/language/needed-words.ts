/**
 * What a long pattern cannot match without: of the words in it that every match has to hold one of, those that are least likely to
 * stand in a text. A look for them is cheap, and where there are none the pattern need not be tried. (The idea is that of trigram
 * indexes: Cox, "Regular Expression Matching with a Trigram Index", 2012.)
 * @returns a pattern that finds something in every text in which the given one does; null where nothing is needed
 */
export function neededWords(pattern: RegExp): RegExp | null {
  if (/[mvdgy]/.test(pattern.flags)) return null;
  try {
    const { exact, needed } = new Reader(pattern.source).read();
    const words = rarer(needed, exact);
    return words === null ? null : new RegExp(words.map(escaped).join("|"), pattern.flags);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Of a part of a pattern: all it can match, where that is a few words; and words of which each match of it holds one. */
type Part = { exact: string[] | null; needed: string[] | null };

const nothing: Part = { exact: [""], needed: null };
const anything: Part = { exact: null, needed: null };
const mostWords = 200;
const shortest = 3;

class Unreadable extends Error {}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replaceAll(String.raw`\-`, "-");
}

/** Which of the two lists is less likely to be met; null where neither tells a text from another. */
function rarer(one: string[] | null, other: string[] | null): string[] | null {
  return likelihood(other) < likelihood(one) ? other : one;
}

function likelihood(words: readonly string[] | null): number {
  if (words === null || words.some((word) => word.length < shortest)) return Infinity;
  return words.reduce((sum, { length }) => sum + 4 ** -length, 0);
}

function distinct(words: string[]): string[] | null {
  const found = [...new Set(words)];
  return found.length > mostWords ? null : found;
}

/** What stands behind one another: as long as all is known word for word the words grow, else they begin anew. */
function joined(parts: readonly Part[]): Part {
  let exact: string[] = [""];
  let needed: string[] | null = null;
  let isWhole = true;
  for (const part of parts) {
    needed = rarer(needed, part.needed);
    const { exact: next } = part;
    const longer =
      next === null || exact.length * next.length > mostWords
        ? null
        : distinct(exact.flatMap((word) => next.map((other) => word + other)));
    if (longer) {
      exact = longer;
      continue;
    }
    needed = rarer(needed, exact);
    isWhole = false;
    exact = next ?? [""];
  }
  return isWhole ? { exact, needed } : { exact: null, needed: rarer(needed, exact) };
}

function eitherOf(parts: readonly Part[]): Part {
  const exact = parts.every((part) => part.exact !== null) ? distinct(parts.flatMap((part) => part.exact ?? [])) : null;
  const each = parts.map((part) => rarer(part.needed, part.exact));
  const needed = each.every((words) => likelihood(words) < Infinity) ? each.flatMap((words) => words ?? []) : null;
  return { exact, needed };
}

/** Reads a pattern's source. Of what it does not know it says that it may be anything, or nothing at all. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): Part {
    const found = this.#alternatives();
    if (this.#at < this.#source.length) throw new Unreadable();
    return found;
  }

  #alternatives(): Part {
    const found = [this.#sequence()];
    while (this.#source[this.#at] === "|") {
      this.#at += 1;
      found.push(this.#sequence());
    }
    return found.length === 1 ? (found[0] as Part) : eitherOf(found);
  }

  #sequence(): Part {
    const found: Part[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] as string)) found.push(this.#counted());
    return joined(found);
  }

  #counted(): Part {
    const part = this.#atom();
    const counts = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 16));
    if (!counts) return part;
    this.#at += counts[0].length;
    const isOptional = counts[1] === "?" || counts[1] === "*" || counts[2] === "0";
    const isOnceAtMost = counts[1] === "?" || (counts[2] === "0" && counts[4] === "1");
    if (!isOptional) return { exact: null, needed: rarer(part.needed, part.exact) };
    return isOnceAtMost && part.exact ? { exact: distinct([...part.exact, ""]), needed: null } : anything;
  }

  #atom(): Part {
    const letter = this.#source[this.#at] as string;
    if (letter === "(") return this.#group();
    if (letter === "[") return this.#class();
    if (letter === "\\") return this.#escape();
    // Half of a letter.
    if (/[\ud800-\udfff]/.test(letter)) throw new Unreadable();
    this.#at += 1;
    if (letter === "^" || letter === "$") return nothing;
    return letter === "." ? anything : { exact: [letter], needed: null };
  }

  #group(): Part {
    const opening = /^\((?:\?(?:(<?[=!])|<(?![=!])[^>]+>|:))?/.exec(this.#source.slice(this.#at, this.#at + 40));
    // Flags of a group's own.
    if (!opening || (opening[0] === "(" && this.#source[this.#at + 1] === "?")) throw new Unreadable();
    this.#at += opening[0].length;
    const inside = this.#alternatives();
    if (this.#source[this.#at] !== ")") throw new Unreadable();
    this.#at += 1;
    // What is only looked at takes no letter.
    return opening[1] ? nothing : inside;
  }

  #escape(): Part {
    const rest = this.#source.slice(this.#at, this.#at + 60);
    const long = /^\\(?:[pP]\{[^}]*\}|u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[a-z]|k<[^>]+>|\d+)/i.exec(rest);
    this.#at += long ? long[0].length : 2;
    if (long) return anything;
    const letter = rest[1] ?? "";
    if (letter === "b" || letter === "B") return nothing;
    return /[a-z]/i.test(letter) ? anything : { exact: [letter], needed: null };
  }

  #class(): Part {
    const found = /^\[(\^?)((?:[^\]\\]|\\[^])*)\]/.exec(this.#source.slice(this.#at));
    if (!found) throw new Unreadable();
    this.#at += found[0].length;
    const inside = found[2] ?? "";
    // A few letters, one of which it is; no range, no kind of letters.
    return found[1] || !/^(?:[a-z'’ ]{1,5}|[- ]{1,2})$/i.test(inside) ? anything : { exact: [...inside], needed: null };
  }
}
