import type { IncidentView } from "./incident-view.ts";

/**
 * Where each incident of a dossier stands on the page. Only confirmed findings are counted (product rule
 * 4); what may be about somebody else or needs a person is kept apart, and what was set aside by a person
 * is kept below.
 */
export function groupIncidents(incidents: readonly IncidentView[]): {
  findings: IncidentView[];
  needsHuman: IncidentView[];
  possiblyAnother: IncidentView[];
  setAside: IncidentView[];
  confirmedCount: number;
} {
  const kept = incidents.filter((incident) => incident.removed === null && incident.status === "approved");
  return {
    findings: kept.filter((incident) => incident.standing === "finding" || incident.is_confirmed),
    needsHuman: kept.filter((incident) => incident.standing === "needs-a-human" && !incident.is_confirmed),
    possiblyAnother: kept.filter((incident) => incident.standing === "possibly-another-person" && !incident.is_confirmed),
    setAside: incidents.filter((incident) => incident.removed !== null || incident.status !== "approved"),
    confirmedCount: kept.filter((incident) => incident.is_confirmed).length,
  };
}
