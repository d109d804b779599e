import { cosine, eventTerms, type Report, unitVector, type Words } from "./read-report.ts";

type Reading = {
  /** What stands in the text, by its stem, of unit length: oftener and rarer counts more. */
  words: Words;
  /** The names that stand there most often. */
  names: readonly string[];
  /** The figures it opens with, and all; years are none. */
  openingFigures: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  /** The latest year that is written there. */
  year: number | null;
  weekdays: ReadonlySet<string>;
};

const readings = new WeakMap<Report, Reading>();

const readCharacters = 3_000;
const openingCharacters = 500;
const weekdayCharacters = 1_500;
const namesKept = 4;
/** Capitalised words that are on many pages name no party to an event. */
const nameFrom = 0.8;

function readingOf(report: Report): Reading {
  const known = readings.get(report);
  if (known) return known;
  const text = `${report.title}.\n${report.text}`.slice(0, readCharacters);
  const from = report.title.length;
  const terms = eventTerms(text);
  const counts = new Map<string, number>();
  const names = new Map<string, number>();
  for (const { stem, proper, start, weight } of terms) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
    if (proper && start >= from && weight >= nameFrom && !/^\d/.test(stem)) names.set(stem, (names.get(stem) ?? 0) + 1);
  }
  const weights = new Map(terms.map(({ stem, weight }) => [stem, weight]));
  const figures = terms.filter(({ stem }) => /^\d/.test(stem) && !/^(?:19|20)\d\d$/.test(stem));
  const years = [...text.matchAll(/\b(?:19[89]\d|20[0-4]\d)\b/g)].map(([year]) => Number(year));
  const reading = {
    words: unitVector(new Map([...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * (weights.get(stem) ?? 0) ** 2]))),
    names: [...names]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, namesKept)
      .map(([stem]) => stem),
    openingFigures: new Set(figures.filter(({ start }) => start < from + openingCharacters).map(({ stem }) => stem)),
    figures: new Set(figures.map(({ stem }) => stem)),
    year: years.length === 0 ? null : Math.max(...years),
    weekdays: new Set(text.slice(0, weekdayCharacters).match(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g)),
  };
  readings.set(report, reading);
  return reading;
}

/** Of the most frequent names of each, the share that stands in the other; a half when there are none. */
function namesMet(left: Reading, right: Reading): number {
  const all = left.names.length + right.names.length;
  if (all === 0) return 0.5;
  const met =
    left.names.filter((name) => right.words.has(name)).length + right.names.filter((name) => left.words.has(name)).length;
  return met / all;
}

const meets = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>) => [...a].some((item) => b.has(item));

/**
 * What tells apart two reports when it is not known how much time lies between them: shares and flags from 0 to 1, `figures` from
 * -1 (both open with some, none met) to 1. Symmetric.
 */
export function undatedLikeness(a: Report, b: Report) {
  const [left, right] = [readingOf(a), readingOf(b)];
  const areYears = left.year !== null && right.year !== null;
  const haveFigures = left.openingFigures.size > 0 && right.openingFigures.size > 0;
  const areFigures = meets(left.openingFigures, right.figures) || meets(right.openingFigures, left.figures);
  return {
    words: cosine(left.words, right.words),
    names: namesMet(left, right),
    figures: !haveFigures ? 0 : areFigures ? 1 : -1,
    otherYear: areYears && Math.abs((left.year ?? 0) - (right.year ?? 0)) > 1 ? 1 : 0,
    otherWeekday: left.weekdays.size > 0 && right.weekdays.size > 0 && !meets(left.weekdays, right.weekdays) ? 1 : 0,
  };
}
