import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { useForm } from "#app/ui/use-form.ts";
import { workspacePurposes } from "../workspace.ts";
import { updateWorkspace } from "../workspaces.functions.ts";
import type { Workspace } from "../workspaces.server.ts";
import { PurposeField } from "./purpose-field.tsx";
import { SlugField } from "./slug-field.tsx";

type Props = { workspace: Workspace; isOwner: boolean; onSaved: (slug: string) => Promise<void> };

/** Name, slug and purpose: for owners to change, for members to read. */
export function WorkspaceSettings({ workspace, isOwner, onSaved }: Props) {
  if (isOwner) return <SettingsForm workspace={workspace} onSaved={onSaved} />;
  return (
    <Card>
      <CardHeader title="Workspace" description="Only an owner can change these." />
      <CardBody>
        <DefinitionList
          items={[
            { term: "Name", value: <span dir="auto">{workspace.name}</span> },
            { term: "Slug", value: workspace.slug },
            { term: "Purpose", value: workspace.purpose ? workspacePurposes[workspace.purpose] : "" },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function SettingsForm({ workspace, onSaved }: Omit<Props, "isOwner">) {
  const [values, setValues] = useState<{ name: string; slug: string; purpose: string }>({
    name: workspace.name,
    slug: workspace.slug,
    purpose: workspace.purpose ?? "",
  });
  function change(part: Partial<typeof values>) {
    setValues((before) => ({ ...before, ...part }));
    form.forget(Object.keys(part));
  }
  const form = useForm({
    schema: async () => (await import("../workspace-input.ts")).workspaceSettingsSchema,
    read: () => values,
    onSubmit: async (data) => {
      const outcome = await updateWorkspace({ data: { workspaceId: workspace.id, ...data } });
      if (!outcome.ok) return { [outcome.field]: outcome.message };
      notify.success("Settings saved");
      await onSaved(outcome.slug);
      return undefined;
    },
  });
  return (
    <form {...form.formProps}>
      <Card>
        <CardHeader title="Workspace" />
        <CardBody className="grid gap-6">
          {form.failure ? <Alert variant="danger">{form.failure}</Alert> : null}
          <Field label="Name" error={form.errors["name"]}>
            {(control) => (
              <Input
                {...control}
                name="name"
                dir="auto"
                value={values.name}
                autoComplete="organization"
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
          <SlugField
            workspaceId={workspace.id}
            name={values.name}
            value={values.slug}
            own={workspace.slug}
            onChange={(slug) => change({ slug })}
            error={form.errors["slug"]}
          />
          {values.slug === workspace.slug ? null : (
            <Alert variant="warning">Addresses with the old slug stop working, and others may take it.</Alert>
          )}
          <PurposeField value={values.purpose} onChange={(purpose) => change({ purpose })} error={form.errors["purpose"]} />
        </CardBody>
        <CardFooter>
          <Button type="submit" variant="primary" pending={form.isPending}>
            Save
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
