export type Script =
  | "latin"
  | "hebrew"
  | "arabic"
  | "cyrillic"
  | "greek"
  | "hangul"
  | "han"
  | "kana"
  | "georgian"
  | "armenian"
  | "ethiopic"
  | "indic"
  | "other";

const scriptPatterns: [Script, RegExp][] = [
  ["latin", /\p{Script=Latin}/u],
  ["hebrew", /\p{Script=Hebrew}/u],
  ["arabic", /\p{Script=Arabic}/u],
  ["cyrillic", /\p{Script=Cyrillic}/u],
  ["greek", /\p{Script=Greek}/u],
  ["hangul", /\p{Script=Hangul}/u],
  ["kana", /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ["han", /\p{Script=Han}/u],
  ["georgian", /\p{Script=Georgian}/u],
  ["armenian", /\p{Script=Armenian}/u],
  ["ethiopic", /\p{Script=Ethiopic}/u],
];

/** From Devanagari to Malayalam: blocks that lie side by side and are read by one table. */
const indic = /[\u0900-\u0d7f]/u;

/** The script of a word: that of its first letter. */
export function scriptOf(word: string): Script {
  for (const character of word) {
    if (!/\p{L}/u.test(character)) continue;
    for (const [script, pattern] of scriptPatterns) if (pattern.test(character)) return script;
    return indic.test(character) ? "indic" : "other";
  }
  return "latin";
}
