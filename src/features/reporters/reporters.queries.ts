import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { IncidentStatus } from "#app/features/incidents/incident.ts";
import { getExternalUsers } from "./external-users.functions.ts";
import { getExternalUserByAccessKey, getIncidentEvidence, getReporterPage, getReporterReports } from "./reporters.functions.ts";

/** Opens a personal link, once a visit: its key is exchanged for a session. Null when nobody has the key. */
export const personalLinkQuery = (accessKey: string) =>
  queryOptions({
    queryKey: ["personal-link", accessKey],
    queryFn: () => getExternalUserByAccessKey({ data: { accessKey } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const reporterPageQuery = () =>
  queryOptions({ queryKey: ["reporter", "page"], queryFn: () => getReporterPage(), staleTime: 2_000 });

export const reportsQuery = (status: IncidentStatus) =>
  infiniteQueryOptions({
    queryKey: ["reporter", "reports", status],
    queryFn: ({ pageParam }) => getReporterReports({ data: { status, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 2_000,
  });

/** How far the copies of unsent evidence have got. */
export const evidenceQuery = (evidenceIds: string[]) =>
  queryOptions({
    queryKey: ["reporter", "evidence", evidenceIds],
    queryFn: () => getIncidentEvidence({ data: { evidenceIds } }),
    enabled: evidenceIds.length > 0,
  });

export const externalUsersQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ["external-users", query],
    queryFn: ({ pageParam }) => getExternalUsers({ data: { query, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5_000,
  });
