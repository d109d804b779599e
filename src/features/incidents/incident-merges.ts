import { isExonerating } from "./allegation-words.ts";
import type { IncidentView } from "./incident-view.ts";

/**
 * Incidents as events: what a person found to be part of another is taken out of the list and hangs on the one it leads
 * to (`merged`, in the order of the list). Where that one is not in the list, as in a dossier that never held it, the
 * other stands by itself. Nothing of either is changed.
 */
export function asEvents(incidents: readonly IncidentView[]): IncidentView[] {
  const byId = new Map(incidents.map((incident) => [incident.id, incident]));
  const rootOf = (incident: IncidentView): IncidentView => {
    let root = incident;
    // Bounded, so that no state of the database could keep a page from being shown.
    for (let steps = 0; steps < incidents.length; steps += 1) {
      const next = root.merged_into && byId.get(root.merged_into.kept_id);
      if (!next) break;
      root = next;
    }
    return root;
  };
  const parts = new Map<string, IncidentView[]>();
  for (const incident of incidents) {
    const root = rootOf(incident);
    if (root !== incident) parts.set(root.id, [...(parts.get(root.id) ?? []), incident]);
  }
  return incidents
    .filter((incident) => rootOf(incident) === incident)
    .map((incident) => ({ ...incident, merged: parts.get(incident.id) ?? [] }));
}

/**
 * One event with all that it rests on, as a report, an export and the API tell it: title, summary, date and place are
 * those of the incident that is kept; evidence, quotations, outcomes and the identity ledger are its own and those of the
 * merged ones that `leaves` (what nobody has confirmed stays behind), each with its source. Disputes of all are told.
 */
export function withMerged(event: IncidentView, leaves: (part: IncidentView) => boolean): IncidentView {
  if (event.merged.length === 0) return event;
  const parts = event.merged.filter(leaves);
  const all = [event, ...parts];
  const told = parts.length > 0 ? latestFirst(all.flatMap(({ outcomes }) => outcomes)) : event.outcomes;
  return {
    ...event,
    allegation: told[0]?.status ?? all.find(({ allegation }) => allegation !== null)?.allegation ?? null,
    outcomes: told,
    evidence: all
      .flatMap(({ evidence }) => evidence)
      .filter((item, index, items) => index === items.findIndex((other) => isSameEvidence(item, other))),
    passages: all.flatMap(({ passages }) => passages),
    sentences: all.flatMap(({ sentences }) => sentences),
    identity: all.flatMap(({ identity }) => identity),
    verification: all.some(({ statements }) => statements.length > 0) ? "disputed" : event.verification,
    statements: all.flatMap(({ statements }) => statements),
    corrections: all.flatMap(({ corrections }) => corrections),
    reviews: [
      ...event.reviews,
      // What was set aside is no part of what is told, and neither is why.
      ...event.merged
        .filter(({ status, removed }) => status === "approved" && removed === null)
        .flatMap(({ reviews }) => reviews.filter(({ verdict }) => verdict !== "confirm")),
    ],
    merged: parts,
  };
}

type Evidence = IncidentView["evidence"][number];

/** Two pieces of evidence that are one source: shown once. */
export function isSameEvidence(one: Evidence, other: Evidence): boolean {
  return one.source && other.source ? one.source.id === other.source.id : one.url === other.url && one.title === other.title;
}

/** How many sources tell of an incident: pages that repeat another's text count as one with it. */
export function countSources(evidence: readonly Evidence[]): number {
  const own = new Set(evidence.map(({ source }) => source?.id));
  return evidence.filter(({ copy_of }) => copy_of === null || !own.has(copy_of)).length;
}

type Outcome = IncidentView["outcomes"][number];

/** The latest first; what lifts an accusation comes first where nobody says when it was. */
function latestFirst(outcomes: readonly Outcome[]): Outcome[] {
  const at = ({ stated_on, status }: Outcome) => stated_on ?? (isExonerating(status) ? "9999" : "0000");
  return outcomes.toSorted((one, other) => at(other).localeCompare(at(one)));
}
