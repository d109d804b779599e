import { stepLabel } from "./step-label.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { paragraphs, sentences } from "#app/lib/language/sentences.ts";

/**
 * What a paragraph of a page is. Only `main` may be evidence. `heading` is main text that names and
 * sums up but does not report; `comment` was written by readers; `planted` addresses a machine.
 */
export type BlockKind = "main" | "heading" | "byline" | "furniture" | "comment" | "planted";
export type Block = { kind: BlockKind; start: number; end: number };

const commentsHeading =
  /^(?:\W*(?:\d[\d,.]*\s+)?(?:readers['’]?\s+|top\s+|all\s+)?(?:comments?|replies|responses|kommentare|commentaires|comentarios|комментарии|تعليقات|تعليقات القراء|التعليقات|תגובות|leserkommentare)\b.{0,40}|(?:view|see|show|load) (?:all|more) .{0,12}comments?|leave a (?:comment|reply)|join the (?:conversation|discussion)|what do you think\??)$/iu;
const panelHeading =
  /^\W*(?:related(?:\s+(?:stories|articles|news|content|coverage|links|reading|profiles|pages|posts|people))?|more\s+(?:from|on|in|local|news|stories|like|headlines|top|about|to read)\b.{0,40}|most\s+(?:read|popular|viewed|shared|commented)\b.{0,30}|(?:read|see|watch|listen)\s+(?:more|next|also|this next)\b.{0,30}|you\s+(?:may|might)\s+(?:also\s+)?(?:like|be interested).{0,20}|recommended(?:\s+for you)?|trending(?:\s+now)?|popular(?:\s+now)?|top\s+stories|(?:latest|recent)(?:\s+(?:news|stories|headlines|posts?|articles?|releases?|press\s+releases?|updates?|entries|blog\s+posts?))?|from\s+the\s+archives?|also\s+in\s+this\s+(?:issue|section)|also\s+on\s+.{0,30}|in\s+other\s+news|elsewhere(?:\s+on\s+.{0,30})?|what\s+to\s+read\s+next|up\s+next|next\s+story|previous\s+story|tags|tagged(?:\s+(?:with|as|in|under))?|topics|filed\s+under|keywords|categories|sponsored(?:\s+content)?|advertorial|promoted(?:\s+stories)?|paid\s+content|newsletter|sign\s+up.{0,40}|subscribe.{0,40}|follow\s+us.{0,30}|about\s+the\s+author|editor['’]s\s+picks?|in\s+pictures|quick\s+links|site\s+map|footer|sidebar|associated\s+(?:individuals|organi[sz]ations)|see\s+also|à\s+lire\s+aussi|lire\s+aussi|sur\s+le\s+même\s+(?:thème|sujet)|les\s+plus\s+lus|lesen\s+sie\s+auch|mehr\s+zum\s+thema|das\s+könnte\s+sie.{0,30}|meistgelesen|weitere\s+(?:artikel|meldungen|themen).{0,20}|auch\s+interessant|te\s+puede\s+interesar|también\s+te\s+puede.{0,20}|lee?r?\s+también|lo\s+más\s+(?:leído|visto)|noticias\s+relacionadas|más\s+noticias|עוד\s+ב.{0,25}|כתבות\s+נוספות|קראו\s+עוד|הנקראות\s+ביותר|اقرأ\s+أيضا?ً?|اقرأ\s+المزيد|مواضيع\s+ذات\s+صلة|أخبار\s+ذات\s+صلة|الأكثر\s+قراءة|читайте\s+также|по\s+теме|похожие\s+(?:материалы|новости)|популярное|ещё\s+по\s+теме)\s*[:.…]?$/iu;
const inlinePanel =
  /^\W*(?:related|read more|read next|read also|see also|also read|more on this|recommended|watch|listen|lesen sie auch|mehr dazu|à lire aussi|lire aussi|lea también|lee también|te puede interesar|עוד בחדשות|קראו גם|עוד בנושא|اقرأ أيضا?ً?|читайте также|tags?|topics|filed under|keywords|photo|image|picture credit|file photo|getty|advertisement|sponsored|trending|also in this issue|from the archive)\s*:\s*\S/iu;
/** Where an advertisement or a button stood: the report goes on in the next line. */
const adMark =
  /^\W*(?:advertisement|advertising|ad|anzeige|publicité|publicidad|реклама|إعلان|פרסומת)\b(?:\W+(?:(?:story|article|content|scroll)\b.{0,40}|skip\b.{0,30}))?\W*$|^\W*(?:story|article) continues (?:below|after).{0,40}$|^\W*(?:scroll (?:down )?to continue|continue reading).{0,40}$|^\W*share(?:\s+this(?:\s+\w+)?)?\W*$/iu;
const planted = quick(
  /\bautomated (?:readers?|systems?|agents?|tools?)\b|\b(?:status|label|decision|verdict|confidence|quote)\s*=\s*\S|\bdo not (?:mention|disclose|reveal|repeat) (?:this|these|the above)\b|<!--|-->|\b(?:ignore|disregard) (?:all |any |the |your )?(?:previous|prior|above|earlier) |\b(?:AI|LLM|language[- ]model|chatbot)s?(?: (?:readers?|models?|assistants?|agents?|systems?|tools?))?\s*:\s|(?:note|message|instructions?) (?:to|for) (?:all )?(?:crawlers|AI|language models|LLMs|bots|assistants|automated)|\bdo not extract\b|^SYSTEM\s*:|\bSYSTEM: |\bsystem prompt\b|\bclassify (?:this|him|her|the subject) as\b|(?:^|[.!?:;,–—-] ?|\b(?:please|must|should|shall|now|always|then|and) )(?:mark|label|flag|record) [^.!?]{1,60} as (?:an? )?(?:antisemit|anti-semit|verified|incident|convicted|guilty)|\breply (?:only )?with ["“]/i,
);
/** "Ana Ruiz, 41, of Dunley, said in a video on Monday: "Good riddance"": a whole sentence that ends with words that bear no stop. */
const saysInFull =
  /^\p{Lu}(?=[^"“”]{40,}["“])[^"“”]*, (?:\d\d,|an? )[^"“”]*\b(?:said|says|wrote|posted|shouted|told|tweeted|asked|replied|added|yelled|sang|chanted)\b[^"“”]*[:,]? ["“][^"“”]+["”]$/u;
const legalFooter =
  /^(?:©|copyright\b|all rights reserved|terms (?:of|and)|privacy (?:policy|notice)|cookies?\b|cookie settings|language assistance|non-discrimination notice|log in\b|sign in\b|create (?:an )?account|(?:add|share) a memory|light a candle|send flowers|translate\b|report\b ·|donate\b|aviso legal|impressum|datenschutz|mentions légales|abonnez-vous|got a story|our reporters want|you are reading|sie lesen \d|print this page|back to top|skip to|share on|comments are (?:off|closed|open))/i;
const byline =
  /^(?:by|von|par|por|texte?:|text:|מאת:?|بقلم:?|автор:?|posted by|written by|reporting by|\(reporting by|story by)\s+\S/iu;
/** "By May the charges had been dropped": a time, and no author. */
const byThen =
  /^By (?:(?:early |late |mid-?)?(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|then|now|noon|midnight|next|last|the (?:end|time|summer|winter|spring|autumn|fall|evening|morning|weekend)|summer|winter|spring|autumn|contrast|law|\d{4})(?:,| \d| \p{Ll})/u;
const commenter =
  /^(?:[↳↩>•\s]*)(?:@?[a-z0-9_.-]{3,30}|[A-Z]\. ?\p{Lu}\p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\.?)?)(?: (?:says|said|replies|writes))?\s*:\s/u;

/** Pages that are themselves posts and the replies to them: there, what a named account says is what the page reports. */
export function isSocialCapture(text: string): boolean {
  const head = text.slice(0, 1200);
  const handles = head.match(/(?:^|\s)@[\w.]{3,}/g)?.length ?? 0;
  const marks = (head.match(/[♥♡⟲↩↳❤🔁🔄]|\b(?:reposted|retweeted|likes?|replies|followers|view all \d+ comments)\b/giu) ?? [])
    .length;
  // A thread that was copied: lines that each begin with who posted them.
  const posts = head.match(/(?:^|\n)@[\w.]{3,}(?: \([^)\n]{1,30}\))?:\s/g)?.length ?? 0;
  return (handles >= 1 && marks >= 1) || marks >= 3 || posts >= 2;
}

function isMenu(line: string): boolean {
  if (line.length > 160 || /[.!?]["”]?$/.test(line)) return false;
  const cells = line.split(/\s+[|·>›»/•]\s+|\s{2,}|\t/).filter(Boolean);
  if (cells.length >= 3 && cells.every((cell) => cell.length < 30)) return true;
  return cells.length === 2 && line.length < 60 && /\s[|>›»]\s/.test(line) && cells.every((cell) => cell.split(" ").length <= 4);
}

const withAge = /^\p{Lu}[^,(]{3,50}(?:, | \()(?:aged? )?\d{2}\b/u;

/** A headline in capitals: no stop at its end, no label at its head, and capitals on most of its longer words. */
export function isHeadline(line: string): boolean {
  if (line.length > 320 || /[.!?…:;,]["”»)]?$|^[^:]{2,30}:\s/.test(line)) return false;
  const long = line.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
  return long.length >= 5 && long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * 0.75;
}

function isProse(line: string): boolean {
  return line.length >= 140 && !isHeadline(line) && /[.!?…]["”»)]?(?:\s|$)/.test(line) && /\p{Ll}{2,} \p{Ll}{2,} /u.test(line);
}

/**
 * The page's paragraphs with what each of them is. A panel or a list of comments ends the main text,
 * unless (for a panel) a paragraph of prose follows. Nothing but `main` is ever evidence.
 */
export function readBlocks(text: string): Block[] {
  const spans = paragraphs(text);
  const title = text.slice(spans[0]?.start ?? 0, spans[0]?.end ?? 0);
  const social = isSocialCapture(text);
  const blocks: Block[] = [];
  let after: "panel" | "comments" | null = null;
  let sawProse = false;
  let inPlanted = false;
  let isUnderStep = false;
  const commentLines = spans.filter(({ start, end }) => commenter.test(text.slice(start, Math.min(end, start + 60)))).length;
  for (const { start, end } of spans) {
    const line = text.slice(start, end);
    const orders = ordersIn(text, start, end);
    const kind = ((): BlockKind => {
      if (inPlanted || orders === "all") {
        if (line.includes("<!--") && !line.includes("-->")) inPlanted = true;
        if (line.includes("-->")) inPlanted = false;
        return "planted";
      }
      if (!social && commentsHeading.test(line)) {
        after = "comments";
        return "furniture";
      }
      if (social && /^(?:trending|log in|sign up|view all|translate|show more)\b/i.test(line)) {
        return "furniture";
      }
      if (panelHeading.test(line)) {
        if (after !== "comments") after = "panel";
        return "furniture";
      }
      if (inlinePanel.test(line) || legalFooter.test(line) || adMark.test(line)) return "furniture";
      if (after === "comments") return "comment";
      if (after === "panel") {
        // A box inside an article ends where prose resumes; at the foot of a page nothing follows it. The menus at its head
        // end where its title stands again.
        const isTitle = !sawProse && line.length > 30 && title.startsWith(line);
        if ((isProse(line) && !commenter.test(line)) || isTitle) after = null;
        else return "furniture";
      }
      if (isMenu(line)) return "furniture";
      if (byline.test(line) && !byThen.test(line) && line.length < 120) return "byline";
      if (!social && commentLines >= 3 && sawProse && commenter.test(line) && /^[↳↩>•\s]*[a-z0-9_@]/.test(line)) return "comment";
      // "Dana Foss, 58, of Vaughan" below "CHARGED:": whom it lists.
      const isListed = isUnderStep && withAge.test(line);
      if (
        line.length < 110 &&
        !isListed &&
        !/[.!?…:;,]["”»)]?$/.test(line) &&
        !/^[•▪*\-–]|\d+[.)]/.test(line) &&
        !saysInFull.test(line)
      )
        return "heading";
      if (isHeadline(line)) return "heading";
      return "main";
    })();
    if (kind === "main" && isProse(line)) sawProse = true;
    if (stepLabel.test(line)) isUnderStep = true;
    else if (isProse(line)) isUnderStep = false;
    if (orders === "all" || orders.length === 0 || kind !== "main") blocks.push({ kind, start, end });
    else blocks.push(...around(orders, start, end));
  }
  return blocks;
}

type Span = { start: number; end: number };

/**
 * The sentences of a paragraph that address a machine. "all" when it begins with one, or when what speaks to
 * machines is no sentence of its own: a paragraph that somebody planted. Inside a report only the order goes.
 */
function ordersIn(text: string, start: number, end: number): readonly Span[] | "all" {
  const line = text.slice(start, end);
  if (!planted.test(line)) return [];
  if (/<!--|-->/.test(line)) return "all";
  const spans = sentences(text, start, end);
  const orders = spans.filter((span) => planted.test(text.slice(span.start, span.end)));
  return orders.length === 0 || orders[0] === spans[0] ? "all" : orders;
}

/** The paragraph cut up: what it reports, and between it what is planted. */
function around(orders: readonly Span[], start: number, end: number): Block[] {
  const blocks: Block[] = [];
  let at = start;
  for (const order of orders) {
    if (order.start > at) blocks.push({ kind: "main", start: at, end: order.start });
    blocks.push({ kind: "planted", ...order });
    at = order.end;
  }
  if (end > at) blocks.push({ kind: "main", start: at, end });
  return blocks;
}
