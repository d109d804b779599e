import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { setupWorkspace } from "../workspaces.functions.ts";
import type { Workspace } from "../workspaces.server.ts";
import { PurposeField } from "./purpose-field.tsx";
import { SlugField } from "./slug-field.tsx";

/** What a new workspace needs before it is used: its name, address and purpose, and that the terms of use are accepted. */
export function SetupForm({ workspace, onDone }: { workspace: Workspace; onDone: (slug: string) => Promise<void> }) {
  const [values, setValues] = useState({ name: "", slug: "", purpose: "", acceptsUse: false });
  function change(part: Partial<typeof values>) {
    setValues((before) => ({ ...before, ...part }));
    form.forget(Object.keys(part));
  }
  const form = useForm({
    schema: () => import("../workspace-input.ts").then(({ setupSchema }) => setupSchema),
    read: () => values,
    onSubmit: async (data) => {
      const outcome = await setupWorkspace({ data: { workspaceId: workspace.id, ...data } });
      if (!outcome.ok) return { [outcome.field]: outcome.message };
      await onDone(outcome.slug);
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className="grid gap-7">
      {form.failure ? (
        <Alert variant="danger" announce>
          {form.failure}
        </Alert>
      ) : null}
      <Field label="Name" error={form.errors["name"]} hint="Your institution, team or project, as your colleagues call it.">
        {(control) => (
          <Input
            {...control}
            name="name"
            dir="auto"
            autoComplete="organization"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <SlugField
        workspaceId={workspace.id}
        name={values.name}
        value={values.slug}
        onChange={(slug) => change({ slug })}
        error={form.errors["slug"]}
        showIdeas={values.name.trim() !== ""}
      />
      <PurposeField value={values.purpose} onChange={(purpose) => change({ purpose })} error={form.errors["purpose"]} />
      <Fieldset legend="Acceptable use" error={form.errors["acceptsUse"]}>
        <p className="text-sm text-ink-muted">
          Attest records what sources say about a person’s own antisemitic acts. It must not be used for decisions on employment,
          tenancy, credit, insurance, immigration or admission, nor for any harassment. Lawful opinion is no incident.
        </p>
        <Checkbox
          name="acceptsUse"
          label={
            <>
              I accept the{" "}
              <a href="/legal/acceptable-use" target="_blank" rel="noreferrer" className="link">
                acceptable-use terms
              </a>
            </>
          }
          checked={values.acceptsUse}
          onCheckedChange={(checked) => change({ acceptsUse: checked === true })}
        />
      </Fieldset>
      <div>
        <Button type="submit" size="lg" variant="primary" pending={form.isPending}>
          Set up the workspace
        </Button>
      </div>
    </form>
  );
}
