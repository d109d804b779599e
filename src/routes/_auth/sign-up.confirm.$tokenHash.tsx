import { createFileRoute } from "@tanstack/react-router";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { ConfirmEmail } from "#app/features/accounts/components/confirm-email.tsx";
import { secretLink } from "../-secret-link.ts";

export const Route = createFileRoute("/_auth/sign-up/confirm/$tokenHash")({
  ...secretLink,
  head: () => ({ meta: [{ title: "Confirm your address · Attest" }, { name: "robots", content: "noindex" }] }),
  component: () => (
    <AuthPage title="Confirm your address" grows>
      <ConfirmEmail tokenHash={Route.useParams().tokenHash.slice(0, 200)} />
    </AuthPage>
  ),
});
