import { useRef, useState, type FormEvent } from "react";
import { failureMessage, isAppError, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { externalPermissionLabels, externalPermissions } from "../external-user-words.ts";
import { type ExternalUser, externalUserSchema, type ExternalUserWithKey } from "../external-user.ts";
import { createExternalUser, updateExternalUser } from "../external-users.functions.ts";

type Props = {
  /** Null for a new one. */
  user: ExternalUser | null;
  onClose: () => void;
  /** With the link of a new one. */
  onSaved: (made: ExternalUserWithKey | null) => void;
};

export function ExternalUserDialog({ user, onClose, onSaved }: Props) {
  const [name, setName] = useState(user?.name ?? "");
  const [email, setEmail] = useState(user?.email ?? "");
  const [permissions, setPermissions] = useState<string[]>(user?.permissions ?? [...externalPermissions]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useRef<string | null>(null);
  const formId = "external-user";

  function show(found: FieldErrors) {
    setErrors(found);
    form.current?.querySelector<HTMLElement>(`[name="${Object.keys(found)[0] ?? "name"}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setRefusal(null);
    const parsed = externalUserSchema.safeParse({ name, email, permissions });
    if (!parsed.success) {
      const found: FieldErrors = {};
      for (const issue of parsed.error.issues) found[String(issue.path[0])] ??= issue.message;
      return show(found);
    }
    setPending(true);
    id.current ??= crypto.randomUUID();
    try {
      if (user) {
        await updateExternalUser({ data: { ...parsed.data, externalUserId: user.id } });
        notify.success("Saved");
        onSaved(null);
      } else onSaved(await createExternalUser({ data: { ...parsed.data, id: id.current } }));
    } catch (error) {
      if (isAppError(error) && error.fields) show(error.fields);
      else setRefusal(failureMessage(error));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={user ? "Edit external user" : "New external user"}
      description={user ? undefined : "They get a personal link, without an account."}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending}>
            {user ? "Save" : "Create and show the link"}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <Field label="Name" required error={errors["name"]}>
          {(control) => (
            <Input
              {...control}
              name="name"
              dir="auto"
              autoComplete="off"
              autoFocus
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="E-mail" required error={errors["email"]} hint="To tell one from another. Nothing is sent to it.">
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Fieldset legend="Permissions">
          <div className="grid gap-2">
            {externalPermissions.map((permission) => (
              <Checkbox
                key={permission}
                label={externalPermissionLabels[permission]}
                checked={permissions.includes(permission)}
                onCheckedChange={(checked) =>
                  setPermissions(
                    checked === true ? [...permissions, permission] : permissions.filter((held) => held !== permission),
                  )
                }
              />
            ))}
          </div>
        </Fieldset>
        {refusal ? (
          <Alert variant="danger" announce>
            {refusal}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
