import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { DossierNews } from "../dossier.ts";
import { dossierQuery } from "../dossiers.queries.ts";

/**
 * Keeps an open dossier as it stands: what colleagues, moderators and jobs change appears without a reload. Everything
 * asked about the dossier is asked again, its open drawers included. `readAt` is when the server read what is shown.
 */
export function useLiveDossier(workspaceId: string, dossierId: string, readAt: string | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef(readAt);
  useEffect(() => {
    known.current = readAt;
  }, [readAt]);
  useEffect(() => {
    let stream: EventSource | null = null;
    let isFirst = true;

    function hear(event: MessageEvent<string>) {
      const { changed_at } = JSON.parse(event.data) as DossierNews;
      // The first answer of the first stream says whether anything changed between the reading and the listening;
      // after a stream that broke nobody knows what was missed.
      const isStale = !isFirst || (changed_at !== null && (known.current === undefined || changed_at >= known.current));
      isFirst = false;
      if (isStale) void queryClient.invalidateQueries({ queryKey: dossierQuery(workspaceId, dossierId).queryKey });
    }
    // Browsers open few connections to one place: a tab that nobody sees keeps none, and catches up when it is seen.
    function follow() {
      if (document.hidden) {
        stream?.close();
        stream = null;
      } else if (!stream) {
        stream = new EventSource(`/api/workspaces/${workspaceId}/dossiers/${dossierId}/events`);
        stream.addEventListener("message", hear);
      }
    }
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stream?.close();
    };
  }, [workspaceId, dossierId, queryClient]);
}
