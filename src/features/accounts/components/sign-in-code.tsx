import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { signInWithCode } from "../second-factor.functions.ts";
import { suspendedWords, tooManyTriesWords } from "./refusal-words.ts";

/** The second step of signing in: a code of the authenticator app, or one of the backup codes. */
export function SignInCode({ onEntered, onStartOver }: { onEntered: () => Promise<void>; onStartOver: () => void }) {
  const [kind, setKind] = useState<"app" | "backup">("app");
  const [trustDevice, setTrustDevice] = useState(false);
  const [refusal, setRefusal] = useState<{ words: string; isOver: boolean } | null>(null);
  const form = useForm({
    schema: () => import("../account.ts").then(({ signInCodeSchema }) => signInCodeSchema),
    onSubmit: async ({ code }) => {
      setRefusal(null);
      const outcome = await signInWithCode({ data: { code, kind, trustDevice } });
      if (outcome.ok) return onEntered();
      switch (outcome.reason) {
        case "wrong-code":
          return {
            code: kind === "app" ? "This code is not right, or it has lapsed" : "This backup code is not right, or it was used",
          };
        case "expired":
          return setRefusal({ words: "Please begin again with your password.", isOver: true });
        case "suspended":
          return setRefusal({ words: suspendedWords, isOver: true });
        case "locked":
          return setRefusal({ words: "Too many wrong codes. Please try again in 15 minutes.", isOver: true });
        case "too-many-tries":
          return setRefusal({ words: tooManyTriesWords(outcome.retryAfterSeconds), isOver: false });
      }
    },
  });
  const failure = refusal?.words ?? form.failure;
  return (
    <form {...form.formProps} className="grid gap-5">
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <Field
        key={kind}
        label={kind === "app" ? "Code of your authenticator app" : "Backup code"}
        error={form.errors["code"]}
        hint={kind === "app" ? "Six digits that change every 30 seconds." : "Each of them works once."}
      >
        {(props) => (
          <Input {...props} name="code" inputMode={kind === "app" ? "numeric" : "text"} autoComplete="one-time-code" autoFocus />
        )}
      </Field>
      <Checkbox
        label="Trust this device for 30 days"
        checked={trustDevice}
        onCheckedChange={(checked) => setTrustDevice(checked === true)}
      />
      <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
        Sign in
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          variant="link"
          onClick={() => {
            form.setErrors({});
            setKind(kind === "app" ? "backup" : "app");
          }}
        >
          {kind === "app" ? "Use a backup code" : "Use the app"}
        </Button>
        <Button variant="link" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </form>
  );
}
