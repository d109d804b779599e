import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ResolvedClause, Who } from "./discourse.ts";
import { namesJewish } from "../hatred/hostility.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { isReflexive } from "./legal-steps.ts";
import { accusedNouns, deciderNouns } from "../reading/nouns.ts";

/** Whom a sentence has arrested or charged by name for what somebody without a name did right behind. */
export function arrestedFor(
  page: PageReading,
  sentence: Sentence,
  clauses: readonly ResolvedClause[],
  fits: (who: Who, noun: string) => boolean,
): { who: Who; noun: string; at: number } | null {
  const step = clauses.find(
    (clause) =>
      /^(?:arrest|charge)$/.test(clause.class) &&
      !clause.negated &&
      !clause.hedged &&
      clause.patient?.kind === "person" &&
      /^p/.test(clause.patientIs),
  );
  if (!step) return null;
  const shown = sentence.reading.actors.find(
    (actor) =>
      actor.kind === "role" &&
      actor.start > step.end &&
      /^an? /.test(actor.words) &&
      /^(?:man|woman|driver|passenger|person|motorist|pedestrian|customer|passer-by|teenager|youth|cyclist|fan|spectator|commuter|resident|neighbou?r)$/.test(
        actor.noun,
      ) &&
      /\b(?:after|when|because)\s+$/.test(page.text.slice(Math.max(0, actor.start - 10), actor.start)),
  );
  if (shown?.kind !== "role" || namesJewish.test(shown.words) || !fits(step.patientIs, shown.noun)) return null;
  const first = clauses.find((clause) => clause.start > shown.start);
  // "after a woman told police that …" is who complained.
  if (!first || first.passive || first.agentIs !== `r:${shown.noun}` || !/^(?:attack|damage|spread)$/.test(first.class))
    return null;
  return { who: step.patientIs, noun: shown.noun, at: shown.start };
}

/**
 * Nobody does something to themselves by their name or by a pronoun without "-self" ("the coach called Ruiz", "Foss
 * followed him"): the less certain of the two is somebody else. The principles B and C of binding (Chomsky, Lectures on
 * Government and Binding, 1981).
 */
export function partDoerFromObject(clause: ResolvedClause, sentence: Sentence, here: ReadonlyMap<ActorAt, Who>): void {
  if (clause.passive || !/^p/.test(clause.agentIs) || !clause.agent) return;
  const { agent } = clause;
  const object =
    clause.patient ??
    sentence.reading.actors.find(
      (actor) =>
        actor.start > clause.end &&
        actor.start <= clause.end + 12 &&
        !actor.possessor &&
        !actor.viaThing &&
        !actor.oblique &&
        (actor.kind === "person" || (actor.kind === "pronoun" && /^(?:him|her)$/.test(actor.word))),
    );
  if (!object || object === agent || object.viaThing || isReflexive(object) || here.get(object) !== clause.agentIs) return;
  // "The respondent told the nurse": the nurse is somebody else.
  if (
    agent.kind === "role" &&
    accusedNouns.has(agent.noun) &&
    object.kind === "role" &&
    !accusedNouns.has(object.noun) &&
    object === clause.patient
  ) {
    clause.patientIs = "?";
    return;
  }
  // "X said X was …", "he told her he": an object stands right behind its verb.
  if (object.kind === "pronoun" && !/^(?:him|her)$/.test(object.word)) return;
  const isNear = agent.kind === "person" && agent.end <= clause.start && clause.start - agent.end <= 30;
  if (isNear && object.kind !== "person") {
    if (clause.patient) clause.patientIs = "?";
    return;
  }
  clause.agentIs = "?";
}

const watches = new RegExp(
  `^(?:${"see watch hear film video record photograph overhear notice spot observe witness catch follow confront stop restrain detain challenge stand sit approach tackle arrest hold call ask".replaceAll(" ", "|")})$`,
);
/** Who is set upon, not who is watched. */
const isTarget =
  /\b(?:jew|jews|jewish|rabbis?|worshippers?|victims?|survivors?|schoolboys?|schoolgirls?|children|child|boys?|girls?|family|couple)\b/i;

/**
 * "filmed the man as he shouted", "saw a man spit and told police that he had shouted": the pronoun right behind "as",
 * "when" or "that" means whom its sentence shows as watched, heard or held, not the one who watched.
 */
export function whoWasSeen(
  page: PageReading,
  clause: ResolvedClause,
  clauses: readonly ResolvedClause[],
  fits: (who: Who, pronoun: string) => boolean,
): Who | null {
  const pronoun = clause.agent;
  if (clause.passive || pronoun?.kind !== "pronoun" || !/^(?:he|she)$/.test(pronoun.word) || !/^p/.test(clause.agentIs))
    return null;
  if (
    !/\b(?:as|while|when|whenever|after|before|because|that)\s+$/i.test(
      page.text.slice(Math.max(0, pronoun.start - 12), pronoun.start),
    )
  )
    return null;
  const watching = clauses.findLast(
    (one) => one.end < pronoun.start && !one.passive && !one.negated && one.agentIs === clause.agentIs && watches.test(one.lemma),
  );
  if (!watching) return null;
  const sentence = page.sentences[clause.sentence];
  const shown = sentence?.reading.actors.find(
    (actor) =>
      actor.start >= watching.end &&
      actor.end <= pronoun.start &&
      !actor.possessor &&
      (actor.kind === "role" || actor.kind === "person") &&
      !(actor.kind === "role" && (/s$/.test(actor.noun) || deciderNouns.has(actor.noun))),
  );
  if (!shown || shown.start - watching.end > 24) return null;
  if (shown.kind === "role" && (isTarget.test(shown.words) || /^(?:police|officer)/.test(shown.noun))) return null;
  // "saw a man as he left and called him a …": who is spoken to is another than who speaks.
  if (/^[^.;]{0,20}\b(?:him|her)\b/i.test(page.text.slice(clause.end, sentence?.end ?? clause.end)) && clause.class !== "write")
    return "?";
  const who: Who = shown.kind === "person" ? `p${shown.person}` : shown.kind === "role" ? `r:${shown.noun}` : "?";
  return who !== clause.agentIs && fits(who, pronoun.word) ? who : null;
}
