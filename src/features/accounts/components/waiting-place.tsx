import { planNames } from "#app/features/billing/plans.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { notify } from "#app/ui/notify.ts";
import { cancelWaiting } from "../waiting.functions.ts";
import type { Waiting } from "../waiting.server.ts";

/** Where somebody stands who waits, that nothing is charged, and the way out. */
export function WaitingPlace({ waiting, onCancelled }: { waiting: Waiting; onCancelled: () => Promise<void> }) {
  const { plan, ahead, workspaces } = waiting;
  const place = ahead === 0 ? "You are next" : `${ahead} ${ahead === 1 ? "person is" : "people are"} before you`;
  return (
    <Card>
      <CardHeader title={place} description="People who run Attest read every sign-up before they open its access." />
      <CardBody className="grid gap-5">
        <DefinitionList
          items={[
            { term: "Signed up", value: utcDay(new Date(waiting.since)) },
            {
              term: "Your plan",
              value: plan
                ? `${planNames[plan.plan]}, ${plan.period}`
                : workspaces.length > 0
                  ? `Member of ${workspaces.join(", ")}`
                  : "None: you can choose one once your access is open",
            },
            {
              term: "Charged so far",
              value: "Nothing. Nothing is charged while you wait; the first period begins when your access opens.",
            },
          ]}
        />
        {plan ? (
          <div>
            <AlertDialog
              title="Cancel your plan?"
              description="Nothing was charged, and nothing will be. You keep your place and your account."
              confirmLabel="Cancel the plan"
              cancelLabel="Keep it"
              onConfirm={async () => {
                await cancelWaiting();
                notify.success("Your plan is cancelled\nNothing was charged.");
                await onCancelled();
              }}
              trigger={<Button variant="outline">Cancel the plan…</Button>}
            />
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}
