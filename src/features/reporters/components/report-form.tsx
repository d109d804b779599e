import { FilePlus2 } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { isAppError, type FieldErrors } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { incidentTypes } from "#app/features/incidents/incident.ts";
import { reportSchema } from "../report.ts";
import { toReport } from "../report-draft.ts";
import { createBehaviorIncident } from "../reporters.functions.ts";
import { EvidenceEditor, type EvidenceEditorHandle } from "./evidence-editor.tsx";
import { ReportDateFields } from "./report-date-fields.tsx";
import { useReportDraft } from "./use-report-draft.ts";

const unreachable = "The server could not be reached. What you have typed is kept in this browser; please try again.";

/** A new report. Everything typed stays in this browser until it has been sent. */
export function ReportForm({ reporterId, onSent }: { reporterId: string; onSent: () => void }) {
  const { draft, change, clear, wasKept } = useReportDraft(reporterId);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [receipt, setReceipt] = useState<{ number: string; isOld: boolean } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const evidence = useRef<EvidenceEditorHandle>(null);
  const isWriting = isOpen ?? wasKept;

  function set(part: Parameters<typeof change>[0]) {
    const names = Object.keys(part);
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))));
    change(part);
  }

  function show(found: FieldErrors) {
    setErrors(found);
    const order = ["subjectName", "subjectDetails", "title", "date", "location", "summary", "description"];
    const first = order.find((name) => Object.keys(found).some((field) => field.split(".")[0] === name));
    const name = first === "date" ? "year" : first;
    form.current?.querySelector<HTMLElement>(`[name="${name ?? "title"}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setRefusal(null);
    // A piece of evidence that was typed and not added belongs to the report too.
    const added = await evidence.current?.addTyped();
    if (added === "invalid") return;
    const report = toReport(added ? { ...draft, evidence: added } : draft);
    const parsed = reportSchema.safeParse(report);
    if (!parsed.success) {
      const found: FieldErrors = {};
      for (const issue of parsed.error.issues) found[String(issue.path[0])] ??= issue.message;
      if (report.subjectName.trim() === "") found["subjectName"] = "Name is required";
      return show(found);
    }
    if (report.subjectName.trim() === "") return show({ subjectName: "Name is required" });
    setPending(true);
    try {
      const outcome = await createBehaviorIncident({ data: report });
      setReceipt({ number: outcome.receipt, isOld: !outcome.ok });
      if (outcome.ok) clear();
      setErrors({});
      setOpen(!outcome.ok);
      onSent();
    } catch (error) {
      if (isAppError(error) && error.fields) show(error.fields);
      else setRefusal(isAppError(error) ? error.message : unreachable);
    }
    setPending(false);
  }

  return (
    <div className="grid gap-4">
      {receipt ? (
        <Alert
          variant={receipt.isOld ? "warning" : "success"}
          title={receipt.isOld ? "You have sent this report already" : "Your report has been sent"}
          announce
          actions={<CopyButton text={receipt.number} label="Copy the receipt" />}
        >
          {receipt.isOld ? "Its receipt is " : "It waits for a moderator. Your receipt is "}
          <strong className="font-mono font-semibold">{receipt.number}</strong>.
        </Alert>
      ) : null}
      {isWriting ? null : (
        <div>
          <Button
            variant="primary"
            size="lg"
            onClick={() => {
              setOpen(true);
              setReceipt(null);
            }}
          >
            <Icon icon={FilePlus2} />
            New report
          </Button>
        </div>
      )}
      {isWriting ? (
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label="New report">
          <Card>
            <CardHeader
              title="New report"
              description={`${incidentTypes.antisemitic.label}. Write what you know and how you know it; nobody expects more. It is kept in this browser until you send it.`}
            />
            <CardBody className="grid gap-6">
              <Field
                label="Who"
                required
                error={errors["subjectName"]}
                hint="The person's full name, as you know it. Attest does not record people under 18."
              >
                {(control) => (
                  <Input
                    {...control}
                    name="subjectName"
                    dir="auto"
                    autoComplete="off"
                    value={draft.subjectName}
                    maxLength={2_000}
                    onChange={(event) => set({ subjectName: event.target.value })}
                  />
                )}
              </Field>
              <Field
                label="What tells the person from others of that name"
                optional
                error={errors["subjectDetails"]}
                hint="Work, town, public profile, age. No home address, no phone number."
              >
                {(control) => (
                  <Textarea
                    {...control}
                    name="subjectDetails"
                    dir="auto"
                    rows={2}
                    value={draft.subjectDetails}
                    onChange={(event) => set({ subjectDetails: event.target.value })}
                  />
                )}
              </Field>
              <Field label="What happened, in one line" required error={errors["title"]}>
                {(control) => (
                  <Input
                    {...control}
                    name="title"
                    dir="auto"
                    autoComplete="off"
                    value={draft.title}
                    onChange={(event) => set({ title: event.target.value })}
                  />
                )}
              </Field>
              <ReportDateFields draft={draft} error={errors["date"]} onChange={(part) => set(part)} />
              <Field label="Where" optional error={errors["location"]} hint="A town, a place, or a site on the web.">
                {(control) => (
                  <Input
                    {...control}
                    name="location"
                    dir="auto"
                    autoComplete="off"
                    value={draft.location}
                    onChange={(event) => set({ location: event.target.value })}
                  />
                )}
              </Field>
              <Field
                label="Summary"
                required
                error={errors["summary"]}
                hint="A short paragraph, some 300 characters: who did or said what, to whom."
                aside={<span className="text-xs text-ink-muted tabular-nums">{draft.summary.length}</span>}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    name="summary"
                    dir="auto"
                    rows={3}
                    value={draft.summary}
                    onChange={(event) => set({ summary: event.target.value })}
                  />
                )}
              </Field>
              <Field
                label="Description, in your own words"
                required
                error={errors["description"]}
                hint="What was said, word for word where you can; what you saw yourself and what others told you."
              >
                {(control) => (
                  <Textarea
                    {...control}
                    name="description"
                    dir="auto"
                    rows={7}
                    value={draft.description}
                    onChange={(event) => set({ description: event.target.value })}
                  />
                )}
              </Field>
              <Fieldset
                legend="Evidence"
                hint="Pages are archived at once, so that they can still be read when they are gone. Files stay with the moderators."
              >
                <EvidenceEditor ref={evidence} items={draft.evidence} onChange={(items) => set({ evidence: items })} />
              </Fieldset>
              {refusal ? (
                <Alert variant="danger" title="It was not sent" announce>
                  {refusal}
                </Alert>
              ) : null}
              {Object.keys(errors).length > 0 ? (
                <Alert variant="danger" announce>
                  Something is missing or cannot be right: see the messages beside the fields.
                </Alert>
              ) : null}
            </CardBody>
            <CardFooter className="flex-wrap justify-between gap-3">
              <Button
                variant="ghost"
                onClick={() => {
                  setOpen(false);
                }}
              >
                Close, keep the draft
              </Button>
              <Button type="submit" variant="primary" size="lg" pending={isPending}>
                Send the report
              </Button>
            </CardFooter>
          </Card>
        </form>
      ) : null}
    </div>
  );
}
