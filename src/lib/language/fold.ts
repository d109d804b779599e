import { plainLatinLetters } from "#app/lib/latin-letters.ts";
import { isAscii } from "./letters.ts";

/**
 * Lower case without accents, for comparing names and words: "Müller" and "MULLER" agree. Hebrew
 * points and Arabic vowel signs go too, and the Arabic alef, yeh and teh variants become one.
 */
export function foldLetters(text: string): string {
  if (isAscii(text)) return withoutAyin(text.toLowerCase());
  // "Ruiz’s", "the 2019–20 season": nothing but the marks of print.
  const straight = text.replace(/[’‘ʼ′`]/g, "'").replace(/[‐‑‒–]/g, "-");
  if (isAscii(straight)) return withoutAyin(straight.toLowerCase());
  const folded = text
    .normalize("NFKD")
    .replace(/[\p{M}\u0640\u200b-\u200f]/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþħı]/g, (letter) => plainLatinLetters[letter] ?? letter)
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/[’‘ʼ′`´]/g, "'")
    .replace(/[‐‑‒–]/g, "-");
  return withoutAyin(folded);
}

/** "al-'ayn", "al-ayn": the sign behind an article is written or not. */
function withoutAyin(folded: string): string {
  return folded.includes("-'") ? folded.replace(/-'(?=\p{L})/gu, "-") : folded;
}
