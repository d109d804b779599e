import { createFileRoute } from "@tanstack/react-router";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { SignInForm } from "#app/features/accounts/components/sign-in-form.tsx";
import { ownPath } from "#app/features/accounts/own-path.ts";

export const Route = createFileRoute("/_auth/sign-in")({
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({ next: ownPath(search["next"]) }),
  head: () => ({
    meta: [
      { title: "Sign in · Attest" },
      {
        name: "description",
        content:
          "Sign in to Attest: look up a person, record incidents of antisemitic behaviour, and build dossiers with evidence that anyone can check.",
      },
    ],
  }),
  component: SignIn,
});

function SignIn() {
  const { next } = Route.useSearch();
  return (
    <AuthPage
      title="Sign in"
      footer={
        <>
          New here?{" "}
          <a href="/pricing" className="link">
            See the plans
          </a>
        </>
      }
    >
      <SignInForm next={next ?? "/app"} />
    </AuthPage>
  );
}
