import { aroundOf, aroundWordsOf, isCalledBody } from "./around-content.ts";
import { pruneArticle } from "./article-pruning.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { type Block, isHeading, isProse, linkShare, outlineOf } from "./page-outline.ts";
import { type HtmlDocument, type HtmlElement, type HtmlNode, isElement, parentOf } from "./page-tree.ts";
import { findTeaserLists } from "./teaser-lists.ts";

export type MainContent = {
  /** In document order; empty when the page has no main text. */
  roots: HtmlElement[];
  /** What stands inside the roots but is not the article's: elements and single texts. */
  isLeftOut: (node: HtmlNode) => boolean;
};

/** An element that holds more of the page's prose than this is not around the article, whatever it is called. */
const protectedShare = 0.45;
/** An element called the article's body is believed from this share of the best candidate's prose on. */
const believedShare = 0.2;
/** Less text than this is no article, unless a page has nothing else. */
const leastText = 250;
/** Fewer letters and digits outside links and headings say nothing. */
const leastLetters = 20;

/** Words for pictures with a text each, which may be longer than the article that they stand in. */
const pictureWords: ReadonlySet<string> = new Set(["gallery", "slideshow", "carousel"]);
/** An article of so much text needs nothing of what is around it. */
const enoughText = 1_500;
const noWords: ReadonlySet<string> = new Set();

/** What a block speaks for (positive) or against being in an article, in characters. */
function weightOf(block: Block): number {
  const links = linkShare(block);
  if (links > 0.5) return -1.5 * Math.min(block.length, 200);
  if (isProse(block)) return Math.min(block.length, 1_500) * (1 - links) * (block.length < 100 ? 0.6 : 1);
  if (isHeading(block)) return 0;
  return -0.4 * Math.min(block.length, 100);
}

/** Sums a value of blocks for every element that holds them. */
function sumUpwards(blocks: Block[], valueOf: (block: Block) => number): Map<HtmlElement, number> {
  const sums = new Map<HtmlElement, number>();
  for (const block of blocks) {
    const value = valueOf(block);
    if (value === 0) continue;
    for (let element: HtmlElement | null = block.element; element; element = parentOf(element)) {
      sums.set(element, (sums.get(element) ?? 0) + value);
    }
  }
  return sums;
}

function isQuoteFromElsewhere(element: HtmlElement): boolean {
  return element.name === "blockquote" && /tweet|instagram-media|tiktok|bluesky|fb-post/iu.test(element.attribs["class"] ?? "");
}

/** The words by which a page calls most of its prose, piece by piece, as builders of pages call every paragraph a widget. */
function findMisusedWords(elements: HtmlElement[], prose: Map<HtmlElement, number>, most: number): Set<string> {
  const lengths = new Map<string, number>();
  const wordsAbove = new Map<HtmlElement, ReadonlySet<string>>();
  for (const element of elements) {
    const parent = parentOf(element);
    const above = (parent && wordsAbove.get(parent)) ?? noWords;
    const length = prose.get(element) ?? 0;
    // What holds most of the page by itself is the layout around it, and says nothing of the pieces.
    const own = length > most ? [] : aroundWordsOf(element).filter((word) => !above.has(word));
    wordsAbove.set(element, own.length === 0 ? above : new Set([...above, ...own]));
    for (const word of new Set(own)) lengths.set(word, (lengths.get(word) ?? 0) + length);
  }
  return new Set([...lengths].filter(([, length]) => length > most).map(([word]) => word));
}

/** Finds the elements that are not the article's by name, sparing those that hold much of the page's prose. */
function findAround(document: HtmlDocument): (element: HtmlElement) => boolean {
  const { elements, blocks: all } = outlineOf(document, (element) => aroundOf(element) === "never");
  const headed = new Set<HtmlElement>();
  for (const element of elements) {
    if (element.name === "h1") for (let above = parentOf(element); above; above = parentOf(above)) headed.add(above);
  }
  const comments = new Set(elements.filter((element) => aroundOf(element) === "comments" && !headed.has(element)));
  const blocks = all.filter((block) => !hasAncestorIn(block.element, comments));
  const prose = sumUpwards(blocks, (block) => (isProse(block) ? block.length : 0));
  let total = 0;
  for (const block of blocks) if (isProse(block)) total += block.length;
  const spared = new Set<HtmlElement>();
  for (const element of elements) {
    const isArticle = isCalledBody(element) || (element.name === "article" && headed.has(element));
    const isBody = isArticle && (prose.get(element) ?? 0) >= total * 0.2;
    if (!isBody && !isQuoteFromElsewhere(element)) continue;
    for (let above: HtmlElement | null = element; above && !spared.has(above); above = parentOf(above)) spared.add(above);
  }
  const around = new Set<HtmlElement>();
  /** Is an element inside an article's body that holds so much prose? */
  const isInsideBody = (element: HtmlElement, least: number) => {
    for (let above = parentOf(element); above; above = parentOf(above)) {
      if (isCalledBody(above)) return (prose.get(above) ?? 0) >= least;
    }
    return false;
  };
  const misused = findMisusedWords(elements, prose, total * protectedShare);
  for (const element of elements) {
    const kind = aroundOf(element);
    if (kind === null || spared.has(element)) continue;
    const words = aroundWordsOf(element);
    if (kind === "likely" && words.length > 0 && words.every((word) => misused.has(word))) continue;
    const length = prose.get(element) ?? 0;
    const isOnlyLonger = words.some((word) => pictureWords.has(word)) && isInsideBody(element, length + enoughText);
    if (length <= total * protectedShare || isOnlyLonger) around.add(element);
  }
  for (const list of findTeaserLists(document)) if ((prose.get(list) ?? 0) <= total * protectedShare) around.add(list);
  return (element) => around.has(element) || aroundOf(element) === "never";
}

/** The element whose blocks speak most for an article: the smallest of equals, the named body before all. */
function findRoot(document: HtmlDocument, isAround: (element: HtmlElement) => boolean): HtmlElement | null {
  const { elements, blocks } = outlineOf(document, isAround);
  const weights = sumUpwards(blocks, weightOf);
  const plain = sumUpwards(blocks, (block) => (linkShare(block) < 0.5 ? block.length : 0));
  let root: HtmlElement | null = null;
  let best = 0;
  for (const element of elements) {
    const weight = weights.get(element) ?? 0;
    if (weight > 0 && weight >= best) [root, best] = [element, weight];
  }
  const most = root ? (plain.get(root) ?? 0) : 0;
  const lengthOf = (element: HtmlElement) => plain.get(element) ?? 0;
  const enough = Math.max(leastText, most * believedShare);
  // Of several bodies, as where the next article is loaded below, the first is the page's own.
  const named = elements.filter((element) => isCalledBody(element) && lengthOf(element) >= enough);
  const articles = elements.filter((element) => element.name === "article" && lengthOf(element) >= enough);
  const first = named[0] ?? articles[0];
  if (!first) return root;
  const inner = named.findLast((element) => lengthOf(element) >= lengthOf(first) * 0.8 && isInside(element, first)) ?? first;
  return withSiblings(inner, lengthOf);
}

function hasAncestorIn(element: HtmlElement, set: Set<HtmlElement>): boolean {
  if (set.size === 0) return false;
  for (let above: HtmlElement | null = element; above; above = parentOf(above)) if (set.has(above)) return true;
  return false;
}

function isInside(element: HtmlElement, container: HtmlElement): boolean {
  for (let above: HtmlElement | null = element; above; above = parentOf(above)) if (above === container) return true;
  return false;
}

/** A body that its authors cut into several elements of one name, side by side, is the element around them. */
function withSiblings(body: HtmlElement, lengthOf: (element: HtmlElement) => number): HtmlElement {
  const parent = parentOf(body);
  const name = body.attribs["class"];
  const isParagraph = body.name === "p";
  if (!parent || (!name && !isParagraph) || body.name === "article") return body;
  const alike = parent.children.filter(
    (child): child is HtmlElement =>
      isElement(child) &&
      child !== body &&
      lengthOf(child) > 0 &&
      (child.attribs["class"] === name || (isParagraph && isCalledBody(child))),
  );
  return alike.length > 0 ? parent : body;
}

/**
 * A page without a single paragraph, such as a saved conversation or a notice of three lines: all its lines that are
 * neither links nor around an article, if they say anything at all.
 */
function findShortLines(document: HtmlDocument, isAround: (element: HtmlElement) => boolean): MainContent {
  const { blocks } = outlineOf(document, isAround);
  const isOther = (block: Block) => linkShare(block) >= 0.5;
  const said = blocks.filter((block) => !isOther(block) && !isHeading(block)).map((block) => block.text);
  if ((said.join("").match(/[\p{L}\p{N}]/gu) ?? []).length < leastLetters) return { roots: [], isLeftOut: () => false };
  const others = new Set<HtmlNode>(blocks.filter(isOther).map((block) => block.element));
  const isLeftOut = (node: HtmlNode) => others.has(node) || (isElement(node) && isAround(node));
  return { roots: document.children.filter(isElement), isLeftOut };
}

/** Finds a page's main text. */
export function findMainContent(document: HtmlDocument, metadata: PageMetadata): MainContent {
  const isAround = findAround(document);
  const root = findRoot(document, isAround);
  if (!root) return findShortLines(document, isAround);
  const pruned = pruneArticle(root, isAround, metadata);
  return { roots: [root], isLeftOut: (node) => pruned.has(node) };
}
