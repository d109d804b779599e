import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sourcesQuery } from "#app/features/sources/sources.queries.ts";
import { Button } from "#app/ui/button.tsx";
import { CommandList } from "#app/ui/command-list.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { useDebounced } from "#app/ui/use-debounced.ts";

export type ChosenSource = { id: string; title: string };

type Props = { workspaceId: string; chosen: ChosenSource | null; onChoose: (source: ChosenSource | null) => void };

/** Chooses one source of the library, found by its words. */
export function LibrarySource({ workspaceId, chosen, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const asked = useDebounced(query.trim(), 250);
  const { data, isFetching, isError } = useInfiniteQuery({
    ...sourcesQuery(workspaceId, asked),
    enabled: chosen === null,
    placeholderData: keepPreviousData,
  });
  const found = (data?.pages[0]?.sources ?? []).slice(0, 8);

  if (chosen) {
    return (
      <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm">
        <span dir="auto" className="min-w-0 wrap-anywhere text-ink">
          {chosen.title}
        </span>
        <Button size="sm" variant="ghost" onClick={() => onChoose(null)}>
          Choose another
        </Button>
      </div>
    );
  }
  const status = isError
    ? "The library could not be searched"
    : isFetching
      ? "Searching the library"
      : found.length === 0
        ? "No source was found"
        : `${found.length} sources`;
  return (
    <CommandList
      label="Source of the library"
      placeholder="Words of the source"
      autoFocus={false}
      query={query}
      onQueryChange={setQuery}
      isBusy={isFetching || asked !== query.trim()}
      status={status}
      groups={[
        {
          id: "sources",
          options: found.map((source) => ({
            id: source.id,
            label: source.title,
            detail: `Archived ${utcDay(new Date(source.archived_at))}`,
          })),
        },
      ]}
      onChoose={(id) => {
        const source = found.find((one) => one.id === id);
        if (source) onChoose({ id, title: source.title });
      }}
    />
  );
}
