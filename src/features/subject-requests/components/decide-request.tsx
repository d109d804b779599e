import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { SubjectRequestDetails } from "../request-view.ts";
import {
  decideInput,
  decisionGroundNames,
  decisionGrounds,
  groundsOf,
  reasonMessage,
  subjectRequestDecisionNames,
  subjectRequestDecisions,
} from "../subject-request.ts";
import { decideSubjectRequest, reopenSubjectRequest } from "../subject-requests.functions.ts";

type Props = { request: SubjectRequestDetails; mayDecide: boolean; onChanged: () => Promise<void> };

/** The decision with its reason, which the person is mailed; and those before it. */
export function DecideRequest({ request, mayDecide, onChanged }: Props) {
  const [isReopening, setReopening] = useState(false);
  return (
    <section aria-labelledby="request-decision" className="grid gap-4">
      <h3 id="request-decision" className="text-base font-semibold text-ink">
        Decision
      </h3>
      {request.decisions.map((decision) => (
        <div key={decision.id} className="grid gap-1 rounded-md border border-line bg-surface p-3.5 text-sm text-ink-soft">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={decision.reopened ? "outline" : decision.decision === "refused" ? "warning" : "success"}>
              {subjectRequestDecisions[decision.decision]}
            </Badge>
            <span className="text-xs text-ink-muted">
              <bdi>{decision.by}</bdi>, {utcMinute(new Date(decision.at))}
            </span>
          </div>
          <p>{decisionGrounds[decision.ground]}.</p>
          <p dir="auto">{decision.reason}</p>
          {decision.reopened ? (
            <p className="text-ink-muted">
              Taken back by <bdi>{decision.reopened.by}</bdi>, {utcMinute(new Date(decision.reopened.at))}:{" "}
              <bdi>{decision.reopened.reason}</bdi>
            </p>
          ) : null}
        </div>
      ))}
      {request.status === "decided" ? (
        <Button variant="outline" className="justify-self-start" onClick={() => setReopening(true)}>
          Open again
        </Button>
      ) : mayDecide ? (
        <DecideForm request={request} onChanged={onChanged} />
      ) : request.decisions.length === 0 ? (
        <p className="text-sm text-ink-muted">Not decided yet.</p>
      ) : null}
      {isReopening ? (
        <ReasonDialog
          title="Open the request again"
          description="The decision is kept as taken back, the person is told, and you work on it."
          submitLabel="Open again"
          check={reasonMessage}
          save={async (reason) => {
            await reopenSubjectRequest({ data: { requestId: request.id, reason } });
            notify.success("The request is open again");
            await onChanged();
          }}
          explain={(error) => failureMessage(error)}
          onClose={() => setReopening(false)}
        />
      ) : null}
    </section>
  );
}

function DecideForm({ request, onChanged }: { request: SubjectRequestDetails; onChanged: () => Promise<void> }) {
  const [decision, setDecision] = useState("");
  const [reason, setReason] = useState("");
  const chosen = subjectRequestDecisionNames.find((name) => name === decision);
  const form = useForm({
    schema: decideInput,
    read: (element) => ({ ...Object.fromEntries(new FormData(element)), requestId: request.id }),
    onSubmit: async (data) => {
      await decideSubjectRequest({ data });
      notify.success("Decided\nThe person is told by e-mail.");
      await onChanged();
    },
  });
  return (
    <form {...form.formProps} aria-label="Decision" className="grid gap-4">
      {form.failure ? (
        <Alert variant="danger" announce>
          {form.failure}
        </Alert>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Decision"
          required
          error={form.errors["decision"]}
          hint={request.is_identified ? undefined : "Until it is made sure who asks, it can be refused alone."}
        >
          {(control) => (
            <Select
              {...control}
              name="decision"
              placeholder="Choose"
              value={decision}
              onChange={(event) => {
                setDecision(event.target.value);
                form.forget(["decision", "ground"]);
              }}
              options={subjectRequestDecisionNames.map((value) => ({
                value,
                label: subjectRequestDecisions[value],
                disabled: value !== "refused" && !request.is_identified,
              }))}
            />
          )}
        </Field>
        <Field label="Why" required error={form.errors["ground"]}>
          {(control) => (
            <Select
              {...control}
              name="ground"
              placeholder="Choose"
              defaultValue=""
              options={(chosen ? groundsOf(chosen) : decisionGroundNames).map((value) => ({
                value,
                label: decisionGrounds[value],
              }))}
            />
          )}
        </Field>
      </div>
      <Field
        label="In your words"
        required
        error={form.errors["reason"]}
        hint="One line. The person is mailed it. Refusing closes the disputes that were opened for this request."
      >
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
      <Button type="submit" variant="primary" className="justify-self-start" pending={form.isPending}>
        Decide and tell them
      </Button>
    </form>
  );
}
