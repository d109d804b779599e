import { utcDay } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { HelpTip } from "#app/ui/help-tip.tsx";
import { terms } from "../terms.ts";

/** That something stood in this dossier, and nothing of what it said. */
export function DeletedIncidents({ deleted }: { deleted: readonly { id: string; deleted_at: string }[] }) {
  if (deleted.length === 0) return null;
  return (
    <Disclosure
      look="heading"
      summary={
        <>
          Deleted at the request of the person recorded{" "}
          <span className="text-sm font-normal text-ink-muted tabular-nums">{deleted.length}</span>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        Nothing of these is kept. A report or an export made before then still speaks of them: do not pass it on.{" "}
        <HelpTip term="tombstone">{terms.tombstone}</HelpTip>
      </p>
      <ul className="mt-2 grid gap-1 text-sm text-ink-muted">
        {deleted.map(({ id, deleted_at: at }) => (
          <li key={id} className="wrap-anywhere">
            Deleted on {utcDay(new Date(at))} <span className="font-mono text-xs">{id}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
