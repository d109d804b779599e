import { useState, type FormEvent, type Ref } from "react";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { focusFirstMessage } from "#app/ui/focus-first.ts";
import { ReasonField } from "./reason-field.tsx";

type Props = { onReopen: (reason: string) => Promise<void>; onCancel: () => void; ref?: Ref<HTMLFormElement> };

/** Puts a rejected report back into the queue. */
export function ReopenForm({ onReopen, onCancel, ref }: Props) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const parsed = reasonSchema.safeParse(reason);
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message ?? "A reason is required");
      return focusFirstMessage(form);
    }
    setPending(true);
    try {
      await onReopen(parsed.data);
    } catch (failure) {
      setError(failureMessage(failure));
      setPending(false);
    }
  }
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-label="Open again" className="grid gap-4">
      <ReasonField value={reason} error={error} hint="Why it is looked at again." onChange={setReason} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={isPending}>
          Open again
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
