import { Badge } from "#app/ui/badge.tsx";
import type { ModerationCase } from "../case-view.ts";

/** People of a like name and incidents that may be the same event, side by side. */
export function CaseSimilar({ report, onOpen }: { report: ModerationCase; onOpen: (id: string) => void }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section aria-label="Similar subjects" className="grid content-start gap-2">
        <h3 className="text-base font-semibold text-ink">Similar subjects</h3>
        {report.similar_subjects.length === 0 ? (
          <p className="text-sm text-ink-muted">Nobody of a like name is recorded.</p>
        ) : (
          <ul className="grid gap-2">
            {report.similar_subjects.map((subject) => (
              <li key={subject.id} className="grid gap-1 rounded-md border border-line p-3">
                <span dir="auto" className="text-sm font-medium wrap-anywhere text-ink">
                  {subject.name}
                </span>
                <span className="text-xs text-ink-muted">
                  {[...subject.reasons, `${subject.incidents} shared ${subject.incidents === 1 ? "incident" : "incidents"}`].join(
                    " · ",
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="Similar incidents" className="grid content-start gap-2">
        <h3 className="text-base font-semibold text-ink">Similar incidents</h3>
        {report.similar_incidents.length === 0 ? (
          <p className="text-sm text-ink-muted">No report of the same event or person is known.</p>
        ) : (
          <ul className="grid gap-2">
            {report.similar_incidents.map((incident) => (
              <li key={incident.id} className="grid gap-1.5 rounded-md border border-line p-3">
                <button
                  type="button"
                  dir="auto"
                  onClick={() => onOpen(incident.id)}
                  className="link text-start text-sm font-medium wrap-anywhere"
                >
                  {incident.title}
                </button>
                <span dir="auto" className="text-xs wrap-anywhere text-ink-muted">
                  {incident.subject_name} · {incident.date} · {incident.location}
                </span>
                <p dir="auto" className="line-clamp-3 text-xs wrap-anywhere text-ink-soft">
                  {incident.summary}
                </p>
                <div className="flex flex-wrap gap-1.5">
                  <Badge tone="outline">{incident.status}</Badge>
                  {incident.reasons.map((reason) => (
                    <Badge key={reason}>{reason}</Badge>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
