import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { useForm } from "#app/ui/use-form.ts";
import type { User } from "../account.ts";
import { updateUserNames } from "../profile.functions.ts";
import { NameFields } from "./name-fields.tsx";

export function NamesForm({ user, onSaved }: { user: User; onSaved: () => Promise<void> }) {
  const form = useForm({
    schema: async () => (await import("../account.ts")).ownNamesSchema,
    onSubmit: async (data) => {
      await updateUserNames({ data });
      notify.success("Name saved");
      await onSaved();
    },
  });
  return (
    <form {...form.formProps}>
      <Card>
        <CardHeader title="Name" description="Shown to the people of your workspaces, and on reports that you make." />
        <CardBody className="grid gap-5">
          {form.failure ? <Alert variant="danger">{form.failure}</Alert> : null}
          <NameFields errors={form.errors} names={{ firstName: user.first_name, lastName: user.last_name }} />
          <Field label="Display name" error={form.errors["displayName"]} hint="As others see you.">
            {(props) => (
              <Input {...props} name="displayName" autoComplete="nickname" dir="auto" defaultValue={user.display_name} />
            )}
          </Field>
        </CardBody>
        <CardFooter>
          <Button type="submit" variant="primary" pending={form.isPending}>
            Save
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
