import { useState } from "react";
import { describePrecision } from "#app/lib/partial-date.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useVeil, type Veil } from "#app/ui/veil.tsx";
import { allegationLabel } from "../allegation-words.ts";
import { type Agreement, compareIncidents } from "../compare-incidents.ts";
import { sourcesOf } from "../desk-filters.ts";
import type { IncidentView } from "../incident-view.ts";
import { MergeDialog } from "./merge-dialog.tsx";

const agreements: Record<Agreement, { words: string; tone: "success" | "accent" | "warning" | "outline" }> = {
  same: { words: "The same", tone: "success" },
  overlaps: { words: "In part the same", tone: "accent" },
  differs: { words: "Different", tone: "warning" },
  unknown: { words: "Not known of both", tone: "outline" },
};

type Props = {
  workspaceId: string;
  left: IncidentView;
  right: IncidentView;
  onClose: () => void;
  /** After a merge; the dialog is over. */
  onMerged: () => void;
};

/** Two incidents side by side, one below the other on a phone: what agrees and what differs. */
export function CompareIncidentsDialog({ workspaceId, left, right, onClose, onMerged }: Props) {
  const [isMerging, setMerging] = useState(false);
  const found = compareIncidents(left, right);
  const veil = useVeil("the claims");
  const sourceNames = (incident: IncidentView) => (
    <ul className="grid gap-1">
      {sourcesOf(incident).map(({ key, label }) => (
        <li key={key} className="flex flex-wrap items-center gap-2">
          <bdi className="wrap-anywhere">{label}</bdi>
          {found.shared.some((option) => option.key === key) ? <Badge tone="success">Of both</Badge> : null}
        </li>
      ))}
    </ul>
  );
  const rows: { term: string; agreement: Agreement; show: (incident: IncidentView) => React.ReactNode }[] = [
    {
      term: "Date",
      agreement: found.date,
      show: (incident) => (
        <>
          {incident.date}
          {describePrecision(incident.date_span) ? ` (${describePrecision(incident.date_span)})` : null}
        </>
      ),
    },
    { term: "Place", agreement: found.place, show: (incident) => <span dir="auto">{incident.location}</span> },
    {
      term: "Status word",
      agreement: found.status,
      show: (incident) => (incident.allegation ? allegationLabel(incident.allegation) : "No authority is involved"),
    },
    { term: "Verification", agreement: found.verification, show: (incident) => verificationWords[incident.verification] },
    { term: "Sources", agreement: found.sources, show: sourceNames },
    {
      term: "Claims",
      agreement: found.claims,
      show: (incident) => <ClaimList incident={incident} shared={found.sharedPassages} veil={veil} />,
    },
  ];
  if (isMerging) {
    return (
      <MergeDialog workspaceId={workspaceId} left={left} right={right} onClose={() => setMerging(false)} onMerged={onMerged} />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="xl"
      title="Compare two incidents"
      description="What agrees and what differs. Whether they are one event is for you to say."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button variant="primary" onClick={() => setMerging(true)}>
            They are one event: merge
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-3 md:grid-cols-2">
          {[left, right].map((incident, index) => (
            <div key={incident.id} className="rounded-md border border-line bg-sunken p-3">
              <p className="text-xs text-ink-muted">{index === 0 ? "First" : "Second"}</p>
              <p dir="auto" className="font-medium text-ink">
                {veil.coverQuotes(incident.title)}
              </p>
            </div>
          ))}
        </div>
        {rows.map(({ term, agreement, show }) => (
          <section key={term} aria-label={term} className="grid gap-2 border-t border-line pt-3">
            <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink">
              {term}
              <Badge tone={agreements[agreement].tone}>{agreements[agreement].words}</Badge>
              {term === "Claims" ? veil.button : null}
            </h3>
            <div className="grid gap-3 text-sm text-ink-soft md:grid-cols-2">
              {[left, right].map((incident, index) => (
                <div key={incident.id} className="min-w-0">
                  <span className="text-xs text-ink-muted md:sr-only">{index === 0 ? "First: " : "Second: "}</span>
                  {show(incident)}
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const verificationWords = { unreviewed: "Not confirmed yet", confirmed: "Confirmed", disputed: "Disputed" } as const;

function ClaimList({ incident, shared, veil }: { incident: IncidentView; shared: ReadonlySet<string>; veil: Veil }) {
  const quoted = incident.passages;
  if (quoted.length === 0) return veil.cover(<p dir="auto">No source is quoted. In the writer’s words: {incident.summary}</p>);
  return veil.cover(
    <ul className="grid gap-2">
      {quoted.map((passage) => (
        <li key={passage.id} className="border-s-2 border-line-strong ps-2.5">
          <q dir="auto" className="font-serif text-ink">
            {passage.text}
          </q>
          {shared.has(passage.id) ? (
            <span className="ms-2">
              <Badge tone="success">Quoted by both</Badge>
            </span>
          ) : null}
        </li>
      ))}
    </ul>,
  );
}
