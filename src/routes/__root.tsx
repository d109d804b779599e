import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { currentUserQuery } from "#app/features/accounts/current-user.queries.ts";
import { useEndedSession } from "#app/features/accounts/components/use-ended-session.ts";
import { KeysHost } from "#app/ui/keys-host.tsx";
import { laterPart } from "#app/ui/later-part.tsx";
import { ToastHost } from "#app/ui/toast-host.tsx";
import { KnownQueries } from "./-known-queries.tsx";
import stylesheet from "#app/ui/styles.css?url";

const pageEnd = "page-end";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({
    currentUser: await context.queryClient.ensureQueryData(currentUserQuery()),
  }),
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "color-scheme", content: "dark" },
      { name: "theme-color", content: "#12161c" },
      { title: "Attest" },
    ],
    links: [
      { rel: "stylesheet", href: stylesheet },
      // The first paint waits for the whole document: one made half-way through would move as the rest arrives. See
      // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
      { rel: "expect", href: `#${pageEnd}`, blocking: "render" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
    ],
  }),
  shellComponent: Document,
  component: Root,
});

const ShowFirstStepsAgain = laterPart(() =>
  import("#app/features/first-steps/components/show-again.tsx").then((module) => module.ShowFirstStepsAgain),
);
const DeveloperTools = laterPart(() => import("./-developer-tools.tsx").then((module) => module.DeveloperTools));

function Root() {
  useEndedSession();
  const { currentUser } = Route.useRouteContext();
  return (
    <>
      <Outlet />
      <KeysHost footer={<ShowFirstStepsAgain />} />
      {currentUser?.permissions.debug ? <InTheBrowser>{() => <DeveloperTools />}</InTheBrowser> : null}
    </>
  );
}

/** What only a browser can draw: the server's page stays without it. */
function InTheBrowser({ children }: { children: () => ReactNode }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? children() : null;
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="dark">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <ToastHost />
        <span id={pageEnd} hidden />
        <KnownQueries />
        <Scripts />
      </body>
    </html>
  );
}
