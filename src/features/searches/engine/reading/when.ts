import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { matchesOf } from "#app/lib/language/matches-of.ts";
import { type PartialDate, dayDate, monthDate, unknownDate, yearDate } from "#app/lib/partial-date.ts";

const months = "january february march april may june july august september october november december".split(" ");
const monthWord =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

export type DateInText = { date: PartialDate; start: number; end: number; relative: boolean };

function monthNumber(word: string): number {
  return months.findIndex((month) => month.startsWith(word.toLowerCase().slice(0, 3))) + 1;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/** The latest year that does not put the month after the page's own date. */
function yearBefore(month: number, day: number, reference: string | null): number | null {
  if (!reference) return null;
  const year = Number(reference.slice(0, 4));
  const wanted = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return wanted > reference ? year - 1 : year;
}

/** "since October 7", "the September 11 attacks": what befell others on a day that it is named for; "on October 7" is a day. */
function isNamedForItsDay(month: number, day: number, before: string): boolean {
  return (
    ((month === 10 && day === 7) || (month === 9 && day === 11)) && !/\b(?:on|morning of|night of|evening of) $/i.test(before)
  );
}

/** "last May", written in June, is that of the year before: of the month just over one says "last month". */
function yearOfLast(month: number, reference: string | null): number | null {
  const year = yearBefore(month, 1, reference);
  if (!year || !reference) return null;
  const monthsAgo = (Number(reference.slice(0, 4)) - year) * 12 + Number(reference.slice(5, 7)) - month;
  return monthsAgo === 0 || (monthsAgo === 1 && month < 12) ? year - 1 : year;
}

/** "that December": of the year that was told right before, and of none where none was. */
function yearTold(before: readonly DateInText[], reference: string | null, yearReference: string | null): number | null {
  const told = before.at(-1)?.date.start ?? (yearReference === reference ? null : yearReference);
  return told ? Number(told.slice(0, 4)) : null;
}

/** The year that "last year" or "this year" is, on the page's day. */
function wordedYear(match: RegExpExecArray | null, reference: string | null): number | null {
  if (!match || !reference) return null;
  return Number(reference.slice(0, 4)) - (/last/i.test(match[0]) ? 1 : 0);
}

const foreignMonths: Record<string, string[]> = {
  de: "januar februar märz april mai juni juli august september oktober november dezember".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  ru: "январ феврал март апрел ма[йяе] июн июл август сентябр октябр ноябр декабр".split(" "),
  he: "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר".split(" "),
  ar: "يناير فبراير مارس (?:أبريل|إبريل) مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" "),
};

const foreignMonthPatterns: Record<string, readonly RegExp[]> = Object.fromEntries(
  Object.entries(foreignMonths).map(([language, names]) => [
    language,
    names.map(
      (name) =>
        new RegExp(
          `(?:(?<day>\\d{1,2})\\.?(?:er|º)?\\s+(?:de\\s+)?)?(?<![\\p{L}])[בלמו]{0,2}(?:${name})\\p{L}{0,2}(?:\\s+(?:de\\s+|del\\s+)?(?<year>(?:19|20)\\d\\d))?(?![\\p{L}])`,
          "giu",
        ),
    ),
  ]),
);

/** Dates in a language other than English: month and year, with the day where it is given. */
export function foreignDatesIn(text: string, language: string, reference: string | null): DateInText[] {
  const patterns = foreignMonthPatterns[language];
  if (!patterns) return [];
  const found: DateInText[] = [];
  patterns.forEach((pattern, index) => {
    for (const match of matchesOf(pattern, text)) {
      const month = index + 1;
      const day = Number(match.groups?.day ?? 0);
      const year = Number(match.groups?.year ?? 0) || yearBefore(month, day || 1, reference);
      // A month alone is a date only where the text says that it is one: "au mois de juin".
      const isMonth = /(?:mois de |mois d['’]|mes de |monat |месяце )$/iu.test(
        text.slice(Math.max(0, match.index - 12), match.index),
      );
      if (!year || (!match.groups?.year && !day && !isMonth)) continue;
      const date =
        day >= 1 && day <= 31
          ? dayDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`)
          : monthDate(year, month);
      found.push({ date, start: match.index, end: match.index + match[0].length, relative: false });
    }
  });
  return found.toSorted((a, b) => a.start - b.start);
}

/** Days of the year that go by a name and fall on the same day everywhere. */
const namedDays: Record<string, string> = {
  halloween: "10-31",
  "christmas eve": "12-24",
  "christmas day": "12-25",
  "boxing day": "12-26",
  "new year's eve": "12-31",
  "new year's day": "01-01",
  "holocaust memorial day": "01-27",
  "international holocaust remembrance day": "01-27",
  "australia day": "01-26",
  "valentine's day": "02-14",
};
/** What is told of by its month: "the April shooting", "a February post". */
const deedOfMonth =
  "shootings?|attacks?|assaults?|incidents?|arson|fires?|vandalism|desecration|rall(?:y|ies)|protests?|demonstrations?|march|match|game|posts?|postings?|tweets?|messages?|e-?mails?|videos?|sermons?|speech(?:es)?|broadcasts?|episode|interviews?";

const absolute = new RegExp(
  [
    `\\b(?:between|from) (?<ra>${monthWord})\\.? (?:and|to) (?<rb>${monthWord})\\b(?!\\.?,? \\d{1,2}\\b)(?:\\.?,? (?:of )?(?<ry>(?:1[89]|20)\\d\\d))?`,
    `\\b(?:on|of|last|this|for) (?:the (?:night|evening|morning|afternoon) of )?(?<named>${Object.keys(namedDays).join("|").replaceAll("'", "['’]")})(?: (?:night|morning|evening))?(?:,? (?:in |of )?(?:(?:${monthWord}),? )?(?<y7>(?:19|20)\\d\\d))?`,
    `\\b(?:an?|the|his|her|their|that|this) (?<m8>${monthWord})(?= (?:[a-z]+ )?(?:${deedOfMonth})\\b)`,
    // "Hertfordshire, June: A man …" at the head of an entry.
    `^\\W{0,3}\\p{Lu}[\\p{L} ]{2,40}, (?<m9>${monthWord})(?=: )`,
    `\\b(?<m1>${monthWord})\\.? (?<d1>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y1>(?:1[89]|20)\\d\\d))?\\b`,
    `\\b(?<d2>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<m2>${monthWord})\\.?(?:,? (?<y2>(?:1[89]|20)\\d\\d))?\\b`,
    `\\b(?<m3>${monthWord})\\.?,? (?:of )?(?<y3>(?:1[89]|20)\\d\\d)\\b`,
    `\\b(?<y4>(?:1[89]|20)\\d\\d)-(?<m4>\\d\\d)-(?<d4>\\d\\d)\\b`,
    `\\b(?<d6>\\d{1,2})/(?<m6>\\d{1,2})/(?<y6>(?:1[89]|20)\\d\\d)\\b`,
    `\\b(?<before5>in|since|during|by|last|this|that|until|early|late|mid-?|dated|from) (?<m5>${monthWord})\\b(?! (?:be|have|not|also)\\b)(?!\\.?,? (?:\\d{1,2}\\b|(?:of )?(?:1[89]|20)\\d\\d))`,
    `\\b(?:in|during|since|of|early|late) (?<y5>(?:1[89]|20)\\d\\d)\\b`,
  ].join("|"),
  "giu",
);
/** Every one of these has a month's name or a number: most sentences have neither. */
const mayDate =
  /\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|halloween|(?:christmas|boxing|year['’]s|memorial|remembrance|australia|valentine['’]s) (?:day|eve)/iu;
/** "on January 9 last year", "in May of last year", "between January and June this year". */
const yearInWords = /^,? (?:of )?(?:last|this) year\b/i;

const relative =
  /\b(?<yesterday>yesterday|last night)\b|\b(?<today>(?<!\b(?:of|even|still|until|to|like|than|as) )today|this (?:morning|afternoon|evening)|tonight)\b|\b(?<which>last|this|on|next)? ?(?<weekday>monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?<lastunit>last|this|earlier this) (?<unit>week|month|year)\b|\b(?<count>\d+|a|two|three|four|five|six|several) (?<agounit>day|week|month|year)s? ago\b/giu;
const counts: Record<string, number> = { a: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/**
 * The dates that a passage states, each at the precision that its words fix. A day or month without
 * a year is the latest one not after `yearReference` (the page's own day, YYYY-MM-DD, or a day that the text tells of
 * before); words such as
 * "on Monday" or "last month" are resolved against it, and left out when it is not known.
 */
export function datesIn(text: string, reference: string | null, yearReference: string | null = reference): DateInText[] {
  const found: DateInText[] = [];
  const matches = mayDate.test(text) ? matchesOf(absolute, text) : [];
  for (const [index, match] of matches.entries()) {
    const g = match.groups ?? {};
    const start = match.index;
    const ended = start + match[0].length;
    // "between 3 October and 8 November 2023": the year stands with the second.
    const next = matches[index + 1];
    const isPair =
      next !== undefined &&
      /^,? (?:and|to|or|until|through|–|-) (?:the (?:early |late )?\w+ of |about |around )?$/.test(text.slice(ended, next.index));
    const worded = yearInWords.exec(text.slice(ended));
    const yearAfter = wordedYear(worded, reference);
    const shared = isPair
      ? Number(next.groups?.y1 ?? next.groups?.y2 ?? next.groups?.y3) ||
        wordedYear(yearInWords.exec(text.slice(next.index + next[0].length)), reference)
      : null;
    const sharedMonth = next?.groups?.m1 ?? next?.groups?.m2 ?? next?.groups?.m3;
    const monthAlone = g.m5 ?? g.m8 ?? g.m9;
    // "that may be", "those who march": no months.
    if (monthAlone === "may" || monthAlone === "march") continue;
    let end = ended;
    let date: PartialDate = unknownDate;
    const named = g.m1 ?? g.m2;
    if (g.ra && g.rb) {
      const [first, last] = [monthNumber(g.ra), monthNumber(g.rb)];
      const year = Number(g.ry) || yearAfter || yearBefore(last, 1, yearReference);
      if (year)
        date = {
          start: monthDate(first > last ? year - 1 : year, first).start,
          end: monthDate(year, last).end,
          precision: "months",
        };
    } else if (named) {
      const month = monthNumber(named);
      const day = Number(g.d1 ?? g.d2);
      if (isNamedForItsDay(month, day, text.slice(0, start))) continue;
      const ofPair = shared === null ? null : sharedMonth && monthNumber(sharedMonth) < month ? shared - 1 : shared;
      const year = Number(g.y1 ?? g.y2) || yearAfter || ofPair || yearBefore(month, day, yearReference);
      if (year && day >= 1 && day <= 31)
        date = dayDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
    } else if (g.named) {
      const day = namedDays[g.named.toLowerCase().replace("’", "'")] ?? "";
      const year = Number(g.y7) || yearAfter || yearBefore(Number(day.slice(0, 2)), Number(day.slice(3)), yearReference);
      if (year) date = dayDate(`${year}-${day}`);
    } else if (g.m3) date = monthDate(Number(g.y3), monthNumber(g.m3));
    else if (g.y4) date = dayDate(`${g.y4}-${g.m4}-${g.d4}`);
    else if (g.y6) {
      // Day first, unless only the other reading is a date.
      const [day, month] = Number(g.m6) > 12 ? [Number(g.m6), Number(g.d6)] : [Number(g.d6), Number(g.m6)];
      if (month >= 1 && month <= 12) date = dayDate(`${g.y6}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
    } else if (monthAlone) {
      const month = monthNumber(monthAlone);
      const pointer = g.before5?.toLowerCase();
      const year =
        yearAfter ||
        shared ||
        (pointer === "last"
          ? yearOfLast(month, reference)
          : pointer === "that"
            ? yearTold(found, reference, yearReference)
            : yearBefore(month, 1, yearReference));
      if (year) date = monthDate(year, month);
    } else if (g.y5) date = yearDate(Number(g.y5));
    if (worded && yearAfter && (named || monthAlone || g.named || (g.ra && !g.ry))) end += worded[0].length;
    if (date.start) found.push({ date, start, end, relative: false });
  }
  if (!reference) return found;
  const base = Date.parse(`${reference}T00:00:00Z`);
  if (Number.isNaN(base)) return found;
  for (const match of matchesOf(relative, text)) {
    const g = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    let date: PartialDate = unknownDate;
    if (g.yesterday) date = dayDate(isoDay(base - dayMs));
    else if (g.today) date = dayDate(reference);
    else if (g.weekday) {
      if (g.which?.toLowerCase() === "next") continue;
      const wanted = weekdays.indexOf(g.weekday.toLowerCase());
      const distance = (new Date(base).getUTCDay() - wanted + 7) % 7;
      // "last Thursday", written on one, is that of the week before.
      const weekAgo = distance === 0 && g.which?.toLowerCase() === "last" ? 7 : distance;
      date = dayDate(isoDay(base - weekAgo * dayMs));
    } else if (g.unit) {
      const year = Number(reference.slice(0, 4));
      const month = Number(reference.slice(5, 7));
      const isThis = /this/i.test(g.lastunit ?? "");
      if (g.unit.toLowerCase() === "year") date = yearDate(isThis ? year : year - 1);
      else if (g.unit.toLowerCase() === "month")
        date = isThis ? monthDate(year, month) : month === 1 ? monthDate(year - 1, 12) : monthDate(year, month - 1);
      else {
        const then = isoDay(base - (isThis ? 3 : 7) * dayMs);
        date = monthDate(Number(then.slice(0, 4)), Number(then.slice(5, 7)));
      }
    } else if (g.agounit) {
      const count = counts[(g.count ?? "").toLowerCase()] ?? Number(g.count);
      if (!Number.isFinite(count)) continue;
      const unit = g.agounit.toLowerCase();
      if (unit === "day") date = dayDate(isoDay(base - count * dayMs));
      else if (unit === "month") {
        const then = new Date(base);
        then.setUTCDate(1);
        then.setUTCMonth(then.getUTCMonth() - count);
        date = monthDate(then.getUTCFullYear(), then.getUTCMonth() + 1);
      } else if (unit === "year") date = yearDate(Number(reference.slice(0, 4)) - count);
    }
    if (date.start && !found.some((other) => other.start <= start && other.end >= end))
      found.push({ date, start, end, relative: true });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "remains free until January 23": to when something lasts or has to be done, often a day to come; nobody acted on it. */
const isEndOfTerm =
  /(?<![\w-])(?:until|till|no later than|by|pending|(?:set|scheduled|slated|listed|planned|fixed|due|adjourned)(?: back)?(?: in (?:the same )?court| (?:his|her|their|the|a) (?:\w+ ){0,2}\w+)? (?:for|on|to))\s(?:\w+day,?\s)?$/i;

/** What stands before a day or month; "until" and "by" are read with a month, a blank with a weekday. */
function leadingTo(passage: string, found: DateInText): string {
  const written = passage.slice(found.start, found.end);
  return passage.slice(0, found.start) + (/^(?:(?:until|by)\s|\s+)/i.exec(written)?.[0] ?? "");
}

const precisionRank = { day: 3, month: 2, months: 2, year: 1, unknown: 0 };
const procedural =
  /\b(?:sorry|dob|sentence|cleared of|(?<!\b(?:has|have|had) )confirmed|reported (?:it|them|him|her|the \w+) to|(?:police|officers|detectives|agents|FBI) (?:[\w ]+ )?searched|remanded|(?:was|were|been) released|released on|granted bail|bailed|picked up (?:in|by)|in a raid|sacked|censured|reprimanded|stepped down|struck off|revoked|(?:was|were|been|be) removed|placed on (?:\w+ )?(?:leave|probation|notice|remand)|(?:he|she|they) appeared|appeared by|(?:we|this newspaper|the paper) (?:told|reported|revealed)|(?:licen[cs]ed|registered|admitted|employed|enrolled|in office|a member|served|represented) [^,;]{0,40}\bsince|since|born|died|dies|death|funeral|buried|founded|joined|elected|appointed|retired (?:in|on|from|since|at)|updated|conviction|plea|(?:tribunal|panel|committee|board)(?! member)|(?:the|an?|\w+al|\w+ory|\w+ary|\w+ent|rights|ethics|standards) commission|convened|sat|(?:letter|petition|complaint|notice|order|determination|decision)s? (?:was |were )?(?:dated|received|filed|lodged)|by letter|findings?|delivered to|agents who searched|search warrant|recovered|charged|indicted|guilty|denied|arrested|arraigned|convicted|sentenced|sentencing|jailed|fined|pleaded|pled|acquitted|dismissed|hearing|heard|interviewed|letter of|court|trial|verdict|ruled|ruling|announced|suspended|expelled|banned|fired|resigned|apologi[sz]ed|accused|filed|probation|sent [^,;]{0,40}to (?:prison|jail)|ordered|rejected|published|posted (?:june|may)|decision|decided|issued|will be|is due|scheduled|set for|appeal\w*|(?:panel|committee|council|board|commission|tribunal|court|members) met on|(?<=^\s*)met on|voted|said on|told reporters|statement)\b/i;

/** "According to trial testimony, on May 30 …": who tells it is no step. */
const asToldBy =
  /\b(?:according to|as (?:stated|described|set out|alleged) in|the (?:court|jury|tribunal|panel|hearing) (?:was told(?: that)?|heard that)|(?:indictment|complaint|affidavit|charging documents?|prosecutors?|police|evidence) (?:alleges?|alleged|says?|said|states?|stated|showed|shows)(?: that)?)(?: [^,;]{0,80},)?/i;

/** "said on Tuesday", "told the station in a written statement on Wednesday": the day of the telling. */
const isToldThen =
  /\b(?:said|told (?:(?:the|this|a|his|her) )?(?:\w+ )?(?:reporters?|journalists|station|newspaper|paper|website|agency|court|hearing|panel|jury|tribunal)|(?:court|hearing|panel|jury|tribunal) (?:was told|heard)|(?:made|became) aware|confirmed|reported|announced|revealed)(?: in (?:a|an|his|her|their|its) (?:\w+ ){0,3}(?:statement|release))?(?:,? (?:late|early))?(?: on)?\s*$|\b(?:dob|date of birth|born)\W*$/i;

/** "will report in December", "are next to appear on March 27": nobody acted on a day to come. */
const isToCome =
  /\b(?:will|shall)\b|\b(?:is|are|was|were) (?:next )?(?:due|to (?:be|appear|stand|return|go|face|hear))\b|\bnext (?:appear|hearing|meeting)/;

/** Words of steps that tell no step where they stand so: "posts published on Sunday", "was heard saying", "a retired surveyor". */
const noSteps: readonly [RegExp, string][] = [
  [asToldBy, ""],
  [/\b(posts?|messages?|videos?|comments?|remarks?) (?:that were |which were )?published\b/gi, "$1"],
  [
    /\bpublished (?=(?:(?:a|an|the|this|his|her|their|its) )?(?:\w+ ){0,3}(?:posts?|tweets?|messages?|videos?|comments?|pictures?|images?|cartoons?)\b)/gi,
    "",
  ],
  [/\bpublished (?=on (?:his|her|their|its|your|the) (?:\w+ )?(?:channel|account|page|blog|profile|timeline|feed)\b)/gi, ""],
  [/\bmembers? of (?:the |a |an )?(?:[\w'’]+ ){0,4}(?:board|committee|panel|commission)\b/gi, ""],
  [/\b(posted (?:the|this) )statement\b/gi, "$1"],
  [/\bheard(?= (?:\S+ ){0,9}(?:say|shout|yell|chant|call|tell|mak|us|sing|scream|mutter|ask|refer|describ)\w*)/gi, ""],
  [/\b(?:in front of|outside|near|opposite|beside) (?:of )?(?:the |a )?(?:\w+ ){0,2}court(?:house)?\b/gi, ""],
];

const occasions =
  "celebration|rally|demonstration|protest|march|vigil|match|game|party|wedding|dinner|concert|show|festival|sermon|lecture|class|speech|interview|broadcast|livestream|parade|carnival";
/**
 * "is accused of daubing … in March"; "was convicted last month of … on October 21", "pleaded guilty at the district court to …
 * on October 3": where the step has its own day or court, or none at all, what stands behind it happened on the day;
 * likewise "found guilty of shouting it at a rally in March".
 */
const isChargedDeed = [
  /\b(?:is|are|stands?|stand) (?:also )?(?:accused of|charged with)\b(?<deed>.*)$/is,
  /\b(?:guilty|convicted|charged|sentenced|jailed|fined)\b(?<own>[^,;]*?) (?:of|with|to|for) (?<deed>(?:\S+ ){3}.*)$/is,
  new RegExp(
    `\\b(?:guilty of|convicted of|charged with|admitted|admitting) (?:\\w+ly )?(?<deed>\\w+ing\\b.* (?:at|during|after) (?:an?|the) (?:[\\w-]+ ){0,3}(?:${occasions})\\b.*)$`,
    "is",
  ),
] as const;
const ownOfStep = new RegExp(
  `\\b(?:yesterday|today|(?:last|this) (?:week|month|year)|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:in|on) (?:the \\w+ of )?(?:\\d+ )?(?:${monthWord})|court)\\b`,
  "i",
);

/** Does a day stand with what somebody is charged with or was convicted of, and not with that step? */
function isOfDeed(passage: string, start: number): boolean {
  const before =
    passage
      .slice(0, start)
      .split(/;|, (?:and|but) /)
      .at(-1) ?? "";
  const [open, own, occasion] = isChargedDeed.map((pattern) => pattern.exec(before));
  const deed =
    open?.groups?.deed ??
    occasion?.groups?.deed ??
    (ownOfStep.test(own?.groups?.own ?? "") || /\bappeared (?:at|in|before) [^,;]*court\b/i.test(before)
      ? own?.groups?.deed
      : undefined);
  return deed !== undefined && !isToCome.test(deed) && !procedural.test(deed.replace(/\b(?:charged|accused)\b/g, ""));
}

/** Is a date that of a step of the case, a hearing, a report or a day to come? */
function isOfStep(passage: string, { start, end }: DateInText): boolean {
  if (isOfDeed(passage, start)) return false;
  const clause = clauseAround(passage, start, end);
  return isToCome.test(clause) || procedural.test(noSteps.reduce((text, [words, kept]) => text.replace(words, kept), clause));
}

/**
 * When the conduct happened: the most exact date in the sentences that report it, in their order;
 * then in those right before. Dates of hearings, verdicts and statements are not dates of conduct.
 * @param passages sentences of the page, those that report the act first
 * @param yearReferences for each passage, the day (YYYY-MM-DD) that a month or day without a year is not after, where it is
 * not `reference`
 * @param isLate a court has heard the case already: "on Monday" is the day of that
 */
export function dateOfConduct(
  passages: readonly string[],
  reference: string | null,
  yearReferences: readonly (string | null)[] = [],
  isLate = false,
): PartialDate {
  let fallback: PartialDate = unknownDate;
  for (const [index, passage] of passages.entries()) {
    const dates = datesIn(passage, reference, yearReferences[index] ?? reference);
    // A day told by its date says more than "a Friday sermon".
    for (const found of [...dates.filter((one) => !one.relative), ...dates.filter((one) => one.relative)]) {
      // Nobody is tried within days of the act.
      if (found.relative && isLate && found.date.precision === "day") continue;
      const isAct =
        /^,? (?:\w+ )?(?:attack|assault|incident|fire|shooting|vandalism|desecration|rally|protest|march|match|game|meeting|post|arson|threats?|call|sermon|broadcast|episode|message)s?\b/i.test(
          passage.slice(found.end, found.end + 40),
        );
      if (isToldThen.test(passage.slice(0, found.start)) && !/^(?:an?|the|his|her|their) /i.test(passage.slice(found.start)))
        continue;
      if (!isAct && isOfStep(passage, found)) continue;
      if (found.date.start && reference && found.date.start > reference) continue;
      if (isEndOfTerm.test(leadingTo(passage, found))) continue;
      // A dateline or a day of publication written out says nothing of the act.
      if (!found.relative && found.date.precision === "day" && found.date.start === reference) continue;
      if (precisionRank[found.date.precision] >= 2) return found.date;
      if (precisionRank[found.date.precision] > precisionRank[fallback.precision]) fallback = found.date;
    }
  }
  return fallback;
}

const ofLife =
  /\b(?:born|died|came|moved|joined|elected|appointed|hired|graduated|qualified|admitted|married|founded|built|opened|since|retired)\b/i;

/** "who came to the town in 2014": when something of somebody's life began, from which no later month takes its year. */
export function isOfLife(sentence: string, { start, end }: DateInText): boolean {
  return ofLife.test(clauseAround(sentence, start, end));
}

/** The words of each step, as they stand beside its day. */
const stepWords: Record<AllegationStatus, RegExp> = {
  alleged: /\b(?:alleg|accus)\w*/i,
  arrested: /\b(?:arrest|detain|taken into custody)\w*/i,
  charged: /\bcharg\w*/i,
  indicted: /\bindict\w*/i,
  "on trial": /\btr(?:ial|ied)\b/i,
  convicted: /\b(?:convict\w*|guilty)\b/i,
  "pleaded guilty": /\b(?:plead\w*|pled|pleas?|admi\w+)\b/i,
  sentenced: /\b(?:sentenc\w*|jail\w*|fined|imprison\w*)\b/i,
  disciplined:
    /\b(?:suspen|bann?|expel|expuls|dismiss|sack|disciplin|fire|terminat|struck|censur|reprimand|sanction|barr|remov|dropp)\w*/i,
  apologised: /\b(?:apolog|sorry)\w*/i,
  acquitted: /\b(?:acquit\w*|not guilty|cleared|not proven)\b/i,
  dismissed: /\b(?:dismiss|drop|withdr|discontinu|abandon|thrown|threw|no case|unfit|declin)\w*/i,
  reversed: /\b(?:revers|quash|overturn|set aside|vacat|annul|allow|expung|exonerat|rescind|lift)\w*/i,
  corrected: /\b(?:correct|releas|wrong|mistak|clarif|apolog|not charged|ruled out|amend)\w*/i,
};

/** The day of a step of the case, where the words of that step stand in one clause with a day; never the day of the act. */
export function dateOfStep(sentence: string, status: AllegationStatus, reference: string | null): string | null {
  for (const found of datesIn(sentence, reference)) {
    if (
      found.date.precision === "day" &&
      (!reference || (found.date.start ?? "") <= reference) &&
      stepWords[status].test(clauseAround(sentence, found.start, found.end))
    )
      return found.date.start;
  }
  return null;
}

const things =
  "posts?|postings?|tweets?|messages?|voicemails?|e-?mails?|letters?|texts?|notes?|comments?|remarks?|slurs?|words|speech|sermon|song|videos?|clips?|pictures?|photos?|images?|cartoons?|articles?|calls?|threats?|graffiti|swastikas?|slogans?|leaflets?|flyers?|stickers?|graves|walls?|doors?|attacks?|rally|interview";
/**
 * Where a clause of its own begins before a date: "in a voicemail he left in", "arrested a man who shouted it on"; and behind
 * the comma that ends one, ", who was elected in 2019, wrote it in".
 */
const cutBefore = new RegExp(
  [
    `^.*\\b(?:${things}) (?:which |that )?(?=(?:he|she|they) \\w+)`,
    `^.*\\b(?:arrest|charg|detain|seek|look|hunt)\\w* (?:[^,]* )?who (?=(?:\\S+ ){2})`,
    `^ (?:was|is|has|had|\\w+ed) [^,]*(?:, [^,]*)?, (?=(?:\\w+ed|wrote|told|sent|made|put|gave|left|said|called|threw|drew|sang|spat|struck|hit) )`,
  ].join("|"),
  "is",
);

const sanctions = "jailed|imprisoned|banned|suspended|barred|excluded|disqualified|probation|prison|custody|detention";
/** Not before "for nine months" behind "placed on probation", which tells how long. */
const newClause = new RegExp(
  [
    `[;:"“”]|, (?:and|but|who|which|when|after|before|where|while)\\b`,
    `\\b(?:after|when|that|over|because|during|following)\\b`,
    `(?<!\\b(?:${sanctions}) )\\bfor\\b|\\bfor\\b(?! (?:\\w+|\\d+) (?:hours?|days?|weeks?|months?|years?)\\b)`,
    `\\b(?:in connection with|in relation to|in respect of|relating to|linked to|stem(?:s|med|ming) from|ar(?:ises|ose|ising) from)\\b`,
  ].join("|"),
  "i",
);
const pastWords = String.raw`was|were|had|sent|wrote|told|made|put|left|drew|sang|spat|struck|hit|(?!accused|convicted)\w{2,}ed`;
/** "The statement of facts says Foss bought paint on …", "the court heard he used two accounts in …": what is said, not the saying of it. */
const saying = new RegExp(
  `^.*\\b(?:says?|said|alleges?|alleged|states?|stated|heard that|was told that|shows?|showed|(?:court|jury|magistrates) heard(?= [^,;]{3,60} (?:${pastWords}) )) (?=(?:\\S+ ){4})`,
  "is",
);
/** "At a meeting on Oct. 4, the board voted": what was done at it stands behind the comma. */
const ofMeeting =
  /^(?:at|in|during) (?:(?:a|an|the|its|their|his|her) )?(?:[\w'’]+ ){0,4}(?:meeting|session|hearing|sitting|vote) (?:on )?$/i;

/** The words between the commas, quotation marks or conjunctions on either side of a date. */
function clauseAround(text: string, start: number, end: number): string {
  let before = text.slice(0, start).split(newClause).at(-1) ?? "";
  before = before.replace(cutBefore, "");
  const said = saying.exec(before);
  if (said) before = before.slice(said[0].length);
  // "attacked diners on May 18, the district attorney's office said": a remark behind the comma.
  const behind =
    !ofMeeting.test(before) && before.trim().split(/\s+/).length >= 4
      ? (text.slice(end).split(/,(?! \d)/)[0] ?? "")
      : text.slice(end);
  const after = behind.split(/[;:"“”]|\b(?:and|but|who|which|when|after|before|that|was|were|has|had|is)\b/i)[0] ?? "";
  return before + text.slice(start, end) + after;
}

const monthOfMay =
  /(?<=\b(?:in|of|since|until|by|from|last|this|next|late|early|mid|before|after|during|\d|\dst|\dnd|\drd|\dth) )may\b|\bmay(?= \d)/gi;
/** "In May the charges were dropped": for patterns that ask what may be, the month by another month's name. */
export const withoutMonthOfMay = (text: string) => text.replace(monthOfMay, "June");
