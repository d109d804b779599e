/** Months of the Iranian calendar, with its letters as Persian keyboards write them. */
const iranianMonths = "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند".split(" ");
const thaiMonths = [
  "มกราคม ม.ค.",
  "กุมภาพันธ์ ก.พ.",
  "มีนาคม มี.ค.",
  "เมษายน เม.ย.",
  "พฤษภาคม พ.ค.",
  "มิถุนายน มิ.ย.",
  "กรกฎาคม ก.ค.",
  "สิงหาคม ส.ค.",
  "กันยายน ก.ย.",
  "ตุลาคม ต.ค.",
  "พฤศจิกายน พ.ย.",
  "ธันวาคม ธ.ค.",
].map((names) => names.split(" ").map((name) => name.normalize("NFKC")));
const eras = new Map([
  ["令和", 2018],
  ["平成", 1988],
  ["民國", 1911],
]);

const thaiPattern = thaiMonths.flat().join("|").replaceAll(".", "\\.");
const iranianNumbers = /(?<!\d)(1[34]\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/gu;
const iranianNames = new RegExp(`(?<!\\d)(\\d{1,2})\\s*(${iranianMonths.join("|")})\\s*،?\\s*(1[34]\\d{2})(?!\\d)`, "gu");
const thaiNumbers = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(25\d{2})(?!\d)/gu;
const thaiNames = new RegExp(`(?<!\\d)(\\d{1,2})\\s*(${thaiPattern})\\s*(?:พ\\.ศ\\.\\s*)?(25\\d{2}|20\\d{2})(?!\\d)`, "gu");
const eraYears = new RegExp(
  `(${[...eras.keys()].join("|")})\\s?(元|\\d{1,3})\\s?年\\s?(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日`.normalize("NFKC"),
  "gu",
);

export type CalendarDay = { index: number; year: number; month: number; day: number };

/** Days since an epoch of its own; leap years fall eight times in 33 years. */
function iranianCount(year: number, month: number, day: number): number {
  const shifted = year + 1_595;
  const months = month < 7 ? (month - 1) * 31 : (month - 7) * 30 + 186;
  return 365 * shifted + Math.floor(shifted / 33) * 8 + Math.floor(((shifted % 33) + 3) / 4) + day + months;
}

function fromIranian(index: number, year: number, month: number, day: number): CalendarDay[] {
  if (month < 1 || month > 12 || day < 1 || day > (month < 7 ? 31 : 30)) return [];
  // The first day of the year 1400 was 21 March 2021.
  const date = new Date(Date.UTC(2021, 2, 21) + (iranianCount(year, month, day) - iranianCount(1_400, 1, 1)) * 86_400_000);
  return [{ index, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }];
}

/**
 * The days that a text writes out in the Iranian calendar, in years of the Buddhist era (Thailand) or of a Japanese or
 * Taiwanese era, as days of the Gregorian calendar; they may not exist. The text's digits are ASCII, its form is NFKC.
 */
export function findOtherCalendarDays(text: string): CalendarDay[] {
  if (!/1[34]\d{2}|25\d{2}|年|\p{Script=Thai}/u.test(text)) return [];
  const persian = text.replaceAll("ي", "ی");
  return [
    ...[...persian.matchAll(iranianNumbers)].flatMap(({ index, 1: year, 3: month, 4: day }) =>
      fromIranian(index, Number(year), Number(month), Number(day)),
    ),
    ...[...persian.matchAll(iranianNames)].flatMap(({ index, 1: day, 2: month = "", 3: year }) =>
      fromIranian(index, Number(year), iranianMonths.indexOf(month) + 1, Number(day)),
    ),
    ...[...text.matchAll(thaiNumbers)].map(({ index, 1: day, 3: month, 4: year }) => ({
      index,
      year: Number(year) - 543,
      month: Number(month),
      day: Number(day),
    })),
    ...[...text.matchAll(thaiNames)].map(({ index, 1: day, 2: name = "", 3: year }) => ({
      index,
      year: Number(year) > 2_500 ? Number(year) - 543 : Number(year),
      month: thaiMonths.findIndex((names) => names.includes(name)) + 1,
      day: Number(day),
    })),
    ...[...text.matchAll(eraYears)].map(({ index, 1: era = "", 2: year, 3: month, 4: day }) => ({
      index,
      year: (eras.get(era) ?? 0) + (year === "元" ? 1 : Number(year)),
      month: Number(month),
      day: Number(day),
    })),
  ];
}
