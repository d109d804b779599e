import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { notify } from "#app/ui/notify.ts";
import { Select } from "#app/ui/select.tsx";
import {
  assignBehaviorIncidents,
  rejectBehaviorIncidents,
  tagBehaviorIncidents,
  undoModerationDecision,
} from "../moderation.functions.ts";
import { moderatorsQuery } from "../moderation.queries.ts";
import { decisionForms, RejectForm, SelectedReports } from "./decision-forms.ts";

type Props = { selected: string[]; onClear: () => void; onChanged: () => Promise<void> };

/** What can be done to several reports at once: reject, assign, tag. Each approval is a decision of its own. */
export function BulkBar({ selected, onClear, onChanged }: Props) {
  useFetchedWhenIdle(decisionForms);
  const [asked, setAsked] = useState<"reject" | "assign" | "tag" | null>(null);
  const people = useQuery({ ...moderatorsQuery(), enabled: asked === "assign" });
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const count = `${selected.length} ${selected.length === 1 ? "report" : "reports"}`;

  function close() {
    setAsked(null);
    setValue("");
    setError(null);
  }
  async function done(words: string) {
    close();
    onClear();
    await onChanged();
    notify.success(words);
  }
  async function undo(decisionIds: string[]) {
    try {
      for (const decisionId of decisionIds) await undoModerationDecision({ data: { decisionId } });
      notify.success("Undone");
    } catch (failure) {
      notify.error(`Not all could be undone\n${failureMessage(failure)}`);
    }
    await onChanged();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    // Two presses come before the first is drawn.
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setError(null);
    try {
      if (asked === "assign") {
        await assignBehaviorIncidents({ data: { incidentIds: selected, userId: value === "" ? null : value } });
        await done(value === "" ? `${count} assigned to nobody` : `${count} assigned`);
      } else {
        await tagBehaviorIncidents({ data: { incidentIds: selected, tag: value } });
        await done(`${count} tagged`);
      }
    } catch (failure) {
      setError(failureMessage(failure));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return (
    <>
      <div
        role="group"
        aria-label="Selected reports"
        className="sticky top-28 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-accent/60 bg-raised p-3"
      >
        <span role="status" className="me-auto text-sm text-ink">
          {count} selected
        </span>
        <Button size="sm" variant="danger" onClick={() => setAsked("reject")}>
          Reject all
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsked("assign")}>
          Assign
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsked("tag")}>
          Tag
        </Button>
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </div>
      {asked === "reject" ? (
        <Dialog
          open
          onOpenChange={(open) => (open ? undefined : close())}
          title={`Reject ${count}`}
          description="Each gets the same reason, and each can be opened again."
        >
          <SelectedReports incidentIds={selected}>
            <RejectForm
              similar={[]}
              submitLabel={`Reject ${count}`}
              onReject={async (rejection) => {
                const outcome = await rejectBehaviorIncidents({ data: { incidentIds: selected, ...rejection } });
                const rejected = outcome.flatMap(({ decisionId }) => (decisionId ? [decisionId] : []));
                const failed = outcome.filter(({ ok }) => !ok);
                close();
                onClear();
                await onChanged();
                if (rejected.length > 0) {
                  notify.success(`${rejected.length} rejected`, {
                    duration: 10_000,
                    action: { label: "Undo", onPress: () => void undo(rejected) },
                  });
                }
                if (failed.length > 0) notify.error(`${failed.length} could not be rejected\n${failed[0]?.message ?? ""}`);
              }}
              onCancel={close}
            />
          </SelectedReports>
        </Dialog>
      ) : null}
      {asked === "assign" || asked === "tag" ? (
        <Dialog
          open
          onOpenChange={(open) => (open ? undefined : close())}
          size="sm"
          title={asked === "assign" ? `Assign ${count}` : `Tag ${count}`}
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" form="bulk" variant="primary" pending={isPending}>
                {asked === "assign" ? "Assign" : "Tag"}
              </Button>
            </>
          }
        >
          <form id="bulk" noValidate onSubmit={(event) => void submit(event)}>
            <Field label={asked === "assign" ? "Moderator" : "Tag"} error={error}>
              {(control) =>
                asked === "assign" ? (
                  <Select
                    {...control}
                    placeholder="Nobody"
                    options={(people.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                    value={value}
                    onChange={(event) => setValue(event.target.value)}
                  />
                ) : (
                  <Input
                    {...control}
                    dir="auto"
                    autoComplete="off"
                    maxLength={60}
                    value={value}
                    onChange={(event) => setValue(event.target.value)}
                  />
                )
              }
            </Field>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
