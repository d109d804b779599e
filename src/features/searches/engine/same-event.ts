import { foldLetters } from "#app/lib/language/fold.ts";
import { compareTimes, publishedDay, type Stretch, stretchesIn } from "./event-times.ts";
import { eventWord } from "./event-words.ts";
import { contentTerms, type Term } from "./content-words.ts";
import { kindsOfPlace, speaksOfJews } from "./kinds-of-place.ts";
import { kindsOfAct, tellsOfLaterStep } from "./kinds-of-act.ts";
import { rarity } from "./word-rarity.ts";

/** A report as it is compared: `date` is its day of publication (YYYY-MM-DD), null when unknown. */
export type Report = { title: string; text: string; date: string | null };

/** From this score on two reports are taken to tell of one event. */
export const sameEventThreshold = 0.5;

/** Copies are known by this much of the text. */
const comparedCharacters = 12_000;
/** Words are counted in this much of it: what happened stands at the top, and a longer text shares more by chance. */
const wordCharacters = 1_500;
const leadCharacters = 700;
/** Two or three sentences after the title. */
const beginningCharacters = 300;

const shingleWords = 5;

/** Runs of five words, for finding copies: agency copy with a new headline is one source. */
function runsOfWords(text: string): ReadonlySet<string> {
  const list = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at + shingleWords <= list.length; at += 1) found.add(list.slice(at, at + shingleWords).join(" "));
  return found;
}

/**
 * The share of the shorter text's runs of five words that stand in the longer one, 0 to 1. Above .5
 * one is a copy of the other: syndication, not corroboration.
 */
export function copiedShare(a: Report, b: Report): number {
  const [left, right] = [readReport(a).runs, readReport(b).runs];
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  return short.size === 0 ? 0 : shared(short, long) / short.size;
}

/** From this share on the verdict takes two texts for copies of one another, if they name the same. */
const copiedFrom = 0.35;

/** Words by their stems, each with its rarity (0 to 1). */
type Words = ReadonlyMap<string, number>;

type ReadReport = {
  beginning: Words;
  whole: Words;
  /** Of `whole`, what is said by words that many pages have: no names, no figures. */
  everyday: ReadonlySet<string>;
  /** What the lead says without names and figures, of unit length. */
  plainLead: Words;
  published: number | null;
  stretches: Stretch[];
  stretchesOfBeginning: Stretch[];
  places: ReadonlySet<string>;
  speaksOfJews: boolean;
  kinds: ReadonlySet<string>;
  /** Begins with what comes after an act: an arrest, a trial, an inquiry, an apology. */
  isLaterStep: boolean;
  isOnceMore: boolean;
  runs: ReadonlySet<string>;
};

/** Reports are compared many to many: each is read once for as long as it is held. */
const readings = new WeakMap<Report, ReadReport>();

/** Reads a report before it is compared. */
export function prepare(report: Report): void {
  readReport(report);
}

function readReport(report: Report): ReadReport {
  const known = readings.get(report);
  if (known) return known;
  const read = readAnew(report);
  readings.set(report, read);
  return read;
}

/** From this rarity on a word is on few pages: most names, and the words of one event. */
const rareFrom = 0.9;
/** Rarity is counted on pages of one topic: what is common in English otherwise (a weight up to `weightOfCommon`) is no rarer than this. */
const rarityOfCommon = 0.6;
const weightOfCommon = 0.35;

function readAnew(report: Report): ReadReport {
  const text = report.text.slice(0, comparedCharacters);
  const whole = `${report.title}.\n${text}`;
  const from = whole.length - text.length;
  const beginning = whole.slice(0, from + beginningCharacters);
  const lead = whole.slice(0, 900);
  const counted = whole.slice(0, from + wordCharacters);
  const terms = eventTerms(counted);
  const proper = new Set(terms.filter(({ start, proper }) => proper && start >= from).map((term) => term.stem));
  // A headline is capitalised throughout in some houses: its words count as the text's do.
  const isPlain = ({ stem, start, ...term }: Term) => !(term.proper && start >= from) && !proper.has(stem) && !/^\d/.test(stem);
  return {
    beginning: wordsOf(terms.filter(({ start }) => start < beginning.length)),
    whole: wordsOf(terms),
    everyday: new Set(
      terms.filter((term) => !term.proper && !/^\d/.test(term.stem) && term.weight < rareFrom).map(({ stem }) => stem),
    ),
    plainLead: unitVector(wordsOf(terms.filter((term) => term.start < from + leadCharacters && isPlain(term)))),
    published: publishedDay(report.date),
    stretches: stretchesIn(whole.slice(0, 3_000), report.date),
    stretchesOfBeginning: stretchesIn(beginning, report.date),
    places: kindsOfPlace(lead),
    speaksOfJews: speaksOfJews(whole.slice(0, 3_000)),
    kinds: kindsOfAct(lead),
    isLaterStep: tellsOfLaterStep(beginning),
    isOnceMore: onceMore.test(beginning) || unconnected.test(counted),
    runs: runsOfWords(text),
  };
}

function wordsOf(terms: readonly Term[]): Words {
  return new Map(terms.map(({ stem, weight }) => [stem, weight]));
}

function unitVector(vector: Words): Words {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return length === 0 ? vector : new Map([...vector].map(([term, weight]) => [term, weight / length]));
}

/** Cosine of two vectors of unit length, 0 to 1. */
function cosine(a: Words, b: Words): number {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  let product = 0;
  for (const [term, weight] of short) product += weight * (long.get(term) ?? 0);
  return product;
}

/** Content words by their rarity, each as the one that stands for all that reporters use for it. */
function eventTerms(text: string): Term[] {
  return contentTerms(text).map((term) => ({
    ...term,
    weight: Math.min(rarity(term.stem), term.weight <= weightOfCommon ? rarityOfCommon : 1),
    stem: term.proper ? term.stem : eventWord(term.stem),
  }));
}

function shared<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  let count = 0;
  for (const one of a) if (b.has(one)) count += 1;
  return count;
}

/** Of the rare words of `part`, how many there are and how many the other report has. */
function rareWords(part: Words, other: Words): { all: number; shared: number } {
  const rare = [...part].filter(([, weight]) => weight >= rareFrom);
  return { all: rare.length, shared: rare.filter(([stem]) => other.has(stem)).length };
}

/** Whether one text repeats the other: the words of a form that a publisher fills in for each case are no copy. */
function isCopy(a: Report, b: Report, share: number): boolean {
  if (share < copiedFrom) return false;
  const [left, right] = [readReport(a), readReport(b)];
  const [ours, theirs] = [rareWords(left.beginning, right.whole), rareWords(right.beginning, left.whole)];
  return ours.shared + theirs.shared >= (ours.all + theirs.all) / 2;
}

/** A report that begins with one more of its kind: "again", "a year after the first". */
const onceMore = /\b(?:second(?!ary|s)|again|this time|another|(?:days?|weeks?|months?|years?) after|for the third)\b/i;
/** A report that says of another event that it is another one. */
const unconnected =
  /\b(?:unrelated|unconnected|not (?:connected|related|linked)|no (?:connection|link)|no (?:indication|sign|suggestion|evidence)[^.]{0,40} (?:related|linked|connected))\b/i;

/**
 * What the verdict is made of: shares and flags from 0 to 1, but `rare` (0 to about 6) and `everyday` (0 to about 4), which are logarithms of
 * how many words both have. `score` is the sum of these by their weights.
 */
export type EventLikeness = Record<keyof typeof weights, number>;

export function eventLikeness(a: Report, b: Report): EventLikeness {
  const [left, right] = [readReport(a), readReport(b)];
  const [early, late] = (a.date ?? "") > (b.date ?? "") ? [right, left] : [left, right];
  const apart = early.published === null || late.published === null ? null : late.published - early.published;
  const isFar = apart !== null && apart > longApart;
  const [ours, theirs] = [rareWords(left.beginning, right.whole), rareWords(right.beginning, left.whole)];
  const kinds = shared(left.kinds, right.kinds);
  const allKinds = left.kinds.size + right.kinds.size - kinds;
  return {
    kinds: allKinds === 0 ? 0 : kinds / allKinds,
    otherPlaces: shared(left.places, right.places) === 0 && left.places.size > 0 && right.places.size > 0 ? 1 : 0,
    otherMatter: left.speaksOfJews === right.speaksOfJews ? 0 : 1,
    lead: cosine(left.plainLead, right.plainLead),
    rare: Math.log(1 + ours.shared) + Math.log(1 + theirs.shared),
    // Two forms of one publisher share many ordinary words: beside none that is rare they say nothing.
    everyday: Math.log(1 + Math.min(shared(left.everyday, right.everyday), everydayToRare * (ours.shared + theirs.shared))),
    sameDay: compareTimes(early, late).sameDay ? 1 : 0,
    looksBack: compareTimes(early, { published: late.published, stretches: late.stretchesOfBeginning }).looksBack,
    afresh: isFar && !late.isLaterStep ? 1 : 0,
    onceMore: apart !== 0 && apart !== null && late.isOnceMore ? 1 : 0,
    apart: Math.log(1 + (apart ?? unknownApart)) / logOfYears,
  };
}
/** So many ordinary words count beside each rare one. */
const everydayToRare = 2;
/** After so many days a report of the same event tells of a later step. */
const longApart = 20;
/** Days taken to lie between two reports when one has no date. */
const unknownApart = 30;
/** Three years count as 1. */
const logOfYears = 7;

const weights = {
  kinds: 1.79,
  otherPlaces: -0.83,
  otherMatter: -1.01,
  lead: 1.8,
  rare: 1.12,
  everyday: 1.23,
  sameDay: 2.13,
  looksBack: 2.98,
  afresh: -2.61,
  onceMore: -0.8,
  apart: -2.7,
};
const bias = -4.4;

/**
 * Do two reports tell of one event? `score` (0 to 1) grows with the rare words at the beginning of each that stand in the other
 * (`word-rarity.ts`; words that reporters use for one another count as one), with other words in both, the kind of act, a day in both, and
 * when the later one begins by looking back to when the earlier is from. It falls with the time between them, when the later one
 * begins with no later step of a case though weeks lie between, when it begins with "again" or "a second", and when they tell of other
 * places or only one of them of Jews. A copy of the text is the same event whatever its date. Symmetric. The weights are a logistic
 * regression's over invented pairs (docs/accuracy.md has how pairs fared that were held out).
 */
export function sameEvent(a: Report, b: Report): { score: number; same: boolean } {
  const copied = copiedShare(a, b);
  let evidence = bias + (isCopy(a, b, copied) ? 5 + 5 * copied : 0);
  for (const [name, value] of Object.entries(eventLikeness(a, b))) evidence += weights[name as keyof typeof weights] * value;
  const score = Math.round((1 / (1 + Math.exp(-evidence))) * 10_000) / 10_000;
  return { score, same: score >= sameEventThreshold };
}
