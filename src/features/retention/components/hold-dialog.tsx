import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "#app/lib/ids.ts";
import { Alert } from "#app/ui/alert.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { FormDialog } from "#app/ui/form-dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { SearchPick } from "#app/ui/search-pick.tsx";
import { Select } from "#app/ui/select.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { holdInput } from "../retention-input.ts";
import { holdKindNames, holdKinds, type HoldKind } from "../retention.ts";
import { createRetentionHold } from "../retention.functions.ts";
import { holdableQuery, retentionHoldsOfQuery } from "../retention.queries.ts";
import { Detail } from "./held-detail.tsx";

/** What is held where the dialog was opened. */
export type HeldThing = { kind: HoldKind; id: string; name: string };

type Props = {
  /** Null: it is looked for in the dialog. */
  thing: HeldThing | null;
  onClose: () => void;
};

/** Keeps something from lapsing until a day, with the reason. */
export function HoldDialog({ thing, onClose }: Props) {
  const queryClient = useQueryClient();
  // One for the form: pressing twice makes one hold.
  const [idempotencyKey] = useState(newId);
  const [kind, setKind] = useState<HoldKind>(thing?.kind ?? "subject");
  const [picked, setPicked] = useState("");
  const entityId = thing?.id ?? picked;
  const form = useForm({
    schema: holdInput,
    read: (element) => ({ ...Object.fromEntries(new FormData(element)), kind, entityId, idempotencyKey }),
    onSubmit: async (data) => {
      await createRetentionHold({ data });
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
      notify.success("It is held");
      onClose();
    },
  });
  return (
    <FormDialog
      title={thing ? "Hold this" : "Hold something"}
      description="What is held does not lapse until the day you choose, whatever its rule says."
      size="lg"
      form={form}
      submitLabel="Hold"
      onClose={onClose}
    >
      {thing ? (
        <p className="text-sm text-ink-soft">
          {holdKinds[thing.kind].split(":")[0]}: <bdi className="font-medium wrap-anywhere text-ink">{thing.name}</bdi>
        </p>
      ) : (
        <>
          <Field label="What is held" required error={form.errors["kind"]}>
            {(control) => (
              <Select
                {...control}
                name="kind"
                value={kind}
                onChange={(event) => {
                  setKind(holdKindNames.find((name) => name === event.target.value) ?? "subject");
                  setPicked("");
                }}
                options={holdKindNames.map((value) => ({ value, label: holdKinds[value] }))}
              />
            )}
          </Field>
          <Pick
            key={kind}
            kind={kind}
            picked={picked}
            error={form.errors["entityId"]}
            onPick={(id) => {
              setPicked(id);
              form.forget(["entityId"]);
            }}
          />
        </>
      )}
      {entityId ? <HeldAlready entityId={entityId} /> : null}
      <Field label="Last day of the hold" required error={form.errors["until"]}>
        {(control) => <Input {...control} name="until" type="date" />}
      </Field>
      <Field label="Reason" required error={form.errors["reason"]} hint="One line. It is kept with your name and the time.">
        {(control) => <Input {...control} name="reason" dir="auto" />}
      </Field>
    </FormDialog>
  );
}

type PickProps = { kind: HoldKind; picked: string; error: string | undefined; onPick: (id: string) => void };

function Pick({ kind, picked, error, onPick }: PickProps) {
  const [query, setQuery] = useState("");
  const found = useQuery({
    ...holdableQuery({ kind, query }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  const things = query === "" ? [] : (found.data ?? []);
  return (
    <SearchPick
      searchLabel="Search for it"
      placeholder={kind === "incident" ? "Name of the person, or words of a shared title" : "Name of the person, in any script"}
      query={query}
      onSearch={setQuery}
      legend="Which one"
      error={error}
      options={things.map((one) => ({ value: one.id, label: <bdi>{one.name}</bdi>, description: <Detail thing={one} /> }))}
      value={picked}
      onPick={onPick}
      nothing={found.isSuccess && query !== "" && things.length === 0 ? "Nothing of this kind was found." : null}
    />
  );
}

function HeldAlready({ entityId }: { entityId: string }) {
  const holds = useQuery(retentionHoldsOfQuery(entityId));
  const [latest] = (holds.data ?? []).toSorted((one, other) => (one.until < other.until ? 1 : -1));
  if (!latest) return null;
  return (
    <Alert title={`It is held already, until ${utcDay(new Date(latest.until))}`}>
      By <bdi>{latest.by}</bdi>: <bdi>{latest.reason}</bdi>
    </Alert>
  );
}
