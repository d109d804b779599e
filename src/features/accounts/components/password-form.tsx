import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { useForm } from "#app/ui/use-form.ts";
import { sessionsQuery } from "../accounts.queries.ts";
import { changeUserPassword } from "../profile.functions.ts";
import { NewPasswordField } from "./new-password-field.tsx";

/** A new password for who knows the present one; every other device is signed out. */
export function PasswordForm({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const form = useForm({
    schema: () => import("../security-input.ts").then(({ passwordChangeFor }) => passwordChangeFor(email)),
    onSubmit: async ({ currentPassword, password }) => {
      await changeUserPassword({ data: { currentPassword, password } });
      form.formProps.ref.current?.reset();
      notify.success("Password changed\nEvery other device was signed out.");
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  return (
    <form {...form.formProps}>
      <Card>
        <CardHeader title="Password" />
        <CardBody className="grid gap-5">
          {form.failure ? <Alert variant="danger">{form.failure}</Alert> : null}
          <Field label="Present password" error={form.errors["currentPassword"]}>
            {(props) => <Input {...props} name="currentPassword" type="password" autoComplete="current-password" />}
          </Field>
          <NewPasswordField label="New password" email={email} error={form.errors["password"]} />
        </CardBody>
        <CardFooter>
          <Button type="submit" variant="primary" pending={form.isPending}>
            Change the password
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
