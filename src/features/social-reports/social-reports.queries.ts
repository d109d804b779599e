import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { SocialReportStatus } from "./social-report-status.ts";
import { getSocialReports, getSocialReportsByStatus } from "./social-reports.functions.ts";

export const socialReportsQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "social-reports"],
    queryFn: ({ signal }) => getSocialReports({ data: { workspaceId, dossierId }, signal }),
    staleTime: 0,
  });

export const socialReportQueueQuery = (status: SocialReportStatus) =>
  infiniteQueryOptions({
    queryKey: ["admin", "social-reports", status],
    queryFn: ({ pageParam, signal }) =>
      getSocialReportsByStatus({ data: { status, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
