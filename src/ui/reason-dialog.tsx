import { useState, type FormEvent, type ReactNode } from "react";
import { Field } from "./field.tsx";
import { focusFirstMessage } from "./focus-first.ts";
import { FormDialog } from "./form-dialog.tsx";
import { Textarea } from "./textarea.tsx";

type ReasonDialogProps = {
  title: string;
  description: string;
  size?: "md" | "lg";
  submitLabel: string;
  isDestructive?: boolean;
  /** Something above the reason has to be chosen first. */
  isIncomplete?: boolean;
  hint?: string;
  /** The message for a reason that cannot be taken, or null. */
  check: (reason: string) => string | null;
  /** Saves it; its rejection is told above the form in the words of `explain`: the reason is not what was wrong. */
  save: (reason: string) => Promise<void>;
  explain: (error: unknown) => string;
  onClose: () => void;
  /** Above the reason: what will change. */
  children?: ReactNode;
};

/** Asks for the reason of a decision. What was typed stays when saving fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, size, submitLabel, isDestructive, isIncomplete, hint, check, save, explain, onClose, children } =
    props;
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || isIncomplete) return;
    const refused = check(reason);
    setError(refused);
    setFailure(null);
    if (refused) return focusFirstMessage(event.currentTarget);
    setPending(true);
    try {
      await save(reason);
      onClose();
    } catch (rejection) {
      setFailure(explain(rejection));
      setPending(false);
    }
  }

  return (
    <FormDialog
      title={title}
      description={description}
      size={size}
      form={{ failure, isPending, formProps: { onSubmit: (event) => void submit(event), noValidate: true } }}
      submitLabel={submitLabel}
      isDestructive={isDestructive}
      isIncomplete={isIncomplete}
      onClose={onClose}
    >
      {children}
      <Field label="Reason" required error={error} hint={hint ?? "One line. It is kept with your name and the time."}>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={2}
            autoFocus={!isIncomplete}
            dir="auto"
            value={reason}
            onChange={(event) => setReason(event.target.value.replace(/[\r\n]+/g, " "))}
          />
        )}
      </Field>
    </FormDialog>
  );
}
