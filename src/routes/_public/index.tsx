import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "#app/features/marketing/components/home-page.tsx";
import { workedExampleQuery } from "#app/features/marketing/marketing.queries.ts";

export const Route = createFileRoute("/_public/")({
  // The page stands without its example: what keeps that from being made is told in the log, and made again at the next visit.
  loader: ({ context }) => context.queryClient.prefetchQuery({ ...workedExampleQuery(), retry: false }),
  head: () => ({
    meta: [
      { title: "Attest: incidents of antisemitic behaviour, each attested by its source" },
      {
        name: "description",
        content:
          "Look up a person, record incidents of antisemitic behaviour and build dossiers with evidence that anyone can check.",
      },
    ],
  }),
  component: Home,
});

function Home() {
  const { currentUser } = Route.useRouteContext();
  // Only the loader asks: nothing is put into a page that somebody reads.
  const { data: example = null } = useQuery({ ...workedExampleQuery(), enabled: false });
  return <HomePage isSignedIn={currentUser !== null} example={example} />;
}
