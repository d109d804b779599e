import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { QueueFilter } from "./queue-filter.ts";
import { getModerationCase, getModerators, listPendingBehaviorIncidents } from "./moderation.functions.ts";

export const queueQuery = (filter: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: ["moderation", "queue", filter],
    queryFn: ({ pageParam }) => listPendingBehaviorIncidents({ data: { ...filter, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5_000,
  });

export const caseQuery = (incidentId: string) =>
  queryOptions({
    queryKey: ["moderation", "case", incidentId],
    queryFn: () => getModerationCase({ data: { incidentId } }),
    staleTime: 2_000,
  });

export const moderatorsQuery = () =>
  queryOptions({ queryKey: ["moderation", "moderators"], queryFn: () => getModerators(), staleTime: 60_000 });
