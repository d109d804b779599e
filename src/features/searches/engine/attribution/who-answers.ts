import { hostility, namesJewish } from "../hatred/hostility.ts";
import type { Clause } from "../reading/clause.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { Who } from "./discourse.ts";
import { type PassState, accusedHere, fits } from "./pass-state.ts";

/*
 * "When Idris Pell asked him to leave, he shouted", "Pell challenged the man, and he replied", "Pell told him to stop. He answered": of the two whom the
 * pronoun may mean, whoever was spoken to says what is said then.
 */

/** What somebody says to another who is to do, stop or explain something. */
const speaksTo =
  /^(?:ask|tell|order|urge|urg|beg|begg|challenge|challeng|confront|question|warn|remind|reprimand|rebuke|rebuk|admonish|refuse|refus|request|instruct|advise|advis|implore|implor|invite|invit|scold|chide|serve|serv)$/;
const answers = /^(?:reply|repli|answer|respond|retort)$/;
/** Anything that may be answered. */
const addresses = /^(?:say|greet|thank|approach|shout|call|stop|wave|apologise|apologize|explain|suggest|offer)$/;

const whom =
  /^(?: to \w+)? (?:(?:him|her)(?![\w'’]| (?:own|[\w-]+['’]s)\b)|(?:an?|the|another|one of the|two|three|some|his|her|this|that) (?:[\w'’-]+ ){0,3}?(?:m[ae]n|wom[ae]n|boys?|girls?|youths?|teenagers?|passengers?|customers?|drivers?|visitors?|guests?|neighbou?rs?|strangers?|fans?|supporters?|spectators?|students?|pupils?|players?|patients?|colleagues?|protesters?|protestors?|demonstrators?|users?|readers?|callers?|members?|tenants?|shoppers?|commuters?|pensioners?|councillors?|candidates?|speakers?|preachers?|teachers?|workers?|clients?|suspects?|defendants?|people|persons?|figures?|individuals?))\b/i;
const joinsAnswer = /(?:,|;)? (?:and|but|whereupon|to which|at which(?: point)?|upon which|so)(?: then| instead)? $/i;
/** "told him to leave when he shouted": what it was for. */
const onAccountOfIt = /[^,;:] (?:when|after|because|as|since|once) $/i;
const setInFront = /^(?:When|As|After|Once|While|Because|Each time|Every time)\b/;

/** Whether this clause, by whoever it is, speaks to somebody, no Jew, who may answer behind it. */
function isSpokenTo(page: PageReading, clause: Clause, until: number, isAnswer: boolean): boolean {
  if (clause.passive || clause.negated || !(speaksTo.test(clause.lemma) || (isAnswer && addresses.test(clause.lemma))))
    return false;
  const behind = page.text.slice(clause.end, until);
  const found = whom.exec(behind) ?? (clause.patient?.kind === "person" ? [""] : null);
  return found !== null && !/["“”]/.test(behind) && !namesJewish.test(behind.slice(0, found[0].length + 30));
}

/** The one who answers, "?" where the page does not say who that is; null where no such answer is told of. */
export function whoAnswers(
  state: PassState,
  actor: ActorAt,
  pronoun: string,
  sentence: Sentence,
  current: Who | null,
): Who | null {
  if (!/^(?:he|she)$/.test(pronoun)) return null;
  const { page } = state;
  const said = sentence.reading.clauses.find(
    ({ agent, passive, class: kind }) => agent === actor && !passive && /^(?:say|write)$/.test(kind),
  );
  if (!said) return null;
  const isAnswer = answers.test(said.lemma);

  const relative = inRelativeOf(state, sentence, actor, pronoun, current);
  if (relative) return relative;
  const here = sentence.reading.clauses.findLast(
    (clause) =>
      clause !== said && clause.end < actor.start && clause.agent !== null && isSpokenTo(page, clause, actor.start, isAnswer),
  );
  if (here?.agent) {
    const between = page.text.slice(here.end, actor.start);
    const isBehind =
      joinsAnswer.test(between) ||
      (onAccountOfIt.test(between) && speaksTo.test(here.lemma)) ||
      (setInFront.test(page.text.slice(sentence.start, here.agent.start)) && /, $/.test(between));
    const { agent, patient } = here;
    const who: Who | null = agent.kind === "person" ? `p${agent.person}` : agent.kind === "pronoun" ? current : null;
    if (!isBehind) return null;
    return agent.kind === "role"
      ? namedOne(state, actor, agent.noun, patient, pronoun)
      : answererOf(state, patient, who, pronoun);
  }
  // "Pell asked him what he meant. '…,' he answered": the sentence begins with what is answered, or with whoever answers.
  const ahead = page.text.slice(sentence.start, actor.start);
  const isAtHead = ahead === "" || /^["“][^"“”]*[,.!?]?["”],? $/.test(ahead);
  const before = page.sentences.findLast(({ kind, index }) => kind === "main" && index < sentence.index);
  if (!isAtHead || !before || before.index < sentence.index - 1 || sentence.mentions.some(({ from }) => from < actor.start))
    return null;
  const told = state.clauses.findLast(
    (clause) => clause.sentence === before.index && clause.agentIs !== "?" && isSpokenTo(page, clause, before.end, isAnswer),
  );
  const isLast =
    told !== undefined &&
    state.clauses.every(
      (clause) =>
        clause.sentence !== before.index ||
        clause.start <= told.end ||
        clause.agentIs !== told.agentIs ||
        /\b(?:that|to|what|why|whether|if|how|for)\b/.test(page.text.slice(told.end, clause.start)),
    );
  if (!isLast) return null;
  return told.agent?.kind === "role" && told.agentIs.startsWith("r:")
    ? namedOne(state, actor, told.agent.noun, told.patient, pronoun)
    : answererOf(state, told.patient, told.agentIs, pronoun);
}

/** "gave evidence against a man who saluted as he shouted '…'": no comma stands between "who" and "he". */
function inRelativeOf(state: PassState, sentence: Sentence, actor: ActorAt, pronoun: string, current: Who | null): Who | null {
  const { text } = state.page;
  const who = sentence.reading.actors.findLast(
    (one) => one.kind === "role" && one.end <= actor.start && /^ who\b/.test(text.slice(one.end, one.end + 5)),
  );
  if (who?.kind !== "role" || current === null || state.accused.has(current) || hasSaidIt(state, current)) return null;
  if (!/^ who (?:[\w'’-]+ ){1,9}(?:as|when|while|before|after) $/.test(text.slice(who.end, actor.start))) return null;
  const key: Who = `r:${who.noun}`;
  if (!fits(state, key, pronoun)) return null;
  return state.aliases.get(key) ?? key;
}

/** "A conductor asked Ben Foss to leave and he shouted": the one by name; of two who only happen to be there the page does not say it for sure. */
function namedOne(state: PassState, actor: ActorAt, noun: string, spokenTo: ActorAt | null, pronoun: string): Who | null {
  if (spokenTo?.kind !== "person") return null;
  const who: Who = `p${spokenTo.person}`;
  if (!fits(state, who, pronoun)) return null;
  if (!anybody.test(noun)) state.sure.add(actor);
  return who;
}
const anybody =
  /^(?:m[ae]n|wom[ae]n|boys?|girls?|youths?|teenagers?|passengers?|customers?|strangers?|fans?|supporters?|spectators?|users?|people|persons?|neighbou?rs?|guests?|visitors?|protesters?|demonstrators?)$/;

const hasSaidIt = ({ page, quotes }: PassState, who: Who): boolean =>
  quotes.some(({ speaker, quote }) => speaker === who && hostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2);

function answererOf(state: PassState, spokenTo: ActorAt | null, speaker: Who | null, pronoun: string): Who | null {
  // Who is accused of it, or has said such a thing before, may go on.
  if (speaker === null || !speaker.startsWith("p") || state.accused.has(speaker) || hasSaidIt(state, speaker)) return null;
  if (!fits(state, speaker, pronoun)) return null;
  if (state.accused.size === 1) {
    const alone = accusedHere(state);
    if (fits(state, alone, pronoun)) return alone;
  }
  return spokenTo?.kind === "role" ? (state.aliases.get(`r:${spokenTo.noun}`) ?? `r:${spokenTo.noun}`) : "?";
}
