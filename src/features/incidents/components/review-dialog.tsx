import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { failureMessage, notSaved } from "#app/lib/errors.ts";
import { reviewVerdicts, type ReviewVerdict } from "../incident.ts";
import { reasonMessage } from "../review.ts";

export type Decision = {
  what: ReviewVerdict | "remove";
  /** Saves it; throws what is shown beside the field. */
  save: (reason: string) => Promise<void>;
};

const explanations: Record<Decision["what"], string> = {
  confirm: "You have read the source and it reports this act of this person. The incident counts from now on.",
  dispute: "Something in it is contested. It stays, marked as disputed, with your reason.",
  "another-person":
    "The source speaks of somebody else. The incident is set aside, and its sources are not read for this person again.",
  "not-antisemitic": "What the source reports is not antisemitic. The incident is set aside.",
  "cannot-verify": "The source does not bear it out. The incident is set aside.",
  duplicate: "The same event is recorded already. The incident is set aside.",
  minor: "The person was under 18. The incident is set aside.",
  remove: "The incident leaves this dossier; its evidence and history are kept, and it can be put back.",
};

/** Asks for the reason of a decision about an incident, after saying what follows from it. */
export function ReviewDialog({ decision: { what, save }, onClose }: { decision: Decision; onClose: () => void }) {
  return (
    <ReasonDialog
      title={what === "remove" ? "Remove from dossier" : reviewVerdicts[what]}
      description={explanations[what]}
      submitLabel={what === "remove" ? "Remove" : reviewVerdicts[what]}
      isDestructive={what !== "confirm" && what !== "dispute"}
      save={save}
      hint="One line. Your colleagues see it, with your name and the time."
      check={reasonMessage}
      explain={(error) => failureMessage(error, notSaved)}
      onClose={onClose}
    />
  );
}
