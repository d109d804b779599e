import { foldLetters } from "#app/lib/language/fold.ts";
import { words } from "#app/lib/language/words.ts";

/** Words that say next to nothing about what a text is about: grammar, and what news says on any day. */
const grammar = new Set(
  (
    "a about above after again against all almost along already also although always am among an and another any anyone anything are around as at away back be became because become been before began behind being below between both but by came can could did do does doing done down " +
    "during each either else enough even ever every everyone everything far few first for from further get gets getting give given go goes going gone got had has have having he her here hers herself him himself his how however i if in indeed instead into is it its itself just keep kept last later " +
    "least less let like likely made make makes making many may maybe me might mine more most much must my myself near nearly neither never next no nobody none nor not nothing now of off often on once one only onto or other others our ours out over own per perhaps put quite rather re s same second see seem " +
    "seen several shall she should since so some someone something soon still such take taken than that the their theirs them themselves then there these they thing things this those though through thus till to together too took toward towards two three four five six seven eight nine ten under until unto up upon us use used very via was we well were " +
    "what when where whether which while who whom whose why will with within without would yes yet you your yours t d ll ve m don didn doesn isn wasn won couldn wouldn hasn haven hadn mr mrs ms dr " +
    "und der die das den dem des ein eine einen einem einer ist sind war hat haben wird mit von zu auf für im in am an nicht auch sich nach bei aus wie als oder aber dass le la les un une des du de et est sont dans pour par sur avec qui que ne pas ce cette au aux il elle el los las una y en con por para del al se su lo es que"
  ).split(" "),
);

const everyday = new Set(
  (
    "said say says told tell tells ask asked called call new old year years day days week weeks month months time times today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    "man men woman women people person child children boy girl family home house city town county state country area street road north south east west local national public part place way work works worked working life long good great little big small early late high young right left number end world " +
    "police court judge case trial officer official spokesman spokeswoman statement report reported according news added including known named name old say took went come comes left want wanted look looked find found show shows start started hold held run set open opened school group member members office service services " +
    "company business money board president director head leader million percent number cent morning afternoon evening night hour hours minutes jewish jews jew antisemitic antisemitism israel israeli hate synagogue arrested charged sentenced convicted guilty pleaded allegedly accused charge charges crime community university college student students"
  ).split(" "),
);

/** "Pharmacies", "pharmacy" and "pharmacist" meet; crude on purpose, and the same for both texts. */
export function stem(word: string): string {
  let rest = word.replace(/['’]s?$/, "");
  if (rest.length > 4) rest = rest.replace(/(?:ies|ied)$/, "y").replace(/(?:sses)$/, "ss");
  if (rest.length > 5) rest = rest.replace(/(?:ations?|ingly|ists?|ians?|ments?|ness|ings?|edly|ers?|ors?|ies|ally|men|man)$/, "");
  if (rest.length > 4) rest = rest.replace(/(?:es|ed|ly|s|y|e)$/, "");
  return rest.length > 7 ? rest.slice(0, 7) : rest;
}

/** How much a word tells about a text: 0 for grammar, a little for everyday words, more for names and figures. */
export type Term = { stem: string; weight: number; proper: boolean; start: number; end: number };

/**
 * The content words of a text with weights that stand in for the rarity that a corpus would give:
 * everyday words .25, others by their length, capitalised ones inside a sentence and figures more.
 */
export function contentTerms(text: string): Term[] {
  const terms: Term[] = [];
  let sentenceStart = true;
  for (const token of words(text)) {
    if (!token.isWord) {
      if (/[.!?:“”"\n]/.test(token.text)) sentenceStart = true;
      continue;
    }
    const folded = foldLetters(token.lower).replace(/'s$/, "");
    const capital = /^\p{Lu}/u.test(token.text);
    const proper = capital && !sentenceStart && !grammar.has(folded);
    sentenceStart = false;
    if (grammar.has(folded) || (folded.length < 2 && !/\p{scx=Han}/u.test(folded))) continue;
    const stemmed = stem(folded);
    if (stemmed.length < 2) continue;
    const digits = /^\d/.test(folded);
    let weight = everyday.has(folded) ? 0.25 : Math.min(1.3, 0.55 + folded.length * 0.08);
    if (proper && !everyday.has(folded)) weight *= 1.6;
    if (digits) weight = folded.length >= 3 ? 1.2 : 0.6;
    terms.push({ stem: stemmed, weight, proper, start: token.start, end: token.end });
  }
  return terms;
}

/** Each stem once, with the weight of its best occurrence, damped by how often it is said. */
export function termVector(terms: readonly Term[]): Map<string, number> {
  const vector = new Map<string, { weight: number; count: number }>();
  for (const term of terms) {
    const known = vector.get(term.stem);
    vector.set(term.stem, { weight: Math.max(known?.weight ?? 0, term.weight), count: (known?.count ?? 0) + 1 });
  }
  return new Map([...vector].map(([key, { weight, count }]) => [key, weight * (1 + Math.log(count))]));
}

/** Cosine of two term vectors, 0 to 1. */
export function termCosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [key, weight] of a) product += weight * (b.get(key) ?? 0);
  const length = (vector: ReadonlyMap<string, number>) => Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
  const norm = length(a) * length(b);
  return norm === 0 ? 0 : product / norm;
}
