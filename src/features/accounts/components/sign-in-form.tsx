import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState, type FormEvent } from "react";
import { isAppError, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { signInSchema } from "../account.ts";
import { signInUser } from "../accounts.functions.ts";

const refusals = {
  "wrong-credentials": "The e-mail or the password is not right.",
  suspended: "This account is suspended. Write to us if you think that this is a mistake.",
  unconfirmed: "Please confirm your e-mail address first, by the link that was sent to it.",
} as const;

/** E-mail and password; `next` is where to go after signing in. */
export function SignInForm({ next }: { next: string }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const data = Object.fromEntries(new FormData(event.currentTarget)) as { email: string; password: string };
    const parsed = signInSchema.safeParse(data);
    setRefusal(null);
    if (!parsed.success) {
      const found: FieldErrors = {};
      for (const issue of parsed.error.issues) found[issue.path.join(".")] ??= issue.message;
      setErrors(found);
      const first = parsed.error.issues[0]?.path[0];
      form.current?.querySelector<HTMLInputElement>(`[name="${String(first)}"]`)?.focus();
      return;
    }
    setErrors({});
    setPending(true);
    try {
      const outcome = await signInUser({ data: parsed.data });
      if (outcome.ok) {
        queryClient.clear();
        await router.invalidate();
        await router.navigate({ to: next, replace: true });
        return;
      }
      setRefusal(
        outcome.reason === "too-many-tries"
          ? `Too many tries. Please wait ${Math.ceil(outcome.retryAfterSeconds / 60)} minutes and try again.`
          : refusals[outcome.reason],
      );
    } catch (error) {
      setRefusal(isAppError(error) ? error.message : "The server could not be reached. Please try again.");
    }
    setPending(false);
  }

  return (
    // By post, so that a press before the page is alive puts no password into an address.
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {refusal ? <Alert variant="danger">{refusal}</Alert> : null}
      <Field label="E-mail" error={errors["email"]}>
        {(props) => <Input {...props} name="email" type="email" autoComplete="username" autoFocus />}
      </Field>
      <Field label="Password" error={errors["password"]}>
        {(props) => <Input {...props} name="password" type="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" size="lg" pending={isPending}>
        Sign in
      </Button>
    </form>
  );
}
