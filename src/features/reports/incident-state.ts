import { createHash } from "node:crypto";
import type { IncidentView } from "#app/features/incidents/incident-view.ts";

type Printed = Pick<IncidentView, "title" | "summary" | "description" | "date" | "location"> & {
  outcomes: readonly { status: string; stated_on: string | null }[];
};

/** SHA-256 (hexadecimal) of what a report says of one incident: later changes are told by it, without keeping a word. */
export function hashState(incident: Printed): string {
  const said = JSON.stringify([
    incident.title,
    incident.summary,
    incident.description,
    incident.date,
    incident.location,
    incident.outcomes.map((outcome) => [outcome.status, outcome.stated_on]),
  ]);
  return createHash("sha256").update(said).digest("hex");
}
