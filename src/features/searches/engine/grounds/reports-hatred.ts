import { matchesOf } from "#app/lib/language/matches-of.ts";
import { hostility, ownHostility } from "../hatred/hostility.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";

/*
 * "Expert Ana Ruiz told the Echo that this group takes pride in 'confronting Jewish people'": whoever studies hatred, reports it, is asked
 * about it or condemns it says hostile words too, and they are not theirs.
 */

const forJews =
  "jewish|anti-?defamation|adl|holocaust (?:museum|memorial|cent(?:er|re)|education|survivors?)|auschwitz|synagogues?|hillel|chabad|yeshiva|anti-?racis[mt]|anti-?hate|against anti-?semitism|hate (?:studies|crimes? (?:unit|task))";
const leads =
  "(?:chief executive(?: officer)?|c\\.?e\\.?o\\.?|president|vice[- ]president|chair(?:man|woman|person)?|vice[- ]chair|director|head|founder|co-founder|leader|spokes\\w+|member|secretary|general secretary|co-ordinator|coordinator|chaplain|board member|executive)";
const studies =
  "(?:experts?|analysts?|researchers?|scholars?|historians?|reporters?|journalists?|correspondents?|investigators?|pollsters?|sociologists?|political scientists?|survivors?)";
const denies =
  /\b(?:den(?:y|ies|ied|ier|iers|ial)|revisionist|neo-nazi|nazi|white (?:supremac\w+|nationalist|power)|far[- ]right|anti-?semit(?:e|es)|conspirac\w+|extremist|disgraced|convicted|former)\b/i;
/** Right before the name: "Jewish Council of Marl CEO", "At the office of the union of Jewish students, vice president". */
const leadsBefore = new RegExp(`\\b(?:${forJews})\\b[^.;:“”"]{0,80}?\\b${leads}(?: (?:of|for|at) [^.;:,“”"]{2,60},)?,? $`, "i");
const studiesBefore = new RegExp(`(?:^|, |\\b(?:an?|the|from|by|to|said) )(?:[\\w'’-]+ ){0,4}?${studies},? $`, "i");
/** Right behind it: ", an analyst and reporter on extremism,", ", director of the Jewish centre". */
const leadsBehind = new RegExp(
  `^,? (?:an?|the|its|their|who is (?:an?|the)) (?:[\\w'’-]+ ){0,5}?${leads} (?:of|for|at|with) [^.;:“”"]{0,60}?\\b(?:${forJews})\\b|^,? [^.;:,“”"]{0,60}?\\b(?:${forJews})\\b[^.;:,“”"]{0,40}?\\b${leads}\\b`,
  "i",
);
const studiesBehind = new RegExp(`^,? (?:an?|the|who is (?:an?|the)) (?:[\\w'’-]+ ){0,5}?${studies}\\b`, "i");
/** Put into the world by themselves, not told to somebody who asks. */
const publishes =
  /\b(?:wrote|writes|written|posted|posts|tweeted|shouted|yelled|screamed|chanted|sang|published|shared|sprayed|painted)\b/i;

/** "who asked about his past comments on '…'", "pressed her over the preacher's words". */
const asksVerb = /\b(?:ask|question|press|challeng|confront|quizz|grill)(?:s|es|ed|ing)?\b/gi;
const asks = new RegExp(
  `${asksVerb.source}${String.raw`[^.;“”"]{0,60}\b(?:about|on|over|with)\b[^;“”"]{0,80}(?:['’]s?|\b(?:his|her|their|the)) (?:[\w-]+ ){0,3}(?:comments?|remarks?|words|statements?|posts?|tweets?|claims?|speech(?:es)?|views?)\b[^.;“”"]{0,30}$`}`,
  "i",
);
/** "told the Echo that this group takes pride in", "said the site's users": of others, up to the words. */
const ofOthers =
  /\b(?:said|says|told [^.;“”"]{2,40}?|explained|noted|reported|wrote|testified|added|described how)(?:,? (?:that|in fact|how))*,? (?:this|the|these|those|some|many|most|such|its|their|his|her) (?:[\w'’-]+ ){0,3}(?:groups?|movements?|sites?|platforms?|users?|members?|followers?|supporters?|organi[sz]ations?|parties|party|networks?|forums?|extremists?|gangs?|protesters?|demonstrators?|marchers?|attackers?|suspects?|men|man|woman|leaders?|preachers?|posters?|videos?|books?|messages?|tweets?|posts?|graffiti|letters?|callers?)\b[^.;“”"]{0,60}\b(?:prides? in|proud of|call(?:s|ed)? (?:for|them|us)?|believ(?:es?|ed)|claim(?:s|ed)?|sa(?:y|ys|id)|chant(?:s|ed)?|shout(?:s|ed)?|wrote|preach(?:es|ed)?|teach(?:es)?|taught|describ(?:es?|ed)|refer(?:s|red)? to (?:\w+ ){0,3}as|want(?:s|ed)?(?: to)?|about|of|that|as)[ :,]*$/i;
/** What they say of it in other words of theirs. */
const abhors =
  /\b(?:shameful|shocking|sickening|disgusting|disgraceful|abhorrent|appalling|despicable|deplorable|repugnant|reprehensible|horrifying|horrific|vile|unacceptable|condemn\w*|denounce\w*|(?:is|was|are) (?:an? )?(?:crime|outrage|disgrace|hate speech|antisemit\w*|anti-semit\w*))\b/i;

const ofHatred =
  /\b(?:anti-?semit\w*|hat(?:e|red|eful)|racis\w*|bigot\w*|jew\w*|nazi\w*|holocaust|slogans?|slurs?|words|language|phrase|tropes?|murder|violence)\b/i;

const eachAbhorrence = new RegExp(abhors.source, "gi");
/** "Shocking. Shameful. Sickening." */
const isOnlyAbhorrence = (words: string) => !/[\p{L}]/u.test(words.replace(eachAbhorrence, ""));

/**
 * Whether the subject, whose hostile words are all that a page gives, may be somebody who reports, studies or condemns them: by an office
 * among those whom they are against or who study it, by a question, by words about others, or by what they say of it besides.
 */
export function mayReportHatred(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  const own = record.words.filter(({ level }) => level >= 2);
  if (own.length === 0) return false;
  const hasPublished = own.some(({ sentence }) => publishes.test(page.sentences[sentence]?.text ?? ""));
  const office = page.mentions.some(({ person, from, end }) => {
    if (person !== 0) return false;
    const sentence = page.sentences.find(({ start, end: last }) => start <= from && from < last);
    const before = page.text.slice(Math.max(sentence?.start ?? 0, from - 160), from);
    const behind = page.text.slice(end, Math.min(sentence?.end ?? end, end + 160));
    if (denies.test(before.slice(-60)) || denies.test(behind.slice(0, 80))) return false;
    return (
      leadsBefore.test(before) ||
      leadsBehind.test(behind) ||
      (!hasPublished && (studiesBefore.test(before) || studiesBehind.test(behind)))
    );
  });
  if (office) return true;
  const quotes = discourse.quotes.filter(({ speaker }) => speaker === "p0");
  if (
    quotes.some(({ quote }) => {
      const words = page.text.slice(quote.innerStart, quote.innerEnd);
      return (
        abhors.test(words) &&
        (ofHatred.test(words) || isOnlyAbhorrence(words)) &&
        !/\bI(?:['’](?:m|ve|d|ll))?\b/.test(words) &&
        hostility(words) < 2
      );
    })
  )
    return true;
  return own.every(({ sentence, start }) => {
    const here = quotes.filter((one) => one.sentence === sentence);
    const quote =
      here.find(({ quote: one }) => ownHostility(page.text.slice(one.innerStart, one.innerEnd)) >= 2) ??
      here.find(({ quote: one }) => one.innerStart >= start - 2);
    if (!quote) return false;
    const ahead = page.text.slice(page.sentences[sentence]?.start ?? start, quote.quote.innerStart);
    // "Asked about his remarks, Ruiz said": who is asked answers in words of their own.
    const from = page.sentences[sentence]?.start ?? start;
    const isAsking = matchesOf(asksVerb, ahead).some(
      ({ index }) =>
        asks.test(ahead.slice(index).split(/["“]/)[0] ?? "") &&
        page.mentions.some(
          ({ person, end }) => person === 0 && /^(?:,? who)? (?:\w+ )?$/.test(page.text.slice(end, Math.max(end, from + index))),
        ) &&
        !/\b(?:was|were|been|being|when|is) $/i.test(ahead.slice(0, index)),
    );
    return isAsking || ofOthers.test(ahead.replace(/["“]$/, ""));
  });
}
