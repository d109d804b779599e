import { failureMessage } from "#app/lib/errors.ts";
import { notify } from "#app/ui/notify.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { reasonMessage } from "../retention-input.ts";
import { endRetentionHold } from "../retention.functions.ts";
import type { HoldView } from "../retention.ts";

type Props = { hold: HoldView; onEnded: () => Promise<void>; onClose: () => void };

/** A hold ends before its day, with the reason. */
export function EndHoldDialog({ hold, onEnded, onClose }: Props) {
  return (
    <ReasonDialog
      title="End the hold"
      description="What it keeps lapses by its rule from then on."
      submitLabel="End the hold"
      isDestructive
      check={reasonMessage}
      save={async (reason) => {
        await endRetentionHold({ data: { holdId: hold.id, reason } });
        await onEnded();
        notify.success("The hold is ended");
      }}
      explain={(error) => failureMessage(error)}
      onClose={onClose}
    />
  );
}
