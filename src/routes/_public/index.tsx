import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "#app/features/marketing/components/home-page.tsx";
import { workedExampleQuery } from "#app/features/marketing/marketing.queries.ts";

export const Route = createFileRoute("/_public/")({
  loader: ({ context }) => context.queryClient.ensureQueryData(workedExampleQuery()),
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
  const { data: example } = useSuspenseQuery(workedExampleQuery());
  return <HomePage isSignedIn={currentUser !== null} example={example} />;
}
