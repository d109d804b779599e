import { foldLetters } from "#app/lib/language/fold.ts";
import { whichLanguage } from "#app/lib/language/which-language.ts";
import type { PartialDate } from "#app/lib/partial-date.ts";
import type { Finding, Quotation, SourceText } from "../judgement.ts";
import { readReport, type Report } from "./read-report.ts";
import { copiedShare, sameEvent } from "./same-event.ts";

/** What one page reports of one event: `page` as it was archived, `spans` all passages that the report rests on. */
export type EventReport = {
  title: string;
  date: PartialDate;
  location: string | null;
  /** The passages that carry the finding. */
  quotations: readonly Quotation[];
  spans: readonly Quotation[];
  page: SourceText;
};

export function eventReport(finding: Finding, page: SourceText): EventReport {
  const told = [finding.title, ...finding.summary, ...finding.description].map((sentence) => sentence.quotation);
  return {
    title: finding.title.text,
    date: finding.date,
    location: finding.location,
    quotations: finding.quotations,
    spans: [...finding.quotations, ...told],
    page,
  };
}

/** Reads a report for comparison ahead of it, while nobody waits: the comparison does so itself otherwise. */
export function prepareReport(told: EventReport): EventReport {
  readReport(compared(told).report);
  return told;
}

/**
 * How sure it is that two findings about one person report one event. `certain`: both quote the same words, or one page is
 * a copy of the other. `likely` and `unclear` are the verdict on the two reports, which asks more where what is known of the
 * date speaks against it. `never`: the dates and the course of publication exclude it.
 */
export type OneEvent = {
  verdict: "certain" | "likely" | "unclear" | "different" | "never";
  score: number;
  /** Both name a day, more than a month apart, of which one may be that of a later step. */
  isOnOtherDays?: true;
};

export function isOne({ verdict }: Pick<OneEvent, "verdict">): boolean {
  return verdict === "certain" || verdict === "likely";
}

/** Too unlike to be joined by a third report that is like both. */
export function isAgainst({ verdict, score, isOnOtherDays }: OneEvent): boolean {
  return score < tooUnlike || (isOnOtherDays === true && !isOne({ verdict }));
}
const tooUnlike = 0.6;

/** Fitted on hard pairs of any two reports; reports that a search joins without asking have to be more alike than that. */
const likelyFrom = 0.85;
/** Where day or place speak against it, though one of the days may be that of a later step and a place be told in two ways. */
const likelyDespiteDoubt = 0.97;
const unclearFrom = 0.5;
/** Words do not tell: neither for nor against. */
const acrossLanguages = 0.6;
/** Above this share one text is a copy of the other: syndication is not corroboration. */
const copyFrom = 0.5;
/** A copy of a few words proves nothing. */
const shortestCopy = 120;
/** Sentences of a few words ("He denies the charges.") stand in many reports. */
const shortestQuotation = 50;

const day = 86_400_000;
/** Within so many days before its publication a date may be that of the step that a page reports. */
const mayBeAStep = 21 * day;
/** Dates that lie no further apart may be one, given inexactly. */
const inexact = 31 * day;
/** Two pages that both name a day may mean the night between, or the day of the arrest. */
const fewDays = 3 * day;

type Compared = { report: Report; language: string };
/** Reports are compared many to many: what is needed of each is worked out once for as long as it is held. */
const known = new WeakMap<EventReport, Compared>();

function compared(told: EventReport): Compared {
  const before = known.get(told);
  if (before) return before;
  const report = partThatTells(told);
  const read = { report, language: whichLanguage(report.text) };
  known.set(told, read);
  return read;
}

/** The page, or of a page that tells of more than this event, the part that tells of it. */
function partThatTells({ title, spans, page }: EventReport): Report {
  const own = spans.filter((span) => span.sourceId === page.id);
  const paragraphs = [...page.text.matchAll(/[^\n]+/g)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  const told = paragraphs.filter(({ start, end }) => own.some((span) => span.start < end && start < span.end));
  const [first, last] = [told[0], told.at(-1)];
  const covered = first && last ? last.end - first.start : page.text.length;
  // A round-up tells of others before and after, and its headline of none of them.
  if (first && last && covered < page.text.length * roundUpShare && paragraphs.length - told.length >= roundUpOthers) {
    return { title, text: page.text.slice(first.start, last.end), date: page.date };
  }
  return { title: page.title, text: page.text, date: page.date };
}
const roundUpShare = 0.4;
const roundUpOthers = 3;

/** The verdict on two reports about one person. Symmetric; never to be asked across people. */
export function oneEvent(a: EventReport, b: EventReport): OneEvent {
  const [{ report: left, language }, { report: right, language: other }] = [compared(a), compared(b)];
  const against = whatSpeaksAgainst(a, b);
  if (against === "all") return { verdict: "never", score: 0 };
  if (quoteTheSame(a, b) || isCopy(left, right)) return { verdict: "certain", score: 1 };
  // Words do not meet across languages: there, the day says that it is the same.
  if (language !== other) {
    return isOneDay(a, b) ? { verdict: "likely", score: likelyFrom } : { verdict: "unclear", score: acrossLanguages };
  }
  const { score } = sameEvent(left, right);
  const enough = against === "nothing" ? likelyFrom : likelyDespiteDoubt;
  const verdict = score >= enough ? "likely" : score >= unclearFrom ? "unclear" : "different";
  return against === "other days" ? { verdict, score, isOnOtherDays: true } : { verdict, score };
}

/**
 * Which of some pages repeat the text of another: each of those to the one that it counts as one source with, the first
 * published of them. Syndication is not corroboration.
 */
export function copiesAmong(pages: readonly SourceText[]): Map<string, string> {
  const ordered = pages.toSorted(
    (a, b) => (a.date ?? "9999").localeCompare(b.date ?? "9999") || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  const first: SourceText[] = [];
  const copies = new Map<string, string>();
  for (const page of ordered) {
    const original = first.find((candidate) => isCopy(candidate, page));
    if (original) copies.set(page.id, original.id);
    else first.push(page);
  }
  return copies;
}

/** Whether the same text stands on both pages. */
function isCopy(a: Report, b: Report): boolean {
  return Math.min(a.text.length, b.text.length) >= shortestCopy && copiedShare(a, b) > copyFrom;
}

function quoteTheSame(a: EventReport, b: EventReport): boolean {
  return a.quotations.some((mine) =>
    b.quotations.some((theirs) => {
      const [short, long] = mine.text.length <= theirs.text.length ? [mine.text, theirs.text] : [theirs.text, mine.text];
      return short.length >= shortestQuotation && long.includes(short);
    }),
  );
}

/** One names the day, and the other the same or its month: one person does not do two such things in one month. */
function isOneDay({ date: a }: EventReport, { date: b }: EventReport): boolean {
  const [day, other] = a.precision === "day" ? [a, b] : [b, a];
  if (day.precision !== "day" || (other.precision !== "day" && other.precision !== "month")) return false;
  return day.start !== null && other.start !== null && other.end !== null && other.start <= day.start && day.start <= other.end;
}

/**
 * Do day and place of the acts exclude one another? A page that gives a day shortly before its own publication may mean the
 * step that it reports, and a place may be told as a town or a street: then one of them alone is only a doubt. Days that no
 * step explains, and doubt of both kinds, exclude.
 */
function whatSpeaksAgainst(a: EventReport, b: EventReport): "nothing" | "doubt" | "other days" | "all" {
  const elsewhere = isElsewhere(a, b);
  const [one, other] = [spanOf(a), spanOf(b)];
  if (!one || !other) return elsewhere || isTooEarly(one ?? other, one ? b.page : a.page) ? "doubt" : "nothing";
  const [early, late] = one.start <= other.start ? [one, other] : [other, one];
  const gap = late.start - early.end;
  const isOtherDay = gap > (early.isDay && late.isDay ? fewDays : inexact);
  if (!isOtherDay) return elsewhere ? "doubt" : "nothing";
  if (gap <= inexact) return elsewhere ? "all" : "doubt";
  return late.mayBeAStep && !elsewhere ? "other days" : "all";
}

/** A page from before the act does not report it. */
function isTooEarly(span: Span | null, page: SourceText): boolean {
  return span !== null && page.date !== null && Date.parse(page.date) < span.start;
}

/** Two known places without a word in common, of which neither report speaks of the other's. */
function isElsewhere(a: EventReport, b: EventReport): boolean {
  if (a.location === null || b.location === null) return false;
  if (a.page.text.includes(b.location) || b.page.text.includes(a.location)) return false;
  const theirs = new Set(wordsOf(b.location));
  return !wordsOf(a.location).some((word) => theirs.has(word));
}

function wordsOf(place: string): string[] {
  return foldLetters(place).match(/[\p{L}\p{N}]+/gu) ?? [];
}

type Span = { start: number; end: number; isDay: boolean; mayBeAStep: boolean };

function spanOf({ date, page }: EventReport): Span | null {
  if (!date.start || !date.end || date.precision === "unknown") return null;
  const [start, end] = [Date.parse(date.start), Date.parse(date.end)];
  const published = page.date === null ? Number.NaN : Date.parse(page.date);
  return { start, end, isDay: date.precision === "day", mayBeAStep: Number.isNaN(published) || published - start <= mayBeAStep };
}
