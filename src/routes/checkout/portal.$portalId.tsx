import { createFileRoute, notFound } from "@tanstack/react-router";
import { PortalPage } from "#app/features/payment-desk/components/portal-page.tsx";
import { getPortalPage } from "#app/features/payment-desk/payment-desk.functions.ts";
import { portalInput } from "#app/features/payment-desk/payment-desk.ts";

export const Route = createFileRoute("/checkout/portal/$portalId")({
  loader: async ({ params }) => {
    const known = portalInput.safeParse(params);
    const portal = known.success ? await getPortalPage({ data: known.data }) : null;
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
