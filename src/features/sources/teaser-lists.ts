import { isBlock } from "./block-text.ts";
import {
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  inlineText,
  isElement,
  isText,
  parentOf,
  walkElements,
} from "./page-tree.ts";

const longestTeaser = 450;
const shortestHeadline = 15;
const fewestTeasers = 3;
/** What stands behind a headline on its line is a day, a name, a number of comments. */
const longestRemark = 60;

/** The first link of an element, when nothing but white space and pictures stands before it. */
function leadingLink(element: HtmlElement): HtmlElement | null {
  const stack = element.children.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node) && node.data.trim() !== "") return null;
    if (!isElement(node)) continue;
    if (node.name === "a" && inlineText(node) !== "") return node;
    if (node.name === "script" || node.name === "style") continue;
    if (node.children.length > 200) return null;
    stack.push(...node.children.toReversed());
  }
  return null;
}

/** A headline that links to another page, alone or with a few words under it. */
function isTeaser(element: HtmlElement): boolean {
  if (element.name === "p" || element.name === "tr" || element.name === "a") return false;
  const link = leadingLink(element);
  const { href = "" } = link?.attribs ?? {};
  if (!link || href.startsWith("#") || inlineText(link).length < shortestHeadline || goesOn(link, element)) return false;
  return !isLongerThan(element, longestTeaser);
}

/** Does the line that a link begins go on in words, as in a list of things that are described one by one? */
function goesOn(link: HtmlElement, element: HtmlElement): boolean {
  let length = 0;
  for (let node: HtmlElement | null = link; node && node !== element; node = parentOf(node)) {
    for (let next: HtmlNode | null = node.next; next; next = next.next) {
      if (isElement(next) && (next.name === "br" || isBlock(next))) return length > longestRemark;
      if (isText(next)) length += next.data.trim().length;
    }
    if (isBlock(node)) break;
  }
  return length > longestRemark;
}

/** Counts only as far as it must: most elements of a page hold far more. */
function isLongerThan(element: HtmlElement, limit: number): boolean {
  let length = 0;
  const stack = element.children.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node)) length += node.data.trim().length;
    else if (isElement(node) && node.name !== "script" && node.name !== "style") stack.push(...node.children.toReversed());
    if (length > limit) return true;
  }
  return false;
}

/**
 * The lists of other articles on a page, whatever they are called: elements nearly all of whose
 * children, at least three and of one kind, are headlines that link elsewhere.
 */
export function findTeaserLists(document: HtmlDocument): Set<HtmlElement> {
  const lists = new Set<HtmlElement>();
  for (const element of walkElements(document)) {
    const children = element.children.filter(isElement).filter((child) => child.name !== "script" && child.name !== "style");
    const [first] = children;
    if (!first || children.length < fewestTeasers || children.length > 200) continue;
    const alike = children.filter((child) => child.name === first.name);
    if (alike.length < children.length * 0.8 || alike.length < fewestTeasers) continue;
    // The first ones tell: a paragraph among them is no teaser.
    if (alike.slice(0, 3).filter(isTeaser).length < 2) continue;
    const teasers = alike.filter(isTeaser).length;
    if (teasers >= fewestTeasers && teasers >= alike.length * 0.8) lists.add(element);
  }
  return lists;
}
