import { createFileRoute, notFound } from "@tanstack/react-router";
import { InvoicePage } from "#app/features/payment-desk/components/invoice-page.tsx";
import { getInvoicePage } from "#app/features/payment-desk/payment-desk.functions.ts";
import { isDeskId } from "#app/features/payment-desk/desk-id.ts";

export const Route = createFileRoute("/checkout/invoices/$invoiceId")({
  loader: async ({ params }) => {
    const invoice = isDeskId("in", params.invoiceId) ? await getInvoicePage({ data: params }) : null;
    if (!invoice) throw notFound();
    return { invoice };
  },
  head: () => ({ meta: [{ title: "Invoice · Local payments" }, { name: "robots", content: "noindex" }] }),
  component: () => <InvoicePage invoice={Route.useLoaderData().invoice} />,
});
