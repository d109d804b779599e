import type { QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/**
 * Puts what a stream told into the cache. An answer that was asked for before it may have been read before it, and would
 * put the older state in its place for good when nothing more is told: it is given up and asked for again.
 */
export function putNewer<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  update: Updater<Data | undefined, Data | undefined>,
): void {
  const isAsking = queryClient.isFetching({ queryKey, exact: true }) > 0;
  queryClient.setQueryData<Data>(queryKey, update);
  if (isAsking) void queryClient.invalidateQueries({ queryKey, exact: true });
}
