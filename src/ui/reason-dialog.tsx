import { useId, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Textarea } from "./textarea.tsx";

type ReasonDialogProps = {
  title: string;
  description: string;
  submitLabel: string;
  isDestructive?: boolean;
  hint?: string;
  /** The message for a reason that cannot be taken, or null. */
  check: (reason: string) => string | null;
  /** Saves it; its rejection is told beside the field in the words of `explain`. */
  save: (reason: string) => Promise<void>;
  explain: (error: unknown) => string;
  onClose: () => void;
  /** Above the reason: what will change. */
  children?: ReactNode;
};

/** Asks for the reason of a decision. What was typed stays when saving fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, submitLabel, isDestructive, hint, check, save, explain, onClose, children } = props;
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const formId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const refused = check(reason);
    setError(refused);
    if (refused) return;
    setPending(true);
    try {
      await save(reason);
      onClose();
    } catch (failure) {
      setError(explain(failure));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={isDestructive ? "danger" : "primary"} pending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        {children}
        <Field label="Reason" required error={error} hint={hint ?? "One line. It is kept with your name and the time."}>
          {(control) => (
            <Textarea
              {...control}
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
