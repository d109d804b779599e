import { createFileRoute, Link } from "@tanstack/react-router";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { ForgotPasswordForm } from "#app/features/accounts/components/forgot-password-form.tsx";

export const Route = createFileRoute("/_auth/forgot-password")({
  head: () => ({ meta: [{ title: "Forgotten password · Attest" }] }),
  component: () => (
    <AuthPage
      title="Forgotten your password?"
      description="We mail you a link to set a new one."
      footer={
        <Link to="/sign-in" className="link">
          Back to signing in
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AuthPage>
  ),
});
