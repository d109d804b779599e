import { matchesOf } from "#app/lib/language/matches-of.ts";
const place =
  /\b(?:in|at|outside|near|inside|on|from|(?:town|city|village|suburb|hamlet|borough|parish|community|neighbou?rhood) of)\s+(?:the\s+)?((?:\p{Lu}[\p{L}'’.-]+)(?:(?:\s+(?:of|de|del|la|le|upon|on|the|a\.|d\.)\s+|\s+|, )\p{Lu}[\p{L}'’.-]+){0,4})/gu;
const dateline =
  /^((?:\p{Lu}[\p{Lu}.'’-]+)(?:\s\p{Lu}[\p{Lu}.'’-]+){0,4})(?:,\s\p{Lu}[\p{L}. ]{1,24}?)?(?:(?:,\s\p{L}+\.?\s\d{1,2}(?:,\s\d{4})?)?(?:\s\([^)]{2,40}\))?(?:\s[-–—]|[–—])|\.\s\p{Lu})/u;
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mr|Mrs|Ms|Dr|Judge|Justice|Facebook|Twitter|Instagram|Telegram|TikTok|YouTube|X|English|Hebrew|Jews?|Jewish|Nazi|Israeli?|Zionis\w*|Superior|Crown|District|Circuit|Department|Section|Article|Yom|Purim|Hanukkah|Passover|Palm|Christmas|Easter|I|He|She|The|Morning|Afternoon|Evening|Night|Today|Tonight|Radio|Standards?|Rule|Decision|Chapter|Judge|Rabbi|Sgt|Inspector)\b/;
/** "JSoc", "the Ruiz warehouse": the short name of a body, or an employer's in front of a thing. */
const abbreviation = /\p{Ll}\p{Lu}|^\p{Lu}{2,6}$/u;
const thingAfter =
  /^(?:['’]s)?\s+(?:warehouse|website|app|account|newspaper|programme|program|office|party|club|league|company|case|trial|decision|police|man|woman|resident|student|city|time|daylight|team|match|game)\b/iu;
/** Where a case is heard, what hears it, what was published, which people and which times: not where it was done. */
const noPlace =
  /\b(?:Court|Magistrates['’]?|Tribunal|Commission|Committee|League|Division|Rights|Department|Ministry|Association|Federation|Council|Panel|Board|Party|Act|Code|Rules?|Gazette|Herald|Courier|Times|Tribune|Messenger|Ledger|Observer|Chronicle|Journal|Post|Athletic|Rovers|Wanderers|FC|Holocaust|Auschwitz|Birkenau|Dachau|Treblinka|Buchenwald|Hillel|Shoah|Hitler|Google|WhatsApp|Snapchat|Discord|Reddit|Zoom|Bible|Torah|Talmud|Congress|Parliament|Senate|Office|Exhibit|Part|Case|Count|Pupil|Patient|Person|Individual|Student|Player|Game|Match)\b|^(?:School|College|University|Hospital|Church|Synagogue|Temple|Mosque|Club|Company|Centre|Center|Station|Hotel|Park|Square|Street|State|County|City|Town|Village|Government|Nazis?|American|Canadian|British|English|Scottish|Welsh|Irish|French|German|Austrian|Polish|Russian|Ukrainian|Italian|Spanish|Dutch|Belgian|Swiss|Swedish|Norwegian|Danish|Australian|Hungarian|Arabic|Arab|Muslim|Christian|Catholic|Black|White|Gaza|Palestine|Middle East|Germany['’]s)\b$/u;
const streets =
  /\b(?:Street|Road|Avenue|Lane|Drive|Square|Boulevard|Way|Campus|Terrace|Crescent|Close|Bridge|Pier|Green|Common|Hill|Embankment|Promenade|St|Ave|Rd|Blvd)\.?$/u;
/** Sent out for a whole district or country: the dateline is where the office is. */
const farOff =
  /\b(?:U\.?S\.? Attorney|Attorney General|Department of Justice|Justice Department|federal (?:court|prosecutors|grand jury)|Statehouse|\((?:AP|AFP|Reuters|JTA|Wire|UPI|dpa|CP|AAP|PA)[^)]*\)|Wire\)|Press\))/;

export type PlaceInText = { text: string; start: number; end: number };

/**
 * Where it happened, in the page's own words: the first named place of the passages that report the act, else the
 * dateline of a paper that reports on its own town. Null rather than a guess: a court, a body, a newspaper or a person's
 * name is no place. Offsets are into the passage and into `text` respectively.
 */
export function placeOfConduct(
  passages: readonly { text: string; start: number }[],
  text: string,
  personNames: ReadonlySet<string>,
  organisations: readonly string[] = [],
): PlaceInText | null {
  const nameWords = new Set([...personNames].flatMap((name) => name.split(/\s+/)).filter((word) => word.length > 2));
  const isPerson = (found: string) =>
    personNames.has(found) || found.split(/[\s,]+/).every((word) => nameWords.has(word.replace(/['’]s$/, "")));
  for (const passage of passages) {
    for (const match of matchesOf(place, passage.text)) {
      const whole = (match[1] ?? "").replace(/\s+(?:on|in|at|from) .*$/u, "");
      // "in Georgia, Foss claimed": a name behind the comma is whoever did it.
      const parts = whole.split(", ");
      while (
        parts.length > 1 &&
        (isPerson(parts.at(-1) ?? "") || notPlaces.test(parts.at(-1) ?? "") || noPlace.test(parts.at(-1) ?? ""))
      )
        parts.pop();
      // "in Portland, Denver and Atlanta": several.
      if (parts.length > 1 && /^ and \p{Lu}/u.test(passage.text.slice(match.index + match[0].length))) parts.splice(1);
      const found = parts
        .join(", ")
        .replace(/['’]s$/, "")
        .replace(/[.,]+$/, "");
      if (
        found.length < 3 ||
        notPlaces.test(found) ||
        noPlace.test(found) ||
        isPerson(found) ||
        abbreviation.test(found) ||
        organisations.some((name) => name.startsWith(found))
      )
        continue;
      if (thingAfter.test(passage.text.slice(match.index + match[0].length))) continue;
      // "from Dunley" says where somebody or something is from; "on" takes a street.
      if (/^from\b/i.test(match[0]) || (/^on\b/i.test(match[0]) && !streets.test(found))) continue;
      // "32, of …, appeared before magistrates in Hollins Vale": where it is heard.
      if (
        /\b(?:appear\w*|magistrates|court|tried|trial|sentenced|sitting|hearing|jailed|told)\b[^,;]{0,40}$/i.test(
          passage.text.slice(0, match.index),
        )
      )
        continue;
      const start = passage.start + match.index + match[0].indexOf(found);
      return { text: found, start, end: start + found.length };
    }
  }
  if (farOff.test(text.slice(0, 1_500))) return null;
  for (const line of text.split("\n").slice(0, 14)) {
    const match = dateline.exec(line.trim());
    const found = match?.[1];
    if (!found || found.length < 4 || line.trim().length < 90 || noPlace.test(found)) continue;
    const start = text.indexOf(found);
    return { text: found, start, end: start + found.length };
  }
  return null;
}
