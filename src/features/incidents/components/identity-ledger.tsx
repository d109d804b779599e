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
            <ul className="mt-1 grid gap-1.5 ps-6">
              {entries.map((entry, index) => {
                const { quote, source_id: sourceId, start, end } = entry;
                return (
                  <li key={`${entry.kind}-${index}`} className="text-sm text-ink-soft">
                    <span dir="auto">{entry.statement}</span>
                    {quote && sourceId && start !== null && end !== null
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
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
