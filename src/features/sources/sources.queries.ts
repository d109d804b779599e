import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { getSourceById, getSources } from "./sources.functions.ts";

const sourcesKey = (workspaceId: string) => ["workspace", workspaceId, "sources"] as const;

/** The library, or what a search of it found, a page of 50 at a time. */
export const sourcesQuery = (workspaceId: string, query: string) =>
  infiniteQueryOptions({
    queryKey: [...sourcesKey(workspaceId), "list", query],
    queryFn: ({ pageParam, signal }) =>
      getSources({
        data: { workspaceId, ...(query ? { query } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
  });

/** One source with the part of its text around `at`. Its content never changes; each reading is audited, so it is not repeated. */
export const sourceQuery = (workspaceId: string, sourceId: string, at = 0) =>
  queryOptions({
    queryKey: [...sourcesKey(workspaceId), "one", sourceId, at],
    queryFn: ({ signal }) => getSourceById({ data: { workspaceId, sourceId, ...(at > 0 ? { at } : {}) }, signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** After something was added, removed or put back. */
export async function refreshSources(queryClient: QueryClient, workspaceId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sourcesKey(workspaceId) });
}
