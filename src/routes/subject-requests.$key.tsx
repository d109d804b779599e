import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { ConfirmRequest } from "#app/features/subject-requests/components/confirm-request.tsx";
import { secretLink } from "./-secret-link.ts";

/** The mailed link: its key is exchanged and leaves the address. */
export const Route = createFileRoute("/subject-requests/$key")({
  ...secretLink,
  head: () => ({ meta: [{ title: "Confirm your request · Attest" }, { name: "robots", content: "noindex" }] }),
  component: ConfirmPage,
});

function ConfirmPage() {
  const { key } = Route.useParams();
  const router = useRouter();
  const leadOn = useCallback(
    ({ receipt, dueAt }: { receipt: string; dueAt: string }) =>
      void router.navigate({ to: "/legal/subject-requests", search: { receipt, due: dueAt.slice(0, 10) }, replace: true }),
    [router],
  );
  return (
    <AuthPage title="Confirm your request">
      <ConfirmRequest requestKey={key.slice(0, 200)} onConfirmed={leadOn} />
    </AuthPage>
  );
}
