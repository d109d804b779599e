import { findOtherCalendarDays } from "./other-calendars.ts";

/**
 * Month names, their cases and usual short forms, in the languages that news pages are written in.
 * Forms of two words are joined with an underscore.
 */
const monthForms: string[] = [
  "january jan januar jänner jän janvier janv enero ene gennaio gen janeiro januari января январь янв января́ січня styczeń stycznia sty leden ledna tammikuu tammikuuta ocak oca január ianuarie ian ιανουαρίου ιαν siječnja јануар يناير كانون_الثاني ינואר जनवरी جنوری ژانویه հունվարի janar tháng_1 gener xaneiro januára januarja януари sausio sausis janvāris janvārī jaanuar janúar জানুয়ারি yanvar იანვარი студзеня јануари januarie ஜனவரி",
  "february feb februar februari février fevrier févr fév febrero febbraio fevereiro fev февраля февраль фев лютого luty lutego lut únor února helmikuu helmikuuta şubat şub február februarie φεβρουαρίου φεβ veljače фебруар فبراير شباط פברואר फरवरी फ़रवरी فروری فوریه փետրվարի shkurt tháng_2 febrer febreiro februára februarja февруари vasario februāris februārī veebruar febrúar ফেব্রুয়ারি fevral თებერვალი лютага pebrero फेब्रुअरी பிப்ரவரி",
  "march mar märz mär maerz mrz mars marzo março marco maart mrt марта март мар березня marzec marca březen března maaliskuu maaliskuuta mart március márc martie μαρτίου μαρ ožujka مارس آذار מרץ מרס मार्च مارچ մարտի tháng_3 març marec maret mac marts martā märts kovo মার্চ მარტი сакавіка machi marso மார்ச்",
  "april apr avril avr abril abr aprile апреля апрель апр квітня kwiecień kwietnia kwi duben dubna huhtikuu huhtikuuta nisan április ápr aprilie απριλίου απρ travnja أبريل ابريل نيسان אפריל अप्रैल اپریل آوریل ապրիլի prill tháng_4 apríla apríl aprīlis aprīlī aprill balandžio এপ্রিল aprel აპრილი красавіка aprili अप्रिल ஏப்ரல்",
  "may mai mayo maggio mag maio mei maj мая май травня maja květen května toukokuu toukokuuta mayıs május máj μαΐου μαι svibnja мај mayıs مايو أيار ايار מאי मई مئی مه մայիսի tháng_5 maig mája maijs maijā gegužės maí মে მაისი",
  "june jun juni juin junio giugno giu junho июня июнь июн червня czerwiec czerwca cze červen června kesäkuu kesäkuuta haziran haz június jún iunie ιουνίου ιουν lipnja يونيو يونيه حزيران יוני जून جون ژوئن հունիսի qershor tháng_6 juny xuño júna junij junija юни birželio jūnijs jūnijā juuni júní জুন iyun ივნისი чэрвеня јуни junie hunyo जुन ஜூன்",
  "july jul juli juillet juil julio luglio lug julho июля июль июл липня lipiec lipca lip červenec července heinäkuu heinäkuuta temmuz tem július júl iulie ιουλίου ιουλ srpnja يوليو يوليه تموز יולי जुलाई جولائی ژوئیه հուլիսի korrik tháng_7 juliol xullo júla julij julija юли liepos jūlijs jūlijā juuli júlí জুলাই iyul ივლისი ліпеня јули julie julai hulyo ஜூலை",
  "august aug août aout agosto ago augustus августа август авг серпня sierpień sierpnia sie srpen srpna elokuu elokuuta ağustos ağu augusztus aug αυγούστου αυγ kolovoza أغسطس اغسطس آب אוגוסט अगस्त اگست اوت օգոստոսի gusht tháng_8 agustus augusta avgust avgusta ogos rugpjūčio augusts augustā ágúst আগস্ট avqust აგვისტო жніўня agosti अगस्ट ஆகஸ்ட்",
  "september sept sep septembre septiembre setiembre settembre sett set setembro сентября сентябрь сен сент вересня wrzesień września wrz září syyskuu syyskuuta eylül eyl szeptember szept septembrie σεπτεμβρίου σεπ rujna سبتمبر أيلول ספטמבר सितंबर सितम्बर ستمبر سپتامبر սեպտեմբերի shtator tháng_9 septembra septembar септември rugsėjo septembris septembrī সেপ্টেম্বর sentyabr სექტემბერი верасня septemba setyembre सेप्टेम्बर செப்டம்பர்",
  "october oct oktober okt octobre octubre ottobre ott outubro out октября октябрь окт жовтня październik października paź říjen října lokakuu lokakuuta ekim eki október octombrie οκτωβρίου οκτ أكتوبر اكتوبر تشرين_الأول אוקטובר अक्टूबर اکتوبر اکتبر հոկտեմբերի tetor tháng_10 októbra oktobra oktobar октомври spalio oktobris oktobrī oktoober অক্টোবর oktyabr ოქტომბერი кастрычніка oktoba oktubre அக்டோபர்",
  "november nov novembre noviembre novembro ноября ноябрь ноя listopad listopadu marraskuu marraskuuta kasım kas noiembrie νοεμβρίου νοε studenoga نوفمبر تشرين_الثاني נובמבר नवंबर नवम्बर نومبر نوامبر նոյեմբերի nëntor tháng_11 novembra novembar ноември lapkričio novembris novembrī nóvember নভেম্বর noyabr ნოემბერი лістапада novemba nobyembre नोभेम्बर நவம்பர்",
  "december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro desember des декабря декабрь дек грудня grudzień grudnia gru prosinec prosince joulukuu joulukuuta aralık ara decembrie δεκεμβρίου δεκ prosinca ديسمبر كانون_الأول דצמבר दिसंबर दिसम्बर دسمبر دسامبر դեկտեմբերի dhjetor tháng_12 decembra decembar декември gruodžio decembris decembrī detsember disember desembre ডিসেম্বর dekabr დეკემბერი снежня desemba disyembre டிசம்பர்",
];

const monthNumbers = new Map<string, number>();
for (const [index, forms] of monthForms.entries()) {
  for (const form of forms.split(" ")) {
    const name = form.replaceAll("_", " ").normalize("NFC");
    if (!monthNumbers.has(name)) monthNumbers.set(name, index + 1);
  }
}
const monthPattern = [...monthNumbers.keys()].toSorted((a, b) => b.length - a.length).join("|");

/** Before this nothing was published on the web, and a later year than `lastYear` is no date of publication. */
const firstYear = 1995;
const lastYear = 2100;

/** YYYY-MM-DD of a day that exists and could be one of publication; otherwise null. */
function dayOf(year: number, month: number, day: number): string | null {
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const longYear = "(19|20)(\\d{2})";
const yearFirst = new RegExp(`(?<!\\d)${longYear}\\s?([-/.年년_])\\s?(\\d{1,2})\\s?[-/.月월_]\\s?(\\d{1,2})(?!\\d)`, "gu");
const compact = /(?<![\d.])(20\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?:T?\d{4,6}Z?)?(?![\d.])/gu;
const dayFirst = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(?:${longYear}|(\\d{2}))(?!\\.?\\d)`,
  "gu",
);
const dayMonthName = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|º|ª|\\.|-?го|-а)?[\\s,]*(?:de |of |di |d'|ב|-)?\\s*(${monthPattern})(?![\\p{L}\\p{M}])\\.?(?:\\s*/\\s*\\p{L}+)?[\\s,-]*(?:de |del |do )?\\s*${longYear}(?!\\d)`,
  "giu",
);
const monthNameDay = new RegExp(
  `(?<![\\p{L}\\p{M}])(${monthPattern})(?![\\p{L}\\p{M}])\\.?\\s*(\\d{1,2})(?:st|nd|rd|th|\\.)?,?\\s*(?:at\\s)?\\s*${longYear}(?!\\d)`,
  "giu",
);
const yearMonthNameDay = new RegExp(
  `(?<!\\d)${longYear}\\.?(?:\\s*m\\.)?[\\s,]+(${monthPattern})(?![\\p{L}\\p{M}])\\.?\\s*(\\d{1,2})(?!\\d)`,
  "giu",
);

const yearDayMonthName = new RegExp(
  `(?<!\\d)${longYear}\\.?\\s*gada\\s*(\\d{1,2})\\.?\\s*(${monthPattern})(?![\\p{L}\\p{M}])`,
  "giu",
);

/** Arabic-Indic, Persian, Devanagari and full-width digits as ASCII. */
function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    if (point < 0x80) return digit;
    let zero = point;
    // Digits of a script stand in a row from 0 to 9.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - (zero - 1) <= 9) zero -= 1;
    return String(point - zero);
  });
}

export type WrittenDate = { day: string; index: number };

/**
 * The days that a text writes out, in the order in which they stand: numbers in any usual order and
 * month names in some fifty languages. Of `03/04/2024` the first number is the day, unless `monthFirst`.
 */
export function findWrittenDates(source: string, monthFirst = false): WrittenDate[] {
  if (!/\p{Nd}/u.test(source)) return [];
  const text = plainDigits(source);
  const found: WrittenDate[] = [];
  const add = (index: number, day: string | null) => {
    if (day) found.push({ day, index });
  };
  for (const [, ...match] of indexed(text, yearFirst)) {
    const [index, century, rest, , month, day] = match;
    add(Number(index), dayOf(Number(`${century}${rest}`), Number(month), Number(day)));
  }
  for (const [, index, year, month, day] of indexed(text, compact))
    add(Number(index), dayOf(Number(year), Number(month), Number(day)));
  for (const [, index, first, separator, second, century, rest, short] of indexed(text, dayFirst)) {
    const year = short ? 2000 + Number(short) : Number(`${century}${rest}`);
    const usesMonthFirst = separator === "/" && monthFirst;
    const [day, month] = usesMonthFirst ? [second, first] : [first, second];
    add(Number(index), dayOf(year, Number(month), Number(day)) ?? dayOf(year, Number(day), Number(month)));
  }
  // The names are many, and most lines hold no year.
  if (/(?<!\d)(?:19|20)\d{2}(?!\d)/u.test(text)) {
    for (const [, index, day, month, century, rest] of indexed(text, dayMonthName)) {
      add(Number(index), dayOf(Number(`${century}${rest}`), monthNumber(month), Number(day)));
    }
    for (const [, index, month, day, century, rest] of indexed(text, monthNameDay)) {
      add(Number(index), dayOf(Number(`${century}${rest}`), monthNumber(month), Number(day)));
    }
    for (const [, index, century, rest, month, day] of indexed(text, yearMonthNameDay)) {
      add(Number(index), dayOf(Number(`${century}${rest}`), monthNumber(month), Number(day)));
    }
    for (const [, index, century, rest, day, month] of indexed(text, yearDayMonthName)) {
      add(Number(index), dayOf(Number(`${century}${rest}`), monthNumber(month), Number(day)));
    }
  }
  for (const { index, year, month, day } of findOtherCalendarDays(text)) add(index, dayOf(year, month, day));
  return found.toSorted((a, b) => a.index - b.index);
}

/** Each match as [whole, index, ...groups]. */
function* indexed(text: string, pattern: RegExp): Generator<(string | undefined)[]> {
  for (const match of text.matchAll(pattern)) yield [match[0], String(match.index), ...match.slice(1)];
}

function monthNumber(name: string | undefined): number {
  return monthNumbers.get((name ?? "").toLowerCase().normalize("NFC")) ?? 0;
}

/** The first day that a text writes out, or null. */
export function firstWrittenDate(text: string, monthFirst = false): string | null {
  return findWrittenDates(text.slice(0, 400), monthFirst)[0]?.day ?? null;
}

/** The day in the path of an address, as in /2024/03/05/ or /2024-03-05-title, or null. */
export function dateInAddress(url: string): string | null {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/iu, "").replace(/[?#].*$/u, "");
  const match =
    /(?:^|[/_-])(20\d{2}|19\d{2})[/_.-](\d{1,2})[/_.-](\d{1,2})(?![\d])/u.exec(path) ??
    /(?:^|[/_-])(20\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?!\d)/u.exec(path);
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** A machine-readable time (ISO 8601, RFC 5322, or seconds since 1970) as the day that it writes; or null. */
export function dayOfMachineTime(value: string): string | null {
  const text = value.trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T\s]|\d{2}:)/u.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (/^1\d{9}(?:\d{3})?$/u.test(text)) {
    const time = new Date(Number(text) * (text.length === 10 ? 1_000 : 1));
    return dayOf(time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate());
  }
  // "Tue Mar 05 12:45:00 EST 2024", as Unix and Java print it.
  const printed = /^\p{L}{3},? (\p{L}{3,9} \d{1,2}) \d{2}:\d{2}(?::\d{2})? [\p{L}:+\d-]{1,9} (\d{4})$/u.exec(text);
  return firstWrittenDate(printed ? `${printed[1]}, ${printed[2]}` : text);
}
