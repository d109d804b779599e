import { startsWithCapital } from "#app/lib/language/letters.ts";
import type { Word } from "#app/lib/language/words.ts";
import { adverbs, formsOfBe, formsOfHave } from "./function-words.ts";
import { isThing } from "./nameless-doers.ts";
import { behindAuxiliaries, lowerAt } from "./parts.ts";
import { type ActorAt, type Token, determiners } from "./phrases.ts";
import { type VerbForm, verbForms } from "./verbs.ts";

/* Words that have the form of a verb and are none where they stand: part of a name, a noun behind its adjectives, what things are like. */

/** Running text, not a headline with a capital on each word. */
export function isInSmallLetters(tokens: readonly Word[]): boolean {
  let words = 0;
  let capitals = 0;
  for (const token of tokens) {
    if (!token.isWord) continue;
    words += 1;
    if (startsWithCapital(token.text)) capitals += 1;
  }
  return words >= 6 && capitals < words * 0.6;
}

/** "after two posts came to light": nobody sets fire to anything. */
export function isToLight(parts: readonly Token[], index: number): boolean {
  return (
    lowerAt(parts, index) === "light" &&
    lowerAt(parts, index - 1) === "to" &&
    /^(?:c[oa]me|comes|coming|brought|bring|brings|bringing)$/.test(lowerAt(parts, index - 2))
  );
}

/** "United States District Judge", "Special Agent in Charge": part of a name in running text, no verb. */
export function isOfName(parts: readonly Token[], index: number, inSmall: boolean): boolean {
  const part = parts[index];
  if (!inSmall || index === 0 || part?.type !== "word" || !startsWithCapital(part.word.text)) return false;
  const isCapital = (other: Token | undefined) =>
    (other?.type === "word" && startsWithCapital(other.word.text)) || (other?.type === "actor" && other.actor.kind === "person");
  const before = parts[index - 1];
  const isOpening = before?.type === "quote" || (before?.type === "mark" && !/^[,.]$/.test(before.word.text));
  return !isOpening && (isCapital(parts[index + 1]) || isCapital(before));
}

/** "shouted insults", "left leaflets": what it names is done by whoever shouts or leaves it. */
const abuse = /^(?:insults|slurs|threats|taunts|abuses|shouts|attacks|leaflets)$/;

/** Past forms that are no other than the plain one: "he set", "she put". */
const sameInPast =
  /^(?:hit|put|set|cut|let|read|spit|beat|bet|cast|cost|hurt|quit|shut|split|spread|rid|thrust|burst|wed|bid|broadcast|forecast|come|become|overcome|run|outrun)$/;

/**
 * A noun by what stands around it: "at a traffic light" (one person lights, and whoever "light" is said of stands right before it), "found posts on
 * his phone" (behind a verb with no subject of its own between), "set fire to".
 */
export function isNounByPlace(
  parts: readonly Token[],
  index: number,
  forms: readonly VerbForm[],
  subject: ActorAt | null,
): boolean {
  const lower = lowerAt(parts, index);
  const before = parts[index - 1];
  if (before?.type !== "word") return false;
  const ahead = before.word.lower;
  if (lower === "fire" && /^(?:set|sets|setting|caught|catch|catching|opened|opening)$/.test(ahead)) return true;
  const isPast = (word: string) =>
    verbForms(word).some(
      (form) => form.lemma !== word && (form.finite || form.participle) && !form.gerund && !word.endsWith("s"),
    );
  // "posts", "threats": of one who does it now, right behind what somebody did.
  if (
    lower.endsWith("s") &&
    !abuse.test(lower) &&
    forms.every(({ lemma, participle, gerund }) => lemma !== lower && !participle && !gerund)
  )
    return isPast(ahead) && !formsOfBe.has(ahead) && !formsOfHave.has(ahead);
  return (
    forms.every(({ lemma, participle, gerund }) => lemma === lower && !participle && !gerund) &&
    !sameInPast.test(lower) &&
    subject !== null &&
    (subject.kind === "person" ||
      (subject.kind === "role" && !subject.noun.endsWith("s") && !/(?:men|people|children|police)$/.test(subject.noun)) ||
      (subject.kind === "pronoun" && /^(?:he|she)$/.test(subject.word.toLowerCase()))) &&
    (isThing(before.word) || determiners.has(lowerAt(parts, index - 2)))
  );
}

const sources =
  /^(?:reports?|works?|research|stud(?:y|ies)|books?|opinions?|articles?|papers?|evidence|testimony|findings|words|statements?|ruling|case)$/;

/** "whose report was cited", "was cited in the judgment": what a text rests on, and nobody summoned. */
export function isNamedAsSource(parts: readonly Token[], index: number): boolean {
  if (/^(?:in|as|among|alongside|extensively|approvingly|widely|often)$/.test(lowerAt(parts, index + 1))) return true;
  return sources.test(lowerAt(parts, behindAuxiliaries(parts, index).at));
}

const punishments =
  /^(?:imprisonment|prison|jail|custody|detention|incarceration|sentence|term|years?|months?|weeks?|days?|fine|euros?|pounds|dollars|francs|kronor|rand|shekels)['’]?$/;

/** "two years' imprisonment", "€ 500": what a court hands down. */
export const isPunishment = (part: Token | undefined): boolean =>
  part?.type === "word" && (punishments.test(part.word.lower) || /^[£$€]?\d[\d,.]*$/.test(part.word.lower));

/** "of threatening and antisemitic | tweets", "in insulting letters": a word in "-ing" that tells what things are like, not what somebody does. */
export function describesThings(parts: readonly Token[], index: number): boolean {
  const lowerOf = (at: number) => lowerAt(parts, at);
  if (!/^(?:threatening|insulting|intimidating|harassing)$/.test(lowerOf(index))) return false;
  const isJoined = /^(?:and|or|,)$/.test(lowerOf(index + 1));
  return things.test(lowerOf(isJoined ? index + 3 : index + 1));
}

const things =
  /^(?:tweets?|posts?|messages?|letters?|e-?mails?|texts?|calls?|phone|voicemails?|notes?|words?|language|remarks?|comments?|statements?|graffiti|leaflets?|flyers?|posters?|behaviou?r|conduct|gestures?|manner|tone|slogans?|chants?|speech|videos?)$/;

/** "racist abuse offences": what makes a noun of the word behind it. */
export const isOfKind =
  /^(?:anti-?semitic|anti-jewish|racist|racial|religious|homophobic|verbal|physical|sexual|online|domestic)$/;

/** Between an article and this word stand adjectives alone: "a vile antisemitic attack". */
export function isBehindAdjectives(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back > index - 5; back -= 1) {
    const part = parts[back];
    if (part?.type !== "word") return false;
    const { lower } = part.word;
    if (determiners.has(lower)) return true;
    if (
      !adverbs.has(lower) &&
      lower !== "and" &&
      !/(?:ic|al|ous|ful|ble|ed|ing|ive|ish|ent|ant|ary|less|y|le|st|ist)$/.test(lower)
    )
      return false;
  }
  return false;
}
