import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import { latestSearchQuery } from "#app/features/searches/searches.queries.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterPart, onIntent } from "#app/ui/later-part.tsx";
import { fetchBehaviorIncidents } from "../dossiers.functions.ts";

const cost = creditCosts["behavior-incidents-search"];

/** Stands in the question alone. */
const CreditsAtHand = laterPart(() => import("#app/ui/credits-at-hand.tsx").then((module) => module.CreditsAtHand));

type Props = { workspaceId: string; workspaceSlug: string; dossierId: string; isSearching: boolean; onStarted: () => void };

/** Starts another search for the dossier, after saying what it costs and what there is to pay it from. */
export function SearchAgain({ workspaceId, workspaceSlug, dossierId, isSearching, onStarted }: Props) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const idempotencyKey = useRef<string | null>(null);
  const { data: balance, refetch, isError } = useQuery({ ...creditBalanceQuery(workspaceId), enabled: isOpen });
  const isAffordable = balance === undefined || balance >= cost;

  async function start() {
    if (isPending) return;
    setPending(true);
    idempotencyKey.current ??= crypto.randomUUID();
    try {
      const asked = { workspaceId, dossierId, idempotencyKey: idempotencyKey.current };
      const outcome = await fetchBehaviorIncidents({ data: asked }).catch((error: unknown) => {
        throw new Error(failureMessage(error, "The server could not be reached. Nothing was charged; please try again."), {
          cause: error,
        });
      });
      idempotencyKey.current = null;
      if (!outcome.ok && outcome.reason === "not-enough-credits") {
        await refetch();
        throw new Error(`Not enough credits. A search costs ${outcome.cost}; your workspace has ${outcome.balance}.`);
      }
      // Told before it shows, so that the page knows whose press it was.
      onStarted();
      await queryClient.invalidateQueries({ queryKey: latestSearchQuery(workspaceId, dossierId).queryKey });
    } finally {
      setPending(false);
    }
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        // Pending and not disabled: the focus comes back here when the question closes, and a search has begun by then.
        <Button variant="outline" pending={isPending || isSearching} {...onIntent(CreditsAtHand)}>
          <Icon icon={Search} className="sm:hidden" />
          <span className="max-sm:sr-only">Search again</span>
        </Button>
      }
      title="Search again?"
      description={`The library is searched anew, with what is known of the person now. What is recorded already is not recorded twice, and what members decided stays. It costs ${cost} credits; a search that fails or is cancelled costs nothing.`}
      tone="primary"
      confirmLabel={`Search for ${cost} credits`}
      confirmDisabled={!isAffordable}
      onConfirm={start}
    >
      <CreditsAtHand
        what="A search"
        cost={cost}
        balance={balance}
        isError={isError}
        address={`/${workspaceSlug}/settings/credits`}
      />
    </AlertDialog>
  );
}
