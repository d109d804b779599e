import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { Loaded } from "#app/ui/loaded.tsx";
import { holdKinds, type HoldView } from "../retention.ts";
import { retentionHoldsQuery } from "../retention.queries.ts";
import { Detail } from "./held-detail.tsx";

const HoldDialog = laterDialog(() => import("./hold-dialog.tsx").then((module) => module.HoldDialog));
const EndHoldDialog = laterDialog(() => import("./end-hold-dialog.tsx").then((module) => module.EndHoldDialog));
const soon = [HoldDialog, EndHoldDialog];

/** What is kept from lapsing, why, and until when. */
export function RetentionHolds() {
  useFetchedWhenIdle(soon);
  const queryClient = useQueryClient();
  const holds = useQuery(retentionHoldsQuery());
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<HoldView | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["admin"] });
  return (
    <section aria-labelledby="retention-holds" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="retention-holds" className="text-lg font-semibold text-ink">
          Holds
        </h2>
        <Button variant="primary" onClick={() => setAdding(true)}>
          Hold something
        </Button>
      </div>
      <Loaded query={holds} failed="The holds could not be loaded" lines={4} nothing="Nothing is kept from lapsing.">
        {(loaded) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {loaded.map((hold) => (
              <li key={hold.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
                  <p className="text-sm font-medium wrap-anywhere text-ink">
                    {hold.held ? <bdi>{hold.held.name}</bdi> : "It is gone"}
                  </p>
                  <p className="text-xs wrap-anywhere text-ink-muted">
                    {holdKinds[hold.kind].split(":")[0]}. {hold.held ? <Detail thing={hold.held} /> : null}{" "}
                    <span className="font-mono">{hold.entity_id}</span>
                  </p>
                  <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
                    {hold.reason}
                  </p>
                  <p className="text-xs text-ink-muted">
                    By <bdi>{hold.by}</bdi>, {utcDay(new Date(hold.created_at))}
                    {hold.ended ? (
                      <>
                        . Ended by <bdi>{hold.ended.by}</bdi>, {utcDay(new Date(hold.ended.at))}: <bdi>{hold.ended.reason}</bdi>
                      </>
                    ) : null}
                  </p>
                </div>
                <Badge tone={hold.is_active ? "accent" : "outline"}>
                  {hold.ended
                    ? "Ended"
                    : hold.is_active
                      ? `Until ${utcDay(new Date(hold.until))}`
                      : `Over since ${utcDay(new Date(hold.until))}`}
                </Badge>
                {hold.is_active ? (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`End the hold of ${hold.held?.name ?? hold.entity_id}`}
                    onClick={() => setEnding(hold)}
                  >
                    End
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding ? <HoldDialog thing={null} onClose={() => setAdding(false)} /> : null}
      {ending ? <EndHoldDialog hold={ending} onEnded={refresh} onClose={() => setEnding(null)} /> : null}
    </section>
  );
}
