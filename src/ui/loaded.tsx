import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Loading, SkeletonText } from "./skeleton.tsx";

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Said when there is nothing to show: "The holds could not be loaded". */
  failed: string;
  /** Lines of the skeleton. */
  lines?: number;
  /** Said instead of a list without entries. */
  nothing?: string;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** A part of a page in each state of what it shows: coming, not to be had, empty, there. What was there once stays. */
export function Loaded<Data>({ query, failed, lines = 3, nothing, children }: LoadedProps<Data>) {
  const { data } = query;
  if (data !== undefined && data !== null) {
    const isEmpty = Array.isArray(data) && data.length === 0;
    return isEmpty && nothing ? <p className="text-sm text-ink-muted">{nothing}</p> : children(data);
  }
  if (query.isError) {
    return (
      <Alert
        variant="danger"
        title={failed}
        announce
        actions={
          <Button size="sm" variant="outline" pending={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        {failureMessage(query.error)}
      </Alert>
    );
  }
  return query.isPending ? (
    <Loading>
      <SkeletonText lines={lines} />
    </Loading>
  ) : null;
}
