import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CardInput, CardProblems } from "#app/services/payments/embedded/cards.ts";
import type { PortalView } from "#app/services/payments/payment-desk.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { replacePortalCard } from "../payment-desk.functions.ts";
import { CardForm, type CardRefusal } from "./card-form.tsx";
import { DeskFrame } from "./desk-frame.tsx";

/** The embedded provider's portal: the stored card, another one, and the invoices. */
export function PortalPage({ portalId, portal }: { portalId: string; portal: PortalView }) {
  const router = useRouter();
  const [told, setTold] = useState<{ variant: "success" | "warning"; words: string } | null>(null);
  const [refusal, setRefusal] = useState<CardRefusal | null>(null);
  const [problems, setProblems] = useState<CardProblems>({});
  const [isPending, setPending] = useState(false);

  const asBefore = portal.card ? `Nothing was charged. The card ending in ${portal.card.last4} stays.` : "Nothing was charged.";

  async function replace(card: CardInput) {
    setPending(true);
    setTold(null);
    setRefusal(null);
    setProblems({});
    try {
      const outcome = await replacePortalCard({ data: { portalId, card } });
      if (outcome.kind === "invalid") setProblems(outcome.problems);
      else if (outcome.kind === "declined") setRefusal({ title: outcome.message, rest: asBefore });
      else if (outcome.failed > 0)
        setTold({ variant: "warning", words: "The card is stored, but the open invoice could not be paid with it." });
      else
        setTold({
          variant: "success",
          words: outcome.paid > 0 ? "The card is stored and the open invoice is paid." : "The card is stored.",
        });
      await router.invalidate();
    } catch (error) {
      setRefusal({
        title: failureMessage(error, "The card could not be sent, or the answer did not come back."),
        rest: "Please try again.",
      });
    }
    setPending(false);
  }

  return (
    <DeskFrame title="Card and invoices">
      <p>
        <a className="link" href={portal.returnUrl}>
          Back to Attest
        </a>
      </p>
      <div role="status">{told ? <Alert variant={told.variant}>{told.words}</Alert> : null}</div>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Card as="section">
          <CardHeader
            title="Card"
            description={portal.card ? `Visa ending in ${portal.card.last4}, until ${portal.card.expiry}` : "No card is stored"}
          />
          <CardBody>
            <CardForm
              submitLabel="Store this card"
              isPending={isPending}
              problems={problems}
              refusal={refusal}
              onSubmit={(card) => void replace(card)}
            />
          </CardBody>
        </Card>
        <Card as="section">
          <CardHeader title="Invoices" />
          <CardBody>
            {portal.invoices.length === 0 ? <p className="text-ink-muted">None yet</p> : null}
            <ul className="grid gap-3">
              {portal.invoices.map((invoice) => (
                <li key={invoice.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <a className="link" href={`/checkout/invoices/${invoice.id}`}>
                    {invoice.number ?? "Invoice"}
                  </a>
                  <span className="text-sm text-ink-muted tabular-nums">
                    {utcDay(invoice.createdAt)} · {formatMoney(invoice.total, invoice.currency)} · {invoice.status}
                  </span>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      </div>
      <div>
        <Button asChild variant="outline">
          <a href={portal.returnUrl}>Done</a>
        </Button>
      </div>
    </DeskFrame>
  );
}
