import { Alert } from "#app/ui/alert.tsx";
import type { Veil } from "#app/ui/veil.tsx";
import type { StandingPassage } from "../incident.ts";
import type { IncidentView } from "../incident-view.ts";

type Props = { incident: IncidentView; veil: Veil; onOpen: (passage: StandingPassage) => void };

/**
 * What keeps an incident from being a plain finding: that a person has to decide, that it may be somebody else, or, until a member
 * has confirmed it, that the rules alone could not tie it to the person. Stands wherever the incident is told, by itself or as part
 * of another: being merged makes nothing surer.
 */
export function IncidentStanding({ incident, veil, onOpen }: Props) {
  const { standing, standing_reason: reason, standing_passage: passage } = incident;
  if (standing === "finding")
    return reason === null || incident.is_confirmed ? null : (
      <Alert variant="info" title="Tied to this person by a language model">
        {reason} Read them before you confirm it.
      </Alert>
    );
  return (
    <Alert variant="warning" title={standing === "needs-a-human" ? "A person has to decide" : "Possibly another person"}>
      {reason}
      {passage ? <div>{veil.cover(<Words of={passage} onOpen={onOpen} />)}</div> : null}
    </Alert>
  );
}

/** A source's own words, which open in its archived copy. */
export function Words({ of, onOpen }: { of: StandingPassage } & Pick<Props, "onOpen">) {
  return (
    <button type="button" dir="auto" onClick={() => onOpen(of)} className="text-button text-button-lined font-serif">
      “{of.text}”
    </button>
  );
}
