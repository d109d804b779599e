import { hydrate, QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { takeModules } from "#app/server/page-modules.ts";
import { readKnownQueries } from "./routes/-known-queries.tsx";

/**
 * Gives every component the queries, and the browser what the server's loaders have asked.
 *
 * Everything is asked before a page is drawn (src/server/render-page.server.tsx), so that the answers go over as one JSON
 * text (`KnownQueries`) instead of a graph and a stream of the framework's: a string is a tenth of the work to write, and
 * without a stream the page needs no second pass. What queries hold is therefore JSON and nothing else, which call answers are.
 */
export function shareQueries(router: AnyRouter, queryClient: QueryClient): void {
  router.options.Wrap = ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  router.options.dehydrate = () => {
    takeModules(router);
    return {};
  };
  router.options.hydrate = () => {
    hydrate(queryClient, readKnownQueries());
  };
  router.serverSsrLifecycle = {
    // Otherwise a request's answers would stay until their time is over.
    onServerSsrAttach: [(serverSsr) => serverSsr.onCleanup(() => queryClient.clear())],
  };
}
