import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useImperativeHandle, useState, type Ref } from "react";
import { evidenceTitleSchema, evidenceUrlSchema } from "#app/features/incidents/evidence-item.ts";
import { evidenceTypeLabels } from "#app/features/incidents/evidence-words.ts";
import { evidenceTypes, type EvidenceType } from "#app/features/incidents/incident.ts";
import { failureMessage, isAppError } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Select } from "#app/ui/select.tsx";
import { maxEvidenceBytes, mostEvidence } from "../evidence.ts";
import type { ReportedEvidence } from "../report.ts";
import type { DraftEvidence } from "../report-draft.ts";
import { createIncidentEvidence, removeIncidentEvidence } from "../reporters.functions.ts";
import { evidenceQuery } from "../reporters.queries.ts";
import { EvidenceState } from "./evidence-state.tsx";
import { EvidenceFailure, sendEvidenceFile } from "./send-evidence-file.ts";

export type EvidenceEditorHandle = {
  /** Adds what was typed and not added yet: all items then, undefined when nothing was typed, or why not. */
  addTyped: () => Promise<DraftEvidence[] | "invalid" | undefined>;
};

const types = evidenceTypes.map((value) => ({ value, label: evidenceTypeLabels[value] }));
const accept = ".png,.jpg,.jpeg,.gif,.webp,.pdf,.txt,.docx,.eml,.html,.htm";
const nothing = { title: "", type: "article" as EvidenceType, url: "" };

/** Pieces of evidence of a report that is being written: pages by their address, and files. */
export function EvidenceEditor({
  items,
  onChange,
  ref,
}: {
  items: DraftEvidence[];
  onChange: (items: DraftEvidence[]) => void;
  ref: Ref<EvidenceEditorHandle>;
}) {
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<{ title?: string | undefined; url?: string | undefined; file?: string | undefined }>({});
  const [sent, setSent] = useState<number | null>(null);
  const [isPending, setPending] = useState(false);
  const states = useQuery({
    ...evidenceQuery(items.map(({ id }) => id)),
    // The copies are made in the background; asked again until each has ended.
    refetchInterval: ({ state }) => (state.data?.some((item) => item.state === "waiting") ? 1_500 : false),
  });

  function change(part: Partial<typeof nothing>) {
    setErrors({});
    setTyped({ ...typed, ...part });
  }

  function keep(evidence: ReportedEvidence): DraftEvidence[] {
    const { id, title, type, url, file_name } = evidence;
    const next = [...items, { id, title, type, url, file_name }];
    onChange(next);
    setTyped(nothing);
    return next;
  }

  async function addAddress(): Promise<DraftEvidence[] | "invalid"> {
    const title = evidenceTitleSchema.safeParse(typed.title);
    const url = evidenceUrlSchema.safeParse(typed.url);
    if (!title.success || !url.success) {
      setErrors({ title: title.error?.issues[0]?.message, url: url.error?.issues[0]?.message });
      return "invalid";
    }
    setPending(true);
    try {
      return keep(await createIncidentEvidence({ data: { ...typed, title: title.data, url: url.data } }));
    } catch (error) {
      const message = failureMessage(error);
      setErrors({ title: isAppError(error) ? error.fields?.["title"] : undefined, url: message });
      return "invalid";
    } finally {
      setPending(false);
    }
  }

  async function addFile(file: File) {
    const title = evidenceTitleSchema.safeParse(typed.title);
    if (!title.success) return setErrors({ title: title.error.issues[0]?.message });
    setErrors({});
    setSent(0);
    try {
      keep(await sendEvidenceFile({ title: title.data, type: typed.type, file }, setSent));
    } catch (error) {
      setErrors({ file: error instanceof EvidenceFailure ? error.message : "The file could not be sent" });
    }
    setSent(null);
  }

  function remove(id: string) {
    onChange(items.filter((item) => item.id !== id));
    // What is left behind is in no report, and is seen by nobody.
    removeIncidentEvidence({ data: { evidenceId: id } }).catch(() => undefined);
  }

  useImperativeHandle(ref, () => ({
    addTyped: async () => (typed.title.trim() === "" && typed.url.trim() === "" ? undefined : addAddress()),
  }));

  return (
    <div className="grid gap-4">
      {items.length > 0 ? (
        <ul aria-label="Evidence added" className="grid gap-2">
          {items.map((item) => {
            const state = states.data?.find(({ id }) => id === item.id);
            return (
              <li key={item.id} className="flex items-start justify-between gap-3 rounded-md border border-line bg-raised p-3">
                <div className="grid min-w-0 gap-1">
                  <span dir="auto" className="text-sm font-medium wrap-anywhere text-ink">
                    {item.title}
                  </span>
                  <span dir="ltr" className="text-xs break-all text-ink-muted">
                    {item.url ?? item.file_name}
                  </span>
                  {state ? <EvidenceState evidence={state} /> : null}
                </div>
                <Button size="icon" variant="ghost" aria-label={`Remove “${item.title}”`} onClick={() => remove(item.id)}>
                  <Icon icon={Trash2} />
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {items.length >= mostEvidence ? (
        <p className="text-sm text-ink-muted">A report can have at most {mostEvidence} pieces of evidence.</p>
      ) : (
        <div className="grid gap-4 rounded-lg border border-line bg-sunken p-4">
          <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
            <Field label="Evidence title" error={errors.title} hint="What it is, in one line.">
              {(control) => (
                <Input
                  {...control}
                  name="evidenceTitle"
                  dir="auto"
                  autoComplete="off"
                  value={typed.title}
                  onChange={(event) => change({ title: event.target.value })}
                />
              )}
            </Field>
            <Field label="Type">
              {(control) => (
                <Select
                  {...control}
                  name="evidenceType"
                  options={types}
                  value={typed.type}
                  onChange={(event) => change({ type: event.target.value as EvidenceType })}
                />
              )}
            </Field>
          </div>
          <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
            <Field label="URL" error={errors.url}>
              {(control) => (
                <Input
                  {...control}
                  name="evidenceUrl"
                  type="url"
                  inputMode="url"
                  dir="ltr"
                  autoComplete="off"
                  placeholder="https://"
                  value={typed.url}
                  onChange={(event) => change({ url: event.target.value })}
                />
              )}
            </Field>
            <Button variant="outline" pending={isPending} onClick={() => void addAddress()}>
              Add the page
            </Button>
          </div>
          <FileDrop
            label="Or a file"
            buttonLabel="Choose a file"
            hint="Pictures, PDF, text, Word, e-mail or a saved page, up to 20 MB. Give it a title first."
            accept={accept}
            maxBytes={maxEvidenceBytes}
            multiple={false}
            disabled={sent !== null}
            onFiles={([file], [refused]) => {
              if (refused) {
                const why = {
                  type: "This kind of file is not taken",
                  size: "This file is larger than 20 MB",
                  empty: "This file is empty",
                };
                setErrors({ file: why[refused.reason] });
              } else if (file) void addFile(file);
            }}
          />
          {sent === null ? null : <Progress label="Sending the file" value={Math.round(sent * 100)} />}
          {errors.file ? (
            <Alert variant="danger" title="The file was not added" announce>
              {errors.file}
            </Alert>
          ) : null}
        </div>
      )}
    </div>
  );
}
