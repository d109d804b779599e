import { compareTimes, daysMeet, longApart } from "./event-times.ts";
import { newsLikeness } from "./news-likeness.ts";
import { rareFrom, type ReadReport, readReport, type Report, type Words } from "./read-report.ts";
import { undatedLikeness } from "./undated-likeness.ts";

/** From this score on two reports are taken to tell of one event. */
export const sameEventThreshold = 0.5;

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

/**
 * What the verdict is made of: shares and flags from 0 to 1, but `rare` (0 to about 6) and `everyday` (0 to about 4), which are logarithms of
 * how many words both have. Where a report has no day, what is of the time between them says nothing and bears no weight.
 */
export type EventLikeness = Record<keyof typeof weights | "otherPlaces" | "otherMatter", number>;

export function eventLikeness(a: Report, b: Report): EventLikeness {
  const [left, right] = [readReport(a), readReport(b)];
  const [early, late] = (left.published ?? 0) > (right.published ?? 0) ? [right, left] : [left, right];
  const apart = early.published === null || late.published === null ? 0 : late.published - early.published;
  const isFar = apart > longApart;
  const [ours, theirs] = [rareWords(left.beginning, right.whole), rareWords(right.beginning, left.whole)];
  const kinds = shared(left.kinds, right.kinds);
  const allKinds = left.kinds.size + right.kinds.size - kinds;
  // Of two reports of one day neither is the later.
  const daysOfLate = apart === 0 ? late.days : late.daysOfAct;
  const { looksBack, looksElsewhere } = compareTimes(early, { published: late.published, stretches: late.stretchesOfBeginning });
  return {
    kinds: allKinds === 0 ? 0 : kinds / allKinds,
    otherKinds: areOthers(left.kindsOfBeginning, right.kindsOfBeginning) ? 1 : 0,
    otherPlaces: areOthers(left.places, right.places) ? 1 : 0,
    // A sentence for hatred often says no more against whom: without days, where the words alone have to tell, that counts as another matter.
    otherMatter: left.speaksOfJews === right.speaksOfJews ? 0 : 1,
    otherTopic: left.speaksOfHatred === right.speaksOfHatred ? 0 : 1,
    otherNames: nameOthers(left, right) ? 1 : 0,
    rare: Math.log(1 + ours.shared) + Math.log(1 + theirs.shared),
    // Two forms of one publisher share many ordinary words: beside none that is rare they say nothing.
    everyday: Math.log(1 + Math.min(shared(left.everyday, right.everyday), everydayToRare * (ours.shared + theirs.shared))),
    sameDay: compareTimes(early, late).sameDay ? 1 : 0,
    otherDays: !isFar && early.days.length > 0 && daysOfLate.length > 0 && !daysMeet(early.days, daysOfLate) ? 1 : 0,
    looksBack,
    afresh: isFar && late.beginsAfresh ? 1 : 0,
    noOutcome: isFar && !late.headlinesLaterStep ? 1 : 0,
    longAgo: apart > longAgo && !late.tellsOfOutcome ? 1 - looksBack : 0,
    looksElsewhere: looksElsewhere && late.isLaterStep ? 1 : 0,
    asides: Math.log(1 + saidInPassing(late, early) + saidInPassing(early, late)),
    onceMore: apart > 0 && late.headlinesOnceMore ? 1 : 0,
    apart: Math.log(1 + apart) / logOfYears,
  };
}

/** How much of the beginning of `other` the sentence of `report` has that speaks most of it as of another event, each word by its rarity. */
function saidInPassing(report: ReadReport, other: ReadReport): number {
  let most = 0;
  for (const aside of report.asides) {
    let met = 0;
    for (const [stem, rarity] of aside) if (other.beginning.has(stem)) met += rarity;
    most = Math.max(most, met);
  }
  return most;
}

/** Both name somebody or something, and none of it stands in the other. */
function nameOthers(left: ReadReport, right: ReadReport): boolean {
  if (left.names.size === 0 || right.names.size === 0) return false;
  return !hasOneOf(right.whole, left.names) && !hasOneOf(left.whole, right.names);
}

function hasOneOf(words: Words, names: ReadonlySet<string>): boolean {
  for (const name of names) if (words.has(name)) return true;
  return false;
}

/** Both have some, and none is in both. */
function areOthers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && shared(a, b) === 0;
}
/** So many ordinary words count beside each rare one. */
const everydayToRare = 2;
/** In days: a report of the same event then says when it was. */
const longAgo = 200;
/** Three years count as 1. */
const logOfYears = 7;

/** Of a logistic regression, for pairs whose days of publication are known. What each is worth: docs/accuracy.md. */
const weights = {
  kinds: 1.55,
  otherKinds: -0.68,
  otherTopic: -0.78,
  otherNames: -0.7,
  rare: 1.27,
  everyday: 1.33,
  sameDay: 1.92,
  otherDays: -0.73,
  looksBack: 2.63,
  looksElsewhere: -1.16,
  afresh: -1.98,
  noOutcome: -2.02,
  longAgo: -1.78,
  onceMore: -2.23,
  asides: -1.29,
  apart: -2.88,
};
const bias = -3.94;

/** The same for pairs of which one has no day: the features that need none, and what `undatedLikeness` adds. */
const undatedWeights = {
  kinds: 1.16,
  otherPlaces: -0.93,
  otherMatter: -0.94,
  everyday: 0.96,
  sameDay: 0.61,
  words: 4.19,
  names: 1.78,
  figures: 0.49,
  otherYear: -1.49,
  otherWeekday: -0.85,
};
const undatedBias = -4.09;

/** The same for news at large, with or without days: how alike the articles are (`newsLikeness`), and what tells of time. */
const newsWeights = {
  title: 1.41,
  beginning: 2.42,
  lead: 2.66,
  leadNames: 2.24,
  sentence: 0.71,
  marks: 1.94,
  figures: 0.37,
  otherWeekday: -1,
  sameDay: 0.79,
  apart: -2.43,
};
const newsBias = -3.53;
/** In characters: the weights of cases are fitted on notices shorter than this, those of news on articles, which share more by chance. */
const longestNotice = 1_400;

/** Articles that are not both about Jews: the weights of cases, where two of one person and place are told apart by their course, do not hold. */
function isNewsAtLarge(a: Report, b: Report): boolean {
  if (Math.max(a.text.length, b.text.length) < longestNotice) return false;
  return !(readReport(a).speaksOfJews && readReport(b).speaksOfJews);
}

/** The sum of what is weighed; what bears no weight here is left out. */
function sumOf<Feature extends string>(by: Record<Feature, number>, likeness: Record<NoInfer<Feature>, number>): number {
  return (Object.keys(by) as Feature[]).reduce((sum, name) => sum + by[name] * likeness[name], 0);
}

/** The log-odds of one event, before a copied text is counted. */
function evidenceOf(a: Report, b: Report): number {
  const likeness = eventLikeness(a, b);
  if (isNewsAtLarge(a, b)) return newsBias + sumOf(newsWeights, { ...likeness, ...undatedLikeness(a, b), ...newsLikeness(a, b) });
  const isDated = readReport(a).published !== null && readReport(b).published !== null;
  if (isDated) return bias + sumOf(weights, likeness);
  return undatedBias + sumOf(undatedWeights, { ...likeness, ...undatedLikeness(a, b) });
}

/**
 * Do two reports tell of one event? `score` (0 to 1) grows with the rare words at the beginning of each that stand in the other
 * (`word-rarity.ts`; words that reporters use for one another count as one), with other words in both, the kind of act, a day in both, and
 * when the later one begins by looking back to when the earlier is from. It falls with the time between them, when no name of the one stands
 * in the other, when they begin with other days (of one week or two) or kinds of act, when only one of them speaks of Jews or hatred, when the headline of the
 * later one says that it is one more, and with what either says of the other's matter in a sentence that sets another event beside its own. Where weeks lie between, it
 * falls when the later one begins with something new of that week, when its headline tells of no outcome, when it tells of a step and looks back elsewhere, and
 * after half a year when it neither looks back nor begins with what a case ended with. A copy of the text is the same event whatever its date. Symmetric. Where one has no day of
 * publication, all words, names, figures, years and days of the week stand for the time between them (`undated-likeness.ts`). Articles that are
 * not both about Jews are weighed as news at large (`news-likeness.ts`): there a day apart says less and the course of a case nothing. The weights
 * are logistic regressions', over invented pairs (and a little, so that names count, over those of different cases that resemble each other most), without days over the
 * invented pairs and those of ECB+, for news at large over pairs of six collections
 * (docs/accuracy.md has how pairs fared that were held out).
 */
export function sameEvent(a: Report, b: Report): { score: number; same: boolean } {
  const copied = copiedShare(a, b);
  const evidence = evidenceOf(a, b) + (isCopy(a, b, copied) ? 5 + 5 * copied : 0);
  const score = Math.round((1 / (1 + Math.exp(-evidence))) * 10_000) / 10_000;
  return { score, same: score >= sameEventThreshold };
}
