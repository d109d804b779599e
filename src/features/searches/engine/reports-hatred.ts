import { hostility } from "./hostility.ts";
import type { Discourse } from "./discourse.ts";
import type { PageReading } from "./page-reading.ts";
import type { SubjectRecord } from "./record.ts";

/*
 * "Expert Ana Ruiz told the Echo that this group takes pride in 'confronting Jewish people'": whoever studies hatred, reports it, is asked
 * about it or condemns it says hostile words too, and they are not theirs.
 */

const forJews =
  "jewish|anti-?defamation|adl|holocaust (?:museum|memorial|cent(?:er|re)|education|survivors?)|auschwitz|synagogues?|hillel|chabad|yeshiva|anti-?racis[mt]|anti-?hate|against anti-?semitism|civil rights|human rights|hate (?:studies|crimes? (?:unit|task))";
const leads =
  "(?:chief executive(?: officer)?|c\\.?e\\.?o\\.?|president|vice[- ]president|chair(?:man|woman|person)?|vice[- ]chair|director|head|founder|co-founder|leader|spokes\\w+|member|secretary|general secretary|co-ordinator|coordinator|chaplain|board member|executive)";
const studies =
  "(?:experts?|analysts?|researchers?|scholars?|historians?|reporters?|journalists?|correspondents?|investigators?|pollsters?|sociologists?|political scientists?|survivors?)";
const denies =
  /\b(?:den(?:y|ies|ied|ier|iers|ial)|revisionist|neo-nazi|nazi|white (?:supremac\w+|nationalist|power)|far[- ]right|anti-?semit(?:e|es)|conspirac\w+|extremist|disgraced|convicted|former)\b/i;
/** Right before the name, or the office in the words before it: "Jewish Council of Marl CEO", "At the office of the union of Jewish students, vice president". */
const officeBefore = new RegExp(
  `\\b(?:${forJews})\\b[^.;:“”"]{0,80}?\\b${leads}(?: (?:of|for|at) [^.;:,“”"]{2,60},)?,? $|(?:^|, |\\b(?:an?|the|from|by|to|said) )(?:[\\w'’-]+ ){0,4}?${studies},? $`,
  "i",
);
/** Right behind it: ", an analyst and reporter on extremism,", ", director of the Jewish centre". */
const officeBehind = new RegExp(
  `^,? (?:an?|the|its|their|who is (?:an?|the)) (?:[\\w'’-]+ ){0,5}?(?:${studies}\\b|${leads} (?:of|for|at|with) [^.;:“”"]{0,60}?\\b(?:${forJews})\\b)|^,? [^.;:,“”"]{0,60}?\\b(?:${forJews})\\b[^.;:,“”"]{0,40}?\\b${leads}\\b`,
  "i",
);

/** "who asked about his past comments on '…'", "pressed her over the preacher's words". */
const asks =
  /\b(?:ask(?:s|ed|ing)?|question(?:s|ed|ing)?|press(?:es|ed|ing)?|challeng(?:es|ed|ing)|confront(?:s|ed|ing)?|quizz(?:es|ed|ing)|grill(?:s|ed|ing)?)\b[^.;“”"]{0,60}\b(?:about|on|over|with)\b[^;“”"]{0,80}(?:['’]s?|\b(?:his|her|their|the)) (?:[\w-]+ ){0,3}(?:comments?|remarks?|words|statements?|posts?|tweets?|claims?|speech(?:es)?|views?)\b[^.;“”"]{0,30}$/i;
/** "told the Echo that this group takes pride in", "said the site's users": of others, up to the words. */
const ofOthers =
  /\b(?:said|says|told [^.;“”"]{2,40}?|explained|noted|reported|wrote|testified|added|described how)(?:,? (?:that|in fact|how))*,? (?:this|the|these|those|some|many|most|such|its|their|his|her) (?:[\w'’-]+ ){0,3}(?:groups?|movements?|sites?|platforms?|users?|members?|followers?|supporters?|organi[sz]ations?|parties|party|networks?|forums?|extremists?|gangs?|protesters?|demonstrators?|marchers?|attackers?|suspects?|men|man|woman|leaders?|preachers?|posters?|videos?|books?|messages?|tweets?|posts?|graffiti|letters?|callers?)\b[^.;“”"]{0,70}$/i;
/** What they say of it in other words of theirs. */
const abhors =
  /\b(?:shameful|shocking|sickening|disgusting|disgraceful|abhorrent|appalling|despicable|deplorable|repugnant|reprehensible|horrifying|horrific|vile|unacceptable|condemn\w*|denounce\w*|hoax for|(?:is|was|are) (?:an? )?(?:crime|outrage|disgrace|hate speech|antisemit\w*|anti-semit\w*)|has no place|must be (?:stopped|fought|confronted)|stand (?:up )?against|zero tolerance)\b/i;

/**
 * Whether the subject, whose hostile words are all that a page gives, may be somebody who reports, studies or condemns them: by an office
 * among those whom they are against or who study it, by a question, by words about others, or by what they say of it besides.
 */
export function mayReportHatred(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  const own = record.words.filter(({ level }) => level >= 2);
  if (own.length === 0) return false;
  const office = page.mentions.some(({ person, from, end }) => {
    if (person !== 0) return false;
    const sentence = page.sentences.find(({ start, end: last }) => start <= from && from < last);
    const before = page.text.slice(Math.max(sentence?.start ?? 0, from - 160), from);
    const behind = page.text.slice(end, Math.min(sentence?.end ?? end, end + 160));
    return (
      (officeBefore.test(before) && !denies.test(before.slice(-60))) ||
      (officeBehind.test(behind) && !denies.test(behind.slice(0, 80)))
    );
  });
  if (office) return true;
  const quotes = discourse.quotes.filter(({ speaker }) => speaker === "p0");
  if (
    quotes.some(({ quote }) => {
      const words = page.text.slice(quote.innerStart, quote.innerEnd);
      return abhors.test(words) && !/\bI(?:['’](?:m|ve|d|ll))?\b/.test(words) && hostility(words) < 2;
    })
  )
    return true;
  return own.every(({ sentence, start }) => {
    const quote =
      quotes.find(({ sentence: at, quote: one }) => at === sentence && one.innerStart >= start - 2) ??
      quotes.find(({ sentence: at }) => at === sentence);
    if (!quote) return false;
    const ahead = page.text.slice(page.sentences[sentence]?.start ?? start, quote.quote.innerStart).split(/["“]/)[0] ?? "";
    return asks.test(ahead) || ofOthers.test(ahead);
  });
}
