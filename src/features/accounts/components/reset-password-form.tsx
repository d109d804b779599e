import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { updateUserPassword } from "../passwords.functions.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { tooManyTriesWords } from "./refusal-words.ts";

function DeadResetLink() {
  return (
    <Alert variant="warning" title="This link does not work any more">
      It was used already, is older than an hour, or a newer one was sent.{" "}
      <Link to="/forgot-password" className="link">
        Ask for another
      </Link>
    </Alert>
  );
}

/** A new password by a mailed link. `email` is the link's; null for one that does not work. */
export function ResetPasswordForm({ tokenHash, email }: { tokenHash: string; email: string | null }) {
  const [state, setState] = useState<"asking" | "dead" | "done">(email === null ? "dead" : "asking");
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    schema: () => import("../account.ts").then(({ passwordFor }) => passwordFor(email ?? "")),
    onSubmit: async ({ password }) => {
      setRefusal(null);
      const outcome = await updateUserPassword({ data: { tokenHash, password } });
      if (outcome.ok) setState("done");
      else if (outcome.reason === "invalid-link") setState("dead");
      else setRefusal(tooManyTriesWords(outcome.retryAfterSeconds));
    },
  });
  if (state === "dead") return <DeadResetLink />;
  if (state === "done") {
    return (
      <Alert
        variant="success"
        title="Your password is set"
        announce
        actions={
          <Button asChild variant="primary">
            <Link to="/sign-in">Sign in</Link>
          </Button>
        }
      >
        Every device was signed out. Sign in with the new password.
      </Alert>
    );
  }
  const failure = refusal ?? form.failure;
  return (
    <form {...form.formProps} className="grid gap-5">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <NewPasswordField label="New password" email={email ?? ""} error={form.errors["password"]} />
      <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
        Set the password
      </Button>
    </form>
  );
}
