import { queryOptions } from "@tanstack/react-query";
import { getPastSearches, getSearchCertificate, getSearchComparison } from "./past-searches.functions.ts";

export const pastSearchesQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "past-searches"],
    queryFn: () => getPastSearches({ data: { workspaceId, dossierId } }),
    staleTime: 0,
  });

export const searchComparisonQuery = (workspaceId: string, runId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "search-comparison", runId],
    queryFn: () => getSearchComparison({ data: { workspaceId, runId } }),
  });

export const searchCertificateQuery = (workspaceId: string, runId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "search-certificate", runId],
    queryFn: () => getSearchCertificate({ data: { workspaceId, runId } }),
  });
