import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Fieldset } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { VeiledQuotes } from "#app/ui/veil.tsx";
import { mergeBehaviorIncidents, splitBehaviorIncidents } from "../desk.functions.ts";
import type { IncidentView } from "../incident-view.ts";
import { reasonMessage } from "../review.ts";

type Props = {
  workspaceId: string;
  left: IncidentView;
  right: IncidentView;
  onClose: () => void;
  onMerged: () => void;
};

/** A refusal in the operation's words. */
class Refused extends Error {
  override readonly name = "Refused";
}

/** Asks which of two incidents is kept and why they are one event. */
export function MergeDialog({ workspaceId, left, right, onClose, onMerged }: Props) {
  // What a person has confirmed is kept, unless they say otherwise.
  const [keptId, setKeptId] = useState(right.is_confirmed && !left.is_confirmed ? right.id : left.id);
  const merged = keptId === left.id ? right : left;

  async function save(reason: string) {
    const outcome = await mergeBehaviorIncidents({ data: { workspaceId, keptId, mergedId: merged.id, reason } });
    if (!outcome.ok) throw new Refused(outcome.message);
    onMerged();
    notify.success("Merged into one event", {
      duration: 10_000,
      action: { label: "Undo", onPress: () => void undo(outcome.mergeId) },
    });
  }
  async function undo(mergeId: string) {
    try {
      await splitBehaviorIncidents({ data: { workspaceId, mergeId } });
      onMerged();
      notify.success("Undone");
    } catch (error) {
      notify.error(`It could not be undone\n${failureMessage(error)}`);
    }
  }
  return (
    <ReasonDialog
      title="Merge two incidents"
      description="Nothing of either is changed: one is shown as part of the other, with the evidence of both, until somebody splits them again."
      submitLabel="Merge"
      check={reasonMessage}
      save={save}
      explain={(error) => (error instanceof Refused ? error.message : failureMessage(error))}
      onClose={onClose}
    >
      <Fieldset legend="Which one is kept: its title, date, place and decisions stand for the event">
        <RadioGroup
          aria-label="Which one is kept"
          look="card"
          value={keptId}
          onValueChange={setKeptId}
          options={[left, right].map((incident) => ({
            value: incident.id,
            label: (
              <span dir="auto">
                <VeiledQuotes text={incident.title} />
              </span>
            ),
            description: `${incident.date} · ${incident.location} · ${incident.is_confirmed ? "Confirmed" : "Not confirmed"}`,
          }))}
        />
      </Fieldset>
    </ReasonDialog>
  );
}
