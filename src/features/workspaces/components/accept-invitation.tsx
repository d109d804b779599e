import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { acceptInvitation } from "../invitations.functions.ts";
import { acceptRefusal } from "./accept-refusal.ts";

type Props = { tokenHash: string; email: string; signedInAs: string; onJoined: (slug: string) => Promise<void> };

/** The press that accepts, for who is signed in. */
export function AcceptInvitation({ tokenHash, email, signedInAs, onJoined }: Props) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function accept() {
    setPending(true);
    setFailure(null);
    try {
      const outcome = await acceptInvitation({ data: { tokenHash } });
      if (outcome.ok) return await onJoined(outcome.slug);
      setFailure(acceptRefusal(outcome));
    } catch (error) {
      setFailure(failureMessage(error));
    }
    setPending(false);
    return undefined;
  }
  const isOther = signedInAs.toLowerCase() !== email;
  return (
    <div className="grid gap-5">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      {isOther ? (
        <Alert variant="warning" title="This invitation is for another address">
          It was sent to {email}; you are signed in as {signedInAs}. Sign out and open the link again.
        </Alert>
      ) : (
        <Button size="lg" variant="primary" pending={isPending} onClick={() => void accept()}>
          Accept the invitation
        </Button>
      )}
      <Link to="/app" className="link text-sm">
        Not now
      </Link>
    </div>
  );
}
