import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { FormDialog } from "#app/ui/form-dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { Select } from "#app/ui/select.tsx";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { holdInput, holdKindNames, holdKinds, reasonMessage, type HoldView } from "../retention.ts";
import { createRetentionHold, endRetentionHold } from "../retention.functions.ts";
import { retentionHoldsQuery } from "../retention.queries.ts";

/** What is kept from lapsing, why, and until when. */
export function RetentionHolds() {
  const queryClient = useQueryClient();
  const holds = useQuery(retentionHoldsQuery());
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<HoldView | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["admin", "retention"] });
  return (
    <section aria-labelledby="retention-holds" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="retention-holds" className="text-lg font-semibold text-ink">
          Holds
        </h2>
        <Button variant="primary" onClick={() => setAdding(true)}>
          Hold something
        </Button>
      </div>
      {holds.isPending ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : null}
      {holds.isError && !holds.data ? (
        <Alert variant="danger" title="The holds could not be loaded" announce>
          {failureMessage(holds.error)}
        </Alert>
      ) : null}
      {holds.data?.length === 0 ? <p className="text-sm text-ink-muted">Nothing is kept from lapsing.</p> : null}
      {holds.data && holds.data.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {holds.data.map((hold) => (
            <li key={hold.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
                <p className="text-sm font-medium wrap-anywhere text-ink">
                  {holdKinds[hold.kind].split(":")[0]} {hold.name ? <bdi>{hold.name}</bdi> : null}{" "}
                  <span className="font-mono text-xs font-normal text-ink-muted">{hold.entity_id}</span>
                </p>
                <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
                  {hold.reason}
                </p>
                <p className="text-xs text-ink-muted">
                  By <bdi>{hold.by}</bdi>, {utcDay(new Date(hold.created_at))}
                  {hold.ended ? (
                    <>
                      . Ended by <bdi>{hold.ended.by}</bdi>, {utcDay(new Date(hold.ended.at))}: <bdi>{hold.ended.reason}</bdi>
                    </>
                  ) : null}
                </p>
              </div>
              <Badge tone={hold.is_active ? "accent" : "outline"}>
                {hold.ended
                  ? "Ended"
                  : hold.is_active
                    ? `Until ${utcDay(new Date(hold.until))}`
                    : `Over since ${utcDay(new Date(hold.until))}`}
              </Badge>
              {hold.is_active ? (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`End the hold of ${hold.entity_id}`}
                  onClick={() => setEnding(hold)}
                >
                  End
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? <HoldDialog onClose={() => setAdding(false)} onSaved={refresh} /> : null}
      {ending ? (
        <ReasonDialog
          title="End the hold"
          description="What it keeps lapses by its rule from then on."
          submitLabel="End the hold"
          isDestructive
          check={reasonMessage}
          save={async (reason) => {
            await endRetentionHold({ data: { holdId: ending.id, reason } });
            await refresh();
            notify.success("The hold is ended");
          }}
          explain={(error) => failureMessage(error)}
          onClose={() => setEnding(null)}
        />
      ) : null}
    </section>
  );
}

function HoldDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => Promise<void> }) {
  // One for the form: pressing twice makes one hold.
  const [idempotencyKey] = useState(newId);
  const form = useForm({
    schema: holdInput,
    read: (element) => ({ ...Object.fromEntries(new FormData(element)), idempotencyKey }),
    onSubmit: async (data) => {
      await createRetentionHold({ data });
      await onSaved();
      notify.success("It is held");
      onClose();
    },
  });
  return (
    <FormDialog
      title="Hold something"
      description="What is held does not lapse until the day you choose, whatever its rule says."
      form={form}
      submitLabel="Hold"
      onClose={onClose}
    >
      <Field label="What is held" required error={form.errors["kind"]}>
        {(control) => (
          <Select
            {...control}
            name="kind"
            placeholder="Choose"
            defaultValue=""
            options={holdKindNames.map((value) => ({ value, label: holdKinds[value] }))}
          />
        )}
      </Field>
      <Field
        label="Its id"
        required
        error={form.errors["entityId"]}
        hint="As the page of it, the preview or the audit trail shows it."
      >
        {(control) => <Input {...control} name="entityId" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label="Last day of the hold" required error={form.errors["until"]}>
        {(control) => <Input {...control} name="until" type="date" />}
      </Field>
      <Field label="Reason" required error={form.errors["reason"]} hint="One line. It is kept with your name and the time.">
        {(control) => <Input {...control} name="reason" dir="auto" />}
      </Field>
    </FormDialog>
  );
}
