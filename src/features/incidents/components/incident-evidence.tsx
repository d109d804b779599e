import { FilePlus2 } from "lucide-react";
import { useContext, useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { laterDrawer } from "#app/ui/later-dialog.ts";
import { onIntent } from "#app/ui/later-part.tsx";
import { notify } from "#app/ui/notify.ts";
import { Hash } from "#app/ui/quotation.tsx";
import type { Veil } from "#app/ui/veil.tsx";
import { removeBehaviorIncidentEvidence, restoreBehaviorIncidentEvidence } from "../desk.functions.ts";
import { livePage } from "../evidence-address.ts";
import { countSources, isSameEvidence } from "../incident-merges.ts";
import type { IncidentView } from "../incident-view.ts";
import type { EvidenceDraft } from "./add-evidence.tsx";
import { CardExtrasContext } from "./card-extras.tsx";

// Loaded when somebody adds something: the page itself is what most people came for.
const AddEvidence = laterDrawer(() => import("./add-evidence.tsx").then((module) => module.AddEvidence));

type Props = {
  workspaceId: string;
  incident: IncidentView;
  veil: Veil;
  onOpen: (passage: IncidentView["passages"][number]) => void;
  onChanged: () => void;
};

/** Where an incident is told, each source once; and what members added to it, which they can take away again. */
export function IncidentEvidence({ workspaceId, incident, veil, onOpen, onChanged }: Props) {
  const { sourceMark } = useContext(CardExtrasContext);
  const [isAdding, setAdding] = useState(false);
  const [draft, setDraft] = useState<EvidenceDraft | null>(null);
  // Of an event the evidence of all its parts, each source once; what somebody added is theirs to take away.
  const parts = [incident, ...incident.merged];
  const items = parts
    .flatMap(({ evidence }) => evidence)
    .filter((item, index, all) => item.added || index === all.findIndex((other) => !other.added && isSameEvidence(item, other)));
  const sources = countSources(items);
  const passages = parts.flatMap((part) => part.passages);
  // What others share is theirs and the moderators'.
  const canAdd = incident.is_private && !incident.removed;
  if (items.length === 0 && !canAdd) return null;

  async function attempt(what: () => Promise<unknown>, failed: string): Promise<boolean> {
    try {
      await what();
      onChanged();
      return true;
    } catch (error) {
      notify.error(`${failed}\n${failureMessage(error)}`);
      return false;
    }
  }
  async function remove(addedId: string) {
    const data = { workspaceId, addedId };
    if (!(await attempt(() => removeBehaviorIncidentEvidence({ data }), "It could not be taken away"))) return;
    notify.success("The evidence was taken away", {
      duration: 10_000,
      action: {
        label: "Undo",
        onPress: () => void attempt(() => restoreBehaviorIncidentEvidence({ data }), "It could not be put back"),
      },
    });
  }

  return (
    <section aria-label="Evidence">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-sm font-semibold text-ink">Evidence</h4>
        {sources < items.length ? (
          <p className="me-auto text-xs text-ink-muted">
            {items.length} pages, {sources} {sources === 1 ? "source" : "sources"}: the same text on several pages counts once
          </p>
        ) : null}
        {canAdd ? (
          <Button
            size="sm"
            variant="ghost"
            {...onIntent(AddEvidence)}
            onClick={() => {
              setDraft((known) => known ?? { idempotencyKey: crypto.randomUUID(), items: [] });
              setAdding(true);
            }}
          >
            <Icon icon={FilePlus2} size="sm" />
            Add evidence
          </Button>
        ) : null}
      </div>
      <ul className="mt-2 grid gap-2 empty:hidden">
        {items.map((item) => {
          const { added } = item;
          const own = passages.filter((candidate) => candidate.source_id === item.source?.id);
          const original = item.copy_of && items.find(({ source }) => source?.id === item.copy_of);
          const live = item.source ? item.source.url : livePage(item.url);
          const passage = (added && own.find(({ added_id }) => added_id === added.id)) ?? own[0];
          return (
            <li key={item.id} className="grid gap-1 rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm">
              <span dir="auto" className="font-medium text-ink">
                {passage ? (
                  <button type="button" onClick={() => onOpen(passage)} className="text-button text-button-lined">
                    {item.title}
                  </button>
                ) : (
                  item.title
                )}
              </span>
              {added?.quotation
                ? veil.cover(
                    <q dir="auto" className="font-serif text-ink-soft">
                      {added.quotation}
                    </q>,
                  )
                : null}
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
                {added ? (
                  <span>
                    Added by <bdi>{added.by}</bdi> on {utcDay(new Date(added.at))}
                  </span>
                ) : null}
                {original ? (
                  <span>
                    The same text as “<bdi>{original.title}</bdi>”: one source with it
                  </span>
                ) : null}
                {item.joined_at ? <span>Found by a later search on {utcDay(new Date(item.joined_at))}</span> : null}
                {item.source?.published_on ? (
                  <span className="tabular-nums">Published {utcDay(new Date(item.source.published_on))}</span>
                ) : null}
                {item.source ? <span className="tabular-nums">Archived {utcDay(new Date(item.source.archived_at))}</span> : null}
                {item.source ? <Hash value={item.source.sha256} /> : null}
                {item.source ? null : <span>No archived copy: what it says cannot be checked here</span>}
                {live ? (
                  <a
                    href={live}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-6 items-center text-accent underline"
                  >
                    Live page
                  </a>
                ) : null}
                {added && canAdd ? (
                  <button
                    type="button"
                    className="text-button text-button-lined min-h-6"
                    aria-label={`Take “${item.title}” away`}
                    onClick={() => void remove(added.id)}
                  >
                    Take away
                  </button>
                ) : null}
              </span>
              {item.source ? sourceMark?.(item.source.id) : null}
            </li>
          );
        })}
      </ul>
      {isAdding && draft ? (
        <AddEvidence
          workspaceId={workspaceId}
          incident={incident}
          draft={draft}
          onDraft={setDraft}
          onAdded={onChanged}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </section>
  );
}
