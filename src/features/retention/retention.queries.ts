import { queryOptions } from "@tanstack/react-query";
import type { HoldKind } from "./retention.ts";
import {
  findHoldable,
  getRetentionHolds,
  getRetentionHoldsOf,
  getRetentionRuns,
  previewRetention,
} from "./retention.functions.ts";

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

/** What keeps one thing from lapsing now. */
export const retentionHoldsOfQuery = (entityId: string) =>
  queryOptions({
    queryKey: ["admin", "retention", "holds", entityId],
    queryFn: ({ signal }) => getRetentionHoldsOf({ data: { entityId }, signal }),
    staleTime: 0,
  });

export const holdableQuery = (asked: { kind: HoldKind; query: string }) =>
  queryOptions({
    queryKey: ["admin", "retention", "holdable", asked],
    queryFn: ({ signal }) => findHoldable({ data: asked, signal }),
    staleTime: 0,
  });
