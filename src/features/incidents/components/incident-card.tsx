import { MapPin } from "lucide-react";
import { useContext } from "react";
import { describePrecision } from "#app/lib/partial-date.ts";
import { utcDay } from "#app/ui/date-words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Card, CardBody, CardFooter } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Hash } from "#app/ui/quotation.tsx";
import { allegationLabel } from "../allegation-words.ts";
import { incidentTypes, reviewVerdicts } from "../incident.ts";
import type { IncidentView } from "../incident-view.ts";
import { CardExtrasContext } from "./card-extras.tsx";
import { Claims } from "./claims.tsx";
import { IdentityLedger } from "./identity-ledger.tsx";
import { IncidentActions } from "./incident-actions.tsx";
import { AllegationBadge, SharingBadge, VerificationBadge } from "./incident-badges.tsx";

export type EvidencePlace = { sourceId: string; start: number; end: number };

type Props = {
  workspaceId: string;
  dossierId: string;
  incident: IncidentView;
  onOpenEvidence: (place: EvidencePlace) => void;
  onChanged: () => void;
};

/** One incident: when, where, how far it has got, what is claimed, and the evidence of each claim. */
export function IncidentCard({ workspaceId, dossierId, incident, onOpenEvidence, onChanged }: Props) {
  const extras = useContext(CardExtrasContext);
  const precision = describePrecision(incident.date_span);
  const isBroken = incident.passages.some((passage) => !passage.holds);
  const open = (passage: { source_id: string; start: number; end: number }) =>
    onOpenEvidence({ sourceId: passage.source_id, start: passage.start, end: passage.end });
  return (
    <Card as="article" id={`incident-${incident.id}`} aria-labelledby={`incident-${incident.id}-title`} className="scroll-mt-20">
      <CardBody className="grid gap-4">
        <header className="grid gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <AllegationBadge incident={incident} />
            <VerificationBadge incident={incident} />
            <SharingBadge incident={incident} />
            {extras.badges?.(incident)}
          </div>
          <h3 id={`incident-${incident.id}-title`} dir="auto" className="text-lg leading-snug font-semibold text-ink">
            {incident.title}
          </h3>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
            <span>
              {incident.date}
              {precision ? ` (${precision})` : null}
            </span>
            <span className="inline-flex items-center gap-1">
              <Icon icon={MapPin} size="sm" />
              <span dir="auto">{incident.location}</span>
            </span>
            <span>{incidentTypes[incident.type].label}</span>
          </div>
        </header>
        {isBroken ? (
          <Alert variant="danger" title="No longer verified">
            A passage of this incident could not be found again in its archived copy.
          </Alert>
        ) : null}
        {incident.standing === "finding" ? null : (
          <Alert
            variant="warning"
            title={incident.standing === "needs-a-human" ? "A person has to decide" : "Possibly another person"}
          >
            {incident.standing_reason}
          </Alert>
        )}
        <Statements incident={incident} />
        <section aria-label="Summary" className="text-ink-soft">
          <Claims incident={incident} part="summary" onOpen={open} />
        </section>
        {incident.outcomes.length > 0 ? <Outcomes incident={incident} onOpen={open} /> : null}
        <Disclosure summary="Description">
          <div className="text-sm">
            <Claims incident={incident} part="description" onOpen={open} />
          </div>
        </Disclosure>
        <Disclosure summary="Identity ledger: is it the same person?">
          <IdentityLedger incident={incident} onOpen={onOpenEvidence} />
        </Disclosure>
        <Evidence incident={incident} onOpen={open} />
        <History incident={incident} />
      </CardBody>
      <CardFooter>
        <IncidentActions workspaceId={workspaceId} dossierId={dossierId} incident={incident} onChanged={onChanged} />
        {extras.actions?.(incident)}
      </CardFooter>
    </Card>
  );
}

type OpenProps = { incident: IncidentView; onOpen: (passage: IncidentView["passages"][number]) => void };

/** One line a status word, in the order of the outcomes, with every passage that says it. */
function Outcomes({ incident, onOpen }: OpenProps) {
  const words = [...new Set(incident.outcomes.map((outcome) => outcome.status))];
  return (
    <section aria-label="Outcomes, the latest first">
      <h4 className="text-sm font-semibold text-ink">Outcomes, the latest first</h4>
      <ol className="mt-1 grid gap-1.5">
        {words.map((status) => (
          <li key={status} className="grid gap-x-4 gap-y-0.5 text-sm text-ink-soft sm:grid-cols-[7rem_1fr]">
            <strong className="font-medium text-ink">{allegationLabel(status)}</strong>
            <ul className="grid gap-1">
              {incident.outcomes
                .filter((outcome) => outcome.status === status)
                .map((outcome) => {
                  const passage = incident.passages.find(({ id }) => id === outcome.passage_id);
                  return passage ? (
                    <li key={outcome.passage_id}>
                      {outcome.stated_on ? (
                        <span className="me-2 text-xs text-ink-muted tabular-nums">{utcDay(new Date(outcome.stated_on))}</span>
                      ) : null}
                      <button
                        type="button"
                        dir="auto"
                        onClick={() => onOpen(passage)}
                        className="text-button text-button-lined font-serif"
                      >
                        “{passage.text}”
                      </button>
                    </li>
                  ) : null;
                })}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Evidence({ incident, onOpen }: OpenProps) {
  const { sourceMark } = useContext(CardExtrasContext);
  return (
    <section aria-label="Evidence">
      <h4 className="text-sm font-semibold text-ink">Evidence</h4>
      <ul className="mt-2 grid gap-2">
        {incident.evidence.map((item) => {
          const passage = incident.passages.find((candidate) => candidate.source_id === item.source?.id);
          return (
            <li key={item.id} className="grid gap-1 rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm">
              <span dir="auto" className="font-medium text-ink">
                {passage ? (
                  <button type="button" onClick={() => onOpen(passage)} className="text-button text-button-lined">
                    {item.title}
                  </button>
                ) : (
                  item.title
                )}
              </span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
                {item.source?.published_on ? (
                  <span className="tabular-nums">Published {utcDay(new Date(item.source.published_on))}</span>
                ) : null}
                {item.source ? <span className="tabular-nums">Archived {utcDay(new Date(item.source.archived_at))}</span> : null}
                {item.source ? <Hash value={item.source.sha256} /> : null}
                {item.source?.url ? (
                  <a href={item.source.url} target="_blank" rel="noreferrer" className="min-h-6 text-accent underline">
                    Live page
                  </a>
                ) : null}
              </span>
              {item.source ? sourceMark?.(item.source.id) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the person recorded says, before what is said of them and in letters of the same size. */
function Statements({ incident }: { incident: IncidentView }) {
  if (incident.statements.length === 0) return null;
  return (
    <section
      aria-label="Statement of the person recorded"
      className="grid gap-3 rounded-md border border-line-strong bg-raised p-4"
    >
      <h4 className="text-sm font-semibold text-ink">The person recorded disputes this</h4>
      {incident.statements.map((statement) => (
        <blockquote key={statement.id} className="grid gap-1">
          <p dir="auto" className="whitespace-pre-wrap text-ink-soft">
            {statement.text}
          </p>
          <footer className="text-xs text-ink-muted tabular-nums">Their statement of {utcDay(new Date(statement.at))}</footer>
        </blockquote>
      ))}
    </section>
  );
}

function History({ incident }: { incident: IncidentView }) {
  if (incident.reviews.length === 0 && incident.corrections.length === 0 && !incident.removed) return null;
  return (
    <section aria-label="Decisions">
      <h4 className="text-sm font-semibold text-ink">Decisions</h4>
      <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
        {incident.removed ? (
          <li>
            Removed from this dossier by {incident.removed.by ?? "a member"} on {utcDay(new Date(incident.removed.at))}:{" "}
            {incident.removed.reason}
          </li>
        ) : null}
        {incident.corrections.map((entry) => (
          <li key={entry.at}>
            Corrected on {utcDay(new Date(entry.at))} at the request of the person recorded ({entry.changed.join(", ")}):{" "}
            <bdi>{entry.reason}</bdi>
          </li>
        ))}
        {incident.reviews.map((entry) => (
          <li key={entry.id} className={entry.undone_at ? "text-ink-muted line-through" : ""}>
            {reviewVerdicts[entry.verdict]} by {entry.by} on {utcDay(new Date(entry.at))}: <bdi>{entry.reason}</bdi>
            {entry.undone_at ? " (undone)" : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
