import type { FormEvent } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { maxPastedCharacters } from "../source.ts";
import { addPastedSource } from "../sources.functions.ts";
import { AddedNotice } from "./added-notice.tsx";
import { useAdding } from "./use-adding.ts";

export type PastedDraft = { title: string; text: string; url: string };
export const emptyDraft: PastedDraft = { title: "", text: "", url: "" };

type AddPastedProps = {
  workspaceId: string;
  workspaceSlug: string;
  draft: PastedDraft;
  onDraft: (draft: PastedDraft) => void;
  onAdded: () => void;
};

const counted = new Intl.NumberFormat("en");

const loadSchema = async () => (await import("../source-input.ts")).addPastedSchema;

/** Text that was copied from somewhere, with where from if that is known. */
export function AddPasted({ workspaceId, workspaceSlug, draft, onDraft, onAdded }: AddPastedProps) {
  const { isPending, added, errors, add } = useAdding("text", onAdded);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isAdded = await add(loadSchema, { workspaceId, ...draft }, (data) => addPastedSource({ data }));
    if (isAdded) onDraft(emptyDraft);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {added ? <AddedNotice added={added} workspaceSlug={workspaceSlug} /> : null}
      <Field
        label="Text"
        required
        error={errors["text"]}
        aside={`${counted.format(draft.text.length)} of ${counted.format(maxPastedCharacters)} characters`}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={8}
            value={draft.text}
            onChange={(event) => onDraft({ ...draft, text: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Title" optional hint="The first line otherwise" error={errors["title"]}>
          {(control) => (
            <Input {...control} value={draft.title} onChange={(event) => onDraft({ ...draft, title: event.target.value })} />
          )}
        </Field>
        <Field label="Address it is from" optional error={errors["url"]}>
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              placeholder="https://"
              value={draft.url}
              onChange={(event) => onDraft({ ...draft, url: event.target.value })}
            />
          )}
        </Field>
      </div>
      {errors[""] ? (
        <Alert variant="danger" announce>
          {errors[""]}
        </Alert>
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={isPending}>
          Add text
        </Button>
      </div>
    </form>
  );
}
