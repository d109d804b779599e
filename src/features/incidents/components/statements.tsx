import { utcDay } from "#app/ui/date-words.ts";
import type { IncidentView } from "../incident-view.ts";

/** What the person recorded says, before what is said of them and in letters of the same size. */
export function Statements({ incident }: { incident: IncidentView }) {
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
