import { useRouter } from "@tanstack/react-router";
import { RefreshCw, Webhook } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import type { DeliveryChoices } from "#app/services/payments/payment-desk.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { Select } from "#app/ui/select.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { resendPaymentEvent, setPaymentDeliveries } from "../payment-desk.functions.ts";
import type { ProviderEvents } from "../payment-desk.server.ts";
import { DeskFrame } from "./desk-frame.tsx";

const delays = [0, 5, 30, 300].map((seconds) => ({
  value: String(seconds),
  label: seconds === 0 ? "At once" : `After ${seconds} s`,
}));
const copies = [1, 2, 3].map((count) => ({ value: String(count), label: count === 1 ? "Once" : `${count} times` }));
const orders = [
  { value: "as-they-happen", label: "As they happen" },
  { value: "reversed", label: "The newest first" },
];

/** The embedded provider's dashboard, for developers: how its webhooks come, and each of them once more. */
export function EventsPage({ events, settings }: ProviderEvents) {
  const router = useRouter();
  const [isPending, setPending] = useState(false);

  async function act(call: () => Promise<unknown>, words: string) {
    setPending(true);
    try {
      await call();
      notify.success(words);
      await router.invalidate();
    } catch (error) {
      notify.error(failureMessage(error, "The server could not be reached"));
    }
    setPending(false);
  }

  const choose = (part: Partial<DeliveryChoices>) =>
    void act(() => setPaymentDeliveries({ data: { ...settings, ...part } }), "The webhooks come this way from now on");

  return (
    <DeskFrame title="Webhooks">
      <Card as="section">
        <CardHeader title="How they come" description="Held back, they wait here until they are let go." />
        <CardBody className="grid gap-5 sm:grid-cols-2">
          <Switch
            label="Hold them back"
            checked={settings.held}
            onCheckedChange={(held) => choose({ held })}
            disabled={isPending}
          />
          <Field label="Order">
            {(control) => (
              <Select
                {...control}
                options={orders}
                value={settings.order}
                onChange={(event) => choose({ order: event.target.value === "reversed" ? "reversed" : "as-they-happen" })}
              />
            )}
          </Field>
          <Field label="Each is sent">
            {(control) => (
              <Select
                {...control}
                options={copies}
                value={String(settings.copies)}
                onChange={(event) => choose({ copies: Number(event.target.value) })}
              />
            )}
          </Field>
          <Field label="When">
            {(control) => (
              <Select
                {...control}
                options={delays}
                value={String(settings.delaySeconds)}
                onChange={(event) => choose({ delaySeconds: Number(event.target.value) })}
              />
            )}
          </Field>
        </CardBody>
      </Card>
      <section aria-labelledby="events" className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id="events" className="text-lg font-semibold text-ink">
            Events
          </h2>
          <Button variant="outline" size="sm" onClick={() => void router.invalidate()}>
            <RefreshCw aria-hidden className="size-4" /> Look again
          </Button>
        </div>
        {events.length === 0 ? (
          <EmptyState icon={Webhook} title="Nothing has happened yet" level={2}>
            Events appear here as soon as somebody pays.
          </EmptyState>
        ) : (
          <ul className="grid gap-2">
            {events.map((event) => (
              <Card as="li" key={event.id}>
                <CardBody className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="grid gap-1">
                    <span className="font-mono text-sm break-all text-ink">{event.type}</span>
                    <span className="text-xs text-ink-muted">{utcMinute(event.createdAt)}</span>
                  </div>
                  <div className="flex flex-wrap items-center gap-2">
                    {event.deliveries.map((delivery) => (
                      <Badge
                        key={delivery.id}
                        tone={delivery.deliveredAt ? "success" : delivery.attempts > 0 ? "warning" : "neutral"}
                      >
                        {delivery.deliveredAt
                          ? "Taken"
                          : delivery.attempts > 0
                            ? `Not taken (${delivery.lastStatus || "no answer"})`
                            : delivery.dueAt
                              ? "Waiting"
                              : "Held back"}
                      </Badge>
                    ))}
                    <Button
                      variant="ghost"
                      size="sm"
                      disabled={isPending}
                      aria-label={`Send ${event.type} again`}
                      onClick={() =>
                        void act(() => resendPaymentEvent({ data: { eventId: event.id } }), "The event is sent again")
                      }
                    >
                      Send again
                    </Button>
                  </div>
                </CardBody>
              </Card>
            ))}
          </ul>
        )}
      </section>
    </DeskFrame>
  );
}
