import { createFileRoute } from "@tanstack/react-router";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { ConfirmEmailChange } from "#app/features/accounts/components/confirm-email-change.tsx";
import { secretLink } from "./-secret-link.ts";

/** Open to everybody: the link may be opened on another device than the one that is signed in. */
export const Route = createFileRoute("/confirm-email/$tokenHash")({
  ...secretLink,
  head: () => ({ meta: [{ title: "Confirm your address · Attest" }, { name: "robots", content: "noindex" }] }),
  component: () => (
    <AuthPage title="Confirm your new address" grows>
      <ConfirmEmailChange tokenHash={Route.useParams().tokenHash.slice(0, 200)} />
    </AuthPage>
  ),
});
