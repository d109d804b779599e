import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { isAppError, failureMessage, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { allegationLabel } from "../allegation-words.ts";
import { allegationStatuses } from "../allegation.ts";
import { writtenIncidentSchema, type WrittenEvidence, type WrittenIncident } from "../incident-input.ts";
import { toWrittenIncident, type IncidentDraft } from "../written-draft.ts";
import { GivenDateFields } from "./given-date-fields.tsx";
import { useIncidentDraft } from "./use-incident-draft.ts";

const words = [
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

const order = ["title", "date", "location", "allegation", "summary", "description", "evidence"];

/** An incident in somebody's own words, checked by the same schema as at the server. Nothing typed is lost. */
export function IncidentForm({ id, draftPlace, children, evidence, save, onPending }: Props) {
  const { draft, change, clear } = useIncidentDraft(draftPlace);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  function set(part: Partial<IncidentDraft>) {
    const names = Object.keys(part);
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !names.includes(field.split(".")[0] ?? ""))),
    );
    change(part);
  }
  function setDate(part: Partial<IncidentDraft>) {
    setErrors(({ date: _, ...others }) => others);
    change(part);
  }
  function show(found: FieldErrors) {
    setErrors(found);
    const first = order.find((name) => Object.keys(found).some((field) => field.split(".")[0] === name));
    const name = first === "date" ? "year" : first;
    (
      form.current?.querySelector<HTMLElement>(`[name="${name ?? "title"}"]`) ??
      form.current?.querySelector<HTMLElement>("[data-evidence]")
    )?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog inside the form may hold a form of its own: what is sent there bubbles here.
    if (event.target !== event.currentTarget || isSending.current) return;
    setRefusal(null);
    const parsed = writtenIncidentSchema.safeParse(toWrittenIncident(draft));
    if (!parsed.success) {
      const found: FieldErrors = {};
      for (const issue of parsed.error.issues) {
        const field = String(issue.path[0]);
        found[field === "evidence" ? issue.path.join(".") : field] ??= issue.message;
      }
      return show(found);
    }
    setErrors({});
    isSending.current = true;
    onPending(true);
    try {
      await save(parsed.data);
      clear();
    } catch (error) {
      if (isAppError(error) && error.fields) show(error.fields);
      else setRefusal(failureMessage(error, "The server could not be reached. What you have typed is kept; please try again."));
    } finally {
      isSending.current = false;
      onPending(false);
    }
  }

  return (
    <form ref={form} id={id} noValidate aria-label="Incident" onSubmit={(event) => void submit(event)} className="grid gap-6">
      {children}
      <Field label="Title" required error={errors["title"]} hint="What happened, in one line.">
        {(control) => (
          <Input
            {...control}
            name="title"
            dir="auto"
            autoComplete="off"
            value={draft.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <GivenDateFields draft={draft} error={errors["date"]} onChange={setDate} />
      <Field
        label="Place"
        optional
        error={errors["location"]}
        hint="A town, a place, or a site on the web. Left empty: Unknown location."
      >
        {(control) => (
          <Input
            {...control}
            name="location"
            dir="auto"
            autoComplete="off"
            value={draft.location}
            onChange={(event) => set({ location: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Status word"
        error={errors["allegation"]}
        hint="How far an authority has got, in the word of a source that you quote below. Never more than it says."
      >
        {(control) => (
          <Select
            {...control}
            name="allegation"
            options={words}
            value={draft.allegation}
            onChange={(event) => set({ allegation: event.target.value as IncidentDraft["allegation"] })}
          />
        )}
      </Field>
      <Field
        label="Summary"
        required
        error={errors["summary"]}
        hint="One short paragraph of at least 300 characters: who did or said what, to whom."
        aside={<span className="tabular-nums">{draft.summary.length}</span>}
      >
        {(control) => (
          <Textarea
            {...control}
            name="summary"
            dir="auto"
            rows={4}
            value={draft.summary}
            onChange={(event) => set({ summary: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Description"
        required
        error={errors["description"]}
        hint="In your own words: what is known, how, and what is not."
      >
        {(control) => (
          <Textarea
            {...control}
            name="description"
            dir="auto"
            rows={6}
            value={draft.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <Fieldset
        legend="Evidence"
        error={errors["evidence"]}
        hint="A claim is a quotation: without one from an archived copy the incident stays unconfirmed, and says so."
      >
        <div data-evidence tabIndex={-1}>
          {evidence({
            items: draft.evidence,
            errors,
            onChange: (items) => set({ evidence: items }),
          })}
        </div>
      </Fieldset>
      {refusal ? (
        <Alert variant="danger" title="It was not saved" announce>
          {refusal}
        </Alert>
      ) : null}
      {Object.keys(errors).length > 0 ? (
        <Alert variant="danger" announce>
          Something is missing or cannot be right: see the messages beside the fields.
        </Alert>
      ) : null}
    </form>
  );
}
