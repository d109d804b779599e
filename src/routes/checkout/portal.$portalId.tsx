import { createFileRoute, notFound } from "@tanstack/react-router";
import { PortalPage } from "#app/features/payment-desk/components/portal-page.tsx";
import { getPortalPage } from "#app/features/payment-desk/payment-desk.functions.ts";
import { isDeskId } from "#app/features/payment-desk/desk-id.ts";

export const Route = createFileRoute("/checkout/portal/$portalId")({
  loader: async ({ params }) => {
    const portal = isDeskId("bps", params.portalId) ? await getPortalPage({ data: params }) : null;
    if (!portal) throw notFound();
    return { portal };
  },
  head: () => ({
    meta: [
      { title: "Card and invoices · Local payments" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: () => <PortalPage portalId={Route.useParams().portalId} portal={Route.useLoaderData().portal} />,
});
