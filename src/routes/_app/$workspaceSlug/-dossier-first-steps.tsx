import { FirstStepNote } from "#app/features/first-steps/components/first-step-note.tsx";

type Props = {
  userId: string;
  /** What the dossier shows as findings, and what it keeps apart for a person. */
  findings: number;
  keptApart: number;
};

/** Above the incidents: what they are, and what is wanted of whoever reads them. */
export function FindingNote({ userId, findings: count, keptApart }: Props) {
  if (count === 0 && keptApart === 0) return null;
  if (count === 0)
    return (
      <FirstStepNote step="finding" userId={userId} title="This is for a person to decide">
        <p>
          What stands below is no finding: the rules do not let a machine decide it, or it may be about another person of this
          name. Press a sentence to see its passage in the archived page, and read why it was kept apart.
        </p>
        <p>
          Confirm it only if the source reports this act of this person. Whatever else it is, is marked with a reason; until then
          it counts nowhere and leaves in no report.
        </p>
      </FirstStepNote>
    );
  return (
    <FirstStepNote step="finding" userId={userId} title={count === 1 ? "This is a finding" : "These are findings"}>
      <p>
        Each is an act that a source reports of this person. Press a sentence to see its passage in the archived page; read the
        identity ledger to see why it is this person and nobody of the same name.
      </p>
      <p>
        The machine only proposes: until a person presses Confirm it counts nowhere and leaves in no report. What is not right is
        marked with a reason.
      </p>
    </FirstStepNote>
  );
}
