/*
 * The style sheet is the whole app's; a page that is kept as a document uses a third of it. What no element of it can
 * match is left out, so that less is sent and read before the first word is painted.
 */

/**
 * `css` without the rules that begin at a class which `html` does not have. Everything else stays as it is: rules that
 * begin at an element, an attribute or a function, layers, properties, keyframes. CSS as a minifier writes it: no comments
 * but the licence, every `}` closes what a `{` opened.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\bclass="([^"]*)"/g)) {
    for (const name of unescapeHtml(names).split(/\s+/)) classes.add(name);
  }
  return keep(css, classes);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

function keep(css: string, classes: ReadonlySet<string>): string {
  let kept = "";
  let at = 0;
  while (at < css.length) {
    const end = endOfPrelude(css, at);
    // Declarations, an at-rule without a block, or the end.
    if (css[end] !== "{") {
      kept += css.slice(at, end + 1);
      at = end + 1;
      continue;
    }
    const prelude = css.slice(at, end);
    const close = endOfBlock(css, end);
    const block = css.slice(end + 1, close);
    at = close + 1;
    if (/^\s*(?:\/\*[^]*?\*\/\s*)?@(?:layer|media|supports|container)\b/.test(prelude)) {
      const inner = keep(block, classes);
      if (inner.trim() !== "") kept += `${prelude}{${inner}}`;
    } else if (prelude.trimStart().startsWith("@") || selectors(prelude).some((selector) => mayMatch(selector, classes))) {
      kept += `${prelude}{${block}}`;
    }
  }
  return kept;
}

/** The index of the `{` or `;` that ends what begins at `from`, or the end. */
function endOfPrelude(css: string, from: number): number {
  for (let at = from; at < css.length; at += 1) {
    at = skip(css, at);
    if (css[at] === "{" || css[at] === ";") return at;
  }
  return css.length;
}

/** The index of the `}` that closes the `{` at `open`. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    at = skip(css, at);
    if (css[at] === "{") depth += 1;
    if (css[at] === "}" && (depth -= 1) === 0) return at;
  }
  return css.length;
}

/** Past an escaped character, a string or a comment that begins at `at`, to its last character. */
function skip(css: string, at: number): number {
  const character = css[at];
  if (character === "\\") return at + 1;
  if (character === "/" && css[at + 1] === "*") {
    const end = css.indexOf("*/", at + 2);
    return end === -1 ? css.length : end + 1;
  }
  if (character !== '"' && character !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== character) end += css[end] === "\\" ? 2 : 1;
  return end;
}

function selectors(prelude: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    at = skip(prelude, at);
    if (prelude[at] === "(" || prelude[at] === "[") depth += 1;
    if (prelude[at] === ")" || prelude[at] === "]") depth -= 1;
    if (prelude[at] !== "," || depth > 0) continue;
    found.push(prelude.slice(begin, at));
    begin = at + 1;
  }
  return [...found, prelude.slice(begin)];
}

function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const first = /^\s*\.((?:\\[^]|[\w\u0080-\uffff-])+)/.exec(selector)?.[1];
  // A number at the beginning is written as its code point and a space; the minifier has nothing else of the kind.
  if (first === undefined || /\\[0-9a-f]/i.test(first)) return true;
  return classes.has(first.replaceAll(/\\([^])/g, "$1"));
}
