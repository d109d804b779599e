/** A text with what setting it needs: its language (BCP 47) and its direction. */
export type Phrase = { text: string; lang: string; dir: "ltr" | "rtl" };

const scripts: readonly [RegExp, string, Phrase["dir"]][] = [
  [/\p{Script=Hebrew}/gu, "he", "rtl"],
  [/\p{Script=Arabic}/gu, "ar", "rtl"],
  [/\p{Script=Cyrillic}/gu, "ru", "ltr"],
  [/\p{Script=Greek}/gu, "el", "ltr"],
];

/**
 * The direction is that of the first letter that has one (Unicode's rule P2), the language the source's own where it is
 * known to fit that direction, otherwise what most of the letters suggest: a reader of the page aloud needs one.
 */
export function phrase(text: string, language: string | null = null): Phrase {
  const first = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{L}/u.exec(text)?.[0] ?? "";
  const dir = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first) ? "rtl" : "ltr";
  if (language && /^[a-z]{2,3}$/u.test(language) && isRightToLeft(language) === (dir === "rtl"))
    return { text, lang: language, dir };
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([script, , way]) => way === dir && (text.match(script)?.length ?? 0) * 2 > letters);
  return { text, lang: found?.[1] ?? (dir === "rtl" ? "he" : "en"), dir };
}

function isRightToLeft(language: string): boolean {
  return ["ar", "fa", "he", "ur", "yi", "ps", "dv", "syr"].includes(language);
}
