import type { QuoteUse } from "./clause.ts";
import { adverbs } from "./function-words.ts";
import { isDoneByThing } from "./nameless-doers.ts";
import { behindAuxiliaries, lowerAt } from "./parts.ts";
import { type ParseState, endVerb, isBehindQuote, isPastComma } from "./parse-state.ts";
import { type Token, boundaries, prepositions } from "./phrases.ts";
import { asClause } from "./verb-clause.ts";
import { type VerbForm, verbForms } from "./verbs.ts";

const ofPeople: ReadonlySet<string> = new Set([
  "arrest",
  "charge",
  "indict",
  "try",
  "plead",
  "convict",
  "sentence",
  "say",
  "apologise",
  "deny",
]);

/**
 * A word that may be a verb: its clause, with the subject that it has here and the quotation that it introduces.
 * @returns whether it is one
 */
export function readVerb(state: ParseState, lower: string, forms: readonly VerbForm[], index: number): boolean {
  const { parts, reading } = state;
  if (state.contact && reading.clauses.length > state.contact.clauses) {
    state.subject = state.contact.subject;
    state.contact = null;
  }
  const joined = parts[index - 1];
  if (
    state.subject?.viaThing === true &&
    state.holder?.clauses === reading.clauses.length &&
    joined?.type === "word" &&
    /^(?:and|but)$/.test(joined.word.lower) &&
    forms.some(({ finite, lemma }) => finite && lemma !== lower)
  )
    state.subject = state.holder.subject;
  // "after a website called her": whoever the sentence was about before does not do what a thing does.
  const isOfThing =
    state.expecting &&
    isDoneByThing(parts, index, state.holder?.clauses === reading.clauses.length ? (state.last?.start ?? null) : null);
  if (isOfThing) {
    state.shadowed = { subject: state.subject, clauses: reading.clauses.length + 1 };
    state.subject = null;
    state.expecting = false;
  } else if (
    state.shadowed &&
    !state.subject &&
    !state.expecting &&
    state.shadowed.clauses === reading.clauses.length &&
    (state.passiveAux || state.haveAux)
  ) {
    // "who fled when the door held was sentenced": the verb of what went before.
    state.subject = state.shadowed.subject;
    state.shadowed = null;
  } else if (
    state.shadowed?.takesUp !== undefined &&
    !state.subject &&
    state.shadowed.clauses === reading.clauses.length &&
    /^(?:and|but)$/.test(lowerAt(parts, behindAuxiliaries(parts, index).at)) &&
    (forms.some((form) => ofPeople.has(form.class)) || (state.shadowed.takesUp === "thing" && state.passiveAux))
  ) {
    // "posted a video that was removed and has been suspended", "ran a forum that was banned and called Jews vermin", "was jailed": what people do and what is done to them, after what became of the forum.
    state.subject = state.shadowed.subject;
    state.shadowed = null;
  }
  // "In the presence of Ana Ruiz and opposing counsel, Ben Foss, Judge Kell referred to him": who stands right before the verb.
  const [nearest, comma] = [parts[index - 1], parts[index - 2]];
  if (
    nearest?.type === "actor" &&
    nearest.actor.kind === "person" &&
    nearest.actor !== state.subject &&
    !nearest.actor.possessor &&
    state.subject?.kind === "person" &&
    comma?.type === "mark" &&
    comma.word.text === "," &&
    !state.passiveAux &&
    reading.clauses.every((clause) => clause.agent !== state.subject && clause.patient !== state.subject) &&
    forms.some(
      (form) => form.finite && /^(?:say|write|attack|damage|spread|refuse|other)$/.test(form.class) && form.lemma !== lower,
    )
  )
    state.subject = nearest.actor;
  const quoteBefore = isBehindQuote(parts, index);
  const clause = asClause(parts, index, forms, {
    subject: state.subject,
    passiveAux: state.passiveAux,
    haveAux: state.haveAux,
    modal: state.modal,
    negated: state.negated,
    conditional: state.conditional && !(state.hasOwnVerb && isPastComma(state, index)),
    infinitive: state.infinitive && isAfterTo(parts, index),
    preposition: state.preposition,
    last: state.last,
    quoteBefore,
  });
  if (clause) {
    if (state.last) state.last.tailEnd = clause.start;
    const next = parts[index + 1];
    if (
      quoteBefore &&
      !clause.passive &&
      // '"…", calling Mr Foss a "…"': what goes on is still the speaker's, and Mr Foss is whom it is said of.
      !clause.gerund &&
      (clause.class === "say" || clause.class === "write" || clause.class === "apologise" || clause.lemma === "read") &&
      (next?.type === "actor" || nextActorSoon(parts, index)) &&
      !subjectSinceQuote(parts, index)
    ) {
      clause.agent = null;
      state.invertedAwaiting = clause;
      const use = reading.quotes.at(-1);
      if (use && !isWovenIn(use)) {
        use.clause = clause;
        use.side = "after";
      }
    } else if (quoteBefore || quoteJustBeforeSubject(parts, index)) {
      const use = reading.quotes.at(-1);
      if (
        use &&
        !isWovenIn(use) &&
        (clause.class === "say" ||
          clause.class === "write" ||
          clause.class === "admit" ||
          clause.class === "deny" ||
          /^(?:hear|speak|testify|read|think|feel)$/.test(clause.lemma)) &&
        use.quote.end <= clause.start
      ) {
        use.clause = clause;
        use.side = "after";
      }
    }
    if (clause.passive && !clause.patient && index === 0) state.invertedPassive = clause;
    reading.clauses.push(clause);
    if (isOfThing) state.ofThings.add(clause);
    state.last = clause;
    // "Police said Ruiz …": what is said begins a clause of its own, with or without "that".
    state.expecting = !isOfThing && !clause.passive && bareComplement.has(clause.lemma);
    state.holder = state.expecting ? { subject: clause.agent, clauses: reading.clauses.length } : null;
    state.preposition = null;
    state.conditional = false;
    endVerb(state);
    return true;
  }
  return false;
}

/** Verbs whose object may be a clause of its own, with or without "that". */
const bareComplement = new Set(
  "say claim allege argue state think believe insist report add announce conclude rule find hold deny admit testify contend note explain know".split(
    " ",
  ),
);

/** Somebody stands behind it in the same phrase. */
function nextActorSoon(parts: readonly Token[], index: number): boolean {
  for (let ahead = index + 1; ahead < Math.min(parts.length, index + 7); ahead += 1) {
    const part = parts[ahead];
    if (part?.type === "actor") return true;
    if (part?.type === "mark" || part?.type === "quote") return false;
    if (part?.type === "word" && (prepositions.has(part.word.lower) || boundaries.has(part.word.lower))) return false;
  }
  return false;
}

/** Somebody stands between the last quotation and this word. */
function subjectSinceQuote(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const part = parts[back];
    if (part?.type === "quote") return false;
    if (part?.type === "actor") return true;
  }
  return false;
}

const opensClause = new Set(["that", "because", "while", "whereas"]);

/** A quotation, whoever says it, and this word. */
function quoteJustBeforeSubject(parts: readonly Token[], index: number): boolean {
  let sawActor = false;
  for (let back = index - 1; back >= 0 && back > index - 14; back -= 1) {
    const part = parts[back];
    if (part?.type === "quote") return sawActor;
    // "wanted to '…' and that Ruiz replied": what was said before goes on.
    if (part?.type === "word" && opensClause.has(part.word.lower)) return false;
    if (part?.type === "actor") sawActor = true;
    if (
      part?.type === "word" &&
      verbForms(part.word.lower).some((form) => form.finite && form.class !== "other" && form.lemma !== part.word.lower)
    )
      return false;
    if (part?.type === "mark" && (part.word.text === ";" || part.word.text === ":")) return false;
  }
  return false;
}

/** The quotation finishes a clause that began before it: 'told officers he "wanted …"'. */
function isWovenIn(use: QuoteUse): boolean {
  return (
    use.side === "before" &&
    use.clause !== null &&
    /^(?:say|write|attack|damage|spread|admit|deny)$/.test(use.clause.class) &&
    use.lead.length > 0
  );
}

/** "to shout", "to publicly shout": not the "to" of "incitement to hatred". */
function isAfterTo(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 3); back -= 1) {
    const part = parts[back];
    if (part?.type !== "word") return false;
    if (part.word.lower === "to") return true;
    if (!adverbs.has(part.word.lower) && !/ly$/.test(part.word.lower) && part.word.lower !== "not") return false;
  }
  return false;
}
