import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Coins } from "lucide-react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#app/ui/table.tsx";
import { creditHistoryQuery } from "../billing.queries.ts";
import { lineWords, signed } from "../credit-words.ts";

/** Every line of the ledger with what it bought, the newest first. */
export function CreditLines({ workspaceId, workspaceSlug }: { workspaceId: string; workspaceSlug: string }) {
  const history = useInfiniteQuery(creditHistoryQuery(workspaceId));
  const lines = history.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <section aria-labelledby="ledger" className="grid gap-4">
      <h2 id="ledger" className="text-lg font-semibold text-ink">
        Every line
      </h2>
      {history.isPending ? (
        <Loading label="Loading the lines">
          <Skeleton className="h-40" />
        </Loading>
      ) : null}
      {history.isError ? (
        <Alert
          variant="danger"
          title={lines.length === 0 ? "The lines could not be loaded" : "The rest could not be loaded"}
          announce
          actions={
            <Button
              size="sm"
              variant="outline"
              pending={history.isFetching}
              onClick={() => void (lines.length === 0 ? history.refetch() : history.fetchNextPage())}
            >
              Try again
            </Button>
          }
        >
          {failureMessage(history.error, "The server could not be reached.")}
        </Alert>
      ) : null}
      {history.isSuccess && lines.length === 0 ? (
        <EmptyState icon={Coins} title="No credits yet" look="quiet">
          Grants, purchases and what they were spent on appear here.
        </EmptyState>
      ) : null}
      {lines.length > 0 ? (
        <Table caption="Every line of the credits">
          <TableHead>
            <TableRow>
              <TableHeader className="max-md:hidden">When</TableHeader>
              <TableHeader>What</TableHeader>
              <TableHeader align="end">Credits</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => {
              const { title, detail } = lineWords(line);
              return (
                <TableRow key={line.id}>
                  <TableCell className="align-top whitespace-nowrap text-ink-muted max-md:hidden">
                    {utcMinute(new Date(line.at))}
                  </TableCell>
                  <TableCell>
                    <span className="text-ink">{title}</span>
                    <span className="block text-xs text-ink-muted md:hidden">{utcMinute(new Date(line.at))}</span>
                    {line.dossier ? (
                      <span className="block">
                        <Link
                          className="link"
                          to="/$workspaceSlug/dossiers/$dossierId"
                          params={{ workspaceSlug, dossierId: line.dossier.id }}
                          dir="auto"
                        >
                          {line.dossier.subject}
                        </Link>
                      </span>
                    ) : null}
                    {detail || line.by ? (
                      <span className="block text-xs text-ink-muted" dir="auto">
                        {[detail, line.by ? `by ${line.by}` : null].filter(Boolean).join(" · ")}
                      </span>
                    ) : null}
                  </TableCell>
                  <TableCell
                    align="end"
                    className={line.amount > 0 ? "text-success" : line.amount < 0 ? "text-ink" : "text-ink-muted"}
                  >
                    {signed(line.amount)}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      ) : null}
      {history.hasNextPage ? (
        <div className="flex justify-center">
          <Button variant="outline" pending={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </section>
  );
}
