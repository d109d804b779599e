import { queryOptions } from "@tanstack/react-query";
import { getLatestSearch, getSearchRecord } from "./searches.functions.ts";

export const latestSearchQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "search"],
    queryFn: () => getLatestSearch({ data: { workspaceId, dossierId } }),
    staleTime: 0,
  });

export const searchRecordQuery = (workspaceId: string, runId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "search-record", runId],
    queryFn: () => getSearchRecord({ data: { workspaceId, runId } }),
    staleTime: 0,
  });
