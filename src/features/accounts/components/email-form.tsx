import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { useForm } from "#app/ui/use-form.ts";
import type { User } from "../account.ts";
import { pendingEmailQuery } from "../accounts.queries.ts";
import { cancelEmailChange, requestEmailChange } from "../profile.functions.ts";

/** Another address, which counts once the link that is mailed to it was opened. */
export function EmailForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { data: pending } = useSuspenseQuery(pendingEmailQuery());
  const refresh = () => queryClient.invalidateQueries({ queryKey: pendingEmailQuery().queryKey });
  const form = useForm({
    schema: async () => (await import("../email-change.ts")).emailChangeSchema,
    onSubmit: async (data) => {
      const outcome = await requestEmailChange({ data });
      if (!outcome.ok) return { [outcome.field]: outcome.message };
      form.formProps.ref.current?.reset();
      await refresh();
      return undefined;
    },
  });
  return (
    <form {...form.formProps}>
      <Card>
        <CardHeader title="E-mail" description={`You sign in with ${user.email}.`} />
        <CardBody className="grid gap-5">
          {form.failure ? <Alert variant="danger">{form.failure}</Alert> : null}
          {pending ? (
            <Alert
              variant="info"
              title={`${pending} waits to be confirmed`}
              actions={
                <Button
                  size="sm"
                  onClick={() => {
                    cancelEmailChange().then(refresh, () => notify.error("Nothing was changed\nPlease try again."));
                  }}
                >
                  Keep the present address
                </Button>
              }
            >
              Open the link that was mailed to it within 24 hours. Until then your address stays as it is.
            </Alert>
          ) : null}
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="New e-mail" error={form.errors["email"]}>
              {(props) => <Input {...props} name="email" type="email" autoComplete="email" />}
            </Field>
            <Field label="Password" error={form.errors["password"]}>
              {(props) => <Input {...props} name="password" type="password" autoComplete="current-password" />}
            </Field>
          </div>
        </CardBody>
        <CardFooter>
          <Button type="submit" variant="primary" pending={form.isPending}>
            Send a link to it
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
