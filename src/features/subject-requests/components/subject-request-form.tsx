import { useId, useState } from "react";
import { newId } from "#app/lib/ids.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { subjectRequestKindNames, subjectRequestKinds, type SubjectRequestKind } from "../request-kinds.ts";
import { daysToDecide, longestStatement, subjectRequestInput } from "../subject-request.ts";
import { makeSubjectRequest } from "../subject-requests.functions.ts";

const hints: Record<SubjectRequestKind, string> = {
  access: "You get a copy of what is recorded about you, and where each claim comes from.",
  answer: "Your words are shown beside the claim, in letters of the same size, in every dossier and report.",
  correction: "Say what is wrong and what is right, and where that can be read.",
  deletion: "Say why it should not be kept. What is deleted leaves nothing but the day of its deletion.",
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What a person recorded asks for. Nothing typed is lost, and the answer is the same whoever is named. */
export function SubjectRequestForm() {
  // One for the form: pressing twice makes one request.
  const [idempotencyKey, setKey] = useState(newId);
  const id = useId();
  const [sent, setSent] = useState<{ receipt: string; email: string } | null>(null);
  const form = useForm({
    schema: subjectRequestInput,
    read: (element) => ({ ...Object.fromEntries(new FormData(element)), idempotencyKey }),
    onSubmit: async (data) => {
      const made = await makeSubjectRequest({ data });
      if (made.ok) {
        setSent({ receipt: made.receipt, email: data.email });
        return undefined;
      }
      const minutes = Math.ceil(made.retryAfterSeconds / 60);
      return { email: `Too many requests. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.` };
    },
  });
  if (sent) {
    return (
      // The form goes away with its press: the focus, and a phone's screen, go to what takes its place.
      <div ref={takeFocus} tabIndex={-1} className="scroll-mt-24 outline-none">
        <Alert
          variant="success"
          title="Almost done: open the link that was mailed to you"
          announce
          actions={
            <Button
              size="sm"
              onClick={() => {
                setKey(newId());
                setSent(null);
              }}
            >
              Make another request
            </Button>
          }
        >
          <p>
            It went to <bdi className="wrap-anywhere">{sent.email}</bdi>. Your request is read once you have opened it, and
            decided within {daysToDecide} days from then.
          </p>
          <p className="mt-1">
            Your receipt number is <strong className="font-mono whitespace-nowrap">{sent.receipt}</strong>. Keep it.
          </p>
        </Alert>
      </div>
    );
  }
  return (
    <form {...form.formProps} aria-label="Your request" className="grid max-w-prose gap-6">
      {form.failure ? (
        <Alert variant="danger" announce>
          {form.failure}
        </Alert>
      ) : null}
      <Fieldset legend="What do you ask for?" error={form.errors["kind"]}>
        {subjectRequestKindNames.map((kind) => (
          <div
            key={kind}
            className="relative flex min-h-11 items-start gap-3 rounded-md border border-line bg-surface px-3.5 py-3 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              id={`${id}-${kind}`}
              type="radio"
              name="kind"
              value={kind}
              aria-describedby={`${id}-${kind}-hint`}
              className="relative z-1 mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken checked:border-accent checked:bg-accent checked:shadow-[inset_0_0_0_4px_var(--color-sunken)] forced-colors:appearance-auto"
            />
            <div className="min-w-0">
              <label htmlFor={`${id}-${kind}`} className="text-sm text-ink after:absolute after:inset-0">
                {subjectRequestKinds[kind]}
              </label>
              <p id={`${id}-${kind}-hint`} className="text-xs text-ink-muted">
                {hints[kind]}
              </p>
            </div>
          </div>
        ))}
      </Fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Your name" required error={form.errors["name"]} hint="As it stands in what is about you.">
          {(control) => <Input {...control} name="name" autoComplete="name" dir="auto" />}
        </Field>
        <Field label="Your e-mail" required error={form.errors["email"]} hint="The answer goes there.">
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field
        label="What is it about?"
        optional
        error={form.errors["about"]}
        hint="A report's code, a page, a claim: whatever helps to find it. You need not know where it is recorded."
      >
        {(control) => <Textarea {...control} name="about" rows={2} dir="auto" />}
      </Field>
      <Field
        label="In your own words"
        required
        error={form.errors["statement"]}
        hint={`At most ${longestStatement.toLocaleString("en")} characters. When you answer a claim, these words are what is shown.`}
      >
        {(control) => <Textarea {...control} name="statement" rows={6} dir="auto" />}
      </Field>
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="lg" className="justify-self-start" pending={form.isPending}>
          Send the request
        </Button>
        <p className="text-xs text-ink-muted">
          What you write here is read by the staff who decide, and used for nothing else. It says nothing about whether anything
          is recorded about you.
        </p>
      </div>
    </form>
  );
}
