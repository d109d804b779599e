import { isBlock } from "./block-text.ts";
import { type HtmlDocument, type HtmlElement, type HtmlNode, isElement, isText } from "./page-tree.ts";

/** What stands in one block of a page outside the blocks inside it; lengths in characters. */
export type Block = { element: HtmlElement; nodes: HtmlNode[]; text: string; length: number; linked: number };

export type Outline = {
  /** Every element that is not left out, in document order. */
  elements: HtmlElement[];
  /** The blocks that hold text themselves, in document order. */
  blocks: Block[];
};

const silent = new Set(
  "script style noscript template head iframe object svg math canvas video audio map select option textarea".split(" "),
);

/** Deeper nesting than this is no page that a person wrote. */
const deepest = 500;

/** A page's elements and text-holding blocks. Elements for which `isLeftOut` holds are skipped with all they hold. */
export function outlineOf(document: Pick<HtmlDocument, "children">, isLeftOut: (element: HtmlElement) => boolean): Outline {
  const elements: HtmlElement[] = [];
  const blocks = new Map<HtmlElement, Block>();
  type Step = { node: HtmlNode; block: HtmlElement | null; inLink: boolean; depth: number };
  const stack: Step[] = document.children.toReversed().map((node) => ({ node, block: null, inLink: false, depth: 0 }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, inLink, depth } = step;
    if (isText(node)) {
      if (step.block) addText(blocks, step.block, node, node.data, inLink);
      continue;
    }
    if (!isElement(node) || silent.has(node.name) || depth > deepest || isLeftOut(node)) continue;
    elements.push(node);
    const block = step.block && !isBlock(node) ? step.block : node;
    if (node.name === "br") addText(blocks, block, node, "\n", false);
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child)
        stack.push({
          node: child,
          block,
          inLink: inLink || (node.name === "a" && node.attribs["href"] !== undefined),
          depth: depth + 1,
        });
    }
  }
  for (const block of blocks.values()) block.text = block.text.replace(/\s+/gu, " ").trim();
  return { elements, blocks: [...blocks.values()].filter((block) => block.length > 0) };
}

function addText(blocks: Map<HtmlElement, Block>, element: HtmlElement, node: HtmlNode, data: string, inLink: boolean): void {
  const length = data.replace(/\s+/gu, " ").trim().length;
  let block = blocks.get(element);
  if (!block) {
    block = { element, nodes: [], text: "", length: 0, linked: 0 };
    blocks.set(element, block);
  }
  block.nodes.push(node);
  block.text += data;
  block.length += length;
  if (inLink) block.linked += length;
}

/** The share of a block's text that is links, 0 to 1. */
export function linkShare(block: Block): number {
  return block.length === 0 ? 0 : block.linked / block.length;
}

export function isHeading(block: Block): boolean {
  return /^h[1-6]$/u.test(block.element.name);
}

/** The end of a sentence or clause; a full stop inside a number or an address is none. */
const sentenceMark = /[.!?…,;][”"’')\]]*(?:\s|$)|[。！？、，؟،।۔։።၊။។]/u;
/** Scripts whose sentences stand apart by a space alone: two runs of letters as long as clauses. */
const clausesWithoutMark = /[\p{Script=Thai}\p{Script=Lao}]{12,}\s+\S*[\p{Script=Thai}\p{Script=Lao}]{12,}/u;

/** Prose: a paragraph long enough to say something, in sentences, and not made of links. */
export function isProse(block: Block): boolean {
  if (block.length < 50 || linkShare(block) >= 0.5 || isHeading(block)) return false;
  return sentenceMark.test(block.text) || clausesWithoutMark.test(block.text);
}
