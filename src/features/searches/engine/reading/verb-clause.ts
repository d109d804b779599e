import type { Clause } from "./clause.ts";
import { isCoordinated, isDoneToSubject } from "./joined-passives.ts";
import { isOfStranger, isThing } from "./nameless-doers.ts";
import { describesThings, isBehindAdjectives, isNamedAsSource, isNounByPlace, isOfKind, isPunishment } from "./not-verbs.ts";
import { wordOrMarkAt } from "./parts.ts";
import { type ActorAt, type Token, determiners, prepositions } from "./phrases.ts";
import { senseOf } from "./verb-sense.ts";
import type { VerbClass, VerbForm } from "./verbs.ts";

/** What stands before a verb, as far as its sentence is read. */
export type BeforeVerb = {
  subject: ActorAt | null;
  passiveAux: boolean;
  haveAux: boolean;
  modal: boolean;
  negated: boolean;
  conditional: boolean;
  infinitive: boolean;
  preposition: string | null;
  last: Clause | null;
  quoteBefore: boolean;
};

const reducedPassive: ReadonlySet<VerbClass> = new Set<VerbClass>([
  "charge",
  "arrest",
  "indict",
  "convict",
  "sentence",
  "discipline",
  "clear",
  "accuse",
  "try",
  "drop",
]);

/** The clause of the verb at an index, with whoever does it and bears it; null where its form is no verb here. */
export function asClause(parts: readonly Token[], index: number, forms: readonly VerbForm[], state: BeforeVerb): Clause | null {
  const part = parts[index];
  if (!part || part.type === "actor" || part.type === "quote") return null;
  const { word } = part;
  const before = parts[index - 1];
  const beforeLower = wordOrMarkAt(parts, index - 1);
  const after = parts[index + 1];
  const afterLower = wordOrMarkAt(parts, index + 1);
  const anyGerund = forms.some((form) => form.gerund);
  const isNounPlace =
    determiners.has(beforeLower) ||
    (state.preposition !== null && !state.infinitive && !anyGerund) ||
    (/^(?:hate|bias|criminal|felony|first|second|guilty)$/.test(beforeLower) &&
      // "Ana Ruiz first embraced him".
      !(/^(?:first|second)$/.test(beforeLower) && word.lower.endsWith("ed") && parts[index - 2]?.type === "actor"));
  // "indicted two men on hate-crime charges in the beating": a noun behind what kind it is.
  if (
    word.lower === "charges" &&
    /^(?:hate-crimes?|bias-crimes?|\w+-\w+|federal|state|misdemeanou?r|weapons?|drug|assault|murder|conspiracy)$/.test(
      beforeLower,
    )
  )
    return null;
  // "is a sentence that a man typed": a noun, whatever stands before the article.
  if (/^(?:an?|the)$/.test(beforeLower) && !anyGerund) return null;
  if (isNounPlace && !state.passiveAux && !(beforeLower === "that" || beforeLower === "all" || beforeLower === "said"))
    return null;
  if (
    !state.infinitive &&
    !state.modal &&
    !state.haveAux &&
    !state.passiveAux &&
    isNounByPlace(parts, index, forms, state.subject)
  )
    return null;
  // "whose report was cited in the ruling", "was cited as an example": named as a source, not summoned.
  if (word.lower === "cited" && state.passiveAux && isNamedAsSource(parts, index)) return null;
  // "sentenced him to two years' imprisonment, suspended for five": the punishment, and nobody.
  if (
    word.lower === "suspended" &&
    beforeLower === "," &&
    state.last !== null &&
    !state.passiveAux &&
    isPunishment(parts[index - 2])
  )
    return null;
  // "a string of threatening and antisemitic tweets": of what kind they are.
  if (describesThings(parts, index)) return null;
  // "called it a vile antisemitic attack", "for antisemitic tweets that he posted": a noun behind its adjectives.
  if (
    /^(?:(?:attack|assault|threat|hate|abuse)s?|tweets|posts|shouts|calls|notes|texts)$/.test(word.lower) &&
    !state.infinitive &&
    !state.modal &&
    (isOfKind.test(beforeLower) || isBehindAdjectives(parts, index))
  )
    return null;
  const past = forms.some(
    (form) => form.participle || (form.finite && /(?:ed|t|d|n|e|k|g|w)$/.test(word.lower) && form.lemma !== word.lower),
  );
  const baseOnly = forms.every((form) => form.finite && !form.participle && form.lemma === word.lower);
  if (baseOnly && !state.infinitive && !state.modal && !state.haveAux && !state.subject) return null;
  // "was given a suspended sentence at the court": a noun behind its article and its adjectives.
  if (
    baseOnly &&
    /^(?:sentence|fine|ban|charge|report|appeal|warning)$/.test(word.lower) &&
    !state.infinitive &&
    !state.modal &&
    !state.haveAux &&
    isBehindAdjectives(parts, index)
  )
    return null;
  // "held the victim's hand", "her run": a noun behind whose it is.
  if (baseOnly && before?.type === "actor" && before.actor.possessor === true && !state.infinitive && !state.modal) return null;
  const participle =
    forms.find((form) => form.participle) ??
    // "was hit": no form of its own.
    ((state.passiveAux || (state.last?.passive === true && isCoordinated(parts, index))) && word.lower === "hit" && forms[0]
      ? { ...forms[0], participle: true }
      : undefined);
  const isBehindBe = state.passiveAux && participle !== undefined && !anyGerund;
  let isReduced = false;
  const form = forms.find((candidate) => (isBehindBe ? candidate.participle : true)) ?? forms[0];
  if (!form) return null;
  const sense = senseOf(parts, index, forms, form, { passive: isBehindBe, subject: state.subject });
  if (!sense) return null;
  const { lemma, isToBeTried } = sense;
  let { class: verbClass, passive } = sense;
  if (!passive && participle && !state.haveAux && !state.modal && !state.infinitive && reducedPassive.has(verbClass)) {
    // "X, charged with …", "Arrested was X", "a man accused of …".
    // "X, a reporter, reported in March that …": told, not reported to anybody.
    const isTold =
      /^(?:report|claim|allege|complain|criticise|criticize|denounce)$/.test(lemma) && /^(?:in|on|after|from)$/.test(afterLower);
    if (/^(?:was|were)$/.test(afterLower)) passive = true;
    // "gave a choice to a man found guilty of it".
    else if (
      verbClass === "convict" &&
      /^(?:guilty|liable)$/.test(afterLower) &&
      before?.type === "actor" &&
      before.actor.kind !== "body"
    ) {
      passive = true;
      isReduced = true;
    } else if (
      !isTold &&
      /^(?:with|of|by|for|over|after|in|on|from)$/.test(afterLower) &&
      (beforeLower === "," || before?.type === "actor" || index === 0) &&
      verbClass !== "drop"
    ) {
      const object = parts
        .slice(index + 1, index + 4)
        .some((next) => next.type === "actor" && afterLower !== "by" && afterLower !== "of");
      passive = !object || beforeLower === ",";
      isReduced = passive;
      if (
        before?.type === "actor" &&
        /^(?:in|on|for|over|from|after)$/.test(afterLower) &&
        !/^(?:charge|accuse|indict|arrest)$/.test(verbClass)
      )
        passive = verbClass === "convict" || verbClass === "sentence";
    }
  }
  // "an appeal by a nurse struck off for telling": who stands behind "by" does nothing of what follows.
  const agentOf = parts[index - 2];
  if (
    !passive &&
    participle &&
    !state.haveAux &&
    !state.modal &&
    !state.infinitive &&
    reducedPassive.has(verbClass) &&
    before?.type === "actor" &&
    before.actor.kind === "role" &&
    agentOf?.type === "word" &&
    agentOf.word.lower === "by"
  ) {
    passive = true;
    isReduced = true;
  }
  // "was tried, convicted and fined": one auxiliary for all.
  const afterPassive =
    participle &&
    !state.haveAux &&
    !state.modal &&
    !state.infinitive &&
    state.last?.passive === true &&
    state.subject === state.last.patient;
  if (!passive && afterPassive && reducedPassive.has(verbClass) && /^(?:,|and|or)$/.test(beforeLower)) passive = true;
  // "was punched and called a '…'": so too for what is done to people, unless the second verb has an object of its own.
  if (
    !passive &&
    afterPassive &&
    state.subject !== null &&
    isCoordinated(parts, index) &&
    isDoneToSubject(parts, index, lemma, verbClass)
  )
    passive = true;
  if (!passive && participle && afterLower === "by" && !state.haveAux && !state.modal && (index === 0 || beforeLower === ","))
    passive = true;
  if (index === 0 && participle && /^(?:was|were)$/.test(afterLower)) passive = true;
  // "The report clears Ana Ruiz of": a thing's verb in the present, with somebody right behind it.
  const isOfThingNow =
    after?.type === "actor" &&
    after.actor.kind === "person" &&
    before?.type === "word" &&
    isThing(before.word) &&
    /^(?:clear|accuse|condemn|charge|discipline)$/.test(form.class) &&
    form.lemma !== word.lower;
  if (!past && !anyGerund && !state.infinitive && !state.modal && !state.haveAux && !state.subject && !isOfThingNow) return null;
  // "a sign reading …", "a note that reads …": the thing speaks.
  if (
    verbClass === "read" &&
    lemma === "read" &&
    anyGerund &&
    before?.type === "word" &&
    !prepositions.has(beforeLower) &&
    !state.passiveAux
  )
    verbClass = "write";
  if (
    verbClass === "read" &&
    lemma === "read" &&
    (state.subject === null || state.subject.viaThing || /^(?:that|which)$/.test(beforeLower))
  )
    verbClass = "write";
  const clause: Clause = {
    lemma,
    class: verbClass,
    passive,
    negated: state.negated || /^not$/.test(beforeLower),
    // What somebody is to do to somebody has not been done yet.
    hedged:
      (state.modal && !isToBeTried && !(passive && verbClass === "discipline" && isOrdered(parts, index))) ||
      state.conditional ||
      (state.infinitive &&
        !anyGerund &&
        reducedPassive.has(verbClass) &&
        state.last?.lemma !== "vote" &&
        // "It took the jury an hour to find him guilty".
        !(state.last?.lemma === "take" && !state.last.hedged && wordOrMarkAt(parts, 0) === "it")),
    agent: passive ? null : state.subject,
    // "to a former journalist accused of …": said of whom it stands behind.
    patient: passive ? (isReduced && before?.type === "actor" && !before.actor.possessor ? before.actor : state.subject) : null,
    start: word.start,
    end: word.end,
    tailEnd: word.end,
    gerund: anyGerund,
  };
  if (passive && index === 0) clause.patient = null;
  // "Somebody wrote": not who was named before.
  if (!passive && /^(?:somebody|someone|anybody|anyone|nobody|everybody|everyone)$/.test(beforeLower)) clause.agent = null;
  // "Ana Ruiz said someone in the crowd had shouted": nor whoever tells of it.
  if (!passive && clause.agent !== null && isOfStranger(parts, index, clause.agent)) clause.agent = null;
  // "I heard a man say": who is heard says it.
  if (
    !passive &&
    forms.some((one) => one.lemma === word.lower) &&
    before?.type === "actor" &&
    !before.actor.possessor &&
    parts
      .slice(Math.max(0, index - 6), index - 1)
      .some((one) => one.type === "word" && /^(?:hear|heard|saw|see|watch|watched)$/.test(one.word.lower))
  ) {
    clause.agent = before.actor;
    clause.negated = false;
  }
  if (anyGerund || state.infinitive) {
    const controller = state.last;
    if (
      controller &&
      anyGerund &&
      (controller.passive || controller.class === "accuse" || beforeLower === "for") &&
      controller.patient
    )
      clause.agent = controller.patient;
    else if (
      controller &&
      state.infinitive &&
      controller.patient &&
      /^(?:order|tell|ask|force|urge|require|allow|want)$/.test(controller.lemma)
    )
      clause.agent = controller.patient;
  }
  return clause;
}

const orders = /^(?:order(?:ed|s)|direct(?:ed|s)|resolv(?:ed|es)|determin(?:ed|es)|decid(?:ed|es))$/;

/** "The tribunal ordered that the respondent should be suspended": what a body orders is done. */
function isOrdered(parts: readonly Token[], index: number): boolean {
  const that = parts.findLastIndex((part, at) => at < index && part.type === "word" && part.word.lower === "that");
  const verb = parts[that - 1];
  const should = parts.findLastIndex(
    (part, at) => at < index && part.type === "word" && /^(?:should|shall|must)$/.test(part.word.lower),
  );
  return that > 0 && should > that && index - that <= 10 && verb?.type === "word" && orders.test(verb.word.lower);
}
