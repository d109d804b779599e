import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { Timeline, TimelineItem } from "#app/ui/timeline.tsx";
import type { StaffSubject } from "../manage-subjects.server.ts";
import type { SubjectMerge } from "../merge-subjects.server.ts";
import { undoSubjectMerge } from "../subjects.functions.ts";
import { subjectMergesQuery } from "../subjects.queries.ts";

const decisionWords = { "mark-minor": "Marked as under 18", "unmark-minor": "Mark taken back", delete: "Deleted" } as const;

/** The merges and decisions about a person; a merge can be undone. */
export function SubjectHistory({ subject, onChanged }: { subject: StaffSubject; onChanged: () => Promise<void> }) {
  const merges = useQuery(subjectMergesQuery(subject.id));
  const [undoing, setUndoing] = useState<SubjectMerge | null>(null);
  const events = [
    ...subject.decisions.map((decision) => ({
      id: decision.id,
      at: decision.decided_at,
      title: decisionWords[decision.kind],
      by: decision.decided_by,
      reason: decision.reason,
      merge: null,
    })),
    ...(merges.data ?? []).map((merge) => ({
      id: merge.id,
      at: merge.merged_at,
      title: `${merge.merged.name} was merged into ${merge.kept.name}`,
      by: merge.merged_by,
      reason: merge.reason,
      merge,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <section aria-labelledby="subject-history" className="grid gap-3">
      <h3 id="subject-history" className="text-base font-semibold text-ink">
        Merges and decisions
      </h3>
      {merges.isError ? <p className="text-sm text-danger">{failureMessage(merges.error)}</p> : null}
      {events.length === 0 && merges.isSuccess ? <p className="text-sm text-ink-muted">None yet.</p> : null}
      {events.length > 0 ? (
        <Timeline label="Merges and decisions">
          {events.map((event) => (
            <TimelineItem
              key={event.id}
              date={<RelativeTime date={event.at} />}
              title={<bdi>{event.title}</bdi>}
              meta={`by ${event.by}`}
            >
              <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
                {event.reason}
              </p>
              {event.merge?.undone_at ? (
                <p className="text-sm text-ink-muted">
                  Undone <RelativeTime date={event.merge.undone_at} />
                </p>
              ) : null}
              {event.merge && !event.merge.undone_at ? (
                <Button size="sm" variant="outline" className="mt-2" onClick={() => setUndoing(event.merge)}>
                  Undo the merge
                </Button>
              ) : null}
            </TimelineItem>
          ))}
        </Timeline>
      ) : null}
      {undoing ? (
        <AlertDialog
          open
          onOpenChange={(open) => (open ? undefined : setUndoing(null))}
          tone="primary"
          title="Undo the merge"
          description="Both are there again, each with what it had. What came after the merge stays with the one that was kept."
          confirmLabel="Undo the merge"
          onConfirm={async () => {
            await undoSubjectMerge({ data: { mergeId: undoing.id } });
            notify.success("The merge is undone\nBoth subjects are there again.");
            await onChanged();
          }}
        />
      ) : null}
    </section>
  );
}
