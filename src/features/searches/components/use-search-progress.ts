import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { putNewer } from "#app/lib/newer-than-asked.ts";
import { hasEnded } from "../search-run.ts";
import type { SearchProgress } from "../search-progress.ts";
import { latestSearchQuery } from "../searches.queries.ts";

/**
 * The dossier's latest search, live: from the stream while one runs, by asking every few seconds while the
 * stream is broken, and once after it has ended. `onEnd` is called when a run that was watched has ended.
 */
export function useSearchProgress(
  workspaceId: string,
  dossierId: string,
  onEnd: () => void,
): { progress: SearchProgress | null; isLive: boolean } {
  const queryClient = useQueryClient();
  const [isBroken, setBroken] = useState(false);
  const query = latestSearchQuery(workspaceId, dossierId);
  const { data } = useQuery({ ...query, refetchInterval: isBroken ? 3_000 : false });
  const progress = data ?? null;
  const runId = progress?.runId;
  const isRunning = progress !== null && !hasEnded(progress.status);

  useEffect(() => {
    if (!isRunning || !runId) return;
    const stream = new EventSource(`/api/workspaces/${workspaceId}/searches/${runId}/events`);
    stream.onopen = () => setBroken(false);
    stream.onmessage = (event: MessageEvent<string>) => {
      putNewer(queryClient, query.queryKey, JSON.parse(event.data) as SearchProgress | null);
    };
    stream.addEventListener("end", () => stream.close());
    stream.onerror = () => setBroken(true);
    return () => {
      stream.close();
      setBroken(false);
    };
    // The query's key follows from what is listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning, runId, workspaceId, queryClient]);

  // The run's own state says that it has ended, whether the stream told it or asking did.
  const watched = useRef<string | null>(null);
  useEffect(() => {
    const before = watched.current;
    watched.current = isRunning && runId ? runId : null;
    if (before !== null && before !== watched.current) onEnd();
    // The callback is the last one that was handed over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning, runId]);

  return { progress, isLive: isRunning && !isBroken };
}
