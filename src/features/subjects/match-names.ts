import { alignNames, type Alignment, NameWords } from "./align-names.ts";
import { compareWords, NameWord, type WordComparison } from "./compare-words.ts";
import { compareReadings } from "./name-readings.ts";
import { type NameToken, parseName, type ParsedName } from "./normalise-name.ts";
import { scriptOf } from "./script-of.ts";
import { areShortAndUnlike, differInSex, endsInAnotherLetter } from "./tell-apart.ts";

/** From this score on two names may be one person's; whether they are is for the identity ledger to say. */
export const matchThreshold = 0.8;

export type NameMatch = {
  /** 0 to 1. */
  score: number;
  match: boolean;
  /** In words, for a person: what agrees and what does not. */
  reasons: string[];
};

function shown(tokens: NameToken[]): string {
  return tokens.map((token) => token.text).join(" ");
}

/** Where the family name stands: marked by a comma, first in Korean and Chinese writing, else last. */
function isFamily(name: ParsedName, index: number): boolean {
  const token = name.tokens[index];
  if (!token) return false;
  if (name.tokens.some((one) => one.family)) return token.family;
  const script = scriptOf(token.text);
  return script === "hangul" || script === "han" ? index === 0 : index === name.tokens.length - 1;
}

function describePair(pair: Alignment["pairs"][number]): string {
  const [a, b] = [shown(pair.a), shown(pair.b)];
  switch (pair.how) {
    case "same":
      return `“${a}” is the same in both`;
    case "initial":
      return `the initial “${pair.a.some((one) => one.initial) ? a : b}” fits “${pair.a.some((one) => one.initial) ? b : a}”`;
    case "form":
      return `“${a}” and “${b}” are forms of one name`;
    case "spelling":
      return `“${a}” and “${b}” are spelled nearly alike`;
    case "sound":
      return `“${a}” and “${b}” sound alike`;
    case "script":
      return `“${a}” and “${b}” are one name in two scripts`;
    case "servant":
      return `“${a}” and “${b}” are one name with and without “abdul”`;
    case "different":
      return `“${a}” is not “${b}”`;
  }
}

/** Words that are alike but, as given names, are two: of a man and a woman, or short ones a letter apart. */
function areOtherGivenNames(a: ParsedName, b: ParsedName, pair: Alignment["pairs"][number]): boolean {
  if (pair.how === "same" || pair.how === "initial" || pair.how === "form") return false;
  const [one, other] = [new NameWord(pair.a), new NameWord(pair.b)];
  if (isFamily(a, pair.indexA) || isFamily(b, pair.indexB)) return false;
  if (differInSex(one, other)) return true;
  if (pair.how !== "spelling" || pair.similarity >= 0.93) return false;
  return areShortAndUnlike(one, other) || endsInAnotherLetter(one, other);
}

const companies =
  /^(?:ltd|limited|llc|llp|inc|incorporated|gmbh|corp|corporation|plc|pty|company|holdings|trading|enterprises|industries|foundation|university|association)$/;

function isCompany(name: ParsedName): boolean {
  return name.tokens.length > 1 && name.tokens.some(({ plain }) => companies.test(plain));
}

/** A score under the threshold that still orders the likely before the unlikely. */
function below(score: number, ceiling: number): number {
  return Math.min(score, ceiling) * 0.99;
}

/** `isExact`: word for word the same, or known forms of one name. */
function judge(a: ParsedName, b: ParsedName, alignment: Alignment): NameMatch & { isExact: boolean } {
  const { pairs, aloneA, aloneB } = alignment;
  const full = pairs.filter((pair) => pair.how !== "initial");
  const initials = pairs.length - full.length;
  const reasons = pairs.map(describePair);
  const isWritten = (pair: Alignment["pairs"][number]) => pair.how === "same" && shown(pair.a) === shown(pair.b);
  const isExact = aloneA.length + aloneB.length === 0 && pairs.every((pair) => isWritten(pair) || pair.how === "form");
  const verdict = (score: number) => {
    const rounded = Math.round(Math.max(0, Math.min(1, score)) * 1000) / 1000;
    return { score: rounded, match: rounded >= matchThreshold, reasons, isExact };
  };
  if (full.length === 0) {
    reasons.push("no word of one name fits a word of the other");
    return verdict(below(alignment.best * 0.5, 0.5));
  }
  const sizes = full.map((pair) => Math.max(pair.a.length, pair.b.length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const mean = full.reduce((sum, pair, index) => sum + pair.similarity * (sizes[index] ?? 1), 0) / total;
  const worst = Math.min(...full.map((pair) => pair.similarity));
  let score = 0.5 * mean + 0.5 * worst;
  const single = a.tokens.length === 1 && b.tokens.length === 1;

  if (a.suffix && b.suffix && a.suffix !== b.suffix) {
    reasons.push(`“${a.suffix}” is not “${b.suffix}”`);
    return verdict(below(score, 0.6));
  }
  if (aloneA.length > 0 && aloneB.length > 0) {
    const words = [aloneA, aloneB].map((indices, side) =>
      shown(indices.map((index) => (side === 0 ? a : b).tokens[index] as NameToken)),
    );
    const familyAgrees = pairs.some((pair) => isFamily(a, pair.indexA) && isFamily(b, pair.indexB));
    reasons.push(
      familyAgrees && aloneA.every((index) => !isFamily(a, index))
        ? `same family name, but “${words[0]}” is not “${words[1]}”`
        : `“${words[0]}” is not “${words[1]}”`,
    );
    const share = total / (total + Math.max(aloneA.length, aloneB.length));
    return verdict(below(score * share, 0.7));
  }
  if (isCompany(a) !== isCompany(b)) {
    reasons.push("one of the names is a company's");
    return verdict(below(score, 0.6));
  }
  // "Abdul Hanif" goes by "Hanif"; that alone, or with one word more, could be anybody.
  if ((full.length < 3 || aloneA.length + aloneB.length > 0) && full.some(({ how }) => how === "servant")) {
    reasons.push("too little of the names agrees besides");
    return verdict(below(score, 0.7));
  }
  const other = pairs.find((pair) => areOtherGivenNames(a, b, pair));
  if (other) {
    reasons.push(`“${shown(other.a)}” is not “${shown(other.b)}”`);
    return verdict(below(score, 0.7));
  }
  const alone = aloneA.length + aloneB.length;
  if (alone > 0 && (a.complete || b.complete)) {
    reasons.push("the name is whole and has no further word");
    return verdict(below(score, 0.7));
  }
  if (single) {
    if (full[0]?.how !== "same") score -= 0.05;
    return verdict(score);
  }
  if (full.length + initials < 2 && !full.some((pair) => pair.a.length + pair.b.length > 2)) {
    reasons.push("only one word of the names agrees");
    return verdict(below(score * 0.7, 0.7));
  }
  if (initials > 0) score -= full.length === 1 ? 0.06 : 0.02;
  if (alone > 0) {
    const words = [...aloneA.map((index) => a.tokens[index]), ...aloneB.map((index) => b.tokens[index])];
    reasons.push(`“${shown(words.filter((word): word is NameToken => word !== undefined))}” stands in one name only`);
    score -= Math.min(0.08, 0.02 * alone);
  }
  if (alignment.turned) {
    reasons.push("the words stand in another order");
    // That may be chance; words that are only alike are too much of it ("Viktor Sergeev", "Sergei Viktorov").
    if (worst < 0.9) score -= 0.05;
  }
  return verdict(score - (alignment.turned ? 0.01 : 0));
}

/** Chinese, Korean, Japanese and Vietnamese names: their syllables decide, whatever the letters say. */
function bySyllables(a: ParsedName, b: ParsedName, found: NameMatch & { isExact: boolean }): NameMatch {
  const { isExact, ...verdict } = found;
  if (isExact || (a.suffix && b.suffix && a.suffix !== b.suffix)) return verdict;
  const syllables = compareReadings(a, b);
  if (syllables === "same" && !verdict.match)
    return { score: 0.93, match: true, reasons: [`“${shown(a.words)}” and “${shown(b.words)}” spell the same syllables`] };
  if (syllables === "different" && verdict.match)
    return {
      score: below(verdict.score, 0.7),
      match: false,
      reasons: [`“${shown(a.words)}” and “${shown(b.words)}” differ in a syllable`],
    };
  return verdict;
}

/** A name made ready to be compared with many. */
export type PreparedName = { name: string; parsed: ParsedName; words: NameWords };

export function prepareName(name: string): PreparedName {
  const parsed = parseName(name);
  return { name, parsed, words: new NameWords(parsed.tokens) };
}

const balticEnding = /(?:[aiuy]s|s)$/;

/** "Vladimiras Putinas", "Vladimirs Putins": Lithuanian and Latvian put an ending to every word; null for other names. */
function withoutBalticEndings({ parsed, name }: PreparedName): PreparedName | null {
  const { tokens } = parsed;
  if (
    tokens.length < 2 ||
    !tokens.every(({ plain }) => scriptOf(plain) === "latin" && /.{4}(?:[aiuy]s|[^aeiouys]s)$/.test(plain))
  )
    return null;
  const bare = tokens.map((token) => {
    const text = token.plain.replace(balticEnding, "");
    return { ...token, text, plain: text };
  });
  return { name, parsed: { ...parsed, tokens: bare, words: bare }, words: new NameWords(bare) };
}

function matchWithoutEndings(a: PreparedName, b: PreparedName, compare: WordComparison): NameMatch | null {
  const [one, other] = [withoutBalticEndings(a), withoutBalticEndings(b)];
  if ((one === null) === (other === null)) return null;
  const [left, right] = [one ?? a, other ?? b];
  const { isExact, ...found } = judge(left.parsed, right.parsed, alignNames(left.words, right.words, compare));
  return found.match && found.score >= 0.9 ? { ...found, score: isExact ? found.score : 0.85 } : null;
}

/** matchNames for names made ready; `compare` may remember the words that it has compared. */
export function matchPrepared(a: PreparedName, b: PreparedName, compare: WordComparison): NameMatch {
  // The same pair always meets in the same order: the result cannot depend on who comes first.
  const [left, right] = a.name <= b.name ? [a, b] : [b, a];
  if (left.parsed.tokens.length === 0 || right.parsed.tokens.length === 0) {
    return { score: 0, match: false, reasons: ["one of the names has no letters"] };
  }
  const found = judge(left.parsed, right.parsed, alignNames(left.words, right.words, compare));
  const verdict = bySyllables(left.parsed, right.parsed, found);
  return verdict.match ? verdict : (matchWithoutEndings(left, right, compare) ?? verdict);
}

/**
 * Could two written names be one person's? Words are aligned one to one (or joined: "Mary Ann" and
 * "Maryann"), in order, with the family name first or last; each pair is compared by spelling, sound
 * and script. A word on each side that fits nothing on the other makes another person; a word that
 * only one side has (a middle name, a patronymic) does not. Symmetric; never throws.
 */
export function matchNames(a: string, b: string): NameMatch {
  return matchPrepared(prepareName(a), prepareName(b), compareWords);
}
