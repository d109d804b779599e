import { quick } from "#app/lib/language/quick-pattern.ts";
import { ownText } from "../reading/own-text.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** What a page says of itself, not of the paper, the play or the programme that it tells of. */
const satireMark =
  /\b(?:satire|satirical|(?<!\bbeyond |\bself-)parody|spoof)\b(?! (?:of (?:justice|itself)|(?:\w+ )?(?:weekly|magazine|newspaper|paper|publication|journal|monthly|outlet|programme|program|show|film|novel|play|song|cartoonists?|writer|novelist|author|comedian|artist|sketch|revue|puppet|series)))/i;

/** "Clive Hopwood and Ines Farrow do not exist", "Neither Hopwood nor Marl exists": in the page's own voice. */
const existence =
  /^(?<neither>Neither )?\p{Lu}[\p{L}’'-]+(?:(?:,| and| nor| of| of the|, and)? \p{Lu}[\p{L}’'-]+){0,9} (?<not>do(?:es)? not |do(?:es)?n['’]t )?exists?(?=[.!?]|,(?! (?:\p{Lu}[\p{L}’'-]+ ){0,3}(?:he |she |they )?(?:wrote|writes|said|says|told|claimed|claims|posted|argued|insisted|added|declared|shouted)\b)|$)/u;

function isNobody(text: string): boolean {
  const groups = existence.exec(text)?.groups;
  return groups !== undefined && (groups["neither"] !== undefined || groups["not"] !== undefined);
}

/** "This is a humour site", "We are a comedy newspaper", "News that we made up": what a page for laughs calls itself at its head or foot. */
const forLaughs = quick(
  /\b(?:this is|we are|we're|we’re|you are reading|from|is) (?:an? |the |our )?(?:[\w-]+ ){0,3}?(?:humou?r|comedy|joke|comic|fake[- ]news|made[- ]up news) (?:site|website|page|column|newspaper|paper|magazine|blog|newsletter|supplement|account)\b|\b(?:stories|articles|news|people|names|quotes|everything)\b[^.!?]{0,30}\b(?:we|our writers|our editors) (?:have |has |just |simply )*(?:made (?:it |them |this )?up|invented)\b|\bfor (?:entertainment|comic|humorous|comedic) purposes(?: only)?\b/i,
);

/** "Satire", a rubric's name in a line of its own. */
const tagCharacters = 40;
const callsItself =
  /\b(?:this|the|our) (?:\w+ )?(?:article|piece|page|story|site|website|column|post|publication|is|trumpet) (?:is|was|are)\b|\bis (?:an? )?(?:work of )?(?:satire|parody|satirical|spoof)\b/i;

/** "known for its satire", "a satire on the council": what somebody makes, not what the page is. */
const anothersSatire =
  /(?<=\S )(?:his|her|its|their|an?|whose) (?:[\w-]+ ){0,2}(?:satires?|parod(?:y|ies)|spoofs?)\b(?! (?:site|website|page|account|blog))/i;

const saidSatire =
  /\b(?:said|told|claim\w*|argu\w*|was|were|insist\w*|defen[cd]\w*)\b[^.]*\b(?:satire|satirical|parody|spoof)\b/i;

const satire = quick(
  /\bis a (?:creation|fictional character|character) of\b|\bany resemblance to\b|\bwork of fiction\b|\b(?:all|every|most) (?:of the )?(?:persons?|people|characters?|names|quotes|quotations|stor(?:y|ies)|articles?|events)(?: (?:named|quoted|mentioned))?(?: (?:in|on) (?:this|the|our) [\w' -]{2,40})? (?:is|are) (?:entirely |wholly |all |purely |completely )?(?:invented|fictional|fictitious|imaginary|made up|not real)\b|\bnothing (?:on|in) (?:this|these|our) (?:\w+ )?(?:sites?|website|pages?|papers?|stor(?:y|ies)|column|newsletter|articles?) (?:is|was|ever|has|should|actually)\b[^.!?]{0,40}\b(?:true|real|happened|seriously|believed)\b|\b(?:least|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|\w+th)[- ](?:most|least)) trusted (?:name|newspaper|news|paper|source|website)\b/iu,
);

/**
 * The page calls itself satire, at its head or foot, or tells of fiction. What somebody says of their own words is a defence; where a court
 * has spoken (`hasCourt`), it is what the one it found against had pleaded.
 */
export function isSatire(page: PageReading, hasCourt: boolean): boolean {
  const texts = page.sentences.map(({ text }) => text);
  const isMarked = (text: string) =>
    satireMark.test(text) &&
    !saidSatire.test(text) &&
    (callsItself.test(text) || !anothersSatire.test(text)) &&
    (!hasCourt || text.length <= tagCharacters || callsItself.test(text));
  const edges = [...texts.slice(0, 6), ...texts.slice(-3)];
  if (page.sentences.some((sentence) => sentence.mentions.length > 0 && isNobody(ownText(page, sentence)))) return true;
  return satire.test(texts.join("\n")) || edges.some((edge) => isMarked(edge) || (!hasCourt && forLaughs.test(edge)));
}
