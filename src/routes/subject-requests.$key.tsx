import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { ConfirmRequest } from "#app/features/subject-requests/components/confirm-request.tsx";
import { Button } from "#app/ui/button.tsx";
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
    ({ receipt, dueAt, isDecided }: { receipt: string; dueAt: string; isDecided: boolean }) =>
      void router.navigate({
        to: "/legal/subject-requests",
        search: { receipt, due: dueAt.slice(0, 10), ...(isDecided ? { state: "decided" as const } : {}) },
        replace: true,
      }),
    [router],
  );
  return (
    <AuthPage title="Confirm your request">
      <ConfirmRequest
        requestKey={key.slice(0, 200)}
        onConfirmed={leadOn}
        again={
          <Button asChild size="sm">
            <Link to="/legal/subject-requests">Make the request again</Link>
          </Button>
        }
      />
    </AuthPage>
  );
}
