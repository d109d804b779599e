import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Unreachable } from "#app/ui/unreachable.tsx";
import { useOnce } from "#app/ui/use-once.ts";
import { currentUserQuery } from "../current-user.queries.ts";
import { confirmEmailChange } from "../profile.functions.ts";

/** Changes the address as soon as the page is alive. */
export function ConfirmEmailChange({ tokenHash }: { tokenHash: string }) {
  const queryClient = useQueryClient();
  const { outcome, hasFailed, retry } = useOnce(async () => {
    const changed = await confirmEmailChange({ data: { tokenHash } });
    await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 }).catch(() => undefined);
    return changed;
  });
  if (hasFailed) return <Unreachable onRetry={retry} />;
  if (!outcome) {
    return (
      // With a title, as the answer has one: nothing moves when it comes.
      <Alert variant="loading" title="Confirming your address…" announce>
        This takes a moment.
      </Alert>
    );
  }
  const toApp = (
    <Button asChild variant="primary">
      <Link to="/app">Open Attest</Link>
    </Button>
  );
  return outcome.ok ? (
    <Alert variant="success" title="Your address is changed" announce actions={toApp}>
      Sign in with it from now on.
    </Alert>
  ) : (
    <Alert variant="warning" title="This link does not work any more" announce actions={toApp}>
      It was used already, is older than 24 hours, or was taken back. Your address is as it was.
    </Alert>
  );
}
