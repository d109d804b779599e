import { Baby, GitMerge } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import type { StaffSubjectItem } from "../manage-subjects.server.ts";

/** As many as the server counts. */
const mostCounted = 100;

/** "3 dossiers"; beyond what is counted "100 or more dossiers". */
export function countWords(count: number, one: string, more: string): string {
  return `${count >= mostCounted ? `${mostCounted} or more` : count} ${count === 1 ? one : more}`;
}

export function SubjectList({ subjects, onOpen }: { subjects: readonly StaffSubjectItem[]; onOpen: (id: string) => void }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {subjects.map((subject) => (
        <li key={subject.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p dir="auto" className="text-sm font-medium wrap-anywhere text-ink">
              {subject.name}
            </p>
            {subject.aliases.length > 0 ? (
              <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
                Also <bdi>{subject.aliases.join(", ")}</bdi>
              </p>
            ) : null}
          </div>
          <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-1.5 text-sm text-ink-muted">
            <SubjectBadges subject={subject} />
            <span className="tabular-nums">
              {countWords(subject.dossier_count, "dossier", "dossiers")},{" "}
              {countWords(subject.incident_count, "incident", "incidents")}
            </span>
          </div>
          <p className="hidden w-36 shrink-0 text-xs text-ink-muted lg:block">
            Added <RelativeTime date={subject.created_at} />
          </p>
          <Button size="sm" variant="outline" aria-label={`Open ${subject.name}`} onClick={() => onOpen(subject.id)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function SubjectBadges({ subject }: { subject: StaffSubjectItem }) {
  return (
    <>
      {subject.minor_at ? (
        <Badge tone="danger" icon={Baby}>
          Under 18
        </Badge>
      ) : null}
      {subject.merged_into ? (
        <Badge tone="outline" icon={GitMerge}>
          Merged into <bdi>{subject.merged_into.name}</bdi>
        </Badge>
      ) : null}
    </>
  );
}
