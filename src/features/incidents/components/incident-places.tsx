import { MapPin } from "lucide-react";
import { memo } from "react";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { groupByPlace } from "../desk-filters.ts";
import type { IncidentView } from "../incident-view.ts";
import { AllegationBadge, VerificationBadge } from "./incident-badges.tsx";
import { VeiledQuotes } from "#app/ui/veil.tsx";

type Props = {
  incidents: readonly IncidentView[];
  /** Leads to the incident itself. */
  onOpen: (id: string) => void;
};

/** Incidents by where they happened, the places with the most first. */
export const IncidentPlaces = memo(function IncidentPlaces({ incidents, onOpen }: Props) {
  return (
    <ul aria-label="Incidents by place" className="grid gap-4">
      {groupByPlace(incidents).map(({ place, incidents: here }) => (
        <Card as="li" key={place}>
          <CardBody className="grid gap-3">
            <h3 className="flex items-center gap-2 font-semibold text-ink">
              <Icon icon={MapPin} className="text-ink-muted" />
              <span dir="auto">{place}</span>
              <span className="text-sm font-normal text-ink-muted tabular-nums">{here.length}</span>
            </h3>
            <ul className="grid gap-3">
              {here.map((incident) => (
                <li key={incident.id} className="grid gap-1 border-t border-line pt-3">
                  <button
                    type="button"
                    dir="auto"
                    className="text-button text-start font-medium text-ink"
                    onClick={() => onOpen(incident.id)}
                  >
                    <VeiledQuotes text={incident.title} />
                  </button>
                  <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                    {incident.date}
                    <AllegationBadge incident={incident} />
                    <VerificationBadge incident={incident} />
                  </span>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      ))}
    </ul>
  );
});
