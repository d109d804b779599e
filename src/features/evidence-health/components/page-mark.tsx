import { TriangleAlert } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { changeSentence, hasLostQuotation, quotationSentence } from "../change-words.ts";
import type { PageChange } from "../evidence-health.ts";

/** Beside a source: that its live page is no longer what was archived. Nothing of the claim is taken away. */
export function PageMark({ change }: { change: PageChange }) {
  const quotation = quotationSentence(change);
  return (
    <p className="flex gap-1.5 text-xs text-warning">
      <span className="flex h-[1.4em] items-center">
        <Icon icon={TriangleAlert} size="sm" />
      </span>
      <span className="min-w-0">
        {changeSentence(change, utcDay(new Date(change.checked_at)))}
        {quotation ? ` ${quotation}` : null}
        {change.outcome === "corrected" && change.detail ? (
          <>
            {" "}
            <q dir="auto" className="wrap-anywhere">
              {change.detail}
            </q>
          </>
        ) : null}
      </span>
    </p>
  );
}

const labels = { changed: "Live page changed", corrected: "Source corrected", gone: "Live page gone" };

/** At a card's head: the weightiest change of the pages that it rests on. */
export function PageBadge({ changes }: { changes: readonly PageChange[] }) {
  const outcome = (["corrected", "gone", "changed"] as const).find((one) => changes.some((change) => change.outcome === one));
  if (!outcome) return null;
  const isWeighty = outcome !== "changed" || changes.some(hasLostQuotation);
  return (
    <Badge tone={isWeighty ? "warning" : "outline"} icon={TriangleAlert}>
      {labels[outcome]}
    </Badge>
  );
}
