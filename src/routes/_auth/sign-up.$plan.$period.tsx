import { createFileRoute, redirect } from "@tanstack/react-router";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { SignUpForm } from "#app/features/accounts/components/sign-up-form.tsx";
import { readPlanChoice } from "#app/features/billing/plans.ts";
import { planQuery } from "#app/features/billing/plans.queries.ts";

export const Route = createFileRoute("/_auth/sign-up/$plan/$period")({
  beforeLoad: ({ params }) => {
    const choice = readPlanChoice(params);
    if (!choice) throw redirect({ href: "/pricing" });
    return { choice };
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(planQuery(context.choice.plan)),
  head: () => ({
    meta: [
      { title: "Sign up · Attest" },
      {
        name: "description",
        content: "Sign up for Attest: names, e-mail and a card. Nothing is charged before access is open.",
      },
    ],
  }),
  component: SignUp,
});

function SignUp() {
  const offer = Route.useLoaderData();
  const { choice } = Route.useRouteContext();
  return (
    <AuthPage
      title={`Sign up for ${offer.name}`}
      description="First your name and address, then the card, then a password."
      footer={
        <>
          Have an account?{" "}
          <a href="/sign-in" className="link">
            Sign in
          </a>
        </>
      }
    >
      <SignUpForm offer={offer} period={choice.period} />
    </AuthPage>
  );
}
