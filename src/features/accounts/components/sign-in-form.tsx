import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { signInUser } from "../accounts.functions.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { SignInCode } from "./sign-in-code.tsx";
import { suspendedWords, tooManyTriesWords } from "./refusal-words.ts";
import { useEntered } from "./use-entered.ts";

/** E-mail and password, then a code where one is asked for; or a passkey. `next` is where to go after signing in. */
export function SignInForm({ next }: { next: string }) {
  const entered = useEntered(next);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    schema: () => import("../account.ts").then(({ signInSchema }) => signInSchema),
    onSubmit: async (data) => {
      setRefusal(null);
      setUnconfirmed(null);
      const outcome = await signInUser({ data });
      if (outcome.ok) return entered();
      switch (outcome.reason) {
        case "second-factor":
          return setNeedsCode(true);
        case "unconfirmed":
          return setUnconfirmed(data.email);
        case "suspended":
          return setRefusal(suspendedWords);
        case "too-many-tries":
          return setRefusal(tooManyTriesWords(outcome.retryAfterSeconds));
      }
    },
  });

  if (needsCode) return <SignInCode onEntered={entered} onStartOver={() => setNeedsCode(false)} />;
  const failure = refusal ?? form.failure;
  return (
    <div className="grid gap-5">
      <form {...form.formProps} className="grid gap-5">
        {failure ? (
          <Alert variant="danger" announce>
            {failure}
          </Alert>
        ) : null}
        {unconfirmed ? (
          <Alert variant="warning" title="Please confirm your e-mail address first" announce>
            <p className="mb-3">A link was sent to {unconfirmed} when you signed up. It works for 24 hours.</p>
            <ResendConfirmation whose={{ email: unconfirmed }} />
          </Alert>
        ) : null}
        <Field label="E-mail" error={form.errors["email"]}>
          {(props) => <Input {...props} name="email" type="email" autoComplete="username webauthn" autoFocus />}
        </Field>
        <Field label="Password" error={form.errors["password"]}>
          {(props) => <Input {...props} name="password" type="password" autoComplete="current-password" />}
        </Field>
        <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
          Sign in
        </Button>
        {/* After the button: from the address to the password it is one key. */}
        <p className="text-sm">
          <Link to="/forgot-password" className="link">
            Forgotten your password?
          </Link>
        </p>
      </form>
      <PasskeySignIn onEntered={entered} />
    </div>
  );
}
