import { Check, CircleDashed, X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { HelpTip } from "#app/ui/help-tip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Veil } from "#app/ui/veil.tsx";
import type { IdentityStance } from "../incident.ts";
import type { IncidentView } from "../incident-view.ts";
import { terms } from "../terms.ts";

const stances: { stance: IdentityStance; title: string; icon: typeof Check; tone: string; empty: string }[] = [
  { stance: "for", title: "For", icon: Check, tone: "text-success", empty: "Nothing speaks for it." },
  { stance: "against", title: "Against", icon: X, tone: "text-danger", empty: "Nothing speaks against it." },
  {
    stance: "missing",
    title: "Missing",
    icon: CircleDashed,
    tone: "text-ink-muted",
    empty: "Nothing that is known is missing from the source.",
  },
];

type Place = { sourceId: string; start: number; end: number };

type Props = { incident: IncidentView; veil: Veil; onOpen: (place: Place) => void };

/** Is the person in the source the subject? What speaks for it, against it, and what the source does not say. */
export function IdentityLedger({ incident, veil, onOpen }: Props) {
  const titles = new Map(incident.evidence.flatMap(({ title, source }) => (source ? [[source.id, title] as const] : [])));
  return (
    <div className="grid gap-4">
      <p className="text-xs text-ink-muted">
        What speaks for and against it being this person. <HelpTip term="identity ledger">{terms["identity ledger"]}</HelpTip>
      </p>
      {stances.map(({ stance, title, icon, tone, empty }) => {
        const entries = incident.identity.filter((entry) => entry.stance === stance);
        return (
          <section key={stance} aria-label={`Evidence ${title.toLowerCase()}`}>
            <h4 className="flex items-center gap-2 text-sm font-semibold text-ink">
              <Icon icon={icon} className={tone} />
              {title}
              <span className="text-xs font-normal text-ink-muted tabular-nums">{entries.length}</span>
            </h4>
            {entries.length === 0 ? <p className="mt-1 ps-6 text-sm text-ink-muted">{empty}</p> : null}
            {byPage(entries).map(([sourceId, own], at, pages) => (
              <div key={sourceId ?? "none"} className={at > 0 ? "mt-3 ps-6" : "mt-1 ps-6"}>
                {pages.length > 1 && sourceId !== null ? (
                  <h5 dir="auto" className="text-xs font-medium text-ink-muted">
                    {titles.get(sourceId) ?? "A page that is no longer among the evidence"}
                  </h5>
                ) : null}
                <ul className="grid gap-1.5">
                  {own.map((entry, index) => (
                    <li key={`${entry.kind}-${index}`} className="text-sm text-ink-soft">
                      <Entry entry={entry} veil={veil} onOpen={onOpen} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}

type LedgerEntry = IncidentView["identity"][number];

/** The pages in their order: "the page" of a line is the one that it stands under. */
function byPage(entries: readonly LedgerEntry[]): [string | null, LedgerEntry[]][] {
  const pages = new Map<string | null, LedgerEntry[]>();
  for (const entry of entries) pages.set(entry.source_id, [...(pages.get(entry.source_id) ?? []), entry]);
  return [...pages];
}

function Entry({ entry, veil, onOpen }: { entry: LedgerEntry } & Pick<Props, "veil" | "onOpen">) {
  const { statement, quote, source_id: sourceId, start, end } = entry;
  const isQuoted = quote !== null && sourceId !== null && start !== null && end !== null;
  return (
    <>
      <span dir="auto">{statement}</span>{" "}
      {isQuoted
        ? veil.cover(
            <Button
              variant="link"
              size="sm"
              className="h-auto min-h-6 justify-start px-0 py-0 text-start font-normal whitespace-normal"
              onClick={() => onOpen({ sourceId, start, end })}
            >
              <span dir="auto" className="font-serif">
                “{quote}”
              </span>
            </Button>,
          )
        : null}
    </>
  );
}
