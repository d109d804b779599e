import { useId } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
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
  const formId = useId();
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
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={incidentIds.length === 1 ? "Mark as disputed" : `Mark ${incidentIds.length} incidents as disputed`}
      description="At once in every dossier of every workspace, and in every report and export made from then on."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isPending}>
            Show the statement
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
        <Field
          label="Their statement"
          required
          error={form.errors["statement"]}
          hint="Their own words. Leave out what speaks of other people, and nothing else."
        >
          {(control) => <Textarea {...control} name="statement" rows={7} dir="auto" defaultValue={request.statement} />}
        </Field>
      </form>
    </Dialog>
  );
}
