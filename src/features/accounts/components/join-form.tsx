import { AppError } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { joinByInvitation } from "../join.functions.ts";
import { NameFields } from "./name-fields.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { useEntered } from "./use-entered.ts";

/** An account for who was invited: the mailed link has proven the address already. */
export function JoinForm({ tokenHash, email }: { tokenHash: string; email: string }) {
  const entered = useEntered("/app");
  const form = useForm({
    schema: () => import("../account.ts").then(({ joinSchemaFor }) => joinSchemaFor(email)),
    onSubmit: async (data) => {
      const outcome = await joinByInvitation({ data: { tokenHash, ...data } });
      if (outcome.ok) return entered();
      throw new AppError("refused", outcome.message);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      {form.failure ? (
        <Alert variant="danger" announce>
          {form.failure}
        </Alert>
      ) : null}
      <NameFields errors={form.errors} />
      <NewPasswordField email={email} error={form.errors["password"]} />
      <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
        Make an account and join
      </Button>
    </form>
  );
}
