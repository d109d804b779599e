import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { CircleHelp, Inbox } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { BulkBar } from "#app/features/moderation/components/bulk-bar.tsx";
import type { CaseAction } from "#app/features/moderation/components/case-actions.tsx";
import { QueueFilters } from "#app/features/moderation/components/queue-filters.tsx";
import { QueueList } from "#app/features/moderation/components/queue-list.tsx";
import { useModerationEvents } from "#app/features/moderation/components/use-moderation-events.ts";
import { useModerationKeys, type ModerationKey } from "#app/features/moderation/components/use-moderation-keys.ts";
import {
  claimBehaviorIncident,
  releaseBehaviorIncident,
  undoModerationDecision,
} from "#app/features/moderation/moderation.functions.ts";
import { caseQuery, queueQuery } from "#app/features/moderation/moderation.queries.ts";
import { queueFilterParams, type QueueFilter } from "#app/features/moderation/queue-filter.ts";
import { HoldButton } from "#app/features/retention/components/hold-button.tsx";
import { failureMessage } from "#app/lib/errors.ts";
import { readSearch, uuidParam } from "#app/lib/search-params.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterPart, useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { notify } from "#app/ui/notify.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { showKeys } from "#app/ui/page-keys.ts";
import { PagedList } from "#app/ui/paged-list.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { requirePermission } from "../-require-permission.ts";

const CasePanel = laterPart(() =>
  import("#app/features/moderation/components/case-panel.tsx").then((module) => module.CasePanel),
);
const soon = [CasePanel];

/** The filters, and the report that is open beside the queue. */
const searchParams = readSearch({ ...queueFilterParams, case: uuidParam });

export const Route = createFileRoute("/_app/admin/moderation")({
  validateSearch: searchParams,
  beforeLoad: ({ context }) => requirePermission(context, "moderate_behavior_incidents"),
  loaderDeps: ({ search: { case: _, ...filter } }) => filter,
  // A failure is told on the page, beside the filters that can be changed.
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(queueQuery(deps)),
  head: () => ({ meta: [{ title: "Moderation · Administration · Attest" }] }),
  component: ModerationPage,
});

function ModerationPage() {
  useFetchedWhenIdle(soon);
  const { currentUser } = Route.useRouteContext();
  const { case: openId, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const queue = useInfiniteQuery(queueQuery(filter));
  const open = useQuery({ ...caseQuery(openId ?? ""), enabled: openId !== undefined });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [action, setAction] = useState<{ id: string; name: CaseAction } | null>(null);
  const items = queue.data?.pages.flatMap((page) => page.cases) ?? [];
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["moderation"] });
  useModerationEvents();

  // Whoever opens a report reads on at its heading, and comes back to its line; one that the address opens takes nothing.
  const wasPressed = useRef(false);
  const leaves = useRef<string | undefined>(undefined);
  const onTitle = useCallback((title: HTMLHeadingElement | null) => {
    if (!title || !wasPressed.current) return;
    wasPressed.current = false;
    title.focus();
  }, []);
  useEffect(() => {
    if (openId === undefined && leaves.current !== undefined) {
      const line = document.querySelector<HTMLElement>(`[data-case="${leaves.current}"] button:not([role])`);
      (line ?? document.getElementById("main"))?.focus();
    }
    leaves.current = openId;
  }, [openId]);

  function show(id: string | undefined) {
    // The open one as it is now: a press on Undo comes later than what drew it.
    wasPressed.current = id !== undefined && id !== leaves.current;
    setAction(null);
    void navigate({ search: (before) => ({ ...before, case: id }), replace: openId !== undefined, resetScroll: false });
  }
  const change = (part: Partial<QueueFilter>) =>
    void navigate({ search: (before) => ({ ...before, ...part, case: undefined }), replace: true, resetScroll: false });
  function step(by: 1 | -1) {
    const at = items.findIndex(({ id }) => id === openId);
    const next = at === -1 ? (by === 1 ? items[0] : items.at(-1)) : items[at + by];
    if (next) show(next.id);
    else if (by === 1 && queue.hasNextPage) void queue.fetchNextPage();
  }
  function select(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }
  /** Whoever begins to decide takes the report, so that nobody else does meanwhile. */
  async function begin(name: CaseAction | null) {
    if (!openId || name === null) return setAction(null);
    setAction({ id: openId, name });
    try {
      const claimed = await claimBehaviorIncident({ data: { incidentId: openId } });
      if (!claimed.ok) setAction(null);
    } catch (error) {
      notify.error(`It could not be claimed\n${failureMessage(error)}`);
    }
    await refresh();
  }
  async function toggleClaim() {
    if (!openId) return;
    try {
      if (open.data?.claim?.is_mine) await releaseBehaviorIncident({ data: { incidentId: openId } });
      else await claimBehaviorIncident({ data: { incidentId: openId } });
    } catch (error) {
      notify.error(`It could not be claimed\n${failureMessage(error)}`);
    }
    await refresh();
  }
  async function undo(decisionId: string, id: string) {
    try {
      await undoModerationDecision({ data: { decisionId } });
      notify.success("Undone");
      show(id);
    } catch (error) {
      notify.error(`It could not be undone\n${failureMessage(error)}`);
    }
    await refresh();
  }
  async function decided(title: string, decisionId: string) {
    const id = openId ?? "";
    const at = items.findIndex((item) => item.id === id);
    const next = items[at + 1] ?? items[at - 1];
    notify.success(title, { duration: 10_000, action: { label: "Undo", onPress: () => void undo(decisionId, id) } });
    setSelected(new Set([...selected].filter((one) => one !== id)));
    // The line of what is decided goes away.
    if (!next) leaves.current = "";
    show(at === -1 ? id : next?.id);
    if (at === -1) document.getElementById("case-title")?.focus();
    await refresh();
  }

  useModerationKeys((key: ModerationKey) => {
    // What is being decided stays open until it is decided or cancelled.
    if (action) return;
    if (key === "j") return step(1);
    if (key === "k") return step(-1);
    const report = open.data;
    if (!openId || !report) return;
    if (key === "x") return select(openId);
    if (key === "c") return void toggleClaim();
    if (report.may_not_decide || (report.claim && !report.claim.is_mine)) return;
    if (key === "a" && report.status === "pending") void begin("approve");
    if (key === "r" && report.status !== "rejected") void begin("reject");
    if (key === "e" && report.status === "pending" && report.reporter) void begin("ask");
  });

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Moderation"
        description="Reports that wait for a decision, the oldest first. Each decision needs a reason, and is shown to who reported it."
        actions={
          <Button variant="ghost" onClick={() => showKeys(true)}>
            <Icon icon={CircleHelp} />
            Keys
          </Button>
        }
      />
      <QueueFilters filter={filter} onChange={change} reporters={items.flatMap(({ reporter }) => (reporter ? [reporter] : []))} />
      {selected.size > 0 ? <BulkBar selected={[...selected]} onClear={() => setSelected(new Set())} onChanged={refresh} /> : null}
      <div className={openId ? "grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]" : "grid gap-5"}>
        {/* Beside an open report the queue scrolls by itself: the line that was pressed stays in sight. */}
        <div
          className={
            openId ? "hidden lg:sticky lg:top-28 lg:block lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:p-1 lg:-m-1" : ""
          }
        >
          <PagedList
            what="The reports"
            list={queue}
            count={items.length}
            status={queue.isSuccess ? `${items.length}${queue.hasNextPage ? " shown, there are more" : " waiting"}` : null}
            empty={
              <EmptyState
                icon={Inbox}
                title={isNarrowed ? "Nothing found" : "Nothing waits"}
                actions={
                  isNarrowed ? (
                    <Button variant="outline" onClick={() => void navigate({ search: {}, replace: true, resetScroll: false })}>
                      Show all
                    </Button>
                  ) : null
                }
              >
                {isNarrowed ? "No waiting report fits these filters." : "Every report has been decided."}
              </EmptyState>
            }
          >
            {items.length > 0 ? (
              <QueueList items={items} openId={openId} selected={selected} onOpen={show} onSelect={select} />
            ) : null}
          </PagedList>
        </div>
        {openId ? (
          <div className="min-w-0">
            {open.isPending ? <Skeleton className="h-96" /> : null}
            {open.isError ? (
              <Alert variant="danger" title="The report could not be loaded" announce>
                {failureMessage(open.error)}
              </Alert>
            ) : null}
            {open.isSuccess && !open.data ? (
              <Alert
                variant="warning"
                actions={
                  <Button size="sm" variant="outline" onClick={() => show(undefined)}>
                    Back to the queue
                  </Button>
                }
              >
                This report does not exist any more.
              </Alert>
            ) : null}
            {open.data ? (
              <CasePanel
                key={open.data.id}
                onTitle={onTitle}
                report={open.data}
                action={action?.id === open.data.id ? action.name : null}
                onAction={(name) => void begin(name)}
                onOpen={show}
                onClose={() => show(undefined)}
                onDecided={(title, decisionId) => void decided(title, decisionId)}
                onChanged={refresh}
                actions={
                  currentUser.permissions.manage_subjects ? (
                    <HoldButton thing={{ kind: "incident", id: open.data.id, name: open.data.title }} />
                  ) : null
                }
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
