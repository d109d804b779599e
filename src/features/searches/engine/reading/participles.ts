import type { Clause, SentenceReading } from "./clause.ts";
import { type ActorAt, type Token, boundaries, determiners, prepositions } from "./phrases.ts";
import { actorAt, behindAdverbs, behindAuxiliaries, isLight, isMarkAt, isSomebody, lowerAt, objectOf } from "./parts.ts";
import { type VerbClass, verbForms } from "./verbs.ts";

/*
 * Past participles that stand without "was": "Ana Ruiz, asked by reporters, walked away", "a complaint lodged by Ben Foss", "held,
 * questioned and then let go", "Councillor Vole banned for calling". They look as verbs in the past do, and turn who did it about.
 */

/** What authorities do to somebody, for a thing that they did. */
export const doneTo = new Set<VerbClass>([
  "charge",
  "arrest",
  "indict",
  "convict",
  "sentence",
  "try",
  "clear",
  "discipline",
  "accuse",
]);
const alsoDoneTo =
  /^(?:ask|urge|tell|order|summon|summons|press|question|force|bar|ban|banish|release|elect|appoint|name|shoot|stab|hold|detain|recall|raise|know|describe|call|brand|label|praise|remove|swear|dismiss|strip|pardon|deport|let|award|invite|forbid|prohibit|exclude|evict|attack|assault|beat|punch|kick|hit|spit|abuse|harass|threaten|insult|mock|taunt|heckle|target|injure|wound|kill|murder|bury|hurt|interview|investigate|identify|nickname|spy|free|extradite|honour|honor|fine|fin|jail|strike|refuse|deny|deselect|cheer|jeer|boo|sue|quote|advise|instruct|encourage|challenge|defeat|replace|see|film|photograph|caution|condemn|denounce|criticise|criticize|lambast|pillory|vilify|ostracise|ostracize|search|handcuff|rescue|treat|grant|offer|deprive|acquit|exonerate|obtain|obtaine|lodge|lodg|bring|submit|file|post|publish|write|make|sign|send|lead|organise|organize|throw|hurl|paint|spray|use|us|pelt|boo|caution)$/;
/** Without an object by nature: what stands behind "by" did nothing. */
const withoutObject =
  /^(?:stand|pass|walk|drive|go|come|live|abide|run|drop|sit|stay|stop|begin|start|open|increase|rise|fall|grow|continue|respond|react|apologise|apologize|reply|resign|retire|appear|happen|occur|arrive|return|plead|die|di|end)$/;

const isDoneTo = (clause: Clause) => doneTo.has(clause.class) || alsoDoneTo.test(clause.lemma);

function hasParticiple(parts: readonly Token[], index: number): boolean {
  const lower = lowerAt(parts, index);
  const forms = verbForms(lower);
  return forms.length > 0 ? forms.some(({ participle }) => participle) : lower.endsWith("ed");
}

/** Whoever "by" names behind a participle, at once or behind one short phrase. */
function doerBehind(parts: readonly Token[], index: number): ActorAt | null {
  for (let at = index + 1; at < Math.min(parts.length, index + 9); at += 1) {
    const part = parts[at];
    if (!part || part.type === "mark") return null;
    if (part.type !== "word") continue;
    if (part.word.lower === "by") return objectOf(parts, at)?.actor ?? null;
    if (at > index + 1 && (verbForms(part.word.lower).some(({ finite }) => finite) || boundaries.has(part.word.lower)))
      return null;
  }
  return null;
}

/** Right behind: nothing that could be its object. */
function isWithoutObject(parts: readonly Token[], index: number): boolean {
  const at = behindAdverbs(parts, index);
  const next = parts[at];
  if (!next || next.type === "mark" || next.type === "quote") return true;
  if (next.type === "actor") return false;
  const { lower } = next.word;
  return (prepositions.has(lower) || boundaries.has(lower) || lower === "let" || lower === "go") && !determiners.has(lower);
}

function turn(clause: Clause, patient: ActorAt | null, agent: ActorAt | null): void {
  clause.passive = true;
  clause.patient = patient;
  clause.agent = agent;
}

/** Turns the participles of a sentence about that say what was done to somebody. */
export function readParticiples(parts: readonly Token[], reading: SentenceReading, indexOf: ReadonlyMap<number, number>): void {
  const { clauses } = reading;
  const apposed = new Set(reading.apposed.map(([, person]) => person));
  clauses.forEach((clause, order) => {
    const index = indexOf.get(clause.start);
    if (index === undefined || clause.passive || clause.gerund || !hasParticiple(parts, index)) return;
    const before = behindAuxiliaries(parts, index);
    if (before.auxiliary !== "" || lowerAt(parts, before.at) === "to") return;
    const byAt = behindAdverbs(parts, index);
    const isLetAlone = lowerAt(parts, before.at) === "alone" && clauses[order - 1]?.lemma === "let";
    const previous = clauses[isLetAlone ? order - 2 : order - 1];
    // "tried, convicted and banished", "charged with, let alone convicted of".
    if (
      previous?.passive &&
      (isDoneTo(clause) || /^(?:attack|condemn)$/.test(clause.class)) &&
      !clause.lemma.startsWith("racial") &&
      isWithoutObject(parts, index) &&
      isJoined(parts, previous, index, indexOf)
    ) {
      turn(clause, previous.patient, doerBehind(parts, index));
      clause.negated ||= previous.negated;
      return;
    }
    const holder = parts[before.at];
    // "a complaint lodged by Ben Foss", "an open letter signed by".
    const isBy =
      lowerAt(parts, byAt) === "by" ||
      (/^(?:on|up|at|off|out|down|in|against|towards|upon|to)$/.test(lowerAt(parts, byAt)) &&
        (lowerAt(parts, byAt + 1) === "by" || (actorAt(parts, byAt + 1) !== null && lowerAt(parts, byAt + 2) === "by")));
    if (isBy && !withoutObject.test(clause.lemma)) {
      const doer = doerBehind(parts, index);
      if (doer && holder && (holder.type !== "word" || isThingWord(holder.word.lower))) {
        const comma = isMarkAt(parts, before.at, /^[,–—(]$/) ? actorAt(parts, before.at - 1) : null;
        turn(clause, holder.type === "actor" && !holder.actor.possessor ? holder.actor : comma, doer);
        if (comma && isSomebody(comma)) giveMainVerb(parts, clauses, order, comma, indexOf);
        return;
      }
    }
    // "a pupil, referred to as Pupil C", "the man, named locally as Ben Foss".
    if (/^(?:refer|name|nam|identify|know|describe)$/.test(clause.lemma) && isAs(parts, byAt)) {
      turn(clause, actorAt(parts, isMarkAt(parts, before.at, /^,$/) ? before.at - 1 : before.at), null);
      return;
    }
    if (!isDoneTo(clause)) return;
    // "was led into court charged with it".
    if (
      previous?.passive &&
      clause.agent !== null &&
      clause.agent === previous.patient &&
      /^(?:charge|accuse)$/.test(clause.class) &&
      /^(?:with|of)$/.test(lowerAt(parts, byAt))
    ) {
      turn(clause, previous.patient, null);
      return;
    }
    // "Ana Ruiz, urged to withdraw it, asked instead": no comma stands between somebody and a verb of theirs.
    if (isMarkAt(parts, before.at, /^[,–—]$/)) {
      const bearer = actorAt(parts, before.at - 1);
      if (
        bearer &&
        isSomebody(bearer) &&
        !apposed.has(bearer) &&
        !bearer.viaThing &&
        !isMarkAt(parts, before.at - 2, /^[,–—]$/) &&
        isFollowedAsPassive(parts, byAt) &&
        !isListed(parts, before.at)
      ) {
        turn(clause, bearer, doerBehind(parts, index));
        giveMainVerb(parts, clauses, order, bearer, indexOf);
      }
      return;
    }
    // "the chef barred from the hall", "Councillor Vole banned for calling".
    const bearer = actorAt(parts, before.at);
    if (
      bearer &&
      isSomebody(bearer) &&
      !bearer.viaThing &&
      (doneTo.has(clause.class)
        ? clause.class !== "accuse"
        : /^(?:bar|ban|dismiss|remove|exclude|evict|banish|deport)$/.test(clause.lemma)) &&
      (/^(?:from|over|of|without)$/.test(lowerAt(parts, byAt)) ||
        (lowerAt(parts, byAt) === "for" && clause.lemma !== "try") ||
        (lowerAt(parts, byAt) === "after" && !/^(?:charge|try)$/.test(clause.lemma))) &&
      !isPlural(bearer)
    )
      turn(clause, bearer, doerBehind(parts, index));
  });
}

/** "as", "locally as", "to as", "by police as" behind a participle. */
function isAs(parts: readonly Token[], at: number): boolean {
  const first = lowerAt(parts, at);
  if (first === "as") return true;
  if (first === "to") return lowerAt(parts, at + 1) === "as";
  return first === "by" && actorAt(parts, at + 1) !== null && lowerAt(parts, at + 2) === "as";
}

const isPlural = (actor: ActorAt) => actor.kind === "role" && /^(?:officers|prosecutors|magistrates|lawmakers)$/.test(actor.noun);

const isThingWord = (lower: string) =>
  lower !== "" &&
  !prepositions.has(lower) &&
  !boundaries.has(lower) &&
  !determiners.has(lower) &&
  !/^(?:who|which|that|it|to|and|or)$/.test(lower);

/** "asked by reporters", "urged to", "detained for nine days": what follows a participle that has no object. */
function isFollowedAsPassive(parts: readonly Token[], at: number): boolean {
  const next = parts[at];
  if (!next || next.type === "mark") return true;
  return (
    next.type === "word" && (prepositions.has(next.word.lower) || /^(?:if|whether|when|as|while|after)$/.test(next.word.lower))
  );
}

/** "shouted, kicked and punched": another verb is joined to it. */
function isListed(parts: readonly Token[], commaAt: number): boolean {
  for (let at = commaAt + 2; at < Math.min(parts.length, commaAt + 6); at += 1) {
    const lower = lowerAt(parts, at);
    if (lower === "and" && verbForms(lowerAt(parts, at + 1)).some(({ finite }) => finite)) return true;
    if (isMarkAt(parts, at, /./) || lower === "") return false;
  }
  return false;
}

/** Nothing stands between two participles but commas, "and", adverbs, particles, "let alone" and short phrases without a verb. */
function isJoined(parts: readonly Token[], previous: Clause, index: number, indexOf: ReadonlyMap<number, number>): boolean {
  const from = indexOf.get(previous.start);
  if (from === undefined) return false;
  let at = index - 1;
  while (isLight(lowerAt(parts, at))) at -= 1;
  const joint = lowerAt(parts, at);
  if (!(isMarkAt(parts, at, /^,$/) || /^(?:and|or|nor|but|alone)$/.test(joint))) return false;
  const between = parts.slice(from + 1, at);
  return (
    between.length <= 8 &&
    between.every((part, nth) => {
      if (part.type === "quote") return false;
      // "was punched by Ana Ruiz, called": an actor only behind a preposition.
      if (part.type === "actor")
        return between.slice(0, nth).some((one) => one.type === "word" && /^(?:by|at|in|on|for|with)$/.test(one.word.lower));
      if (part.type === "mark") return /^,$/.test(part.word.text);
      return !/^(?:who|which|that|when|while|as|after|before|he|she|they|has|had|was|were|is|are)$/.test(part.word.lower);
    })
  );
}

/** The verb behind the comma that closes a participle's phrase is that of the one it is said of. */
function giveMainVerb(
  parts: readonly Token[],
  clauses: readonly Clause[],
  order: number,
  bearer: ActorAt,
  indexOf: ReadonlyMap<number, number>,
): void {
  for (const next of clauses.slice(order + 1, order + 5)) {
    const index = indexOf.get(next.start);
    if (index === undefined || next.gerund) continue;
    const before = behindAuxiliaries(parts, index);
    if (!isMarkAt(parts, before.at, /^[,–—]$/)) continue;
    if (next.passive || before.passive) {
      if (next.patient === null || !isSomebody(next.patient) || next.patient.start > bearer.end) next.patient = bearer;
    } else if (next.agent === null || next.agent.start > bearer.end || next.agent.kind === "body") next.agent = bearer;
    return;
  }
}
