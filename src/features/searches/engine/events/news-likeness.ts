import { contentTerms, type Term } from "./content-words.ts";
import { cosine, rarityOf, type Report, unitVector, type Words } from "./read-report.ts";

type Reading = {
  /** Stems by how rare they are, of unit length: oftener and rarer counts more. */
  words: Words;
  title: Words;
  /** The names in the lead. */
  names: Words;
  /** The beginning and what follows it, each stem by its rarity alone. */
  beginning: Words;
  lead: Words;
  /** The sentences, and which of them the report opens with. */
  sentences: readonly Words[];
  opening: readonly Words[];
  /** The stems that mark the report most. */
  marks: readonly string[];
};

const readings = new WeakMap<Report, Reading>();

/** What happened stands in this much of a long article; in characters, as the following. */
const readCharacters = 6_000;
const namesCharacters = 800;
const leadCharacters = 600;
const beginningCharacters = 300;
/** The title is the first. */
const openingSentences = 3;
/** Shorter ones ("He was 44.") resemble many. */
const sentenceWords = 4;
const openingWords = 3;
const marksKept = 10;

const endOfSentence = /[.!?]["”’']?\s|\n/g;

function readingOf(report: Report): Reading {
  const known = readings.get(report);
  if (known) return known;
  const from = report.title.length;
  const text = `${report.title}.\n${report.text}`.slice(0, from + readCharacters);
  const terms = contentTerms(text);
  const named = new Set(
    terms.filter(({ proper, start, stem }) => proper && start >= from && !/^\d/.test(stem)).map(({ stem }) => stem),
  );
  const until = (characters: number) => terms.filter(({ start }) => start < from + characters);
  const sentences = sentencesOf(text, terms);
  const words = weighed(terms);
  const reading = {
    words,
    title: weighed(until(0)),
    names: weighed(until(namesCharacters).filter(({ stem }) => named.has(stem))),
    beginning: rarities(until(beginningCharacters)),
    lead: rarities(until(leadCharacters)),
    sentences: sentences.filter((sentence) => sentence.length >= sentenceWords).map((sentence) => unitVector(rarities(sentence))),
    opening: sentences
      .slice(0, openingSentences)
      .filter((sentence) => sentence.length >= openingWords)
      .map((sentence) => unitVector(rarities(sentence))),
    marks: [...words]
      .toSorted(([stem, one], [otherStem, other]) => other - one || (stem < otherStem ? -1 : 1))
      .slice(0, marksKept)
      .map(([stem]) => stem),
  };
  readings.set(report, reading);
  return reading;
}

function rarities(terms: readonly Term[]): Words {
  return new Map(terms.map((term) => [term.stem, rarityOf(term)]));
}

function weighed(terms: readonly Term[]): Words {
  const counts = new Map<string, number>();
  for (const { stem } of terms) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return unitVector(
    new Map([...rarities(terms)].map(([stem, rarity]) => [stem, (1 + Math.log(counts.get(stem) ?? 1)) * rarity])),
  );
}

/** The terms of `text` by the sentence that they stand in; sentences without any are left out. */
function sentencesOf(text: string, terms: readonly Term[]): Term[][] {
  const ends = [...text.matchAll(endOfSentence)].map((match) => match.index + match[0].length);
  const sentences: Term[][] = [];
  let [next, current]: [number, Term[]] = [0, []];
  for (const term of terms) {
    while (next < ends.length && (ends[next] ?? 0) <= term.start) {
      if (current.length > 0) sentences.push(current);
      current = [];
      next += 1;
    }
    current.push(term);
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}

/** By their rarity, the share of `part` that stands in the other report; what a report without words says of another is little. */
function shareIn(part: Words, other: Reading): number {
  let [all, met] = [0, 0];
  for (const [stem, rarity] of part) {
    all += rarity;
    if (other.words.has(stem)) met += rarity;
  }
  return all === 0 ? shareOfNothing : met / all;
}
const shareOfNothing = 0.3;

/** How alike the two most alike sentences are, one of them of the opening of `one`. */
function bestSentence(one: Reading, other: Reading): number {
  let best = 0;
  for (const opening of one.opening) for (const sentence of other.sentences) best = Math.max(best, cosine(opening, sentence));
  return best;
}

function marksMet(left: Reading, right: Reading): number {
  const all = left.marks.length + right.marks.length;
  const met =
    left.marks.filter((stem) => right.words.has(stem)).length + right.marks.filter((stem) => left.words.has(stem)).length;
  return all === 0 ? 0 : met / all;
}

/**
 * How alike two articles of any subject are, word by word: shares from 0 to 1, but `sentence`, the logarithm of one
 * (-3 to 0). Symmetric.
 */
export function newsLikeness(a: Report, b: Report) {
  const [left, right] = [readingOf(a), readingOf(b)];
  const [ours, theirs] = [shareIn(left.beginning, right), shareIn(right.beginning, left)];
  return {
    /** The titles. */
    title: Math.sqrt(cosine(left.title, right.title)),
    /** Title and first sentences of each in the other. */
    beginning: (ours + theirs) / 2,
    /** The lead of the one that stands in the other more. */
    lead: Math.max(shareIn(left.lead, right), shareIn(right.lead, left)),
    /** The names in both leads. */
    leadNames: cosine(left.names, right.names),
    /** The opening sentence that is told again most closely. */
    sentence: Math.log(0.05 + (bestSentence(left, right) + bestSentence(right, left)) / 2),
    /** The words that mark each report most, in the other. */
    marks: marksMet(left, right),
  };
}
