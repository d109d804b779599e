import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { StaffSubject } from "../manage-subjects.server.ts";
import type { MergeSide } from "../merge-subjects.server.ts";
import { reasonMessage } from "../subject-input.ts";
import { describeMoved } from "../subject-merge.ts";
import { mergeSubjects } from "../subjects.functions.ts";
import { mergePreviewQuery, staffSubjectsQuery } from "../subjects.queries.ts";
import { countWords } from "./subject-list.tsx";

type MergeDialogProps = { subject: StaffSubject; onClose: () => void; onMerged: () => Promise<void> };

/** Chooses the other subject, shows what moves, asks why. The subject that was opened is the one that stays. */
export function MergeDialog({ subject, onClose, onMerged }: MergeDialogProps) {
  const [query, setQuery] = useState(subject.name);
  const [mergedId, setMergedId] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const formId = useId();
  const found = useInfiniteQuery({ ...staffSubjectsQuery({ query, filter: "recorded" }), enabled: query.trim() !== "" });
  const others = (found.data?.pages[0]?.subjects ?? []).filter(({ id }) => id !== subject.id).slice(0, 8);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !mergedId) return;
    const refused = reasonMessage(reason);
    setError(refused);
    if (refused) return;
    setPending(true);
    try {
      await mergeSubjects({ data: { keptId: subject.id, mergedId, reason } });
      await onMerged();
      notify.success("The two subjects are one\nIt can be undone under “Merges and decisions”.");
      onClose();
    } catch (failure) {
      setError(failureMessage(failure, "The server could not be reached. Nothing was changed; please try again."));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Merge with another"
      description="All that hangs on the other subject moves to this one, in every workspace. It can be undone."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} disabled={!mergedId}>
            Merge
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SearchBox label="Search for the other subject" placeholder="Name, in any script" query={query} onSearch={setQuery} />
        {others.length > 0 ? (
          <Fieldset legend="The subject that goes">
            <RadioGroup
              look="card"
              aria-label="The subject that goes"
              value={mergedId ?? ""}
              onValueChange={setMergedId}
              options={others.map((other) => ({
                value: other.id,
                label: <bdi>{other.name}</bdi>,
                description: `${countWords(other.dossier_count, "dossier", "dossiers")}, ${countWords(other.incident_count, "incident", "incidents")}`,
              }))}
            />
          </Fieldset>
        ) : found.isSuccess ? (
          <p role="status" className="text-sm text-ink-muted">
            Nobody else is recorded under this name.
          </p>
        ) : null}
        {mergedId ? <Preview keptId={subject.id} mergedId={mergedId} /> : null}
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
          <Field label="Reason" required error={error} hint="One line: how it is known that they are one person.">
            {(control) => (
              <Textarea
                {...control}
                name="reason"
                rows={2}
                dir="auto"
                value={reason}
                onChange={(event) => setReason(event.target.value.replace(/[\r\n]+/g, " "))}
              />
            )}
          </Field>
        </form>
      </div>
    </Dialog>
  );
}

function Preview(pair: { keptId: string; mergedId: string }) {
  const preview = useQuery(mergePreviewQuery(pair));
  if (preview.isPending) {
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (preview.isError) {
    return (
      <Alert variant="danger" announce>
        {failureMessage(preview.error)}
      </Alert>
    );
  }
  const { kept, merged } = preview.data;
  return (
    <section aria-label="What moves" className="grid gap-3 sm:grid-cols-2">
      <Side title="Goes" side={merged} nothing="Nothing hangs on it." />
      <Side title="Stays, and has already" side={kept} nothing="Nothing yet." />
    </section>
  );
}

function Side({ title, side, nothing }: { title: string; side: MergeSide; nothing: string }) {
  const words = describeMoved(side.counts);
  return (
    <div className="min-w-0 rounded-md border border-line bg-raised px-3 py-2.5 text-sm">
      <p className="text-xs text-ink-muted">{title}</p>
      <p dir="auto" className="font-medium wrap-anywhere text-ink">
        {side.name}
      </p>
      {words.length > 0 ? (
        <ul className="mt-1.5 list-disc ps-4 text-ink-soft">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1.5 text-ink-muted">{nothing}</p>
      )}
    </div>
  );
}
