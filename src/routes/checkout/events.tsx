import { createFileRoute, notFound } from "@tanstack/react-router";
import { EventsPage } from "#app/features/payment-desk/components/events-page.tsx";
import { getPaymentEvents } from "#app/features/payment-desk/payment-desk.functions.ts";

export const Route = createFileRoute("/checkout/events")({
  loader: async () => {
    const found = await getPaymentEvents();
    if (!found) throw notFound();
    return found;
  },
  head: () => ({ meta: [{ title: "Webhooks · Local payments" }, { name: "robots", content: "noindex" }] }),
  component: () => <EventsPage {...Route.useLoaderData()} />,
});
