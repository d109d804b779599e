import { byNone } from "../reading/negated.ts";
import { genderOfNoun } from "../reading/nouns.ts";
import type { Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { ResolvedClause, Who } from "./discourse.ts";
import { partFromKin } from "./kin-apart.ts";
import { legal } from "./legal-steps.ts";
import { giveToHead, giveToNearest, giveToRelative } from "./nearest-or-head.ts";
import { type PassState, fits } from "./pass-state.ts";
import { arrestedFor, partDoerFromObject, whoWasSeen } from "./seen-doing.ts";

/** The clauses of a sentence with whoever does what they tell and whoever bears it. */
export function resolveClauses(state: PassState, sentence: Sentence, here: Map<ActorAt, Who>, set: Set<Who>): ResolvedClause[] {
  // A sentence of no verb, a name or a heading: nothing is done in it.
  if (sentence.reading.clauses.length === 0) return [];
  const page = state.page;
  const hasNone = /\b(?:no|neither|none)\b/i.test(sentence.text);
  // Pushed one by one: an array that `map` makes is of one kind before the engine is compiled and of another after, and what
  // goes through it was compiled twice.
  const resolvedClauses: ResolvedClause[] = [];
  for (const clause of sentence.reading.clauses)
    resolvedClauses.push({
      ...clause,
      negated: clause.negated || (hasNone && byNone.test(page.text.slice(sentence.start, clause.end))),
      // "went over to the stand to plead for quiet": no plea before a court.
      class:
        // "led a chorus of '…'": sung by whoever leads it.
        clause.lemma === "lead" &&
        !clause.passive &&
        /^ (?:an? |the |in |several |other |\w+ )?(?:\w+ )?(?:chants?|chanting|chorus(?:es)?|singing|songs?|sing-?along|salutes?|cheers?)\b/i.test(
          page.text.slice(clause.end, clause.end + 40),
        )
          ? ("say" as const)
          : clause.class === "plead" && /^ (?:for|with|on|in|his|her|their)\b/.test(page.text.slice(clause.end, clause.end + 8))
            ? ("other" as const)
            : clause.class,
      sentence: sentence.index,
      agentIs: clause.agent ? (here.get(clause.agent) ?? "?") : "?",
      patientIs: clause.patient ? (here.get(clause.patient) ?? "?") : "?",
    });
  partFromKin(sentence, resolvedClauses);
  for (const clause of resolvedClauses) {
    // "The appeals by Ruiz and Foss were dismissed": nobody's dismissal.
    if (
      clause.passive &&
      clause.lemma === "dismiss" &&
      broughtCase.test(page.text.slice(Math.max(sentence.start, clause.start - 140), clause.start))
    )
      Object.assign(clause, { class: "drop", patient: null, patientIs: "?" });
  }
  for (const clause of resolvedClauses) giveToNearest(page, clause, resolvedClauses, sentence, here);
  giveToRelative(page, sentence, resolvedClauses);
  for (const clause of resolvedClauses) partDoerFromObject(clause, sentence, here);
  // "filmed X, 49, leading a chorus": who is shown at it does it.
  for (const [index, clause] of resolvedClauses.entries()) {
    const watching = resolvedClauses[index - 1];
    if (
      clause.gerund &&
      clause.agentIs === "?" &&
      watching?.patient?.kind === "person" &&
      /^(?:film|record|photograph|catch|see|hear|show|watch|spot|notice|find)$/.test(watching.lemma) &&
      watching.patient.end < clause.start &&
      /^,? ?(?:\(?\d{2}\)?,?)? ?$/.test(page.text.slice(watching.patient.end, clause.start))
    ) {
      clause.agent = watching.patient;
      clause.agentIs = watching.patientIs;
    }
  }
  if (page.head !== null && sentence.kind === "main") giveToHead(page, sentence, resolvedClauses, `p${page.head}`);
  for (const clause of resolvedClauses) {
    const seen = whoWasSeen(page, clause, resolvedClauses, (who, word) => fits(state, who, word));
    if (seen) clause.agentIs = seen;
  }
  // "officers arrested Vole after a man in a van threw eggs and yelled '…'": the one arrested, by a word for them.
  const doer = arrestedFor(page, sentence, resolvedClauses, (who, noun) => {
    const gender = state.genders.get(who) ?? null;
    const other = genderOfNoun(noun);
    return gender === null || other === null || gender === other;
  });
  if (doer)
    for (const clause of resolvedClauses)
      if (clause.agent && clause.agentIs === `r:${doer.noun}` && clause.start > doer.at) {
        clause.agentIs = doer.who;
        here.set(clause.agent, doer.who);
        set.add(doer.who);
      }
  // "Shouting '…', Vole ran": who does the one at the head of a sentence does the other.
  const [opening, following] = resolvedClauses;
  if (
    opening?.gerund === true &&
    following?.gerund === false &&
    !following.passive &&
    opening.agentIs === "?" &&
    following.agent &&
    /^(?:while |after |before |then )?$/i.test(page.text.slice(sentence.start, opening.start)) &&
    /[,"”]\s*$/.test(page.text.slice(opening.end, following.agent.start))
  ) {
    opening.agent = following.agent;
    opening.agentIs = following.agentIs;
  }
  // "A jury found X guilty of posting …", "X appeared before magistrates charged with posting …": who answers for it did it.
  for (const clause of resolvedClauses) {
    if (!clause.gerund || clause.passive || !/^(?:b:|\?)/.test(clause.agentIs)) continue;
    if (!answersFor.test(page.text.slice(Math.max(sentence.start, clause.start - 24), clause.start))) continue;
    const step = resolvedClauses.findLast((other) => other.end <= clause.start && legal.has(other.class));
    if (!step) continue;
    const named = new Set(sentence.mentions.filter(({ end }) => end <= clause.start).map(({ person }): Who => `p${person}`));
    const answering = [...named].filter((who) => state.accused.has(who));
    const who = /^p\d/.test(step.patientIs) ? step.patientIs : answering.length === 1 ? answering[0] : undefined;
    if (!who) continue;
    clause.agent = step.patient ?? clause.agent;
    clause.agentIs = who;
  }
  partFromKin(sentence, resolvedClauses);
  for (const { class: kind, lemma, passive, negated, hedged, agent, agentIs } of resolvedClauses)
    if (
      !passive &&
      !negated &&
      !hedged &&
      /^(?:attack|damage|spread|refuse)$/.test(kind) &&
      !/^(?:decline|reject|light)$/.test(lemma) &&
      agentIs.startsWith("p") &&
      !state.known.officers.has(agentIs) &&
      (agent?.kind === "person" || (agent && state.sure.has(agent)))
    )
      state.doers.add(agentIs);
  state.clauses.push(...resolvedClauses);
  return resolvedClauses;
}

const broughtCase =
  /\b(?:appeals?|charges?|counts?|allegations?|accusations?|claims?|cases?|suits?|lawsuits?|motions?|complaints?|petitions?|applications?|challenges?|grievances?) (?:by|of|from|against|involving|that|accusing|alleging|(?:brought|filed|lodged|made) (?:by|against)) [^;:.]{2,110} (?:was|were|is|are|has been|have been|had been) (?:\w+ly |also |both |all )*$/i;

/** Between a step and what it was taken for. */
const answersFor =
  /\b(?:guilty of|charged with|convicted of|accused of|suspicion of|(?:charges?|counts?|offen[cs]es?) of|for|over|after|with) (?:\w+ly |repeatedly )?$/i;
