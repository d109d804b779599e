import { z } from "zod";
import { incidentStatuses } from "#app/features/incidents/incident.ts";

/** The specification's search parameter; anything else means approved. */
export const reportStatusSearch = z.object({
  behaviorIncidentStatus: z.enum(incidentStatuses).optional().catch(undefined),
});
