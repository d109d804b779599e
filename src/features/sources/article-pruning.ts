import { type Block, isHeading, isProse, linkShare, outlineOf } from "./page-outline.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { type HtmlElement, type HtmlNode, parentOf, walkElements } from "./page-tree.ts";

/** Short lines that sites put between the paragraphs of an article, in the languages that came by. */
const furniture =
  /^(?:advertisement|advert|ad|sponsored|publicidade|publicidad|pubblicità|anzeige|werbung|реклама|広告|close|loading.{0,20}|comments?|\d+ comments?|leave a (?:comment|reply)|view (?:all|comments).{0,20}|share(?: this)?(?: \w+)?|tweet|print|e-?mail|whatsapp|facebook|twitter|subscribe(?: now)?|sign up|image \d+ of \d+|photos?|video|gallery|tags?|filed under|follow (?:us|me).{0,60}|read more|more|related(?: \w+)?|key points|highlights|listen|download|play|kommentare|voltar|compartilhe|отзывы|комментарии|поделиться|you (?:may|might) (?:also )?like.{0,10}|also read|see also|continue reading.{0,30}|story continues below.{0,30}|tell us what you think.{0,5}|latest|popular|topics)[:.…]*$/iu;

/** The beginnings of lines that lead away from an article. */
const leadsAway =
  /^(?:related(?: \w+)?|read (?:more|also|next|this)|also read|see also|more(?: on| from)?|watch|listen|dont miss|don't miss|recommended|leggi anche|lea también|leia (?:também|mais)|lire aussi|à lire|mehr zum thema|lesen sie auch|читайте также|читать также|смотрите также|czytaj (?:też|także)|lees ook|les også|läs (?:också|mer)|اقرأ أيضا|קראו גם|קרא גם)\s*[:：>»-]/iu;

/** Sentences about the site and its newsletters rather than the matter. */
const aboutTheSite =
  /(?:\bsign up (?:for|to)\b|\bsubscribe (?:to|now|today)\b|\b(?:free|daily|our|weekly) newsletters?\b|\bfollow (?:us|him|her|them|me) on\b|\blike us on facebook\b|\ball rights reserved\b|©|\bclick here (?:to|for)\b|\bcookies?\b.{0,80}\b(?:website|site|experience)\b|\bthis material may not be\b|\bterms of (?:use|service)\b|\bdelivered (?:to|through) your (?:inbox|letterbox)\b|\bupdates? (?:right )?in your inbox\b|перепечатка|無断転載|무단전재|재배포)/iu;

const byTheWay =
  /(?:\b(?:contributed|contributing) to this (?:report|story|article)\b|^(?:additional )?reporting by\b|^(?:write|reach|email|contact)\b.{0,60}@|\bmay be reached at\b|^have a (?:news )?tip\b|^(?:email|reach) .{0,60}(?:\bat\b|on twitter)|^source\s*:|^sources?$|^\(?photo(?:s| credit| by|graph)?\b.{0,80}$)/iu;

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function isTitle(text: string, title: string | null): boolean {
  if (!title) return false;
  const [a, b] = [normalise(text), normalise(title)];
  if (a === "" || a === b) return a !== "";
  // A title with a few words behind it is one; a paragraph that begins with the name in a short title is not.
  return a.length > 15 && (b.startsWith(a) || (a.startsWith(b) && a.length <= Math.max(1.5 * b.length, b.length + 20)));
}

/** Does an element hold a block that is prose? */
function holdersOf(blocks: Block[], root: HtmlElement): Set<HtmlElement> {
  const holders = new Set<HtmlElement>();
  for (const block of blocks) {
    for (
      let element: HtmlElement | null = block.element;
      element && element !== root && !holders.has(element);
      element = parentOf(element)
    ) {
      holders.add(element);
    }
  }
  return holders;
}

/** Letters and digits alone, for comparing two renderings of one text. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * The blocks that the site itself gives to machines as the article (JSON-LD), when that holds nearly
 * all of the prose found; null when it is cut short or speaks of something else.
 */
function statedBlocks(blocks: Block[], articleBody: string | null): Set<Block> | null {
  if (!articleBody) return null;
  const body = lettersOf(articleBody);
  const stated = new Set<Block>();
  let statedLength = 0;
  let length = 0;
  for (const block of blocks) {
    const letters = lettersOf(block.text);
    const isStated =
      body.includes(letters) ||
      (letters.length > 100 && body.includes(letters.slice(5, 45)) && body.includes(letters.slice(-45, -5)));
    if (isStated) stated.add(block);
    if (!isProse(block)) continue;
    length += block.length;
    if (isStated) statedLength += block.length;
  }
  return statedLength >= length * 0.75 ? stated : null;
}

/** Is a block an item of a list none of whose items says anything in sentences? */
function isInListOfLinks(block: Block, root: HtmlElement, prose: Set<HtmlElement>): boolean {
  for (let above: HtmlElement | null = block.element; above && above !== root; above = parentOf(above)) {
    if (above.name === "ul" || above.name === "ol") return !prose.has(above);
  }
  return false;
}

/** Quotations, tables and listings are often left out of what a site gives to machines. */
function isSetApart(block: Block, root: HtmlElement): boolean {
  for (let above: HtmlElement | null = block.element; above && above !== root; above = parentOf(above)) {
    if (above.name === "blockquote" || above.name === "table" || above.name === "pre") return true;
  }
  return false;
}

/** A short sentence that opens a text: a paragraph beside the first long one. */
function isShortSentence({ element, text, linked }: Block, next: Block | undefined): boolean {
  if (element.name !== "p" || next?.element.name !== "p" || linked > 0 || element.parent !== next.element.parent) return false;
  return /\p{L}{2,}.*\s.*[.!?…]["”’»)]*$|[。！？]$/u.test(text);
}

/** The headline: the heading that says the title, else the only main one; several main ones are a text's own headings. */
function findTitle(blocks: Block[], title: string | null): number {
  const said = blocks.findIndex((block) => isHeading(block) && isTitle(block.text, title));
  const first = blocks.findIndex((block) => block.element.name === "h1");
  const isOnly = blocks.findLastIndex((block) => block.element.name === "h1") === first;
  return said >= 0 || !isOnly ? said : first;
}

/**
 * What stands inside an article's element but is not its text: by name, captions, the headline and
 * the lines under it, links to other articles, and lines about the site. Elements and single texts.
 */
export function pruneArticle(
  root: HtmlElement,
  isAround: (element: HtmlElement) => boolean,
  { title, articleBody }: Pick<PageMetadata, "title" | "articleBody">,
): Set<HtmlNode> {
  const pruned = new Set<HtmlNode>();
  for (const element of walkElements(root)) {
    if (isAround(element) || element.name === "figcaption") pruned.add(element);
  }
  const { blocks } = outlineOf({ children: [root] }, (element) => pruned.has(element));
  const firstProse = blocks.findIndex((block) => isProse(block) && block.length >= 80);
  const lastProse = blocks.findLastIndex(isProse);
  const titleAt = findTitle(blocks, title);
  const proseBeforeTitle = blocks.slice(0, Math.max(titleAt, 0)).filter(isProse).length;
  // A lower heading may repeat the title in the midst of the text.
  const isMainHeading = blocks[titleAt]?.element.name === "h1";
  const isTitleFirst = titleAt >= 0 && proseBeforeTitle <= (isMainHeading ? 0.3 : 0) * blocks.filter(isProse).length;
  const prose = holdersOf(blocks.filter(isProse), root);
  const stated = statedBlocks(blocks, articleBody);
  const start = isTitleFirst ? Math.max(titleAt, 0) : -1;

  const isOut = (block: Block, index: number): boolean => {
    const { text } = block;
    const links = linkShare(block);
    if (index === titleAt || index < start || isTitle(text, title)) return true;
    if (
      index < firstProse &&
      !isProse(block) &&
      !isShortSentence(block, blocks[firstProse]) &&
      (index < titleAt || !isHeading(block) || block.length > 50)
    )
      return true;
    if (stated && !stated.has(block) && !isSetApart(block, root)) return true;
    if (index > lastProse && (links > 0.5 || (text.endsWith(":") && text.length < 80))) return true;
    if (!/[\p{L}\p{N}]/u.test(text)) return true;
    if (links > 0.85 && (leadsAway.test(text) || isInListOfLinks(block, root, prose))) return true;
    return (
      furniture.test(text) ||
      (text.length < 300 && leadsAway.test(text) && links > 0.3) ||
      (text.length < 350 && aboutTheSite.test(text)) ||
      (text.length < 250 && index > blocks.length * 0.6 && byTheWay.test(text))
    );
  };
  let isFollowed = false;
  for (const [index, block] of [...blocks.entries()].toReversed()) {
    // A heading is a heading of something.
    const isLoose = index > lastProse && isHeading(block) && !isFollowed;
    if (isLoose || isOut(block, index)) for (const node of block.nodes) pruned.add(node);
    else isFollowed = true;
  }
  return pruned;
}
