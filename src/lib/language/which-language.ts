export type Language = "en" | "de" | "fr" | "es" | "he" | "ar" | "ru" | "other";

const stopWords: Record<"en" | "de" | "fr" | "es", ReadonlySet<string>> = {
  en: new Set(
    "the of and to in that was he for is with his on as at by she it from had not are but they who which have said were a has been after their him be or when would about this there".split(
      " ",
    ),
  ),
  de: new Set(
    "der die das und den von zu mit sich des auf für ist im dem nicht ein eine als auch es an er hat aus bei einer wurde nach dass".split(
      " ",
    ),
  ),
  fr: new Set(
    "le la les des et en un une du que est pour qui dans par sur au avec ne pas il elle été à ce son sa aux avait cette".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las de y en que un una del por con para se su al es lo no como más fue sus ha este entre cuando había".split(" "),
  ),
};

/** The language of a page by its script, and within Latin by its commonest small words. `other` when unsure. */
export function whichLanguage(text: string): Language {
  const sample = text.slice(0, 2500);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (letters === 0) return "other";
  if (count(/[\u0590-\u05ff]/g) > letters * 0.4) return "he";
  if (count(/[\u0600-\u06ff]/g) > letters * 0.4) return "ar";
  if (count(/[\u0400-\u04ff]/g) > letters * 0.4) return "ru";
  if (count(/[a-zA-ZÀ-ɏ]/g) < letters * 0.6) return "other";
  const scores: Record<"en" | "de" | "fr" | "es", number> = { en: 0, de: 0, fr: 0, es: 0 };
  let total = 0;
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? []) {
    total += 1;
    for (const language of ["en", "de", "fr", "es"] as const) if (stopWords[language].has(word)) scores[language] += 1;
  }
  const ranked = (Object.entries(scores) as ["en" | "de" | "fr" | "es", number][]).toSorted((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (!best || total < 5) return "en";
  if (best[1] < total * 0.12) return total < 40 ? "en" : "other";
  return second && best[1] === second[1] ? "en" : best[0];
}
