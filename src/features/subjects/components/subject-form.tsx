import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { failureMessage, isAppError, type FieldErrors, notSaved } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { focusFirstMessage } from "#app/ui/focus-first.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import type { StaffFact } from "../manage-subjects.server.ts";
import { factLabels } from "../subject-facts.ts";
import { staffFactKinds, subjectDetailsInput, type SubjectDetails } from "../subject-input.ts";
import { validateSubjectName } from "../subject-name.ts";
import { staffSimilarQuery } from "../subjects.queries.ts";

type Draft = { name: string; aliases: string; facts: (StaffFact & { key: string })[] };

type SubjectFormProps = {
  /** What is recorded already; nothing for a new person. */
  subject?: { id: string; name: string; aliases: string[]; facts: StaffFact[] };
  submitLabel: string;
  save: (details: SubjectDetails) => Promise<void>;
  onCancel: () => void;
  /** Leads to a subject that is recorded already. */
  onOpen: (subjectId: string) => void;
};

let made = 0;
const newKey = () => `fact-${(made += 1)}`;

/** Name, other names and facts with their sources. What was typed stays when saving fails. */
export function SubjectForm({ subject, submitLabel, save, onCancel, onOpen }: SubjectFormProps) {
  const [draft, setDraft] = useState<Draft>(() => ({
    name: subject?.name ?? "",
    aliases: subject?.aliases.join("\n") ?? "",
    facts: subject?.facts.map((fact) => ({ ...fact, key: newKey() })) ?? [],
  }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const formId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const details = {
      name: draft.name,
      aliases: draft.aliases.split("\n").filter((line) => line.trim() !== ""),
      facts: draft.facts.map(({ kind, value, source_url }) => ({ kind, value, source_url })),
    };
    const found = check(details);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusFirstMessage(form);
    setPending(true);
    try {
      await save(subjectDetailsInput.parse(details));
    } catch (error) {
      const fields = isAppError(error) ? (error.fields ?? {}) : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        setFailure(failureMessage(error, notSaved));
      } else focusFirstMessage(form);
    } finally {
      setPending(false);
    }
  }
  const setFact = (key: string, change: Partial<StaffFact>) =>
    setDraft((before) => ({ ...before, facts: before.facts.map((fact) => (fact.key === key ? { ...fact, ...change } : fact)) }));

  return (
    <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field label="Name" required error={errors["name"]}>
        {(control) => (
          <Input
            {...control}
            name="name"
            dir="auto"
            autoComplete="off"
            maxLength={300}
            value={draft.name}
            onChange={(event) => setDraft((before) => ({ ...before, name: event.target.value }))}
          />
        )}
      </Field>
      <Similar name={draft.name} ownId={subject?.id} onOpen={onOpen} />
      <Field
        label="Other names"
        optional
        hint="One a line: maiden names, other spellings, other scripts."
        error={Object.entries(errors).flatMap(([field, message]) => (field.startsWith("aliases") ? [message] : []))}
      >
        {(control) => (
          <Textarea
            {...control}
            name="aliases"
            rows={3}
            dir="auto"
            value={draft.aliases}
            onChange={(event) => setDraft((before) => ({ ...before, aliases: event.target.value }))}
          />
        )}
      </Field>
      <Fieldset legend="Facts" hint="Public and professional, each with the page that says so. They help to tell people apart.">
        {draft.facts.map((fact, index) => (
          <FactRow
            key={fact.key}
            number={index + 1}
            fact={fact}
            errors={{ value: errors[`facts.${index}.value`], source: errors[`facts.${index}.source_url`] }}
            onChange={(change) => setFact(fact.key, change)}
            onRemove={() => setDraft((before) => ({ ...before, facts: before.facts.filter(({ key }) => key !== fact.key) }))}
          />
        ))}
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start self-start"
          onClick={() =>
            setDraft((before) => ({
              ...before,
              facts: [...before.facts, { key: newKey(), kind: "employer", value: "", source_url: "" }],
            }))
          }
        >
          <Icon icon={Plus} /> Add a fact
        </Button>
      </Fieldset>
      {failure ? (
        <Alert variant="danger" announce>
          {failure}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

type FactRowProps = {
  number: number;
  fact: StaffFact;
  errors: { value: string | undefined; source: string | undefined };
  onChange: (change: Partial<StaffFact>) => void;
  onRemove: () => void;
};

function FactRow({ number, fact, errors, onChange, onRemove }: FactRowProps): ReactNode {
  return (
    <div className="grid gap-2 rounded-md border border-line p-3 sm:grid-cols-[10rem_1fr_auto]">
      <Field label={`Fact ${number}`} hideLabel>
        {(control) => (
          <Select
            {...control}
            value={fact.kind}
            options={staffFactKinds.map((kind) => ({ value: kind, label: factLabels[kind] }))}
            onChange={(event) => onChange({ kind: staffFactKinds.find((kind) => kind === event.target.value) ?? fact.kind })}
          />
        )}
      </Field>
      <Field label={`What fact ${number} says`} hideLabel error={errors.value}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            placeholder="What it says"
            maxLength={200}
            value={fact.value}
            onChange={(event) => onChange({ value: event.target.value })}
          />
        )}
      </Field>
      <Button variant="ghost" size="icon" aria-label={`Remove fact ${number}`} onClick={onRemove}>
        <Icon icon={X} />
      </Button>
      <Field label={`Source of fact ${number}`} hideLabel error={errors.source} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            placeholder="https:// page that says so"
            maxLength={2_000}
            value={fact.source_url}
            onChange={(event) => onChange({ source_url: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** People already recorded with a name like the one typed. */
function Similar({ name, ownId, onOpen }: { name: string; ownId: string | undefined; onOpen: (id: string) => void }) {
  const asked = useDebounced(name.trim(), 300);
  const similar = useQuery(staffSimilarQuery(asked));
  const others = asked.length < 2 ? [] : (similar.data ?? []).filter(({ id }) => id !== ownId);
  if (others.length === 0) return null;
  return (
    <Alert title="Somebody with a similar name is recorded" announce>
      <ul className="mt-1 grid gap-1.5">
        {others.map(({ id, name: other, reasons }) => (
          <li key={id} className="text-sm">
            <button type="button" className="link" onClick={() => onOpen(id)}>
              <bdi>{other}</bdi>
            </button>
            {reasons.length > 0 ? <span className="text-ink-muted"> · {reasons.join(" · ")}</span> : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What the server would refuse as well, told before it is asked. */
function check(details: SubjectDetails): FieldErrors {
  const found: FieldErrors = {};
  const parsed = subjectDetailsInput.safeParse(details);
  for (const issue of parsed.error?.issues ?? []) found[issue.path.join(".")] ??= issue.message;
  const named = validateSubjectName(details.name);
  if (!named.ok) found["name"] = named.message;
  for (const [index, alias] of details.aliases.entries()) {
    const one = validateSubjectName(alias);
    if (!one.ok) found[`aliases.${index}`] = `“${alias.trim().slice(0, 60)}”: ${one.message}`;
  }
  return found;
}
