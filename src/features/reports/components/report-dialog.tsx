import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { planNames } from "#app/features/billing/plans.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { canUse } from "#app/features/billing/plan-gates.policy.ts";
import type { Plan } from "#app/features/workspaces/workspace.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import { TopUpNotice } from "#app/ui/top-up-notice.tsx";
import { hasEnded } from "../report.ts";
import { requestReport } from "../reports.functions.ts";
import { reportsQuery } from "../reports.queries.ts";
import { ReportRow } from "./report-row.tsx";
import { useLiveReports } from "./use-live-reports.ts";

const cost = creditCosts["report-generation"];

type Props = { workspaceId: string; dossierId: string; plan: Plan; topUpAddress: string; onClose: () => void };

/** What a report holds and costs, the way to have one made, and those made before. */
export function ReportDialog({ workspaceId, dossierId, plan, topUpAddress, onClose }: Props) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const idempotencyKey = useRef<string | null>(null);
  const { data: balance } = useQuery(creditBalanceQuery(workspaceId));
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: creditBalanceQuery(workspaceId).queryKey });
    void queryClient.invalidateQueries({ queryKey: reportsQuery(workspaceId, dossierId).queryKey });
  };
  const { reports, isError } = useLiveReports(workspaceId, dossierId, refresh);
  const isMaking = reports?.some((report) => !hasEnded(report.status)) ?? false;
  const isOpen = canUse(plan, "report-generation");

  async function make() {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    idempotencyKey.current ??= crypto.randomUUID();
    try {
      const outcome = await requestReport({ data: { workspaceId, dossierId, idempotencyKey: idempotencyKey.current } });
      idempotencyKey.current = null;
      if (outcome.ok) refresh();
      else if (outcome.reason === "plan") setProblem("Reports are part of the Enterprise plan. Nothing was charged.");
      // Others spend from the same credits: what there is now is said beside the way to more.
      else queryClient.setQueryData(creditBalanceQuery(workspaceId).queryKey, outcome.balance);
    } catch (error) {
      setProblem(failureMessage(error, "The server could not be reached. Nothing was charged."));
    }
    setPending(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="lg"
      title="Report"
      description="A PDF of this dossier for whoever has to decide: confirmed incidents alone, with their quotations, sources and hashes."
      footer={
        isOpen ? (
          <Button variant="primary" pending={isPending} disabled={isMaking} onClick={() => void make()}>
            Make a report for {cost} credits
          </Button>
        ) : (
          <Button asChild variant="primary">
            <a href="/pricing">See the plans</a>
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {isOpen ? null : (
          <Alert variant="info" title="Reports are part of the Enterprise plan">
            Your workspace is on the {planNames[plan]} plan. This is what you would get; the dossier page, its print view and
            every export cost nothing on your plan too.
          </Alert>
        )}
        <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
          <li>Cover with the purpose, who made it and when, and what it must not be used for</li>
          <li>Confirmed incidents with the latest outcome first, quotations, sources, archive dates and SHA-256</li>
          <li>The identity ledger, every dispute and the person’s own statement with equal weight</li>
          <li>What was searched and set aside, the method and its limits</li>
          <li>A code with which anyone who holds the file can check that it is unaltered and still stands</li>
        </ul>
        {isOpen ? (
          <p className="text-sm text-ink-soft">
            It costs {cost} credits once{balance === undefined ? "" : `; your workspace has ${balance}`}. It is kept, and can be
            downloaded again at no cost. One that fails or is cancelled costs nothing.
          </p>
        ) : null}
        {isOpen && balance !== undefined && balance < cost && !isMaking ? (
          <TopUpNotice address={topUpAddress}>
            A report costs {cost}; your workspace has {balance}. Nothing was charged. Owners can add credits.
          </TopUpNotice>
        ) : null}
        {problem ? (
          <Alert variant="danger" title="The report was not made" announce>
            {problem}
          </Alert>
        ) : null}
        <section aria-label="Reports of this dossier" className="grid gap-3">
          <h3 className="font-semibold">Made so far</h3>
          {isError ? <p className="text-sm text-danger">The reports could not be read. Close this and open it again.</p> : null}
          {reports === undefined && !isError ? (
            <Loading>
              <SkeletonText lines={2} />
            </Loading>
          ) : null}
          {reports?.length === 0 ? <p className="text-sm text-ink-muted">No report has been made of this dossier.</p> : null}
          {reports && reports.length > 0 ? (
            <ul className="grid gap-3">
              {reports.map((report) => (
                <ReportRow key={report.id} workspaceId={workspaceId} report={report} onChanged={refresh} />
              ))}
            </ul>
          ) : null}
        </section>
      </div>
    </Dialog>
  );
}
