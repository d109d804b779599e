import { Field } from "#app/ui/field.tsx";
import { FormDialog } from "#app/ui/form-dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { Textarea } from "#app/ui/textarea.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { HeldIncident } from "../request-view.ts";
import { correctInput } from "../subject-request.ts";
import { correctBehaviorIncident } from "../subject-requests.functions.ts";

type Props = { requestId: string; incident: HeldIncident; onClose: () => void; onSaved: () => Promise<void> };

/** Each is named as the message about it is, so that the first with one gets the focus. */
const corrected = ["title", "date", "location", "summary", "description"] as const;

/** An incident as it should read. What stood there is kept, and can be put back. */
export function CorrectDialog({ requestId, incident, onClose, onSaved }: Props) {
  const form = useForm({
    schema: correctInput,
    read: (element) => {
      const given = new FormData(element);
      const fields = Object.fromEntries(corrected.map((field) => [field, given.get(`fields.${field}`)]));
      return {
        requestId,
        incidentId: incident.id,
        reason: given.get("reason"),
        fields: { ...fields, keepsAllegation: given.get("removesAllegation") !== "on" },
      };
    },
    onSubmit: async (data) => {
      const { changed } = await correctBehaviorIncident({ data });
      if (changed.length === 0) return { title: "Nothing differs from what is recorded" };
      notify.success("Corrected in every dossier that shows it\nIt can be taken back.");
      await onSaved();
      onClose();
      return undefined;
    },
  });
  const error = (field: (typeof corrected)[number]) => form.errors[`fields.${field}`];
  return (
    <FormDialog
      title="Correct the incident"
      description="A text that you write anew rests on no quotation any more and is shown without. The evidence stays."
      size="lg"
      form={form}
      submitLabel="Correct"
      onClose={onClose}
    >
      <Field label="Title" required error={error("title")}>
        {(control) => <Input {...control} name="fields.title" dir="auto" defaultValue={incident.title} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" error={error("date")} hint="2024-03-05, 2024-03, 2024, or nothing when unknown.">
          {(control) => <Input {...control} name="fields.date" defaultValue={incident.date} />}
        </Field>
        <Field label="Location" error={error("location")}>
          {(control) => <Input {...control} name="fields.location" dir="auto" defaultValue={incident.location} />}
        </Field>
      </div>
      <Field label="Summary" required error={error("summary")}>
        {(control) => <Textarea {...control} name="fields.summary" rows={3} dir="auto" defaultValue={incident.summary} />}
      </Field>
      <Field label="Description" required error={error("description")}>
        {(control) => <Textarea {...control} name="fields.description" rows={6} dir="auto" defaultValue={incident.description} />}
      </Field>
      {incident.allegation ? (
        <label className="flex min-h-11 items-center gap-2.5 text-sm text-ink">
          <input type="checkbox" name="removesAllegation" className="size-4 accent-accent" />
          Take the status word “{incident.allegation}” and its outcomes away
        </label>
      ) : null}
      <Field label="Reason" required error={form.errors["reason"]} hint="One line. It is shown to every workspace.">
        {(control) => <Input {...control} name="reason" dir="auto" />}
      </Field>
    </FormDialog>
  );
}
