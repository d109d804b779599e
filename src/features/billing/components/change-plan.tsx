import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import { useState } from "react";
import { plans, type BillingPeriod, type Plan } from "#app/features/workspaces/workspace.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { DialogClose } from "#app/ui/dialog-close.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { changePlan, subscribeAgain } from "../billing.functions.ts";
import { planChangeQuery } from "../billing.queries.ts";
import { formatNumber } from "../credit-words.ts";
import { changeTime, planNames, type PlanChoice, type PlanOffer } from "../plans.ts";
import type { BillingOverview } from "../subscriptions.server.ts";
import { useBillingAction } from "./plan-summary.tsx";

const periodOptions: { value: BillingPeriod; label: string }[] = [
  { value: "monthly", label: "Billed monthly" },
  { value: "yearly", label: "Billed yearly" },
];

/** Every plan with what it includes, and the change to it; after the end of a subscription, a new one. */
export function ChangePlan({
  workspaceId,
  billing,
  offers,
}: {
  workspaceId: string;
  billing: BillingOverview;
  offers: PlanOffer[];
}) {
  const [period, setPeriod] = useState<BillingPeriod>(billing.period);
  const [chosen, setChosen] = useState<PlanChoice | null>(null);
  const isOver = billing.subscription === null || billing.subscription.ended_at !== null;
  const isBlocked = !isOver && Boolean(billing.subscription?.cancels_at ?? billing.subscription?.next);
  const again = useMutation({
    mutationFn: (to: PlanChoice) => subscribeAgain({ data: { workspaceId, ...to } }),
    onSuccess: (opened) => {
      if (opened.kind === "opened") window.location.assign(opened.url);
      else notify.info("There is a subscription already\nReload the page to see it.");
    },
    onError: (error) => notify.error(failureMessage(error)),
  });
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="plans" className="text-lg font-semibold text-ink">
          {isOver ? "Choose a plan" : "Change plan"}
        </h2>
        <Field label="Billing period" hideLabel>
          {(control) => (
            <Select
              {...control}
              size="sm"
              options={periodOptions}
              value={period}
              onChange={(event) => setPeriod(event.target.value === "yearly" ? "yearly" : "monthly")}
            />
          )}
        </Field>
      </div>
      {isBlocked ? (
        <p className="text-sm text-ink-muted">Another change is under way. Take it back above to choose another plan.</p>
      ) : null}
      <div className="grid gap-4 lg:grid-cols-3">
        {offers.map((offer) => {
          const to = { plan: offer.id, period };
          const time = isOver ? "now" : changeTime({ plan: billing.plan, period: billing.period }, to);
          return (
            <Card as="article" key={offer.id} look={time === "none" ? "accent" : "plain"}>
              <CardHeader
                level={3}
                title={offer.name}
                description={
                  offer.prices
                    ? `${formatMoney(offer.prices[period], offer.prices.currency)} ${period === "yearly" ? "a year" : "a month"}`
                    : "Price not known"
                }
                actions={time === "none" ? <Badge tone="accent">Current</Badge> : undefined}
              />
              <CardBody className="grid gap-4">
                <ul className="grid gap-1.5 text-sm text-ink-soft">
                  <li>{offer.members === 1 ? "1 member" : `${offer.members} members`}</li>
                  <li>{formatNumber(offer.monthly_credits)} credits a month</li>
                  <li>
                    {offer.top_up_limit === null ? "Extra credits without limit" : `${offer.top_up_limit} extra credits a month`}
                  </li>
                  {offer.searches.map((search) => (
                    <li key={search.purpose} className="flex items-start gap-2">
                      {search.is_included ? (
                        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
                      ) : (
                        <Minus aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
                      )}
                      <span className={search.is_included ? undefined : "text-ink-muted"}>
                        {search.name}
                        {search.is_included ? ` (${search.credits} credits)` : ", not included"}
                      </span>
                    </li>
                  ))}
                </ul>
                {time === "none" ? null : time === null ? (
                  <p className="text-sm text-ink-muted">
                    From a yearly plan, change to the yearly one; it can become monthly afterwards.
                  </p>
                ) : (
                  <Button
                    variant={time === "now" ? "primary" : "outline"}
                    disabled={isBlocked || offer.prices === null}
                    pending={again.isPending && again.variables.plan === offer.id}
                    onClick={() => (isOver ? again.mutate(to) : setChosen(to))}
                  >
                    {isOver ? `Subscribe to ${offer.name}` : labelOf(billing.plan, to)}
                  </Button>
                )}
              </CardBody>
            </Card>
          );
        })}
      </div>
      {chosen ? (
        <ConfirmChange
          key={`${chosen.plan}-${chosen.period}`}
          workspaceId={workspaceId}
          billing={billing}
          to={chosen}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </section>
  );
}

function labelOf(from: Plan, to: PlanChoice): string {
  if (from === to.plan) return `Change to ${to.period}`;
  return plans.indexOf(to.plan) > plans.indexOf(from) ? `Upgrade to ${planNames[to.plan]}` : `Downgrade to ${planNames[to.plan]}`;
}

function ConfirmChange({
  workspaceId,
  billing,
  to,
  onClose,
}: {
  workspaceId: string;
  billing: BillingOverview;
  to: PlanChoice;
  onClose: () => void;
}) {
  // One key for this dialog: a second press is the same change.
  const [idempotencyKey] = useState(newId);
  const preview = useQuery(planChangeQuery(workspaceId, to));
  const change = useBillingAction(
    workspaceId,
    () => changePlan({ data: { workspaceId, ...to, idempotencyKey } }),
    preview.data?.when === "period-end" ? "The change is written down" : `The plan is ${planNames[to.plan]} now`,
  );
  const offer = preview.data;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !change.isPending && onClose()}
      title={`${labelOf(billing.plan, to)}?`}
      description={`${planNames[to.plan]}, billed ${to.period}`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline" disabled={change.isPending}>
              Not now
            </Button>
          </DialogClose>
          <Button
            variant="primary"
            disabled={!offer}
            pending={change.isPending}
            onClick={() => change.mutate(undefined, { onSuccess: onClose })}
          >
            {offer?.when === "now" && offer.due_now > 0
              ? `Pay ${formatMoney(offer.due_now, offer.currency)} and change`
              : "Change plan"}
          </Button>
        </>
      }
    >
      {preview.isPending ? <Skeleton className="h-12" /> : null}
      {preview.isError ? (
        <Alert variant="danger" announce>
          {failureMessage(preview.error, "The server could not be reached.")}
        </Alert>
      ) : null}
      {change.isError ? (
        <Alert variant="danger" announce>
          {failureMessage(change.error)}
        </Alert>
      ) : null}
      {offer?.when === "now" ? (
        <p className="text-ink-soft">
          It acts at once. You pay {formatMoney(offer.due_now, offer.currency)} now, for what is left of the period, and get the
          difference in this month’s credits at once.
        </p>
      ) : null}
      {offer?.when === "period-end" ? (
        <p className="text-ink-soft">
          It acts on {utcDay(new Date(offer.at))}. Until then everything stays as it is, and you can take it back. Members over
          the smaller plan’s limit stay, but nobody more can be invited.
        </p>
      ) : null}
    </Dialog>
  );
}
