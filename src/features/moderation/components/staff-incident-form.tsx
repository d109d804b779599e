import { Plus, X } from "lucide-react";
import { useState } from "react";
import { evidenceTypeLabels } from "#app/features/incidents/evidence-words.ts";
import { summaryHint } from "#app/features/incidents/form-words.ts";
import { evidenceTypes } from "#app/features/incidents/incident.ts";
import { newId } from "#app/lib/ids.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { createStaffBehaviorIncident } from "../moderation.functions.ts";
import { mostStaffEvidence, staffIncidentSchema } from "../staff-incident.ts";

type Props = { subjectId: string; onSaved: () => Promise<void>; onCancel: () => void };

/** An incident in the words of staff, with where it can be read. It stands approved and confirmed by who writes it. */
export function StaffIncidentForm({ subjectId, onSaved, onCancel }: Props) {
  // One for the form: pressing twice records one incident.
  const [idempotencyKey] = useState(newId);
  const [rows, setRows] = useState(() => [newId()]);
  const form = useForm({
    schema: staffIncidentSchema,
    read: (element) => {
      const given = Object.fromEntries(new FormData(element));
      return {
        ...given,
        subjectId,
        idempotencyKey,
        evidence: rows.map((_, index) => ({
          title: given[`evidence.${index}.title`],
          type: given[`evidence.${index}.type`],
          url: given[`evidence.${index}.url`],
        })),
      };
    },
    onSubmit: async (data) => {
      await createStaffBehaviorIncident({ data });
      notify.success("The incident is recorded\nEvery dossier of this person shows it.");
      await onSaved();
    },
  });
  return (
    <form {...form.formProps} aria-label="Add an incident" className="grid gap-5">
      {form.failure ? (
        <Alert variant="danger" announce>
          {form.failure}
        </Alert>
      ) : null}
      <Field label="Title" required error={form.errors["title"]}>
        {(control) => <Input {...control} name="title" dir="auto" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Date" optional error={form.errors["date"]} hint="2024-03-05, 2024-03 or 2024.">
          {(control) => <Input {...control} name="date" />}
        </Field>
        <Field label="Location" optional error={form.errors["location"]}>
          {(control) => <Input {...control} name="location" dir="auto" />}
        </Field>
      </div>
      <Field label="Summary" required error={form.errors["summary"]} hint={summaryHint}>
        {(control) => <Textarea {...control} name="summary" rows={3} dir="auto" />}
      </Field>
      <Field label="Description" required error={form.errors["description"]}>
        {(control) => <Textarea {...control} name="description" rows={6} dir="auto" />}
      </Field>
      <Fieldset legend="Where it can be read" hint="Each page is archived at once." error={form.errors["evidence"]}>
        {rows.map((id, index) => (
          <div key={id} className="grid gap-3 rounded-md border border-line p-3">
            <Field label="Title of the evidence" required error={form.errors[`evidence.${index}.title`]}>
              {(control) => <Input {...control} name={`evidence.${index}.title`} dir="auto" />}
            </Field>
            <div className="grid gap-3 sm:grid-cols-[12rem_1fr]">
              <Field label="Type" error={form.errors[`evidence.${index}.type`]}>
                {(control) => (
                  <Select
                    {...control}
                    name={`evidence.${index}.type`}
                    defaultValue="article"
                    options={evidenceTypes.map((value) => ({ value, label: evidenceTypeLabels[value] }))}
                  />
                )}
              </Field>
              <Field label="URL" required error={form.errors[`evidence.${index}.url`]}>
                {(control) => <Input {...control} name={`evidence.${index}.url`} type="url" inputMode="url" />}
              </Field>
            </div>
            {rows.length > 1 ? (
              <Button
                size="sm"
                variant="ghost"
                className="justify-self-start"
                onClick={() => setRows(rows.filter((other) => other !== id))}
              >
                <Icon icon={X} size="sm" />
                Remove
              </Button>
            ) : null}
          </div>
        ))}
        {rows.length < mostStaffEvidence ? (
          <Button size="sm" variant="outline" className="self-start" onClick={() => setRows([...rows, newId()])}>
            <Icon icon={Plus} size="sm" />
            Add another
          </Button>
        ) : null}
      </Fieldset>
      <Field
        label="What bears it out"
        required
        error={form.errors["reason"]}
        hint="One line. It stands confirmed by you for this reason."
      >
        {(control) => <Input {...control} name="reason" dir="auto" />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={form.isPending}>
          Record the incident
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
