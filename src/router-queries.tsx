import { dehydrate, hydrate, type DehydratedState, QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";

/**
 * Gives every component the queries, and the browser what the server's loaders have asked.
 *
 * Everything is asked before a page is drawn (src/server/render-page.server.tsx), so that the answers go over as one JSON
 * text instead of a graph and a stream: a string is a tenth of the work to write, and without a stream the page needs no
 * second pass. What queries hold is therefore JSON and nothing else, which call answers are.
 */
export function shareQueries(router: AnyRouter, queryClient: QueryClient): void {
  router.options.Wrap = ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  router.options.dehydrate = () => ({ queries: JSON.stringify(dehydrate(queryClient)) });
  router.options.hydrate = ({ queries }: { queries: string }) => {
    hydrate(queryClient, JSON.parse(queries) as DehydratedState);
  };
  router.serverSsrLifecycle = {
    // Otherwise a request's answers would stay until their time is over.
    onServerSsrAttach: [(serverSsr) => serverSsr.onCleanup(() => queryClient.clear())],
  };
}
