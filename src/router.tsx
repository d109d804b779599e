import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import { RootError } from "#app/routes/-root-error.tsx";
import { Pending } from "#app/routes/-pending.tsx";
import { Button } from "#app/ui/button.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { shareQueries } from "./router-queries.tsx";
import { stayWhenOffline } from "#app/ui/when-offline.ts";
import { keepZodInterpreted } from "./zod-in-the-browser.ts";

// The router stands in the first file of every page, schemas in later ones.
keepZodInterpreted();
stayWhenOffline();

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refused call stays refused; only what the network did is worth another try.
        retry: (failures, error) => failures < 2 && error instanceof TypeError && navigator.onLine,
        // Without a network a call fails and that is told; held back, it would wait without a word.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // Put on every script of the page; the policy of page-headers.server.ts lets no other run.
    ssr: { nonce: getGlobalStartContext()?.nonce },
    // The specification's section 9.
    defaultPreload: "intent",
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 5 * 60_000,
    scrollRestoration: true,
    // A page fades into the next one; what changes in the page it stands on, such as a filter, does not.
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged && !prefersStillness() ? ["page"] : false) },
    // An unknown address is Not Found for everybody, not a workspace to sign in to.
    notFoundMode: "root",
    defaultPendingComponent: Pending,
    defaultErrorComponent: RootError,
    defaultNotFoundComponent: () => <NotFound actions={<WaysOn />} />,
  });
  shareQueries(router, queryClient);
  return router;
}

/** Plain links: from an address that is none, nothing of the present page is wanted. */
function WaysOn() {
  return (
    <>
      <Button asChild variant="primary">
        <a href="/app">Go to your work</a>
      </Button>
      <Button asChild variant="outline">
        <a href="/">Home</a>
      </Button>
    </>
  );
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface HistoryState {
    /** A name that was looked for and is to be recorded; it stays in this browser's history. */
    subjectName?: string;
  }
}
