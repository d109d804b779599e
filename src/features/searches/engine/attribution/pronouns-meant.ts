import { hostility } from "../hatred/hostility.ts";
import { tellsBetween } from "../reading/function-words.ts";
import type { Clause } from "../reading/clause.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { goesOnToSpeak } from "./counsel.ts";
import { type Who, groups } from "./discourse.ts";
import { namedInQuotation, namedUnder, ofStep } from "./named-under.ts";
import { openerOf } from "./opening.ts";
import { saidByTheirs } from "./owner-says.ts";
import { type PassState, accusedHere, fits, isBeside } from "./pass-state.ts";
import { standsUpToIt } from "./stood-up-to-it.ts";
import { isSetAhead } from "./told-of-another.ts";
import { whoAnswers } from "./who-answers.ts";
import { bearsWhatCame, isBehindAnother } from "./who-is-unnamed.ts";

/*
 * Whom a pronoun means: who is told of before it, weighed by how recently and as what they stand there, unless the sentence itself
 * says who it is.
 */

/** Classes of verbs by which somebody owns up, by a pronoun too: "He admitted it." */
export const ownsUp = /^(?:plead|apologise|admit)$/;

/** Whom a pronoun means; "?" where the page does not say. */
export function resolvePronoun(state: PassState, actor: ActorAt, pronoun: string, sentence: Sentence, current: Who | null): Who {
  const page = state.page;
  const known = state.known;
  const { author, firstPerson, officers } = known;
  const accused = state.accused;
  const genders = state.genders;
  const sure = state.sure;
  const stack = state.stack;
  const lastAccused = state.lastAccused;
  if (pronoun === "you") {
    const spokenTo = page.addressees.findLast(({ from }) => from <= sentence.end);
    if (!spokenTo) return "?";
    sure.add(actor);
    return `p${spokenTo.person}`;
  }
  if (/^(?:i|we)$/.test(pronoun)) return pronoun === "i" ? author : "?";
  if (/^(?:they|them)$/.test(pronoun)) return isOfPairBefore(state, sentence, actor.start) ? "r:pair" : "?";
  if (!/^(?:he|she|him|her|himself|herself)$/.test(pronoun)) return "?";
  // "Mr Foss was charged … It was alleged that, as the goalkeeper ran up, he …": the one who is charged.
  if (
    lastAccused &&
    /^(?:he|she)$/.test(pronoun) &&
    fits(state, lastAccused, pronoun) &&
    state.involved.at(-1)?.has(lastAccused) === true &&
    /^(?:\(?\w{1,3}[.)]\s+)?it (?:was|is) (?:further |also )?(?:alleged|charged|said) that\b/i.test(sentence.text)
  ) {
    sure.add(actor);
    return lastAccused;
  }
  // "an indictment against Ben Foss, 29, charging that he …": whom the paper names.
  const charged = /^(?:he|she)$/.test(pronoun) ? chargedBefore(page, sentence, actor.start) : null;
  if (charged && fits(state, charged, pronoun)) {
    sure.add(actor);
    return charged;
  }
  // 'said that the calls, "which were chosen by Coach Foss," were wrong and that he had been dismissed': whom the quotation names.
  const quoted = /^(?:he|she)$/.test(pronoun) ? namedInQuotation(sentence, actor) : null;
  if (quoted && accused.has(quoted) && fits(state, quoted, pronoun)) return quoted;
  // "The association moved the neighbour only after he had been convicted": a body is no he.
  const moved = /^(?:he|she)$/.test(pronoun)
    ? sentence.reading.clauses.find(
        (clause) =>
          clause.agent?.kind === "body" &&
          clause.patient !== null &&
          /^(?:role|person)$/.test(clause.patient.kind) &&
          clause.patient.end <= actor.start &&
          /^(?: only| just| shortly| soon)? (?:after|before|until|when|once|because|since) $/.test(
            page.text.slice(clause.patient.end, actor.start),
          ),
      )?.patient
    : undefined;
  const movedIs =
    moved?.kind === "person" ? `p${moved.person}` : moved?.kind === "role" ? whoseRole(state, `r:${moved.noun}`) : null;
  if (movedIs && fits(state, movedIs, pronoun)) {
    sure.add(actor);
    return movedIs;
  }
  const isObject = /^(?:him|her)$/.test(pronoun);
  // "The pair attacked a man and called him …": whom the same people did the one thing to, they did the other.
  const hit = isObject && (current === null || !current.startsWith("p")) ? doneToBefore(page, sentence, actor) : null;
  const hitIs = hit?.kind === "person" ? `p${hit.person}` : hit?.kind === "role" ? whoseRole(state, `r:${hit.noun}`) : null;
  if (hitIs && fits(state, hitIs, pronoun)) {
    sure.add(actor);
    return hitIs;
  }
  // "Foss pleaded guilty to an information charging him with …": the paper's object is whom the sentence is about.
  if (
    isObject &&
    current !== null &&
    current.startsWith("p") &&
    fits(state, current, pronoun) &&
    !state.deciding.has(current) &&
    ofPaper.test(page.text.slice(Math.max(sentence.start, actor.start - 40), actor.start))
  ) {
    sure.add(actor);
    return current;
  }
  // "Judge Ana Ruiz called it vile. He pleaded guilty", "A neighbour, Ana Ruiz, said she had shouted '…'": told of somebody before.
  const isOfStep =
    state.doers.size > 0 &&
    [...accused].every((who) => state.doers.has(who)) &&
    sentence.reading.clauses.some(
      (clause) =>
        (ofStep.has(clause.class) && (ownsUp.test(clause.class) ? clause.agent : clause.patient) === actor) ||
        (clause.agent === actor && isHostileAct(page, clause)) ||
        // "found his words antisemitic", "suspended him from his post".
        ((actor.possessor === true || actor.viaThing === true) &&
          actor.start > clause.end &&
          (clause.class === "find" || (ofStep.has(clause.class) && clause.patient?.kind === "pronoun"))),
    );
  const answerer = whoAnswers(state, actor, pronoun, sentence, current);
  if (answerer) return answerer;
  const told = whoWasToldOf(state, actor, pronoun, sentence, current);
  if (told) {
    sure.add(actor);
    return told;
  }
  const teller = whoGoesOnTelling(state, actor, pronoun, sentence);
  if (teller) return teller;
  const comes = whoComesBehind(state, actor, pronoun, sentence);
  if (comes) {
    sure.add(actor);
    return comes;
  }
  // A paragraph of a biography that has named nobody else speaks of whom it is about.
  const { biographee } = known;
  if (
    biographee &&
    fits(state, biographee, pronoun) &&
    !stack.some(
      ({ who, block, oblique }) =>
        block === sentence.block && who !== biographee && /^[pr]/.test(who) && !oblique && fits(state, who, pronoun),
    )
  ) {
    sure.add(actor);
    return biographee;
  }
  const ahead = new Set(
    sentence.mentions
      .filter(
        ({ from, end }) =>
          end <= actor.start && isSetAhead(page.text.slice(sentence.start, from), page.text.slice(end, actor.start)),
      )
      .map(({ person }) => `p${person}`),
  );
  // "He pleaded guilty to harassing Mr Foss": whom a pronoun governs by name is another.
  const governed = new Set(
    isObject
      ? []
      : [
          ...namedUnder(page, sentence, actor),
          ...saidByTheirs(page, sentence, actor, pronoun),
          ...saidInAside(page, sentence, actor),
        ],
  );
  // "The rabbi told the judge of it. He must also pay for the door": what is done about the one who did it, nobody who stands beside.
  const bears = isObject
    ? sentence.reading.clauses.some(
        ({ class: kind, patient }) =>
          patient === actor && /^(?:charge|arrest|indict|convict|sentence|discipline|try)$/.test(kind),
      )
    : bearsWhatCame(page.text.slice(actor.end, sentence.end));
  // "Police charged him": of an officer or a chair too, but not of whoever stood up to it.
  const standsApartOfIt = (who: Who) => (isObject ? standsUpToIt(page, who) : isBeside(state, who)) || isOnlyAside(state, who);
  const isSpeaking = goesOnToSpeak.test(page.text.slice(actor.end, sentence.end));
  // "Ruiz painted swastikas, for which the court gave her 20 months": the one who gives is a body.
  const isOfBody = isObject && sentence.reading.clauses.some(({ patient, agent }) => patient === actor && agent?.kind === "body");
  // "A shoplifter walked free when the case against him collapsed": the clause has another subject.
  const isOfThing =
    isObject &&
    /\b(?:when|after|because|while|until|since|once) (?:the|an?|all|no) (?:[\w-]+ )?(?:cases?|charges?|evidence|proceedings|allegations?|complaints?|counts?|trial|verdict|appeal) (?:against|of|concerning) $/i.test(
      page.text.slice(sentence.start, actor.start),
    );
  const newcomer = newcomerOf(state, sentence, actor.start, pronoun);
  // Not somebody accused: the page may go on about them.
  const isOutranked = (who: Who) => newcomer !== null && newcomer !== who && !accused.has(who) && !state.doers.has(who);
  // "In a letter to a pharmacist, Ben Foss, who had asked for it, he wrote": whoever stands in what is set in front is another.
  const isSetInFront =
    !isObject &&
    actor.possessor !== true &&
    /^(?:In|To|Of|With|From|On|At|About|Against) (?![^,]*\b(?:he|she|they|it|we|I)\b)/.test(
      page.text.slice(sentence.start, actor.start),
    ) &&
    !sentence.reading.clauses.some(
      ({ agent, end }) => end <= actor.start && agent !== null && agent.kind !== "body" && agent.oblique !== true,
    );
  // "Walujew hit him while Kretschmar held him": those who are accused together do it to somebody else.
  const doneBy = isObject
    ? sentence.reading.clauses.find(({ patient, class: kind, passive }) => patient === actor && kind === "attack" && !passive)
        ?.agent
    : undefined;
  const isOfAttacker = doneBy?.kind === "person" && accused.has(`p${doneBy.person}`);
  let best: { who: Who; score: number } | null = null;
  let second = 0;
  const seen = new Set<Who>();
  for (let back = stack.length - 1; back >= 0 && back > stack.length - 30; back -= 1) {
    const candidate = stack[back];
    if (!candidate || candidate.who.startsWith("b:") || candidate.who === "?" || groups.test(candidate.who)) continue;
    if (seen.has(candidate.who)) {
      if (!candidate.subject) continue;
    }
    seen.add(candidate.who);
    if (!fits(state, candidate.who, pronoun) || state.deciding.has(candidate.who) || ahead.has(candidate.who)) continue;
    if (governed.has(candidate.who)) continue;
    if (isDeadBy(state, candidate.who, actor, sentence)) continue;
    // "Ana Ruiz, defending, said Foss had lost his temper. He has lost his job": her client.
    if (!isSpeaking && state.counsel.has(candidate.who)) continue;
    // Who writes "I" does not write "he" of themselves.
    if (firstPerson && candidate.who === author) continue;
    if (isObject && candidate.who === current && !isOfBody && !isOfThing) continue;
    const distance = sentence.index - candidate.sentence;
    if (distance > 4) break;
    const score =
      100 -
      distance * 10 +
      (candidate.subject ? 9 : 0) +
      (candidate.topic ? 5 : 0) +
      (candidate.isWhat && distance === 0 ? 9 : 0) +
      // "places X on probation and bars him": whom the verb before was done to.
      (isObject && distance === 0 && !candidate.oblique ? 8 : 0) +
      (genders.has(candidate.who) ? 4 : 0) +
      (known.headlined.has(candidate.who) ? 5 : 0) +
      (accused.has(candidate.who) ? 6 : 0) +
      (isOfStep && state.doers.has(candidate.who) ? 14 : 0) -
      (candidate.oblique ? 8 : 0) -
      (candidate.oblique && distance === 0 && isSetInFront ? 25 : 0) -
      (isOfAttacker && accused.has(candidate.who) ? 25 : 0) -
      (candidate.paired && distance > 0 ? 12 : 0) -
      (bears && standsApartOfIt(candidate.who) ? 30 : 0) -
      (candidate.block === sentence.block ? 0 : isOutranked(candidate.who) ? 20 : 5) -
      (officers.has(candidate.who) && !candidate.subject && !(candidate.isWhat && distance === 0) ? 16 : 0) -
      (state.order - candidate.order) * 0.1;
    if (!best || score > best.score) {
      if (best && best.who !== candidate.who) second = Math.max(second, best.score);
      best = { who: candidate.who, score };
    } else if (candidate.who !== best.who) second = Math.max(second, score);
  }
  // "A man was jailed. Ben Foss lost two teeth. He pleaded guilty": nobody else is there, and yet not his.
  if (best?.who === "p0" && bears && !officers.has(best.who) && !state.doers.has(best.who) && standsApartOfIt(best.who))
    return "?";
  // In an entry that names nobody else the pronoun is that of whom it is about.
  const isAlone = page.head !== null && page.people.length === 1 && best?.who === `p${page.head}`;
  const isDoubted =
    best !== null &&
    bears &&
    !isObject &&
    !accused.has(best.who) &&
    !state.doers.has(best.who) &&
    isBehindAnother(page, best.who, (who) => fits(state, who, pronoun));
  if (best && (isAlone || best.score - second >= 7) && !isDoubted) sure.add(actor);
  if (best) return best.who;
  if (accused.size !== 1) return "?";
  const alone = accusedHere(state);
  if (!fits(state, alone, pronoun)) return "?";
  // "suspended Ben Foss and fined him", above whoever else the page names later: not theirs who is yet to come.
  const isYetToCome = (known.firstAt.get(alone) ?? 0) > actor.start;
  if (!isYetToCome) return alone;
  // "a couple whom he turned away. Réjean Foss had taken their deposit. … His brother was removed from the case": whom the page names first.
  const first = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.length > 0)?.mentions[0];
  const firstIs = `p${first?.person}`;
  const isOfFirst = firstIs === alone || officers.has(firstIs) || isBeside(state, firstIs);
  return !isOfFirst || sentence.mentions.some(({ end }) => end <= actor.start) ? "?" : alone;
}

/** "An inspector, Ben Foss, told reporters … There was no danger, he said": whoever told of it in the sentence before tells on. */
function whoGoesOnTelling(state: PassState, actor: ActorAt, pronoun: string, sentence: Sentence): Who | null {
  const { text } = state.page;
  if (!/^(?:he|she)$/.test(pronoun) || !/^[^]{6,}[,”"’'] $/.test(text.slice(sentence.start, actor.start))) return null;
  if (
    !/^ (?:also |later |then )?(?:said|added|told \w+(?: \w+)?|wrote|continued)[.,;:]/.test(text.slice(actor.end, sentence.end))
  )
    return null;
  const before = state.clauses.findLast((clause) => clause.sentence < sentence.index);
  if (!before || before.sentence < sentence.index - 1 || sentence.mentions.length > 0) return null;
  const told = state.clauses.find(
    (clause) => clause.sentence === before.sentence && clause.class === "say" && !clause.passive && !clause.gerund,
  );
  const who = told?.agentIs;
  return who !== undefined && /^p/.test(who) && fits(state, who, pronoun) ? who : null;
}

const inIt = String.raw`(?:[\w-]+ ){1,4}(?:(?:in|on|from|to|by|through|under|with) which|where) $`;
const inWhich = new RegExp(`^(?:['’]s?)? ${inIt}`);
const ofAccused = new RegExp(
  `\\bthe (?:alleged )?(?:suspect|defendant|accused|attacker|gunman|arsonist|perpetrator)['’]s ${inIt}`,
  "i",
);

/**
 * "posts on the suspect's phone in which he wrote": whose the thing is, right ahead of what somebody did in it. Null where no owner stands there whom
 * the pronoun fits.
 */
export function ownerBefore(
  state: PassState,
  sentence: Sentence,
  actor: ActorAt & { kind: "pronoun" },
  here: ReadonlyMap<ActorAt, Who>,
): Who | null {
  const { text } = state.page;
  const owner = sentence.reading.actors.findLast((one) => one.possessor === true && one.end <= actor.start);
  const who = ofAccused.test(text.slice(sentence.start, actor.start))
    ? accusedHere(state)
    : owner && inWhich.test(text.slice(owner.end, actor.start))
      ? here.get(owner)
      : undefined;
  return who?.startsWith("p") && fits(state, who, actor.word) ? who : null;
}

const toldBetween = new RegExp(`^ ${tellsBetween}\\b[^,.;]{0,40},`);

/** "He was, Ana Ruiz said, a danger to them": whoever tells of it between commas tells of another. */
const saidInAside = (page: PageReading, sentence: Sentence, actor: ActorAt): Who[] =>
  sentence.mentions.flatMap(({ person, from, end }): Who[] =>
    from > actor.end &&
    /, (?:[\w.]+ ){0,2}$/.test(page.text.slice(actor.end, from)) &&
    toldBetween.test(page.text.slice(end, sentence.end))
      ? [`p${person}`]
      : [],
  );

/** "A man has been charged … It happened in the shop of Ana Ruiz. He will appear in court": named by the way, in a page about somebody without a name. */
function isOnlyAside(state: PassState, who: Who): boolean {
  if (!/^p\d/.test(who) || state.accused.has(who) || state.doers.has(who) || openerOf(state.page) === null) return false;
  const told = state.stack.filter((candidate) => candidate.who === who);
  return told.length > 0 && told.every(({ oblique, subject }) => oblique && !subject);
}

/**
 * "In a letter, before he was dismissed, Ruiz apologised": a pronoun in a clause set ahead of its sentence means whom the sentence is
 * about, where the page accuses nobody else whom it may mean; not an official or a bystander, who may tell of another.
 */
function whoComesBehind(state: PassState, actor: ActorAt, pronoun: string, sentence: Sentence): Who | null {
  const { text } = state.page;
  if (!/^(?:he|she)$/.test(pronoun) || !setAhead.test(text.slice(sentence.start, actor.start))) return null;
  const [name] = sentence.mentions;
  if (!name || name.from < actor.end || !/^[^.;:“”"]{2,90}, $/.test(text.slice(actor.end, name.from))) return null;
  // "As he left, Ruiz called after him", "When she spoke, Ruiz's lawyer": another than whom the sentence is about.
  const behind = text.slice(name.end, sentence.end);
  if (/['’]s$/.test(text.slice(name.start, name.end)) || /^['’]s\b|^ and \p{Lu}|\b(?:him|her)\b/u.test(behind)) return null;
  // "After he was dismissed, Ruiz took over": of the one before. Who owns up to it is the one.
  if (!ownsUpBehind.test(behind)) return null;
  const who: Who = `p${name.person}`;
  const isOther = (one: Who) => one !== who && one.startsWith("p") && fits(state, one, pronoun);
  if ([...state.accused, ...state.doers].some(isOther)) return null;
  const isApart = state.deciding.has(who) || state.counsel.has(who) || state.known.officers.has(who) || isBeside(state, who);
  return fits(state, who, pronoun) && !isApart ? who : null;
}

/**
 * "The department is led by Ana Ruiz. She wrote …": the only one whom a paragraph names up to here, wherever in the sentence they
 * stand; null for an official, a lawyer or a bystander. What the last sentence speaks of outranks the subjects above it (centering:
 * Grosz, Joshi and Weinstein 1995).
 */
function newcomerOf(state: PassState, sentence: Sentence, at: number, pronoun: string): Who | null {
  const first = state.page.sentences.findLastIndex(({ block, index }) => index < sentence.index && block !== sentence.block) + 1;
  const ofBlock = state.page.sentences.slice(first, sentence.index + 1);
  const named = new Set(
    ofBlock.flatMap(({ mentions }) => mentions.filter(({ end }) => end <= at).map(({ person }): Who => `p${person}`)),
  );
  const [who, other] = [...named].filter((one) => fits(state, one, pronoun));
  if (who === undefined || other !== undefined) return null;
  const isRecent = ofBlock.slice(-3, -1).some(({ mentions }) => mentions.some(({ person }) => `p${person}` === who));
  if (!isRecent || state.deciding.has(who) || state.counsel.has(who)) return null;
  return state.known.officers.has(who) || isBeside(state, who) ? null : who;
}

/** "His friend Ben Foss died in 2008. In 2012 he was arrested", "he says": not the one who was dead by then. */
function isDeadBy(state: PassState, who: Who, actor: ActorAt, sentence: Sentence): boolean {
  const died = state.known.diedIn.get(who);
  if (died === undefined) return false;
  const year = Number(/^In (?:\p{Lu}\p{Ll}+ )?((?:19|20)\d\d)\b/u.exec(sentence.text)?.[1] ?? 0);
  return (
    year > died ||
    /^ (?:says|adds|asks|recalls|explains|tells|laughs|shrugs|insists|admits)\b/.test(
      state.page.text.slice(actor.end, actor.end + 12),
    )
  );
}

/**
 * "The officer, Ana Ruiz, said he had called her a '…'", "He told the hearing that he had sung it": who tells of such an act
 * tells of whoever the page has doing it, not of themselves. The last one named; null where it is no such sentence.
 */
function whoWasToldOf(state: PassState, actor: ActorAt, pronoun: string, sentence: Sentence, current: Who | null): Who | null {
  const { text } = state.page;
  if (
    state.doers.size === 0 ||
    !current ||
    state.doers.has(current) ||
    state.accused.has(current) ||
    !/^(?:he|she)$/.test(pronoun)
  )
    return null;
  const { clauses } = sentence.reading;
  const tells = clauses.some(
    (clause) =>
      clause.end < actor.start &&
      !clause.passive &&
      /^(?:say|accuse|write)$/.test(clause.class) &&
      /^(?: (?!and\b|when\b|after\b|because\b)[\w’'-]+){0,5}? ?(?:that )?$/.test(text.slice(clause.end, actor.start)),
  );
  if (!tells || !clauses.some((clause) => clause.agent === actor && isHostileAct(state.page, clause))) return null;
  // "said that he had spoken to Cllr Foss": whom he speaks to is another.
  const named = new Set(sentence.mentions.filter(({ from }) => from > actor.end).map(({ person }): Who => `p${person}`));
  return (
    state.stack.findLast(
      ({ who }) => who !== current && who.startsWith("p") && state.doers.has(who) && !named.has(who) && fits(state, who, pronoun),
    )?.who ?? null
  );
}

/** "Ana Ruiz and Ben Foss learned their sentences. A jury convicted them": the two at the head of the sentence before are all whom the page accuses. */
function isOfPairBefore(state: PassState, sentence: Sentence, at: number): boolean {
  const before = state.page.sentences.findLast(({ kind, index }) => kind === "main" && index < sentence.index);
  const [one, two] = before?.mentions ?? [];
  if (!before || !one || !two || one.from > before.start + 4 || state.accused.size !== 2) return false;
  const isMany = (actor: ActorAt) => actor.kind === "role" && groups.test(`r:${actor.noun}`);
  return (
    /^(?:,? \(?(?:aged )?\d{2}\)?,?)? and $/.test(state.page.text.slice(one.end, two.from)) &&
    [one, two].every(({ person }) => state.accused.has(`p${person}`)) &&
    !before.reading.actors.some(isMany) &&
    !sentence.reading.actors.some((actor) => actor.start < at && isMany(actor))
  );
}

/** Whom a word without a name is known to mean, else itself. */
function whoseRole(state: PassState, key: Who): Who {
  return state.aliases.get(key) ?? key;
}

/** Up to a pronoun: "Before", "In a statement last week, shortly after". */
const setAhead =
  /^(?:[^.;:“”"]{2,60}, )?(?:(?:shortly|soon|just|even|hours|days|weeks|minutes|moments|immediately) )?(?:before|after|until|although|though) $/i;

/** Behind a name: they say that it was theirs. */
const ownsUpBehind =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)? (?:(?:had|has|also|publicly|later|then|\w+ly) )*(?:apologi[sz]ed for (?:(?:his|her) (?:own )?(?:\w+ )?(?:words|remarks?|comments?|posts?|language|conduct|behaviou?r|tweets?|messages?|actions?)|["“‘']|what (?:he|she) (?:had )?(?:said|wrote|written|posted|done))|(?:said|wrote|insisted) (?:that )?(?:he|she) (?:had )?(?:regretted|was sorry for|never meant)|admitted (?:to )?(?:posting|writing|sending|saying|shouting|making|sharing))/i;

const ofPaper =
  /\b(?:information|indictment|complaint|warrant|summons|order|letter|notice|charges?|counts?|ruling|decision|judge?ment|verdict|agreement|report|e-?mail|message|note|sentence|sanction|resolution|injunction|citation|ban|rule|statement|deal) (?:charging|accusing|requiring|ordering|barring|banning|directing|telling|informing|notifying|suspending|dismissing|forbidding|prohibiting|naming|sentencing|convicting|clearing|acquitting|warning|inviting|summoning|obliging|keeping|removing|expelling|finding) $/i;

/** Violence, damage, a refusal, propaganda, or words that are hostile where they stand behind the verb. */
function isHostileAct(page: PageReading, { class: kind, passive, end, tailEnd }: Clause): boolean {
  if (passive) return false;
  return /^(?:attack|damage|refuse|spread)$/.test(kind) || hostility(page.text.slice(end, tailEnd).replace(/["“”]/g, " ")) >= 1;
}

/** The last one whom the sentence names as charged, where the pronoun at this place tells what the charge says. */
function chargedBefore(page: PageReading, sentence: Sentence, at: number): Who | null {
  const named = sentence.mentions.findLast((mention) => mention.end < at);
  if (!named) return null;
  const before = page.text.slice(sentence.start, named.from);
  const between = page.text.slice(named.end, at);
  return /\b(?:against|charg(?:ed|es|ing)|indict(?:ed|s|ing)|accus(?:ed|es|ing)|sued|sues|suing)(?: [\w-]+){0,2} $/i.test(
    before,
  ) &&
    /\b(?:charging|alleging|claiming|accusing|stating|saying|which (?:charges|alleges|says|claims|accuses)) (?:\w+ )?that $/i.test(
      between,
    )
    ? `p${named.person}`
    : null;
}

/** Whom the verb before was done to, where "him" stands behind a verb that is joined to it: "attacked a man in March and called him". */
function doneToBefore(page: PageReading, { reading }: Sentence, pronoun: ActorAt): ActorAt | null {
  const joined = reading.clauses.find(({ patient, passive, start }) => patient === pronoun && !passive && start < pronoun.start);
  if (!joined) return null;
  const before = reading.clauses.findLast(
    (clause) => clause !== joined && clause.end <= joined.start && !clause.passive && clause.agent === joined.agent,
  );
  const patient = before?.patient ?? null;
  const isJoined =
    patient !== null &&
    patient.end <= joined.start &&
    /^(?:(?! (?:that|who|which|while|as|when|but) )[^,.;:“”"])* (?:and|then) (?:then |also |later )?$/.test(
      page.text.slice(patient.end, joined.start),
    );
  return isJoined && /^(?:role|person)$/.test(patient.kind) ? patient : null;
}
