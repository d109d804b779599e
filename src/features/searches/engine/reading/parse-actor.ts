import { apposes, endsPhrase, isAfterTime, isBehindOpening, isNearby, nameOfTwoWords } from "./appositions.ts";
import { adverbs } from "./function-words.ts";
import { isComma, isWordAt, lowerAt } from "./parts.ts";
import { type ParseState, endVerb } from "./parse-state.ts";
import { type ActorAt, type Token, boundaries, finiteAuxiliaries, prepositions } from "./phrases.ts";
import { readAsVerb, verbForms } from "./verbs.ts";

/** Somebody: the subject of what follows, whom the verb before was done to, or another word for whoever was named. */
export function readActor(state: ParseState, actor: ActorAt, index: number): void {
  const { parts, reading } = state;
  reading.actors.push(actor);
  if (actor.possessor) {
    // "preferred the account of his opponent": whoever is whose stands behind the preposition.
    const owned = parts[index + 1];
    const isOfOwned = state.preposition === "of" && owned?.type === "actor" && !owned.actor.possessor;
    if (state.preposition !== "by" && !isOfOwned) state.preposition = null;
    return;
  }
  const before = parts[index - 1];
  if (state.invertedAwaiting) {
    state.invertedAwaiting.agent = actor;
    state.subject = actor;
    state.invertedAwaiting = null;
    state.expecting = false;
    state.preposition = null;
    state.relative = actor;
    return;
  }
  if (state.invertedPassive && state.preposition === "by") {
    actor.oblique = true;
    state.invertedPassive.agent = actor;
    state.preposition = null;
    return;
  }
  if (state.invertedPassive) {
    state.invertedPassive.patient = actor;
    state.invertedPassive = null;
    state.subject = actor;
    state.expecting = false;
    state.preposition = null;
    state.relative = actor;
    return;
  }
  // "the defendant, identified as X", "the guest, a coach called X", "the imprimeur X".
  if (
    state.relative &&
    actor.kind === "person" &&
    state.relative.kind === "role" &&
    !isBehindOpening(parts, state.relative, index) &&
    apposes(parts, state.relative, index)
  ) {
    reading.apposed.push([state.relative, actor]);
    if (state.relative.oblique) actor.oblique = true;
    // "A visitor to the house, a radio host named X, told": all three are one.
    if (
      state.subject?.kind === "role" &&
      state.subject !== state.relative &&
      (state.last === null || state.last.end < state.subject.start || /^(?:nam|name|call|know)/.test(state.last.lemma)) &&
      isComma(parts[parts.findIndex((one) => one.type === "actor" && one.actor === state.relative) - 1])
    ) {
      reading.apposed.push([state.subject, actor]);
      state.subject = actor;
    }
    if (state.subject === state.relative) state.subject = actor;
    if (state.last && state.last.patient === state.relative) state.last.patient = actor;
    if (state.last && state.last.agent === state.relative) state.last.agent = actor;
    state.relative = actor;
    state.preposition = null;
    return;
  }
  // "X, a veterinary technician, …": the role is another word for X.
  if (
    state.relative &&
    state.relative.kind === "person" &&
    actor.kind === "role" &&
    (isComma(before) ? isNearby(parts, state.relative, index, 3) : isAfterTime(parts, state.relative, index)) &&
    endsPhrase(parts, index)
  ) {
    reading.apposed.push([actor, state.relative]);
    state.preposition = null;
    return;
  }
  // "classified him as a follower", "was known as a quiet man": what somebody is taken for is them.
  const taken = state.last?.patient;
  if (
    actor.kind === "role" &&
    !actor.definite &&
    isWordAt(before, "as") &&
    state.last &&
    // "identified by our sources as a supporter" is what somebody says of them.
    !/^(?:identif|nam|descri|know|call|brand|label|accus|charg|portray|denounc|condemn|expos|report|arrest)/.test(
      state.last.lemma,
    ) &&
    taken &&
    taken.kind !== "body" &&
    taken.kind !== "role" &&
    !/s$/.test(actor.noun) &&
    endsPhrase(parts, index)
  ) {
    reading.apposed.push([actor, taken]);
    state.preposition = null;
    state.expecting = false;
    return;
  }
  // "X, chairman of the club and a local farmer, …": so is the second word, as far as the comma.
  const named = actor.kind === "role" && isWordAt(before, "and") ? nameOfTwoWords(parts, index) : null;
  if (named && state.last === null) {
    reading.apposed.push([actor, named]);
    state.preposition = null;
    return;
  }
  // "In his closing statement Ruiz said": what stands behind "in" says nothing.
  const follower = parts[index + 1];
  const isBeforeName = follower?.type === "actor" && follower.actor.kind === "person" && !follower.actor.possessor;
  const isNominative =
    actor.kind === "pronoun" && !(actor.viaThing && isBeforeName) && /^(?:he|she|they|i|we|you)$/.test(actor.word);
  // "said one of the men had shouted": some of them, who do what follows.
  const isSomeOf =
    state.preposition === "of" &&
    actor.kind !== "pronoun" &&
    someOf.test(lowerAt(parts, index - 2)) &&
    !prepositions.has(lowerAt(parts, index - 3));
  if (state.preposition && !isNominative && !isSomeOf) {
    actor.oblique = true;
    if (state.preposition === "by" && state.last?.passive && !state.last.agent) state.last.agent = actor;
    else if (state.preposition === "by" && state.last && !state.last.agent) state.last.agent = actor;
    state.preposition = null;
    state.relative = actor;
    return;
  }
  state.preposition = null;
  // "did not believe him and convicted him", "rejected his account and ruled": whom or what the verb is done to, and no subject.
  if (isObjectOfVerb(state, actor, index)) {
    if (state.last && actor.viaThing !== true) state.last.patient ??= actor;
    state.relative = actor;
    state.expecting = false;
    return;
  }
  if (actor.kind === "pronoun" && /^(?:he|she|they|i|we|you)$/.test(actor.word)) {
    // Nominative: a new subject wherever it stands. Right after a noun, "a man she had never seen",
    // it is one for that verb alone.
    if (state.subject && before?.type === "actor" && before.actor === state.subject)
      state.contact = { subject: state.subject, clauses: reading.clauses.length };
    state.subject = actor;
    state.relative = actor;
    state.expecting = false;
    endVerb(state);
    // "He'll be sentenced in October": still to come.
    if (actor.auxiliary === "ll") state.modal = true;
    return;
  }
  state.relative = actor;
  // "at Ana and Ruben Ruiz over the fence": one more object, not who does what follows.
  if (state.expecting && joinsObjects(parts, index) && state.subject) {
    actor.oblique = true;
    return;
  }
  if (state.expecting) {
    state.subject = actor;
    state.expecting = false;
    endVerb(state);
    return;
  }
  // "Over a photograph of Ana Ruiz, Ben Foss said:": whoever stands right before the verb, behind a phrase that has none.
  if (
    state.subject &&
    state.subject !== actor &&
    isRightBeforeVerb(parts, index, state.subject) &&
    (state.last === null || state.last.end < state.subject.start)
  ) {
    if (isComma(parts[verbAt(parts, index) + 1])) state.outer = { subject: state.subject, at: index };
    state.subject = actor;
    endVerb(state);
    return;
  }
  // "When a passenger went to follow him the driver said": behind the object, right before a verb of its own.
  if (
    before?.type === "actor" &&
    before.actor.kind === "pronoun" &&
    /^(?:him|her|them|me|us)$/.test(before.actor.word) &&
    actor.kind !== "pronoun" &&
    follower?.type === "word" &&
    (finiteAuxiliaries.has(follower.word.lower) ||
      readAsVerb(follower.word.lower).some(({ finite, lemma }) => finite && lemma !== follower.word.lower))
  ) {
    state.subject = actor;
    endVerb(state);
    return;
  }
  // "Ruiz, who told reporters a man had been jailed": of whom it is told, without "that".
  if (
    state.subject &&
    state.last?.agent === state.subject &&
    !state.last.passive &&
    tellsThat.test(state.last.lemma) &&
    actor.kind !== "pronoun" &&
    follower?.type === "word" &&
    (finiteAuxiliaries.has(follower.word.lower) || (isSomeOf && verbForms(follower.word.lower).some(({ finite }) => finite)))
  ) {
    state.outer ??= { subject: state.subject, at: index };
    state.subject = actor;
    endVerb(state);
    return;
  }
  if (state.last && !state.last.passive && !state.last.patient && state.last.agent !== actor) state.last.patient = actor;
  else if (!state.subject) state.subject = actor;
}

/**
 * Whoever stands between a verb and "and" with the next verb is whom it was done to, and no subject of their own: "did not believe him and
 * convicted him", "rejected his account and ruled", "believed the witnesses and confirmed".
 */
function isObjectOfVerb({ parts, last, subject }: ParseState, actor: ActorAt, index: number): boolean {
  if (last === null || last.passive || subject === null || last.agent !== subject) return false;
  const [verb, joint, next] = [parts[index - 1], parts[index + 1], parts[index + 2]];
  if (
    verb?.type !== "word" ||
    verb.word.start !== last.start ||
    !isWordAt(joint, "and") ||
    next?.type !== "word" ||
    readAsVerb(next.word.lower).every(({ finite, lemma }) => !finite || lemma === next.word.lower)
  )
    return false;
  return actor.kind !== "pronoun" || actor.viaThing === true || /^(?:him|her|them|me|us)$/.test(actor.word);
}

/** "one of the men", "several of her colleagues": how many of them. */
const someOf =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|some|several|many|most|all|both|each|another|others|none|dozens|hundreds|members?|group|number|couple|pair)$/;

/** Verbs whose object may be a whole sentence without "that". */
const tellsThat =
  /^(?:say|tell|claim|report|know|believe|think|hear|learn|see|find|read|write|confirm|announce|reveal|insist|fear|hope|feel|note|add|argue|understand|discover|realise|realize|state)$/;

/** After "and" or "or" right behind a noun, with no verb of its own to follow. */
function joinsObjects(parts: readonly Token[], index: number): boolean {
  // "at Ana Ruiz and her children": the owner stands between.
  const owned = parts[index - 1]?.type === "actor" ? 1 : 0;
  const self = parts[index];
  const before = parts[index - 1 - owned];
  if (before?.type !== "word" || !/^(?:and|or)$/.test(before.word.lower)) return false;
  const noun = parts[index - 2 - owned];
  const isMany =
    self?.type === "actor" && "noun" in self.actor && /^(?:children|people|men|women|family)$|[^s]s$/.test(self.actor.noun);
  if (!(noun?.type === "actor" || (noun?.type === "word" && /^\p{Lu}/u.test(noun.word.text)))) return false;
  for (let ahead = index + 1; ahead < Math.min(parts.length, index + 6); ahead += 1) {
    const part = parts[ahead];
    if (!part || part.type === "quote") return false;
    if (part.type === "mark") return part.word.text !== ",";
    if (part.type === "actor") return true;
    const { lower } = part.word;
    if (isMany && /^(?:was|is|has)$/.test(lower)) return true;
    if (/^(?:was|were|is|are|had|has|have|did|could|would|will|who)$/.test(lower)) return false;
    if (readAsVerb(lower).some((form) => form.finite)) return false;
    if (prepositions.has(lower) || boundaries.has(lower)) return true;
  }
  return true;
}

/** Where the verb stands behind this actor: at once, or behind an adverb. */
function verbAt(parts: readonly Token[], index: number): number {
  const next = parts[index + 1];
  return next?.type === "word" && (adverbs.has(next.word.lower) || next.word.lower.endsWith("ly")) ? index + 2 : index + 1;
}

/** A name or a word for somebody behind a comma and before a verb of saying in the past or present, where what went before was a phrase with a preposition. */
function isRightBeforeVerb(parts: readonly Token[], index: number, subject: ActorAt): boolean {
  const self = parts[index];
  const verb = parts[verbAt(parts, index)];
  const at = parts.findIndex((one) => one.type === "actor" && one.actor === subject);
  // "In evidence before the county court Ana Ruiz said": the court is whom it was said to.
  const isBehindBody = subject.kind === "body" && at === index - 1 && isWordAt(parts[at - 1], "before");
  if (self?.type !== "actor" || !/^(?:person|role)$/.test(self.actor.kind) || verb?.type !== "word") return false;
  if (!isComma(parts[index - 1]) && !isBehindBody) return false;
  if (
    !readAsVerb(verb.word.lower).some(
      (form) => form.finite && form.lemma !== verb.word.lower && /^(?:say|write)$/.test(form.class),
    )
  )
    return false;
  if (isBehindBody) return true;
  const first = parts.findIndex((one) => one.type === "word");
  const opening = parts[first];
  return (
    at > first &&
    opening?.type === "word" &&
    first <= 1 &&
    (prepositions.has(opening.word.lower) || opening.word.lower === "according") &&
    !parts.slice(at, index).some((one) => one.type === "quote")
  );
}
