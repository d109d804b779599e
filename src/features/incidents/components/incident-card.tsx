import { MapPin } from "lucide-react";
import { type ComponentProps, type ReactNode, useContext } from "react";
import { describePrecision } from "#app/lib/partial-date.ts";
import { utcDay } from "#app/ui/date-words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { laterPart } from "#app/ui/later-part.tsx";
import { useVeil, type Veil, VeiledQuotes } from "#app/ui/veil.tsx";
import { allegationLabel } from "../allegation-words.ts";
import { incidentTypes, reviewDecided } from "../incident.ts";
import type { IncidentView } from "../incident-view.ts";
import { CardExtrasContext } from "./card-extras.tsx";
import { needsQuotation } from "../incident.ts";
import { Claims } from "./claims.tsx";
import { IncidentActions } from "./incident-actions.tsx";
import { AllegationBadge, SharingBadge, VerificationBadge } from "./incident-badges.tsx";
import { IncidentEvidence } from "./incident-evidence.tsx";
import { IncidentStanding, Words } from "./incident-standing.tsx";
import { MergedParts } from "./merged-parts.tsx";
import { Statements } from "./statements.tsx";

/** Opened on few of many cards. */
export const IdentityLedger = laterPart(() => import("./identity-ledger.tsx").then((module) => module.IdentityLedger));

export type EvidencePlace = { sourceId: string; start: number; end: number };

type Props = {
  workspaceId: string;
  dossierId: string;
  incident: IncidentView;
  onOpenEvidence: (place: EvidencePlace) => void;
  onChanged: () => void;
  /** Puts two incidents side by side. */
  onCompare?: ((id: string, other: string) => void) | undefined;
  /** At the end, beside what may be decided. */
  extra?: ReactNode;
};

/** One incident: when, where, how far it has got, what is claimed, and the evidence of each claim. */
export function IncidentCard({ workspaceId, dossierId, incident, onOpenEvidence, onChanged, onCompare, extra }: Props) {
  const extras = useContext(CardExtrasContext);
  const precision = describePrecision(incident.date_span);
  // One veil for the card: its summary, its outcomes and its description are the words of the sources.
  const veil = useVeil("what the sources say");
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
            {veil.coverQuotes(incident.title)}
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
        <IncidentStanding incident={incident} veil={veil} onOpen={open} />
        <LikelySame incident={incident} onCompare={onCompare} />
        <Statements incident={incident} />
        {incident.origin === "member" ? <OwnWords incident={incident} /> : null}
        {veil.button ? <div>{veil.button}</div> : null}
        <section aria-label="Summary" className="text-ink-soft">
          {veil.cover(<Claims incident={incident} part="summary" onOpen={open} />)}
        </section>
        {incident.outcomes.length > 0 ? <Outcomes incident={incident} veil={veil} onOpen={open} /> : null}
        <Disclosure summary="Description" opensInPrint>
          <div className="text-sm">{veil.cover(<Claims incident={incident} part="description" onOpen={open} />)}</div>
        </Disclosure>
        <Disclosure summary="Identity ledger: is it the same person?" opensInPrint>
          <IdentityLedger incident={incident} veil={veil} onOpen={onOpenEvidence} />
        </Disclosure>
        {incident.sentences.length === 0 && incident.passages.length > 0 ? (
          <Quoted incident={incident} veil={veil} onOpen={open} />
        ) : null}
        <MergedParts workspaceId={workspaceId} incident={incident} veil={veil} onOpen={open} onChanged={onChanged} />
        <IncidentEvidence workspaceId={workspaceId} incident={incident} veil={veil} onOpen={open} onChanged={onChanged} />
        <History incident={incident} />
      </CardBody>
      <CardFooter className="print:hidden">
        <IncidentActions workspaceId={workspaceId} dossierId={dossierId} incident={incident} onChanged={onChanged} />
        {extras.actions?.(incident)}
        {extra}
      </CardFooter>
    </Card>
  );
}

/** A search took it for the same event as another one, without being sure: until somebody has confirmed or merged it. */
function LikelySame({ incident, onCompare }: Pick<Props, "incident" | "onCompare">) {
  const other = incident.likely_same_as;
  if (!other || incident.is_confirmed || incident.merged.some(({ id }) => id === other.id)) return null;
  return (
    <Alert variant="info" title="Probably an event that is recorded already">
      <p>The reports are much like those of another incident here:</p>
      <p dir="auto" className="my-1 font-medium text-ink">
        <VeiledQuotes text={other.title} />
      </p>
      <p>Whether they tell of one event is for you to say: nothing was merged.</p>
      {onCompare ? (
        <Button size="sm" variant="outline" className="mt-2" onClick={() => onCompare(incident.id, other.id)}>
          Compare and merge
        </Button>
      ) : null}
    </Alert>
  );
}

/** Whose words these are, and what they are worth: without a quotation they attest nothing (product rule 1). */
function OwnWords({ incident }: { incident: IncidentView }) {
  const writer = incident.written_by ?? "a member";
  return incident.passages.length === 0 ? (
    <Alert variant="warning" title="No source is quoted">
      Written by {writer} in their own words. {needsQuotation}, and it leaves this workspace in no report and no export.
    </Alert>
  ) : (
    <p className="text-sm text-ink-muted">Written by {writer} in their own words; what the sources say is quoted below.</p>
  );
}

/** The passages of an incident whose sentences are somebody's own. */
function Quoted({ incident, veil, onOpen }: OpenProps & { veil: Veil }) {
  return (
    <section aria-label="Quotations" className="grid gap-2">
      <h4 className="text-sm font-semibold text-ink">Quotations</h4>
      {veil.cover(
        <ul className="grid gap-1.5 text-sm text-ink-soft">
          {incident.passages.map((passage) => (
            <li key={passage.id}>
              <Words of={passage} onOpen={onOpen} />
            </li>
          ))}
        </ul>,
      )}
    </section>
  );
}

type OpenProps = Pick<ComponentProps<typeof IncidentStanding>, "incident" | "onOpen">;

/** One line a status word, in the order of the outcomes, with every passage that says it. */
function Outcomes({ incident, veil, onOpen }: OpenProps & { veil: Veil }) {
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
                      {veil.cover(<Words of={passage} onOpen={onOpen} />)}
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
            {reviewDecided(entry.verdict)} by {entry.by} on {utcDay(new Date(entry.at))}: <bdi>{entry.reason}</bdi>
            {entry.undone_at ? " (undone)" : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
