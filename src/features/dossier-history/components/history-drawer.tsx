import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { utcDay, utcMinute } from "#app/ui/date-words.ts";
import { Drawer } from "#app/ui/drawer.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { notify } from "#app/ui/notify.ts";
import { PagedList } from "#app/ui/paged-list.tsx";
import { dossierHistoryQuery } from "../dossier-history.queries.ts";
import type { HistoryEntry, Restore } from "../history-entry.ts";

type Props = {
  workspaceId: string;
  dossierId: string;
  /** Puts back what a change took away; rejects with what a person is told. */
  onRestore: (restore: Restore) => Promise<void>;
  onChanged: () => void;
  onClose: () => void;
};

/** Every change of a dossier, by whom, when and why; what was taken away can be put back. */
export function HistoryDrawer({ workspaceId, dossierId, onRestore, onChanged, onClose }: Props) {
  const queryClient = useQueryClient();
  const query = dossierHistoryQuery(workspaceId, dossierId);
  const list = useInfiniteQuery(query);
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const [pendingId, setPendingId] = useState<string | null>(null);

  async function restore(entry: HistoryEntry, what: Restore) {
    if (pendingId) return;
    setPendingId(entry.id);
    try {
      await onRestore(what);
      onChanged();
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      notify.success("Restored");
    } catch (error) {
      notify.error(`It could not be restored\n${failureMessage(error)}`);
    }
    setPendingId(null);
  }

  const days = Map.groupBy(entries, (entry) => utcDay(new Date(entry.at)));
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="History"
      description="Every change of this dossier, the latest first. Who looked at it stands in the audit trail."
    >
      <PagedList
        what="The history"
        list={list}
        count={entries.length}
        status={
          entries.length > 0
            ? `${entries.length}${list.hasNextPage ? "+" : ""} ${entries.length === 1 ? "change" : "changes"}`
            : null
        }
        empty={
          <EmptyState icon={History} title="Nothing has changed yet" level={3} look="quiet">
            What members do with this dossier will stand here.
          </EmptyState>
        }
      >
        {[...days].map(([day, ofDay]) => (
          <section key={day} aria-label={day}>
            <h3 className="pt-2 pb-1 text-xs font-semibold text-ink-muted">{day}</h3>
            <ol className="border-s border-line ps-4">
              {ofDay.map((entry) => (
                <li key={entry.id} className="relative grid gap-1 py-2.5 text-sm">
                  <span
                    aria-hidden
                    className="absolute top-4 -start-4 size-2 -translate-x-1/2 rounded-full bg-line-strong rtl:translate-x-1/2"
                  />
                  <p className="text-ink-soft">
                    <bdi className="font-medium text-ink">{entry.who}</bdi> {entry.did}
                    <time
                      dateTime={entry.at}
                      title={utcMinute(new Date(entry.at))}
                      className="ms-2 text-xs text-ink-muted tabular-nums"
                    >
                      {utcMinute(new Date(entry.at)).slice(-9)}
                    </time>
                  </p>
                  {entry.what ? (
                    <p dir="auto" className="wrap-anywhere text-ink">
                      {entry.what}
                    </p>
                  ) : null}
                  {entry.why ? (
                    <p className="wrap-anywhere text-ink-muted">
                      Reason: <bdi>{entry.why}</bdi>
                    </p>
                  ) : null}
                  {entry.restore ? (
                    <Button
                      size="sm"
                      variant="outline"
                      className="mt-1 justify-self-start"
                      pending={pendingId === entry.id}
                      aria-label={`Restore: ${entry.what ?? entry.did}`}
                      onClick={() => void restore(entry, entry.restore as Restore)}
                    >
                      Restore
                    </Button>
                  ) : null}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </PagedList>
    </Drawer>
  );
}
