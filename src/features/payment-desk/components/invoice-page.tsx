import { formatMoney } from "#app/lib/money.ts";
import type { InvoiceView } from "#app/services/payments/payment-desk.ts";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#app/ui/table.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { DeskFrame } from "./desk-frame.tsx";

/** One invoice of the embedded provider, as it is printed. */
export function InvoicePage({ invoice }: { invoice: InvoiceView }) {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  return (
    <DeskFrame title={`Invoice ${invoice.number ?? ""}`}>
      <p className="text-ink-soft">
        {utcDay(invoice.createdAt)} · {invoice.status === "paid" ? "Paid" : invoice.status === "open" ? "Not paid yet" : "Void"}
        <br />
        {invoice.customer.name}{" "}
        <span className="text-ink-muted">
          <EmailText address={invoice.customer.email ?? ""} />
        </span>
      </p>
      <Table caption="What was billed">
        <TableHead>
          <TableRow>
            <TableHeader>What</TableHeader>
            <TableHeader align="end">Amount</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoice.lines.map((line, index) => (
            <TableRow key={index}>
              <TableCell>{line.description}</TableCell>
              <TableCell align="end">{money(line.amount)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableHeader scope="row">Total</TableHeader>
            <TableCell align="end">{money(invoice.total)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <div>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </DeskFrame>
  );
}
