import { queryOptions } from "@tanstack/react-query";
import { getRetentionHolds, getRetentionRuns, previewRetention } from "./retention.functions.ts";

export const retentionPreviewQuery = () =>
  queryOptions({
    queryKey: ["admin", "retention", "preview"],
    queryFn: ({ signal }) => previewRetention({ signal }),
    staleTime: 0,
  });

export const retentionRunsQuery = () =>
  queryOptions({
    queryKey: ["admin", "retention", "runs"],
    queryFn: ({ signal }) => getRetentionRuns({ signal }),
    staleTime: 0,
  });

export const retentionHoldsQuery = () =>
  queryOptions({
    queryKey: ["admin", "retention", "holds"],
    queryFn: ({ signal }) => getRetentionHolds({ signal }),
    staleTime: 0,
  });
