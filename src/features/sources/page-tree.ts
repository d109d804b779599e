import { ElementType, parseDocument } from "htmlparser2";

export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlNode = HtmlDocument["children"][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;
type HtmlText = Extract<HtmlNode, { data: string }>;

/** Deeper nesting than this is no page that a person wrote; what lies below is left out. */
const deepest = 400;

/** Parses HTML, however broken. Nothing is loaded or run. */
export function parseHtml(html: string): HtmlDocument {
  return parseDocument(html, { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true });
}

export function isElement(node: HtmlNode | HtmlDocument): node is HtmlElement {
  return "attribs" in node;
}

export function isText(node: HtmlNode | HtmlDocument): node is HtmlText {
  return node.type === ElementType.Text;
}

export function parentOf(element: HtmlElement): HtmlElement | null {
  const { parent } = element;
  return parent && isElement(parent) ? parent : null;
}

/** Every element in document order. Iterative: a hostile page may nest a hundred thousand deep. */
export function* walkElements(root: HtmlDocument | HtmlElement): Generator<HtmlElement> {
  const stack: { node: HtmlNode; depth: number }[] = root.children.toReversed().map((node) => ({ node, depth: 0 }));
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node, depth } = entry;
    if (!isElement(node)) continue;
    yield node;
    if (depth >= deepest) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) stack.push({ node: child, depth: depth + 1 });
    }
  }
}

/** All text below a node, as it stands in the source. */
export function rawText(root: HtmlNode | HtmlDocument): string {
  const texts: string[] = [];
  const stack: (HtmlNode | HtmlDocument)[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node)) texts.push(node.data);
    else if ("children" in node) {
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        const child = node.children[index];
        if (child) stack.push(child);
      }
    }
  }
  return texts.join("");
}

/** The text of a node with white space levelled. */
export function inlineText(root: HtmlNode | HtmlDocument): string {
  return rawText(root).replace(/\s+/gu, " ").trim();
}

/** Class and id in lower case: what a page's authors call an element. */
export function calledOf(element: HtmlElement): string {
  const { class: classes = "", id = "" } = element.attribs;
  return `${classes} ${id}`;
}
