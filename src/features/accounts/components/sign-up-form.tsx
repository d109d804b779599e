import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { PlanOffer } from "#app/features/billing/plans.ts";
import type { BillingPeriod } from "#app/features/workspaces/workspace.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { createCheckoutSession, startUserSignUp } from "../sign-up.functions.ts";
import { NameFields } from "./name-fields.tsx";
import { tooManyTriesWords } from "./refusal-words.ts";

/** Names and address, and on to the payment provider's checkout of the chosen plan. */
export function SignUpForm({ offer, period }: { offer: PlanOffer; period: BillingPeriod }) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    schema: () => import("../account.ts").then(({ signUpSchema }) => signUpSchema),
    onSubmit: async (data) => {
      setRefusal(null);
      const started = await startUserSignUp({ data });
      if (!started.ok) return setRefusal(tooManyTriesWords(started.retryAfterSeconds));
      let checkoutSessionId = started.checkoutSessionId;
      if (checkoutSessionId === null) {
        const checkout = await createCheckoutSession({ data: { plan: offer.id, period } });
        if (checkout.kind === "opened") {
          window.location.assign(checkout.url);
          // The page is being left: the button stays as it is, so that nobody presses it again.
          return new Promise<void>(() => undefined);
        }
        checkoutSessionId = checkout.checkoutSessionId;
      }
      if (checkoutSessionId === null) return setRefusal("This sign-up is paid already. Look into your mail to go on.");
      await router.navigate({ to: "/sign-up/checkout/$checkoutSessionId", params: { checkoutSessionId } });
    },
  });
  const failure = refusal ?? form.failure;
  return (
    <form {...form.formProps} className="grid gap-5">
      <PlanSummary offer={offer} period={period} />
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <NameFields errors={form.errors} />
      <Field label="E-mail" error={form.errors["email"]} hint="We mail you a link to confirm it.">
        {(props) => <Input {...props} name="email" type="email" autoComplete="email" />}
      </Field>
      <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
        Go on to the card
      </Button>
      <p className="text-xs text-ink-muted">
        Your card is stored by the payment provider. Nothing is charged before your access is open.
      </p>
    </form>
  );
}

function PlanSummary({ offer, period }: { offer: PlanOffer; period: BillingPeriod }) {
  const price = offer.prices ? formatMoney(offer.prices[period], offer.prices.currency) : null;
  return (
    <div className="rounded-md border border-line bg-sunken p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold text-ink">
          {offer.name}, {period}
        </span>
        <span className="text-ink-soft">
          {price ? `${price} a ${period === "monthly" ? "month" : "year"}` : "Price at the checkout"}
        </span>
      </p>
      <ul className="mt-2 grid gap-1 text-sm text-ink-muted">
        <li>{offer.members === 1 ? "One person" : `Up to ${offer.members} people`}</li>
        <li>{offer.monthly_credits} credits every month</li>
        <li>
          {offer.searches
            .filter((search) => search.is_included)
            .map((search) => search.name)
            .join(", ")}
        </li>
      </ul>
      <a href={`/pricing?period=${period}`} className="link mt-2 inline-block text-sm">
        Another plan
      </a>
    </div>
  );
}
