import { createFileRoute, notFound } from "@tanstack/react-router";
import { InvoicePage } from "#app/features/payment-desk/components/invoice-page.tsx";
import { getInvoicePage } from "#app/features/payment-desk/payment-desk.functions.ts";
import { invoiceInput } from "#app/features/payment-desk/payment-desk.ts";

export const Route = createFileRoute("/checkout/invoices/$invoiceId")({
  loader: async ({ params }) => {
    const known = invoiceInput.safeParse(params);
    const invoice = known.success ? await getInvoicePage({ data: known.data }) : null;
    if (!invoice) throw notFound();
    return { invoice };
  },
  head: () => ({ meta: [{ title: "Invoice · Local payments" }, { name: "robots", content: "noindex" }] }),
  component: () => <InvoicePage invoice={Route.useLoaderData().invoice} />,
});
