import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { emailOnlySchema } from "../account.ts";
import { confirmUserEmail, resendUserConfirmationEmail } from "../sign-up.functions.ts";
import { tooManyTriesWords } from "./refusal-words.ts";

type State = "confirming" | "confirmed" | "joined" | "dead" | "unreachable";

/** Uses the link up as soon as the page is alive: by POST, since programs that look into mail open what they find there. */
export function ConfirmEmail({ tokenHash }: { tokenHash: string }) {
  const [state, setState] = useState<State>("confirming");
  const [wait, setWait] = useState<string | null>(null);
  const router = useRouter();
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== "confirming" || isSent.current) return;
    isSent.current = true;
    confirmUserEmail({ data: { tokenHash } }).then(
      async (outcome) => {
        if (!outcome.ok && outcome.reason === "too-many-tries") return setWait(tooManyTriesWords(outcome.retryAfterSeconds));
        if (!outcome.ok) return setState("dead");
        if (outcome.next === "choose-password") {
          return router.navigate({ to: "/reset-password/$tokenHash", params: { tokenHash: outcome.tokenHash }, replace: true });
        }
        return setState(outcome.next === "joined-account" ? "joined" : "confirmed");
      },
      () => setState("unreachable"),
    );
  }, [state, tokenHash, router]);

  if (wait) {
    return (
      <Alert variant="warning" title="The link still works" announce>
        {wait}
      </Alert>
    );
  }
  switch (state) {
    case "confirming":
      return (
        <Alert variant="loading" announce>
          Confirming your address…
        </Alert>
      );
    case "confirmed":
    case "joined":
      return (
        <Alert
          variant="success"
          title={state === "confirmed" ? "Your address is confirmed" : "The plan was added to your account"}
          announce
          actions={
            <Button asChild variant="primary">
              <Link to="/sign-in">Sign in</Link>
            </Button>
          }
        >
          {state === "confirmed" ? "You can sign in now." : "Sign in with the password that you have."}
        </Alert>
      );
    case "unreachable":
      return (
        <Alert
          variant="danger"
          title="The server could not be reached"
          announce
          actions={
            <Button
              onClick={() => {
                isSent.current = false;
                setState("confirming");
              }}
            >
              Try again
            </Button>
          }
        >
          Nothing was changed.
        </Alert>
      );
    case "dead":
      return <DeadLink />;
  }
}

function DeadLink() {
  const [said, setSaid] = useState<string | null>(null);
  const form = useForm({
    schema: emailOnlySchema,
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
