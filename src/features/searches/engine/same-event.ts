import { foldLetters } from "#app/lib/language/fold.ts";
import { type Word, words } from "#app/lib/language/words.ts";
import { nameForms } from "./name-forms.ts";
import { findPeople } from "./people.ts";
import { compareTimes, publishedDay, type Stretch, stretchesIn } from "./event-times.ts";
import { eventWord } from "./event-words.ts";
import { sentences } from "#app/lib/language/sentences.ts";
import { contentTerms, stem, type Term, termVector } from "./content-words.ts";
import { kindsOfPlace, speaksOfJews } from "./kinds-of-place.ts";
import { kindsOfAct } from "./kinds-of-act.ts";

/** A report as it is compared: `date` is its day of publication (YYYY-MM-DD), null when unknown. */
export type Report = { title: string; text: string; date: string | null };

/** From this score on two reports are taken to tell of one event. */
export const sameEventThreshold = 0.5;

/** Reports are compared by this much of their text: what happened stands at the top. */
const comparedCharacters = 12_000;
const leadCharacters = 700;

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

/** From this share on the verdict takes two texts for copies of one another. */
const copiedFrom = 0.35;

/** The sentences of a report by their words, each with its weight in the sentence of unit length: with names and figures, and without. */
type Said = { count: number; all: Postings; plain: Postings };
type Postings = ReadonlyMap<string, { sentence: number; weight: number }[]>;
type Vector = ReadonlyMap<string, number>;

type ReadReport = {
  /** All words, of unit length as the next two. */
  all: Vector;
  /** Names of people, places and bodies. */
  named: Vector;
  /** What the beginning says by ordinary words: no names, no figures. */
  plainLead: Vector;
  sentences: Said;
  /** Names of people: two capitalised words or more, neither a place nor a body. */
  people: Set<string>;
  published: number | null;
  stretches: Stretch[];
  quoted: Set<string>;
  isOnceMore: boolean;
  places: ReadonlySet<string>;
  speaksOfJews: boolean;
  /** Figures with what they count: "9 window", "40 grave". */
  counted: Set<string>;
  kinds: ReadonlySet<string>;
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

const comparedSentences = 30;
/** A sentence of fewer content words is alike to too many. */
const fewestTerms = 4;

function readAnew(report: Report): ReadReport {
  const text = report.text.slice(0, comparedCharacters);
  const whole = `${report.title}.\n${text}`;
  const from = whole.length - text.length;
  const tokens = words(whole);
  const bodyTokens = tokens.filter(({ start }) => start >= from);
  const terms = eventTerms(whole, tokens);
  const body = terms.filter(({ start }) => start >= from);
  const proper = new Set(body.filter((term) => term.proper).map((term) => term.stem));
  const isProper = (term: Term) => term.proper || proper.has(term.stem);
  // A headline is capitalised throughout in some houses: its words count as the text's do.
  const title: Term[] = terms.filter(({ start }) => start < from).map((term) => ({ ...term, proper: proper.has(term.stem) }));
  const lead = [...title, ...body.filter(({ start }) => start < from + leadCharacters)];
  const isPlain = (term: Term) => !isProper(term) && !/^\d/.test(term.stem);
  const said = sentences(whole)
    .slice(0, comparedSentences)
    .map((sentence) => terms.filter(({ start }) => start >= sentence.start && start < sentence.end))
    .filter((own) => own.length >= fewestTerms);
  return {
    all: unitVector([...title, ...body]),
    named: unitVector(body.filter((term) => term.proper)),
    plainLead: unitVector(lead.filter(isPlain)),
    sentences: {
      count: said.length,
      all: postings(said.map(unitVector)),
      plain: postings(said.map((terms) => unitVector(terms.filter(isPlain)))),
    },
    people: peopleIn(bodyTokens),
    published: publishedDay(report.date),
    stretches: stretchesIn(whole.slice(0, 3_000), report.date),
    quoted: quotedIn(whole),
    places: kindsOfPlace(whole.slice(0, 900)),
    speaksOfJews: speaksOfJews(whole.slice(0, 3_000)),
    isOnceMore: onceMore.test(whole.slice(0, 900)),
    counted: countedThings(bodyTokens),
    kinds: kindsOfAct(`${report.title}. ${report.text.slice(0, 900)}`),
    runs: runsOfWords(text),
  };
}

function unitVector(terms: readonly Term[]): Vector {
  const vector = termVector(terms);
  let squares = 0;
  for (const weight of vector.values()) squares += weight * weight;
  const length = Math.sqrt(squares);
  return length === 0 ? vector : new Map([...vector].map(([term, weight]) => [term, weight / length]));
}

function postings(vectors: readonly Vector[]): Postings {
  const found = new Map<string, { sentence: number; weight: number }[]>();
  vectors.forEach((vector, sentence) => {
    for (const [term, weight] of vector) {
      const known = found.get(term);
      if (known) known.push({ sentence, weight });
      else found.set(term, [{ sentence, weight }]);
    }
  });
  return found;
}

/** Cosine of two vectors of unit length, 0 to 1. */
function cosine(a: Vector, b: Vector): number {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  let product = 0;
  for (const [term, weight] of short) product += weight * (long.get(term) ?? 0);
  return product;
}

/** Content words, each as the one that stands for all that reporters use for it. */
function eventTerms(text: string, tokens: readonly Word[]): Term[] {
  return contentTerms(text, tokens).map((term) => (term.proper ? term : { ...term, stem: eventWord(term.stem) }));
}

/** Surnames of the people named in full. */
function peopleIn(tokens: readonly Word[]): Set<string> {
  const { people } = findPeople(tokens, nameForms(""));
  return new Set(
    people
      .slice(1)
      .flatMap((person) => (person.forms.given.length > 0 ? (person.forms.surnames.at(-1)?.join(" ") ?? []) : []))
      .filter((surname) => surname.length > 2),
  );
}

const numberWords = new Map(
  (
    "two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 " +
    "seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000"
  )
    .split(" ")
    .flatMap((word, index, all): [string, number][] => (index % 2 === 0 ? [[word, Number(all[index + 1])]] : [])),
);
/** What every report counts: time and people. */
const countedAnyway =
  /^(?:year|month|week|day|hour|minute|am$|pm$|january|february|march|april|may$|june|july|august|september|october|november|december|people|men$|women|man$|woman|count|other|more)/;

function countedThings(tokens: readonly Word[]): Set<string> {
  const found = new Set<string>();
  tokens.forEach((token, index) => {
    const bare = token.lower.replaceAll(",", "");
    const value = numberWords.get(bare) ?? (/^\d+$/.test(bare) ? Number(bare) : 0);
    if (value < 2) return;
    // "nine windows", "forty Jewish graves".
    for (const next of tokens.slice(index + 1, index + 3)) {
      if (!next.isWord) return;
      if (/^[a-z]{3,}$/.test(next.lower) && !countedAnyway.test(next.lower) && !numberWords.has(next.lower))
        found.add(`${value} ${stem(next.lower)}`);
    }
  });
  return found;
}

function shared<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  let count = 0;
  for (const one of a) if (b.has(one)) count += 1;
  return count;
}

function daysApart(a: string | null, b: string | null): number | null {
  if (!a || !b) return null;
  const apart = Math.abs(Date.parse(a.slice(0, 10)) - Date.parse(b.slice(0, 10))) / 86_400_000;
  return Number.isNaN(apart) ? null : apart;
}

/** How alike the two most alike sentences are: a later report tells the act again in one of its own. */
function mostAlike(a: Postings, b: Postings, counts: readonly [number, number]): number {
  const products = new Float64Array(counts[0] * counts[1]);
  for (const [term, ours] of a) {
    const theirs = b.get(term);
    if (!theirs) continue;
    for (const one of ours) {
      for (const other of theirs) {
        const at = one.sentence * counts[1] + other.sentence;
        products[at] = (products[at] ?? 0) + one.weight * other.weight;
      }
    }
  }
  return products.reduce((most, product) => Math.max(most, product), 0);
}

/** Words that a page quotes: two reports with the same words of somebody tell of the same saying of them. */
function quotedIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(/["“„«]([^"“”„«»]{6,200})["”“»]/gu)) {
    const said = (foldLetters(match[1] ?? "").match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 24);
    for (let at = 0; at + quotedWords <= said.length; at += 1) found.add(said.slice(at, at + quotedWords).join(" "));
  }
  return found;
}
const quotedWords = 3;

/** A report that tells of one more of its kind: "again", "a year after the first", "unconnected with". */
const onceMore =
  /\b(?:again|another|a second|for the second|second (?:time|week|year|wave)|third time|new (?:attack|incident|threat)|unconnected|unrelated|not connected|no connection|separate|also|later|a (?:week|month|year) after|days? after|weeks? after|earlier this (?:month|year)|in other news)\b/i;

/** Kinds that a report of hatred has only by chance: with one of them a report tells of something else. */
const otherTopics: ReadonlySet<string> = new Set([
  "theft",
  "copying",
  "labour",
  "election",
  "health",
  "weather",
  "trade",
  "civic",
]);

/** What the verdict is made of, each about 0 to 1; `same` is the sum of these by their weights. */
export type EventLikeness = Record<keyof typeof weights, number>;

export function eventLikeness(a: Report, b: Report): EventLikeness {
  const [left, right] = [readReport(a), readReport(b)];
  const counts = [left.sentences.count, right.sentences.count] as const;
  const apart = daysApart(a.date, b.date);
  const people = shared(left.people, right.people);
  const kinds = shared(left.kinds, right.kinds);
  const allKinds = left.kinds.size + right.kinds.size - kinds;
  const places = shared(left.places, right.places);
  const allPlaces = left.places.size + right.places.size - places;
  const [early, late] = (a.date ?? "") > (b.date ?? "") ? [right, left] : [left, right];
  const times = compareTimes(early, late);
  return {
    kinds: allKinds === 0 ? 0 : kinds / allKinds,
    otherKinds: kinds === 0 && left.kinds.size > 0 && right.kinds.size > 0 ? 1 : 0,
    places: allPlaces === 0 ? 0 : places / allPlaces,
    otherPlaces: places === 0 && left.places.size > 0 && right.places.size > 0 ? 1 : 0,
    otherMatter: left.speaksOfJews === right.speaksOfJews ? 0 : 1,
    otherTopic: [...otherTopics].filter((topic) => left.kinds.has(topic) !== right.kinds.has(topic)).length > 0 ? 1 : 0,
    all: cosine(left.all, right.all),
    named: cosine(left.named, right.named),
    lead: cosine(left.plainLead, right.plainLead),
    sentences: mostAlike(left.sentences.all, right.sentences.all, counts),
    plainSentences: mostAlike(left.sentences.plain, right.sentences.plain, counts),
    people: Math.min(people, 2),
    otherPeople: people === 0 && left.people.size > 0 && right.people.size > 0 ? 1 : 0,
    quoted: Math.min(shared(left.quoted, right.quoted), 2),
    counted: Math.min(shared(left.counted, right.counted), 2),
    sameDay: times.sameDay ? 1 : 0,
    otherDay: times.otherDay ? 1 : 0,
    looksBack: times.looksBack,
    onlyOwnDays: times.onlyOwnDays ? 1 : 0,
    onceMore: early.published !== late.published && late.isOnceMore ? 1 : 0,
    near: apart !== null && apart <= 3 ? 1 : 0,
    weeks: apart !== null && apart > 14 && apart <= 365 ? 1 : 0,
    years: apart !== null && apart > 365 ? 1 : 0,
  };
}

const weights = {
  kinds: 1.54,
  otherKinds: -1.04,
  places: 0.71,
  otherPlaces: -0.67,
  otherMatter: -1.54,
  otherTopic: -0.59,
  all: 0.94,
  named: 0.29,
  lead: 1.12,
  sentences: 0.51,
  plainSentences: 0.84,
  people: 0.83,
  otherPeople: -0.94,
  quoted: 0.45,
  counted: 1.51,
  sameDay: 1.35,
  otherDay: -0.38,
  looksBack: 1.37,
  onlyOwnDays: -1.64,
  onceMore: -0.79,
  near: 0.72,
  weeks: -0.17,
  years: -1.87,
};
const bias = -2.38;

/**
 * Do two reports tell of one event? `score` (0 to 1) grows with the words they share as a whole, at the beginning and
 * between their two most alike sentences (words that reporters use for one another count as one), with people, names,
 * quotations, days and counted things in both, and when the later one looks back to when the earlier is from; it falls
 * when they tell of different kinds of act or fix different days, and with the time between them. A copy of the text is
 * the same event whatever its date. Symmetric. The weights are a logistic regression's over invented pairs
 * (docs/accuracy.md has how unseen pairs fared).
 */
export function sameEvent(a: Report, b: Report): { score: number; same: boolean } {
  const copied = copiedShare(a, b);
  let evidence = bias + (copied >= copiedFrom ? 5 + 5 * copied : 0);
  for (const [name, value] of Object.entries(eventLikeness(a, b))) evidence += weights[name as keyof typeof weights] * value;
  const score = Math.round((1 / (1 + Math.exp(-evidence))) * 10_000) / 10_000;
  return { score, same: score >= sameEventThreshold };
}
