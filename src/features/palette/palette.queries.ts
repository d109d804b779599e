import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { searchWorkspace } from "./palette.functions.ts";

/** Cancelled when more is typed before it has been answered. */
export const findingsQuery = (workspaceId: string, query: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "palette", query],
    queryFn: ({ signal }) => searchWorkspace({ data: { workspaceId, query }, signal }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
  });
