import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { creditCosts } from "#app/features/billing/credits.ts";
import { latestSearchQuery } from "#app/features/searches/searches.queries.ts";
import { isAppError } from "#app/lib/errors.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { fetchBehaviorIncidents } from "../dossiers.functions.ts";

const cost = creditCosts["behavior-incidents-search"];

type Props = { workspaceId: string; dossierId: string; isSearching: boolean; onStarted: () => void };

/** Starts another search for the dossier, after saying what it costs. */
export function SearchAgain({ workspaceId, dossierId, isSearching, onStarted }: Props) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const idempotencyKey = useRef<string | null>(null);

  async function start() {
    if (isPending) return;
    setPending(true);
    idempotencyKey.current ??= crypto.randomUUID();
    try {
      const outcome = await fetchBehaviorIncidents({ data: { workspaceId, dossierId, idempotencyKey: idempotencyKey.current } });
      idempotencyKey.current = null;
      if (!outcome.ok && outcome.reason === "not-enough-credits") {
        notify.error(
          `Not enough credits\nA search costs ${outcome.cost}; your workspace has ${outcome.balance}. Nothing was charged.`,
        );
      } else {
        await queryClient.invalidateQueries({ queryKey: latestSearchQuery(workspaceId, dossierId).queryKey });
        onStarted();
      }
    } catch (error) {
      notify.error(
        `The search was not started\n${isAppError(error) ? error.message : "The server could not be reached. Nothing was charged."}`,
      );
    }
    setPending(false);
    setOpen(false);
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" disabled={isSearching} pending={isPending}>
          Search again
        </Button>
      }
      title="Search again?"
      description={`The library is searched anew, with what is known of the person now. It costs ${cost} credits; a search that fails or is cancelled costs nothing.`}
      tone="primary"
      confirmLabel={`Search for ${cost} credits`}
      onConfirm={start}
    />
  );
}
