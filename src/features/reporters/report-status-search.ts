import { incidentStatuses } from "#app/features/incidents/incident.ts";
import { choiceParam, readSearch } from "#app/lib/search-params.ts";

/** The specification's search parameter; anything else means approved. */
export const reportStatusSearch = readSearch({ behaviorIncidentStatus: choiceParam(incidentStatuses) });
