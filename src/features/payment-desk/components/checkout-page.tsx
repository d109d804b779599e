import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CardInput, CardProblems } from "#app/services/payments/embedded/cards.ts";
import type { CheckoutView, PayOutcome } from "#app/services/payments/payment-desk.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { answerCardChallenge, payCheckout } from "../payment-desk.functions.ts";
import { CardForm, type CardRefusal } from "./card-form.tsx";
import { DeskFrame } from "./desk-frame.tsx";

/** The embedded provider's checkout: what is bought, a card, and the bank's question where the card asks one. */
export function CheckoutPage({ checkoutId, checkout }: { checkoutId: string; checkout: CheckoutView }) {
  const [refusal, setRefusal] = useState<CardRefusal | null>(null);
  const [problems, setProblems] = useState<CardProblems>({});
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const money = (amount: number) => formatMoney(amount, checkout.currency);

  async function ask(call: () => Promise<PayOutcome>) {
    setPending(true);
    setRefusal(null);
    setProblems({});
    try {
      const outcome = await call();
      setChallengeId(outcome.kind === "challenge" ? outcome.challengeId : null);
      if (outcome.kind === "paid" || outcome.kind === "closed") {
        // Still pending: the page is about to be left.
        window.location.assign(outcome.returnUrl);
        return;
      }
      if (outcome.kind === "declined") setRefusal({ title: outcome.message, rest: "Nothing was charged." });
      if (outcome.kind === "invalid") setProblems(outcome.problems);
    } catch (error) {
      setChallengeId(null);
      setRefusal({
        title: failureMessage(error, "The payment could not be sent, or its answer did not come back."),
        rest: "Try again: nothing is taken twice.",
      });
    }
    setPending(false);
  }

  if (checkout.status !== "open") {
    const isDone = checkout.status === "complete";
    return (
      <DeskFrame title={isDone ? "This payment is complete" : "This checkout has expired"}>
        <Alert variant={isDone ? "success" : "info"}>
          {isDone ? "Nothing is taken a second time." : "Nothing was taken. Start again where you came from."}
        </Alert>
        <div>
          <Button asChild variant="primary">
            <a href={isDone ? checkout.returnUrl : (checkout.cancelUrl ?? "/")}>Continue to Attest</a>
          </Button>
        </div>
      </DeskFrame>
    );
  }

  const per = checkout.interval === "year" ? " a year" : checkout.interval === "month" ? " a month" : "";
  return (
    <DeskFrame title={checkout.mode === "subscription" ? "Start your subscription" : "Pay"}>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <section aria-label="What you buy" className="grid gap-5">
          <ul className="grid gap-3">
            {checkout.lines.map((line) => (
              <li key={line.description} className="flex items-baseline justify-between gap-4">
                <span className="text-ink">
                  {line.description}
                  {checkout.interval ? <span className="text-ink-muted">, {checkout.interval}ly</span> : null}
                </span>
                <span className="text-ink-soft tabular-nums">
                  {money(line.amount)}
                  {per}
                </span>
              </li>
            ))}
          </ul>
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-lg font-semibold text-ink">
            <span>Due today</span>
            <span className="tabular-nums">{money(checkout.dueNow)}</span>
          </div>
          {checkout.isTrial ? (
            <p className="text-sm text-ink-muted">
              Your card is stored and nothing is charged while you wait. The first {checkout.interval} begins on the day your
              access opens.
            </p>
          ) : null}
          {checkout.email ? (
            <p className="text-sm text-ink-muted">
              For <EmailText address={checkout.email} />
            </p>
          ) : null}
        </section>
        <Card>
          <CardBody className="grid gap-5 py-6">
            <CardForm
              submitLabel={checkout.dueNow > 0 ? `Pay ${money(checkout.dueNow)}` : "Store card and start"}
              isPending={isPending}
              problems={problems}
              refusal={refusal}
              onSubmit={(card: CardInput) => void ask(() => payCheckout({ data: { checkoutId, card } }))}
              footer={
                checkout.cancelUrl ? (
                  <p className="text-sm">
                    <a className="link" href={checkout.cancelUrl}>
                      Leave without paying
                    </a>
                  </p>
                ) : null
              }
            />
          </CardBody>
        </Card>
      </div>
      <Dialog
        open={challengeId !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen && challengeId !== null && !isPending)
            void ask(() => answerCardChallenge({ data: { checkoutId, challengeId, isApproved: false } }));
        }}
        title="Confirm with your bank"
        description="Your bank asks whether this payment is yours (3-D Secure). This is a test: choose what it is told."
        footer={
          <>
            <Button
              variant="outline"
              disabled={isPending}
              onClick={() =>
                void ask(() => answerCardChallenge({ data: { checkoutId, challengeId: challengeId ?? "", isApproved: false } }))
              }
            >
              Refuse
            </Button>
            <Button
              variant="primary"
              pending={isPending}
              onClick={() =>
                void ask(() => answerCardChallenge({ data: { checkoutId, challengeId: challengeId ?? "", isApproved: true } }))
              }
            >
              Confirm payment
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">
          {checkout.dueNow > 0 ? `${money(checkout.dueNow)} to Attest` : "Store this card for payments to Attest"}
        </p>
      </Dialog>
    </DeskFrame>
  );
}
