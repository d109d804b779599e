import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { disapproves } from "../hatred/disapproves.ts";
import { namesJewish, ownHostility } from "../hatred/hostility.ts";
import type { Mention } from "../reading/people.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { officeTitles } from "../reading/titles.ts";
import { ofSeparateCases, peopleCounted } from "./charged-together.ts";
import type { Frame } from "./frame.ts";
import { framesOf } from "./frames.ts";

/*
 * What was done about several without names, "The senate expelled five students who beat …", is told of each whom the page then says is one of
 * them: "Among the five is Ana Ruiz", "They include Ben Foss, 31, and Cal Marsh", "Ana Ruiz, 31, and Ben Foss, 30, were seen on film".
 */

const numbers = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const number = `(?:${numbers.filter((word) => word !== "").join("|")})`;
/** How many "five" and "several" are. */
const countOf = (word: string) =>
  numbers.includes(word.toLowerCase()) ? numbers.indexOf(word.toLowerCase()) : Number.POSITIVE_INFINITY;
/** "five students", "seven German neo-Nazis", "three members of the council": counted, and as yet without names. */
const counted = new RegExp(
  `\\b(?<count>${number}|several) (?!(?:of|other|others|more|further)\\b)(?:(?!(?:who|of|and|or)\\b)[\\p{L}-]+ ){0,3}?(?<noun>${peopleCounted})\\b(?: of (?:the|a|its) (?:[\\p{L}-]+ ){1,4}?(?=(?:was|were|has|have|had)\\b))?`,
  "giu",
);

/** Several of whom a sentence tells a step, without their names. */
type Group = { sentence: Sentence; count: number; noun: string; end: number; kinds: ReadonlySet<Frame["kind"]> };

const isAdverse = /^(?:arrest|charge|indict|try|plead|convict|sentence|discipline|liable)$/;
const trialBegins =
  /\btheir (?:[\w-]+ )?trial (?:on [^,.;]{2,60} )?(?:opened|opens|began|begins|started|starts|resumed|got under way)\b/i;

const known = new WeakMap<PageReading["sentences"], Group[]>();

/** The counted groups of the page that a step was taken against. */
function groupsOf(page: PageReading): Group[] {
  const before = known.get(page.sentences);
  if (before) return before;
  const groups = page.sentences.flatMap((sentence) => {
    if (sentence.kind !== "main" || sentence.mentions.some(({ person }) => person === 0)) return [];
    if (ofSeparateCases.test(sentence.text)) return [];
    return matchesOf(counted, sentence.text).flatMap(({ 0: said, index, groups: found }): Group[] => {
      const start = sentence.start + index;
      const end = start + said.trimEnd().length;
      const frames = framesOf(page, [{ start, end }]).filter(
        (frame) => frame.person === 0 && frame.sentence === sentence.index && isAdverse.test(frame.kind),
      );
      const kinds = new Set(frames.map(({ kind }) => kind));
      // "Three men accused of helping him were named as their trial opened", "The trial of seven skinheads".
      if (
        (/^,? (?:accused|suspected) of\b/.test(page.text.slice(end, end + 14)) && trialBegins.test(sentence.text)) ||
        /\btrial (?:of|against) (?:the )?$/i.test(page.text.slice(sentence.start, start))
      )
        kinds.add("try");
      const count = countOf(found?.["count"] ?? "");
      return kinds.size > 0 ? [{ sentence, count, noun: (found?.["noun"] ?? "").toLowerCase(), end, kinds }] : [];
    });
  });
  known.set(page.sentences, groups);
  return groups;
}

/** Up to the first name of a list: who the sentence says that they are. */
const brought = quick(
  new RegExp(
    "^(?:(?:" +
      [
        // "Among the seven is", "One of them was", "Two of the men are".
        `(?:also )?(?:among|one of|two of|three of|included among) (?:${thePart()})(?: (?:is|was|are|were),?|,)`,
        // "They are", "The four men include", "The accused have been named as".
        `(?:${thePart("whole")})(?: (?:are|were|include[sd]?|(?:are|were|have been|had been) (?:named|identified) (?:[\\w ]{2,30} )?as)|,)`,
        // "But yesterday the defendants".
        `(?:(?:but|and|then|later|yesterday|today|also|on \\p{L}+),? ){0,3}(?:two of |three of )?(?:the|those) (?:two |three |four )?(?<label>accused|defendants|suspects)(?: named)?(?=:? (?:(?:\\p{Ll}+ )?(?:teacher|student|driver|officer|mr|dr) )?$)`,
      ].join("|") +
      `):? (?:(?:an?|the|its|their) )?(?:(?!(?:by|with|of|from|for|to|at|in|on|against|and|who|whom|that|than|not)\\b)[\\p{Ll}-]+ ){0,5})$`,
    "iu",
  ),
);
/** "Inside were", "In the car were": where the page finds them. */
const foundThere = /^(?:inside|aboard|on board|in (?:it|the [\p{Ll}-]+)|at the wheel) (?:was|were) $/iu;

/** "Police stopped a van": between what was done about them all and whoever sat in it. */
const stopped =
  /\b(?:police|officers?|deputies|troopers|patrol)\b[^.;]{0,40}\b(?:stopped|pulled over|searched|intercepted|halted|traced|chased)\b[^.;]{0,40}\b(?:car|van|vehicle|truck|pick-?up|minibus|boat|house|flat|apartment|room)\b/i;
const isStopped = (page: PageReading, group: Group, sentence: Sentence) =>
  page.sentences.slice(group.sentence.index, sentence.index).some(({ text }) => stopped.test(text)) &&
  !/\bwhom\b/.test(sentence.text);

function thePart(whole?: "whole"): string {
  const all = `(?<the${whole ?? ""}>the (?:(?<count${whole ?? ""}>${number})(?: (?:[\\p{Ll}-]+ )?(?<counted${whole ?? ""}>${peopleCounted}))?|(?<noun${whole ?? ""}>${peopleCounted})))`;
  return whole ? `(?<they>they)|${all}` : `(?<them>them)|${all}`;
}

/** Between two names of one list: an age, a town, a trade, and then a comma or "and". */
const nextOfList =
  /^(?:,? \(?(?:aged )?\d{2}\)?)?(?:,? (?:of|from) (?:\p{Lu}[\p{L}'’-]*\.?|and| )+|, (?:an?|the|his|her) [^,;.()]{2,80})*(?:, who [^,;.]{3,100}(?=;|, and ))?(?:[,;] (?:and )?| and )(?:(?:an?|the|his|her) )?(?:(?!(?:who|whom|whose|which|that|with|by|against|to|for|at|on|of|from|and|\p{Ll}+(?:ed|ing))\b)[\p{Ll}-]+,? ){0,4}$/u;
const ofTown = /\b(?:of|from|in|near) $/;

/** The names of a list from here on, as far as it is one. */
function listFrom(page: PageReading, sentence: Sentence, from: number): Mention[] {
  const list: Mention[] = [];
  for (const mention of sentence.mentions) {
    if (mention.start < from || ofTown.test(page.text.slice(mention.from - 6, mention.from))) continue;
    const last = list.at(-1);
    if (last && !nextOfList.test(page.text.slice(last.end, mention.from))) break;
    if (!list.some(({ person }) => person === mention.person)) list.push(mention);
  }
  return list;
}

/** "and a 19-year-old man": of the list, without a name. */
const unnamedToo = /[,;] and an? (?:[\w-]+ ){0,3}?(?:man|woman|boy|girl|teenager|youth|juvenile|minor|student|other)\b/i;
/** What takes a member out of it, or makes them somebody whom it was done to. */
const noneOfThem =
  /\b(?:acquitted|cleared|not guilty|not charged|exonerated|dropped|dismissed|withdrawn|released|freed|let go|sent home|turned out|passers-by|innocent|discontinued|victims?|wounded|injured|hurt|hospitali[sz]ed|rabbis?|cantors?)\b/i;
/** Up to a little behind the list: another part in the case. */
const anotherPart = /\b(?:witness\w*|lawyers?|counsel|barristers?|solicitors?|represent\w*|defended|prosecut\w+|complain\w*)\b/i;
/** Behind a list at the head of a sentence: what is told of whoever is charged, accused or found out. */
const toldOfDoers = new RegExp(
  `^(?:,? (?:aged )?\\(?\\d{2}\\)?)?,?(?: (?:both|all)(?: (?:of|from) [^,;.]{2,40},)?)?(?: (?:both|all|each|also))* (?:${[
    "(?:are|were|have been|had been) (?:\\w+ )?(?:accused of|alleged to|charged|suspected of|arrested|remanded|bailed|on trial|in the dock|due (?:in|before) )",
    // "were identified from security cameras".
    "(?:are|were|have been|had been) (?:\\w+ )?(?:identified|caught|seen|filmed|traced|picked out|recogni[sz]ed) (?:from|on|in|by|through) (?:[\\w'’-]+ ){0,4}(?:cameras?|films?|footage|cctv|videos?|screenshots?|photographs?|pictures|dna|fingerprints?|number plates?|body-?cams?)\\b(?! as\\b)",
    "(?:den(?:y|ied)|admit(?:ted)?) (?:the |all |any |both |it\\b|\\w+ing )",
    "plead(?:ed)? (?:not )?guilty",
    "face (?:up to|charges|trial|prison)",
    "appeared (?:in|before|at) (?:[\\w'’-]+ ){0,4}(?:court|magistrates|judge|dock)",
  ].join("|")})`,
);
/** "after it emerged that they had shared it", "over antisemitic posts": behind the group, that it was for words of theirs. */
const forWords =
  /\b(?:over|for|after|because of|following|to have)\b[^.;]{0,80}\b(?:posts?|posted|posting|shar(?:ed?|ing)|comments?|remarks?|messages?|tweets?|tweeted|wrote|writing|written|language|words|statements?|material|memes?|jokes?)\b/i;
/** Behind the first name of the next sentence: words of theirs. */
const hadSaid =
  /^(?:,? (?:aged )?\(?\d{2}\)?)?(?:, (?:an?|the|who) [^.;“”"]{2,110},)? (?:had (?:also |once |repeatedly |\w+ly )?(?:shared|posted|tweeted|retweeted|written|called|claimed|suggested|joked)|(?:also |once |repeatedly )?(?:tweeted|retweeted|posted|shared))\b(?! to (?:the|his|her|their|its)\b)(?=[^.;]{0,160}["“#])/;
/** What came to whoever tells of it: "That is what they wrote to me". */
const passesOn =
  /\b(?:complain\w*|screenshots?|(?:sent|wrote|posted|said) (?:it |this |that )?to (?:me|us|him|her)|received|reported (?:it|them))\b/i;
const isForWords = ({ sentence, end }: Group) => forWords.test(sentence.text.slice(end - sentence.start));
/** Several others than the group, before or behind it in its sentence: whom "they" may mean as well. */
const severalMore = new RegExp(`\\b(?:worshipp?ers|congregants|rabbis|victims|jews|families|children|${peopleCounted})\\b`, "gi");

/** Is the group the only one of its sentence that "they" can mean? */
function isAlone({ sentence }: Group): boolean {
  return matchesOf(severalMore, sentence.text).length <= 1;
}

/** "two men … on two students": "the two" may be either. */
const isCountedOnce = ({ sentence, count }: Group) =>
  matchesOf(counted, sentence.text).filter(({ groups }) => countOf(groups?.["count"] ?? "") === count).length === 1;

/** By the noun of the page or one that fits any of them. */
const isCalled = ({ noun }: Group, word: string) =>
  noun === word.toLowerCase() || /^(?:men|women|people|defendants|suspects|accused)$/i.test(word);

/** The group that the opening of a list means, told of before. */
function groupMeant(groups: readonly Group[], sentence: Sentence, said: Record<string, string | undefined>): Group | null {
  const before = groups.filter((group) => group.sentence.index < sentence.index);
  const count = said["count"] ?? said["countwhole"];
  const noun = said["noun"] ?? said["nounwhole"];
  const among = said["counted"] ?? said["countedwhole"];
  if (count !== undefined) {
    const fitting = before.filter((group) => group.count === numbers.indexOf(count.toLowerCase()));
    const [group] = fitting;
    return fitting.length === 1 && group && isCountedOnce(group) && (!among || isCalled(group, among)) ? group : null;
  }
  const last = before.at(-1);
  // "The defendants": of the only case of several.
  if (said["label"] !== undefined) return last && before.length === 1 ? last : null;
  if (!last || last.sentence.index < sentence.index - 2) return null;
  if (noun !== undefined) return last.noun === noun.toLowerCase() ? last : null;
  return last.sentence.index === sentence.index - 1 && isAlone(last) ? last : null;
}

/** The members that one sentence names, and of which group. */
function membersIn(page: PageReading, groups: readonly Group[], sentence: Sentence): { group: Group; list: Mention[] } | null {
  const [first] = sentence.mentions;
  if (!first || first.kind !== "full") return null;
  const ahead = page.text.slice(sentence.start, first.from);
  const said = brought.exec(ahead)?.groups;
  const list = listFrom(page, sentence, first.from);
  // "One of them was Ana Ruiz's driver": somebody of hers.
  if (
    list.some(({ start, end }) => /['’]s?$/.test(page.text.slice(start, end)) || /^['’]s\b/.test(page.text.slice(end, end + 3)))
  )
    return null;
  if (said) {
    const group = groupMeant(groups, sentence, said);
    return group && list.length <= group.count ? { group, list } : null;
  }
  const group = groups.findLast((one) => one.sentence.index < sentence.index && one.sentence.index >= sentence.index - 2);
  const last = list.at(-1);
  if (!group || !last) return null;
  const behind = page.text.slice(last.end, sentence.end);
  const tellsWords = hadSaid.test(behind) && !passesOn.test(sentence.text) && saysOfJews(page, sentence);
  if (ahead === "" && group.sentence.index === sentence.index - 1 && isForWords(group) && tellsWords) return { group, list };
  const isWhole = list.length + (unnamedToo.test(behind) ? 1 : 0) === group.count;
  if (foundThere.test(ahead)) return isWhole && isStopped(page, group, sentence) ? { group, list } : null;
  return ahead === "" && isWhole && toldOfDoers.test(behind) ? { group, list } : null;
}

/** What is quoted of them is against Jews or speaks of them, and condemns nothing. */
function saysOfJews(page: PageReading, sentence: Sentence): boolean {
  const quoted = sentence.reading.quotes.map(({ quote }) => page.text.slice(quote.innerStart, quote.innerEnd));
  return quoted.some((words) => ownHostility(words) >= 1 || (namesJewish.test(words) && !disapproves(words)));
}

/** "Mr Foss and the other accused, who deny the charges": one of those on trial, of the only case of several. */
function besideTheOthers(
  page: PageReading,
  groups: readonly Group[],
  sentence: Sentence,
): { group: Group; list: Mention[] } | null {
  const [group, ...more] = groups.filter((one) => one.sentence.index < sentence.index);
  const list = sentence.mentions.filter(({ end }) =>
    /^(?:,[^,;.]{2,40},)? and (?:the|his|her|their) other (?:[\w-]+ )?(?:accused|defendants|suspects)\b/.test(
      page.text.slice(end, end + 100),
    ),
  );
  return group && more.length === 0 && list.length === 1 ? { group, list } : null;
}

/**
 * What was done about a group, of each whom the page names as one of it.
 * @returns frames at the sentence that tells the step; none for who is cleared, hurt or in office
 */
export function framesOfMembers(page: PageReading): Frame[] {
  const groups = groupsOf(page);
  if (groups.length === 0) return [];
  return page.sentences.flatMap((sentence) => {
    if (sentence.kind !== "main" || noneOfThem.test(sentence.text)) return [];
    const beside = besideTheOthers(page, groups, sentence);
    const found = beside ?? membersIn(page, groups, sentence);
    if (!found) return [];
    const upTo = Math.min(sentence.end, (found.list.at(-1)?.end ?? sentence.start) + 30);
    if (!beside && anotherPart.test(page.text.slice(sentence.start, upTo))) return [];
    return found.list
      .filter(({ title }) => title === null || !officeTitles.test(title))
      .flatMap(({ person }) =>
        [...found.group.kinds].map((kind): Frame => ({ person, sentence: found.group.sentence.index, kind })),
      );
  });
}
