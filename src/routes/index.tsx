import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "#app/features/marketing/components/home-page.tsx";

export const Route = createFileRoute("/")({
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
  return <HomePage isSignedIn={currentUser !== null} />;
}
