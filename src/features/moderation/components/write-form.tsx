import { useRef, useState, type FormEvent, type Ref } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { focusFirstMessage } from "#app/ui/focus-first.ts";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";

type Props = {
  title: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** To whom it may be given; none to write without giving it to anybody. */
  people?: { id: string; name: string }[] | undefined;
  /** Does it; throws what is shown. The key is the same for every try at the same words. */
  onWrite: (text: string, key: string, userId: string) => Promise<void>;
  onCancel: () => void;
  ref?: Ref<HTMLFormElement>;
};

/** A question, a note or a hand-over: what was typed stays until it has been saved. */
export function WriteForm({ title, label, hint, submitLabel, people, onWrite, onCancel, ref }: Props) {
  const [text, setText] = useState("");
  const [userId, setUserId] = useState("");
  const [errors, setErrors] = useState<{ text?: string; userId?: string }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const key = useRef<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const found: typeof errors = {};
    if (text.trim() === "") found.text = "A message is required";
    if (people && userId === "") found.userId = "Choose a moderator";
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstMessage(event.currentTarget);
    setPending(true);
    setRefusal(null);
    key.current ??= crypto.randomUUID();
    try {
      await onWrite(text, key.current, userId);
    } catch (error) {
      setRefusal(failureMessage(error));
      setPending(false);
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-label={title} className="grid gap-4">
      {people ? (
        <Field label="To" required error={errors.userId}>
          {(control) => (
            <Select
              {...control}
              name="userId"
              placeholder="Choose a moderator"
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
              value={userId}
              onChange={(event) => setUserId(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Field label={label} required error={errors.text} hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            dir="auto"
            rows={3}
            maxLength={5_000}
            value={text}
            onChange={(event) => {
              key.current = null;
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      {refusal ? (
        <Alert variant="danger" announce>
          {refusal}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={isPending}>
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
