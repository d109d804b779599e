import { foldLetters } from "#app/lib/language/fold.ts";
import { datelineOf, exactDays, publishedDay, type Stretch, stretchesIn } from "./event-times.ts";
import { eventWord } from "./event-words.ts";
import { contentTerms, type Term } from "./content-words.ts";
import { kindsOfPlace, speaksOfHatred, speaksOfJews } from "./kinds-of-place.ts";
import { headlinesLaterStep, kindsOfAct, tellsOfLaterStep, tellsOfOutcome } from "./kinds-of-act.ts";
import { rarity } from "./word-rarity.ts";

/** A report as it is compared: `date` is its day of publication (YYYY-MM-DD), null when unknown: then a line of its text may name it. */
export type Report = { title: string; text: string; date: string | null };

/** Copies are known by this much of the text. */
const comparedCharacters = 12_000;
/** Words are counted in this much of it: what happened stands at the top, and a longer text shares more by chance. */
const wordCharacters = 1_500;
/** Two or three sentences after the title. */
const beginningCharacters = 300;

const shingleWords = 5;

/** Runs of five words, for finding copies: agency copy with a new headline is one source. */
function runsOfWords(text: string): ReadonlySet<string> {
  const list = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  // Cut out of one string: joining five words a run takes several times as long.
  const words = list.join(" ");
  let from = 0;
  let to = list.slice(0, shingleWords - 1).join(" ").length;
  for (const [at, last] of list.slice(shingleWords - 1).entries()) {
    to += 1 + last.length;
    found.add(words.slice(from, to));
    from += 1 + (list[at]?.length ?? 0);
  }
  return found;
}

/** Words by their stems, each with its rarity (0 to 1). */
export type Words = ReadonlyMap<string, number>;

/** What of a report is compared. */
export type ReadReport = {
  beginning: Words;
  whole: Words;
  /** Of `whole`, what is said by words that many pages have: no names, no figures. */
  everyday: ReadonlySet<string>;
  /** Of `whole`, the names that are on few pages. */
  names: ReadonlySet<string>;
  /** Days since 1970; null when neither its date nor a line of its text tells. */
  published: number | null;
  stretches: Stretch[];
  stretchesOfBeginning: Stretch[];
  /** The days that it begins with, and those of them on which an act may have been: a later step is mostly of the days before it is told. */
  days: readonly Stretch[];
  daysOfAct: readonly Stretch[];
  places: ReadonlySet<string>;
  speaksOfJews: boolean;
  /** Of Jews, or of hatred of some kind: a sentence may be told without the one and the other. */
  speaksOfHatred: boolean;
  kinds: ReadonlySet<string>;
  kindsOfBeginning: ReadonlySet<string>;
  /** Begins with a day of that week, and not with what comes after an act (an arrest, a trial, an inquiry, an apology). */
  beginsAfresh: boolean;
  isLaterStep: boolean;
  headlinesLaterStep: boolean;
  tellsOfOutcome: boolean;
  headlinesOnceMore: boolean;
  /** What it says in passing of another event, a sentence each: the words that do not stand before it. */
  asides: readonly Words[];
  runs: ReadonlySet<string>;
};

/** Reports are compared many to many: each is read once for as long as it is held. */
const readings = new WeakMap<Report, ReadReport>();

/** Reads a report, once. */
export function readReport(report: Report): ReadReport {
  const known = readings.get(report);
  if (known) return known;
  const read = readAnew(report);
  readings.set(report, read);
  return read;
}

/** From this rarity on a word is on few pages: most names, and the words of one event. */
export const rareFrom = 0.9;
/** Rarity is counted on pages of one topic: what is common in English otherwise (a weight up to `weightOfCommon`) is no rarer than this. */
const rarityOfCommon = 0.6;
const weightOfCommon = 0.35;

/** How a headline says that it is one more of its kind; further down "second" and "again" are said of much else, and "second floor" anywhere. */
const onceMoreInHeadline =
  /\b(?:already|again|once more|another|second(?! (?:mate|run|half|degree|hand|reading|minute|floor|day|term|place|world|row|book|album|novel|round|home|language|opinion)\b)|third|latest|new (?:\w+ )?(?:attack|inquiry|charge|strike|action|row|walkout|disruption)|targeted|twice|further|more(?! than))\b/i;
/** A sentence that sets another event beside the one that is told. */
const besideAnother =
  /\b(?:separate(?:ly)?|unrelated|unconnected|not (?:connected|related|linked)|(?:nothing|no\w*)[^.]{0,40} to (?:link|connect|do with)|no (?:connection|link|bearing)|not part of|(?:the|a|their|its) (?:second|third|fourth) (?!half|floor|degree|round|quarter|minute|day)|another|other case|different (?:file|case|matter|panel)|similar|unlike|compared with|recalls?|same (?:street|district|suburb|village|town|group|party))\b/i;
/** In characters of the text: what stands before is the event itself. */
const asidesFrom = 180;
const endOfSentence = /[.!?]["”’']?\s+(?=["“‘']?\p{Lu})|\n+/gu;

/** The sentences of `text` from `from` on that speak of another event, each by its words that none before has. */
function asidesIn(text: string, from: number, terms: readonly Term[]): Words[] {
  if (!besideAnother.test(text)) return [];
  const firsts = new Map<string, number>();
  for (const { stem, start } of terms) if (!firsts.has(stem)) firsts.set(stem, start);
  const asides: Words[] = [];
  let start = 0;
  for (const end of [...[...text.matchAll(endOfSentence)].map((match) => match.index + match[0].length), text.length]) {
    const [first, last] = [start, end];
    start = end;
    if (first < from || !besideAnother.test(text.slice(first, last))) continue;
    asides.push(
      wordsOf(terms.filter((term) => term.start >= first && term.start < last && (firsts.get(term.stem) ?? 0) >= first)),
    );
  }
  return asides;
}

/** In days before a report: what it tells as new happened then, and the step that it tells of still later. */
const freshDays = 8;
const stepDays = 3;

function readAnew(report: Report): ReadReport {
  const text = report.text.slice(0, comparedCharacters);
  const date = report.date ?? datelineOf(text);
  const whole = `${report.title}.\n${text}`;
  const from = whole.length - text.length;
  const beginning = whole.slice(0, from + beginningCharacters);
  const lead = whole.slice(0, 900);
  const counted = whole.slice(0, from + wordCharacters);
  const terms = eventTerms(counted);
  const published = publishedDay(date);
  const stretchesOfBeginning = stretchesIn(beginning, date);
  const days = exactDays(stretchesOfBeginning);
  const isLaterStep = tellsOfLaterStep(beginning);
  const matter = whole.slice(0, 3_000);
  const ofJews = speaksOfJews(matter);
  return {
    beginning: wordsOf(terms.filter(({ start }) => start < beginning.length)),
    whole: wordsOf(terms),
    everyday: new Set(
      terms.filter((term) => !term.proper && !/^\d/.test(term.stem) && term.weight < rareFrom).map(({ stem }) => stem),
    ),
    // A headline is capitalised throughout in some houses: names are read in the text.
    names: new Set(
      terms
        .filter((term) => term.proper && term.start >= from && !/^\d/.test(term.stem) && term.weight >= rareFrom)
        .map(({ stem }) => stem),
    ),
    published,
    stretches: stretchesIn(matter, date),
    stretchesOfBeginning,
    days,
    daysOfAct: days.filter(({ from: day }) => !isLaterStep || published === null || day < published - stepDays),
    places: kindsOfPlace(lead),
    speaksOfJews: ofJews,
    speaksOfHatred: ofJews || speaksOfHatred(matter),
    kinds: kindsOfAct(lead),
    kindsOfBeginning: kindsOfAct(beginning),
    beginsAfresh: !isLaterStep && published !== null && days.some(({ from: day }) => day >= published - freshDays),
    isLaterStep,
    headlinesLaterStep: headlinesLaterStep(report.title),
    tellsOfOutcome: tellsOfOutcome(beginning),
    headlinesOnceMore: onceMoreInHeadline.test(report.title),
    asides: asidesIn(counted, from + asidesFrom, terms),
    runs: runsOfWords(text),
  };
}

function wordsOf(terms: readonly Term[]): Words {
  return new Map(terms.map(({ stem, weight }) => [stem, weight]));
}

/** The vector over its own length; an empty one stays empty. */
export function unitVector(vector: Words): Words {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return length === 0 ? vector : new Map([...vector].map(([term, weight]) => [term, weight / length]));
}

/** Cosine of two vectors of unit length, 0 to 1. */
export function cosine(a: Words, b: Words): number {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  let product = 0;
  for (const [term, weight] of short) product += weight * (long.get(term) ?? 0);
  return product;
}

/** How rare a word is, .1 to 1, whatever else stands for it. */
export function rarityOf(term: Term): number {
  return Math.min(rarity(term.stem), term.weight <= weightOfCommon ? rarityOfCommon : 1);
}

/** Content words by their rarity, each as the one that stands for all that reporters use for it. */
export function eventTerms(text: string): Term[] {
  return contentTerms(text).map((term) => ({
    ...term,
    weight: rarityOf(term),
    stem: term.proper ? term.stem : eventWord(term.stem),
  }));
}
