import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { RequestView } from "./request-views.ts";
import { getSubjectRequestById, getSubjectRequests } from "./subject-requests.functions.ts";

export const subjectRequestsQuery = (view: RequestView) =>
  infiniteQueryOptions({
    queryKey: ["admin", "subject-requests", view],
    queryFn: ({ pageParam, signal }) =>
      getSubjectRequests({ data: { view, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });

export const subjectRequestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ["admin", "subject-request", requestId],
    queryFn: ({ signal }) => getSubjectRequestById({ data: { requestId }, signal }),
    staleTime: 0,
  });
