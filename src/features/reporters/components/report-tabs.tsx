import type { ReactElement, ReactNode } from "react";
import { incidentStatuses, type IncidentStatus } from "#app/features/incidents/incident.ts";
import { NavTab, NavTabs } from "#app/ui/nav-tabs.tsx";

const labels: Record<IncidentStatus, string> = { pending: "Pending", approved: "Approved", rejected: "Rejected" };

type Props = {
  counts: Record<IncidentStatus, number>;
  status: IncidentStatus;
  renderLink: (status: IncidentStatus, label: string) => ReactElement<{ children?: ReactNode }>;
};

export function ReportTabs({ counts, status, renderLink }: Props) {
  return (
    <NavTabs label="Reports by status">
      {incidentStatuses.map((value) => (
        <NavTab key={value} active={value === status} count={counts[value]}>
          {renderLink(value, labels[value])}
        </NavTab>
      ))}
    </NavTabs>
  );
}
