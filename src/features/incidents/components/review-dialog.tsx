import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { failureMessage } from "#app/lib/errors.ts";
import { reasonMessage } from "../review.ts";

export type Decision = {
  title: string;
  description: string;
  submitLabel: string;
  isDestructive?: boolean;
  /** Saves it; throws what is shown beside the field. */
  save: (reason: string) => Promise<void>;
};

/** Asks for the reason of a decision about an incident. */
export function ReviewDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  return (
    <ReasonDialog
      {...decision}
      hint="One line. Your colleagues see it, with your name and the time."
      check={reasonMessage}
      explain={(error) => failureMessage(error, "The server could not be reached. Nothing was saved; please try again.")}
      onClose={onClose}
    />
  );
}
