import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { staffIncidentsQuery } from "#app/features/incidents/incidents.queries.ts";
import type { StaffIncident } from "#app/features/incidents/staff-incidents.server.ts";
import { StaffIncidentForm } from "./staff-incident-form.tsx";

type Props = {
  subjectId: string;
  mayAdd: boolean;
  /** What others of the staff's features do about one. */
  actions?: (incident: StaffIncident) => ReactNode;
};

const originWords: Record<StaffIncident["origin"], string> = {
  search: "Found by a search",
  member: "Written by a member",
  reporter: "Reported",
  staff: "Recorded by staff",
};
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The incidents about a person that staff see, and a way to add one. */
export function SubjectIncidents({ subjectId, mayAdd, actions }: Props) {
  const queryClient = useQueryClient();
  const incidents = useInfiniteQuery(staffIncidentsQuery(subjectId));
  const loaded = incidents.data?.pages.flat() ?? [];
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="subject-incidents" className="grid gap-3">
      <h3 id="subject-incidents" className="text-base font-semibold text-ink">
        Shared and reported incidents
      </h3>
      <PagedList
        what="The incidents"
        list={incidents}
        count={loaded.length}
        empty={<p className="text-sm text-ink-muted">None is shared or reported.</p>}
      >
        {loaded.length > 0 ? (
          <ul className="divide-y divide-line rounded-md border border-line">
            {loaded.map((incident) => (
              <li key={incident.id} className="grid gap-1.5 px-3 py-2.5">
                <p dir="auto" className="text-sm font-medium wrap-anywhere text-ink">
                  {incident.title}
                </p>
                <p className="text-xs text-ink-muted">
                  {incident.date} · <bdi>{incident.location}</bdi>
                </p>
                <div className="flex flex-wrap items-center gap-1.5">
                  <Badge tone={incident.status === "approved" ? "success" : "outline"}>{capitalised(incident.status)}</Badge>
                  <Badge>{capitalised(incident.verification)}</Badge>
                  <Badge tone="outline">{originWords[incident.origin]}</Badge>
                  <div className="ms-auto">{actions?.(incident)}</div>
                </div>
              </li>
            ))}
          </ul>
        ) : null}
      </PagedList>
      {isAdding ? (
        <StaffIncidentForm
          subjectId={subjectId}
          onCancel={() => setAdding(false)}
          onSaved={async () => {
            await queryClient.invalidateQueries({ queryKey: ["admin"] });
            setAdding(false);
          }}
        />
      ) : mayAdd ? (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          Add an incident
        </Button>
      ) : null}
    </section>
  );
}
