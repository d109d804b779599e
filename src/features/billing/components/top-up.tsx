import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage, isAppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { topUpCredits } from "../billing.functions.ts";
import { formatNumber } from "../credit-words.ts";
import type { CreditsOverview } from "../credits-page.server.ts";

/** Without a limit: what most people would choose from. */
const offered = [1, 2, 5, 10, 20, 50];

/** Buys credits at the provider's checkout, as many as the month's limit lets. */
export function TopUp({
  workspaceId,
  workspaceSlug,
  credits,
}: {
  workspaceId: string;
  workspaceSlug: string;
  credits: CreditsOverview;
}) {
  const { top_up: pack } = credits;
  const [packs, setPacks] = useState(1);
  // One key until something else is chosen: a double click, or a second try after a broken line, opens one checkout.
  const [key, setKey] = useState(newId);
  const buy = useMutation({
    mutationFn: () => topUpCredits({ data: { workspaceId, packs, idempotencyKey: key } }),
    onSuccess: (outcome) => {
      if (outcome.kind === "opened") window.location.assign(outcome.url);
      else setKey(newId());
    },
    onError: (error) => {
      if (isAppError(error)) setKey(newId());
    },
  });
  const left = pack.limit === null ? null : Math.max(0, pack.limit - pack.bought);
  const choices = left === null ? offered : Array.from({ length: Math.floor(left / pack.credits) }, (_, index) => index + 1);
  const resets = utcDay(new Date(pack.resetsAt));
  const used =
    pack.limit === null
      ? "Your plan sets no limit."
      : `${formatNumber(pack.bought)} of ${formatNumber(pack.limit)} bought this month; counted anew on ${resets}.`;
  return (
    <Card as="section">
      <CardHeader
        title="Buy credits"
        description={`${pack.credits} credits for ${formatMoney(pack.amount, pack.currency)}. They do not lapse while the subscription lives, and are used after the monthly ones.`}
      />
      <CardBody className="grid gap-5">
        {buy.isError ? (
          <Alert variant="danger" announce>
            {failureMessage(buy.error, "The server could not be reached. Nothing was charged.")}
          </Alert>
        ) : null}
        {buy.data?.kind === "over-limit" ? (
          <Alert variant="warning" announce>
            Only {formatNumber(buy.data.left)} of the {formatNumber(buy.data.limit)} credits of this month are left. Nothing was
            charged.
          </Alert>
        ) : null}
        {choices.length === 0 ? (
          <Alert variant="info" title="This month’s limit is reached">
            {used}{" "}
            <Link className="link" to="/$workspaceSlug/settings/billing" params={{ workspaceSlug }}>
              A larger plan
            </Link>{" "}
            has more.
          </Alert>
        ) : (
          <form
            className="flex flex-wrap items-start gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (!buy.isPending && !buy.isSuccess) buy.mutate();
              else if (buy.data?.kind === "over-limit") buy.mutate();
            }}
          >
            <Field label="Credits" hint={used} className="min-w-60 flex-1">
              {(control) => (
                <Select
                  {...control}
                  value={String(packs)}
                  options={choices.map((count) => ({
                    value: String(count),
                    label: `${formatNumber(count * pack.credits)} credits, ${formatMoney(count * pack.amount, pack.currency)}`,
                  }))}
                  onChange={(event) => {
                    setPacks(Number(event.target.value));
                    setKey(newId());
                    buy.reset();
                  }}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" className="sm:mt-7" pending={buy.isPending || buy.data?.kind === "opened"}>
              Buy for {formatMoney(packs * pack.amount, pack.currency)}
            </Button>
          </form>
        )}
      </CardBody>
    </Card>
  );
}
