import type { Clause, SentenceReading } from "./clause.ts";
import { type ActorAt, type Token, boundaries, prepositions } from "./phrases.ts";
import { actorAt, behindAdverbs, behindAuxiliaries, isMarkAt, isSomebody, lowerAt, objectOf } from "./parts.ts";
import { verbForms } from "./verbs.ts";

/*
 * Whom a verb is done to when it stands elsewhere than right behind it: "whom she called", "the pupil he had mocked", "shouted at Ana
 * Ruiz", "an apology to", "awarded in May to".
 */

/** By preposition: the verbs whose person stands behind it. */
const behind: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    at: /^(?:shout|yell|scream|swear|spit|jeer|sneer|snarl|hiss|bark|holler|laugh|shoot|point|gesture|throw|hurl|aim|direct|fire|lunge|swing|rush|bellow|roar|rant|chant|sing|curse|rail|charge|fling|sling|growl|screech|shriek|wave|glare|stare|snap)$/,
    to: /^(?:say|speak|talk|write|apologise|apologize|send|sell|give|hand|deliver|award|grant|deny|lose|reply|lie|post|email|e-mail|text|mail|address|read|show|offer|pay|leave|bring|whisper|mutter|shout|confess|admit|explain|complain|suggest|respond|listen|refuse|repeat|remark|object|do|sing)$/,
    on: /^(?:spit|kneel|spy|prey|impose|turn|inform|urinate|hit|set|trample)$/,
    upon: /^(?:spit|kneel|impose|turn)$/,
    with: /^(?:meet|dine|din|clash|argue|speak|talk|quarrel|part|agree|fight|plead|shake|side|dance|danc)$/,
    about: /^(?:joke|make|speak|post|tweet|lie|complain|gossip|rant|sing|write|quip)$/,
    for: /^(?:vote|vot)$/,
    against: /^(?:vote|vot|testify|obtain|bring|incite|lodge|file|use|us|inveigh|rail|fulminate|turn)$/,
    towards: /^(?:use|us|throw|direct|aim|gesture|lunge|rush|run)$/,
    toward: /^(?:use|us|throw|direct|aim|gesture|lunge|rush|run)$/,
    from: /^(?:steal|rob|demand)$/,
  }),
);

/** Completes whom the verbs of a sentence are done to. */
export function completeObjects(
  parts: readonly Token[],
  reading: SentenceReading,
  names: ReadonlyMap<ActorAt, ActorAt>,
  indexOf: ReadonlyMap<number, number>,
): void {
  reading.clauses.forEach((clause, order) => {
    const index = indexOf.get(clause.start);
    if (index === undefined) return;
    const end = reading.clauses[order + 1]?.start ?? Number.POSITIVE_INFINITY;
    relativeObject(parts, clause, index, names);
    sharedObject(parts, clause, index, reading.clauses[order + 1], indexOf);
    prepositionalObject(parts, clause, index, end, names);
  });
}

const naming = (names: ReadonlyMap<ActorAt, ActorAt>, actor: ActorAt) => names.get(actor) ?? actor;

/** "Ana Ruiz, whom he had called", "the opponent he had insulted". */
function relativeObject(parts: readonly Token[], clause: Clause, index: number, names: ReadonlyMap<ActorAt, ActorAt>): void {
  if (clause.gerund) return;
  const { at: subjectAt, passive } = behindAuxiliaries(parts, index);
  if (clause.passive) {
    // "Ben Foss, whom the coroner accused of lying".
    const accuser = actorAt(parts, subjectAt);
    if (passive || !accuser || lowerAt(parts, subjectAt - 1) !== "whom") return;
    clause.passive = false;
    clause.agent = naming(names, accuser);
    clause.patient = null;
  }
  const subject = actorAt(parts, subjectAt);
  // "whom a neighbour, one Anna Stieg, denounced": the pronoun of the clause, however far before.
  for (let at = index - 1; at > index - 10 && at > 0; at -= 1) {
    if (lowerAt(parts, at) !== "whom") {
      if (verbForms(lowerAt(parts, at)).some(({ finite }) => finite) && !/^(?:has|had|have|did|was)$/.test(lowerAt(parts, at)))
        break;
      continue;
    }
    const preposition = prepositions.has(lowerAt(parts, at - 1)) ? at - 1 : at;
    const antecedent = nearestBefore(parts, preposition);
    if (antecedent) setPatient(clause, naming(names, antecedent));
    return;
  }
  if (!subject || clause.patient !== null) return;
  const isNominative = subject.kind === "pronoun" && /^(?:he|she|they|i|we)$/.test(subject.word);
  if (!isNominative && subject.kind !== "person") return;
  const isBare = lowerAt(parts, subjectAt - 1) !== "that";
  const antecedent = actorAt(parts, isBare ? subjectAt - 1 : subjectAt - 2);
  if (!antecedent || antecedent.kind !== "role" || antecedent.viaThing) return;
  if (isBare && !isNominative) return;
  const next = parts[behindAdverbs(parts, index)];
  // "the man she said had", "told the pupil that she had mocked him".
  if (next?.type === "actor" || /^(?:say|write|think|know)$/.test(clause.lemma)) return;
  if (!isBare && next && next.type !== "mark") return;
  if (
    /^(?:find|accuse|read|admit|deny|other)$/.test(clause.class) &&
    next?.type === "word" &&
    !prepositions.has(next.word.lower) &&
    !boundaries.has(next.word.lower)
  )
    return;
  setPatient(clause, naming(names, antecedent));
}

/** "robbed and beat her", "had never met and never insulted Ana Ruiz": one object for both. */
function sharedObject(
  parts: readonly Token[],
  clause: Clause,
  index: number,
  next: Clause | undefined,
  indexOf: ReadonlyMap<number, number>,
): void {
  if (!next || clause.passive || next.passive || clause.patient !== null || next.patient === null || clause.agent === null)
    return;
  if (next.agent !== clause.agent || clause.gerund !== next.gerund || !takesPeople.test(clause.lemma)) return;
  const to = indexOf.get(next.start) ?? 0;
  // Nothing but "and", a comma, auxiliaries and adverbs between the two.
  if (to - index > 6 || !(isMarkAt(parts, index + 1, /^,$/) || /^(?:and|or)$/.test(lowerAt(parts, index + 1)))) return;
  const { at } = behindAuxiliaries(parts, to);
  if (at > index + 2) return;
  if (next.patient.start > next.end && !next.patient.oblique) clause.patient = next.patient;
}

const takesPeople =
  /^(?:rob|robb|meet|know|insult|attack|beat|kick|punch|slap|push|shove|stab|shoot|threaten|harass|abuse|mock|taunt|follow|chase|arrest|detain|charge|convict|sentence|jail|fine|suspend|expel|sack|dismiss|ban|kill|murder|hit|strike|accuse|denounce|condemn|criticise|criticize|ridicule|bully|see|hear|help|target|assault|question|search|confront|intimidate|humiliate)$/;

/** Whoever stands before a relative pronoun, a comma left out. */
function nearestBefore(parts: readonly Token[], index: number): ActorAt | null {
  let at = index - 1;
  if (isMarkAt(parts, at, /^[,–—]$/)) at -= 1;
  const actor = actorAt(parts, at);
  return actor && isSomebody(actor) ? actor : null;
}

function setPatient(clause: Clause, actor: ActorAt): void {
  if (actor !== clause.agent) clause.patient = actor;
}

const opensAnother = new Set("that who which when while because if whether whom and but".split(" "));

/** "shouted at Ana Ruiz from a window", "wrote to", "Bail was denied to". */
function prepositionalObject(
  parts: readonly Token[],
  clause: Clause,
  index: number,
  end: number,
  names: ReadonlyMap<ActorAt, ActorAt>,
): void {
  if (clause.patient !== null && !(clause.passive && clause.patient.kind === "body")) return;
  for (let at = index + 1; at < Math.min(parts.length, index + 12); at += 1) {
    const part = parts[at];
    if (!part) return;
    if (part.type === "quote") continue;
    if (part.type === "mark") {
      // 'shouted "…", at Ana Ruiz'; "shouted the member, Ben Foss, at the treasurer".
      if (!/^[,–—]$/.test(part.word.text)) return;
      continue;
    }
    if (part.type === "actor") continue;
    const { lower } = part.word;
    if (part.word.start >= end || opensAnother.has(lower)) return;
    if (!behind.get(lower)?.test(clause.lemma)) continue;
    // "refused to rent to her": a verb, not somebody.
    if (lower === "to" && verbForms(lowerAt(parts, at + 1)).some((form) => form.lemma === lowerAt(parts, at + 1))) return;
    const object = objectOf(parts, at);
    if (!object || !isSomebody(object.actor) || object.actor.viaThing) return;
    if (object.actor.kind === "pronoun" && /self$|selves$/.test(object.actor.word)) return;
    setPatient(clause, naming(names, object.actor));
    return;
  }
}
