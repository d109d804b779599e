import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { Who } from "./discourse.ts";

/*
 * "He has been identified as Ana Ruiz", "Police named the attacker as Ana Ruiz": a word for somebody, and who it is, in one breath.
 */

const soon = "(?:(?:since|later|now|also|then|provisionally|officially|publicly|first|today|on \\w+day|\\w+ly) )*";
const behindWord = new RegExp(
  `^,? (?:(?:has|have|had) ${soon}been|was|were|is) ${soon}(?:identified|named)(?: ${soon})?(?: by [^.;:,“”"]{2,50})?(?: \\w+)?,? as $`,
  "i",
);
const aroundWord = /\b(?:identif(?:y|ied|ies|ying)|nam(?:ed|es|ing)) $/i;
const asWhom = /^(?: (?:in|on|seen in|behind|at) (?:the |a )?[\w-]+(?: [\w-]+)?)? as $/i;
/** Between "as" and the name: an age, a trade. */
const called = /(?:(?:an?|the|its|their|former|retired|local|\d{1,2}-year-old) )(?:[\w-]+,? ){0,4}$|(?:(?:mr|mrs|ms|dr)\.? )$/i;

/** Of whom the sentence gives the name right behind the word for them; null where it does not. */
export function identifiedAs(page: PageReading, sentence: Sentence, actor: ActorAt): Who | null {
  const { text } = page;
  const isWord = actor.kind === "pronoun" ? /^(?:he|she|him|her)$/.test(actor.word) : actor.kind === "role" && actor.definite;
  const name = isWord ? sentence.mentions.find(({ from }) => from >= actor.end) : undefined;
  if (
    name?.kind !== "full" ||
    /['’]s?$/.test(text.slice(name.start, name.end)) ||
    /^['’]s?\b/.test(text.slice(name.end, name.end + 2))
  )
    return null;
  const between = text.slice(actor.end, name.from).replace(called, "");
  const isNamed = aroundWord.test(text.slice(sentence.start, actor.start)) ? asWhom.test(between) : behindWord.test(between);
  const isDoubted = /\b(?:wrongly|mistakenly|falsely|erroneously|initially|at first|not|never)\b/i.test(
    text.slice(sentence.start, name.from),
  );
  return isNamed && !isDoubted && !namesThoseHarmed(page, sentence, name.from) ? `p${name.person}` : null;
}

const namedThem =
  /\b(?:identif(?:ied|ies)|nam(?:ed|es)) (?:them|him|her|the (?:two|three|four|five|pair|couple|men|women|man|woman|dead))?(?: \w+day| today)? ?(?:by \w+ )?as $/i;
const whoSuffered =
  /\b(?:victims?|(?:the|two|three|four|five|\d+) (?:dead|wounded|injured)|deceased|casualties|fatalities|hostages|(?:was|were|been|being) (?:also |all |both |shot and |fatally )?(?:killed|murdered|wounded|injured|stabbed|hurt|shot|slain)|died|lost their lives)\b/i;
const whoDid =
  /\b(?:attackers?|assailants?|gunm[ae]n|suspects?|perpetrators?|shooters?|bombers?|killers?|arrest\w*|charged|detained|custody)\b/i;

/** "Who are the victims? Police have named them as Ana Ruiz and Ben Foss", "Two people were killed. They were named as …": the dead, no party. */
export function namesThoseHarmed(page: Pick<PageReading, "text" | "sentences">, sentence: Sentence, firstName: number): boolean {
  const ahead = page.text.slice(sentence.start, firstName);
  const before = page.sentences.filter(({ index, kind }) => kind !== "byline" && index < sentence.index).at(-1);
  if (asIdentified.test(ahead) && isOfWhoSuffered(page, ahead, before?.text ?? "")) return true;
  if (
    !namedThem.test(ahead) &&
    !/^(?:They|The (?:two|dead|pair))\b[^.;]{0,40}\b(?:named|identified)\b[^.;]{0,30} as $/i.test(ahead)
  )
    return false;
  return before !== undefined && whoSuffered.test(before.text) && !whoDid.test(before.text);
}

const asIdentified = /\b(?:identif(?:ied|ies)|nam(?:ed|es))\b[^.;]{0,60} as (?:(?:an?|the|its) )?(?:[\w-]+,? ){0,3}$/i;
const harm =
  "(?:killed|murdered|stabbed|shot|beat(?:en)?|attacked|assaulted|wounded|injured|punched|hit|knocked|kicked|run over|abused|spat at|insulted|threatened|harassed)";
/** "A man was stabbed outside a synagogue by a youth": whoever the next sentence means by "he". */
const subjectHarmed = new RegExp(
  `^(?:An?|The|Two|Three|Four|\\d+) (?:[\\w-]+ ){0,4}?(?:was|were|has been|have been) (?:\\w+ly )?${harm}\\b`,
  "i",
);
/** "the man whom he hit", "the man he beat". */
const whomTheyHarmed = new RegExp(
  `\\b(?:m[ae]n|wom[ae]n|person|people|boys?|girls?|driver|customer|passenger|officer|student),? (?:whom? |that )?(?:he|she|they|the \\w+) (?:had |has |is said to have )?${harm}\\b`,
  "i",
);
const beside =
  /^The (?<noun>classmate|customer|passenger|witness|caretaker|guest|worshipper|rabbi|tenant|bystander|passer-by|diner|shopper|pedestrian|cyclist|artist|complainant|shopkeeper|cantor|pensioner|survivor)\b/i;

/** Whom the sentence names is whom it was done to, or who stood beside it, by how the page brings them in. */
function isOfWhoSuffered(page: Pick<PageReading, "sentences">, ahead: string, before: string): boolean {
  if (whomTheyHarmed.test(ahead)) return true;
  const isPronoun = /^(?:He|She|They)\b/.test(ahead);
  if (isPronoun && subjectHarmed.test(before)) return true;
  const noun = beside.exec(isPronoun ? before : ahead)?.groups?.["noun"];
  const lead = page.sentences.find(({ kind }) => kind === "main")?.text ?? "";
  // "A passenger who shouted abuse has been charged": then the passenger is the one.
  return noun !== undefined && !new RegExp(`^(?:An?|The|Another) (?:[\\w-]+ ){0,3}?${noun}\\b`, "i").test(lead);
}
