import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { namesIsrael, hostility, namesJewish, saysJew } from "../hatred/hostility.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { Evidence } from "./evidence.ts";
import { setApart } from "../outcomes/exculpation-words.ts";

/** "Temple Beth Israel" is a congregation's name, not the country. */
const congregation =
  /\b(?:beth|beit|b['’]nai|bnai|temple|congregation|shaarey?|shaarei|anshei?|kehillath?|knesset|kene?s+eth?|adath?|ahavath?|ohave?i?|agudath?|young|am)(?: [\p{L}'’]+){0,2} israel\b|\bisrael (?=(?:torah|synagogue|congregation|temple|cemetery|hospital|medical cent(?:er|re))\b)/giu;

/** "after the Israel-Gaza war began": when it was, not what it was about. */
const whenInTheWar =
  /\b(?:after|since|during|following|amid|before|within|in the (?:days|weeks|months|wake|aftermath) (?:after|of|following)|(?:days|weeks|months|hours|a (?:day|week|month)) (?:after|into)|at the (?:start|outbreak|height) of) (?:the )?(?:(?:start|outbreak|beginning) of )?(?:(?:the|this|latest|current|2014|2021|2023|october 7|october 7th|7 october) )*(?:[\w-]*(?:israel|gaza|hamas)[\w–-]*(?:['’]s)? )(?:[\w–-]+ ){0,3}?(?:war|conflict|attacks?|assault|massacre|invasion|fighting|hostilities|offensive|raid|strikes)\b(?: (?:on|in|against|with|between) (?:[\w-]+ (?:and )?){0,2}(?:israel|gaza|hamas|lebanon|iran)\b)?/gi;

/** "He served with the Signals in Palestine", "was born in Jerusalem": where somebody once was. */
const onceThere =
  /\b(?:serv(?:ed|ing)|stationed|posted|fought|soldier\w*|regiment|born|grew up|brought up|emigrat\w+|settled|lived|deported)\b[^.;“”"]{0,60}\bin (?:mandat\w+ |british |ottoman )?(?:palestine|israel|jerusalem|haifa|jaffa|tel aviv)\b/gi;

/** All that the page gives of the subject's own words is about Israel and the war: "Free Gaza" on the door of a Jewish office. */
export function speaksOfIsrael(page: PageReading, discourse: Discourse): boolean {
  const said = discourse.quotes
    .filter(({ speaker }) => speaker === "p0")
    .map(({ quote }) => page.text.slice(quote.innerStart, quote.innerEnd));
  return (
    said.some((words) => namesIsrael.test(words)) && said.every((words) => hostility(words) === 0 && !namesJewish.test(words))
  );
}

/** "the posts", "her lecture", "one of the messages": what a case is about, taken up again without the name. */
const ofTheCase =
  /\b(?:the|his|her|their|these|those|this|that|both|all|one of (?:the|his|her)|several|some of (?:the|his|her)|other|another|in (?:one|another)) (?:(?!\b(?:film|newspaper|town|council|state|government)\b)[\w-]+ ){0,3}?(?:posts?|posting|tweets?|messages?|comments?|remarks?|statements?|speech|talk|lecture|class|course|assignment|lesson|article|column|essay|book|thesis|letter|e-?mails?|petition|chants?|slogans?|banners?|placards?|signs?|posters?|stickers?|leaflets?|flyers?|videos?|clips?|recordings?|songs?|lyrics|graffiti|cartoons?|caricatures?|images?|memes?|t-shirts?|shirts?|badges?|interview|broadcasts?|podcast|programme|program|words?|phrases?|texts?|material|content|tirade|rant|outburst|argument|exchange|confrontation|altercation|incident|complaints?|allegations?|charges?|indictment|conduct|behaviou?r|attack|assault|threats?|vandalism|motive|speaker|account)\b/i;
/** "Officials in Israel condemned the attack", "The incident comes amid tensions over the war": what others say of it, and its day. */
const reacts =
  /\b(?:condemned|welcomed|denounced|deplored|expressed (?:\w+ )?(?:shock|concern|alarm|horror))\b|\b(?:comes?|came|happened) (?:amid|at a time|against)\b/i;
const takesUpAgain = /^(?:he|she|it|they|them|this|these|those|that|one|another|both|in (?:it|them|one|another|this))\b/i;

/**
 * What the subject said or did, or what the step against them was for, concerns Israel. Told by the sentences that mean them, give the words,
 * carry the label, the finding or the step, or take one of these up again; protests in the town and an embassy's comment are the town's news.
 */
const byLawyer =
  /\b(?:lawyer|attorney|solicitor|barrister|counsel)\b[^.;]{0,60}\b(?:said|says|argued|argues|claimed|told|contended|maintained|insisted)\b/i;

/** All that the case is about is Israel, its government or its war (rubric 8): lawful opinion is no incident. */
export function israelOnly(page: PageReading, discourse: Discourse, record: SubjectRecord, evidence: Evidence): boolean {
  const ofOther = (index: number) =>
    !record.about.has(index) && [...(discourse.involved[index] ?? [])].some((who) => /^p[1-9]/.test(who));
  // "In a separate case, Ana Ruiz …" and what follows is not the subject's.
  let apart = false;
  const separate = new Set<number>();
  for (const { index, text } of page.sentences) {
    if (record.about.has(index)) apart = false;
    else if (
      /^(?:in|at) (?:a|an|another) (?:separate|unrelated|different|second|other) (?:case|incident|matter|hearing)\b|^separately\b/i.test(
        text,
      )
    )
      apart = true;
    if (apart) separate.add(index);
  }
  const ofCase = new Set([
    ...record.about,
    ...evidence.labelled,
    ...evidence.biased,
    ...evidence.found,
    ...evidence.alleged,
    ...[...record.words, ...record.acts, ...record.steps, ...record.frames, ...record.findings, ...record.accusations].map(
      ({ sentence }) => sentence,
    ),
    ...discourse.quotes.filter(({ speaker }) => speaker === "p0" || speaker === "?").map(({ sentence }) => sentence),
  ]);
  const hasJewsInWords = [...evidence.own, ...evidence.things].some(
    ({ start, end, level }) =>
      level >= 2 && saysJew(page.text.slice(start, end)) && !namesIsrael.test(page.text.slice(start, end)),
  );
  const concerns = ({ index, kind, block, text }: PageReading["sentences"][number]) =>
    ofCase.has(index) ||
    kind === "heading" ||
    (ofTheCase.test(text) && !reacts.test(text)) ||
    (takesUpAgain.test(text) && ofCase.has(index - 1) && page.sentences[index - 1]?.block === block);
  return [...record.scope].some((index) => {
    const sentence = page.sentences[index];
    return (
      sentence !== undefined &&
      !separate.has(index) &&
      !ofOther(index) &&
      !setApart.test(sentence.text) &&
      // "… was being punished for speech critical of Israel", her lawyer said: their own account of it.
      !(byLawyer.test(sentence.text) && hasJewsInWords) &&
      namesIsrael.test(sentence.text.replace(congregation, "").replace(whenInTheWar, "").replace(onceThere, "")) &&
      concerns(sentence)
    );
  });
}

const bearsWords =
  /\b(?:slogans?|graffiti|painted|sprayed|spray-painted|daubed|scrawled|chalked|banners?|placards?|posters?|stickers?|signs?|leaflets?|flyers?|wrote|written|chant(?:ed|ing)|shout(?:ed|ing))\b/i;

/**
 * 'The slogans read "Free Palestine" and "No recruiters"', at a Jewish place: all that the page quotes of what was put there or called is of Israel, and
 * none of it of Jews. Whatever it was charged as is for a human (rubric 14).
 */
export function slogansOnIsraelAlone(page: PageReading, discourse: Discourse): boolean {
  const said = discourse.quotes.filter(
    ({ speaker, sentence }) =>
      (speaker === "p0" || speaker === "?" || speaker.startsWith("r:")) &&
      page.sentences[sentence]?.kind === "main" &&
      bearsWords.test(page.sentences[sentence]?.text ?? ""),
  );
  const words = said.map(({ quote }) => page.text.slice(quote.innerStart, quote.innerEnd));
  return (
    words.some((one) => namesIsrael.test(one)) &&
    words.every((one) => !saysJew(one) && hostility(one) < 2) &&
    !discourse.quotes.some(({ speaker, quote }) => {
      const one = page.text.slice(quote.innerStart, quote.innerEnd);
      return (speaker === "p0" || speaker === "?") && (saysJew(one) || hostility(one) >= 2);
    })
  );
}
