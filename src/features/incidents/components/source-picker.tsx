import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sourcesQuery } from "#app/features/sources/sources.queries.ts";
import { whereFrom } from "#app/features/sources/source-view.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import type { ChosenSource } from "./passage-picker.tsx";

/** The library, searched as one types, to choose what is quoted. */
export function SourcePicker({ workspaceId, onChoose }: { workspaceId: string; onChoose: (source: ChosenSource) => void }) {
  const [typed, setTyped] = useState("");
  const query = useDebounced(typed.trim(), 250);
  // What was found stays until the next is: a list that vanished for a moment would take a press with it.
  const found = useInfiniteQuery({ ...sourcesQuery(workspaceId, query), placeholderData: keepPreviousData });
  const sources = found.data?.pages.flatMap((page) => page.sources) ?? [];
  return (
    <div className="grid gap-3">
      <Field label="Search the library">
        {(control) => (
          <Input
            {...control}
            name="librarySearch"
            dir="auto"
            autoComplete="off"
            value={typed}
            maxLength={500}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
      </Field>
      {found.isPending ? <Skeleton className="h-32" /> : null}
      {found.isError ? (
        <Alert variant="danger" title="The library could not be read">
          {failureMessage(found.error)}
        </Alert>
      ) : null}
      {found.isSuccess && sources.length === 0 ? (
        <p className="text-sm text-ink-muted">
          {query ? "Nothing in the library holds these words." : "The library is empty: add a page by its address, or a file."}
        </p>
      ) : null}
      {sources.length > 0 ? (
        <ScrollArea className="max-h-64 [&>div]:max-h-64">
          <ul aria-label="Sources" aria-busy={found.isPlaceholderData} className="grid gap-1 pe-3">
            {sources.map((source) => (
              <li key={source.id}>
                <button
                  type="button"
                  className="grid min-h-11 w-full gap-0.5 rounded-md px-2.5 py-1.5 text-start text-sm hover:bg-hover"
                  onClick={() => onChoose({ id: source.id, url: null, ...(source.found ? { at: source.found.at } : {}) })}
                >
                  <span dir="auto" className="font-medium text-ink">
                    {source.title}
                  </span>
                  <bdi className="text-xs text-ink-muted">{whereFrom(source)}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </ScrollArea>
      ) : null}
    </div>
  );
}
