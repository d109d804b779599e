import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { AddressText } from "#app/ui/address-text.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import type { HeldIncident, SubjectRequestDetails } from "../request-view.ts";
import { reasonMessage } from "../subject-request.ts";
import {
  closeIncidentDispute,
  deleteIncidentsOnRequest,
  reopenIncidentDispute,
  undoIncidentCorrection,
} from "../subject-requests.functions.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { StatementDialog } from "./statement-dialog.tsx";

type Props = {
  request: SubjectRequestDetails;
  mayChange: boolean;
  onChanged: () => Promise<void>;
  /** What others of the staff's features do about one. */
  actions: (incident: { kind: "incident"; id: string; name: string }) => ReactNode;
};

/** What is recorded about the person in every workspace, and what can be done with it. */
export function HeldIncidents({ request, mayChange, onChanged, actions }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<"statement" | "delete" | null>(null);
  const { incidents } = request;
  const selected = chosen.filter((id) => incidents.some((incident) => incident.id === id));
  return (
    <section aria-labelledby="request-held" className="grid gap-4">
      <div className="grid gap-1">
        <h3 id="request-held" className="text-base font-semibold text-ink">
          What is held about them
        </h3>
        <p className="text-sm text-ink-muted">
          In every workspace. What you do with one is done with its shared copy too, and each workspace sees it at once.
        </p>
      </div>
      <Button asChild variant="outline" className="justify-self-start">
        <a href={`/api/admin/subject-requests/${request.id}/held`} download>
          <Icon icon={Download} size="sm" />
          Download what is held
        </a>
      </Button>
      {incidents.length === 0 ? <p className="text-sm text-ink-muted">No incident is recorded about this person.</p> : null}
      <ul className="grid gap-3">
        {incidents.map((incident) => (
          <li key={incident.id}>
            <Incident
              request={request}
              incident={incident}
              mayChange={mayChange}
              isChosen={selected.includes(incident.id)}
              onChoose={(isChosen) =>
                setChosen(isChosen ? [...selected, incident.id] : selected.filter((id) => id !== incident.id))
              }
              onChanged={onChanged}
              actions={actions({ kind: "incident", id: incident.id, name: incident.title })}
            />
          </li>
        ))}
      </ul>
      {mayChange && incidents.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" disabled={selected.length === 0} onClick={() => setAsked("statement")}>
            Mark as disputed
          </Button>
          <Button variant="danger" disabled={selected.length === 0} onClick={() => setAsked("delete")}>
            Delete
          </Button>
          <p role="status" className="text-sm text-ink-muted">
            {selected.length === 0 ? "Choose incidents first." : `${selected.length} chosen`}
          </p>
        </div>
      ) : null}
      {request.deletions.length > 0 ? (
        <ul className="grid gap-1 text-sm text-ink-muted">
          {request.deletions.map((deletion) => (
            <li key={deletion.incident_id} className="wrap-anywhere">
              Deleted on {utcDay(new Date(deletion.at))} by <bdi>{deletion.by}</bdi>{" "}
              {deletion.workspace_name ? (
                <>
                  (of <bdi>{deletion.workspace_name}</bdi>)
                </>
              ) : (
                "(shared)"
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {asked === "statement" ? (
        <StatementDialog
          request={request}
          incidentIds={selected}
          onClose={() => setAsked(null)}
          onSaved={async () => {
            setChosen([]);
            await onChanged();
          }}
        />
      ) : null}
      <AlertDialog
        open={asked === "delete"}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={selected.length === 1 ? "Delete this incident" : `Delete these ${selected.length} incidents`}
        description="Title, summary, quotations and decisions are deleted in every workspace. A note without content remains, and no search writes them again. It cannot be undone."
        confirmLabel="Delete for good"
        onConfirm={async () => {
          try {
            await deleteIncidentsOnRequest({ data: { requestId: request.id, incidentIds: [...selected] } });
          } catch (error) {
            throw new Error(failureMessage(error), { cause: error });
          }
          setChosen([]);
          notify.success("Deleted\nA note without content remains in each dossier.");
          await onChanged();
        }}
      />
    </section>
  );
}

type IncidentProps = {
  request: SubjectRequestDetails;
  incident: HeldIncident;
  mayChange: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onChanged: () => Promise<void>;
  actions: ReactNode;
};

function Incident({ request, incident, mayChange, isChosen, onChoose, onChanged, actions }: IncidentProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [closing, setClosing] = useState<string | null>(null);
  const latest = incident.corrections.find((correction) => correction.undone_at === null);
  const isDisputed = incident.disputes.some((dispute) => dispute.closed_at === null);

  async function run(work: () => Promise<unknown>, done: string) {
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notify.error(`It was not done\n${failureMessage(error)}`);
    }
    await onChanged();
  }

  return (
    <article aria-label={incident.title} className="grid gap-2 rounded-md border border-line bg-surface p-3.5">
      <div className="flex items-start gap-2">
        {mayChange ? (
          <Checkbox
            label={`Choose ${incident.title}`}
            hideLabel
            checked={isChosen}
            onCheckedChange={(value) => onChoose(value === true)}
          />
        ) : null}
        <div className="grid min-w-0 gap-1">
          <p dir="auto" className="text-sm font-medium wrap-anywhere text-ink">
            {incident.title}
          </p>
          <p className="text-xs text-ink-muted">
            {incident.workspace_name ? <bdi>{incident.workspace_name}</bdi> : "Shared"} · {incident.date_words} ·{" "}
            <bdi>{incident.location}</bdi>
          </p>
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="outline">{incident.status}</Badge>
            <Badge tone={isDisputed ? "danger" : "neutral"}>{isDisputed ? "disputed" : incident.verification}</Badge>
            {incident.allegation ? <Badge tone="warning">{incident.allegation}</Badge> : null}
          </div>
        </div>
      </div>
      <Disclosure summary="What it says">
        <div className="grid gap-2 text-sm text-ink-soft">
          <p dir="auto">{incident.summary}</p>
          <p dir="auto">{incident.description}</p>
          <ul className="grid gap-1">
            {incident.evidence.map((item, index) => (
              <li key={index} className="wrap-anywhere">
                <bdi>{item.title}</bdi>
                {/^https?:/.test(item.url) ? (
                  <>
                    {" "}
                    <a href={item.url} target="_blank" rel="noreferrer noopener" className="link text-xs">
                      <AddressText address={item.url} />
                    </a>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </Disclosure>
      {incident.disputes.map((dispute) => (
        <div key={dispute.id} className="grid gap-1.5 border-s-2 border-line-strong ps-3 text-sm">
          <p className="text-xs text-ink-muted">
            {dispute.closed_at
              ? `Dispute closed on ${utcDay(new Date(dispute.closed_at))}: ${dispute.closed_reason ?? ""}`
              : `Disputed since ${utcDay(new Date(dispute.opened_at))}, with these words`}
          </p>
          <p dir="auto" className="whitespace-pre-wrap text-ink-soft">
            {dispute.statement}
          </p>
          {mayChange ? (
            <Button
              size="sm"
              variant="outline"
              className="justify-self-start"
              onClick={() =>
                dispute.closed_at
                  ? void run(() => reopenIncidentDispute({ data: { disputeId: dispute.id } }), "Disputed again")
                  : setClosing(dispute.id)
              }
            >
              {dispute.closed_at ? "Open again" : "Close the dispute"}
            </Button>
          ) : null}
        </div>
      ))}
      {incident.corrections.map((correction) => (
        <p key={correction.id} className={`text-sm ${correction.undone_at ? "text-ink-muted line-through" : "text-ink-soft"}`}>
          Corrected on {utcDay(new Date(correction.at))} by <bdi>{correction.by}</bdi> ({correction.changed.join(", ")}):{" "}
          <bdi>{correction.reason}</bdi>
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {mayChange ? (
          <Button size="sm" variant="outline" onClick={() => setCorrecting(true)}>
            Correct
          </Button>
        ) : null}
        {mayChange && latest ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              void run(() => undoIncidentCorrection({ data: { correctionId: latest.id } }), "The correction is taken back")
            }
          >
            Take the last correction back
          </Button>
        ) : null}
        {actions}
      </div>
      {isCorrecting ? (
        <CorrectDialog requestId={request.id} incident={incident} onClose={() => setCorrecting(false)} onSaved={onChanged} />
      ) : null}
      {closing ? (
        <ReasonDialog
          title="Close the dispute"
          description="The statement is no longer shown. It can be opened again."
          submitLabel="Close the dispute"
          check={reasonMessage}
          save={async (reason) => {
            await closeIncidentDispute({ data: { disputeId: closing, reason } });
            notify.success("The dispute is closed");
            await onChanged();
          }}
          explain={(error) => failureMessage(error)}
          onClose={() => setClosing(null)}
        />
      ) : null}
    </article>
  );
}
