import { SearchX } from "lucide-react";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import { utcDay } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tab, Tabs, TabPanel, TabsList } from "#app/ui/tabs.tsx";
import { Timeline, TimelineItem } from "#app/ui/timeline.tsx";
import { allegationLabel, isExonerating } from "../allegation-words.ts";
import { groupIncidents } from "../incident-groups.ts";
import type { IncidentView } from "../incident-view.ts";
import { IncidentCard, type EvidencePlace } from "./incident-card.tsx";

type Props = {
  workspaceId: string;
  dossierId: string;
  subjectName: string;
  incidents: readonly IncidentView[];
  /** The latest search, where it has delivered. */
  delivered: { searchEngine: string | null; createdAt: string; counts: { pages: number; read: number } } | null;
  isSearching: boolean;
  onOpenEvidence: (place: EvidencePlace) => void;
  onChanged: () => void;
};

/** The incidents of a dossier: findings as cards and on a timeline, and apart from them what is not one. */
export function IncidentSections(props: Props) {
  const { incidents, delivered, isSearching, subjectName } = props;
  const groups = groupIncidents(incidents);
  const { findings, needsHuman, possiblyAnother, setAside } = groups;
  const unreviewed = findings.length - groups.confirmedCount;
  const disputed = findings.filter((incident) => incident.statements.length > 0).length;
  const card = (incident: IncidentView) => (
    <li key={incident.id}>
      <IncidentCard
        workspaceId={props.workspaceId}
        dossierId={props.dossierId}
        incident={incident}
        onOpenEvidence={props.onOpenEvidence}
        onChanged={props.onChanged}
      />
    </li>
  );
  return (
    <>
      {findings.length > 0 ? (
        <section aria-labelledby="incidents-heading">
          <h2 id="incidents-heading" className="text-lg font-semibold text-ink">
            Incidents
          </h2>
          <p className="text-sm text-ink-muted" role="status">
            {groups.confirmedCount} confirmed
            {disputed > 0 ? ` · ${disputed} disputed by the person recorded` : ""}
            {unreviewed > 0 ? ` · ${unreviewed} not confirmed, and not counted until a person confirms` : ""}
          </p>
          <Tabs defaultValue="cards" className="mt-3">
            <TabsList aria-label="How incidents are shown">
              <Tab value="cards">List</Tab>
              <Tab value="timeline">Timeline</Tab>
            </TabsList>
            <TabPanel value="cards">
              <ul className="grid gap-4 pt-4">{findings.map(card)}</ul>
            </TabPanel>
            <TabPanel value="timeline">
              <div className="pt-5">
                <IncidentTimeline incidents={findings} />
              </div>
            </TabPanel>
          </Tabs>
        </section>
      ) : null}
      {findings.length === 0 && delivered && !isSearching ? (
        <EmptyState icon={SearchX} title="No incident was found">
          <p>
            {delivered.searchEngine ?? "The library"} was searched for <bdi>{subjectName}</bdi> on{" "}
            {utcDay(new Date(delivered.createdAt))}: {delivered.counts.pages} pages were found and {delivered.counts.read} read.
            None of them reports an antisemitic act of this person.
          </p>
          <p className="mt-1">This is a result, and says nothing about what stands elsewhere.</p>
        </EmptyState>
      ) : null}
      <Kept
        title="A person has to decide"
        note="The rubric does not let a machine decide these. They are not findings."
        incidents={needsHuman}
        card={card}
      />
      <Kept
        title="Possibly another person"
        note="The name fits, but not enough else does. These are not findings about the subject."
        incidents={possiblyAnother}
        card={card}
      />
      {setAside.length > 0 ? (
        <Disclosure
          look="heading"
          summary={
            <>
              Set aside by members <span className="text-sm font-normal text-ink-muted tabular-nums">{setAside.length}</span>
            </>
          }
        >
          <ul className="grid gap-4">{setAside.map(card)}</ul>
        </Disclosure>
      ) : null}
    </>
  );
}

function Kept(props: {
  title: string;
  note: string;
  incidents: IncidentView[];
  card: (incident: IncidentView) => React.ReactNode;
}) {
  if (props.incidents.length === 0) return null;
  return (
    <section aria-label={props.title}>
      <h2 className="text-lg font-semibold text-ink">{props.title}</h2>
      <p className="text-sm text-ink-muted">{props.note}</p>
      <ul className="mt-3 grid gap-4">{props.incidents.map(props.card)}</ul>
    </section>
  );
}

function IncidentTimeline({ incidents }: { incidents: readonly IncidentView[] }) {
  return (
    <Timeline label="Incidents by date, the latest first">
      {incidents.map((incident) => (
        <TimelineItem
          key={incident.id}
          date={formatMonthYear(incident.date_span)}
          {...(incident.date_span.start ? { dateTime: incident.date_span.start.slice(0, 7) } : {})}
          title={incident.title}
          tone={incident.allegation && isExonerating(incident.allegation) ? "success" : "warning"}
          meta={
            <>
              <span dir="auto">{incident.location}</span>
              {incident.allegation ? (
                <strong className="font-medium text-ink-soft">{allegationLabel(incident.allegation)}</strong>
              ) : null}
              <span>
                {incident.verification === "unreviewed"
                  ? "Unreviewed"
                  : incident.verification === "confirmed"
                    ? "Confirmed"
                    : "Disputed"}
              </span>
            </>
          }
        />
      ))}
    </Timeline>
  );
}
