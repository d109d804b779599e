const place =
  /\b(?:in|at|outside|near|inside|on|from)\s+(?:the\s+)?((?:\p{Lu}[\p{L}'’.-]+)(?:(?:\s+(?:of|de|del|la|le|upon|on|the|a\.|d\.)\s+|\s+|, )\p{Lu}[\p{L}'’.-]+){0,4})/gu;
const dateline = /^((?:\p{Lu}[\p{Lu}.'’-]+)(?:\s\p{Lu}[\p{Lu}.'’-]+){0,4})(?:,|\.|\s\(|\s[-–—])/u;
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mr|Mrs|Ms|Dr|Judge|Justice|Facebook|Twitter|Instagram|Telegram|TikTok|YouTube|X|English|Hebrew|Jews?|Jewish|Nazi|Israeli?|Zionis\w*|Superior|Crown|District|Circuit|Department|Section|Article|Yom|Purim|Hanukkah|Passover|Palm|Christmas|Easter|I|He|She|The|Morning|Afternoon|Evening|Night|Today|Tonight|Radio|Standards?|Rule|Decision|Chapter|Judge|Rabbi|Sgt|Inspector)\b/;
/** "JSoc", "the Ruiz warehouse": the short name of a body, or an employer's in front of a thing. */
const abbreviation = /\p{Ll}\p{Lu}/u;
const thingAfter =
  /^(?:['’]s)?\s+(?:warehouse|website|app|account|newspaper|programme|program|office|party|club|league|company|case|trial|decision)\b/iu;

export type PlaceInText = { text: string; start: number; end: number };

/**
 * Where it happened, in the page's own words: the first named place of the passages that report the
 * act, else the dateline. Offsets are into the passage and into `text` respectively.
 */
export function placeOfConduct(
  passages: readonly { text: string; start: number }[],
  text: string,
  personNames: ReadonlySet<string>,
  organisations: readonly string[] = [],
): PlaceInText | null {
  for (const passage of passages) {
    for (const match of passage.text.matchAll(place)) {
      const found = (match[1] ?? "").replace(/['’]s$/, "").replace(/[.,]+$/, "");
      if (
        found.length < 3 ||
        notPlaces.test(found) ||
        personNames.has(found) ||
        abbreviation.test(found) ||
        organisations.some((name) => name.startsWith(found))
      )
        continue;
      if (thingAfter.test(passage.text.slice(match.index + match[0].length))) continue;
      // "Ana Ruiz, 34, from Dunley": where somebody is from is not where it happened.
      if (
        /^from\b/i.test(match[0]) &&
        /(?:,|\d,?|\b(?:man|woman|resident|teacher|student|\p{Ll}+er|\p{Ll}+or)) $/u.test(passage.text.slice(0, match.index))
      )
        continue;
      const start = passage.start + match.index + match[0].indexOf(found);
      return { text: found, start, end: start + found.length };
    }
  }
  for (const line of text.split("\n").slice(0, 14)) {
    const match = dateline.exec(line.trim());
    const found = match?.[1];
    if (!found || found.length < 4 || line.trim().length < 90) continue;
    const start = text.indexOf(found);
    return { text: found, start, end: start + found.length };
  }
  return null;
}
