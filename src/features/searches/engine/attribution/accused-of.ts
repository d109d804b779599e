import type { ActorAt } from "../reading/phrases.ts";
import type { ResolvedClause, Discourse, Who } from "./discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { isHeldLiable, payerOf, legal, isReflexive } from "./legal-steps.ts";
import { isPlea } from "./pleas.ts";
import { takenBack } from "./frames.ts";
import { counselOf } from "./counsel.ts";
import { benchTitles, officeTitles } from "../reading/titles.ts";

/** Named, or meant by words that can be nobody else. */
function isFirm(actor: ActorAt | null, sure: ReadonlySet<ActorAt> | null): boolean {
  return actor !== null && (actor.kind === "person" || (sure !== null && (sure.has(actor) || actor.kind === "role")));
}

/** "was penalised close to the touchline", "was booked for a high tackle": by a referee, in play. */
const inPlay =
  /^[^.;]{0,70}\b(?:touch-?line|goal-?line|half-?way line|penalty (?:area|box|spot)|\d+(?:st|nd|rd|th) minute|at the (?:breakdown|ruck|scrum|maul|line-?out)|for (?:an? )?(?:[\w-]+ )?(?:tackle|foul|hand-?ball|off-?side|holding(?=[.,;]| (?:in|near|close)\b)|false start|knock-on|obstruction|time-?wasting))/i;
const penalised = /^(?:penali[sz]e|eject|warn|caution)$/;

/** "Judge Ruiz held it to be aggravated and fined each of them": who decides in the same breath. */
function doesInSentence(clauses: readonly ResolvedClause[], clause: ResolvedClause): boolean {
  return clauses.some(
    (one) => one.sentence === clause.sentence && one.start < clause.start && !one.passive && one.agent === clause.patient,
  );
}

/**
 * Whom the page accuses by name: its parties, and those whom a clause shows as charged, sentenced, cleared, disciplined or pleading.
 * `sure`: the pronouns that are not in doubt, once it is known whom the page accuses; null to take names alone.
 */
export function accusedOf(
  page: PageReading,
  discourse: Pick<Discourse, "clauses">,
  parties: ReadonlySet<Who>,
  sure: ReadonlySet<ActorAt> | null,
): Set<Who> {
  const accused = new Set<Who>(parties);
  for (const clause of discourse.clauses) {
    if (isHeldLiable(page, clause)) if (/^p/.test(payerOf(clause))) accused.add(payerOf(clause));
    if (clause.negated || clause.hedged || !(legal.has(clause.class) || isPlea(page, clause))) continue;
    if (takenBack.test(page.sentences[clause.sentence]?.text ?? "")) continue;
    if (penalised.test(clause.lemma) && clause.passive && inPlay.test(page.text.slice(clause.end, clause.end + 110))) continue;
    // "was arrested in 2019 in an unrelated case".
    if (
      /^[^.;]{0,50}\b(?:an?|the) (?:unrelated|separate|different|another) (?:case|matter|incident|offen[cs]e|investigation|inquiry|dispute|charge)\b/i.test(
        page.text.slice(clause.end, clause.end + 90),
      )
    )
      continue;
    if (
      legal.has(clause.class) &&
      /^p/.test(clause.patientIs) &&
      isFirm(clause.patient, sure) &&
      !isReflexive(clause.patient) &&
      (clause.patient?.kind === "person" || !counselOf(page).has(clause.patientIs)) &&
      // A judge or an officer is accused by name alone: a pronoun beside their name seldom means them.
      ((clause.patient?.kind === "person" && !doesInSentence(discourse.clauses, clause)) ||
        !page.people[Number(clause.patientIs.slice(1))]?.titles.some((title) => benchTitles.test(title)))
    )
      accused.add(clause.patientIs);
    if (
      isPlea(page, clause) &&
      /^p/.test(clause.agentIs) &&
      !page.people[Number(clause.agentIs.slice(1))]?.titles.some((title) => officeTitles.test(title)) &&
      !counselOf(page).has(clause.agentIs) &&
      isFirm(clause.agent, sure)
    )
      accused.add(clause.agentIs);
  }
  return accused;
}
