import { isBlock } from "./block-text.ts";
import type { PageMetadata } from "./page-metadata.ts";
import {
  calledOf,
  type HtmlDocument,
  type HtmlElement,
  inlineText,
  isElement,
  isText,
  parentOf,
  walkElements,
} from "./page-tree.ts";

export type MainContent = {
  /** In document order; empty when the page has no main text. */
  roots: HtmlElement[];
  /** What stands inside the roots but is not the article's. */
  isLeftOut: (element: HtmlElement) => boolean;
};

type Measure = { text: number; linked: number; prose: number };

const neverText = new Set(
  "script style noscript template iframe object embed svg canvas video audio map form input select option textarea button dialog nav menu".split(
    " ",
  ),
);
const asideTags = new Set(["aside", "footer"]);
const asideRoles = new Set(
  "navigation banner contentinfo complementary search dialog alertdialog alert menu menubar toolbar tablist tooltip button form".split(" "),
);

/** What authors of pages call that which stands around an article; matched against the words of class and id. */
const around =
  /^(?:related|recommend(?:ed|ations?|s)?|recirc(?:ulation)?|readmore|more(?:on|from|stories|news|articles)|trending|popular|mostread|mostpopular|outbrain|taboola|zergnet|revcontent|teasers?|promos?|promotions?|advert(?:isement|ising|s|orial)?|ads?|adslot|adbox|adunit|adsense|dfp|gpt|banner|sponsor(?:ed|s)?|native|sidebar|siderail|rail|aside|widgets?|comments?|commentlist|disqus|livefyre|respond|replies|discussion|share|shares|sharing|sharebar|sharedaddy|addthis|addtoany|social|socials|socialmedia|follow|newsletter|subscribe|subscription|signup|signin|login|register|paywall|cookies?|consent|gdpr|popup|modal|overlay|lightbox|toast|nav|navbar|navigation|menu|breadcrumbs?|pagination|pager|prevnext|toc|footer|masthead|topbar|toolbar|tags?|taglist|keywords|categories|byline|bylines|author|authorbio|authorbox|bio|credits?|copyright|disclaimer|printonly|skip|screenreader|visuallyhidden|hidden|hide|ratings?|feedback|survey|poll|donate|donation|jobs|weather|stocks?|ticker|store|shop|affiliate|upnext|playlist|caption|photocredit|gallery|slideshow|carousel|slider|reprints?|correction|dateline|timestamp|metadata|postmeta|entrymeta)$/u;

function wordsOf(called: string): string[] {
  return called
    .replace(/([a-z\d])([A-Z])/gu, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/u)
    .filter((word) => word !== "");
}

const calledCache = new Map<string, boolean>();

/** Is an element called something that stands around articles? Neighbouring words count together ("most-read"). */
function isCalledAround(called: string): boolean {
  const cached = calledCache.get(called);
  if (cached !== undefined) return cached;
  const words = wordsOf(called);
  const verdict = words.some((word, index) => around.test(word) || around.test(word + (words[index + 1] ?? "")));
  if (calledCache.size > 20_000) calledCache.clear();
  calledCache.set(called, verdict);
  return verdict;
}

function isHidden(element: HtmlElement): boolean {
  const { style = "", hidden } = element.attribs;
  return (
    hidden !== undefined ||
    element.attribs["aria-hidden"] === "true" ||
    /display\s*:\s*none|visibility\s*:\s*hidden/iu.test(style)
  );
}

/** Is this element, by what it is or is called, something around an article? */
function isAround(element: HtmlElement): boolean {
  const { name } = element;
  if (neverText.has(name)) return true;
  if (name === "html" || name === "body" || name === "main" || name === "article") return isHidden(element);
  if (asideTags.has(name) || asideRoles.has(element.attribs["role"] ?? "")) return true;
  return isHidden(element) || isCalledAround(calledOf(element));
}

/** Text lengths of every element, those around an article apart. */
function measure(document: HtmlDocument, leftOut: Set<HtmlElement>): Map<HtmlElement, Measure> {
  const measures = new Map<HtmlElement, Measure>();
  const visit = (element: HtmlElement, inLink: boolean, depth: number): Measure => {
    const total: Measure = { text: 0, linked: 0, prose: 0 };
    if (depth > 400 || leftOut.has(element)) return total;
    const linked = inLink || element.name === "a";
    for (const child of element.children) {
      if (isText(child)) {
        const length = child.data.replace(/\s+/gu, " ").trim().length;
        total.text += length;
        if (linked) total.linked += length;
      } else if (isElement(child)) {
        const inner = visit(child, linked, depth + 1);
        total.text += inner.text;
        total.linked += inner.linked;
        total.prose += inner.prose;
      }
    }
    measures.set(element, total);
    return total;
  };
  for (const child of document.children) if (isElement(child)) visit(child, false, 0);
  return measures;
}

function hasBlockChild(element: HtmlElement): boolean {
  return element.children.some((child) => isElement(child) && (isBlock(child) || hasBlockChild(child)));
}

/** A paragraph's worth as a sign of an article: its length and its sentences, less its links. */
function proseScore(text: string, linkShare: number): number {
  if (text.length < 30 || linkShare > 0.5) return 0;
  const marks = text.match(/[,.;:!?،。、，]/gu)?.length ?? 0;
  return (1 + Math.min(marks, 12) * 0.5 + Math.min(text.length / 100, 6)) * (1 - linkShare);
}

function scoreContainers(document: HtmlDocument, leftOut: Set<HtmlElement>, measures: Map<HtmlElement, Measure>): Map<HtmlElement, number> {
  const scores = new Map<HtmlElement, number>();
  const visit = (element: HtmlElement, depth: number) => {
    if (depth > 400 || leftOut.has(element)) return;
    const { name } = element;
    const isParagraph = name === "p" || name === "pre" || name === "blockquote" || (isBlock(element) && !hasBlockChild(element));
    if (isParagraph) {
      const { text = 0, linked = 0 } = measures.get(element) ?? {};
      const score = proseScore(inlineText(element), text === 0 ? 1 : linked / text);
      if (score > 0) {
        let container = parentOf(element);
        for (let level = 1; container && level <= 4; level += 1) {
          scores.set(container, (scores.get(container) ?? 0) + score / (level === 1 ? 1 : level * 1.5));
          container = parentOf(container);
        }
      }
    }
    for (const child of element.children) if (isElement(child)) visit(child, depth + 1);
  };
  for (const child of document.children) if (isElement(child)) visit(child, 0);
  return scores;
}

export function findMainContent(document: HtmlDocument, _metadata: PageMetadata): MainContent {
  const leftOut = new Set<HtmlElement>();
  for (const element of walkElements(document)) if (isAround(element)) leftOut.add(element);
  const measures = measure(document, leftOut);
  const scores = scoreContainers(document, leftOut, measures);
  let root: HtmlElement | null = null;
  let best = 0;
  for (const [element, score] of scores) {
    const { text = 0, linked = 0 } = measures.get(element) ?? {};
    const value = score * (1 - (text === 0 ? 0 : linked / text));
    if (value > best) [root, best] = [element, value];
  }
  return { roots: root ? [root] : [], isLeftOut: (element) => leftOut.has(element) };
}
