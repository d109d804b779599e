import type { FormEvent } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { addSourceByUrl } from "../sources.functions.ts";
import { AddedNotice } from "./added-notice.tsx";
import { useAdding } from "./use-adding.ts";

type AddByAddressProps = {
  workspaceId: string;
  workspaceSlug: string;
  address: string;
  onAddress: (address: string) => void;
  onAdded: () => void;
};

const loadSchema = async () => (await import("../source-input.ts")).addByUrlSchema;

/** A public page, fetched by the server and archived as it is at that moment. */
export function AddByAddress({ workspaceId, workspaceSlug, address, onAddress, onAdded }: AddByAddressProps) {
  const { isPending, added, errors, add, cancel } = useAdding("url", onAdded);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isAdded = await add(loadSchema, { workspaceId, url: address }, (data, signal) => addSourceByUrl({ data, signal }));
    if (isAdded) onAddress("");
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {added ? <AddedNotice added={added} workspaceSlug={workspaceSlug} /> : null}
      <Field
        label="Web address"
        required
        error={errors["url"]}
        hint="A public page, PDF or text. The site’s robots.txt is honoured; pages behind a sign-in cannot be read."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={address}
            onChange={(event) => onAddress(event.target.value)}
          />
        )}
      </Field>
      {errors[""] ? (
        <Alert variant="danger" announce>
          {errors[""]}
        </Alert>
      ) : null}
      <div className="flex justify-end gap-2">
        {isPending ? (
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" variant="primary" pending={isPending}>
          Fetch and archive
        </Button>
      </div>
    </form>
  );
}
