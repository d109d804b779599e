import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { verifyAuditTrail } from "../audit.functions.ts";
import { auditChecksQuery, unusualViewsQuery } from "../audit.queries.ts";
import type { AuditCheck } from "../verify-audit.server.ts";

const counted = new Intl.NumberFormat("en");

/** Whether the log is whole: the last check, and a button for another. */
export function AuditHealth() {
  const queryClient = useQueryClient();
  const checks = useQuery(auditChecksQuery());
  const verify = useMutation({
    mutationFn: () => verifyAuditTrail(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
  const last = verify.data ?? checks.data?.[0];
  return (
    <Card as="section">
      <CardHeader
        title="Is the log whole?"
        description="Every entry carries the hash of the one before it. The ends are noted, signed, outside of the database."
        actions={
          <Button variant="secondary" pending={verify.isPending} onClick={() => verify.mutate()}>
            Verify now
          </Button>
        }
      />
      <CardBody className="grid gap-3">
        {verify.isError ? (
          <Alert variant="danger" title="It could not be verified" announce>
            {failureMessage(verify.error)}
          </Alert>
        ) : null}
        {last ? <Verdict check={last} /> : null}
        {checks.isSuccess && !last ? <p className="text-sm text-ink-muted">It has not been verified yet.</p> : null}
        {checks.isError && !last ? <p className="text-sm text-danger">{failureMessage(checks.error)}</p> : null}
      </CardBody>
    </Card>
  );
}

function Verdict({ check }: { check: AuditCheck }) {
  const by = (
    <>
      Verified <RelativeTime date={check.finished_at} /> by {check.checked_by ?? "the schedule"}.
    </>
  );
  if (!check.broken) {
    return (
      <Alert key={check.id} variant="success" title="The log is whole" announce>
        {counted.format(check.entry_count)} entries in {counted.format(check.chain_count)}{" "}
        {check.chain_count === 1 ? "chain" : "chains"} hold. {by}
      </Alert>
    );
  }
  return (
    <Alert key={check.id} variant="danger" title="The log is broken" announce>
      {problemWords(check.broken)} {by}
    </Alert>
  );
}

function problemWords({ chain, sequence, problem }: NonNullable<AuditCheck["broken"]>): string {
  if (problem === "anchors-altered") return "The notes kept outside of the database were altered.";
  const where = chain === "product" ? "of the product’s own chain" : `of the chain of workspace ${chain}`;
  return problem === "missing"
    ? `The first broken link is entry ${sequence} ${where}: it is missing.`
    : `The first broken link is entry ${sequence} ${where}: it was altered.`;
}

/** Who looked at one person unusually often. */
export function UnusualViews() {
  const views = useQuery(unusualViewsQuery());
  return (
    <Card as="section">
      <CardHeader
        title="Looked at unusually often"
        description="The same person at least ten times in seven days, and three times as often as is usual."
      />
      <CardBody>
        {views.isError ? <p className="text-sm text-danger">{failureMessage(views.error)}</p> : null}
        {views.data?.length === 0 ? <p className="text-sm text-ink-muted">Nobody did.</p> : null}
        <ul className="grid gap-2">
          {views.data?.map((view) => (
            <li key={`${view.actor_id}-${view.subject_id}`} className="text-sm wrap-anywhere text-ink-soft">
              <bdi className="font-medium text-ink">{view.actor_name ?? view.actor_id}</bdi> looked {view.count} times at{" "}
              <bdi className="text-ink">{view.subject_name ?? `subject ${view.subject_id}`}</bdi>, last{" "}
              <RelativeTime date={view.last_at} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
