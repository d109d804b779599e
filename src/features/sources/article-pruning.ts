import { type Block, isHeading, isProse, linkShare, outlineOf } from "./page-outline.ts";
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
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function isTitle(text: string, title: string | null): boolean {
  if (!title) return false;
  const [a, b] = [normalise(text), normalise(title)];
  return a !== "" && (a === b || (a.length > 15 && (b.startsWith(a) || a.startsWith(b))));
}

/** Does an element hold a block that is prose? */
function holdersOf(blocks: Block[], root: HtmlElement): Set<HtmlElement> {
  const holders = new Set<HtmlElement>();
  for (const block of blocks) {
    for (let element: HtmlElement | null = block.element; element && element !== root && !holders.has(element); element = parentOf(element)) {
      holders.add(element);
    }
  }
  return holders;
}

/**
 * What stands inside an article's element but is not its text: by name, captions, the headline and
 * the lines under it, links to other articles, and lines about the site. Elements and single texts.
 */
export function pruneArticle(root: HtmlElement, isAround: (element: HtmlElement) => boolean, title: string | null): Set<HtmlNode> {
  const pruned = new Set<HtmlNode>();
  for (const element of walkElements(root)) {
    if (isAround(element) || element.name === "figcaption") pruned.add(element);
  }
  const { blocks } = outlineOf({ children: [root] }, (element) => pruned.has(element));
  const drop = (block: Block) => {
    for (const node of block.nodes) pruned.add(node);
  };
  const firstProse = blocks.findIndex((block) => isProse(block) && block.length >= 80);
  const titleAt = blocks.findIndex((block) => block.element.name === "h1" || (isHeading(block) && isTitle(block.text, title)));
  const lastProse = blocks.findLastIndex(isProse);
  const prose = holdersOf(blocks.filter(isProse), root);

  for (const [index, block] of blocks.entries()) {
    const { text } = block;
    const links = linkShare(block);
    const isBeforeText = index < firstProse && (index <= titleAt || (!isHeading(block) && !isProse(block)));
    const isHeadline = index === titleAt || isTitle(text, title);
    const isAfterText = index > lastProse && (links > 0.5 || isHeading(block));
    const isLink = links > 0.85 && (leadsAway.test(text) || (block.element.name === "li" && !prose.has(parentOf(block.element) ?? root)));
    const isFurniture =
      furniture.test(text) ||
      (text.length < 300 && leadsAway.test(text) && links > 0.3) ||
      (text.length < 350 && aboutTheSite.test(text)) ||
      (text.length < 250 && index > blocks.length * 0.6 && byTheWay.test(text));
    if (isBeforeText || isHeadline || isAfterText || isLink || isFurniture) drop(block);
  }
  return pruned;
}
