import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PublicLayout } from "#app/features/marketing/components/public-layout.tsx";
import { websiteUrlQuery } from "#app/features/marketing/marketing.queries.ts";

export const Route = createFileRoute("/_public")({
  loader: ({ context }) => context.queryClient.ensureQueryData(websiteUrlQuery()),
  head: ({ loaderData, matches }) => {
    const website = loaderData?.replace(/\/$/, "") ?? "";
    return {
      meta: [
        { property: "og:site_name", content: "Attest" },
        { property: "og:type", content: "website" },
        // Those who read it follow no relative address.
        { property: "og:image", content: `${website}/social-card.png` },
        { property: "og:image:alt", content: "Attest: incidents of antisemitic behaviour, each attested by its source" },
        { name: "twitter:card", content: "summary_large_image" },
      ],
      links: [{ rel: "canonical", href: website + (matches.at(-1)?.pathname.replace(/(.)\/$/, "$1") ?? "/") }],
    };
  },
  component: Public,
});

function Public() {
  const { currentUser } = Route.useRouteContext();
  return (
    <PublicLayout isSignedIn={currentUser !== null}>
      <Outlet />
    </PublicLayout>
  );
}
