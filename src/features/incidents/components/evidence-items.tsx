import { Trash2 } from "lucide-react";
import type { FieldErrors } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { evidenceTypeLabels } from "../evidence-words.ts";
import type { IncidentDraft } from "../written-draft.ts";

type Props = {
  items: IncidentDraft["evidence"];
  errors: FieldErrors;
  onRemove: (index: number) => void;
};

/** The evidence that an incident will have, each with what it is worth. */
export function EvidenceItems({ items, errors, onRemove }: Props) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Evidence of this incident" className="grid gap-2">
      {items.map((item, index) => {
        const error = Object.entries(errors).find(([field]) => field.startsWith(`evidence.${index}.`))?.[1];
        return (
          <li
            key={`${item.sourceId ?? item.url}-${item.quotation ?? ""}`}
            className="flex items-start justify-between gap-3 rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm"
          >
            <div className="grid min-w-0 gap-1">
              <span dir="auto" className="font-medium wrap-anywhere text-ink">
                {item.title}
              </span>
              {item.quotation ? (
                <q dir="auto" className="font-serif text-ink-soft">
                  {item.quotation}
                </q>
              ) : null}
              <span className="text-xs text-ink-muted">
                {evidenceTypeLabels[item.type]}
                {item.sourceId === null
                  ? " · no archived copy: nothing of it can be checked"
                  : item.quotation
                    ? " · quotation found in the archived copy"
                    : " · archived, nothing quoted"}
              </span>
              {error ? <span className="text-xs font-medium text-danger">{error}</span> : null}
            </div>
            <Button size="icon" variant="ghost" aria-label={`Take “${item.title}” out`} onClick={() => onRemove(index)}>
              <Icon icon={Trash2} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
