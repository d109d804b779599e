import { useState, type FormEvent, type Ref } from "react";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { failureMessage, isAppError, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { focusFirstMessage } from "#app/ui/focus-first.ts";
import { Input } from "#app/ui/input.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { ModerationCase } from "../case-view.ts";
import { updateBehaviorIncidentStatus } from "../moderation.functions.ts";

import { ReasonField } from "./reason-field.tsx";

const somebodyNew = "new";

type Props = {
  report: ModerationCase;
  onDone: (decisionId: string) => void;
  onCancel: () => void;
  ref?: Ref<HTMLFormElement>;
};

/** Approves a report: about whom, and why. People of a like name are shown, so that nobody is recorded twice. */
export function ApproveForm({ report, onDone, onCancel, ref }: Props) {
  const sameName = report.similar_subjects.filter((subject) => subject.is_same_name);
  const [subjectId, setSubjectId] = useState(report.subject?.id ?? sameName[0]?.id ?? somebodyNew);
  const [name, setName] = useState(report.subject_name);
  const [isAnother, setAnother] = useState(false);
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isNew = subjectId === somebodyNew;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const tell = (found: FieldErrors) => {
      setErrors(found);
      focusFirstMessage(form);
    };
    const parsed = reasonSchema.safeParse(reason);
    if (!parsed.success) return tell({ reason: parsed.error.issues[0]?.message ?? "A reason is required" });
    if (isNew && sameName.length > 0 && !isAnother)
      return tell({ subjectName: "People of this name are recorded: choose one, or say that it is none of them" });
    setPending(true);
    setErrors({});
    setRefusal(null);
    try {
      const outcome = await updateBehaviorIncidentStatus({
        data: {
          incidentId: report.id,
          status: "approved",
          reason: parsed.data,
          ...(isNew ? { subjectName: name, isAnotherPerson: isAnother } : { subjectId }),
        },
      });
      if (outcome.ok) return onDone(outcome.decisionId);
      tell({ subjectName: "People of this name are recorded: choose one, or say that it is none of them" });
    } catch (error) {
      if (isAppError(error) && error.fields) tell(error.fields);
      else setRefusal(failureMessage(error));
    }
    setPending(false);
  }

  const options = [
    ...(report.subject
      ? [{ value: report.subject.id, label: report.subject.name, description: "The person of the offered incident" }]
      : []),
    ...report.similar_subjects
      .filter((subject) => subject.id !== report.subject?.id)
      .map((subject) => ({
        value: subject.id,
        label: subject.name,
        description: [
          ...subject.reasons,
          `${subject.incidents} shared ${subject.incidents === 1 ? "incident" : "incidents"}`,
          ...(subject.is_minor ? ["marked as under 18: nothing can be recorded"] : []),
        ].join(" · "),
        disabled: subject.is_minor,
      })),
    ...(report.subject ? [] : [{ value: somebodyNew, label: "Somebody who is not recorded yet" }]),
  ];
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-label="Approve" className="grid gap-5">
      <Fieldset legend="About whom">
        <RadioGroup aria-label="About whom" options={options} value={subjectId} onValueChange={setSubjectId} />
      </Fieldset>
      {isNew ? (
        <div className="grid gap-3">
          <Field label="Name to record" required error={errors["subjectName"]}>
            {(control) => (
              <Input
                {...control}
                name="subjectName"
                dir="auto"
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          {sameName.length > 0 ? (
            <Checkbox
              label="It is none of the people of this name"
              checked={isAnother}
              onCheckedChange={(checked) => setAnother(checked === true)}
            />
          ) : null}
        </div>
      ) : null}
      <ReasonField
        value={reason}
        error={errors["reason"]}
        hint="What bears it out, in one line. The reporter and every dossier's readers see it."
        onChange={setReason}
      />
      {refusal ? (
        <Alert variant="danger" title="Not approved" announce>
          {refusal}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="success" pending={isPending}>
          Approve
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
