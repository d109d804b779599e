import { Flag, Hand, MessageCircleQuestion, Paperclip, UserCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { caseFlagLabels } from "#app/features/incidents/moderation.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import type { QueueItem } from "../case-view.ts";

/** Nothing to decide by is worth its word. */
const evidenceCount = (count: number) =>
  count === 0 ? "No evidence" : `${count} ${count === 1 ? "piece" : "pieces"} of evidence`;

type Props = {
  items: QueueItem[];
  openId: string | undefined;
  selected: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onSelect: (id: string) => void;
};

/** The queue, the oldest first: each row opens its report, the open one marked. */
export function QueueList({ items, openId, selected, onOpen, onSelect }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (openId) list.current?.querySelector(`[data-case="${openId}"]`)?.scrollIntoView({ block: "nearest" });
  }, [openId]);
  return (
    <ol ref={list} aria-label="Reports that wait" className="grid gap-2">
      {items.map((item) => {
        const isOpen = item.id === openId;
        return (
          <li
            key={item.id}
            data-case={item.id}
            className={classNames(
              "relative grid scroll-my-24 grid-cols-[auto_1fr] gap-3 rounded-lg border p-3",
              isOpen ? "border-accent bg-accent-soft" : "border-line bg-surface",
            )}
          >
            <Checkbox
              label={`Select “${item.title}”`}
              hideLabel
              className="z-10"
              checked={selected.has(item.id)}
              onCheckedChange={() => onSelect(item.id)}
            />
            <div className="grid min-w-0 gap-1.5">
              <button
                type="button"
                dir="auto"
                aria-current={isOpen ? "true" : undefined}
                onClick={() => onOpen(item.id)}
                className="text-start text-sm font-semibold wrap-anywhere text-ink after:absolute after:inset-0 after:rounded-lg"
              >
                {item.title}
              </button>
              <p dir="auto" className="text-xs wrap-anywhere text-ink-muted">
                {item.subject_name} · {item.date}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
                <span>
                  {item.source === "reporter" ? (item.reporter?.name ?? "A former reporter") : "Offered by a member"},{" "}
                  <RelativeTime date={new Date(item.created_at)} />
                </span>
                <span className="inline-flex items-center gap-1">
                  <Icon icon={Paperclip} size="sm" />
                  {evidenceCount(item.evidence_count)}
                </span>
              </p>
              <div className="flex flex-wrap gap-1.5 empty:hidden">
                {item.flags.map((flag) => (
                  <Badge key={flag} tone="warning" icon={Flag}>
                    {caseFlagLabels[flag]}
                  </Badge>
                ))}
                {item.claim ? (
                  <Badge tone={item.claim.is_mine ? "accent" : "danger"} icon={Hand}>
                    {item.claim.is_mine ? "Claimed by you" : `Claimed by ${item.claim.name}`}
                  </Badge>
                ) : null}
                {item.is_waiting_for_reporter ? (
                  <Badge tone="outline" icon={MessageCircleQuestion}>
                    Waiting for the reporter
                  </Badge>
                ) : null}
                {item.assigned_to ? <Badge icon={UserCheck}>{item.assigned_to.name}</Badge> : null}
                {item.tags.map((tag) => (
                  <Badge key={tag} tone="outline">
                    {tag}
                  </Badge>
                ))}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
