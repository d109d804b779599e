import { FirstStepNote } from "#app/features/first-steps/components/first-step-note.tsx";

/** Above the incidents: what they are, and what is wanted of whoever reads them. */
export function FindingNote({ userId, count }: { userId: string; count: number }) {
  if (count === 0) return null;
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
