import type { ActorAt } from "../reading/phrases.ts";
import { ownRepairs } from "./words-of-steps.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { ResolvedClause, Who } from "./discourse.ts";

/** Classes of verbs whose object the law or a body has taken a step about. */
export const legal = new Set(["charge", "arrest", "indict", "convict", "sentence", "try", "clear", "discipline"]);

/** "removed the sign himself" removes nobody. */
export function isReflexive(actor: ActorAt | null): boolean {
  return actor?.kind === "pronoun" && /^(?:himself|herself|themselves)$/.test(actor.word);
}

const forOwnRepairs = new RegExp(`^${ownRepairs}`, "i");

/** "must pay", "was ordered to pay": held liable. */
export function isHeldLiable(page: PageReading, clause: ResolvedClause): boolean {
  return (
    clause.lemma === "pay" &&
    !forOwnRepairs.test(page.text.slice(clause.end, clause.end + 40)) &&
    /\b(?:must|has to|have to|(?:ordered|told|directed|required)(?: (?:on|by|last|this|yesterday|today)(?: [\w']+){0,4})? to)\s+pay$/i.test(
      page.text.slice(Math.max(0, clause.start - 60), clause.end),
    )
  );
}

/** Who pays: the verb's subject; "was ordered to pay Ana Ruiz" pays her. */
export const payerOf = ({ agent, agentIs, patientIs }: ResolvedClause): Who => (agent === null ? patientIs : agentIs);
