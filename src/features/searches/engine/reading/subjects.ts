import type { Clause, SentenceReading } from "./clause.ts";
import { type ActorAt, type Token, modals } from "./phrases.ts";
import { actorAt, behindAuxiliaries, isAuxiliary, isLight, isMarkAt, isSomebody, lowerAt } from "./parts.ts";
import { verbForms } from "./verbs.ts";

/*
 * Who does it where the order of words is another: "said his lawyer, Ana Ruiz", "did Ben Foss learn", "whom Ana Ruiz had called"; and who
 * does what stands in the infinitive: "ordered her to pay", "a decision by the editor to publish".
 */

/** Verbs of speech that stand before whoever spoke, between commas. */
const inverted =
  /^(?:say|add|write|reply|explain|argue|claim|insist|shout|recall|remark|observe|warn|concede|report|admit|allege|recount|announce)$/;
const quoting =
  /^(?:testify|recall|begin|concede|boast|confess|complain|claim|allege|warn|promise|lament|joke|agree|protest|object|predict|write|think|wonder|deny|admit)$/;
/** Whoever is the object does what follows. Not "allow": whoever lets it happen answers for it, and what others say of them is told by it. */
const ofObject =
  /^(?:order|tell|ask|urge|force|require|want|persuade|beg|invite|encourage|instruct|compel|teach|advise|warn|name|nam|appoint|command|direct|incite|expect|recommend|challenge|implore|lobby|pressure|press|cause|lead|get|dare|forbid|prepare|train|hire|pay|summon|sentence|nominate|nominat|authorise|authoris|authorize|authoriz|trust|like|choose|elect|cheer|plead|appeal|call)$/;
/** What they do has not been done by that. */
const notYet =
  /^(?:order|tell|ask|urge|require|want|persuade|beg|invite|encourage|instruct|advise|warn|command|direct|incite|recommend|challenge|implore|lobby|pressure|press|forbid|name|nam|appoint|expect)$/;
const keptFrom =
  /^(?:prevent|stop|bar|ban|prohibit|restrain|discourage|keep|forbid|disqualify|exclude|save|dissuade|deter|block|suspend)$/;
const watched =
  /^(?:see|hear|film|show|catch|watch|find|capture|captur|record|picture|pictur|leave|keep|photograph|spot|notice|notic|overhear)$/;
const plans =
  /^(?:decision|attempt|refusal|plan|bid|move|offer|failure|promise|threat|effort|efforts|attempts|plans|request|order|call|agreement|application|demand|right)$/;
const opening =
  /^(?:that|whom|which|when|because|as|while|whether|if|what|how|where|before|after|until|though|although|since|but|than)$/;

/** Corrects whose the verbs of a sentence are where the order of words shows it. */
export function readSubjects(
  parts: readonly Token[],
  reading: SentenceReading,
  names: ReadonlyMap<ActorAt, ActorAt>,
  indexOf: ReadonlyMap<number, number>,
): void {
  const { clauses } = reading;
  const naming = (actor: ActorAt) => names.get(actor) ?? actor;
  clauses.forEach((clause, order) => {
    const index = indexOf.get(clause.start);
    if (index === undefined) return;
    const isInverted = readInverted(parts, clause, index, naming);
    if (isInverted) return;
    if (lowerAt(parts, toBefore(parts, index)) === "to") readInfinitive(parts, reading, order, toBefore(parts, index), naming);
    else if (clause.gerund) readGerund(parts, clauses, order, index, naming);
    else {
      readNearest(parts, clause, index, naming);
      readBetweenCommas(parts, clauses, order, index);
      readBehindAside(parts, clauses, order, index, naming);
      readRelative(parts, clause, index, naming);
      readBehindQuote(parts, clauses, order, index);
      readBehindThing(parts, clause, index);
    }
    readNegation(parts, clause, index);
  });
  readQuotedPredicates(parts, reading, indexOf);
  // "Were Ana Ruiz to be convicted".
  if (/^(?:were|should)$/.test(lowerAt(parts, 0)) && clauses[0]) clauses[0].hedged = true;
  if (lowerAt(parts, 0) === "neither") {
    const until = parts.findIndex(
      (_, at) =>
        /^(?:that|whether|if|because|when|but|who)$/.test(lowerAt(parts, at)) ||
        isMarkAt(parts, at, /^;$/) ||
        // "Neither the panel nor the board believed him, and he was struck off".
        (isMarkAt(parts, at, /^,$/) && lowerAt(parts, at + 1) === "and" && actorAt(parts, at + 2)?.kind === "pronoun"),
    );
    for (const clause of clauses) if (until < 0 || (indexOf.get(clause.start) ?? 0) < until) clause.negated = true;
  }
}

/**
 * 'told the committee that the city should go back to the firm and "…"', "said they ought to '…'": what ought to be done, put in the words of
 * whoever says so, and not of those who are to do it.
 */
function readQuotedPredicates(
  parts: readonly Token[],
  { clauses, quotes }: SentenceReading,
  indexOf: ReadonlyMap<number, number>,
): void {
  for (const use of quotes) {
    const { clause } = use;
    if (!clause || /^(?:say|write)$/.test(clause.class) || clause.passive || clause.agent?.kind === "person") continue;
    const quoteAt = parts.findIndex((part) => part.type === "quote" && part.quote === use.quote);
    const verbAt = indexOf.get(clause.start);
    if (verbAt === undefined || quoteAt <= verbAt || !/^(?:and|or|to)$/.test(lowerAt(parts, quoteAt - 1))) continue;
    if (!/^(?:should|must)$/.test(lowerAt(parts, verbAt - 1)) && lowerAt(parts, verbAt - 2) !== "ought") continue;
    const teller = clauses.slice(0, clauses.indexOf(clause)).findLast(({ class: kind }) => /^(?:say|write)$/.test(kind));
    if (teller && !teller.passive && !teller.negated && teller.agent?.kind === "person") use.clause = teller;
  }
}

/** The index of the "to" of an infinitive: right before it, or before "be", "have" and adverbs. */
function toBefore(parts: readonly Token[], index: number): number {
  let at = index - 1;
  while (isLight(lowerAt(parts, at)) || /^(?:be|have|been)$/.test(lowerAt(parts, at))) at -= 1;
  return at;
}

/** "Had he kept it, said his lawyer, Ana Ruiz, nobody": a verb of speech between commas or at the start, with whoever spoke behind it. */
function readInverted(parts: readonly Token[], clause: Clause, index: number, naming: (actor: ActorAt) => ActorAt): boolean {
  const isBehindQuote =
    parts[index - 1]?.type === "quote" || (isMarkAt(parts, index - 1, /^[,?!]$/) && parts[index - 2]?.type === "quote");
  if (clause.passive || clause.gerund) return false;
  // '"He said it again," testified Ana Ruiz'.
  if (isBehindQuote ? clause.agent !== null || !quoting.test(clause.lemma) : !inverted.test(clause.lemma)) return false;
  if (!isBehindQuote && !isMarkAt(parts, index - 1, /^[,–—]$/)) return false;
  if (verbForms(lowerAt(parts, index)).every(({ finite, lemma }) => !finite || lemma === lowerAt(parts, index))) return false;
  let at = index + 1;
  while (parts[at]?.type === "actor" && !actorAt(parts, at)) at += 1;
  const speaker = actorAt(parts, at);
  if (!speaker || speaker.viaThing || parts[at - 1]?.type === "quote") return false;
  const after = parts[at + 1];
  if (after && after.type !== "mark") return false;
  // "Smith, 34, said police": whoever stands right before the comma is not the one who says it only where a clause goes before.
  if (clause.agent !== null && clause.agent.end > (parts[at]?.type === "actor" ? speaker.start : 0)) return false;
  clause.agent = naming(speaker);
  if (clause.patient === speaker || clause.patient === clause.agent) clause.patient = null;
  return true;
}

/** "to pay", "to sue": whose infinitive it is. */
function readInfinitive(
  parts: readonly Token[],
  { clauses, quotes }: SentenceReading,
  order: number,
  to: number,
  naming: (actor: ActorAt) => ActorAt,
): void {
  const clause = clauses[order];
  if (!clause) return;
  const give = (actor: ActorAt) => {
    const who = naming(actor);
    if (clause.passive) clause.patient = who;
    else {
      clause.agent = who;
      if (clause.patient === who) clause.patient = null;
    }
  };
  let at = to - 1;
  while (isLight(lowerAt(parts, at)) || isMarkAt(parts, at, /^[,–—]$/)) at -= 1;
  const before = actorAt(parts, at);
  const start = clause.start;
  const controller = clauses.slice(0, order).findLast((one) => one.start < start);
  const between = controller ? controller.end : 0;
  // "the way for Ana Ruiz to sue".
  if (before && isSomebody(before) && !before.viaThing) {
    if (lowerAt(parts, at - 1) === "for" && !isMarkAt(parts, to - 1, /./)) return give(before);
    // "The decision by the editor, Ana Ruiz, to publish".
    if (isPlanBy(parts, at)) return give(before);
  }
  if (!controller) return;
  const isDirect = before !== null && isSomebody(before) && before.start >= between && !isMarkAt(parts, to - 1, /./);
  if (controller.passive) {
    // "was ordered by the judge to pay", "was found to have": whoever it is done to.
    if (
      controller.patient &&
      (ofObject.test(controller.lemma) || /^(?:find|say|allege|report|believe|see|make|deem|hold)$/.test(controller.lemma)) &&
      to - startIndex(parts, controller) < 9
    ) {
      give(controller.patient);
      if (notYet.test(controller.lemma)) clause.hedged = true;
      if (controller.negated) clause.negated = true;
    }
    return;
  }
  if (isDirect && ofObject.test(controller.lemma)) {
    give(before);
    if (notYet.test(controller.lemma)) clause.hedged = true;
    // 'told two pupils to sit in "…"': the words are those of whoever told them.
    for (const use of quotes) if (use.clause === clause && /^(?:say|write)$/.test(controller.class)) use.clause = controller;
    return;
  }
  if (
    notYet.test(controller.lemma) &&
    controller.patient &&
    to - startIndex(parts, controller) < 5 &&
    before === controller.patient
  )
    clause.hedged = true;
}

function isPlanBy(parts: readonly Token[], at: number): boolean {
  for (let back = at - 1; back > at - 6 && back > 0; back -= 1)
    if (lowerAt(parts, back) === "by") return plans.test(lowerAt(parts, back - 1));
  return false;
}

const startIndex = (parts: readonly Token[], clause: Clause) =>
  parts.findIndex((part) => part.type === "word" && part.word.start === clause.start);

/** "prohibited him from contacting", "can be heard urging", "show Ana Ruiz lying". */
function readGerund(
  parts: readonly Token[],
  clauses: readonly Clause[],
  order: number,
  index: number,
  naming: (actor: ActorAt) => ActorAt,
): void {
  const clause = clauses[order];
  if (!clause || clause.passive) return;
  let at = index - 1;
  while (isLight(lowerAt(parts, at))) at -= 1;
  const controller = clauses.slice(0, order).findLast((one) => one.start < clause.start);
  if (lowerAt(parts, at) === "from") {
    const before = actorAt(parts, at - 1);
    if (controller && keptFrom.test(controller.lemma)) {
      const who = before && before.start > controller.start ? before : controller.passive ? controller.patient : null;
      if (who && isSomebody(who)) {
        clause.agent = naming(who);
        clause.hedged = true;
      }
    }
    return;
  }
  // "to the teacher, not with threatening".
  if (/^(?:with|of|for|by)$/.test(lowerAt(parts, at)) && lowerAt(parts, at - 1) === "not") clause.negated = true;
  const before = actorAt(parts, at);
  if (
    before &&
    isSomebody(before) &&
    !before.viaThing &&
    controller &&
    !controller.passive &&
    watched.test(controller.lemma) &&
    before.start > controller.start &&
    before !== controller.agent
  )
    clause.agent = naming(before);
}

/** Whoever stands right before a finite verb, behind what begins a clause or behind an auxiliary. */
function readNearest(parts: readonly Token[], clause: Clause, index: number, naming: (actor: ActorAt) => ActorAt): void {
  const { at, auxiliary } = behindAuxiliaries(parts, index);
  const nearest = actorAt(parts, at);
  if (!nearest || nearest.kind === "body" || nearest.viaThing) return;
  if (nearest.kind === "pronoun" && !/^(?:he|she|they|i|we|you)$/.test(nearest.word)) return;
  const lower = lowerAt(parts, index);
  const isFinite = verbForms(lower).some(({ finite, lemma }) => finite && lemma !== lower) || lower.endsWith("ed");
  const before = lowerAt(parts, at - 1);
  // "Not until the trial had ended did Ben Foss learn", "had anyone told".
  const isInverted = auxiliary === "" && (isAuxiliary(before) || modals.has(before));
  if (isInverted ? /^(?:be|been|being|got|having)$/.test(before) : auxiliary === "" && !isFinite) return;
  const isBehindOpening = opening.test(before) && !(before === "as" && lowerAt(parts, at - 2) === "such");
  if (!isInverted && !isBehindOpening) return;
  // "spoke after Ana Ruiz, asked": only who stands right before the verb.
  const who = naming(nearest);
  if (clause.passive) {
    if (clause.patient === null || clause.patient.start < nearest.start) clause.patient = who;
    return;
  }
  if (clause.agent === nearest || clause.agent === who) return;
  clause.agent = who;
  if (clause.patient === who || clause.patient === nearest) clause.patient = null;
}

/** "counsel for the club, Ana Ruiz, told": a name between commas right before a finite verb that is nobody's, a body's or a word's. */
function readBetweenCommas(parts: readonly Token[], clauses: readonly Clause[], order: number, index: number): void {
  const clause = clauses[order];
  const { at, passive } = behindAuxiliaries(parts, index);
  const named = actorAt(parts, at - 1);
  if (!clause || !isMarkAt(parts, at, /^[,–—)]$/) || named?.kind !== "person" || named.viaThing) return;
  const opener = /^(?:the|one)$/.test(lowerAt(parts, at - 2)) ? at - 3 : at - 2;
  if (!isMarkAt(parts, opener, /^[,–—(]$/)) return;
  const before = parts[opener - 1];
  if (!before || before.type === "mark" || before.type === "quote") return;
  if (clause.passive !== passive && clause.passive) return;
  const given = clause.passive ? clause.patient : clause.agent;
  if (given === named || given?.kind === "person" || (given?.kind === "pronoun" && !given.viaThing)) return;
  const previous = clauses[order - 1];
  // "the school sacked its head, Ana Ruiz, left": the name is the object of another verb.
  if (previous && given && given.start < previous.start) return;
  if (previous && (previous.patient === named || previous.agent === named) && given) return;
  if (clause.passive) clause.patient = named;
  else {
    clause.agent = named;
    if (clause.patient === named) clause.patient = null;
  }
}

/** "heard that Ana Ruiz, described as the oldest member, shared": behind a participle by the way, the verb of whose name went before it. */
function readBehindAside(
  parts: readonly Token[],
  clauses: readonly Clause[],
  order: number,
  index: number,
  naming: (actor: ActorAt) => ActorAt,
): void {
  const clause = clauses[order];
  const { at } = behindAuxiliaries(parts, index);
  if (!clause || !isMarkAt(parts, at, /^,$/)) return;
  let opener = at - 1;
  while (opener > at - 14 && opener > 1 && (parts[opener]?.type === "word" || parts[opener]?.type === "actor")) opener -= 1;
  const named = actorAt(parts, opener - 1);
  if (!isMarkAt(parts, opener, /^,$/) || named?.kind !== "person" || named.viaThing) return;
  // Whoever begins the clause, not the object of a verb before: "hit Ana Ruiz, pushed her, kicked".
  if (opener > 1 && !opening.test(lowerAt(parts, opener - 2))) return;
  if (!verbForms(lowerAt(parts, opener + 1)).some(({ participle }) => participle)) return;
  const given = clause.passive ? clause.patient : clause.agent;
  if (given === named || (given !== null && given.start > named.start && given.kind === "person")) return;
  const who = naming(named);
  if (clause.passive) {
    clause.patient = who;
    return;
  }
  clause.agent = who;
  if (clause.patient === named) clause.patient = null;
  // "… and wrote": so is what goes on with the subject that this verb seemed to have.
  if (given) for (const later of clauses.slice(order + 1)) if (!later.passive && later.agent === given) later.agent = who;
}

/** 'told Ana Ruiz that she "…" and threw': what follows the words is done by whoever said them. */
function readBehindQuote(parts: readonly Token[], clauses: readonly Clause[], order: number, index: number): void {
  const clause = clauses[order];
  const { at } = behindAuxiliaries(parts, index);
  if (!clause || clause.passive || lowerAt(parts, at) !== "and") return;
  const quoteAt = isMarkAt(parts, at - 1, /^,$/) ? at - 2 : at - 1;
  const spoken = actorAt(parts, quoteAt - 1);
  if (parts[quoteAt]?.type !== "quote" || !spoken || clause.agent !== spoken) return;
  if (lowerAt(parts, quoteAt - 2) !== "that") return;
  const speech = clauses
    .slice(0, order)
    .findLast((one) => /^(?:say|write)$/.test(one.class) && !one.passive && one.end < spoken.start);
  if (speech?.agent) clause.agent = speech.agent;
}

const bearsWords =
  /^(?:posts?|messages?|tweets?|e-?mails?|letters?|notes?|signs?|banners?|placards?|posters?|leaflets?|flyers?|stickers?|captions?|articles?|columns?|texts?|comments?|statements?|videos?)$/;

/** "The post, in which Ana Ruiz was asked who would win, read '…'": the post, not whom the clause between commas tells of. */
function readBehindThing(parts: readonly Token[], clause: Clause, index: number): void {
  const { at } = behindAuxiliaries(parts, index);
  if (clause.passive || !/^(?:read|say|state|run|end|begin)$/.test(clause.lemma) || !isMarkAt(parts, at, /^,$/)) return;
  let comma = 1;
  while (comma < 5 && !isMarkAt(parts, comma, /^,$/)) comma += 1;
  if (comma >= at || !bearsWords.test(lowerAt(parts, comma - 1))) return;
  const isRelative =
    lowerAt(parts, comma + 1) === "which" ||
    lowerAt(parts, comma + 1) === "where" ||
    (/^(?:in|on|to|under|with|by|for)$/.test(lowerAt(parts, comma + 1)) && lowerAt(parts, comma + 2) === "which");
  if (isRelative && !parts.slice(comma + 1, at).some((_, offset) => isMarkAt(parts, comma + 1 + offset, /^[;:]$/)))
    clause.agent = null;
}

/** "It was Ana Ruiz, not the mayor, who sent it", "Ana Ruiz, the pupil whose complaint prompted it, said". */
function readRelative(parts: readonly Token[], clause: Clause, index: number, naming: (actor: ActorAt) => ActorAt): void {
  const { at } = behindAuxiliaries(parts, index);
  const given = clause.passive ? clause.patient : clause.agent;
  const give = (actor: ActorAt) => {
    if (clause.passive) clause.patient = naming(actor);
    else clause.agent = naming(actor);
  };
  if (lowerAt(parts, at) === "who" && given && isMarkAt(parts, at - 1, /^,$/) && actorAt(parts, at - 2) === given) {
    const not = [at - 3, at - 4].find((back) => lowerAt(parts, back) === "not");
    const meant = not !== undefined && isMarkAt(parts, not - 1, /^,$/) ? actorAt(parts, not - 2) : null;
    if (meant) give(meant);
    return;
  }
  if (!given || given.kind === "person" || !isMarkAt(parts, at, /^,$/)) return;
  for (let back = at - 1; back > at - 12 && back > 0; back -= 1) {
    if (isMarkAt(parts, back, /./)) return;
    if (lowerAt(parts, back) !== "whose") continue;
    const owner = actorAt(parts, back - 1);
    const whose = parts[back];
    if (owner && isSomebody(owner) && whose?.type === "word" && given.start > whose.word.start) give(owner);
    return;
  }
}

/** "nor did she withdraw it", "not only tolerated it": where the negation stands apart from its verb, and where it is none. */
function readNegation(parts: readonly Token[], clause: Clause, index: number): void {
  const { at } = behindAuxiliaries(parts, index);
  if (actorAt(parts, at) && /^(?:did|does|do|has|had|have|was|were|is|would|could|will)$/.test(lowerAt(parts, at - 1))) {
    if (/^(?:nor|never|neither)$/.test(lowerAt(parts, at - 2))) clause.negated = true;
  }
  for (let back = index - 1; back >= 0 && back > index - 9; back -= 1) {
    const part = parts[back];
    if (part?.type === "actor" && (part.actor.possessor || part.actor.kind === "body")) continue;
    const lower = lowerAt(parts, back);
    if (lower === "") return;
    if (lower === "not" && /^(?:only|merely|just|simply)$/.test(lowerAt(parts, back + 1))) {
      clause.negated = false;
      return;
    }
    if (lower === "let" && lowerAt(parts, back + 1) === "alone") {
      clause.negated = true;
      return;
    }
    // "nobody in her own party had ever called her that".
    if (/^(?:nobody|none)$/.test(lower) || (lower === "one" && lowerAt(parts, back - 1) === "no")) {
      clause.negated = true;
      return;
    }
    if (/^(?:that|who|which|when|while|because|and|but|if|whether)$/.test(lower)) return;
    if (verbForms(lower).some(({ finite }) => finite) && !isAuxiliary(lower) && !isLight(lower)) return;
  }
}
