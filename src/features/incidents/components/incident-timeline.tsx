import type { ReactNode } from "react";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import { Timeline, TimelineItem } from "#app/ui/timeline.tsx";
import { allegationLabel, isExonerating } from "../allegation-words.ts";
import { sortIncidents } from "../desk-filters.ts";
import type { IncidentView } from "../incident-view.ts";

type Props = {
  incidents: readonly IncidentView[];
  isOldestFirst: boolean;
  title: (incident: IncidentView) => ReactNode;
};

const verificationWords = { unreviewed: "Unreviewed", confirmed: "Confirmed", disputed: "Disputed" } as const;

/** Incidents by date: whatever they are otherwise sorted by, time runs one way. */
export function IncidentTimeline({ incidents, isOldestFirst, title }: Props) {
  const sorted = sortIncidents(incidents, isOldestFirst ? "oldest" : "date");
  return (
    <Timeline label={isOldestFirst ? "Incidents by date, the oldest first" : "Incidents by date, the latest first"}>
      {sorted.map((incident) => (
        <TimelineItem
          key={incident.id}
          date={formatMonthYear(incident.date_span)}
          {...(incident.date_span.start ? { dateTime: incident.date_span.start.slice(0, 7) } : {})}
          title={title(incident)}
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
}
