import type { ReactNode } from "react";
import type { FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { PartialDateFields } from "#app/ui/partial-date-fields.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { useKeptDraft } from "#app/ui/use-kept-draft.ts";
import { allegationLabel } from "../allegation-words.ts";
import { allegationStatuses } from "../allegation.ts";
import { seeTheFields, summaryHint } from "../form-words.ts";
import { writtenIncidentSchema, type WrittenEvidence, type WrittenIncident } from "../incident-input.ts";
import { incidentDrafts, toWrittenIncident, type IncidentDraft } from "../written-draft.ts";

const statusWords = [
  { value: "", label: "None: no authority is involved" },
  ...allegationStatuses.map((value) => ({ value, label: allegationLabel(value) })),
];

export type EvidenceSlot = {
  items: IncidentDraft["evidence"];
  errors: FieldErrors;
  onChange: (items: WrittenEvidence[]) => void;
};

type Props = {
  /** Of the form, for a button that stands elsewhere. */
  id: string;
  /** Where the draft is kept in this browser. */
  draftPlace: string;
  /** Above the title: whom it is about, where that is not known from the place. */
  children?: ReactNode;
  /** How evidence is brought in: it differs between a workspace and the staff. */
  evidence: (slot: EvidenceSlot) => ReactNode;
  /** Saves it; rejects with an AppError whose fields are shown beside the form's. The draft goes when it resolves. */
  save: (incident: WrittenIncident) => Promise<void>;
  onPending: (isPending: boolean) => void;
};

/** An incident in somebody's own words, checked by the same schema as at the server. Nothing typed is lost. */
export function IncidentForm({ id, draftPlace, children, evidence, save, onPending }: Props) {
  const { draft, change, clear } = useKeptDraft(draftPlace, incidentDrafts);
  const { errors, failure, forget, formProps } = useForm({
    schema: writtenIncidentSchema,
    read: () => toWrittenIncident(draft),
    unreachable: "The server could not be reached. What you have typed is kept; please try again.",
    onSubmit: async (incident) => {
      onPending(true);
      try {
        await save(incident);
        clear();
      } finally {
        onPending(false);
      }
    },
  });

  function set(part: Partial<IncidentDraft>) {
    forget(Object.keys(part));
    change(part);
  }
  const words = (name: "title" | "location" | "summary" | "description") => ({
    name,
    value: draft[name],
    error: errors[name],
    onValue: (value: string) => set({ [name]: value }),
  });

  return (
    <form
      {...formProps}
      id={id}
      aria-label="Incident"
      className="grid gap-6"
      onSubmit={(event) => {
        // A dialog inside the form may hold a form of its own: what is sent there bubbles here.
        if (event.target === event.currentTarget) formProps.onSubmit(event);
      }}
    >
      {children}
      <TextField {...words("title")} label="Title" required hint="What happened, in one line." />
      <PartialDateFields
        legend="When"
        label="What is known of the date"
        unknownLabel="Unknown date"
        value={draft}
        error={errors["date"]}
        onChange={(part) => {
          forget(["date"]);
          change(part);
        }}
      />
      <TextField
        {...words("location")}
        label="Place"
        optional
        hint="A town, a place, or a site on the web. Left empty: Unknown location."
      />
      <Field
        label="Status word"
        error={errors["allegation"]}
        hint="How far an authority has got, in the word of a source that you quote below. Never more than it says."
      >
        {(control) => (
          <Select
            {...control}
            name="allegation"
            options={statusWords}
            value={draft.allegation}
            onChange={(event) => set({ allegation: event.target.value as IncidentDraft["allegation"] })}
          />
        )}
      </Field>
      <TextField {...words("summary")} label="Summary" required rows={4} counted hint={summaryHint} />
      <TextField
        {...words("description")}
        label="Description"
        required
        rows={6}
        hint="In your own words: what is known, how, and what is not."
      />
      <Fieldset
        legend="Evidence"
        error={errors["evidence"]}
        hint="A claim is a quotation: without one from an archived copy the incident stays unconfirmed, and says so."
      >
        <div data-field="evidence" tabIndex={-1}>
          {evidence({
            items: draft.evidence,
            errors,
            onChange: (items) => {
              forget(Object.keys(errors).filter((field) => field.split(".")[0] === "evidence"));
              change({ evidence: items });
            },
          })}
        </div>
      </Fieldset>
      {failure ? (
        <Alert variant="danger" title="It was not saved" announce>
          {failure}
        </Alert>
      ) : null}
      {Object.keys(errors).length > 0 ? (
        <Alert variant="danger" announce>
          {seeTheFields}
        </Alert>
      ) : null}
    </form>
  );
}
