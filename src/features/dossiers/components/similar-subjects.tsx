import { Alert } from "#app/ui/alert.tsx";
import { Fieldset } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { factLabels } from "#app/features/subjects/subject-facts.ts";
import type { SimilarSubject } from "#app/features/subjects/subjects.server.ts";

type Props = {
  similar: readonly SimilarSubject[];
  /** The subject chosen as the same person, or null for a new one. */
  chosen: string | null;
  onChoose: (subjectId: string | null) => void;
  dossierLink: (dossierId: string) => string;
};

const somebodyNew = "new";

/** Asks whether the person is one already recorded, with the reasons for the likeness. */
export function SimilarSubjects({ similar, chosen, onChoose, dossierLink }: Props) {
  return (
    <Alert variant="info" title="Somebody with a similar name is already recorded" announce>
      <Fieldset legend="Is it the same person?" hint="A similar name alone is not enough." className="mt-2">
        <RadioGroup
          look="card"
          value={chosen ?? somebodyNew}
          onValueChange={(value) => onChoose(value === somebodyNew ? null : value)}
          options={[
            { value: somebodyNew, label: "No, this is somebody else", description: "A new subject is made." },
            ...similar.map((subject) => ({
              value: subject.id,
              label: (
                <>
                  Yes, <bdi>{subject.name}</bdi>
                </>
              ),
              description: <Likeness subject={subject} dossierLink={dossierLink} />,
            })),
          ]}
        />
      </Fieldset>
    </Alert>
  );
}

function Likeness({ subject, dossierLink }: { subject: SimilarSubject; dossierLink: (dossierId: string) => string }) {
  const [dossierId] = subject.dossierIds;
  return (
    <>
      {subject.reasons.join(" · ")}
      {subject.facts.length > 0 ? (
        <span className="mt-0.5 block">{subject.facts.map((fact) => `${factLabels[fact.kind]}: ${fact.value}`).join(" · ")}</span>
      ) : null}
      {dossierId ? (
        <a href={dossierLink(dossierId)} className="relative z-10 mt-0.5 inline-block text-accent underline">
          Open the dossier that exists
        </a>
      ) : null}
    </>
  );
}
