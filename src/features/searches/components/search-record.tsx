import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { utcDay } from "#app/ui/date-words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { HelpTip } from "#app/ui/help-tip.tsx";
import { Quotation } from "#app/ui/quotation.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { terms } from "#app/features/incidents/terms.ts";
import type { SetAsideReason } from "../engine/judgement.ts";
import type { SearchProgress } from "../search-progress.ts";
import type { SearchRecord as RecordOfSearch } from "../searches.server.ts";
import { searchRecordQuery } from "../searches.queries.ts";
import { ModelUse } from "./model-use.tsx";
import { NamesakeChoice } from "./namesake-choice.tsx";
import { PastSearches } from "./past-searches.tsx";
import { setAsideLabels } from "../set-aside.ts";

type Props = { workspaceId: string; workspaceSlug: string; progress: SearchProgress };

/** What was searched and set aside, page by page with the reason: the other half of every result. */
export function SearchRecord({ workspaceId, workspaceSlug, progress }: Props) {
  const record = useQuery(searchRecordQuery(workspaceId, progress.runId));
  return (
    <Card as="section" look="quiet" aria-label="What was searched and set aside">
      <CardHeader
        title="What was searched and set aside"
        description={
          record.data ? (
            <>
              {`${progress.searchEngine ?? "The library"} · ${counted(record.data.queries.length, "query", "queries")}, ${counted(record.data.pagesRead, "page", "pages")} read, ${record.data.setAside.length} set aside · ${utcDay(new Date(progress.createdAt))}`}{" "}
              <HelpTip term="set aside">{terms["set aside"]}</HelpTip>
            </>
          ) : undefined
        }
      />
      <CardBody>
        {record.isPending ? <Skeleton className="h-32" /> : null}
        {record.isError ? (
          <Alert
            variant="danger"
            actions={
              <Button size="sm" variant="outline" onClick={() => void record.refetch()}>
                Try again
              </Button>
            }
          >
            The record of this search could not be loaded. Nothing of it is lost.
          </Alert>
        ) : null}
        {progress.status === "delivered" ? (
          <NamesakeChoice workspaceId={workspaceId} workspaceSlug={workspaceSlug} runId={progress.runId} />
        ) : null}
        {record.data ? <Pages record={record.data} workspaceSlug={workspaceSlug} /> : null}
        {record.data ? <Queries record={record.data} /> : null}
        {progress.status === "delivered" && progress.counts.proposed === 0 ? (
          <p className="mt-3 text-sm text-ink-soft">
            A search that finds nothing ends in a certificate of what was searched, read and set aside:{" "}
            <Link
              to="/$workspaceSlug/dossiers/$dossierId/searches/$runId"
              params={{ workspaceSlug, dossierId: progress.dossierId, runId: progress.runId }}
              className="text-accent underline underline-offset-4"
            >
              certificate of this search
            </Link>
            .
          </p>
        ) : null}
        <PastSearches workspaceId={workspaceId} workspaceSlug={workspaceSlug} dossierId={progress.dossierId} />
        {record.data?.model ? <ModelUse model={record.data.model} /> : null}
      </CardBody>
    </Card>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Pages({ record, workspaceSlug }: { record: RecordOfSearch; workspaceSlug: string }) {
  if (record.setAside.length === 0) return <p className="text-sm text-ink-muted">No page was set aside.</p>;
  const reasons = (Object.keys(setAsideLabels) as SetAsideReason[]).filter((kind) =>
    record.setAside.some((page) => page.kind === kind),
  );
  return (
    <div className="grid gap-2">
      {reasons.map((kind) => {
        const pages = record.setAside.filter((page) => page.kind === kind);
        return (
          <Disclosure
            key={kind}
            look="card"
            summary={
              <>
                {setAsideLabels[kind]}
                <span className="text-xs text-ink-muted tabular-nums">{pages.length}</span>
              </>
            }
          >
            <ul className="divide-y divide-line">
              {pages.map((page) => (
                <li key={page.sourceId ?? page.url ?? page.title} className="grid gap-2 px-3.5 py-3">
                  <div dir="auto" className="text-sm font-medium">
                    {page.sourceId ? (
                      <Link
                        to="/$workspaceSlug/library/$sourceId"
                        params={{ workspaceSlug, sourceId: page.sourceId }}
                        search={page.passage ? { start: page.passage.start, end: page.passage.end } : {}}
                        className="text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
                      >
                        {page.title}
                      </Link>
                    ) : (
                      page.title
                    )}
                  </div>
                  <p className="text-sm text-ink-soft">{page.reason}</p>
                  {page.passage ? <Quotation text={page.passage.text} /> : null}
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </div>
  );
}

function Queries({ record }: { record: RecordOfSearch }) {
  return (
    <Disclosure
      look="card"
      className="mt-2"
      summary={
        <>
          Queries that were asked
          <span className="text-xs text-ink-muted tabular-nums">{record.queries.length}</span>
        </>
      }
    >
      <p className="px-3.5 pt-3 text-xs text-ink-muted">
        Queries decide only what is read. A word in a query is never a finding.
      </p>
      <ol className="divide-y divide-line">
        {record.queries.map((query) => (
          <li key={query.query} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-3.5 py-2 text-sm">
            <code dir="auto" className="min-w-0 font-mono text-xs text-ink-soft">
              {query.query}
            </code>
            <span className="text-xs text-ink-muted">
              {query.purpose} · {answersInWords(query)}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** What each engine answered, where there were several; an engine that failed is named beside those that did not. */
function answersInWords({ answers, failure, resultCount }: RecordOfSearch["queries"][number]): string {
  const results = (count: number) => counted(count, "result", "results");
  if (answers.length < 2) return failure ?? results(resultCount ?? 0);
  return answers.map((answer) => `${answer.engine}: ${answer.failure ?? results(answer.resultCount ?? 0)}`).join(" · ");
}
