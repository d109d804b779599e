import { adverbs, formsOfBe, formsOfHave } from "./function-words.ts";
import { isOfThing, isThing } from "./nameless-doers.ts";
import { type ParseState, endVerb } from "./parse-state.ts";
import { type ActorAt, type Token, determiners, prepositions } from "./phrases.ts";
import { readAsVerb } from "./verbs.ts";

/**
 * "who", "which", "that" and the like: whom the clause that they open tells of.
 * @returns whether the word opens one
 */
export function opensRelative(state: ParseState, lower: string, index: number): boolean {
  const { parts, reading } = state;
  if ((lower === "where" || lower === "whose") && state.subject && parts[index - 1]?.type === "mark") {
    state.outer = { subject: state.subject, at: index };
    state.expecting = true;
    state.preposition = null;
    endVerb(state);
    return true;
  }
  // "a package that contained …": what a thing does is done by nobody.
  if (lower === "that" && isOfThing(parts, index) && !isDoneToANoun(parts, index)) {
    // "handed out cards that said …": whoever makes or spreads the thing says so by it.
    state.subject = state.last !== null && /^(?:write|spread|damage|say)$/.test(state.last.class) ? state.last.agent : null;
    state.expecting = false;
    state.preposition = null;
    endVerb(state);
    return true;
  }
  if (lower === "that" && takesUpANoun(parts, index)) {
    const head = parts[index - 1];
    state.shadowed = {
      subject: state.subject,
      clauses: reading.clauses.length + 1,
      takesUp: isOfThing(parts, index) ? "thing" : "other",
    };
    if (state.subject) state.outer = { subject: state.subject, at: index };
    state.subject = head?.type === "actor" ? head.actor : null;
    state.expecting = false;
    state.preposition = null;
    endVerb(state);
    return true;
  }
  // "with Foss and Moore, neither of whom was charged": those whom it has just named.
  if (lower === "whom" && lowerOf(parts[index - 1]) === "of" && ofThem.test(lowerOf(parts[index - 2]))) {
    if (state.subject) state.outer = { subject: state.subject, at: index };
    state.subject = state.relative;
    state.expecting = false;
    state.preposition = null;
    endVerb(state);
    return true;
  }
  // "painted four doors, for which the court fined him": whoever comes next does what follows.
  const ahead = parts[index - 1];
  if (lower === "which" && ahead?.type === "word" && /^(?:for|after|over)$/.test(ahead.word.lower)) {
    if (state.subject) state.outer = { subject: state.subject, at: index };
    state.expecting = true;
    state.preposition = null;
    endVerb(state);
    return true;
  }
  // "a motion against a judge, Ana Ruiz, which stated that": nobody who is named is a which.
  if (lower === "which" && state.relative?.kind === "person") {
    // "filed a motion against a judge, Ana Ruiz, which": she stands beside the judge and does nothing.
    const doer = state.subject === state.relative ? reading.clauses.findLast(({ agent }) => agent !== null)?.agent : null;
    if (state.subject && parts[index - 1]?.type === "mark") state.outer = { subject: doer ?? state.subject, at: index };
    state.subject = null;
    state.expecting = false;
    state.preposition = null;
    endVerb(state);
    return true;
  }
  // "said those who sprayed it, when caught, were charged": nobody whom the page names.
  if (lower === "who" && ahead?.type === "word" && anybody.test(ahead.word.lower)) {
    return ofNobody(state);
  }
  // "The brother of Ana Ruiz, who was detained for it, is 44": of which of the two, the sentence does not say.
  if (lower === "who" && isOfKinAtHead(parts, index)) {
    state.outer = { subject: state.subject ?? (parts[index - 4] as { actor: ActorAt }).actor, at: index };
    return ofNobody(state);
  }
  if (lower === "who" || lower === "which") {
    if (state.subject && parts[index - 1]?.type === "mark") state.outer = { subject: state.subject, at: index };
    // "letters which said": the things are nobody; "the court, which said", is.
    const back = parts[index - 1]?.type === "mark" ? parts[index - 2] : parts[index - 1];
    // "X, founder of the church, who preached": a church is a which.
    const isOfPeople =
      state.relative?.kind === "body" &&
      /^(?:police|officers|prosecutors|magistrates|lawmakers|voters)$/.test(state.relative.noun);
    if (
      lower === "who" &&
      state.relative?.kind === "body" &&
      !isOfPeople &&
      state.relative.oblique &&
      state.subject?.kind === "person"
    )
      state.relative = state.subject;
    // "a teacher at a school in the town who", "a member of the board who": the one of whose place or body it is.
    if (lower === "who" && state.relative?.kind === "body" && !isOfPeople) state.relative = whoOf(parts, index) ?? state.relative;
    if (lower === "who" || back?.type === "actor") state.subject = state.relative ?? state.subject;
    else state.subject = null;
    if (lower === "who" && parts[index - 1]?.type !== "mark") state.whoHead = state.subject;
    state.expecting = false;
    state.preposition = null;
    endVerb(state);
    return true;
  }
  return false;
}

/**
 * "joined a group that was banned", "works for a bank that has been fined": "that" between a noun and its own auxiliary takes up the noun. Nothing is
 * told of whoever joined it; behind a verb, "said that was wrong", it is a word for what has been said.
 */
function takesUpANoun(parts: readonly Token[], index: number): boolean {
  const before = parts[index - 1];
  let next = index + 1;
  while (parts[next]?.type === "word" && adverbs.has(lowerOf(parts[next]))) next += 1;
  const verb = lowerOf(parts[next]);
  if (!formsOfBe.has(verb) && !formsOfHave.has(verb)) return false;
  if (before?.type === "actor") return before.actor.kind === "role" || before.actor.kind === "body";
  if (before?.type !== "word" || !isThing(before.word)) return false;
  if (isDoneToANoun(parts, index) && isOfThing(parts, index)) return true;
  for (let at = index - 2; at >= index - 5; at -= 1) {
    const part = parts[at];
    if (part?.type === "actor") return part.actor.possessor === true;
    if (part?.type !== "word") return false;
    if (determiners.has(part.word.lower)) return true;
  }
  return false;
}

/** "a post that was removed", "had been deleted": done to the thing, which says nothing by it. */
function isDoneToANoun(parts: readonly Token[], index: number): boolean {
  let at = index + 1;
  let isPassive = false;
  for (; parts[at]?.type === "word"; at += 1) {
    const lower = lowerOf(parts[at]);
    if (formsOfBe.has(lower)) isPassive = true;
    else if (!adverbs.has(lower) && !formsOfHave.has(lower)) break;
  }
  return isPassive && readAsVerb(lowerOf(parts[at])).some(({ participle }) => participle);
}

const lowerOf = (part: Token | undefined): string => (part?.type === "word" ? part.word.lower : "");

/** What follows is done by nobody whom the sentence names. */
function ofNobody(state: ParseState): true {
  state.subject = null;
  state.relative = null;
  state.expecting = false;
  state.preposition = null;
  endVerb(state);
  return true;
}

const ofThem = /^(?:neither|none|either|both|all|one|two|three|four|some|several|many|most|each|few)$/;

const kin =
  /^(?:(?:half-?|step)?(?:brother|sister)|sibling|twin|father|mother|dad|mum|mom|parent|(?:step)?(?:son|daughter)|uncle|aunt|nephew|niece|cousin|grand(?:father|mother|son|daughter)|husband|wife|widow|widower|spouse|partner|fianc[eé]e?|girlfriend|boyfriend|friend|acquaintance|neighbou?r|flat-?mate|room-?mate|landlord|landlady|tenant|lodger|colleague|relative)$/;
/** Ahead of the comma and "who" at `index` a sentence begins with somebody who is only whose kin or friend they are: "The brother of X, who". */
function isOfKinAtHead(parts: readonly Token[], index: number): boolean {
  const [head, of, name, mark] = [parts[index - 4], parts[index - 3], parts[index - 2], parts[index - 1]];
  return (
    index <= 5 &&
    mark?.type === "mark" &&
    name?.type === "actor" &&
    name.actor.kind === "person" &&
    of?.type === "word" &&
    of.word.lower === "of" &&
    head?.type === "actor" &&
    head.actor.kind === "role" &&
    kin.test(head.actor.noun)
  );
}

/** Of whom "who" tells without a noun for them. */
const anybody = /^(?:those|anyone|everyone|anybody|everybody|someone|somebody|ones|others|many|any|all)$/;

/** The person or role whom "who" at `index` takes up across what they are of: no verb and no mark stands between, and a preposition behind it. */
function whoOf(parts: readonly Token[], index: number): ActorAt | null {
  for (let at = parts[index - 1]?.type === "mark" ? index - 2 : index - 1; at >= 0; at -= 1) {
    const part = parts[at];
    if (part?.type === "actor") {
      if (part.actor.kind === "body") continue;
      const next = parts[at + 1];
      return part.actor.kind !== "pronoun" && next?.type === "word" && /^(?:of|at|in|from|for|with)$/.test(next.word.lower)
        ? part.actor
        : null;
    }
    if (part?.type !== "word" || !(prepositions.has(part.word.lower) || readAsVerb(part.word.lower).length === 0)) return null;
  }
  return null;
}
