import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { DepartureOutcome } from "../delete-account.server.ts";
import { deleteUserAccount } from "../profile.functions.ts";

function refusal(outcome: Exclude<DepartureOutcome, { ok: true }>): string {
  if (outcome.reason === "subscription") return "Cancel your plan first: otherwise it would go on being charged.";
  return `You are the only owner of ${outcome.workspaces.join(", ")}, where others work. Make somebody else an owner first.`;
}

/** The end of an account, asked for twice: by the press and by the password. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Delete your account"
        description="Your name, address, picture, password and memberships are removed for good. What you wrote in workspaces stays there, without your name. Workspaces that you alone are in can no longer be opened by anybody."
      />
      <CardBody>
        <Dialog
          title="Delete your account?"
          description="This cannot be undone."
          open={isOpen}
          onOpenChange={setOpen}
          trigger={<Button variant="danger">Delete the account…</Button>}
        >
          <DeleteForm onCancel={() => setOpen(false)} />
        </Dialog>
      </CardBody>
    </Card>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({
    schema: () => import("../security-input.ts").then(({ presentPasswordSchema }) => presentPasswordSchema),
    onSubmit: async (data) => {
      setRefused(null);
      const outcome = await deleteUserAccount({ data });
      // A page loaded anew: nothing of the account stays in its memory.
      if (outcome.ok) window.location.assign("/");
      else setRefused(refusal(outcome));
    },
  });
  const failure = refused ?? form.failure;
  return (
    <form {...form.formProps} className="grid gap-5">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Field label="Your password" error={form.errors["password"]}>
        {(props) => <Input {...props} name="password" type="password" autoComplete="current-password" />}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={form.isPending}>
          Delete for good
        </Button>
      </div>
    </form>
  );
}
