import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { currentUserQuery } from "../accounts.queries.ts";
import { confirmEmailChange } from "../profile.functions.ts";

/** Changes the address as soon as the page is alive. */
export function ConfirmEmailChange({ tokenHash }: { tokenHash: string }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<"confirming" | "done" | "dead" | "unreachable">("confirming");
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== "confirming" || isSent.current) return;
    isSent.current = true;
    confirmEmailChange({ data: { tokenHash } }).then(
      ({ ok }) => {
        setState(ok ? "done" : "dead");
        return queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 }).catch(() => undefined);
      },
      () => setState("unreachable"),
    );
  }, [state, tokenHash, queryClient]);
  const toApp = (
    <Button asChild variant="primary">
      <Link to="/app">Open Attest</Link>
    </Button>
  );
  switch (state) {
    case "confirming":
      return (
        <Alert variant="loading" announce>
          Confirming your address…
        </Alert>
      );
    case "done":
      return (
        <Alert variant="success" title="Your address is changed" announce actions={toApp}>
          Sign in with it from now on.
        </Alert>
      );
    case "dead":
      return (
        <Alert variant="warning" title="This link does not work any more" announce actions={toApp}>
          It was used already, is older than 24 hours, or was taken back. Your address is as it was.
        </Alert>
      );
    case "unreachable":
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
}
