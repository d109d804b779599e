import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { failureMessage } from "#app/lib/errors.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#app/ui/table.tsx";
import { invoicesQuery } from "../billing.queries.ts";

const states = {
  draft: ["neutral", "Draft"],
  open: ["warning", "Not paid"],
  paid: ["success", "Paid"],
  uncollectible: ["danger", "Not paid"],
  void: ["neutral", "Void"],
} as const;

/** The payer's invoices, as the provider has them. */
export function InvoiceList({ workspaceId }: { workspaceId: string }) {
  const invoices = useQuery(invoicesQuery(workspaceId));
  return (
    <section aria-labelledby="invoices" className="grid gap-4">
      <h2 id="invoices" className="text-lg font-semibold text-ink">
        Invoices
      </h2>
      {invoices.isPending ? (
        <Loading label="Loading invoices">
          <Skeleton className="h-24" />
        </Loading>
      ) : null}
      {invoices.isError ? (
        <Alert
          variant="danger"
          title="The invoices could not be loaded"
          actions={
            <Button size="sm" variant="outline" pending={invoices.isFetching} onClick={() => void invoices.refetch()}>
              Try again
            </Button>
          }
        >
          {failureMessage(invoices.error, "The server could not be reached.")}
        </Alert>
      ) : null}
      {invoices.data?.length === 0 ? (
        <EmptyState icon={ReceiptText} title="No invoices yet" look="quiet">
          They appear here as soon as something is billed.
        </EmptyState>
      ) : null}
      {invoices.data && invoices.data.length > 0 ? (
        <Table caption="Invoices">
          <TableHead>
            <TableRow>
              <TableHeader className="max-md:hidden">Date</TableHeader>
              <TableHeader>Invoice</TableHeader>
              <TableHeader>State</TableHeader>
              <TableHeader align="end">Amount</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {invoices.data.map((invoice) => {
              const [tone, words] = states[invoice.status];
              return (
                <TableRow key={invoice.invoiceId}>
                  <TableCell className="whitespace-nowrap max-md:hidden">{utcDay(invoice.createdAt)}</TableCell>
                  <TableCell>
                    {invoice.url ? (
                      <a className="link" href={invoice.url}>
                        {invoice.number ?? "Invoice"}
                      </a>
                    ) : (
                      (invoice.number ?? "Invoice")
                    )}
                    <span className="block text-xs text-ink-muted md:hidden">{utcDay(invoice.createdAt)}</span>
                    {invoice.description ? <span className="block text-xs text-ink-muted">{invoice.description}</span> : null}
                  </TableCell>
                  <TableCell>
                    <Badge tone={tone}>{words}</Badge>
                  </TableCell>
                  <TableCell align="end">{formatMoney(invoice.total, invoice.currency)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      ) : null}
    </section>
  );
}
