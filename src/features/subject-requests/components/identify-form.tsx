import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { staffSubjectsQuery } from "#app/features/subjects/subjects.queries.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { SearchPick } from "#app/ui/search-pick.tsx";
import { Select } from "#app/ui/select.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { SubjectRequestDetails } from "../request-view.ts";
import { identifyInput, identityCheckNames, identityChecks } from "../subject-request.ts";
import { identifySubjectRequest } from "../subject-requests.functions.ts";

const nobody = "nobody";

/** Whom the request is about, and how it was made sure who asks. What was shown is looked at, never kept. */
export function IdentifyForm({ request, onSaved }: { request: SubjectRequestDetails; onSaved: () => Promise<void> }) {
  const [query, setQuery] = useState(request.name);
  const [chosen, setChosen] = useState(request.subject?.id ?? (request.identity ? nobody : ""));
  const found = useInfiniteQuery({ ...staffSubjectsQuery({ query, filter: "recorded" }), enabled: query.trim() !== "" });
  const subjects = (found.data?.pages[0]?.subjects ?? []).slice(0, 8);
  const form = useForm({
    schema: identifyInput,
    read: (element) => ({
      ...Object.fromEntries(new FormData(element)),
      requestId: request.id,
      subjectId: chosen === nobody ? null : chosen,
    }),
    onSubmit: async (data) => {
      await identifySubjectRequest({ data });
      await onSaved();
      notify.success("Who asks is written down");
    },
  });
  return (
    <form {...form.formProps} aria-label="Who asks" className="grid gap-5">
      {form.failure ? (
        <Alert variant="danger" announce>
          {form.failure}
        </Alert>
      ) : null}
      <SearchPick
        searchLabel="Search among the people recorded"
        placeholder="Name, in any script"
        query={query}
        onSearch={setQuery}
        legend="Whom it is about"
        error={form.errors["subjectId"]}
        options={[
          ...subjects.map((subject) => ({
            value: subject.id,
            label: <bdi>{subject.name}</bdi>,
            description: subject.aliases.length > 0 ? <bdi>Also {subject.aliases.join(", ")}</bdi> : undefined,
          })),
          { value: nobody, label: "Nobody recorded is meant" },
        ]}
        value={chosen}
        onPick={setChosen}
        nothing={null}
      />
      <Field label="How it was made sure who asks" required error={form.errors["check"]}>
        {(control) => (
          <Select
            {...control}
            name="check"
            placeholder="Choose"
            defaultValue={request.identity?.check ?? ""}
            options={identityCheckNames.map((value) => ({ value, label: identityChecks[value] }))}
          />
        )}
      </Field>
      <Field
        label="What was checked"
        required
        error={form.errors["note"]}
        hint="One line. No number of a document, and no copy: it is looked at and not kept."
      >
        {(control) => <Input {...control} name="note" dir="auto" defaultValue={request.identity?.note ?? ""} />}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" pending={form.isPending}>
        Save who asks
      </Button>
    </form>
  );
}
