import { reasonMessage } from "#app/features/incidents/review.ts";
import { factLabels, type KnownFact } from "#app/features/subjects/subject-facts.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";

type Props = { fact: KnownFact; save: (reason: string) => Promise<void>; onClose: () => void };

/** Asks why a fact no longer tells who is meant. */
export function RemoveFactDialog({ fact, save, onClose }: Props) {
  return (
    <ReasonDialog
      title="Remove this fact?"
      description={`“${factLabels[fact.kind]}: ${fact.value}” no longer tells who is meant. What was found stays as it is, and the fact can be put back.`}
      submitLabel="Remove"
      isDestructive
      check={reasonMessage}
      save={save}
      explain={(error) => failureMessage(error, "The server could not be reached. Nothing was changed; please try again.")}
      onClose={onClose}
    />
  );
}
