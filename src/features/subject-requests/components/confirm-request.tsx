import { useEffect, useRef, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { hoursToConfirm } from "../subject-request.ts";
import { confirmSubjectRequest } from "../subject-requests.functions.ts";

type Props = {
  requestKey: string;
  /** Leads on to an address without the key. */
  onConfirmed: (confirmed: { receipt: string; dueAt: string }) => void;
};

/** Confirms a request as soon as the page is alive. */
export function ConfirmRequest({ requestKey, onConfirmed }: Props) {
  const [state, setState] = useState<"confirming" | "dead" | "unreachable">("confirming");
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== "confirming" || isSent.current) return;
    isSent.current = true;
    confirmSubjectRequest({ data: { key: requestKey } }).then(
      (outcome) => {
        if (outcome.ok) onConfirmed({ receipt: outcome.receipt, dueAt: outcome.due_at });
        else setState("dead");
      },
      () => setState("unreachable"),
    );
  }, [state, requestKey, onConfirmed]);
  if (state === "confirming") {
    return (
      <Alert variant="loading" announce>
        Confirming your request…
      </Alert>
    );
  }
  if (state === "dead") {
    return (
      <Alert variant="warning" title="This link does not work" announce>
        It is older than {hoursToConfirm} hours, or was not copied whole. Make the request again: nobody has read the first one.
      </Alert>
    );
  }
  return (
    <Alert
      variant="danger"
      title="The server could not be reached"
      announce
      actions={
        <Button
          onClick={() => {
            isSent.current = false;
            setState("confirming");
          }}
        >
          Try again
        </Button>
      }
    >
      Nothing was changed.
    </Alert>
  );
}
