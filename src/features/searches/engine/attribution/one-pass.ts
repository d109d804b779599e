import { hostility } from "../hatred/hostility.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { meanActors } from "./actors-meant.ts";
import { resolveClauses } from "./clauses-resolved.ts";
import type { Discourse, ResolvedClause, ResolvedQuote, Who } from "./discourse.ts";
import { findersIn } from "./found-by-a-body.ts";
import type { Frame } from "./frame.ts";
import type { Known } from "./known-people.ts";
import { isOfKin } from "./kin-apart.ts";
import { isReflexive } from "./legal-steps.ts";
import { isForParty } from "./parties-of-case.ts";
import { type PassState, accusedHere, beforeFirst, fits } from "./pass-state.ts";
import { attribute, attributeByHeading, attributeByLine } from "./speakers.ts";
import { isRelayed } from "./standing.ts";
import { isToldOfAnother } from "./told-of-another.ts";

/** Reads a page from its first sentence to its last, with what is known of everybody by name and of whom it accuses. */
export function readAll(
  page: PageReading,
  known: Known,
  accused: ReadonlySet<Who>,
  aliases: ReadonlyMap<Who, Who>,
): Omit<Discourse, "accused" | "group" | "together" | "isParty" | "frames"> & { possessed: Frame[] } {
  const state = beforeFirst(page, known, accused, aliases);
  for (const sentence of state.page.sentences) readSentence(state, sentence);
  attributeByLine(state.page, state.quotes);
  attributeByHeading(state.page, state.quotes);
  return {
    clauses: state.clauses,
    quotes: state.quotes,
    involved: state.involved,
    author: state.known.author,
    sure: state.sure,
    meant: state.meant,
    possessed: state.possessed,
    doers: state.doers,
  };
}

function readSentence(state: PassState, sentence: Sentence): void {
  const page = state.page;
  const here = new Map<ActorAt, Who>();
  const apposed = new Map<ActorAt, ActorAt>();
  for (const [role, person] of sentence.reading.apposed) if (!isForParty(page, role)) apposed.set(role, person);
  const set = new Set<Who>();
  const subjects = new Set<ActorAt>();
  for (const clause of sentence.reading.clauses) {
    const subject = clause.passive ? clause.patient : clause.agent;
    if (subject) subjects.add(subject);
  }
  const head = sentence.reading.actors[0];
  // "Mr Foss, 44, was not the defendant": the sentence is about him, though nothing is done in it.
  if (
    head?.kind === "person" &&
    head.start === sentence.start &&
    !head.possessor &&
    /^(?: \([^()]{2,80}\))?(?:,[^.;]{1,60},)? (?:is|was|has been|had been)\b/.test(page.text.slice(head.end, head.end + 140))
  )
    subjects.add(head);
  noteDeciders(state, sentence);
  meanActors(state, sentence, here, apposed, set, subjects);
  for (const mention of sentence.mentions) set.add(`p${mention.person}`);
  state.involved.push(set);
  preferAccused(state, sentence, here, set);
  const resolvedClauses = resolveClauses(state, sentence, here, set);
  notePosts(state, sentence, here, resolvedClauses);
  noteFoundWords(state, sentence, here, resolvedClauses);
  attributeQuotes(state, sentence, here, resolvedClauses);
}

function noteDeciders(state: PassState, sentence: Sentence): void {
  const page = state.page;
  const deciding = state.deciding;
  // "President Ana Ruiz was satisfied that his remarks were antisemitic".
  for (const person of findersIn(page, sentence)) deciding.add(`p${person}`);
  for (const clause of sentence.reading.clauses) {
    // "by fining them for a sukkah" is told of somebody who is no court.
    if (
      !clause.passive &&
      !(clause.gerund && /\bby $/i.test(page.text.slice(sentence.start, clause.start))) &&
      /^(?:charge|arrest|indict|convict|sentence|discipline|clear)$/.test(clause.class) &&
      clause.agent?.kind === "person" &&
      clause.patient &&
      !isReflexive(clause.patient)
    )
      deciding.add(`p${clause.agent.person}`);
    // "Tribunal member Ana Ruiz found that Ben Foss …".
    if (
      !clause.passive &&
      /^(?:find|rule|determine|conclude|adjudge)$/.test(clause.lemma) &&
      clause.agent?.kind === "person" &&
      /^ (?:\w+ ){0,2}that\b/.test(page.text.slice(clause.end, clause.end + 30))
    )
      deciding.add(`p${clause.agent.person}`);
  }
}

/**
 * "… punched him. 'Dirty …,' he is heard to say." Hostile words said by a bare pronoun are those of
 * the one person accused, when they were meant within the last two sentences.
 */
function preferAccused(state: PassState, sentence: Sentence, here: Map<ActorAt, Who>, set: Set<Who>): void {
  const page = state.page;
  const accused = state.accused;
  if (accused.size !== 1) return;
  const who = accusedHere(state);
  const near = set.has(who) || state.involved.slice(-2).some((earlier) => earlier.has(who));
  if (!near) return;
  for (const { clause, quote } of sentence.reading.quotes) {
    const agent = clause?.agent;
    if (
      agent?.kind !== "pronoun" ||
      clause?.class !== "say" ||
      here.get(agent) === who ||
      !/^(?:he|she)$/.test(agent.word) ||
      !fits(state, who, agent.word)
    )
      continue;
    if (hostility(page.text.slice(quote.innerStart, quote.innerEnd)) < 2) continue;
    here.set(agent, who);
    set.add(who);
  }
}

/** The page has its author speak as "I" so far. */
const saysI = ({ page, involved }: PassState): boolean =>
  page.sentences
    .slice(0, involved.length)
    .some(({ reading }) => reading.actors.some((actor) => actor.kind === "pronoun" && actor.word === "i"));

/** "terminated his employment", "her licence was revoked". */
function notePosts(
  state: PassState,
  sentence: Sentence,
  here: ReadonlyMap<ActorAt, Who>,
  resolvedClauses: readonly ResolvedClause[],
): void {
  const page = state.page;
  const { officers } = state.known;
  const accused = state.accused;
  for (const actor of sentence.reading.actors) {
    if (!actor.possessor || actor.kind === "body") continue;
    let who = here.get(actor);
    const before = page.text.slice(Math.max(sentence.start, actor.start - 40), actor.start);
    const after = page.text.slice(actor.end, Math.min(sentence.end, actor.end + 90));
    // "Chief Ana Ruiz terminated his employment": another's.
    const ends = endsPost.test(before) && post.test(after) && actor.kind === "pronoun";
    const doer = ends
      ? resolvedClauses.find((one) => one.end <= actor.start && one.end > actor.start - 14 && !one.passive)
      : undefined;
    if (doer && doer.agentIs === who) {
      const other: Who = accused.size === 1 ? accusedHere(state) : "?";
      who = other !== doer.agentIs && fits(state, other, actor.kind === "pronoun" ? actor.word : "") ? other : "?";
    }
    if (!who || !/^p\d/.test(who) || officers.has(who) || state.deciding.has(who)) continue;
    // "I accept the finding. Her contract has been ended", signed: whoever writes "I" is no "she".
    if (who === state.known.author && actor.kind === "pronoun" && actor.word !== "i" && saysI(state)) continue;
    if (
      (endsPost.test(before) && post.test(after)) ||
      (post.test(after) && postEnded.test(after) && !/\b(?:not|never|whether|if)\b/i.test(before))
    )
      state.possessed.push({ person: Number(who.slice(1)), sentence: sentence.index, kind: "discipline" });
  }
}

/** "resigned after her party's panel found that her remarks about Jews were antisemitic": found of whom the sentence has named alone. */
function noteFoundWords(
  state: PassState,
  sentence: Sentence,
  here: ReadonlyMap<ActorAt, Who>,
  resolvedClauses: readonly ResolvedClause[],
): void {
  const { text } = state.page;
  for (const actor of sentence.reading.actors) {
    if (actor.kind !== "pronoun" || !(actor.possessor ?? actor.viaThing)) continue;
    const who = here.get(actor);
    const behind = text.slice(actor.start, sentence.end).replace(/^(?:his|her|their)\b/i, "");
    const ahead = text.slice(Math.max(sentence.start, actor.start - 40), actor.start);
    // "The works council had agreed to his dismissal for antisemitism".
    if (
      who !== undefined &&
      /^p\d/.test(who) &&
      agreesTo.test(ahead) &&
      theirDismissal.test(behind) &&
      !state.known.officers.has(who) &&
      isOnlyOneNear(state, sentence, who, here)
    )
      state.possessed.push({ person: Number(who.slice(1)), sentence: sentence.index, kind: "discipline" });
    if (
      who !== undefined &&
      /^p\d/.test(who) &&
      foundThat.test(ahead) &&
      wordsFoundSo.test(behind) &&
      isOnlyOneBefore(sentence, actor, who, here) &&
      resolvedClauses.some(
        (one) => one.class === "find" && one.end <= actor.start && !one.negated && !one.hedged && one.agentIs.startsWith("b:"),
      )
    )
      state.possessed.push({ person: Number(who.slice(1)), sentence: sentence.index, kind: "liable" });
  }
}

/** The page names nobody else, and neither this sentence nor the one before it brings in anybody besides bodies. */
function isOnlyOneNear(state: PassState, sentence: Sentence, who: Who, here: ReadonlyMap<ActorAt, Who>): boolean {
  const { mentions, sentences } = state.page;
  return (
    mentions.every(({ person }) => `p${person}` === who) &&
    sentence.reading.actors.every((actor) => actor.kind !== "role" || here.get(actor) === who) &&
    (sentences[sentence.index - 1]?.reading.actors.every((actor) => actor.kind !== "role" || crowd.test(actor.noun)) ?? true)
  );
}
const crowd = /^(?:staff|members|employees|workers|customers|readers|students|public|community|congregation)$/;

/** Ahead of a possessor the sentence names them and nobody else, but for the body that decides. */
function isOnlyOneBefore(sentence: Sentence, possessor: ActorAt, who: Who, here: ReadonlyMap<ActorAt, Who>): boolean {
  const ahead = sentence.reading.actors.filter(({ end }) => end <= possessor.start);
  return (
    sentence.mentions.some(({ person, end }) => `p${person}` === who && end <= possessor.start) &&
    ahead.every((actor) => actor.kind === "body" || here.get(actor) === who)
  );
}

const agreesTo =
  /(?<!\b(?:not|never|refused|declined|yet) (?:\w+ )?)\b(?:agreed to|approved|backed|upheld|confirmed|ordered|announced|voted for|led to|ended (?:in|with)|resulted in) $/i;
const theirDismissal =
  /^ (?:[\w-]+ )?(?:dismissal|sacking|firing|expulsion|suspension|exclusion|removal|termination) (?:for|over|because of|on the grounds? of) /i;
const foundThat =
  /\b(?<!\b(?:not|never|no|nobody|whether|if) (?:\w+ ){0,2})(?:found|ruled|held|concluded|decided|established|determined) that $/i;
const wordsFoundSo =
  /^ (?:[\w-]+ ){0,2}?(?:remarks?|comments?|words|posts?|messages?|e-?mails?|tweets?|statements?|language|jokes?|cartoons?|speech|conduct|behaviou?r|columns?|articles?|songs?|lectures?)(?: (?:about|on|to|at|against|towards?|in) (?:(?!\b(?:was|were|that|which|who|whose|by|from)\b)[^;.]){2,70}?)? (?:was|were|had been|amounted to|constituted) (?:(?!(?:not|never|no|neither|hardly)\b)[\w-]+,? ){0,3}?(?:anti-?semit|anti-jewish)/i;

const endsPost = /\b(?:terminat\w+|revok\w+|end(?:s|ed|ing)|withdr\w+|suspend\w*|cancel\w*|rescind\w*|stripp?\w+)\s*$/i;

const post =
  /^\s*(?:\w+ ){0,2}(?:employment|contract|licen[cs]e|registration|membership|appointment|tenure|accreditation|badge|fellowship|degree|season ticket|certificates?|certification|credentials?|permission to \w+|clearance)\b/i;

const postEnded =
  /^[^.;]{0,60}\b(?:was|were|has been|had been|is|been) (?:\w+ )?(?:terminated|ended|revoked|withdrawn|suspended|cancelled|rescinded|removed)\b/i;

/** Hostile by itself or with the words that lead to it, "called Jews 'vermin'", and meant by whoever says it. */
function isHostile(state: PassState, sentence: Sentence, quote: ResolvedQuote): boolean {
  const { text } = state.page;
  const from = quote.side === "before" ? (quote.clause?.end ?? quote.quote.start) : quote.quote.start;
  return (
    (hostility(text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2 ||
      hostility(text.slice(from, quote.quote.end).replace(/["“”]/g, " ")) >= 2) &&
    !isRelayed(state.page, { clauses: state.clauses }, sentence, quote)
  );
}

function attributeQuotes(
  state: PassState,
  sentence: Sentence,
  here: ReadonlyMap<ActorAt, Who>,
  resolvedClauses: readonly ResolvedClause[],
): void {
  for (const use of sentence.reading.quotes) {
    const attributed = attribute(state.page, sentence, resolvedClauses, use, {
      here,
      author: state.known.author,
      accused: state.accused,
      sure: state.sure,
      lastHere: state.lastSpeakerBlock === sentence.block ? state.lastSpeaker : null,
    });
    const read = { clauses: resolvedClauses, accused: state.accused, doers: state.doers };
    const quote: ResolvedQuote =
      /^p|^\?$/.test(attributed.speaker) &&
      attributed.how !== "continued" &&
      (isToldOfAnother(state.page, read, sentence, attributed) || isOfKin(sentence, attributed))
        ? { ...attributed, speaker: "?", how: "unattributed", toldBy: attributed.speaker }
        : attributed;
    state.quotes.push(quote);
    if (quote.speaker.startsWith("p") && !state.known.officers.has(quote.speaker) && isHostile(state, sentence, quote))
      state.doers.add(quote.speaker);
    if (quote.speaker !== "?" && (quote.how === "said" || quote.how === "continued")) {
      state.lastSpeaker = quote.speaker;
      state.lastSpeakerBlock = sentence.block;
    }
  }
}
