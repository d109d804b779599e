import type { Clause, SentenceReading } from "./clause.ts";
import { nameActors, namesBeside } from "./apposed.ts";
import { tellsBetween } from "./function-words.ts";
import { completeObjects } from "./objects.ts";
import { indexByStart, isMarkAt, lowerAt, startOf } from "./parts.ts";
import { doneTo, readParticiples } from "./participles.ts";
import { type ActorAt, type Token, prepositions } from "./phrases.ts";
import { readSubjects } from "./subjects.ts";
import { verbForms } from "./verbs.ts";

/*
 * Verbs that stand without a subject of their own take one from the clause that controls them: "Accused of calling him that, X said",
 * "fined X for calling", "a ban on X for calling".
 */

/** What else is done to somebody for a thing that they did. */
const alsoDoneFor = /^(?:fine|fin|suspect|acquit|criticis\w*|criticiz\w*|cite|summon\w*|blam\w*|investigat\w*|barr?|bann?|name)$/;

/** The participle that a sentence opens with, behind "having", "after" or the like: -ing or past. */
function openingVerb(parts: readonly Token[]): { index: number; form: "active" | "passive" } | null {
  let index = parts.findIndex((part) => part.type === "word");
  if (index !== 0) return null;
  const behindPreposition = /^(?:after|before|while|when|by|on|upon|in|without|despite|since|once|though|although)$/.test(
    lowerAt(parts, 0),
  );
  if (behindPreposition) index += 1;
  // "Instead of helping her, X", "Far from apologising, X".
  else if (/^(?:instead of|far from|rather than)$/.test(`${lowerAt(parts, 0)} ${lowerAt(parts, 1)}`)) index += 2;
  let passive = false;
  if (lowerAt(parts, index) === "having") {
    index += 1;
    if (lowerAt(parts, index) === "been") {
      index += 1;
      passive = true;
    }
  } else if (lowerAt(parts, index) === "being") {
    index += 1;
    passive = true;
  }
  while (lowerAt(parts, index).endsWith("ly") || /^(?:already|twice|first|later|once|then)$/.test(lowerAt(parts, index)))
    index += 1;
  const forms = verbForms(lowerAt(parts, index));
  if (forms.some(({ gerund }) => gerund)) return { index, form: "active" };
  const isParticiple = forms.some((form) => form.participle);
  if (!isParticiple) return null;
  if (passive) return { index, form: "passive" };
  // "Once convicted, X"; "Having posted it, X".
  return { index, form: lowerAt(parts, index - 1) === "having" ? "active" : "passive" };
}

/** Whom a sentence is about that opens with such a verb: whoever does what the clause behind the comma says, or bears it. */
function mainSubject(parts: readonly Token[], clauses: readonly Clause[], from: number): { at: number; actor: ActorAt } | null {
  for (let at = from; at < parts.length; at += 1) {
    if (!isMarkAt(parts, at, /^[,:]$/)) continue;
    const start = startOf(parts[at] as Token);
    const main = clauses.find((clause) => clause.start > start && !clause.gerund);
    const actor = main?.passive ? main.patient : main?.agent;
    if (!main || !actor || actor.start < start || actor.start > main.start) continue;
    // "he was, Ana Ruiz said, a danger to them": told by the way, of another.
    if (main.class === "say" && isMarkAt(parts, parts.findIndex((part) => startOf(part) === main.start) + 1, /^,$/)) return null;
    // Nothing but the phrase for them may stand between the comma and the verb.
    const between = parts.slice(at + 1).filter((part) => startOf(part) < actor.start);
    if (between.some((part) => part.type === "quote" || (part.type === "word" && prepositions.has(part.word.lower)))) continue;
    return behindLastComma(parts, main.start, actor) ?? { at: start, actor };
  }
  return null;
}

/** "Convicted of harassing a singer, Ana Ruiz, with calls, Ben Foss was fined": somebody else, between another comma and the verb. */
function behindLastComma(parts: readonly Token[], verb: number, than: ActorAt): { at: number; actor: ActorAt } | null {
  const index = parts.findLastIndex((part) => part.type === "actor" && part.actor.end <= verb);
  const part = parts[index];
  const comma = parts[index - 1];
  if (part?.type !== "actor" || part.actor === than || part.actor.kind !== "person" || part.actor.possessor) return null;
  const rest = parts.slice(index + 1).filter((one) => startOf(one) < verb);
  if (!comma || !isMarkAt(parts, index - 1, /^,$/) || rest.some((one) => one.type !== "word" || prepositions.has(one.word.lower)))
    return null;
  return { at: startOf(comma), actor: part.actor };
}

/** What a court or a body does about somebody. */
const isDone = ({ class: kind, lemma }: Clause): boolean => doneTo.has(kind) || alsoDoneFor.test(lemma);

/**
 * "Convicted of shouting it at a family outside a synagogue, Ana Ruiz wept": who stands by name between the last comma and a word that may be a verb,
 * though the reader has given that verb to somebody else or does not know it.
 */
function lastNamed(parts: readonly Token[], clauses: readonly Clause[], from: number): { at: number; actor: ActorAt } | null {
  const comma = parts.findLastIndex((_, at) => at >= from && isMarkAt(parts, at, /^,$/));
  const named = parts[comma + 1];
  const next = parts[comma + 2];
  if (comma < 0 || named?.type !== "actor" || named.actor.kind !== "person" || named.actor.possessor) return null;
  if (
    next?.type !== "word" ||
    prepositions.has(next.word.lower) ||
    /^(?:and|or|who|whom|whose|which|that)$/.test(next.word.lower)
  )
    return null;
  // "Convicted of it, he was, Ana Ruiz said, a danger to them": who tells of another between commas.
  if (tellsOfAnother.test(next.word.lower)) return null;
  const { actor } = named;
  const verb = clauses.find((clause) => clause.start > actor.start && !clause.gerund);
  if (verb && !verb.passive) verb.agent = actor;
  else if (verb) verb.patient = actor;
  return { at: startOf(parts[comma] as Token), actor };
}

const tellsOfAnother = new RegExp(`^${tellsBetween}$`);

/** "Convicted of punching a man and shouting abuse, X": the second too is X's, and X, behind the comma, is the object of neither. */
function giveListed(
  parts: readonly Token[],
  clauses: readonly Clause[],
  head: Clause,
  main: { at: number; actor: ActorAt },
): void {
  for (const clause of clauses) {
    if (!clause.gerund || clause.start < head.end || clause.end > main.at) continue;
    if (clause.patient === main.actor) clause.patient = null;
    const ahead = lowerAt(parts, parts.findIndex((part) => startOf(part) === clause.start) - 1);
    if (/^(?:and|or|of|for|with|over)$/.test(ahead) && !clause.passive) clause.agent = main.actor;
  }
}

/** Gives the verbs of a read sentence that have no subject of their own the one of the clause that controls them. */
export function completeSubjects(parts: readonly Token[], reading: SentenceReading): void {
  if (reading.clauses.length === 0) return;
  const indexOf = indexByStart(parts);
  const names = reading.actors.length > 1 ? namesBeside(parts, reading) : new Map<ActorAt, ActorAt>();
  nameActors(reading, names);
  readParticiples(parts, reading, indexOf);
  readSubjects(parts, reading, names, indexOf);
  completeControlled(parts, reading);
  readForTo(parts, reading, indexOf);
  continueNegation(parts, reading, indexOf);
  continueInfinitives(parts, reading, indexOf);
  completeObjects(parts, reading, names, indexOf);
  nameActors(reading, names);
}

/** "asked for his episode to be removed", "pressed for it to be banned": what stands between "for" and "to" is what it is done to, nobody before. */
function readForTo(parts: readonly Token[], { clauses }: SentenceReading, indexOf: ReadonlyMap<number, number>): void {
  for (const clause of clauses) {
    const index = indexOf.get(clause.start);
    if (!clause.passive || index === undefined || lowerAt(parts, index - 1) !== "be" || lowerAt(parts, index - 2) !== "to")
      continue;
    const ahead = parts.slice(0, index - 2);
    const preposition = ahead.findLastIndex((part) => part.type === "word" && part.word.lower === "for");
    const between = ahead.slice(preposition + 1);
    if (
      preposition < 0 ||
      between.length > 5 ||
      between.some(
        (part) => part.type !== "actor" && (part.type !== "word" || verbForms(part.word.lower).some(({ finite }) => finite)),
      )
    )
      continue;
    const meant = between.findLast((part) => part.type === "actor");
    clause.patient = meant?.type === "actor" && meant === between.at(-1) ? meant.actor : null;
  }
}

/** "has not been arrested or charged": neither. */
function continueNegation(parts: readonly Token[], { clauses }: SentenceReading, indexOf: ReadonlyMap<number, number>): void {
  clauses.forEach((clause, order) => {
    const previous = clauses[order - 1];
    const index = indexOf.get(clause.start);
    if (
      previous?.negated &&
      previous.passive &&
      clause.passive &&
      index !== undefined &&
      /^n?or$/.test(lowerAt(parts, index - 1))
    )
      clause.negated = true;
  });
}

/** "for refusing to serve them": the infinitive right behind a verb is its doer's. */
function continueInfinitives(parts: readonly Token[], { clauses }: SentenceReading, indexOf: ReadonlyMap<number, number>): void {
  clauses.forEach((clause, order) => {
    const previous = clauses[order - 1];
    const index = indexOf.get(clause.start);
    if (!previous?.gerund || previous.passive || clause.passive || index === undefined) return;
    const to = parts[index - 1];
    const verb = parts[index - 2];
    if (to?.type === "word" && to.word.lower === "to" && verb && startOf(verb) === previous.start && previous.agent)
      clause.agent = previous.agent;
  });
}

function completeControlled(parts: readonly Token[], reading: SentenceReading): void {
  const opening = openingVerb(parts);
  const verb = opening ? parts[opening.index] : undefined;
  const head = verb ? reading.clauses.find((clause) => clause.start === startOf(verb)) : undefined;
  const main =
    opening && head
      ? (mainSubject(parts, reading.clauses, opening.index + 1) ??
        (opening.form === "passive" && isDone(head) ? lastNamed(parts, reading.clauses, opening.index + 1) : null))
      : null;
  if (opening && head && main) {
    if (opening.form === "passive") {
      head.passive = true;
      head.patient = main.actor;
      if (head.agent && head.agent.start < head.start) head.agent = null;
    } else if (head.agent === null) head.agent = main.actor;
    if (opening.index === 2 && /^(?:instead|far|rather)$/.test(lowerAt(parts, 0))) head.negated = true;
    for (const clause of reading.clauses)
      if (
        clause !== head &&
        clause.end <= main.at &&
        clause.agent === null &&
        !clause.passive &&
        !standsBehindActor(parts, clause)
      )
        clause.agent = main.actor;
    if (opening.form === "passive" && isDone(head)) giveListed(parts, reading.clauses, head, main);
  }
  reading.clauses.forEach((clause, index) => {
    if (!clause.gerund || clause.passive) return;
    const at = parts.findIndex((part) => startOf(part) === clause.start);
    let back = at - 1;
    while (isAdverb(parts[back])) back -= 1;
    const preposition = parts[back];
    if (preposition?.type !== "word" || !/^(?:of|for|over|after|from)$/.test(preposition.word.lower)) return;
    const before = parts[back - 1];
    const borne = /^(?:for|over|after)$/.test(preposition.word.lower) ? bearerOfStep(parts, reading.clauses, back) : null;
    if (borne) {
      clause.agent = borne === "another" ? null : borne;
      return;
    }
    // "imposed a ban on X for calling": whoever bears it.
    const bearing = parts[back - 2];
    if (
      before?.type === "actor" &&
      !before.actor.possessor &&
      before.actor.kind !== "body" &&
      bearing?.type === "word" &&
      /^(?:on|upon|against)$/.test(bearing.word.lower) &&
      (clause.agent === null || clause.agent.kind === "body")
    ) {
      clause.agent = before.actor;
      return;
    }
    const controller = reading.clauses.slice(0, index).findLast((one) => one.end <= clause.start && !one.gerund);
    const bearer = controller?.patient;
    if (
      !controller ||
      !bearer ||
      bearer.kind === "body" ||
      bearer === clause.agent ||
      !(doneTo.has(controller.class) || alsoDoneFor.test(controller.lemma)) ||
      isOneOfSeveral(parts, bearer)
    )
      return;
    if (clause.agent === null || clause.agent === controller.agent || clause.agent.kind === "body") clause.agent = bearer;
  });
}

const stepNouns =
  /^(?:terminations?|dismissals?|sackings?|firings?|expulsions?|suspensions?|exclusions?|removals?|disbarments?|disqualifications?|demotions?|convictions?|arrests?|indictments?|prosecutions?|trials?|sentencings?|jailings?|imprisonments?|punishments?|extraditions?|bans?|sentences?|fines?|sanctions?)$/;
/** "X's trial", "her two-year suspension". */
const isStepNounBehind = (parts: readonly Token[], at: number): boolean =>
  stepNouns.test(lowerAt(parts, at + 1)) || stepNouns.test(lowerAt(parts, at + 2));
/** "the termination of X, a fire lieutenant, for shouting": whom a step is told of by a noun, and no verb stands between. */
function bearerOfStep(parts: readonly Token[], clauses: readonly Clause[], until: number): ActorAt | "another" | null {
  for (let at = until - 1; at > 1; at -= 1) {
    const part = parts[at];
    if (part?.type === "quote") return null;
    if (part?.type === "actor" && part.actor.possessor && isStepNounBehind(parts, at)) return part.actor;
    if (
      part?.type === "actor" &&
      part.actor.kind !== "body" &&
      !part.actor.possessor &&
      ((/^(?:of|on|against)$/.test(lowerAt(parts, at - 1)) && stepNouns.test(lowerAt(parts, at - 2))) ||
        (/^(?:on|upon)$/.test(lowerAt(parts, at - 1)) && /^(?:imposed|passed|levied|inflicted)$/.test(lowerAt(parts, at - 2))))
    )
      return part.actor;
    // "her lodger's trial for": of somebody whom the reader knows only as whose trial it is.
    if (stepNouns.test(lowerAt(parts, at)) && /['’]s$/.test(lowerAt(parts, at - 1))) return "another";
    if (part && clauses.some((clause) => clause.start === startOf(part))) return null;
  }
  return null;
}

/** "Ana Ruiz and Ben Foss were convicted of posting": not Foss alone. */
function isOneOfSeveral(parts: readonly Token[], actor: ActorAt): boolean {
  const at = parts.findIndex((part) => part.type === "actor" && part.actor === actor);
  return [parts[at - 1], parts[at + 1]].some((part) => part?.type === "word" && part.word.lower === "and");
}

const isAdverb = (part: Token | undefined) =>
  part?.type === "word" &&
  (part.word.lower.endsWith("ly") || /^(?:also|twice|once|repeatedly|then|again)$/.test(part.word.lower));

/** "Asked whether the teacher had said it": somebody stands right before the verb, if only as whose something is. */
function standsBehindActor(parts: readonly Token[], clause: Clause): boolean {
  return parts[parts.findIndex((part) => startOf(part) === clause.start) - 1]?.type === "actor";
}
