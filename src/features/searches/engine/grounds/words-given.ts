import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { isSorryInWords } from "../attribution/own-deed.ts";
import { hostility, namesJewish, namesAntisemitism, saysJew } from "../hatred/hostility.ts";

/** "I am so very sorry for what I shared": they own up to it in their own words, whoever still looks into it. */
export const isSorryForOwn = (page: PageReading, { quotes }: Discourse): boolean =>
  quotes.some(({ quote, speaker }) => {
    const words = page.text.slice(quote.innerStart, quote.innerEnd);
    return speaker === "p0" && (isSorryInWords.test(words) || (ownsTheDeed.test(words) && isAshamed.test(words)));
  });
/** "I shared those pictures without thinking. That is no excuse." */
const ownsTheDeed = /\bI (?:shared|posted|reposted|wrote|tweeted|sent|said|made) (?:this|that|those|these|them|it|the)\b/i;
const isAshamed = /\b(?:sorry|apologi[sz]\w+|ashamed|regret\w*|no excuse|inexcusable|unforgivable)\b/i;

/** All that the page quotes of the subject is against others, by its words: an attack for that, wherever it was. */
export function insultsOthers(page: PageReading, discourse: Discourse): boolean {
  const said = discourse.quotes
    .filter(({ speaker }) => speaker === "p0")
    .map(({ quote }) => page.text.slice(quote.innerStart, quote.innerEnd));
  return (
    said.some((words) => slursOfOthers.test(words)) &&
    said.every((words) => hostility(words) === 0 && !namesJewish.test(words)) &&
    !page.sentences.some(({ text }) => namesAntisemitism.test(text))
  );
}

const slursOfOthers =
  /\b(?:fag(?:got)?s?|homos?|dykes?|queers?|trann(?:y|ies)|wetbacks?|spics?|chinks?|gooks?|ragheads?|towelheads?|n-word|n[i*]gg\w+|muslims?|mexicans?|terrorists?)\b/i;

/** Quoted words, of theirs or of nobody named, in the paragraph of the apology or beside it. */
export function saysWhichWords(page: PageReading, discourse: Discourse, at: number): boolean {
  const block = page.sentences[at]?.block ?? -1;
  return discourse.quotes.some(
    ({ speaker, quote, sentence }) =>
      Math.abs((page.sentences[sentence]?.block ?? -9) - block) <= 2 &&
      (speaker === "p0" || speaker === "?") &&
      (hostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2 ||
        saysJew(page.text.slice(quote.innerStart, quote.innerEnd))),
  );
}

/** How many quotations against Jews the page gives and ascribes to nobody. */
export function unattributedHostile(page: PageReading, discourse: Discourse): number {
  return discourse.quotes.filter(
    (quote) =>
      !quote.speaker.startsWith("p") &&
      quote.how !== "said" &&
      hostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2,
  ).length;
}
