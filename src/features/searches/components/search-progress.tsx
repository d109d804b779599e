import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { notify } from "#app/ui/notify.ts";
import { StepList } from "#app/ui/step-list.tsx";
import { stepLabels, type SearchProgress as Progress } from "../search-progress.ts";
import { cancelSearch } from "../searches.functions.ts";
import { Elapsed } from "./elapsed.tsx";

type Props = {
  workspaceId: string;
  progress: Progress;
  isLive: boolean;
  /** It was stopped from here: the button that has the focus goes with it. */
  onCancelled: () => void;
};

/** A search under way: its steps, what is being read, what it has proposed so far, and the way to stop it. */
export function SearchProgress({ workspaceId, progress, isLive, onCancelled }: Props) {
  const [isCancelling, setCancelling] = useState(false);

  async function cancel() {
    setCancelling(true);
    try {
      await cancelSearch({ data: { workspaceId, runId: progress.runId } });
      onCancelled();
    } catch (error) {
      notify.error(`The search is still running\n${failureMessage(error)}`);
    }
    setCancelling(false);
  }

  return (
    <Card as="section" aria-label="Search under way">
      <CardHeader
        title={progress.status === "queued" ? "Waiting to begin" : "Searching"}
        eyebrow={
          <>
            <Elapsed from={progress.createdAt} to={progress.finishedAt} />
            {isLive ? null : <span>Reconnecting…</span>}
          </>
        }
        description={`${progress.searchEngine ?? "The library"} · ${progress.counts.pages} ${progress.counts.pages === 1 ? "page" : "pages"} found, ${progress.counts.read} read, ${progress.counts.setAside} set aside`}
        actions={
          <Button variant="outline" pending={isCancelling} onClick={() => void cancel()}>
            Cancel
          </Button>
        }
      />
      <CardBody className="grid gap-6 lg:grid-cols-2">
        <StepList
          label="Steps of the search"
          steps={progress.steps.map((step) => ({
            id: step.name,
            label: stepLabels[step.name],
            state: step.status,
            ...(step.status === "waiting" || step.totalCount === null
              ? {}
              : { count: { done: step.doneCount, total: step.totalCount } }),
            ...(step.current ? { detail: step.current } : {}),
          }))}
        />
        <div>
          <h3 className="text-sm font-semibold text-ink">Proposed so far</h3>
          <p className="mt-0.5 text-xs text-ink-muted">
            Not verified yet: nothing here is recorded until every passage has been checked.
          </p>
          {progress.partial.length === 0 ? (
            <p className="mt-3 text-sm text-ink-muted">Nothing yet.</p>
          ) : (
            <ul className="mt-3 grid gap-3">
              {progress.partial.map((item) => (
                <li key={item.sourceId} className="border-s-2 border-line-strong ps-3 text-sm">
                  <span dir="auto" className="block text-ink-soft">
                    {item.proposal}
                  </span>
                  <span dir="auto" className="block text-xs text-ink-muted">
                    {item.pageTitle}
                  </span>
                  {item.kept === "human" ? <Badge tone="outline">Needs a person to decide</Badge> : null}
                </li>
              ))}
            </ul>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

/** How the latest search ended, where that needs saying. */
export function SearchEnd({ progress, news }: { progress: Progress; news: number | null }) {
  if (progress.status === "delivered" && news !== null) {
    const { read } = progress.counts;
    return (
      <p role="status" className="text-sm text-ink-soft">
        Searched again on {utcDay(new Date(progress.createdAt))}: {read} {read === 1 ? "page was" : "pages were"} read,{" "}
        {news === 0 ? "nothing new was found." : `${news} new, marked “New” below.`}
      </p>
    );
  }
  if (progress.status === "failed") {
    return (
      <Alert variant="danger" title="The search failed" announce>
        {progress.failure ?? "Something went wrong. Nothing was charged; please try again."}
      </Alert>
    );
  }
  if (progress.status === "cancelled") {
    return (
      <Alert variant="info" title="The search was cancelled" announce>
        Nothing was charged and nothing was recorded.
      </Alert>
    );
  }
  return null;
}
