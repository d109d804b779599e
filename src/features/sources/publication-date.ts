import { readMeta } from "./page-metadata.ts";
import {
  calledOf,
  type HtmlDocument,
  type HtmlElement,
  inlineText,
  isElement,
  isText,
  parentOf,
  rawText,
  walkElements,
} from "./page-tree.ts";
import { articleObjects, type JsonObject, readStructuredData, stringOf } from "./structured-data.ts";
import { dateInAddress, dayOfMachineTime, findWrittenDates, firstWrittenDate } from "./written-date.ts";

const publishedMeta = [
  "article:published_time",
  "og:published_time",
  "og:article:published_time",
  "og:pubdate",
  "datepublished",
  "article:published",
  "article_date_original",
  "article.published",
  "published-date",
  "publication_date",
  "publication-date",
  "publicationdate",
  "publish-date",
  "publish_date",
  "publishdate",
  "published_time_telegram",
  "pubdate",
  "pub_date",
  "rnews:datepublished",
  "parsely-pub-date",
  "sailthru.date",
  "cxenseparse:recs:publishtime",
  "bt:pubdate",
  "citation_publication_date",
  "citation_date",
  "date_published",
  "displaydate",
  "originalpublicationdate",
  "article:post_date",
  "vr:published_time",
  "ptime",
  "article-publication-date",
  "dc.date.issued",
  "dcterms.issued",
  "dc.issued",
  "dcterms.created",
  "dc.date.created",
  "datecreated",
  "date_created",
  "dc.date",
  "dcterms.date",
  "dc.date.publication",
  "date",
  "dcterms.available",
  "createdate",
  "created",
  "shareaholic:article_published_time",
  "video:release_date",
  "release_date",
];

const modifiedMeta = [
  "article:modified_time",
  "og:updated_time",
  "datemodified",
  "dcterms.modified",
  "dc.date.modified",
  "last-modified",
  "lastmodified",
  "lastmod",
  "modified",
  "revised",
  "updated_time",
];

const dateWord =
  /(?:^|[^a-z])(?:date|datetime|datum|data|fecha|dato|дата|time|timestamp|pub(?:lish(?:ed)?)?(?:date|time|on)?|posted(?:on|at)?|entry-date|post-date|dateline|meta|byline|info|created|published)(?:$|[^a-z])/iu;
const strongDateWord =
  /publish|pubdate|pub-date|pub_date|post-date|postdate|posted|entry-date|article-date|article__date|articledate|date-?time|dateline|story-date|created|veroeffentlich|erschien/iu;
const modifiedWord = /modif|updat|changed|revis|edited|aktualis|geändert/iu;
const publishedWord =
  /publish|posted|publié|publicad|pubblicat|veröffentlich|erschienen|gepubliceerd|опубликован|公開|発表|掲載/iu;
const publishedPhrase =
  /(?:published|posted|publié|publicado|pubblicato|veröffentlicht|erstellt|erschienen|stand|geplaatst|publicerad|publisert|opublikowano|опубликовано|дата публикации|تاريخ النشر|נשר|פורסם|発表|公開|入力|기사입력|입력|date|datum|fecha|data|vom|on)\s*(?:on|le|el|il|am|em|:|den|dne)?\s*[:：]?\s*.{0,25}$/iu;

function firstDay(values: (string | null | undefined)[]): string | null {
  for (const value of values) {
    const day = value ? dayOfMachineTime(value) : null;
    if (day) return day;
  }
  return null;
}

function dayOfObjects(objects: JsonObject[], keys: string[]): string | null {
  return firstDay(keys.flatMap((key) => objects.map((object) => stringOf(object[key]))));
}

/** The addresses that the page names as its own. */
function ownAddresses(document: HtmlDocument, meta: Map<string, string>): string[] {
  const addresses: string[] = [];
  for (const element of walkElements(document)) {
    if (element.name === "link" && element.attribs["rel"] === "canonical") addresses.push(element.attribs["href"] ?? "");
  }
  return [...addresses, meta.get("og:url") ?? ""].filter((address) => address !== "");
}

/**
 * Does a date here speak of something else than this page? 1 for side panels and feet by their
 * element, 0.9 for what is only called a comment, a teaser or the like, less where that stands beside the headline.
 */
function foreignness(element: HtmlElement, isBeside = false): number {
  let called = 0;
  for (let above: HtmlElement | null = element; above && above.name !== "body"; above = parentOf(above)) {
    if (above.name === "aside" || above.name === "nav") return 1;
    if (above.name === "footer" && !parentHas(above, "article")) return 1;
    if (foreignName.test(calledOf(above))) called = isBeside ? 0.4 : 0.9;
  }
  return called;
}

const foreignName =
  /(?:^|[\s_-])(?:comments?|sidebar|related|widget|footer|recent|popular|teaser|recommend\w*|respond|kommentare?)(?:$|[\s_-])/iu;

function parentHas(element: HtmlElement, name: string): boolean {
  for (let above = parentOf(element); above; above = parentOf(above)) if (above.name === name) return true;
  return false;
}

/** What standing beside the headline adds to an element's weight, and by how much it multiplies a line's. */
const headlineBonus = 1.5;
const headlineFactor = 2.5;

type Candidate = { day: string; weight: number };

/** So many elements before and behind a headline stand with it, and no more than an opening paragraph. */
const besideHeadline = { before: 20, behind: 40, characters: 600 };

function ownLength(element: HtmlElement): number {
  let length = 0;
  for (const child of element.children) if (isText(child)) length += child.data.trim().length;
  return length;
}

/** A line that holds a day and not much else. */
const longestDateLine = 60;

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The elements that stand around the page's headline, where the day of publication is looked for by readers. */
function elementsBesideHeadline(document: HtmlDocument, title: string | null): Set<HtmlElement> {
  const elements = [...walkElements(document)].filter(
    (element) => !/^(?:script|style|meta|link|noscript|br)$/u.test(element.name),
  );
  const headings = elements.flatMap((element, index) => (/^h[1-4]$/u.test(element.name) ? [index] : []));
  const wanted = lettersOf(title ?? "");
  const said = headings.filter((index) => {
    const letters = lettersOf(inlineText(elements[index] ?? document));
    return letters !== "" && (letters === wanted || (letters.length > 8 && wanted.startsWith(letters)));
  });
  const main = said.filter((index) => elements[index]?.name === "h1");
  const first = elements.findIndex((element) => element.name === "h1");
  const beside = new Set<HtmlElement>();
  for (const index of main.length > 0 ? main : said.length > 0 || first < 0 ? said : [first]) {
    const heading = elements[index];
    if (!heading) continue;
    let length = 0;
    for (const element of elements.slice(Math.max(0, index - besideHeadline.before), index + besideHeadline.behind)) {
      beside.add(element);
      if (beside.has(heading)) length += ownLength(element);
      if (length > besideHeadline.characters) break;
    }
  }
  return beside;
}

/** Days in elements that are made or called to hold one; the heaviest, of equals the first. */
function dayInElements(
  document: HtmlDocument,
  beside: Set<HtmlElement>,
  monthFirst: boolean,
  isBesideOnly = false,
): string | null {
  const candidates: Candidate[] = [];
  for (const element of isBesideOnly ? beside : walkElements(document)) {
    const { name, attribs } = element;
    if (name === "script" || name === "style" || name === "meta" || name === "link" || name === "body" || name === "html")
      continue;
    const called = `${calledOf(element)} ${attribs["itemprop"] ?? ""} ${attribs["property"] ?? ""} ${attribs["data-testid"] ?? ""}`;
    const isTime = name === "time" || name === "abbr" || name === "relative-time";
    const isPublished = /datePublished|dateCreated|dc:date|pubdate/iu.test(called) || attribs["pubdate"] !== undefined;
    const isLine = beside.has(element) && holdsDigits(element);
    if (isBesideOnly && (!isLine || inlineText(element).length > longestDateLine)) continue;
    if (!isTime && !isPublished && !isLine && !dateWord.test(called) && !strongDateWord.test(called)) continue;
    const machine =
      attribs["datetime"] ??
      attribs["content"] ??
      attribs["data-time"] ??
      attribs["data-utime"] ??
      attribs["data-timestamp"] ??
      null;
    const text = shortText(element);
    const isModified = modifiedWord.test(called) && !isPublished && !(text && publishedWord.test(text));
    if (isBesideOnly && (isModified || (text && modifiedWord.test(text)))) continue;
    const titled = attribs["title"] && /\d{4}/u.test(attribs["title"]) ? attribs["title"] : null;
    const day =
      firstDay([machine]) ??
      (text ? firstWrittenDate(text, monthFirst) : null) ??
      (titled ? firstWrittenDate(titled, monthFirst) : null);
    if (!day) continue;
    let weight = 1;
    if (isPublished) weight = 6;
    else if (strongDateWord.test(called)) weight = isTime ? 4 : 3;
    else if (isTime) weight = 3;
    else if (text && (text.length < 40 || (isLine && text.length < 120))) weight = 2;
    if (isModified || (text && modifiedWord.test(text.slice(0, 20)))) weight -= 2.5;
    const isBeside = beside.has(element);
    const foreign = foreignness(element, isBeside);
    weight += (foreign < 1 && isBeside ? headlineBonus : 0) - 3.1 * foreign;
    candidates.push({ day, weight });
  }
  const best = candidates.reduce<Candidate | null>((top, one) => (top === null || one.weight > top.weight ? one : top), null);
  return best && best.weight > 0 ? best.day : null;
}

function holdsDigits(element: HtmlElement): boolean {
  return element.children.some((child) => isText(child) && /\p{Nd}/u.test(child.data));
}

/** The text of a small element; null for one that holds more than a line or two. */
function shortText(element: HtmlElement): string | null {
  if (element.children.length > 40) return null;
  const text = inlineText(element);
  return text.length > 0 && text.length <= 200 ? text : null;
}

type VisibleLine = { text: string; faintness: number; isBeside: boolean };

/** The visible lines of a page that hold a digit. */
function visibleLines(document: HtmlDocument, beside: Set<HtmlElement>): VisibleLine[] {
  const lines: VisibleLine[] = [];
  for (const element of walkElements(document)) {
    if (/^(?:script|style|noscript|head|title)$/u.test(element.name)) continue;
    const own = element.children.some((child) => !isElement(child) && rawText(child).trim() !== "" && child.type === "text");
    if (own && !parentHas(element, "head")) {
      const text = inlineText(element);
      if (text.length < 300 && /\p{Nd}/u.test(text))
        lines.push({ text, faintness: foreignness(element, beside.has(element)), isBeside: beside.has(element) });
    }
  }
  return lines;
}

/** How much the visible lines of a page speak for each day that they write out. */
function weighWrittenDays(lines: VisibleLine[], monthFirst: boolean): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, faintness, isBeside } of lines) {
    for (const { day, index } of findWrittenDates(text, monthFirst)) {
      const isAnnounced = publishedPhrase.test(text.slice(0, index));
      const weight = (text.length < 24 ? 3 : isAnnounced ? 2 : 1) * (1 - faintness) * (isBeside ? headlineFactor : 1);
      weights.set(day, (weights.get(day) ?? 0) + weight);
    }
  }
  return weights;
}

/** Is a day on the page for readers, in numbers of either order or as an element's machine time? */
function isShown(document: HtmlDocument, lines: VisibleLine[], day: string): boolean {
  for (const element of walkElements(document)) {
    const { datetime } = element.attribs;
    if (datetime !== undefined && dayOfMachineTime(datetime) === day) return true;
  }
  return [true, false].some((monthFirst) => weighWrittenDays(lines, monthFirst).has(day));
}

/** Do the page's own numbers show that it writes the month first, as 3/25/2024 does and 25/3/2024 does not? */
function writesMonthFirst(lines: { text: string }[]): boolean {
  let balance = 0;
  for (const { text } of lines) {
    for (const [, first, second] of text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{2}|\d{4})(?![\d/])/gu)) {
      if (Number(second) > 12) balance += 1;
      if (Number(first) > 12) balance -= 1;
    }
  }
  return balance > 0;
}

/**
 * The day of a dateline; then the one that the page's lines speak for most, a line of its own more
 * than one behind a word for publishing, and that more than a mention; then one in its description.
 */
function dayInText(weights: Map<string, number>, mainText: string, description: string, monthFirst: boolean): string | null {
  let heaviest: string | null = null;
  for (const [day, weight] of weights) if (weight > (heaviest === null ? 0 : (weights.get(heaviest) ?? 0))) heaviest = day;
  const [opening] = findWrittenDates(mainText.slice(0, 80), monthFirst);
  // "Karlsruhe, (12.11.2021)." is a dateline; "On July 31, 2019, the senators" is a sentence.
  const isDateline =
    opening !== undefined &&
    /^(?:(?:\p{Lu}[\p{L}.-]*\s*){0,3}[,(–—:]\s*\(?|\(|den\s+|vom\s+)?$/u.test(mainText.slice(0, opening.index));
  const dateline = isDateline ? opening.day : null;
  return dateline ?? heaviest ?? firstWrittenDate(description, monthFirst);
}

/**
 * The day on which a page was first published, as the page itself states it, YYYY-MM-DD: in its
 * address, its metadata, elements made for dates, or its visible text, in this order of trust. A day of
 * modification only counts where no day of publication is given.
 *
 * @param mainText the page's main text, for the day of a dateline
 * @param url where the page was read, when that is known; without it the page's own canonical address is looked at
 */
export function findPublicationDate(
  document: HtmlDocument,
  { mainText, title, url }: { mainText: string; title: string | null; url: string | null },
): string | null {
  const meta = readMeta(document);
  const addresses = [...ownAddresses(document, meta), ...(url ? [url] : [])];
  for (const address of addresses) {
    const day = dateInAddress(address);
    if (day) return dayAfter(meta, day) ?? day;
  }
  const objects = readStructuredData(document);
  const articles = articleObjects(objects);
  let language = "";
  for (const element of walkElements(document)) if (element.name === "html") language ||= element.attribs["lang"] ?? "";
  const beside = elementsBesideHeadline(document, title);
  const isAmerican = /^en[-_]us/iu.test(language || (meta.get("og:locale") ?? ""));
  const inMeta = firstDay(publishedMeta.map((name) => meta.get(name)));
  const inObjects = dayOfObjects(articles, ["datePublished"]);
  const stated = inMeta && inObjects && inMeta !== inObjects ? null : (inMeta ?? inObjects);
  // Systems also state the day on which a page was last built; a day before it beside the headline is the page's own.
  const shown = stated && dayInElements(document, beside, isAmerican, true);
  if (stated && (!shown || daysBetween(shown, stated) < 2)) return stated;
  const lines = visibleLines(document, beside);
  if (stated && shown) return isShown(document, lines, stated) ? stated : shown;
  const monthFirst = isAmerican || writesMonthFirst(lines);
  const weights = weighWrittenDays(lines, monthFirst);
  // Where the two differ, one is often in UTC or of a plug-in: the one that readers see is the page's own.
  if (inMeta && inObjects) return !weights.has(inMeta) && weights.has(inObjects) ? inObjects : inMeta;
  return (
    dayOfObjects(objects, ["datePublished", "dateCreated", "uploadDate"]) ??
    dayInElements(document, beside, monthFirst) ??
    firstDay(modifiedMeta.map((name) => meta.get(name))) ??
    dayOfObjects(objects, ["dateModified"]) ??
    dayInText(weights, mainText, meta.get("description") ?? meta.get("og:description") ?? "", monthFirst) ??
    dayAtTheEdges(document, monthFirst)
  );
}

/**
 * An address is often made the evening before: the next day, where the page's own time of publication says so with the
 * clock of its place. A time in UTC may be a day off by itself and says nothing against the address.
 */
function dayAfter(meta: Map<string, string>, day: string): string | null {
  const time = meta.get("article:published_time") ?? "";
  const local = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}.*[+-](?!00:?00)\d{2}:?\d{2}$/u.exec(time.trim())?.[1];
  return local && daysBetween(day, local) === 1 ? local : null;
}

/** "Copyright © 19.12.2019", "Stand: 3.4.2021" in the foot. */
const atFoot = /(?:copyright|©|\(c\)|\bstand\b|updated?|mise à jour|aktualisiert|actualizado|aggiornat[oa])\D{0,20}$/iu;

/** Where nothing else of the page says a day: a long line's word for publishing, the foot, what the page's body is called. */
function dayAtTheEdges(document: HtmlDocument, monthFirst: boolean): string | null {
  let called = "";
  for (const element of walkElements(document)) {
    if (element.name === "body") called = calledOf(element);
    if (/^(?:script|style|noscript|head|title|a)$/u.test(element.name) || element.children.every(isElement)) continue;
    const text = inlineText(element);
    if (text.length > 900) continue;
    for (const { day, index } of findWrittenDates(text, monthFirst)) {
      const [before, after] = [text.slice(Math.max(0, index - 60), index), text.slice(index, index + 60)];
      const isFoot = foreignness(element) === 1;
      if (isFoot ? atFoot.test(before) : publishedPhrase.test(before) || publishedAfter.test(after)) return day;
    }
  }
  return findWrittenDates(called.replaceAll(/[a-z_]/giu, " "))[0]?.day ?? null;
}

const publishedAfter = /\b(?:published|posted|publié|publicado|veröffentlicht|geschrieben|gepostet)\b/iu;
