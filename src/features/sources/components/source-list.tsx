import { Link } from "@tanstack/react-router";
import { utcDay } from "#app/ui/date-words.ts";
import { HighlightedText } from "#app/ui/highlighted-text.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { kindNames, languageName, type SourceListItem, whereFrom } from "../source-view.ts";
import { SourceKindIcon } from "./source-kind.tsx";

type SourceListProps = { sources: readonly SourceListItem[]; workspaceSlug: string; query: string };

const frame = "divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface";

/** The library's sources, one a row; in a search, with the places found. */
export function SourceList({ sources, workspaceSlug, query }: SourceListProps) {
  return (
    <ul aria-label="Sources" className={frame}>
      {sources.map((source) => (
        <li key={source.id} className="relative flex gap-3.5 px-4 py-3.5 hover:bg-raised/60 sm:px-5">
          <SourceKindIcon kind={source.kind} />
          {/* The row takes the direction of its title. */}
          <div dir="auto" className="min-w-0 flex-1">
            {/* Not loaded ahead: each reading of a source is written into the audit log. */}
            <Link
              to="/$workspaceSlug/library/$sourceId"
              params={{ workspaceSlug, sourceId: source.id }}
              search={query && source.found ? { q: query, ...(source.found.at > 0 ? { at: source.found.at } : {}) } : {}}
              preload={false}
              className="line-clamp-2 font-medium text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              <HighlightedText text={source.title} ranges={source.found?.title_ranges ?? []} />
            </Link>
            {source.found && source.found.snippet_ranges.length > 0 ? (
              <p
                dir="auto"
                className="mt-1 line-clamp-7 max-w-3xl font-serif text-sm leading-relaxed text-ink-soft wrap-anywhere"
              >
                <HighlightedText text={source.found.snippet} ranges={source.found.snippet_ranges} />
              </p>
            ) : null}
            <Facts source={source} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ source }: { source: SourceListItem }) {
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-muted">
      <li dir="auto" className="max-w-full truncate text-ink-soft">
        {whereFrom(source)}
      </li>
      <li>{source.published_on ? `Published ${utcDay(new Date(source.published_on))}` : "Not dated"}</li>
      <li>{kindNames[source.kind]}</li>
      {source.language ? <li>{languageName(source.language)}</li> : null}
      <li>
        Archived <RelativeTime date={source.archived_at} />
      </li>
    </ul>
  );
}

export function SourceListSkeleton() {
  return (
    <Loading label="Loading sources" className={frame}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3.5 px-4 py-3.5 sm:px-5">
          <Skeleton className="size-9" />
          <div className="min-w-0 flex-1 space-y-2.5 py-0.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
