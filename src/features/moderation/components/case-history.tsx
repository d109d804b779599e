import { countedReports } from "#app/features/reporters/external-user-words.ts";
import { decisionTitle } from "#app/features/incidents/moderation.ts";
import { utcMinute } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { ModerationCase } from "../case-view.ts";
import { rubricCounts, rubricDoesNot, rubricGates } from "../rubric.ts";

const authors = { moderator: "asked", reporter: "answered", note: "noted for moderators" } as const;

/** What was asked, answered and noted. */
export function CaseThread({ report }: { report: ModerationCase }) {
  if (report.messages.length === 0) return null;
  return (
    <section aria-label="Questions, answers and notes" className="grid gap-2">
      <h3 className="text-base font-semibold text-ink">Questions, answers and notes</h3>
      <ol className="grid gap-2">
        {report.messages.map((message) => (
          <li
            key={message.id}
            className={`grid gap-1 rounded-md border p-3 ${message.author === "note" ? "border-dashed border-line-strong" : "border-line bg-raised"}`}
          >
            <span className="text-xs text-ink-muted">
              {message.name} {authors[message.author]}, {utcMinute(new Date(message.at))}
            </span>
            <span dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-ink">
              {message.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Every decision so far, with its reason; those taken back are struck out. */
export function CaseDecisions({ report }: { report: ModerationCase }) {
  if (report.decisions.length === 0) return null;
  return (
    <section aria-label="Decisions" className="grid gap-2">
      <h3 className="text-base font-semibold text-ink">Decisions</h3>
      <ol className="grid gap-1.5 text-sm text-ink-soft">
        {report.decisions.map((decision) => (
          <li key={decision.id} className="wrap-anywhere">
            {decision.is_undone ? <s>{decisionTitle(decision.code)}</s> : <strong>{decisionTitle(decision.code)}</strong>}
            {decision.is_undone ? " (undone)" : null}: <span dir="auto">{decision.reason}</span>{" "}
            <span className="text-ink-muted">
              ({decision.by}, {utcMinute(new Date(decision.at))})
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What became of the reporter's other reports. */
export function ReporterHistory({ report, onOpen }: { report: ModerationCase; onOpen: (id: string) => void }) {
  const { reporter } = report;
  if (!reporter) return null;
  const { pending, approved, rejected } = reporter.reports;
  return (
    <section aria-label="This reporter" className="grid gap-2">
      <h3 className="text-base font-semibold text-ink">This reporter</h3>
      <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
        {reporter.name}
        {reporter.is_active ? null : " (inactive)"}: {countedReports(approved)} approved, {countedReports(rejected)} rejected,{" "}
        {countedReports(pending)} pending
      </p>
      {reporter.recent.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {reporter.recent.map((other) => (
            <li key={other.id} className="flex flex-wrap items-baseline gap-x-2">
              <button type="button" dir="auto" onClick={() => onOpen(other.id)} className="link min-w-0 text-start wrap-anywhere">
                {other.title}
              </button>
              <span className="text-xs text-ink-muted">{other.status}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">This is their only report.</p>
      )}
    </section>
  );
}

export function Rubric() {
  const list = (title: string, rules: readonly string[]) => (
    <div className="grid gap-1.5">
      <h4 className="text-sm font-semibold text-ink">{title}</h4>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <Disclosure summary="The rubric" look="card">
      <div className="grid gap-4 p-4">
        {list("All of these must hold", rubricGates)}
        {list("Counts", rubricCounts)}
        {list("Does not count", rubricDoesNot)}
        <p className="text-sm text-ink-muted">When it is unclear, ask. Doubt speaks for the person.</p>
      </div>
    </Disclosure>
  );
}
