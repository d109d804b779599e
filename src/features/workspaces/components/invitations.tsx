import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { useForm } from "#app/ui/use-form.ts";
import { EmailText } from "#app/ui/email-text.tsx";
import { inviteMember, withdrawInvitation } from "../invitations.functions.ts";
import type { InviteOutcome } from "../invitations.server.ts";
import { invitationsQuery } from "../workspaces.queries.ts";
import type { Workspace } from "../workspaces.server.ts";

function refusal(outcome: Exclude<InviteOutcome, { ok: true }>): string {
  if (outcome.reason === "already-member") return "This person is in the workspace already";
  return outcome.limit === 1
    ? "The basic plan is for one person. Change the plan to invite others."
    : `The plan allows ${outcome.limit} people, invitations included`;
}

/** Asks people in by e-mail, and shows who has been asked. */
export function Invitations({ workspace, memberCount, limit }: { workspace: Workspace; memberCount: number; limit: number }) {
  const queryClient = useQueryClient();
  const query = invitationsQuery(workspace.id);
  const { data: invitations } = useSuspenseQuery(query);
  const [sending, setSending] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = invitations.filter((invitation) => !invitation.is_expired).length;
  const isFull = memberCount + open >= limit;

  async function send(email: string) {
    const outcome = await inviteMember({ data: { workspaceId: workspace.id, email } });
    if (!outcome.ok) return { email: refusal(outcome) };
    notify.success("Invitation sent");
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    return undefined;
  }

  /** Once, however often it is pressed: a second link would end the first one. */
  async function sendAgain(invitation: { id: string; email: string }) {
    if (sending !== null) return;
    setSending(invitation.id);
    try {
      const errors = await send(invitation.email);
      if (errors) notify.error(`Not sent\n${errors.email}`);
    } catch (error) {
      notify.error(`Not sent\n${failureMessage(error)}`);
    }
    setSending(null);
  }

  const form = useForm({
    schema: async () => (await import("../workspace-input.ts")).inviteSchema,
    onSubmit: async ({ email }) => {
      const errors = await send(email);
      if (!errors && input.current) input.current.value = "";
      return errors;
    },
  });

  return (
    <Card>
      <CardHeader title="Invitations" description="A link by e-mail, for that address alone. It works once, within 7 days." />
      <CardBody className="grid gap-5">
        {isFull ? (
          <Alert variant="info">
            {limit === 1
              ? "The basic plan is for one person. Change the plan to invite others."
              : "Every place of the plan is taken or offered. To withdraw an invitation or remove a member makes room for somebody else."}
          </Alert>
        ) : null}
        {form.failure ? <Alert variant="danger">{form.failure}</Alert> : null}
        <form {...form.formProps} className="flex flex-wrap items-start gap-3">
          <Field label="E-mail" error={form.errors["email"]} className="min-w-60 flex-1">
            {(control) => <Input {...control} ref={input} name="email" type="email" autoComplete="off" />}
          </Field>
          <Button type="submit" variant="primary" pending={form.isPending} className="sm:mt-[1.8rem]">
            Invite
          </Button>
        </form>
        {invitations.length > 0 ? (
          <ul className="divide-y divide-line rounded-md border border-line">
            {invitations.map((invitation) => (
              <li key={invitation.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                <div className="min-w-40 flex-1">
                  <p className="text-sm text-ink">
                    <EmailText address={invitation.email} />
                  </p>
                  <p className="text-xs text-ink-muted">
                    {invitation.is_expired
                      ? "The link has lapsed"
                      : `The link works until ${utcDay(new Date(invitation.expires_at))}`}
                  </p>
                </div>
                {invitation.is_expired ? <Badge tone="warning">Lapsed</Badge> : null}
                <Button
                  size="sm"
                  aria-label={`Send again to ${invitation.email}`}
                  pending={sending === invitation.id}
                  onClick={() => void sendAgain(invitation)}
                >
                  Send again
                </Button>
                <AlertDialog
                  title="Withdraw this invitation?"
                  description={`The link that was sent to ${invitation.email} stops working.`}
                  confirmLabel="Withdraw"
                  onConfirm={async () => {
                    await withdrawInvitation({ data: { workspaceId: workspace.id, invitationId: invitation.id } });
                    await queryClient.invalidateQueries({ queryKey: query.queryKey });
                  }}
                  trigger={
                    <Button size="sm" variant="ghost" aria-label={`Withdraw the invitation of ${invitation.email}`}>
                      Withdraw
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        ) : null}
      </CardBody>
    </Card>
  );
}
