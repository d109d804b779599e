import { type HtmlElement, type HtmlNode, inlineText, isElement, isText, parseHtml, rawText, walkElements } from "./page-tree.ts";

/**
 * For the response that serves a sanitised page, beside an iframe's own sandbox attribute. Whatever a
 * parser might read differently from ours, nothing can run, load, submit or navigate.
 */
export const archivedPagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox",
].join("; ");

/** Elements that show text. Any other element gives way to its content, or goes with it. */
const kept = new Set(
  (
    "a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em " +
    "figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd li main mark nav ol p pre q rp rt ruby s samp section " +
    "small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr"
  ).split(" "),
);
const droppedWhole = new Set(
  (
    "script style noscript template iframe frame frameset noframes noembed object embed applet svg math canvas video audio source track map area " +
    "link meta base title head textarea select option input datalist xmp plaintext listing portal fencedframe param"
  ).split(" "),
);
const empty = new Set("br hr wbr col".split(" "));
const keptAttributes = new Set(
  "align alt class colspan dir height lang rowspan span start title valign value width datetime type".split(" "),
);
const keptProperties =
  /^(?:color|background-color|font(?:-(?:family|size|style|weight|variant))?|line-height|letter-spacing|text-(?:align|decoration|indent|transform)|vertical-align|white-space|(?:margin|padding)(?:-(?:top|right|bottom|left))?|border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?|border-collapse|width|max-width|list-style-type|direction|unicode-bidi)$/u;
const deepest = 200;

/** Text of a style sheet or attribute that can only draw: no address, no import, no escape, no markup. */
function isHarmlessCss(css: string): boolean {
  return !/url\s*\(|image(?:-set)?\s*\(|src\s*\(|@import|@font-face|@namespace|@charset|expression|behavior|binding|javascript:|\\|<|position\s*:\s*(?:fixed|sticky)/iu.test(
    css.replace(/\/\*[\s\S]*?\*\//gu, ""),
  );
}

function escapeText(text: string): string {
  return text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;").replace(/>/gu, "&gt;").replaceAll("\u0000", "");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/gu, "&quot;").replace(/'/gu, "&#39;").replace(/`/gu, "&#96;");
}

function styleOf(style: string): string {
  if (!isHarmlessCss(style)) return "";
  return style
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const [property = "", value = ""] = declaration.split(/:(.*)/su);
      return keptProperties.test(property.trim().toLowerCase()) && value.trim() !== "";
    })
    .join("; ");
}

function attributesOf(element: HtmlElement): string {
  let attributes = "";
  for (const [name, value] of Object.entries(element.attribs)) {
    if (keptAttributes.has(name)) attributes += ` ${name}="${escapeAttribute(value)}"`;
    else if (name === "style") {
      const style = styleOf(value);
      if (style !== "") attributes += ` style="${escapeAttribute(style)}"`;
    } else if (
      name === "href" &&
      element.name === "a" &&
      element.attribs["title"] === undefined &&
      /^https?:/iu.test(value.trim())
    ) {
      // The address stays readable, but is nowhere to go to from inside the archive.
      attributes += ` title="${escapeAttribute(value.trim())}"`;
    }
  }
  return attributes;
}

/** Pictures inside the page stay; those elsewhere become their description. */
function pictureOf(element: HtmlElement): string {
  const { src = "", alt = "" } = element.attribs;
  const isInside = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/iu.test(src);
  if (isInside) return `<img alt="${escapeAttribute(alt)}" src="${src.replace(/\s/gu, "")}">`;
  const description = alt.trim() === "" ? "Picture not archived" : `Picture not archived: ${alt.trim()}`;
  return `<span class="archived-picture">[${escapeText(description)}]</span>`;
}

/**
 * An archived page as one that is safe to show in a sandboxed frame: its text and its structure,
 * without scripts, event handlers, forms, frames, links that lead out, or anything that loads from
 * elsewhere. Built up from what is allowed, never by taking out what is known to be bad.
 */
export function sanitizeArchived(html: string): string {
  const document = parseHtml(html);
  let title = "";
  let direction = "";
  let language = "";
  const styles: string[] = [];
  for (const element of walkElements(document)) {
    if (element.name === "title" && title === "") title = inlineText(element);
    if (element.name === "style" && isHarmlessCss(rawText(element))) styles.push(rawText(element));
    if (element.name === "html" || element.name === "body") {
      direction ||= /^(?:rtl|ltr|auto)$/iu.exec(element.attribs["dir"] ?? "")?.[0] ?? "";
      language ||= /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/iu.exec(element.attribs["lang"] ?? "")?.[0] ?? "";
    }
  }
  const output: string[] = [];
  type Step = { node: HtmlNode; depth: number } | { close: string };
  const stack: Step[] = document.children.toReversed().map((node) => ({ node, depth: 0 }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    if ("close" in step) {
      output.push(step.close);
      continue;
    }
    const { node, depth } = step;
    if (isText(node)) {
      output.push(escapeText(node.data));
      continue;
    }
    if (!isElement(node) || droppedWhole.has(node.name)) continue;
    if (node.name === "img" || node.name === "image") {
      output.push(pictureOf(node));
      continue;
    }
    const isKept = kept.has(node.name) && depth < deepest;
    if (isKept) {
      output.push(`<${node.name}${attributesOf(node)}>`);
      if (empty.has(node.name)) continue;
      stack.push({ close: `</${node.name}>` });
    }
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) stack.push({ node: child, depth: depth + (isKept ? 1 : 0) });
    }
  }
  const root = `${language && ` lang="${language}"`}${direction && ` dir="${direction}"`}`;
  const sheet = styles.length > 0 ? `<style>${styles.join("\n")}</style>` : "";
  return `<!doctype html><html${root}><head><meta charset="utf-8"><title>${escapeText(title)}</title>${sheet}</head><body>${output.join("")}</body></html>`;
}
