import { foldLetters } from "#app/lib/language/fold.ts";
import { words } from "#app/lib/language/words.ts";
import { nameForms } from "./name-forms.ts";
import { findPeople } from "./people.ts";
import { datesIn } from "./when.ts";
import { contentTerms, type Term, termCosine, termVector } from "./content-words.ts";

/** A report as it is compared: `date` is its day of publication (YYYY-MM-DD), null when unknown. */
export type Report = { title: string; text: string; date: string | null };

/** From this score on two reports are taken to tell of one event. */
export const sameEventThreshold = 0.5;

/** Reports are compared by this much of their text: what happened stands at the top. */
const comparedCharacters = 12_000;
const leadCharacters = 700;

const shingleWords = 5;

/** Runs of five words, for finding copies: agency copy with a new headline is one source. */
function shingles(text: string): Set<string> {
  const list = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at + shingleWords <= list.length; at += 1) found.add(list.slice(at, at + shingleWords).join(" "));
  return found;
}

/**
 * The share of the shorter text's runs of five words that stand in the longer one, 0 to 1. Above .5
 * one is a copy of the other: syndication, not corroboration.
 */
export function copiedShare(a: string, b: string): number {
  const [left, right] = [shingles(a), shingles(b)];
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  if (short.size === 0) return 0;
  let shared = 0;
  for (const one of short) if (long.has(one)) shared += 1;
  return shared / short.size;
}

type ReadReport = {
  /** What happened, to what, by ordinary words: no names, no figures. */
  plain: Map<string, number>;
  /** Names of people: two capitalised words or more, neither a place nor a body. */
  people: Set<string>;
  /** Days that the report states, as numbers of days. */
  days: Set<number>;
  all: Map<string, number>;
  /** Names and figures: who, where, how many. */
  named: Map<string, number>;
  lead: Map<string, number>;
  title: Map<string, number>;
  text: string;
};

/** Reports are compared many to many: each is read once for as long as it is held. */
const readings = new WeakMap<Report, ReadReport>();

function readReport(report: Report): ReadReport {
  const known = readings.get(report);
  if (known) return known;
  const read = readAnew(report);
  readings.set(report, read);
  return read;
}

function readAnew(report: Report): ReadReport {
  const text = report.text.slice(0, comparedCharacters);
  const title = contentTerms(report.title);
  // A headline is capitalised throughout in some houses: its words count as the text's do.
  const body = contentTerms(text);
  const proper = new Set(body.filter((term) => term.proper).map((term) => term.stem));
  const plainTitle: Term[] = title.map((term) => ({ ...term, proper: proper.has(term.stem) }));
  return {
    all: termVector([...plainTitle, ...body]),
    named: termVector(body.filter((term) => term.proper || /^\d/.test(term.stem))),
    lead: termVector([...plainTitle, ...contentTerms(text.slice(0, leadCharacters))]),
    title: termVector(plainTitle),
    plain: termVector([...plainTitle, ...body].filter((term) => !term.proper && !/^\d/.test(term.stem))),
    people: peopleIn(text),
    days: daysIn(report),
    text,
  };
}

/** Surnames of the people named in full. */
function peopleIn(text: string): Set<string> {
  const tokens = words(text);
  const { people } = findPeople(tokens, nameForms(""));
  return new Set(
    people
      .slice(1)
      .flatMap((person) => (person.forms.given.length > 0 ? (person.forms.surnames.at(-1)?.join(" ") ?? []) : []))
      .filter((surname) => surname.length > 2),
  );
}

function daysIn(report: Report): Set<number> {
  return new Set(
    datesIn(report.text.slice(0, 3_000), report.date)
      .filter(({ date }) => date.precision === "day" && date.start !== null)
      .map(({ date }) => Math.round(Date.parse(date.start ?? "") / 86_400_000)),
  );
}

function sharing(a: ReadonlySet<string>, b: ReadonlySet<string>): { shared: number; apart: boolean } {
  let shared = 0;
  for (const one of a) if (b.has(one)) shared += 1;
  return { shared, apart: shared === 0 && a.size > 0 && b.size > 0 };
}

function sharesDay(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const day of a) if (b.has(day)) return true;
  return false;
}

function daysApart(a: string | null, b: string | null): number | null {
  if (!a || !b) return null;
  const apart = Math.abs(Date.parse(a.slice(0, 10)) - Date.parse(b.slice(0, 10))) / 86_400_000;
  return Number.isNaN(apart) ? null : apart;
}

/**
 * Do two reports tell of one event? `score` (0 to 1) grows with the content words they share
 * (weighted by how much a word tells), with shared names and figures and with alike beginnings, and
 * falls with the days between them; a copy of the text is the same event whatever its date.
 * Symmetric.
 */
export function sameEvent(a: Report, b: Report): { score: number; same: boolean } {
  const [left, right] = [readReport(a), readReport(b)];
  const copied = copiedShare(left.text, right.text);
  const content = termCosine(left.all, right.all);
  const named = termCosine(left.named, right.named);
  const lead = termCosine(left.lead, right.lead);
  const title = termCosine(left.title, right.title);
  const apart = daysApart(a.date, b.date);
  const time = apart === null ? 0 : apart <= 2 ? 0.2 : apart <= 14 ? 0 : apart <= 60 ? -0.4 : apart <= 365 ? -0.6 : -1.2;
  const { shared, apart: strangers } = sharing(left.people, right.people);
  const plain = termCosine(left.plain, right.plain);
  // Places and bodies are shared by every report from one town: what happened, to whom and when tells more.
  const evidence =
    4 * content +
    0.5 * named +
    3 * plain +
    3 * lead +
    0.5 * title +
    (shared > 0 ? 1.2 : 0) -
    (strangers ? 0.3 : 0) +
    (sharesDay(left.days, right.days) ? 1.6 : 0) +
    time -
    4.4 +
    (copied >= 0.35 ? 3 + 3 * copied : 0);
  const score = Math.round((1 / (1 + Math.exp(-1.6 * evidence))) * 10_000) / 10_000;
  return { score, same: score >= sameEventThreshold };
}
