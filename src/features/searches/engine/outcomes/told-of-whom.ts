import { matchesOf } from "#app/lib/language/matches-of.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { clearsAnotherByName } from "./cleared-by-name.ts";

/*
 * Of whom is it told that they were cleared, taken back or named by mistake? A sentence says so where the word stands: whom "cleared" has
 * for its object, who "was cleared", against whom the case was. Only where that is somebody else beyond doubt, by a name, or by a noun
 * that the page does not have for the subject, is the outcome another's. Of a pronoun, and of a noun that may mean anybody, nothing is said.
 */

const adverbs = "(?:(?:also|later|then|since|now|formally|fully|publicly|meanwhile|today|in turn|[a-z]+ly) )*";
const fallen =
  "(?:dropp(?:ed|ing)|dismiss(?:ed|ing)|withdr(?:ew|awing)|discontinu(?:ed|ing)|threw out|throwing out|quash(?:ed|ing)|overturn(?:ed|ing)|revers(?:ed|ing)|vacat(?:ed|ing)|set aside|lift(?:ed|ing)|rescind(?:ed|ing))";
const matter =
  "(?:charges?|counts?|cases?|complaints?|allegations?|claims?|proceedings|convictions?|suspensions?|bans?|dismissals?|sanctions?|findings?|verdicts?)";
/** Up to whom it clears: "cleared |", "dropped the charges against |", "apologised to |". */
const active = new RegExp(
  `\\b(?:acquitt(?:ed|ing)|clear(?:ed|ing)|exonerat(?:ed|ing)|vindicat(?:ed|ing)|reinstat(?:ed|ing)|pardon(?:ed|ing)|misidentif(?:ied|ying)|(?:gave|giving|had|used|printed|published) the wrong (?:\\w+ )?names? (?:for|of)|apologi[sz](?:ed|es|ing) to|${fallen} (?:the|an?|all|both|its|every|two|three)(?: [\\w-]+){0,3}? ${matter} (?:against|of|on)) `,
  "giu",
);
const outcome =
  "(?:acquitted|cleared|exonerated|vindicated|reinstated|pardoned|found not guilty|released without (?:any )?charges?|(?:not|never) (?:been )?charged|misidentified|wrongly (?:named|identified|accused))";
/** From who is cleared on: "| was cleared", "|, who had driven the van, has since been reinstated". */
const passive = new RegExp(
  `^(?:,? (?:who|whose|of|from|in|at)\\b[^;.]{1,120}?|, [^;.]{1,80},)? (?:who )?(?:was|were|has|have|had|is|are) (?:also |later |since )?(?:been )?${adverbs}${outcome}\\b`,
  "iu",
);

/** Any other word by which somebody may be cleared. */
const clearing = new RegExp(
  `\\b(?:acquit\\w*|clear(?:ed|ing|s)|exonerat\\w*|vindicat\\w*|innocent|not guilty|not (?:proved|proven)|collaps\\w*|quash\\w*|overturn\\w*|revers(?:ed|ing|al)|vacated|set aside|discontinued|reinstat\\w*|(?:was|were|been|and) (?:\\w+ )?(?:released|freed)|released without|withdr[ae]w\\w*|lifted|wrongly|mistaken\\w*|in error|misidentif\\w*|apologi[sz]\\w* to|no case|no evidence|no breach|both|${matter}\\b[^.;]{0,60}\\b(?:dropped|dismissed))\\b|\\b(?:dropp|dismiss)\\w* (?:[\\w-]+ ){0,4}${matter}\\b`,
  "i",
);

/** Several, or one of them beside whom the sentence has told of. */
const beside =
  "(?:another|(?:the|an?|one|two|three|four|five|six|several|some)(?: of the)? (?:others?|second|third|fourth|fifth|different|fellow|further))";
/** Who is brought in: "a student steward", "another coach", "two other players". */
const broughtIn = new RegExp(`(?<det>${beside}|an?|two|three|four|five|six|several|some)(?<words>(?: [\\p{L}’'-]+){1,4})`, "uy");
/** Nouns for anybody at all: they may mean whoever the page names further down. */
const anybody =
  /^(?:man|woman|men|women|person|people|individual|individuals|suspects?|defendants?|accused|boy|girl|teenagers?|youths?|\d\d-year-olds?)$/;

type Newcomer = { noun: string; from: number; end: number; isBeside: boolean };

/** The first noun for a person behind a determiner that brings one in, read at this place. */
function newcomerAt(text: string, from: number): Newcomer | null {
  broughtIn.lastIndex = from;
  const match = broughtIn.exec(text);
  if (!match) return null;
  const { det = "", words = "" } = match.groups ?? {};
  const many = words.trim().split(" ");
  const first = many.findIndex((word) => isPersonNoun(word.toLowerCase()));
  if (first < 0) return null;
  // "a student steward": of two nouns that stand together the last one is meant.
  const last = many.findIndex((_word, at) => at >= first && !isPersonNoun((many[at + 1] ?? "").toLowerCase()));
  const taken = many.slice(0, last + 1).join(" ");
  return {
    noun: (many[last] ?? "").toLowerCase(),
    from,
    end: from + det.length + 1 + taken.length,
    isBeside: new RegExp(`^${beside}$`, "u").test(det),
  };
}

/** Does the page have this noun for the subject, beside their name: "the porter, Ben Foss", "Ben Foss, a porter"? */
function isCalled(page: PageReading, noun: string): boolean {
  return page.mentions.some(({ person, from, start, end }) => {
    if (person !== 0) return false;
    const before = page.text.slice(Math.max(0, from - 60), start);
    const behind = page.text.slice(end, end + 90);
    return (
      new RegExp(`\\b${noun}s?\\b(?:, (?:[\\w’'-]+ )?| (?:[\\w’'-]+ ){0,2})?$`, "iu").test(before.replace(/.*[.;\n]/su, "")) ||
      new RegExp(
        `^(?:, (?:aged )?\\d+)?(?:(?:,| \\()[^.;]{0,60}?| (?:is|was|works|worked|has been)(?: as)? (?:an?|the) (?:[\\w’'-]+ ){0,3}?)\\b${noun}\\b`,
        "iu",
      ).test(behind)
    );
  });
}

/** Where the sentence means the subject, by name, noun or pronoun, ahead of this place. */
const meansThem = (discourse: Discourse, sentence: Sentence, upTo: number) =>
  [...sentence.mentions.filter(({ person }) => person === 0), ...discourse.meant].filter(
    ({ start, end }) => start >= sentence.start && end <= sentence.start + upTo,
  );

const coordinates = /\b(?:and|but|while|whereas|as)\b/i;
/** "dismissed a porter", "found a tutor responsible", "ended the contract of a coach": to whom it fell out otherwise. */
const adverse =
  /\b(?:dismiss(?:ed|es)|fir(?:ed|es)|sack(?:ed|s)|expel(?:led|s)|suspend(?:ed|s)|censur(?:ed|es)|reprimand(?:ed|s)|disciplin(?:ed|es)|bann?(?:ed|s)|barr(?:ed|s)|fin(?:ed|es)|remov(?:ed|es)|convict(?:ed|s)|jail(?:ed|s)|sentenc(?:ed|es)|charg(?:ed|es)|struck off|found|upheld (?:[\w-]+ ){0,4}(?:against|of|on)|(?:not renew|end(?:ed)?|terminated?) the (?:\w+ )?(?:contract|employment|appointment) of) $/i;

/** Another than the one to whom the same sentence gives the opposite outcome, who is the subject by what the page calls them. */
function isOfTheOther(page: PageReading, sentence: Sentence, other: Newcomer): boolean {
  const { text } = sentence;
  if (sentence.mentions.some(({ person, start }) => person === 0 && start > sentence.start + other.from)) return false;
  const ahead = text.slice(0, other.from);
  const firsts = [...ahead.matchAll(/\b(?:an?|two|three|four) /giu)].flatMap(({ index }) => {
    const one = adverse.test(ahead.slice(0, index)) ? newcomerAt(text, index) : null;
    return one && coordinates.test(text.slice(one.end, other.from)) ? [one] : [];
  });
  const [first] = firsts;
  if (!first) return false;
  if (other.isBeside) return clearsAnotherByName(page);
  if (anybody.test(other.noun) || isCalled(page, other.noun)) return false;
  return isCalled(page, first.noun);
}

/** "misidentified a cellist. She is Ana Ruiz, not Ana Reyes": brought in here, and named right behind. */
function isNamedBehind(page: PageReading, sentence: Sentence): boolean {
  const next = page.sentences[sentence.index + 1];
  const named = next?.mentions[0];
  return (
    next?.block === sentence.block &&
    named !== undefined &&
    next.mentions.every(({ person }) => person !== 0) &&
    /^(?:He|She|It|The [\p{L}-]+) (?:is|was) (?:in fact )?$/u.test(page.text.slice(next.start, named.from))
  );
}

/** Somebody is cleared right behind this place, and nothing else that may clear anybody is told. */
function endsWithin(text: string, from: number): boolean {
  const match = passive.exec(text.slice(from));
  return match !== null && !clearing.test(text.slice(from + match[0].length));
}

/** Ahead of somebody new: the subject does something with them. */
const broughtInByDeed =
  /\b(?:asked|told|paid|urged|persuaded|got|had|met|phoned|called|texted|messaged|handed|gave|lent|sent|with|by|beside|alongside|to) $/i;

/** "He asked a flatmate to hide it. The flatmate was not charged": brought in beside them in the sentence before. */
function isBroughtInBefore(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const head = /^(?:The|That|This) ([\p{L}-]+(?: [\p{L}-]+)?)(?= (?:was|were|has|had|is)\b)/u.exec(sentence.text);
  const noun = head?.[1]?.split(" ").at(-1)?.toLowerCase();
  const before = page.sentences[sentence.index - 1];
  if (!head || !noun || before?.block !== sentence.block) return false;
  if (!isPersonNoun(noun) || anybody.test(noun) || isCalled(page, noun)) return false;
  const at = new RegExp(`\\b(?:an?|another|his|her) (?:[\\p{L}-]+ ){0,2}${noun}\\b`, "iu").exec(before.text)?.index;
  return (
    at !== undefined &&
    meansThem(discourse, before, at).length > 0 &&
    // "Friends say Wray makes a good teacher": what they call the subject, or whom somebody else speaks of.
    broughtInByDeed.test(before.text.slice(0, at)) &&
    // "…, and the case against him collapsed": of whom, it does not say.
    endsWithin(sentence.text, head[0].length)
  );
}

const rank =
  "(?:head|assistant|deputy|vice|associate|senior|junior|chief|lead|acting|trainee|student|supply|retired|visiting|night|away|home|first|second|third)";
const rankedHead = new RegExp(`^The (?<rank>${rank}) (?<noun>[\\p{L}-]+)(?= (?:was|were|has|had|is)\\b)`, "u");

/** "The head coach was cleared", of whom the page calls the assistant coach: told apart by rank. */
function isOfOtherRank(page: PageReading, { text }: Sentence): boolean {
  const head = rankedHead.exec(text);
  const { rank: own = "", noun = "" } = head?.groups ?? {};
  if (!head || !passive.test(text.slice(head[0].length))) return false;
  const called = (as: string) => isCalled(page, `${as}[ -]${noun}`);
  // "then the assistant coach": by now they may have risen.
  if (
    /\b(?:then|former|formerly|at the time|ex-|promoted|became|appointed|now|since)\b/i.test(page.text) ||
    /\bappeal/i.test(text)
  )
    return false;
  if (
    !/^(?:head|assistant|deputy|vice|associate|chief)$/.test(own) ||
    page.sentences.some(({ text: one }) => /\b(?:he|she) is back\b/i.test(one))
  )
    return false;
  return called(`(?!${own}\\b)${rank}`) && !called(own);
}

/** Who stands by at a case, and is none whom it is about. */
const bystander =
  /^(?:the|a|an|one of the) (?:[\w-]+ )?(victims?|witness(?:es)?|complainants?|lawyers?|attorneys?|solicitors?|barristers?|prosecutors?|judges?|magistrates?|detectives?|rabbis?|imams?|spokes\w+|reporters?|photographers?|historians?)(?= (?:in|of|at|for|who|as|on|quoted|pictured)\b|[.,;]|$)/i;

/** "misidentified the rabbi", "gave the wrong name for the prosecutor". */
function isOfBystander(page: PageReading, text: string, words: string, at: number): boolean {
  // "misidentified a witness as the defendant": the one who was held for the defendant had no part in it.
  if (
    /\b(?:as|for) (?:the|an?|its|their) (?:defendant|accused|suspect|attacker|man|woman|person|one|culprit|offender)\b/i.test(
      text.slice(at),
    )
  )
    return false;
  const noun = /misidentif|wrong/i.test(words) ? bystander.exec(text.slice(at))?.[1] : undefined;
  return noun !== undefined && !isCalled(page, noun.toLowerCase());
}

/** Who is named right at the word, where it is not the subject nor somebody beside them. */
function isOfOtherNamed(page: PageReading, sentence: Sentence, at: number): boolean {
  const [next] = sentence.mentions.filter(({ from }) => from >= sentence.start + at - 1);
  const isRightBehind =
    next !== undefined &&
    /^(?:(?:the|his|her|its|an?) )?(?:[a-z-]+ ){0,3}$/u.test(page.text.slice(sentence.start + at, next.from));
  return (
    isRightBehind &&
    next.person !== 0 &&
    !sentence.mentions.some(({ person, from }) => person === 0 && from > next.from) &&
    !isJoined(page, sentence, next) &&
    !isWithUnnamed(page, sentence, next, false)
  );
}

/** A place of a clearing, up to the end of its clause, and whether it is told there of somebody else. */
type Telling = { from: number; to: number; isOthers: boolean };

function tellings(page: PageReading, sentence: Sentence): Telling[] {
  const { text } = sentence;
  const told: Telling[] = [];
  for (const match of matchesOf(active, text)) {
    const at = match.index + match[0].length;
    const other = newcomerAt(text, at);
    const isOthers =
      isOfOtherNamed(page, sentence, at) ||
      isOfBystander(page, text, match[0], at) ||
      (other !== null &&
        (isOfTheOther(page, sentence, other) ||
          (/^misidentif/i.test(match[0]) && !anybody.test(other.noun) && isNamedBehind(page, sentence))));
    told.push({ from: match.index, to: clauseEnd(text, other?.end ?? at), isOthers });
  }
  for (const mention of sentence.mentions) {
    const { person, start, end } = mention;
    const until = sentence.mentions.find((one) => one.start > start);
    const match = passive.exec(page.text.slice(end, until?.from ?? sentence.end));
    if (!match) continue;
    const from = end - sentence.start;
    const isOthers =
      person !== 0 &&
      !isJoined(page, sentence, { start, end: end + match[0].length }) &&
      !isWithUnnamed(page, sentence, mention, /\b(?:were|have|are)\b/.test(match[0]));
    told.push({ from, to: clauseEnd(text, from + match[0].length), isOthers });
  }
  return told;
}

/** Where a clause that goes on from here ends at the latest. */
function clauseEnd(text: string, from: number): number {
  const next = text.slice(from).search(/[,;]| (?:and|but|while|whereas|though|although) /);
  return next < 0 ? text.length : from + next;
}

const together = "(?:like|with|as well as|beside|besides|alongside)";
const leadsIn = new RegExp(`(?:^|\\b)${together} (?:\\p{L}+\\.? )?$`, "iu");
const joinsBehind = new RegExp(`(?:\\b${together}|\\bas (?:was|were|did|had)|,? (?:and|nor|or)) (?:\\p{L}+\\.? )?$`, "iu");

/** "Foss and Lee Nash were cleared", "like Foss, Nash was cleared", "Nash was cleared, as was Foss": told of the subject as well. */
function isJoined(page: PageReading, sentence: Sentence, { start, end }: { start: number; end: number }): boolean {
  return sentence.mentions.some((own) => {
    if (own.person !== 0) return false;
    if (own.end <= start) {
      const between = page.text.slice(own.end, start);
      return (
        /^(?:, |,? and |,? or )(?:\w+\.? )?$/.test(between) ||
        leadsIn.test(between) ||
        leadsIn.test(page.text.slice(sentence.start, own.from))
      );
    }
    const between = page.text.slice(end, own.from);
    return (
      joinsBehind.test(between) &&
      (!/(?:and|nor|or) (?:\p{L}+\.? )?$/u.test(between) ||
        /^(?:[.,;]|$| (?:too|both|as well)\b)/.test(page.text.slice(own.end, sentence.end)))
    );
  });
}

/** "He and Nash were cleared", "The teacher and Nash were cleared", "cleared Nash and him": with somebody whom it does not name. */
function isWithUnnamed(page: PageReading, sentence: Sentence, mention: Sentence["mentions"][number], isPlural: boolean): boolean {
  const list = [mention];
  for (const before of sentence.mentions.filter(({ end }) => end <= mention.start).toReversed()) {
    const first = list[0];
    if (!first || !/^(?:, |,? and )(?:\w+\.? )?$/.test(page.text.slice(before.end, first.from))) break;
    list.unshift(before);
  }
  const ahead = page.text.slice(sentence.start, list[0]?.from);
  const behind = page.text.slice(mention.end, sentence.end);
  return (
    /\b(?:he|she|him|her|they) (?:and|nor|or) $/i.test(ahead) ||
    /^,? (?:and|as well as|along with|with) (?:(?:all|both|every\w*|each|the (?:other|rest|remaining)|his|her|two|three|four|several) )*(?:else|others?|co-?(?:accused|defendants?)|of (?:them|the)|(?:\w+ )?(?:men|women|man|woman|defendants?|accused))\b/i.test(
      behind,
    ) ||
    /^,? (?:and|as well as|nor|or) (?:he|she|him|her|his|the|both|them)\b(?![^.;,]* (?:was|is|were|has|had) )/i.test(behind) ||
    (isPlural && (list.length === 1 || /(?:,| and) $/.test(ahead)))
  );
}

/** Is every outcome that the sentence tells in somebody's favour told of somebody else than the subject? */
export function isOutcomeToldOfAnother(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  if (isBroughtInBefore(page, discourse, sentence) || isOfOtherRank(page, sentence)) return true;
  const told = tellings(page, sentence);
  if (told.length === 0 || !told.every(({ isOthers }) => isOthers)) return false;
  const rest = told.reduceRight((text, { from, to }) => `${text.slice(0, from)} … ${text.slice(to)}`, sentence.text);
  return !clearing.test(rest);
}

/** Whoever the sentence goes on to name beside the one who stands here: "Foss, Lee Nash and Ana Ruiz |". */
function namedTogether(page: PageReading, sentence: Sentence, from: number): Sentence["mentions"] {
  const together: Sentence["mentions"] = [];
  for (const mention of sentence.mentions.filter(({ start }) => start >= from)) {
    const last = together.at(-1);
    if (last && !/^(?:,? and |, |,? or )(?:\w+\.? )?$/.test(page.text.slice(last.end, mention.from))) break;
    together.push(mention);
  }
  return together;
}

/** "He and Nash were cleared", "cleared Nash and him": where the pronoun or noun means the subject. */
function isWithMeant(
  page: PageReading,
  discourse: Discourse,
  sentence: Sentence,
  mention: Sentence["mentions"][number],
): boolean {
  const before = page.sentences[sentence.index - 1]?.mentions ?? [];
  const isOfOneNamed = before.length > 0 && before.every(({ person }) => person === 0);
  if (isOfOneNamed && /^ and (?:him|her)(?=[.,;]|$)/.test(page.text.slice(mention.end, sentence.end))) return true;
  return discourse.meant.some(
    ({ start, end }) =>
      (end < mention.from &&
        start >= sentence.start &&
        / and (?:\w+\.? )?$/.test(page.text.slice(end, mention.from)) &&
        mention.from - end <= 12) ||
      (start > mention.end &&
        end <= sentence.end &&
        /^,? (?:and|as well as) $/.test(page.text.slice(mention.end, start)) &&
        /^(?:[.,;]| (?:of|on)\b)/.test(page.text.slice(end))),
  );
}

/**
 * Where a sentence clears the subject together with others whom it names: "Foss and Lee Nash were cleared", "acquitted Nash and Foss",
 * "Lee Nash was cleared. So was Foss". As an offset into the sentence; null where it does not.
 */
export function clearedTogether(page: PageReading, discourse: Discourse, sentence: Sentence): number | null {
  if (sentence.mentions.length === 0) return null;
  const isTheirs = (together: Sentence["mentions"]) => together.length > 1 && together.some(({ person }) => person === 0);
  for (const match of matchesOf(active, sentence.text)) {
    const at = sentence.start + match.index + match[0].length;
    const together = namedTogether(page, sentence, at);
    const [first] = together;
    if (!first || !/^(?:both )?(?:\w+\.? )?$/.test(page.text.slice(at, first.from))) continue;
    if (isTheirs(together) || (first.person !== 0 && isWithMeant(page, discourse, sentence, first))) return match.index;
  }
  for (const mention of sentence.mentions) {
    const together = namedTogether(page, sentence, mention.start);
    const end = together.at(-1)?.end ?? sentence.end;
    const match = passive.exec(page.text.slice(end, sentence.end).replace(/^,? both\b/, ""));
    if (!match) continue;
    const place = { start: mention.start, end: end + match[0].length };
    const isWithThem =
      mention.person !== 0 && (isJoined(page, sentence, place) || isWithMeant(page, discourse, sentence, mention));
    if (isTheirs(together) || isWithThem) return end - sentence.start;
  }
  const before = page.sentences[sentence.index - 1];
  const [first] = namedTogether(page, sentence, sentence.start);
  const isSo =
    first !== undefined && /^So (?:was|were|has|have|had) (?:\w+\.? )?$/.test(page.text.slice(sentence.start, first.from));
  if (
    isSo &&
    before?.block === sentence.block &&
    namedTogether(page, sentence, sentence.start).some(({ person }) => person === 0)
  )
    return tellings(page, before).length > 0 ? 0 : null;
  return null;
}
