import { createFileRoute, Link } from "@tanstack/react-router";
import { SignInForm } from "#app/features/accounts/components/sign-in-form.tsx";
import { AuthLayout } from "#app/ui/auth-layout.tsx";

export const Route = createFileRoute("/_auth/sign-in")({
  // Where to return to after signing in: a path of this site only.
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = search["next"];
    return typeof next === "string" && /^\/(?![/\\])/.test(next) ? { next } : {};
  },
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
