import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ResolvedQuote } from "./discourse.ts";
import { ownText } from "../reading/own-text.ts";

/** Verbs by which somebody is called names. */
export const callsNames = /^(?:call|brand|label|dub)$/;

/** "terrible, what happened to Jewish people", "just like the Jews were by the Nazis": of what was done to them. */
const compares =
  /\bwhat (?:happened|was done) to (?:the )?(?:jews|jewish people)\b|\b(?:just |exactly |much )?(?:like|as|to) (?:what )?(?:the )?(?:jews|jewish people) (?:were|was|had|suffered|endured|experienced|faced)\b/i;
/** "warned American Jews to leave before it was 'too late'": said for them. */
const adviseJews = /^ (?:\w+ ){0,2}(?:jews|jewish people) (?:to|that they|not to)\b/i;
/** "said that the stickers called Jews '…'": what is told is somebody else's words. */
export const passesOn =
  /\b(?:called|calling|said|says|read|reads|reading|shout\w*|yell\w*|told|wrote|accus\w+|alleg\w+|label\w*|describ\w+|claim\w*)\b/i;

/** "said that the stickers called …": the verb is that of what stands between. */
export function isOfThing(page: PageReading, sentence: Sentence, clause: { start: number }): boolean {
  return /\b(?:that|because|how|when|whether) (?:the|an?|some|these|those|another|one) (?:[\w-]+ ){1,4}(?:had |has |have )?$/i.test(
    page.text.slice(sentence.start, clause.start),
  );
}

const ofWhomAhead =
  /^(?<whom>(?:(?:the|all|every|these|those|an?|most) )?(?:[\w-]+ ){0,2}(?:jews?|jewry|jewish [\w-]+)(?: [\w-]+){0,3}), (?:he|she|[A-Z][\p{L}.'’ -]{1,40}) (?:had |has |once |also |then |\w+ly )*(?:wrote|writes|said|says|added|declared|declares|claimed|argued|insisted|maintained|remarked|thought)(?: [\w ]{1,24})?, $/iu;
/** "…, a hearing was told": where it was told is no part of what was said. */
const toldInCourt =
  /, (?:an?|the) (?:[\w-]+ ){0,2}(?:hearing|court|tribunal|panel|jury|inquest|inquiry|committee|commission) (?:was told|heard|has heard|has been told)(?: on \w+day| this week)?\s*$/i;

/**
 * What a quotation of a few words says with the words that lead to it, "said he would not have 'Jews' in the house",
 * and whom it means where the source says so: "'They are vermin,' he said of Jews".
 */
export function inContext(page: PageReading, sentence: Sentence, quote: ResolvedQuote, words: string): string[] {
  const said: string[] = [];
  const { clause } = quote;
  // "The Jew, he wrote there, 'can no more …'": of whom the words are, ahead of who said them.
  const ahead = ofWhomAhead.exec(page.text.slice(sentence.start, quote.quote.start))?.groups?.["whom"];
  if (ahead !== undefined && quote.side === "before") said.push(`${ahead} ${words}`);
  const lead = clause ? page.text.slice(clause.end, quote.quote.start) : "";
  if (
    clause &&
    quote.side === "before" &&
    clause.end < quote.quote.start &&
    words.length <= 220 &&
    !passesOn.test(lead) &&
    !(/^(?:warn|urge|urg|advis|advise)$/.test(clause.lemma) && adviseJews.test(lead)) &&
    !compares.test(page.text.slice(clause.end, Math.min(sentence.end, quote.quote.end + 60))) &&
    !isOfThing(page, sentence, clause)
  )
    said.push(
      page.text
        .slice(clause.end, Math.min(sentence.end, quote.quote.end + 40))
        .split(/[.;](?:\s|$)/)[0]
        ?.replace(toldInCourt, "")
        .replace(/["“”«»]/g, " ") ?? "",
    );
  if (
    /\b(?:said|says|saying|wrote|writes|spoke|speaking|remarked|posted|tweeted|declared|added)\b[^.;"]{0,30}\b(?:of|about|(?:refer\w+|with reference) to) (?:the |all |some )?(?:jews|jewish people)\b/i.test(
      ownText(page, sentence),
    )
  )
    said.push(words.replace(/\b(?:they|them|these people|those people)\b/gi, "jews"));
  return said;
}
