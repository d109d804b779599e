import { DefinitionList } from "#app/ui/definition-list.tsx";
import { terms } from "../terms.ts";

const shown = ["finding", "verification", "allegation ladder", "outcome", "identity ledger", "archived copy"] as const;

/** What the words on the cards mean: once for all of them. */
export function DeskTerms() {
  return (
    <DefinitionList
      items={shown.map((term) => ({
        term: <span className="inline-block first-letter:uppercase">{term}</span>,
        value: terms[term],
      }))}
    />
  );
}
