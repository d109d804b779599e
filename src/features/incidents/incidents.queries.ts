import { infiniteQueryOptions } from "@tanstack/react-query";
import { incidentsPerPage } from "./incident-pages.ts";
import { getBehaviorIncidents } from "./incidents.functions.ts";
import type { StaffIncident } from "./staff-incidents.server.ts";

/** The incidents about a subject in the words of staff: the call names no workspace. */
export const staffIncidentsQuery = (subjectId: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "incidents", subjectId],
    queryFn: async ({ pageParam: after, signal }) =>
      (await getBehaviorIncidents({ data: { subjectId, ...(after ? { after } : {}) }, signal })) as StaffIncident[],
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < incidentsPerPage ? null : page.at(-1)?.id),
    staleTime: 0,
  });
