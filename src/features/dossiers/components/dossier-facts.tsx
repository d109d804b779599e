import { factLabels } from "#app/features/subjects/subject-facts.ts";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import type { Dossier } from "../dossiers.server.ts";

/** The subject and what this workspace knows of them: what tells the right person from namesakes. */
export function DossierFacts({ dossier }: { dossier: Dossier }) {
  return (
    <Card as="section" aria-label="Subject">
      <CardHeader
        title="What is known of the person"
        description="Told by members of this workspace; seen by them alone. It decides who is meant."
      />
      <CardBody>
        {dossier.facts.length === 0 ? (
          <p className="text-sm text-ink-muted">
            Only the name is known. A name alone is never enough, so whatever is found can only be kept apart as possibly another
            person.
          </p>
        ) : (
          <DefinitionList
            layout="grid"
            items={dossier.facts.map((fact) => ({
              id: `${fact.kind}:${fact.value}`,
              term: factLabels[fact.kind],
              value: fact.value,
            }))}
          />
        )}
      </CardBody>
    </Card>
  );
}
