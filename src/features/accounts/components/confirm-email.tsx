import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Unreachable } from "#app/ui/unreachable.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { useOnce } from "#app/ui/use-once.ts";
import { confirmUserEmail, resendUserConfirmationEmail } from "../sign-up.functions.ts";
import { tooManyTriesWords } from "./refusal-words.ts";

/** Uses the link up as soon as the page is alive. */
export function ConfirmEmail({ tokenHash }: { tokenHash: string }) {
  const router = useRouter();
  const { outcome, hasFailed, retry } = useOnce(async () => {
    const confirmed = await confirmUserEmail({ data: { tokenHash } });
    if (confirmed.ok && confirmed.next === "choose-password") {
      const params = { tokenHash: confirmed.tokenHash };
      await router.navigate({ to: "/reset-password/$tokenHash", params, replace: true });
    }
    return confirmed;
  });
  if (hasFailed) return <Unreachable onRetry={retry} />;
  if (!outcome || (outcome.ok && outcome.next === "choose-password")) {
    return (
      // With a title, as the answer has one: nothing moves when it comes.
      <Alert variant="loading" title="Confirming your address…" announce>
        This takes a moment.
      </Alert>
    );
  }
  if (!outcome.ok) {
    return outcome.reason === "too-many-tries" ? (
      <Alert variant="warning" title="The link still works" announce>
        {tooManyTriesWords(outcome.retryAfterSeconds)}
      </Alert>
    ) : (
      <DeadLink />
    );
  }
  const hasJoined = outcome.next === "joined-account";
  return (
    <Alert
      variant="success"
      title={hasJoined ? "The plan was added to your account" : "Your address is confirmed"}
      announce
      actions={
        <Button asChild variant="primary">
          <Link to="/sign-in">Sign in</Link>
        </Button>
      }
    >
      {hasJoined ? "Sign in with the password that you have." : "You can sign in now."}
    </Alert>
  );
}

function DeadLink() {
  const [said, setSaid] = useState<string | null>(null);
  const form = useForm({
    schema: () => import("../account.ts").then(({ emailOnlySchema }) => emailOnlySchema),
    onSubmit: async (data) => {
      const outcome = await resendUserConfirmationEmail({ data });
      setSaid(
        outcome.ok
          ? "If a sign-up with this address waits for its confirmation, a new link is on its way."
          : tooManyTriesWords(outcome.retryAfterSeconds),
      );
    },
  });
  return (
    <div className="grid gap-5">
      <Alert variant="warning" title="This link does not work any more" announce>
        It was used already, is older than 24 hours, or a newer one was sent. If you have confirmed your address,{" "}
        <Link to="/sign-in" className="link">
          sign in
        </Link>
        .
      </Alert>
      {said ? (
        <Alert variant="info" announce>
          {said}
        </Alert>
      ) : (
        <form {...form.formProps} className="grid gap-4">
          {form.failure ? <Alert variant="danger">{form.failure}</Alert> : null}
          <Field label="E-mail" error={form.errors["email"]}>
            {(props) => <Input {...props} name="email" type="email" autoComplete="email" />}
          </Field>
          <Button type="submit" pending={form.isPending}>
            Send another link
          </Button>
        </form>
      )}
    </div>
  );
}
