import type { Word } from "#app/lib/language/words.ts";
import type { Clause } from "./clause.ts";
import { adverbs, formsOfBe, formsOfHave, negations, timeWords } from "./function-words.ts";
import { isAdjectiveLike } from "./nameless-doers.ts";
import { isOfName, isToLight } from "./not-verbs.ts";
import { isComma } from "./parts.ts";
import { type ParseState, endVerb, isPastComma } from "./parse-state.ts";
import { readVerb } from "./parse-verb.ts";
import { type Token, boundaries, determiners, modals, prepositions } from "./phrases.ts";
import { opensRelative } from "./relative-clauses.ts";
import { type VerbForm, readAsVerb } from "./verbs.ts";

/** A word of the sentence that stands for nobody: a verb, what stands before one, or what joins phrases and clauses. */
export function readWord(state: ParseState, word: Word, index: number): void {
  const { parts } = state;
  const { lower } = word;
  if (opensRelative(state, lower, index)) return;
  // "can be heard telling": what is heard was said.
  if (state.passiveAux && /^(?:heard|seen|filmed|shown)$/.test(lower)) state.modal = false;
  const isNegative = lower.endsWith("n't");
  const bare = isNegative ? lower.slice(0, -3) : lower;
  const known = isOfName(parts, index, state.inSmall) || isToLight(parts, index) ? noVerb : readAsVerb(bare);
  // "was cornered", "was jeered": behind "was" no adjective in "red".
  const forms: readonly VerbForm[] =
    known.length === 0 && state.passiveAux && lower.endsWith("red") && /[a-z]{3,}ered$|[a-z]{3,}rred$/.test(lower)
      ? [{ lemma: lower.replace(/ed$/, ""), class: "other", participle: true, finite: true, gerund: false }]
      : known;
  if (isNegative || negations.has(lower)) state.negated = true;
  if (formsOfBe.has(bare)) {
    state.passiveAux = true;
    // "when he is sentenced in December": to come.
    if (state.isToCome && /^(?:is|are)$/.test(lower)) state.modal = true;
    state.isToCome = false;
    // "If convicted, he is …" is over at the comma; "if he is convicted" is not.
    if (isPastComma(state, index)) state.conditional = false;
    state.hasOwnVerb = state.conditional;
    if (lower !== "being" || state.haveAux) state.preposition = null;
    return;
  }
  if (formsOfHave.has(bare)) {
    // "will not teach this year and has been removed": the second half is said outright.
    const before = parts[index - 1];
    if (before?.type === "word" && /^(?:and|but)$/.test(before.word.lower) && !/n't$/.test(lower)) {
      state.negated = false;
      state.modal = false;
    }
    // "A landlord who turned them away because they were Jewish has been fined": the verb of whom the clause is about.
    const complement = before?.type === "word" ? before.word.lower : "";
    if (
      state.passiveAux &&
      state.whoHead &&
      state.subject !== state.whoHead &&
      complement !== "" &&
      !boundaries.has(complement) &&
      !formsOfBe.has(complement)
    ) {
      state.subject = state.whoHead;
      state.whoHead = null;
      endVerb(state);
    }
    state.haveAux = true;
    state.preposition = null;
    return;
  }
  if (bare === "did" || bare === "does" || bare === "do") {
    state.haveAux = true;
    return;
  }
  if (modals.has(bare) && word.text !== "May") {
    state.modal = true;
    state.preposition = null;
    return;
  }
  if (lower.includes("'") && /'(?:d|s|ve|re|ll)$/.test(lower) && /^(?:he|she|they|i|we|who)'/.test(lower)) state.haveAux = true;
  if (lower === "to") {
    state.infinitive = true;
    state.preposition = "to";
    return;
  }
  if (forms.length > 0 && readVerb(state, lower, forms, index)) return;
  if (boundaries.has(lower) && prepositions.has(lower) && lower !== "as" && lower !== "like" && !verbAhead(parts, index)) {
    state.preposition = lower;
    return;
  }
  if (
    boundaries.has(lower) &&
    !(
      prepositions.has(lower) &&
      /^(?:as|like)$/.test(lower) &&
      parts[index + 1]?.type === "word" &&
      determiners.has((parts[index + 1] as { word: Word }).word.lower)
    )
  ) {
    state.expecting = true;
    state.isToCome = /^(?:when|until|before|once)$/.test(lower);
    // "addressed Ana Ruiz as '…' and, when she objected, said": the second verb is the first one's doer's.
    const joint = parts[index - 2];
    if (
      state.subject &&
      /^(?:when|as|after|before|while|once)$/.test(lower) &&
      isComma(parts[index - 1]) &&
      joint?.type === "word" &&
      /^(?:and|but)$/.test(joint.word.lower)
    )
      state.outer = { subject: state.subject, at: index };
    if (/^(?:if|whether|unless)$/.test(lower)) {
      state.conditional = true;
      state.conditionalAt = index;
      state.hasOwnVerb = false;
    }
    if (lower === "that" || lower === "because" || lower === "but") endVerb(state);
    state.preposition = prepositions.has(lower) && lower !== "after" && lower !== "before" ? lower : null;
    if (lower === "and" || lower === "or") {
      state.passiveAux = state.passiveAux && false;
    }
    return;
  }
  if (prepositions.has(lower)) {
    state.preposition = lower;
    return;
  }
  if (timeWords.has(lower) || (lower.length === 4 && /^(?:19|20)\d\d$/.test(lower))) {
    // "on Thursday jailed": the day is over with.
    state.preposition = null;
    return;
  }
  // "At the meeting Ruiz said": the preposition has its object, though the noun looks like an adverb or an adjective.
  if (state.preposition && occasions.has(lower) && parts[index + 1]?.type === "actor") {
    state.preposition = null;
    return;
  }
  if (!adverbs.has(lower) && !negations.has(lower) && !determiners.has(lower) && !lower.endsWith("ly")) {
    // Another noun or adjective: a preposition's object, or the thing acted on.
    if (state.preposition && !isAdjectiveLike(lower)) {
      const next = parts[index + 1];
      const verbNext =
        next?.type === "word" && readAsVerb(next.word.lower).some((form) => form.finite && form.lemma !== next.word.lower);
      if (verbNext || !(next?.type === "word" && !prepositions.has(next.word.lower))) state.preposition = null;
    }
  }
}

/** A mark: a clause ends, or what was told by the way. */
export function readMark(state: ParseState, word: Word, index: number): void {
  const { parts, reading } = state;
  if (/^[;:]$/.test(word.text)) {
    state.expecting = true;
    endVerb(state);
  } else if (word.text === "," || word.text === "—" || word.text === "–" || word.text === "-") {
    // ", the commission found," interrupts; what was being said goes on.
    const aside = reading.clauses.at(-1);
    const main = reading.clauses.at(-2);
    if (aside && main && aside === state.last && /^(?:find|say|accuse|read)$/.test(aside.class) && isAside(parts, index, aside)) {
      state.last = main;
      state.subject = main.passive ? main.patient : main.agent;
    }
    if (state.outer && index - state.outer.at > 2) {
      state.subject = state.outer.subject;
      state.outer = null;
      state.expecting = true;
    } else if (state.last && state.last.start > (state.subject?.start ?? -1)) state.expecting = true;
    endVerb(state);
  }
  state.preposition = null;
}

const noVerb: readonly VerbForm[] = [];

/** Nouns for an occasion or a place that end as adverbs, participles or adjectives do. */
const occasions = new Set(
  "rally assembly meeting meetings briefing gathering training opening evening morning wedding screening recording reading outing building sitting landing filing posting christening reckoning sentencing trial retrial festival carnival recital rehearsal tutorial funeral memorial hospital final semi-final interval arrival terminal journal manual ritual arraignment first second third fourth last latter former other".split(
    " ",
  ),
);

/** Only a name and one verb since the last comma. */
function isAside(parts: readonly Token[], index: number, aside: Clause): boolean {
  // "Ana Ruiz, described as the most active member, shared": a participle by the way leaves the subject as it is.
  const verbOfAside = parts.findIndex((one) => one.type === "word" && one.word.start === aside.start);
  if (/^(?:describe|describ|accuse|accus|call|label|brand|tell|find)$/.test(aside.lemma) && isComma(parts[verbOfAside - 1]))
    return false;
  let count = 0;
  let actors = 0;
  let told = false;
  // "accused them of it, it says, wrote that …".
  const [by, it] = [parts[index - 1], parts[index - 2]];
  if (by?.type === "word" && it?.type === "word" && it.word.lower === "it" && isComma(parts[index - 3])) return true;
  if (parts[index + 1]?.type === "quote") return false;
  for (let back = index - 1; back >= 0 && count < 5; back -= 1, count += 1) {
    const part = parts[back];
    // "said that Ana Ruiz, chair of the board, made": the verb stands before the commas.
    if (part?.type === "mark")
      return part.word.text === "," && count >= 2 && actors === (told ? 2 : 1) && aside.start > part.word.start;
    // "was attacked, she told police, and …".
    if (part?.type === "word" && /^(?:told|tells)$/.test(part.word.lower)) told = true;
    if (part?.type === "quote" || (part?.type === "word" && part.word.lower === "who")) return false;
    if (part?.type === "actor") actors += 1;
  }
  return false;
}

/** "before the jury returned" begins a clause, "before Judge Ruiz" does not. */
function verbAhead(parts: readonly Token[], index: number): boolean {
  for (let ahead = index + 1; ahead < Math.min(parts.length, index + 10); ahead += 1) {
    const part = parts[ahead];
    // "after a foreman, Ana Ruiz, told": a name between commas is by the way.
    if (part?.type === "mark" && part.word.text === "," && parts[ahead + 1]?.type === "actor" && isComma(parts[ahead + 2])) {
      ahead += 2;
      continue;
    }
    if (!part || part.type === "mark" || part.type === "quote") return false;
    if (part.type === "word") {
      if (/^(?:was|were|is|are|had|has|have|did|could|would|will)$/.test(part.word.lower)) return true;
      if (/ing$/.test(part.word.lower) && ahead === index + 1) return true;
      if (ahead > index + 1 && readAsVerb(part.word.lower).some((form) => form.finite && form.lemma !== part.word.lower))
        return true;
    }
  }
  return false;
}
