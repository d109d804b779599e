import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AddressText } from "#app/ui/address-text.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { newWebhookSchema, webhookEventNames, webhookEvents, type Webhook, type WebhookEvent } from "../webhook.ts";
import { createWebhook, removeWebhook } from "../webhooks.functions.ts";
import { webhooksQuery } from "../webhooks.queries.ts";

type Props = { workspaceId: string; isOwner: boolean };

/** Addresses that are told of what happens, with what became of each delivery. */
export function WebhooksSection({ workspaceId, isOwner }: Props) {
  const queryClient = useQueryClient();
  const { data: webhooks, isError } = useQuery(webhooksQuery(workspaceId));
  const [secret, setSecret] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksQuery(workspaceId).queryKey });

  return (
    <Card as="section" aria-label="Webhooks">
      <CardHeader
        title="Webhooks"
        description="Your own system is told when a search has finished or an incident has changed: ids alone, signed, and tried again for some nine hours."
      />
      <CardBody className="grid gap-6">
        {secret ? (
          <Alert
            variant="success"
            title="Copy the signing secret now: it is shown this once"
            announce
            actions={<CopyButton text={secret} showLabel />}
          >
            <code className="break-all">{secret}</code>
          </Alert>
        ) : null}
        {isOwner ? (
          <NewWebhook
            workspaceId={workspaceId}
            onMade={(made) => {
              setSecret(made);
              void refresh();
            }}
          />
        ) : null}
        {isError ? <p className="text-sm text-danger">The webhooks could not be read. Load the page again.</p> : null}
        {webhooks?.length === 0 && !isError ? <p className="text-sm text-ink-muted">There is no webhook.</p> : null}
        {webhooks && webhooks.length > 0 ? (
          <ul className="grid gap-3">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} workspaceId={workspaceId} isOwner={isOwner} onRemoved={refresh} />
            ))}
          </ul>
        ) : null}
      </CardBody>
    </Card>
  );
}

function WebhookRow(props: Props & { webhook: Webhook; onRemoved: () => Promise<void> }) {
  const { webhook, workspaceId } = props;
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            <AddressText address={webhook.url} />
          </p>
          <p className="text-ink-soft">{webhook.events.map((event) => webhookEvents[event]).join("; ")}</p>
        </div>
        {props.isOwner ? (
          <AlertDialog
            trigger={
              <Button size="sm" variant="outline" aria-label={`Remove the webhook ${webhook.url}`}>
                Remove
              </Button>
            }
            title="Remove this webhook?"
            description="It is told of nothing more, and what still waits is not delivered."
            confirmLabel="Remove"
            onConfirm={async () => {
              await removeWebhook({ data: { workspaceId, endpointId: webhook.id } });
              await props.onRemoved();
            }}
          />
        ) : null}
      </div>
      <Disclosure summary={`Deliveries (${webhook.deliveries.length})`}>
        {webhook.deliveries.length === 0 ? (
          <p className="text-ink-muted">Nothing has been delivered yet.</p>
        ) : (
          <ul className="grid gap-1.5">
            {webhook.deliveries.map((delivery) => (
              <li key={delivery.id}>
                {utcMinute(new Date(delivery.created_at))} · {delivery.event} · {describe(delivery)}
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </li>
  );
}

function describe(delivery: Webhook["deliveries"][number]): string {
  if (delivery.status === "delivered") return `delivered (${delivery.response_status})`;
  const reason = delivery.failure ? `: ${delivery.failure}` : "";
  if (delivery.status === "failed") return `given up after ${delivery.attempts} attempts${reason}`;
  if (delivery.attempts === 0) return "waiting";
  return `${delivery.attempts} failed${reason}; next at ${delivery.next_attempt_at ? utcMinute(new Date(delivery.next_attempt_at)) : "once possible"}`;
}

function NewWebhook({ workspaceId, onMade }: { workspaceId: string; onMade: (secret: string) => void }) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEventNames]);
  const { errors, failure, isPending, formProps } = useForm({
    schema: newWebhookSchema,
    read: () => ({ workspaceId, url, events }),
    unreachable: "The server could not be reached. Nothing was added.",
    onSubmit: async (data) => {
      const { secret } = await createWebhook({ data });
      setUrl("");
      onMade(secret);
    },
  });
  return (
    <form {...formProps} aria-label="New webhook" className="grid gap-4">
      <Field label="Address of the new webhook" hint="A public https address" error={errors["url"] ?? null}>
        {(control) => <Input {...control} type="url" name="url" value={url} onChange={(event) => setUrl(event.target.value)} />}
      </Field>
      <Fieldset legend="Told when" error={errors["events"] ?? null}>
        {webhookEventNames.map((name) => (
          <Checkbox
            key={name}
            label={webhookEvents[name]}
            checked={events.includes(name)}
            onCheckedChange={(checked) =>
              setEvents((held) => (checked === true ? [...held, name] : held.filter((one) => one !== name)))
            }
          />
        ))}
      </Fieldset>
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" pending={isPending} className="justify-self-start">
        Add a webhook
      </Button>
    </form>
  );
}
