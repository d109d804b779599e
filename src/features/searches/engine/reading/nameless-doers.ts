import type { Word } from "#app/lib/language/words.ts";
import { adverbs, timeWords } from "./function-words.ts";
import { behindAuxiliaries, lowerAt } from "./parts.ts";
import { type ActorAt, type Token, boundaries, determiners, modals, prepositions } from "./phrases.ts";
import { verbForms } from "./verbs.ts";

/* Where what a verb tells is done by a thing or by somebody whom the page does not name, and so by nobody who was named before. */

/**
 * Right before a verb in the past, and right behind what begins a clause, stands a noun that is nobody: "after an anonymous
 * website called her", "that court papers say", "that in May Foss followed him" where nobody of the page is called Foss.
 */
export function isDoneByThing(parts: readonly Token[], index: number, complementOf: number | null): boolean {
  const verb = parts[index];
  if (verb?.type !== "word" || verb.word.lower.endsWith("ing")) return false;
  let at = index - 1;
  const wordAt = (where: number) => {
    const part = parts[where];
    return part?.type === "word" ? part.word : null;
  };
  let behindAuxiliary = false;
  let isDoneTo = false;
  for (let word = wordAt(at); word; word = wordAt(at)) {
    isDoneTo ||= /^(?:been|being|are)$/.test(word.lower);
    if (isAuxiliary.test(word.lower)) behindAuxiliary = true;
    else if (!adverbs.has(word.lower) && !/ly$/.test(word.lower)) break;
    at -= 1;
  }
  const noun = wordAt(at);
  // "a clip that has been watched by millions".
  if (isDoneTo && noun?.lower === "that") return true;
  if (!noun || !(isThing(noun) || (behindAuxiliary && isSome.test(noun.lower)))) return false;
  let count = 0;
  for (at -= 1; at >= 0 && count < 5; at -= 1, count += 1) {
    const part = parts[at];
    if (!part || part.type === "mark") return part?.type === "mark" && part.word.text !== ",";
    if (part.type !== "word") return false;
    const { lower } = part.word;
    if (/^(?:that|after|before|when|while|because|since|how|although|though|if|whether|until)$/.test(lower))
      return !behindAuxiliary || isDoneTo;
    if (determiners.has(lower)) continue;
    if (prepositions.has(lower)) {
      // "in September 2021 Foss followed": when it was, not what did it.
      if (lower === "in" || lower === "on") continue;
      return false;
    }
    if (boundaries.has(lower)) return false;
    if (part.word.start === complementOf) return behindAuxiliary;
  }
  return false;
}

/** "said nobody had been charged", "said the four had pleaded guilty": somebody, and not whoever says it. */
const isSome =
  /^(?:nobody|none|everyone|everybody|somebody|someone|anyone|anybody|one|others?|two|three|four|five|six|seven|eight|nine|ten|many|most|several|both)$/;

const isAuxiliary = /^(?:had|has|have|was|were|been|being|is|are|would|could|will|may|might)$/;

const notThings =
  /^(?:who|which|what|whom|not|never|also|then|both|all|each|who's|himself|herself|themselves|others?|many|most|some|several|one|two|three|none|nobody|somebody|ever|even|just|only|had|has|have|was|were)$/;

/** A word for a thing: a noun by what it is not. */
export function isThing(word: Word): boolean {
  const { lower } = word;
  return (
    /^[\p{L}'’-]{3,}$/u.test(word.text) &&
    !notThings.test(lower) &&
    !prepositions.has(lower) &&
    !boundaries.has(lower) &&
    !determiners.has(lower) &&
    !modals.has(lower) &&
    !timeWords.has(lower) &&
    verbForms(lower).every((form) => !form.finite || form.lemma === lower) &&
    !isAdjectiveLike(lower)
  );
}

/** "that" with its verb right behind, after a word for a thing or a year: a relative clause, not what somebody says. */
export function isOfThing(parts: readonly Token[], index: number): boolean {
  const before = parts[index - 1];
  const after = parts[index + 1];
  if (before?.type !== "word" || after?.type !== "word") return false;
  if (
    !/^(?:contain(?:s|ed)|read|reads|said|says|bore|bears|includ(?:es|ed)|show(?:s|ed)|featur(?:es|ed)|call(?:s|ed)|describ(?:es|ed)|depict(?:s|ed)|claim(?:s|ed)|threaten(?:s|ed)|warn(?:s|ed)|told|promis(?:es|ed)|declar(?:es|ed)|mock(?:s|ed)|accus(?:es|ed)|quot(?:es|ed)|blam(?:es|ed)|stat(?:es|ed)|had|has|was|were|is|are)$/.test(
      after.word.lower,
    )
  )
    return false;
  const { lower } = before.word;
  return (
    /^(?:19|20)\d\d$/.test(lower) ||
    /^(?:packages?|parcels?|envelopes?|cards?|boxes|box|bags?|signs?|banners?|placards?|stickers?|posters?|leaflets?|flyers?|fliers?|notes?|letters?|e-?mails?|messages?|posts?|tweets?|videos?|clips?|memes?|images?|cartoons?|drawings?|pictures?|photos?|photographs?|songs?|tracks?|articles?|pamphlets?|booklets?|books?|websites?|sites?|pages?|captions?|voicemails?|texts?|graffiti|slogans?|t-shirts?|shirts?|hats?|flags?|badges?|murals?|spreadsheets?|documents?|files?|logs?|forms?|essays?|columns?)$/.test(
      lower,
    )
  );
}

const strangers =
  /^(?:some(?:one|body)|any(?:one|body)|one|another|others|an?|some|several|many|most|two|three|four|five|six|dozens|hundreds|whoever)$/;

const somebody = /^(?:some(?:one|body)|any(?:one|body)|one|another|others|whoever)$/;

const tellsOf =
  /^(?:say|tell|add|recall|testify|claim|allege|report|explain|believe|hear|see|find|state|note|describe|show|remember)$/;

/** Between the head of the clause and this verb stands somebody whom the page does not name, and not the one who would be its subject. */
export function isOfStranger(parts: readonly Token[], index: number, subject: ActorAt): boolean {
  let last = behindAuxiliaries(parts, index).at;
  // "said somebody got up and told the class": the verb that is joined to theirs.
  const isJoined = lowerAt(parts, last) === "and";
  if (isJoined) last -= 1;
  let head = last;
  for (; head >= 0; head -= 1) {
    const part = parts[head];
    if (!part || part.type === "mark" || part.type === "quote") break;
    if (part.type === "actor") {
      if (part.actor === subject) return false;
      continue;
    }
    if (isJoined && modals.has(part.word.lower)) return false;
    // "who after a vote on trade told": no clause begins there.
    if (/^(?:after|before|since|as|until|once)$/.test(part.word.lower)) return false;
    if (boundaries.has(part.word.lower) || verbForms(part.word.lower).some(({ finite, lemma }) => finite && tellsOf.test(lemma)))
      break;
  }
  // "told the court one of the men": behind whom it is told.
  const first = parts[head + 1]?.type === "actor" && strangers.test(lowerAt(parts, head + 2)) ? head + 2 : head + 1;
  return first <= last && (isJoined ? somebody : strangers).test(lowerAt(parts, first));
}

/** By its ending an adjective, or a number. */
export function isAdjectiveLike(lower: string): boolean {
  return /(?:ish|ous|ive|ful|ic|al|ed|ing|ary)$/.test(lower) || /^\d/.test(lower);
}
