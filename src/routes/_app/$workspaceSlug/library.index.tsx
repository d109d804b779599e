import { useInfiniteQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { LibraryBig, SearchX } from "lucide-react";
import { useEffect, useState } from "react";
import { AddSources } from "#app/features/sources/components/add-sources.tsx";
import { LibrarySearch } from "#app/features/sources/components/library-search.tsx";
import { SourceList, SourceListSkeleton } from "#app/features/sources/components/source-list.tsx";
import { sourcesQuery } from "#app/features/sources/sources.queries.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { flagParam, readSearch, textParam } from "#app/lib/search-params.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { notify } from "#app/ui/notify.ts";
import { useIsWhole } from "#app/ui/use-is-whole.ts";
import { HeaderBar, PageBody } from "#app/ui/sidebar.tsx";

const searchParams = readSearch({
  /** What is searched for. A number in the address is text too. */
  q: textParam(500),
  /** Set when somebody was led here from a source that does not exist. */
  missing: flagParam,
});

export const Route = createFileRoute("/_app/$workspaceSlug/library/")({
  validateSearch: searchParams,
  loaderDeps: ({ search }) => ({ query: search.q ?? "" }),
  // A failure is told on the page, beside the search that can be changed.
  loader: ({ context: { queryClient, workspace }, deps }) =>
    queryClient.prefetchInfiniteQuery(sourcesQuery(workspace.id, deps.query)),
  head: () => ({ meta: [{ title: "Library · Attest" }] }),
  component: LibraryPage,
});

/** As many as the tallest screens show; the rest is drawn once the page answers. */
const firstScreen = 20;

const counted = new Intl.NumberFormat("en");

function LibraryPage() {
  const { workspace } = Route.useRouteContext();
  const { q: query = "", missing } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [isAdding, setAdding] = useState(false);
  const list = useInfiniteQuery(sourcesQuery(workspace.id, query));
  const sources = list.data?.pages.flatMap((page) => page.sources) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const isWhole = useIsWhole();
  const shown = isWhole ? sources : sources.slice(0, firstScreen);

  useEffect(() => {
    if (!missing) return;
    notify.error("This source does not exist\nIt may have been removed from the library.", { id: "missing-source" });
    void navigate({ search: (search) => ({ ...search, missing: undefined }), replace: true });
  }, [missing, navigate]);

  const search = (next: string) => void navigate({ search: next ? { q: next } : {}, replace: true, resetScroll: false });
  return (
    <>
      <HeaderBar
        title="Library"
        actions={
          <AddSources workspaceId={workspace.id} workspaceSlug={workspace.slug} open={isAdding} onOpenChange={setAdding} />
        }
      />
      <PageBody className="grid content-start gap-5">
        <LibrarySearch query={query} onSearch={search} />
        <p role="status" className={list.isSuccess && total === 0 ? "sr-only" : "min-h-5 text-sm text-ink-muted tabular-nums"}>
          {list.isSuccess ? `${counted.format(total)} ${total === 1 ? "source" : "sources"}${query ? " found" : ""}` : null}
        </p>
        {list.isPending ? <SourceListSkeleton /> : null}
        {list.isError && !list.data ? (
          <Alert
            variant="danger"
            title="The library could not be loaded"
            announce
            actions={
              <Button size="sm" variant="outline" pending={list.isFetching} onClick={() => void list.refetch()}>
                Try again
              </Button>
            }
          >
            {failureMessage(list.error, "The server could not be reached.")}
          </Alert>
        ) : null}
        {list.isSuccess && sources.length === 0 ? (
          query ? (
            <EmptyState
              icon={SearchX}
              title="Nothing found"
              actions={
                <Button variant="outline" onClick={() => search("")}>
                  Clear the search
                </Button>
              }
            >
              No source holds all of these words. Fewer words find more; another spelling may be the one that was written.
            </EmptyState>
          ) : (
            <EmptyState
              icon={LibraryBig}
              title="The library is empty"
              actions={
                <Button variant="primary" onClick={() => setAdding(true)}>
                  Add sources
                </Button>
              }
            >
              Add pages, documents or text. Each is archived as it is at that moment, and searches for a person’s incidents read
              what is here.
            </EmptyState>
          )
        ) : null}
        {shown.length > 0 ? <SourceList sources={shown} workspaceSlug={workspace.slug} query={query} /> : null}
        {list.isFetchNextPageError ? (
          <Alert variant="danger" announce>
            The rest could not be loaded. What you see is not all.
          </Alert>
        ) : null}
        {isWhole && list.hasNextPage ? (
          <div className="flex justify-center">
            <Button variant="outline" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </div>
        ) : null}
      </PageBody>
    </>
  );
}
