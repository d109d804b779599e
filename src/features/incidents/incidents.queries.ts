import { queryOptions } from "@tanstack/react-query";
import { getBehaviorIncidents } from "./incidents.functions.ts";
import type { StaffIncident } from "./staff-incidents.server.ts";

/** The incidents about a subject in the words of staff: the call names no workspace. */
export const staffIncidentsQuery = (subjectId: string) =>
  queryOptions({
    queryKey: ["admin", "incidents", subjectId],
    queryFn: async ({ signal }) => (await getBehaviorIncidents({ data: { subjectId }, signal })) as StaffIncident[],
    staleTime: 0,
  });
