import { genderOfGivenName, isGivenName, likelyGender } from "../reading/given-names.ts";
import { hostility, saysJew } from "../hatred/hostility.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { finder, things } from "./finding-words.ts";
import { placesOf } from "./frames.ts";
import { mask } from "./masked-sentence.ts";

/*
 * "Lakeshore is aware of posts made by Ana Ruiz. … The posts were antisemitic": whose "the posts", "her remarks" and "the conduct" are that a body speaks
 * of. Of the one person whom the page has tied to such a thing before, and of nobody where it is two.
 */

const notOf = "(?<!\\b(?:of|to|for|from|at|with|against|about) )";
/** What somebody is, before their name: "a senior adjuster, ", "our candidate "; not "the brother of". */
const role = `(?:(?:(?!(?:that|which|who|was|were|and|about|against|to|on)\\b)[\\w'’&.-]+,? ){1,7}?${notOf})?`;
const aside = "(?:,? \\(?\\d{2}\\)?)?(?:, [^;:“”]{2,110}?,)?";
const one = "⟦(?<who>\\d+)⟧";
const made =
  "(?:made|posted|written|sent|shared|published|uttered|delivered|circulated|attributed to|drawn|used|said to have been made)";
const place = "(?:accounts?|pages?|profiles?|feeds?|channels?|timeline)";
const its = `(?<noun>${things})`;

/** What ties a person to a thing of theirs, by name. */
const ties = [
  `${one}'s (?:(?!(?:complaint|report|account of)\\b)[\\w'’-]+ ){0,4}?(?:${its}|${place})\\b(?! (?:about|of|to|on) (?:the|its|his|her) (?:\\w+ )?(?:complaint|investigation|report|finding))`,
  `(?<!^)\\b${its}(?: [^⟦⟧;.“”]{0,60}?)? (?:${made} )?(?:on \\w+ )?by ${role}${one}(?!'s)`,
  `${its} (?:of|attributed to) ${role}${one}(?!'s)`,
  `${place} (?:of|belonging to|run by|operated by|in the name of|held by) ${role}${one}(?!'s)`,
  `(?<!\\b(?:for|in|at) )${one}${aside},? whose (?:[\\w-]+ ){0,4}?(?:${its}|${place})\\b`,
  `(?<!\\b(?:support|defen[cs]e|favou?r) of the )\\b(?:complaints?|allegations?|concerns?|grievances?|reports?|charges?|proceedings|inquir(?:y|ies)|enquir(?:y|ies)|investigations?|disciplinary (?:case|hearing|matter)|referral)(?: (?!(?:by|from|led|chaired|conducted|about|abuse|harassment|attacks?|threats?|violence|discrimination|hostility|slurs?|hatred|retaliation|${things})\\b)[\\w'’-]+){0,8}? (?:about|against|into|concerning|regarding|in respect of) ${role}${one}(?!'s (?!conduct|behaviou?r|actions|remarks|comments|posts))`,
  `(?:matter|conduct|behaviou?r|actions|disciplinary case) of ${role}${one}(?!'s)`,
  `${one}${aside},? (?:(?:had|has|have|then|also|later|\\w+ly) )*(?:confirmed|acknowledged|admitted|accepted|conceded|did not dispute|does not dispute)(?: [^⟦⟧;.“”]{0,60}?)?(?: that (?:the|these|those|both|all) (?:[\\w-]+ )?${its} (?:was|were|are|is) (?:his|hers|theirs|(?:made|sent|posted|written) by (?:him|her|them)))`,
  `^(?:statement|update|notice|decision|findings?|outcome)(?: \\w+)? (?:on|about|regarding|concerning|in the (?:case|matter) of) ${role}${one}`,
].map((source) => new RegExp(source, "gi"));
/** That they posted, sent or said one, and not "the one" of somebody else, nor to whoever looks into it. */
const indefinite = "(?:(?!(?:to|about|that|which|the|these|those|this|their)\\b)[\\w'’-]+ ){0,6}?";
const makes = new RegExp(
  `${one}${aside},? (?:(?:had|has|have|then|also|later|repeatedly|\\w+ly) )*(?:(?:posted|shared|tweeted|retweeted|reposted|published|uploaded|told|circulated|performed|gave|displayed|distributed|delivered) ${indefinite}|(?:made|wrote|written|sent|uttered|drew|drawn|sang|sung) (?:(?:the|these|those|both) (?:[\\w-]+ )?)?${indefinite})${its}\\b(?! (?:(?:reporting|complaining|about (?:the|this|his|her|these|what) (?:complaint|matter|incident|remarks|posts|comments|messages|report)|to (?:the |our |his |her )?(?:police|hr|human resources|dean|head|manager|board|union|press))\\b))`,
  "gi",
);
/** What is shown or heard at one place, and is no word for what somebody wrote or said at large. */
const works =
  /^(?:lectures?|talks?|speech(?:es)?|sermons?|articles?|essays?|columns?|blogs?|podcasts?|broadcasts?|programmes?|songs?|lyrics|letters?|leaflets?|videos?|clips?)$/i;
const shownOrSung =
  /^(?:chants?|gestures?|salute|placards?|banners?|stickers?|songs?|lyrics|drawings?|caricatures?|cartoons?|letters?)$/i;
const written =
  /^(?:posts?|postings?|tweets?|messages?|e-?mails?|texts?|memes?|images?|pictures?|photographs?|photos?|outbursts?)$/i;
const lemma = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/-/g, "")
    .replace(/(?:es|s)$/, "");

/** Whether one word may take up what another has told of: "the comments" a post, and not "the chants" a lecture. */
function mayTakeUp(noun: string | undefined, told: string | undefined): boolean {
  if (noun === undefined || told === undefined || lemma(noun) === lemma(told)) return true;
  return !shownOrSung.test(noun) && !(works.test(told) && written.test(noun)) && !(works.test(noun) && !works.test(told));
}

/** Of whom such a sentence tells as the one who made it known, received it or answers for something else. */
const passesOn =
  /\b(?:report(?:ed|ing)|complain(?:ed|ing)|alert(?:ed|ing)|flagg(?:ed|ing)|forward(?:ed|ing)|raised concerns|drew attention|received|quot(?:ed|ing)|condemn(?:ed|ing)|denounc(?:ed|ing)|apologi[sz](?:ed|ing)|thank(?:ed|s)?|read (?:out|aloud|to)|recit(?:ed|ing)|testif(?:ied|ying)|gave evidence|victim|impact statement)\b/i;
/** What is said of words that others have used. */
const objects =
  /\b(?:hurt\w*|pain\w*|wrong|unacceptable|offen[cs]\w*|anti-?semit\w*|no place|ashamed|shame\w*|condemn\w*|apolog\w*)\b|\bI (?:\w+ )?(?:hear|heard|saw|see|felt|feel|got|received|was (?:called|told|sent))\b|^(?:these|those|such) (?:words|remarks|comments|posts)/i;
export const ofWordsOfOthers = new RegExp(`\\b(?:said|says|told [^“”]{2,30}) (?:of|about|over|after) [^.;]{0,40}${things}`, "i");

/** Right behind a name, or before it: whoever complained, was harmed, looked into it, speaks for a body or takes over. */
const besideBehind =
  /^(?:['’]s? (?:[\w-]+ )?(?:complaint|grievance|allegation|report|review|investigation)\b|,? (?:[^.;]{2,60}, )?(?:who )?(?:(?:had|has|also|first|later|then) )*(?:complained|alleged|lodged|reported|brought|testified|sued|filed|raised|told (?:us|the (?:panel|investigator|inquiry|board))|conducted|led|chaired|carried out|completed (?:his|her|its|the) (?:work|review|inquiry|investigation|report)|interviewed|investigated|said(?=[ .,]))\b|, who is jewish\b| (?:was|were|had been|is) (?:\w+ly )?(?:asked|told|excluded|removed from the|turned away|refused|harassed|targeted|subjected|called|interviewed|appointed)\b)/i;
const besideAhead = new RegExp(
  `\\b(?:(?:complaints?|grievances?|allegations?|reports?|concerns?|review|investigation|inquiry)(?: (?!${things}\\b)[\\w'’-]+,?){0,9}? (?:by|from)|(?:complaint|grievance|allegations?|report) of|(?:led|chaired|conducted|represented|appointed|reported|instructed|commissioned|investigated|interviewed) by|thank|said|investigator,?|reviewer,?|complainant,?|spokes\\w+,?|counsel,?|signed,?) (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|the|a|our|retired|outside|former|student|colleague|employee|member)\\.? ){0,3}$`,
  "i",
);

const sexOf: Record<string, "male" | "female"> = { his: "male", he: "male", him: "male", her: "female", she: "female" };

/** Whether a pronoun may mean a person, by their given name and their titles. */
export function mayMean(page: PageReading, person: number, pronoun: string): boolean {
  const sex = sexOf[pronoun.toLowerCase()];
  const known = page.people[person];
  if (sex === undefined || !known) return true;
  const own = known.gender ?? genderOfGivenName((known.shown.split(" ")[0] ?? "").toLowerCase());
  return own === null || own === undefined || own === sex;
}

const office = new RegExp(`^${finder}$`, "i");
const bearsOffice = (page: PageReading, person: number): boolean =>
  page.people[person]?.titles.some((title) => office.test(title)) === true;

/** By a title, a given name or a surname used alone: a person, and no firm or town in capitals. */
const isSomebody = (page: PageReading, person: number): boolean => {
  const known = page.people[person];
  const given = (known?.shown.split(" ")[0] ?? "").toLowerCase();
  return (
    known !== undefined &&
    (known.titles.length > 0 ||
      known.gender !== null ||
      isGivenName(given) ||
      likelyGender(given) !== null ||
      page.mentions.some((mention) => mention.person === person && mention.kind === "surname"))
  );
};

const officeAhead = new RegExp(`\\b${finder},? $`, "i");
const officeBehind = new RegExp(`^, (?:an?|the|its|our|his|her) (?:[\\w'’-]+ ){0,4}?${finder}\\b`, "i");
/** "the commissioner, Ana Ruiz", "Ana Ruiz, an outside investigator": whoever decides or looks into it, by the words at their name or a title. */
export const isFinder = (page: PageReading, person: number): boolean =>
  bearsOffice(page, person) ||
  page.mentions.some(
    (mention) =>
      mention.person === person &&
      (officeAhead.test(page.text.slice(Math.max(0, mention.from - 40), mention.from)) ||
        officeBehind.test(page.text.slice(mention.end, mention.end + 80))),
  );

/** By the words at their name somebody stands beside it. */
const isBeside = (page: PageReading, person: number): boolean =>
  page.sentences.some(({ kind, mentions, start, end }) =>
    mentions.some(
      (mention) =>
        kind === "main" &&
        mention.person === person &&
        (besideBehind.test(page.text.slice(mention.end, Math.min(end, mention.end + 110))) ||
          besideAhead.test(page.text.slice(start, mention.from))),
    ),
  );

type Tie = { person: number; noun: string | undefined };

/** Whom a sentence ties to something they said, wrote or did, and by which word for it. */
function tiedIn(page: PageReading, sentence: Sentence, places: ReadonlySet<number>): Tie[] {
  if (sentence.kind === "byline" || sentence.mentions.length === 0) return [];
  const masked = mask(page.text, sentence, places);
  const isPassedOn = passesOn.test(masked);
  const byWords = [...ties, ...(isPassedOn ? [] : [makes])].flatMap((tie) =>
    [...masked.matchAll(tie)].map(({ groups }) => ({ person: Number(groups?.["who"]), noun: groups?.["noun"] })),
  );
  // 'told those present that "…"': words on Jews that nobody passes on.
  const byQuotation = sentence.reading.quotes.flatMap(({ quote, clause }): Tie[] => {
    const said = page.text.slice(quote.innerStart, quote.innerEnd);
    if (hostility(said) < 1 || !saysJew(said) || objects.test(said) || isPassedOn || ofWordsOfOthers.test(masked)) return [];
    const agent = clause?.agent;
    const named = agent?.kind === "role" ? sentence.reading.apposed.find(([role]) => role.start === agent.start)?.[1] : agent;
    return named?.kind === "person" ? [{ person: named.person, noun: undefined }] : [];
  });
  return [...byWords, ...byQuotation];
}

/**
 * Whose the words or the conduct are that a sentence speaks of without a name: of the one person whom the page has tied to such a thing up to there,
 * unless its paragraph tells of somebody else by name.
 * @param noun the word for what a body speaks of
 * @param except whom the thing was said of or done to in that sentence, and who finds it
 * @returns the person's number; null where it is nobody or might be two
 */
export function ownerOfThings(
  page: PageReading,
  at: Sentence,
  noun: string | undefined,
  except: ReadonlySet<number>,
): number | null {
  const places = placesOf(page);
  const isOther = (person: number) => except.has(person) || isBeside(page, person);
  const tied = page.sentences.flatMap((sentence) =>
    sentence.index <= at.index
      ? tiedIn(page, sentence, places)
          .filter((tie) => mayTakeUp(noun, tie.noun))
          .map(({ person }) => ({ person, near: at.block - sentence.block <= 1 }))
      : [],
  );
  const able = tied.filter(({ person }) => !isOther(person));
  const all = new Set(able.map(({ person }) => person));
  const near = new Set(able.flatMap(({ person, near: isNear }) => (isNear ? [person] : [])));
  const [owner] = all.size === 1 ? all : near;
  if ((all.size !== 1 && near.size !== 1) || owner === undefined) return null;
  const beside = page.sentences
    .filter(({ block, index, kind }) => kind === "main" && block === at.block && index <= at.index)
    .flatMap(({ mentions }) => mentions.map(({ person }) => person))
    .filter((person) => !places.has(person) && !isOther(person) && !isFinder(page, person) && isSomebody(page, person));
  return beside.length === 0 || beside.includes(owner) ? owner : null;
}
