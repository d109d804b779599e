import { plainLatinLetters } from "#app/lib/latin-letters.ts";
import { arabic } from "./letters/arabic.ts";
import { armenian, ethiopic, georgian } from "./letters/caucasian-and-ethiopic.ts";
import { cyrillic } from "./letters/cyrillic.ts";
import { greek } from "./letters/greek.ts";
import { readHan } from "./letters/han.ts";
import { hebrew } from "./letters/hebrew.ts";
import { readIndic } from "./letters/indic.ts";
import { hiraganaToKatakana, katakana } from "./letters/kana.ts";
import { latin } from "./letters/latin.ts";
import { type Letter, type LetterTable, readWord } from "./letters/letter-table.ts";
import { isHangulSyllable, readHangulSyllable } from "./romanise-hangul.ts";
import { type Script, scriptOf } from "./script-of.ts";
import type { SoundUnit } from "./sound-units.ts";

const tables: Partial<Record<Script, LetterTable>> = {
  latin,
  hebrew,
  arabic,
  cyrillic,
  greek,
  georgian,
  armenian,
  ethiopic,
  kana: katakana,
};

const bareLatin: Record<string, string> = {
  ...plainLatinLetters,
  ŋ: "ng",
  ə: "e",
};

/** Takes the marks off letters: é to e, й to и, ά to α. Letters that do not decompose are spelled out. */
export function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[ßæœøđðłþıŋħə]/g, (letter) => bareLatin[letter] ?? letter);
}

const silent: Letter = { latin: "", units: [] };

function readUnknown(character: string, table: LetterTable): Letter {
  const bare = withoutMarks(character);
  if (bare !== character && bare !== "") {
    const letters = readWord(bare, table, () => silent);
    return { latin: letters.map((letter) => letter.latin).join(""), units: letters.flatMap((letter) => letter.units) };
  }
  return silent;
}

/** A word (lower case, NFC, one script) letter by letter; letters of unsupported scripts have no sounds. */
function readLetters(word: string): Letter[] {
  const script = scriptOf(word);
  if (script === "hangul") {
    return Array.from(word, (character) => readHangulSyllable(character) ?? silent);
  }
  if (script === "indic") return readIndic(word);
  if (script === "han") return readHan(word) ?? [];
  const table = tables[script];
  if (!table) return [];
  return readWord(script === "kana" ? hiraganaToKatakana(word) : word, table, (character) => readUnknown(character, table));
}

/** The sounds that a word may have. Empty for scripts that do not write sounds or are not known. */
export function soundsOf(word: string): SoundUnit[] {
  const units = readLetters(word).flatMap((letter) => letter.units);
  if (leavesVowelsOut(scriptOf(word))) return units;
  // A doubled letter is one sound, unless an unwritten vowel stands between (Hebrew, Arabic).
  return units.filter((unit, index) => index === 0 || units[index - 1]?.sounds !== unit.sounds || unit.weight < 0.3);
}

/**
 * A word in plain lower-case Latin letters: a search key, not a spelling to show. Words of scripts
 * that have no table (Thai, Khmer …) come back as they are, so that equal names stay equal.
 */
export function transliterate(word: string): string {
  const script = scriptOf(word);
  if (script === "latin") return withoutMarks(word);
  const letters = readLetters(word);
  const written = letters.map((letter) => letter.latin).join("");
  return written === "" ? word : written;
}

/** Scripts in which vowels are mostly not written. */
export function leavesVowelsOut(script: Script): boolean {
  return script === "hebrew" || script === "arabic";
}

export function isHangulWord(word: string): boolean {
  return word !== "" && Array.from(word).every(isHangulSyllable);
}
