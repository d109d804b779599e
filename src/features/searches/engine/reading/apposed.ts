import type { SentenceReading } from "./clause.ts";
import { type ActorAt, type Token, determiners, prepositions } from "./phrases.ts";
import { verbForms } from "./verbs.ts";
import { actorAt, isMarkAt, lowerAt } from "./parts.ts";

/*
 * "The chairwoman of the county board, Ana Ruiz, has called", "her deputy – Ben Foss – agreed", "Ana Ruiz, the pupil he had mocked":
 * a word for somebody and a name, of one person. Whoever the word does something as, the name does.
 */

/** The name for each word of the sentence for somebody that a name stands beside. */
export function namesBeside(parts: readonly Token[], reading: SentenceReading): Map<ActorAt, ActorAt> {
  const names = new Map<ActorAt, ActorAt>();
  for (const [role, person] of reading.apposed) if (role.kind === "role" && person.kind === "person") names.set(role, person);
  parts.forEach((part, index) => {
    if (part.type !== "actor" || part.actor.kind !== "person" || part.actor.possessor || part.actor.viaThing) return;
    const role = roleBefore(parts, index);
    if (role && !names.has(role)) names.set(role, part.actor);
    const behind = roleBehind(parts, index) ?? companionOf(parts, index);
    if (behind && !names.has(behind)) names.set(behind, part.actor);
  });
  return names;
}

/**
 * "The landlord fined by magistrates is Ana Ruiz, 60", "The man who was arrested was named as Ben Foss": at the end of a sentence that a word for one
 * person opens, "is" or "was" and the name of that person. Null elsewhere: "was with Ben Foss", "was Ben Foss's brother", "is not Ben Foss".
 */
export function namedInTheEnd(parts: readonly Token[]): [ActorAt, ActorAt] | null {
  const [opening] = parts;
  const head = opening?.type === "actor" ? opening.actor : null;
  if (head?.kind !== "role" || !head.definite || head.possessor || isMany(head)) return null;
  const at = parts.findLastIndex((part) => part.type === "actor" && part.actor.kind === "person");
  const name = actorAt(parts, at);
  if (name?.kind !== "person" || name.possessor || name.viaThing) return null;
  let verb = at - 1;
  if (/^(?:as|to|be)$/.test(lowerAt(parts, verb))) {
    while (/^(?:as|to|be|later|since|now)$/.test(lowerAt(parts, verb))) verb -= 1;
    if (!/^(?:named|identified|known|believed|understood|revealed)$/.test(lowerAt(parts, verb))) return null;
    verb -= 1;
    while (/^(?:been|later|since|now|\w+ly)$/.test(lowerAt(parts, verb))) verb -= 1;
    if (!/^(?:is|was|has|had)$/.test(lowerAt(parts, verb))) return null;
  } else if (!/^(?:is|was)$/.test(lowerAt(parts, verb))) return null;
  // What opens the sentence is all that it says before: nobody else is the subject of "is".
  const between = parts.slice(1, verb);
  if (between.some((part) => part.type === "quote" || (part.type === "mark" && part.word.text !== ","))) return null;
  if (between.some((part) => part.type === "word" && /^(?:that|said|says|told|whose|when|because|if)$/.test(part.word.lower)))
    return null;
  const next = parts[at + 1];
  return !next || next.type === "mark" || lowerAt(parts, at + 1) === "of" ? [head, name] : null;
}

const isOfficer =
  /^(?:judge|justice|commissioner|prosecutor|ombud|ombudsman|ombudsperson|adjudicator|magistrate|sheriff|arbitrator|investigator|reviewer|employer|regulator)$/;
const isOfNation = (part: Token | undefined) =>
  part?.type === "word" && (/-born$/.test(part.word.lower) || /^\p{Lu}\p{Ll}+(?:n|sh|ese|i)$/u.test(part.word.text));
const isMany = (actor: ActorAt) => actor.kind === "role" && /^(?:people|men|women|children|police)$|[^s]s$/.test(actor.noun);

/** "the head of rowing, ~,": a word for one person, a phrase with a preposition or none, a mark, and the name between marks. */
function roleBefore(parts: readonly Token[], index: number): ActorAt | null {
  // "the bishop, the Rt Rev Ben Foss,", "a neighbour, one Ana Ruiz,".
  let comma = /^(?:the|one)$/.test(lowerAt(parts, index - 1)) ? index - 2 : index - 1;
  // "the striker – Hungarian-born Australian Imre Toth –".
  while (comma > index - 4 && isOfNation(parts[comma])) comma -= 1;
  if (!isMarkAt(parts, comma, /^[,–—(]$/)) return null;
  const next = parts[index + 1];
  // "with the rabbi, Ana Ruiz wrote": without a mark behind it the name begins a clause.
  if (next && next.type !== "mark" && next.type !== "quote" && !/^(?:who|whom|whose)$/.test(lowerAt(parts, index + 1)))
    return null;
  if (isMarkAt(parts, index + 1, /^:$/)) return null;
  // "a teacher, Ana Ruiz, and Ben Foss" is one of several only where more names follow at once.
  if (isMarkAt(parts, index + 1, /^,$/) && actorAt(parts, index + 2)?.kind === "person") return null;
  for (let back = comma - 1; back >= 0 && back > comma - 9; back -= 1) {
    const part = parts[back];
    if (!part || part.type === "mark" || part.type === "quote") return null;
    if (part.type === "actor") {
      const { actor } = part;
      if (actor.possessor) continue;
      // "his former employer, ~,", "the adjudicator, ~,": one person, by a word for an office.
      if (actor.kind === "body") {
        if (back === comma - 1 && isOfficer.test(actor.noun)) return actor;
        continue;
      }
      return actor.kind === "role" && !isMany(actor) ? actor : null;
    }
    const { lower } = part.word;
    if (/^(?:who|that|which|and|or|when|because|was|were|is|are|has|had)$/.test(lower)) return null;
    // "the player told an opponent, ~": a verb stands between.
    if (
      lower !== "turned" &&
      (verbForms(lower).some(({ finite, lemma }) => finite && lemma !== lower) || /[a-z]{3}ed$/.test(lower))
    )
      return null;
  }
  return null;
}

/** "~, the pupil he had mocked", "~, a chef barred from": behind a name and a comma, with no verb of a clause of its own at once. */
function roleBehind(parts: readonly Token[], index: number): ActorAt | null {
  if (!isMarkAt(parts, index + 1, /^[,–—]$/)) return null;
  for (let at = index + 2; at < index + 6; at += 1) {
    const part = parts[at];
    if (part?.type === "word" && (determiners.has(part.word.lower) || !prepositions.has(part.word.lower))) {
      // "~, whom the coroner accused": another's verb.
      if (/^(?:and|or|but|who|whom|whose|which|that|when|where|while|as|if|was|is|had|has)$/.test(part.word.lower)) return null;
      continue;
    }
    if (part?.type !== "actor") return null;
    if (part.actor.possessor) continue;
    if (part.actor.kind !== "role" || isMany(part.actor)) return null;
    const next = parts[at + 1];
    if (next?.type === "actor")
      return next.actor.kind === "pronoun" && /^(?:he|she|they|i|we)$/.test(next.actor.word) ? part.actor : null;
    return /^(?:barred|banned|accused|convicted|charged|jailed|sacked|suspended|expelled|arrested|whose|whom|who)$/.test(
      lowerAt(parts, at + 1),
    )
      ? part.actor
      : null;
  }
  return null;
}

/** "~, 24, and a friend shouted", "the court heard that ~ and another man had shouted": at the head of a clause, what both do the name does. */
function companionOf(parts: readonly Token[], index: number): ActorAt | null {
  if (index > 0 && !/^(?:that|when|after|because|as)$/.test(lowerAt(parts, index - 1))) return null;
  let at = index + 1;
  while (at < index + 4 && (isMarkAt(parts, at, /^,$/) || /^\d{2}$/.test(lowerAt(parts, at)))) at += 1;
  const actor = lowerAt(parts, at) === "and" ? actorAt(parts, at + 1) : undefined;
  if (actor?.kind !== "role" || actor.possessor) return null;
  const next = parts[at + 2];
  const isOfClause = next?.type === "word" && !/^(?:who|whom|whose|that|which|of|from|with|in|at|on)$/.test(next.word.lower);
  // "and a friend shouted at a man who spat …": whatever that one did.
  const rest = parts.slice(at + 2).map((part) => (part.type === "word" ? part.word.lower : part.type === "actor" ? "~" : ","));
  if (
    /(?:at|after|when|while|as|with|that|because) ~ (?:who|had|was|made|left|shouted|spat|punched|threw|painted|sprayed|called|drew)\b/.test(
      rest.join(" "),
    )
  )
    return null;
  const isHelper =
    /\b(?:officers?|police|guards?|deput(?:y|ies)|detectives?|stewards?|medics?|paramedics?|nurses?|doctors?|rabbis?|passers?-by|bystanders?|witness(?:es)?)\b/i.test(
      actor.words,
    );
  return /^(?:an?|another|his|her|two|three|four|several) /.test(actor.words) && isOfClause && !isHelper ? actor : null;
}

/** Gives every verb the name instead of the word beside it. */
export function nameActors(reading: SentenceReading, names: ReadonlyMap<ActorAt, ActorAt>): void {
  if (names.size === 0) return;
  for (const clause of reading.clauses) {
    const agent = clause.agent && names.get(clause.agent);
    if (agent && agent !== clause.patient) clause.agent = agent;
    const patient = clause.patient && names.get(clause.patient);
    if (patient && patient !== clause.agent) clause.patient = patient;
  }
}
