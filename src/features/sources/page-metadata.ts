import { renderBlocks } from "./block-text.ts";
import { calledOf, type HtmlDocument, type HtmlElement, inlineText, parseHtml, rawText, walkElements } from "./page-tree.ts";
import { articleObjects, namesOf, readStructuredData, stringOf } from "./structured-data.ts";

export type PageMetadata = {
  title: string | null;
  author: string | null;
  /** As the page declares it, a BCP 47 tag. */
  language: string | null;
  canonicalUrl: string | null;
  /** The article's text as the site's JSON-LD gives it to machines, often cut short. */
  articleBody: string | null;
};

/** Level white space; sites also put markup and entities into values that should be plain. */
function clean(text: string | null | undefined): string | null {
  const plain = text && /[&<]/u.test(text) ? rawText(parseHtml(text)) : (text ?? "");
  return plain.replace(/\s+/gu, " ").trim() || null;
}

/** The values of all meta elements by their name or property, in lower case; the first of a name wins. */
export function readMeta(document: HtmlDocument): Map<string, string> {
  const values = new Map<string, string>();
  for (const element of walkElements(document)) {
    if (element.name !== "meta") continue;
    const { name, property, itemprop, content } = element.attribs;
    const key = (property ?? name ?? itemprop)?.toLowerCase();
    if (key && content && content.trim() !== "" && !values.has(key)) values.set(key, content.trim());
  }
  return values;
}

function pickTitle(document: HtmlDocument, meta: Map<string, string>, headline: string | null): string | null {
  let titleElement: string | null = null;
  const headings: HtmlElement[] = [];
  for (const element of walkElements(document)) {
    if (element.name === "title" && titleElement === null) titleElement = clean(inlineText(element));
    if (element.name === "h1") headings.push(element);
  }
  const stated = clean(meta.get("og:title") ?? meta.get("twitter:title") ?? null);
  const texts = headings.map((heading) => clean(inlineText(heading))).filter((text) => text !== null);
  const full = `${titleElement ?? ""} ${stated ?? ""}`.toLowerCase();
  // The heading that the page's own title begins with or holds is the article's; a logo's is not.
  const matching = texts.find((text) => text.length > 8 && full.includes(text.toLowerCase()));
  const withoutSite = (text: string | null) => {
    const site = clean(meta.get("og:site_name"));
    if (!text) return null;
    const parts = text.split(/\s+[|–—·»:-]\s+/u);
    const last = parts.at(-1);
    if (parts.length > 1 && last && (last === site || (last.length < 25 && last.length < text.length / 3))) {
      return text.slice(0, text.lastIndexOf(last)).replace(/\s+[|–—·»:-]\s+$/u, "");
    }
    return text;
  };
  return matching ?? clean(headline) ?? withoutSite(stated) ?? withoutSite(titleElement) ?? texts[0] ?? null;
}

const byWord =
  /^(?:posted by|written by|by|von|par|por|di|door|av|af|text|автор|מאת|verfasst von|publicado por|redacción|kirjoittaja)\s*:?\s+/iu;
const noName =
  /https?:|www\.|@|[<>{}[\]/\\]|^(?:foto|photo|фото|image|bild|name|e-?mail|admin|redaktion|author|website|comment)\b|^[-–|]|\d{3}/iu;

function cleanAuthor(text: string | null): string | null {
  const name = clean(text)
    ?.replace(byWord, "")
    .replace(/[\s,|–-]+$/u, "")
    .trim();
  if (!name || name.length < 3 || name.length > 100 || noName.test(name) || !/\p{L}/u.test(name)) return null;
  return name;
}

function pickAuthor(
  document: HtmlDocument,
  meta: Map<string, string>,
  articles: ReturnType<typeof articleObjects>,
): string | null {
  for (const article of articles) {
    const names = namesOf(article["author"] ?? article["creator"])
      .map(cleanAuthor)
      .filter((name) => name !== null);
    if (names.length > 0) return [...new Set(names)].join(", ");
  }
  for (const key of [
    "author",
    "article:author",
    "parsely-author",
    "sailthru.author",
    "dc.creator",
    "dcterms.creator",
    "byl",
    "twitter:data1",
  ]) {
    if (key === "twitter:data1" && !/written|author|by/iu.test(meta.get("twitter:label1") ?? "")) continue;
    const name = cleanAuthor(meta.get(key) ?? null);
    if (name) return name;
  }
  for (const element of walkElements(document)) {
    const { rel, itemprop } = element.attribs;
    const isAuthor =
      rel?.split(/\s+/u).includes("author") ||
      itemprop === "author" ||
      /(?:^|[\s_-])(?:byline[\s_-]?name|author[\s_-]?name|byline|author)(?:$|\s)/iu.test(calledOf(element));
    if (!isAuthor || element.name === "link" || element.name === "body") continue;
    const name = cleanAuthor(inlineText(element));
    if (name && name.split(" ").length <= 8) return name;
  }
  return null;
}

function pickCanonical(document: HtmlDocument, meta: Map<string, string>, url: string | null): string | null {
  let href: string | null = null;
  for (const element of walkElements(document)) {
    if (element.name === "link" && /(?:^|\s)canonical(?:\s|$)/iu.test(element.attribs["rel"] ?? "")) {
      href ??= element.attribs["href"]?.trim() || null;
    }
  }
  const stated = href ?? meta.get("og:url") ?? null;
  if (!stated) return null;
  try {
    const address = new URL(stated, url ?? undefined);
    return address.protocol === "https:" || address.protocol === "http:" ? address.href : null;
  } catch {
    return null;
  }
}

/** What a page says of itself: in its JSON-LD, its meta elements, its headings. */
export function readMetadata(document: HtmlDocument, url: string | null): PageMetadata {
  const meta = readMeta(document);
  const articles = articleObjects(readStructuredData(document));
  let language: string | null = null;
  for (const element of walkElements(document)) {
    if (element.name === "html") language ??= element.attribs["lang"] ?? element.attribs["xml:lang"] ?? null;
  }
  const headline = articles.map((article) => stringOf(article["headline"])).find((text) => text !== null) ?? null;
  const bodies = articles
    .map((article) => stringOf(article["articleBody"]))
    .filter((text) => text !== null)
    .map((text) => (/[&<]/u.test(text) ? renderBlocks([parseHtml(text)]) : text));
  return {
    title: pickTitle(document, meta, headline),
    author: pickAuthor(document, meta, articles),
    language: language ?? meta.get("og:locale") ?? meta.get("language") ?? meta.get("content-language") ?? null,
    canonicalUrl: pickCanonical(document, meta, url),
    articleBody: bodies.toSorted((a, b) => b.length - a.length)[0] ?? null,
  };
}
