import { genderOfGivenName, isGivenName, likelyGender } from "../reading/given-names.ts";
import { hostility, saysJew } from "../hatred/hostility.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { ownText } from "../reading/own-text.ts";
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
/** What stands between an owner and the thing: no other thing, and nobody else's. "Ruiz's analysis of the lyrics", "Ruiz's son sent the messages". */
const ofOwner = `(?!(?!(?:\\w+ly|two|three|four|several|many|other|own|public|past|old)\\b)[\\w-]+ (?:\\w{2,}ed|sent|made|wrote|put|drew|gave|got|uses|quotes|shows|cites|includes|contains) )(?:(?!(?:the|an?|of|to|on|about|by|and|or|but|his|her|their|its|in|at|for|from|with|was|were|is|are|had|has|drew|who|that|which|complaint|report|brother|sister|son|daughter|husband|wife|father|mother|partner|friend)\\b)[\\w'’-]+ ){0,4}?`;
/** What its owner puts on a page; comments there are anybody's. */
const ownPosts =
  "(?<noun>posts?|postings?|tweets?|images?|pictures?|photographs?|photos?|memes?|videos?|clips?|statements?|material|cartoons?)";

const ofJews =
  "(?:anti-?semit|jew|judaism|rac(?:e|is)|holocaust|nazi|hat(?:e|red)|remarks?|comments?|posts?|messages?|tweets?|conduct|speech|language|israel|zionis)";

/** What ties a person to a thing of theirs, by name. */
const ties = [
  `${one}'s ${ofOwner}${its}\\b(?! (?:about|of|to|on|over|after|regarding|in response to) (?:the|its|his|her|these|those|this) (?:[\\w-]+ )?(?:complaint|investigation|report|finding|matter|incident|affair|case|${things}))`,
  `(?<!^)\\b${its}(?: [^⟦⟧;.“”]{0,60}?)? (?:${made} )?(?:on \\w+ )?by ${role}${one}(?!'s)`,
  `${its} (?:of|attributed to) ${role}${one}(?!'s)`,
  // "posts on the page of Ana Ruiz", "a video on Ruiz's channel".
  `\\b${ownPosts}\\b(?: (?:made|posted|shared|published|uploaded|found|that (?:appeared|were made|were posted)|appeared|was|were|which appeared))* (?:on|to|from) (?:the |an? |her |his )?(?:[\\w-]+ ){0,3}?${place} (?:of|belonging to|run by|operated by|held by) ${role}${one}(?!'s)`,
  `\\b${ownPosts}\\b(?: (?:made|posted|shared|published|uploaded|found|that (?:appeared|were made|were posted)|appeared|was|were|which appeared))* (?:on|to|from) ${role}${one}'s (?:[\\w-]+ ){0,3}?${place}\\b`,
  `(?<!\\b(?:for|in|at) )${one}${aside},? whose ${ofOwner}${its}\\b`,
  `(?<!\\b(?:support|defen[cs]e|favou?r) of the )\\b(?:complaints?|allegations?|concerns?|grievances?|reports?|charges?|proceedings|inquir(?:y|ies)|enquir(?:y|ies)|investigations?|disciplinary (?:case|hearing|matter)|referral)(?: (?!(?:by|from|led|chaired|conducted|about|abuse|harassment|attacks?|threats?|violence|discrimination|hostility|slurs?|hatred|retaliation|${things})\\b)[\\w'’-]+){0,8}? (?:about|against|into|concerning|regarding|in respect of) ${role}${one}(?!'s (?!conduct|behaviou?r|actions|remarks|comments|posts))(?!${aside} (?:over|concerning|relating to|about|regarding) (?![^;.]{0,60}${ofJews}))`,
  `(?:matter|conduct|behaviou?r|actions|disciplinary case) of ${role}${one}(?!'s)`,
  `${one}${aside},? (?:(?:had|has|have|then|also|later|\\w+ly) )*(?:confirmed|acknowledged|admitted|accepted|conceded|did not dispute|does not dispute)(?: [^⟦⟧;.“”]{0,60}?)?(?: that (?:the|these|those|both|all) (?:[\\w-]+ )?${its} (?:was|were|are|is) (?:his|hers|theirs|(?:made|sent|posted|written) by (?:him|her|them)))`,
  `^(?:statement|update|notice|decision|findings?|outcome)(?: \\w+)? (?:on|about|regarding|concerning|in the (?:case|matter) of) ${role}${one}`,
].map((source) => new RegExp(source, "gi"));
/** That they posted, sent or said one, and not "the one" of somebody else, nor to whoever looks into it. */
const indefinite = "(?:(?!(?:to|about|that|which|the|these|those|this|their)\\b)[\\w'’-]+ ){0,6}?";
const makes = new RegExp(
  `(?<!\\b(?:of|by|from|with|to|at|on|about|against|for) (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Cllr|Councillor)\\.? )?)${one}${aside},? (?:(?:had|has|have|then|also|later|repeatedly|\\w+ly) )*(?:(?:posted|shared|tweeted|retweeted|reposted|published|uploaded|told|circulated|performed|gave|displayed|distributed|delivered) ${indefinite}|(?:made|wrote|written|sent|uttered|drew|drawn|sang|sung) (?:(?:the|these|those|both) (?:[\\w-]+ )?)?${indefinite})${its}\\b(?!,? (?:(?:made|written|sent|posted|composed|drawn|uttered) )?(?:by|from|of) (?!(?:hatred|abuse|contempt|antisemi|anti-semi|his own|her own))| that (?!(?:he|she) )[^,;.]{0,30}?(?:had|has) (?:written|made|posted|sent)\\b)(?! (?:(?:reporting|complaining|about (?:the|this|his|her|these|what) (?:complaint|matter|incident|remarks|posts|comments|messages|report)|to (?:the |our |his |her )?(?:police|hr|human resources|dean|head|manager|board|union|press))\\b))`,
  "gi",
);
/** What is shown or heard at one place, and is no word for what somebody wrote or said at large. */
const works =
  /^(?:lectures?|talks?|speech(?:es)?|sermons?|articles?|essays?|columns?|blogs?|podcasts?|broadcasts?|programmes?|songs?|lyrics|letters?|leaflets?|videos?|clips?)$/i;
const shownOrSung =
  /^(?:chants?|gestures?|salute|placards?|banners?|stickers?|songs?|lyrics|drawings?|caricatures?|cartoons?|letters?)$/i;
const lemma = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/-/g, "")
    .replace(/(?:es|s)$/, "");

const single = /^(?:statement|letter|message|e-?mail|talk|lecture|speech|article|video|column)$/i;
/** Any deed; words are none of these. */
const deeds = /^(?:decisions?|refusals?|exclusion|move|treatment)$/i;
/** What is found of a lecture or a letter, without its own name. */
const ofAWork = /^(?:remarks?|comments?|words|statements?|language|conduct|behaviou?r|actions?|acts?)$/i;

/** Whether one word may take up what another has told of: "the comments" a post, and not "the chants" a lecture. */
function mayTakeUp(noun: string | undefined, told: string | undefined): boolean {
  if (noun === undefined || told === undefined) return true;
  // "made a statement": "the statements" are others.
  if (lemma(noun) === lemma(told)) return !single.test(told) || !/s$/i.test(noun);
  if (deeds.test(noun) || deeds.test(told))
    return /^(?:conduct|behaviou?r|actions?|acts?)$/i.test(deeds.test(noun) ? told : noun);
  return !shownOrSung.test(noun) && !(works.test(told) && !ofAWork.test(noun)) && !(works.test(noun) && !works.test(told));
}

/** Of whom such a sentence tells as the one who made it known, received it or answers for something else. */
const passesOn =
  /\b(?:report(?:ed|ing)|complain(?:ed|ing)|alert(?:ed|ing)|flagg(?:ed|ing)|forward(?:ed|ing)|raised concerns|drew attention|received|quot(?:ed|ing)|condemn(?:ed|ing)|denounc(?:ed|ing)|apologi[sz](?:ed|ing)|thank(?:ed|s)?|read (?:out|aloud|to)|recit(?:ed|ing)|testif(?:ied|ying)|gave evidence|victim|impact statement)\b/i;
/** What is said of words that others have used. */
export const objects =
  /\b(?:hurt\w*|pain\w*|wrong|unacceptable|offen[cs]\w*|anti-?semit\w*|no place|disgrac\w*|appal\w*|abhorren\w*|vile|ashamed|shame\w*|condemn\w*|apolog\w*)\b|\bI (?:\w+ )?(?:hear|heard|saw|see|felt|feel|got|received|was (?:called|told|sent))\b|^(?:these|those|such) (?:words|remarks|comments|posts)/i;
export const ofWordsOfOthers = new RegExp(`\\b(?:said|says|told [^“”]{2,30}) (?:of|about|over|after) [^.;]{0,40}${things}`, "i");

/** Right behind a name, or before it: whoever complained, was harmed, looked into it, speaks for a body or takes over. */
const besideBehind =
  /^(?: (?:(?:had|has|was|were) )?(?:(?:\w+ly|at once|also|been) )*(?:right to|challenged|deleted|removed|objected|intervened|condemned|denounced|not (?:written|sent|made|posted|been)|cleared|exonerated|hacked|impersonated)\b|['’]s? (?:[\w-]+ )?(?:complaint|grievance|allegation|report|review|investigation)\b|,? (?:[^.;]{2,60}, )?(?:who )?(?:(?:had|has|also|first|later|then) )*(?:complained|alleged|lodged|reported|brought|testified|sued|filed|raised|told (?:us|the (?:panel|investigator|inquiry|board))|conducted|led|chaired|carried out|completed (?:his|her|its|the) (?:work|review|inquiry|investigation|report)|interviewed|investigated|said(?=[ .,]))\b|, who is jewish\b| (?:was|were|had been|is) (?:\w+ly )?(?:asked|told|excluded|removed from the|turned away|refused|harassed|targeted|subjected|called|interviewed|appointed)\b)/i;
const besideAhead = new RegExp(
  `\\b(?:(?:complaints?|grievances?|allegations?|reports?|concerns?|review|investigation|inquiry)(?: (?!${things}\\b)[\\w'’-]+,?){0,9}? (?:by|from)|(?:complaint|grievance|allegations?|report) of|(?:led|chaired|conducted|represented|appointed|reported|instructed|commissioned|investigated|interviewed) by|thank(?:s|ed)?|awarded?|apologi[sz](?:es?|ed) to|no fault (?:with|by|on the part of)|no (?:further )?action against|did not blame|cleared|exonerated|pay(?: to)?|said|investigator,?|reviewer,?|complainant,?|spokes\\w+,?|counsel,?|signed,?) (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|the|a|our|retired|outside|former|student|colleague|employee|member)\\.? ){0,3}$`,
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

/** It was not whoever the page or the thing bears the name of, or nobody knows who it was. */
const madeByAnother =
  /\b(?:hack(?:ed|ers?|ing)|compromised|impersonat\w+|imposters?|impostors?|deepfakes?|(?:fake|forged|bogus|false) (?:accounts?|profiles?|posts?|messages?|page)|forger(?:y|ies)|taken over by|stranger(?:s|'s|’s)?|(?:knew|had|used|guessed|obtained|stole\w*) (?:his|her|the) (?:password|log-?in)|password|(?:not|never) (?:been )?(?:written|made|sent|posted|opened|shared|his|hers|theirs)(?: (?:by|in) (?:him|her|them|Mr|Mrs|Ms|Dr|the (?:account|owner))| (?:own|opened))?|had not (?:opened|written|made|sent|posted)|(?:could|did|has|have|was|were) (?:not|never) (?:be |been |able to )?(?:establish\w*|identif\w*|f[io]u?nd out|determin\w*|say|name|know\w*) (?:who|which|whose|the (?:author|sender|singer|writer|speaker|person|culprit))|(?:nobody|no one) (?:could|can|has|was|would|knows?|knew)|unknown (?:person|persons|author|sender|third part\w+)|wrongly (?:attributed|identified|named|accused)|mistaken (?:identity|for)|(?:at )?first attributed|misattributed)\b/i;
/** "Her manager sent |", "a visitor made |". */
const madeByTheirs =
  /\b(?:(?:his|her|their|another|two|three|four|some|several|other|⟦\d+⟧['’]s) (?:[\w-]+ ){0,2}?[\w-]+|an? (?:[\w-]+ )?(?:visitor|guest|stranger|volunteer|contractor|reader|caller|listener|speaker|customer|colleague|relative|user)|guests|readers|callers|listeners|visitors|users|others|strangers)(?: (?:on|in|at|of) [^,;.]{2,40}?)?(?:, whom? [^,;.]{2,60},)? (?:(?:had|then|also|later|has|have) )*(?:made|sent|wrote|posted|shared|gave|delivered|left|published|drew|sang|used) (?:[\w-]+ ){0,3}?$/i;
/** "On Tuesday a visitor gave another." */
const anotherOne =
  /(?<!⟧)(?<!\b(?:he|she)) (?:gave|delivered|made|sent|posted|wrote|published|shared) (?:another|others|one (?:too|as well)|more)\b/i;

/** "A reader's comments", "another talk", "remarks by two guests", "guests made remarks": of the noun by which a body speaks of it. */
function isOfSomebodyElse(before: string, after: string): boolean {
  return (
    /(?:\b(?:another|others['’]?|their|somebody['’]s|someone['’]s|(?<![⟧] ?|⟧, [^⟦⟧]{0,60})whose)|(?<![⟧])['’]s?) (?:[\w-]+ ){0,2}?$/i.test(
      before,
    ) ||
    (/\b(?:about|at|on|to|against|of|after|over|reported|deleted|received|removed|condemned) (?:the |these |those |some |such |her |his )?(?:[\w-]+ ){0,2}?$/i.test(
      before,
    ) &&
      !/⟦\d+⟧['’]s (?:[\w-]+ ){0,4}?$/.test(before) &&
      /^ (?:in|at|from|by (?!⟦|him|her)|of (?!⟦))/.test(after)) ||
    /^,? (?:(?:made|written|sent|posted|shared|composed|left) )?(?:by|from) (?:an?|another|others?|two|three|some|several|one|its|his|her|their|the (?:audience|crowd|readers|public)|readers?|guests?|listeners?|callers?|members|users|strangers?|fans?|students?|supporters?)\b(?! (?:[\w'’-]+,? ){1,6}⟦)/i.test(
      after,
    ) ||
    madeByTheirs.test(before)
  );
}

/** "remarks about the budget": of nobody, and of nothing that is Jewish. */
function isOfMere(behind: string): boolean {
  const what = /^ about (?<what>[^.;,“”]{2,60})/.exec(behind)?.groups?.["what"];
  return (
    what !== undefined &&
    !mayBeOfJews.test(what) &&
    what.split(/[^\p{L}-]+/u).every((word) => !isPersonNoun(word.toLowerCase().replace(/s$/, "")))
  );
}
const mayBeOfJews = new RegExp(`\\b${ofJews}|⟦|\\b(?:him|her|them|people|it|this|that)\\b`, "i");
/** "She called me …": what its writer was told. */
const toldMe = /\b(?:he|she|they|who) (?:has |had |have )?(?:called|told|asked|shouted at|yelled at|wrote to|sent) (?:me|us)\b/i;

type Tie = { person: number; noun: string | undefined };

/** Whom a sentence ties to something they said, wrote or did, and by which word for it. */
function tiedIn(page: PageReading, sentence: Sentence, places: ReadonlySet<number>): Tie[] {
  if (sentence.kind === "byline" || sentence.mentions.length === 0) return [];
  const masked = mask(page.text, sentence, places);
  const isPassedOn = passesOn.test(masked) || toShowIt.test(masked);
  if (toldMe.test(sentence.text)) return [];
  const byWords = [...ties, ...(isPassedOn ? [] : [makes])].flatMap((tie) =>
    [...masked.matchAll(tie)]
      .filter(({ 0: found, index }) => !isOfMere(masked.slice(index + found.length)))
      .map(({ groups }) => ({ person: Number(groups?.["who"]), noun: groups?.["noun"] })),
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

/** Purposes for which somebody shows what another has said. */
const toShowIt =
  /\b(?:(?:in order |so as )?to (?:show|expose|condemn|warn|illustrate|demonstrate|document|denounce|criticise|criticize|teach|report|prove how|discuss|debunk|challenge|object to|complain)|as (?:an? )?(?:example|evidence|warning|proof)|for (?:the )?(?:police|evidence)|(?:to|by) (?:the )?police)\b/i;

/** The page tells of such a thing as somebody else's, or that it was made by another than it seemed. */
function isAnothers(
  page: PageReading,
  at: Sentence,
  noun: string | undefined,
  { told, places }: { told: readonly (string | undefined)[]; places: ReadonlySet<number> },
): boolean {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  if (main.some((sentence) => madeByAnother.test(ownText(page, sentence)))) return true;
  if (noun === undefined) return false;
  const word = new RegExp(`\\b${lemma(noun)}(?:es|s)?\\b`, "gi");
  // "Ruiz made remarks. Later, jokes were told. … The jokes were antisemitic": other things than hers.
  const isOther = told.every((one) => one !== undefined && lemma(one) !== lemma(noun));
  return main.some((sentence) => {
    if (sentence.index >= at.index) return false;
    const masked = mask(page.text, sentence, places);
    if (anotherOne.test(masked)) return true;
    return [...masked.matchAll(word)].some(
      ({ 0: found, index }) =>
        (isOther && !/\b(?:the|these|those|his|her|of) (?:[\w-]+ )?$/i.test(masked.slice(0, index))) ||
        isOfSomebodyElse(masked.slice(0, index), masked.slice(index + found.length)),
    );
  });
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
          .map((tie) => ({ ...tie, near: at.block - sentence.block <= 1 }))
      : [],
  );
  const able = tied.filter(({ person }) => !isOther(person));
  const all = new Set(able.map(({ person }) => person));
  const near = new Set(able.flatMap(({ person, near: isNear }) => (isNear ? [person] : [])));
  const [owner] = all.size === 1 ? all : near;
  if ((all.size !== 1 && near.size !== 1) || owner === undefined) return null;
  const told = able.filter(({ person }) => person === owner).map((tie) => tie.noun);
  if (isAnothers(page, at, noun, { told, places })) return null;
  const beside = page.sentences
    .filter(({ block, index, kind }) => kind === "main" && block === at.block && index <= at.index)
    .flatMap(({ mentions }) => mentions.map(({ person }) => person))
    .filter((person) => !places.has(person) && !isOther(person) && !isFinder(page, person) && isSomebody(page, person));
  return beside.length === 0 || beside.includes(owner) ? owner : null;
}
