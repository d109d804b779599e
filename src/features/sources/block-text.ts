import { type HtmlDocument, type HtmlElement, type HtmlNode, isElement, isText } from "./page-tree.ts";

const blockTags = new Set(
  (
    "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
const paragraphTags = new Set("p h1 h2 h3 h4 h5 h6 blockquote pre figure ul ol dl table".split(" "));
const silentTags = new Set("script style noscript template head title iframe object svg math canvas video audio map".split(" "));

const longestCell = 200;

export function isBlock(element: HtmlElement): boolean {
  return blockTags.has(element.name);
}

/** A row of short cells becomes one line; cells that hold paragraphs (a page laid out by tables) stay as they are. */
function joinRow(lines: string[], start: number, row: HtmlElement): void {
  const added = lines.slice(start).filter((text) => text !== "");
  const cells = row.children.filter((child) => isElement(child) && (child.name === "td" || child.name === "th")).length;
  if (added.length < 2 || added.length > cells || added.some((text) => text.length > longestCell)) return;
  lines.splice(start, lines.length - start, added.join("\t"));
}

/**
 * The text of some elements as lines: a paragraph, heading or list item each on its own, a table's row
 * on one, with an empty line between paragraphs. `isLeftOut` cuts elements and texts.
 */
export function renderBlocks(
  roots: (HtmlElement | HtmlDocument)[],
  isLeftOut: (node: HtmlNode) => boolean = () => false,
): string {
  const lines: string[] = [];
  let line = "";
  let preformatted = 0;
  const rowStarts: number[] = [];
  const endLine = () => {
    const text = preformatted > 0 ? line.trimEnd() : line.replace(/\s+/gu, " ").trim();
    if (text !== "") lines.push(text);
    line = "";
  };
  const endParagraph = () => {
    endLine();
    if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
  };

  type Step = { node: HtmlNode | HtmlDocument } | { close: HtmlElement };
  const stack: Step[] = roots.toReversed().map((node) => ({ node }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    if ("close" in step) {
      const { name } = step.close;
      if (paragraphTags.has(name)) endParagraph();
      else endLine();
      if (name === "pre") preformatted -= 1;
      if (name === "tr") joinRow(lines, rowStarts.pop() ?? lines.length, step.close);
      continue;
    }
    const { node } = step;
    if (isText(node)) {
      if (isLeftOut(node)) continue;
      if (preformatted > 0) {
        const [first = "", ...rest] = node.data.split(/\r?\n/u);
        line += first;
        for (const next of rest) {
          endLine();
          line = next;
        }
      } else line += node.data;
      continue;
    }
    if (!("children" in node)) continue;
    if (isElement(node)) {
      if (node.name === "br" || node.name === "hr") {
        endLine();
        continue;
      }
      if (silentTags.has(node.name) || isLeftOut(node)) continue;
      if (isBlock(node)) {
        if (paragraphTags.has(node.name)) endParagraph();
        else endLine();
        if (node.name === "tr") rowStarts.push(lines.length);
        if (node.name === "pre") preformatted += 1;
        stack.push({ close: node });
      }
    }
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) stack.push({ node: child });
    }
  }
  endParagraph();
  return lines
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
