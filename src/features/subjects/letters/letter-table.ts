import { parseUnits, type SoundUnit } from "../sound-units.ts";

/** What a letter or a group of letters is written as in Latin, and the sounds it may stand for. */
export type Letter = { latin: string; units: SoundUnit[] };

export type LetterTable = { letters: Map<string, Letter>; longest: number };

/**
 * Reads a table: one entry a line, "letters latin units…" (units as in {@link parseUnits}); "-"
 * stands for no Latin letter, and an entry without units is silent.
 */
export function letterTable(lines: string): LetterTable {
  const letters = new Map<string, Letter>();
  let longest = 1;
  for (const line of lines.split("\n")) {
    const [written, latin, ...units] = line.trim().split(/\s+/);
    if (!written || latin === undefined) continue;
    letters.set(written, { latin: latin === "-" ? "" : latin, units: parseUnits(units.join(" ")) });
    longest = Math.max(longest, written.length);
  }
  return { letters, longest };
}

/** Reads a word by the longest entries of a table; what the table does not know is handed to `unknown`. */
export function readWord(word: string, table: LetterTable, unknown: (character: string) => Letter): Letter[] {
  const read: Letter[] = [];
  let at = 0;
  reading: while (at < word.length) {
    for (let length = Math.min(table.longest, word.length - at); length > 0; length -= 1) {
      // "^" marks the beginning and "$" the end of a word in the tables.
      const part = word.slice(at, at + length);
      const found =
        (at === 0 ? table.letters.get(`^${part}`) : undefined) ??
        (at + length === word.length ? table.letters.get(`${part}$`) : undefined) ??
        table.letters.get(part);
      if (found) {
        read.push(found);
        at += length;
        continue reading;
      }
    }
    const character = String.fromCodePoint(word.codePointAt(at) ?? 0);
    read.push(unknown(character));
    at += character.length;
  }
  return read;
}
