import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import type { IncidentStatus } from "#app/features/incidents/incident.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import type { ReporterReport } from "../report.ts";
import { ReportCard } from "./report-card.tsx";

type Page = { reports: ReporterReport[]; nextCursor: string | null };

const emptyWords: Record<IncidentStatus, { title: string; words: string }> = {
  pending: { title: "Nothing is waiting", words: "Reports that no moderator has decided yet stand here." },
  approved: { title: "No approved reports", words: "A report stands here once a moderator has approved it." },
  rejected: { title: "No rejected reports", words: "A report that is not accepted stands here, with the reason." },
};

type Props = {
  status: IncidentStatus;
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  canAnswer: boolean;
  onChanged: () => void;
};

export function ReportList({ status, list, canAnswer, onChanged }: Props) {
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];
  if (list.isPending) {
    return (
      <Loading label="Loading reports">
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-4">
      {list.isError ? (
        <Alert
          variant="danger"
          title="The reports could not be loaded"
          announce
          actions={
            <Button size="sm" variant="outline" pending={list.isFetching} onClick={() => void list.refetch()}>
              Try again
            </Button>
          }
        >
          {failureMessage(list.error, "The server could not be reached.")}
        </Alert>
      ) : null}
      {reports.length === 0 && !list.isError ? (
        <EmptyState icon={Inbox} title={emptyWords[status].title} level={3}>
          {emptyWords[status].words}
        </EmptyState>
      ) : null}
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} canAnswer={canAnswer} onChanged={onChanged} />
      ))}
      {list.hasNextPage ? (
        <div className="flex justify-center">
          <Button variant="outline" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </div>
  );
}
