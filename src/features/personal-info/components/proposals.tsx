import { Link } from "@tanstack/react-router";
import { Check, Undo2, X } from "lucide-react";
import { useRef, useState } from "react";
import { factLabels } from "#app/features/subjects/subject-facts.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import type { ProposalDecision, ProposedFact } from "../personal-info.ts";
import { decideProposedFact } from "../personal-info.functions.ts";

type Props = {
  workspaceId: string;
  workspaceSlug: string;
  proposals: readonly ProposedFact[];
  onDecided: () => void;
};

/** Facts that wait for a decision, and those that were decided. */
export function Proposals({ proposals, ...rest }: Props) {
  const open = proposals.filter(({ decision }) => decision === "open");
  const decided = proposals.filter(({ decision }) => decision !== "open");
  return (
    <>
      {open.length > 0 ? (
        <ul aria-label="Facts to decide about" className="grid gap-3">
          {open.map((proposal) => (
            <Proposal key={proposal.id} proposal={proposal} {...rest} />
          ))}
        </ul>
      ) : null}
      {decided.length > 0 ? (
        <Disclosure summary={`Decided (${decided.length})`}>
          <ul aria-label="Facts decided about" className="grid gap-3">
            {decided.map((proposal) => (
              <Proposal key={proposal.id} proposal={proposal} {...rest} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}

function Proposal({ workspaceId, workspaceSlug, proposal, onDecided }: Omit<Props, "proposals"> & { proposal: ProposedFact }) {
  const [pending, setPending] = useState<ProposalDecision | null>(null);
  const what = `${factLabels[proposal.kind]}: ${proposal.value}`;

  const item = useRef<HTMLLIElement>(null);

  async function decide(decision: ProposalDecision) {
    if (pending) return;
    setPending(decision);
    try {
      await decideProposedFact({ data: { workspaceId, proposalId: proposal.id, decision } });
      // The line goes away: the focus goes on at the next one, after the last at the beginning of the card.
      const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling ?? item.current?.closest("section");
      if (item.current?.contains(document.activeElement)) next?.querySelector("button")?.focus();
      onDecided();
    } catch (error) {
      notify.error(`Nothing was changed\n${failureMessage(error, "The server could not be reached.")}`);
    }
    setPending(null);
  }
  return (
    <li ref={item} className="grid gap-2 rounded-lg border border-line p-3.5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-48 flex-1">
          <span className="text-sm text-ink-muted">{factLabels[proposal.kind]}</span>
          <br />
          <span dir="auto" className="font-medium wrap-anywhere">
            {proposal.value}
          </span>
        </p>
        {proposal.decision === "open" ? (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="outline"
              aria-label={`Accept ${what}`}
              pending={pending === "accepted"}
              onClick={() => void decide("accepted")}
            >
              <Icon icon={Check} /> Accept
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Set aside ${what}`}
              pending={pending === "set-aside"}
              onClick={() => void decide("set-aside")}
            >
              <Icon icon={X} /> Set aside
            </Button>
          </div>
        ) : (
          <div className="flex items-center gap-2">
            <Badge tone={proposal.decision === "accepted" ? "success" : "neutral"}>
              {proposal.decision === "accepted" ? "Accepted" : "Set aside"}
            </Badge>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Decide again about ${what}`}
              pending={pending === "open"}
              onClick={() => void decide("open")}
            >
              <Icon icon={Undo2} /> Undo
            </Button>
          </div>
        )}
      </div>
      {proposal.identity === "possible" ? (
        <p className="text-sm text-warning">
          Only the name says that this page is about the person. Make sure before you accept.
        </p>
      ) : null}
      <blockquote dir="auto" className="border-s-2 border-line-strong ps-3 text-sm text-ink-soft">
        {proposal.quote}
      </blockquote>
      <p className="text-sm">
        <Link
          className="link"
          to="/$workspaceSlug/library/$sourceId"
          params={{ workspaceSlug, sourceId: proposal.source.id }}
          search={{ at: proposal.start }}
        >
          <span dir="auto">{proposal.source.title}</span>
        </Link>
      </p>
    </li>
  );
}
