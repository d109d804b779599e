import { useId } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { Textarea } from "#app/ui/textarea.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { HeldIncident } from "../request-view.ts";
import { correctInput } from "../subject-request.ts";
import { correctBehaviorIncident } from "../subject-requests.functions.ts";

type Props = { requestId: string; incident: HeldIncident; onClose: () => void; onSaved: () => Promise<void> };

/** An incident as it should read. What stood there is kept, and can be put back. */
export function CorrectDialog({ requestId, incident, onClose, onSaved }: Props) {
  const formId = useId();
  const form = useForm({
    schema: correctInput,
    read: (element) => {
      const { reason, removesAllegation, ...fields } = Object.fromEntries(new FormData(element));
      return {
        requestId,
        incidentId: incident.id,
        reason,
        fields: { ...fields, keepsAllegation: removesAllegation !== "on" },
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
  const error = (field: string) => form.errors[`fields.${field}`] ?? form.errors[field];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Correct the incident"
      description="A text that you write anew rests on no quotation any more and is shown without. The evidence stays."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isPending}>
            Correct
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        {form.failure ? (
          <Alert variant="danger" announce>
            {form.failure}
          </Alert>
        ) : null}
        <Field label="Title" required error={error("title")}>
          {(control) => <Input {...control} name="title" dir="auto" defaultValue={incident.title} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Date" error={error("date")} hint="2024-03-05, 2024-03, 2024, or nothing when unknown.">
            {(control) => <Input {...control} name="date" defaultValue={incident.date} />}
          </Field>
          <Field label="Location" error={error("location")}>
            {(control) => <Input {...control} name="location" dir="auto" defaultValue={incident.location} />}
          </Field>
        </div>
        <Field label="Summary" required error={error("summary")}>
          {(control) => <Textarea {...control} name="summary" rows={3} dir="auto" defaultValue={incident.summary} />}
        </Field>
        <Field label="Description" required error={error("description")}>
          {(control) => <Textarea {...control} name="description" rows={6} dir="auto" defaultValue={incident.description} />}
        </Field>
        {incident.allegation ? (
          <label className="flex min-h-11 items-center gap-2.5 text-sm text-ink">
            <input type="checkbox" name="removesAllegation" className="size-4 accent-accent" />
            Take the status word “{incident.allegation}” and its outcomes away
          </label>
        ) : null}
        <Field label="Reason" required error={error("reason")} hint="One line. It is shown to every workspace.">
          {(control) => <Input {...control} name="reason" dir="auto" />}
        </Field>
      </form>
    </Dialog>
  );
}
