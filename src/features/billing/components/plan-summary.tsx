import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatMoney } from "#app/lib/money.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { notify } from "#app/ui/notify.ts";
import { billingQuery } from "../billing.queries.ts";
import { cancelSubscription, keepPlan, openBillingPortal, resumeSubscription } from "../billing.functions.ts";
import { formatNumber } from "../credit-words.ts";
import { planNames, type PlanOffer } from "../plans.ts";
import type { BillingOverview } from "../subscriptions.server.ts";

const day = (iso: string) => utcDay(new Date(iso));
/** What works until a subscription ends on `end` (ISO): a missing payment may stop it before. */
function untilThen({ standing }: BillingOverview, end: string): string {
  if (standing.kind === "read-only") return "The workspace stays read-only unless the missing payment is settled.";
  if (standing.kind === "grace" && standing.until < end)
    return `Everything works until ${day(standing.until)}, and until ${day(end)} if the missing payment is settled.`;
  return `Everything works until ${day(end)}.`;
}

const wordsOf = (error: unknown) => failureMessage(error);

/** Sets what the server answered, and tells what went wrong. */
export function useBillingAction(workspaceId: string, call: () => Promise<BillingOverview>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (billing) => {
      queryClient.setQueryData(billingQuery(workspaceId).queryKey, billing);
      notify.success(done);
      await queryClient.invalidateQueries({ queryKey: ["workspace", workspaceId] });
      await queryClient.invalidateQueries({ queryKey: ["workspaces"] });
    },
    onError: (error) => notify.error(wordsOf(error)),
  });
}

/** What the workspace has, what it costs next and when, and the ways to stop or to go on. */
export function PlanSummary({
  workspaceId,
  billing,
  offer,
  isOwner,
}: {
  workspaceId: string;
  billing: BillingOverview;
  offer: PlanOffer | undefined;
  isOwner: boolean;
}) {
  const { subscription } = billing;
  const data = { workspaceId };
  const keep = useBillingAction(workspaceId, () => keepPlan({ data }), "The plan stays as it is");
  const resume = useBillingAction(workspaceId, () => resumeSubscription({ data }), "The subscription goes on");
  const cancel = useBillingAction(workspaceId, () => cancelSubscription({ data }), "The subscription was cancelled");
  const portal = useMutation({
    mutationFn: () => openBillingPortal({ data }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify.error(wordsOf(error)),
  });
  const price = offer?.prices;
  const ends = subscription?.cancels_at;
  const isLive = subscription !== null && subscription.ended_at === null;
  const nextPrice = subscription?.next ? null : price;
  return (
    <Card as="section">
      <CardHeader
        title={`${planNames[billing.plan]}, ${billing.period}`}
        eyebrow="Your plan"
        actions={<StatusBadge billing={billing} />}
      />
      <CardBody className="grid gap-5">
        {ends ? (
          <Alert
            variant="warning"
            title={`Ends on ${day(ends)}`}
            actions={
              isOwner ? (
                <Button size="sm" variant="outline" pending={resume.isPending} onClick={() => resume.mutate()}>
                  Keep the subscription
                </Button>
              ) : undefined
            }
          >
            {untilThen(billing, ends)} Afterwards the workspace is read-only, bought credits lapse, and nothing is deleted.
          </Alert>
        ) : null}
        {subscription?.next ? (
          <Alert
            variant="info"
            title={`Changes to ${planNames[subscription.next.plan]}, ${subscription.next.period}, on ${day(subscription.next.at)}`}
            actions={
              isOwner ? (
                <Button size="sm" variant="outline" pending={keep.isPending} onClick={() => keep.mutate()}>
                  Keep {planNames[billing.plan]}
                </Button>
              ) : undefined
            }
          >
            Until then everything stays as it is.
          </Alert>
        ) : null}
        <DefinitionList
          items={[
            {
              term: "Price",
              value: price
                ? `${formatMoney(price[billing.period], price.currency)} ${billing.period === "yearly" ? "a year" : "a month"}`
                : "Not known at the moment",
            },
            ...(isLive && !ends
              ? [
                  {
                    term: "Next bill",
                    value: `${day(subscription.period_end)}${nextPrice ? `, ${formatMoney(nextPrice[billing.period], nextPrice.currency)}` : ""}`,
                  },
                ]
              : []),
            ...(offer
              ? [
                  { term: "Members", value: `Up to ${offer.members}` },
                  { term: "Monthly credits", value: formatNumber(offer.monthly_credits) },
                ]
              : []),
          ]}
        />
        {isOwner && isLive ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" pending={portal.isPending} onClick={() => portal.mutate()}>
              Card and invoices
            </Button>
            {ends ? null : (
              <AlertDialog
                title="Cancel the subscription?"
                description={`${untilThen(billing, subscription.period_end)} Afterwards the workspace is read-only and its credits lapse. Nothing is deleted, and you can come back.`}
                confirmLabel="Cancel the subscription"
                cancelLabel="Keep it"
                onConfirm={async () => {
                  await cancel.mutateAsync();
                }}
                trigger={<Button variant="ghost">Cancel subscription</Button>}
              />
            )}
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}

function StatusBadge({ billing }: { billing: BillingOverview }) {
  const { subscription, standing } = billing;
  if (!subscription) return <Badge tone="neutral">No subscription</Badge>;
  if (subscription.ended_at) return <Badge tone="danger">Ended</Badge>;
  if (standing.kind === "read-only") return <Badge tone="danger">Read-only</Badge>;
  if (standing.kind === "grace") return <Badge tone="warning">Payment missing</Badge>;
  if (subscription.cancels_at) return <Badge tone="warning">Cancelled</Badge>;
  if (subscription.trial_ends_at) return <Badge tone="accent">Not charged yet</Badge>;
  return <Badge tone="success">Active</Badge>;
}
