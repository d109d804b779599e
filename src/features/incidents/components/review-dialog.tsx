import { useState, type FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { isAppError } from "#app/lib/errors.ts";
import { reasonSchema } from "../review.ts";

export type Decision = {
  title: string;
  description: string;
  submitLabel: string;
  isDestructive?: boolean;
  /** Saves it; throws what is shown beside the field. */
  save: (reason: string) => Promise<void>;
};

/** Asks for the reason of a decision. What was typed stays when saving fails. */
export function ReviewDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const formId = "review-reason";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const parsed = reasonSchema.safeParse(reason);
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message ?? "A reason is required");
      return;
    }
    setPending(true);
    setError(null);
    try {
      await decision.save(parsed.data);
      onClose();
    } catch (failure) {
      setError(isAppError(failure) ? failure.message : "The server could not be reached. Nothing was saved; please try again.");
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={decision.title}
      description={decision.description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={decision.isDestructive ? "danger" : "primary"} pending={isPending}>
            {decision.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Reason" required error={error} hint="One line. Your colleagues see it, with your name and the time.">
          {(props) => (
            <Textarea
              {...props}
              name="reason"
              rows={2}
              autoFocus
              dir="auto"
              value={reason}
              onChange={(event) => setReason(event.target.value.replace(/[\r\n]+/g, " "))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
