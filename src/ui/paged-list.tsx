import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";

type PagedListProps = {
  /** What is listed, in a sentence's beginning: "The users". */
  what: string;
  /** How many are shown, in words; said when it changes. */
  status: string | null;
  isPending: boolean;
  /** What a person is told when the first page could not be loaded. */
  failure: string | null;
  isFetching: boolean;
  onRetry: () => void;
  /** Shown instead of the list when nothing is there. */
  empty: ReactNode;
  isEmpty: boolean;
  hasMore: boolean;
  isFetchingMore: boolean;
  moreFailed: boolean;
  onMore: () => void;
  children: ReactNode;
};

/** A list that grows page by page, in each of its states. */
export function PagedList(props: PagedListProps) {
  return (
    <section aria-label={props.what} aria-busy={props.isFetching} className="grid min-w-0 content-start gap-3">
      <p role="status" className="min-h-5 text-sm text-ink-muted tabular-nums">
        {props.status}
      </p>
      {props.isPending ? (
        <Loading label="Loading">
          <div className="grid gap-2">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-16" />
            ))}
          </div>
        </Loading>
      ) : null}
      {props.failure ? (
        <Alert
          variant="danger"
          title={`${props.what} could not be loaded`}
          announce
          actions={
            <Button size="sm" variant="outline" pending={props.isFetching} onClick={props.onRetry}>
              Try again
            </Button>
          }
        >
          {props.failure}
        </Alert>
      ) : null}
      {props.isEmpty ? props.empty : props.children}
      {props.moreFailed ? (
        <Alert variant="danger" announce>
          The rest could not be loaded. What you see is not all.
        </Alert>
      ) : null}
      {props.hasMore ? (
        <div className="flex justify-center pt-2">
          <Button variant="outline" pending={props.isFetchingMore} onClick={props.onMore}>
            Show more
          </Button>
        </div>
      ) : null}
    </section>
  );
}
