import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { terms } from "../terms.ts";

const shown = ["finding", "verification", "allegation ladder", "outcome", "identity ledger", "archived copy"] as const;

/** What the words on the cards mean: once for all of them, drawn when somebody asks. */
export function DeskTerms() {
  return (
    <Disclosure summary="What the words here mean" className="text-sm print:hidden">
      <DefinitionList
        items={shown.map((term) => ({
          term: <span className="inline-block first-letter:uppercase">{term}</span>,
          value: terms[term],
        }))}
      />
    </Disclosure>
  );
}
