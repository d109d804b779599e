import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { planNames } from "#app/features/billing/plans.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { CheckoutUser } from "../checkout-users.server.ts";
import { finishUserSignUp } from "../sign-up.functions.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

type Props = { checkout: CheckoutUser; checkoutSessionId: string };

/** What follows the checkout, as it stands: back to it, a password to choose, a mail to open, or signing in. */
export function FinishSignUp({ checkout, checkoutSessionId }: Props) {
  const [state, setState] = useState(checkout.is_finished ? "finished" : "asking");
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    schema: () => import("../account.ts").then(({ passwordFor }) => passwordFor(checkout.email)),
    onSubmit: async ({ password }) => {
      setRefusal(null);
      const outcome = await finishUserSignUp({ data: { checkoutSessionId, password } });
      if (outcome.ok || outcome.reason === "finished") return setState("finished");
      return setRefusal(
        outcome.reason === "not-paid"
          ? "The payment provider has not told us yet that the card is stored. Please try again in a moment."
          : "This sign-up was begun in another browser. Go on there, or by the link that we mail you.",
      );
    },
  });

  if (checkout.is_confirmed) {
    return (
      <Alert
        variant="success"
        title="Your address is confirmed"
        actions={
          <Button asChild variant="primary">
            <Link to="/sign-in">Sign in</Link>
          </Button>
        }
      >
        You can sign in.
      </Alert>
    );
  }
  if (checkout.status !== "complete") return <Unpaid checkout={checkout} />;
  if (state === "finished") {
    return (
      <Alert variant="success" title="Please look into your mail" announce>
        <p className="mb-3">
          We have sent a link to {checkout.email}. Open it within 24 hours to confirm your address; then you can sign in.
        </p>
        <ResendConfirmation whose={{ checkoutSessionId }} />
      </Alert>
    );
  }
  if (!checkout.is_own_browser) {
    return (
      <Alert variant="info" title="Go on by e-mail">
        <p className="mb-3">
          This sign-up was begun in another browser. Go on there, or let us mail a link to {checkout.email}: by it you choose your
          password here.
        </p>
        <ResendConfirmation whose={{ checkoutSessionId }} label="Mail me the link" />
      </Alert>
    );
  }
  const failure = refusal ?? form.failure;
  return (
    <form {...form.formProps} className="grid gap-5">
      <Alert variant="success" title="Your card is stored">
        Nothing was charged: the {planNames[checkout.plan]} plan, {checkout.period}, begins when your access opens.
      </Alert>
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <NewPasswordField email={checkout.email} error={form.errors["password"]} />
      <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
        Finish
      </Button>
    </form>
  );
}

function Unpaid({ checkout }: { checkout: CheckoutUser }) {
  const { url } = checkout;
  return (
    <Alert
      variant="warning"
      title={checkout.status === "open" ? "The checkout is not complete yet" : "The checkout has lapsed"}
      actions={
        <>
          {url ? (
            <Button asChild variant="primary">
              <a href={url}>Back to the checkout</a>
            </Button>
          ) : null}
          <Button asChild>
            <a href={`/sign-up/${checkout.plan}/${checkout.period}`}>Begin again</a>
          </Button>
        </>
      }
    >
      Nothing was charged, and no card is stored.
    </Alert>
  );
}
