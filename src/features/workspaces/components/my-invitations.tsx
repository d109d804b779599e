import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { acceptInvitation } from "../invitations.functions.ts";
import { myInvitationsQuery, refreshWorkspaces } from "../workspaces.queries.ts";
import { acceptRefusal } from "./accept-refusal.ts";

/** Invitations to the person's own confirmed address: accepted here without the mail. Nothing when there are none. */
export function MyInvitations({ onJoined }: { onJoined: (slug: string) => Promise<void> }) {
  const queryClient = useQueryClient();
  const { data: invitations } = useSuspenseQuery(myInvitationsQuery());
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (invitations.length === 0) return null;
  async function accept(invitationId: string) {
    setPending(invitationId);
    setFailure(null);
    try {
      const outcome = await acceptInvitation({ data: { invitationId } });
      if (outcome.ok) {
        await refreshWorkspaces(queryClient);
        await onJoined(outcome.slug);
      } else setFailure(acceptRefusal(outcome));
    } catch (error) {
      setFailure(failureMessage(error));
    }
    setPending(null);
    await queryClient.invalidateQueries({ queryKey: myInvitationsQuery().queryKey });
  }
  return (
    <Card>
      <CardHeader title="Invitations for you" />
      {failure ? (
        <Alert variant="danger" className="m-5">
          {failure}
        </Alert>
      ) : null}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-3 px-5 py-3">
            <div className="min-w-40 flex-1">
              <p dir="auto" className="font-medium text-ink">
                {invitation.workspace_name}
              </p>
              {invitation.invited_by ? <p className="text-xs text-ink-muted">from {invitation.invited_by}</p> : null}
            </div>
            <Button variant="primary" pending={pending === invitation.id} onClick={() => void accept(invitation.id)}>
              Accept
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
