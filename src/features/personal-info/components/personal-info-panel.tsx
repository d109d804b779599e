import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { creditCosts } from "#app/features/billing/credits.ts";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { canUse } from "#app/features/billing/plan-gates.policy.ts";
import type { Plan } from "#app/features/workspaces/workspace.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { CreditsAtHand } from "#app/ui/credits-at-hand.tsx";
import { notify } from "#app/ui/notify.ts";
import { activePersonalInfoStatuses, type PersonalInfoView } from "../personal-info.ts";
import { cancelPersonalInfoSearch, startPersonalInfoSearch } from "../personal-info.functions.ts";
import { personalInfoQuery } from "../personal-info.queries.ts";
import { Proposals } from "./proposals.tsx";

const cost = creditCosts["personal-info-search"];

type Props = { workspaceId: string; workspaceSlug: string; dossierId: string; plan: Plan; onFactsChanged: () => void };

/** Public facts that tell the person from namesakes: the search for them, and what it offers. */
export function PersonalInfoPanel({ workspaceId, workspaceSlug, dossierId, plan, onFactsChanged }: Props) {
  const queryClient = useQueryClient();
  const query = personalInfoQuery(workspaceId, dossierId);
  const { data, isError } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isUnderWay(state.data ?? null) ? 1_500 : false),
  });
  const isSearching = isUnderWay(data ?? null);
  const wasSearching = useRef(false);
  useEffect(() => {
    // It has ended while it was watched: the balance may be another now.
    if (wasSearching.current && !isSearching) {
      void queryClient.invalidateQueries({ queryKey: creditBalanceQuery(workspaceId).queryKey });
    }
    wasSearching.current = isSearching;
  }, [isSearching, queryClient, workspaceId]);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey });

  return (
    <Card as="section" aria-label="Public facts" look="quiet">
      <CardHeader
        title="Public facts"
        description="Employers, job titles, education, public profiles, other names and places that sources state. Accepted facts help to tell the person from namesakes in the next search."
        actions={
          canUse(plan, "personal-info-search") ? (
            <StartButton
              workspaceId={workspaceId}
              workspaceSlug={workspaceSlug}
              dossierId={dossierId}
              isSearching={isSearching}
              onStarted={refresh}
            />
          ) : (
            <Button asChild variant="outline">
              <a href="/pricing">See the plans</a>
            </Button>
          )
        }
      />
      <CardBody className="grid gap-4">
        {canUse(plan, "personal-info-search") ? null : (
          <Alert variant="info" title="Searching for public facts is part of the Pro and Enterprise plans">
            It reads pages that name the person and offers what they state, each with its quotation, for you to accept one by one.
          </Alert>
        )}
        {isError ? <p className="text-sm text-danger">The facts could not be read. Load the page again.</p> : null}
        {data ? (
          <>
            <State workspaceId={workspaceId} view={data} onChanged={refresh} />
            <Proposals
              workspaceId={workspaceId}
              workspaceSlug={workspaceSlug}
              proposals={data.proposals}
              onDecided={() => {
                refresh();
                onFactsChanged();
              }}
            />
          </>
        ) : null}
        <p className="text-xs text-ink-muted">
          Home addresses, phone numbers, private e-mail addresses, family, faces and whereabouts are never collected.
        </p>
      </CardBody>
    </Card>
  );
}

function isUnderWay(view: PersonalInfoView | null): boolean {
  return view?.search ? activePersonalInfoStatuses.includes(view.search.status) : false;
}

type StartProps = {
  workspaceId: string;
  workspaceSlug: string;
  dossierId: string;
  isSearching: boolean;
  onStarted: () => void;
};

function StartButton(props: StartProps) {
  const { workspaceId, dossierId } = props;
  const queryClient = useQueryClient();
  const idempotencyKey = useRef<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { data: balance, isError } = useQuery({ ...creditBalanceQuery(workspaceId), enabled: isOpen });
  const isAffordable = balance === undefined || balance >= cost;

  async function start() {
    idempotencyKey.current ??= crypto.randomUUID();
    const outcome = await startPersonalInfoSearch({
      data: { workspaceId, dossierId, idempotencyKey: idempotencyKey.current },
    });
    idempotencyKey.current = null;
    void queryClient.invalidateQueries({ queryKey: creditBalanceQuery(workspaceId).queryKey });
    if (outcome.ok) props.onStarted();
    else if (outcome.reason === "plan") notify.error("Not part of your plan\nNothing was charged.");
    else {
      // The question stays open, with what there is now and the way to more.
      queryClient.setQueryData(creditBalanceQuery(workspaceId).queryKey, outcome.balance);
      throw new Error(`This search costs ${outcome.cost}; your workspace has ${outcome.balance}. Nothing was charged.`);
    }
  }
  return (
    <AlertDialog
      trigger={
        <Button variant="outline" pending={props.isSearching}>
          Find public facts
        </Button>
      }
      title="Search for public facts?"
      description={`Pages that name the person are read for public and professional facts. It costs ${cost} credits; a search that fails or is cancelled costs nothing.`}
      tone="primary"
      confirmLabel={`Search for ${cost} credits`}
      confirmDisabled={!isAffordable}
      open={isOpen}
      onOpenChange={setOpen}
      onConfirm={start}
    >
      <CreditsAtHand
        what="A search for public facts"
        cost={cost}
        balance={balance}
        isError={isError}
        address={`/${props.workspaceSlug}/settings/credits`}
      />
    </AlertDialog>
  );
}

function State({ workspaceId, view, onChanged }: { workspaceId: string; view: PersonalInfoView; onChanged: () => void }) {
  const [isCancelling, setCancelling] = useState(false);
  const { search } = view;
  if (!search || search.status === "cancelled") return null;
  if (search.status === "failed") {
    return (
      <Alert variant="danger" title="The search failed">
        {search.failure}
      </Alert>
    );
  }
  if (search.status === "delivered") {
    const isEmpty = view.proposals.length === 0;
    return (
      <p className="text-sm text-ink-soft" role="status">
        {search.pages_read} {search.pages_read === 1 ? "page" : "pages"} read.
        {isEmpty ? " None of them states a public fact about this person." : ""}
      </p>
    );
  }
  async function cancel(searchId: string) {
    setCancelling(true);
    try {
      await cancelPersonalInfoSearch({ data: { workspaceId, searchId } });
      onChanged();
    } catch (error) {
      notify.error(`The search is still running\n${failureMessage(error, "The server could not be reached.")}`);
    }
    setCancelling(false);
  }
  return (
    <Alert
      variant="loading"
      title="Searching for public facts"
      announce
      actions={
        <Button size="sm" pending={isCancelling} onClick={() => void cancel(search.id)}>
          Cancel
        </Button>
      }
    >
      {search.pages_read} of {search.pages_found} pages read
    </Alert>
  );
}
