import { useQuery } from "@tanstack/react-query";
import { TextQuote } from "lucide-react";
import { useRef, useState } from "react";
import { sourceQuery } from "#app/features/sources/sources.queries.ts";
import { failureMessage, isAppError } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { Select } from "#app/ui/select.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { createMemberIncidentEvidence } from "../desk.functions.ts";
import { evidenceTypeLabels } from "../evidence-words.ts";
import { evidenceTypes, type EvidenceType } from "../incident.ts";
import type { WrittenEvidence } from "../incident-input.ts";

export type ChosenSource = {
  id: string;
  /** The address that was typed for it; null for what the library had. */
  url: string | null;
  /** The offset in its text at which to begin. */
  at?: number;
};

const types = evidenceTypes.map((value) => ({ value, label: evidenceTypeLabels[value] }));

type Props = {
  workspaceId: string;
  source: ChosenSource;
  onAdd: (item: WrittenEvidence) => void;
  onCancel: () => void;
};

/** The archived text, in which a passage is marked; or the words are typed. They are looked for in the copy before they count. */
export function PassagePicker({ workspaceId, source, onAdd, onCancel }: Props) {
  const [at, setAt] = useState(source.at ?? 0);
  const record = useQuery(sourceQuery(workspaceId, source.id, at));
  const [title, setTitle] = useState<string | null>(null);
  const [type, setType] = useState<EvidenceType>("article");
  const [quotation, setQuotation] = useState("");
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [isPending, setPending] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const shown = record.data;
  const name = title ?? shown?.title ?? "";

  function quoteSelection() {
    const selection = globalThis.getSelection();
    const words = selection?.toString().trim() ?? "";
    const isInside = selection?.anchorNode && text.current?.contains(selection.anchorNode);
    if (!words || !isInside) return setErrors({ quotation: "Mark the words in the text first, or type them" });
    setQuotation(words);
    setErrors({});
  }

  async function add() {
    if (isPending || !shown) return;
    setPending(true);
    setErrors({});
    try {
      const made = await createMemberIncidentEvidence({
        data: {
          workspaceId,
          title: name,
          type,
          url: source.url ?? (shown.url && /^https?:/.test(shown.url) ? shown.url : null),
          sourceId: source.id,
          quotation: quotation || null,
        },
      });
      if (made.ok) return onAdd(made.evidence);
      setErrors({ [made.field]: made.message });
    } catch (error) {
      setErrors(isAppError(error) && error.fields ? error.fields : { "": failureMessage(error) });
    }
    setPending(false);
  }

  return (
    <section aria-label="Quote a source" className="grid gap-4 rounded-md border border-line p-3.5">
      {record.isPending ? <Skeleton className="h-40" /> : null}
      {record.isError ? (
        <Alert variant="danger" title="The source could not be opened">
          {failureMessage(record.error)}
        </Alert>
      ) : null}
      {record.isSuccess && !shown ? <Alert variant="warning">This source does not exist any more.</Alert> : null}
      {shown && !shown.intact ? (
        <Alert variant="danger" title="This copy has been altered since it was archived">
          Nothing in it can be quoted.
        </Alert>
      ) : null}
      {shown ? (
        <>
          <div className="grid gap-2">
            <p className="text-sm text-ink-soft">Mark the words that bear it out, or type them below.</p>
            <ScrollArea className="h-52 rounded-md border border-line bg-sunken" label="Text of the source">
              <div ref={text} dir="auto" className="p-3 font-serif leading-relaxed whitespace-pre-wrap text-ink">
                {shown.text}
              </div>
            </ScrollArea>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={quoteSelection}>
                <Icon icon={TextQuote} size="sm" />
                Quote what is marked
              </Button>
              {shown.text_start > 0 ? (
                <Button size="sm" variant="ghost" onClick={() => setAt(Math.max(0, shown.text_start - 1))}>
                  Earlier part
                </Button>
              ) : null}
              {shown.text_start + shown.text.length < shown.text_length ? (
                <Button size="sm" variant="ghost" onClick={() => setAt(shown.text_start + shown.text.length)}>
                  Later part
                </Button>
              ) : null}
            </div>
          </div>
          <Field
            label="Quotation"
            error={errors["quotation"]}
            hint="Word for word, three words or more; “…” may stand for what is left out."
          >
            {(control) => (
              <Textarea
                {...control}
                name="quotation"
                dir="auto"
                rows={3}
                value={quotation}
                onChange={(event) => setQuotation(event.target.value)}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
            <Field label="Evidence title" error={errors["title"]}>
              {(control) => (
                <Input
                  {...control}
                  name="evidenceTitle"
                  dir="auto"
                  autoComplete="off"
                  value={name}
                  onChange={(event) => setTitle(event.target.value)}
                />
              )}
            </Field>
            <Field label="Type">
              {(control) => (
                <Select
                  {...control}
                  options={types}
                  value={type}
                  onChange={(event) => setType(event.target.value as EvidenceType)}
                />
              )}
            </Field>
          </div>
        </>
      ) : null}
      {(errors[""] ?? errors["url"]) ? (
        <Alert variant="danger" announce>
          {errors[""] ?? errors["url"]}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Another source
        </Button>
        <Button variant="outline" pending={isPending} disabled={!shown?.intact} onClick={() => void add()}>
          {quotation.trim() ? "Check and add" : "Add without a quotation"}
        </Button>
      </div>
    </section>
  );
}
