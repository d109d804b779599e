import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { PlanChoice } from "./plans.ts";
import { getBilling, getInvoices, previewPlanChange } from "./billing.functions.ts";
import { getCreditHistory, getCredits } from "./credits.functions.ts";

export const billingQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "billing"],
    queryFn: () => getBilling({ data: { workspaceId } }),
    staleTime: 0,
  });

export const invoicesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "billing", "invoices"],
    queryFn: () => getInvoices({ data: { workspaceId } }),
    staleTime: 0,
  });

export const planChangeQuery = (workspaceId: string, to: PlanChoice) =>
  queryOptions({
    // Not with what is refreshed after the change itself: a change that was made is refused to be asked about again.
    queryKey: ["plan-change", workspaceId, to.plan, to.period],
    queryFn: () => previewPlanChange({ data: { workspaceId, ...to } }),
    staleTime: 0,
    gcTime: 0,
  });

export const creditsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "credits", "overview"],
    queryFn: () => getCredits({ data: { workspaceId } }),
    staleTime: 0,
  });

export const creditHistoryQuery = (workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: ["workspace", workspaceId, "credits", "history"],
    queryFn: ({ pageParam }) => getCreditHistory({ data: { workspaceId, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
