import { isLetter, isSurrogate } from "./letters.ts";

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

/** In which languages each of the small words is one. */
const languagesOf = new Map<string, ("en" | "de" | "fr" | "es")[]>();
const none: readonly ("en" | "de" | "fr" | "es")[] = [];
for (const language of ["en", "de", "fr", "es"] as const)
  for (const word of stopWords[language]) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** How many letters there are, and how many signs of each script. */
function scriptsIn(text: string): { letters: number; hebrew: number; arabic: number; cyrillic: number; latin: number } {
  const counted = { letters: 0, hebrew: 0, arabic: 0, cyrillic: 0, latin: 0 };
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (isLetter(unit)) counted.letters += 1;
    else if (isSurrogate(unit) && unit < 0xdc00 && /^\p{L}/u.test(text.slice(index, index + 2))) counted.letters += 1;
    if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xc0 && unit <= 0x24f)) counted.latin += 1;
    else if (unit >= 0x400 && unit <= 0x4ff) counted.cyrillic += 1;
    else if (unit >= 0x590 && unit <= 0x5ff) counted.hebrew += 1;
    else if (unit >= 0x600 && unit <= 0x6ff) counted.arabic += 1;
  }
  return counted;
}

/** Runs of letters. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  let from = -1;
  for (let index = 0; index <= text.length; index += 1) {
    const unit = index < text.length ? text.charCodeAt(index) : 0;
    // Letters outside the first plane come in pairs: the pattern knows them.
    if (isSurrogate(unit)) return text.match(/\p{L}+/gu) ?? [];
    if (isLetter(unit)) {
      if (from < 0) from = index;
    } else if (from >= 0) {
      found.push(text.slice(from, index));
      from = -1;
    }
  }
  return found;
}

/** The language of a page by its script, and within Latin by its commonest small words. `other` when unsure. */
export function whichLanguage(text: string): Language {
  const sample = text.slice(0, 2500);
  const { letters, hebrew, arabic, cyrillic, latin } = scriptsIn(sample);
  if (letters === 0) return "other";
  if (hebrew > letters * 0.4) return "he";
  if (arabic > letters * 0.4) return "ar";
  if (cyrillic > letters * 0.4) return "ru";
  if (latin < letters * 0.6) return "other";
  const scores: Record<"en" | "de" | "fr" | "es", number> = { en: 0, de: 0, fr: 0, es: 0 };
  let total = 0;
  for (const word of wordsOf(sample.toLowerCase())) {
    total += 1;
    for (const language of languagesOf.get(word) ?? none) scores[language] += 1;
  }
  const ranked = (Object.entries(scores) as ["en" | "de" | "fr" | "es", number][]).toSorted((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (!best || total < 5) return "en";
  if (best[1] < total * 0.12) return total < 40 ? "en" : "other";
  return second && best[1] === second[1] ? "en" : best[0];
}
