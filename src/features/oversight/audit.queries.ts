import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AuditFilters } from "./audit-input.ts";
import { findAuditPeople, getAuditChecks, getAuditTrail, getUnusualViews } from "./audit.functions.ts";

export const auditTrailQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", filters],
    queryFn: ({ pageParam, signal }) =>
      getAuditTrail({ data: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const auditChecksQuery = () =>
  queryOptions({ queryKey: ["admin", "audit-checks"], queryFn: ({ signal }) => getAuditChecks({ signal }), staleTime: 0 });

export const unusualViewsQuery = () =>
  queryOptions({ queryKey: ["admin", "unusual-views"], queryFn: ({ signal }) => getUnusualViews({ signal }), staleTime: 0 });

export const auditPeopleQuery = (query: string) =>
  queryOptions({
    queryKey: ["admin", "audit-people", query],
    queryFn: ({ signal }) => findAuditPeople({ data: { query }, signal }),
    staleTime: 0,
  });
