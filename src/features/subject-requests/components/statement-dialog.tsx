import { Field } from "#app/ui/field.tsx";
import { FormDialog } from "#app/ui/form-dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { Textarea } from "#app/ui/textarea.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { SubjectRequestDetails } from "../request-view.ts";
import { disputeInput } from "../subject-request.ts";
import { openIncidentDispute } from "../subject-requests.functions.ts";

type Props = {
  request: SubjectRequestDetails;
  incidentIds: readonly string[];
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** The words that are shown beside the incidents, as the person sent them unless they asked for others. */
export function StatementDialog({ request, incidentIds, onClose, onSaved }: Props) {
  const form = useForm({
    schema: disputeInput,
    read: (element) => ({ ...Object.fromEntries(new FormData(element)), requestId: request.id, incidentIds }),
    onSubmit: async (data) => {
      await openIncidentDispute({ data });
      notify.success("Disputed in every dossier that shows it");
      await onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={incidentIds.length === 1 ? "Mark as disputed" : `Mark ${incidentIds.length} incidents as disputed`}
      description="At once in every dossier of every workspace, and in every report and export made from then on."
      size="lg"
      form={form}
      submitLabel="Show the statement"
      onClose={onClose}
    >
      <Field
        label="Their statement"
        required
        error={form.errors["statement"]}
        hint="Their own words. Leave out what speaks of other people, and nothing else."
      >
        {(control) => <Textarea {...control} name="statement" rows={7} dir="auto" defaultValue={request.statement} />}
      </Field>
    </FormDialog>
  );
}
