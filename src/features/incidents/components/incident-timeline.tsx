import { memo } from "react";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import { Timeline, TimelineItem } from "#app/ui/timeline.tsx";
import { allegationLabel, isExonerating } from "../allegation-words.ts";
import { sortIncidents } from "../desk-filters.ts";
import type { IncidentView } from "../incident-view.ts";
import { VeiledQuotes } from "#app/ui/veil.tsx";

type Props = {
  incidents: readonly IncidentView[];
  isOldestFirst: boolean;
  /** Leads to the incident itself. */
  onOpen: (id: string) => void;
};

const verificationWords = { unreviewed: "Unreviewed", confirmed: "Confirmed", disputed: "Disputed" } as const;

/** Incidents by date: whatever they are otherwise sorted by, time runs one way. */
export const IncidentTimeline = memo(function IncidentTimeline({ incidents, isOldestFirst, onOpen }: Props) {
  const sorted = sortIncidents(incidents, isOldestFirst ? "oldest" : "date");
  return (
    <Timeline label={isOldestFirst ? "Incidents by date, the oldest first" : "Incidents by date, the latest first"}>
      {sorted.map((incident) => (
        <TimelineItem
          key={incident.id}
          date={formatMonthYear(incident.date_span)}
          {...(incident.date_span.start ? { dateTime: incident.date_span.start.slice(0, 7) } : {})}
          title={
            <button type="button" className="text-button text-start" onClick={() => onOpen(incident.id)}>
              <VeiledQuotes text={incident.title} />
            </button>
          }
          tone={incident.allegation && isExonerating(incident.allegation) ? "success" : "warning"}
          meta={
            <>
              <span dir="auto">{incident.location}</span>
              {incident.allegation ? (
                <strong className="font-medium text-ink-soft">{allegationLabel(incident.allegation)}</strong>
              ) : null}
              <span>{verificationWords[incident.verification]}</span>
              {incident.merged.length > 0 ? <span>{incident.merged.length + 1} reports</span> : null}
            </>
          }
        />
      ))}
    </Timeline>
  );
});
