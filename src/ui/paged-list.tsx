import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";

type PagedListProps = {
  /** What is listed, in a sentence's beginning: "The users". */
  what: string;
  list: UseInfiniteQueryResult<unknown>;
  /** How many are there by now, of all pages. */
  count: number;
  /** How many are shown, in words, where "12 shown" does not say it; said when it changes, and of nothing to be seen nowhere. */
  status?: string | null;
  /** Shown instead of the list when nothing is there. */
  empty: ReactNode;
  children: ReactNode;
};

const counted = new Intl.NumberFormat("en");

/** A list that grows page by page, in each of its states. */
export function PagedList({ what, list, count, status, empty, children }: PagedListProps) {
  const isEmpty = list.isSuccess && count === 0;
  const words = `${counted.format(count)} shown${list.hasNextPage ? ", there are more" : ""}`;
  return (
    <section aria-label={what} aria-busy={list.isFetching} className="grid min-w-0 content-start gap-3">
      <p role="status" className={isEmpty ? "sr-only" : "min-h-5 text-sm text-ink-muted tabular-nums"}>
        {isEmpty ? "Nothing" : list.isSuccess ? (status === undefined ? words : status) : null}
      </p>
      {list.isPending ? (
        <Loading label="Loading">
          <div className="grid gap-2">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-16" />
            ))}
          </div>
        </Loading>
      ) : null}
      {list.isError && !list.data ? (
        <Alert
          variant="danger"
          title={`${what} could not be loaded`}
          announce
          actions={
            <Button size="sm" variant="outline" pending={list.isFetching} onClick={() => void list.refetch()}>
              Try again
            </Button>
          }
        >
          {failureMessage(list.error)}
        </Alert>
      ) : null}
      {isEmpty ? empty : children}
      {list.isFetchNextPageError ? (
        <Alert variant="danger" announce>
          The rest could not be loaded. What you see is not all.
        </Alert>
      ) : null}
      {list.hasNextPage ? (
        <div className="flex justify-center pt-2">
          <Button variant="outline" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </section>
  );
}
