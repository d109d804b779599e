import { calledOf, type HtmlElement, isText, parentOf } from "./page-tree.ts";

/**
 * How surely an element is not part of an article: `never` by what it is; `likely` by what its
 * authors call it, which layouts misuse ("has-sidebar" on the whole page), so its content is asked too;
 * `comments` by the names of readers' comments, which hold prose of their own.
 */
export type Around = "never" | "likely" | "comments" | null;

const neverTags = new Set(
  "script style noscript template iframe object embed svg canvas video audio map input select option textarea button dialog nav menu".split(
    " ",
  ),
);
const likelyTags = new Set(["aside", "footer", "form"]);
const neverRoles = new Set("navigation banner search dialog alertdialog alert menu menubar toolbar tooltip button".split(" "));
const likelyRoles = new Set(["contentinfo", "complementary", "form", "tablist"]);

const words = (list: string) => new Set(list.split(/\s+/u).filter((word) => word !== ""));

/** Words of class and id that stand for what surrounds an article. Two neighbouring words also count as one. */
const aroundWords = words(`
  related relatedarticles relatedposts relatedstories recommend recommended recommendation recommendations recirc recirculation
  readmore morefrom moreon morestories morenews readnext upnext trending popular mostread mostpopular mostviewed latestnews latest
  outbrain taboola zergnet revcontent teaser teasers promo promos promotion promoted advert advertisement advertisements advertising
  ad ads adslot adbox adunit adwrap adwrapper adcontainer adsense dfp gpt googlead sponsor sponsored sponsors
  sidebar sidebars siderail rightrail leftrail rightcolumn sidecolumn widget widgets
  share shares sharing sharebar sharebuttons sharetools sharedaddy addthis addtoany social socials socialmedia socialshare follow followus jetpack
  newsletter newsletters subscribe subscription signup signin login register registration cookie cookies consent gdpr
  popup modal overlay lightbox toast tooltip nav navbar navigation menu submenu breadcrumb breadcrumbs pagination pager paging prevnext postnav
  toc tableofcontents footer masthead topbar toolbar tag tags taglist tagcloud keywords topics
  author authorbio authorbox authorinfo aboutauthor bio byline bylines credit credits copyright disclaimer
  printonly skiplink screenreader visuallyhidden srhidden rating ratings feedback survey poll donate donation
  weather ticker affiliate playlist reprints skip print caption captions imagecaption wpcaption photocredit gallery slideshow carousel slider
  dateline timestamp pubdate postmeta entrymeta articlemeta metadata postinfo`);

/** Words for readers' comments, which may well be longer than the article. */
const commentWords = words(
  "comment comments commentlist commentform commentbody disqus livefyre respond replies fbcomments kommentare commentaires comentarios",
);

/** Words that authors use for the article itself. */
const bodyWords = words(`
  articlebody articlecontent articletext storybody storycontent storytext postbody postcontent posttext entrycontent entrybody entrytext
  maincontent contentbody bodycontent newsbody newstext newscontent blogcontent articlemain richtext singlecontent pagecontent articlecopy bodycopy bodytext`);

function wordsOf(called: string): string[] {
  return called
    .replace(/([a-z\d])([A-Z])/gu, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word !== "");
}

type Naming = { aroundWords: string[]; isBody: boolean; isComments: boolean };
const namings = new Map<string, Naming>();

function namingOf(called: string): Naming {
  const known = namings.get(called);
  if (known) return known;
  const naming: Naming = { aroundWords: [], isBody: false, isComments: false };
  for (const name of called.split(/\s+/u)) {
    // Content systems put an article's own tags and categories into its class.
    if (/^(?:tags?|category|cat|type|format|status|post)-/iu.test(name)) continue;
    const parts = wordsOf(name);
    for (const [index, part] of parts.entries()) {
      const pair = part + (parts[index + 1] ?? "");
      // "has-sidebar" and "no-comments" tell of the layout around, not of the element.
      const isState = index > 0 && /^(?:has|no|with|without|is|show|open|enable|enabled|wp)$/u.test(parts[index - 1] ?? "");
      if (!isState && (aroundWords.has(part) || aroundWords.has(pair))) {
        naming.aroundWords.push(aroundWords.has(part) ? part : pair);
      }
      if (!isState && (commentWords.has(part) || commentWords.has(pair))) naming.isComments = true;
      if (bodyWords.has(part) || bodyWords.has(pair)) naming.isBody = true;
    }
  }
  if (namings.size > 20_000) namings.clear();
  namings.set(called, naming);
  return naming;
}

function isHidden(element: HtmlElement): boolean {
  const { style, hidden } = element.attribs;
  return hidden !== undefined || (style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/iu.test(style));
}

const phraseTags = words(
  "a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp strike strong sub sup time tt u var",
);
const paragraphTags = words("p li td th dd dt blockquote h1 h2 h3 h4 h5 h6 em strong b i a q cite span");

/** A word inside a sentence stays, whatever it is called: without it the sentence would say something else. */
function isPartOfSentence(element: HtmlElement): boolean {
  if (phraseTags.has(element.name)) return true;
  if (element.name !== "span") return false;
  const parent = parentOf(element);
  if (!parent || !paragraphTags.has(parent.name)) return false;
  return parent.children.some((child) => isText(child) && child.data.trim() !== "");
}

const knownAround = new WeakMap<HtmlElement, Around>();

/** Is this element, by what it is or is called, something that stands around an article? */
export function aroundOf(element: HtmlElement): Around {
  let around = knownAround.get(element);
  if (around === undefined) {
    around = findAroundOf(element);
    knownAround.set(element, around);
  }
  return around;
}

function findAroundOf(element: HtmlElement): Around {
  const { name } = element;
  const { role = "" } = element.attribs;
  if (neverTags.has(name) || neverRoles.has(role) || isHidden(element)) return "never";
  if (name === "html" || name === "body" || name === "main") return null;
  if (likelyTags.has(name) || likelyRoles.has(role)) return namingOf(calledOf(element)).isComments ? "comments" : "likely";
  if (isPartOfSentence(element)) return null;
  const naming = namingOf(calledOf(element));
  if (naming.isComments) return "comments";
  return naming.aroundWords.length > 0 ? "likely" : null;
}

/** Is this element marked or called an article's body? */
export function isCalledBody(element: HtmlElement): boolean {
  if (/articleBody/u.test(element.attribs["itemprop"] ?? "")) return true;
  const naming = namingOf(calledOf(element));
  return naming.isBody && !naming.isComments;
}

/** The words for which an element is taken for something around an article; none when it is for more than its name. */
export function aroundWordsOf(element: HtmlElement): readonly string[] {
  if (likelyTags.has(element.name) || likelyRoles.has(element.attribs["role"] ?? "") || isPartOfSentence(element)) return [];
  return namingOf(calledOf(element)).aroundWords;
}
