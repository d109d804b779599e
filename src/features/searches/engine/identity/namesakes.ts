import { foldLetters } from "#app/lib/language/fold.ts";
import { stem, termCosine } from "../events/content-words.ts";
import type { SourceText, SubjectFacts } from "../judgement.ts";
import { type PersonClues, readClues } from "./person-clues.ts";

/** From this weight of evidence on, two pages are taken for one person's. */
const enough = 1.4;

/** In words. Shorter pages are search results and notices, in which any rare word counts. */
const longPage = 120;

/** Years of birth may be a year off where a page rounds an age or was written later than dated. */
const yearsOff = 1;

function yearsApart(a: [number, number], b: [number, number]): number {
  if (a[0] > b[1]) return a[0] - b[1];
  if (b[0] > a[1]) return b[0] - a[1];
  return 0;
}

function middlesClash(a: string[], b: string[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  return !a.some((one) => b.some((other) => one === other || ((one.length === 1 || other.length === 1) && one[0] === other[0])));
}

/** Nothing that the two pages say can be true of one person. */
function contradict(a: PersonClues, b: PersonClues): boolean {
  if (a.born && b.born && yearsApart(a.born, b.born) > yearsOff) return true;
  if (middlesClash(a.middle, b.middle)) return true;
  if (a.suffix && b.suffix && a.suffix !== b.suffix) return true;
  const regionsClash = [...a.regions].some(([city, region]) => b.regions.has(city) && b.regions.get(city) !== region);
  if (regionsClash) return true;
  const after = (dead: PersonClues, other: PersonClues) =>
    dead.died !== null &&
    other.died === null &&
    other.date !== null &&
    Date.parse(other.date) - Date.parse(dead.died) > 365 * 86_400_000;
  return after(a, b) || after(b, a);
}

/** How many pages of the group hold a word: one that most hold tells nobody apart. */
type Spread = ReadonlyMap<string, number>;

function sharedTerms(a: PersonClues, b: PersonClues, spread: Spread, pages: number): number {
  let names = 0;
  let others = 0;
  for (const [key, term] of a.terms) {
    const twin = b.terms.get(key);
    if (!twin) continue;
    const common = (spread.get(key) ?? 2) > Math.max(2, pages * 0.6) && pages > 3 ? 0.5 : 1;
    const weight = Math.min(term.weight, twin.weight) * common;
    if (weight < 0.3) continue;
    if (term.proper && twin.proper) names += weight;
    else others += weight;
  }
  if (Math.min(a.words, b.words) >= longPage) {
    // Two long pages share many words by chance: only their direction tells. Reports of different
    // cases in one field have a cosine under .13 in 99 of 100 pairs, parts of one report .2 and more.
    const vector = (clues: PersonClues) => new Map([...clues.terms].map(([key, term]) => [key, term.weight]));
    return Math.max(-0.5, Math.min(5, (termCosine(vector(a), vector(b)) - 0.09) * 18));
  }
  // Pages share words by chance; what is expected grows with both lengths.
  const length = Math.sqrt(a.words * b.words);
  const chance = Math.max(1, length / 60);
  return Math.min(4, names / Math.sqrt(chance)) + Math.min(3, others / chance);
}

function overlap(a: readonly string[], b: readonly string[]): number {
  return a.filter((one) => b.includes(one)).length;
}

function evidence(a: PersonClues, b: PersonClues, spread: Spread, pages: number): number {
  let weight = sharedTerms(a, b, spread, pages) * 0.8;
  if (a.born && b.born) weight += a.born[1] - a.born[0] <= 2 && b.born[1] - b.born[0] <= 2 ? 1 : 0.3;
  const middle = a.middle.some((one) => b.middle.includes(one));
  if (middle) weight += a.middle.some((one) => one.length > 1 && b.middle.includes(one)) ? 1.6 : 1.1;
  else if (a.middle.length > 0 && b.middle.length > 0) weight += 0.8;
  const handles = (one: PersonClues, other: PersonClues) =>
    one.handles.some((handle) => other.handles.includes(handle) || other.vocabulary.has(handle));
  if (handles(a, b) || handles(b, a)) weight += 3;
  const phrases = [...a.phrases].filter((phrase) => b.phrases.has(phrase)).length;
  weight += Math.min(1.2, (0.8 * phrases) / Math.max(1, Math.sqrt(a.words * b.words) / 120));
  const roles = overlap(a.roles, b.roles);
  if (roles > 0) weight += Math.min(1, 0.6 * roles);
  else if (a.roles.length > 0 && b.roles.length > 0) weight -= 0.4;
  if (a.places.length > 0 && b.places.length > 0 && overlap(a.places, b.places) === 0) weight -= 0.3;
  return weight;
}

/** Pages that agree with the same known facts agree with each other; a city alone is too little. */
function fitsKnown(clues: PersonClues, page: SourceText, known: SubjectFacts): { weight: number; contradicted: boolean } {
  const text = foldLetters(`${page.title}\n${page.text}`);
  let weight = 0;
  let contradicted = false;
  if (known.birthYear !== undefined && clues.born) {
    if (yearsApart(clues.born, [known.birthYear, known.birthYear]) > yearsOff) contradicted = true;
    else weight += 1.2;
  }
  for (const [fact, worth] of [
    [known.employer, 1.5],
    [known.role, 1.2],
    [known.city, 0.8],
  ] as const) {
    if (!fact) continue;
    const stems = foldLetters(fact)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3)
      .map(stem);
    const found = stems.filter((one) => clues.terms.has(one)).length;
    if (text.includes(foldLetters(fact))) weight += worth;
    else if (stems.length > 0 && found > 0) weight += (worth * found) / stems.length / 1.3;
  }
  const middle = known.name
    .split(/\s+/)
    .slice(1, -1)
    .map((word) => foldLetters(word).replace(/\.$/, ""));
  if (middlesClash(middle, clues.middle)) contradicted = true;
  return { weight, contradicted };
}

export type NamesakeClusters = {
  /** Ids of the documents, one list a person, in the order of the documents. */
  clusters: string[][];
  /** Index of the cluster that the known facts fit; null when none or more than one does. */
  which: number | null;
};

/**
 * Sorts the pages that name `query` by person. Two pages are joined when what they share (names of
 * places and bodies, trade, age at the page's date, middle name, handle, rare words) outweighs what
 * they do not; an age, a middle name, a suffix or a death that cannot be one person's keeps their
 * whole groups apart. A name alone joins nothing.
 */
export function clusterNamesakes(query: string, known: SubjectFacts | undefined, documents: SourceText[]): NamesakeClusters {
  const clues = documents.map((document) => readClues(query, document));
  const spread = new Map<string, number>();
  for (const one of clues) for (const key of one.terms.keys()) spread.set(key, (spread.get(key) ?? 0) + 1);
  const fits = documents.map((document, index) =>
    known ? fitsKnown(clues[index] as PersonClues, document, known) : { weight: 0, contradicted: false },
  );
  const weight = (i: number, j: number): number => {
    const [a, b] = [clues[i] as PersonClues, clues[j] as PersonClues];
    if (contradict(a, b)) return -Infinity;
    const [fitA, fitB] = [fits[i], fits[j]];
    if (fitA && fitB && fitA.contradicted !== fitB.contradicted && (fitA.contradicted ? fitB : fitA).weight > 1) return -Infinity;
    let total = evidence(a, b, spread, documents.length);
    if (fitA && fitB && !fitA.contradicted && !fitB.contradicted) total += Math.min(fitA.weight, fitB.weight, 1.5);
    return total;
  };
  const weights = documents.map((_, i) => documents.map((__, j) => (i === j ? 0 : i < j ? weight(i, j) : 0)));
  const between = (i: number, j: number) => weights[Math.min(i, j)]?.[Math.max(i, j)] ?? 0;

  let groups = documents.map((_, index) => [index]);
  for (;;) {
    let best: { weight: number; from: number; to: number } | null = null;
    for (let from = 0; from < groups.length; from += 1) {
      for (let to = from + 1; to < groups.length; to += 1) {
        const pairs = (groups[from] ?? []).flatMap((i) => (groups[to] ?? []).map((j) => between(i, j)));
        if (pairs.some((one) => one === -Infinity)) continue;
        // The nearest pages of two groups speak for them, the others soften it.
        const strongest = Math.max(...pairs);
        const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
        const joined = 0.75 * strongest + 0.25 * mean;
        if (joined >= enough && (!best || joined > best.weight)) best = { weight: joined, from, to };
      }
    }
    if (!best) break;
    const { from, to } = best;
    groups = groups
      .map((group, index) => (index === from ? [...group, ...(groups[to] ?? [])] : group))
      .filter((_, index) => index !== to);
  }
  const ordered = groups.map((group) => group.toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return {
    clusters: ordered.map((group) => group.map((index) => documents[index]?.id ?? "")),
    which: known ? chooseKnown(ordered, fits) : null,
  };
}

function chooseKnown(groups: number[][], fits: { weight: number; contradicted: boolean }[]): number | null {
  const scores = groups.map((group) => {
    if (group.some((index) => fits[index]?.contradicted)) return -1;
    return Math.max(...group.map((index) => fits[index]?.weight ?? 0));
  });
  const best = Math.max(...scores);
  const leaders = scores.filter((score) => score > best - 0.3).length;
  return best > 0.5 && leaders === 1 ? scores.indexOf(best) : null;
}
