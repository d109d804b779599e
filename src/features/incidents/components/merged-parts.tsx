import { GitMerge } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import type { Veil } from "#app/ui/veil.tsx";
import { mergeBehaviorIncidents, splitBehaviorIncidents } from "../desk.functions.ts";
import type { StandingPassage } from "../incident.ts";
import type { IncidentView } from "../incident-view.ts";
import { Claims } from "./claims.tsx";
import { AllegationBadge, VerificationBadge } from "./incident-badges.tsx";
import { IncidentStanding } from "./incident-standing.tsx";
import { Statements } from "./statements.tsx";

type Props = {
  workspaceId: string;
  incident: IncidentView;
  veil: Veil;
  onOpen: (passage: StandingPassage) => void;
  onChanged: () => void;
};

/** The incidents that a member found to be part of this one, each in its own words, with the way to split them again. */
export function MergedParts({ workspaceId, incident, veil, onOpen, onChanged }: Props) {
  if (incident.merged.length === 0) return null;
  return (
    <section aria-label="Merged into this event" className="grid gap-3">
      <h4 className="flex items-center gap-2 text-sm font-semibold text-ink">
        <Icon icon={GitMerge} size="sm" />
        Merged into this event
        <span className="font-normal text-ink-muted tabular-nums">{incident.merged.length}</span>
      </h4>
      <ul className="grid gap-3">
        {incident.merged.map((part) => (
          <li key={part.id} id={`incident-${part.id}`} className="grid scroll-mt-20 gap-2 rounded-md border border-line p-3.5">
            <div className="flex flex-wrap items-center gap-2">
              <AllegationBadge incident={part} />
              <VerificationBadge incident={part} />
            </div>
            <p dir="auto" className="font-medium text-ink">
              {part.title}
            </p>
            <p className="text-sm text-ink-muted">
              {part.date} · <bdi>{part.location}</bdi>
            </p>
            <IncidentStanding incident={part} veil={veil} onOpen={onOpen} />
            <Statements incident={part} />
            <div className="text-sm text-ink-soft">{veil.cover(<Claims incident={part} part="summary" onOpen={onOpen} />)}</div>
            {part.merged_into ? (
              <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2 text-sm text-ink-muted">
                <span>
                  Merged by {part.merged_into.by} on {utcDay(new Date(part.merged_into.at))}: <bdi>{part.merged_into.reason}</bdi>
                </span>
                <SplitButton
                  workspaceId={workspaceId}
                  merge={part.merged_into}
                  mergedId={part.id}
                  title={part.title}
                  onChanged={onChanged}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SplitProps = {
  workspaceId: string;
  merge: NonNullable<IncidentView["merged_into"]>;
  mergedId: string;
  title: string;
  onChanged: () => void;
};

function SplitButton({ workspaceId, merge, mergedId, title, onChanged }: SplitProps) {
  const [isPending, setPending] = useState(false);
  async function split() {
    if (isPending) return;
    setPending(true);
    try {
      await splitBehaviorIncidents({ data: { workspaceId, mergeId: merge.id } });
      onChanged();
      notify.success("Split into two incidents again", {
        duration: 10_000,
        action: { label: "Undo", onPress: () => void mergeAgain() },
      });
    } catch (error) {
      notify.error(`They could not be split\n${failureMessage(error)}`);
      setPending(false);
    }
  }
  async function mergeAgain() {
    try {
      const outcome = await mergeBehaviorIncidents({
        data: { workspaceId, keptId: merge.kept_id, mergedId, reason: merge.reason },
      });
      if (!outcome.ok) return notify.error(`They could not be merged again\n${outcome.message}`);
      onChanged();
      notify.success("Merged again");
    } catch (error) {
      notify.error(`They could not be merged again\n${failureMessage(error)}`);
    }
  }
  return (
    <Button
      size="sm"
      variant="outline"
      pending={isPending}
      aria-label={`Split “${title}” off again`}
      onClick={() => void split()}
    >
      Split again
    </Button>
  );
}
