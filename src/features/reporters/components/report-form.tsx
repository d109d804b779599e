import { FilePlus2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { seeTheFields, summaryHint } from "#app/features/incidents/form-words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Fieldset } from "#app/ui/field.tsx";
import { focusFirstField } from "#app/ui/focus-first.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PartialDateFields } from "#app/ui/partial-date-fields.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { useKeptDraft } from "#app/ui/use-kept-draft.ts";
import { incidentTypes } from "#app/features/incidents/incident.ts";
import { reportSchema } from "../report.ts";
import { reportDrafts, toReport } from "../report-draft.ts";
import { createBehaviorIncident } from "../reporters.functions.ts";
import { EvidenceEditor, type EvidenceEditorHandle } from "./evidence-editor.tsx";

const unreachable = "The server could not be reached. What you have typed is kept in this browser; please try again.";
const formSchema = reportSchema.extend({
  subjectName: reportSchema.shape.subjectName.refine((name) => name.trim() !== "", "Name is required"),
});

type Props = {
  reporterId: string;
  /** Why nothing can be sent now, or null. A report that was begun stays to be read and copied. */
  closed: string | null;
  onSent: () => void;
};

/** A new report. Everything typed stays in this browser until it has been sent. */
export function ReportForm({ reporterId, closed, onSent }: Props) {
  const { draft, change, clear, wasKept } = useKeptDraft(`attest-report-draft:${reporterId}`, reportDrafts);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [receipt, setReceipt] = useState<{ number: string; isOld: boolean } | null>(null);
  const evidence = useRef<EvidenceEditorHandle>(null);
  const isWriting = isOpen ?? wasKept;
  // What is pressed goes away with the press: the focus goes on in what takes its place.
  const area = useRef<HTMLDivElement>(null);
  const next = useRef<"form" | "button" | "receipt" | null>(null);
  useEffect(() => {
    const goesTo = next.current;
    next.current = null;
    if (goesTo === "form") focusFirstField(area.current);
    else if (goesTo === "button") area.current?.querySelector("button")?.focus();
    else if (goesTo === "receipt") area.current?.querySelector<HTMLElement>("[data-receipt]")?.focus();
  });
  const { errors, failure, isPending, forget, formProps } = useForm({
    schema: formSchema,
    read: async () => {
      // A piece of evidence that was typed and not added belongs to the report too.
      const added = await evidence.current?.addTyped();
      return added === "invalid" ? undefined : toReport(added ? { ...draft, evidence: added } : draft);
    },
    unreachable,
    onSubmit: async (report) => {
      const outcome = await createBehaviorIncident({ data: report });
      next.current = "receipt";
      setReceipt({ number: outcome.receipt, isOld: !outcome.ok });
      if (outcome.ok) clear();
      setOpen(!outcome.ok);
      onSent();
    },
  });

  const words = (name: "subjectName" | "subjectDetails" | "title" | "location" | "summary" | "description") => ({
    name,
    value: draft[name],
    error: errors[name],
    onValue: (value: string) => {
      forget([name]);
      change({ [name]: value });
    },
  });

  return (
    <div ref={area} className="grid gap-4">
      {receipt ? (
        <div tabIndex={-1} data-receipt className="scroll-mt-24 outline-none">
          <Alert
            variant={receipt.isOld ? "warning" : "success"}
            title={receipt.isOld ? "You have sent this report already" : "Your report has been sent"}
            announce
            actions={<CopyButton text={receipt.number} label="Copy the receipt" showLabel variant="outline" />}
          >
            {receipt.isOld ? "Its receipt is " : "It waits for a moderator. Your receipt is "}
            <strong className="font-mono font-semibold">{receipt.number}</strong>.
          </Alert>
        </div>
      ) : null}
      {isWriting || closed ? null : (
        <div>
          <Button
            variant="primary"
            size="lg"
            onClick={() => {
              next.current = "form";
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
        <form {...formProps} aria-label="New report">
          <Card>
            <CardHeader
              title="New report"
              description={`${incidentTypes.antisemitic.label}. Write what you know and how you know it; nobody expects more. It is kept in this browser until you send it.`}
            />
            <CardBody className="grid gap-6">
              <TextField
                {...words("subjectName")}
                label="Who"
                required
                maxLength={2_000}
                hint="The person's full name, as you know it. Attest does not record people under 18."
              />
              <TextField
                {...words("subjectDetails")}
                label="What tells the person from others of that name"
                optional
                rows={2}
                hint="Work, town, public profile, age. No home address, no phone number."
              />
              <TextField {...words("title")} label="What happened, in one line" required />
              <PartialDateFields
                legend="When"
                label="What you know of the date"
                unknownLabel="I don't know"
                value={draft}
                error={errors["date"]}
                onChange={(part) => {
                  forget(["date"]);
                  change(part);
                }}
              />
              <TextField {...words("location")} label="Where" optional hint="A town, a place, or a site on the web." />
              <TextField {...words("summary")} label="Summary" required rows={3} counted hint={summaryHint} />
              <TextField
                {...words("description")}
                label="Description, in your own words"
                required
                rows={7}
                hint="What was said, word for word where you can; what you saw yourself and what others told you."
              />
              <Fieldset
                legend="Evidence"
                hint="Pages are archived at once, so that they can still be read when they are gone. Files stay with the moderators."
              >
                <EvidenceEditor ref={evidence} items={draft.evidence} onChange={(items) => change({ evidence: items })} />
              </Fieldset>
              {closed ? (
                <Alert variant="warning" title="It cannot be sent now" announce>
                  {closed}
                </Alert>
              ) : failure ? (
                <Alert variant="danger" title="It was not sent" announce>
                  {failure}
                </Alert>
              ) : null}
              {Object.keys(errors).length > 0 ? (
                <Alert variant="danger" announce>
                  {seeTheFields}
                </Alert>
              ) : null}
            </CardBody>
            <CardFooter className="flex-wrap justify-between gap-3">
              <Button
                variant="ghost"
                onClick={() => {
                  next.current = "button";
                  setOpen(false);
                }}
              >
                Close, keep the draft
              </Button>
              <Button type="submit" variant="primary" size="lg" pending={isPending} disabled={closed !== null}>
                Send the report
              </Button>
            </CardFooter>
          </Card>
        </form>
      ) : null}
    </div>
  );
}
