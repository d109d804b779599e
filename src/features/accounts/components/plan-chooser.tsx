import { useState } from "react";
import type { PlanOffer } from "#app/features/billing/plans.ts";
import type { BillingPeriod, Plan } from "#app/features/workspaces/workspace.ts";
import { formatMoney } from "#app/lib/money.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Fieldset } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { createCheckoutSession } from "../sign-up.functions.ts";

const periods = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
];

/** A plan and a period for who is signed in, and the way to the checkout. */
export function PlanChooser({ plans }: { plans: readonly PlanOffer[] }) {
  const [plan, setPlan] = useState<Plan>("pro");
  const [period, setPeriod] = useState<BillingPeriod>("monthly");
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function go() {
    setPending(true);
    setFailure(null);
    try {
      const checkout = await createCheckoutSession({ data: { plan, period } });
      window.location.assign(checkout.kind === "opened" ? checkout.url : "/app");
    } catch (error) {
      setFailure(failureMessage(error));
      setPending(false);
    }
  }
  return (
    <div className="grid gap-5">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Fieldset legend="Plan">
        <RadioGroup
          aria-label="Plan"
          look="card"
          value={plan}
          onValueChange={(value) => setPlan(value as Plan)}
          options={plans.map((offer) => ({
            value: offer.id,
            label: offer.name,
            description: [
              offer.prices ? `${formatMoney(offer.prices[period], offer.prices.currency)} ${period}` : null,
              `${offer.members} ${offer.members === 1 ? "person" : "people"}`,
              `${offer.monthly_credits.toLocaleString("en")} credits a month`,
            ]
              .filter(Boolean)
              .join(" · "),
          }))}
        />
      </Fieldset>
      <Fieldset legend="Billing period">
        <RadioGroup
          aria-label="Billing period"
          value={period}
          onValueChange={(value) => setPeriod(value as BillingPeriod)}
          options={periods}
        />
      </Fieldset>
      <div>
        <Button variant="primary" size="lg" pending={isPending} onClick={() => void go()}>
          To the checkout
        </Button>
      </div>
    </div>
  );
}
