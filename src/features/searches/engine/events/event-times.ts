import { matchesOf } from "#app/lib/language/matches-of.ts";
import { datesIn } from "../reading/when.ts";

/** A stretch of days in which something is said to have happened: first and last day, as numbers of days since 1970. */
export type Stretch = { from: number; to: number };

const dayMs = 86_400_000;
const dayNumber = (iso: string) => Math.round(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / dayMs);

const seasons: Record<string, number> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };
const looseWords =
  /\b(?:(?<weekend>weekend)|(?<lastweek>last week|a week (?:ago|earlier|before)|the week before)|(?:in the|last|this|during the|of the) (?<season>spring|summer|autumn|fall|winter)|(?<christmas>christmas)|(?<holidays>over the holidays|new year['’]s (?:eve|day))|(?:on )?the (?<nth>\d{1,2})(?:st|nd|rd|th)(?! (?:century|anniversary|birthday|street|avenue|grade|floor|minute|year|district|of))|(?<newyear>(?:start|beginning) of the year)|(?<thismonth>(?:earlier )?this month)|(?<thisyear>earlier this year)|(?<lastyear>last year))\b/giu;

/** Day, month and year of a day number. */
function partsOf(day: number): { year: number; month: number; date: number; weekday: number } {
  const then = new Date(day * dayMs);
  return { year: then.getUTCFullYear(), month: then.getUTCMonth(), date: then.getUTCDate(), weekday: then.getUTCDay() };
}
const dayOf = (year: number, month: number, date: number) => Math.round(Date.UTC(year, month, date) / dayMs);

function looseStretch(groups: Record<string, string | undefined>, base: number): Stretch | null {
  const { year, month, weekday, date } = partsOf(base);
  const sunday = base - (weekday === 0 ? 0 : weekday);
  if (groups["weekend"]) return { from: sunday - 2, to: sunday };
  if (groups["lastweek"]) return { from: base - 13, to: base - 4 };
  if (groups["season"]) {
    const first = seasons[groups["season"].toLowerCase()] ?? 0;
    const from = dayOf(first > month ? year - 1 : year, first, 1);
    return { from, to: Math.min(base, from + 91) };
  }
  if (groups["christmas"] || groups["holidays"]) {
    const of = month === 11 && date >= 24 ? year : year - 1;
    return { from: dayOf(of, 11, groups["christmas"] ? 24 : 20), to: Math.min(base, dayOf(of + 1, 0, 2)) };
  }
  if (groups["nth"]) {
    const wanted = Number(groups["nth"]);
    if (wanted < 1 || wanted > 31) return null;
    const day = dayOf(year, wanted > date ? month - 1 : month, wanted);
    return { from: day, to: day };
  }
  if (groups["newyear"]) return { from: dayOf(year, 0, 1), to: dayOf(year, 1, 15) };
  if (groups["thismonth"]) return { from: dayOf(year, month, 1), to: base };
  if (groups["thisyear"]) return { from: dayOf(year, 0, 1), to: base };
  if (groups["lastyear"]) return { from: dayOf(year - 1, 0, 1), to: dayOf(year - 1, 11, 31) };
  return null;
}

const numbers =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  );
const unitDays: Record<string, number> = { week: 7, month: 30.4, year: 365 };
/** What is so many weeks, months or years behind the day of a report: "fourteen months ago", "a year on", "three weeks after". */
const spans = new RegExp(
  `\\b(?<count>\\d{1,2}|a|${numbers.join("|")}) (?<unit>week|month|year)s? (?:ago|earlier|before|after|later|on(?! (?:the|a|an)\\b)|since)\\b`,
  "giu",
);

/** The days around then; the longer ago, the looser the words. */
function spanBefore(groups: Record<string, string | undefined>, base: number): Stretch {
  const word = (groups["count"] ?? "").toLowerCase();
  const count = word === "a" ? 1 : Number(word) || numbers.indexOf(word) + 1;
  const length = unitDays[(groups["unit"] ?? "").toLowerCase()] ?? 7;
  const day = base - count * length;
  const slack = Math.min(60, length / 2 + (count - 1) * 2);
  return { from: Math.round(day - slack), to: Math.round(Math.min(base, day + slack)) };
}

/** All that a text states or hints at of when things happened up to the day of its publication, in its order. */
export function stretchesIn(text: string, published: string | null): Stretch[] {
  const base = published ? dayNumber(published) : Number.NaN;
  const found: Stretch[] = [];
  for (const { date } of datesIn(text, published)) {
    if (date.start === null || date.end === null) continue;
    const stretch = { from: dayNumber(date.start), to: dayNumber(date.end) };
    if (Number.isNaN(base) || stretch.from <= base) found.push(stretch);
  }
  if (Number.isNaN(base)) return found;
  for (const match of matchesOf(looseWords, text)) {
    const stretch = looseStretch(match.groups ?? {}, base);
    if (stretch && stretch.from <= base) found.push(stretch);
  }
  for (const match of matchesOf(spans, text)) found.push(spanBefore(match.groups ?? {}, base));
  return found;
}

export type Times = {
  /** Both fix a day or two, and it is the same. */
  sameDay: boolean;
  /** The later report looks back to when the earlier one is from: 1 to a month, less to a season or a year. */
  looksBack: number;
  /** It looks back to a month or less, and never to when the earlier one is from. */
  looksElsewhere: boolean;
};

const fewDays = 4;
/** In days: who looks back to a month or less says when it was. */
const aboutAMonth = 40;
/** After so many days a report of the same event tells of a later step. */
export const longApart = 20;

/** Those that fix a day or a few. */
export function exactDays(stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(({ from, to }) => to - from < fewDays);
}

/** Do some of the one fall on some of the other? */
export function daysMeet(left: readonly Stretch[], right: readonly Stretch[]): boolean {
  return left.some((one) => right.some((other) => one.from <= other.to && other.from <= one.to));
}

/** What two reports' times say: `early` was published first; days as day numbers, null when unknown. */
export function compareTimes(
  early: { published: number | null; stretches: readonly Stretch[] },
  late: { published: number | null; stretches: readonly Stretch[] },
): Times {
  const [left, right] = [exactDays(early.stretches), exactDays(late.stretches)];
  const isFar = early.published !== null && late.published !== null && late.published - early.published > longApart;
  const about = early.published ?? 0;
  // What an early report tells of happened in the days before it.
  const told = [...left.filter(({ to }) => to >= about - 14), { from: about - 7, to: about }];
  const back = late.stretches.filter(({ to }) => late.published === null || to < late.published - 10);
  const reaches = back
    .filter((one) => daysMeet([one], told))
    .map(({ from, to }) => (to - from <= 31 ? 1 : to - from <= 100 ? 0.7 : 0.35));
  return {
    sameDay: daysMeet(left, right),
    looksBack: isFar ? Math.max(0, ...reaches) : 0,
    looksElsewhere:
      isFar &&
      back.some(({ from, to }) => to - from <= aboutAMonth) &&
      !daysMeet(
        back,
        [...left, { from: about - 7, to: about }].map(({ from, to }) => ({ from: from - fewDays, to: to + fewDays })),
      ),
  };
}

export function publishedDay(date: string | null): number | null {
  const day = date ? dayNumber(date) : Number.NaN;
  return Number.isNaN(day) ? null : day;
}

/** A line of its own among the first of a text that fixes a day: the day it was published, where nothing else tells (YYYY-MM-DD). */
export function datelineOf(text: string): string | null {
  for (const line of text.split("\n", linesWithDate)) {
    if (line.length > lineCharacters || !/\b(?:19|20)\d\d\b/.test(line)) continue;
    for (const { date } of datesIn(line, null)) if (date.start !== null && date.start === date.end) return date.start;
  }
  return null;
}
const linesWithDate = 6;
/** A date, a house and a town: longer, and it is a sentence, whose day may be the act's. */
const lineCharacters = 90;
