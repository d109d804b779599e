import { type HtmlDocument, type HtmlElement, walkElements } from "./page-tree.ts";

/**
 * Puts what a page streams to its place: servers that render with React send the parts that take longer at the end of the
 * page, hidden (`<div hidden id="S:1">`), and a script moves each to where its template stands (`B:1` or `P:1`).
 * Readers see them there; a part without a template stays hidden.
 */
export function placeStreamedParts(document: HtmlDocument): void {
  const parts: [string, HtmlElement][] = [];
  const places = new Map<string, HtmlElement>();
  for (const element of walkElements(document)) {
    const [, kind, number] = /^([BPS]):([\da-f]+)$/u.exec(element.attribs["id"] ?? "") ?? [];
    if (number === undefined) continue;
    if (kind === "S" && element.attribs["hidden"] !== undefined) parts.push([number, element]);
    else if (kind !== "S" && element.name === "template") places.set(number, element);
  }
  for (const [number, part] of parts) {
    const place = places.get(number);
    if (!place || isInside(place, part)) continue;
    const { hidden: _, ...attribs } = part.attribs;
    part.attribs = attribs;
    detach(part);
    const siblings = place.parent?.children;
    if (!siblings) continue;
    siblings.splice(siblings.indexOf(place), 1, part);
    part.parent = place.parent;
    part.prev = place.prev;
    part.next = place.next;
    if (part.prev) part.prev.next = part;
    if (part.next) part.next.prev = part;
  }
}

function detach(element: HtmlElement): void {
  const siblings = element.parent?.children;
  siblings?.splice(siblings.indexOf(element), 1);
  if (element.prev) element.prev.next = element.next;
  if (element.next) element.next.prev = element.prev;
}

function isInside(element: HtmlElement, container: HtmlElement): boolean {
  for (let above = element.parent; above; above = above.parent) if (above === container) return true;
  return false;
}
