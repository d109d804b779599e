import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CircleHelp, FileX2, Link2Off, PenLine, SquarePen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay, utcMinute } from "#app/ui/date-words.ts";
import { Drawer } from "#app/ui/drawer.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { notify } from "#app/ui/notify.ts";
import { Progress } from "#app/ui/progress.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { quotationSentence } from "../change-words.ts";
import { cancelEvidenceCheck, startEvidenceCheck } from "../evidence-health.functions.ts";
import { evidenceHealthQuery } from "../evidence-health.queries.ts";
import { hasEnded, outcomeLabels, type EvidenceHealth, type PageHealth, type PageOutcome } from "../evidence-health.ts";

type Props = { workspaceId: string; dossierId: string; onChanged: () => void; onClose: () => void };

/** Whether the live pages still are what was archived: the last look at each, and the way to look again. */
export function EvidenceHealthDrawer({ workspaceId, dossierId, onChanged, onClose }: Props) {
  const queryClient = useQueryClient();
  const query = evidenceHealthQuery(workspaceId, dossierId);
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 1_000 : false),
  });
  const isRunning = isUnderWay(data);
  const wasRunning = useRef(false);
  useEffect(() => {
    // It has ended while it was watched: the cards say so now.
    if (wasRunning.current && !isRunning) onChanged();
    wasRunning.current = isRunning;
    // The callback is the last one that was handed over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning]);
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="lg"
      title="Evidence health"
      description="Every claim quotes an archived copy, which stays as it is. Here the live pages are compared with it. It costs nothing."
    >
      {isError && !data ? (
        <Alert
          variant="danger"
          title="The evidence health could not be loaded"
          announce
          actions={
            <Button size="sm" variant="outline" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {failureMessage(error)}
        </Alert>
      ) : null}
      {data === undefined && !isError ? (
        <Loading>
          <div className="grid gap-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-24" />
          </div>
        </Loading>
      ) : null}
      {data ? <Health workspaceId={workspaceId} dossierId={dossierId} health={data} onChanged={refresh} /> : null}
    </Drawer>
  );
}

const isUnderWay = (health: EvidenceHealth | null | undefined) => (health?.latest ? !hasEnded(health.latest.status) : false);

type HealthProps = { workspaceId: string; dossierId: string; health: EvidenceHealth; onChanged: () => Promise<void> };

function Health({ workspaceId, dossierId, health, onChanged }: HealthProps) {
  const { latest } = health;
  if (health.page_count === 0 && !latest) {
    return (
      <EmptyState icon={Link2Off} title="No live pages to check" level={3} look="quiet">
        {health.document_count > 0
          ? "The evidence of this dossier was uploaded or pasted: there is no address to look at."
          : "No incident of this dossier quotes a source yet."}
      </EmptyState>
    );
  }
  const isRunning = latest !== null && !hasEnded(latest.status);
  return (
    <div className="grid gap-5">
      {latest && isRunning ? (
        <Running workspaceId={workspaceId} check={latest} onChanged={onChanged} />
      ) : (
        <Start workspaceId={workspaceId} dossierId={dossierId} health={health} onChanged={onChanged} />
      )}
      {latest && !isRunning ? <Ended check={latest} /> : null}
      {latest && latest.pages.length > 0 ? <Pages pages={latest.pages} /> : null}
      {health.document_count > 0 ? (
        <p className="text-sm text-ink-muted">
          {health.document_count} {health.document_count === 1 ? "source" : "sources"} without an address cannot be compared.
        </p>
      ) : null}
    </div>
  );
}

type Check = NonNullable<EvidenceHealth["latest"]>;

function Start({ workspaceId, dossierId, health, onChanged }: HealthProps) {
  const [isPending, setPending] = useState(false);
  const key = useRef<string | null>(null);

  async function start() {
    if (isPending) return;
    setPending(true);
    key.current ??= crypto.randomUUID();
    try {
      const outcome = await startEvidenceCheck({ data: { workspaceId, dossierId, idempotencyKey: key.current } });
      key.current = null;
      if (!outcome.ok) {
        notify.info(
          outcome.reason === "too-soon"
            ? `These pages have just been checked\nThey can be checked again from ${utcMinute(new Date(outcome.nextAt))}.`
            : "There is no live page to check",
        );
      }
      await onChanged();
    } catch (error) {
      notify.error(`The check was not started\n${failureMessage(error)}`);
    }
    setPending(false);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-soft">
        {health.page_count} live {health.page_count === 1 ? "page" : "pages"}
        {health.next_at ? (
          <span className="text-ink-muted">
            {" "}
            · can be checked again <RelativeTime date={health.next_at} />
          </span>
        ) : null}
      </p>
      <Button variant="primary" pending={isPending} disabled={health.next_at !== null} onClick={() => void start()}>
        Check the sources again
      </Button>
    </div>
  );
}

function Running({ workspaceId, check, onChanged }: { workspaceId: string; check: Check; onChanged: () => Promise<void> }) {
  const [isCancelling, setCancelling] = useState(false);
  async function cancel() {
    setCancelling(true);
    try {
      await cancelEvidenceCheck({ data: { workspaceId, checkId: check.id } });
      await onChanged();
    } catch (error) {
      notify.error(`The check goes on\n${failureMessage(error)}`);
    }
    setCancelling(false);
  }
  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="min-w-48 flex-1">
        <Progress
          label="Looking at the live pages"
          value={check.done_count}
          max={Math.max(check.total_count, 1)}
          valueText={`${check.done_count} of ${check.total_count}`}
        />
      </div>
      <Button variant="outline" pending={isCancelling} onClick={() => void cancel()}>
        Cancel
      </Button>
    </div>
  );
}

function Ended({ check }: { check: Check }) {
  const when = (
    <>
      <RelativeTime date={check.finished_at ?? check.created_at} /> by <bdi>{check.started_by}</bdi>
    </>
  );
  if (check.status === "failed") {
    return (
      <Alert variant="danger" title="The check failed">
        {check.failure}
      </Alert>
    );
  }
  const counts = (Object.keys(outcomeLabels) as PageOutcome[])
    .map((outcome) => [outcome, check.pages.filter((page) => page.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcomeLabels[outcome].toLowerCase()}`);
  return (
    <p role="status" className="text-sm text-ink-soft">
      {check.status === "cancelled" ? "Cancelled " : "Checked "}
      {when}
      {counts.length > 0 ? `: ${counts.join(", ")}.` : "."}
    </p>
  );
}

const looks = {
  unchanged: { tone: "success", icon: CircleCheck },
  changed: { tone: "warning", icon: PenLine },
  corrected: { tone: "warning", icon: SquarePen },
  gone: { tone: "danger", icon: FileX2 },
  unreachable: { tone: "outline", icon: CircleHelp },
} as const;
/** What asks for a person's eye comes first. */
const weight: (PageOutcome | null)[] = ["corrected", "gone", "changed", "unreachable", null, "unchanged"];

function Pages({ pages }: { pages: readonly PageHealth[] }) {
  const ordered = pages.toSorted((one, other) => weight.indexOf(one.outcome) - weight.indexOf(other.outcome));
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ordered.map((page) => {
        const quotation = page.outcome === "changed" || page.outcome === "corrected" ? quotationSentence(page) : null;
        return (
          <li key={page.source_id} className="grid gap-1.5 py-3.5 text-sm">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <a
                href={page.url}
                target="_blank"
                rel="noreferrer"
                dir="auto"
                className="min-w-0 flex-1 basis-56 wrap-anywhere font-medium text-ink underline decoration-line-strong underline-offset-4"
              >
                {page.title}
              </a>
              {page.outcome ? (
                <Badge tone={looks[page.outcome].tone} icon={looks[page.outcome].icon}>
                  {outcomeLabels[page.outcome]}
                </Badge>
              ) : (
                <Badge tone="outline">Not looked at</Badge>
              )}
            </div>
            {page.detail || quotation ? (
              <p dir="auto" className="wrap-anywhere text-ink-soft">
                {page.detail}
                {page.detail && quotation ? " " : null}
                {quotation}
              </p>
            ) : null}
            <p className="text-xs text-ink-muted">
              Archived {utcDay(new Date(page.archived_at))}
              {page.checked_at ? ` · looked at ${utcMinute(new Date(page.checked_at))}` : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
