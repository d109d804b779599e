import { useId, useRef, useState, type FormEvent } from "react";
import { factKinds, factLabels, type FactKind } from "#app/features/subjects/subject-facts.ts";
import { failureMessage, isAppError, type FieldErrors, notSaved } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { Select } from "#app/ui/select.tsx";
import { factFields } from "../known-fact.ts";
import { addIdentityFact } from "../known-facts.functions.ts";
import { LibrarySource, type ChosenSource } from "./library-source.tsx";

type Props = { workspaceId: string; dossierId: string; onClose: () => void; onAdded: () => void };

const hints: Partial<Record<FactKind, string>> = {
  alias: "Another spelling, script or name",
  "birth-year": "Such as 1984",
  role: "Such as teacher, councillor, goalkeeper",
  profile: "The address of a public profile",
};

/** Tells a fact of the subject, with what says so. What was typed stays, whatever the server answers. */
export function AddFactDialog({ workspaceId, dossierId, onClose, onAdded }: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<FactKind>("employer");
  const [value, setValue] = useState("");
  const [place, setPlace] = useState<"page" | "library">("page");
  const [sourceUrl, setSourceUrl] = useState("");
  const [source, setSource] = useState<ChosenSource | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  function show(found: FieldErrors) {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setFailure(null);
    const fact = {
      kind,
      value,
      sourceUrl: place === "page" ? sourceUrl : "",
      sourceId: place === "library" ? (source?.id ?? null) : null,
    };
    const parsed = factFields.safeParse(fact);
    if (!parsed.success) {
      const found: FieldErrors = {};
      for (const issue of parsed.error.issues) found[issue.path.join(".")] ??= issue.message;
      return show(found);
    }
    setErrors({});
    setPending(true);
    try {
      const { isNew } = await addIdentityFact({ data: { workspaceId, dossierId, ...fact } });
      onAdded();
      onClose();
      notify.success(isNew ? "Added\nThe next search goes by it." : "This was known already");
    } catch (error) {
      if (isAppError(error) && error.fields) show(error.fields);
      else setFailure(failureMessage(error, notSaved));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Add a fact"
      description="Public and professional facts alone. Home addresses, phone numbers, private e-mail addresses, family, looks and whereabouts are not recorded."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending}>
            Add
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Field label="What it is" error={errors["kind"]}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={kind}
              onChange={(event) => setKind(event.target.value as FactKind)}
              options={factKinds.map((one) => ({ value: one, label: factLabels[one] }))}
            />
          )}
        </Field>
        <Field label={factLabels[kind]} required error={errors["value"]} hint={hints[kind]}>
          {(control) => (
            <Input
              {...control}
              name="value"
              dir="auto"
              autoComplete="off"
              autoFocus
              inputMode={kind === "birth-year" ? "numeric" : kind === "profile" ? "url" : "text"}
              maxLength={2000}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
        <Field label="Where it stands">
          {(control) => (
            <Select
              {...control}
              name="place"
              value={place}
              onChange={(event) => setPlace(event.target.value === "library" ? "library" : "page")}
              options={[
                { value: "page", label: "On a web page" },
                { value: "library", label: "In a source of the library" },
              ]}
            />
          )}
        </Field>
        {place === "page" ? (
          <Field
            label="Address of the page"
            optional
            error={errors["sourceUrl"]}
            hint="So that a colleague can see for themselves. The page is not fetched."
          >
            {(control) => (
              <Input
                {...control}
                name="sourceUrl"
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={2000}
                placeholder="https://"
                value={sourceUrl}
                onChange={(event) => setSourceUrl(event.target.value)}
              />
            )}
          </Field>
        ) : (
          <LibrarySource workspaceId={workspaceId} chosen={source} onChoose={setSource} />
        )}
        {failure ? (
          <Alert variant="danger" announce>
            {failure}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
