import { useState, type FormEvent, type Ref } from "react";
import { rejectionReasonNames, rejectionReasons, type RejectionReason } from "#app/features/incidents/moderation.ts";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { failureMessage, isAppError, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { focusFirstMessage } from "#app/ui/focus-first.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Select } from "#app/ui/select.tsx";
import type { SimilarIncident } from "../case-view.ts";
import { ReasonField } from "./reason-field.tsx";

export type Rejection = { rejection: RejectionReason; reason: string; duplicateOfId?: string };

type Props = {
  /** What it may duplicate. */
  similar: SimilarIncident[];
  submitLabel: string;
  /** Does it; throws what is shown. */
  onReject: (rejection: Rejection) => Promise<void>;
  onCancel: () => void;
  ref?: Ref<HTMLFormElement>;
};

/** Why a report is rejected: one of the list, and a line in the moderator's own words. */
export function RejectForm({ similar, submitLabel, onReject, onCancel, ref }: Props) {
  const [rejection, setRejection] = useState<RejectionReason | "">("");
  const [duplicateOfId, setDuplicateOfId] = useState("");
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const parsed = reasonSchema.safeParse(reason);
    const found: FieldErrors = {};
    if (rejection === "") found["rejection"] = "Choose why";
    if (rejection === "duplicate" && duplicateOfId === "") found["duplicateOfId"] = "Choose the report that it duplicates";
    if (!parsed.success) found["reason"] = parsed.error.issues[0]?.message ?? "A reason is required";
    setErrors(found);
    setRefusal(null);
    if (rejection === "" || !parsed.success || Object.keys(found).length > 0) return focusFirstMessage(form);
    setPending(true);
    try {
      await onReject({ rejection, reason: parsed.data, ...(rejection === "duplicate" ? { duplicateOfId } : {}) });
    } catch (error) {
      if (isAppError(error) && error.fields) {
        setErrors(error.fields);
        focusFirstMessage(form);
      } else setRefusal(failureMessage(error));
      setPending(false);
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-label="Reject" className="grid gap-5">
      <Fieldset legend="Why" error={errors["rejection"]}>
        <RadioGroup
          aria-label="Why"
          aria-invalid={errors["rejection"] ? true : undefined}
          options={rejectionReasonNames.map((value) => ({ value, label: rejectionReasons[value] }))}
          value={rejection}
          onValueChange={(value) => setRejection(value as RejectionReason)}
        />
      </Fieldset>
      {rejection === "duplicate" ? (
        <Field label="Duplicate of" required error={errors["duplicateOfId"]}>
          {(control) => (
            <Select
              {...control}
              name="duplicateOfId"
              placeholder={similar.length > 0 ? "Choose" : "No similar report is known"}
              options={similar.map(({ id, title, receipt }) => ({ value: id, label: receipt ? `${receipt}: ${title}` : title }))}
              value={duplicateOfId}
              onChange={(event) => setDuplicateOfId(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <ReasonField
        value={reason}
        error={errors["reason"]}
        hint="One line to the reporter: what is missing, or why it is none of ours."
        onChange={setReason}
      />
      {refusal ? (
        <Alert variant="danger" title="Not rejected" announce>
          {refusal}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" pending={isPending}>
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
