import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { describeCounts } from "../claims.ts";
import { describeSpend, sumSpend } from "../model-use.ts";
import { replaySearch } from "../past-searches.functions.ts";
import { pastSearchesQuery, searchComparisonQuery } from "../past-searches.queries.ts";
import type { PastSearch } from "../past-searches.server.ts";

type Props = { workspaceId: string; workspaceSlug: string; dossierId: string };

/** The searches of a dossier: the certificate of each, what it changed, and its repetition from the archive. */
export function PastSearches(props: Props) {
  return (
    <Disclosure look="card" className="mt-2" summary="All searches of this dossier">
      <List {...props} />
    </Disclosure>
  );
}

function List({ workspaceId, workspaceSlug, dossierId }: Props) {
  const { data: searches, isPending, isError, refetch } = useQuery(pastSearchesQuery(workspaceId, dossierId));
  if (isPending) return <Skeleton className="m-3.5 h-16" />;
  if (isError)
    return (
      <Alert
        variant="danger"
        className="m-3.5"
        actions={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The past searches could not be loaded. Nothing of them is lost.
      </Alert>
    );
  return (
    <>
      <ol className="divide-y divide-line" aria-label="Past searches">
        {searches.map((search, index) => (
          <Item
            key={search.runId}
            search={search}
            hasEarlier={searches.slice(index + 1).some(({ counts }) => counts !== null)}
            workspaceId={workspaceId}
            workspaceSlug={workspaceSlug}
            dossierId={dossierId}
          />
        ))}
      </ol>
      <AllUsed searches={searches} />
    </>
  );
}

/** What the searches listed used of their language models together. */
function AllUsed({ searches }: { searches: readonly PastSearch[] }) {
  const spends = searches.flatMap(({ model }) => model ?? []);
  if (spends.length < 2) return null;
  return (
    <p className="border-t border-line px-3.5 py-3 text-xs text-ink-muted tabular-nums">
      Language model, these searches together: {describeSpend(sumSpend(spends))}
    </p>
  );
}

const endings: Record<PastSearch["status"], string> = {
  queued: "Waiting to begin",
  running: "Under way",
  delivered: "Delivered",
  failed: "Failed",
  cancelled: "Cancelled",
};

const inWords = ({ status, counts }: PastSearch): string => (counts === null ? endings[status] : describeCounts(counts));

type ItemProps = Props & { search: PastSearch; hasEarlier: boolean };

function Item({ search, hasEarlier, workspaceId, workspaceSlug, dossierId }: ItemProps) {
  const [isComparing, setComparing] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => replaySearch({ data: { workspaceId, runId: search.runId } }),
  });
  return (
    <li className="grid gap-2 px-3.5 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft">
          <time dateTime={search.createdAt} className="font-medium text-ink">
            {utcMinute(new Date(search.createdAt))}
          </time>{" "}
          · {inWords(search)}
        </p>
        {search.counts === null ? null : (
          <div className="flex flex-wrap gap-2">
            <Button asChild size="sm" variant="outline">
              <Link
                to="/$workspaceSlug/dossiers/$dossierId/searches/$runId"
                params={{ workspaceSlug, dossierId, runId: search.runId }}
              >
                Certificate
              </Link>
            </Button>
            {hasEarlier ? (
              <Button size="sm" variant="outline" onClick={() => setComparing(!isComparing)} aria-expanded={isComparing}>
                What changed
              </Button>
            ) : null}
            <Button size="sm" variant="outline" pending={isPending} onClick={() => mutate()}>
              Repeat from the archive
            </Button>
          </div>
        )}
      </div>
      {search.model ? <p className="text-xs text-ink-muted tabular-nums">Language model: {describeSpend(search.model)}</p> : null}
      {isComparing ? <Changes workspaceId={workspaceId} runId={search.runId} /> : null}
      {error ? (
        <Alert variant="danger" announce>
          {failureMessage(error, "The search could not be repeated. Please try again.")}
        </Alert>
      ) : null}
      {data?.ok ? (
        <Alert
          announce
          variant={data.isSame ? "success" : "warning"}
          title={data.isSame ? "The same findings, byte for byte" : "The archive gives other findings now"}
        >
          <p>
            {data.pages} {data.pages === 1 ? "page" : "pages"} judged again from the archive. Nothing was fetched, asked or
            charged.
            {data.altered.length > 0 ? ` No longer as archived: ${data.altered.join(", ")}.` : ""}
          </p>
          <p className="mt-1 font-mono text-xs wrap-anywhere">SHA-256 {data.sha256}</p>
        </Alert>
      ) : data ? (
        <Alert announce title="It cannot be repeated: what was kept of it is of an earlier version" />
      ) : null}
    </li>
  );
}

const kinds = { new: "New", gone: "No longer found", changed: "Changed" } as const;

function Changes({ workspaceId, runId }: { workspaceId: string; runId: string }) {
  const { data, isPending, isError } = useQuery(searchComparisonQuery(workspaceId, runId));
  if (isPending) return <Skeleton className="h-10" />;
  if (isError) return <Alert variant="danger">The two searches could not be compared. Please try again.</Alert>;
  if (data === null) return <p className="text-ink-muted">There is no earlier search to compare with.</p>;
  const same =
    data.unchanged > 0
      ? `${data.unchanged} ${data.unchanged === 1 ? "finding is" : "findings are"} as before`
      : data.changes.length > 0
        ? "no finding is as before"
        : "nothing was found then or now";
  return (
    <div className="grid gap-1.5 rounded-md border border-line px-3 py-2">
      <p className="text-xs text-ink-muted">
        Beside the search of {utcMinute(new Date(data.before.createdAt))}: {same}.
      </p>
      {data.changes.length > 0 ? (
        <ul className="grid gap-1.5">
          {data.changes.map((change) => (
            <li key={`${change.kind} ${change.title}`}>
              <span className="text-xs font-medium text-ink-muted">{kinds[change.kind]}</span>{" "}
              <span dir="auto" className="text-ink">
                {change.title}
              </span>
              {change.kind === "changed" ? <p className="text-xs text-ink-soft">{change.what.join(" · ")}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
