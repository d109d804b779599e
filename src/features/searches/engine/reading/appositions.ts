import { isComma, isWordAt } from "./parts.ts";
import { type ActorAt, type Token, boundaries, prepositions } from "./phrases.ts";
import { readAsVerb, verbForms } from "./verbs.ts";

/* Where two phrases of one sentence stand for one person: "the defendant, identified as X", "X, a veterinary technician,". */

/** "In a message to the rabbi, Ana Ruiz wrote": the name behind the comma is the sentence's subject, not the rabbi's. */
export function isBehindOpening(parts: readonly Token[], role: ActorAt, index: number): boolean {
  const [first, verb] = [parts[0], parts[isComma(parts[index + 1]) ? behindComma(parts, index + 2) : index + 1]];
  return (
    (role.oblique === true || first?.type === "word") &&
    isComma(parts[index - 1]) &&
    first?.type === "word" &&
    (/^(?:in|during|at|after|on|before|with|to|by|according|despite|for|as|while|when|because|since|though)$/.test(
      first.word.lower,
    ) ||
      readAsVerb(first.word.lower).some(({ participle, gerund }) => participle || gerund)) &&
    verb?.type === "word" &&
    readAsVerb(verb.word.lower).some(({ finite, lemma }) => finite && lemma !== verb.word.lower)
  );
}

/** Behind what is told of somebody by the way, "…, a 57-year-old broker, declared". */
function behindComma(parts: readonly Token[], from: number): number {
  for (let at = from; at < from + 10; at += 1) if (isComma(parts[at])) return at + 1;
  return -1;
}

/** After "X, a former coach": a mark or a preposition, not the verb of a new clause. */
export function endsPhrase(parts: readonly Token[], index: number): boolean {
  const next = parts[index + 1];
  if (!next || next.type === "mark") return true;
  return (
    next.type === "word" &&
    (/^(?:of|at|for|from|in|on|with|since|until|under|near|to|behind|based|employed|known|born|who|whom|whose|and)$/.test(
      next.word.lower,
    ) ||
      /ing$/.test(next.word.lower))
  );
}

/** "X, 41, chairman of the club and a local farmer,": the name before the comma that opens what ends at this word and its comma. */
export function nameOfTwoWords(parts: readonly Token[], index: number): Extract<ActorAt, { kind: "person" }> | null {
  // "…, neighbours from the street and a driver, who": a list, whose last is another.
  if (!isComma(parts[index + 1]) || isWordAt(parts[index + 2], "who") || isWordAt(parts[index + 2], "whose")) return null;
  let back = index - 2;
  while (back >= 0 && back >= index - 10 && !isComma(parts[back])) {
    const part = parts[back];
    // No verb, and nobody else by name.
    if (part?.type === "actor" ? part.actor.kind === "person" : part?.type !== "word") return null;
    back -= 1;
  }
  if (back === index - 2 || !isComma(parts[back])) return null;
  const first = parts[back + 1];
  if (
    first?.type === "actor"
      ? first.actor.kind !== "role" || /s$/.test(first.actor.noun)
      : first?.type === "word" && /s$/.test(first.word.lower)
  )
    return null;
  const age = parts[back - 1];
  if (age?.type === "word" && /^\d{2}$/.test(age.word.lower) && isComma(parts[back - 2])) back -= 2;
  const named = parts[back - 1];
  // "Among the witnesses were X, a porter and a guest,".
  if (
    parts
      .slice(0, Math.max(0, back - 1))
      .some((part) => part.type === "word" && /^(?:is|are|was|were|by|with)$/.test(part.word.lower))
  )
    return null;
  return named?.type === "actor" && named.actor.kind === "person" && !named.actor.possessor ? named.actor : null;
}

/** Whoever it is stands at most so many parts before. */
export function isNearby(parts: readonly Token[], actor: ActorAt, index: number, atMost: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 1 - atMost; back -= 1) {
    const part = parts[back];
    if (part?.type === "actor" && part.actor === actor) return true;
  }
  return false;
}

const howLong =
  "(?:then|now|still|also|once|formerly|previously|currently|latterly|today|at (?:the|that) time|until (?:then|recently|lately|last \\w+|\\d{4})|since \\d{4}|by (?:trade|profession|training|day)|for (?:[\\w-]+ ){1,3}(?:years?|months|decades|time|spells?)|from \\d{4}(?: (?:to|until) \\d{4})?)";
/** When or how somebody was what the noun behind it says. */
const whenTheyWere = new RegExp(
  `^(?:(?:who (?:is|was|had been|has been|became|remains) )?${howLong}|who (?:is|was|had been|has been|became|remains|(?:works|worked|serves|served) as))$`,
);

/** "~, then a branch supervisor", "~, who was a teacher": the name, a comma and no more than that stand before the word. */
export function isAfterTime(parts: readonly Token[], actor: ActorAt, index: number): boolean {
  const words: string[] = [];
  for (let back = index - 1; back >= 0 && back >= index - 10; back -= 1) {
    const part = parts[back];
    if (isComma(part)) {
      const named = parts[back - 1];
      return named?.type === "actor" && named.actor === actor && whenTheyWere.test(words.join(" "));
    }
    if (part?.type !== "word") return false;
    words.unshift(part.word.lower);
  }
  return false;
}

/** Right behind the name, or behind one aside, stand quoted words. */
function isCalledSomething(parts: readonly Token[], index: number): boolean {
  if (parts[index + 1]?.type === "quote") return true;
  if (!isComma(parts[index + 1])) return false;
  const end = parts.findIndex((part, at) => at > index + 1 && isComma(part));
  return end >= 0 && parts[end + 1]?.type === "quote";
}

/** A word for somebody and a name behind it, with no more between them than what makes one of both: "a man called", ", the", "of Dunley,". */
export function apposes(parts: readonly Token[], role: ActorAt, index: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 9; back -= 1) {
    const part = parts[back];
    if (part?.type === "actor") {
      if (part.actor !== role) continue;
      const between = parts.slice(back + 1, index);
      const wordsBetween = between.map((p) => (p.type === "word" || p.type === "mark" ? p.word.lower : "~"));
      if (wordsBetween.length === 0) return true;
      const text = wordsBetween.join(" ");
      const named = parts[index];
      // "The guest was ~, introduced as an author", at the head: not what somebody announces.
      if (
        back === 0 &&
        /^(?:is|was)$/.test(text) &&
        role.kind === "role" &&
        role.definite &&
        named?.type === "actor" &&
        !named.actor.possessor
      )
        return true;
      // "a man called Ana Ruiz", not "the coach routinely called Ruiz '…'".
      if (/\bcalled$/.test(text) && (text !== "called" || (role.kind === "role" && role.definite))) return false;
      // "a passenger called Ana Ruiz 'a dirty Jew'": what she was called.
      if (text === "called" && isCalledSomething(parts, index)) return false;
      if (/\b(?:named|called|(?:named|identified)(?: in [^,]* papers| by [^,]*| \w+ly)? as|known as|namely)(?: the)?$/.test(text))
        return true;
      if (/^(?:of|at|for|in|with|on) [\w' ~-]{1,48} ,$/.test(text) && wordsBetween.length <= 9) return true;
      return (
        text === "," ||
        text === ", the" ||
        (/^, (?:\w+ ){0,3}$/.test(`${text} `) === true &&
          !wordsBetween.some(
            (w) => prepositions.has(w) || boundaries.has(w) || (verbForms(w).length > 0 && w !== "named" && w !== "called"),
          ))
      );
    }
    if (part?.type === "quote") return false;
  }
  return false;
}
