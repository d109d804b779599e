import { createFileRoute, notFound } from "@tanstack/react-router";
import { CheckoutPage } from "#app/features/payment-desk/components/checkout-page.tsx";
import { getCheckoutPage } from "#app/features/payment-desk/payment-desk.functions.ts";
import { isDeskId } from "#app/features/payment-desk/desk-id.ts";

export const Route = createFileRoute("/checkout/$checkoutId")({
  loader: async ({ params }) => {
    const checkout = isDeskId("cs", params.checkoutId) ? await getCheckoutPage({ data: params }) : null;
    if (!checkout) throw notFound();
    return { checkout };
  },
  head: () => ({
    meta: [
      { title: "Checkout · Local payments" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: () => <CheckoutPage checkoutId={Route.useParams().checkoutId} checkout={Route.useLoaderData().checkout} />,
});
