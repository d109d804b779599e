import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { requestPasswordReset } from "../passwords.functions.ts";
import { tooManyTriesWords } from "./refusal-words.ts";

/** Asks for a reset link. What it says does not depend on whether anybody has the address. */
export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    schema: () => import("../account.ts").then(({ emailOnlySchema }) => emailOnlySchema),
    onSubmit: async (data) => {
      setRefusal(null);
      const outcome = await requestPasswordReset({ data });
      if (outcome.ok) setSent(true);
      else setRefusal(tooManyTriesWords(outcome.retryAfterSeconds));
    },
  });
  const failure = refusal ?? form.failure;
  if (isSent) {
    return (
      <Alert variant="success" title="Please look into your mail" announce>
        If an account has this address, a link is on its way to it. It works once, for one hour.
      </Alert>
    );
  }
  return (
    <form {...form.formProps} className="grid gap-5">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Field label="E-mail" error={form.errors["email"]}>
        {(props) => <Input {...props} name="email" type="email" autoComplete="username" autoFocus />}
      </Field>
      <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
        Send the link
      </Button>
    </form>
  );
}
