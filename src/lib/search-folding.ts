import { plainLatinLetters } from "./latin-letters.ts";

/** Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs: written or left out at will. */
const optionalMarks =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/gu;
/** Tatweel, joiners, directional marks, soft hyphens and variation selectors: they change no word. */
const invisible = /[\u00ad\u034f\u061c\u0640\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+/gu;
/** Scripts that put no space between words: each character stands for itself, with the marks that it carries. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu;
const notWord = /[^\p{L}\p{N}\p{M}]+/gu;

const letters: Record<string, string> = {
  ...plainLatinLetters,
  ς: "σ",
  ך: "כ",
  ם: "מ",
  ן: "נ",
  ף: "פ",
  ץ: "צ",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
  ґ: "г",
};
const letter = new RegExp(`[${Object.keys(letters).join("")}]`, "gu");

/**
 * Folded UTF-16 units of one source that the index takes: the words of more could exceed the megabyte that a tsvector
 * may hold, which PostgreSQL answers with an error.
 */
export const longestSearchText = 250_000;

/**
 * A text as the library's index keeps it and as queries are put to it: words in lower case, one space between
 * them, without punctuation; accents, Hebrew points and Arabic vowel signs gone, variants of one letter made
 * one (ё and е, alef with and without hamza, final letters), characters of scripts without spaces each a word.
 * Folding twice changes nothing. At most three times as long as the text, but for rare ligatures.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .replace(invisible, "")
    .toLowerCase()
    .replace(optionalMarks, "")
    .replace(letter, (found) => letters[found] ?? found)
    .normalize("NFC")
    .replace(unspaced, " $& ")
    .replace(notWord, " ")
    .trim();
}
