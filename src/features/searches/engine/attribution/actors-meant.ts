import { type Gender, accusedNouns, bystanderNouns, deciderNouns, genderOfNoun, isPersonNoun } from "../reading/nouns.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { authorBefore } from "./author-before.ts";
import { type Who, groups } from "./discourse.ts";
import { identifiedAs } from "./identified-as.ts";
import { describedAs } from "./known-people.ts";
import { singleOut } from "./nearest-or-head.ts";
import { isOfOtherOwner } from "./owner-body.ts";
import { isOtherParty, partyNoun } from "./party-lines.ts";
import { type PassState, accusedHere, isBeside } from "./pass-state.ts";
import { ownerBefore, resolvePronoun } from "./pronouns-meant.ts";
import { furtherOne } from "./who-is-unnamed.ts";

/* Whom each noun phrase of a sentence means: by name, by a pronoun, or by a word for what somebody is. */

/** Says of everybody in a sentence who they are, and keeps them in mind for the pronouns to come. */
export function meanActors(
  state: PassState,
  sentence: Sentence,
  here: Map<ActorAt, Who>,
  apposed: ReadonlyMap<ActorAt, ActorAt>,
  set: Set<Who>,
  subjects: ReadonlySet<ActorAt>,
): void {
  const page = state.page;
  const known = state.known;
  const { descriptors, author } = known;
  const accused = state.accused;
  const aliases = state.aliases;
  const genders = state.genders;
  const introduced = state.introduced;
  const stack = state.stack;
  const meant = state.meant;
  const sure = state.sure;
  let current: Who | null = null;
  let hasTopic = false;
  for (const actor of sentence.reading.actors) {
    let who: Who;
    if (actor.kind === "person") who = `p${actor.person}`;
    else if (isParentage(page, actor) || isRemembered(page, actor)) who = "?";
    else if (actor.kind === "body") who = `b:${actor.noun}`;
    else if (actor.kind === "pronoun" && actor.word === "i" && author !== "?") {
      who = author;
      sure.add(actor);
    } else if (actor.kind === "pronoun") who = resolvePronoun(state, actor, actor.word, sentence, current);
    else {
      const named = apposed.get(actor);
      // "In 19 cases a suspect was identified": nobody in particular.
      const anyone = /^(?:an?|any|each|every|no|some|another) /.test(actor.words);
      if (named?.kind === "person") who = `p${named.person}`;
      else if (named?.kind === "pronoun") who = here.get(named) ?? "?";
      else if (page.head !== null && /^the /i.test(actor.words) && (headsEntry.has(actor.noun) || isTradeOf(page, actor.noun))) {
        who = `p${page.head}`;
        sure.add(actor);
      } else if (actor.definite && known.partyLines.has(partyNoun(actor))) {
        who = known.partyLines.get(partyNoun(actor)) ?? "?";
        if (who.startsWith("p")) sure.add(actor);
      } else if (isOtherParty(known.partyLines, actor)) who = `r:${partyNoun(actor)}`;
      else if (actor.noun === "client" && actor.definite && state.counsel.size > 0 && accused.size === 1)
        who = accusedHere(state);
      else if (accusedNouns.has(actor.noun) && !anyone && actor.noun !== "respondents" && actor.noun !== "defendants")
        who = accusedHere(state);
      else {
        const tied = broughtIn(state, describedAs(descriptors, actor), actor.start);
        const key = `r:${actor.noun}`;
        const aged = agedOne(state, actor, sentence);
        if (aged) who = aged;
        else if (actor.definite && tied?.size === 1 && !isOfOtherBody(state, actor)) who = [...tied][0] ?? key;
        else if (
          actor.definite &&
          /^the /.test(actor.words) &&
          accused.size === 1 &&
          !aliases.has(key) &&
          !introduced.has(key) &&
          (tied === undefined ? !ofState.test(actor.words) : tied.has(accusedHere(state))) &&
          !bystanderNouns.has(actor.noun) &&
          !groups.test(key) &&
          (singleOut.has(actor.noun) || /^\d{2}-year-old$/.test(actor.noun)) &&
          !isOfWhoOpened(state, sentence, accusedHere(state)) &&
          sentence.mentions.every(({ person, end }) => end > actor.start || `p${person}` === accusedHere(state))
        )
          who = accusedHere(state);
        else {
          const alias = aliases.get(key);
          // "a man whose picture had been passed around was cleared": brought in after the one who was named.
          const isNew =
            alias !== undefined &&
            /^an? /.test(actor.words) &&
            (known.namedIn.get(alias) ?? Infinity) < sentence.index &&
            !sentence.mentions.some((mention) => `p${mention.person}` === alias);
          // "A second man has been charged", before the page has named anybody: whom it goes on to name.
          const isFurther =
            furtherOne.test(actor.words) &&
            !(
              alias !== undefined &&
              (known.namedIn.get(alias) ?? -1) > sentence.index &&
              answersWhereNamed(state.page, alias, known.namedIn.get(alias) ?? -1) &&
              stack.every((one) => !one.who.startsWith("p"))
            );
          who = isFurther || isNew ? key : (alias ?? key);
        }
        if ((tied?.size === 1 && tied.has(who)) || aged) sure.add(actor);
        if (!actor.definite) introduced.add(key);
        if (deciderNouns.has(actor.noun) && who === key) who = `b:${actor.noun}`;
      }
    }
    if (actor.kind === "role" && isInOwnRelative(page, sentence, actor, who)) who = `r:${actor.noun}`;
    if (actor.kind === "role" && who.startsWith("p") && !apposed.has(actor) && isAnother(state, actor, who, current, subjects))
      who = `r:${actor.noun}`;
    // "As a writer he is remembered for it": what the one of whom the sentence goes on to tell is.
    if (actor.kind === "role" && who.startsWith("r:") && standsForNext(page, sentence, actor)) who = "?";
    if (actor.kind === "role" && who.startsWith("r:")) noteBeside(state, sentence, actor, set);
    // "Ruiz had condemned rapper Wilko after he said": the one who was condemned.
    if (actor.kind === "pronoun" && /^(?:he|she)$/.test(actor.word))
      who =
        condemnedBefore(page, sentence, actor, here) ??
        authorBefore(page, sentence, actor) ??
        ownerBefore(state, sentence, actor, here) ??
        who;
    const named = identifiedAs(page, sentence, actor);
    if (named) {
      who = named;
      sure.add(actor);
    }
    // "RUIZ: No, I fired him": who speaks means somebody else.
    if (
      actor.kind === "pronoun" &&
      /^(?:he|him|his|she|her)$/.test(actor.word) &&
      page.turns.some(
        ({ start, end, speaker }) =>
          start <= actor.start && actor.end <= end && "person" in speaker && `p${speaker.person}` === who,
      )
    )
      who = "?";
    here.set(actor, who);
    set.add(who);
    if (who === "p0" && !actor.possessor) meant.push(actor);
    if (who.startsWith("p") && accused.has(who) && actor.kind === "person") state.lastAccused = who;
    if (actor.kind === "pronoun" && /^p|^r:/.test(who)) {
      const gender: Gender = /^(?:he|him)$/.test(actor.word) ? "male" : /^(?:she|her)$/.test(actor.word) ? "female" : null;
      if (
        gender &&
        !genders.has(who) &&
        sentence.mentions.some((mention) => `p${mention.person}` === who && mention.end < actor.start) &&
        sentence.mentions.every((mention) => `p${mention.person}` === who || mention.start > actor.start)
      )
        genders.set(who, gender);
      else if (gender && !genders.has(who) && who.startsWith("r:") && !genderOfNoun(who.slice(2))) genders.set(who, gender);
      else if (
        gender &&
        !genders.has(who) &&
        accused.size <= 1 &&
        stack.filter((c) => c.sentence >= sentence.index - 1).every((c) => c.who === who || c.who.startsWith("b:"))
      )
        genders.set(who, gender);
    }
    if (subjects.has(actor) && !who.startsWith("b:")) current = who;
    const isTopic =
      (subjects.has(actor) && !underConjunction.test(page.text.slice(sentence.start, actor.start))) ||
      (actor.possessor === true && actor.start === sentence.start);
    if (!who.startsWith("b:") && who !== "?") {
      state.order += 1;
      stack.push({
        who,
        sentence: sentence.index,
        order: state.order,
        subject: subjects.has(actor) || isOfCopula(page, sentence, actor),
        isWhat: isOfCopula(page, sentence, actor, true),
        oblique: actor.oblique === true || (actor.possessor === true && actor.start > sentence.start),
        paired: isOfPair(page, sentence, actor),
        block: sentence.block,
        topic: isTopic && !hasTopic,
      });
      if (isTopic) hasTopic = true;
    }
  }
}

/** "when | Ana Ruiz objected, Ben Foss wrote": whom a clause by the way has for its subject the sentence is not about. */
const underConjunction =
  /(?:^|, )(?:and )?(?:when|while|after|before|because|although|though|if|once|since|until|whenever) [^,]*$/i;

/** "its president", of one body, where everybody whom the page names as president is another body's. */
function isOfOtherBody(state: PassState, actor: ActorAt & { kind: "role" }): boolean {
  const named = state.page.sentences.flatMap(({ reading }) =>
    reading.apposed.flatMap(([role]) => (role.kind === "role" && role.noun === actor.noun ? [role] : [])),
  );
  return named.length > 0 && named.every((role) => isOfOtherOwner(state.page, actor, role));
}

/** "the coach" is one whom the page has named before it, where it has named one and names another coach later. */
function broughtIn(state: PassState, holders: ReadonlySet<Who> | undefined, at: number): ReadonlySet<Who> | undefined {
  if (!holders || holders.size < 2) return holders;
  const before = [...holders].filter((who) => (state.known.firstAt.get(who) ?? 0) < at);
  return before.length === 1 ? new Set(before) : holders;
}

/**
 * "the 36-year-old": whoever the page gives that age; where it gives it to nobody, whoever the sentence before has for its subject,
 * if that is somebody named of no other age and nobody else stands there.
 */
function agedOne(state: PassState, actor: ActorAt & { kind: "role" }, sentence: Sentence): Who | null {
  const age = actor.definite ? /^the (?:[\w-]+ ){0,2}?(\d{2})-year-old\b/i.exec(actor.words)?.[1] : undefined;
  if (age === undefined || sentence.mentions.some(({ end }) => end <= actor.start)) return null;
  const { named, unnamed } = state.aged;
  const holders = [...named].filter(([, its]) => its === age).map(([who]) => who);
  if (holders.length > 0 || unnamed.get(age) !== actor.start) return holders.length === 1 ? (holders[0] ?? null) : null;
  const before = state.stack.filter(({ sentence: at }) => at === sentence.index - 1);
  // "Ana Ruiz was among five officers who …": the officers are no one person.
  const last = before.findLast(({ subject, who }) => subject && who.startsWith("p")) ?? before.findLast(({ subject }) => subject);
  const isLone = before.every(({ who }) => who === last?.who || !who.startsWith("p"));
  if (!last || !isLone || !last.who.startsWith("p") || named.has(last.who)) return null;
  return state.counsel.has(last.who) || state.deciding.has(last.who) || isBeside(state, last.who) ? null : last.who;
}

/** "lost her temper with a caller", "shouted at the man accused of it": somebody without a name, told of beside one who has one. */
function noteBeside(state: PassState, sentence: Sentence, actor: ActorAt & { kind: "role" }, set: ReadonlySet<Who>): void {
  const isNamedHere = sentence.mentions.length > 0 || [...set].some((who) => who.startsWith("p"));
  if (!isNamedHere || !isPersonNoun(actor.noun) || groups.test(`r:${actor.noun}`)) return;
  // "Ana Ruiz is a teacher", "works as a nurse": what she is, nobody beside her.
  const before = state.page.text.slice(Math.max(sentence.start, actor.start - 24), actor.start);
  if (
    /\b(?:is|was|been|became|becomes|remains|remained|as) $/.test(before) &&
    !/\b(?:it|there) (?:is|was|has been) $/i.test(before)
  )
    return;
  const after = state.page.text.slice(actor.end, actor.end + 24);
  const isTried = /^,? (?:who (?:is|was) )?(?:accused|charged|suspected|convicted|on trial)\b/.test(after);
  if (actor.definite && !isTried) return;
  state.beside.set(actor.noun, isTried);
}

/** A noun that cannot mean this named person: of the other sex, or that of somebody told of beside them. */
function isAnother(
  state: PassState,
  actor: ActorAt & { kind: "role" },
  who: Who,
  current: Who | null,
  subjects: ReadonlySet<ActorAt>,
): boolean {
  const gender = genderOfNoun(actor.noun);
  const known = state.genders.get(who);
  if (gender && known && gender !== known) return true;
  const before = state.page.text.slice(Math.max(0, actor.start - 12), actor.start);
  // "Ana Ruiz was fired for striking a player": whoever is struck is not she.
  if (!actor.definite) return current === who && !subjects.has(actor) && /\b(?!being )\w+ing $/.test(before);
  const after = state.page.text.slice(actor.end, actor.end + 24);
  // "she shouted at the man accused of it": whom she shouts at is not she.
  if (current === who && !actor.possessor && /^ (?:accused|charged|suspected)\b/.test(after)) return true;
  if (state.beside.has(actor.noun)) return true;
  return accusedNouns.has(actor.noun) && [...state.beside.values()].includes(true);
}

/** The accused is named only later, and this paragraph has somebody else as its subject: "the manager" is not yet theirs. */
function isOfWhoOpened(state: PassState, sentence: Sentence, accused: Who): boolean {
  return (
    (state.known.namedIn.get(accused) ?? -1) > sentence.index &&
    state.stack.some(({ who, block, subject }) => block === sentence.block && subject && who.startsWith("p") && who !== accused)
  );
}

/** Whom a verb of reproach or of a step takes, where the next words say what for: "criticised X after he …". Nobody known by name: "?". */
function condemnedBefore(page: PageReading, sentence: Sentence, actor: ActorAt, here: ReadonlyMap<ActorAt, Who>): Who | null {
  const cause = sentence.reading.clauses.findLast(
    (clause) =>
      clause.end < actor.start && !clause.passive && /^(?:condemn|discipline|charge|arrest|accuse|sentence)$/.test(clause.class),
  );
  if (!cause || !/\b(?:after|when|because) $/.test(page.text.slice(cause.end, actor.start))) return null;
  const { patient } = cause;
  if (patient && patient.start >= cause.end && patient.end <= actor.start) return here.get(patient) ?? null;
  // "condemned rapper Wilko after he": somebody whom the page names by one word.
  return !patient && /^ (?:[a-z]+ ){0,3}\p{Lu}\p{L}+ (?:after|when|because) $/u.test(page.text.slice(cause.end, actor.start))
    ? "?"
    : null;
}

/** "the man who assaulted Ana Ruiz": whoever stands in what is said of them by "who" is somebody else. */
function isInOwnRelative(page: PageReading, sentence: Sentence, actor: ActorAt, who: Who): boolean {
  const said = /^,? whom? (?:(?:had|has|was|were) )?(?:(?!\b(?:has|have|had|was|were|is|are)\b)[^.;,])*/.exec(
    page.text.slice(actor.end, sentence.end),
  );
  return (
    said !== null &&
    sentence.mentions.some(({ person, start }) => `p${person}` === who && start > actor.end && start < actor.end + said[0].length)
  );
}

/** "Ana Ruiz, secondary teacher, St Aldhelm's": the trade at the head of an entry, by which it goes on to speak of her. */
function isTradeOf(page: PageReading, noun: string): boolean {
  const named = page.mentions.find(({ person }) => person === page.head);
  return (
    named !== undefined &&
    new RegExp(`^,? (?:\\()?(?:[\\w-]+ ){0,4}${noun}\\b`, "i").test(page.text.slice(named.end, named.end + 60))
  );
}

/** Whom an entry of a register is about, by the body's own word for them. */
const headsEntry = new Set(
  "member registrant licensee respondent practitioner educator employee player defendant accused above".split(" "),
);

/** "the prime minister": a minister of state by the words before it, and not whom a page accuses unless it says so. */
const ofState =
  /\b(?:prime|first|foreign|interior|justice|home|education|defen[cs]e|culture|finance|health|security|housing|employment|equality) minister$/i;

/** "As a writer | he is remembered", "Speaking as a father, | Ana Ruiz said": at the head of a sentence, and then the one who is it. */
function standsForNext(page: PageReading, sentence: Sentence, role: ActorAt): boolean {
  const next = sentence.reading.actors.find(({ start }) => start >= role.end);
  return (
    /^(?:(?:working|writing|speaking|acting|serving) )?as (?:an? )?$/i.test(page.text.slice(sentence.start, role.start)) &&
    next !== undefined &&
    /^(?:pronoun|person)$/.test(next.kind) &&
    /^(?: (?:of|for|in|at|on) [^,;]{2,40})?,? $/.test(page.text.slice(role.end, next.start))
  );
}

/** "PC Ana Ruiz was for some time the liaison officer": at the head of a sentence, or of what is said within one, that says who somebody is. */
function isOfCopula(page: PageReading, sentence: Sentence, actor: ActorAt, isWithin = false): boolean {
  return (
    actor.kind === "person" &&
    (isWithin
      ? /\b(?:that|said|and|but|because|as|when|while) (?:[\p{Lu}][\p{L}]*\.? )*$/u
      : /^(?:\(?\w{1,3}[.)]\s+)?(?:[\p{Lu}][\p{L}]*\.? )*$/u
    ).test(page.text.slice(sentence.start, actor.start)) &&
    /^(?: \([^()]{2,80}\))?(?:, \d{1,2},)? (?:is|was|has been|had been) (?!\w+ed\b)/.test(
      page.text.slice(actor.end, actor.end + 110),
    )
  );
}

/** "a row with Ana Ruiz and Ben Foss". */
function isOfPair(page: PageReading, sentence: Sentence, actor: ActorAt): boolean {
  if (actor.kind !== "person") return false;
  return sentence.mentions.some((one, index) => {
    const next = sentence.mentions[index + 1];
    return (
      next !== undefined &&
      (one.start === actor.start || next.start === actor.start) &&
      /^ and $/.test(page.text.slice(one.end, next.from))
    );
  });
}

const answersHere =
  /^[^;]{0,90}?\b(?:appear(?:ed|s)?|accused|charged|arrested|sentenced(?! (?:him|her|them)\b)|jailed|convicted|pleaded|faces?|denie[sd]|admit(?:s|ted)|remanded|due (?:in|before)|bailed|granted bail|detained|in custody|held on)\b/i;

/** "A second man has been charged. … Ben Foss, 31, appeared in court": the sentence that first names somebody says that they answer for something. */
function answersWhereNamed(page: PageReading, who: Who, index: number): boolean {
  const sentence = page.sentences[index];
  const mention = sentence?.mentions.find(({ person }) => `p${person}` === who);
  return sentence !== undefined && mention !== undefined && answersHere.test(page.text.slice(mention.end, sentence.end));
}

const bornTo =
  /(?:^|[.\n“”"] ?|, )(?:born|raised|brought up)\b(?:(?!\b(?:who|that|he|she|was|were|had)\b)[^.;]){0,80}\b(?:to|by|of) (?:(?:an?|the|two|his|her) (?:[\w-]+ ){0,4}?[\w-]+ and )?$/i;

/** ", the son of a chandler,", "Born to a tailor and a nurse, he": said of whom the sentence is about; nobody else comes in. */
function isParentage(page: PageReading, actor: ActorAt): boolean {
  if (actor.kind === "role" && bornTo.test(page.text.slice(Math.max(0, actor.start - 120), actor.start))) return true;
  return (
    actor.kind === "role" &&
    /^(?:son|daughter|child|grandson|granddaughter|widow|descendant)$/.test(actor.noun) &&
    /^ of (?:an?|the|two|russian|polish|immigrant)\b/i.test(page.text.slice(actor.end, actor.end + 20)) &&
    /(?:^|[,;(]|\n)\s*$/.test(page.text.slice(Math.max(0, actor.start - 3), actor.start))
  );
}

/** "Growers remember a patient hybridiser who kept …": somebody whom the page has named, by another word. */
function isRemembered(page: PageReading, actor: ActorAt): boolean {
  return (
    actor.kind === "role" &&
    /^an? /.test(actor.words) &&
    /\b(?:remember(?:s|ed)?|recall(?:s|ed)?|knew|mourn(?:s|ed)?|misse[sd]|describe[sd]? (?:him|her) as|remembered as|known as) $/i.test(
      page.text.slice(Math.max(0, actor.start - 24), actor.start),
    )
  );
}
