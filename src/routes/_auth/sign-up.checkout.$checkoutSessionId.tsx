import { createFileRoute } from "@tanstack/react-router";
import { checkoutUserQuery } from "#app/features/accounts/accounts.queries.ts";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { FinishSignUp } from "#app/features/accounts/components/finish-sign-up.tsx";
import { isAppError } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { secretLink } from "../-secret-link.ts";

export const Route = createFileRoute("/_auth/sign-up/checkout/$checkoutSessionId")({
  ...secretLink,
  loader: async ({ context, params }) => {
    try {
      return { checkout: await context.queryClient.fetchQuery(checkoutUserQuery(params.checkoutSessionId.slice(0, 300))) };
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return { checkout: null };
      throw error;
    }
  },
  head: () => ({ meta: [{ title: "Finish your sign-up · Attest" }, { name: "robots", content: "noindex" }] }),
  component: Checkout,
});

function Checkout() {
  const { checkout } = Route.useLoaderData();
  const { checkoutSessionId } = Route.useParams();
  if (!checkout) {
    return (
      <AuthPage title="Sign up">
        <Alert
          variant="warning"
          title="There is no such checkout"
          actions={
            <Button asChild>
              <a href="/pricing">See the plans</a>
            </Button>
          }
        >
          The address is not complete, or its sign-up is over.
        </Alert>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Finish your sign-up" description={`For ${checkout.email}`}>
      <FinishSignUp checkout={checkout} checkoutSessionId={checkoutSessionId} />
    </AuthPage>
  );
}
