import { utcMinute } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { auditEntityWords } from "../audit-search.ts";
import type { TrailEntry } from "../audit-trail.server.ts";

/** "grant" → "Grant", "mark-minor" → "Mark minor". */
function words(code: string): string {
  const text = code.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function entityWords(entity: string): string {
  return entity in auditEntityWords ? auditEntityWords[entity as keyof typeof auditEntityWords] : words(entity);
}

/** "requestId" → "Request id". */
const fieldWords = (key: string) => words(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** The trail's entries: when, who, what, whom; the rest opens. */
export function AuditList({ entries }: { entries: readonly TrailEntry[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-4 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[11.5rem_1fr_1fr]">
          <time dateTime={entry.at} className="text-ink-muted tabular-nums sm:whitespace-nowrap">
            {utcMinute(new Date(entry.at))}
          </time>
          <p dir="auto" className="min-w-0 font-medium wrap-anywhere text-ink">
            {entry.actor_name ?? (entry.actor_kind === "user" ? `User ${entry.actor_id ?? ""}` : words(entry.actor_kind))}
          </p>
          <p className="min-w-0 wrap-anywhere text-ink-soft">
            {words(entry.action)}: {entityWords(entry.entity)} <What entry={entry} />
          </p>
          {entry.reason ? (
            <p className="min-w-0 wrap-anywhere text-ink-soft sm:col-span-2 sm:col-start-2">
              Reason: <bdi>{entry.reason}</bdi>
            </p>
          ) : null}
          <div className="sm:col-span-2 sm:col-start-2">
            <Disclosure summary={<span className="text-xs text-ink-muted">Details</span>}>
              <dl className="grid gap-1 text-xs wrap-anywhere text-ink-muted">
                {details(entry).map(([term, value]) => (
                  <div key={term} className="flex flex-wrap gap-x-2">
                    <dt>{term}</dt>
                    <dd className="min-w-0 font-mono text-ink-soft">{value}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** By name where the reader may know it; otherwise by what it is of and the end of its id, so that it is known again. */
function What({ entry }: { entry: TrailEntry }) {
  if (entry.entity_name) return <bdi className="text-ink">{entry.entity_name}</bdi>;
  if (!entry.entity_id) return null;
  return (
    <>
      {entry.workspace_id && entry.entity !== "workspace" ? "of a workspace " : ""}
      <span className="whitespace-nowrap">
        … <span className="font-mono text-xs">{entry.entity_id.slice(-8)}</span>
      </span>
    </>
  );
}

function details(entry: TrailEntry): [string, string][] {
  return [
    ["Entry", `${entry.sequence} of chain ${entry.chain}`],
    ...(entry.entity_id ? [["Whom or what", entry.entity_id] satisfies [string, string]] : []),
    ...(entry.actor_id ? [["By", entry.actor_id] satisfies [string, string]] : []),
    ...Object.entries(entry.details).map(([key, value]): [string, string] => [fieldWords(key), String(value)]),
    ["Hash", entry.hash],
  ];
}
