import { createFileRoute, Link } from "@tanstack/react-router";
import { ownPath } from "#app/features/accounts/own-path.ts";
import { SignInForm } from "#app/features/accounts/components/sign-in-form.tsx";
import { AuthLayout } from "#app/ui/auth-layout.tsx";

export const Route = createFileRoute("/_auth/sign-in")({
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({ next: ownPath(search["next"]) }),
  head: () => ({ meta: [{ title: "Sign in · Attest" }] }),
  component: SignIn,
});

function SignIn() {
  const { next } = Route.useSearch();
  return (
    <AuthLayout
      title="Sign in"
      brandLink={(brand) => <Link to="/">{brand}</Link>}
      aside="Every claim is attested by a source that you can open."
    >
      <SignInForm next={next ?? "/app"} />
    </AuthLayout>
  );
}
