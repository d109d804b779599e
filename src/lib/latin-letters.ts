/** Latin letters that Unicode does not decompose into a plain letter and marks, and how they are spelled without them. */
export const plainLatinLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ħ: "h",
  ı: "i",
};
