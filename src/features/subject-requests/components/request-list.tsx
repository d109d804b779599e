import { AlarmClock, CircleCheck, Clock, Hourglass } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import type { SubjectRequestItem } from "../request-view.ts";
import { subjectRequestKinds } from "../request-kinds.ts";

type Props = { requests: readonly SubjectRequestItem[]; ownId: string; onOpen: (requestId: string) => void };

/** The queue: who asks for what, until when, and who works on it. */
export function RequestList({ requests, ownId, onOpen }: Props) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {requests.map((request) => (
        <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1 basis-40 sm:basis-60">
            <p dir="auto" className="text-sm font-medium wrap-anywhere text-ink">
              {request.name}
            </p>
            <p className="text-sm text-ink-muted">
              {subjectRequestKinds[request.kind]} · <span className="font-mono text-xs whitespace-nowrap">{request.receipt}</span>
            </p>
          </div>
          <div className="flex min-w-0 flex-1 basis-full flex-wrap items-center gap-1.5 text-sm text-ink-muted max-sm:order-last sm:basis-64">
            <DeadlineBadge request={request} />
            {request.taken_by && request.status === "open" ? (
              <Badge tone={request.taken_by.id === ownId ? "accent" : "outline"}>
                {request.taken_by.id === ownId ? "Taken by you" : <bdi>Taken by {request.taken_by.name}</bdi>}
              </Badge>
            ) : null}
          </div>
          <Button size="sm" variant="outline" aria-label={`Open ${request.receipt}`} onClick={() => onOpen(request.id)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** How near the deadline is; of a decided one when it was decided. */
export function DeadlineBadge({ request }: { request: SubjectRequestItem }) {
  if (request.decided_at) {
    return (
      <Badge tone="success" icon={CircleCheck}>
        Decided&nbsp;
        <RelativeTime date={request.decided_at} />
      </Badge>
    );
  }
  const { state, days } = request.deadline;
  const dayWords = days === 1 ? "1 day" : `${days} days`;
  if (state === "overdue") {
    return (
      <Badge tone="danger" icon={AlarmClock}>
        Overdue by {dayWords}
      </Badge>
    );
  }
  return (
    <Badge tone={state === "due" ? "warning" : "neutral"} icon={state === "due" ? Hourglass : Clock}>
      Due in {dayWords}, {utcDay(new Date(request.due_at))}
    </Badge>
  );
}
